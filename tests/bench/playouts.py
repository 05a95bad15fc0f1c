"""Playouts and simulations a second of every game, on one thread, compiled and uncompiled.

    .venv/bin/python tests/bench/playouts.py [--seconds S] [GAME [OPTION=VALUE ...]]

Each number comes from S seconds (default: 2) at the start of a game: of every game with its
defaults, or of the one named. Uncompiled is a copy of the package without its extensions.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import rules
from rules.games import GAMES
from rules.gtp import session
from rules.setup import Setup
from rules.version import compiled

PACKAGE = Path(rules.__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(description="Playouts and simulations a second.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each number")
    parser.add_argument("--json", action="store_true", help="of this process alone, as JSON")
    parser.add_argument("game", nargs="*", metavar="GAME [OPTION=VALUE ...]")
    asked = parser.parse_args()
    setups = [read_setup(asked.game)] if asked.game else [g.setup() for g in GAMES.values()]
    if asked.json:
        print(json.dumps({str(setup): rates(setup, asked.seconds) for setup in setups}))
        return
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    print(f"{'one thread, in a second':36}{'playouts':>12}{'uncompiled':>12}", end="")
    print(f"{'simulations':>13}{'uncompiled':>12}")
    for setup in setups:
        fast, slow = rates(setup, asked.seconds), uncompiled_rates(setup, asked.seconds)
        print(f"{setup!s:36}{fast[0]:12,.0f}{slow[0]:12,.0f}{fast[1]:13,.0f}{slow[1]:12,.0f}")


def read_setup(words: list[str]) -> Setup:
    key, *options = words
    return GAMES[key].read_setup(dict(option.split("=", 1) for option in options))


def rates(setup: Setup, seconds: float) -> tuple[float, float]:
    """Return playouts and simulations a second in this process."""
    position = setup.start()
    playouts, playout_s = session.playouts(position, seconds)
    searches, search_s = session.searches(position, seconds)
    return playouts / playout_s, searches / search_s


def uncompiled_rates(setup: Setup, seconds: float) -> tuple[float, float]:
    """Return the same in a process that has only the package's Python files."""
    with tempfile.TemporaryDirectory() as folder:
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
        shutil.copytree(PACKAGE, Path(folder, "rules"), ignore=ignored)
        command = [sys.executable, __file__, "--json", "--seconds", str(seconds)]
        done = subprocess.run(
            [*command, *str(setup).split()],
            env={**os.environ, "PYTHONPATH": folder},
            stdout=subprocess.PIPE,
            check=True,
        )
    playouts, searches = json.loads(done.stdout)[str(setup)]
    return playouts, searches


if __name__ == "__main__":
    main()
