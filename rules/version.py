"""The program's version, and whether its core is compiled."""

import importlib.util
from importlib.machinery import EXTENSION_SUFFIXES

VERSION = "0.1.0"  # pyproject.toml takes it from here

# The modules that pyproject.toml compiles; a test holds the two lists equal.
CORE = (
    "rules.bits",
    "rules.board",
    "rules.random_split",
    "rules.discs",
    "rules.enclosure",
    "rules.disjoint_sets",
    "rules.group_sizes",
    "rules.groups",
    "rules.joints",
    "rules.one_stone",
    "rules.position_history",
    "rules.positional_eval",
    "rules.position",
    "rules.pushes",
    "rules.rng",
    "rules.engine.endgame",
    "rules.engine.nodes",
    "rules.engine.selection",
    "rules.engine.shared_tree",
    "rules.engine.tree",
    "rules.games.egotzi",
    "rules.games.oddy",
    "rules.games.themisto",
    "rules.games.wythe",
    "rules.games.yodd",
)


def compiled() -> bool:
    """Whether the whole core runs compiled; uncompiled it is about a hundred times slower."""
    return all(_is_extension(name) for name in CORE)


def _is_extension(name: str) -> bool:
    spec = importlib.util.find_spec(name)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
