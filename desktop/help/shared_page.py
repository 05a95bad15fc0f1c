"""What each game adds to the pages of the help that are about all games.

In such a page a line ``<!-- name -->`` is replaced by what each game has under that line in its
``help/LANGUAGE/shared.md``. A game need not have that file, nor every name in it.
"""

from __future__ import annotations

import re
import unicodedata
from importlib import resources
from importlib.resources.abc import Traversable

from desktop.i18n.languages import SOURCE, Language
from desktop.views.game_texts import TEXTS
from rules.games import game_file

_NAME = re.compile(r"^<!-- ([a-z]+) -->\n", re.MULTILINE)
_ITEM = r"- .*\n(?:  .*\n)*"
_LIST = re.compile(rf"^(?:{_ITEM})+", re.MULTILINE)


def file_in(folder: Traversable, name: str, language: Language) -> Traversable:
    """Return a Markdown file in a language, or in English if it is not translated."""
    file = folder / language.code / f"{name}.md"
    return file if file.is_file() else folder / SOURCE.code / f"{name}.md"


def fill_page(text: str, language: Language) -> str:
    """Return the text of a page with what the games add to it, in their order."""
    games = [shared_parts(key, language) for key in TEXTS]
    return _NAME.sub(lambda name: "".join(game.get(name[1], "") for game in games), text)


def shared_names() -> set[str]:
    """Return the names of all places to which games may add something."""
    pages = (resources.files("resources") / "help" / SOURCE.code).iterdir()
    return {name for page in pages for name in _NAME.findall(page.read_text("utf-8"))}


def in_order(text: str) -> str:
    """Return a text with each of its lists in alphabetical order."""
    return _LIST.sub(lambda found: "".join(sorted(re.findall(_ITEM, found[0]), key=_order)), text)


def shared_parts(key: str, language: Language) -> dict[str, str]:
    """Return [name] -> what a game adds there."""
    file = file_in(game_file(key, "help"), "shared", language)
    _, *parts = _NAME.split(file.read_text("utf-8")) if file.is_file() else [""]
    return {
        name: text.strip("\n") + "\n" for name, text in zip(parts[::2], parts[1::2], strict=True)
    }


def _order(item: str) -> str:
    """Return what a word is sorted by: its letters, without case or accents."""
    letters = unicodedata.normalize("NFD", item.casefold())
    return "".join(letter for letter in letters if letter.isalpha() or letter == " ")
