"""The games in the files for desktops, from what the games themselves say.

``@TITLES@`` stands for their names in a desktop entry's list, ``@GAMES@`` for the items of a list
in XML.
"""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

from desktop.views.game_texts import TEXTS
from rules.games import GAMES


def filled(path: Path) -> str:
    """Return the text of a file with the games in it."""
    items = [f"<li>{escape(f'{GAMES[key].title}: {TEXTS[key].blurb}')}</li>" for key in TEXTS]
    text = path.read_text("utf-8")
    return text.replace("@TITLES@", ";".join(titles())).replace("@GAMES@", "\n      ".join(items))


def titles() -> list[str]:
    """Return the names of the games, in order."""
    return [game.title for game in GAMES.values()]
