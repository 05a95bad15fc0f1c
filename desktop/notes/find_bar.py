"""The row below the board that looks for words in the notes of a game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QWidget

from desktop.i18n.text import say, tr, tr_noop
from desktop.widgets.icon_button import IconButton
from desktop.widgets.label import Label

_WAIT_MS = 120  # after the last letter, before the game is searched
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OWN = (Qt.Key.Key_Escape, *_ENTER)
_FIELD_LINES = 5  # least width of the field, in heights of a line


class FindBar(QFrame):
    """Words to look for, how often they are there, and the way from one to the next.

    Attributes:
        field: the words. back, on, close_button: the buttons.

    Signals:
        sought(str): other words are to be looked for.
        moved(int): to the next place, or with -1 to the one before.
        closed: no more looking.
    """

    sought = Signal(str)
    moved = Signal(int)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "notes")
        self.field = _FindField()
        say(self.field.setPlaceholderText, lambda: tr("Find in notes"))
        say(self.field.setToolTip, lambda: tr("Find in comments, titles and labels"))
        say(self.field.setAccessibleName, lambda: tr("Find in comments, titles and labels"))
        self.field.setMinimumWidth(_FIELD_LINES * self.fontMetrics().height())
        self._told = Label(role="quiet")
        self.back = IconButton("turn.previous", tr_noop("Previous match"), "Shift+F3")
        self.on = IconButton("turn.next", tr_noop("Next match"), "F3")
        self.close_button = IconButton("close", tr_noop("Close the search"), "Esc")
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 5, 6, 5)
        row.setSpacing(6)
        for part, stretch in (
            (self.field, 1),
            (self._told, 0),
            (self.back, 0),
            (self.on, 0),
            (self.close_button, 0),
        ):
            row.addWidget(part, stretch)
        self._timer.timeout.connect(self._seek)
        self.field.textChanged.connect(lambda: self._timer.start())
        self.field.entered.connect(self._go)
        self.field.left.connect(self.closed)
        self.back.clicked.connect(lambda: self._go(-1))
        self.on.clicked.connect(lambda: self._go(1))
        self.close_button.clicked.connect(self.closed)
        self.hide()

    @property
    def words(self) -> str:
        return self.field.text()

    @property
    def told(self) -> str:
        """What is said beside the field."""
        return self._told.text()

    def open(self) -> None:
        """Be ready for words; those of last time are there to be replaced."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def show_found(self, told: str, *, any_found: bool) -> None:
        """Say how many there are and which one is seen."""
        self._told.setText(told)
        self.field.setAccessibleDescription(told)
        for button in (self.back, self.on):
            button.setEnabled(any_found)

    def _seek(self) -> None:
        self._timer.stop()
        self.sought.emit(self.words)

    def _go(self, step: int) -> None:
        if self._timer.isActive():
            self._seek()  # the last letters count
        self.moved.emit(step)


class _FindField(QLineEdit):
    """Keeps Esc and Enter for itself.

    Signals:
        entered(int): Enter, or with Shift -1.
        left: Esc.
    """

    entered = Signal(int)
    left = Signal()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if isinstance(event, QKeyEvent) and event.key() in _OWN:
            event.accept()  # also as ShortcutOverride: no shortcut takes these keys
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _ENTER:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.entered.emit(-1 if shift else 1)
        else:
            super().keyPressEvent(event)
