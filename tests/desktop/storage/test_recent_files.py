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


def test_the_ten_latest_files_are_listed_once_each_the_latest_first(
    recent: RecentFiles, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert recent.paths == []
    made = files(tmp_path, 12)
    for path in made:
        with qtbot.waitSignal(recent.changed):
            recent.add(path)
    assert recent.paths == made[:1:-1]
    monkeypatch.chdir(tmp_path)
    recent.add(Path(made[5].name))  # listed by its absolute path
    assert recent.paths[:2] == [made[5], made[11]]
    assert len(recent.paths) == len(set(recent.paths)) == 10


def test_files_that_are_gone_are_not_listed(recent: RecentFiles, tmp_path: Path) -> None:
    one, two = files(tmp_path, 2)
    recent.add(one)
    recent.add(two)
    recent.add(tmp_path)  # a folder, not a file
    two.unlink()
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
