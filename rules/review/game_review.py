"""Reviews the moves of a game, from the last to the first.

Backwards, what is proven after a move is known before the move is searched: near the end of a game
hardly any search is needed.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Mapping, Sequence

from rules.engine.report import Turn
from rules.position import Position
from rules.review.game_line import MoveReviews, moves_to_review
from rules.review.move_review import DECIMALS, MoveReview, rate_for
from rules.review.rate import Rate
from rules.review.turn_search import (
    Comparison,
    SearchStoppedError,
    SolvedBoards,
    TurnSearch,
    no_solved_board,
)

DEFAULT_SIMULATIONS = 80_000
SEED = 1

Progress = Callable[[int, MoveReview], None]


def review_moves(
    start: Position,
    turns: Sequence[Turn],
    simulations: int = DEFAULT_SIMULATIONS,
    *,
    seed: int = SEED,
    known: Mapping[int, MoveReview] | None = None,
    stop: threading.Event | None = None,
    progress: Progress | None = None,
    solved_board: SolvedBoards = no_solved_board,
) -> MoveReviews:
    """Return reviews of the moves of a game; with the same seed always the same ones.

    Args:
        start: where the game begins; stays as it is.
        turns: the moves of the game, all legal.
        simulations: of the search of each move; a move may take twice as many.
        seed: of the engine's random numbers.
        known: earlier reviews of the same moves; those at least as deep are kept.
        stop: obeyed within 50 ms (uncompiled: after one simulation); the rest is missing then.
        progress: called with each move that has been reviewed, and its index.
        solved_board: looks up what is solved.

    Raises:
        InvalidPositionError: a position contradicts itself.
        MemoryError: there is not enough for the engine's tree.
    """
    found = dict(known or {})
    search = TurnSearch(simulations, seed, stop or threading.Event(), solved_board)
    positions = _positions(start, turns)
    for at in moves_to_review(len(turns), found, simulations):
        following = found.get(at + 1)
        try:
            compared = _compare(search, positions[at], positions[at + 1], turns[at], following)
        except SearchStoppedError:
            break
        found[at] = _review(positions[at], turns[at], compared, simulations)
        if progress is not None:
            progress(at, found[at])
    return found


def _positions(start: Position, turns: Sequence[Turn]) -> list[Position]:
    positions = [start]
    for turn in turns:
        after = positions[-1].copy()
        after.play_turn(turn)
        positions.append(after)
    return positions


def _compare(
    search: TurnSearch,
    before: Position,
    after: Position,
    turn: Turn,
    following: MoveReview | None,
) -> Comparison:
    """Compare a turn with the best; ``following`` is the review of the next move."""
    known = None
    outcome = after.outcome()
    if outcome is not None:
        winner = outcome.winner
        rate = 0.5 if winner is None else float(after.player_of(winner) == before.player)
        known = Rate(rate, proven=True)
    elif following is not None:
        known = Rate(rate_for(before.player, following.win_rate), following.proven)
        if len(list(itertools.islice(before.legal_turns(), 2))) == 1:
            return Comparison(turn, known, known)
    return search.compare(before, turn, known if known and known.proven else None)


def _review(position: Position, turn: Turn, compared: Comparison, simulations: int) -> MoveReview:
    player = position.player
    return MoveReview(
        player=player,
        turn=position.write(turn),
        best=position.write(compared.best),
        win_rate=rate_for(player, round(compared.before.value, DECIMALS)),
        loss=round(max(0.0, compared.before.value - compared.after.value), DECIMALS),
        proven=compared.before.proven,
        proven_after=compared.after.proven,
        simulations=simulations,
        line=_texts(position, (compared.best, *compared.line))[1:],
    )


def _texts(position: Position, turns: Sequence[Turn]) -> tuple[str, ...]:
    """Return turns played one after another, in notation."""
    here, texts = position.copy(), []
    for turn in turns:
        texts.append(here.write(turn))
        here.play_turn(turn)
    return tuple(texts)
