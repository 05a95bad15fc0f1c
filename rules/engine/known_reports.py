"""What the engine reports without a search, and win rates as they are shown.

Openings and solved boards are looked up in tables. Here alone the rates of our engine are
calibrated: everything that is decided uses those of the search themselves, that is turns, levels,
verdicts, puzzles and what a saved review holds. Only what people read is calibrated, and the
analysis of the text protocol.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Mapping, Sequence

from rules.engine.report import Candidate, Proof, Report, Turn
from rules.games.game_data import calibration, learned_weights, opening_table, solved_board
from rules.openings import Opening, OpeningTable
from rules.position import Position
from rules.setup import Setup
from rules.solved import DRAW, LOSS, WIN, SolvedBoard
from rules.step_weights import StepWeights
from rules.steps import SpecialStep


def _nothing(_setup: Setup) -> None:
    return None


@dataclasses.dataclass(frozen=True)
class Knowledge:
    """Looks up what is known of a setup; each returns None where that is nothing.

    Attributes:
        solved_board: who wins, and by which turns.
        opening_table: how often the first turns win.
        learned_weights: what steps are worth before they are tried.
    """

    solved_board: Callable[[Setup], SolvedBoard | None] = _nothing
    opening_table: Callable[[Setup], OpeningTable | None] = _nothing
    learned_weights: Callable[[Setup], StepWeights | None] = _nothing


NO_KNOWLEDGE = Knowledge()

# looks nothing up: the engine always searches
LEARNED_KNOWLEDGE = Knowledge(learned_weights=learned_weights)

GAME_KNOWLEDGE = Knowledge(solved_board, opening_table, learned_weights)

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


_PROOFS = {WIN: Proof.WIN, DRAW: Proof.DRAW, LOSS: Proof.LOSS}

_RATES = {WIN: 1.0, DRAW: 0.5, LOSS: 0.0}

# What breaks ties is bounded by numbers, not by time, so that the answer is the same everywhere;
# together it takes some 50 ms at most.
_PLAYOUTS = 1_000  # of all turns that are worth the most, to rank them

_PLAYOUTS_PER_TURN = 20  # at most

_LOOK_UPS = 1_000  # of replies, and as many for lines

_LINES = 6  # candidates with a line at most, the best ones

_LINE_TURNS = 6


def solved_report(
    board: SolvedBoard, position: Position, seed: int, lines: int = _LINES
) -> Report | None:
    """Return all turns with their results, the best first; None if they are not in the table.

    The best ``lines`` of them have the line that follows.

    Of the turns that are worth the most, those that end the game come first; where all lose, those
    that leave the fewest replies that win, unless there are too many to look at, where a swap
    counts as many, since nobody overlooks it; then those that win more random playouts.
    """
    results = board.turn_results(position)
    if not results:
        return None
    turns = _ranked(board, position, results, random.Random(seed))
    best = results[turns[0]]
    followed = _lines(board, position, turns[:lines])
    return Report(
        simulations=0,
        elapsed_ms=0,
        win_rate=_RATES[best],
        candidates=tuple(
            [
                Candidate(
                    turn=turn,
                    visits=0,
                    win_rate=_RATES[results[turn]],
                    prior=1 / len(turns),
                    line=followed.get(turn, (turn,)),
                    proven=_PROOFS[results[turn]],
                )
                for turn in turns
            ]
        ),
        proven=_PROOFS[best],
        solved=True,
    )


def _ranked(
    board: SolvedBoard, position: Position, results: Mapping[Turn, int], dice: random.Random
) -> list[Turn]:
    """Return the turns, the best first."""
    most = max(results.values())
    best = [turn for turn, result in results.items() if result == most]
    playouts = max(1, min(_PLAYOUTS_PER_TURN, _PLAYOUTS // len(best)))
    counts_replies = most == LOSS and len(best) * len(results) <= _LOOK_UPS

    def rank(turn: Turn) -> tuple[bool, int, float]:
        after = position.copy()
        after.play_turn(turn)
        if after.over:
            return True, 0, 0.0
        seeds = [dice.getrandbits(32) for _ in range(playouts)]
        mean = sum([after.rollout_value(seed) for seed in seeds]) / playouts  # of player 0
        wins = _winning_replies(board, after) if counts_replies else 0
        return False, -wins, abs(position.player - mean)

    ranks = {turn: rank(turn) for turn in best}
    others = sorted(set(results) - set(best), key=lambda turn: (-results[turn], turn))
    return [*sorted(best, key=ranks.__getitem__, reverse=True), *others]


def _winning_replies(board: SolvedBoard, position: Position) -> int:
    """Return how many turns win; all of them if a swap does."""
    results = board.turn_results(position)
    if results.get((SpecialStep.SWAP,)) == WIN:
        return len(results)
    return list(results.values()).count(WIN)


def _lines(
    board: SolvedBoard, position: Position, turns: Sequence[Turn]
) -> dict[Turn, tuple[Turn, ...]]:
    """Return [turn] -> this turn and best replies after it, as far as the look-ups reach."""
    left = _LOOK_UPS
    lines = {}
    for turn in turns:
        after, line = position.copy(), [turn]
        after.play_turn(turn)
        while left > 0 and len(line) < _LINE_TURNS and (results := board.turn_results(after)):
            left -= len(results)
            line.append(max(results, key=results.__getitem__))
            after.play_turn(line[-1])
        lines[turn] = tuple(line)
    return lines


def shown_rate(rate: float, setup: Setup, simulations: int, *, compared: bool = False) -> float:
    """Return a win rate of the player to move as it is shown; without a calibration as it is.

    It was found by our engine in a game of this setup, and is not proven.

    Args:
        rate: from 0 to 1.
        setup: of the game.
        simulations: of the search that found it.
        compared: whether that compared two turns, each with half of the simulations.
    """
    found = calibration(setup)
    return (
        rate if found is None else found.at_depth(simulations, compared=compared).calibrated(rate)
    )


def shown_report(report: Report, setup: Setup) -> Report:
    """Return a report with win rates as they are shown; proven ones stay."""
    if not report.is_raw:
        return report
    # a search may continue an earlier one, whose visits count, too
    simulations = max(report.simulations, sum([one.visits for one in report.candidates]))
    candidates = tuple([_shown(candidate, setup, simulations) for candidate in report.candidates])
    rate = candidates[0].win_rate
    return dataclasses.replace(report, win_rate=rate, candidates=candidates, is_raw=False)


def _shown(candidate: Candidate, setup: Setup, simulations: int) -> Candidate:
    if candidate.proven is not None or not candidate.visits:
        return candidate
    rate = shown_rate(candidate.win_rate, setup, simulations)
    return dataclasses.replace(candidate, win_rate=rate)
