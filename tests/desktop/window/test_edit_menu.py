"""Edits of the game tree: by their keys, and only when there is something to edit."""

from __future__ import annotations

import pytest
from driving import HUMANS, commands, game_page, node, show_start, small, window_actions
from window_keys import enabled, press

from desktop.play.game_page import GamePage
from desktop.window.main_window import MainWindow
from rules.record.game_file import write_game
from rules.record.game_record import GameRecord

ALWAYS = {"copy", "paste"}


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
    assert enabled(window, "edit") == ALWAYS
    go(page, "a1")
    assert enabled(window, "edit") == {*ALWAYS, "cut", "delete", *aside} | (
        {"promote", "main_line"} if first_turns(page)[0] != "a1" else set()
    )
    last = first_turns(page)[-1]
    go(page, last)
    assert enabled(window, "edit") == {
        *ALWAYS,
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
