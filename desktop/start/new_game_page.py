"""The page for setting up a new game. The game itself declares its options."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.board.board_thumbnail import BoardThumbnail
from desktop.game.players import Seats
from desktop.game.setup_text import option_title
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.start.clock_field import ClockField
from desktop.start.option_field import OptionField
from desktop.start.seat_field import SeatField
from desktop.theme.icons import icon
from desktop.theme.theme import Theme
from desktop.views.game_views import VIEWS
from desktop.widgets.label import Label, add_row
from desktop.widgets.page import Page
from desktop.widgets.scrolled import FittingScrollArea
from rules.clock import NO_CLOCKS, TimeControl
from rules.setup import Game, Option, Setup

_SEAT_NAMES = (tr_noop("Black (moves first)"), tr_noop("White"))
_NUMBERED_NAMES = (tr_noop("Player 1"), tr_noop("Player 2"))
_OFFER_NAMES = (tr_noop("Names the komi"), tr_noop("Chooses a colour"))
_KOMI_WAYS = (tr_noop("Agreed value"), tr_noop("One names it, the other chooses a colour"))


class NewGamePage(Page):
    """Options, seats and clocks of one game, beside a picture of the board they make.

    Signals:
        started(Setup, Seats, TimeControl): start this game.
        offered(Setup, Seats, TimeControl): begin with the offer: the first seat names komi, the
            second one picks a side.
        left: the user goes back to the start page.
        help_asked: the user wants to read the rules.
    """

    started = Signal(object, object, object)
    offered = Signal(object, object, object)
    left = Signal()
    help_asked = Signal()

    def __init__(
        self,
        setup: Setup,
        seats: Seats,
        theme: Theme,
        *,
        control: TimeControl = NO_CLOCKS,
        komi_is_offered: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = setup.game
        self.fields: dict[str, OptionField] = {}
        self._chosen: dict[str, Any] = dict(setup.options)
        self._options: dict[Option, Any] = {}
        self._form = QFormLayout()
        self._options_title = said(Label(role="name"), lambda: tr("Board and rules"))
        self._seat_titles = (Label(), Label())
        self.seat_fields = (
            SeatField(seats[0]),
            SeatField(seats[1]),
        )
        self.clocks = ClockField(control)
        self.komi_way = QComboBox(self)
        say(self.komi_way.setAccessibleName, lambda: tr("How the komi is set"))
        self.komi_way.addItems([""] * len(_KOMI_WAYS))
        self.komi_way.setCurrentIndex(int(komi_is_offered))
        self.start = said(QPushButton(), lambda: tr("Start game"))
        self.start.setIcon(icon("engine.go_on", QPalette.ColorRole.HighlightedText))
        self.back = said(QPushButton(icon("back"), ""), lambda: tr("Back"))
        self.rules = said(QPushButton(), lambda: tr("Rules"))
        self.rules.setProperty("role", "link")
        self.thumbnail = BoardThumbnail(theme)
        self._build()
        self._ask_options()
        self.komi_way.currentIndexChanged.connect(self._show_ways)
        UI_LANGUAGE.changed.connect(self._show_ways)
        self.start.clicked.connect(self._start)
        self.back.clicked.connect(self.left)
        self.rules.clicked.connect(self.help_asked)

    @property
    def game(self) -> Game:
        return self._game

    @property
    def setup(self) -> Setup:
        """The chosen setup."""
        return self.game.setup(**self._chosen)

    @property
    def seats(self) -> Seats:
        return self.seat_fields[0].seat, self.seat_fields[1].seat

    @property
    def komi_is_offered(self) -> bool:
        return "komi" in self.fields and self.komi_way.currentIndex() == 1

    @property
    def help_place(self) -> tuple[str, str]:
        """The page and section of the help about this page."""
        return self.game.key, "options"

    @property
    def panes(self) -> list[QWidget]:
        """The stops of F6: the options, the players, the buttons."""
        options = [field.control for field in self.fields.values()][:1]
        return [*options, self.seat_fields[0].kind, self.start]

    def set_theme(self, theme: Theme) -> None:
        self.thumbnail.set_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.back.hasFocus():
            self.start.click()
        else:
            super().keyPressEvent(event)

    def _ask_options(self) -> None:
        """Build a field for each option with something to choose."""
        self.komi_way.setParent(self)
        self.komi_way.hide()
        while self._form.rowCount():
            self._form.removeRow(0)
        self.fields = {}
        self._options = _options(self.game, self._chosen)
        for option, value in self._options.items():
            self._chosen[option.key] = value
            if len(option.values) == 1:
                continue
            field = OptionField(option, value)
            field.changed.connect(self._apply_fields)
            self.fields[option.key] = field
            if option.key == "komi":
                add_row(self._form, functools.partial(option_title, option), self.komi_way)
                self._form.addRow("", field)
                self.komi_way.show()
            else:
                add_row(self._form, functools.partial(option_title, option), field)
        self._options_title.setVisible(bool(self.fields))
        self._show_ways()
        self._order_tabs()
        self.thumbnail.show_position(self.setup.start())

    def _apply_fields(self) -> None:
        """Apply the values of the fields, which may change the available options."""
        chosen = {key: field.value for key, field in self.fields.items()}
        options = _options(self.game, chosen)
        self._chosen = {option.key: value for option, value in options.items()}
        if list(options) == list(self._options):
            self.thumbnail.show_position(self.setup.start())
            return
        focused = next((k for k, f in self.fields.items() if f.control.hasFocus()), "")
        # later, because the field that emitted the signal will be removed
        QTimer.singleShot(0, self, lambda: self._ask_again(focused))

    def _ask_again(self, focused: str) -> None:
        self._ask_options()
        if focused in self.fields:
            self.fields[focused].control.setFocus()

    def _order_tabs(self) -> None:
        """Set the tab order from top to bottom."""
        controls: list[QWidget] = []
        for key, field in self.fields.items():
            controls += [self.komi_way, field.control] if key == "komi" else [field.control]
        for seat in self.seat_fields:
            controls += [seat.kind, seat.name, seat.level]
        controls += self.clocks.controls
        for one, other in itertools.pairwise([*controls, self.rules, self.start, self.back]):
            QWidget.setTabOrder(one, other)

    def _show_ways(self) -> None:
        names = _NUMBERED_NAMES if VIEWS[self.game.key].numbered else _SEAT_NAMES
        names = _OFFER_NAMES if self.komi_is_offered else names
        for title, field, name in zip(self._seat_titles, self.seat_fields, names, strict=True):
            title.setText(tr(name))
            field.set_title(functools.partial(tr, name))
        for index, way in enumerate(_KOMI_WAYS):
            self.komi_way.setItemText(index, tr(way))
        if "komi" in self.fields:
            self._form.setRowVisible(self.fields["komi"], not self.komi_is_offered)

    def _start(self) -> None:
        fields: list[OptionField | ClockField] = [*self.fields.values(), self.clocks]
        refused = [field.focus_if_refused() for field in fields]  # no shortcut: each resets
        if any(refused):
            return  # a field shows another number than the one that was typed
        begin = self.offered if self.komi_is_offered else self.started
        begin.emit(self.setup, self.seats, self.clocks.control)

    def _build(self) -> None:
        self.start.setProperty("role", "primary")
        self.back.setShortcut(Qt.Key.Key_Escape)
        QShortcut(Qt.Key.Key_Backspace, self).activated.connect(self.left)
        self._form.setHorizontalSpacing(16)
        self._form.setVerticalSpacing(10)
        seats = QFormLayout()
        seats.setHorizontalSpacing(16)
        seats.setVerticalSpacing(6)
        seats.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for title, field in zip(self._seat_titles, self.seat_fields, strict=True):
            title.setWordWrap(False)
            seats.addRow(title, field)
        clocks = said(QLabel(), lambda: tr("Clocks"))
        clocks.setBuddy(self.clocks.choice)
        seats.addRow(clocks, self.clocks)
        for form in (self._form, seats):
            form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._arrange(seats)

    def _arrange(self, seats: QFormLayout) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 6, 8, 6)
        column.setSpacing(10)
        column.addWidget(self._options_title)
        column.addLayout(self._form)
        column.addSpacing(10)
        column.addWidget(said(Label(role="name"), lambda: tr("Players")))
        column.addLayout(seats)
        column.addStretch()
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addStretch()
        buttons.addWidget(self.rules)
        buttons.addWidget(self.start)
        left = QVBoxLayout()
        title = said(Label(role="title"), lambda: tr("New game: {game}", game=self.game.title))
        title.setWordWrap(True)  # large text in a small window
        left.addWidget(title)
        left.addWidget(FittingScrollArea(inner), 1)
        left.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 14, 20, 16)
        row.setSpacing(20)
        row.addLayout(left)
        row.addWidget(self.thumbnail, 1)


def _options(game: Game, chosen: Mapping[str, Any]) -> dict[Option, Any]:
    """Return the options that apply, each with its chosen value if allowed, else its default."""
    known: dict[str, Any] = {}
    decided: dict[Option, Any] = {}
    while rest := [option for option in game.options(known) if option.key not in known]:
        option = rest[0]
        value = chosen.get(option.key, option.default)
        decided[option] = known[option.key] = value if value in option.values else option.default
    return decided
