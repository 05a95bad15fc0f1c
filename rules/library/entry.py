"""What the library has about one game: its summary, its words, the keys of its positions."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from rules.board import Board
from rules.outcome import Outcome
from rules.piece_numbers import PieceNumbers, mixed
from rules.position import Position
from rules.record.game_file import Collection
from rules.record.game_record import GameRecord, Node, write_result
from rules.record.scoresheet import Scoresheet
from rules.record.sgf import GameFileError, simple_text
from rules.setup import Game
from rules.translatable_text import TranslatableText, error_text

_ACCENTS = re.compile("[\u0300-\u036f]")

_BETWEEN_WORDS = re.compile(r"[\W_]+")

# in scripts without spaces between words each letter is a word, so that words are found inside
_UNSPACED = re.compile("([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff])")


def folded(text: str) -> str:
    """Return a text's words in a form for comparison: "Škoda!" and "skoda" are equal."""
    whole = text.encode("utf-8", "replace").decode()  # half of a surrogate pair becomes "?"
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", whole.casefold()))
    spaced = _UNSPACED.sub(r" \1 ", unicodedata.normalize("NFC", plain))
    return _BETWEEN_WORDS.sub(" ", spaced).strip()


def phrases(text: str) -> list[str]:
    """Return the words of a search, folded; they match words that begin with them."""
    return [phrase for word in text.split() if (phrase := folded(word))]


def canonical_key(position: Position) -> int:
    """Return 63 bits for the pieces and the colour to move, equal for all symmetric images.

    Colours are not interchangeable. Two setups share keys if their game and board are equal: other
    options, such as komi, are not on the board. The library's index keeps them on disk, so they
    must not change.
    """
    numbers = _numbers(position.setup.game, position.board)
    return numbers.key(position.piece_sum(numbers), position.colour)


def canonical_keys(record: GameRecord) -> dict[int, int]:
    """Return the key of each position in a game's tree -> turns before its first occurrence.

    Occurrences on the main line come before those in variations.
    """
    found: dict[int, int] = {}
    numbers, start = None, 0
    for _node, position in record.positions():
        if numbers is None:
            numbers, start = _numbers(record.setup.game, position.board), position.turn
        key = numbers.key(position.piece_sum(numbers), position.colour)
        found.setdefault(key, position.turn - start)
    return found


def node_with(record: GameRecord, key: int) -> Node | None:
    """Return the first node with this key, in the order of ``canonical_keys``, or None."""
    return next((n for n, position in record.positions() if canonical_key(position) == key), None)


@functools.cache
def _numbers(game: Game, board: Board) -> PieceNumbers:
    parts = [*game.key.encode(), *board.shape.encode(), board.side_count, board.size]
    return PieceNumbers(mixed(0, *parts), game.symmetries(board))


_DATE = re.compile(r"\s*(\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)(?!\d)", re.ASCII)

_DRAWN = 2

_MAX_WORD = 40  # characters of a key or an option that no game here has


@dataclasses.dataclass(frozen=True)
class Entry:
    """A summary of a game.

    Attributes:
        setup: the game and its options, ``Setup.options_text``, wherever the game started; "" if
            the file holds no readable game.
        names, seats: of player 0 and player 1.
        result: SGF's RE; "" while the game is on.
        winner: the player who won, 2 for a draw, None while the game is on.
        date: of the game, "2026-11-21" or a part of it; "" if unknown.
        event: where it was played.
        turns: number of turns on the main line.
        comments: all comments in the tree.
        digest: equal for equal games with equal texts; b"" unless the rules of the game are there.
        keys: canonical key -> number of turns, for all positions in the tree.
        problem: what is wrong with the file, or "".
    """

    setup: str = ""
    names: tuple[str, str] = ("", "")
    seats: tuple[str, str] = ("", "")
    result: str = ""
    winner: int | None = None
    date: str = ""
    event: str = ""
    turns: int = 0
    comments: str = ""
    digest: bytes = b""
    keys: dict[int, int] = dataclasses.field(default_factory=dict)
    problem: str = ""

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.setup.partition(" ")[0]


def read_entry(path: Path) -> Entry:
    """Return the summary of the game in a file; if it cannot be read, with the reason."""
    try:
        record = Collection.load(path).shown()
        if isinstance(record, Scoresheet):
            return _entry_of_scoresheet(record)
        problems = record.reading.problems
        problem = (
            TranslatableText("read in part: {problem}", problem=error_text(problems[0]))
            if problems
            else ""
        )
        return dataclasses.replace(entry_of(record), problem=problem)
    except (GameFileError, OSError) as error:
        return Entry(problem=error_text(error))


def entry_of(record: GameRecord) -> Entry:
    """Return the summary of a game; its current node is not changed."""
    outcome, player = _ending(record)
    root = record.root.properties
    comments = [text for node in record.root.subtree() for text in node.properties.get("C", [])]
    return Entry(
        setup=record.setup.options_text,
        names=(record.names[0], record.names[1]),
        seats=(record.seats[0], record.seats[1]),
        result=write_result(outcome),
        winner=player,
        date=date_of(record),
        event=" ".join(root.get("EV", []) + root.get("PC", [])),
        turns=len(record.main_line),
        comments="\n".join(comments),
        digest=digest(record),
        keys=canonical_keys(record),
    )


def _entry_of_scoresheet(scoresheet: Scoresheet) -> Entry:
    """Return the summary of a game whose rules are not there, with the reason.

    It has no digest and no positions. Its setup is what the file says, and colours stand for the
    players: whether they were swapped, only the rules know.
    """
    options = [f"{key}={_word(value)}" for key, value in scoresheet.options.items()]
    outcome = scoresheet.outcome
    winner = None if outcome is None else _DRAWN if outcome.winner is None else outcome.winner
    return Entry(
        setup=" ".join([_word(scoresheet.missing.key), *options]),
        names=scoresheet.names,
        seats=scoresheet.seats,
        result=write_result(outcome),
        winner=winner,
        date=_first_date(scoresheet.value("DT")),
        event=" ".join(filter(None, map(scoresheet.value, ("EV", "PC")))),
        turns=scoresheet.turn_count,
        comments="\n".join(scoresheet.comments),
        problem=scoresheet.missing.problem,
    )


def _word(text: str) -> str:
    """Return a text of the file as one short word."""
    return "_".join(simple_text(text, _MAX_WORD).split())


def players_key(names: Sequence[str], seats: Sequence[str]) -> str:
    """Return a sort key: people by name without accents, then computers by level."""
    return "\n".join([_seat_key(name, seat) for name, seat in zip(names, seats, strict=True)])


def _seat_key(name: str, seat: str) -> str:
    kind, _, level = seat.partition(" ")
    return f"~{level:>4}" if kind == "engine" else folded(name)


def date_of(record: GameRecord) -> str:
    """Return the first date in DT, which may lack month or day; "" if there is none."""
    return _first_date("".join(record.root.properties.get("DT", [])[:1]))


def _first_date(text: str) -> str:
    found = _DATE.match(text)
    return found[1] if found else ""


def digest(record: GameRecord) -> bytes:
    """Return 16 bytes that identify a game, whatever file it is in and program wrote it."""
    facts: list[tuple[object, ...]] = [
        (str(record.setup), record.names, record.seats, record.game_result_text)
    ]
    if record.ended_at is not None:
        facts.append(([node.text for node in record.ended_at.path()],))
    for node in record.root.subtree():
        said = sorted([pair for pair in node.properties.items() if pair[1]])
        facts.append((node.text, len(node.children), said))
    text = "".join(map(repr, facts))
    return hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=16).digest()


def _ending(record: GameRecord) -> tuple[Outcome | None, int | None]:
    """Return how the main line ended, and the player who won."""
    last = record.end_node
    position = record.position_at(last)
    outcome = record.ending or position.outcome()
    if outcome is None:
        return None, None
    if outcome.winner is None:
        return outcome, _DRAWN
    return outcome, position.player_of(outcome.winner)
