"""What the library knows of one game."""

from __future__ import annotations

import dataclasses
import hashlib
import re
from collections.abc import Sequence

from rules.library.canonical_key import canonical_keys
from rules.library.words import folded
from rules.outcome import Outcome
from rules.record.game_record import GameRecord, write_result

_DATE = re.compile(r"\s*(\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)(?!\d)", re.ASCII)
_DRAWN = 2


@dataclasses.dataclass(frozen=True)
class Entry:
    """A game in short.

    Attributes:
        setup: as ``str(setup)`` says it; "" where the file holds no game that can be read.
        names, seats: of player 0 and player 1.
        result: as SGF's RE says it; "" while the game is on.
        winner: the player who won, 2 for a draw, None while the game is on.
        date: of the game, "2026-11-21", as much of it as is known; "" where nothing is.
        event: where it was played.
        turns: of the game as played.
        comments: all of the tree.
        digest: the same for the same game, told with the same words.
        keys: of all positions of the tree: key -> after how many turns.
        problem: what is wrong with the file; "" if nothing is.
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


def entry_of(record: GameRecord) -> Entry:
    """What there is to know of a game; its current node is not changed."""
    outcome, player = _ending(record)
    root = record.root.properties
    comments = [text for node in record.root.subtree() for text in node.properties.get("C", [])]
    return Entry(
        setup=str(record.setup),
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


def players_key(names: Sequence[str], seats: Sequence[str]) -> str:
    """What games are put in order by: people by name without accents, then computers by level."""
    return "\n".join([_seat_key(name, seat) for name, seat in zip(names, seats, strict=True)])


def _seat_key(name: str, seat: str) -> str:
    kind, _, level = seat.partition(" ")
    return f"~{level:>4}" if kind == "engine" else folded(name)


def date_of(record: GameRecord) -> str:
    """The first day that DT names, as far as it names one; "" where it names none."""
    found = _DATE.match("".join(record.root.properties.get("DT", [])[:1]))
    return found[1] if found else ""


def digest(record: GameRecord) -> bytes:
    """16 bytes that tell a game apart, wherever it stands and whoever wrote it down."""
    told = hashlib.blake2b(digest_size=16)

    def tell(*parts: object) -> None:
        told.update(repr(parts).encode("utf-8", "replace"))

    tell(str(record.setup), record.names, record.seats, record.game_result_text)
    if record.ended_at is not None:
        tell([node.text for node in record.ended_at.path()])
    for node in record.root.subtree():
        said = sorted((name, values) for name, values in node.properties.items() if values)
        tell(node.text, len(node.children), said)
    return told.digest()


def _ending(record: GameRecord) -> tuple[Outcome | None, int | None]:
    """How the game as played ended, and the player who won it."""
    last = record.ended_at or (record.main_line or [record.root])[-1]
    position = record.position_at(last)
    outcome = record.ending or position.outcome()
    if outcome is None:
        return None, None
    if outcome.winner is None:
        return outcome, _DRAWN
    return outcome, position.player_of(outcome.winner)
