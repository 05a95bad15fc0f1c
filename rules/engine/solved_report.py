"""What the engine reports where the board is solved: every turn's result, without a search."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from rules.engine.report import Candidate, Proof, Report, Turn
from rules.position import Position
from rules.solved.results import DRAW, LOSS, WIN
from rules.solved.solved_board import SolvedBoard
from rules.steps import SpecialStep

_PROOFS = {WIN: Proof.WIN, DRAW: Proof.DRAW, LOSS: Proof.LOSS}
_RATES = {WIN: 1.0, DRAW: 0.5, LOSS: 0.0}
# What breaks ties is bounded by numbers, not by time, so that the answer is the same everywhere;
# together it takes some 50 ms at most.
_PLAYOUTS = 1_000  # of all turns that are worth the most, to rank them
_PLAYOUTS_PER_TURN = 20  # at most
_LOOK_UPS = 1_000  # of replies, and as many for lines
_LINES = 6  # candidates with a line at most, the best ones
_LINE_TURNS = 6


def solved_report(board: SolvedBoard, position: Position, seed: int) -> Report | None:
    """Return all turns with their results, the best first; None if they are not in the table.

    Of the turns that are worth the most, those that end the game come first; where all lose, those
    that leave the fewest replies that win, unless there are too many to look at, where a swap
    counts as many, since nobody overlooks it; then those that win more random playouts.
    """
    results = board.turn_results(position)
    if not results:
        return None
    turns = _ranked(board, position, results, random.Random(seed))
    best = results[turns[0]]
    lines = _lines(board, position, turns[:_LINES])
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
                    line=lines.get(turn, (turn,)),
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
