"""The recently opened or saved files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from desktop.settings.settings import Settings
from desktop.storage.recent_files import RecentFiles


def settings_in(folder: Path) -> Settings:
    return Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def recent(tmp_path: Path) -> RecentFiles:
    return RecentFiles(settings_in(tmp_path))


def files(folder: Path, count: int) -> list[Path]:
    made = [folder / f"{number}.oddments" for number in range(count)]
    for path in made:
        path.touch()
    return made


def test_the_latest_file_comes_first_and_each_is_listed_once(
    recent: RecentFiles, tmp_path: Path, qtbot: QtBot
) -> None:
    one, two, three = files(tmp_path, 3)
    assert recent.paths == []
    for path in (one, two, three, one):
        with qtbot.waitSignal(recent.changed):
            recent.add(path)
    assert recent.paths == [one, three, two]


def test_the_ten_latest_files_are_listed(recent: RecentFiles, tmp_path: Path) -> None:
    made = files(tmp_path, 12)
    for path in made:
        recent.add(path)
    assert recent.paths == made[:1:-1]


def test_files_that_are_gone_are_not_listed(recent: RecentFiles, tmp_path: Path) -> None:
    one, two = files(tmp_path, 2)
    recent.add(one)
    recent.add(two)
    recent.add(tmp_path)  # a folder, not a file
    two.unlink()
    assert recent.paths == [one]


def test_a_file_is_listed_by_its_absolute_path(
    recent: RecentFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (one,) = files(tmp_path, 1)
    monkeypatch.chdir(tmp_path)
    recent.add(Path(one.name))
    recent.add(one)
    assert recent.paths == [one]


def test_the_list_is_remembered_and_can_be_cleared(
    recent: RecentFiles, tmp_path: Path, qtbot: QtBot
) -> None:
    (one,) = files(tmp_path, 1)
    recent.add(one)
    assert RecentFiles(settings_in(tmp_path)).paths == [one]
    with qtbot.waitSignal(recent.changed):
        recent.clear()
    assert recent.paths == []
    assert RecentFiles(settings_in(tmp_path)).paths == []
