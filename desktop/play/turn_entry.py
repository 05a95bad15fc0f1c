"""The field for typing a turn in notation, and what becomes of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.game.typed_turn import State, TypedTurn, example, read_typed
from desktop.i18n.languages import UI_LANGUAGE
from desktop.i18n.text import say, tr
from desktop.painting.game_view import GameView
from desktop.start.komi_offer_page import OfferList
from desktop.widgets.label import Label
from desktop.widgets.style_property import set_style_property
from rules.position import Position

_SIGNS = {State.EMPTY: "", State.INCOMPLETE: "…", State.COMPLETE: "✓", State.WRONG: "✗"}

_FIELD_LINES = 14  # the least width of the field, in half line heights


class TurnEntry(QFrame):
    """Shows whether the typed text is a turn, may become one, or why it cannot.

    Signals:
        entered(tuple): the steps of a legal turn to play.
        parsed(tuple): the steps of the typed turn; () if the text is not a whole turn.
        left: the user has finished typing.
    """

    entered = Signal(object)
    parsed = Signal(object)
    left = Signal()

    def __init__(self, view: GameView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = _TurnField()
        self.typed = TypedTurn(State.EMPTY)
        self._view = view
        self._position: Position | None = None
        self._sign, self._message = Label(role="sign"), Label()
        self._message.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.offers = OfferList(self.field)
        say(self.field.setAccessibleName, lambda: tr("Your move in notation"))
        UI_LANGUAGE.changed.connect(self._report)
        self.field.setMinimumWidth(_FIELD_LINES * self.fontMetrics().height() // 2)
        self.setMinimumHeight(3 * self.fontMetrics().height() + 12)  # the board keeps its size
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 6, 2, 0)
        row.addWidget(self.field)
        row.addWidget(self._sign)
        row.addWidget(self._message, 1)
        self.field.textChanged.connect(self._read)
        self.field.returnPressed.connect(self._enter)
        self.field.left.connect(self.leave)
        self.field.pointed.connect(self._point)
        self.offers.itemClicked.connect(lambda item: self.field.setText(item.text()))
        self.hide()

    @property
    def sign(self) -> str:
        """The sign between the field and the message."""
        return self._sign.text()

    @property
    def text(self) -> str:
        """The message about the typed text."""
        return self._message.text()

    def show_position(self, position: Position | None) -> None:
        """Accept turns that begin at this position; None if no turn can be typed now."""
        self._position = position
        self.field.setReadOnly(position is None)
        if not self.isHidden():
            self._read()

    def _read(self) -> None:
        position, text = self._position, self.field.text()
        self.typed = TypedTurn(State.EMPTY) if position is None else read_typed(position, text)
        self.offers.offer(self.typed.offers if text else ())
        self._sign.setText(_SIGNS[self.typed.state])
        self._report()
        for widget in (self, self.field, self._sign, self._message):
            set_style_property(widget, "typed", self.typed.state.name.lower())
        self.parsed.emit(self.typed.turn)

    def _report(self) -> None:
        self._message.setText(self._sentence())
        self.field.setAccessibleDescription(self._message.text())

    def _sentence(self) -> str:
        position, typed = self._position, self.typed
        if position is None:
            return tr("You cannot type a move now.")
        reason = self._view.sentence(typed.refusal.reason) if typed.refusal else ""
        match typed.state:
            case State.EMPTY:
                return tr("Type a move such as {turn}. Press Esc to close.", turn=example(position))
            case State.INCOMPLETE:
                return " ".join([tr("The move is not complete yet."), reason]).strip()
            case State.COMPLETE:
                return tr("Press Enter to play {turn}.", turn=position.write(typed.turn))
            case State.WRONG:
                return reason or tr(
                    "This is not a move. Write it like {turn}.", turn=example(position)
                )

    def _point(self, rows: int) -> None:
        if not self.offers.isVisible():
            self.offers.offer(self.typed.offers)
        self.offers.point(rows)

    def _enter(self) -> None:
        if self.offers.chosen:
            self.field.setText(self.offers.chosen)
        elif self.typed.state is State.COMPLETE:
            turn = self.typed.turn
            self.field.clear()
            self.entered.emit(turn)

    def leave(self) -> bool:
        """Clear the text, or else close the field. Returns whether it was open."""
        if not self.isVisible():
            return False
        if self.field.text() or self.offers.isVisible():
            self.field.clear()
            self.offers.hide()
        else:
            self.hide()
            self.left.emit()
        return True

    def showEvent(self, event: QShowEvent) -> None:
        self._read()
        self.offers.setParent(self.parentWidget())  # to overlap the widgets above the field
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.offers.hide()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.offers.place()


class _TurnField(QLineEdit):
    """Handles Esc itself, and passes on shortcuts that would do nothing with an empty text.

    Signals:
        left: Esc was pressed.
        pointed(int): an arrow key moves this many rows down the completions.
    """

    left = Signal()
    pointed = Signal(int)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
            if not self.text() and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.pointed.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)


class TypedTurns(QObject):
    """Previews typed turns on the board, and plays them."""

    def __init__(self, session: GameSession, board: BoardView, entry: TurnEntry) -> None:
        super().__init__(entry)
        self._session, self._board = session, board
        entry.entered.connect(self._play)
        entry.parsed.connect(self._show)
        entry.left.connect(lambda: board.setFocus())

    def _play(self, turn: tuple[int, ...]) -> None:
        """Play a whole turn, in place of a turn begun on the board."""
        self._board.cancel_touches()
        self._session.take_back_steps()
        for step in turn:
            self._session.play(step)

    def _show(self, turn: tuple[int, ...]) -> None:
        session = self._session
        changes = () if session.steps else session.record.position.turn_changes(turn)
        self._board.show_preview(changes)
