"""The tools of the position editor: which piece a click puts on the board, or an eraser."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from desktop.board.stone_icon import stone_icon
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.painting.game_view import GameView
from desktop.theme.icons import icon
from desktop.theme.theme import Theme
from rules.position import BLACK, WHITE

ERASER = 2
_TOOLS = (BLACK, WHITE, ERASER)
_STONES = (tr_noop("Black stone"), tr_noop("White stone"))
_DISCS = (tr_noop("Black disc"), tr_noop("White disc"))
_HALVES = (tr_noop("Black half first"), tr_noop("White half first"))
_TIPS = (
    tr_noop("Click cells or drag across them; drag a piece to move it; right-click removes"),
    tr_noop("Click the square of one half, then that of the other, or drag; Del removes"),
)


class Tools(QWidget):
    """A button for each tool, one of them checked; the keys 1 to 3 of ``window`` choose one.

    Attributes:
        buttons: [tool] -> its button.

    Signals:
        chosen(int): the user has chosen a tool.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__()
        self._names = _STONES
        self._tip = _TIPS[0]
        self._group = QButtonGroup(self)
        self.buttons: list[QPushButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for tool in _TOOLS:
            button = said(QPushButton(), self._text_of(tool))
            button.setCheckable(True)
            button.setProperty("role", "hand")
            say(button.setToolTip, self._tip_of(tool))
            self._group.addButton(button, tool)
            self.buttons.append(button)
            column.addWidget(button)
            shortcut = QShortcut(QKeySequence(str(tool + 1)), window)
            shortcut.activated.connect(button.click)
        self.buttons[ERASER].setIcon(icon("mark.clear"))
        self.buttons[BLACK].setChecked(True)
        self._group.idClicked.connect(self.chosen)
        self.set_theme(theme)

    @property
    def tool(self) -> int:
        """The chosen tool: a colour, or ``ERASER``."""
        return self._group.checkedId()

    def show_game(self, view: GameView, *, dominoes: bool) -> None:
        """Name the tools as the pieces of a game."""
        self._names = _HALVES if dominoes else _DISCS if view.numbered else _STONES
        self._tip = _TIPS[dominoes]
        for tool, button in enumerate(self.buttons):
            button.setText(self._text_of(tool)())
            button.setToolTip(self._tip_of(tool)())

    def show_tool(self, tool: int) -> None:
        """Check the button of a tool."""
        self.buttons[tool].setChecked(True)

    def set_theme(self, theme: Theme) -> None:
        for colour in (BLACK, WHITE):
            self.buttons[colour].setIcon(stone_icon(colour, theme))

    def _text_of(self, tool: int) -> Callable[[], str]:
        return lambda: tr("Eraser") if tool == ERASER else tr(self._names[tool])

    def _tip_of(self, tool: int) -> Callable[[], str]:
        def tip() -> str:
            key = tr("Key {key}", key=str(tool + 1))
            return key if tool == ERASER else f"{key}. {tr(self._tip)}"

        return tip
