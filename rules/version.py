"""The program's version, and whether its core is compiled."""

import importlib.util
from importlib.machinery import EXTENSION_SUFFIXES

VERSION = "0.1.0"  # pyproject.toml takes it from here

# The modules that pyproject.toml compiles; a test keeps the two lists equal.
CORE = (
    "rules.bits",
    "rules.board",
    "rules.group_sizes",
    "rules.groups",
    "rules.one_stone",
    "rules.perft",
    "rules.position",
    "rules.position_core",
    "rules.rng",
    "rules.steps",
    "rules.engine.endgame",
    "rules.engine.expansion",
    "rules.engine.expectation",
    "rules.engine.nodes",
    "rules.engine.selection",
    "rules.engine.shared_tree",
    "rules.engine.tree",
    "rules.games.egotzi.core",
    "rules.games.egotzi.position",
    "rules.games.egotzi.positional_eval",
    "rules.games.egotzi.pushes",
    "rules.games.oddy.enclosure",
    "rules.games.oddy.position",
    "rules.games.oddy.random_split",
    "rules.games.themisto.core",
    "rules.games.themisto.discs",
    "rules.games.themisto.position",
    "rules.games.themisto.position_history",
    "rules.games.wythe.core",
    "rules.games.wythe.joints",
    "rules.games.wythe.position",
    "rules.games.yodd.core",
    "rules.games.yodd.disjoint_sets",
    "rules.games.yodd.position",
)


def compiled() -> bool:
    """Return whether the whole core runs compiled; uncompiled it is about 100 times slower."""
    return all(_is_extension(name) for name in CORE)


def _is_extension(name: str) -> bool:
    spec = importlib.util.find_spec(name)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
