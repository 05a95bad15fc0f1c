"""The review of one move: its win rates, what it lost, and the verdict on it."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Mapping

from rules.engine.report import percent
from rules.position import Position
from rules.record.game_record import GameRecord, Node


class Verdict(enum.Enum):
    """What a move was; the value is its name in files."""

    NONE = "none"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    MISSED_WIN = "missed win"  # proven: a win before the move, a draw after it
    LOST_WON_GAME = "lost won game"  # proven: a win before the move, a loss after it


# [verdict] -> the loss of win rate, from 0 to 1, from which on it is given; the greatest first.
# These are the thresholds of lichess.
THRESHOLDS = {
    Verdict.BLUNDER: 0.15,
    Verdict.MISTAKE: 0.10,
    Verdict.INACCURACY: 0.05,
}


# the same for calibrated win rates, which move further
SHOWN_THRESHOLDS = {
    Verdict.BLUNDER: 0.30,
    Verdict.MISTAKE: 0.20,
    Verdict.INACCURACY: 0.10,
}


# those that should be retried
SERIOUS = (Verdict.MISTAKE, Verdict.BLUNDER, Verdict.MISSED_WIN, Verdict.LOST_WON_GAME)


_WON_BEFORE = {0.0: Verdict.LOST_WON_GAME, 0.5: Verdict.MISSED_WIN}  # [proven rate after it]


def verdict_on(loss: float, thresholds: Mapping[Verdict, float] = THRESHOLDS) -> Verdict:
    """Return the verdict on a move that lost so much win rate, from 0 to 1."""
    return next((one for one, least in thresholds.items() if loss >= least), Verdict.NONE)


def proven_verdict_on(before: float, after: float) -> Verdict:
    """Return the verdict on a move where both win rates of its player are proven."""
    if before == 1.0 and after in _WON_BEFORE:
        return _WON_BEFORE[after]
    return verdict_on(before - after)


@dataclasses.dataclass(frozen=True)
class Rate:
    """A win rate of the player to move, from 0 to 1, and whether it is proven."""

    value: float
    proven: bool = False

    @property
    def percent(self) -> int:
        """The win rate as people read it: only what is proven is 0 or 100."""
        return round(100 * self.value) if self.proven else percent(self.value)


WON, LOST = Rate(1.0, proven=True), Rate(0.0, proven=True)


def rate_at_end(position: Position, player: int) -> Rate | None:
    """Return the win rate of a player in a game that is over; None while it is on."""
    outcome = position.outcome()
    if outcome is None:
        return None
    winner = outcome.winner
    rate = 0.5 if winner is None else float(position.player_of(winner) == player)
    return Rate(rate, proven=True)


def loss_read(before: Rate, after: Rate) -> float:
    """Return how much of a win rate was lost, from 0 to 1, by the percentages that people read."""
    return max(0, before.percent - after.percent) / 100


def as_bound(rate: Rate) -> Rate:
    """Return the win rate before a turn from that after it: only a win is proven by one turn."""
    return Rate(rate.value, rate == WON)


def turned(rate: Rate, seen_at: Position, wanted_at: Position) -> Rate:
    """Return a rate of the player who acts in one position for the one who acts in another."""
    same = seen_at.player == wanted_at.player
    return rate if same else Rate(1.0 - rate.value, rate.proven)


DECIMALS = 4  # of a win rate: more would be noise

LINE_TURNS = 6  # of the best line, at most


@dataclasses.dataclass(frozen=True, kw_only=True)
class MoveReview:
    """What the engine found about a move of a game.

    Attributes:
        player: who played it: 0, who started as Black, or 1.
        turn: the move, in notation.
        best: the best move found; the move itself if none was better.
        win_rate: of player 0 before the move, from 0 to 1, if the best move is played.
        loss: how much less its player can expect after it, from 0 to 1.
        proven: whether ``win_rate`` is exact: 0, 1/2 or 1.
        proven_after: whether the win rate after the move is exact.
        simulations: of the search.
        line: the best turns expected after ``best``, in notation; may be empty.
        shown: the calibrated win rates of its player before and after it, which people read and
            which its verdict is on then: ``shown_review`` sets them. No part of the review itself.
    """

    player: int
    turn: str
    best: str
    win_rate: float
    loss: float
    proven: bool
    proven_after: bool
    simulations: int
    line: tuple[str, ...] = ()
    shown: tuple[float, float] | None = dataclasses.field(default=None, compare=False)

    @property
    def win_rate_after(self) -> float:
        """The win rate of player 0 after the move."""
        loss = -self.loss if self.player else self.loss
        return round(self.win_rate - loss, DECIMALS)

    @property
    def shown_rates(self) -> tuple[float, float]:
        """The win rates of its player before and after the move, as users read them."""
        return self.shown or (
            rate_for(self.player, self.win_rate),
            rate_for(self.player, self.win_rate_after),
        )

    @property
    def shown_loss(self) -> float:
        """The difference between these rates in whole per cent, from 0 to 1."""
        before, after = self.shown_rates
        return loss_read(Rate(before, self.proven), Rate(after, self.proven_after))

    @property
    def verdict(self) -> Verdict:
        if self.proven and self.proven_after:
            return proven_verdict_on(
                rate_for(self.player, self.win_rate), rate_for(self.player, self.win_rate_after)
            )
        if self.shown is None:
            return verdict_on(self.loss)
        return verdict_on(self.shown_loss, SHOWN_THRESHOLDS)


def rate_for(player: int, win_rate: float) -> float:
    """Return the win rate of ``player`` from that of player 0, and the other way round."""
    return round(1.0 - win_rate, DECIMALS) if player else win_rate


# [index of a move] -> its review; some moves may be missing
MoveReviews = dict[int, MoveReview]


def game_line(record: GameRecord) -> list[Node]:
    """Return the nodes of the game as played: the main line, to where the game was ended."""
    return record.end_node.path()


def moves_to_review(count: int, known: Mapping[int, MoveReview], simulations: int) -> list[int]:
    """Return the indexes of the moves that lack a review as deep as this, the last one first."""
    return [
        at
        for at in reversed(range(count))
        if at not in known or known[at].simulations < simulations
    ]
