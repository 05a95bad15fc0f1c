"""A window and its pages: what changes with them, its title, its size, and closing it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from driving import (
    SlowEngine,
    game_page,
    lay_out,
    program_of,
    show_start,
    shown,
    small,
)
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.analysis.analysis_controller import AnalysisController
from desktop.application.program import Program
from desktop.game.players import Computer, Human
from desktop.start.start_page import StartPage
from desktop.widgets.topic import Topic
from desktop.window.game_opener import GameOpener
from desktop.window.main_window import MainWindow
from rules.record.game_file import save
from rules.record.game_record import GameRecord

MakeProgram = Callable[..., Program]
TOPICS = (
    Topic.ENGINE,
    Topic.ANALYSIS,
    Topic.STUCK_SEARCH,
    Topic.CLOCK,
    Topic.AUTOSAVE,
    Topic.FILE,
    Topic.BRANCH,
)


def saved(folder: Path, name: str = "game") -> Path:
    record = GameRecord(small("egotzi"))
    record.play_text("b2")
    path = folder / f"{name}.oddments"
    save(record, path)
    return path


def start_page(window: MainWindow) -> StartPage:
    assert isinstance(window.page, StartPage)
    return window.page


# -- pages ---------------------------------------------------------------------------------------


def test_at_first_it_shows_the_games_with_the_focus_on_the_first(window: MainWindow) -> None:
    page = start_page(window)
    assert next(iter(page.cards.values())).hasFocus()
    assert window.windowTitle() == "Oddments"
    assert (window.session, window.path, window.document) == (None, None, None)
    free = window.screen().availableSize() - QSize(10, 40)  # the frame
    assert window.size() == QSize(1120, 780).boundedTo(free)
    assert window.minimumSize().toTuple() == (700, 520)


def test_notices_of_a_page_go_with_it_and_those_of_the_program_stay(window: MainWindow) -> None:
    for topic in (*TOPICS, Topic.CORE, Topic.THEMES, Topic.FAULT):
        window.notices.show_notice(topic, lambda: "Something")
    lay_out(window, small("egotzi"))
    assert list(window.notices.texts) == [Topic.CORE, Topic.THEMES, Topic.FAULT]


def test_a_question_for_a_file_that_is_not_answered_opens_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("desktop.storage.file_dialogs.ask_open", lambda *_: None)
    monkeypatch.setattr(GameOpener, "open", lambda _self, *what: asked.append(what))
    window.ask_open()
    assert asked == []


# -- a game --------------------------------------------------------------------------------------


def test_a_game_takes_the_window_with_the_focus_on_its_board(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    assert window.session is page.session
    assert page.board.hasFocus()
    assert window.document is not None
    assert window.path is None
    assert window.windowTitle().endswith(" – Oddments")
    assert window.windowTitle().startswith("Egotzi")
    assert not window.isWindowModified()


def test_the_title_shows_the_file_and_whether_it_is_saved(
    window: MainWindow, tmp_path: Path
) -> None:
    program_of(window).opener.open(saved(tmp_path, "a[*]b"), window)
    page = game_page(window)
    assert window.windowTitle().startswith("a[*][*]b.oddments[*] – Egotzi")
    assert window.windowTitle().endswith(" – Oddments")
    assert not window.isWindowModified()
    page.session.edits.set_values(page.session.record.node, "C", ["why"])
    assert window.isWindowModified()
    window.save()
    assert not window.isWindowModified()
    assert program_of(window).recent.paths == [tmp_path / "a[*]b.oddments"]
    show_start(window)
    assert window.windowTitle() == "Oddments"
    assert not window.isWindowModified()
    window.save()
    window.save_as()  # there is nothing to save


def test_nothing_is_searched_for_a_window_that_is_an_icon(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []
    lay_out(window, small("egotzi"))
    monkeypatch.setattr(AnalysisController, "set_seen", lambda _self, now: seen.append(now))
    window.showMinimized()
    QApplication.processEvents()
    assert seen[-1] is False
    window.showNormal()
    QApplication.processEvents()
    assert seen[-1] is True


@pytest.mark.parametrize("leave", ["start", "close"])
def test_the_computer_thinks_no_more_for_a_game_that_was_left(
    make_program: MakeProgram, qtbot: QtBot, leave: str
) -> None:
    window = shown(make_program(SlowEngine), qtbot)
    window.play_new(small("egotzi"), (Computer(1), Human()))
    session = game_page(window).session
    assert session.engine_client.busy
    if leave == "start":
        show_start(window)
        assert window.document is not None  # the game waits
    else:
        window.close()
    qtbot.waitUntil(lambda: not session.engine_client.busy)


# -- files that are dropped ----------------------------------------------------------------------


def drag(window: MainWindow, *addresses: str) -> tuple[bool, bool]:
    """Return whether the window accepts these while dragged over it, and when dropped."""
    mime = QMimeData()
    mime.setUrls([QUrl(address) for address in addresses])
    how = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton)
    held = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(60, 60), *how, held)
    enter.ignore()
    window.dragEnterEvent(enter)
    taken = enter.isAccepted()
    if not taken:
        return False, False
    drop = QDropEvent(QPointF(60, 60), *how, held)
    drop.ignore()
    window.dropEvent(drop)
    return taken, drop.isAccepted()


def test_only_files_of_this_machine_are_taken(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    monkeypatch.setattr(GameOpener, "open", lambda _self, *what: opened.append(what))
    assert window.acceptDrops()
    assert drag(window, "https://example.org/a.sgf") == (False, False)
    assert drag(window) == (False, False)
    assert drag(window, "https://example.org/a.sgf", "file:///b%20c.sgf") == (True, True)
    assert opened == [(Path("/b c.sgf"), window)]


# -- size and end --------------------------------------------------------------------------------


def test_the_last_geometry_of_a_window_is_stored_except_full_screen(
    make_program: MakeProgram, qtbot: QtBot
) -> None:
    program = make_program()
    first = shown(program, qtbot)
    first.resize(760, 560)
    first.close()
    kept = program.settings.geometry
    assert kept is not None
    other = shown(program, qtbot)
    assert other.size().toTuple() == (760, 560)
    other.resize(740, 540)
    other.showFullScreen()
    other.close()
    assert program.settings.geometry == kept


def test_a_window_that_has_something_to_lose_does_not_close(window: MainWindow) -> None:
    lay_out(window, small("egotzi"), "b2")
    assert window.document is not None
    closed = QSignalSpy(window.closed)
    window.document.may_close = lambda: False  # type: ignore[method-assign]
    assert not window.close()
    assert window.isVisible()
    assert closed.count() == 0
    program = program_of(window)
    assert program.windows == [window]
    assert window.document is not None
    window.document.may_close = lambda: True  # type: ignore[method-assign]
    assert window.close()
    assert closed.count() == 1
    assert program.windows == []


def test_the_key_round_the_window_leads_to_its_notices_too(window: MainWindow) -> None:
    window.notices.show_notice(Topic.CORE, lambda: "Something")
    QApplication.processEvents()
    panes = [*window.notices.panes, *window.page.panes]
    panes[-1].setFocus()
    window.focus_pane(1)
    assert window.notices.panes[0].hasFocus()
    window.focus_pane(-1)
    assert panes[-1].hasFocus()


def test_only_a_full_screen_is_left(window: MainWindow) -> None:
    window.showMaximized()
    window.end_full_screen()
    assert window.isMaximized()
    window.showFullScreen()
    window.end_full_screen()
    assert not window.isFullScreen()
