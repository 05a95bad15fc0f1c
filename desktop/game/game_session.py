"""A game in progress: its record, its unfinished turn, and its players.

``GameSession`` is the only object that plays turns. It uses no widget and depends on no particular
game.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.game.computer_player import SeatEngines, resigns
from desktop.game.engine_worker import EngineClient
from desktop.game.external_engines import ExternalEngines
from desktop.game.game_clock import GameClock
from desktop.game.phase import Phase as Phase
from desktop.game.players import (
    Human,
    Seat,
    Seats,
    has_human,
    only_pass,
    read_seats,
    redo_to_choice,
    resigner,
    undo_target,
    write_seats,
)
from rules.outcome import Outcome
from rules.piece import Change
from rules.position import Position, SpecialStep
from rules.record.edits import Edit, Edits, Kind
from rules.record.game_record import Ending, GameRecord, Node
from rules.refusal import InvalidPositionError
from rules.system import monotonic_seconds

TIMED = (Phase.CHOICE, Phase.CONFIRM, Phase.THINKING)  # a player's clock runs


def phase_at(position: Position, outcome: Outcome | None, seat: Seat, *, wait: bool) -> Phase:
    """Return the phase that begins in a position, with ``seat`` to move unless it has an outcome.

    Forced passes and the computer wait until somebody resumes the game if ``wait`` is set.

    Raises:
        InvalidPositionError: the position contradicts itself.
    """
    position.validate()
    if outcome is not None:
        return Phase.OVER
    if only_pass(position):
        return Phase.STOPPED if wait else Phase.FORCED
    if isinstance(seat, Human):
        return Phase.CHOICE
    return Phase.STOPPED if wait else Phase.THINKING


log = logging.getLogger(__name__)


class RulesFailureError(Exception):
    """The rules of a game have failed, most likely of one that was installed."""

    def __init__(self, error: Exception) -> None:
        log.error("The rules have failed", exc_info=error, extra={"has_own_notice": True})
        super().__init__(f"{type(error).__name__}: {error}")


def failure_of(act: Callable[..., None], *values: Any) -> Exception | None:
    """Call ``act``, which asks the rules; return what failed, None if nothing did."""
    try:
        act(*values)
    except (InvalidPositionError, MemoryError) as error:
        return error
    except Exception as error:
        return RulesFailureError(error)
    return None


class TurnRecorder:
    """Records turns, endings, and what is taken back; keeps variations out of the main line."""

    def __init__(self, record: GameRecord, clock: GameClock) -> None:
        self._record, self._clock = record, clock

    @property
    def is_live(self) -> bool:
        """True where the game itself continues: not in a variation, and no later turn counts."""
        record = self._record
        is_end = record.node is record.main_line_end and not record.has_ended
        return not record.is_in_variation and (record.taken_back or is_end)

    @property
    def is_ended_early(self) -> bool:
        """True if the game ended here otherwise than by its rules."""
        return self._record.outcome is not None and not self._record.position.over

    def play(self, turn: Sequence[int], forced: bool) -> None:
        """Record a whole turn, and the time it took unless it was ``forced``."""
        record = self._record
        if record.branches_off(turn):
            record.begin_variation()
        aside = record.is_in_variation
        played = record.taken_back or not record.has_ended
        before = () if record.taken_back else tuple(record.node.children)
        node = record.play(tuple(turn), aside=aside)
        if node not in before:  # a turn that is only replayed keeps its times
            self._clock.end_turn(node, counts=played and not aside and not forced)
        if record.taken_back and record.ending is None and not aside:
            record.promote(node)  # even if the game that was undone had ended by its rules

    def end(self, loser: int, ending: Ending) -> None:
        """End the game here: this player has lost it."""
        winner = self._record.position.colour_of(1 - loser)
        self._record.end(Outcome(winner, ending))

    def can_undo(self, seats: Seats) -> bool:
        """Return whether ``undo`` finds anything to take back."""
        return self.is_ended_early or undo_target(self._record, seats) is not None

    def undo(self, seats: Seats) -> bool:
        """Take back an early ending, or else turns as far as ``undo_target``.

        Returns whether there was anything to take back.
        """
        record, target = self._record, undo_target(self._record, seats)
        if self.is_ended_early:
            record.undo()
            record.taken_back = True  # the turns that follow no longer belong to the game
            return True
        if target is None:
            return False
        # earlier in the game or in a variation, the main line stays as it is
        record.taken_back = record.taken_back or record.node is record.main_line_end
        record.go_to(target)
        return True

    def go_to(self, node: Node) -> bool:
        """Go to another node. Returns whether this ended a variation and resumed the game."""
        record = self._record
        record.taken_back = False
        record.go_to(node)
        is_back = record.aside is not None and node in (record.main_line_end, record.ended_at)
        if is_back:
            record.aside = None
        return is_back


class UnfinishedTurn:
    """The steps of a turn that begins at the record's current node.

    Attributes:
        node: where the turn begins.
        steps: so far, in order; possibly a whole turn that waits to be confirmed.
        position: after these steps.
    """

    node: Node
    steps: list[int]
    position: Position

    def __init__(self, record: GameRecord) -> None:
        self._record = record
        self._taken_back: tuple[Node, tuple[int, ...]] | None = None
        self.drop()

    @property
    def is_whole(self) -> bool:
        """True if the steps are a whole turn."""
        return self.position.turn != self._record.position.turn

    @property
    def taken_back(self) -> tuple[int, ...]:
        """The steps that were taken back at the record's current node."""
        if self._taken_back is None:
            return ()
        node, steps = self._taken_back
        return steps if node is self._record.node else ()

    def play(self, step: int) -> None:
        """Play a legal step; steps that were taken back are forgotten."""
        self._taken_back = None
        self.steps.append(step)
        self.position.play(step)

    def take_back(self) -> None:
        """Drop the steps, and keep them in ``taken_back``."""
        self._taken_back = self._record.node, tuple(self.steps)
        self.drop()

    def drop(self) -> None:
        """Drop the steps, and begin at the record's current node."""
        self.node = self._record.node
        self.steps = []
        self.position = self._record.position.copy()

    def changes(self) -> tuple[Change, ...]:
        """Return the changes made by the steps, or without any by the last turn."""
        if self.steps:
            return self._record.position.turn_changes(self.steps)
        parent = self.node.parent
        return self._record.position_at(parent).turn_changes(self.node.turn) if parent else ()

    def buttons(self) -> list[SpecialStep]:
        """Return the next steps that have a button."""
        legal = self.position.legal_steps()
        return [SpecialStep(step) for step in legal if step in list(SpecialStep)]

    def last_sites(self) -> tuple[int, ...]:
        """Return the sites that the last step touches, or the last of them if they are ordered."""
        before = self._record.position.copy()
        for step in self.steps[:-1]:
            before.play(step)
        touches = before.touches(self.steps[-1])
        return tuple([t.site for t in (touches[-1:] if before.ordered_touches else touches)])


PACE_MS = 400  # the least time before the computer's turn, so that the eye can follow

FORCED_MS = 1400  # how long a forced pass is announced before it is played, off the clock


class GameSession(QObject):
    """The record of a game, its unfinished turn and its two players.

    Attributes:
        record: all complete turns.
        edits: edits of the record's tree and texts, with an undo of their own.
        seats: who plays for player 0 and player 1.
        confirms: whether the turns of players at the screen must be confirmed.
        phase: what the game waits for.
        failure: the exception behind ``Phase.FAILED``, raised by the engine or by the position.
        engine_client: the client of our own engine.
        engines: the others, which may play, analyse and review.
        is_viewing: whether the game is only viewed: computer and clocks wait until somebody plays
            a turn or calls ``resume``.
        clock: the clocks of both players; they run only at the end of the game.
        now: returns the time of the clocks, in monotonic seconds.

    Signals:
        changed: any of these has changed.
        annotated(Edit): the notes of one turn have changed, and nothing else.
        recorded: a turn, its time, an ending or an edit was written to the record, or taken back.
        ended: the game has just ended: by a turn, a resignation or a clock.
    """

    changed = Signal()
    annotated = Signal(object)
    recorded = Signal()
    ended = Signal()

    def __init__(
        self,
        record: GameRecord,
        engine_client: EngineClient,
        *,
        engines: ExternalEngines | None = None,
        pace_ms: int = PACE_MS,
        forced_ms: int = FORCED_MS,
        now: Callable[[], float] = monotonic_seconds,
        parent: QObject | None = None,
    ) -> None:
        """``engines`` may take seats."""
        super().__init__(parent)
        self.record, self.now = record, now
        self.edits = Edits(record, then=self._on_edit)
        self.seats = read_seats(record)
        self._turn = UnfinishedTurn(record)
        self.confirms = False
        self.phase = Phase.STOPPED
        self.failure: Exception | None = None
        self._forced_ms = forced_ms
        self.is_viewing = False
        self._due: Sequence[int] = ()  # the turn to be played after a delay
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_due)
        self.clock = GameClock(
            record, now, self, ran_out=self._lose_on_time, recorded=self.recorded.emit
        )
        self.clock.suspended.connect(self._show_pause)
        self._recorder = TurnRecorder(record, self.clock)
        self.engine_client, self.engines = engine_client, engines or ExternalEngines()
        self.seat_engines = SeatEngines(
            record,
            engine_client,
            self.engines,
            self.clock,
            pace_ms,
            self,
            found=self._play_later,
            failed=self._fail,
        )

    @property
    def position(self) -> Position:
        """The position at the record's current node, after the steps of the unfinished turn."""
        return self._turn.position

    @property
    def steps(self) -> list[int]:
        """The steps of the unfinished turn; in ``Phase.CONFIRM`` a whole one."""
        return self._turn.steps

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
        return self._turn.changes()

    @property
    def pending_sites(self) -> tuple[int, ...]:
        """The sites touched last in the turn that waits to be confirmed; () for a button."""
        return self._turn.last_sites() if self.phase is Phase.CONFIRM else ()

    @property
    def buttons(self) -> list[SpecialStep]:
        """The buttons that the player to move may press now."""
        return self._turn.buttons() if self.phase is Phase.CHOICE else []

    @property
    def can_undo(self) -> bool:
        return bool(self.steps) or self._recorder.can_undo(self.seats)

    @property
    def can_redo(self) -> bool:
        return not self.steps and (self.record.can_redo or bool(self._taken_back_steps))

    @property
    def _taken_back_steps(self) -> tuple[int, ...]:
        """The steps of an unfinished turn that can be played again."""
        return self._turn.taken_back if self.phase is Phase.CHOICE else ()

    @property
    def can_pause(self) -> bool:
        """True while clocks run, or are about to."""
        timed = (*TIMED, Phase.FORCED)
        return self.phase in timed and self.clock.in_use and self._recorder.is_live

    @property
    def can_resume(self) -> bool:
        return self.phase in (Phase.STOPPED, Phase.PAUSED, Phase.FAILED)

    @property
    def can_resign(self) -> bool:
        """True if somebody may resign: only at the end of the game, not in a variation."""
        may = self.outcome is None and resigner(self.seats, self.record.position.player) is not None
        return may and self._recorder.is_live and not self.record.has_ended

    def start(self, *, viewing: bool = False) -> None:
        """Begin at the current node, where the computer may move; with ``viewing`` only view it."""
        self.is_viewing = viewing
        self.clock.paused |= viewing
        self._settle()

    def play(self, step: int) -> None:
        """Play a legal step for the player at the screen; does nothing in other phases."""
        if self.phase is not Phase.CHOICE or step not in self.position.legal_steps():
            return
        self._turn.play(step)
        if not self._turn.is_whole:
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
        self._turn.take_back()
        self._settle()
        return True

    def undo(self) -> None:
        """Take back the unfinished turn, or else an early ending, or else turns.

        Turns are taken back as far as the last one that a player at the screen chose.
        """
        if self.take_back_steps():
            return
        if self.outcome is not None:
            self.clock.paused = True  # the players need not be ready to resume at once
        ended = self._recorder.is_ended_early
        if self._recorder.undo(self.seats):
            self._settle()
            if ended or not self.is_viewing:
                self.recorded.emit()

    def redo(self) -> None:
        """Play again what was taken back, up to the next choice of a player at the screen."""
        if not self.can_redo:
            return
        if steps := self._taken_back_steps:
            for step in steps:
                self.play(step)
            return
        redo_to_choice(self.record, self.seats)
        self._settle(wait=not has_human(self.seats))

    def go_to(self, node: Node) -> None:
        """Show another node of the record; the computer moves only where the record ends."""
        self._reset()
        if self._recorder.go_to(node) and not self.is_viewing:
            self.recorded.emit()
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

    def restore_place(self, end: Node, node: Node, *, taken_back: bool) -> None:
        """Restore the place of another session: at ``node``, with redo leading to ``end``."""
        self._reset()
        self.record.go_to(end)
        self.record.go_to(node)
        self.record.taken_back = taken_back
        self._settle()

    def resign(self) -> None:
        """Resign for the only player at the screen, or of two for the one to move."""
        player = resigner(self.seats, self.record.position.player)
        if player is not None and self.can_resign:
            self._end(player, Ending.RESIGNATION)

    def stop(self) -> None:
        """Stop the computer until the game is resumed."""
        if self.phase in (Phase.THINKING, Phase.FORCED):
            self._settle(wait=True)

    def resume(self) -> None:
        """Resume the game and its clocks, also after the computer was stopped or has failed."""
        self.is_viewing = self.clock.paused = False
        if self.phase is Phase.PAUSED and self.steps:
            self.phase = Phase.CONFIRM if self._turn.is_whole else Phase.CHOICE
            self.clock.start()
            self.changed.emit()
            return
        if isinstance(self.failure, InvalidPositionError):
            self.record.replay()
        if self.can_resume:
            self._settle(resuming=True)

    def play_variation(self, seats: Seats) -> None:
        """Let ``seats`` play from here: a variation, unless this is the end of the main line."""
        self.record.begin_variation()
        self.change_seats(seats)

    def change_seats(self, seats: Seats) -> None:
        """Let ``seats`` play on from the position that is shown."""
        write_seats(self.record, seats)
        self._read_seats()
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
        self.seat_engines.close()
        if self.clock.is_running:
            self.clock.stop()
            self.recorded.emit()

    def _settle(self, *, wait: bool = False, resuming: bool = False) -> None:
        """Set the phase for the current node, and start the clock, the computer or a forced pass.

        The computer waits if ``wait`` is set or the game is only viewed, and, unless ``resuming``,
        wherever turns follow in the record.
        """
        self._reset()
        self.record.resume_main_line()
        wait = wait or self.is_viewing or (bool(self.record.node.children) and not resuming)

        def enter_phase() -> None:
            self.phase = phase_at(self.position, self.outcome, self.seat, wait=wait)
            self._set_clock()

        self.failure = failure_of(enter_phase)
        if self.failure is not None:
            self.phase = Phase.FAILED
            self.clock.stop()
        if self.phase is Phase.FORCED:
            self._play_later((SpecialStep.PASS,), self._forced_ms)
        elif self.phase is Phase.THINKING:
            self.seat_engines.think(self.seat)
        self.changed.emit()

    def _set_clock(self) -> None:
        """Set the clocks to the current node, and start or stop them as the phase requires."""
        self.clock.go_to(self.record.node)
        if self.clock.paused and self.can_pause:
            self.phase = Phase.PAUSED
        if self.phase in TIMED and self.clock.in_use and self._recorder.is_live:
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

    def _lose_on_time(self, player: int) -> None:
        self._end(player, Ending.TIME)

    def _end(self, loser: int, ending: Ending) -> None:
        self._recorder.end(loser, ending)
        self._settle()
        self.recorded.emit()
        self.ended.emit()

    def _reset(self) -> None:
        """Stop the computer and pending turns, and drop the unfinished turn."""
        self._timer.stop()
        self.seat_engines.stop()
        self._turn.drop()
        self.failure = None

    def _play_later(self, turn: Sequence[int], delay_ms: int) -> None:
        """Play a turn after a delay, in place of any other that waits."""
        self._due = turn
        self._timer.start(delay_ms)

    @Slot()
    def _play_due(self) -> None:
        self._play_turn(self._due)

    def _play_turn(self, turn: Sequence[int]) -> None:
        ran = self.clock.is_running
        self.clock.check()
        if ran and not self.clock.is_running:
            return  # time ran out, or the system was suspended
        failure = failure_of(self._recorder.play, turn, self.phase is Phase.FORCED)
        self.is_viewing = self.clock.paused = False
        # resuming even if the same turn is played again after undo
        self._settle(resuming=True) if failure is None else self._fail(failure)
        self.recorded.emit()
        if self.phase is Phase.OVER:
            self.ended.emit()

    def _on_edit(self, edit: Edit) -> None:
        """Show what was edited, without interrupting a turn or starting the computer."""
        if edit.kind is Kind.VALUES and self._turn.node is self.record.node:
            self.annotated.emit(edit)  # typing a comment must not cost more than this per key
            self.recorded.emit()
            return
        self._read_seats()
        is_over = self.phase is Phase.OVER
        if self._turn.node is not self.record.node or is_over != (self.outcome is not None):
            self.record.taken_back = False
            self._settle(wait=True)
        elif self.record.resume_main_line() and not self.steps:
            self._settle(wait=True)
        else:
            if self.clock.is_running != self._recorder.is_live:
                self._set_clock()
            self.changed.emit()
        self.recorded.emit()

    def _read_seats(self) -> None:
        self.seats = read_seats(self.record)
        self.seat_engines.keep(self.seats)

    def _fail(self, error: Exception) -> None:
        if resigns(error) and self._recorder.is_live and not self.record.has_ended:
            self._end(self.record.position.player, Ending.RESIGNATION)
            return
        self._reset()
        self.phase = Phase.FAILED
        self.failure = error
        self.changed.emit()


def shown_line(session: GameSession) -> list[tuple[int, ...]]:
    """Return the turns from the start, with the unfinished one if it has begun."""
    turns = [node.turn for node in session.record.line]
    return [*turns, tuple(session.steps)] if session.steps else turns
