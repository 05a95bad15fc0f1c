"""The dialog that asks who plays each colour."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.game.players import Seats
from desktop.i18n.text import said, say, tr
from desktop.start.seat_field import SeatField
from desktop.theme.icons import icon
from desktop.views.game_texts import TEXTS
from desktop.widgets.dialog import Dialog
from desktop.widgets.label import Label, add_row
from rules.position import Position

_Text = Callable[[], str]


class SeatsDialog(Dialog):
    """Asks who plays each colour.

    Attributes:
        seat_fields: the fields for player 0 and player 1.
        go: the button that starts the play.

    Signals:
        chosen(Seats): the user has chosen these players.
    """

    chosen = Signal(object)

    def __init__(
        self,
        window: QWidget,
        seats: Seats,
        position: Position,
        where: _Text,
        what: _Text,
        *,
        engines: Sequence[str] = (),
    ) -> None:
        """``position`` is the one to play from; ``where`` and ``what`` say what will be played.

        ``engines``: the names of other engines that play the game.
        """
        super().__init__(window)
        say(self.setWindowTitle, lambda: tr("Play from here – Oddments"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.seat_fields = (
            SeatField(seats[0], engines=engines),
            SeatField(seats[1], engines=engines),
        )
        self.go = said(QPushButton(), lambda: tr("Play"))
        self.go.setProperty("role", "primary")
        self.go.setIcon(icon("engine.go_on", QPalette.ColorRole.HighlightedText))
        self.go.setDefault(True)
        self._build(position, where, what)
        self.go.clicked.connect(self._choose)

    @property
    def seats(self) -> Seats:
        return self.seat_fields[0].seat, self.seat_fields[1].seat

    def _choose(self) -> None:
        refused = [field.focus_if_refused() for field in self.seat_fields]  # each resets
        if any(refused):
            return  # a field shows another time than the one that was typed
        seats = self.seats
        self.accept()
        self.chosen.emit(seats)

    def _build(self, position: Position, where: _Text, what: _Text) -> None:
        form = QFormLayout()
        for player, field in enumerate(self.seat_fields):
            title = functools.partial(_title, position, player)
            field.set_title(title)
            add_row(form, title, field)
        buttons = QDialogButtonBox()
        buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addWidget(said(Label(role="name"), where))
        column.addWidget(said(Label(), what))
        column.addLayout(form)
        column.addStretch()
        column.addWidget(buttons)


def _title(position: Position, player: int) -> str:
    texts = TEXTS[position.setup.game.key]
    colour = texts.player_name(position.colour_of(player))
    return tr("{colour}, to move", colour=colour) if player == position.player else colour
