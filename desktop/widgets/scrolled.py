"""Scroll areas whose contents fill the room, and scroll vertically if there is too little."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

_GAP_PX = 6  # between the contents and the bar
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class FittingScrollArea(QScrollArea):
    """Gives its contents at least the height they need at its width.

    A resizable ``QScrollArea`` would use their size hint, and scroll too soon.
    """

    def __init__(self, contents: QWidget) -> None:
        super().__init__()
        # PySide6 takes 10 ms, before the first window, to find the type of a widget made by Qt
        self.setViewport(QWidget())
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
        for width in (self.width(), self.width() - self._beside()):
            width = max(width, self._contents.minimumSizeHint().width())
            needed = self._needed(width)
            if needed <= self.height():
                break
        self._contents.resize(width, max(self.height(), needed))

    def _needed(self, width: int) -> int:
        """Return the height that the contents need at a width."""
        layout = self._contents.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.minimumHeightForWidth(width)
        return self._contents.minimumSizeHint().height()

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to the widget that has the focus."""
        if now is not None:
            self.ensureWidgetVisible(now)  # if it is one of the contents

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()  # arrow keys move through the contents
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

    def showEvent(self, event: QShowEvent) -> None:
        self.updateGeometry()  # the contents have their style and font only now
        super().showEvent(event)

    def sizeHint(self) -> QSize:
        hint = self._contents.sizeHint()
        return hint.expandedTo(QSize(0, self._needed(hint.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._contents.minimumSizeHint().width() + self._beside(), 0)

    def _beside(self) -> int:
        """Return the width that the bar takes, in pixels."""
        return self.verticalScrollBar().sizeHint().width() + _GAP_PX


class YieldingScrollArea(FittingScrollArea):
    """As high as its contents, or lower if its neighbours need the room."""

    _MIN_LINES = 2
    _MIN_PX = 0

    def __init__(self, contents: QWidget) -> None:
        self._part: QWidget | None = None
        super().__init__(contents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_part(self, part: QWidget | None) -> None:
        """Scroll to a part of the contents now, and again whenever sizes change; None for none."""
        self._part = part
        self._scroll_to_part()

    def _scroll_to_part(self) -> None:
        if self._part is not None and self._part.isVisible():
            self.ensureWidgetVisible(self._part)

    def _fit(self) -> None:
        before = self._contents.size()
        super()._fit()
        if self._contents.size() != before:
            self._scroll_to_part()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll_to_part()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._needed(self.width()))

    def minimumSizeHint(self) -> QSize:
        least = max(self._MIN_PX, self._MIN_LINES * self.fontMetrics().height())
        return QSize(super().minimumSizeHint().width(), min(least, self.sizeHint().height()))
