"""The switch for what the hand holds: which stone, or which half of a domino."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from desktop.stone_icon import stone_icon
from desktop.theme import Theme

_HANDS = (0, 1)


class HandSwitch(QWidget):
    """A button for each hand, one of them down; hidden where there is nothing to choose.

    Signals:
        chosen(int): a hand.
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
            name = name_of(hand)
            button = QPushButton(name[:1].upper() + name[1:])
            button.setCheckable(True)
            button.setProperty("role", "hand")
            button.setToolTip("Also by the X key, a right click or the wheel")
            self._group.addButton(button, hand)
            self.buttons.append(button)
            row.addWidget(button)
        self._group.idClicked.connect(self.chosen)
        self.set_theme(theme)

    def show_hand(self, hand: int, hands: Iterable[int]) -> None:
        """Show which hand it is, of those that there are."""
        offered = set(hands)
        for number in _HANDS:
            button = self.buttons[number]
            button.setEnabled(number in offered)
            button.setChecked(number == hand)
        self.setVisible(len(offered) > 1)

    def set_theme(self, theme: Theme) -> None:
        for hand in _HANDS:
            self.buttons[hand].setIcon(stone_icon(hand, theme))
