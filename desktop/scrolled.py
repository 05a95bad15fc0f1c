"""Contents that fill their place where there is room, and scroll up and down where there is not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

_GAP_PX = 6  # between the contents and the bar
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Scrolled(QScrollArea):
    """Gives its contents at least the height that they need at its width.

    A resizable ``QScrollArea`` would give them the height they would like, and scroll too soon.
    """

    def __init__(self, contents: QWidget) -> None:
        super().__init__()
        self._contents = contents
        contents.setProperty("role", "plain")
        contents.installEventFilter(self)
        self.setWidget(contents)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _fit(self) -> None:
        layout = self._contents.layout()
        if layout is None:
            return
        for width in (self.width(), self.width() - self._beside()):
            width = max(width, layout.minimumSize().width())
            needed = layout.minimumSize().height()
            if layout.hasHeightForWidth():
                needed = layout.minimumHeightForWidth(width)
            if needed <= self.height():
                break
        self._contents.resize(width, max(self.height(), needed))

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Have in sight what has the focus."""
        if now is not None and self._contents.isAncestorOf(now):
            self.ensureWidgetVisible(now)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()  # they lead through the contents
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return self._contents.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._contents.minimumSizeHint().width() + self._beside(), 0)

    def _beside(self) -> int:
        """What the bar takes of the width."""
        return self.verticalScrollBar().sizeHint().width() + _GAP_PX
