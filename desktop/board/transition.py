"""What leads from one shown position to the next one: the plan of an animation.

It compares pieces and the changes of last turns. It knows no game, no pixel and no clock.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from rules.piece import Change, Motion, Piece

_Lying = dict[tuple[int, int], int]  # (site, level) -> colour

_TRAVELS = (Motion.MOVE, Motion.WRAP, Motion.BOUNCE)


@dataclasses.dataclass(frozen=True)
class Part:
    """One piece's part: its change, forward as in a step or backward as in taking it back."""

    change: Change
    backward: bool = False

    @property
    def rest(self) -> int | None:
        """The site where the piece lies afterwards, None if it is gone."""
        if not self.backward:
            return self.change.piece.site
        return None if self.change.motion is Motion.APPEAR else self.change.origin


Stage = tuple[Part, ...]  # parts that happen at the same time


def transition(
    before: Sequence[Piece],
    last_before: Sequence[Change],
    after: Sequence[Piece],
    last_after: Sequence[Change],
) -> tuple[Stage, ...]:
    """The stages, one after the other, from the pieces ``before`` to those ``after``.

    The last turn's changes are played, or those shown before are taken back, in whole or but for
    the steps that both have. Where neither leads there, pieces appear and vanish all at once.
    """
    old, new = _lying(before), _lying(after)
    for changes in (_beyond(last_before, last_after), last_after):
        if _taken_back(new, changes) == old:
            return _stages(changes)
    for changes in (_beyond(last_after, last_before), last_before):
        if _taken_back(old, changes) == new:
            stages = _stages(changes)[::-1]
            return tuple([tuple([Part(p.change, backward=True) for p in s]) for s in stages])
    gone = [Part(_appearing(p), backward=True) for p in before if not _holds(new, p)]
    come = [Part(_appearing(p)) for p in after if not _holds(old, p)]
    return (tuple(gone + come),) if gone or come else ()


def _lying(pieces: Sequence[Piece]) -> _Lying:
    return {(piece.site, piece.level): piece.colour for piece in pieces}


def _holds(lying: _Lying, piece: Piece) -> bool:
    return lying.get((piece.site, piece.level)) == piece.colour


def _appearing(piece: Piece) -> Change:
    return Change(Motion.APPEAR, piece, piece.site)


def _beyond(begun: Sequence[Change], whole: Sequence[Change]) -> Sequence[Change]:
    """What ``whole`` has more than ``begun``; all of it if it did not begin so."""
    return whole[len(begun) :] if tuple(whole[: len(begun)]) == tuple(begun) else whole


def _taken_back(lying: _Lying, changes: Sequence[Change]) -> _Lying | None:
    """The pieces without these changes, None if they cannot have led here."""
    earlier = dict(lying)
    for change in reversed(changes):
        piece = change.piece
        if earlier.pop((piece.site, piece.level), None) != piece.colour:
            return None
        if change.motion is not Motion.APPEAR:
            earlier[change.origin, piece.level] = piece.colour ^ change.turns
    return earlier


def _stages(changes: Sequence[Change]) -> tuple[Stage, ...]:
    """Pieces of a step move together; halves of one piece appear together."""
    stages: list[list[Part]] = []
    for change in changes:
        before = stages[-1][-1].change if stages else None
        if before is None or not _goes_with(change, before):
            stages.append([])
        stages[-1].append(Part(change))
    return tuple([tuple(stage) for stage in stages])


def _goes_with(change: Change, before: Change) -> bool:
    if change.motion is Motion.APPEAR:
        return before.motion is Motion.APPEAR and change.piece.partner == before.piece.site
    if change.motion in _TRAVELS:
        return before.motion in _TRAVELS
    return before.motion is change.motion
