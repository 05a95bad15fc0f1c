"""What a board reports: in the line below it, and in a bubble beside a cell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from desktop.theme.measures import RADIUS
from desktop.theme.themes import UI_THEME
from desktop.widgets.label import Label, set_style_property
from desktop.widgets.layouts import hbox, vbox

REFUSAL_MS = 7000  # then the task is shown again
_NOTE_SHARE = 0.32  # of the width, at most
_CONTROLS_SHARE = 0.6  # the same for all controls; else the rare ones are left out
_NO_LIMIT = 10_000  # pixels
_Type = QEvent.Type
_CHANGES = (_Type.Show, _Type.StyleChange, _Type.FontChange, _Type.LayoutRequest)


class _Note(Label):
    """Quiet words in one line where there is room; a label that wraps asks for narrow columns."""

    def __init__(self) -> None:
        super().__init__(role="quiet")
        self._limit = _NO_LIMIT  # before the line has its width, or the words would be in a column

    def limit_width(self, pixels: int) -> None:
        self._limit = pixels
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self.text()) + self.fontMetrics().height()
        return QSize(min(wide, self._limit), super().sizeHint().height())


class StatusLine(QFrame):
    """Shows the task; for a while, or until the task changes, a refusal or news instead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "status")
        self._label = Label()
        self._label.setObjectName("status")
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._note = _Note()
        self._note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._place = Label(role="number")
        self._sentence = vbox(self._label, margins=(0, 8, 0, 8))
        parts = ((self._sentence, 1), self._note, self._place)
        self._row = hbox(*parts, on=self, margins=(12, 0, 12, 0))
        self._controls: QWidget | None = None
        self._rare: Sequence[QWidget] = ()
        self._task = ""
        self._timer = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self._timer.timeout.connect(self._show_task)

    def event(self, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            self._show_rare()
            self.setMinimumHeight(self._least_height())
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._note.limit_width(round(_NOTE_SHARE * self.width()))
        self._show_rare()

    def _show_rare(self) -> None:
        if self._controls is None:
            return
        missing = [part.sizeHint().width() for part in self._rare if part.isHidden()]
        width = self._controls.sizeHint().width() + sum(missing)
        for part in self._rare:
            part.setVisible(width <= _CONTROLS_SHARE * self.width())

    def _least_height(self) -> int:
        """Return the height that two lines, and the controls even while hidden, need."""
        around = self._sentence.contentsMargins()
        lines = 2 * self._label.fontMetrics().height() + 1 + around.top() + around.bottom()
        controls = self._controls.sizeHint().height() if self._controls is not None else 0
        margins = self.contentsMargins() + self._row.contentsMargins()
        return max(lines, controls) + margins.top() + margins.bottom()

    def add_controls(self, controls: QWidget, rare: Sequence[QWidget]) -> None:
        """Add controls at the right, which belong to what the line says; they may be hidden.

        ``rare``: those among them that are left out where they would take most of the width.
        """
        self._row.addWidget(controls)
        self._controls, self._rare = controls, rare

    @property
    def text(self) -> str:
        return self._label.text()

    @property
    def refuses(self) -> bool:
        """Return whether a refusal is shown."""
        return bool(self.property("refused"))

    @property
    def place(self) -> str:
        """The name of the cell under the mouse, "" for none."""
        return self._place.text()

    @property
    def note(self) -> str:
        """What the marks on that cell mean, "" for none."""
        return self._note.text()

    def show_place(self, name: str, note: str = "") -> None:
        self._place.setText(name)
        self._note.show_text(note)

    def show_task(self, task: str) -> None:
        self._task = task
        self._show_task()

    def show_refusal(self, reason: str) -> None:
        self._show(reason, refused=True)
        self._timer.start()

    def show_news(self, text: str) -> None:
        """Show for a while what has happened."""
        self._show(text, refused=False)
        self._timer.start()

    def _show_task(self) -> None:
        self._timer.stop()
        self._show(self._task, refused=False)

    def _show(self, text: str, *, refused: bool) -> None:
        self._label.setText(text)
        self._label.setAccessibleName(text)
        set_style_property(self, "refused", refused, self._label)


_TEXT_FLAGS = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
_MAX_LINES = 20  # of width, in line heights
_TIP_PX, _EDGE_PX = 8, 2
_ROOM = QSize(12, 8)  # around the text, in pixels
_FADE_MS = 220
_MIN_MS, _CHARACTER_MS = 1800, 45  # long enough to be read


class Bubble(QWidget):
    """Shows one text at a time on its parent. The mouse goes through it.

    Attributes:
        fades: whether it fades out rather than disappear at once.
    """

    def __init__(self, parent: QWidget, *, refuses: bool) -> None:
        """``refuses``: whether its texts are refusals."""
        super().__init__(parent)
        self._parent, self._refuses = parent, refuses
        self.text = ""
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
        reach = size.width() / 2 - RADIUS - _TIP_PX
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
            path.addRoundedRect(body, RADIUS, RADIUS)
            return path, body
        below = self._tip.y() == 0  # the bubble is below what it points at
        body.adjust(half, _TIP_PX if below else half, -half, -half if below else -_TIP_PX)
        path.addRoundedRect(body, RADIUS, RADIUS)
        inset = RADIUS + _TIP_PX
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
        theme = UI_THEME.theme
        painter.setBrush(QColor(theme.plate))
        painter.setPen(QPen(QColor(theme.refused if self._refuses else theme.hint), _EDGE_PX))
        painter.drawPath(path)
        painter.setPen(QColor(theme.refused if self._refuses else theme.ink))
        painter.drawText(body, _TEXT_FLAGS, self.text)


def _shared(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0
