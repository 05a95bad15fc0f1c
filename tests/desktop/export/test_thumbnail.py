"""The picture of a saved game for file managers, made in this process."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.board.picture import board_picture
from desktop.export.thumbnail import write_thumbnail
from desktop.theme.theme import LIGHT
from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord


class App:
    """Stands in for the application, since there is one already."""

    running: int = 0

    def __init__(self, _arguments: list[str]) -> None:
        assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
        type(self).running += 1

    def shutdown(self) -> None:
        type(self).running -= 1


@pytest.fixture
def write(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Callable[[Path, Path], int]:
    def make(file: Path, picture: Path) -> int:
        with monkeypatch.context() as patch:
            patch.setenv("QT_QPA_PLATFORM", "xcb")
            patch.setattr(QtWidgets, "QApplication", App)
            return write_thumbnail(96, file, picture)

    return make


@pytest.fixture
def record() -> GameRecord:
    made = GameRecord(GAMES["egotzi"].setup(size=4, pie=False))
    for turn in ("a1", "c3", "b4"):
        made.play_text(turn)
    return made


@pytest.mark.parametrize("turns", [0, 3])
def test_it_shows_the_final_position(
    write: Callable[[Path, Path], int], record: GameRecord, tmp_path: Path, turns: int
) -> None:
    if not turns:
        record = GameRecord(record.setup)
    save(record, tmp_path / "game.oddments")
    assert write(tmp_path / "game.oddments", tmp_path / "game.png") == 0
    last = record.position_at(record.line[1]).turn_changes(record.line[2].turn) if turns else ()
    expected = board_picture(record.position, 96, LIGHT, last=last)
    expected.save(str(tmp_path / "expected.png"))
    assert QImage(str(tmp_path / "game.png")) == QImage(str(tmp_path / "expected.png"))
    assert App.running == 0


def test_errors_are_reported(
    write: Callable[[Path, Path], int],
    record: GameRecord,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    missing = tmp_path / "missing"
    assert write(missing, tmp_path / "x.png") == 1
    assert capsys.readouterr().err.startswith(f"oddments: {missing} cannot be read: ")
    save(record, tmp_path / "game.oddments")
    target = tmp_path / "gone" / "x.png"
    assert write(tmp_path / "game.oddments", target) == 1
    assert capsys.readouterr().err == f"oddments: {target} cannot be written\n"
    assert App.running == 0
