"""Buttons with a picture or a role, and clicks that come too soon for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Signal
from PySide6.QtGui import QMouseEvent, QPalette, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QToolButton, QWidget

from desktop.services.dates import with_key
from desktop.services.text import say, tr
from desktop.theme.icons import icon


class IconButton(QToolButton):
    """Shows a picture. ``title`` is English; the tool tip names ``key``, which does the same."""

    def __init__(self, picture: str, title: str, key: str = "") -> None:
        super().__init__()
        self.setIcon(icon(picture))
        self._title, self._key = title, key
        say(self._report, self._text)

    def call(self, title: str) -> None:
        """Change the title, which is English."""
        self._title = title
        self._report(self._text())

    def _text(self) -> str:
        return with_key(tr(self._title), self._key)

    def _report(self, text: str) -> None:
        self.setToolTip(text)
        self.setAccessibleName(text)


def primary_button(icon_name: str = "engine.go_on") -> QPushButton:
    """Return the button of what most people will want next, with an icon and no text yet."""
    button = QPushButton(icon(icon_name, QPalette.ColorRole.HighlightedText), "")
    button.setProperty("role", "primary")
    return button


def link_button() -> QPushButton:
    """Return a button without text yet that looks like a link."""
    button = QPushButton()
    button.setProperty("role", "link")
    return button


_Type = QEvent.Type


class ClickGuard(QObject):
    """Stops clicks on a page where one of its buttons was just clicked, until the mouse moves.

    The first click may have put another button under the mouse, or made it the button of another
    player. A hand that clicks twice moves less than a drag needs.

    Signals:
        stopped: a click on a button was stopped, perhaps the second of a double click.
    """

    stopped = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._window: QWindow | None = None  # the one whose clicks are watched
        self._clicked = QPointF()  # where a button was clicked, on the screen

    def watch(self, *buttons: QAbstractButton) -> None:
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._window:
            if isinstance(event, QMouseEvent) and event.type() == _Type.MouseButtonRelease:
                self._begin(event.globalPosition())
            return False
        if event.type() == _Type.Leave:
            self._end()
        if not isinstance(event, QMouseEvent):
            return False
        moved = (event.globalPosition() - self._clicked).manhattanLength()
        if moved >= QApplication.startDragDistance() or not self._page.isVisible():
            self._end()
            return False
        if event.type() == _Type.MouseButtonPress:
            at = self._page.mapFromGlobal(event.globalPosition().toPoint())
            if isinstance(self._page.childAt(at), QAbstractButton):
                self.stopped.emit()
        return event.type() != _Type.MouseMove

    def _begin(self, clicked: QPointF) -> None:
        self._end()
        self._clicked = clicked
        self._window = self._page.window().windowHandle()
        self._window.installEventFilter(self)

    def _end(self) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = None
