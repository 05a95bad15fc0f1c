"""The versions of the program and of its contract, and whether its core is compiled."""

import functools
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

VERSION = "0.1.0"  # pyproject.toml takes it from here

# The version of the contract that installed games are written for; one that would break them
# raises it.
CONTRACT = 1

# The modules that are compiled, without those of the games; a test keeps the list complete.
CORE = (
    "rules.bits",
    "rules.board",
    "rules.group_sizes",
    "rules.groups",
    "rules.one_stone",
    "rules.one_stone_core",
    "rules.perft",
    "rules.piece_numbers",
    "rules.position",
    "rules.position_core",
    "rules.python_position",
    "rules.rng",
    "rules.steps",
    "rules.stone_features",
    "rules.patterns",
    "rules.engine.endgame",
    "rules.engine.expectation",
    "rules.engine.nodes",
    "rules.engine.shared_tree",
    "rules.engine.tree",
)


@functools.cache
def compiled() -> bool:
    """Return whether the whole core runs compiled; uncompiled it is hundreds of times slower."""
    return all(_is_extension(name) for name in CORE)


def _is_extension(name: str) -> bool:
    place = Path(__file__).parents[1].joinpath(*name.split("."))
    return any(place.with_name(place.name + suffix).exists() for suffix in EXTENSION_SUFFIXES)
