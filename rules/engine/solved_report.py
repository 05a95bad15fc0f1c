"""What the engine reports where the board is solved: every turn's result, without a search."""

from __future__ import annotations

import random

from rules.engine.report import Candidate, Proof, Report, Turn
from rules.position import Position
from rules.solved.results import DRAW, LOSS, WIN
from rules.solved.solved_board import SolvedBoard
from rules.steps import SpecialStep

_PROOFS = {WIN: Proof.WIN, DRAW: Proof.DRAW, LOSS: Proof.LOSS}
_RATES = {WIN: 1.0, DRAW: 0.5, LOSS: 0.0}
_PLAYOUTS = 20  # of each turn, to rank those that are worth the same
_LINES = 6  # candidates with a line, the best ones
_LINE_TURNS = 6


def solved_report(board: SolvedBoard, position: Position, seed: int) -> Report | None:
    """Return all turns with their results, the best first; None if they are not in the table.

    Of turns that are worth the same, those that end the game come first; of turns that lose, those
    that leave the fewest replies that win, where a swap counts as many, since nobody overlooks it;
    then those that win more random playouts.
    """
    results = board.turn_results(position)
    if not results:
        return None
    dice = random.Random(seed)
    ranks = {turn: _rank(board, position, turn, results[turn], dice) for turn in results}
    turns = sorted(results, key=ranks.__getitem__, reverse=True)
    best = results[turns[0]]
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
                    line=_line(board, position, turn) if i < _LINES else (turn,),
                    proven=_PROOFS[results[turn]],
                )
                for i, turn in enumerate(turns)
            ]
        ),
        proven=_PROOFS[best],
        solved=True,
    )


def _rank(
    board: SolvedBoard, position: Position, turn: Turn, result: int, dice: random.Random
) -> tuple[int, bool, int, float]:
    """Return how good a turn is: the greater the better."""
    after = position.copy()
    after.play_turn(turn)
    if after.over:
        return result, True, 0, 0.0
    seeds = [dice.getrandbits(32) for _ in range(_PLAYOUTS)]
    mean = sum([after.rollout_value(seed) for seed in seeds]) / _PLAYOUTS  # of player 0
    wins = _winning_replies(board, after) if result == LOSS else 0
    return result, False, -wins, abs(position.player - mean)


def _winning_replies(board: SolvedBoard, position: Position) -> int:
    """Return how many turns win; all of them if a swap does."""
    results = board.turn_results(position)
    if results.get((SpecialStep.SWAP,)) == WIN:
        return len(results)
    return list(results.values()).count(WIN)


def _line(board: SolvedBoard, position: Position, turn: Turn) -> tuple[Turn, ...]:
    """Return this turn and best replies after it."""
    after = position.copy()
    line = [turn]
    after.play_turn(turn)
    while len(line) < _LINE_TURNS and (results := board.turn_results(after)):
        best = max(results, key=results.__getitem__)
        line.append(best)
        after.play_turn(best)
    return tuple(line)
