"""A turn as lists and sentences show it, without a position."""

from __future__ import annotations

from desktop.i18n.text import tr
from desktop.painting.game_view import GameView
from rules.record.game_record import Node
from rules.record.remarks import assessment_of

SWAP = "swap"  # in the notation of every game with the pie rule


def turn_caption(node: Node) -> str:
    """Return a turn as the list shows it, with the sign of its assessment."""
    words = node.text
    if words == "pass":
        words = tr("pass", "a move in a list")
    elif words == SWAP:
        words = tr("swap colours", "a move in a list")
    assessment = assessment_of(node.properties)
    return f"{words} {assessment.sign}" if assessment else words


def suggested_turn(text: str) -> str:
    """Return a turn in notation as sentences name it that suggest it."""
    if text == "pass":
        return tr("pass", "a better move")
    return tr("swap colours", "a better move") if text == SWAP else text


def numbered_turn(view: GameView, node: Node, number: int) -> str:
    """Return a turn with its number and who played it: "12. White c3"."""
    return tr(
        "{number}. {colour} {turn}",
        number=number,
        colour=view.player_name(node.colour),
        turn=turn_caption(node),
    )
