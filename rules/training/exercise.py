"""Exercises, positions to solve, and puzzles, which are kept as lines of text in files.

An exercise has an object of JSON. In a puzzle only a few turns win.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import itertools
import json
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Any

from rules.games import read_setup
from rules.games.game_data import PUZZLE_KINDS
from rules.library.entry import date_of, is_human
from rules.position import Position
from rules.puzzle_kind import PuzzleKind
from rules.record.game_record import GameRecord
from rules.record.whole_file import write_whole
from rules.refusal import RulesError
from rules.review.move_review import SERIOUS, MoveReviews, Rate, game_line, rate_for
from rules.training.schedule import MAX_RATING

_MAX_NUMBER = 1_000_000

_BOARDS = 100  # whose numbers of cells are remembered


class ExerciseError(RulesError):
    """A text that is not an exercise, or one that its game does not allow."""


class Source(enum.Enum):
    """Where an exercise comes from; the value is its name in files."""

    MISTAKE = "mistake"  # of one's own
    PUZZLE = "puzzle"


@dataclasses.dataclass(frozen=True, kw_only=True)
class Exercise:
    """A position to solve.

    Attributes:
        game: as the protocol's ``game`` command takes it.
        line: the turns from the start of the game to the position.
        accepted: the turns that solve it; empty if the engine evaluates the answer.
        best: the best turn known, to be shown as the solution; "" only before it is found.
        moves: moves of one's own to the goal; 0 if there is none.
        theme: what it is about; the verdict on a mistake.
        source: where it comes from.
        played: the mistake itself; "" in a puzzle.
        before: the player's win rate with ``best``, as the game was reviewed; None if unknown.
        after: the same with ``played``.
        origin: the file of the game; "" for a puzzle.
        move: the number of the move in that game, from 1; 0 for a puzzle.
        opponent, seat: the other player's name in that game, "" if there is none, and seat there:
            "engine 5", "person"; "" for a puzzle.
        date: of that game, "2026-11-21" or a part of it; "" if unknown.
        rating: of a puzzle, in Elo on the scale of the engine's levels; None if unknown.
    """

    game: str
    line: tuple[str, ...]
    source: Source
    accepted: tuple[str, ...] = ()
    best: str = ""
    moves: int = 0
    theme: str = ""
    played: str = ""
    before: Rate | None = None
    after: Rate | None = None
    origin: str = ""
    move: int = 0
    opponent: str = ""
    seat: str = ""
    date: str = ""
    rating: int | None = None

    @functools.cached_property
    def key(self) -> str:
        """What identifies it: equal positions of equal games are one exercise.

        Raises:
            ExerciseError: the game or the line is not legal.
        """
        return f"{self.game_key} {self.position().state_hash:016x}"

    @property
    def game_key(self) -> str:
        return self.game.partition(" ")[0]

    def position(self) -> Position:
        """Return the position to solve; ExerciseError if the game or the line is not legal."""
        try:
            position = read_setup(self.game.split()).start()
            for text in self.line:
                position.play_turn(position.read(text))
        except RulesError as error:
            raise ExerciseError(f"{self.game} {' '.join(self.line)}: {error}") from error
        if position.over:
            raise ExerciseError(f"{self.game} {' '.join(self.line)}: the game is over")
        return position

    @functools.cached_property
    def choices(self) -> int:
        """How many moves of one's own must be found to reach the goal: 1 if the rest is forced.

        0 if there is no limit.
        """
        if self.moves < 2:
            return self.moves
        position = self.position()
        turns = map(position.read, self.accepted)
        forced = all(_is_forced(position, turn, position.player) for turn in turns)
        return 1 if forced else self.moves

    def write(self) -> str:
        """Return it as a line of JSON without its end."""
        return json.dumps(self.values(), separators=(",", ":"))

    def values(self) -> dict[str, Any]:
        """Return its fields as JSON takes them; those with their defaults are left out."""
        found = {name: _plain(getattr(self, name)) for name in _FIELDS}
        kept = {name: value for name, value in found.items() if value != _DEFAULTS.get(name)}
        return {**kept, "source": self.source.value}


def _is_forced(position: Position, turn: Sequence[int], player: int) -> bool:
    """Return whether, after a turn, a player has no choice until the end of the game."""
    after = position.copy()
    after.play_turn(turn)
    if after.over:
        return True
    if after.player != player:
        return all(_is_forced(after, reply, player) for reply in after.legal_turns())
    first, *others = itertools.islice(after.legal_turns(), 2)
    return not others and _is_forced(after, first, player)


def read_exercise(text: str) -> Exercise:
    """Return the exercise that a line of JSON spells.

    Raises:
        ExerciseError: it is not one, or its game does not allow it.
    """
    try:
        values = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ExerciseError(f"not JSON: {error}") from error
    return exercise_of(values)


def exercise_of(values: object) -> Exercise:
    """Return the exercise in an object of JSON; fields of newer versions are ignored.

    Raises:
        ExerciseError: it is not one, or its game does not allow it.
    """
    if not isinstance(values, dict):
        raise ExerciseError("not a JSON object")
    known: dict[str, Any] = {}
    for name, fits in _FIELDS.items():
        if name in values:
            if not fits(values[name]):
                raise ExerciseError(f"{name} cannot be {values[name]!r}")
            known[name] = _READ.get(name, _same)(values[name])
        elif name not in _DEFAULTS:
            raise ExerciseError(f"{name} is missing")
    known["source"] = Source(known["source"])
    exercise = Exercise(**known)
    position = exercise.position()
    for turn in (*exercise.accepted, *filter(None, [exercise.best, exercise.played])):
        try:
            position.read(turn)
        except RulesError as error:
            raise ExerciseError(f"{turn}: {error}") from error
    if exercise.best:
        return exercise
    if not exercise.accepted:  # it could neither give hints nor show its solution
        raise ExerciseError("best is missing")
    return dataclasses.replace(exercise, best=exercise.accepted[0])


def mistakes_of(
    record: GameRecord, reviews: MoveReviews, file: str, players: Collection[int] | None = None
) -> list[Exercise]:
    """Return an exercise for each mistake in a reviewed game, by their ``teaching_value``.

    Args:
        record: the game.
        reviews: of its moves; some may be missing.
        file: where it is saved.
        players: whose mistakes; those of the humans if not given.
    """
    wanted = humans(record.seats) if players is None else players
    nodes = game_line(record)
    found = [
        Exercise(
            game=str(record.setup),
            line=tuple([node.text for node in nodes[:at]]),
            best=review.best,
            theme=review.verdict.value,
            played=review.turn,
            before=Rate(rate_for(review.player, review.win_rate), review.proven),
            after=Rate(rate_for(review.player, review.win_rate_after), review.proven_after),
            source=Source.MISTAKE,
            origin=file,
            move=at + 1,
            opponent=record.names[1 - review.player],
            seat=record.seats[1 - review.player],
            date=date_of(record),
        )
        for at, review in sorted(reviews.items())
        if review.verdict in SERIOUS and review.player in wanted
    ]
    return sorted(found, key=lambda one: teaching_value(one.write()), reverse=True)


def teaching_value(text: str) -> float:
    """Return how much a mistake teaches, as a line of JSON, from 0 to 3; 0 for a puzzle or damage.

    Forced ones come first, whose result is proven: there is one right answer, and it is certain. Of
    the others late ones count for more: an opening has many good moves, and the engine may err.
    """
    try:
        values = json.loads(text)
        if values["source"] != Source.MISTAKE.value:
            return 0.0
        forced = any(values[name][1] for name in ("before", "after") if name in values)
        return 2.0 * forced + min(1.0, len(values["line"]) / _cells(values["game"]))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return 0.0


@functools.lru_cache(_BOARDS)
def _cells(game: str) -> int:
    return len(read_setup(game.split()).start().board.names)


def humans(seats: Collection[str]) -> list[int]:
    """Return the players that are neither the computer nor another engine."""
    return [player for player, seat in enumerate(seats) if is_human(seat)]


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _is_rate(value: Any) -> bool:
    """Return whether this is a win rate, and whether it is proven: [0.61, false]."""
    if not isinstance(value, list) or len(value) != 2 or type(value[1]) is not bool:
        return value is None
    return type(value[0]) in (int, float) and 0 <= value[0] <= 1


def _plain(value: Any) -> Any:
    return [value.value, value.proven] if isinstance(value, Rate) else value


def _rate(value: list[Any] | None) -> Rate | None:
    return None if value is None else Rate(float(value[0]), value[1])


def _same(value: Any) -> Any:
    return value


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value <= _MAX_NUMBER


def _is_rating(value: Any) -> bool:
    return value is None or (type(value) is int and abs(value) <= MAX_RATING)


_FIELDS: dict[str, Callable[[Any], bool]] = {
    "game": _is_text,
    "line": _is_texts,
    "source": lambda value: value in [source.value for source in Source],
    "accepted": _is_texts,
    "best": _is_text,
    "moves": _is_count,
    "theme": _is_text,
    "played": _is_text,
    "before": _is_rate,
    "after": _is_rate,
    "origin": _is_text,
    "move": _is_count,
    "opponent": _is_text,
    "seat": _is_text,
    "date": _is_text,
    "rating": _is_rating,
}

# [field] -> makes it from what is in the JSON; the others are the same there
_READ: dict[str, Callable[[Any], Any]] = {
    "line": tuple,
    "accepted": tuple,
    "before": _rate,
    "after": _rate,
}

_DEFAULTS = {
    field.name: field.default
    for field in dataclasses.fields(Exercise)
    if field.default is not dataclasses.MISSING
}


@dataclasses.dataclass(frozen=True, kw_only=True)
class Answer:
    """A turn that somebody played in an exercise.

    Attributes:
        turn: in notation.
        accepted: whether it solves the exercise.
        best: the best turn known, in notation; ``turn`` itself if none is better.
        before: the player's win rate with the best turn; None if the exercise knows its answers.
        after: the same with this turn.
    """

    turn: str
    accepted: bool
    best: str
    before: Rate | None = None
    after: Rate | None = None


def known_answer(exercise: Exercise, turn: str) -> Answer | None:
    """Return the answer if the exercise says which turns solve it; None if the engine must."""
    if not exercise.accepted:
        return None
    accepted = turn in exercise.accepted
    return Answer(turn=turn, accepted=accepted, best=turn if accepted else exercise.accepted[0])


MOST_MOVES = 4

NO_LIMIT = 0  # as a number of moves: on a solved board, however long the win takes

RATINGS = range(-1000, 4001)

SEEDS = range(1 << 62)

_MOST_ACCEPTED = 3

_LARGEST_SHARE = 3  # at most one of so many turns is accepted


class PuzzleError(RulesError):
    """A text that is not a puzzle, or one that its game does not allow."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Puzzle:
    """Find one of the accepted turns.

    Attributes:
        game: as the protocol's ``game`` command takes it.
        line: the turns from the start of the game to the position.
        accepted: exactly the turns that win by force within ``moves`` moves, sorted; on a solved
            board, and in a game that can be searched to its end, no other turn wins at all.
        moves: moves of the player to move, the accepted one and passes included; ``NO_LIMIT`` on a
            solved board.
        theme: one of those of the game.
        seed: of the game of the engine against itself in which the position arose.
        rating: in Elo, on the scale of the engine's levels; None before it is measured.

    Raises:
        PuzzleError: a value is not allowed; whether the proof is right is not checked.
    """

    game: str
    line: tuple[str, ...]
    accepted: tuple[str, ...]
    moves: int
    theme: str
    seed: int
    rating: int | None = None

    def __post_init__(self) -> None:
        position = self.position()
        if position.over:
            raise PuzzleError("the game is over after the line")
        for text in self.accepted:
            _read_turn(position, text)
        turns = sum(1 for _turn in position.legal_turns())
        if not 0 < len(self.accepted) < turns:
            raise PuzzleError(f"{len(self.accepted)} of {turns} turns are accepted")
        if list(self.accepted) != sorted(set(self.accepted)):
            raise PuzzleError(f"accepted are not sorted, or not different: {self.accepted}")
        if not NO_LIMIT <= self.moves <= MOST_MOVES:
            raise PuzzleError(f"moves must be {NO_LIMIT} to {MOST_MOVES}, not {self.moves}")
        if self.theme not in self.kind.themes:
            raise PuzzleError(f"theme must be one of {self.kind.themes}, not {self.theme!r}")
        if self.rating is not None and self.rating not in RATINGS:
            raise PuzzleError(f"rating must be {RATINGS[0]} to {RATINGS[-1]}, not {self.rating}")
        if self.seed not in SEEDS:
            raise PuzzleError(f"seed must be 0 to {SEEDS[-1]}, not {self.seed}")

    @property
    def kind(self) -> PuzzleKind:
        """What makes puzzles of this game."""
        return PUZZLE_KINDS[self.game.split()[0]]

    def position(self) -> Position:
        """Return the position in which to find a turn.

        Raises:
            PuzzleError: the game or the line is not legal.
        """
        try:
            setup = read_setup(self.game.split())
        except RulesError as error:
            raise PuzzleError(f"game: {error}") from error
        if str(setup) != self.game:
            raise PuzzleError(f"game must be written {setup}, not {self.game}")
        position = setup.start()
        for text in self.line:
            if position.over:
                raise PuzzleError(f"{text}: the game is over before it")
            position.play_turn(_read_turn(position, text))
        return position

    def rated(self, rating: int) -> Puzzle:
        """Return the puzzle with a rating."""
        return dataclasses.replace(self, rating=rating)

    def write(self) -> str:
        """Return the puzzle as a line of JSON without its end."""
        values = {
            "game": self.game,
            "line": self.line,
            "accepted": self.accepted,
            "moves": self.moves,
            "theme": self.theme,
            "rating": self.rating,
            "seed": self.seed,
        }
        return json.dumps(values, separators=(",", ":"))


def most_accepted(turns: int) -> int:
    """Return how many of so many legal turns a puzzle accepts at most."""
    return min(_MOST_ACCEPTED, turns // _LARGEST_SHARE)


def puzzle_at(
    position: Position,
    line: Sequence[str],
    accepted: Sequence[Sequence[int]],
    moves: int,
    seed: int,
) -> Puzzle:
    """Return the puzzle at the end of a line, where the accepted turns are proven to win."""
    return Puzzle(
        game=str(position.setup),
        line=tuple(line),
        accepted=tuple(sorted([position.write(turn) for turn in accepted])),
        moves=moves,
        theme=PUZZLE_KINDS[position.setup.game.key].theme(position, accepted),
        seed=seed,
    )


def read_puzzle(text: str) -> Puzzle:
    """Return the puzzle that a line of JSON spells.

    Raises:
        PuzzleError: it is not one, or its game does not allow it.
    """
    try:
        values = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PuzzleError(f"not JSON: {error}") from error
    if not isinstance(values, dict):
        raise PuzzleError("not a JSON object")
    missing = [name for name in _PUZZLE_FIELDS if name not in values]
    unknown = [name for name in values if name not in _PUZZLE_FIELDS]
    if missing or unknown:
        raise PuzzleError(f"{(missing + unknown)[0]} is {'missing' if missing else 'unknown'}")
    for name, (fits, description) in _PUZZLE_FIELDS.items():
        if not fits(values[name]):
            raise PuzzleError(f"{name} must be {description}, not {json.dumps(values[name])[:80]}")
    for name in ("line", "accepted"):
        values[name] = tuple(values[name])
    return Puzzle(**values)


def _read_turn(position: Position, text: str) -> Sequence[int]:
    try:
        return position.read(text)
    except RulesError as error:
        raise PuzzleError(str(error)) from error


def _is_whole(value: Any) -> bool:
    return type(value) is int


def _is_puzzle_rating(value: Any) -> bool:
    return value is None or _is_whole(value)


_PUZZLE_FIELDS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "game": (_is_text, "a text"),
    "line": (_is_texts, "a list of texts"),
    "accepted": (_is_texts, "a list of texts"),
    "moves": (_is_whole, "a whole number"),
    "theme": (_is_text, "a text"),
    "rating": (_is_puzzle_rating, "a whole number or null"),
    "seed": (_is_whole, "a whole number"),
}


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles in a file.

    Raises:
        PuzzleError: a line is none; the message names the file and the line.
        OSError: the file cannot be read.
    """
    puzzles = []
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise PuzzleError(f"{path}: not UTF-8") from error
    for number, line in enumerate(lines, 1):
        try:
            puzzles.append(read_puzzle(line))
        except PuzzleError as error:
            raise PuzzleError(f"{path}:{number}: {error}") from error
    return puzzles


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file completely or not at all; OSError if it cannot be written."""
    write_whole(path, "".join([f"{puzzle.write()}\n" for puzzle in puzzles]).encode())
