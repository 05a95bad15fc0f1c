"""The tools of the position editor: which piece a click puts on the board, or an eraser."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from desktop.board.stone_icon import stone_icon
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.painting.game_texts import GameTexts
from desktop.painting.game_view import GameView
from desktop.theme.icons import icon
from desktop.theme.theme import Theme
from rules.position import BLACK, NEUTRAL, WHITE

ERASER = 3
_KEYS = {BLACK: "1", WHITE: "2", ERASER: "3", NEUTRAL: "4"}  # in the order of the buttons
_TIPS = (
    tr_noop("Click cells or drag across them; drag a piece to move it; right-click removes"),
    tr_noop("Click the square of one half, then that of the other, or drag; Del removes"),
)


class Tools(QWidget):
    """A button for each tool, one of them checked; the keys 1 to 4 of ``window`` choose one.

    Attributes:
        buttons: [tool] -> its button.

    Signals:
        chosen(int): the user has chosen a tool.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__()
        self._names: Sequence[str] = GameTexts.piece_names
        self._tip = _TIPS[0]
        self._group = QButtonGroup(self)
        self.buttons: dict[int, QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for tool, key in _KEYS.items():
            button = said(QPushButton(), self._text_of(tool))
            button.setCheckable(True)
            button.setProperty("role", "hand")
            say(button.setToolTip, self._tip_of(tool))
            self._group.addButton(button, tool)
            self.buttons[tool] = button
            column.addWidget(button)
            shortcut = QShortcut(QKeySequence(key), window)
            shortcut.activated.connect(button.click)
        self.buttons[ERASER].setIcon(icon("mark.clear"))
        self.buttons[BLACK].setChecked(True)
        self._group.idClicked.connect(self.chosen)
        self.set_theme(theme)

    @property
    def tool(self) -> int:
        """The chosen tool: a colour, or ``ERASER``."""
        return self._group.checkedId()

    def show_game(self, view: GameView, *, dominoes: bool, neutral: bool) -> None:
        """Name the tools as the pieces of a game; ``neutral``: whether it has neutral ones."""
        self._names = view.piece_names
        self._tip = _TIPS[dominoes]
        self.buttons[NEUTRAL].setVisible(neutral)
        self.buttons[NEUTRAL].setEnabled(neutral)  # or its key would choose it
        for tool, button in self.buttons.items():
            button.setText(self._text_of(tool)())
            button.setToolTip(self._tip_of(tool)())

    def show_tool(self, tool: int) -> None:
        """Check the button of a tool."""
        self.buttons[tool].setChecked(True)

    def set_theme(self, theme: Theme) -> None:
        for colour in (BLACK, WHITE, NEUTRAL):
            self.buttons[colour].setIcon(stone_icon(colour, theme))

    def _text_of(self, tool: int) -> Callable[[], str]:
        def text() -> str:
            if tool == ERASER:
                return tr("Eraser")
            return tr(self._names[tool]) if tool < len(self._names) else ""

        return text

    def _tip_of(self, tool: int) -> Callable[[], str]:
        def tip() -> str:
            key = tr("Key {key}", key=_KEYS[tool])
            return key if tool == ERASER else f"{key}. {tr(self._tip)}"

        return tip
