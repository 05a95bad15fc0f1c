"""What a review says: verdicts as signs and words, win rates, and a sentence about a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from desktop.game.game_text import SWAP, numbered_turn, suggested_turn
from desktop.painting.candidate import rate_text
from desktop.painting.game_view import GameView
from desktop.services.text import listed, tr, tr_noop
from rules.record.game_record import Node
from rules.review.accuracy import LevelEstimate
from rules.review.move_review import MoveReview, Verdict, rate_for

# [verdict] -> its sign, as in chess
SIGNS = {
    Verdict.NONE: "",
    Verdict.INACCURACY: "?!",
    Verdict.MISTAKE: "?",
    Verdict.BLUNDER: "??",
    Verdict.MISSED_WIN: "??",
    Verdict.LOST_WON_GAME: "??",
}
_NAMES = {
    Verdict.INACCURACY: tr_noop("inaccuracy"),
    Verdict.MISTAKE: tr_noop("mistake"),
    Verdict.BLUNDER: tr_noop("blunder"),
    Verdict.MISSED_WIN: tr_noop("missed win"),
    Verdict.LOST_WON_GAME: tr_noop("loses a won game"),
}
_BEHIND = 0.2  # from here on no move of the player is good
_PROVEN = {1.0: "100\N{NO-BREAK SPACE}%", 0.5: tr_noop("draw"), 0.0: "0\N{NO-BREAK SPACE}%"}


def verdict_name(verdict: Verdict) -> str:
    return tr(_NAMES[verdict])


def rates(review: MoveReview) -> tuple[str, str]:
    """Return the win rates of the player of a move before and after it: "62 %".

    Only what is proven is 100 % or 0 %.
    """
    before, after = review.shown_rates
    return rate_phrase(before, proven=review.proven), rate_phrase(after, proven=review.proven_after)


def loss_text(review: MoveReview) -> str:
    """Return how much of the win rate, as it is shown, a move lost: "−51 %"."""
    return f"\N{MINUS SIGN}{round(100 * review.shown_loss)}\N{NO-BREAK SPACE}%"


def move_sentence(
    view: GameView,
    node: Node,
    number: int,
    review: MoveReview,
    following: MoveReview | None = None,
) -> str:
    """Return what the review says about a move that was played.

    ``following``: the review of the move after it, which knows the best reply.
    """
    move, (before, after) = numbered_turn(view, node, number), rates(review)
    if review.verdict is Verdict.NONE:
        if review.best == review.turn and review.shown_rates[0] < _BEHIND:
            return tr(
                "{move}: no better move was found. Chance to win: {rate}.", move=move, rate=after
            )
        if review.best == review.turn:
            return tr("{move}: the best move found. Chance to win: {rate}.", move=move, rate=after)
        return tr(
            "{move}: a good move. Chance to win: {rate}. The engine prefers {best}.",
            move=move,
            rate=after,
            best=suggested_turn(review.best),
        )
    parts = [_fall(move, review, before, after), _reply(review, following), _better(review)]
    return " ".join(filter(None, parts))


def next_sentence(
    view: GameView,
    node: Node,
    number: int,
    review: MoveReview,
    following: MoveReview | None = None,
) -> str:
    """Return the same where the move has not been played yet."""
    move, (before, after) = numbered_turn(view, node, number), rates(review)
    fall, better = _fall(move, review, before, after), _better(review, shown=True)
    return " ".join(filter(None, [tr("Played next:"), fall, _reply(review, following), better]))


def counts_text(verdicts: Iterable[Verdict]) -> str:
    """Return how many moves were how bad, with their signs: "? 2 mistakes, ?? 1 blunder"."""
    counts = Counter(verdicts)
    texts = {
        Verdict.INACCURACY: tr("%Ln inaccuracy(s)", "", counts[Verdict.INACCURACY]),
        Verdict.MISTAKE: tr("%Ln mistake(s)", "", counts[Verdict.MISTAKE]),
        Verdict.BLUNDER: tr("%Ln blunder(s)", "", counts[Verdict.BLUNDER]),
        Verdict.MISSED_WIN: tr("%Ln missed win(s)", "", counts[Verdict.MISSED_WIN]),
        Verdict.LOST_WON_GAME: tr(
            "%Ln win(s) turned into a loss", "", counts[Verdict.LOST_WON_GAME]
        ),
    }
    bad = [f"{SIGNS[verdict]} {text}" for verdict, text in texts.items() if counts[verdict]]
    return listed(bad) or tr("no bad moves")


def level_text(estimate: LevelEstimate) -> str:
    """Return which level a player played like: "Played like level 4 (2 to 7)"."""
    if estimate.low == estimate.high:
        return tr("Played like level {level}", level=estimate.level)
    return tr(
        "Played like level {level} ({low} to {high})",
        level=estimate.level,
        low=estimate.low,
        high=estimate.high,
    )


def rate_phrase(rate: float, *, proven: bool) -> str:
    """Return a win rate, from 0 to 1: "62 %"; only what is proven is 100 % or 0 %."""
    return tr(_PROVEN[rate]) if proven and rate in _PROVEN else rate_text(rate, None)


def _fall(move: str, review: MoveReview, before: str, after: str) -> str:
    return tr(
        "{move}: {verdict}. Chance to win: {before} → {after}.",
        move=move,
        verdict=verdict_name(review.verdict),
        before=before,
        after=after,
    )


def _reply(review: MoveReview, following: MoveReview | None) -> str:
    """Return how the other player makes use of a bad move; "" if the review does not say it."""
    if following is None or following.player == review.player:
        return ""
    if following.best == SWAP:  # so the side that was opened for is the better one
        return tr(
            "{move} is too strong an opening: the other player can swap colours and take it.",
            move=review.turn,
        )
    reply = suggested_turn(following.best)
    if _wins(following):
        return tr("The reply {reply} then wins by force.", reply=reply)
    return tr("The best reply is {reply}.", reply=reply)


def _better(review: MoveReview, *, shown: bool = False) -> str:
    best = suggested_turn(review.best)
    if _wins(review):
        return tr("Better: {best}, which wins by force.", best=best)
    if shown:
        return tr("Better: {best}, the ringed move.", best=best)
    return tr("Better: {best}.", best=best)


def _wins(review: MoveReview) -> bool:
    """Return whether the best move is proven to win."""
    return review.proven and rate_for(review.player, review.win_rate) == 1.0
