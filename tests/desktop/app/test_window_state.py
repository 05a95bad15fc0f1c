"""A window's state is captured and restored."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path

from driving import HUMANS, SlowEngine, game_page, small
from lone_game import place
from PySide6.QtCore import QByteArray

from desktop.app.program import Program
from desktop.app.window_session import OpenWindow, capture_window, restore_window
from desktop.game.game_session import GameSession, Phase
from desktop.game.players import Computer, Human
from desktop.pages.start_page import StartPage
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from rules.record.game_file import save, write_game
from rules.record.game_record import GameRecord
from rules.record.whole_file import FileFingerprint


def opened_again(program: Program, known: OpenWindow) -> MainWindow:
    return restore_window(known, program.open_window, program)


def session_of(window: MainWindow) -> GameSession:
    return game_page(window).session


def play(window: MainWindow, *texts: str) -> None:
    place(session_of(window), *texts)


def record(*turns: str) -> GameRecord:
    made = GameRecord(small("egotzi"))
    for turn in turns:
        made.play_text(turn)
    return made


def texts(window: MainWindow) -> list[str]:
    return [node.text for node in session_of(window).record.line]


def test_only_the_geometry_of_a_start_page_is_captured(
    program: Program, window: MainWindow
) -> None:
    window.resize(777, 555)
    known = capture_window(window)
    assert known == OpenWindow(geometry=known.geometry, active=window.isActiveWindow())
    assert QByteArray.fromBase64(known.geometry.encode()) == window.saveGeometry()
    again = opened_again(program, known)
    assert isinstance(again.page, StartPage)
    assert again.size().toTuple() == (777, 555)
    assert not again.isVisible()
    assert again.notices.texts == {}


def test_an_autosaved_game_is_captured_by_its_file_and_checksum(
    program: Program, window: MainWindow
) -> None:
    window.play_new(small("egotzi"), HUMANS)
    play(window, "a1", "b2", "c3")
    session = session_of(window)
    session.go_previous()
    assert window.document is not None
    window.document.flush()
    kept = window.document.autosave
    known = capture_window(window)
    assert kept.path is not None
    assert known == OpenWindow(
        geometry=known.geometry,
        active=window.isActiveWindow(),
        game=f"{kept.path.parent.name}/{kept.path.name}",
        checksum=kept.checksum,
        line=("a1", "b2", "c3"),
        at=2,
    )
    window.close()
    again = opened_again(program, known)
    assert texts(again) == ["a1", "b2"]
    assert session_of(again).phase is Phase.CHOICE
    assert not session_of(again).is_viewing
    session_of(again).go_last()
    assert texts(again) == ["a1", "b2", "c3"]


def test_a_game_that_was_continued_since_keeps_its_own_place(
    program: Program, window: MainWindow
) -> None:
    window.play_new(small("egotzi"), HUMANS)
    play(window, "a1", "b2")
    assert window.document is not None
    window.document.flush()
    known = dataclasses.replace(capture_window(window), at=0, checksum=1)
    window.close()
    assert texts(opened_again(program, known)) == ["a1", "b2"]


def test_a_missing_place_is_replaced_by_the_nearest_one(
    program: Program, window: MainWindow
) -> None:
    window.play(record("a1", "b2"), path=None, viewing=True)
    for at, stands in ((-5, 0), (1, 1), (99, 2)):
        known = dataclasses.replace(capture_window(window), at=at, line=("a1", "b2", "z9", "c3"))
        assert len(texts(opened_again(program, known))) == stands


def test_an_unfinished_turn_and_an_undone_one_are_captured(
    program: Program, window: MainWindow
) -> None:
    window.play_new(small("yodd"), HUMANS)
    session = session_of(window)
    play(window, session.record.position.write(next(session.record.position.legal_turns())))
    session.undo()
    while not session.steps:
        session.play(session.position.legal_steps()[-1])
    assert window.document is not None
    window.document.flush()
    known = capture_window(window)
    assert known.steps == tuple(session.steps)
    assert known.taken_back is session.record.taken_back
    window.close()
    again = session_of(opened_again(program, known))
    assert tuple(again.steps) == known.steps
    assert again.record.taken_back is known.taken_back


def test_a_stopped_computer_is_captured(make_program: Callable[..., Program]) -> None:
    program = make_program(SlowEngine)
    window = program.open_window()
    window.play_new(small("egotzi"), (Computer(1), Human()))
    for phase in (Phase.THINKING, Phase.STOPPED):
        assert session_of(window).phase is phase
        known = capture_window(window)
        assert known.stopped is (phase is Phase.STOPPED)
        assert known.game == ""
        assert known.text == write_game(session_of(window).record)
        assert session_of(opened_again(program, known)).phase is phase
        session_of(window).stop()


def test_the_analysis_is_captured(program: Program, window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    assert not capture_window(window).analysing
    game_page(window).analysis_controller.set_analysing(True)
    known = capture_window(window)
    assert known.analysing
    assert game_page(opened_again(program, known)).analysis_controller.analysing
    assert not game_page(
        opened_again(program, dataclasses.replace(known, analysing=False))
    ).analysis_controller.analysing


def test_a_viewed_file_is_captured_as_it_was_opened_and_not_overwritten(
    program: Program, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "own.oddments"
    save(record("a1"), path)
    program.opener.open(path, window)
    known = capture_window(window)
    assert (known.file, known.fingerprint, known.game) == (
        str(path),
        str(FileFingerprint.of(path)),
        "",
    )
    assert known.text == path.read_text()
    assert (known.looked_at, known.read_only, known.problem) == (True, False, "")
    window.close()
    again = opened_again(program, known)
    assert again.path == path
    assert not again.isWindowModified()
    assert session_of(again).is_viewing
    assert again.notices.texts == {}
    again.close()
    save(record("b2"), path)
    again = opened_again(program, known)
    again.save()
    assert "Another program has changed" in again.notices.texts[Topic.FILE]
    again.close()
    path.unlink()
    moved = opened_again(program, known)
    assert moved.path is None
    assert texts(moved) == ["a1"]


def test_moves_that_could_not_be_autosaved_come_back(
    program: Program, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "own.oddments"
    save(record("a1"), path)
    program.autosaves.folder.write_text("a file in its place")
    program.opener.open(path, window)
    assert capture_window(window).text == path.read_text()
    play(window, "b2")
    window.save()
    assert not capture_window(window).modified
    play(window, "a2")
    known = capture_window(window)
    assert not window.close()  # only the second time
    window.close()
    again = opened_again(program, known)
    assert texts(again) == ["a1", "b2", "a2"]
    assert again.path == path
    assert again.isWindowModified()
    again.save()
    assert "a2" in path.read_text()
    again.close()


def test_the_problems_of_a_file_are_captured_until_it_is_a_game_of_its_own(
    program: Program, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "own.oddments"
    save(record("a1"), path)
    path.write_text(f"junk {path.read_text().rstrip().removesuffix(')')};B[z9]")
    program.opener.open(path, window)
    message = window.notices.texts[Topic.FILE]
    known = capture_window(window)
    assert known.read_only
    assert json.loads(known.problem)
    assert known.more_problems == 2
    play(window, "b2")
    assert window.document is not None
    window.document.flush()
    autosaved = capture_window(window)
    assert autosaved.game
    assert (autosaved.read_only, autosaved.problem, autosaved.text) == (False, "", "")
    assert autosaved.file == ""
    window.close()
    path.unlink()
    again = opened_again(program, known)
    assert again.notices.texts[Topic.FILE] == message
    assert again.path is None
    assert again.document is not None
    assert again.document.origin == path


def test_one_of_several_games_comes_back_as_such(
    program: Program, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "many.oddments"
    path.write_text(write_game(record("a1")))
    game = record("a1")
    game.reading.alone = False
    window.play(game, path=path, viewing=True)
    known = capture_window(window)
    assert (known.read_only, known.problem, known.more_problems) == (True, "", 0)
    window.close()
    again = opened_again(program, known)
    assert "one of several games" in again.notices.texts[Topic.FILE]


def test_a_game_that_cannot_be_read_or_is_missing_is_reported(program: Program) -> None:
    again = opened_again(program, OpenWindow(text="(;nonsense", file="x", at=3))
    assert isinstance(again.page, StartPage)
    assert again.notices.texts[Topic.OPENING].startswith("A game that was open cannot be read: ")
    again = opened_again(program, OpenWindow(game="2026-11/none.oddments", at=3, stopped=True))
    assert isinstance(again.page, StartPage)
    assert (
        "cannot be opened: the file or folder does not exist." in again.notices.texts[Topic.OPENING]
    )
