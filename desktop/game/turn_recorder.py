"""Writes what is played to the record: in the game itself, or in a variation of it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.game.choice import undo_target
from desktop.game.game_clock import GameClock
from desktop.game.players import Seats
from rules.outcome import Outcome
from rules.record.game_record import Ending, GameRecord, Node


class TurnRecorder:
    """Records turns, endings, and what is taken back; keeps variations out of the main line."""

    def __init__(self, record: GameRecord, clock: GameClock) -> None:
        self._record, self._clock = record, clock

    @property
    def is_live(self) -> bool:
        """True where the game itself continues: not in a variation, and no later turn counts."""
        record = self._record
        is_end = record.node is record.main_line_end and not record.has_ended
        return not record.is_aside and (record.taken_back or is_end)

    @property
    def is_ended_early(self) -> bool:
        """True if the game ended here otherwise than by its rules."""
        return self._record.outcome is not None and not self._record.position.over

    def play(self, turn: Sequence[int], forced: bool) -> None:
        """Record a whole turn, and the time it took unless it was ``forced``."""
        record = self._record
        if record.branches_off(turn):
            record.begin_aside()
        aside = record.is_aside
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
