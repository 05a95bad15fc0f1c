"""The question who plays on from a turn of a game."""

from __future__ import annotations

from collections.abc import Sequence

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
from desktop.game.players import Computer, Person, Seats
from desktop.label import Label
from desktop.looks.colour_names import COLOUR_NAMES
from desktop.looks.icons import icon
from desktop.start.seat_field import SeatField
from rules.record.game_record import GameRecord

_USUAL_LEVEL = 3
_ASIDE = "What is played is kept as a variation of this game. Turns that follow here stay."
_NEW = "A new game begins with the turns up to here. This one stays as it is."


class PlayFromDialog(QDialog):
    """Asks who plays the two colours.

    Attributes:
        seat_fields: of player 0 and player 1.
        go: the button that begins.

    Signals:
        chosen(Seats): play on with these.
    """

    chosen = Signal(object)

    def __init__(self, window: QWidget, session: GameSession, *, aside: bool) -> None:
        """``aside`` for a variation, else for a new game."""
        super().__init__(window)
        self.setWindowTitle("Play from here – Oddments")
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        seats = _offered(session)
        self.seat_fields = (SeatField(seats[0]), SeatField(seats[1]))
        if aside:
            for field in self.seat_fields:
                field.name.setEnabled(False)  # the names are those of the game
                field.name.setPlaceholderText("As in the game")
        self.go = QPushButton("Play")
        self.go.setProperty("role", "primary")
        self.go.setIcon(icon("engine.go_on", QPalette.ColorRole.HighlightedText))
        self.go.setDefault(True)
        number = len(session.record.line)
        where = f"Play on after turn {number}" if number else "Play on from the start"
        self._build(where, _ASIDE if aside else _NEW, _titles(session))
        self.go.clicked.connect(self._choose)

    @property
    def seats(self) -> Seats:
        return self.seat_fields[0].seat, self.seat_fields[1].seat

    def _choose(self) -> None:
        seats = self.seats
        self.accept()
        self.chosen.emit(seats)

    def _build(self, where: str, what: str, titles: Sequence[str]) -> None:
        form = QFormLayout()
        for title, field in zip(titles, self.seat_fields, strict=True):
            field.set_title(title)
            form.addRow(title, field)
        buttons = QDialogButtonBox()
        buttons.addButton(self.go, QDialogButtonBox.ButtonRole.ActionRole)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addWidget(Label(where, role="name"))
        column.addWidget(Label(what))
        column.addLayout(form)
        column.addStretch()
        column.addWidget(buttons)


def begun(record: GameRecord, seats: Seats) -> GameRecord:
    """A new game with the turns of a record up to its current node."""
    made = new_record(record.setup, seats)
    for node in record.line:
        made.play(node.turn)
    return made


def _offered(session: GameSession) -> Seats:
    """The seats as they are if the computer has one, else it plays against the one to move."""
    seats = session.seats
    if any(isinstance(seat, Computer) for seat in seats):
        return seats
    mover = session.record.position.player
    person = seats[mover] if isinstance(seats[mover], Person) else Person()
    other = Computer(_USUAL_LEVEL)
    return (person, other) if mover == 0 else (other, person)


def _titles(session: GameSession) -> list[str]:
    position = session.record.position
    return [
        COLOUR_NAMES[position.colour_of(player)]
        + (", to move" if player == position.player else "")
        for player in (0, 1)
    ]
