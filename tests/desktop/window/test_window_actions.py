"""The actions of a window: their ids, keys and mnemonics, and when they are enabled."""

from __future__ import annotations

import re

import pytest
from driving import commands, game_page, small, window_actions
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from desktop.actions.step_buttons import step_id
from desktop.game.players import Computer, Human, Seats
from desktop.settings.settings import Settings
from desktop.window.action_menu import ActionMenu
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import SpecialStep

HUMANS: Seats = (Human(), Human())


def mnemonic(text: str) -> str:
    found = re.search(r"&(\w)", text)
    assert found, f"{text} has no mnemonic"
    return found[1].lower()


def test_an_id_names_the_menu_and_the_action(window: MainWindow) -> None:
    named = {"Move": "turn", "By keyboard": "turn", "Edit variations": "edit"}  # in the code
    for menu in window_actions(window).groups:
        title = menu.title().replace("&", "")
        name = named.get(title, title.lower())
        for id, action in menu.actions_by_id.items():  # noqa: A001
            assert re.fullmatch(rf"{name}\.[a-z_]+", id)
            assert action.id == action.objectName() == id
            assert commands(window)[id] is action
    groups = window_actions(window).groups
    assert sum(len(menu.actions_by_id) for menu in groups) == len(commands(window))


def test_every_switch_with_an_action_is_in_a_menu(window: MainWindow) -> None:
    ids = {switch.action for switch in Settings.switches() if switch.action}
    assert ids <= commands(window).keys()


def test_no_two_actions_have_the_same_default_key(window: MainWindow) -> None:
    keys = [
        QKeySequence(key) for action in commands(window).values() for key in action.default_keys
    ]
    assert all(not key.isEmpty() for key in keys)
    assert len({key.toString() for key in keys}) == len(keys)
    for action in commands(window).values():
        assert [key.toString() for key in action.shortcuts()] == list(action.default_keys)


def test_mnemonics_are_unique_in_every_menu(window: MainWindow) -> None:
    texts = [menu.title() for menu in window_actions(window).menus]
    assert len({mnemonic(text) for text in texts}) == len(texts)
    inner = [
        menu for menu in window.findChildren(ActionMenu) if menu not in window_actions(window).menus
    ]
    assert inner
    for menu in (*window_actions(window).menus, *inner):
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert len({mnemonic(text) for text in texts}) == len(texts), texts


def test_actions_of_a_game_are_disabled_before_it(window: MainWindow) -> None:
    anywhere = {f"learn.{name}" for name in ("train", "puzzles", "keep", "tutor", "results")}
    anywhere.add("engine.programs")
    for id, action in commands(window).items():  # noqa: A001
        taken = ("game.save", "game.copy", "game.print", "game.same", "game.rematch")
        panels = ("view.side", "view.turns", "view.tree", "view.log")
        of_game = id.startswith(
            ("edit.", "turn.", "board.", "engine.", "learn.", "notes.", *taken, *panels)
        )
        assert action.isEnabled() is not (of_game and id not in anywhere), id


@pytest.mark.parametrize("key", GAMES)
def test_the_hand_can_be_changed_only_where_there_are_two(window: MainWindow, key: str) -> None:
    window.play_new(small(key), HUMANS)
    page = game_page(window)
    page.session.play(page.session.position.legal_steps()[0])
    assert commands(window)["turn.hand"].isEnabled() is (len(page.board.hands()) > 1)
    page.session.resign()
    assert not commands(window)["turn.hand"].isEnabled()


def test_undo_and_the_way_through_the_turns(window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    page, actions = game_page(window), commands(window)
    assert not any(actions[f"turn.{name}"].isEnabled() for name in ("undo", "redo", "first"))
    page.session.play(page.session.position.legal_steps()[0])
    actions["turn.first"].trigger()
    assert page.session.record.node.parent is None
    assert actions["turn.next"].isEnabled()
    assert not actions["turn.previous"].isEnabled()
    actions["turn.last"].trigger()
    actions["turn.undo"].trigger()
    assert actions["turn.redo"].isEnabled()


def test_the_computer_is_stopped_and_reported_to_go_on(window: MainWindow, qtbot: QtBot) -> None:
    window.play_new(small("egotzi"), (Computer(1), Human()))
    page, actions = game_page(window), commands(window)
    assert actions["engine.stop"].isEnabled()
    actions["engine.stop"].trigger()
    assert not actions["engine.stop"].isEnabled()
    assert actions["engine.go_on"].isEnabled()
    actions["engine.go_on"].trigger()
    qtbot.waitUntil(lambda: len(page.session.record.line) == 1)


def test_a_menu_ticks_what_holds_when_it_opens(window: MainWindow) -> None:
    full_screen = commands(window)["view.full_screen"]
    window.showFullScreen()
    assert not full_screen.isChecked()
    (menu,) = [m for m in window_actions(window).menus if full_screen in m.actions()]
    menu.aboutToShow.emit()
    assert full_screen.isChecked()


def test_a_button_shows_the_key_of_its_action(window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    button = game_page(window).step_buttons.buttons[SpecialStep.SWAP]
    assert button.text() == "Swap colours  (S)"
    commands(window)[step_id(SpecialStep.SWAP)].setShortcut("F7")
    assert button.text() == "Swap colours  (F7)"
    commands(window)[step_id(SpecialStep.SWAP)].setShortcut("")
    assert button.text() == "Swap colours"
