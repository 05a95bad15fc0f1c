"""Hints, analysis and the expectation map in the real window, with the real engine."""

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import accessible_parts
import pytest
from driving import (
    click,
    commands,
    do_step,
    game_page,
    lay_out,
    press,
    show_start,
    shown,
    small,
)
from lone_game import place
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from shown_facts import each

from desktop.app.program import Program
from desktop.board.board_scene import BoardScene
from desktop.game.engine_worker import default_engine
from desktop.game.game_session import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.pages.game_page import GamePage
from desktop.painting.candidate import OwnerShares
from desktop.panels import analysis_controller as controller_module
from desktop.panels.expectation_map import PLAYOUTS
from desktop.window.main_window import MainWindow
from rules.engine.expectation import expected_owners
from rules.games import GAMES
from rules.position import PLACE
from rules.setup import Setup

HUMANS: Seats = (Human(), Human())
MakeProgram = Callable[..., Program]
every_game = pytest.mark.parametrize("key", GAMES)
BEGINNINGS = each("BEGINNING")


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller_module, "HINT_MS", 150)


@pytest.fixture
def begin(make_program: MakeProgram, qtbot: QtBot) -> Callable[..., GamePage]:
    """Return a function that begins games in a window of their own."""

    def play(
        setup: Setup, seats: Seats = HUMANS, engine: Any = default_engine, turns: Any = ()
    ) -> GamePage:
        window = shown(make_program(engine), qtbot)
        window.resize(1000, 760)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.play_new(setup, seats)
        page = game_page(window)
        place(page.session, *turns)
        QApplication.processEvents()  # until all have their sizes
        return page

    return play


def press_on(page: GamePage, key: Qt.Key) -> None:
    QTest.keyClick(page.board, key)


def scene(page: GamePage) -> BoardScene:
    found = page.board.scene()
    assert isinstance(found, BoardScene)
    return found


def listed(page: GamePage) -> list[str]:
    """Return the turns in the list of candidates."""
    candidates = page.analysis.candidates
    items = [candidates.topLevelItem(row) for row in range(candidates.topLevelItemCount())]
    return [item.text(0) for item in items if item is not None]


def window_of(page: GamePage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


@pytest.mark.short("yodd")
@every_game
def test_analysis_is_switched_on_and_off_by_its_key(
    begin: Callable[..., GamePage], qtbot: QtBot, key: str
) -> None:
    page = begin(small(key), turns=BEGINNINGS[key])
    page.board.set_animated(False)
    before = page.board.grab().toImage()
    press_on(page, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: bool(listed(page)))
    assert page.bar.isVisible()
    assert page.bar.text.endswith(("%", "win", "draw"))
    names = ("Player 1", "Player 2") if key == "themisto" else ("Black", "White")
    assert page.bar.accessibleDescription().startswith((*names, "Draw"))
    for text in listed(page):
        assert page.session.position.read(text)
    assert page.board.grab().toImage() != before
    turn = page.session.position.read(listed(page)[0])
    for step in turn:
        do_step(page, step)
    assert len(page.session.record.line) == len(BEGINNINGS[key]) + 1
    qtbot.waitUntil(lambda: bool(listed(page)) or page.session.position.over)
    for text in listed(page):
        assert page.session.position.read(text)
    press_on(page, Qt.Key.Key_A)
    assert not page.bar.isVisible()
    assert not page.analysis.isVisible()
    assert not page.session.engine_client.busy
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.board.grab().toImage() == before)


@pytest.mark.short("yodd")
@every_game
def test_a_hint_is_requested_by_its_key_and_followed(
    begin: Callable[..., GamePage], qtbot: QtBot, key: str
) -> None:
    page = begin(small(key), turns=BEGINNINGS[key])
    page.board.set_animated(False)
    before = page.board.grab().toImage()
    task = page.status.text
    press_on(page, Qt.Key.Key_H)
    assert "hint" in page.status.text
    qtbot.waitUntil(lambda: page.analysis_controller.hint is not None)
    hint = page.analysis_controller.hint
    assert hint is not None
    assert page.status.text.startswith(f"Hint: {page.session.position.write(hint)} (")
    assert page.session.steps == []  # it is shown, not played
    if hint[0] >= PLACE:
        assert page.board.grab().toImage() != before
    press_on(page, Qt.Key.Key_Escape)
    assert page.status.text == task
    qtbot.waitUntil(lambda: page.board.grab().toImage() == before)
    press_on(page, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.analysis_controller.hint is not None)
    for step in page.analysis_controller.hint or ():
        do_step(page, step)
    assert len(page.session.record.line) == len(BEGINNINGS[key]) + 1
    assert page.analysis_controller.hint is None
    assert "Hint" not in page.status.text


def test_a_hint_goes_when_another_move_is_begun(
    begin: Callable[..., GamePage], qtbot: QtBot
) -> None:
    page = begin(small("wythe"))
    press_on(page, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.analysis_controller.hint is not None)
    position = page.session.position
    hint = page.analysis_controller.hint or ()
    hinted = {touch.site for touch in position.touches(hint[0])}
    other = next(site for site in page.board.targets if site not in hinted)
    page.board.input.set_hand(position.touches(hint[0])[0].hand)
    page.board.input.click((position.touches(hint[0])[0].site,))
    assert page.analysis_controller.hint is not None  # it is being followed
    page.board.input.cancel()
    QTest.mouseClick(
        page.board.viewport(), Qt.MouseButton.LeftButton, pos=page.board.site_point(other)
    )
    assert page.analysis_controller.hint is None
    assert "Hint" not in page.status.text


@pytest.mark.long  # in short: analysis/test_analysis_controller.py
@pytest.mark.skipif(sys.platform != "linux", reason="needs the time of each thread")
@pytest.mark.parametrize("how", ["switched off", "proven"])
def test_an_idle_or_stopped_engine_uses_no_processor_time(
    begin: Callable[..., GamePage], qtbot: QtBot, how: str
) -> None:
    proven = how == "proven"
    page = begin(
        GAMES["oddy"].setup(sides=3, size=3, pie=False) if proven else small("yodd", size=4)
    )
    busy = ticks_of_other_threads()
    press_on(page, Qt.Key.Key_A)
    if not proven:
        qtbot.waitUntil(lambda: ticks_of_other_threads() > busy + 3)
        press_on(page, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: not page.session.engine_client._running)
    qtbot.waitUntil(lambda: is_quiet(qtbot))


def is_quiet(qtbot: QtBot) -> bool:
    """Return whether no other thread works for a while; those of earlier games may end first."""
    before = ticks_of_other_threads()
    qtbot.wait(400)
    return ticks_of_other_threads() - before <= 1


def ticks_of_other_threads() -> int:
    """Return the processor time, in clock ticks, of all other threads of this process."""
    ticks = 0
    for task in Path("/proc/self/task").iterdir():
        if int(task.name) != threading.get_native_id():
            fields = (task / "stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks


# -- when things go wrong --------------------------------------------------------------------


def notice_button(window: MainWindow) -> QPushButton:
    (button,) = [b for b in window.notices.findChildren(QPushButton) if b.text() == "Try again"]
    return button


@pytest.mark.long  # in short: window/test_engine_notices.py
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is not refused to order")
@pytest.mark.parametrize("seats", [HUMANS, (Human(), Computer(2))], ids=["analysis", "game"])
def test_refused_memory_is_reported_and_recovered_from(
    begin: Callable[..., GamePage], qtbot: QtBot, seats: Seats
) -> None:
    resource = pytest.importorskip("resource")
    page = begin(small("egotzi", size=6), seats, turns=[])  # it must be searched
    window = window_of(page)
    before = resource.getrlimit(resource.RLIMIT_AS)
    in_use = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (in_use + 200 * 2**20, before[1]))
    try:
        if seats is HUMANS:
            press_on(page, Qt.Key.Key_A)
        else:
            do_step(page, page.session.position.legal_steps()[0])
        qtbot.waitUntil(lambda: bool(window.notices.texts))
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
    assert "not enough memory" in " ".join(window.notices.texts.values())
    click(notice_button(window))
    if seats is HUMANS:
        qtbot.waitUntil(lambda: bool(listed(page)))
    else:
        qtbot.waitUntil(lambda: page.session.phase is Phase.CHOICE)
        assert len(page.session.record.line) == 2
    assert window.notices.texts == {}


def shares(page: GamePage) -> list[OwnerShares]:
    """Return the map on the board."""
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    return list(scene.state.shares)


def finished(page: GamePage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.expectation.playouts == PLAYOUTS)


def expected(page: GamePage) -> list[OwnerShares]:
    found = expected_owners(page.session.position, PLAYOUTS)
    return [OwnerShares(*row) for row in found.tolist()]


@pytest.mark.short("egotzi")
@pytest.mark.parametrize("key", GAMES)
def test_its_key_shows_and_hides_it(window: MainWindow, qtbot: QtBot, key: str) -> None:
    page = lay_out(window, small(key), *BEGINNINGS[key])
    action = commands(window)["learn.map"]
    assert not action.isChecked()
    press(window, "O")
    assert action.isChecked()
    finished(page, qtbot)
    assert shares(page) == expected(page)
    press(window, "Ctrl+G", "Ctrl+M")  # another drawing keeps it
    assert shares(page) == expected(page)
    press(window, "O")
    assert not action.isChecked()
    assert shares(page) == []
    show_start(window)
    assert not action.isEnabled()


def test_screen_readers_find_the_shares_of_each_cell(
    window: MainWindow, qtbot: QtBot, announcements: list[tuple[str, bool]]
) -> None:
    page = lay_out(window, small("themisto"))
    press(window, "O")
    assert announcements[-1][0].startswith("Expectation map on.")
    finished(page, qtbot)
    for part, found in zip(accessible_parts.cells(window), expected(page), strict=True):
        black, white, empty = found.percents
        said = f"black disc {black}, white disc {white}, empty {empty}"
        assert said in accessible_parts.description(part)
    press(window, "O")
    assert announcements[-1][0] == "Expectation map off."
    assert not any("%" in accessible_parts.description(p) for p in accessible_parts.cells(window))
