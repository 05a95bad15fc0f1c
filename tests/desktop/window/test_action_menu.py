"""A menu built from actions, which ask for the current page, and the mnemonics of filled ones."""

from __future__ import annotations

from driving import game_page, lay_out, lessons, small
from lone_window import LoneWindow
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.lessons.lesson_page import LessonPage
from desktop.play.game_page import GamePage
from desktop.window.action_menu import ActionMenu
from desktop.window.main_window import MainWindow
from desktop.window.mnemonics import add_mnemonics
from rules.games import GAMES


def test_a_menu_is_called_in_the_language_of_now(parent: QWidget) -> None:
    menu = ActionMenu("&Board", parent, lambda: None)
    assert menu.title() == "&Board"
    UI_LANGUAGE.set_language(Language("de"))
    assert menu.title() == tr("&Board") != "&Board"


def test_actions_stand_in_their_order_and_belong_to_the_window(parent: QWidget) -> None:
    menu = ActionMenu("&Board", parent, lambda: None, lambda: None)
    one = menu.add("x.one", "&Undo", str, "F7", "F8")
    two = menu.add_in_game("x.two", "&Redo", lambda _page: None)
    three = menu.add_on_board("x.three", "&Next", lambda _page: None)
    assert menu.actions() == [one, two, three] == list(menu.actions_by_id.values())
    assert list(menu.actions_by_id) == ["x.one", "x.two", "x.three"]
    assert {action.parent() for action in menu.actions()} == {parent}
    assert one.default_keys == ("F7", "F8")


def test_actions_in_a_game_use_the_current_game(lone: LoneWindow) -> None:
    window = lone.window
    menu = ActionMenu("&Board", window, lambda: window.game_page)
    done: list[object] = []
    stands = {"can": True, "on": True}
    action = menu.add_in_game(
        "x.y",
        "&Undo",
        done.append,
        when=lambda page: stands["can"] and page.session.record.line == [],
        ticked=lambda _page: stands["on"],
    )
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (False, False)
    action.setEnabled(True)
    action.trigger()
    assert done == []  # there is no game
    first = lay_out(window, small("egotzi"))
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (True, True)
    action.trigger()
    second = lay_out(window, small("yodd"))
    action.refresh()
    action.trigger()
    assert done == [first, second]
    stands.update({"can": False, "on": False})
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (False, False)
    lay_out(window, small("egotzi"), "b2")
    stands.update({"can": True, "on": True})
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (False, True)


def test_actions_on_a_board_work_in_lessons_too(window: MainWindow) -> None:
    menu = ActionMenu("&Board", window, lambda: window.game_page, lambda: window.board_page)
    done: list[object] = []
    both = menu.add_on_board("x.y", "&Undo", done.append)
    games = menu.add_in_game("x.z", "&Redo", done.append)

    def enabled() -> tuple[bool, bool]:
        for action in (both, games):
            action.refresh()
        return both.isEnabled(), games.isEnabled()

    assert enabled() == (False, False)
    lessons(window).start(GAMES["yodd"])
    assert isinstance(window.page, LessonPage)
    assert enabled() == (True, False)
    both.trigger()
    assert done == [window.page]
    lay_out(window, small("yodd"))
    assert enabled() == (True, True)
    both.trigger()
    assert done[1] is game_page(window)
    assert isinstance(done[1], GamePage)


def marked(qtbot: QtBot, *texts: str) -> list[str]:
    menu = QMenu()
    qtbot.addWidget(menu)
    for text in texts:
        menu.addAction(text)
    add_mnemonics(menu)
    return [action.text() for action in menu.actions()]


def test_each_entry_has_the_first_letter_that_is_free(qtbot: QtBot) -> None:
    assert marked(qtbot, "Play", "Pass", "Pp on") == ["&Play", "P&ass", "Pp &on"]
    assert marked(qtbot, "aa", "aa") == ["&aa", "aa"]


def test_a_mnemonic_that_is_there_stays_if_it_is_free(qtbot: QtBot) -> None:
    assert marked(qtbot, "Ma&rks", "&Rules") == ["Ma&rks", "R&ules"]


def test_keys_and_real_signs_are_left_alone(qtbot: QtBot) -> None:
    assert marked(qtbot, "Undo\tCtrl+Z") == ["&Undo\tCtrl+Z"]
    assert marked(qtbot, "A && B", "A && C") == ["&A && B", "A && &C"]
