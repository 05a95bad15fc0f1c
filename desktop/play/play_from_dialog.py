"""The dialog for playing from any turn of a game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.game.game_session import GameSession
from desktop.game.new_record import new_record
from desktop.game.players import FIRST_LEVEL, Computer, Human, Seats
from desktop.i18n.text import say, tr, tr_noop
from desktop.play.seats_dialog import SeatsDialog
from rules.record.game_record import GameRecord

_ASIDE = tr_noop("Your moves become a variation of this game. The moves that follow here stay.")
_NEW = tr_noop("A new game begins with the moves up to here. This game stays as it is.")


class PlayFromDialog(SeatsDialog):
    """Asks who plays on from a move."""

    def __init__(
        self,
        window: QWidget,
        session: GameSession,
        *,
        aside: bool,
        engines: Sequence[str] = (),
    ) -> None:
        """``aside`` for a variation, else for a new game; ``engines`` as in ``SeatsDialog``."""
        number = len(session.record.line)

        def where() -> str:
            if number:
                return tr("Play from move {number}", number=number)
            return tr("Play from the start")

        what = _ASIDE if aside else _NEW
        position = session.record.position
        super().__init__(
            window, _offered(session), position, where, lambda: tr(what), engines=engines
        )
        if aside:
            for field in self.seat_fields:
                field.name.setEnabled(False)  # the names are those of the game
                say(field.name.setPlaceholderText, lambda: tr("As in the game"))


def new_game_from(record: GameRecord, seats: Seats) -> GameRecord:
    """Return a new game with the turns of a record up to its current node."""
    made = new_record(record.setup, seats)
    for node in record.line:
        made.play(node.turn)
    return made


def _offered(session: GameSession) -> Seats:
    """Return the present seats, or if both are human, the computer against the player to move."""
    seats = session.seats
    if not all(isinstance(seat, Human) for seat in seats):
        return seats
    mover = session.record.position.player
    human = seats[mover] if isinstance(seats[mover], Human) else Human()
    other = Computer(FIRST_LEVEL)
    return (human, other) if mover == 0 else (other, human)
