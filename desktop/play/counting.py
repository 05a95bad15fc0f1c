"""Counts a position step by step on the board, with controls in the line below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.i18n.text import tr, tr_noop
from desktop.painting.game_view import GameView
from desktop.theme.icons import icon
from desktop.widgets.buttons import IconButton
from desktop.widgets.label import Label
from rules.count_step import CountStep
from rules.position import Position

_Key = Qt.Key


class CountBar(QFrame):
    """Buttons to step through a count; with the focus, arrows, Home, End and Space do the same.

    Attributes:
        buttons: "first", "back", "play", "forward", "last" and "close".

    Signals:
        moved(int): go this many steps forward; backward if negative.
        played(): start or stop automatic playback.
        closed(): end the count.
    """

    moved = Signal(int)
    played = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "count")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.buttons: dict[str, IconButton] = {}
        self._total = 0
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 5, 6, 5)
        row.setSpacing(2)  # in a small window the step number needs all the space
        self._step = Label(role="number")
        self._step.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._step.setContentsMargins(8, 0, 8, 0)
        for name, picture, title, key, then in self._controls():
            button = IconButton(picture, title, key)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the bar handles all their keys
            button.clicked.connect(lambda _=False, then=then: then())
            self.buttons[name] = button
            if name == "close":
                row.addWidget(self._step, 1)
            row.addWidget(button)
        self.hide()

    def show_step(self, index: int, total: int, sentence: str, *, playing: bool) -> None:
        """Show the current step, its sentence, and whether the count plays automatically."""
        self._total = total
        step = index + 1
        self._step.setText(tr("Step {step} of {total}", step=step, total=total))
        self.setAccessibleName(tr("Count, step {step} of {total}", step=step, total=total))
        self.setAccessibleDescription(sentence)
        for name in ("first", "back"):
            self.buttons[name].setEnabled(index > 0)
        for name in ("forward", "last"):
            self.buttons[name].setEnabled(index < total - 1)
        play = self.buttons["play"]
        play.setIcon(icon("engine.stop" if playing else "engine.go_on"))
        play.call(tr_noop("Pause the count") if playing else tr_noop("Count automatically"))

    def _controls(self) -> Sequence[tuple[str, str, str, str, Callable[[], None]]]:
        """Return the name, icon, title, key and callback of every button."""
        return (
            (
                "first",
                "turn.first",
                tr_noop("First step"),
                "Home",
                lambda: self.moved.emit(-self._total),
            ),
            (
                "back",
                "turn.previous",
                tr_noop("Previous step"),
                "Left",
                lambda: self.moved.emit(-1),
            ),
            ("play", "engine.go_on", tr_noop("Count automatically"), "Space", self.played.emit),
            (
                "forward",
                "turn.next",
                tr_noop("Next step"),
                "Right",
                lambda: self.moved.emit(1),
            ),
            (
                "last",
                "turn.last",
                tr_noop("Last step"),
                "End",
                lambda: self.moved.emit(self._total),
            ),
            ("close", "close", tr_noop("Stop counting"), "Esc", self.closed.emit),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            _Key.Key_Left: -1,
            _Key.Key_Right: 1,
            _Key.Key_Home: -self._total,
            _Key.Key_End: self._total,
        }
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in steps:
            self.moved.emit(steps[key])
        elif key in (_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter):
            self.played.emit()
        else:
            super().keyPressEvent(event)


_STEP_MS, _MIN_MS = 2200, 900

_WHOLE_MS = 20_000  # at most, for a whole count: many steps go faster

_ONCE_MS = 11_000  # the same for one that was not asked for, as long as five steps


class Counting(QObject):
    """Steps through a count, which ends when the position changes.

    Attributes:
        view: how the game is described.
        plays_once: whether the count plays by itself, and then ends.

    Signals:
        changed: the current step has changed, or the count has ended.
    """

    changed = Signal()

    def __init__(
        self, session: GameSession, view: GameView, board: BoardView, bar: CountBar
    ) -> None:
        super().__init__(board)
        self._session, self.view, self._board, self._bar = session, view, board, bar
        self.plays_once = False
        self._position: Position | None = None  # being counted
        self._steps: tuple[CountStep, ...] = ()
        self._index = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_next)
        bar.moved.connect(self._move)
        bar.played.connect(self._play_or_stop)
        bar.closed.connect(self.end)

    @property
    def can_count(self) -> bool:
        """Whether there is anything to count."""
        position = self._session.position
        return bool(position.pieces()) and bool(position.count_steps())

    @property
    def position(self) -> Position | None:
        """The position being counted; None if none is."""
        return self._position

    @property
    def step(self) -> CountStep | None:
        """The current step; None if nothing is being counted."""
        return self._steps[self._index] if self._steps else None

    @property
    def sentence(self) -> str:
        """The current step in words; "" if nothing is being counted."""
        if self._position is None or self.step is None:
            return ""
        return self.view.count_sentence(self._position, self.step)

    def start(self, *, playing: bool) -> None:
        """Begin a count; with ``playing`` it advances automatically."""
        if self.can_count:
            self.plays_once = False
            self._begin(playing=playing)
            self._bar.setFocus()

    def play_once(self) -> None:
        """Count automatically, without taking the focus, and then end the count."""
        if self.can_count:
            self.plays_once = True
            self._begin(playing=True)

    def keep(self) -> None:
        """Leave a count that plays by itself to the user, who ends it."""
        if self.plays_once:
            self.plays_once = False
            self.changed.emit()

    def _begin(self, *, playing: bool) -> None:
        self._position = self._session.position.copy()
        self._steps = self._position.count_steps()
        self._index = 0
        if playing and (len(self._steps) > 1 or self.plays_once):
            self._start_timer()
        self._bar.show()
        self._show()

    def end(self) -> bool:
        """End the count. Returns whether there was one."""
        if self._position is None:
            return False
        self._timer.stop()
        self._position, self._steps, self.plays_once = None, (), False
        had_focus = self._bar.hasFocus()
        self._bar.hide()
        if had_focus:
            self._board.setFocus()
        self._show()
        return True

    def refresh(self) -> None:
        """End the count if the session shows another position."""
        if self._position is not None and self._position != self._session.position:
            self.end()

    def _move(self, steps: int) -> None:
        self._timer.stop()
        self._go_to(self._index + steps)

    def _play_or_stop(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self._show()
        else:
            self._index = -1 if self._index == len(self._steps) - 1 else self._index
            self._start_timer()
            self._go_to(self._index + 1)

    def _start_timer(self) -> None:
        whole, least = (_ONCE_MS, _MIN_MS // 3) if self.plays_once else (_WHOLE_MS, _MIN_MS)
        self._timer.start(max(least, min(_STEP_MS, whole // len(self._steps))))

    def _play_next(self) -> None:
        last = len(self._steps) - 1
        if self.plays_once and self._index == last:
            self.end()
            return
        if self._index >= last - 1 and not self.plays_once:
            self._timer.stop()
        self._go_to(self._index + 1)

    def _go_to(self, index: int) -> None:
        self._index = max(0, min(len(self._steps) - 1, index))
        self._show()

    def _show(self) -> None:
        self._board.show_count(self.step)
        if self.step is not None:
            self._bar.show_step(
                self._index, len(self._steps), self.sentence, playing=self._timer.isActive()
            )
        self.changed.emit()
