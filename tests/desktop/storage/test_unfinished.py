"""The marks of unfinished games."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop.storage.unfinished import UnfinishedGames, names_in


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def unfinished(tmp_path: Path, games: Path) -> UnfinishedGames:
    return UnfinishedGames(tmp_path / "state" / "unfinished", games)


def game(games: Path, name: str, text: str = "(;GM[1004];B[a1])") -> Path:
    path = games / f"{name}.oddments"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_games_are_unfinished_from_being_added_until_they_are_discarded(
    unfinished: UnfinishedGames, games: Path
) -> None:
    one = game(games, "2026-10/2026-10-31 23.59.59 wythe (2)")
    two = game(games, "2026-11/2026-11-01 wythe")
    for path, time in ((one, 20), (two, 10)):
        os.utime(path, (time, time))
    assert unfinished.paths() == []
    unfinished.discard(one)  # does no harm
    for path in (two, one, one):
        unfinished.add(path)
    assert unfinished.paths() == [one, two]
    unfinished.discard(one)
    assert unfinished.paths() == [two]
    two.unlink()
    assert unfinished.paths() == []


def test_marks_are_lost_only_if_there_are_games_but_no_folder_of_marks(
    unfinished: UnfinishedGames, games: Path
) -> None:
    assert not unfinished.are_lost
    games.mkdir()
    assert unfinished.are_lost
    unfinished.restore()
    assert not unfinished.are_lost
    assert unfinished.paths() == []


def test_games_without_a_result_are_found_again(unfinished: UnfinishedGames, games: Path) -> None:
    late = "C[" + "x" * 99_950 + "]"
    no_result = game(games, "2026-10/no result")
    result_beyond_head = game(games, "2026-10/far below", f"(;GM[1004]{late}{late}RE[B+R];B[a1])")
    game(games, "2026-11/over", "(;GM[1004]RE[B+R];B[a1])")
    game(games, "2026-11/long and over", "(;GM[1004]C[" + "é" * 20_000 + "]RE[0];B[a1])")
    game(games, "2026-11/nonsense", "no game")
    game(games, "2026-11/other").rename(games / "2026-11" / "other.txt")
    (games / "2026-11" / "folder.oddments").mkdir()
    (games / "stray.oddments").write_text("(;GM[1004])")
    unfinished.restore()
    assert set(unfinished.paths()) == {no_result, result_beyond_head}


def test_a_missing_folder_has_no_entries(tmp_path: Path) -> None:
    assert names_in(tmp_path / "none") == []
    (tmp_path / "file").touch()
    assert names_in(tmp_path) == ["file"]
