"""Plans the animation from one position to the next.

It compares the pieces and the changes of the last turns; the result has no pixels and no times.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from rules.piece import Change, Motion, Piece

_Pieces = dict[tuple[int, int], int]  # (site, level) -> colour

TRAVELS = frozenset({Motion.MOVE, Motion.WRAP, Motion.BOUNCE})


@dataclasses.dataclass(frozen=True)
class Part:
    """One piece's part of an animation: its change, played forward or taken back."""

    change: Change
    backward: bool = False

    @property
    def rest(self) -> int | None:
        """The site of the piece afterwards; None if it is gone."""
        if not self.backward:
            return self.change.piece.site
        return None if self.change.motion is Motion.APPEAR else self.change.origin


Stage = tuple[Part, ...]  # simultaneous parts


def transition(
    before: Sequence[Piece],
    last_before: Sequence[Change],
    after: Sequence[Piece],
    last_after: Sequence[Change],
) -> tuple[Stage, ...]:
    """Return the stages, in order, from the pieces ``before`` to those ``after``.

    The last turn's changes are played or the earlier ones taken back, except for steps that both
    have in common. If neither works, pieces appear and vanish all at once.
    """
    old, new = _by_place(before), _by_place(after)
    for changes in (_without_prefix(last_before, last_after), last_after):
        if _taken_back(new, changes) == old:
            return _stages(changes)
    for changes in (_without_prefix(last_after, last_before), last_before):
        if _taken_back(old, changes) == new:
            stages = _stages(changes)[::-1]
            return tuple([tuple([Part(p.change, backward=True) for p in s]) for s in stages])
    gone = [Part(_appearing(p), backward=True) for p in before if not _holds(new, p)]
    come = [Part(_appearing(p)) for p in after if not _holds(old, p)]
    return (tuple(gone + come),) if gone or come else ()


def _by_place(pieces: Sequence[Piece]) -> _Pieces:
    return {(piece.site, piece.level): piece.colour for piece in pieces}


def _holds(by_place: _Pieces, piece: Piece) -> bool:
    return by_place.get((piece.site, piece.level)) == piece.colour


def _appearing(piece: Piece) -> Change:
    return Change(Motion.APPEAR, piece, piece.site)


def _without_prefix(prefix: Sequence[Change], whole: Sequence[Change]) -> Sequence[Change]:
    """Return ``whole`` without ``prefix``, or all of it if it does not begin with that."""
    return whole[len(prefix) :] if tuple(whole[: len(prefix)]) == tuple(prefix) else whole


def _taken_back(by_place: _Pieces, changes: Sequence[Change]) -> _Pieces | None:
    """Return the pieces before these changes; None if the changes do not lead to ``by_place``."""
    earlier = dict(by_place)
    for change in reversed(changes):
        piece = change.piece
        if earlier.pop((piece.site, piece.level), None) != piece.colour:
            return None
        if change.motion is not Motion.APPEAR:
            earlier[change.origin, piece.level] = piece.colour ^ change.turns
    return earlier


def _stages(changes: Sequence[Change]) -> tuple[Stage, ...]:
    """Group changes: pieces of a step move together; halves of one piece appear together."""
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
    if change.motion in TRAVELS:
        return before.motion in TRAVELS
    return before.motion is change.motion
