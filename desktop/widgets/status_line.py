"""The line below the board: the task, or why a click did nothing; and the cell pointed at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.widgets.label import Label
from desktop.widgets.style_property import set_style_property

REFUSAL_MS = 7000  # then the task is shown again
_NOTE_SHARE = 0.32  # of the width, at most
_Type = QEvent.Type
_CHANGES = (_Type.Show, _Type.StyleChange, _Type.FontChange, _Type.LayoutRequest)


class _Note(Label):
    """Quiet words in one line where there is room; a label that wraps asks for narrow columns."""

    def __init__(self) -> None:
        super().__init__(role="quiet")

        self._limit = 0

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
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(14, 1, 14, 1)
        sentence = QVBoxLayout()
        sentence.setContentsMargins(0, 7, 0, 7)
        sentence.addWidget(self._label)
        row.addLayout(sentence, 1)
        row.addWidget(self._note)
        row.addWidget(self._place)
        self._controls: QWidget | None = None
        self._task = ""
        self._timer = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self._timer.timeout.connect(self._show_task)

    def event(self, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            self.setMinimumHeight(self._least_height())
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._note.limit_width(round(_NOTE_SHARE * self.width()))

    def _least_height(self) -> int:
        """Return the height that two lines, and the controls even while hidden, need."""
        lines = 2 * self._label.fontMetrics().height() + 18
        controls = self._controls.sizeHint().height() if self._controls is not None else 0
        margins = self.contentsMargins() + self._row.contentsMargins()
        return max(lines, controls + margins.top() + margins.bottom())

    def add_controls(self, controls: QWidget) -> None:
        """Add controls at the right, which belong to what the line says; they may be hidden."""
        self._row.addWidget(controls)
        self._controls = controls

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
        self._note.setText(note)
        self._note.setVisible(bool(note))

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
