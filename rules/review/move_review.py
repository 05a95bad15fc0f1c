"""The review of one move."""

from __future__ import annotations

import dataclasses

from rules.review.rate import Rate, loss_read
from rules.review.verdict import SHOWN_THRESHOLDS, Verdict, proven_verdict_on, verdict_on

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
