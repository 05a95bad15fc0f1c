"""A game in a distribution of its own, as pip installs it: Egotzi under another name."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from rules.games import GAMES

ROOT = Path(__file__).parents[2]
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

# its positions are those of Egotzi, but what is named in ``failing`` fails
FAILING_RULES = """
import dataclasses
from rules.games.egotzi import GAME as EGOTZI, EgotziPosition

failing = set()

def check(name):
    if name in failing:
        raise RuntimeError(f"{name} fails")

class NudgePosition:
    def __init__(self, setup, whole=None):
        self.setup = setup
        self.whole = whole or EgotziPosition(dataclasses.replace(setup, game=EGOTZI))

    def copy(self):
        check("copy")
        return NudgePosition(self.setup, self.whole.copy())

    def copy_from(self, other):
        self.whole.copy_from(other.whole)

    def read_into(self, text, after):
        check("read_into")
        return self.whole.read_into(text, after.whole)

    def __getattr__(self, name):
        check(name)
        return getattr(self.whole, name)

    def __eq__(self, other):
        return self.whole == other.whole

    def __hash__(self):
        return hash(self.whole)

class Nudge(type(EGOTZI)):
    def options(self, chosen):
        check("options")
        return super().options(chosen)

    def board(self, setup):
        check("board")
        return super().board(setup)

    def start(self, setup):
        check("start")
        return super().start(setup)

    def setup(self, **chosen):
        check("setup")
        return super().setup(**chosen)

    def small_setup(self, **chosen):
        check("small_setup")
        return super().small_setup(**chosen)

GAME = Nudge("nudge", "Nudge", 1999, EGOTZI.levels, NudgePosition)
"""


def install_game(site: Path, title: str = "Nudge", number: int = 1999) -> Path:
    """Write the distribution into a folder of packages; return its package."""
    key = title.lower()
    package = site / f"oddments_{key}"

    def named(text: str) -> str:
        for old, new in {"nudge": key, "Nudge": title, "1999": str(number)}.items():
            text = text.replace(old, new)
        return text

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
        path.write_text(named(text))
    shutil.copytree(ROOT / "resources/games/egotzi", package / "resources")
    for path in [*package.glob("resources/**/egotzi*")]:
        path.rename(path.with_name(path.name.replace("egotzi", key)))
    for path in [*package.glob("resources/**/*.json*")]:
        path.write_text(path.read_text("utf-8").replace("egotzi", key), "utf-8")
    info = site / f"{package.name}-1.5.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: oddments-{key}\nVersion: 1.5\nLicense-Expression: MIT\n"
    )
    (info / "entry_points.txt").write_text(f"[oddments.games]\n{key} = {package.name}\n")
    return package


def run_beside(site: Path, code: str, text: str = "") -> str:
    """Return what a line of Python prints where the distribution is installed."""
    paths = os.pathsep.join([str(site), str(ROOT), str(ROOT / "tests/desktop")])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=os.environ
        | {"PYTHONPATH": paths, "QT_QPA_PLATFORM": "offscreen", "XDG_STATE_HOME": f"{site}/state"},
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
