"""What is known of an engine, in words."""

from __future__ import annotations

from desktop.engine.saved_engine import SavedEngine
from desktop.i18n.plain_text import one_line
from desktop.i18n.text import both, listed, tr
from rules.games import GAMES
from rules.gtp_client.handshake import EngineFacts


def game_titles(facts: EngineFacts) -> list[str]:
    """Return the titles of the games that an engine plays, in our order."""
    return [game.title for key, game in GAMES.items() if key in facts.games]


def plays_text(engine: SavedEngine) -> str:
    """Return what an engine plays, in brief, for a list."""
    if engine.facts is None:
        return tr("Not tested yet")
    return listed(game_titles(engine.facts))


def facts_sentence(facts: EngineFacts) -> str:
    """Return what an engine said of itself: name, version, games, and whether it analyses."""
    name = one_line(f"{facts.name} {facts.version}".strip())
    games = both(game_titles(facts))
    if facts.analyses:
        return tr("{engine} plays {games}. It can also analyse.", engine=name, games=games)
    return tr("{engine} plays {games}. It names moves without win rates.", engine=name, games=games)
