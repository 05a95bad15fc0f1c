"""Games of earlier versions are moved to a folder per month."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop.settings.autosave import Autosaves, move_old_games

LONG_AGO = 86400 * 45  # in February 1970


@pytest.fixture
def home(tmp_path: Path) -> Autosaves:
    return Autosaves(tmp_path)


def old_game(home: Autosaves, kind: str, name: str, text: str = "(;GM[1004])") -> Path:
    path = home.folder / kind / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    os.utime(path, (LONG_AGO, LONG_AGO))
    return path


def texts(home: Autosaves) -> dict[str, str]:
    """Return what lies below the folder of games: name -> text."""
    files = [path for path in home.folder.rglob("*") if path.is_file()]
    return {path.relative_to(home.folder).as_posix(): path.read_text() for path in files}


def folders(home: Autosaves) -> list[str]:
    return sorted(path.name for path in home.folder.iterdir())


def test_without_old_games_nothing_is_created(home: Autosaves) -> None:
    move_old_games(home)
    assert not home.folder.exists()


@pytest.mark.parametrize(
    ("name", "month"),
    [
        ("2026-03-01 12.00.00 wythe.oddments", "2026-03"),
        ("2026-12-01 12.00.00 wythe.oddments", "2026-12"),
        ("2026-13-01 12.00.00 wythe.oddments", "1970-02"),
        ("2026-00-01 12.00.00 wythe.oddments", "1970-02"),
        ("2026-03.oddments", "1970-02"),
        ("my 2026-03-01 game.oddments", "1970-02"),
    ],
)
def test_a_game_moves_to_the_month_of_its_name_or_of_its_last_turn(
    home: Autosaves, name: str, month: str
) -> None:
    old_game(home, "finished", name, "(;GM[1004]RE[0])")
    move_old_games(home)
    assert texts(home) == {f"{month}/{name}": "(;GM[1004]RE[0])"}
    assert folders(home) == [month]


def test_only_unfinished_games_are_marked_as_such(home: Autosaves) -> None:
    old_game(home, "unfinished", "2026-03-01 a.oddments")
    old_game(home, "finished", "2026-03-01 b.oddments")
    move_old_games(home)
    assert home.unfinished() == [home.folder / "2026-03" / "2026-03-01 a.oddments"]


def test_games_with_the_same_name_are_numbered(home: Autosaves) -> None:
    name = "2026-03-01 a.oddments"
    for kind in ("2026-03", "unfinished", "finished"):
        old_game(home, kind, name, kind)
    move_old_games(home)
    assert texts(home) == {
        "2026-03/2026-03-01 a.oddments": "2026-03",
        "2026-03/2026-03-01 a (2).oddments": "unfinished",
        "2026-03/2026-03-01 a (3).oddments": "finished",
    }


def test_paths_of_files_move_with_their_games_and_locks_are_deleted(home: Autosaves) -> None:
    name = "2026-03-01 a.oddments"
    old_game(home, "2026-03", name)
    old_game(home, "unfinished", name)
    old_game(home, "unfinished", f"{name}.lock")
    old_game(home, "files", f"{name}.path", "the user's own file")
    move_old_games(home)
    found = texts(home)
    assert sorted(found) == [
        "2026-03/2026-03-01 a (2).oddments",
        "2026-03/2026-03-01 a (2).oddments.path",
        "2026-03/2026-03-01 a.oddments",
    ]
    assert found["2026-03/2026-03-01 a (2).oddments.path"] == "the user's own file"
    assert folders(home) == ["2026-03"]


def test_other_files_stay_where_they_are(home: Autosaves) -> None:
    old_game(home, "finished", "2026-03-01 a.oddments")
    old_game(home, "finished", "letter.txt", "to keep")
    old_game(home, "files", "letter.txt", "to keep as well")
    move_old_games(home)
    assert folders(home) == ["2026-03", "files", "finished"]
    found = texts(home)
    assert found["finished/letter.txt"] == "to keep"
    assert found["files/letter.txt"] == "to keep as well"


def test_a_file_in_the_place_of_an_old_folder_is_ignored(home: Autosaves) -> None:
    home.folder.mkdir()
    (home.folder / "unfinished").write_text("a file")
    old_game(home, "finished", "2026-03-01 a.oddments")
    move_old_games(home)
    assert folders(home) == ["2026-03", "unfinished"]
