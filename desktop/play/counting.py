"""Counts a position step by step on the board: the end of a game, or as if it ended here."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.painting.game_view import GameView
from desktop.play.count_bar import CountBar
from rules.count_step import CountStep
from rules.position import Position

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
