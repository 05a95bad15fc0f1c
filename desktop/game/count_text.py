"""What is said while groups are counted out, in games that compare groups by their sizes."""

from __future__ import annotations

from desktop.looks.colour_names import COLOUR_NAMES
from rules.count_step import Counted, CountStep
from rules.outcome import Count
from rules.position import BLACK, WHITE, Position


def size_sentence(step: CountStep) -> str:
    """How many groups of one size both have, and which of them leave."""
    count = step.count
    assert count is not None, "a step about groups of one size has its row"
    head = f"Size {count.size}: Black has {count.black}, White {count.white}."
    pairs = min(count.black, count.white)
    leave = "" if not pairs else "One pair leaves." if pairs == 1 else f"{pairs} pairs leave."
    if step.reason is Counted.EQUAL:
        return f"{head} {leave}"
    more = COLOUR_NAMES[WHITE if count.white > count.black else BLACK]
    rest = abs(count.black - count.white)
    scores = f" and scores {count.size}" if step.reason is Counted.SCORED else ""
    stay = f"{more} keeps {'one' if rest == 1 else rest}{scores}."
    return " ".join([part for part in (head, leave, stay) if part])


def scores_sentence(position: Position, count: Count) -> str:
    """The scores, and who wins by them."""
    if position.over:
        return f"Black scores {count.black} and White {count.white}. {ending(position)}"
    return f"If the game ended here, Black would score {count.black} and White {count.white}."


def ending(position: Position) -> str:
    """Who has won a game that is over by its rules."""
    outcome = position.outcome()
    if outcome is None or outcome.winner is None:
        return "The game is a draw."
    return f"{COLOUR_NAMES[outcome.winner]} wins."
