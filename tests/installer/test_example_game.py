"""The examples of games in packages of their own are built and installed.

Their wheels and Oddments' own are installed into one fresh environment, and the games are played
there by the protocol and in the window. The environment sees the installed dependencies, but not
this checkout.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import new_game
import pytest

from installer import core

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[2]
EXAMPLES = new_game.examples()
SMALL = {"amazons": "size=4", "hex": "size=4 pie=off"}  # [key] -> options of a game of few turns
# what the wheel is built from
PARTS = (
    *("rules", "desktop", "resources", "pyproject.toml", "setup.py", "README.md", "LICENSE"),
    *("installer/core.py", "installer/languages.py", "installer/linux", "build/core"),
)
NOT_SOURCES = shutil.ignore_patterns("__pycache__", "*.c", "build", "*.egg-info")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


def run(*command: str | Path, folder: Path, text: str = "", **variables: str) -> str:
    """Return what a command prints, run in a folder, without this checkout on its path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(word) for word in command],
        env={**environment, "QT_QPA_PLATFORM": "offscreen", **variables},
        cwd=folder,
        input=text,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build_wheel(source: Path, folder: Path) -> None:
    offline = ("--no-build-isolation", "--no-deps", "--no-index")
    run(*PIP, "wheel", "--quiet", *offline, "--wheel-dir", folder, source, folder=folder)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a fresh environment in which Oddments and the examples are installed."""
    if not core.is_built():
        pytest.skip("the core is not compiled, so that a wheel takes minutes")
    place = tmp_path_factory.mktemp("examples")
    source = place / "oddments"
    for part in PARTS:
        (source / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, source / part, ignore=NOT_SOURCES)
        else:
            shutil.copy2(ROOT / part, source / part)
    wheels = place / "wheels"
    wheels.mkdir()
    build_wheel(source, wheels)
    for key, example in EXAMPLES.items():
        build_wheel(shutil.copytree(example, place / key, ignore=NOT_SOURCES), wheels)
    made = place / "environment"
    venv.create(made, with_pip=False, symlinks=os.name != "nt")
    python = made / SCRIPTS / "python"
    offline = ("--no-deps", "--no-index")
    install = ("--python", python, "install", "--quiet", *offline)
    run(*PIP, *install, *wheels.iterdir(), folder=place)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = run(python, "-c", where, folder=place)
    # a line in such a file adds a folder, but not what that folder's own such files name
    (Path(packages.strip()) / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return made


@pytest.mark.parametrize("key", EXAMPLES)
def test_it_is_played_by_the_protocol(environment: Path, key: str, tmp_path: Path) -> None:
    commands = ["list_games", f"game {key} {SMALL[key]}", "level 3"]
    commands += [f"genmove {'bw'[turn % 2]}" for turn in range(16)]
    program = environment / SCRIPTS / "oddments-gtp"
    spoken = run(program, folder=tmp_path, text="\n".join([*commands, "printsgf a.sgf", "quit"]))
    assert key in spoken.split("\n\n")[0]
    assert "? " in spoken  # the game ends before the board is full
    assert f"XI[oddments-{key}]" in (tmp_path / "a.sgf").read_text("utf-8")


@pytest.mark.parametrize("key", EXAMPLES)
def test_engines_play_a_match_of_it(environment: Path, key: str, tmp_path: Path) -> None:
    players = ("--black", "simulations 50", "--white", "random")
    program = environment / SCRIPTS / "oddments-match"
    run(program, *players, "--games", "2", "--game", f"{key} size=4", folder=tmp_path)


@pytest.mark.parametrize("key", EXAMPLES)
def test_it_is_played_in_the_window(environment: Path, key: str, tmp_path: Path) -> None:
    script = Path(__file__).with_name("game_by_mouse.py")
    python = environment / SCRIPTS / "python"
    helpers = str(ROOT / "tests/desktop")
    seen = run(python, "-W", "error", script, key, "4", folder=tmp_path, PYTHONPATH=helpers)
    assert seen.split()[1:] == ["turns", key.title(), key.title()]


def test_they_pass_their_own_tests(environment: Path, tmp_path: Path) -> None:
    for example in EXAMPLES.values():
        for test in (example / "tests").glob("test_*.py"):
            shutil.copy2(test, tmp_path)
    python = environment / SCRIPTS / "python"
    said = run(python, "-W", "error", "-m", "pytest", "-q", "-c", os.devnull, ".", folder=tmp_path)
    assert " passed" in said
    assert "skipped" not in said
