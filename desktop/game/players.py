"""The players: humans, the computer and its levels in words, other engines, and who chooses."""

from __future__ import annotations

import dataclasses
import os
from typing import TYPE_CHECKING

from desktop.services.text import tr, tr_noop
from rules.engine.limits import Limits
from rules.number import whole_number
from rules.record.engine_seat import EngineSeat, read_engine_seat
from rules.record.sgf import simple_text
from rules.steps import SpecialStep

if TYPE_CHECKING:
    from rules.position import Position
    from rules.record.game_record import GameRecord, Node
    from rules.setup import Game


LEVELS = range(1, 11)

FIRST_LEVEL = 3  # of the computer, until another is chosen

_MAX_NAME = 80  # characters shown

_MATCHED = "XM"  # the property of a root that says that the computer's level was picked


def full_strength(*, think_ms: int = 0) -> Limits:
    """Return the limits of the strongest search, on every core."""
    return Limits(level=LEVELS[-1], think_ms=think_ms, threads=os.cpu_count() or 1)


@dataclasses.dataclass(frozen=True)
class Human:
    """Somebody at this screen.

    Attributes:
        name: may be empty.
    """

    name: str = ""

    def __str__(self) -> str:
        return "person"


@dataclasses.dataclass(frozen=True)
class Computer:
    """The engine.

    Attributes:
        level: its strength, one of ``LEVELS``.
        matched: whether the level is picked to match the human when the game begins, and not named
            before the game is over.
    """

    level: int
    matched: bool = False

    def __str__(self) -> str:
        return f"engine {self.level}"

    def limits(self) -> Limits:
        """Return its search limits: the highest level thinks longer, and on every core."""
        if self.level == LEVELS[-1]:
            return full_strength(think_ms=3000)
        return Limits(level=self.level, think_ms=1000)


Seat = Human | Computer | EngineSeat

Seats = tuple[Seat, Seat]  # of player 0 and player 1


def against_computer(seats: Seats, level: int) -> Seats:
    """Return a human against the computer at a level; each has the seat that it had, if any."""
    first, second = seats
    if isinstance(second, Human) and not isinstance(first, Human):
        return Computer(level), second
    return first if isinstance(first, Human) else Human(), Computer(level)


def shown_name(name: str) -> str:
    """Return a name, perhaps from a file, as a single short line."""
    return simple_text(name, _MAX_NAME)


def read_seat(text: str, name: str = "") -> Seat:
    """Return the player that a saved text describes; by default a human of this name."""
    kind, _, number = text.partition(" ")
    level = whole_number(number)
    if kind == "engine" and level is not None and level in LEVELS:
        return Computer(level)
    return read_engine_seat(text) or Human(shown_name(name))


def read_seats(record: GameRecord) -> Seats:
    """Return the players named in a record."""
    first, second = zip(record.seats, record.names, strict=True)
    seats = read_seat(*first), read_seat(*second)
    return with_match(seats, matched=_MATCHED in record.root.properties)


def write_seats(record: GameRecord, seats: Seats) -> None:
    """Note in a record who plays: a matched computer as the plain one of its level."""
    record.seats = [str(seat) for seat in seats]
    if is_matched(seats):
        record.root.properties[_MATCHED] = ["level"]
    else:
        record.root.properties.pop(_MATCHED, None)


def with_computer(seats: Seats, player: int, level: int) -> Seats:
    """Return the players with the computer in the seat of one of them."""
    first, second = seats
    return (Computer(level), second) if player == 0 else (first, Computer(level))


def is_matched(seats: Seats) -> bool:
    """Return whether a computer's level matches the human's strength."""
    return any(isinstance(seat, Computer) and seat.matched for seat in seats)


def with_match(seats: Seats, *, matched: bool = True, level: int | None = None) -> Seats:
    """Return the players, the computer ``matched`` if it plays a human, and at ``level`` if given.

    Other players stay as they are.
    """
    if {type(seat) for seat in seats} != {Human, Computer}:
        return seats
    first, second = (
        Computer(level or seat.level, matched) if isinstance(seat, Computer) else seat
        for seat in seats
    )
    return first, second


def computer_name(level: object) -> str:
    """Return the name of the computer at a level."""
    return tr("Computer, level {level}", level=level)


def you() -> str:
    """Return the word for a nameless player who is the only human."""
    return tr("You")


def seat_names(seats: Seats) -> tuple[str, str]:
    """Return the names to show for player 0 and player 1, which always differ."""
    alone = sum(isinstance(seat, Human) for seat in seats) == 1
    names = []
    for number, seat in enumerate(seats, 1):
        if isinstance(seat, Computer):
            matched = tr("Computer, about your strength")
            names.append(matched if seat.matched else computer_name(seat.level))
        elif isinstance(seat, EngineSeat):
            names.append(seat.name)
        else:
            names.append(seat.name or (you() if alone else tr("Player {number}", number=number)))
    if names[0] == names[1]:
        return f"{names[0]} (1)", f"{names[1]} (2)"
    return names[0], names[1]


def resigner(seats: Seats, mover: int) -> int | None:
    """Return the player who may resign: the only human, or ``mover`` if both are."""
    humans = [player for player in (0, 1) if isinstance(seats[player], Human)]
    if len(humans) == 2:
        return mover
    return humans[0] if humans else None


_NAMES = (
    tr_noop("Beginner"),
    tr_noop("Novice"),
    tr_noop("Learner"),
    tr_noop("Casual player"),
    tr_noop("Regular player"),
    tr_noop("Skilled"),
    tr_noop("Experienced"),
    tr_noop("Strong"),
    tr_noop("Very strong"),
    tr_noop("Expert"),
)

# [(from this share on, what to say)]: of the wins missed
_MISSED = (
    (0.7, tr_noop("Seldom sees a win in one move.")),
    (0.4, tr_noop("Often misses a win in one move.")),
    (0.1, tr_noop("Sometimes misses a win in one move.")),
    (0.0, tr_noop("Never misses a win in one move.")),
)


def level_name(level: int) -> str:
    """Return the name of a level: "Beginner"."""
    return tr(_NAMES[level - LEVELS[0]])


def level_text(level: int) -> str:
    """Return a level with its name: "1: Beginner"."""
    return tr("{level}: {name}", level=level, name=level_name(level))


def revealed_level(seats: Seats) -> str:
    """Return at which level a matched computer has played, in a sentence; "" without one."""
    levels = [seat.level for seat in seats if isinstance(seat, Computer) and seat.matched]
    if not levels:
        return ""
    level, name = levels[0], level_name(levels[0])
    return tr("The computer played at level {level} ({name}).", level=level, name=name)


def level_sentence(game: Game, level: int) -> str:
    """Return what the computer sees and misses at a level of a game.

    At the highest level no bound is set but its time.
    """
    if level == LEVELS[-1]:
        return tr("Looks at every move, for up to three seconds.")
    _simulations, omitted, blunders = game.levels[level - LEVELS[0]]
    if not omitted:
        return tr("Looks at every move, but not far ahead.")
    share = f"{round(100 * omitted)}\N{NO-BREAK SPACE}%"
    overlooked = tr("Overlooks {share} of the moves.", share=share)
    return f"{overlooked} {next(tr(text) for least, text in _MISSED if blunders >= least)}"


def only_pass(position: Position) -> bool:
    """Return whether a pass is the only legal turn."""
    return position.legal_steps() == [SpecialStep.PASS]


def is_forced(record: GameRecord, node: Node) -> bool:
    """Return whether the turn at ``node`` was the only legal one, a pass."""
    return node.parent is not None and only_pass(record.position_at(node.parent))


def has_human(seats: Seats) -> bool:
    """Return whether anybody at the screen plays."""
    return any(isinstance(seat, Human) for seat in seats)


def is_choice(position: Position, seats: Seats) -> bool:
    """Return whether somebody at the screen is to choose a turn in this position."""
    human = not position.over and isinstance(seats[position.player], Human)
    return human and not only_pass(position)


def undo_target(record: GameRecord, seats: Seats) -> Node | None:
    """Return the node that undo leads to: where somebody at the screen chose the last turn.

    Between two computers it is the node before; None if there is no such node.
    """
    node = record.node.parent
    if has_human(seats):
        while node is not None and not is_choice(record.position_at(node), seats):
            node = node.parent
    return node


def redo_to_choice(record: GameRecord, seats: Seats) -> None:
    """Redo turns up to the next choice of somebody at the screen, or one turn of computers."""
    while record.can_redo:
        record.redo()
        if not has_human(seats) or is_choice(record.position, seats):
            return
