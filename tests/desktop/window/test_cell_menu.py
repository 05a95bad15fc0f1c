"""The menu of a cell, opened by a right click or a key in windows without a program."""

import re

import pytest
from driving import click_at, commands, lay_out, lessons, small
from lone_window import LoneWindow
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.pages.game_page import GamePage
from desktop.pages.lesson_page import LessonPage
from desktop.services.languages import UI_LANGUAGE, available_languages
from desktop.window.cell_menu import CellMenu
from desktop.window.main_window import MainWindow
from rules.games import GAMES

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def window(lone: LoneWindow) -> MainWindow:
    return lone.window


def opened() -> CellMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, CellMenu)
    return menu


def site_of(page: GamePage | LessonPage, name: str) -> int:
    return int(page.session.position.board.site(name))


def right_click(page: GamePage | LessonPage, at: QPoint) -> CellMenu:
    click_at(page, at, RIGHT)
    return opened()


def menu_at(page: GamePage | LessonPage, name: str) -> CellMenu:
    return right_click(page, page.board.site_point(site_of(page, name)))


def texts(menu: QMenu) -> list[str]:
    """Return the entries without keys and mnemonics."""
    plain = [action.text().partition("\t")[0].replace("&", "") for action in menu.actions()]
    return [text for text in plain if text]


def entry(menu: QMenu, text: str) -> QAction:
    (found,) = [a for a in menu.actions() if a.text().partition("\t")[0].replace("&", "") == text]
    return found


def choose(menu: QMenu, text: str) -> None:
    """Click on an entry."""
    where = menu.actionGeometry(entry(menu, text)).center()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=where)


def test_a_right_click_offers_what_a_click_would_do(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    menu = menu_at(page, "c3")
    assert texts(menu) == [
        *("Play: c3", "Swap colours", "Hint", "Analyse", "Undo"),
        *("Write a comment", "Copy picture", "Boards and pieces", "Rules of Egotzi"),
    ]
    assert len(page.session.record.line) == 1
    choose(menu, "Play: c3")
    assert [node.text for node in page.session.record.line] == ["b2", "c3"]
    choose(menu_at(page, "b2"), "Why not b2?")
    assert page.status.refuses
    assert texts(right_click(page, QPoint(2, 2))) == [  # beside the board
        *("Hint", "Analyse", "Undo", "Write a comment"),
        *("Copy picture", "Boards and pieces", "Rules of Egotzi"),
    ]


def test_the_first_entry_switches_the_hand_where_there_are_two(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"))
    before = page.board.input.hand
    menu = menu_at(page, "b2")
    assert page.board.input.hand == before
    assert texts(menu)[0] == "Switch colour"
    choose(menu, "Switch colour")
    assert page.board.input.hand == 1 - before


def test_a_domino_is_begun_and_taken_back(window: MainWindow) -> None:
    page = lay_out(window, small("wythe"))
    choose(menu_at(page, "b2"), "Choose: black half b2")
    assert [touch.site for touch in page.board.input.touches] == [site_of(page, "b2")]
    menu = menu_at(page, "b2")
    assert "Cancel the unfinished move" in texts(menu)
    choose(menu, "Do not choose: b2")
    assert not page.board.input.touches


def test_both_halves_are_placed_at_a_joint(window: MainWindow) -> None:
    page = lay_out(window, small("wythe"))
    b2, c2 = (page.board.site_point(site_of(page, name)) for name in ("b2", "c2"))
    joint = QPoint((45 * b2.x() + 55 * c2.x()) // 100, b2.y())
    menu = right_click(page, joint)
    (text,) = [text for text in texts(menu) if text.startswith("Play")]
    choose(menu, text)
    assert len(page.session.record.line) == 1


def test_a_disc_is_chosen_and_slides(window: MainWindow) -> None:
    page = lay_out(window, GAMES["themisto"].setup())
    choose(menu_at(page, "a4"), "Choose: a4")
    choose(menu_at(page, "b4"), "Play: a4 to b4")
    assert [node.text for node in page.session.record.line] == ["a4-b4"]


def test_what_is_of_no_use_is_left_out(lone: LoneWindow) -> None:
    page = lay_out(lone.window, small("yodd"))
    assert {"Undo", "Pass"}.isdisjoint(texts(CellMenu(page, (0,), lone.actions.by_id)))


def test_steps_are_offered_while_they_are_legal(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"))
    assert not {"Pass", "End the move"} & set(texts(menu_at(page, "c3")))
    opened().close()
    page.session.play(page.session.position.read("Bc3")[0])
    choose(menu_at(page, "a1"), "Pass")
    assert page.session.record.line[-1].text == "pass"


def test_a_game_that_is_over_can_be_counted(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    page.session.resign()
    menu = menu_at(page, "c3")
    assert "Play: c3" not in texts(menu)
    choose(menu, "Count the score step by step")
    assert page.counting.isVisible()


def test_keys_open_the_menu_of_the_cursor_and_show_it(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"))
    page.board.setFocus()
    page.board.hide_cursor()
    QTest.keyClick(page.board, Qt.Key.Key_Menu)
    assert page.board.cursor_site >= 0
    name = page.session.position.board.names[page.board.cursor_site]
    assert texts(opened())[0] == f"Play: {name}"
    opened().close()
    page.board.move_cursor(site_of(page, "c3"))
    QTest.keyClick(page.board, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = opened()
    assert texts(menu)[0] == "Play: c3"
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert [node.text for node in page.session.record.line] == ["c3"]
    assert page.board.hasFocus()


def test_a_drag_with_the_right_button_moves_nothing(window: MainWindow) -> None:
    page = lay_out(window, GAMES["themisto"].setup())
    view = page.board.viewport()
    QTest.mousePress(view, RIGHT, pos=page.board.site_point(site_of(page, "a4")))
    QTest.mouseMove(view, page.board.site_point(site_of(page, "b4")))
    QTest.mouseRelease(view, RIGHT, pos=page.board.site_point(site_of(page, "b4")))
    assert not page.board.input.touches
    assert not page.session.record.line


def test_marks_are_offered_where_notes_are_in_use_and_clicks_mark(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"))
    assert "Marks" not in texts(menu_at(page, "c3"))
    opened().close()
    commands(window)["notes.panel"].trigger()
    marks = entry(menu_at(page, "c3"), "Marks").menu()
    assert isinstance(marks, QMenu)
    assert texts(marks)[:4] == ["Triangle", "Square", "Circle", "Cross"]
    entry(marks, "Circle").trigger()
    assert list(page.notes.marks) == [site_of(page, "c3")]
    assert not page.notes.marking
    page.notes.set_marking(True)
    choose(menu_at(page, "b2"), "Mark: b2")
    assert set(page.notes.marks) == {site_of(page, "b2"), site_of(page, "c3")}


def test_a_lesson_has_what_makes_its_moves(window: MainWindow) -> None:
    lessons(window).start(GAMES["yodd"])
    page = window.page
    assert isinstance(page, LessonPage)
    menu = right_click(page, page.board.site_point(0))
    assert texts(menu)[0] == "Switch colour"
    assert texts(menu)[-1] == "Rules of Yodd"
    assert not {"Hint", "Write a comment", "Copy picture"} & set(texts(menu))


def test_every_entry_has_a_mnemonic_of_its_own(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"), "Bc3")
    for language in available_languages():
        UI_LANGUAGE.set_language(language)
        menu = menu_at(page, "a1")
        entries = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = [re.findall(r"&(\w)", text)[0].lower() for text in entries]
        assert len(set(letters)) == len(entries) > 6
        menu.close()
