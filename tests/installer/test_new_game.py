"""A new game is made from a copy of another one, in the checkout or in a package, and is played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import core
import new_game
import pytest

from rules.games import GAMES

ROOT = Path(__file__).parents[2]
# what lies in a checkout, and is looked into or changed
PARTS = ("desktop", "docs", "installer", "resources", "rules", "tests/rules", "tests/desktop")
FILES = ("ARCHITECTURE.md", "LICENSE", "README.md", "pyproject.toml", "setup.py", "build/core")
SPOKEN = "game pebble\nlevel 3\ngenmove b\nquit\n"
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
OFFLINE = ("--no-build-isolation", "--no-deps", "--no-index")


def python(*words: str | Path, folder: Path, path: str = "", text: str = "") -> str:
    """Return what Python prints, run in a folder, where it finds packages on a path."""
    done = subprocess.run(
        [sys.executable, *map(str, words)],
        env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"},
        cwd=folder,
        input=text,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def play(root: Path, folder: Path, *more: Path) -> None:
    """Play the new game by the protocol and by mouse; ``more`` are folders of packages."""
    path = os.pathsep.join(map(str, (root, *more, ROOT / "tests/desktop")))
    spoken = python("-m", "rules.gtp", folder=folder, path=path, text=SPOKEN)
    assert re.fullmatch(r"=\s+=\s+= \S+\s+=\s+", spoken)
    by_mouse = ROOT / "tests/installer/game_by_mouse.py"
    seen = python(by_mouse, "pebble", "4", folder=folder, path=path)
    assert seen.split()[1:] == ["turns", "Pebble", "Pebble"]


@pytest.fixture(autouse=True)
def _compiled() -> None:
    if not core.is_built():
        pytest.skip("the core is not compiled, so that the checks take minutes")


@pytest.mark.long
def test_a_game_in_a_copy_of_the_checkout(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    compiled = [path.relative_to(ROOT) for path in ROOT.glob("build/lib.*")]  # not again
    for part in [*map(Path, PARTS), *compiled]:
        shutil.copytree(ROOT / part, checkout / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in FILES:
        (checkout / file).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / file, checkout / file)
    make = (checkout / "installer/new_game.py", "pebble", "--like", "egotzi")
    said = python(*make, folder=tmp_path)
    assert " checks, 0 failed\n" in said
    assert said.endswith(f"What remains to be done:\n\n{new_game.recipe('pebble')}\n")
    position = checkout / "rules/games/pebble/position.py"
    assert core.extension(position).exists()
    assert "| Pebble | 1006 |" in (checkout / "docs/file-format.md").read_text("utf-8")
    play(checkout, tmp_path)


@pytest.mark.long
def test_a_game_in_a_package(tmp_path: Path) -> None:
    package, site = tmp_path / "package", tmp_path / "site"
    make = (ROOT / "installer/new_game.py", "pebble", "--like", "egotzi", "--package", package)
    said = python(*make, folder=tmp_path)
    assert " checks, 0 failed\n" in said
    assert said.endswith(f"{new_game.recipe('pebble', package=True)}\n")
    python(*PIP, *OFFLINE, "--target", site, package, folder=tmp_path, path=str(ROOT))
    assert core.extension(site / "oddments_pebble/rules/position.py").exists()
    assert "CONTRACT = " in (site / "oddments_pebble/__init__.py").read_text()
    play(ROOT, tmp_path, site)
    path = os.pathsep.join([str(ROOT), str(site)])
    words = ("-m", "pytest", "-q", "-c", os.devnull, package / "tests", "-k", "levels or texts")
    assert " passed" in python(*words, folder=tmp_path, path=path)


@pytest.mark.long
@pytest.mark.parametrize("like", new_game.examples())
def test_a_game_like_an_example_in_plain_python(like: str, tmp_path: Path) -> None:
    package = tmp_path / "package"
    make = (ROOT / "installer/new_game.py", "pebble", "--like", like, "--package", package)
    said = python(*make, folder=tmp_path)
    assert " checks, 0 failed\n" in said
    assert said.endswith(f"{new_game.recipe('pebble', package=True)}\n")
    assert {"LICENSE", "README.md", "tests"} < {path.name for path in package.iterdir()}
    assert "PythonPosition" in (package / "oddments_pebble/rules/position.py").read_text()


@pytest.mark.parametrize("key", GAMES)
def test_nothing_of_the_old_name_is_left_and_it_can_be_compiled(key: str, tmp_path: Path) -> None:
    like = GAMES[key]
    old = re.compile(rf"\b(?:{key}|{re.escape(like.title)}|{like.number})", re.IGNORECASE)
    made = [new_game.in_package(like, "pebble", tmp_path), new_game.in_checkout(like, "pebble")]
    for files in made:
        for path, text in files.items():
            assert not old.search(path.name)
            assert not old.search(text), path
            if path.suffix == ".py":
                compile(text, path, "exec")
    assert [path for path in made[1] if path.exists()] == []


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["egotzi", "--like", "egotzi"], "there is a game egotzi already"),
        (["Pebble", "--like", "egotzi"], "'Pebble' is not a key"),
        (["my-game", "--like", "egotzi"], "'my-game' is not a key"),
        (["lambda", "--like", "egotzi"], "'lambda' is not a key"),
        (["packages", "--like", "egotzi"], "'packages' is not a key"),
        (["pebble", "--like", "chess"], "there is no game chess to copy: "),
        (["pebble", "--like", "egotzi", "--package", "."], " is not empty"),
        (["pebble", "--like", "egotzi", "--package", "a file"], "Not a directory"),
    ],
)
def test_what_cannot_be_made_is_refused_and_nothing_changes(
    arguments: list[str],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "a file").touch()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="1"):
        new_game.main(arguments)
    assert why in capsys.readouterr().err
    assert os.listdir(tmp_path) == ["a file"]
    assert not (ROOT / "rules/games/pebble").exists()


def test_files_that_are_there_are_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "b").write_text("old")
    with pytest.raises(new_game.NewGameError, match="b is there already"):
        new_game.write({tmp_path / "a": "new", tmp_path / "b": "new"})
    assert os.listdir(tmp_path) == ["b"]


def test_the_list_of_what_remains_is_that_of_the_documents_for_the_place_of_the_game() -> None:
    assert new_game.recipe("pebble").endswith(
        "\n14. Name it in `CHANGELOG.md`, and run `installer/test`.\n"
    )
    steps = new_game.recipe("pebble", package=True)
    assert steps.startswith("1. Install it: ")
    assert "\n7. Explain it: `oddments_pebble/resources/help/en/pebble.md`" in steps
    assert "KEY" not in steps
