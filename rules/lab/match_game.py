"""One game of a match, its opening, and its contestants: our engine, other programs, random."""

from __future__ import annotations

import contextlib
import dataclasses
import difflib
import importlib
import itertools
import os
import random
import shlex
import shutil
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from rules.engine.engine import Engine
from rules.engine.known_reports import LEARNED_KNOWLEDGE, Knowledge
from rules.engine.limits import STRONGEST, Limits
from rules.games import read_setup
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.gtp_client.gtp_game import GtpGame
from rules.gtp_client.program import GtpProgram
from rules.number import real_number, whole_number
from rules.outcome import Outcome
from rules.position import Position, SpecialStep
from rules.record.game_record import Ending, GameRecord, write_result
from rules.refusal import RulesError
from rules.setup import Setup
from rules.work.workers import Workers, in_order

Turn = tuple[int, ...]


class Player(Protocol):
    """Plays one contestant's games, one after another.

    An exception loses it the game; ``PlayerError`` gives the reason in words.
    """

    def start(self, setup: Setup, seed: int) -> None:
        """Begin a new game. Equal seeds should give equal games, as far as possible."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn | None:
        """Choose a turn, None to resign.

        Args:
            position: where the player is to move; stays as it is.
            line: the turns from the start of the game, the opening included.
        """

    def close(self) -> None:
        """Release programs and memory. ``start`` may follow and begins again."""


class PlayerError(Exception):
    """A player that cannot continue its game.

    Attributes:
        late: whether it has run out of time.
        trace: the last lines of its standard error, or a traceback.
    """

    def __init__(self, reason: str, *, late: bool = False, trace: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.late = late
        self.trace = tuple(trace)


class RandomPlayer:
    """Draws every step evenly from the legal ones."""

    def start(self, setup: Setup, seed: int) -> None:
        self._random = random.Random(seed)

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        return draw_turn(position, self._random)

    def close(self) -> None:
        pass


def draw_turn(position: Position, source: random.Random) -> Turn:
    """Return a legal turn, each of its steps drawn evenly from the legal ones."""
    after, turn = position.copy(), []
    while after.turn == position.turn:
        turn.append(source.choice(after.distinct_steps()))
        after.play(turn[-1])
    return tuple(turn)


class EnginePlayer:
    """Plays each game with a new engine, which keeps its tree from turn to turn.

    With one thread and a number of simulations, the same seed plays the same game.
    """

    def __init__(self, limits: Limits, knowledge: Knowledge = LEARNED_KNOWLEDGE) -> None:
        """Make a player; by default it knows what was learned, but looks nothing up."""
        self._limits = limits
        self._engine = Engine(knowledge)

    def start(self, setup: Setup, seed: int) -> None:
        self._engine.forget()
        self._start = setup.start()
        self._seed = seed if self._limits.seed is None else self._limits.seed

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        turns = list(itertools.islice(position.legal_turns(), 2))
        if len(turns) == 1:
            return turns[0]
        # levels that keep no tree should not draw the same numbers at every turn
        limits = dataclasses.replace(self._limits, seed=self._seed + len(line))
        return self._engine.search(self._start, line, limits).best

    def close(self) -> None:
        self._engine.forget()


class GtpPlayer:
    """Keeps its program running from game to game; our rules read what it plays.

    Args:
        words: the program and its arguments.
        limits: bounds, sent to a program that knows the commands for them.
        commands: sent unchanged at the start of each game.
        seconds: the time limit for every answer.
    """

    def __init__(
        self,
        words: Sequence[str],
        limits: Limits,
        commands: Sequence[str],
        seconds: float,
    ) -> None:
        self._words = tuple(words)
        self._limits = limits
        self._commands = tuple(commands)
        self._seconds = seconds
        self._game: GtpGame | None = None

    def start(self, setup: Setup, seed: int) -> None:
        with _forfeiting():
            if self._game is None:
                program = GtpProgram(self._words)
                self._game = GtpGame(program, self._seconds, self._commands)
            self._setup = setup
            self._game.start(setup, self._limits)

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn | None:
        assert self._game is not None
        with _forfeiting():
            self._game.follow(self._setup, line)
            return self._game.genmove(0.0, plays=True)

    def close(self) -> None:
        if self._game is not None:
            self._game.program.close()
            self._game = None


@contextlib.contextmanager
def _forfeiting() -> Iterator[None]:
    """Turn a fault of the program into that of a player."""
    try:
        yield
    except GtpEngineError as error:
        late = error.kind is FaultKind.SILENT
        raise PlayerError(str(error), late=late, trace=error.trace) from None


_LIMITS = ("level", "movetime", "simulations", "threads", "seed")  # names as in the protocol


class ContestantError(ValueError):
    """A contestant that does not exist or cannot play."""


@dataclasses.dataclass(frozen=True)
class Contestant:
    """One side of a match.

    ``level 7 threads 2`` is the built-in engine: pairs of a limit and a number, from level,
    movetime (seconds), simulations, threads and seed. ``random`` plays at random. ``import
    MODULE:NAME …`` calls that function with the words that follow; it returns a ``Player``.
    Everything else is the command line of a program that speaks GTP.

    Attributes:
        text: the description.
        commands: sent to a GTP program at the start of each game.
    """

    text: str
    commands: tuple[str, ...] = ()

    def player(self, common: Limits, seconds: float) -> Player:
        """Return a player for this contestant.

        Args:
            common: limits of both contestants; the contestant's own override them.
            seconds: how long a GTP program may take for an answer.

        Raises:
            ContestantError: the player is unknown, or its search has no limit.
        """
        words = self._words()
        if words == ["random"]:
            return RandomPlayer()
        if words[0] == "import":
            return _imported(words[1:])
        if words[0] in _LIMITS:
            return EnginePlayer(_own_limits(words, common))
        if shutil.which(words[0]) is None:
            raise ContestantError(f"no program {words[0]} found{_suggestion(words[0])}")
        return GtpPlayer(words, common, self.commands, seconds)

    def check(self, common: Limits, *, programs: bool = True) -> None:
        """Check the description; nothing is started or imported.

        Args:
            common: limits of both contestants.
            programs: whether its program must be on this machine.

        Raises:
            ContestantError: the player is unknown.
        """
        word = self._words()[0]
        if word in _LIMITS or (programs and word != "import"):
            self.player(common, 0)

    def _words(self) -> list[str]:
        try:
            words = shlex.split(self.text)
        except ValueError as error:
            raise ContestantError(f"contestant {self.text!r}: {error}") from None
        if not words:
            raise ContestantError("a contestant is empty")
        return words


def _suggestion(word: str) -> str:
    """Return what may have been meant instead of a word that names no program."""
    close = difflib.get_close_matches(word, (*_LIMITS, "random", "import"), 1)
    return f": did you mean {close[0]}?" if close else ""


def _own_limits(words: Sequence[str], common: Limits) -> Limits:
    """Return the common limits, changed by pairs of a name and a number."""
    names, numbers = words[::2], words[1::2]
    text = " ".join(words)
    if len(names) != len(numbers) or len(set(names)) != len(names):
        raise ContestantError(f"{text!r}: write pairs such as 'level 7 threads 2'")
    changes: dict[str, Any] = {}
    for name, number in zip(names, numbers, strict=True):
        if name not in _LIMITS:
            raise ContestantError(f"{text!r}: {name} is not one of {', '.join(_LIMITS)}")
        value = real_number(number) if name == "movetime" else whole_number(number)
        if value is None:
            raise ContestantError(f"{text!r}: {number!r} is not a number for {name}")
        if name == "movetime":
            changes["think_ms"] = round(1000 * value)
        else:
            changes[name] = value
    try:
        limits = dataclasses.replace(common, **changes)
    except ValueError as error:
        raise ContestantError(f"{text!r}: {error}") from None
    if limits.level == STRONGEST and not (limits.think_ms or limits.simulations):
        raise ContestantError(f"{text!r} has no limit: add movetime or simulations")
    return limits


def _imported(words: Sequence[str]) -> Player:
    module, colon, name = (words[0] if words else "").partition(":")
    if not (module and colon and name):
        raise ContestantError("write import MODULE:NAME, followed by the arguments of NAME")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that it hides no module of Python
    try:
        make = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ContestantError(
            f"import {words[0]}: {error} (also looked in {os.getcwd()})"
        ) from None
    player: Player = make(*words[1:])
    return player


_MAX_DRAWS = 200  # without success, until we assume that there is no other opening


class OpeningError(ValueError):
    """An opening that no game can continue from."""


def read_opening(start: Position, text: str) -> tuple[Turn, ...]:
    """Return the turns that a text spells, separated by spaces.

    Raises:
        OpeningError: a turn is illegal, or the game is over after them.
    """
    position, turns = start.copy(), []
    for word in text.split():
        try:
            turns.append(position.read(word))
        except RulesError as error:
            raise OpeningError(f"opening {text!r}: {error}") from None
        position.play_turn(turns[-1])
    if position.over:
        raise OpeningError(f"opening {text!r}: the game is over after it")
    return tuple(turns)


def write_opening(start: Position, turns: tuple[Turn, ...]) -> str:
    """Return the turns in notation, separated by spaces."""
    position, texts = start.copy(), []
    for turn in turns:
        texts.append(position.write(turn))
        position.play_turn(turn)
    return " ".join(texts)


class Openings:
    """The openings of a match in their order, which repeats after the last.

    Given openings are used as they are. Random ones lead to different positions as long as there
    are more, without passes and swaps; the same seed draws the same openings.

    Raises:
        OpeningError: the game is over after an opening.
    """

    def __init__(
        self, start: Position, *, texts: Sequence[str] = (), turns: int = 0, seed: int = 0
    ) -> None:
        self._start = start
        self._turns = turns
        self._source = random.Random(f"openings {seed}")
        self._found = [read_opening(start, text) for text in texts]
        self._seen: set[int] = set()  # state hashes after the openings drawn so far
        self._complete = bool(texts)
        if not self._complete:
            self._draw_another()

    def __getitem__(self, index: int) -> tuple[Turn, ...]:
        """Return the opening of that number, from 0."""
        while len(self._found) <= index and not self._complete:
            self._draw_another()
        return self._found[index % len(self._found)]

    def _draw_another(self) -> None:
        for _ in range(_MAX_DRAWS):
            opening, position = self._draw()
            if not position.over and position.state_hash not in self._seen:
                self._seen.add(position.state_hash)
                self._found.append(opening)
                return
        self._complete = True
        if not self._found:
            raise OpeningError(f"every opening of {self._turns} turns ends the game")

    def _draw(self) -> tuple[tuple[Turn, ...], Position]:
        """Return a random opening, which may end the game, and the position after it."""
        position = self._start.copy()
        opening: list[Turn] = []
        while len(opening) < self._turns and not position.over:
            turn = draw_turn(position, self._source)
            if turn[0] in (SpecialStep.PASS, SpecialStep.SWAP) and len(position.legal_steps()) > 1:
                continue
            opening.append(turn)
            position.play_turn(turn)
        return tuple(opening), position


_DRAWN = 8  # openings, for one that is kept

_TURNS = 2

_SIMULATIONS = 1_000  # of the search that evaluates an opening


def even_openings(
    setup: Setup,
    count: int,
    progress: Callable[[int, int], None] = lambda done, total: None,
    workers: Workers | None = None,
) -> tuple[str, ...]:
    """Return ``count`` openings in notation: of those drawn, the most even ones to the engine.

    From most others one side wins whoever plays it, and such a pair of games shows nothing.
    ``progress`` is called with the number of openings that were evaluated, and of all. The
    ``workers`` evaluate them, or else this process; that makes no difference.
    """
    start = setup.start()
    openings = Openings(start, turns=_TURNS, seed=1)
    drawn = sorted({openings[number] for number in range(_DRAWN * count)})
    tasks = [(str(setup), line) for line in drawn]
    found = map(_unevenness, tasks) if workers is None else in_order(workers, _unevenness, tasks)
    away = {}
    for line, value in zip(drawn, found, strict=True):
        away[line] = value
        progress(len(away), len(drawn))
    nearest = sorted(drawn, key=lambda line: (away[line], line))
    return tuple([write_opening(start, line) for line in nearest[:count]])


def _unevenness(task: tuple[str, tuple[Turn, ...]]) -> float:
    """Return how far the win rate after an opening of a setup is from 1/2."""
    text, line = task
    limits = Limits(simulations=_SIMULATIONS, seed=1)
    return abs(Engine().search(read_setup(text.split()).start(), line, limits).win_rate - 0.5)


SIDES = ("black", "white")  # the contestants, by the colours of their first game


@dataclasses.dataclass(frozen=True)
class Forfeit:
    """Why a contestant could not continue a game.

    Attributes:
        side: 0 or 1, the contestant.
        reason: one line.
        trace: the end of its standard error.
    """

    side: int
    reason: str
    trace: tuple[str, ...] = ()


@dataclasses.dataclass(frozen=True, kw_only=True)
class GameResult:
    """A finished game.

    Attributes:
        game: its number in the match, from 0.
        first: which contestant, 0 black or 1 white, moved first.
        winner: that contestant, None for a draw.
        result: as in SGF's RE, by the colours at the end.
        turns: all turns in notation, from the opening on.
        opening: number of turns in the opening.
        choices: number of turns that each contestant chose; ``seconds`` is the time that took.
        fault: why a contestant lost without finishing the game, if one did.
    """

    game: int
    first: int
    winner: int | None
    result: str
    turns: tuple[str, ...]
    opening: int
    choices: tuple[int, int]
    seconds: tuple[float, float]
    fault: Forfeit | None = None

    @property
    def points(self) -> float:
        """The score of the contestant black: 0, 1/2 or 1."""
        return 0.5 if self.winner is None else float(self.winner == 0)

    def to_json(self) -> dict[str, Any]:
        facts = dataclasses.asdict(self)
        facts["first"] = SIDES[self.first]
        facts["winner"] = None if self.winner is None else SIDES[self.winner]
        if self.fault is not None:
            facts["fault"]["side"] = SIDES[self.fault.side]
        return facts

    @classmethod
    def from_json(cls, facts: dict[str, Any]) -> GameResult:
        """Return the result that ``to_json`` wrote.

        Raises:
            KeyError, TypeError, ValueError: the facts are not such a result.
        """
        facts = dict(facts)
        facts["first"] = SIDES.index(facts["first"])
        facts["winner"] = None if facts["winner"] is None else SIDES.index(facts["winner"])
        for name in ("turns", "choices", "seconds"):
            facts[name] = tuple(facts[name])
        if (fault := facts["fault"]) is not None:
            trace = tuple(fault["trace"])
            facts["fault"] = Forfeit(SIDES.index(fault["side"]), fault["reason"], trace)
        return cls(**facts)

    def record(self, setup: Setup, names: Sequence[str]) -> GameRecord:
        """Return the game as a record for saving; ``names`` are those of black and white."""
        record = GameRecord(setup)
        starters = [names[self.first], names[1 - self.first]]
        record.names, record.seats = starters, list(starters)
        for text in self.turns:
            record.play_text(text)
        if not record.position.over:
            winner, _, how = self.result.partition("+")
            record.end(Outcome("BW".index(winner), Ending(how)))
            if self.fault is not None:
                record.node.properties["C"] = [f"{names[self.fault.side]}: {self.fault.reason}"]
        return record


class MatchGame:
    """Plays one game between two players.

    Args:
        players: of the contestants black and white.
        game: its number; in even ones black moves first.
        opening: turns played before the contestants take over.
        seeds: for the players.
    """

    def __init__(
        self,
        setup: Setup,
        players: Sequence[Player],
        game: int,
        opening: Sequence[Turn],
        seeds: Sequence[int],
    ) -> None:
        self._setup = setup
        self._players = players
        self._game = game
        self._seeds = seeds
        self._first = game % 2
        self._position = setup.start()
        self._line: list[Turn] = []
        self._texts: list[str] = []
        self._opening = len(opening)
        self._choices = [0, 0]
        self._seconds = [0.0, 0.0]
        for turn in opening:
            self._play(turn)

    def play(self) -> GameResult:
        """Play to the end. A player that fails loses the game and is closed."""
        side = self._first
        try:
            for side in (self._first, 1 - self._first):
                self._players[side].start(self._setup, self._seeds[side])
            while not self._position.over:
                side = self._side(self._position.player)
                turn = self._ask(side)
                if turn is None:
                    return self._lost(side, Ending.RESIGNATION)
                self._play(turn)
        except Exception as error:
            fault = error if isinstance(error, PlayerError) else _fault(error)
            self._players[side].close()
            ending = Ending.TIME if fault.late else Ending.FORFEIT
            return self._lost(side, ending, Forfeit(side, str(fault), fault.trace))
        outcome = self._position.outcome()
        assert outcome is not None
        winner = outcome.winner
        return self._result(
            outcome, None if winner is None else self._side(self._position.player_of(winner))
        )

    def _ask(self, side: int) -> Turn | None:
        asked: Position = self._position.copy()
        began = time.monotonic()
        turn = self._players[side].turn(asked, tuple(self._line))
        self._seconds[side] += time.monotonic() - began
        self._choices[side] += 1
        return None if turn is None else self._checked(tuple(turn))

    def _checked(self, turn: Turn) -> Turn:
        """Return the turn if it is legal and complete; else PlayerError."""
        after = self._position.copy()
        for step in turn:
            if after.turn != self._position.turn or step not in after.legal_steps():
                raise PlayerError(f"the turn of steps {turn} is illegal")
            after.play(step)
        if after.turn == self._position.turn:
            raise PlayerError(f"the turn of steps {turn} is not complete")
        return turn

    def _play(self, turn: Turn) -> None:
        self._texts.append(self._position.write(turn))
        self._line.append(turn)
        self._position.play_turn(turn)

    def _side(self, player: int) -> int:
        """Return the contestant who is that player; also the player who is that contestant."""
        return player ^ self._first

    def _lost(self, side: int, ending: Ending, fault: Forfeit | None = None) -> GameResult:
        winner = self._position.colour_of(self._side(1 - side))
        return self._result(Outcome(winner, ending), 1 - side, fault)

    def _result(
        self, outcome: Outcome, winner: int | None, fault: Forfeit | None = None
    ) -> GameResult:
        return GameResult(
            game=self._game,
            first=self._first,
            winner=winner,
            result=write_result(outcome),
            turns=tuple(self._texts),
            opening=self._opening,
            choices=(self._choices[0], self._choices[1]),
            seconds=(round(self._seconds[0], 3), round(self._seconds[1], 3)),
            fault=fault,
        )


def _fault(error: Exception) -> PlayerError:
    """Return the error of a player that runs in this process."""
    trace = "".join(traceback.format_exception(error)).splitlines()
    return PlayerError(f"{type(error).__name__}: {error}", trace=trace[-12:])
