"""The switch for what the hand holds: which stone, or which half of a domino."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from desktop.actions.action import Action
from desktop.board.stone_icon import stone_icon
from desktop.i18n.text import said, tr
from desktop.theme.themes import Theme

_HANDS = (0, 1)


class HandSwitch(QWidget):
    """A button for each hand, one of them checked.

    It keeps its place while there is nothing to choose, so that no other button comes there.

    Signals:
        chosen(int): the user has chosen a hand.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, name_of: Callable[[int], str]) -> None:
        super().__init__()
        self._theme = theme
        self.buttons: list[QPushButton] = []
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for hand in _HANDS:
            button = said(_HandButton(), functools.partial(_titled, name_of, hand))
            button.setCheckable(True)
            button.setProperty("role", "hand")
            self._group.addButton(button, hand)
            self.buttons.append(button)
            row.addWidget(button)
        self._action: Action | None = None
        self._group.idClicked.connect(self.chosen)
        self.set_theme(theme)

    def show_hand(self, hand: int, hands: Iterable[int]) -> None:
        """Show the current hand, among the available ones."""
        offered = set(hands)
        for number in _HANDS:
            button = self.buttons[number]
            button.setEnabled(number in offered)
            button.setChecked(number == hand)

    def show_key_of(self, action: Action) -> None:
        """Show in tool tips the current shortcut of the action that changes the hand."""
        self._action = action
        action.changed.connect(self._show_key)
        self._show_key()

    def _show_key(self) -> None:
        assert self._action
        key = self._action.key_text
        tip = tr("Also: the mouse wheel, turned or pressed")
        if key:
            tip = tr("Also: {key}, or the mouse wheel, turned or pressed", key=key)
        for button in self.buttons:
            button.setToolTip(tip)

    def set_theme(self, theme: Theme) -> None:
        for hand in _HANDS:
            self.buttons[hand].setIcon(stone_icon(hand, theme))


class _HandButton(QPushButton):
    """Has room for its text in bold, as it is shown while checked."""

    def sizeHint(self) -> QSize:
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        plain, bolder = self.fontMetrics(), QFontMetrics(bold)
        more = bolder.horizontalAdvance(self.text()) - plain.horizontalAdvance(self.text())
        return super().sizeHint() + QSize(max(0, more), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def _titled(name_of: Callable[[int], str], hand: int) -> str:
    name = name_of(hand)
    return name[:1].upper() + name[1:]
