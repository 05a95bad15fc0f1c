"""Makes the record of a new game."""

from __future__ import annotations

from desktop.game.players import Computer, Seats, seat_names, with_match, write_seats
from rules.clock import NO_CLOCKS, TimeControl
from rules.record.clock_times import set_time_control
from rules.record.game_record import GameRecord
from rules.setup import Setup


def new_record(setup: Setup, seats: Seats, control: TimeControl = NO_CLOCKS) -> GameRecord:
    """Return a game without turns; humans without a name stay nameless."""
    record = GameRecord(setup)
    set_time_control(record, control)
    write_seats(record, seats)
    names = seat_names(with_match(seats, matched=False))  # the file names the level
    for player, (seat, name) in enumerate(zip(seats, names, strict=True)):
        record.names[player] = name if isinstance(seat, Computer) else seat.name
    return record
