"""The turn that is being played: steps that are not in the record yet."""

from __future__ import annotations

from rules.piece import Change
from rules.position import Position, SpecialStep
from rules.record.game_record import GameRecord, Node


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
