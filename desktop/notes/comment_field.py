"""The editor for a comment, in Markdown."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop.i18n.text import say, tr
from desktop.notes.markdown import MOST_CHARACTERS
from rules.record.simple_text import shown_text

_STAYS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BREAKS = str.maketrans({"\u2029": "\n", "\u2028": "\n"})


class CommentField(QPlainTextEdit):
    """Emits every change; Esc, Ctrl+Enter and losing the focus end the editing.

    Signals:
        written(str): the text has changed.
        left: the user has finished; the focus may already be elsewhere.
    """

    written = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        say(
            self.setPlaceholderText,
            lambda: tr("**bold**, *italic*, `code`, - lists, > quotes, https:// links"),
        )
        self.textChanged.connect(lambda: self.written.emit(self.text))

    @property
    def text(self) -> str:
        """The text; unlike ``toPlainText``, it keeps no-break spaces."""
        return self.document().toRawText().translate(_BREAKS)

    def show_text(self, text: str) -> None:
        """Set the text to edit, and keep the cursor's position if possible."""
        shown = shown_text(text[:MOST_CHARACTERS])
        self.setReadOnly(len(text) > MOST_CHARACTERS)
        if shown == self.text:
            return
        place = self.textCursor().position()
        with QSignalBlocker(self):
            self.setPlainText(shown)
        cursor = self.textCursor()
        cursor.setPosition(min(place, self.document().characterCount() - 1))
        self.setTextCursor(cursor)

    def go_to_end(self) -> None:
        self.moveCursor(QTextCursor.MoveOperation.End)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if isinstance(event, QKeyEvent) and self._ends(event):
            event.accept()  # including ShortcutOverride, so that no shortcut takes these keys
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._ends(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _ends(self, event: QKeyEvent) -> bool:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return event.key() == Qt.Key.Key_Escape or (control and event.key() in _ENTER)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _STAYS:
            self.left.emit()
