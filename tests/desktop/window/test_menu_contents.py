"""What menus show: only what the game and the page have, and nothing enabled that does nothing."""

from __future__ import annotations

import re

import pytest
from driving import (
    HUMANS,
    PIE_GAMES,
    commands,
    lay_out,
    lessons,
    program_of,
    show_start,
    small,
    window_actions,
)
from PySide6.QtWidgets import QMenu
from shown_facts import each
from window_keys import press

from desktop.game.players import Computer, Human
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.window.main_window import MainWindow
from rules.clock import TimeControl
from rules.games import GAMES

STEPS = ("swap", "pass", "end", "capture", "keep", "hand")
# the game -> what its players may choose besides the cells
OFFERED = each("OFFERED")


def opened(window: MainWindow, title: str) -> QMenu:
    """Return a menu of the menu bar as it is when it is open."""
    (menu,) = [m for m in window_actions(window).menus if m.title().replace("&", "") == title]
    menu.aboutToShow.emit()
    return menu


def entries(menu: QMenu) -> dict[str, bool]:
    """Return the entries that are visible: id -> whether it is enabled."""
    actions = [a for a in menu.actions() if a.isVisible() and not a.isSeparator()]
    return {a.objectName() or a.text().replace("&", ""): a.isEnabled() for a in actions}


def bar(window: MainWindow) -> list[str]:
    return [a.text().replace("&", "") for a in window.menuBar().actions() if a.isVisible()]


@pytest.mark.parametrize("key", GAMES)
def test_the_move_menu_shows_only_the_steps_of_the_game(window: MainWindow, key: str) -> None:
    lay_out(window, small(key))
    shown = entries(opened(window, "Move"))
    assert {step for step in STEPS if f"turn.{step}" in shown} == OFFERED[key]


@pytest.mark.parametrize("key", PIE_GAMES)
def test_without_the_pie_rule_there_is_no_swap(window: MainWindow, key: str) -> None:
    lay_out(window, small(key, pie=False))
    assert "turn.swap" not in entries(opened(window, "Move"))


def test_an_open_menu_enables_only_steps_that_are_legal(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"))
    shown = entries(opened(window, "Move"))
    assert not shown["turn.pass"]
    assert not shown["turn.cancel"]
    page.session.play(page.session.position.read("Bc3")[0])
    shown = entries(opened(window, "Move"))
    assert shown["turn.pass"]
    assert not shown["turn.end"]
    page.board.act_at(page.session.position.board.site("c4"), 0)
    shown = entries(opened(window, "Move"))
    assert shown["turn.end"]
    assert shown["turn.cancel"]
    assert not shown["turn.pass"]


def test_a_closed_menu_leaves_the_keys_that_say_why(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"))
    menu = opened(window, "Move")
    assert not commands(window)["turn.pass"].isEnabled()
    menu.aboutToHide.emit()
    assert commands(window)["turn.pass"].isEnabled()
    press(window, "P")
    assert page.status.refuses


def test_keys_of_steps_that_the_game_never_has_do_nothing_but_say_so(window: MainWindow) -> None:
    page = lay_out(window, small("oddy", pie=False), "a1")
    refused: list[object] = []
    page.refused.connect(refused.append)
    for count, key in enumerate("SPECK", 1):
        press(window, key)
        assert len(refused) == count, key
    assert len(page.session.record.line) == 1


def test_a_key_that_was_chosen_says_so_too(window: MainWindow) -> None:
    page = lay_out(window, small("oddy"))
    program_of(window).keymap.choose(commands(window), "turn.pass", ["F7"])
    press(window, "P")
    assert not page.status.refuses
    press(window, "F7")
    assert page.status.refuses


def test_flat_is_offered_where_there_are_stacks(window: MainWindow) -> None:
    for key in GAMES:
        lay_out(window, small(key))
        assert ("view.flat" in entries(opened(window, "View"))) is (key == "wythe")
    show_start(window)
    assert entries(opened(window, "View"))["view.flat"]


def test_a_pause_is_offered_with_clocks_and_a_confirmation_if_it_is_chosen(
    window: MainWindow,
) -> None:
    lay_out(window, small("egotzi"))
    assert not {"turn.pause", "turn.confirm"} & entries(opened(window, "Move")).keys()
    window.play_new(small("egotzi"), HUMANS, TimeControl(main_seconds=600))
    assert entries(opened(window, "Move"))["turn.pause"]
    program_of(window).settings.confirms = True
    assert entries(opened(window, "Move"))["turn.confirm"] is False


def test_the_computer_is_stopped_where_one_plays(window: MainWindow) -> None:
    lay_out(window, small("egotzi"))
    assert "engine.stop" not in entries(opened(window, "Engine"))
    window.play_new(small("egotzi"), (Human(), Computer(1)))
    assert entries(opened(window, "Engine"))["engine.stop"] is False


def test_pages_without_a_game_have_only_the_menus_they_need(window: MainWindow) -> None:
    assert bar(window) == ["Game", "Learn", "View", "Help"]
    lay_out(window, small("yodd"))
    assert bar(window) == ["Game", "Move", "Engine", "Learn", "Board", "Notes", "View", "Help"]
    lessons(window).start(GAMES["yodd"])
    assert bar(window) == ["Game", "Move", "Learn", "View", "Help"]
    shown = entries(opened(window, "Move"))
    assert shown.keys() == {
        *("turn.undo", "turn.cancel", "turn.pass", "turn.end", "turn.hand", "By keyboard")
    }
    show_start(window)
    assert bar(window) == ["Game", "Learn", "View", "Help"]
    assert entries(opened(window, "Game"))["Share and export"] is False


def test_the_board_is_put_upright_only_if_it_is_not(window: MainWindow) -> None:
    lay_out(window, small("egotzi"))
    upright = commands(window)["board.upright"]
    assert not upright.isEnabled()
    for _ in range(3):
        commands(window)["board.left"].trigger()
        assert upright.isEnabled()
    commands(window)["board.left"].trigger()  # once around
    assert not upright.isEnabled()


@pytest.mark.parametrize("code", ["en", "de", "es", "fr", "it", "nl"])
def test_mnemonics_are_unique_in_every_menu_and_language(window: MainWindow, code: str) -> None:
    UI_LANGUAGE.set_language(Language(code))
    lay_out(window, small("wythe"))
    found = [window.menuBar().actions()]
    for actions in found:  # which grows by the menus within
        found += [menu.actions() for a in actions if isinstance(menu := a.menu(), QMenu)]
        texts = [a.text().replace("&&", "") for a in actions if not a.isSeparator()]
        letters = [re.findall(r"&(\w)", text)[0].lower() for text in texts if "&" in text]
        assert len(set(letters)) == len(letters), texts
