"""Sentences for a count and for reasons, in games that compare groups by size."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping

from desktop.services.text import tr, tr_noop
from desktop.theme.colour_names import colour_name
from rules.count_step import Counted, CountStep
from rules.group_reasons import GroupReason
from rules.outcome import Count
from rules.position import BLACK, WHITE, Position

# why a move was bad, and the heading of the scores
SIZE_REASONS: Mapping[enum.Enum, tuple[str, str]] = {
    GroupReason.JOINED: (
        tr_noop("{colour} can now join groups to {last}: {moves}."),
        tr_noop("{colour} could have joined groups to {last}: {moves}."),
    ),
    GroupReason.CUT: (
        tr_noop("{colour} can now cut a group of {first} down to {last}: {moves}."),
        tr_noop("{colour} could have cut a group of {first} down to {last}: {moves}."),
    ),
    GroupReason.MATCHED: (
        tr_noop("{colour} can now match the group of {last}: {moves}."),
        tr_noop("{colour} could have matched the group of {last}: {moves}."),
    ),
}


def size_sentence(step: CountStep) -> str:
    """Return how many groups of one size each colour has, and how many of them cancel out."""
    count = step.count
    assert count is not None, "a step about groups of one size has a count"
    head = tr(
        "Size {size}: Black has {black}, White has {white}.",
        size=count.size,
        black=count.black,
        white=count.white,
    )
    pairs = min(count.black, count.white)
    leave = tr("%Ln pair(s) removed.", "", pairs) if pairs else ""
    if step.reason is Counted.EQUAL:
        return f"{head} {leave}"
    more = colour_name(WHITE if count.white > count.black else BLACK)
    rest = abs(count.black - count.white)
    if step.reason is Counted.SCORED:
        stay = tr(
            "{colour} has %Ln more and scores {size}.", "", rest, colour=more, size=count.size
        )
    else:
        stay = tr("{colour} has %Ln more.", "", rest, colour=more)
    return " ".join([part for part in (head, leave, stay) if part])


def scores_sentence(position: Position, count: Count) -> str:
    """Return the scores, and the winner once the game is over."""
    if position.over:
        scores = tr("Black scores {black} and White {white}.", black=count.black, white=count.white)
        return f"{scores} {ending(position)}"
    return tr(
        "If the game ended here, Black would score {black} and White {white}.",
        black=count.black,
        white=count.white,
    )


def ending(position: Position, name_of: Callable[[int], str] = colour_name) -> str:
    """Return who has won a game that ended by its rules; ``name_of`` names a colour's player."""
    outcome = position.outcome()
    if outcome is None or outcome.winner is None:
        return tr("The game is a draw.")
    return tr("{colour} wins.", colour=name_of(outcome.winner))
