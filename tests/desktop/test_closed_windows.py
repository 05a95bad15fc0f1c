"""A closed window is gone; names as long as a file can make them hold none up."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import cast

import pytest
from driving import (
    commands,
    delete_what_is_closed,
    game_page,
    lay_out,
    lessons,
    new_games,
    show_start,
    shown,
    small,
    start_page,
)
from PySide6.QtCore import QMetaMethod, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from rich_text import faults_of_texts

from desktop.application.program import Program
from desktop.game.players import Computer, Human
from desktop.i18n.language import UI_LANGUAGE
from desktop.library.library_window import LibraryWindow
from desktop.window.action_menu import ActionMenu
from desktop.window.main_window import MainWindow
from desktop.window.theme_menu import ThemeMenu
from rules.clock import NO_CLOCKS
from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

_SWITCHES = (
    "engine.ponder",
    "engine.analysis",
    "notes.panel",
    "notes.marks",
    "board.coordinates",
    "board.numbers_all",
    "view.flat",
    "view.animated",
    "view.confirms",
    "view.side",
    "view.turns",
    "view.tree",
    "view.log",
)


def _new_game(window: MainWindow) -> None:
    new_games(window).ask(GAMES["oddy"])


def _komi(window: MainWindow) -> None:
    setup = GAMES["egotzi"].setup(variant="squared")
    new_games(window).offer_komi(setup, (Human(), Human()), NO_CLOCKS)


def _game(window: MainWindow) -> None:
    lay_out(window, small("wythe"), "a1a2")


def _lesson(window: MainWindow) -> None:
    lessons(window).start(GAMES["wythe"])


_PAGES: dict[str, Callable[[MainWindow], None]] = {
    "start": show_start,
    "new game": _new_game,
    "komi": _komi,
    "game": _game,
    "lesson": _lesson,
}


def _close(window: MainWindow) -> None:
    window.close()
    delete_what_is_closed()


@pytest.fixture(autouse=True)
def _alone() -> None:
    """Wait until nothing of earlier tests' programs is left that could end during this one."""
    gc.collect()


def _listeners(senders: Iterable[QObject]) -> dict[str, int]:
    """Return [sender and signal] -> the number of connections."""
    found: dict[str, int] = {}
    for sender in senders:
        meta = sender.metaObject()
        for number in range(meta.methodCount()):
            method = meta.method(number)
            if method.methodType() is QMetaMethod.MethodType.Signal:
                signal = method.methodSignature().toStdString()
                name = f"{type(sender).__name__} {sender.objectName()} {signal}"
                found[name] = found.get(name, 0) + sender.receivers(f"2{signal}")
    return found


def _of_program(program: Program) -> dict[str, int]:
    """Return the connections to objects that outlive a window."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return _listeners([app, app.styleHints(), UI_LANGUAGE, program, *program.findChildren(QObject)])


def _of_window(window: MainWindow) -> dict[str, int]:
    """Return the connections to objects of a window that outlive its pages."""
    return _listeners([window, window.notices, *commands(window).values()])


def _choose_in_menu(window: MainWindow, name: str) -> None:
    """Choose an action in its menu."""
    action = commands(window)[name]
    menu = next(menu for menu in window.findChildren(ActionMenu) if action in menu.actions())
    menu.popup(window.mapToGlobal(window.rect().topLeft()))
    QTest.qWaitForWindowExposed(menu)
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert not menu.isVisible()


def _press(key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    """Press a key where the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, held)


@pytest.mark.short("komi", "game")
@pytest.mark.parametrize("page", _PAGES)
def test_nothing_listens_for_a_window_that_was_closed(
    program: Program, window: MainWindow, qtbot: QtBot, page: str
) -> None:
    _close(shown(program, qtbot))  # the first one may create something that stays
    before = _of_program(program)
    other = shown(program, qtbot)
    _PAGES[page](other)
    commands(other)["view.settings"].trigger()
    assert _of_program(program) != before
    _close(other)
    assert _of_program(program) == before


def test_nothing_listens_for_a_game_that_was_replaced(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    _game(window)
    delete_what_is_closed()
    before = _of_window(window), _of_program(program)
    show_start(window)
    assert (_of_window(window), _of_program(program)) != before
    _game(window)
    delete_what_is_closed()
    assert (_of_window(window), _of_program(program)) == before


@pytest.mark.short("lesson")
@pytest.mark.parametrize("page", [page for page in _PAGES if page not in ("start", "game")])
def test_nothing_listens_for_a_page_that_was_left(
    program: Program, window: MainWindow, qtbot: QtBot, page: str
) -> None:
    before = _of_window(window), _of_program(program)
    _PAGES[page](window)
    assert (_of_window(window), _of_program(program)) != before
    show_start(window)
    delete_what_is_closed()
    assert (_of_window(window), _of_program(program)) == before


@pytest.mark.parametrize("page", ["library", "help"])
def test_nothing_listens_for_the_library_or_the_help_once_it_is_closed(
    program: Program, window: MainWindow, page: str
) -> None:
    def open_and_close() -> dict[str, int]:
        commands(window)["game.library" if page == "library" else "help.contents"].trigger()
        opened = program.library.window if page == "library" else program.help
        assert opened is not None
        listeners = _of_program(program)
        opened.close()
        opened.deleteLater()
        delete_what_is_closed()
        return listeners

    open_and_close()
    before = _of_program(program)
    assert open_and_close() != before
    assert _of_program(program) == before


def test_every_switch_works_after_another_window_was_closed(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    other = shown(program, qtbot)
    _game(other)
    window.play_new(small("wythe"), (Human(), Computer(1)))  # which has every switch
    _close(other)
    for name in _SWITCHES:
        action = commands(window)[name]
        before = action.isChecked()
        _choose_in_menu(window, name)
        assert action.isChecked() is not before, name


def test_keys_switch_the_turns_after_another_window_was_closed(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    _game(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    _press(Qt.Key.Key_N, control | shift)
    (other,) = [each for each in program.windows if each is not window]
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    _press(Qt.Key.Key_W, control)
    assert program.windows == [window]
    delete_what_is_closed()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    _press(Qt.Key.Key_F9, control)
    assert commands(window)["view.tree"].isChecked()
    _press(Qt.Key.Key_F9, shift)
    assert commands(window)["view.turns"].isChecked()


def test_a_menu_of_themes_that_is_opened_again_keeps_nothing_of_before(
    window: MainWindow, qtbot: QtBot
) -> None:
    (menu,) = window.findChildren(ThemeMenu)

    def open_and_close() -> int:
        menu.aboutToShow.emit()
        delete_what_is_closed()
        return len(menu.findChildren(QObject))

    assert open_and_close() == open_and_close()
    ticked = [action for action in menu.actions() if action.isChecked()]
    assert len(ticked) == 1


def test_a_window_that_the_library_has_seen_is_not_kept_alive(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    other = shown(program, qtbot)
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    commands(other)["game.library"].trigger()
    library = weakref.ref(cast(LibraryWindow, program.library.window))
    qtbot.waitUntil(lambda: cast(LibraryWindow, library()).count.text() == "0 games")
    cast(LibraryWindow, library()).close()
    seen = weakref.ref(other)
    _close(other)
    del other

    def is_gone() -> bool:
        gc.collect()
        return library() is None and seen() is None

    qtbot.waitUntil(is_gone)  # the library's thread may still run a task of these windows


def test_very_long_names_do_not_hold_the_window_up(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    record = GameRecord(small("egotzi"))
    record.names, record.seats = ["Ann " * 5000, "B" * 9000], ["person", "person"]
    record.root.properties |= {name: ["cup " * 1000] for name in ("EV", "DT", "GN")}
    kept = tmp_path / "games" / "2026-11"
    kept.mkdir(parents=True)
    save(record, kept / "long.oddments")
    program.autosaves.find_unfinished()
    window = shown(program, qtbot)
    qtbot.waitUntil(start_page(window).resume.isEnabled)
    assert not faults_of_texts()
    program.opener.open(kept / "long.oddments", window)
    qtbot.waitUntil(lambda: window.session is not None)
    assert not faults_of_texts()
    assert len(game_page(window).session.record.names[0]) == len(record.names[0])  # as it was
    program.library.show()
    library = program.library.window
    assert library is not None
    qtbot.waitUntil(lambda: library.list.games.row(0) is not None)
    text = library.list.games.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Ann Ann" in text
    assert len(text) < 1000
