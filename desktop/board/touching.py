"""What a hand has touched so far, and which steps that may become.

It asks the position which steps are legal and how each one is done by hand; it judges nothing.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from rules.piece import Change, Touch
from rules.position import Position


@dataclasses.dataclass(frozen=True)
class StepPreview:
    """What a step leads to, before it is played.

    Attributes:
        changes: what it does, and what buttons may do directly after it in the same turn.
        loses: whether it costs its player a turn.
    """

    changes: tuple[Change, ...]
    loses: bool


class Touching:
    """The touches of the step in hand, on one position.

    Attributes:
        position: as it lies.
        touches: so far, in their order.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.touches: tuple[Touch, ...] = ()
        made = [(step, position.touches(step)) for step in position.legal_steps()]
        self._steps = [(step, touches) for step, touches in made if touches]
        self._buttons = [step for step, touches in made if not touches]

    def fitting(self, asked: Sequence[Touch]) -> list[tuple[int, tuple[Touch, ...]]]:
        """The legal steps that begin with these touches, each with all its touches."""
        asked = tuple(asked)
        if self.position.ordered_touches:
            return [pair for pair in self._steps if pair[1][: len(asked)] == asked]
        return [pair for pair in self._steps if set(asked) <= set(pair[1])]

    def completed(self, asked: Sequence[Touch]) -> int | None:
        """The step that these touches are, None if none or not yet."""
        fitting = self.fitting(asked)
        return next((step for step, touches in fitting if len(touches) == len(asked)), None)

    def remaining(self) -> list[tuple[Touch, ...]]:
        """What is still to be touched for each step that fits."""
        done = self.touches
        if self.position.ordered_touches:
            return [touches[len(done) :] for _, touches in self.fitting(done)]
        return [tuple([t for t in touches if t not in done]) for _, touches in self.fitting(done)]

    def targets(self) -> dict[int, frozenset[int]]:
        """What may be touched next: site -> hands."""
        found: dict[int, set[int]] = {}
        for rest in self.remaining():
            for touch in rest[:1] if self.position.ordered_touches else rest:
                found.setdefault(touch.site, set()).add(touch.hand)
        return {site: frozenset(hands) for site, hands in found.items()}

    def targets_tell(self, heights: Sequence[int]) -> bool:
        """Whether the targets tell more than which sites are empty, or where pieces lie."""
        targets = self.targets()
        if self.touches or len(set(targets.values())) > 1:
            return True
        empty = {site for site, height in enumerate(heights) if height == 0}
        return set(targets) != empty and bool(empty.intersection(targets))

    def hands(self) -> tuple[int, ...]:
        """The hands that occur among the next touches."""
        return tuple(sorted(set().union(*self.targets().values())))

    def buttons(self) -> list[int]:
        """The legal steps that need no touch."""
        return self._buttons

    def outlook(self, step: int) -> StepPreview:
        """What a legal step would do, and may lead to."""
        position, player = self.position, self.position.player
        after = position.copy()
        after.play(step)
        changes = [*position.change(step)]
        if after.turn == position.turn:
            following = [(button, after.touches(button)) for button in after.legal_steps()]
            if not any(touches for _, touches in following):
                changes += [change for button, _ in following for change in after.change(button)]
        other = 1 - player
        cancelled = after.player == other and position.lost_turns()[other] > 0
        return StepPreview(tuple(changes), after.lost_turns()[player] > 0 or cancelled)
