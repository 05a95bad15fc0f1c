"""The clocks of a game in real time: they run, run out, and stop while the system is suspended."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from rules.clock import Clock, Left
from rules.engine.limits import Lag, Limits, think_ms, within
from rules.position import Position
from rules.record.clock_times import (
    left_at,
    set_left_at,
    set_spent_at,
    spent_at,
    time_control,
)
from rules.record.game_record import GameRecord, Node
from rules.system import monotonic_seconds

TENTHS_FROM = 10  # seconds: from here on, tenths are shown
WARNED_AT = (60, 10)  # seconds: announced to players who cannot see the clock

_LONGEST_GAP = 5.0  # seconds between checks: a longer gap means that the system was suspended
_RECORDED_EVERY = 10.0  # seconds: at most this much of a turn's time is lost in a crash


class GameClock(QObject):
    """The clocks of both players, at one node of a record.

    Attributes:
        control: how much time the players have; false without clocks.
        paused: whether the clocks are stopped until a player resumes them.

    Signals:
        ticked: the displayed digits have changed.
        warned(player, seconds): a player has only this many seconds left.
        suspended: the system was suspended, and the clocks are paused.
    """

    ticked = Signal()
    warned = Signal(int, int)
    suspended = Signal()

    def __init__(
        self,
        record: GameRecord,
        now: Callable[[], float] = monotonic_seconds,
        parent: QObject | None = None,
        *,
        ran_out: Callable[[int], object],
        recorded: Callable[[], object],
    ) -> None:
        """``now`` returns monotonic seconds.

        ``ran_out`` takes the player whose time is over; ``recorded`` is called whenever the time
        of the unfinished turn was written to the record.
        """
        super().__init__(parent)
        self._record, self.now = record, now
        self._ran_out, self._recorded = ran_out, recorded
        self.control = time_control(record)
        self.paused = bool(record.root.children) or spent_at(record.root) > 0
        self._clock = Clock(self.control)
        self._node: Node | None = None
        self._checked_at = self._recorded_at = 0.0  # of the running clock
        self._lag = Lag()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def in_use(self) -> bool:
        """Whether there are clocks and neither player is out of time."""
        return all((left := self.left(player)) is not None and not left.out for player in (0, 1))

    @property
    def is_running(self) -> bool:
        return self._clock.runs

    @property
    def lag_ms(self) -> int:
        """The computer's estimated delay beyond its thinking time, in milliseconds."""
        return self._lag.ms

    def left(self, player: int) -> Left | None:
        """Return a player's remaining time; None without clocks."""
        return self._clock.left(player, self.now())

    def go_to(self, node: Node) -> None:
        """Load the times of a node of the record, unless it is the current one."""
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
        """Start the clock of the player to move."""
        if not self._clock.runs:
            self._checked_at = self._recorded_at = self.now()
            self._clock.start(self._checked_at)
            self._schedule_tick()

    def stop(self, at: float | None = None) -> None:
        """Stop both clocks now, or at ``at``, a time in the past."""
        if self._clock.runs:
            self._timer.stop()
            self._clock.stop(self.now() if at is None else at)
            self._record_time()

    def check(self, at: float | None = None) -> None:
        """Check, now or at ``at``, whether time has run out or the system was suspended."""
        if not self._clock.runs:
            return
        player, now = self._clock.player, self.now() if at is None else at
        if now - self._checked_at > _LONGEST_GAP:
            self.stop(self._checked_at)
            self.paused = True
            self.suspended.emit()
            return
        before, left = self._clock.left(player, self._checked_at), self._clock.left(player, now)
        assert before is not None
        assert left is not None
        self._checked_at = now
        if left.out:
            self.stop(now)
            self._ran_out(player)
            return
        for mark in WARNED_AT:
            if before.seconds > mark >= left.seconds:
                self.warned.emit(player, mark)

    def end_turn(self, node: Node, *, counts: bool) -> None:
        """End the turn of ``node``; if it counts, record the time left, before any increment."""
        player, was_in_use = self._clock.player, self.in_use
        self._timer.stop()
        left = self._clock.end_turn(self.now())
        counts = counts and left is not None and (was_in_use or left.out)
        set_left_at(node, player, left if counts else None)
        if node.parent is not None and (left is None or not left.out):
            set_spent_at(node.parent, 0)  # a clock that ran out stays so, even after undo
        self._node = None  # the times of its nodes have changed

    def limits(self, limits: Limits, position: Position) -> Callable[[], Limits]:
        """Return a function that bounds the computer's turn by its limits and the clock.

        The turn begins now. The function runs on the engine's thread, as it plays some games to
        estimate how many turns follow.
        """
        control, asked, now = self.control, self.now(), self.now
        left, lag_ms = self._clock.left(self._clock.player, asked), self.lag_ms
        if left is None or not self._clock.runs:
            return lambda: limits

        def by_the_clock() -> Limits:
            rest = control.after(left, now() - asked)
            return within(limits, think_ms(control, rest, position, lag_ms=lag_ms))

        return by_the_clock

    def update_lag(self, limits: Limits, seconds: float) -> None:
        """Update ``lag_ms``: the computer's turn under these limits took this many seconds."""
        if self.control:
            self._lag.learn(limits.think_ms, 1000 * seconds)

    @Slot()
    def _tick(self) -> None:
        self.check()
        if self._clock.runs:
            self.ticked.emit()
            self._schedule_tick()
            if self._checked_at - self._recorded_at >= _RECORDED_EVERY:
                self._recorded_at = self._checked_at
                if self._record_time():
                    self._recorded()

    def _schedule_tick(self) -> None:
        """Start the timer to tick when the digits change next."""
        left = self._clock.left(self._clock.player, self._checked_at)
        assert left is not None
        step = 0.1 if left.seconds <= TENTHS_FROM + 1e-9 else 1.0
        rest = left.seconds - step * (math.ceil(left.seconds / step - 1e-9) - 1)
        self._timer.start(math.ceil(1000 * rest))

    def _record_time(self) -> bool:
        """Write the time of the unfinished turn to the record. Returns whether it has changed."""
        return self._node is not None and set_spent_at(self._node, self._clock.spent(self.now()))
