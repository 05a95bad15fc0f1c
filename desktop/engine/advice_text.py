"""The sentences about what the engine thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.candidate import rate_text, short_number
from desktop.looks.colour_names import COLOUR_NAMES
from rules.engine.report import Proof
from rules.position import Position

if TYPE_CHECKING:
    from rules.engine.report import Report

LOOKING = "Looking for a hint … Esc stops it."


def headline(report: Report, position: Position) -> str:
    """Who is ahead, and by how much; what is proven is said to be."""
    mover = position.colour
    if report.proven is Proof.DRAW:
        return "A draw, proven"
    if report.proven is not None:
        winner = mover if report.proven is Proof.WIN else 1 - mover
        return f"{COLOUR_NAMES[winner]} wins, proven"
    leader = mover if report.win_rate >= 0.5 else 1 - mover
    return f"{COLOUR_NAMES[leader]} {leader_rate(report)}"


def leader_rate(report: Report) -> str:
    """The win rate of who is ahead, or what is proven for them."""
    proven = Proof.WIN if report.proven is Proof.LOSS else report.proven
    return rate_text(max(report.win_rate, 1 - report.win_rate), proven)


def effort(report: Report) -> str:
    """How much was searched, what is kept of searches before included."""
    known = sum(candidate.visits for candidate in report.candidates)
    return f"{short_number(max(known, report.simulations))} simulations"


def hint_text(text: str, report: Report | None) -> str:
    """The turn that is advised, and how good it is."""
    if report is None:
        return f"Hint: {text}. Esc takes the hint away."
    proven = report.candidates[0].proven
    if proven is None:
        worth = f"wins {rate_text(report.win_rate, None)} of the games searched"
    else:
        worth = {Proof.WIN: "wins", Proof.LOSS: "loses like all others", Proof.DRAW: "draws"}[
            proven
        ]
        worth += ", proven"
    return f"Hint: {text} ({worth}). Esc takes the hint away."
