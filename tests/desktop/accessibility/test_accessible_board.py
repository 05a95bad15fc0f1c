"""The list of cells that screen readers find in place of the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import accessible_parts
import pytest
import shiboken6
from driving import game_page, lay_out, shown, small
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.accessibility.accessible_board import AccessibleBoard, AccessibleCell
from desktop.application.program import Program
from desktop.board.board_view import BoardView
from desktop.game.players import Human, Seats
from desktop.theme.theme import LIGHT
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.setup import Setup

HUMANS: Seats = (Human(), Human())
Begin = Callable[..., MainWindow]


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def begin(program: Program, qtbot: QtBot) -> Begin:
    def make(setup: Setup, *turns: str) -> MainWindow:
        window = shown(program, qtbot)
        lay_out(window, setup, *turns)
        return window

    return make


def board(window: MainWindow) -> AccessibleBoard:
    """Return the board's interface, which may be kept."""
    found = accessible_parts.cells(window)[0].parent()
    assert isinstance(found, AccessibleBoard)
    return found


def cell(window: MainWindow, site: str) -> QAccessibleInterface:
    named = {
        accessible_parts.name(part).split(",")[0]: part for part in accessible_parts.cells(window)
    }
    return named[site]


def press(window: MainWindow, *sites: str) -> None:
    for site in sites:
        accessible_parts.press(cell(window, site))


def test_cells_of_wythe_have_height_and_hold_in_their_names(begin: Begin) -> None:
    window = begin(small("wythe", size=3), "a1b1")
    names = [accessible_parts.name(part) for part in accessible_parts.cells(window)]
    assert len(names) == 9
    assert names[:3] == [
        "a1, black, height 1, other half on b1",
        "b1, white, height 1, other half on a1",
        "c1, empty",
    ]
    window = begin(small("wythe"), "a1b1", "b2c2", "b1b2")
    assert accessible_parts.name(cell(window, "a1")) == "a1, black, height 1, locked"
    assert accessible_parts.name(cell(window, "b1")) == "b1, black, height 2, other half on b2"


def test_what_may_be_done_is_a_state_and_a_word(begin: Begin) -> None:
    window = begin(small("wythe"))
    a1 = cell(window, "a1")
    assert a1.state().selectable
    assert not a1.state().selected
    assert accessible_parts.description(a1) == "possible: black half or white half"
    press(window, "a1")
    assert a1.state().selected
    assert accessible_parts.description(a1) == "selected"
    assert {accessible_parts.name(part)[:2] for part in accessible_parts.possible(window)} == {
        "a2",
        "b1",
    }
    assert accessible_parts.description(cell(window, "c3")) == "not possible"
    press(window, "a1")
    assert not a1.state().selected
    assert a1.state().selectable


def test_choosing_and_releasing_a_cell_is_reported(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = begin(small("wythe"))
    a1 = cell(window, "a1")
    states: list[bool] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleStateChangeEvent) and event.changedStates().selected:
            states.append(bool(a1.state().selected))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    press(window, "a1")
    assert states == [True]
    press(window, "a1")
    assert states == [True, False]


def test_only_what_the_hand_can_do_is_possible(begin: Begin) -> None:
    setup = small("yodd")
    window = begin(setup, "Ba1")
    # another group beside the stone makes an even number, but the turn can still continue
    assert accessible_parts.description(cell(window, "b2")) == (
        "possible: black stone or white stone, groups from 1 to 1"
    )
    game_page(window).flip_hand()
    assert accessible_parts.description(cell(window, "b2")) == (
        "possible: white stone or black stone, groups from 1 to 2"
    )
    assert "possible" not in accessible_parts.description(cell(window, "a1")).replace(
        "not possible", ""
    )


def test_neighbours_and_sides_are_described(begin: Begin) -> None:
    window = begin(small("oddy"), "a1", "c3", "b1")
    text = accessible_parts.description(cell(window, "a1"))
    assert text == "at side 1 and 3, in a group of 2, not possible"
    assert accessible_parts.description(cell(window, "b2")) == "at side 1, possible"


def test_nothing_is_possible_while_nobody_is_to_choose(begin: Begin) -> None:
    window = begin(small("egotzi"), "b2")
    accessible_parts.press(accessible_parts.buttons(window)["Resign …"])
    accessible_parts.press(accessible_parts.buttons(window)["Resign"])
    assert accessible_parts.is_over(window)
    assert not accessible_parts.possible(window)
    assert accessible_parts.description(cell(window, "a1")) == ""
    press(window, "a1")
    assert accessible_parts.name(cell(window, "a1")) == "a1, empty"


def test_a_refused_press_is_explained(begin: Begin) -> None:
    window = begin(small("egotzi"), "b2")
    press(window, "b2")
    assert "This square is taken." in [
        accessible_parts.name(p) for p in accessible_parts.seen(window)
    ]


def test_rectangles_are_where_clicks_touch(begin: Begin, any_setup: Setup) -> None:
    window = begin(any_setup)
    page = game_page(window)
    listed = board(window)
    for site, part in enumerate(accessible_parts.cells(window)):
        middle = page.board.viewport().mapToGlobal(page.board.site_point(site))
        assert part.rect().contains(middle)
        assert listed.childAt(middle.x(), middle.y()) is part
        assert listed.indexOfChild(part) == site
        assert part.parent() is listed
    corner = page.board.mapToGlobal(QPoint(1, 1))
    assert listed.childAt(corner.x(), corner.y()) is None
    outside = page.board.mapToGlobal(QPoint(-5, 5))
    assert listed.childAt(outside.x(), outside.y()) is None


def test_the_focus_goes_with_the_cursor(begin: Begin, qtbot: QtBot) -> None:
    window = begin(small("egotzi"))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = game_page(window)
    listed = board(window)
    assert listed.focusChild() is listed
    QTest.keyClick(page.board, Qt.Key.Key_Left)
    here = listed.focusChild()
    assert here is not None
    assert here.state().focused
    before = accessible_parts.name(here)
    QTest.keyClick(page.board, Qt.Key.Key_Left)
    there = listed.focusChild()
    assert there is not None
    assert accessible_parts.name(there) != before
    assert [part for part in accessible_parts.cells(window) if part.state().focused] == [there]


def test_an_action_takes_the_focus_to_a_cell(begin: Begin, qtbot: QtBot) -> None:
    window = begin(small("egotzi"))
    page = game_page(window)
    page.history.turns.setFocus()
    actions = cell(window, "c2").actionInterface()
    assert actions is not None
    assert actions.keyBindingsForAction(accessible_parts.PRESS) == ["Return"]
    actions.doAction("SetFocus")
    qtbot.waitUntil(page.board.hasFocus)
    assert page.board.cursor_site == page.session.position.board.site("c2")
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert page.session.record.node.text == "c2"


def test_cells_of_a_closed_window_are_not_valid(begin: Begin) -> None:
    window = begin(small("egotzi"))
    listed, parts = board(window), accessible_parts.cells(window)
    actions = parts[0].actionInterface()
    assert actions is not None
    window.close()
    QApplication.processEvents()
    assert not shiboken6.isValid(window)
    assert listed.view is None
    for part in parts:
        assert not part.isValid()
        assert part.state().invalid
        assert accessible_parts.name(part) == accessible_parts.description(part) == ""
        assert part.rect().isNull()
        assert part.parent() is None
        assert part.window() is None
    actions.doAction(accessible_parts.PRESS)
    actions.doAction("SetFocus")


def test_cells_of_another_board_replace_those_before(qtbot: QtBot, program: Program) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.set_game(small("egotzi"), LIGHT)
    listed = QAccessible.queryAccessibleInterface(view)
    assert isinstance(listed, AccessibleBoard)
    before = [listed.child(site) for site in range(listed.childCount())]
    assert len(before) == 16
    view.set_game(small("oddy"), LIGHT)
    assert not any(part.isValid() for part in before if part is not None)
    assert listed.childCount() == view.scene().layout_plan.board.site_count  # type: ignore[attr-defined]
    assert listed.child(0) is not before[0]
    assert listed.child(-1) is None
    assert listed.child(listed.childCount()) is None


def test_qt_asks_a_cell_for_more_than_it_is(begin: Begin) -> None:
    window = begin(small("themisto"))
    part = accessible_parts.cells(window)[0]
    assert isinstance(part, AccessibleCell)
    assert part.role() is QAccessible.Role.ListItem
    for ask in ("textInterface", "valueInterface", "selectionInterface", "tableCellInterface"):
        assert getattr(part, ask)() is None
    assert part.childCount() == 0
    assert part.indexOfChild(part) == -1
    assert part.window() is window.windowHandle()
    part.setText(QAccessible.Text.Name, "x")
    assert accessible_parts.name(part) == "a1, black"


@pytest.mark.parametrize("key", GAMES)
def test_cells_are_found_by_the_names_of_the_notation(begin: Begin, key: str) -> None:
    window = begin(small(key))
    names = [accessible_parts.name(part).split(", ")[0] for part in accessible_parts.cells(window)]
    assert names == list(game_page(window).session.position.board.names)
