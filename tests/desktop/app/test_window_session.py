"""Starts from a copy of the files on the disk, as a power cut would leave them."""

from __future__ import annotations

import errno
import itertools
import os
import shutil
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import RandomEngine, click, program_of, shown, small
from lone_game import place
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.app import window_session
from desktop.app.program import Program
from desktop.app.window_session import capture_window, read_session
from desktop.game.game_session import Phase
from desktop.game.players import Human, Seats
from desktop.pages.start_page import StartPage
from desktop.settings.autosave import AutosaveFile
from desktop.settings.settings import Settings
from desktop.widgets.notice_bar import Topic
from desktop.window import game_opener
from desktop.window.main_window import MainWindow
from rules.clock import TimeControl
from rules.record.game_file import save
from rules.record.game_record import GameRecord

HUMANS: Seats = (Human(), Human())
StartAgain = Callable[..., list[MainWindow]]


@pytest.fixture(autouse=True)
def _writes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_session, "_PAUSE_MS", 0)


@pytest.fixture
def start_again(tmp_path: Path, qtbot: QtBot) -> StartAgain:
    """Return a function that starts a program from a copy of what another one has saved."""
    numbers = itertools.count()

    def start(
        saved: Program | None = None, change: Callable[[Path], None] = lambda _folder: None
    ) -> list[MainWindow]:
        if saved is not None:
            settle(saved, tmp_path, qtbot)
        folder = tmp_path / f"copy {next(numbers)}"
        unneeded = shutil.ignore_patterns("copy *", "*.lock")
        shutil.copytree(tmp_path, folder, ignore=unneeded)
        change(folder)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        program = Program(Settings(store), folder, make_engine=RandomEngine, pace_ms=0, forced_ms=0)
        windows = program.sessions.restore_windows()
        for window in windows:
            window.show()
        return windows

    return start


def settle(program: Program, folder: Path, qtbot: QtBot) -> None:
    """Wait until the program has saved everything by itself."""

    def is_written() -> bool:
        try:
            written = read_session((folder / "session.json").read_bytes())
        except FileNotFoundError:
            return False
        return list(written.windows) == [capture_window(window) for window in program.windows]

    qtbot.waitUntil(is_written)


def play(window: MainWindow, *texts: str) -> None:
    session = window.session
    assert session is not None
    place(session, *texts)


def begun(window: MainWindow, *texts: str, key: str = "egotzi") -> MainWindow:
    window.play_new(small(key), HUMANS)
    play(window, *texts)
    return window


def saved(path: Path, *texts: str) -> Path:
    record = GameRecord(small("egotzi"))
    for text in texts:
        record.play_text(text)
    save(record, path)
    return path


def texts_of(window: MainWindow) -> list[str]:
    assert window.session is not None
    return [node.text for node in window.session.record.line]


def texts_of_or_none(window: MainWindow) -> list[str] | None:
    return None if window.session is None else texts_of(window)


def test_every_window_comes_back_as_it_was(
    program: Program, tmp_path: Path, qtbot: QtBot, start_again: StartAgain
) -> None:
    first = begun(shown(program, qtbot), "a1", "b2", "c3", "d4")
    assert first.session is not None
    first.session.go_to(first.session.record.line[0])
    play(first, "b3", "c4", "d1")  # a variation
    first.session.go_previous()
    first.session.go_previous()
    begun(shown(program, qtbot), "a2")
    third = shown(program, qtbot)
    third.resize(780, 610)
    windows = start_again(program)
    assert len(windows) == 3
    pages = [window for window in windows if isinstance(window.page, StartPage)]
    assert [window.size().toTuple() for window in pages] == [(780, 610)]
    looked_at = next(window for window in windows if texts_of_or_none(window) == ["a1", "b3"])
    assert looked_at.session is not None
    assert looked_at.session.record == first.session.record
    looked_at.session.go_last()
    assert texts_of(looked_at) == ["a1", "b3", "c4", "d1"]  # redo leads where it led
    assert any(texts_of_or_none(window) == ["a2"] for window in windows)
    written = read_session((tmp_path / "copy 0" / "session.json").read_bytes())
    assert written.attempts == 1  # recorded before the windows open
    assert len(written.windows) == 3


def test_after_a_crash_right_after_a_move_the_window_shows_it(
    program: Program, tmp_path: Path, qtbot: QtBot, start_again: StartAgain
) -> None:
    window = shown(program, qtbot)
    program.opener.open(saved(tmp_path / "mine.oddments", "a1"), window)
    settle(program, tmp_path, qtbot)
    program.sessions._timer.setInterval(10**6)  # the crash comes before
    play(window, "b2")
    with qtbot.waitSignal(program.autosaves.written):
        pass
    program.autosaves.writer.wait()
    (back,) = start_again()
    assert texts_of(back) == ["a1", "b2"]


def test_a_variation_that_is_played_comes_back_as_one(
    program: Program, qtbot: QtBot, start_again: StartAgain
) -> None:
    window = begun(shown(program, qtbot), "a1", "b2", "c3", "d4")
    assert window.session is not None
    window.session.go_to(window.session.record.main_line[1])
    window.session.play_variation(HUMANS)
    play(window, "c4", "d1")
    window.session.go_previous()
    (again,) = start_again(program)
    assert again.session is not None
    record = again.session.record
    assert record == window.session.record
    assert texts_of(again) == ["a1", "b2", "c4"]
    play(again, "b1")
    assert [node.text for node in record.main_line] == ["a1", "b2", "c3", "d4"]
    assert [node.text for node in record.main_line[1].children] == ["c3", "c4"]
    assert [node.text for node in record.node.parent.children] == ["d1", "b1"]  # type: ignore[union-attr]


def test_turns_played_after_an_undo_come_back_in_the_main_line(
    program: Program, tmp_path: Path, qtbot: QtBot, start_again: StartAgain
) -> None:
    window = shown(program, qtbot)
    window.play_new(small("egotzi"), HUMANS, TimeControl(main_seconds=60))
    play(window, "a1", "b2", "c3")
    assert window.session is not None
    window.session.undo()
    settle(program, tmp_path, qtbot)
    program.sessions.close()
    assert window.session.clock.paused
    (again,) = start_again()
    assert again.session is not None
    assert again.session.phase is Phase.PAUSED  # so that its clocks do not run
    again.session.resume()
    assert again.session.clock.is_running
    play(again, "d1")
    assert [node.text for node in again.session.record.main_line] == ["a1", "b2", "d1"]


def test_a_file_that_was_changed_is_shown_as_changed_and_left_alone(
    window: MainWindow, tmp_path: Path, start_again: StartAgain
) -> None:
    path = saved(tmp_path / "mine.oddments", "a1")
    before = path.read_bytes()
    program_of(window).opener.open(path, window)
    play(window, "b2")
    assert window.session is not None
    for text in ("a", "a r", "a remark"):
        window.session.edits.set_values(window.session.record.node, "C", [text], typing=True)
    (again,) = start_again(program_of(window))
    assert texts_of(again) == ["a1", "b2"]
    assert again.session is not None
    assert again.session.record.node.properties["C"] == ["a remark"]
    assert again.path == path
    assert again.isWindowModified()
    assert path.read_bytes() == before


def test_a_game_that_another_program_has_is_not_opened_twice(
    make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    one = make_program()
    window = begun(shown(one, qtbot), "a1")
    one.sessions.save()
    two = make_program()
    assert window.document is not None
    assert window.document.autosave.path is not None
    other = shown(two, qtbot)
    two.opener.reopen(window.document.autosave.path, other)
    assert "another window" in other.notices.texts[Topic.OPENING]


def without_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every attempt to create a file below this folder fail from now on."""
    make = os.open

    def refuse(path: str, flags: int, *mode: int, **more: int) -> int:
        if flags & os.O_CREAT and os.fspath(path).startswith(str(folder)):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), path)
        return make(path, flags, *mode, **more)

    monkeypatch.setattr(os, "open", refuse)


def hasten_retry(program: Program) -> None:
    """Make the session try again now rather than when its timer runs out."""
    (retry,) = (
        timer for timer in program.sessions.findChildren(QTimer) if timer.interval() == 5_000
    )
    assert retry.isActive()
    retry.setInterval(0)


def test_a_game_on_a_slow_disk_comes_back_later_and_is_not_lost_by_another_start(
    program: Program, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begun(shown(program, qtbot), "a1", "b2", "c3")
    assert first.session is not None
    first.session.undo()
    program.sessions.save()
    ignored = shutil.ignore_patterns("copy", "*.lock")
    shutil.copytree(tmp_path, tmp_path / "copy", ignore=ignored)
    load, answers = AutosaveFile.load, threading.Event()
    monkeypatch.setattr(game_opener, "SMALL", 0)
    monkeypatch.setattr(
        AutosaveFile, "load", lambda file, progress=None: answers.wait() and load(file, progress)
    )
    again = Program(program.settings, tmp_path / "copy", make_engine=RandomEngine)
    (window,) = again.sessions.restore_windows()
    window.show()
    assert isinstance(window.page, StartPage)
    again.sessions.save()  # and ends here
    written, before = (
        read_session((tmp_path / folder / "session.json").read_bytes()).windows
        for folder in ("copy", ".")
    )
    assert [known.game for known in written] == [known.game for known in before]
    assert [known.line for known in written] == [("a1", "b2", "c3")]
    answers.set()
    qtbot.waitUntil(lambda: window.session is not None and window.session.can_redo)
    assert texts_of(window) == ["a1", "b2"]
    settle(again, tmp_path / "copy", qtbot)
    window.close()


def test_notices_of_a_full_disk_do_not_contradict_each_other(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "state"
    folder.mkdir()
    without_room(folder, monkeypatch)
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    program = Program(Settings(store), folder, make_engine=RandomEngine)
    (window,) = program.sessions.restore_windows()
    window.show()
    begun(window, "a1")
    qtbot.waitUntil(lambda: Topic.AUTOSAVE in window.notices.texts)
    assert "This game cannot be saved" in window.notices.texts[Topic.AUTOSAVE]
    assert "no space left" in window.notices.texts[Topic.SESSION]
    assert "All your games are saved" not in window.notices.texts[Topic.SESSION]
    monkeypatch.undo()
    window.close()


def test_windows_can_be_restored_once_there_is_room(
    program: Program, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(shown(program, qtbot), "a1")
    program.sessions.save()
    folder = tmp_path / "copy"
    shutil.copytree(tmp_path, folder, ignore=shutil.ignore_patterns("copy", "*.lock"))
    without_room(folder, monkeypatch)
    again = Program(program.settings, folder, make_engine=RandomEngine)
    (window,) = again.sessions.restore_windows()
    window.show()
    assert isinstance(window.page, StartPage)
    monkeypatch.undo()
    hasten_retry(again)
    button = "Restore windows"
    qtbot.waitUntil(lambda: button in [each.text() for each in window.findChildren(QPushButton)])
    assert window.notices.texts[Topic.SESSION] == "Your windows can be restored now."
    click(next(each for each in window.findChildren(QPushButton) if each.text() == button))
    back = again.windows[-1]
    assert back.session is not None
    assert [node.text for node in back.session.record.line] == ["a1"]
    settle(again, folder, qtbot)
    for each in list(again.windows):
        each.close()


def test_a_session_that_could_not_be_written_is_written_once_there_is_room(
    program: Program, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown(program, qtbot)
    settle(program, tmp_path, qtbot)
    (tmp_path / "session.json").unlink()
    without_room(tmp_path, monkeypatch)
    program.sessions.schedule_write()
    window = shown(program, qtbot)
    program.sessions.save()
    stale = "The list of open windows cannot be saved: there is no space left on the disk."
    texts = [each.notices.texts.get(Topic.WINDOWS, "") for each in program.windows]
    assert [text.startswith(stale) for text in texts].count(True) == 1
    hidden = program.windows[texts.index(max(texts))]
    hidden.notices.withdraw(Topic.WINDOWS)  # by the user
    window.resize(666, 555)
    program.sessions.save()
    assert not any(Topic.WINDOWS in each.notices.texts for each in program.windows)
    hidden.close()  # then another window shows it
    program.sessions.save()
    (left,) = program.windows
    assert Topic.WINDOWS in left.notices.texts
    monkeypatch.undo()
    hasten_retry(program)
    settle(program, tmp_path, qtbot)  # though nothing has changed since
    qtbot.waitUntil(lambda: Topic.WINDOWS not in left.notices.texts)  # just after the file is there


def test_a_damaged_list_of_windows_is_reported_once_the_disk_has_room(
    program: Program, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "copy"
    folder.mkdir()
    (folder / "session.json").write_text("{")
    without_room(folder, monkeypatch)
    again = Program(program.settings, folder, make_engine=RandomEngine)
    (window,) = again.sessions.restore_windows()
    window.show()
    assert "no space left" in window.notices.texts[Topic.SESSION]
    monkeypatch.undo()
    hasten_retry(again)
    damaged = "the list of open windows is damaged"
    qtbot.waitUntil(lambda: damaged in window.notices.texts.get(Topic.SESSION, ""))
    window.close()
