"""A question below the board, before something that ends the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from desktop.i18n.text import said, tr
from desktop.widgets.enter import press_by_enter
from desktop.widgets.label import Label

_OWN_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class QuestionBar(QFrame):
    """Asks one question at a time; hidden otherwise. Esc answers no.

    Attributes:
        yes, no: its buttons.

    Signals:
        closed: the question has been answered, or has become pointless.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "question")
        self._then: Callable[[], object] | None = None
        self._text = Label()
        self.yes = QPushButton()
        self.no = said(QPushButton(), lambda: tr("Play on"))
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.end)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 6, 6)
        row.setSpacing(8)
        row.addWidget(self._text, 1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        self.hide()

    @property
    def text(self) -> str:
        """The question; "" while none is asked."""
        return self._text.text() if self._then is not None else ""

    def ask(self, text: str, answer: str, then: Callable[[], object]) -> None:
        """Ask a question; ``then`` is called if the button ``answer`` is pressed."""
        self._then = then
        self._text.setText(text)
        self.yes.setText(answer)
        for button in (self.yes, self.no):
            button.setAccessibleDescription(text)
        self.show()
        self.no.setFocus()  # Return must not end a game by accident

    def accept(self) -> None:
        """Answer yes."""
        then = self._then
        self.end()
        if then is not None:
            then()

    def end(self) -> bool:
        """Drop the question. Returns whether there was one."""
        if self._then is None:
            return False
        self._then = None
        self.hide()
        self.closed.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            (self.yes if self.no.hasFocus() else self.no).setFocus()
        elif event.key() == Qt.Key.Key_Escape:
            self.end()
        elif not press_by_enter(self, event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and event.key() in _OWN_KEYS:  # type: ignore[attr-defined]
            event.accept()  # else Enter would confirm a move, where moves are confirmed
            return True
        return super().event(event)
