"""An opened game is only viewed: nobody plays, and it is not added to the user's library."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from driving import HUMANS, RandomEngine, game_page, small
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.game.game_session import GameSession, Phase
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from rules.clock import TimeControl
from rules.record.game_file import load, save, write_game
from rules.record.game_record import GameRecord

COMPUTERS, TWO_HUMANS = ("engine 2", "engine 2"), ("person", "person")


def record_of(*turns: str, seats: tuple[str, str] = COMPUTERS) -> GameRecord:
    record = GameRecord(small("egotzi"))
    record.seats = list(seats)
    for turn in turns:
        record.play_text(turn)
    return record


def file_of(record: GameRecord, folder: Path) -> Path:
    save(record, folder / "game.oddments")
    return folder / "game.oddments"


def opened(program: Program, window: MainWindow, path: Path) -> GameSession:
    program.opener.open(path, window)
    return game_page(window).session


def kept(folder: Path) -> list[Path]:
    """Return the games in the user's library."""
    return list((folder / "games").rglob("*.oddments"))


@pytest.mark.parametrize("is_cut", [False, True])
def test_the_computer_waits_while_an_opened_game_is_browsed_and_nothing_is_kept(
    program: Program, window: MainWindow, tmp_path: Path, is_cut: bool
) -> None:
    path = file_of(record_of("a1", "b2"), tmp_path)
    if is_cut:
        path.write_text(path.read_text().rstrip().rstrip(")"))
    session = opened(program, window, path)
    assert [node.text for node in session.record.line] == ["a1", "b2"]
    assert ("(read only)" in window.windowTitle()) is is_cut
    assert "Press “Resume” to play from here" in game_page(window).status.text
    for ask in (session.go_first, session.go_next, session.go_last, session.undo, session.redo):
        assert session.phase is Phase.STOPPED
        ask()
    assert session.phase is Phase.STOPPED
    window.close()
    assert kept(tmp_path) == []


def test_a_pasted_game_is_in_the_library_as_it_has_no_file(
    program: Program, window: MainWindow, tmp_path: Path
) -> None:
    record = record_of("a1", "b2")
    program.opener.open_text(write_game(record), window)
    assert game_page(window).session.phase is Phase.STOPPED
    window.close()
    (path,) = kept(tmp_path)
    assert load(path) == record


def test_a_game_in_which_only_time_passed_is_not_in_the_library(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.play_new(small("egotzi"), HUMANS, TimeControl(main_seconds=60))
    session = game_page(window).session
    now = session.clock.now()
    monkeypatch.setattr(session.clock, "now", lambda: now + 3)
    session.pause()
    window.close()
    assert session.record.root.properties
    assert kept(tmp_path) == []


def restarted(program: Program, folder: Path, engine: type) -> tuple[Program, MainWindow]:
    """Start a program from a copy of the disk; return it and the window that it restores."""
    program.sessions.save()
    copy = folder / "copy"
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("copy", "*.lock"))
    again = Program(program.settings, copy, make_engine=engine, pace_ms=0)
    (window,) = again.sessions.restore_windows()
    return again, window


@pytest.mark.parametrize(
    ("remark", "is_moved"),
    [("a small file", True), pytest.param("a big file " * 1000, False, marks=pytest.mark.long)],
    ids=["moved", "big"],
)
def test_a_restored_damaged_game_is_viewed_with_the_problems_of_its_file(
    program: Program,
    window: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    remark: str,
    is_moved: bool,
) -> None:
    path = file_of(record_of("a1", "b2"), tmp_path)
    text = path.read_text().rstrip().removesuffix(")")
    path.write_text(f"junk {text}C[{remark}];B[z9]")
    program.opener.open(path, window)
    qtbot.waitUntil(lambda: window.session is not None)
    message = window.notices.texts[Topic.FILE]
    assert "game.oddments could only be read in part: line 1, column 1" in message
    assert "and 2 more problems" in message
    game_page(window).session.go_first()
    if is_moved:
        path.rename(tmp_path / "moved.oddments")
    _again, back = restarted(program, tmp_path, RandomEngine)
    assert back.notices.texts[Topic.FILE] == message
    assert "game.oddments (read only)" in back.windowTitle()
    session = game_page(back).session
    assert session.record.node is session.record.root
    session.go_last()
    assert session.phase is Phase.STOPPED
    back.close()
