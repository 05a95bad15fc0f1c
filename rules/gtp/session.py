"""A game, an engine and the commands of the text protocol on them; no input and no output.

The commands beyond GTP 2 are those of its Go, Hex and GoGui relatives. Where they leave a choice:

- Without any limit ``genmove`` thinks for two seconds; a level below 10 is a limit.
- A clock gives a turn an even share of the time left for the turns expected, or of its overtime;
  the turn saves what is left of it once no other one can become the best.
- With a seed every search begins afresh, so that equal limits give equal answers.
- The game ends by its rules alone: a resignation in a saved game is not looked at.
- ``gogui-rules_board`` has a line for each row from the top, for each ring of a polygon; a stack
  shows its top. ``gogui-rules_board_size`` is the number of cells a side.
- ``gogui-rules_game_id`` is a word with one capital, as GoGui wants it.
- ``loadsgf`` takes a file name with blanks in it; a number at its end is that of turns.
- ``boardsize`` takes the size of a game that has only one.
"""

from __future__ import annotations

import dataclasses
import inspect
import itertools
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from rules.clock import LONGEST_SECONDS, NO_CLOCKS, Clock, Left, TimeControl
from rules.diagram import diagram, rows, tops
from rules.engine import benchmark
from rules.engine.engine import Engine
from rules.engine.limits import STRONGEST, Limits
from rules.engine.report import Report
from rules.engine.time_share import Lag, think_ms, within
from rules.games import GAMES, read_setup
from rules.number import real_number, whole_number
from rules.position import BLACK, WHITE, Position
from rules.record.game_file import load, save, write_game
from rules.record.game_record import GameRecord, write_result
from rules.refusal import InvalidPositionError
from rules.setup import Setup
from rules.version import VERSION

DEFAULT_THINK_MS = 2_000

_MOST_PERFT = 100
_MOST_SIMULATIONS = 1_000_000_000
_MOST_THREADS = 256
_COLOURS = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}
_COLOUR_NAMES = ("black", "white")


class CommandError(ValueError):
    """A command that cannot be carried out; its text is the answer."""


class Analysis:
    """A search that goes on until it is stopped and says what it has found."""

    def __init__(self, session: Session, interval_ms: int) -> None:
        self._session = session
        self._interval_ms = interval_ms
        self._stop = threading.Event()

    @contextmanager
    def telling(self, say: Callable[[str], None]) -> Iterator[None]:
        """Search in a thread of its own, and say a line every so often."""

        def tell(report: Report) -> None:
            if self._stop.is_set():
                return
            try:
                say(analysis_line(self._session.position, report))
            except OSError:  # nobody reads any more, as the end of the answer finds out too
                self._stop.set()

        def search() -> None:
            limits = dataclasses.replace(
                self._session.limits, level=STRONGEST, think_ms=0, simulations=0
            )
            try:
                report = self._session.search(limits, self._stop, tell, self._interval_ms)
            except Exception:  # the answer has begun: all that can be said is in the log
                traceback.print_exc()
                return
            # a search that ends by itself has proven its answer, and goes on saying so
            while not self._stop.wait(self._interval_ms / 1000):
                tell(report)

        thread = threading.Thread(target=search, name="analysis", daemon=True)
        thread.start()
        try:
            yield
        finally:
            self._stop.set()
            thread.join()


Command = Callable[..., str | Analysis]
_Function = TypeVar("_Function", bound=Command)
_COMMANDS: dict[str, Command] = {}


def _command(function: _Function) -> _Function:
    """Make a method of ``Session`` a command. Its parameters are the command's arguments."""
    name = function.__name__.removesuffix("_")
    _COMMANDS[name.replace("gogui_rules_", "gogui-rules_")] = function
    return function


class Session:
    """A game, the limits of searches, and the commands on them.

    Commands take texts and answer with a text, or with an analysis that is to be run. An answer
    too is the text of a CommandError, RulesError, GameFileError or OSError: nothing has changed.

    Attributes:
        record: the game; what was taken back is not kept in it.
        limits: of the next searches.
        ended: no command follows.
    """

    def __init__(self, new_engine: Callable[[], Engine] = Engine, *, files: bool = True) -> None:
        """A session whose turns are chosen by such an engine; without ``files`` it opens none."""
        self._files = files
        self.record = GameRecord(next(iter(GAMES.values())).setup())
        self.limits = Limits()
        self.clock = Clock()
        self._lag = Lag()
        self.engine = new_engine()
        self.ended = False

    @property
    def position(self) -> Position:
        return self.record.position

    def run(self, name: str, arguments: Sequence[str]) -> str | Analysis:
        """Carry out one command."""
        command = _COMMANDS.get(name)
        if command is None:
            raise CommandError(f"unknown command {name}")
        try:
            bound = inspect.signature(command).bind(self, *arguments)
        except TypeError:
            raise CommandError(f"usage: {_usage(name, command)}") from None
        return command(*bound.args)

    # -- the program -------------------------------------------------------------------------

    @_command
    def protocol_version(self) -> str:
        return "2"

    @_command
    def name(self) -> str:
        return self.engine.name

    @_command
    def version(self) -> str:
        return VERSION

    @_command
    def list_commands(self) -> str:
        return "\n".join([command for command in _COMMANDS if self._knows(command)])

    @_command
    def known_command(self, command: str) -> str:
        return "true" if self._knows(command) else "false"

    @_command
    def quit_(self) -> str:
        self.ended = True
        return ""

    # -- the game ----------------------------------------------------------------------------

    @_command
    def list_games(self) -> str:
        return "\n".join(GAMES)

    @_command
    def game(self, key: str, *options: str) -> str:
        return self._start(read_setup((key, *options)))

    @_command
    def clear_board(self) -> str:
        return self._start(self.record.setup)

    @_command
    def boardsize(self, size: str) -> str:
        setup = self.record.setup
        if "size" not in dict(setup.options) and size == str(self.position.board.size):
            return self._start(setup)  # there is no other one
        return self._start(_changed(setup, "size", size))

    @_command
    def komi(self, komi: str) -> str:
        return self._start(_changed(self.record.setup, "komi", komi))

    @_command
    def play(self, colour: str, turn: str) -> str:
        self._check_to_move(colour)
        self.record.play_text(turn)
        return ""

    @_command
    def undo(self) -> str:
        taken_back = self.record.node
        if taken_back.parent is None:
            raise CommandError("there is no turn to undo")
        self.record.remove(taken_back)
        return ""

    @_command
    def showboard(self) -> str:
        position = self.position
        lines = ["", diagram(position.board, position.pieces()), str(self.record.setup)]
        if score := position.score():
            lines.append(f"score: Black {score[BLACK]}, White {score[WHITE]}")
        if any(lost := position.lost_turns()):
            black, white = (lost[position.player_of(colour)] for colour in (BLACK, WHITE))
            lines.append(f"turns to lose: Black {black}, White {white}")
        lines.append(self.gogui_rules_final_result() or f"{_title(position.colour)} to move")
        return "\n".join(lines)

    @_command
    def gogui_rules_game_id(self) -> str:
        return self.record.setup.game.key.capitalize()

    @_command
    def gogui_rules_board_size(self) -> str:
        return str(self.position.board.size)

    @_command
    def gogui_rules_board(self) -> str:
        board = self.position.board
        seen = tops(board, self.position.pieces())
        marks = ["." if piece is None else "XO"[piece.colour] for piece in seen]
        return "\n".join([" ".join([marks[site] for site in row]) for row in rows(board)])

    @_command
    def gogui_rules_legal_moves(self) -> str:
        return " ".join([self.position.write(turn) for turn in self.position.legal_turns()])

    @_command
    def gogui_rules_side_to_move(self) -> str:
        return _COLOUR_NAMES[self.position.colour]

    @_command
    def gogui_rules_final_result(self) -> str:
        outcome = self.position.outcome()
        if outcome is None:
            return ""
        if outcome.winner is None:
            return f"Draw: {outcome.reason.value}"
        by = f" by {outcome.margin}" if outcome.margin else ""
        return f"{_title(outcome.winner)} wins{by}: {outcome.reason.value}"

    @_command
    def result(self) -> str:
        outcome = self.position.outcome()
        if outcome is None:
            return "none"
        return "draw" if outcome.winner is None else _COLOUR_NAMES[outcome.winner]

    @_command
    def final_score(self) -> str:
        outcome = self.position.outcome()
        if outcome is None:
            raise CommandError("the game is not over")
        return write_result(outcome)

    @_command
    def perft(self, depth: str) -> str:
        return str(self.position.perft(_whole(depth, "depth", 0, _MOST_PERFT)))

    @_command
    def loadsgf(self, file: str, *more: str) -> str:
        self._check_files_allowed()
        turns = None
        words = [file, *more]
        if more and whole_number(more[-1]) is not None:
            turns = _whole(words.pop(), "turns", 0, 1_000_000_000)
        loaded = load(" ".join(words))
        for problem in loaded.reading.problems:
            raise problem  # a program would not hear of what was left out
        record = GameRecord(loaded.setup)
        record.names, record.seats = loaded.names, loaded.seats
        last = record.root
        for node in loaded.trunk[:turns]:
            last = record.add(last, node.turn)
        record.go_to(last)
        self.record = record
        return ""

    @_command
    def printsgf(self, *file: str) -> str:
        if not file:
            return write_game(self.record).rstrip()
        self._check_files_allowed()
        save(self.record, " ".join(file))
        return ""

    # -- the engine --------------------------------------------------------------------------

    @_command
    def genmove(self, colour: str) -> str:
        self._check_to_move(colour)
        self.clock.begin_turn(self.position.player)
        self.clock.start(time.monotonic())
        turn = self._choose()
        self.clock.end_turn(time.monotonic())
        return self.record.play(turn).text

    @_command
    def reg_genmove(self, colour: str) -> str:
        self._check_to_move(colour)
        return self.position.write(self._choose())

    @_command
    def level(self, level: str) -> str:
        self._limit(level=_whole(level, "level", 1, STRONGEST))
        return ""

    @_command
    def movetime(self, seconds: str) -> str:
        self._limit(think_ms=round(1000 * _number(seconds, "seconds", LONGEST_SECONDS)))
        return ""

    @_command
    def simulations(self, simulations: str) -> str:
        self._limit(simulations=_whole(simulations, "simulations", 0, _MOST_SIMULATIONS))
        return ""

    @_command
    def threads(self, threads: str) -> str:
        self._limit(threads=_whole(threads, "threads", 1, _MOST_THREADS))
        return ""

    @_command
    def seed(self, seed: str) -> str:
        self._limit(seed=_whole(seed, "seed", 0, 2**63 - 1))
        return ""

    @_command
    def time_settings(self, main_time: str, byo_yomi_time: str, byo_yomi_stones: str) -> str:
        main = _number(main_time, "main time", LONGEST_SECONDS)
        seconds = _number(byo_yomi_time, "byo yomi time", LONGEST_SECONDS)
        turns = _whole(byo_yomi_stones, "byo yomi stones", 0, 1_000_000)
        if seconds and not turns:
            control = NO_CLOCKS  # GTP 2: no time limit
        else:
            control = TimeControl(
                main_seconds=main,
                overtime_seconds=seconds,
                overtime_turns=turns if seconds else 0,
            )
        self.clock = Clock(control)
        return ""

    @_command
    def time_left(self, colour: str, time: str, stones: str) -> str:
        self.clock.set_left(
            self.position.player_of(_colour(colour)),
            Left(
                _number(time, "time", LONGEST_SECONDS),
                _whole(stones, "stones", 0, 1_000_000),
            ),
        )
        return ""

    @_command
    def analyze(self, colour: str, centiseconds: str) -> Analysis:
        interval = _whole(centiseconds, "centiseconds", 1, 100 * LONGEST_SECONDS)
        self._check_to_move(colour)
        return Analysis(self, 10 * interval)

    @_command
    def benchmark(self, what: str, seconds: str) -> str:
        if what not in ("playouts", "search"):
            raise CommandError(f"benchmark playouts or search, not {what}")
        limit = _number(seconds, "seconds", LONGEST_SECONDS)
        if self.position.over:
            raise CommandError("the game is over")
        self.engine.forget()  # it measures with a tree of its own
        measure = benchmark.playouts if what == "playouts" else benchmark.searches
        count, took = measure(self.position.copy(), limit)
        return f"{count} {took:.3f}"

    # -- inner -------------------------------------------------------------------------------

    def search(
        self,
        limits: Limits,
        stop: threading.Event | None = None,
        report: Callable[[Report], None] | None = None,
        report_ms: int = 100,
    ) -> Report:
        """Search the current position; with a seed, without knowing of earlier searches."""
        if limits.seed is not None:
            self.engine.forget()
        start = self.record.setup.start()
        line = [node.turn for node in self.record.line]
        return self.engine.search(
            start, line, limits, stop=stop, report=report, report_ms=report_ms
        )

    def _knows(self, command: str) -> bool:
        return command in _COMMANDS and (self._files or command != "loadsgf")

    def _check_files_allowed(self) -> None:
        if not self._files:
            raise CommandError("this program opens no files (--no-files)")

    def _start(self, setup: Setup) -> str:
        self.record = GameRecord(setup)
        self.clock = Clock(self.clock.control)
        return ""

    def _check_to_move(self, colour: str) -> None:
        asked = _colour(colour)
        try:
            self.position.validate()
        except InvalidPositionError:
            self.record.replay()  # so that the next command finds a sound one
            raise
        if self.position.over:
            raise CommandError("the game is over")
        if asked != self.position.colour:
            raise CommandError(f"{_COLOUR_NAMES[self.position.colour]} is to move")

    def _limit(self, **limits: Any) -> None:
        self.limits = dataclasses.replace(self.limits, **limits)

    def _choose(self) -> tuple[int, ...]:
        """The turn that the engine finds best here."""
        turns = list(itertools.islice(self.position.legal_turns(), 2))
        if len(turns) == 1:
            return turns[0]
        left = self.clock.left(self.position.player, time.monotonic())
        if left is not None:
            return self._choose_in_time(left)
        limits = self.limits
        if limits.endless:
            limits = dataclasses.replace(limits, think_ms=DEFAULT_THINK_MS)
        return self.search(limits).best

    def _choose_in_time(self, left: Left) -> tuple[int, ...]:
        began = time.monotonic()
        control, lag_ms = self.clock.control, self._lag.ms
        limits = within(self.limits, think_ms(control, left, self.position, lag_ms=lag_ms))
        turn = self.search(limits).best
        self._lag.learn(limits.think_ms, 1000 * (time.monotonic() - began))
        return turn


def _usage(name: str, command: Command) -> str:
    words = [name]
    for parameter in list(inspect.signature(command).parameters.values())[1:]:
        word = parameter.name.upper()
        words.append(f"[{word} …]" if parameter.kind is parameter.VAR_POSITIONAL else word)
    return " ".join(words)


def _changed(setup: Setup, key: str, text: str) -> Setup:
    """The setup with another value of one option."""
    options = (word.split("=", 1) for word in str(setup).split()[1:])
    texts = {name: value for name, value in options}
    return setup.game.read_setup({**texts, key: text})


def analysis_line(position: Position, report: Report) -> str:
    """What a search has found, as one line: shares of 10000; win rates 0 and 10000 are proven."""
    parts = []
    for order, candidate in enumerate(report.candidates):
        line = []
        after = position.copy()
        for turn in candidate.line:
            line.append(after.write(turn))
            after.play_turn(turn)
        win_rate, prior = round(10_000 * candidate.win_rate), round(10_000 * candidate.prior)
        if candidate.proven is None:
            win_rate = max(1, min(9_999, win_rate))
        parts.append(
            f"info move {line[0]} visits {candidate.visits} winrate {win_rate} prior {prior}"
            f" order {order} pv {' '.join(line)}"
        )
    return " ".join(parts)


def _colour(text: str) -> int:
    if text.lower() not in _COLOURS:
        raise CommandError(f"{text} is no colour: b, black, w or white")
    return _COLOURS[text.lower()]


def _title(colour: int) -> str:
    return _COLOUR_NAMES[colour].capitalize()


def _whole(text: str, name: str, least: int, most: int) -> int:
    number = whole_number(text)
    if number is None or not least <= number <= most:
        raise CommandError(f"{name} must be {least} to {most}, not {text}")
    return number


def _number(text: str, name: str, most: int) -> float:
    number = real_number(text)
    if number is None or not 0 <= number <= most:
        raise CommandError(f"{name} must be 0 to {most}, not {text}")
    return number
