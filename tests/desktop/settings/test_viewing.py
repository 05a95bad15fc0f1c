"""An opened game is only viewed: nobody plays, and it is not added to the user's library."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import HUMANS, RandomEngine, SlowEngine, click, game_page, shown, small
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.game.game_session import GameSession, Phase
from desktop.game.players import Computer, Human
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from desktop.window.window_actions import EarlierGamesMenu
from rules.clock import TimeControl
from rules.record.clock_times import set_time_control
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


@pytest.mark.parametrize("seats", [COMPUTERS, ("person", "engine 2")], ids=["resumed", "played"])
def test_the_computer_plays_when_the_opened_game_is_resumed_or_played(
    program: Program, window: MainWindow, tmp_path: Path, qtbot: QtBot, seats: tuple[str, str]
) -> None:
    session = opened(program, window, file_of(record_of(seats=seats), tmp_path))
    if seats == COMPUTERS:
        click(game_page(window).resume)
    else:
        assert session.phase is Phase.CHOICE
        session.play(session.position.read("a1")[0])
    qtbot.waitUntil(lambda: len(session.record.line) >= 2)


def test_the_clocks_of_an_opened_game_stand_still(
    program: Program, window: MainWindow, tmp_path: Path
) -> None:
    record = record_of(seats=TWO_HUMANS)
    set_time_control(record, TimeControl(main_seconds=60))
    session = opened(program, window, file_of(record, tmp_path))
    assert session.phase is Phase.PAUSED
    session.resume()
    assert session.clock.is_running


def test_a_pasted_game_is_in_the_library_as_it_has_no_file(
    program: Program, window: MainWindow, tmp_path: Path
) -> None:
    record = record_of("a1", "b2")
    program.opener.open_text(write_game(record), window)
    assert game_page(window).session.phase is Phase.STOPPED
    window.close()
    (path,) = kept(tmp_path)
    assert load(path) == record


def test_the_computer_waits_in_an_earlier_game_that_the_menu_opens(
    make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    program = make_program(make_engine=SlowEngine)
    window = shown(program, qtbot)
    window.play_new(small("egotzi"), (Human(), Computer(1)))
    game_page(window).session.play(small("egotzi").start().read("a1")[0])
    window.play_new(small("egotzi"), HUMANS)
    menu = window.findChild(EarlierGamesMenu)
    assert menu is not None
    menu.aboutToShow.emit()
    (game,) = menu.actions()
    game.trigger()
    page = game_page(program.windows[-1])
    assert page.session.phase is Phase.STOPPED
    assert "Press “Resume” to play from here" in page.status.text


@pytest.mark.parametrize("change", ["turn", "note"])
def test_an_opened_game_that_is_changed_is_in_the_library(
    program: Program, window: MainWindow, tmp_path: Path, change: str
) -> None:
    session = opened(program, window, file_of(record_of(seats=TWO_HUMANS), tmp_path))
    if change == "turn":
        session.play(session.position.read("a1")[0])
    else:
        session.edits.set_values(session.record.root, "C", ["why"])
    window.close()
    assert len(kept(tmp_path)) == 1


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


def test_a_running_game_continues_after_a_crash(
    make_program: Callable[..., Program], tmp_path: Path, qtbot: QtBot
) -> None:
    program = make_program(make_engine=SlowEngine)
    window = shown(program, qtbot)
    window.play_new(small("egotzi"), (Human(), Computer(1)))
    session = game_page(window).session
    session.play(session.position.read("a1")[0])
    assert session.phase is Phase.THINKING
    _again, back = restarted(program, tmp_path, SlowEngine)
    assert game_page(back).session.phase is Phase.THINKING
    back.close()
