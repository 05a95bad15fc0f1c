"""Counts groups step by step: in pairs, by the squares of their sizes, or one by one.

The results agree with the scores of the games.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

from rules.board import Board
from rules.count_step import Counted, CountedGroup, CountStep
from rules.groups import Groups
from rules.outcome import Count
from rules.position import BLACK, WHITE

_Sites = tuple[int, ...]


class GroupCount:
    """The groups of a board: ``stones`` has [site] -> colour, -1 where empty."""

    def __init__(self, board: Board, stones: Sequence[int]) -> None:
        groups = Groups.of(board, stones)
        self._groups: tuple[list[_Sites], list[_Sites]] = ([], [])  # [colour], in board order
        for group, colour in enumerate(groups.colours()):
            self._groups[colour].append(groups.sites(group))

    def pairs(self, size_label: enum.Enum, score_label: enum.Enum) -> tuple[CountStep, ...]:
        """Return removes equal groups of both colours in pairs, from the biggest size down.

        The biggest group that a colour keeps is its score; the last step shows the higher one.
        """
        steps: list[CountStep] = []
        gone: list[int] = []
        best: list[tuple[_Sites, ...]] = [(), ()]  # [colour] the biggest groups that are left
        for size in self._sizes():
            black, white = self._of_size(BLACK, size), self._of_size(WHITE, size)
            paired = _paired(black, white)
            left = (black[len(white) :], white[len(black) :])
            rest = [CountedGroup(sites) for sites in (*left[BLACK], *left[WHITE])]
            more = WHITE if left[WHITE] else BLACK
            reason = Counted.MORE if best[more] else Counted.SCORED
            steps.append(
                CountStep(
                    reason if rest else Counted.EQUAL,
                    Count(size_label, len(black), len(white), size),
                    groups=(*paired, *rest),
                    gone=tuple(gone),
                )
            )
            gone += [site for group in paired for site in group.sites]
            for colour in (BLACK, WHITE):
                best[colour] = best[colour] or tuple(left[colour])
        return (*steps, self._scores(score_label, best, gone))

    def _scores(
        self, label: enum.Enum, best: Sequence[tuple[_Sites, ...]], gone: Sequence[int]
    ) -> CountStep:
        scores = [len(groups[0]) if groups else 0 for groups in best]
        decisive = best[scores[WHITE] > scores[BLACK]]  # empty if the scores are equal: 0
        return CountStep(
            Counted.SCORES,
            Count(label, scores[BLACK], scores[WHITE]),
            groups=tuple([CountedGroup(sites) for sites in decisive]),
            gone=tuple(gone),
        )

    def squares(self, label: enum.Enum, komi: int) -> tuple[CountStep, ...]:
        """Return steps for each colour's groups by size, summing up squares; komi last."""
        steps: list[CountStep] = []
        done: list[CountedGroup] = []
        sums = [0, 0]
        for colour in (BLACK, WHITE):
            for size in self._sizes():
                square = size * size
                groups = [CountedGroup(sites, square) for sites in self._of_size(colour, size)]
                if groups:
                    sums[colour] += len(groups) * square
                    count = Count(label, sums[BLACK], sums[WHITE])
                    steps.append(CountStep(Counted.SQUARES, count, tuple(groups), tuple(done)))
                    done += groups
        if komi:
            sums[WHITE] += komi
            steps.append(
                CountStep(Counted.KOMI, Count(label, sums[BLACK], sums[WHITE]), (), tuple(done))
            )
        count = Count(label, sums[BLACK], sums[WHITE])
        return (*steps, CountStep(Counted.SCORES, count, (), tuple(done)))

    def one_by_one(self, label: enum.Enum) -> tuple[CountStep, ...]:
        """Return steps that number the groups one by one, Black's first."""
        steps: list[CountStep] = []
        done: list[CountedGroup] = []
        counts = [0, 0]
        for colour in (BLACK, WHITE):
            for sites in self._groups[colour]:
                counts[colour] += 1
                group = CountedGroup(sites, counts[colour])
                count = Count(label, counts[BLACK], counts[WHITE])
                steps.append(CountStep(Counted.GROUP, count, (group,), tuple(done)))
                done.append(group)
        count = Count(label, counts[BLACK], counts[WHITE])
        return (*steps, CountStep(Counted.TOTAL, count, (), tuple(done)))

    def _sizes(self) -> list[int]:
        """Return the sizes that occur, the biggest first."""
        return sorted({len(sites) for own in self._groups for sites in own}, reverse=True)

    def _of_size(self, colour: int, size: int) -> list[_Sites]:
        return [sites for sites in self._groups[colour] if len(sites) == size]


def _paired(black: Sequence[_Sites], white: Sequence[_Sites]) -> list[CountedGroup]:
    """Return groups of both colours in pairs, each with its pair's number."""
    return [
        CountedGroup(sites, number)
        for number, pair in enumerate(zip(black, white, strict=False), 1)
        for sites in pair
    ]
