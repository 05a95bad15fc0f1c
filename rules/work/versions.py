"""Which programs do the work: results are equal only where these are."""

from __future__ import annotations

import dataclasses
import platform
import sys
from collections.abc import Collection, Mapping

from rules.games import PACKAGES
from rules.version import VERSION, compiled

_MISSING = "not installed"


@dataclasses.dataclass(frozen=True)
class Versions:
    """What runs in a process.

    Attributes:
        host: the name of its machine.
        oddments: the version of Oddments.
        core: whether its core is compiled, in words.
        python: as in 3.11; pickled code is not exchanged between others.
        games: [key] -> the name and version of the distribution; "" for Oddments' own games.
    """

    host: str
    oddments: str
    core: str
    python: str
    games: Mapping[str, str]

    def differences(self, here: Versions, games: Collection[str]) -> list[str]:
        """Return how these versions differ from those here, as far as the games need them."""
        pairs = [
            ("Oddments", self.oddments, here.oddments),
            ("Python", self.python, here.python),
            ("the core", self.core, here.core),
            *[
                (key, self.games.get(key, _MISSING), here.games.get(key, _MISSING))
                for key in sorted(games)
            ],
        ]
        return [
            f"{name} is {there or self.oddments} there, {ours or here.oddments} here"
            for name, there, ours in pairs
            if there != ours
        ]


def own_versions(_nothing: None = None) -> Versions:
    """Return those of this process."""
    return Versions(
        host=platform.node(),
        oddments=VERSION,
        core="compiled" if compiled() else "not compiled",
        python=f"{sys.version_info.major}.{sys.version_info.minor}",
        games={key: package.origin for key, package in PACKAGES.items()},
    )
