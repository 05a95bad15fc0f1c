"""The bar below the board for finding words in the notes of a game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop.i18n.text import say, tr, tr_noop
from desktop.widgets.buttons import IconButton
from desktop.widgets.flow_layout import FlowLayout
from desktop.widgets.label import Label

_WAIT_MS = 120  # after the last keystroke, before the game is searched
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OWN = (Qt.Key.Key_Escape, *_ENTER)


class FindBar(QFrame):
    """A field for the words, the number of matches, and buttons to go through them.

    Attributes:
        field: the words.
        previous_button, next_button, close_button: the buttons.

    Signals:
        query_changed(str): the words have changed.
        moved(int): go to the next match (1) or the previous one (-1).
        closed: end the search.
    """

    query_changed = Signal(str)
    moved = Signal(int)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "notes")
        self.field = _FindField()
        say(self.field.setPlaceholderText, lambda: tr("Find in notes"))
        say(self.field.setToolTip, lambda: tr("Find in comments, titles and labels"))
        say(self.field.setAccessibleName, lambda: tr("Find in comments, titles and labels"))
        self._matches = Label(role="quiet")
        self._matches.setWordWrap(False)
        self.previous_button = IconButton("turn.previous", tr_noop("Previous match"), "Shift+F3")
        self.next_button = IconButton("turn.next", tr_noop("Next match"), "F3")
        self.close_button = IconButton("close", tr_noop("Close the search"), "Esc")
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        search = QWidget()
        row = QHBoxLayout(search)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.field, 1)
        for button in (self.previous_button, self.next_button, self.close_button):
            row.addWidget(button)
        search.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        parts = FlowLayout()  # where they do not fit side by side, the result has its own line
        parts.addWidget(search)
        parts.addWidget(self._matches)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 5, 6, 5)
        column.addLayout(parts)
        self._timer.timeout.connect(self._search)
        self.field.textChanged.connect(lambda: self._timer.start())
        self.field.entered.connect(self._go)
        self.field.left.connect(self.closed)
        self.previous_button.clicked.connect(lambda: self._go(-1))
        self.next_button.clicked.connect(lambda: self._go(1))
        self.close_button.clicked.connect(self.closed)
        self.hide()

    @property
    def words(self) -> str:
        return self.field.text()

    @property
    def result_text(self) -> str:
        """The number of matches, as shown next to the field."""
        return self._matches.text()

    def open(self) -> None:
        """Show the bar with the last words selected."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def show_found(self, text: str, *, any_found: bool) -> None:
        """Show how many matches there are and which one is current."""
        self._matches.setText(text)
        self.field.setAccessibleDescription(text)
        for button in (self.previous_button, self.next_button):
            button.setEnabled(any_found)

    def _search(self) -> None:
        self._timer.stop()
        self.query_changed.emit(self.words)

    def _go(self, step: int) -> None:
        if self._timer.isActive():
            self._search()  # search for the words as typed so far
        self.moved.emit(step)


class _FindField(QLineEdit):
    """A field that handles Esc and Enter itself.

    Signals:
        entered(int): 1 for Enter, -1 for Shift+Enter.
        left: Esc was pressed.
    """

    entered = Signal(int)
    left = Signal()

    def minimumSizeHint(self) -> QSize:
        """Return a size that has room for the placeholder text."""
        hint, metrics = super().minimumSizeHint(), self.fontMetrics()
        text = metrics.horizontalAdvance(self.placeholderText())
        hint.setWidth(hint.width() - metrics.maxWidth() + text + metrics.averageCharWidth())
        return hint

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()  # it grows where there is room

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if isinstance(event, QKeyEvent) and event.key() in _OWN:
            event.accept()  # including ShortcutOverride, so that no shortcut takes these keys
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _ENTER:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.entered.emit(-1 if shift else 1)
        else:
            super().keyPressEvent(event)
