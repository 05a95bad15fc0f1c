"""The board of the position editor, and the tools with which clicks put pieces on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from desktop.board.board_view import BoardView
from desktop.board.stone_icon import stone_icon
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.painting.game_texts import GameTexts
from desktop.painting.game_view import GameView
from desktop.theme.icons import icon
from desktop.theme.themes import Theme
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


_Button = Qt.MouseButton

_ERASING_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class EditorBoard(BoardView):
    """While ``marking``, the left button uses the tool and the right one removes pieces.

    A drag does so on every cell that it crosses, but one that begins on a piece moves it, unless
    ``erasing``. While not ``marking``, dominoes are laid as in a game.

    Attributes:
        erasing: whether the tool removes pieces.

    Signals:
        brushed(int, bool, bool): the tool is used on a site; or pieces are removed there; or it
            continues a drag.
        dragged(int, int): a piece was dragged from a site to another one, -1 for off the board.
    """

    brushed = Signal(int, bool, bool)
    dragged = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.erasing = False
        self._held = -1  # the site of the piece under the pressed button, which may be dragged
        self._erases: bool | None = None  # what the current drag does; None without one
        self._last = -1  # the site that it used last
        self.marked.connect(lambda site: self.brushed.emit(site, False, False))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.marking:
            super().mousePressEvent(event)
        elif event.button() in (_Button.LeftButton, _Button.RightButton):
            by_tool = event.button() == _Button.LeftButton and not self.erasing
            self._held = self._piece_at(event.position()) if by_tool else -1
            if self._held < 0:
                self._erases, self._last = event.button() == _Button.RightButton, -1
                self._brush(event.position(), joined=False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() == _Button.NoButton:
            self._release()
        if self._held >= 0 and self._site_at(event.position()) != self._held:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._brush(event.position(), joined=self._last >= 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        held, site = self._held, self._site_at(event.position())
        self._release()
        if held >= 0 and site == held:
            self.brushed.emit(held, False, False)
        elif held >= 0:
            self.dragged.emit(held, site)

    def _release(self) -> None:
        """Forget the drag."""
        self._held, self._erases = -1, None
        self.viewport().unsetCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ERASING_KEYS and self.cursor_site >= 0:
            self.brushed.emit(self.cursor_site, True, False)
        else:
            super().keyPressEvent(event)

    def _brush(self, point: QPointF, *, joined: bool) -> None:
        site = self._site_at(point)
        if self._erases is None or site in (-1, self._last):
            return
        self._last = site
        self.brushed.emit(site, self._erases, joined)

    def _site_at(self, point: QPointF) -> int:
        """Return the site at a point of the viewport, -1 for none."""
        return next(iter(self._sites_at(point)), -1)

    def _piece_at(self, point: QPointF) -> int:
        """Return the site at a point of the viewport if a piece lies there, else -1."""
        site = self._site_at(point)
        return site if site >= 0 and self._board.heights()[site] else -1
