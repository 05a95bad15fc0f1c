"""The games in the files for desktops, from what the games themselves say.

``@TITLES@`` stands for their names in a desktop entry's list, ``@GAMES@`` for the items of a list
in XML, ``@PICTURES@`` for their pictures in the metainfo.
"""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

from desktop.views.game_texts import TEXTS
from rules.games import GAMES
from rules.version import VERSION

_FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
_PICTURES = "https://raw.githubusercontent.com/oddments/oddments"


def filled(path: Path) -> str:
    """Return the text of a file with the games in it."""
    items = [f"<li>{escape(f'{GAMES[key].title}: {TEXTS[key].blurb}')}</li>" for key in TEXTS]
    drawn = [key for key in TEXTS if (_FOLDER / f"{key}.png").is_file()]
    pictures = [_picture(key, is_first=key == drawn[0]) for key in drawn]
    text = path.read_text("utf-8").replace("@TITLES@", ";".join(titles()))
    text = text.replace("@GAMES@", "\n      ".join(items))
    return text.replace("@PICTURES@", "\n    ".join(pictures))


def _picture(key: str, *, is_first: bool) -> str:
    """Return the element for the picture of a game; software centres fetch it from the release."""
    kind = ' type="default"' if is_first else ""
    return (
        f"<screenshot{kind}>\n"
        f"      <caption>{escape(GAMES[key].title)}</caption>\n"
        f"      <image>{_PICTURES}/v{VERSION}/docs/pictures/{key}.png</image>\n"
        "    </screenshot>"
    )


def titles() -> list[str]:
    """Return the names of the games, in order."""
    return [game.title for game in GAMES.values()]
