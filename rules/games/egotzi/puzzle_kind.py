"""Puzzles of Egotzi: their boards, and themes by what a stone pushes."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games.egotzi.outcome import EgotziLabel
from rules.piece import Motion
from rules.position import Position
from rules.puzzle_kind import PuzzleKind

OVER_THE_EDGE = "over the edge"  # a stone is pushed over the edge
CANCEL = "cancel"  # the other player's score falls
SPLIT = "split"  # a push leaves the other player a smaller biggest group
JOIN = "join"  # a push gives the player a biggest group that grows by more than the stone
PUSH = "push"  # a stone is pushed
QUIET = "quiet"


def _themes_of(before: Position, turn: Sequence[int], after: Position) -> set[str]:
    colour = before.colour
    motions = {change.motion for change in before.turn_changes(turn)}
    themes = set()
    if Motion.WRAP in motions:
        themes.add(OVER_THE_EDGE)
    if _score(after, 1 - colour) < _score(before, 1 - colour):
        themes.add(CANCEL)
    if motions & {Motion.MOVE, Motion.WRAP}:
        themes.add(PUSH)
        if _biggest(after, 1 - colour) < _biggest(before, 1 - colour):
            themes.add(SPLIT)
        if _biggest(after, colour) > _biggest(before, colour) + 1:
            themes.add(JOIN)
    return themes


def _score(position: Position, colour: int) -> int:
    score = position.score()
    assert score is not None
    return score[colour]


def _biggest(position: Position, colour: int) -> int:
    return max(
        (
            count.size
            for count in position.tally()
            if count.label is EgotziLabel.GROUPS and (count.black, count.white)[colour]
        ),
        default=0,
    )


KIND = PuzzleKind(
    boards=({"size": 7}, {"size": 5}, {"size": 7}, {"size": 6}),
    to_the_end=True,
    themes=(OVER_THE_EDGE, SPLIT, CANCEL, JOIN, PUSH, QUIET),
    themes_of=_themes_of,
    solved_boards=({"size": 4, "pie": False},),
)
