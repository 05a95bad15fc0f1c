"""The field for typing a turn in notation, and what the text means.

The text is matched step by step, so that a game with very many turns is never searched through.
Matching is lenient: case, spaces, hyphens and commas do not matter, and steps may be typed in any
order in which they are legal. Text that matches no legal step is parsed as notation, and the
position reports why it is illegal.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QSizePolicy, QWidget

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.painting.game_view import GameView
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import say, tr
from desktop.widgets.keys import OwnKeys
from desktop.widgets.label import Label, set_style_property
from desktop.widgets.layouts import hbox
from rules.piece import Touch
from rules.position import PLACE, Position
from rules.refusal import IllegalTurnError, NotationError, Refusal

_MAX_OFFERS = 400
_MAX_ROWS = 7  # of offers that are shown at a time


class State(enum.Enum):
    """How complete a typed text is."""

    EMPTY = "nothing is typed"
    INCOMPLETE = "the beginning of a legal turn"
    COMPLETE = "a legal turn"
    WRONG = "not the beginning of a legal turn"


@dataclasses.dataclass(frozen=True)
class TypedTurn:
    """The meaning of a text in a position.

    Attributes:
        turn: the steps, if the text is COMPLETE.
        offers: completions of the text by one step.
        refusal: why it is not a legal turn, or not yet, if the rules say so.
    """

    state: State
    turn: tuple[int, ...] = ()
    offers: tuple[str, ...] = ()
    refusal: Refusal | None = None


def read_typed(position: Position, text: str) -> TypedTurn:
    """Read ``text`` as a turn that begins at ``position``."""
    wanted = _normalized(text)
    offers: dict[str, None] = {}
    turn: tuple[int, ...] = ()
    for steps, whole in _matches(position, wanted):
        if whole:
            turn = turn or steps
        elif len(offers) < _MAX_OFFERS:
            offers[_completion(position, steps)] = None
    if not wanted:
        return TypedTurn(State.EMPTY, offers=tuple(offers))
    if turn:
        return TypedTurn(State.COMPLETE, turn, tuple(offers))
    state = State.INCOMPLETE if offers else State.WRONG
    return TypedTurn(state, (), tuple(offers), _refusal(position, wanted))


def example(position: Position) -> str:
    """Return the text of a legal turn, to show how turns are written."""
    return position.write(next(position.legal_turns()))


def _matches(
    start: Position, wanted: str, steps: tuple[int, ...] = (), written: str = ""
) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Yield (steps, whole): turns written exactly as ``wanted``, which are whole, and beginnings
    of turns that extend ``wanted`` by a step.
    """
    position = start.copy()
    position.play_turn(steps)
    for step in position.legal_steps():
        now = written + _normalized(_word(start, steps, step))
        longer = (*steps, step)
        if not wanted.startswith(now):
            if now.startswith(wanted):
                yield longer, False
            continue
        after = position.copy()
        after.play(step)
        if after.turn == start.turn:
            yield from _matches(start, wanted, longer, now)
        elif now == wanted:
            yield longer, True


def _completion(start: Position, steps: Sequence[int]) -> str:
    """Return the notation of a beginning of a turn, with its steps in the order typed."""
    text = start.write(steps)
    words = [_word(start, steps[:at], step) for at, step in enumerate(steps)]
    return text if _normalized(text) == _normalized("".join(words)) else " ".join(words)


def _word(start: Position, steps: Sequence[int], step: int) -> str:
    if step >= PLACE or not steps:
        return start.write((step,))
    return start.write((*steps, step)).removeprefix(start.write(steps))


def _normalized(text: str) -> str:
    return re.sub("[^a-z0-9]", "", text.lower())


def _refusal(position: Position, wanted: str) -> Refusal | None:
    """Return why this is not a legal turn, if it can be parsed or names sites."""
    for spelling in _spellings(wanted):
        try:
            position.read(position.write(position.parse(spelling)))
        except NotationError:
            continue
        except IllegalTurnError as error:
            return error.refusal
    touches = _touches(position, wanted)
    return position.refusal(touches) if touches else None


def _touches(position: Position, wanted: str) -> tuple[Touch, ...]:
    """Return the touches of a step on the sites that the text names; () if it names none."""
    names = re.findall("[a-z]+[0-9]+", wanted)
    by_hand = [position.touches(step) for step in position.legal_steps() if step >= PLACE]
    known = set(names) <= set(position.board.names) and "".join(names) == wanted
    if not known or not by_hand or len(names) > len(by_hand[0]):
        return ()
    pairs = zip(names, by_hand[0], strict=False)
    return tuple([Touch(position.board.site(name), touch.hand) for name, touch in pairs])


def _spellings(wanted: str) -> Iterator[str]:
    """Yield the ways in which a turn with these letters and digits may be written."""
    words = re.findall(r"[a-z]+[0-9]+|[a-z]+$", wanted)
    tail = words.pop() if words and words[-1].isalpha() else ""
    for cased in (words, [word.capitalize() for word in words]):
        for between in ("", "-", ","):
            yield between.join(cased) + tail


_SIGNS = {State.EMPTY: "", State.INCOMPLETE: "…", State.COMPLETE: "✓", State.WRONG: "✗"}
_FIELD_LINES = 14  # the least width of the field, in half line heights


class _OfferList(QListWidget):
    """Lies over the page; the field keeps the focus and moves the selection."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)  # the page adopts it when the field is first shown
        self._field = field
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        say(self.setAccessibleName, lambda: tr("Moves that begin like this"))
        self.hide()

    @property
    def chosen(self) -> str:
        """The selected text; "" for none."""
        item = self.currentItem()
        return item.text() if item is not None and self.isVisible() else ""

    def offer(self, texts: Sequence[str]) -> None:
        """Show these texts above the field, none of them selected."""
        self.clear()
        self.addItems(texts)
        self.setVisible(bool(texts) and self._field.isVisible())
        self.place()

    def point(self, rows: int) -> None:
        """Move the selection down by this many rows, wrapping around."""
        count = self.count()
        if count:
            before = self.currentRow() if self.currentRow() >= 0 else (-1 if rows > 0 else 0)
            self.setCurrentRow((before + rows) % count)

    def place(self) -> None:
        """Move above the field, wherever it is now."""
        if not self.isVisible():
            return
        rows = min(self.count(), _MAX_ROWS)
        height = rows * self.sizeHintForRow(0) + 2 * self.frameWidth() + 2
        parent = self.parentWidget()
        assert parent is not None
        corner = self._field.mapTo(parent, QPoint(0, -height - 2))
        self.setGeometry(corner.x(), corner.y(), self._field.width(), height)
        self.raise_()


class TurnEntry(QFrame):
    """Shows whether the typed text is a turn, may become one, or why it cannot.

    A whole turn is previewed on the board, and played by Enter. Hidden at first.
    """

    def __init__(self, session: GameSession, view: GameView, board: BoardView) -> None:
        super().__init__()
        self.field = _TurnField()
        down, up = functools.partial(self._point, 1), functools.partial(self._point, -1)
        OwnKeys(self.field, {"Esc": self.leave, "Down": down, "Up": up})
        self.typed = TypedTurn(State.EMPTY)
        self._session, self._view, self._board = session, view, board
        self._position: Position | None = None
        self._sign, self._message = Label(role="sign"), Label()
        self._message.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.offers = _OfferList(self.field)
        say(self.field.setAccessibleName, lambda: tr("Your move in notation"))
        UI_LANGUAGE.changed.connect(self._report)
        self.field.setMinimumWidth(_FIELD_LINES * self.fontMetrics().height() // 2)
        self.setMinimumHeight(3 * self.fontMetrics().height() + 12)  # the board keeps its size
        hbox(self.field, self._sign, (self._message, 1), on=self, margins=(2, 8, 2, 0))
        self.field.textChanged.connect(self._read)
        self.field.returnPressed.connect(self._enter)
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
        steps, before = self._session.steps, self._session.record.position
        self._board.show_preview(() if steps else before.turn_changes(self.typed.turn))

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
            self._board.input.cancel()  # in place of a turn begun there
            self._session.take_back_steps()
            for step in turn:
                self._session.play(step)

    def leave(self) -> bool:
        """Clear the text, or else close the field. Returns whether it was open."""
        if not self.isVisible():
            return False
        if self.field.text() or self.offers.isVisible():
            self.field.clear()
            self.offers.hide()
        else:
            self.hide()
            self._board.setFocus()
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
    """Passes on shortcuts that would do nothing with an empty text."""

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
            and not self.text()
        ):
            event.ignore()
            return True
        return super().event(event)
