"""Files that are damaged, big, of a newer version, changed meanwhile, or hold many games."""

import errno
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from driving import (
    click,
    commands,
    delete_what_is_closed,
    game_page,
    lay_out,
    press,
    shown,
    small,
    start_page,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QProgressDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.app.window_session import capture_window, restore_window
from desktop.pages.game_page import GamePage
from desktop.pages.start_page import StartPage
from desktop.panels.history_panel import HistoryPanel
from desktop.settings import file_dialogs
from desktop.settings.autosave import AutosaveFile
from desktop.widgets.notice_bar import Topic
from desktop.window import game_opener
from desktop.window.main_window import MainWindow
from rules.position import Position
from rules.record.game_file import Collection, load, read_game
from rules.record.game_record import GameRecord, Node
from rules.record.sgf import Progress

ROOT = "(;FF[4]CA[UTF-8]GM[1003]XG[oddy]XF[1]XS[3]SZ[4]"
DAMAGED = f"{ROOT};B[a1](;W[a1];B[b2])(;W[b1]C[what was"
GAMES = [
    f"{ROOT}PB[Ann]PW[Ben{n}]DT[2024-05-0{n}]RE[B+R];B[a1];W[{turn}])"
    for n, turn in enumerate(("b1", "b2", "c1"), 1)
]


def written(folder: Path, text: str, name: str = "game.oddments") -> Path:
    path = folder / name
    path.write_text(text)
    return path


def turns(window: MainWindow) -> list[str]:
    return [node.text for node in game_page(window).session.record.main_line]


def button_of(widget: QWidget, text: str) -> QPushButton:
    delete_what_is_closed()
    (button,) = [button for button in widget.findChildren(QPushButton) if button.text() == text]
    return button


def answer_save(monkeypatch: pytest.MonkeyPatch, *answers: Path | None) -> list[Path]:
    """Answer the next questions for a file to save to, and record the suggestions."""
    suggestions: list[Path] = []
    left = iter(answers)

    def ask(_parent: object, suggestion: Path) -> Path | None:
        suggestions.append(suggestion)
        return next(left)

    monkeypatch.setattr(file_dialogs, "ask_save", ask)
    return suggestions


# -- read in part ----------------------------------------------------------------------------


def test_what_is_left_of_a_damaged_game_opens_and_can_be_saved_elsewhere(
    window: MainWindow, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, DAMAGED)
    program.opener.open(path, window)
    assert turns(window) == ["a1", "b1"]
    assert game_page(window).session.record.node.properties["C"] == ["what was"]
    text = window.notices.texts[Topic.FILE]
    assert "game.oddments could only be read in part: line 1, column" in text
    assert "and one more problem" in text
    assert "game.oddments was left unchanged" in text
    assert window.windowTitle().startswith("game.oddments (read only)")
    other = tmp_path / "mended.oddments"
    suggestions = answer_save(monkeypatch, None, other)
    commands(window)["game.save"].trigger()  # asks where to, though the game has a file
    assert suggestions[0].parent == tmp_path
    assert suggestions[0] != path
    assert path.read_text() == DAMAGED
    click(button_of(window, "Save as …"))
    assert Topic.FILE not in window.notices.texts
    assert window.windowTitle().startswith("mended.oddments")
    assert window.path == other
    assert not load(other).reading.read_only
    assert path.read_text() == DAMAGED


def test_nothing_is_overwritten_without_a_backup(
    window: MainWindow, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, DAMAGED)
    program.opener.open(path, window)

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    answer_save(monkeypatch, path)
    monkeypatch.setattr(os, "fsync", full)
    commands(window)["game.save"].trigger()
    assert "no space left" in window.notices.texts[Topic.FILE]
    assert path.read_text() == DAMAGED


def test_the_encoding_of_a_file_that_names_none_can_be_chosen(
    window: MainWindow, program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "old.oddments"
    data = f"{ROOT.replace('CA[UTF-8]', '')}PB[\u9648\u6bc5];B[a1])".encode("gb18030")
    path.write_bytes(data)
    program.opener.open(path, window)
    assert "this is not UTF-8 text" in window.notices.texts[Topic.FILE]
    for encoding, name in (("Big5", "\u5e14\u7b3a"), ("GB18030", "\u9648\u6bc5")):
        click(button_of(window, "Encoding …"))
        (menu,) = [menu for menu in window.findChildren(QMenu) if menu.isVisible()]
        next(each for each in menu.actions() if encoding in each.text()).trigger()
        menu.close()
        text = window.notices.texts[Topic.FILE]
        assert f"old.oddments was read in the encoding {encoding.upper()}." in text
        assert game_page(window).session.record.names[0] == name or encoding == "Big5"
    assert window.windowTitle().startswith("old.oddments (read only)")
    assert (program.windows, path.read_bytes()) == ([window], data)


# -- changed meanwhile -----------------------------------------------------------------------


@pytest.mark.parametrize("is_own", [False, True], ids=["viewed", "played on"])
def test_a_file_changed_outside_is_shown_when_it_is_opened_again(
    window: MainWindow, program: Program, tmp_path: Path, is_own: bool
) -> None:
    path = written(tmp_path, GAMES[0])
    program.opener.open(path, window)
    if is_own:
        session = game_page(window).session
        session.edits.set_values(session.record.root, "C", ["mine"])
    link = tmp_path / "link.oddments"
    link.symlink_to(path)
    program.opener.open(link, window)  # the same file, unchanged
    assert program.windows == [window]
    assert turns(window) == ["a1", "b1"]
    game_page(window).session.go_to(game_page(window).session.record.main_line[0])
    written(tmp_path, GAMES[1])
    program.opener.open(path, window)
    if is_own:
        assert turns(window) == ["a1", "b1"]
        assert "stays in the library when you reload" in window.notices.texts[Topic.FILE]
        click(button_of(window, "Reload"))
        (kept,) = program.autosaves.latest(9)
        assert load(kept).root.properties["C"] == ["mine"]
    assert turns(window) == ["a1", "b2"]
    assert game_page(window).session.record.node.text == "a1"
    assert program.windows == [window]
    assert window.notices.texts == {}
    assert path.read_text() == GAMES[1]


def test_a_file_changed_between_two_runs_can_be_reloaded(
    window: MainWindow, program: Program, tmp_path: Path
) -> None:
    path = written(tmp_path, GAMES[0])
    program.opener.open(path, window)
    known = capture_window(window)
    window.close()
    written(tmp_path, GAMES[1])
    again = restore_window(known, program.open_window, program)
    program.opener.open(path, again)
    assert turns(again) == ["a1", "b1"]
    click(button_of(again, "Reload"))
    assert turns(again) == ["a1", "b2"]
    assert again.path == path


# -- collections -----------------------------------------------------------------------------


# -- big files -------------------------------------------------------------------------------


@pytest.fixture
def all_big(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every file big enough to be read on another thread."""
    monkeypatch.setattr(game_opener, "SMALL", -1)


def test_moves_of_a_big_file_are_played_and_listed_before_its_page_is_shown(
    window: MainWindow,
    program: Program,
    tmp_path: Path,
    qtbot: QtBot,
    all_big: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position_at, show_record = GameRecord.position_at, HistoryPanel.show_record
    played: list[tuple[str, threading.Thread]] = []
    behind: list[object] = []

    def watch(self: GameRecord, node: Node) -> Position:
        played.append((node.text, threading.current_thread()))
        return position_at(self, node)

    def show(self: HistoryPanel, record: GameRecord) -> None:
        behind.append(window.page)
        show_record(self, record)

    monkeypatch.setattr(GameRecord, "position_at", watch)
    monkeypatch.setattr(HistoryPanel, "show_record", show)
    text = f"{ROOT};B[a1](;W[b1];B[b2])(;W[c1]XH[here]))"
    program.opener.open(written(tmp_path, text), window)
    qtbot.waitUntil(lambda: window.session is not None)
    assert turns(window) == ["a1", "b1", "b2"]
    assert dict(reversed(played))["b2"] is not threading.main_thread()
    assert isinstance(behind[0], StartPage)


@pytest.mark.long  # test_opening_files has progress, and its end
def test_progress_may_be_reported_after_the_reading_has_ended(
    window: MainWindow,
    program: Program,
    tmp_path: Path,
    qtbot: QtBot,
    all_big: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_opener, "_SHOWN_AFTER_MS", 0)
    program.opener.open(written(tmp_path, f"{ROOT}{'(;B[a1])' * 2_000})"), window)
    (dialog,) = window.findChildren(QProgressDialog)
    dialog.show()
    for thread in threading.enumerate():
        if thread.name == "opener":
            thread.join()
    qtbot.waitUntil(lambda: window.session is not None)
    qtbot.waitUntil(lambda: not window.findChildren(QProgressDialog))


@pytest.mark.parametrize("is_read", [False, True])
def test_no_file_opens_in_a_window_that_was_closed_meanwhile(
    window: MainWindow,
    program: Program,
    tmp_path: Path,
    qtbot: QtBot,
    all_big: None,
    monkeypatch: pytest.MonkeyPatch,
    is_read: bool,
) -> None:
    may_read, read = threading.Event(), game_opener._read_file

    def read_later(*asked: Any) -> Any:
        may_read.wait()
        return read(*asked)

    monkeypatch.setattr(game_opener, "_read_file", read_later)
    program.opener.open(written(tmp_path, GAMES[1]), window)
    if is_read:
        may_read.set()
        for thread in threading.enumerate():
            if thread.name == "opener":
                thread.join()  # its answer waits for the event loop
    window.close()
    may_read.set()
    qtbot.waitUntil(lambda: not program.opener._reader.is_reading)
    assert program.windows == []


def test_a_window_may_close_while_the_page_of_its_game_is_made(
    window: MainWindow, program: Program, tmp_path: Path, qtbot: QtBot, all_big: None
) -> None:
    gone: list[bool] = []

    def make_page(record: GameRecord) -> GamePage:
        page = program.games.game_page(record)
        page.destroyed.connect(lambda: gone.append(True))
        window.close()
        return page

    outcomes: list[object] = []
    reader = game_opener.GameReader(make_page, program)
    reader.read(lambda _progress: read_game(GAMES[1]), 1, str, window, outcomes.append)
    qtbot.waitUntil(lambda: bool(gone))
    assert (outcomes, program.windows) == ([None], [])


@pytest.fixture
def shown_on(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Return the threads on which games are read."""
    threads = list[threading.Thread]()
    shown = Collection.shown

    def watch(self: Collection, *args: Any, **more: Any) -> Any:
        threads.append(threading.current_thread())
        return shown(self, *args, **more)

    monkeypatch.setattr(Collection, "shown", watch)
    return threads


def test_a_long_pasted_game_is_read_while_the_window_responds(
    window: MainWindow, qtbot: QtBot, all_big: None, shown_on: list[threading.Thread]
) -> None:
    QGuiApplication.clipboard().setText(GAMES[1])
    press(window, "Ctrl+V")
    qtbot.waitUntil(lambda: window.session is not None)
    assert turns(window) == ["a1", "b2"]
    assert threading.main_thread() not in shown_on


def kept(program: Program, text: str) -> Path:
    """Return the file of an autosaved game."""
    record = read_game(text)
    autosave = program.autosaves.new(record)
    autosave.save(record)
    autosave.close()
    assert autosave.path is not None
    return autosave.path


def test_a_long_unfinished_game_continues_once_however_often_that_is_clicked(
    make_program: Callable[..., Program],
    qtbot: QtBot,
    all_big: None,
    shown_on: list[threading.Thread],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_opener, "_SHOWN_AFTER_MS", 0)  # as on a busy machine
    program = make_program()
    path = kept(program, f"{ROOT};B[a1];W[b2])")
    window = shown(program, qtbot)
    resume = start_page(window).resume
    qtbot.waitUntil(resume.isVisible)
    for _ in range(2):
        resume.click()  # at once: between two events the game might be read and shown
    assert window.session is None
    qtbot.waitUntil(lambda: window.session is not None)
    assert program.windows == [window]
    assert window.notices.texts == {}
    assert threading.main_thread() not in shown_on
    press(window, "Ctrl+Z")
    assert turns(window) == ["a1", "b2"]
    assert window.document is not None
    assert window.session is not None
    assert window.session.record.taken_back
    window.document.flush()
    assert window.document.autosave.path == path
    assert load(path).taken_back


@pytest.mark.parametrize("how", ["stopped", "window closed", "new game"])
def test_a_game_may_begin_or_the_window_close_while_an_earlier_one_is_read(
    make_program: Callable[..., Program],
    qtbot: QtBot,
    all_big: None,
    monkeypatch: pytest.MonkeyPatch,
    how: str,
) -> None:
    program = make_program()
    path = kept(program, f"{ROOT};B[a1];W[b2])")
    window = shown(program, qtbot)
    before, may_read, load_kept = path.read_bytes(), threading.Event(), AutosaveFile.load
    monkeypatch.setattr(AutosaveFile, "load", lambda *asked: may_read.wait() and load_kept(*asked))
    program.library.games.show(path, window.notices)
    if how == "stopped":
        monkeypatch.setattr(game_opener, "_SHOWN_AFTER_MS", 0)
        (dialog,) = window.findChildren(QProgressDialog)
        dialog.show()
        click(button_of(dialog, "Stop"))
    elif how == "window closed":
        window.close()
    else:
        lay_out(window, small("egotzi"), "b2")
    may_read.set()
    if how == "new game":
        qtbot.waitUntil(lambda: len(program.windows) == 2)
        assert turns(window) == ["b2"]
        assert turns(program.windows[1]) == ["a1", "b2"]
    else:
        assert program.windows == ([window] if how == "stopped" else [])
        autosave = program.autosaves.reopen(path)  # which is not locked
        assert autosave is not None
        autosave.close()
    assert path.read_bytes() == before


def test_too_little_memory_is_reported(
    window: MainWindow, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_self: Collection, _start: None, _progress: Progress | None = None) -> None:
        raise MemoryError

    monkeypatch.setattr(Collection, "shown", fail)
    program.opener.open(written(tmp_path, GAMES[0]), window)
    assert "not enough memory" in window.notices.texts[Topic.OPENING]
