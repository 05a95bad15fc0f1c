"""Which game a mistake is from, in words."""

from __future__ import annotations

from desktop.game.players import Computer, computer_name, read_seat
from desktop.i18n.dates import date_text
from desktop.i18n.text import tr
from rules.record.simple_text import simple_text
from rules.training.exercise import Exercise

_MAX_DATE = 30  # characters shown


def origin_text(exercise: Exercise) -> str:
    """Return against whom and when the game was played; "" if neither is known."""
    against = _opponent(exercise)
    date = date_text(simple_text(exercise.date, _MAX_DATE))
    if against and date:
        return tr("From your game against {opponent} ({date})", opponent=against, date=date)
    if against:
        return tr("From your game against {opponent}", opponent=against)
    if date:
        return tr("From your game ({date})", date=date)
    return ""


def _opponent(exercise: Exercise) -> str:
    """Return the other player's name as one line of plain text; "" if it is not known."""
    seat = read_seat(exercise.seat, exercise.opponent)
    return computer_name(seat.level) if isinstance(seat, Computer) else seat.name
