"""A puzzle: a position in which only a few turns win; and its line of text in a file."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from rules.games import read_setup
from rules.games.game_data import PUZZLE_KINDS
from rules.position import Position
from rules.puzzle_kind import PuzzleKind
from rules.record.whole_file import write_whole
from rules.refusal import RulesError

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
    missing = [name for name in _FIELDS if name not in values]
    unknown = [name for name in values if name not in _FIELDS]
    if missing or unknown:
        raise PuzzleError(f"{(missing + unknown)[0]} is {'missing' if missing else 'unknown'}")
    for name, (fits, description) in _FIELDS.items():
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


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_whole(value: Any) -> bool:
    return type(value) is int


def _is_rating(value: Any) -> bool:
    return value is None or _is_whole(value)


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(_is_text(text) for text in value)


_FIELDS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "game": (_is_text, "a text"),
    "line": (_is_texts, "a list of texts"),
    "accepted": (_is_texts, "a list of texts"),
    "moves": (_is_whole, "a whole number"),
    "theme": (_is_text, "a text"),
    "rating": (_is_rating, "a whole number or null"),
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
    """Write a file completely or not at all.

    Raises:
        OSError: it cannot be written.
    """
    write_whole(path, "".join([f"{puzzle.write()}\n" for puzzle in puzzles]).encode())
