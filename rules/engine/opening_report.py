"""What the engine reports where a table knows the openings: the first turn, and the swap."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping

from rules.engine.report import Candidate, Report, Turn
from rules.openings.opening_table import Opening, OpeningTable
from rules.position import Position
from rules.steps import SpecialStep

_CLOSE = 0.03  # openings that differ by less are equally good, as far as is known
_SWAP = (SpecialStep.SWAP.value,)


def opening_report(table: OpeningTable, position: Position, seed: int) -> Report | None:
    """Return the first turns with their values, or the swap where it is better than to play on.

    None elsewhere. The first one is drawn from those that are close to the best. By the pie
    rule an opening is worth what the other player leaves, so the fairest ones are the best.
    """
    turns = table.turns(position)
    if turns:
        return _first_report(table, turns, random.Random(seed))
    opening = _before_swap(table, position)
    if opening is None or opening.win_rate <= 0.5:
        return None
    return _report([_candidate(_SWAP, opening, opening.win_rate, 1.0)])


def best_openings(table: OpeningTable, turns: Mapping[Turn, Opening]) -> list[Turn]:
    """Return the turns that are close to the best; by the pie rule those are the fairest ones."""
    most = max([table.value(opening) for opening in turns.values()])
    return [turn for turn, opening in turns.items() if table.value(opening) >= most - _CLOSE]


def opening_kept(table: OpeningTable, position: Position) -> Opening | None:
    """Return the opening that the player to move might swap, but should not; None elsewhere."""
    opening = _before_swap(table, position)
    return None if opening is None or opening.win_rate > 0.5 else opening


def without_swap(position: Position) -> tuple[Position, tuple[Turn, ...]]:
    """Return the start without the pie rule, and the first turn that led to a position."""
    start = position.setup.start()
    for turn in start.legal_turns():
        after = start.copy()
        after.play_turn(turn)
        if after == position:
            return position.setup.with_options(pie=False).start(), (turn,)
    raise ValueError(f"no first turn leads to {position}")


def with_swap(report: Report, opening: Opening) -> Report:
    """Return a report of a search that did not know the swap, which is worse, with the swap."""
    swap = _candidate(_SWAP, opening, opening.win_rate, 0.0)
    return dataclasses.replace(report, candidates=(*report.candidates, swap))


def _before_swap(table: OpeningTable, position: Position) -> Opening | None:
    """Return the opening before a position in which a swap is possible."""
    opening = table.opening_before(position)
    return opening if opening and SpecialStep.SWAP in position.legal_steps() else None


def _first_report(table: OpeningTable, turns: dict[Turn, Opening], dice: random.Random) -> Report:
    values = {turn: table.value(opening) for turn, opening in turns.items()}
    drawn = dice.choice(best_openings(table, turns))
    ranked = sorted(turns, key=lambda turn: (turn != drawn, -values[turn], turn))
    share = 1 / len(ranked)
    return _report([_candidate(turn, turns[turn], values[turn], share) for turn in ranked])


def _candidate(turn: Turn, opening: Opening, win_rate: float, prior: float) -> Candidate:
    return Candidate(
        turn=turn,
        visits=opening.total_simulations,
        win_rate=win_rate,
        prior=prior,
        line=(turn,),
    )


def _report(candidates: list[Candidate]) -> Report:
    return Report(
        simulations=0,
        elapsed_ms=0,
        win_rate=candidates[0].win_rate,
        candidates=tuple(candidates),
        from_openings=True,
    )
