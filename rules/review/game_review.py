"""Reviews the moves of a game, from the last to the first.

Backwards, what is proven after a move is known before the move is searched: near the end of a game
hardly any search is needed.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from rules.engine.knowledge import NO_KNOWLEDGE, Knowledge
from rules.engine.report import Turn
from rules.position import Position
from rules.review.game_line import MoveReviews, moves_to_review
from rules.review.move_review import DECIMALS, MoveReview, rate_for
from rules.review.rate import Rate, rate_at_end
from rules.review.turn_search import (
    Comparison,
    SearchStoppedError,
    TurnSearch,
)

DEFAULT_SIMULATIONS = 80_000
SEED = 1

Progress = Callable[[int, MoveReview], None]


class Comparer(Protocol):
    """Compares turns with the best ones; ``TurnSearch`` does, by our engine.

    Attributes:
        simulations: of each search.
    """

    simulations: int

    def compare(self, position: Position, played: Turn, known: Rate | None) -> Comparison: ...


def review_moves(
    start: Position,
    turns: Sequence[Turn],
    simulations: int = DEFAULT_SIMULATIONS,
    *,
    seed: int = SEED,
    known: Mapping[int, MoveReview] | None = None,
    stop: threading.Event | None = None,
    progress: Progress | None = None,
    knowledge: Knowledge = NO_KNOWLEDGE,
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
        knowledge: used instead of a search, or in it.

    Raises:
        InvalidPositionError: a position contradicts itself.
        MemoryError: there is not enough for the engine's tree.
    """
    search = TurnSearch(simulations, seed, stop or threading.Event(), knowledge)
    return review_each(
        start, turns, simulations, lambda _at: search, known=known, progress=progress
    )


def review_each(
    start: Position,
    turns: Sequence[Turn],
    simulations: int,
    comparer_at: Callable[[int], Comparer],
    *,
    known: Mapping[int, MoveReview] | None,
    progress: Progress | None,
) -> MoveReviews:
    """Return reviews of the moves that lack one as deep, each by the comparer of its index.

    The other arguments are those of ``review_moves``.
    """
    found = dict(known or {})
    positions = _positions(start, turns)
    for at in moves_to_review(len(turns), found, simulations):
        try:
            found[at] = review_move(comparer_at(at), positions[at], turns[at], found.get(at + 1))
        except SearchStoppedError:
            break
        if progress is not None:
            progress(at, found[at])
    return found


def review_move(
    comparer: Comparer, before: Position, turn: Turn, following: MoveReview | None
) -> MoveReview:
    """Return the review of a move.

    Args:
        comparer: which searches it.
        before: where it was played.
        turn: the move.
        following: the review of the next one.

    Raises:
        SearchStoppedError: the search was stopped.
        InvalidPositionError, MemoryError: see ``review_moves``.
    """
    after = before.copy()
    after.play_turn(turn)
    compared = _compare(comparer, before, after, turn, following)
    return _review(before, turn, compared, comparer.simulations)


def _positions(start: Position, turns: Sequence[Turn]) -> list[Position]:
    """Return the positions before each turn."""
    positions, here = [], start.copy()
    for turn in turns:
        positions.append(here.copy())
        here.play_turn(turn)
    return positions


def _compare(
    comparer: Comparer,
    before: Position,
    after: Position,
    turn: Turn,
    following: MoveReview | None,
) -> Comparison:
    """Compare a turn with the best."""
    known = rate_at_end(after, before.player)
    if known is None and following is not None:
        known = Rate(rate_for(before.player, following.win_rate), following.proven)
        if len(list(itertools.islice(before.legal_turns(), 2))) == 1:
            return Comparison(turn, known, known)
    return comparer.compare(before, turn, known if known and known.proven else None)


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
