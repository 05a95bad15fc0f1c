"""The cells, the button and the hand of the turns that a step of a lesson accepts."""

from __future__ import annotations

from collections.abc import Sequence

from rules.position import PLACE, Position, SpecialStep

MOST = 8  # cells that are shown; with more the learner has a free choice


def asked_cells(accepts: Sequence[str], before: Position, done: Sequence[int]) -> tuple[int, ...]:
    """Return the cells still to be touched for a right turn; () if too many would do.

    ``before``: the position in which the turn begins. ``done``: the steps made so far. Steps that
    need others before them are shown once these are made. Where right turns have several steps
    that touch cells, only the first of them is shown.
    """
    now = before.copy()
    now.play_turn(done)
    legal = now.legal_steps()
    cells: list[list[int]] = []
    for text in accepts:
        turn = before.read(text)
        if set(done) <= set(turn):
            rest = [step for step in turn if step >= PLACE and step not in done]
            cells.append([t.site for step in rest if step in legal for t in now.touches(step)])
            if len(rest) > 1:
                break
    found = tuple(dict.fromkeys(site for sites in cells for site in sites))
    return found if len(found) <= MOST else ()


def asked_button(
    accepts: Sequence[str], before: Position, done: Sequence[int]
) -> SpecialStep | None:
    """Return the button to be pressed next for a right turn; None if cells come first."""
    for text in accepts:
        turn = before.read(text)
        rest = [step for step in turn if step not in done]
        if rest and set(done) <= set(turn) and all(step < PLACE for step in rest):
            return SpecialStep(rest[0])
    return None


def asked_hand(accepts: Sequence[str], before: Position) -> int:
    """Return the hand of the first touch of a right turn; the first hand if it touches nothing."""
    turn = before.read(accepts[0]) if accepts else ()
    hands = [touch.hand for now, step in before.moments(turn) for touch in now.touches(step)]
    return hands[0] if hands else 0


def last_cell(before: Position, turn: Sequence[int]) -> int:
    """Return the cell where a turn ends, -1 if it touches none."""
    sites = [touch.site for now, step in before.moments(turn) for touch in now.touches(step)]
    return sites[-1] if sites else -1
