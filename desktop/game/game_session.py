"""One game being played: its record, the unfinished turn, and who plays the seats.

``GameSession`` is the only object that plays turns. It knows no widget, and no game by name.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.engine.engine_worker import EngineClient
from desktop.game.computer_player import ComputerPlayer
from desktop.game.damage import damage_of
from desktop.game.game_clock import GameClock, seconds_with_sleep
from desktop.game.players import Computer, Person, Seat, Seats, read_seats, resigner
from rules.outcome import Outcome
from rules.piece import Change
from rules.position import Button, Position
from rules.record.edits import Edit, Edits, Kind
from rules.record.game_record import Ending, GameRecord, Node
from rules.refusal import InvalidPositionError

PACE_MS = 400  # the least time from one turn to the computer's next, so that an eye can follow
FORCED_MS = 1400  # how long a forced pass is announced before it is played; it costs nobody time


class Phase(enum.Enum):
    """What the game is waiting for."""

    CHOICE = "a person chooses a turn"
    CONFIRM = "a person confirms the turn that is shown"
    THINKING = "the computer thinks"
    FORCED = "a pass that is the only turn is about to be played"
    STOPPED = "the computer is to move, and waits to be told to"
    PAUSED = "the clocks stand still, and wait for a person to let them go on"
    FAILED = "the engine failed, and waits to be asked again"
    OVER = "the game is over"


_TIMED = (Phase.CHOICE, Phase.CONFIRM, Phase.THINKING)  # somebody's time goes by


class GameSession(QObject):
    """The record of a game, the turn in hand, and its two seats.

    Attributes:
        record: all complete turns.
        edits: edits of the record's tree and texts, with an undo of their own.
        seats: who plays for player 0 and player 1.
        position: the position at the record's current node with the unfinished turn played on it.
        steps: the unfinished turn; in ``Phase.CONFIRM`` a whole one.
        confirms: whether a turn that a person has made waits to be confirmed.
        phase: what the game waits for.
        failure: what went wrong in ``Phase.FAILED``: the engine's exception, or the position's.
        desk: where the engine is asked.
        looked_at: whether computer and clocks wait until a person plays a turn or ``go_on``.
        clock: the clocks of both players; they stand still at any moment but the game's last.

    Signals:
        changed: any of these is another one now.
        noted(Edit): what is said of one turn is something else; all else is as it was.
        recorded: a turn, its time or an ending was written to the record, or taken back.
        edited: an edit was made, undone or done again.
    """

    changed = Signal()
    noted = Signal(object)
    recorded = Signal()
    edited = Signal()

    def __init__(
        self,
        record: GameRecord,
        desk: EngineClient,
        *,
        pace_ms: int = PACE_MS,
        forced_ms: int = FORCED_MS,
        now: Callable[[], float] = seconds_with_sleep,
        parent: QObject | None = None,
    ) -> None:
        """``now`` tells the clocks the time, in seconds."""
        super().__init__(parent)
        self.record = record
        self.edits = Edits(record, then=self._on_edit)
        self.seats = read_seats(record)
        self.position: Position = record.position.copy()
        self._stands_at = record.node  # where ``position`` is
        self.steps: list[int] = []
        self._undone: tuple[Node, tuple[int, ...]] | None = None  # steps taken back, and where
        self.confirms = False
        self.phase = Phase.STOPPED
        self.failure: Exception | None = None
        self._forced_ms = forced_ms
        self.looked_at = False
        self._due: tuple[int, ...] = ()  # the turn that the timer will play
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_due)
        self.clock = GameClock(record, now, self)
        self.clock.ran_out.connect(self._lose_on_time)
        self.clock.slept.connect(self._show_pause)
        self.clock.kept.connect(self.recorded)
        self.desk = desk
        self.desk.setParent(self)
        self._computer = ComputerPlayer(record, desk, self.clock, pace_ms, self)
        self._computer.found.connect(self._play_later)
        self._computer.failed.connect(self._fail)

    @property
    def outcome(self) -> Outcome | None:
        return self.record.outcome

    @property
    def seat(self) -> Seat:
        """Who is to act now."""
        return self.seats[self.record.position.player]

    @property
    def last_turn(self) -> tuple[Change, ...]:
        """What the steps of the unfinished turn have done, or else those of the last turn."""
        if self.steps:
            return self.record.position.turn_changes(self.steps)
        node = self.record.node
        return self.record.position_at(node.parent).turn_changes(node.turn) if node.parent else ()

    @property
    def waiting_sites(self) -> tuple[int, ...]:
        """Where the turn that waits to be confirmed was touched last; none for a button."""
        if self.phase is not Phase.CONFIRM:
            return ()
        before = self.record.position.copy()
        for step in self.steps[:-1]:
            before.play(step)
        touches = before.touches(self.steps[-1])
        return tuple([t.site for t in (touches[-1:] if before.ordered_touches else touches)])

    @property
    def buttons(self) -> list[Button]:
        """The buttons that are legal for the person to move now."""
        if self.phase is not Phase.CHOICE:
            return []
        return [Button(step) for step in self.position.legal_steps() if step in list(Button)]

    @property
    def can_undo(self) -> bool:
        return bool(self.steps) or self._is_ended_early() or self._undo_target() is not None

    @property
    def can_redo(self) -> bool:
        return not self.steps and (self.record.can_redo or bool(self._undone_steps))

    @property
    def _undone_steps(self) -> tuple[int, ...]:
        """The steps of an unfinished turn that were taken back here; () where none were."""
        if self._undone is None or self.phase is not Phase.CHOICE:
            return ()
        node, steps = self._undone
        return steps if node is self.record.node else ()

    @property
    def can_pause(self) -> bool:
        """Whether clocks run, or would soon."""
        timed = (*_TIMED, Phase.FORCED)
        return self.phase in timed and self.clock.on and self._is_live

    @property
    def can_go_on(self) -> bool:
        return self.phase in (Phase.STOPPED, Phase.PAUSED, Phase.FAILED)

    @property
    def can_resign(self) -> bool:
        """Whether somebody may give the game up here: neither in a variation nor in a look back."""
        may = self.outcome is None and resigner(self.seats, self.record.position.player) is not None
        return may and self._is_live and not self.record.has_ended

    def is_forced(self, node: Node) -> bool:
        """Whether the turn at ``node`` was the only one."""
        return node.parent is not None and _only_pass(self.record.position_at(node.parent))

    def start(self, *, look: bool = False) -> None:
        """Begin: the computer moves if it is to, and nothing is recorded beyond here.

        With ``look`` the game is only looked at for now.
        """
        self.looked_at = look
        self.clock.paused |= look
        self._settle()

    def play(self, step: int) -> None:
        """Play a legal step for the person to move; ignored when nobody is to choose."""
        if self.phase is not Phase.CHOICE or step not in self.position.legal_steps():
            return
        self._undone = None
        self.steps.append(step)
        self.position.play(step)
        if not self._is_whole:
            self.changed.emit()
        elif self.confirms:
            self.phase = Phase.CONFIRM
            self.changed.emit()
        else:
            self._play_turn(tuple(self.steps))

    def confirm(self) -> None:
        """Play the turn that waits for it."""
        if self.phase is Phase.CONFIRM:
            self._play_turn(tuple(self.steps))

    def take_back_step(self) -> None:
        """Take back the last step of the unfinished turn."""
        rest = self.steps[:-1]
        if self.take_back_steps():
            for step in rest:
                self.play(step)

    def take_back_steps(self) -> bool:
        """Take back the unfinished part of the turn; whether there was one."""
        if not self.steps:
            return False
        self._undone = self.record.node, tuple(self.steps)
        self._settle()
        return True

    def undo(self) -> None:
        """Take back the unfinished turn, or else an early ending, or else turns.

        Turns go up to and with the person's last own choice.
        """
        if self.take_back_steps():
            return
        if self.outcome is not None:
            self.clock.paused = True  # nobody need be ready to go on at once
        if self._is_ended_early():
            self.record.undo()
            # the turns that follow are no longer part of the game
            self.record.taken_back = True
            self._settle()
            self.recorded.emit()
            return
        target = self._undo_target()
        if target is not None:
            self._halt()
            # in a look back, or in a variation, the main line stays what it is
            self.record.taken_back = (
                self.record.taken_back or self.record.node is self.record.trunk_end
            )
            self.record.go_to(target)
            self._settle()
            if not self.looked_at:
                self.recorded.emit()

    def redo(self) -> None:
        """Play what was taken back again, up to the person's next choice."""
        if not self.can_redo:
            return
        if steps := self._undone_steps:
            for step in steps:
                self.play(step)
            return
        self._halt()
        person = any(isinstance(seat, Person) for seat in self.seats)
        while self.record.can_redo:
            self.record.redo()
            if not person or self._is_choice(self.record.position):
                break
        self._settle(look=not person)

    def go_to(self, node: Node) -> None:
        """Show another moment of the record; the computer only goes on where the record ends."""
        self._halt()
        self.record.taken_back = False
        self.record.go_to(node)
        ends = (self.record.trunk_end, self.record.ended_at)
        if self.record.aside is not None and node in ends:
            self.record.aside = None  # the game itself is looked at again
            if not self.looked_at:
                self.recorded.emit()
        self._settle()

    def take_up(self, end: Node, node: Node, *, taken_back: bool) -> None:
        """Stand where another session stood: at ``node``, and redo leads to ``end``."""
        self._halt()
        self.record.go_to(end)
        self.record.go_to(node)
        self.record.taken_back = taken_back
        self._settle()

    def go_first(self) -> None:
        self.go_to(self.record.root)

    def go_previous(self) -> None:
        self.go_to(self.record.node.parent or self.record.node)

    def go_next(self) -> None:
        if self.record.can_redo:
            self.go_to(self.record.main_line[len(self.record.line)])

    def go_last(self) -> None:
        if self.record.can_redo:
            self.go_to(self.record.main_line[-1])

    def resign(self) -> None:
        """Give up for the person, or with two persons for the one to move."""
        player = resigner(self.seats, self.record.position.player)
        if player is None or not self.can_resign:
            return
        self._halt()
        winner = self.record.position.colour_of(1 - player)
        self.record.end(Outcome(winner, Ending.RESIGNATION))
        self._settle()
        self.recorded.emit()

    def stop(self) -> None:
        """Have the computer wait."""
        if self.phase in (Phase.THINKING, Phase.FORCED):
            self._settle(look=True)

    def go_on(self) -> None:
        """Let the computer move, also after it was stopped or has failed; let the clocks go on."""
        self.looked_at = self.clock.paused = False
        if self.phase is Phase.PAUSED and self.steps:
            self.phase = Phase.CONFIRM if self._is_whole else Phase.CHOICE
            self.clock.start()
            self.changed.emit()
            return
        if isinstance(self.failure, InvalidPositionError):
            self.record.replay()
        if self.can_go_on:
            self._settle(go_on=True)

    def play_aside(self, seats: Seats) -> None:
        """Have these play on from here: what they play is a variation, but for the trunk's end."""
        self.record.seats = [str(seat) for seat in seats]
        self.seats = read_seats(self.record)
        self.record.begin_aside()
        self.looked_at = False
        self._settle(go_on=True)
        self.recorded.emit()

    def pause(self) -> None:
        """Have the clocks stand still, and nobody play until they go on."""
        if self.can_pause:
            self.clock.paused = True
            self._show_pause()

    def close(self) -> None:
        """End the engine's thread; nothing more is played."""
        self._halt()
        self.desk.close()
        if self.clock.runs:
            self.clock.stop()
            self.recorded.emit()

    def _settle(self, *, look: bool = False, go_on: bool = False) -> None:
        """Begin a turn at the current node: find out who is to do what, and have it done.

        With ``look`` the computer waits; without, it waits only where the record goes on.
        """
        self._halt()
        self.record.come_to_end()
        wait = look or self.looked_at or (bool(self.record.node.children) and not go_on)
        self.failure = damage_of(self.position)
        if self.failure is not None:
            self.phase = Phase.FAILED
        elif self.outcome is not None:
            self.phase = Phase.OVER
        elif _only_pass(self.position):
            self.phase = Phase.STOPPED if wait else Phase.FORCED
        elif isinstance(self.seat, Person):
            self.phase = Phase.CHOICE
        else:
            self.phase = Phase.STOPPED if wait else Phase.THINKING
        self._set_clock()
        if self.phase is Phase.FORCED:
            self._play_later((Button.PASS,), self._forced_ms)
        elif isinstance(self.seat, Computer) and self.phase is Phase.THINKING:
            self._computer.think(self.seat.limits())
        self.changed.emit()

    def _set_clock(self) -> None:
        """Have the clocks show the times of the current node, and run if they are to."""
        self.clock.go_to(self.record.node)
        if self.clock.paused and self.can_pause:
            self.phase = Phase.PAUSED
        if self.phase in _TIMED and self.clock.on and self._is_live:
            self.clock.start()
        else:
            self.clock.stop()

    @Slot()
    def _show_pause(self) -> None:
        """The clocks are not to run: keep what there is of a person's turn, stop the computer."""
        if self.steps:
            self.clock.stop()
            self.phase = Phase.PAUSED
            self.changed.emit()
        else:
            self._settle()
        self.recorded.emit()

    @Slot(int)
    def _lose_on_time(self, player: int) -> None:
        self._halt()
        winner = self.record.position.colour_of(1 - player)
        self.record.end(Outcome(winner, Ending.TIME))
        self._settle()
        self.recorded.emit()

    @property
    def _is_live(self) -> bool:
        """Whether the game goes on from here: it is neither a look back nor a variation."""
        record = self.record
        goes_on = record.node is record.trunk_end and not record.has_ended
        return not self.record.is_aside and (self.record.taken_back or goes_on)

    @property
    def _is_whole(self) -> bool:
        """Whether the steps are a whole turn."""
        return self.position.turn != self.record.position.turn

    def _halt(self) -> None:
        """Stop whatever is going on and drop the unfinished turn."""
        self._timer.stop()
        self._computer.stop()
        self.steps = []
        self.failure = None
        self.position = self.record.position.copy()
        self._stands_at = self.record.node

    def _play_turn(self, turn: Sequence[int]) -> None:
        ran = self.clock.runs
        self.clock.look()
        if ran and not self.clock.runs:
            return  # it is too late
        if self.record.branches_off(turn):
            self.record.begin_aside()
        aside = self.record.is_aside
        played = self.record.taken_back or not self.record.has_ended
        counts = self.phase is not Phase.FORCED and played and not aside
        before = () if self.record.taken_back else tuple(self.record.node.children)
        node = self.record.play(tuple(turn), aside=aside)
        if node not in before:  # a turn that is only looked at again keeps its times
            self.clock.end_turn(node, counts=counts)
        self.looked_at = self.clock.paused = False
        if self.record.taken_back and self.record.ending is None and not aside:
            self.record.promote(node)  # also where the rules had ended the game that was undone
        self._settle(go_on=True)  # also when the same turn is played again after undo
        self.recorded.emit()

    def _on_edit(self, edit: Edit) -> None:
        """Show what was edited. It disturbs no turn, and starts none of the computer's."""
        if edit.kind is Kind.VALUES and self._stands_at is self.record.node:
            self.noted.emit(edit)  # a key of a comment that is typed must not cost more
            self.edited.emit()
            return
        self.seats = read_seats(self.record)
        is_over = self.phase is Phase.OVER
        if self._stands_at is not self.record.node or is_over != (self.outcome is not None):
            self.record.taken_back = False
            self._settle(look=True)
        elif self.record.come_to_end() and not self.steps:
            self._settle(look=True)
        else:
            if self.clock.runs != self._is_live:
                self._set_clock()
            self.changed.emit()
        self.edited.emit()

    @Slot(object, int)
    def _play_later(self, turn: Sequence[int], delay_ms: int) -> None:
        self._due = tuple(turn)
        self._timer.start(delay_ms)

    @Slot()
    def _play_due(self) -> None:
        self._play_turn(self._due)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.phase = Phase.FAILED
        self.failure = error
        self.changed.emit()

    def _is_ended_early(self) -> bool:
        return self.record.outcome is not None and not self.record.position.over

    def _is_choice(self, position: Position) -> bool:
        """Whether a person is to choose there."""
        return (
            not position.over
            and isinstance(self.seats[position.player], Person)
            and not _only_pass(position)
        )

    def _undo_target(self) -> Node | None:
        """Where undo leads to; None where there is nothing of a person's own to take back."""
        if not any(isinstance(seat, Person) for seat in self.seats):
            return self.record.node.parent
        node = self.record.node.parent
        while node is not None and not self._is_choice(self.record.position_at(node)):
            node = node.parent
        return node


def _only_pass(position: Position) -> bool:
    return position.legal_steps() == [Button.PASS]
