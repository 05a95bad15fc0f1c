"""A short text that points at a place in a widget for a while."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

_TEXT_FLAGS = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
_MAX_LINES = 20  # of width, in line heights
_TIP_PX, _EDGE_PX, _RADIUS_PX = 9, 2, 9
_ROOM = QSize(11, 7)  # around the text, in pixels
_FADE_MS = 220
_MIN_MS, _CHARACTER_MS = 1800, 45  # long enough to be read


class Bubble(QWidget):
    """Shows one text at a time on its parent. The mouse goes through it.

    Attributes:
        text: what is shown; "" for nothing.
        fades: whether it fades out rather than disappear at once.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self.text = ""
        self._fill, self._ink, self._edge = QColor("white"), QColor("black"), QColor("black")
        self._tip: QPointF | None = None  # in the bubble
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._leave)
        self._fading = QVariantAnimation(self)
        self._fading.setDuration(_FADE_MS)
        self._fading.valueChanged.connect(self.update)
        self._fading.finished.connect(self.end)
        self.fades = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_colours(self, fill: str, ink: str, edge: str) -> None:
        """Set the colours of the ground, the text and the border."""
        self._fill, self._ink, self._edge = QColor(fill), QColor(ink), QColor(edge)
        self.update()

    def show_text(self, text: str, at: QRect | None = None, clear_of: Sequence[QRect] = ()) -> None:
        """Show a text that points at ``at``, from above or below; without it, at the top.

        ``clear_of``: places that it covers as little of as possible.
        """
        self.end()
        self.text = text
        self._place(at, clear_of)
        self.show()
        self.raise_()
        self._timer.start(_MIN_MS + _CHARACTER_MS * len(text))

    def end(self) -> None:
        """Hide the text at once."""
        self._timer.stop()
        self._fading.stop()
        self.text = ""
        self.hide()

    def _leave(self) -> None:
        if not self.fades:
            self.end()
            return
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.start()

    def _place(self, at: QRect | None, clear_of: Sequence[QRect]) -> None:
        """Lay the bubble out beside ``at``, inside the parent."""
        parent = self._parent.rect()
        metrics = self.fontMetrics()
        width = min(_MAX_LINES * metrics.height(), parent.width() - 4 * _ROOM.width())
        box = metrics.boundingRect(QRect(0, 0, width, 10_000), _TEXT_FLAGS, self.text)
        size = box.size() + _ROOM * 2 + QSize(2, 2)
        if at is None:
            self._tip = None
            self.setGeometry(QRect(QPoint((parent.width() - size.width()) // 2, _EDGE_PX), size))
            return
        size += QSize(0, _TIP_PX)
        boxes = self._boxes(at, size, parent)
        best = min(boxes, key=lambda box: sum(_shared(box, place) for place in (at, *clear_of)))
        self.setGeometry(best)
        above = best.center().y() < at.center().y()
        self._tip = QPointF(at.center().x() - best.x(), size.height() if above else 0)

    def _boxes(self, at: QRect, size: QSize, parent: QRect) -> list[QRect]:
        """Return where the bubble may be inside the parent and point at ``at``, best first."""
        reach = size.width() / 2 - _RADIUS_PX - _TIP_PX
        boxes = []
        for y in (at.top() - size.height(), at.bottom()):
            for share in (0, -0.5, 0.5, -1, 1):
                x = round(at.center().x() - size.width() / 2 + share * reach)
                x = max(0, min(x, parent.width() - size.width()))
                top = max(0, min(y, parent.height() - size.height()))
                boxes.append(QRect(QPoint(x, top), size))
        return boxes

    def _outline(self) -> tuple[QPainterPath, QRectF]:
        """Return the shape, and the part of it that holds the text."""
        body = QRectF(self.rect())
        half = _EDGE_PX / 2
        path = QPainterPath()
        if self._tip is None:
            body.adjust(half, half, -half, -half)
            path.addRoundedRect(body, _RADIUS_PX, _RADIUS_PX)
            return path, body
        below = self._tip.y() == 0  # the bubble is below what it points at
        body.adjust(half, _TIP_PX if below else half, -half, -half if below else -_TIP_PX)
        path.addRoundedRect(body, _RADIUS_PX, _RADIUS_PX)
        inset = _RADIUS_PX + _TIP_PX
        x = max(inset, min(self._tip.x(), body.width() - inset))
        base = body.top() + 1 if below else body.bottom() - 1
        tip = QPointF(x, half if below else self.height() - half)
        wedge = QPainterPath()
        wedge.addPolygon(QPolygonF([QPointF(x - _TIP_PX, base), tip, QPointF(x + _TIP_PX, base)]))
        wedge.closeSubpath()
        return path.united(wedge), body

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._fading.state() is QVariantAnimation.State.Running:
            painter.setOpacity(self._fading.currentValue())
        path, body = self._outline()
        painter.setBrush(self._fill)
        painter.setPen(QPen(self._edge, _EDGE_PX))
        painter.drawPath(path)
        painter.setPen(self._ink)
        painter.drawText(body, _TEXT_FLAGS, self.text)


def _shared(one: QRect, other: QRect) -> int:
    """Return the area that two boxes share."""
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0
