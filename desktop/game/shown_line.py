"""The turns that lead to what a session shows."""

from __future__ import annotations

from desktop.game.game_session import GameSession


def shown_line(session: GameSession) -> list[tuple[int, ...]]:
    """Return the turns from the start, with the unfinished one if it has begun."""
    turns = [node.turn for node in session.record.line]
    return [*turns, tuple(session.steps)] if session.steps else turns
