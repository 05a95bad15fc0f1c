"""The clocks of a game as time goes by: they run, run out, and stop while the system sleeps."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from rules.clock import Clock, Left
from rules.engine.limits import Limits
from rules.engine.time_share import Lag, think_ms, within
from rules.position import Position
from rules.record.clock_times import (
    left_at,
    set_left_at,
    set_spent_at,
    spent_at,
    time_control,
)
from rules.record.game_record import GameRecord, Node

TENTHS_FROM = 10  # seconds: from here on tenths are shown
WARNED_AT = (60, 10)  # seconds: who cannot see the clock is told

_LONGEST_WAIT = (
    5.0  # seconds: who looks later than that at the clock has slept, and all time with it
)
_KEPT_EVERY = 10.0  # seconds: so much of a turn's time a crash may give back


def seconds_with_sleep() -> float:
    """Seconds from some moment on, those in which the system slept among them."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):  # of Linux; macOS counts sleep in the second
        if hasattr(time, name):
            return time.clock_gettime(getattr(time, name))
    return time.monotonic()


class GameClock(QObject):
    """The clocks of both players of a record, at one moment of it.

    Attributes:
        control: how much time the players have; false without clocks.
        paused: whether the clocks stand still until a person lets them go on.

    Signals:
        ticked: the digits that are shown are others now.
        warned(player, seconds): a player has only so many seconds left.
        ran_out(player): their time is over.
        slept: time has jumped, so that the clocks stand still.
        kept: the time of the unfinished turn was written to the record.
    """

    ticked = Signal()
    warned = Signal(int, int)
    ran_out = Signal(int)
    slept = Signal()
    kept = Signal()

    def __init__(
        self,
        record: GameRecord,
        now: Callable[[], float] = seconds_with_sleep,
        parent: QObject | None = None,
    ) -> None:
        """``now`` tells the seconds from some moment on."""
        super().__init__(parent)
        self._record, self.now = record, now
        self.control = time_control(record)
        self.paused = bool(record.root.children) or spent_at(record.root) > 0
        self._clock = Clock(self.control)
        self._node: Node | None = None
        self._seen = self._kept = 0.0  # when the clock was looked at, and its time kept, last
        self._lag = Lag()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def on(self) -> bool:
        """Whether there are clocks, and nobody is out of time."""
        return all((left := self.left(player)) is not None and not left.out for player in (0, 1))

    @property
    def runs(self) -> bool:
        return self._clock.runs

    @property
    def lag_ms(self) -> int:
        """How late the computer is reckoned to be with a turn, in milliseconds."""
        return self._lag.ms

    def left(self, player: int) -> Left | None:
        """What a player has left; None without clocks."""
        return self._clock.left(player, self.now())

    def go_to(self, node: Node) -> None:
        """Take over the times of a moment of the record, where it is not there already."""
        control = time_control(self._record)
        if node is self._node and control == self.control:
            return
        self.stop()
        self.control, self._node = control, node
        self._clock = Clock(control)
        for player in (0, 1):
            self._clock.set_left(player, left_at(node, player, control))
        player = self._record.position_at(node).player
        self._clock.begin_turn(player, spent=spent_at(node))

    def start(self) -> None:
        """Let the clock of the player to move run."""
        if not self._clock.runs:
            self._seen = self._kept = self.now()
            self._clock.start(self._seen)
            self._wait()

    def stop(self, at: float | None = None) -> None:
        """Have both clocks stand still, as from a moment in the past if one is named."""
        if self._clock.runs:
            self._timer.stop()
            self._clock.stop(self.now() if at is None else at)
            self._keep()

    def look(self, at: float | None = None) -> None:
        """See whether time has run out, or has jumped; now, or at a moment just past."""
        if not self._clock.runs:
            return
        player, now = self._clock.player, self.now() if at is None else at
        if now - self._seen > _LONGEST_WAIT:
            self.stop(self._seen)
            self.paused = True
            self.slept.emit()
            return
        before, left = self._clock.left(player, self._seen), self._clock.left(player, now)
        assert before is not None
        assert left is not None
        self._seen = now
        if left.out:
            self.stop(now)
            self.ran_out.emit(player)
            return
        for mark in WARNED_AT:
            if before.seconds > mark >= left.seconds:
                self.warned.emit(player, mark)

    def end_turn(self, node: Node, *, counts: bool) -> None:
        """The turn of ``node`` was made; it took time, and gets what a turn adds, if it counts."""
        player, was_on = self._clock.player, self.on
        self._timer.stop()
        left = self._clock.end_turn(self.now())
        counts = counts and left is not None and (was_on or left.out)
        set_left_at(node, player, left if counts else None)
        if node.parent is not None and (left is None or not left.out):
            set_spent_at(node.parent, 0)  # where time has run out it stays so, also after undo
        self._node = None  # what was there before is another now

    def limits(self, limits: Limits, position: Position) -> Callable[[], Limits]:
        """What bounds a turn of the computer that begins now: its own limits, and the clock.

        The function is for the engine's thread; it plays some games to see how many turns follow.
        """
        control, asked, now = self.control, self.now(), self.now
        left, lag_ms = self._clock.left(self._clock.player, asked), self.lag_ms
        if left is None or not self._clock.runs:
            return lambda: limits

        def by_the_clock() -> Limits:
            rest = control.after(left, now() - asked)
            return within(limits, think_ms(control, rest, position, lag_ms=lag_ms))

        return by_the_clock

    def learn(self, limits: Limits, seconds: float) -> None:
        """The computer's turn under these limits took so many seconds."""
        if self.control:
            self._lag.learn(limits.think_ms, 1000 * seconds)

    @Slot()
    def _tick(self) -> None:
        self.look()
        if self._clock.runs:
            self.ticked.emit()
            self._wait()
            if self._seen - self._kept >= _KEPT_EVERY:
                self._kept = self._seen
                if self._keep():
                    self.kept.emit()

    def _wait(self) -> None:
        """Tick when the digits are to change."""
        left = self._clock.left(self._clock.player, self._seen)
        assert left is not None
        step = 0.1 if left.seconds <= TENTHS_FROM + 1e-9 else 1.0
        rest = left.seconds - step * (math.ceil(left.seconds / step - 1e-9) - 1)
        self._timer.start(math.ceil(1000 * rest))

    def _keep(self) -> bool:
        """Write the time of the unfinished turn to the record; whether it is another now."""
        return self._node is not None and set_spent_at(self._node, self._clock.spent(self.now()))
