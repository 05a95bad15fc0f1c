"""The end of a Themisto game step by step: the discs of the last turn, the rows, their length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.count_step import CountedGroup, CountStep
from rules.games.themisto.discs import squares_from
from rules.games.themisto.outcome import ThemistoCounted
from rules.outcome import Count
from rules.piece import Piece

_WINNING = 5  # discs in a row, at least


def row_steps(
    pieces: Sequence[Piece], fresh: tuple[int, ...], won: Sequence[int], count: Count
) -> tuple[CountStep, ...]:
    """Return the steps; ``fresh``: discs moved or flipped last, ``won``: discs of winning rows."""
    colours = {piece.site: piece.colour for piece in pieces}
    rows = _rows(colours, set(won))
    steps = [
        CountStep(ThemistoCounted.FRESH, count, tuple([CountedGroup((site,)) for site in fresh]))
    ]
    for row in rows:
        numbered = tuple([CountedGroup((site,), i) for i, site in enumerate(row, 1)])
        steps.append(CountStep(ThemistoCounted.ROW, count, numbered))
    whole = tuple([CountedGroup(row) for row in rows])
    gone = tuple(sorted(set(colours) - set(won)))
    return (*steps, CountStep(ThemistoCounted.LENGTH, count, whole, gone=gone))


def _rows(colours: Mapping[int, int], won: set[int]) -> list[tuple[int, ...]]:
    """Return the maximal straight runs of one colour within ``won``."""
    found = []
    for site in sorted(won):
        for direction in range(4):
            if _run(colours, site, direction + 4):
                continue  # it began before
            row = (site, *_run(colours, site, direction))
            if len(row) >= _WINNING and won.issuperset(row):
                found.append(row)
    return found


def _run(colours: Mapping[int, int], site: int, direction: int) -> list[int]:
    """Return the discs that follow in a direction, of the same colour as the one on ``site``."""
    run = []
    for other in squares_from(site, direction):
        if colours.get(other) != colours[site]:
            break
        run.append(other)
    return run
