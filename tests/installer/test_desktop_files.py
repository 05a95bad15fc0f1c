"""The integration into Linux desktops, checked with their own validators; thumbnails."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import game_list
import pytest
from PySide6.QtGui import QImage

import desktop.application.app
from desktop.views.game_texts import TEXTS
from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord
from rules.version import VERSION

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "installer/linux"
ID = "io.github.oddments.Oddments"
MIME = "application/x-oddments-game"

ASK_QT = """
import sys
from PySide6.QtCore import QMimeDatabase
for name in sys.argv[1:]:
    kind = QMimeDatabase().mimeTypeForFile(name, QMimeDatabase.MatchMode.MatchExtension)
    print(kind.name(), kind.inherits("text/plain"))
"""


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None and os.environ.get("CI"):
        pytest.fail(f"{name} is not installed")  # in a full run nothing is skipped unnoticed
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def check(*command: str, **environment: str) -> str:
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def filled(name: str, folder: Path) -> Path:
    """Return a file with the games in it, as packages contain it."""
    path = folder / name
    path.write_text(game_list.filled(LINUX / name), "utf-8")
    return path


def test_the_desktop_entry_is_valid_and_found_by_the_name_of_any_game(tmp_path: Path) -> None:
    entry = filled(f"{ID}.desktop", tmp_path)
    assert check(tool("desktop-file-validate"), str(entry)) == ""
    (words,) = re.findall(r"^Keywords=(.*);$", entry.read_text("utf-8"), re.MULTILINE)
    assert {game.title for game in GAMES.values()} < set(words.split(";"))


def test_the_metainfo_is_valid_of_this_version_and_describes_every_game(tmp_path: Path) -> None:
    path = filled(f"{ID}.metainfo.xml", tmp_path)
    check(tool("appstreamcli"), "validate", "--no-net", str(path))
    releases = [found.get("version") for found in ElementTree.parse(path).iter("release")]
    assert releases[0] == VERSION
    items = [found.text for found in ElementTree.parse(path).iter("li")]
    assert items == [f"{game.title}: {TEXTS[key].blurb}" for key, game in GAMES.items()]


def test_saved_games_and_no_other_files_are_of_the_programs_type(tmp_path: Path) -> None:
    packages = tmp_path / "mime/packages"
    packages.mkdir(parents=True)
    shutil.copy(LINUX / f"{ID}.xml", packages)
    check(tool("update-mime-database"), str(tmp_path / "mime"))
    names = ("a game.oddments", "game.sgf", "notes.txt")
    answers = check(sys.executable, "-c", ASK_QT, *names, XDG_DATA_HOME=str(tmp_path)).splitlines()
    assert answers[0] == f"{MIME} True"
    assert all(MIME not in line for line in answers[1:])


def test_all_of_them_speak_of_one_program_and_one_type() -> None:
    entry = (LINUX / f"{ID}.desktop").read_text("utf-8")
    assert f"Icon={ID}\n" in entry
    assert f"MimeType={MIME};" in entry
    assert f"MimeType={MIME};" in (LINUX / "oddments.thumbnailer").read_text("utf-8")
    assert desktop.application.app.ID == ID
    assert f'ID = "{ID}"' in (ROOT / "installer/debian.py").read_text("utf-8")


def thumbnail(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "desktop", "--thumbnail", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


@pytest.mark.long
def test_a_saved_game_gets_a_thumbnail_of_its_last_turn(tmp_path: Path) -> None:
    record = GameRecord(GAMES["yodd"].setup(size=4))
    save(record, tmp_path / "empty.oddments")
    record.play(next(iter(record.position.legal_turns())))
    record.undo()
    save(record, tmp_path / "played.oddments")
    pictures = []
    for name in ("empty", "played"):
        target = str(tmp_path / f"{name}.png")
        done = thumbnail("96", str(tmp_path / f"{name}.oddments"), target)
        assert done.returncode == 0, done.stderr
        pictures.append(QImage(target))
        assert (pictures[-1].width(), pictures[-1].height()) == (96, 96)
    assert pictures[0] != pictures[1]


@pytest.mark.short("arguments1-2-0 is not a size")
@pytest.mark.parametrize(
    ("arguments", "code", "answers"),
    [
        (("96", "missing", "x.png"), 1, "missing cannot be read"),
        (("0", "missing", "x.png"), 2, "0 is not a size"),
        (("much", "missing", "x.png"), 2, "much is not a size"),
    ],
)
def test_a_thumbnail_that_cannot_be_made_is_reported(
    arguments: tuple[str, ...], code: int, answers: str
) -> None:
    done = thumbnail(*arguments)
    assert done.returncode == code
    assert re.search(answers, done.stderr)
