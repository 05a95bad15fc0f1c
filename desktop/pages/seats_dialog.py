"""The dialogs that ask who plays: each colour of a game, and a game from any of its turns."""

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

from desktop.game.game_session import GameSession
from desktop.game.players import FIRST_LEVEL, Computer, Human, Seats
from desktop.game.rematch import new_record
from desktop.pages.players_field import SeatField
from desktop.services.text import said, say, tr, tr_noop
from desktop.theme.icons import icon
from desktop.views.game_texts import TEXTS
from desktop.widgets.label import Label, add_row
from desktop.widgets.windows import Dialog
from rules.position import Position
from rules.record.game_record import GameRecord

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
