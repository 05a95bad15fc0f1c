"""A game in progress: its record, its unfinished turn, and its two players.

``GameSession`` is the only object that plays turns. It uses no widget and depends on no particular
game.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.engine.engine_worker import EngineClient
from desktop.game.computer_player import ComputerPlayer
from desktop.game.damage import damage_of
from desktop.game.game_clock import GameClock, monotonic_seconds
from desktop.game.players import Computer, Human, Seat, Seats, read_seats, resigner
from rules.outcome import Outcome
from rules.piece import Change
from rules.position import Position, SpecialStep
from rules.record.edits import Edit, Edits, Kind
from rules.record.game_record import Ending, GameRecord, Node
from rules.refusal import InvalidPositionError

PACE_MS = 400  # the least time before the computer's turn, so that the eye can follow
FORCED_MS = 1400  # how long a forced pass is announced before it is played, off the clock


class Phase(enum.Enum):
    """What the game is waiting for."""

    CHOICE = "for a person to choose a turn"
    CONFIRM = "for a person to confirm the turn that is shown"
    THINKING = "for the computer, which is thinking"
    FORCED = "for a forced pass to be played"
    STOPPED = "for somebody to resume the game; the computer is to move"
    PAUSED = "for somebody to resume the clocks"
    FAILED = "for somebody to try again after a failure"
    OVER = "for nothing: the game is over"


_TIMED = (Phase.CHOICE, Phase.CONFIRM, Phase.THINKING)  # a player's clock runs


class GameSession(QObject):
    """The record of a game, its unfinished turn and its two players.

    Attributes:
        record: all complete turns.
        edits: edits of the record's tree and texts, with an undo of their own.
        seats: who plays for player 0 and player 1.
        position: the position at the record's current node, after the steps of the unfinished turn.
        steps: the unfinished turn; in ``Phase.CONFIRM`` a whole one.
        confirms: whether a person's turns must be confirmed.
        phase: what the game waits for.
        failure: the exception behind ``Phase.FAILED``, raised by the engine or by the position.
        engine_client: the client of the engine.
        is_viewing: whether the game is only viewed: computer and clocks wait until a person plays a
            turn or calls ``resume``.
        clock: the clocks of both players; they run only at the end of the game.

    Signals:
        changed: any of these has changed.
        annotated(Edit): the notes of one turn have changed, and nothing else.
        recorded: a turn, its time or an ending was written to the record, or taken back.
        edited: an edit was made, undone or redone.
    """

    changed = Signal()
    annotated = Signal(object)
    recorded = Signal()
    edited = Signal()

    def __init__(
        self,
        record: GameRecord,
        engine_client: EngineClient,
        *,
        pace_ms: int = PACE_MS,
        forced_ms: int = FORCED_MS,
        now: Callable[[], float] = monotonic_seconds,
        parent: QObject | None = None,
    ) -> None:
        """``now`` returns the time for the clocks, in monotonic seconds."""
        super().__init__(parent)
        self.record = record
        self.edits = Edits(record, then=self._on_edit)
        self.seats = read_seats(record)
        self.position: Position = record.position.copy()
        self._shown_node = record.node  # the node that ``position`` is based on
        self.steps: list[int] = []
        self._undone: tuple[Node, tuple[int, ...]] | None = None  # steps taken back, and the node
        self.confirms = False
        self.phase = Phase.STOPPED
        self.failure: Exception | None = None
        self._forced_ms = forced_ms
        self.is_viewing = False
        self._due: tuple[int, ...] = ()  # the turn that the timer will play
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_due)
        self.clock = GameClock(record, now, self)
        self.clock.ran_out.connect(self._lose_on_time)
        self.clock.suspended.connect(self._show_pause)
        self.clock.time_recorded.connect(self.recorded)
        self.engine_client = engine_client
        self.engine_client.setParent(self)
        self._computer = ComputerPlayer(record, engine_client, self.clock, pace_ms, self)
        self._computer.found.connect(self._play_later)
        self._computer.failed.connect(self._fail)

    @property
    def outcome(self) -> Outcome | None:
        return self.record.outcome

    @property
    def seat(self) -> Seat:
        """The player to move."""
        return self.seats[self.record.position.player]

    @property
    def last_turn(self) -> tuple[Change, ...]:
        """The changes made by the unfinished turn, or else by the last turn."""
        if self.steps:
            return self.record.position.turn_changes(self.steps)
        node = self.record.node
        return self.record.position_at(node.parent).turn_changes(node.turn) if node.parent else ()

    @property
    def pending_sites(self) -> tuple[int, ...]:
        """The sites touched last in the turn that waits to be confirmed; () for a button."""
        if self.phase is not Phase.CONFIRM:
            return ()
        before = self.record.position.copy()
        for step in self.steps[:-1]:
            before.play(step)
        touches = before.touches(self.steps[-1])
        return tuple([t.site for t in (touches[-1:] if before.ordered_touches else touches)])

    @property
    def buttons(self) -> list[SpecialStep]:
        """The buttons that the person to move may press now."""
        if self.phase is not Phase.CHOICE:
            return []
        return [
            SpecialStep(step) for step in self.position.legal_steps() if step in list(SpecialStep)
        ]

    @property
    def can_undo(self) -> bool:
        return bool(self.steps) or self._is_ended_early() or self._undo_target() is not None

    @property
    def can_redo(self) -> bool:
        return not self.steps and (self.record.can_redo or bool(self._undone_steps))

    @property
    def _undone_steps(self) -> tuple[int, ...]:
        """The steps of an unfinished turn that were taken back at the current node."""
        if self._undone is None or self.phase is not Phase.CHOICE:
            return ()
        node, steps = self._undone
        return steps if node is self.record.node else ()

    @property
    def can_pause(self) -> bool:
        """Whether clocks run, or are about to."""
        timed = (*_TIMED, Phase.FORCED)
        return self.phase in timed and self.clock.in_use and self._is_live

    @property
    def can_resume(self) -> bool:
        return self.phase in (Phase.STOPPED, Phase.PAUSED, Phase.FAILED)

    @property
    def can_resign(self) -> bool:
        """Whether somebody may resign: only at the end of the game, not in a variation."""
        may = self.outcome is None and resigner(self.seats, self.record.position.player) is not None
        return may and self._is_live and not self.record.has_ended

    def is_forced(self, node: Node) -> bool:
        """Return whether the turn at ``node`` was the only legal one, a pass."""
        return node.parent is not None and _only_pass(self.record.position_at(node.parent))

    def start(self, *, viewing: bool = False) -> None:
        """Begin at the current node; the computer moves if it is to move and no turns follow.

        With ``viewing`` the game is only viewed for now.
        """
        self.is_viewing = viewing
        self.clock.paused |= viewing
        self._settle()

    def play(self, step: int) -> None:
        """Play a legal step for the person to move; does nothing in other phases."""
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
        """Play the turn that waits to be confirmed."""
        if self.phase is Phase.CONFIRM:
            self._play_turn(tuple(self.steps))

    def take_back_step(self) -> None:
        """Take back the last step of the unfinished turn."""
        rest = self.steps[:-1]
        if self.take_back_steps():
            for step in rest:
                self.play(step)

    def take_back_steps(self) -> bool:
        """Take back the unfinished turn. Returns whether there was one."""
        if not self.steps:
            return False
        self._undone = self.record.node, tuple(self.steps)
        self._settle()
        return True

    def undo(self) -> None:
        """Take back the unfinished turn, or else an early ending, or else turns.

        Turns are taken back as far as the last turn that a person chose.
        """
        if self.take_back_steps():
            return
        if self.outcome is not None:
            self.clock.paused = True  # the players need not be ready to resume at once
        if self._is_ended_early():
            self.record.undo()
            # the turns that follow no longer belong to the game
            self.record.taken_back = True
            self._settle()
            self.recorded.emit()
            return
        target = self._undo_target()
        if target is not None:
            self._reset()
            # earlier in the game or in a variation, the main line stays as it is
            self.record.taken_back = (
                self.record.taken_back or self.record.node is self.record.main_line_end
            )
            self.record.go_to(target)
            self._settle()
            if not self.is_viewing:
                self.recorded.emit()

    def redo(self) -> None:
        """Play what was taken back again, up to the next choice of a person."""
        if not self.can_redo:
            return
        if steps := self._undone_steps:
            for step in steps:
                self.play(step)
            return
        self._reset()
        has_human = any(isinstance(seat, Human) for seat in self.seats)
        while self.record.can_redo:
            self.record.redo()
            if not has_human or self._is_choice(self.record.position):
                break
        self._settle(wait=not has_human)

    def go_to(self, node: Node) -> None:
        """Show another node of the record; the computer moves only where the record ends."""
        self._reset()
        self.record.taken_back = False
        self.record.go_to(node)
        ends = (self.record.main_line_end, self.record.ended_at)
        if self.record.aside is not None and node in ends:
            self.record.aside = None  # back in the game itself
            if not self.is_viewing:
                self.recorded.emit()
        self._settle()

    def restore_place(self, end: Node, node: Node, *, taken_back: bool) -> None:
        """Restore the place of another session: at ``node``, with redo leading to ``end``."""
        self._reset()
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
            self.go_to(self.record.whole_line[len(self.record.line)])

    def go_last(self) -> None:
        if self.record.can_redo:
            self.go_to(self.record.whole_line[-1])

    def resign(self) -> None:
        """Resign for the only person, or of two persons for the one to move."""
        player = resigner(self.seats, self.record.position.player)
        if player is None or not self.can_resign:
            return
        self._reset()
        winner = self.record.position.colour_of(1 - player)
        self.record.end(Outcome(winner, Ending.RESIGNATION))
        self._settle()
        self.recorded.emit()

    def stop(self) -> None:
        """Stop the computer until the game is resumed."""
        if self.phase in (Phase.THINKING, Phase.FORCED):
            self._settle(wait=True)

    def resume(self) -> None:
        """Resume the game and its clocks, also after the computer was stopped or has failed."""
        self.is_viewing = self.clock.paused = False
        if self.phase is Phase.PAUSED and self.steps:
            self.phase = Phase.CONFIRM if self._is_whole else Phase.CHOICE
            self.clock.start()
            self.changed.emit()
            return
        if isinstance(self.failure, InvalidPositionError):
            self.record.replay()
        if self.can_resume:
            self._settle(resuming=True)

    def play_variation(self, seats: Seats) -> None:
        """Let ``seats`` play from here: a variation, unless this is the end of the main line."""
        self.record.seats = [str(seat) for seat in seats]
        self.seats = read_seats(self.record)
        self.record.begin_aside()
        self.is_viewing = False
        self._settle(resuming=True)
        self.recorded.emit()

    def pause(self) -> None:
        """Pause the clocks; nobody can play until they are resumed."""
        if self.can_pause:
            self.clock.paused = True
            self._show_pause()

    def close(self) -> None:
        """Stop playing and end the engine's thread."""
        self._reset()
        self.engine_client.close()
        if self.clock.is_running:
            self.clock.stop()
            self.recorded.emit()

    def _settle(self, *, wait: bool = False, resuming: bool = False) -> None:
        """Set the phase for the current node, and start the clock, the computer or a forced pass.

        The computer waits if ``wait`` is set or the game is only viewed, and, unless ``resuming``,
        wherever turns follow in the record.
        """
        self._reset()
        self.record.come_to_end()
        wait = wait or self.is_viewing or (bool(self.record.node.children) and not resuming)
        self.failure = damage_of(self.position)
        if self.failure is not None:
            self.phase = Phase.FAILED
        elif self.outcome is not None:
            self.phase = Phase.OVER
        elif _only_pass(self.position):
            self.phase = Phase.STOPPED if wait else Phase.FORCED
        elif isinstance(self.seat, Human):
            self.phase = Phase.CHOICE
        else:
            self.phase = Phase.STOPPED if wait else Phase.THINKING
        self._set_clock()
        if self.phase is Phase.FORCED:
            self._play_later((SpecialStep.PASS,), self._forced_ms)
        elif isinstance(self.seat, Computer) and self.phase is Phase.THINKING:
            self._computer.think(self.seat.limits())
        self.changed.emit()

    def _set_clock(self) -> None:
        """Set the clocks to the current node, and start or stop them as the phase requires."""
        self.clock.go_to(self.record.node)
        if self.clock.paused and self.can_pause:
            self.phase = Phase.PAUSED
        if self.phase in _TIMED and self.clock.in_use and self._is_live:
            self.clock.start()
        else:
            self.clock.stop()

    @Slot()
    def _show_pause(self) -> None:
        """Enter the paused phase: keep an unfinished turn, stop the computer."""
        if self.steps:
            self.clock.stop()
            self.phase = Phase.PAUSED
            self.changed.emit()
        else:
            self._settle()
        self.recorded.emit()

    @Slot(int)
    def _lose_on_time(self, player: int) -> None:
        self._reset()
        winner = self.record.position.colour_of(1 - player)
        self.record.end(Outcome(winner, Ending.TIME))
        self._settle()
        self.recorded.emit()

    @property
    def _is_live(self) -> bool:
        """Whether the game itself continues here: not in a variation, and no later turn counts."""
        record = self.record
        is_end = record.node is record.main_line_end and not record.has_ended
        return not self.record.is_aside and (self.record.taken_back or is_end)

    @property
    def _is_whole(self) -> bool:
        """Whether the steps are a whole turn."""
        return self.position.turn != self.record.position.turn

    def _reset(self) -> None:
        """Stop the computer and pending turns, and drop the unfinished turn."""
        self._timer.stop()
        self._computer.stop()
        self.steps = []
        self.failure = None
        self.position = self.record.position.copy()
        self._shown_node = self.record.node

    def _play_turn(self, turn: Sequence[int]) -> None:
        ran = self.clock.is_running
        self.clock.check()
        if ran and not self.clock.is_running:
            return  # time ran out, or the system was suspended
        if self.record.branches_off(turn):
            self.record.begin_aside()
        aside = self.record.is_aside
        played = self.record.taken_back or not self.record.has_ended
        counts = self.phase is not Phase.FORCED and played and not aside
        before = () if self.record.taken_back else tuple(self.record.node.children)
        node = self.record.play(tuple(turn), aside=aside)
        if node not in before:  # a turn that is only replayed keeps its times
            self.clock.end_turn(node, counts=counts)
        self.is_viewing = self.clock.paused = False
        if self.record.taken_back and self.record.ending is None and not aside:
            self.record.promote(node)  # even if the game that was undone had ended by its rules
        self._settle(resuming=True)  # even if the same turn is played again after undo
        self.recorded.emit()

    def _on_edit(self, edit: Edit) -> None:
        """Show what was edited, without interrupting a turn or starting the computer."""
        if edit.kind is Kind.VALUES and self._shown_node is self.record.node:
            self.annotated.emit(edit)  # typing a comment must not cost more than this per key
            self.edited.emit()
            return
        self.seats = read_seats(self.record)
        is_over = self.phase is Phase.OVER
        if self._shown_node is not self.record.node or is_over != (self.outcome is not None):
            self.record.taken_back = False
            self._settle(wait=True)
        elif self.record.come_to_end() and not self.steps:
            self._settle(wait=True)
        else:
            if self.clock.is_running != self._is_live:
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
        """Return whether a person is to choose a turn in this position."""
        return (
            not position.over
            and isinstance(self.seats[position.player], Human)
            and not _only_pass(position)
        )

    def _undo_target(self) -> Node | None:
        """Return the node that undo leads to; None if no person has chosen a turn before."""
        if not any(isinstance(seat, Human) for seat in self.seats):
            return self.record.node.parent
        node = self.record.node.parent
        while node is not None and not self._is_choice(self.record.position_at(node)):
            node = node.parent
        return node


def _only_pass(position: Position) -> bool:
    return position.legal_steps() == [SpecialStep.PASS]
