"""Makes the record of a new game."""

from __future__ import annotations

from desktop.game.players import Computer, Seats, seat_names
from rules.clock import NO_CLOCKS, TimeControl
from rules.record.clock_times import set_time_control
from rules.record.game_record import GameRecord
from rules.setup import Setup


def new_record(setup: Setup, seats: Seats, control: TimeControl = NO_CLOCKS) -> GameRecord:
    """Return a game without turns; humans without a name stay nameless."""
    record = GameRecord(setup)
    set_time_control(record, control)
    record.seats = [str(seat) for seat in seats]
    for player, (seat, name) in enumerate(zip(seats, seat_names(seats), strict=True)):
        record.names[player] = name if isinstance(seat, Computer) else seat.name
    return record
