"""A game in a distribution of its own, as pip installs it: Egotzi under another name."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from rules.games import GAMES

ROOT = Path(__file__).parents[2]
NAME = "oddments_nudge"
ORIGIN = "oddments-nudge 1.5"

RULES = """
import dataclasses
from rules.games.egotzi import GAME as EGOTZI
GAME = dataclasses.replace(EGOTZI, key="nudge", title="Nudge", number=1999)
"""
KIND = "from rules.games.egotzi.puzzle_kind import KIND"
TEXTS = """
from desktop.views.egotzi.texts import EgotziTexts
class NudgeTexts(EgotziTexts):
    key = "nudge"
    blurb = "Nudge them all."
    lessons = {"": "&First steps in Nudge"}
TEXTS = NudgeTexts()
"""
VIEW = """
from desktop.painting.game_view import GameView
from oddments_nudge.views.texts import NudgeTexts
class NudgeView(NudgeTexts, GameView):
    pass
VIEW = NudgeView()
"""


def install_game(site: Path) -> Path:
    """Write the distribution into a folder of packages; return its package."""
    package = site / NAME
    for module, text in {
        "__init__": "CONTRACT = 1",
        "rules/__init__": RULES,
        "rules/puzzle_kind": KIND,
        "views/__init__": "",
        "views/texts": TEXTS,
        "views/view": VIEW,
    }.items():
        path = package / f"{module}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    shutil.copytree(ROOT / "resources/games/egotzi", package / "resources")
    for path in [*package.glob("resources/**/egotzi*")]:
        path.rename(path.with_name(path.name.replace("egotzi", "nudge")))
    for path in [*package.glob("resources/**/*.json*")]:
        path.write_text(path.read_text("utf-8").replace("egotzi", "nudge"), "utf-8")
    info = site / f"{NAME}-1.5.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: oddments-nudge\nVersion: 1.5\nLicense-Expression: MIT\n"
    )
    (info / "entry_points.txt").write_text(f"[oddments.games]\nnudge = {NAME}\n")
    return package


def run_beside(site: Path, code: str, text: str = "") -> str:
    """Return what a line of Python prints where the distribution is installed."""
    paths = os.pathsep.join([str(site), str(ROOT), str(ROOT / "tests/desktop")])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PYTHONPATH": paths, "QT_QPA_PLATFORM": "offscreen"},
        cwd=site,
        input=text,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextlib.contextmanager
def without_game(key: str) -> Iterator[None]:
    """Do without one of the games, as if it had been installed and were no longer there."""
    all_games = dict(GAMES)
    del GAMES[key]
    try:
        yield
    finally:
        GAMES.clear()  # back in their order
        GAMES.update(all_games)
