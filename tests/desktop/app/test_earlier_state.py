"""Opens what version 0.1 left on the disk: windows, games, library, settings and shortcuts.

That version wrote tests/data/state-0.1; only the name of its folder is replaced.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import RandomEngine, commands
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.game.players import Computer, Human
from desktop.settings.settings import Settings
from rules.clock import TimeControl
from rules.games import GAMES
from rules.record.game_file import load

STATE = Path(__file__).parents[2] / "data" / "state-0.1"
FOLDER = b"@FOLDER@"
MOVES = json.loads(STATE.with_name("state-0.1-moves.json").read_text("utf-8"))  # of each window


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(STATE, tmp_path, dirs_exist_ok=True)
    for path in (tmp_path / "settings.ini", *tmp_path.glob("games/*/*.path")):
        path.write_bytes(path.read_bytes().replace(FOLDER, str(tmp_path).encode()))
    return tmp_path


@pytest.fixture
def settings(folder: Path) -> Settings:
    return Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))


def test_windows_games_and_shortcuts_are_restored(
    folder: Path, make_program: Callable[..., Program]
) -> None:
    windows, records = {}, {}
    for window in make_program(RandomEngine).sessions.restore_windows():
        assert window.session is not None
        key = window.session.record.setup.game.key
        windows[key], records[key] = window, window.session.record
    assert {key: [node.text for node in one.line] for key, one in records.items()} == MOVES
    assert records["wythe"].node.properties["C"] == ["Eine Bemerkung – with **signs**"]
    assert len(list(records["yodd"].root.subtree())) == 7  # with a variation
    assert records["oddy"].can_redo
    assert windows["themisto"].path == folder / "files" / "saved.oddments"
    actions = commands(windows["wythe"])
    assert [key.toString() for key in actions["turn.undo"].shortcuts()] == ["Ctrl+Alt+Z", "F9"]
    assert actions["board.coordinates"].shortcuts() == []


def test_settings_are_read(settings: Settings) -> None:
    assert settings.theme == "dark"
    assert settings.language == "de"
    assert settings.animated is False
    assert settings.log
    assert not settings.comments
    assert settings.confirms
    assert not settings.turns_shown
    assert settings.side_shown
    assert settings.tree_shown
    assert settings.ponders
    assert settings.flat
    assert settings.side_share == 0.41
    assert settings.comments_share == 0.3
    assert settings.zoom == 1.25
    assert settings.geometry
    assert settings.library_geometry
    assert settings.choices("picture") == {"suffix": ".svg", "side_px": "700"}
    assert [Path(path).name for path in settings.recent_files] == [
        "wythe.oddments",
        "yodd.oddments",
    ]


def test_new_games_begin_as_the_last_ones(settings: Settings) -> None:
    for key in MOVES:
        game = GAMES[key]
        assert settings.setup(game) != game.setup() or key == "themisto"
        assert settings.seats(game) == (Human("Ann"), Computer(4))
        assert Settings.clocks.of(settings, game) == TimeControl(
            main_seconds=600, increment_seconds=5
        )
        assert settings.komi_is_offered(game)
        assert settings.lesson_taken(key) == (key == "yodd")


def test_the_library_knows_its_games(
    folder: Path, make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    program = make_program()
    program.library.show()
    window = program.library.window
    assert window is not None
    games = window.list.games
    qtbot.waitUntil(lambda: games.rowCount() == 10)
    qtbot.waitUntil(lambda: all(games.row(at) for at in range(10)))
    rows = [games.row(at) for at in range(10)]
    assert sum(row.path.parent.name == "2026-11" for row in rows if row) == 5
    assert len(list((folder / "games").glob("*/*.oddments"))) == 10


def test_files_can_be_read() -> None:
    for path in STATE.glob("files/*.oddments"):
        record = load(path)
        assert len(record.main_line) > 3
        assert record.reading.problems == []
