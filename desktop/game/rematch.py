"""New games: their records, and another game with the same options."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject

from desktop.game.players import (
    LEVELS,
    Computer,
    Human,
    Seats,
    is_matched,
    seat_names,
    with_match,
    write_seats,
)
from desktop.game.verdict import Verdict
from rules.clock import NO_CLOCKS, TimeControl
from rules.record.clock_times import set_time_control
from rules.record.game_record import GameRecord
from rules.setup import Game, Setup


def new_record(setup: Setup, seats: Seats, control: TimeControl = NO_CLOCKS) -> GameRecord:
    """Return a game without turns; humans without a name stay nameless."""
    record = GameRecord(setup)
    set_time_control(record, control)
    write_seats(record, seats)
    names = seat_names(with_match(seats, matched=False))  # the file names the level
    for player, (seat, name) in enumerate(zip(seats, names, strict=True)):
        record.names[player] = name if isinstance(seat, Computer) else seat.name
    return record


class LevelMatching(Protocol):
    """Knows how strong the player is in a game."""

    def match(
        self, game: Game, seats: Seats, then: Callable[[Seats], None], owner: QObject
    ) -> None:
        """Call ``then`` with the players, a matched computer at its level.

        That is at once if no computer is matched; otherwise very soon, unless ``owner`` is gone.
        """


_STEPS = {Verdict.WIN: 1, Verdict.LOSS: -1, Verdict.DRAW: 0}


@dataclasses.dataclass(frozen=True)
class Rematch:
    """What is different in the next game; nothing by default.

    Attributes:
        swapped: whether the players exchange their seats.
        level: of the computer; None leaves it as it is.
    """

    swapped: bool = False
    level: int | None = None

    def seats(self, seats: Seats) -> Seats:
        """Return the players of the next game, from those of the last one."""
        first, second = seats
        if self.level is not None:
            first, second = [
                Computer(self.level) if isinstance(seat, Computer) else seat for seat in seats
            ]
        return (second, first) if self.swapped else (first, second)


def next_level(seats: Seats, verdict: Verdict) -> int | None:
    """Return the level to try after a game: one up after a win, one down after a loss.

    None after a draw, beyond the ends of the scale, and unless a human played a computer. A matched
    computer changes its level by itself.
    """
    if is_matched(seats):
        return None
    levels = [seat.level for seat in seats if isinstance(seat, Computer)]
    if len(levels) != 1 or not any(isinstance(seat, Human) for seat in seats):
        return None
    level = levels[0] + _STEPS[verdict]
    return level if level in LEVELS and level != levels[0] else None
