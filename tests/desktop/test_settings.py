from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from desktop.game.players import Computer, Person
from desktop.keeping.recent_files import RecentFiles
from desktop.settings import Settings
from rules.games import GAMES


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "settings.ini")


def opened(path: str) -> Settings:
    return Settings(QSettings(path, QSettings.Format.IniFormat))


@pytest.mark.parametrize("key", GAMES)
def test_before_the_first_game_there_are_defaults(path: str, key: str) -> None:
    assert opened(path).setup(GAMES[key]) == GAMES[key].setup()
    assert opened(path).seats(GAMES[key]) == (Person(), Computer(3))


def test_each_game_remembers_its_own(path: str) -> None:
    oddy = GAMES["oddy"].setup(sides=7, size=4, pie=False)
    egotzi = GAMES["egotzi"].setup(variant="squared", komi=6)
    settings = opened(path)
    settings.remember(oddy, (Computer(10), Person()), komi_offered=False)
    settings.remember(egotzi, (Person(), Person()), komi_offered=True)
    del settings
    assert opened(path).setup(GAMES["oddy"]) == oddy
    assert opened(path).seats(GAMES["oddy"]) == (Computer(10), Person())
    assert opened(path).setup(GAMES["egotzi"]) == egotzi
    assert opened(path).komi_is_offered(GAMES["egotzi"])
    assert not opened(path).komi_is_offered(GAMES["oddy"])


@pytest.mark.parametrize("text", ["size=99", "nonsense", "size", "size=7 colour=red", "="])
def test_options_that_cannot_be_read_are_the_defaults(path: str, text: str) -> None:
    store = QSettings(path, QSettings.Format.IniFormat)
    store.setValue("wythe/options", text)
    assert Settings(store).setup(GAMES["wythe"]) == GAMES["wythe"].setup()


def test_recent_files_are_the_latest_that_exist(path: str, tmp_path: Path) -> None:
    recent = RecentFiles(opened(path))
    files = [tmp_path / f"{number}.oddments" for number in range(12)]
    for file in files:
        file.touch()
        recent.add(file)
    assert recent.paths == files[:1:-1]
    recent.add(files[5])
    assert recent.paths[0] == files[5]
    assert len(recent.paths) == 10
    assert len(set(recent.paths)) == 10
    files[5].unlink()
    assert files[5] not in RecentFiles(opened(path)).paths
    recent.clear()
    assert RecentFiles(opened(path)).paths == []


def test_a_list_of_one_recent_file_is_read_back(path: str, tmp_path: Path) -> None:
    file = tmp_path / "one.oddments"
    file.touch()
    RecentFiles(opened(path)).add(file)
    assert RecentFiles(opened(path)).paths == [file]


def test_the_way_of_drawing_is_remembered(path: str) -> None:
    settings = opened(path)
    assert not settings.flat
    assert settings.animated is None
    settings.flat, settings.animated = True, False
    del settings
    assert opened(path).flat
    assert opened(path).animated is False


def test_people_are_called_the_same_in_every_game(path: str) -> None:
    setup = GAMES["egotzi"].setup()
    opened(path).remember(setup, (Computer(2), Person("Ada")), komi_offered=False)
    assert opened(path).seats(GAMES["egotzi"]) == (Computer(2), Person("Ada"))
    assert opened(path).seats(GAMES["yodd"]) == (Person("Ada"), Computer(3))
    opened(path).remember(setup, (Person("Ada"), Person("Bo")), komi_offered=False)
    opened(path).remember(setup, (Person("Cy"), Computer(2)), komi_offered=False)
    opened(path).remember(GAMES["yodd"].setup(), (Person("Ada"), Person("Bo")), komi_offered=False)
    assert opened(path).seats(GAMES["yodd"]) == (Person("Ada"), Person("Bo"))


def test_the_panels_are_remembered(path: str) -> None:
    settings = opened(path)
    assert settings.side_shown
    assert settings.turns_shown
    assert settings.side_share is None
    assert not settings.confirms
    settings.side_shown = settings.turns_shown = False
    settings.side_share, settings.confirms = 0.4, True
    del settings
    assert not opened(path).side_shown
    assert not opened(path).turns_shown
    assert opened(path).side_share == 0.4
    assert opened(path).confirms


@pytest.mark.parametrize("text", ["", "wide", "0", "1", "-1", "nan", "7"])
def test_a_share_that_cannot_be_is_none(path: str, text: str) -> None:
    QSettings(path, QSettings.Format.IniFormat).setValue("window/side_share", text)
    assert opened(path).side_share is None


@pytest.mark.parametrize(
    ("text", "zoom"), [("0", 0.8), ("-3", 0.8), ("1000", 2.0), ("1.25", 1.25), ("1.3", 1.3)]
)
def test_text_stays_readable_whatever_size_is_written_in_the_settings(
    path: str, text: str, zoom: float
) -> None:
    QSettings(path, QSettings.Format.IniFormat).setValue("window/zoom", text)
    assert opened(path).zoom == zoom


@pytest.mark.parametrize("text", ["nan", "1_5", "٢", "inf", "9" * 5000])
def test_settings_that_are_no_plain_numbers_count_as_missing(path: str, text: str) -> None:
    store = QSettings(path, QSettings.Format.IniFormat)
    for name in ("window/zoom", "window/comments_share", "oddy/sectors"):
        store.setValue(name, text)
    store.sync()
    settings = opened(path)
    assert settings.zoom == 1.0
    assert settings.comments_share is None
    assert settings.drawing(GAMES["oddy"]).orientation.sectors == 0
