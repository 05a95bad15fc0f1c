"""Another program as an engine: searches like our own, as far as the protocol goes."""

from __future__ import annotations

import dataclasses
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rules.engine.limits import Limits
from rules.engine.report import Candidate, Proof, Report, Turn
from rules.gtp_client.errors import FaultKind, GtpEngineError, GtpRefusal, Log, StoppedError
from rules.gtp_client.gtp_game import GtpGame, without_threads
from rules.gtp_client.program import GtpProgram
from rules.number import whole_number
from rules.position import Position
from rules.refusal import RulesError
from rules.setup import Setup
from rules.translatable_text import TranslatableText

_FULL = 10_000  # of a win rate and a prior

_PROOFS = {0: Proof.LOSS, _FULL: Proof.WIN}

_MAX_CANDIDATES = 100

_LINE_TURNS = 12

_MAX_VISITS = 10**15

_NUMBERS = ("visits", "winrate", "prior", "order")


class _Info(NamedTuple):
    """What stands between one ``info`` and the next: turns as texts, and numbers by their names."""

    move: str
    line: Sequence[str]
    numbers: dict[str, int]


def analysis_report(text: str, position: Position, begun: Turn, elapsed_ms: int) -> Report | None:
    """Return the report in a line of an analysis; None if no candidate in it is good.

    Args:
        text: the line.
        position: what it is about, at the beginning of a turn.
        begun: the steps of that turn that have been played; the candidates are the rest of it.
        elapsed_ms: since the search began.
    """
    found: list[tuple[int, Candidate]] = []
    turns = set()
    for info in _infos(text):
        candidate = _candidate(info, position, begun)
        if candidate is not None and candidate.turn not in turns:
            turns.add(candidate.turn)
            found.append((info.numbers.get("order", len(found)), candidate))
    if not found:
        return None
    found.sort(key=lambda pair: pair[0])
    candidates = tuple([candidate for _order, candidate in found])
    return Report(
        simulations=sum([candidate.visits for candidate in candidates]),
        elapsed_ms=elapsed_ms,
        win_rate=candidates[0].win_rate,
        candidates=candidates,
        proven=candidates[0].proven,  # the best one: if even that loses, all do
    )


def turn_report(turn: Turn, elapsed_ms: int) -> Report:
    """Return a report on a turn of which nothing else is known."""
    candidate = Candidate(turn=turn, visits=0, win_rate=0.5, prior=0.0, line=(turn,))
    return Report(simulations=0, elapsed_ms=elapsed_ms, win_rate=0.5, candidates=(candidate,))


def rest_of_turn(position: Position, begun: Turn, turn: Turn) -> Turn | None:
    """Return the steps that complete a turn of which some have been played; None if none do."""
    if not begun:
        return turn
    left = list(turn)
    for step in begun:
        if step not in left:
            return None
        left.remove(step)
    after = position.copy()
    after.play_turn(begun)
    for step in left:
        if after.turn != position.turn or step not in after.legal_steps():
            return None
        after.play(step)
    return tuple(left) if left and after.turn != position.turn else None


def _infos(text: str) -> Iterator[_Info]:
    """Yield the candidates of a line, as far as they are in the form of the protocol."""
    for part in f" {text} ".split(" info ")[1:][:_MAX_CANDIDATES]:
        words = part.split()
        at = words.index("pv") if "pv" in words else len(words)
        values = dict(zip(words[:at:2], words[1:at:2], strict=False))
        numbers = {
            name: number
            for name in _NUMBERS
            if (number := whole_number(values.get(name, ""))) is not None
        }
        if "move" in values:
            yield _Info(values["move"], words[at + 1 :], numbers)


def _candidate(info: _Info, position: Position, begun: Turn) -> Candidate | None:
    """Return a candidate; None if it is not a legal turn with a win rate."""
    visits, rate = info.numbers.get("visits", 1), info.numbers.get("winrate", -1)
    prior = info.numbers.get("prior", 0)
    if not (0 <= rate <= _FULL and 0 <= prior <= _FULL and 0 <= visits <= _MAX_VISITS):
        return None
    try:
        turn = position.read(info.move)
    except RulesError:
        return None
    rest = rest_of_turn(position, begun, turn)
    if rest is None:
        return None
    return Candidate(
        turn=rest,
        visits=visits,
        win_rate=rate / _FULL,
        prior=prior / _FULL,
        line=(rest, *_continuation(info, position, turn)),
        proven=_PROOFS.get(rate),
    )


def _continuation(info: _Info, position: Position, turn: Turn) -> Iterator[Turn]:
    """Yield the turns after the first, up to one that cannot be played."""
    if not info.line or info.line[0] != info.move:
        return
    after = position.copy()
    after.play_turn(turn)
    for text in info.line[1:_LINE_TURNS]:
        try:
            following = after.read(text)
        except RulesError:
            return
        yield following
        after.play_turn(following)


_PATIENCE_SECONDS = 3.0  # for an answer that nobody waits for; then the program is restarted

_NOT_FAULTS = (FaultKind.RESIGNED, FaultKind.CANNOT_ANALYSE)


class GtpEngine:
    """Searches one position after another by a program that is started when it is needed.

    After a fault the program is ended, and the next search starts it again. Call ``search`` and
    ``forget`` on one thread at a time; ``close`` may be called on any.

    Args:
        words: the program and its arguments.
        commands: sent unchanged at the start of each game; they come after the limits of the first
            search, and so override them.
        seconds: the time limit for an answer. A turn may take so much longer than its own limit.
        log: see ``GtpProgram``.
    """

    def __init__(
        self,
        words: Sequence[str],
        *,
        commands: Sequence[str] = (),
        seconds: float = 20.0,
        log: Log | None = None,
    ) -> None:
        self._words = tuple(words)
        self._commands = tuple(commands)
        self._seconds = seconds
        self._log = log
        self._game: GtpGame | None = None
        self._closed = False
        self._lock = threading.Lock()  # of these two: ``close`` may come from another thread

    def search(
        self,
        start: Position,
        line: Sequence[Turn],
        limits: Limits,
        *,
        stop: threading.Event | None = None,
        report: Callable[[Report], None] | None = None,
        report_ms: int = 100,
    ) -> Report:
        """Search the position after the turns of ``line``; the arguments are ``Engine.search``'s.

        With ``report``, or without limits, the program analyses the position, if it can; the limits
        end that. Otherwise it is sent the limits and asked for its turn, of which nothing else is
        known then: it is not ``is_rated``. It is not sent the number of our machine's threads. If
        ``stop`` is set before it has said anything, the answer is any legal turn, not rated either.

        Raises:
            ValueError: the game is over.
            InvalidPositionError: the position contradicts itself.
            GtpEngineError: the program failed, or resigns.
        """
        asked = _Asked(start, line, stop or threading.Event())
        try:
            game = self._ready_game(asked.stop)
            if (report is not None or limits.endless) and game.knows("analyze"):
                found = self._analyse(game, asked, limits, report, report_ms)
                if found is not None:
                    return found
            return self._choose(game, asked, without_threads(limits), plays=report is None)
        except StoppedError:
            return asked.latest or turn_report(next(asked.here.legal_turns()), asked.elapsed_ms)
        except BaseException as error:
            if not (isinstance(error, GtpEngineError) and error.kind in _NOT_FAULTS):
                self._drop()
            raise

    def forget(self) -> None:
        """Make the next search begin a new game."""
        if self._game is not None:
            self._game.forget()

    def close(self) -> None:
        """End the program for good, in the background; a search that runs fails."""
        with self._lock:
            self._closed = True
            game, self._game = self._game, None
        if game is not None:
            threading.Thread(target=game.program.close, name="gtp-close", daemon=True).start()

    # -- inner -------------------------------------------------------------------------------

    def _drop(self) -> None:
        with self._lock:
            game, self._game = self._game, None
        if game is not None:
            game.program.kill()

    def _ready_game(self, stop: threading.Event) -> GtpGame:
        """Return the program's game, with no answer outstanding."""
        with self._lock:
            game = self._game
        if game is not None:
            try:
                if not game.program.has_ended and game.program.catch_up(_PATIENCE_SECONDS, stop):
                    game.stop = stop
                    return game
            except GtpEngineError:
                pass  # it failed between two searches: a new one may do better
            self._drop()
        game = GtpGame(GtpProgram(self._words, self._log), self._seconds, self._commands)
        game.stop = stop
        with self._lock:
            if not self._closed:
                self._game = game
                return game
        game.program.kill()
        raise GtpEngineError(FaultKind.ENDED, TranslatableText("the engine was closed"))

    def _analyse(
        self,
        game: GtpGame,
        asked: _Asked,
        limits: Limits,
        report: Callable[[Report], None] | None,
        report_ms: int,
    ) -> Report | None:
        """Return the latest of an analysis; None if the program refuses to analyse."""
        game.follow(asked.setup, asked.turns)
        asked.gets_raw_rates = game.takes_raw_rates()
        program = game.program
        interval_ms = min(report_ms, limits.think_ms or report_ms)
        command = f"analyze {'bw'[asked.before.colour]} {max(1, interval_ms // 10)}"
        try:
            program.begin_analysis(command, self._seconds, asked.stop)
        except GtpRefusal:
            return None
        try:
            self._listen(program, command, asked, limits, report)
        finally:
            program.end_analysis()
        if asked.latest is None:
            text = TranslatableText("the engine named no move that can be played here")
            raise GtpEngineError(FaultKind.CANNOT_ANALYSE, text, program.said)
        return asked.latest

    def _listen(
        self,
        program: GtpProgram,
        command: str,
        asked: _Asked,
        limits: Limits,
        report: Callable[[Report], None] | None,
    ) -> None:
        """Take the reports of an analysis until there is enough, or they are of no use."""
        began = heard_at = time.monotonic()
        while not asked.is_enough(limits):
            now = time.monotonic()
            if asked.latest is None and heard_at > began and now - began > _PATIENCE_SECONDS:
                return
            seconds = heard_at + self._seconds - now
            if asked.latest is not None and limits.think_ms:
                seconds = min(seconds, (limits.think_ms - asked.elapsed_ms) / 1000)
            text = program.analysis_line(seconds, asked.stop)
            if text == "":
                return
            if text is not None:
                heard_at = time.monotonic()
                found = analysis_report(text, asked.before, asked.begun, asked.elapsed_ms)
                if found is not None and asked.gets_raw_rates:
                    found = dataclasses.replace(found, is_raw=True)
                asked.latest = found or asked.latest
                if found is not None and report is not None:
                    report(found)
            elif time.monotonic() - heard_at >= self._seconds:
                raise program.late(command, self._seconds)

    def _choose(self, game: GtpGame, asked: _Asked, limits: Limits, *, plays: bool) -> Report:
        game.follow(asked.setup, asked.turns, limits)
        turn = game.genmove(limits.think_ms / 1000, plays=plays)
        if turn is None:
            raise GtpEngineError(FaultKind.RESIGNED, TranslatableText("the engine resigns"))
        rest = rest_of_turn(asked.before, asked.begun, turn)
        if rest is None:
            text = TranslatableText("the engine would not have begun this move")
            raise GtpEngineError(FaultKind.CANNOT_ANALYSE, text)
        return turn_report(rest, asked.elapsed_ms)


class _Asked:
    """What a search is about, and what has been found.

    Attributes:
        setup: of the game.
        turns: that are complete.
        before: the position after them.
        begun: the steps of the turn that has begun.
        here: the position after those.
        stop: see ``GtpEngine.search``.
        latest: the last report, None before the first.
        gets_raw_rates: whether the win rates are those of our search; see ``Report``.
    """

    def __init__(self, start: Position, line: Sequence[Turn], stop: threading.Event) -> None:
        self.setup = _setup_of(start)
        self.turns = tuple(line)
        self.begun: Turn = ()
        self.before = start.copy()
        self.here = start.copy()
        for turn in line:
            self.before.copy_from(self.here)
            self.here.play_turn(turn)
        if line and self.here.turn == self.before.turn:
            self.turns, self.begun = self.turns[:-1], tuple(line[-1])
        else:
            self.before.copy_from(self.here)
        if self.here.over:
            raise ValueError("the game is over")
        self.here.validate()
        self.stop = stop
        self.latest: Report | None = None
        self.gets_raw_rates = False
        self._began = time.monotonic()

    @property
    def elapsed_ms(self) -> int:
        return int((time.monotonic() - self._began) * 1000)

    def is_enough(self, limits: Limits) -> bool:
        """Return whether a limit has been reached, or the position is proven.

        Where all turns that were visited lose, the best may be one of which nothing is known yet.
        """
        found = self.latest
        if found is None:
            return False
        return (
            found.proven is not None
            or 0 < limits.think_ms <= self.elapsed_ms
            or (0 < limits.simulations <= found.simulations and found.is_rated)
        )


def _setup_of(start: Position) -> Setup:
    """Return the setup whose game starts in a position."""
    setup: Setup = start.setup
    return setup if start == setup.start() else setup.placed(start.placement())
