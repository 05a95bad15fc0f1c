"""A question below the board before something that ends the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QWidget

from desktop.game.ending_question import EndingQuestion
from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.i18n.text import tr
from desktop.painting.game_view import GameView
from desktop.widgets.enter import press_by_enter
from desktop.widgets.label import Label

_OWN_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class QuestionBar(QFrame):
    """Asks one question at a time; hidden otherwise. Esc answers no.

    Attributes:
        yes, no, more: its buttons; the last one is hidden where there is nothing more to know.

    Signals:
        closed: the question has been answered.
        cancelled: it has been answered with no.
    """

    closed = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "question")
        self._then: Callable[[], object] | None = None
        self._ask_more: Callable[[], object] | None = None
        self._text = Label()
        self.yes = QPushButton()
        self.no, self.more = QPushButton(), QPushButton()
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.end)
        self.more.clicked.connect(self._show_more)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(12, 6, 6, 6)
        self._layout.setSpacing(8)
        self._layout.addWidget(self._text, 1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch()
        for button in (self.more, self.yes, self.no):
            row.addWidget(button)
        self._layout.addLayout(row)
        self.hide()

    @property
    def text(self) -> str:
        """The question; "" while none is asked."""
        return self._text.text() if self._then is not None else ""

    def ask(
        self,
        text: str,
        answer: str,
        then: Callable[[], object],
        *,
        otherwise: str = "",
        more: tuple[str, Callable[[], object]] | None = None,
    ) -> None:
        """Ask a question; ``then`` is called if the button ``answer`` is pressed.

        ``otherwise`` is the text of the button that cancels, *Play on* by default. ``more``: a
        third button, and what it calls once.
        """
        self._then = then
        self._text.setText(text)
        self.yes.setText(answer)
        self.no.setText(otherwise or tr("Play on"))
        label, self._ask_more = more or ("", None)
        self.more.setText(label)
        self.more.setVisible(more is not None)
        direction = QBoxLayout.Direction  # three buttons leave too little room beside them
        self._layout.setDirection(direction.TopToBottom if more else direction.LeftToRight)
        self.more.setEnabled(True)
        for button in (self.yes, self.no):
            button.setAccessibleDescription(text)
        self.show()
        self.no.setFocus()  # Return must not end a game by accident

    def accept(self) -> None:
        """Answer yes."""
        then = self._then
        if then is not None:
            self.drop()
            self.closed.emit()
            then()

    def add(self, text: str) -> None:
        """Add a sentence to the question."""
        self._text.setText(f"{self._text.text()} {text}")

    def end(self) -> bool:
        """Cancel the question. Returns whether there was one."""
        asked = self.drop()
        if asked:
            self.closed.emit()
            self.cancelled.emit()
        return asked

    def drop(self) -> bool:
        """Hide a question that has become pointless. Returns whether there was one."""
        asked = self._then is not None
        self._then = None
        self.hide()
        return asked

    def _show_more(self) -> None:
        self.more.setEnabled(False)
        self.no.setFocus()
        if self._ask_more is not None:
            self._ask_more()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            shown = [button for button in (self.more, self.yes, self.no) if button.isEnabled()]
            shown = [button for button in shown if button.isVisible()]
            step = 1 if event.key() == Qt.Key.Key_Right else -1
            at = next((at for at, button in enumerate(shown) if button.hasFocus()), 0)
            shown[(at + step) % len(shown)].setFocus()
        elif event.key() == Qt.Key.Key_Escape:
            self.end()
        elif not press_by_enter(self, event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and event.key() in _OWN_KEYS:  # type: ignore[attr-defined]
            event.accept()  # else Enter would confirm a move, where moves are confirmed
            return True
        return super().event(event)


class EndingGuard(QObject):
    """Asks in a bar before a resignation, and before a step that ends the game without a win.

    Asking for the same once more answers the question.

    Attributes:
        bar: where it asks.

    Signals:
        asked(str): this question is shown.
    """

    asked = Signal(str)

    def __init__(
        self, session: GameSession, view: GameView, narrator: Narrator, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._question = EndingQuestion(session, view, narrator)
        self.bar = QuestionBar()

    def resign(self) -> None:
        """Ask whether to resign."""
        text = self._question.about_resigning()
        if text:
            self._ask(text, tr("Resign"), self._session.resign)

    def play(self, step: int, title: str) -> None:
        """Play a legal step, or ask first; ``title`` is the text of its button."""
        if self._question.must_ask(step):
            text = self._question.about_step(step)
            self._ask(text, title, lambda: self._session.play(step))
        else:
            self._session.play(step)

    def warning(self, step: int) -> str:
        """Return how a legal step would end the game; "" if it would not."""
        return self._question.about_step(step)

    def _ask(self, text: str, answer: str, then: Callable[[], object]) -> None:
        if text == self.bar.text:
            self.bar.accept()  # whoever asks for it twice means it
            return
        self.bar.ask(text, answer, then)
        self.asked.emit(text)
