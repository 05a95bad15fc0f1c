"""The dialog for playing from any turn of a game."""

from __future__ import annotations

import functools
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.game.game_session import GameSession
from desktop.game.new_record import new_record
from desktop.game.players import Computer, Human, Seats
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.start.seat_field import SeatField
from desktop.theme.icons import icon
from desktop.views.game_views import VIEWS
from desktop.widgets.label import Label, add_row
from rules.record.game_record import GameRecord

_DEFAULT_LEVEL = 3
_ASIDE = tr_noop("Your moves become a variation of this game. The moves that follow here stay.")
_NEW = tr_noop("A new game begins with the moves up to here. This game stays as it is.")


class PlayFromDialog(QDialog):
    """Asks who plays each colour.

    Attributes:
        seat_fields: the fields for player 0 and player 1.
        go: the button that starts the play.

    Signals:
        chosen(Seats): the user has chosen these players.
    """

    chosen = Signal(object)

    def __init__(self, window: QWidget, session: GameSession, *, aside: bool) -> None:
        """``aside`` for a variation, else for a new game."""
        super().__init__(window)
        say(self.setWindowTitle, lambda: tr("Play from here – Oddments"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        seats = _offered(session)
        self.seat_fields = (SeatField(seats[0]), SeatField(seats[1]))
        if aside:
            for field in self.seat_fields:
                field.name.setEnabled(False)  # the names are those of the game
                say(field.name.setPlaceholderText, lambda: tr("As in the game"))
        self.go = said(QPushButton(), lambda: tr("Play"))
        self.go.setProperty("role", "primary")
        self.go.setIcon(icon("engine.go_on", QPalette.ColorRole.HighlightedText))
        self.go.setDefault(True)
        number = len(session.record.line)

        def where() -> str:
            if number:
                return tr("Play from move {number}", number=number)
            return tr("Play from the start")

        what = _ASIDE if aside else _NEW
        self._build(where, lambda: tr(what), session)
        self.go.clicked.connect(self._choose)

    @property
    def seats(self) -> Seats:
        return self.seat_fields[0].seat, self.seat_fields[1].seat

    def _choose(self) -> None:
        seats = self.seats
        self.accept()
        self.chosen.emit(seats)

    def _build(
        self, where: Callable[[], str], what: Callable[[], str], session: GameSession
    ) -> None:
        form = QFormLayout()
        for player, field in enumerate(self.seat_fields):
            title = functools.partial(_title, session, player)
            field.set_title(title)
            add_row(form, title, field)
        buttons = QDialogButtonBox()
        buttons.addButton(self.go, QDialogButtonBox.ButtonRole.ActionRole)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addWidget(said(Label(role="name"), where))
        column.addWidget(said(Label(), what))
        column.addLayout(form)
        column.addStretch()
        column.addWidget(buttons)


def new_game_from(record: GameRecord, seats: Seats) -> GameRecord:
    """Return a new game with the turns of a record up to its current node."""
    made = new_record(record.setup, seats)
    for node in record.line:
        made.play(node.turn)
    return made


def _offered(session: GameSession) -> Seats:
    """Return the present seats, or if both are human, the computer against the player to move."""
    seats = session.seats
    if any(isinstance(seat, Computer) for seat in seats):
        return seats
    mover = session.record.position.player
    human = seats[mover] if isinstance(seats[mover], Human) else Human()
    other = Computer(_DEFAULT_LEVEL)
    return (human, other) if mover == 0 else (other, human)


def _title(session: GameSession, player: int) -> str:
    position = session.record.position
    view = VIEWS[session.record.setup.game.key]
    colour = view.player_name(position.colour_of(player))
    return tr("{colour}, to move", colour=colour) if player == position.player else colour
