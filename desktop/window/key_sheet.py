"""The sheet of all keys: the current keys of actions, and the keys of the board."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.i18n.key_names import key_names
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.widgets.label import Label
from desktop.window.action_menu import ActionMenu

# what they do, and the keys
_BOARD_KEYS = (
    (tr_noop("To the ends of the row"), ("Home", "End")),
    (tr_noop("Click on the current cell"), ("Enter", "Space")),
    (tr_noop("Menu of the current cell"), ("Shift+F10",)),
    (tr_noop("Undo the last click"), ("Esc",)),
)
_MOVING_KEYS = (
    (tr_noop("Next control, previous control"), ("Tab", "Shift+Tab")),
    (tr_noop("Step through the move list"), ("Up", "Down")),
)
_COLUMN_LINES = 21  # width of a column, in line heights
_MIN_SIZE = (320, 300)
_SHARE = 0.92  # of the window


class KeySheet(QDialog):
    """All keys of the game that is shown, in as many columns as there is room for."""

    def __init__(self, menus: Sequence[ActionMenu], parent: QWidget) -> None:
        super().__init__(parent)
        say(self.setWindowTitle, lambda: tr("Keys"))
        self._menus = menus
        self._groups = self._make_groups()
        self._columns: list[QVBoxLayout] = []
        self._row = QHBoxLayout()
        self._build()
        UI_LANGUAGE.changed.connect(self._retranslate)
        self.setMinimumSize(*_MIN_SIZE)
        self.resize(parent.size() * _SHARE)

    def _make_groups(self) -> list[tuple[QWidget, int]]:
        """Return the groups of keys, each with its number of lines."""
        groups = [(tr("On the board"), _board_rows()), (tr("In the window"), _moving_rows())]
        for menu in self._menus:
            rows = [
                (_unbroken(action.title), key_names([k.toString() for k in action.shortcuts()]))
                for action in menu.actions_by_id.values()
                if action.isVisible()
            ]
            if rows:
                groups.append((menu.title().replace("&", ""), rows))
        return [(_group(title, rows), len(rows) + 2) for title, rows in groups]

    def _retranslate(self) -> None:
        """Show everything in the current language."""
        for group, _ in self._groups:
            group.deleteLater()
        self._groups = self._make_groups()
        self._arrange(len(self._columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = _COLUMN_LINES * self.fontMetrics().height()
        count = max(1, min(len(self._groups), self.width() // width))
        if count != len(self._columns):
            self._arrange(count)

    def _arrange(self, count: int) -> None:
        """Distribute the groups over columns of about the same length."""
        while self._row.takeAt(0) is not None:
            pass
        self._columns = [QVBoxLayout() for _ in range(count)]
        whole = sum(length for _, length in self._groups)
        before = [0, *itertools.accumulate(length for _, length in self._groups)]
        for (group, length), start in zip(self._groups, before, strict=False):
            middle = start + length / 2
            self._columns[min(count - 1, int(count * middle / whole))].addWidget(group)
        for column in self._columns:
            column.addStretch()
            self._row.addLayout(column, 1)

    def _build(self) -> None:
        inner = QWidget()
        inner.setProperty("role", "plain")
        inner.setLayout(self._row)
        self._row.setSpacing(24)
        scroll = QScrollArea()
        say(scroll.setAccessibleName, lambda: tr("Keys"))
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        close = said(QPushButton(), lambda: tr("&Close"))
        column = QVBoxLayout(self)
        column.addWidget(said(Label(role="heading"), lambda: tr("Keys")))
        column.addWidget(scroll, 1)
        buttons = QDialogButtonBox()
        buttons.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
        column.addWidget(buttons)
        close.clicked.connect(self.accept)
        scroll.setFocus()  # arrow keys scroll


def _unbroken(title: str) -> str:
    """Return a title whose dots cannot wrap to a line of their own."""
    return title.replace(" …", "\N{NO-BREAK SPACE}…")


def _board_rows() -> list[tuple[str, str]]:
    rows = [(tr(what), key_names(keys)) for what, keys in _BOARD_KEYS]
    return [(tr("Move the cursor"), tr("Arrow keys")), *rows]


def _moving_rows() -> list[tuple[str, str]]:
    rows = [(tr(what), key_names(keys)) for what, keys in _MOVING_KEYS]
    return [*rows, (tr("Open a menu"), tr("Alt and the letter"))]


def _group(title: str, rows: Sequence[tuple[str, str]]) -> QWidget:
    group = QWidget()
    grid = QGridLayout(group)
    grid.setContentsMargins(0, 0, 0, 12)
    grid.setColumnStretch(0, 1)
    grid.addWidget(Label(title, role="name"), 0, 0, 1, 2)
    for at, (what, keys) in enumerate(rows, start=1):
        grid.addWidget(Label(what), at, 0)
        grid.addWidget(Label(keys or "–", role="key" if keys else "quiet"), at, 1)
    return group
