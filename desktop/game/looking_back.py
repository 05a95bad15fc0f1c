"""A finished game in which somebody looks back, as long as nobody plays on from there."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.game.game_session import GameSession, Phase
from desktop.game.players import you
from desktop.i18n.text import tr
from desktop.views.game_texts import TEXTS
from rules.record.game_record import GameRecord, Node

_IDLE = (Phase.CHOICE, Phase.CONFIRM, Phase.STOPPED, Phase.PAUSED)


def looks_back(session: GameSession) -> bool:
    """Return whether an earlier position of a finished game is shown, and nobody plays on."""
    idle = session.phase in _IDLE and not session.clock.is_running
    return idle and session.record.looks_back


def look_back_text(record: GameRecord) -> str:
    """Return which move of a finished game is shown."""
    number, count = len(record.line), len(record.end_node.path())
    if number == 0:
        return tr("Looking back at the start.")
    return tr("Looking back at move {number} of {count}.", number=number, count=count)


def look_back_task(phase: Phase) -> str:
    """Return how to play on from a position of a finished game."""
    if phase in (Phase.STOPPED, Phase.PAUSED):
        return tr("This game is finished. Press “Play from here” to try another ending.")
    return tr("This game is finished. Play another move to try something else from here.")


def result_clause(record: GameRecord, node: Node, names: Sequence[str]) -> str:
    """Return who won at a node, as part of a sentence; "" if the game did not end there.

    ``names``: what the two players are called, ``you()`` for the only human.
    """
    outcome = record.outcome_at(node)
    if outcome is None:
        return ""
    if outcome.winner is None:
        return tr("a draw")
    player = record.position_at(node).player_of(outcome.winner)
    if names[player] == you():
        return tr("you won")
    if names[1 - player] == you():
        return tr("you lost")
    return tr("{colour} won", colour=TEXTS[record.setup.game.key].player_name(outcome.winner))
