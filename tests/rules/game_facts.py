"""What tests of all games expect of each: the modules ``facts_KEY`` in the games' folders of tests.

A test that needs a fact of every game fails for a new one until it is there.
"""

import importlib
from typing import Any

from rules.games import GAMES

RULES = "tests.rules.games.{key}.facts_{key}"


def each(name: str, modules: str = RULES) -> dict[str, Any]:
    """Return [key of a game] -> its fact of this name, of the games that have it."""
    facts = {key: importlib.import_module(modules.format(key=key)) for key in GAMES}
    return {key: getattr(found, name) for key, found in facts.items() if hasattr(found, name)}


def rows(name: str, modules: str = RULES) -> list[Any]:
    """Return what the lists of this name have in them, of all games."""
    return [row for found in each(name, modules).values() for row in found]


def merged(name: str, modules: str = RULES) -> dict[Any, Any]:
    """Return what the dictionaries of this name have in them, of all games."""
    return {key: value for found in each(name, modules).values() for key, value in found.items()}
