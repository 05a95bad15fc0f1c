"""Egotzi on the screen: stones that push their neighbours, with arrows that tell where to."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import ClassVar

from desktop.game.count_text import ending, scores_sentence, size_sentence
from desktop.looks.colour_names import colour_name
from desktop.views.game_view import GameView
from rules.board import Board
from rules.count_step import Counted, CountStep
from rules.games.egotzi import Ending, Label
from rules.piece import Change, Motion
from rules.position import BLACK, WHITE, Position


class EgotziView(GameView):
    key = "egotzi"
    blurb = "Every stone pushes its neighbours away: end with the biggest group unmatched."
    task = "Place a stone"
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        Ending.BIGGEST: "The board is full: the biggest group that has no equal wins.",
        Ending.LAST_STONE: "All groups cancel each other out: whoever placed the last stone loses.",
        Ending.SQUARES: "The board is full: the higher sum of squares wins.",
        Ending.EQUAL: "The board is full and the sums of squares are equal.",
        Label.SCORE: "Score",
        Label.GROUPS: "Groups of size",
    }

    def effects(self, board: Board, changes: Sequence[Change]) -> list[str]:
        pushed = [
            f"{board.names[change.origin]} to {board.names[change.piece.site]}"
            for change in changes
            if change.motion in (Motion.MOVE, Motion.WRAP)
        ]
        staying = [board.names[c.origin] for c in changes if c.motion is Motion.BOUNCE]
        told = [f"pushes {', '.join(pushed)}"] if pushed else []
        return [*told, f"cannot push {', '.join(staying)}"] if staying else told

    def count_sentence(self, position: Position, step: CountStep) -> str:
        count = step.count
        assert count is not None, "every step of this game has its row"
        match step.reason:
            case Counted.SQUARES:
                return _squares_sentence(step)
            case Counted.KOMI:
                return f"Komi: White is given {position.setup['komi']}, which makes {count.white}."
            case Counted.SCORES if step.groups or step.done or not position.over:
                return scores_sentence(position, count)
            case Counted.SCORES:
                return f"Nothing is left, so the last stone loses. {ending(position)}"
            case _:
                return size_sentence(step)


def _squares_sentence(step: CountStep) -> str:
    """One colour's groups of one size; the sum is that of the colour counted now."""
    assert step.count is not None, "every step of this game has its row"
    colour = BLACK if step.count.white == 0 else WHITE
    number, size = len(step.groups), len(step.groups[0].sites)
    groups = f"{'one group' if number == 1 else f'{number} groups'} of {size}"
    times = "" if number == 1 else f"{number} × "
    total = (step.count.black, step.count.white)[colour]
    worth = f"{times}{size} × {size} = {number * size * size}"
    return f"{colour_name(colour)} has {groups}: {worth}. Sum {total}."


VIEW = EgotziView()
