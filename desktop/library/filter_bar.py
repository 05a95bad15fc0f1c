"""The fields of a search in the library; a change of any field is a new search."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from desktop.board.picture import BoardThumbnail
from desktop.library.game_list import board_title, computer_words, nameless
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import said, tr, tr_noop
from desktop.theme.icons import icon
from desktop.views.game_views import VIEWS
from desktop.widgets.label import Label, RefusalLabel, announce
from desktop.widgets.layouts import FlowLayout, hbox, vbox
from rules.games import GAMES
from rules.library.entry import Ended, Filter, Order
from rules.library.positions import canonical_key
from rules.position import Position

_BOARD_LETTERS = 14  # of a board that are shown at least; it may have many options
_PAUSE_MS = 1000  # without a letter, before a wrong day is refused
_DAY = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?", re.ASCII)
_ENDINGS: dict[Ended | None, str] = {
    None: tr_noop("Any result"),
    Ended.BLACK: tr_noop("Black won"),
    Ended.WHITE: tr_noop("White won"),
    Ended.DRAW: tr_noop("A draw"),
    Ended.UNFINISHED: tr_noop("Unfinished"),
    Ended.WON: tr_noop("The player won"),
    Ended.LOST: tr_noop("The player lost"),
}
_NUMBERED: dict[Ended | None, str] = {  # in games whose players have no colours
    Ended.BLACK: tr_noop("Player 1 won"),
    Ended.WHITE: tr_noop("Player 2 won"),
}
_ORDERS = {
    Order.LATEST: tr_noop("Newest first"),
    Order.OLDEST: tr_noop("Oldest first"),
    Order.GAME: tr_noop("By game"),
    Order.PLAYERS: tr_noop("By player"),
    Order.RESULT: tr_noop("By result"),
}


class FilterBar(QWidget):
    """The fields that games in the library must match, and the order of those found.

    Attributes:
        game, setup, ended, player, since, until, event_name, comment: the fields.
        ordered: the sort order.
        take_position, any_position, clear: the buttons.
        refusal: what is wrong with a day that was typed.
        position: the position that must occur; None for any.

    Signals:
        changed: the search has changed.
    """

    changed = Signal()

    def __init__(self, ask_setups: Callable[[str], object]) -> None:
        """``ask_setups`` gets a kind of game, "" for all, whose boards ``show_setups`` needs."""
        super().__init__()
        self._ask_setups = ask_setups
        self.position: Position | None = None
        self.game, self.setup, self.ended = QComboBox(), QComboBox(), QComboBox()
        self.ordered = QComboBox()
        self.player, self.comment, self.event_name = QLineEdit(), QLineEdit(), QLineEdit()
        self.since, self.until = QLineEdit(), QLineEdit()
        self.thumbnail = BoardThumbnail()
        self.take_position = said(QPushButton(), lambda: tr("By position"))
        self.any_position = said(QPushButton(icon("close"), ""), lambda: tr("Any position"))
        self.clear = said(QPushButton(), lambda: tr("Clear filters"))
        self._found_by = said(
            Label(), lambda: tr("Games in which this position occurred, also rotated or mirrored")
        )
        self._position_row = QWidget()
        self.refusal = RefusalLabel()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._refuse_days)
        self._fill_fields()
        self._lay_out()
        self.game.currentIndexChanged.connect(self._on_game)
        for box in (self.setup, self.ended, self.ordered):
            box.currentIndexChanged.connect(self.changed)
        for field in self._fields:
            field.textChanged.connect(self.changed)
        for field in (self.since, self.until):
            field.textChanged.connect(lambda _text, field=field: self._mark_day(field))
        self.any_position.clicked.connect(lambda: self.look_for(None))
        self.clear.clicked.connect(self.clear_all)

    @property
    def filter(self) -> Filter:
        """The conditions in the fields."""
        return Filter(
            game=self.game.currentData() or "",
            setup=self.setup.currentData() or "",
            player=self.player.text(),
            computer=computer_words(self.player.text()),
            nameless=nameless(self.player.text()),
            ended=self.ended.currentData(),
            since=_day(self.since),
            until=_day(self.until),
            event=self.event_name.text(),
            comment=self.comment.text(),
            position=None if self.position is None else canonical_key(self.position),
        )

    @property
    def order(self) -> Order:
        """The sort order."""
        return Order(self.ordered.currentData())

    @property
    def panes(self) -> list[QWidget]:
        return [self.game]

    def look_for(self, position: Position | None) -> None:
        """Search for games with a position; None for any."""
        self.position = None if position is None else position.copy()
        self._position_row.setVisible(position is not None)
        if self.position is not None:
            self.thumbnail.show_position(self.position)
        self.changed.emit()

    def clear_all(self) -> None:
        """Clear all fields: search for all games."""
        self.blockSignals(True)
        for box in (self.game, self.setup, self.ended):
            box.setCurrentIndex(0)
        self.show_setups("", [])
        for field in self._fields:
            field.clear()
        self.look_for(None)
        self.blockSignals(False)
        self.changed.emit()

    def show_setups(self, game: str, setups: list[str]) -> None:
        """Offer the boards of a kind of game on which games were played."""
        if game != (self.game.currentData() or ""):
            return
        before = self.setup.currentData()
        self.setup.blockSignals(True)
        while self.setup.count() > 1:
            self.setup.removeItem(1)
        for text in setups:
            self.setup.addItem(board_title(text), text)
        self.setup.setCurrentIndex(max(0, self.setup.findData(before)))
        self.setup.setEnabled(bool(setups))
        self.setup.blockSignals(False)
        if self.setup.currentData() != before:  # no game on that board is left
            self.changed.emit()

    def _name_fields(self) -> None:
        self.game.setItemText(0, tr("All games"))
        self.setup.setItemText(0, tr("All boards"))
        for index in range(1, self.setup.count()):
            self.setup.setItemText(index, board_title(self.setup.itemData(index)))
        self._name_endings()
        for index, text in enumerate(_ORDERS.values()):
            self.ordered.setItemText(index, tr(text))
        for widget, name, hint in (
            (self.game, tr("Game"), ""),
            (self.setup, tr("Board and variant"), ""),
            (self.ended, tr("Result"), ""),
            (self.ordered, tr("Sort order"), ""),
            (self.player, tr("Player"), tr("Player")),
            (self.since, tr("From this day on"), tr("From …")),
            (self.until, tr("Up to this day"), tr("To …")),
            (self.event_name, tr("Event"), tr("Event")),
            (self.comment, tr("Words in comments"), tr("Words in comments")),
        ):
            widget.setAccessibleName(name)
            widget.setToolTip(name)
            if isinstance(widget, QLineEdit):
                widget.setPlaceholderText(hint)
        for field in (self.since, self.until):
            field.setToolTip(tr("A year, a month or a day: 2026, 2026-11 or 2026-11-21"))
        self.take_position.setToolTip(tr("Find the position of the game that you looked at last"))

    def _name_endings(self) -> None:
        view = VIEWS.get(self.game.currentData())
        names = {**_ENDINGS, **_NUMBERED} if view is not None and view.numbered else _ENDINGS
        for index, text in enumerate(names.values()):
            self.ended.setItemText(index, tr(text))

    def _mark_day(self, field: QLineEdit) -> None:
        """Mark a text that is not a day; it is ignored in the search."""
        wrong = bool(field.text().strip()) and not _day(field)
        field.setProperty("day", "wrong" if wrong else "")
        field.style().polish(field)
        self.refusal.show_text("")
        self._pause.start()

    def _refuse_days(self) -> None:
        """Report what is wrong with a day, once nothing has been typed for a moment."""
        for field in (self.since, self.until):
            if field.property("day") == "wrong":
                why = tr(
                    "{typed} is not a date, and is ignored. Type a year, a month or a day: 2026, "
                    "2026-11 or 2026-11-21.",
                    typed=field.text().strip(),
                )
                self.refusal.show_text(why)
                announce(field, why, urgent=True)
                return

    @property
    def _fields(self) -> tuple[QLineEdit, ...]:
        return self.player, self.since, self.until, self.event_name, self.comment

    def _on_game(self) -> None:
        self.setup.blockSignals(True)
        self.setup.setCurrentIndex(0)
        self.setup.blockSignals(False)
        self._name_endings()
        self._ask_setups(self.game.currentData() or "")
        self.changed.emit()

    def _fill_fields(self) -> None:
        self.game.addItem("", "")
        for key, game in GAMES.items():
            self.game.addItem(game.title, key)
        self.setup.addItem("", "")
        self.setup.setEnabled(False)
        for ended in _ENDINGS:
            self.ended.addItem("", ended)
        for order in _ORDERS:
            self.ordered.addItem("", order)
        for field in self._fields:
            field.setClearButtonEnabled(True)
        adjusted = QComboBox.SizeAdjustPolicy
        for box in (self.game, self.ended, self.ordered):
            box.setSizeAdjustPolicy(adjusted.AdjustToContents)  # in every language
        self.setup.setSizeAdjustPolicy(adjusted.AdjustToMinimumContentsLengthWithIcon)
        self.setup.setMinimumContentsLength(_BOARD_LETTERS)
        self._name_fields()
        UI_LANGUAGE.changed.connect(self._name_fields)
        for field in (self.player, self.comment, self.event_name):
            field.addAction(icon("notes.find"), QLineEdit.ActionPosition.LeadingPosition)

    def _lay_out(self) -> None:
        boxes = (self.game, self.setup, self.ended, self.ordered)
        choices = FlowLayout(*boxes, self.take_position, self.clear)
        fields = FlowLayout(self.player, self.comment, self.event_name, self.since, self.until)
        for field in (self.player, self.event_name, self.since, self.until):  # comments are longer
            field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.thumbnail.setFixedSize(90, 90)
        found = (self.thumbnail, (self._found_by, 1), self.any_position)
        hbox(*found, on=self._position_row, spacing=8)
        self._position_row.hide()
        vbox(choices, fields, self.refusal, self._position_row, on=self, spacing=8)


def _day(field: QLineEdit) -> str:
    """Return the day, month or year that was typed; "" if it is not a date."""
    text = field.text().strip()
    return text if _DAY.fullmatch(text) else ""
