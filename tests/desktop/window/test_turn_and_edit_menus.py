"""The menus of turns and of edits: their keys, and when their actions are enabled."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import (
    HUMANS,
    SlowEngine,
    commands,
    game_page,
    lay_out,
    lessons,
    node,
    program_of,
    show_start,
    shown,
    small,
    window_actions,
)
from pytestqt.qtbot import QtBot
from window_keys import enabled, press

from desktop.application.program import Program
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human
from desktop.lessons.lesson_page import LessonPage
from desktop.play.game_page import GamePage
from desktop.window.main_window import MainWindow
from rules.clock import TimeControl
from rules.games import GAMES
from rules.record.game_file import write_game
from rules.record.game_record import GameRecord

# -- turns -------------------------------------------------------------------------------------


ALWAYS = {"tell", "cancel"}
PASTING = {"copy", "paste"}  # always
CHOICE = {"next_place", "previous_place"}


def line(window: MainWindow) -> list[str]:
    return [node.text for node in game_page(window).session.record.line]


def test_only_possible_actions_are_enabled(window: MainWindow) -> None:
    assert enabled(window, "turn") == set()
    page = lay_out(window, small("egotzi"))
    assert enabled(window, "turn") == {*ALWAYS, *CHOICE, "swap", "type", "resign"}
    page.session.play(page.session.position.read("b2")[0])
    here = {*ALWAYS, *CHOICE, "swap", "type", "resign", "count"}
    assert enabled(window, "turn") == {*here, "undo", "first", "previous"}
    page.session.go_first()
    assert enabled(window, "turn") == {*here, "redo", "next", "last"} - {"count", "resign"}
    page.session.go_last()
    page.session.resign()
    assert enabled(window, "turn") == {*ALWAYS, "swap", "undo", "first", "previous", "count"}
    show_start(window)
    assert enabled(window, "turn") == set()


def test_in_a_lesson_only_what_makes_its_turns_is_offered(window: MainWindow) -> None:
    lessons(window).start(GAMES["yodd"])
    page = window.page
    assert isinstance(page, LessonPage)
    offered = enabled(window, "turn")
    assert offered >= {"cancel"}
    assert not offered & {"type", "tell", "resign", "pause", "count", "first", "last", "confirm"}
    assert (offered >= {"pass", "end"}) is page.is_choice()
    assert not offered & {"swap", "capture", "keep"}
    assert (offered >= CHOICE) is page.is_choice()
    assert ("hand" in offered) is page.has_hands()
    assert ("undo" in offered) is page.can_undo


def test_keys_lead_through_the_turns(window: MainWindow) -> None:
    lay_out(window, small("egotzi"), "b2", "c3", "a1")
    for key, turns in (
        ("Alt+Left", ["b2", "c3"]),
        ("Ctrl+Home", []),
        ("Alt+Right", ["b2"]),
        ("Ctrl+End", ["b2", "c3", "a1"]),
        ("Ctrl+Z", ["b2", "c3"]),
        ("Ctrl+Z", ["b2"]),
        ("Ctrl+Y", ["b2", "c3"]),
        ("Ctrl+Shift+Z", ["b2", "c3", "a1"]),
    ):
        press(window, key)
        assert line(window) == turns, key


def test_keys_of_steps_are_refused_with_a_reason_where_they_are_not_legal(
    window: MainWindow,
) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    for key in ("P", "E", "C", "K"):
        page.refresh()
        assert not page.status.refuses
        press(window, key)
        assert page.status.refuses, key
        assert line(window) == ["b2"]
    press(window, "S")
    assert page.session.position.swapped


def test_keys_type_a_turn_read_the_position_out_and_lead_the_cursor(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    announced: list[str] = []
    page.announcer.announced.connect(announced.append)
    press(window, "T")
    assert len(announced) == 1
    assert "b2" in announced[0]
    for key in ("/", "Ctrl+L"):
        press(window, key)
        assert page.entry.field.hasFocus()
        press(window, "Esc")
        assert not page.entry.isVisible()
    page.history.turns.setFocus()
    press(window, "N")
    assert page.board.hasFocus()
    first = page.board.cursor_site
    press(window, "N")
    assert page.board.cursor_site != first
    press(window, "Shift+N")
    assert page.board.cursor_site == first


def test_the_hand_is_changed_by_its_key(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"))
    page.session.play(page.session.position.legal_steps()[0])
    before = page.board.hand
    press(window, "X")
    assert page.board.hand != before
    press(window, "X")
    assert page.board.hand == before


def test_a_game_on_time_is_paused(window: MainWindow) -> None:
    for key in ("Shift+P", "Pause"):
        window.play_new(small("egotzi"), HUMANS, TimeControl(main_seconds=600))
        page = game_page(window)
        page.session.play(page.session.position.read("b2")[0])
        assert "pause" in enabled(window, "turn")
        press(window, key)
        assert page.session.phase is Phase.PAUSED
        assert "pause" not in enabled(window, "turn")


def test_a_game_is_given_up_and_counted(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    press(window, "R")
    assert page.count_bar.isVisible()
    press(window, "Esc")
    assert not page.count_bar.isVisible()
    press(window, "Ctrl+R")
    press(window, "Ctrl+R")
    assert page.session.phase is Phase.OVER


def test_a_turn_that_waits_is_confirmed(window: MainWindow) -> None:
    program_of(window).settings.confirms = True
    page = lay_out(window, small("egotzi"))
    assert "confirm" not in enabled(window, "turn")
    for key, text in (("Return", "b2"), ("Enter", "c3")):
        page.session.play(page.session.position.read(text)[0])
        assert page.session.phase is Phase.CONFIRM
        assert "confirm" in enabled(window, "turn")
        assert not enabled(window, "turn") & CHOICE
        page.board.setFocus()
        press(window, key)
        assert line(window)[-1] == text


def test_while_the_computer_thinks_no_place_is_chosen(
    make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    window = shown(make_program(SlowEngine), qtbot)
    undo = commands(window)["turn.undo"]
    assert (undo.text(), undo.iconText()) == ("&Undo", "Undo")  # shorter on buttons
    window.play_new(small("yodd"), (Computer(1), Human()))
    offered = enabled(window, "turn")
    assert not offered & {*CHOICE, "hand", "confirm", "pause"}
    assert offered >= {"pass", "end", "type", "cancel"}


# -- edits of the game tree --------------------------------------------------------------------


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    """Return a game with the variations a1 d1, c1, b1 d1 and b1 c1; at the start."""
    record = GameRecord(small("oddy", pie=False))
    record.seats = [str(seat) for seat in HUMANS]
    for line in ("b1 d1", "b1 c1", "c1", "a1 d1"):
        record.go_to(record.root)
        for text in line.split():
            record.play_text(text)
    record.go_to(record.root)
    window.play(record)
    return game_page(window)


def go(page: GamePage, line: str) -> None:
    page.session.go_to(node(page.session.record, line))


def first_turns(page: GamePage) -> list[str]:
    return [child.text for child in page.session.record.root.children]


def test_only_what_can_be_edited_is_offered(window: MainWindow, page: GamePage) -> None:
    aside = {"next", "previous"}
    assert enabled(window, "edit") == PASTING
    go(page, "a1")
    assert enabled(window, "edit") == {*PASTING, "cut", "delete", *aside} | (
        {"promote", "main_line"} if first_turns(page)[0] != "a1" else set()
    )
    last = first_turns(page)[-1]
    go(page, last)
    assert enabled(window, "edit") == {
        *PASTING,
        "cut",
        "delete",
        "promote",
        "main_line",
        *aside,
    }
    press(window, "Ctrl+Del")
    assert "undo" in enabled(window, "edit")
    assert "redo" not in enabled(window, "edit")
    press(window, "Ctrl+Alt+Z")
    assert "undo" not in enabled(window, "edit")
    assert "redo" in enabled(window, "edit")
    show_start(window)
    assert enabled(window, "edit") == set()


def test_each_edit_has_its_key_and_is_undone_and_redone(window: MainWindow, page: GamePage) -> None:
    last = first_turns(page)[-1]
    for key in ("Ctrl+X", "Ctrl+Del", "Ctrl+Shift+Up", "Ctrl+Shift+Home"):
        go(page, last)
        before = write_game(page.session.record)
        press(window, key)
        after = write_game(page.session.record)
        assert after != before, key
        if key in ("Ctrl+X", "Ctrl+Del"):
            assert last not in first_turns(page)
        else:
            assert first_turns(page)[0] == last
        press(window, "Ctrl+Alt+Z")
        assert first_turns(page)[-1] == last
        press(window, "Ctrl+Alt+Shift+Z")
        assert write_game(page.session.record) == after
        press(window, "Ctrl+Alt+Z")


def test_promoting_goes_up_one_fork_and_the_main_line_all_of_them(
    window: MainWindow, page: GamePage
) -> None:
    def second_turns() -> list[str]:
        return [child.text for child in node(page.session.record, "b1").children]

    first, second = first_turns(page), second_turns()
    assert first[0] != "b1"
    go(page, f"b1 {second[-1]}")
    press(window, "Ctrl+Shift+Up")
    assert second_turns() == second[::-1]
    assert first_turns(page) == first
    press(window, "Ctrl+Alt+Z", "Ctrl+Shift+Home")
    assert second_turns() == second[::-1]
    assert first_turns(page)[0] == "b1"


def test_a_branch_is_copied_and_pasted_elsewhere(window: MainWindow, page: GamePage) -> None:
    go(page, "a1 d1")
    press(window, "Ctrl+Alt+C")
    go(page, "c1")
    press(window, "Ctrl+Alt+V")
    assert [child.text for child in node(page.session.record, "c1").children] == ["d1"]


def test_keys_go_from_variation_to_variation(window: MainWindow, page: GamePage) -> None:
    texts = first_turns(page)
    go(page, texts[0])
    press(window, "Alt+Down")
    assert page.session.record.node.text == texts[1]
    press(window, "Alt+Down")
    assert page.session.record.node.text == texts[2]
    press(window, "Alt+Up")
    assert page.session.record.node.text == texts[1]


def test_undo_and_redo_are_named_only_while_the_menu_is_open(
    window: MainWindow, page: GamePage
) -> None:
    (menu,) = [m for m in window_actions(window).groups if "edit.undo" in m.actions_by_id]
    undo, redo = commands(window)["edit.undo"], commands(window)["edit.redo"]

    def texts() -> tuple[str, str]:
        return undo.text(), redo.text()

    plain = ("&Undo edit", "&Redo edit")
    menu.aboutToShow.emit()
    assert texts() == plain  # there is nothing to undo
    go(page, first_turns(page)[-1])
    press(window, "Ctrl+Del")
    menu.aboutToShow.emit()
    assert texts()[0] not in plain
    assert texts()[0].startswith("&Undo ")
    assert texts()[1] == plain[1]
    menu.aboutToHide.emit()
    assert texts() == plain
    press(window, "Ctrl+Alt+Z")
    menu.aboutToShow.emit()
    assert texts()[0] == plain[0]
    assert texts()[1].startswith("&Redo ")
    assert texts()[1] != plain[1]
    menu.aboutToHide.emit()
    assert texts() == plain
    show_start(window)
    menu.aboutToShow.emit()
    assert texts() == plain
