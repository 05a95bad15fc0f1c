"""What tests of all games expect of each: the modules ``facts_KEY`` in the games' folders of tests.

A test that needs a fact of every game fails for a new one until it is there.
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

from rules.games import GAMES


def each(name: str) -> dict[str, Any]:
    """Return [key of a game] -> its fact of this name, of the games that have it."""
    modules = {
        key: importlib.import_module(f"tests.rules.games.{key}.facts_{key}") for key in GAMES
    }
    return {key: getattr(found, name) for key, found in modules.items() if hasattr(found, name)}


def rows(name: str) -> list[Any]:
    """Return what the lists of this name have in them, of all games."""
    return [row for found in each(name).values() for row in found]


def merged(name: str) -> dict[Any, Any]:
    """Return what the dictionaries of this name have in them, of all games."""
    return {key: value for found in each(name).values() for key, value in found.items()}


def _facts(key: str) -> ModuleType:
    return importlib.import_module(f"tests.rules.games.{key}.facts_{key}")
