"""The touches of an unfinished step, and the steps that they may become.

The position reports which steps are legal and which touches each one consists of.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from rules.piece import Change, Touch
from rules.position import Position


@dataclasses.dataclass(frozen=True)
class StepPreview:
    """The effects of a step before it is played.

    Attributes:
        changes: of the step, and of the buttons that may follow directly in the same turn.
        loses: whether it costs its player a turn.
    """

    changes: tuple[Change, ...]
    loses: bool


class Touching:
    """The touches of the unfinished step, on one position.

    Attributes:
        position: before the step.
        touches: so far, in order.
        is_for_buttons: whether a touch can only stand for one of the buttons.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.touches: tuple[Touch, ...] = ()
        legal = [(step, position.touches(step)) for step in position.legal_steps()]
        self._steps = [(step, touches) for step, touches in legal if touches]
        self._buttons = [step for step, touches in legal if not touches]
        self.is_for_buttons = not self._steps
        if self.is_for_buttons:  # a piece that a button changes stands for that button
            self._steps = [
                (step, (Touch(change.piece.site),))
                for step in self._buttons
                for change in position.change(step)
            ]

    def fitting(self, asked: Sequence[Touch]) -> list[tuple[int, tuple[Touch, ...]]]:
        """Return the legal steps that begin with these touches, each with all its touches."""
        asked = tuple(asked)
        if self.position.ordered_touches:
            return [pair for pair in self._steps if pair[1][: len(asked)] == asked]
        return [pair for pair in self._steps if set(asked) <= set(pair[1])]

    def completed(self, asked: Sequence[Touch]) -> int | None:
        """Return the step that consists of these touches; None if there is none."""
        fitting = self.fitting(asked)
        return next((step for step, touches in fitting if len(touches) == len(asked)), None)

    def remaining(self) -> list[tuple[Touch, ...]]:
        """Return the touches still to come of each step that fits."""
        done = self.touches
        if self.position.ordered_touches:
            return [touches[len(done) :] for _, touches in self.fitting(done)]
        return [tuple([t for t in touches if t not in done]) for _, touches in self.fitting(done)]

    def targets(self) -> dict[int, frozenset[int]]:
        """Return what may be touched next: site -> hands."""
        found: dict[int, set[int]] = {}
        for rest in self.remaining():
            for touch in rest[:1] if self.position.ordered_touches else rest:
                found.setdefault(touch.site, set()).add(touch.hand)
        return {site: frozenset(hands) for site, hands in found.items()}

    def targets_matter(self, heights: Sequence[int], *, stacks: bool = False) -> bool:
        """Return whether marking targets helps: they are not just all empty or occupied sites.

        Where pieces form ``stacks`` it always helps from the second turn on.
        """
        targets = self.targets()
        if self.touches or (stacks and any(heights)) or len(set(targets.values())) > 1:
            return True
        empty = {site for site, height in enumerate(heights) if height == 0}
        return set(targets) != empty and bool(empty.intersection(targets))

    def hands(self) -> tuple[int, ...]:
        """Return the hands that may touch next."""
        return tuple(sorted(set().union(*self.targets().values())))

    def buttons(self) -> list[int]:
        """Return the legal steps without touches."""
        return self._buttons

    def costs(self, asked: Sequence[Touch]) -> bool:
        """Return whether every legal step that begins with these touches costs a turn."""
        fitting = self.fitting(asked) if asked else []
        return bool(fitting) and all(self.preview(step).loses for step, _ in fitting)

    def preview(self, step: int) -> StepPreview:
        """Return the effects of a legal step."""
        position, player = self.position, self.position.player
        after = position.copy()
        after.play(step)
        changes = [*position.change(step)]
        if after.turn == position.turn:
            following = [(button, after.touches(button)) for button in after.legal_steps()]
            if not any(touches for _, touches in following):
                changes += [change for button, _ in following for change in after.change(button)]
        before, other = position.lost_turns(), 1 - player
        cancelled = after.player == other and before[other] > 0
        lost = after.lost_turns()[player] > 0 or cancelled
        return StepPreview(tuple(changes), lost and not before[player])
