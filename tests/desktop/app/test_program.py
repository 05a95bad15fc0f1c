"""What the windows share: notices, the help, one's own results and the list of windows."""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
from driving import click
from own_games import put
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.app.window_session import WindowSession
from desktop.game.players import Computer, Human
from desktop.library.results_window import ResultsWindow
from desktop.pages.start_page import StartPage
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.games.packages import EndedProcessError


def test_windows_are_offset_from_each_other_and_forgotten_once_closed(program: Program) -> None:
    assert program.windows == []
    assert program.help is None
    assert program.library.window is None
    assert not gc.isenabled()
    assert sys.getswitchinterval() == pytest.approx(0.001)
    first = program.open_window()
    assert isinstance(first.page, StartPage)
    assert not first.isVisible()
    first.setGeometry(40, 40, 700, 520)
    program.settings.geometry = first.saveGeometry()
    other = program.open_window()
    assert program.windows == [first, other]
    assert other.pos() - first.pos() == QPoint(32, 32)
    third = program.show_another()
    assert third.isVisible()
    assert program.windows == [first, other, third]
    changed = QSignalSpy(program.games_changed)
    other.close()
    assert program.windows == [first, third]
    assert changed.count() >= 1
    other.closed.emit()  # a second time does no harm
    assert program.windows == [first, third]


def test_folders_that_may_not_be_read_stop_nothing(
    program: Program, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed, stat = str(tmp_path / "sealed"), os.stat

    def refuse(path: Any, *more: Any, **options: Any) -> os.stat_result:
        if not isinstance(path, int) and os.fspath(path).startswith(sealed):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return stat(path, *more, **options)

    program.settings.recent_files = [f"{sealed}/game.oddments"]
    monkeypatch.setattr(os, "stat", refuse)
    again = Program(program.settings, Path(sealed))
    assert again.recent.paths == []
    again.decks.count()
    window = again.show_another()
    qtbot.waitExposed(window)
    again.fault_notices.show_folder(window)
    assert Topic.LOG_FOLDER in window.notices.texts
    window.close()


def test_no_window_reaches_beyond_the_screen(program: Program) -> None:
    first = program.open_window()
    room = first.screen().availableGeometry()
    first.setGeometry(room.right() - 700, room.bottom() - 560, 700, 520)
    program.settings.geometry = first.saveGeometry()
    windows = [program.open_window(), program.show_another()]
    program.library.show()
    program.results.show()
    program.show_help("yodd")
    windows += [program.library.window, program.results.window, program.help]  # type: ignore[list-item]
    for window in windows:
        assert room.contains(window.frameGeometry())


def test_a_notice_appears_only_if_the_core_is_slow_or_a_game_is_broken(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.app.program.compiled", lambda: True)
    assert program.core_notice == ""
    assert program.open_window().notices.texts == {}
    monkeypatch.setattr("desktop.app.program.compiled", lambda: False)
    assert "hundreds of times slower" in program.core_notice
    assert program.open_window().notices.texts == {Topic.CORE: program.core_notice}
    broken = {Mock(origin="nudge 1.5"): ValueError("no board")}
    monkeypatch.setattr("desktop.app.program.BROKEN", broken)
    notice = program.open_window().notices.texts[Topic.GAMES]
    assert notice == "The game of nudge 1.5 cannot be played: no board"


def test_a_game_that_ended_the_program_can_be_tried_again(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    nudge, shove = Mock(origin="nudge 1.5"), Mock(origin="shove 2")
    broken = {nudge: EndedProcessError("Oddments ended"), shove: ValueError("no board")}
    monkeypatch.setattr("desktop.app.program.BROKEN", broken)
    window, other = program.open_window(), program.open_window()
    other.notices.withdraw(Topic.GAMES)  # hidden by the user

    def mend() -> None:
        broken[nudge] = ValueError("it is loaded again")

    monkeypatch.setattr("desktop.app.program.try_again", mend)
    window.show()
    (again,) = window.notices.findChildren(QPushButton)
    click(again)
    assert [each.notices.texts.get(Topic.GAMES) for each in (window, other)] == [
        "The game of nudge 1.5 cannot be played: it is loaded again\n"
        "The game of shove 2 cannot be played: no board",
        None,
    ]
    assert not again.isVisible()


def test_invalid_themes_are_reported_in_every_window_until_they_are_fixed(
    program: Program,
) -> None:
    first = program.open_window()
    assert Topic.THEMES not in first.notices.texts
    folder = program.appearance.themes.folder
    folder.mkdir(parents=True, exist_ok=True)
    bad = folder / "bad.json"
    bad.write_text("nonsense")
    program.appearance.reload_themes()
    other = program.open_window()
    for window in (first, other):
        assert "bad.json" in window.notices.texts[Topic.THEMES]
    bad.unlink()
    program.appearance.reload_themes()
    for window in (first, other):
        assert Topic.THEMES not in window.notices.texts


def test_games_changed_follows_recent_files_autosaves_bin_and_opener(
    program: Program, tmp_path: Path
) -> None:
    changed = QSignalSpy(program.games_changed)
    (tmp_path / "a.oddments").touch()
    program.recent.add(tmp_path / "a.oddments")
    assert changed.count() == 1
    program.autosaves.found.emit()
    assert changed.count() == 2
    program.library.client.games_moved.emit()
    assert changed.count() == 3
    program.opener.games_changed.emit()
    assert changed.count() == 4


def test_the_help_is_one_window_that_stays_with_the_others(program: Program) -> None:
    window = program.open_window()
    program.show_help("yodd")
    first = program.help
    assert first is not None
    assert first.isVisible()
    program.show_help("wythe")
    assert program.help is first
    first.showMinimized()
    program.show_help("yodd", "end")
    assert not first.isMinimized()
    other = program.open_window()
    other.close()
    assert program.help is first
    window.close()
    assert program.help is None
    program.open_window().close()  # there is none to close


def test_quitting_saves_everything_before_the_windows_close(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(WindowSession, "close", lambda _self: done.append("saved"))
    monkeypatch.setattr(WindowSession, "resume", lambda _self: done.append("resumed"))
    for window in (program.show_another(), program.show_another()):
        window.closed.connect(lambda: done.append("closed"))
    program.quit()
    assert done == ["saved", "closed", "closed", "resumed"]
    assert program.windows == []


def test_sounds_follow_the_settings(
    make_program: Callable[..., Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.app.program.SoundPlayer", lambda *asked: asked)
    program = make_program()
    is_on, volume = cast(Any, program.sounds)
    assert (is_on(), volume()) == (not program.preferences._motion.still, 0.7)
    program.settings.sounds = not is_on()
    program.settings.volume = 0.2
    assert (is_on(), volume()) == (program.settings.sounds, 0.2)


# -- one's own results ---------------------------------------------------------------------------


def opened(program: Program, qtbot: QtBot, game: str) -> ResultsWindow:
    window = program.results.window
    assert window is not None
    qtbot.waitUntil(lambda: window.page.record is not None and window.page.record.game == game)
    return window


def test_the_advised_game_begins_with_one_click(
    make_program: Callable[..., Program], tmp_path: Path, qtbot: QtBot
) -> None:
    yodd = GAMES["yodd"].setup(size=4)
    for number in range(8):
        put(tmp_path, number, (yodd, "engine 3", "person", "2026-11-03", 1, False))
    program = make_program()
    program.settings.remember(yodd, (Computer(3), Human("Ann")), komi_offered=False)
    window = program.open_window()
    window.show()
    program.results.show()
    page = opened(program, qtbot, "yodd").page
    qtbot.waitUntil(lambda: page.play.text() == "Play level 4")
    click(page.play)
    session = window.session
    assert session is not None
    assert (session.record.setup, session.seats) == (yodd, (Computer(4), Human("Ann")))
    assert program.settings.level == 4
    click(page.play)  # the first window has a game now
    assert [each.session is not None for each in program.windows] == [True, True]


def test_help_and_results_close_with_the_last_window(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    program.results.show("yodd")
    results = opened(program, qtbot, "yodd")
    results.activateWindow()
    qtbot.waitUntil(results.isActiveWindow)
    QTest.keyClick(results, Qt.Key.Key_F1)
    assert program.help is not None
    window.close()
    assert program.help is not None
    program.results.close()
    assert program.help is None
    assert program.results.window is None
