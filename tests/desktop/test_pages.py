"""What every page owes to keyboard, screen reader and eye."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import game_page
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.label import Label
from desktop.main_window import MainWindow
from desktop.new_game_page import NewGamePage
from desktop.players import Computer, Person, Seats
from desktop.style import style_sheet, text_growth, text_sheet
from desktop.theme import DARK, LIGHT
from rules.games import GAMES
from rules.record.game_record import GameRecord

PERSONS: Seats = (Person(), Person())


def show_start(window: MainWindow) -> None:
    """With an unfinished game, and recent files."""
    record = GameRecord(GAMES["oddy"].setup(sides=7))
    record.play_text("a1")
    autosaves = window.program.autosaves
    kept = autosaves.new(record)
    kept.save(record)
    kept.close()
    for name in ("short", "a much longer name than anybody would like to see", "third"):
        path = autosaves.folder.parent / f"{name}.oddments"
        path.touch()
        window.program.recent.add(path)
    window.show_start()


def show_options(window: MainWindow) -> None:
    window.program.settings.remember(
        GAMES["egotzi"].setup(variant="squared"), (Computer(3), Person()), komi_offered=False
    )
    window.set_up(GAMES["egotzi"])


def show_game(window: MainWindow) -> None:
    window.play_new(GAMES["yodd"].setup(), PERSONS)
    page = game_page(window)
    page.session.play(page.session.position.legal_steps()[0])


PAGES = [show_start, show_options, show_game]


def in_tab_order(window: MainWindow) -> list[QWidget]:
    """All that the tab key reaches."""
    window.activateWindow()
    QApplication.processEvents()
    reached: list[QWidget] = []
    for _ in range(50):
        widget = QApplication.focusWidget()
        if widget in reached:
            break
        if widget is not None:
            reached.append(widget)
        QTest.keyClick(widget or window, Qt.Key.Key_Tab)
    return reached


@pytest.mark.parametrize("show_page", PAGES)
def test_all_that_the_keyboard_reaches_has_a_name(
    window: MainWindow, qtbot: QtBot, show_page: Callable[[MainWindow], None]
) -> None:
    show_page(window)
    reached = in_tab_order(window)
    assert len(reached) >= 5
    for widget in reached:
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        assert widget.accessibleName() or text, widget


def test_the_tab_key_goes_from_top_to_bottom(window: MainWindow) -> None:
    show_options(window)
    page = window.page
    assert isinstance(page, NewGamePage)
    reached = in_tab_order(window)
    wanted: list[QWidget] = [
        page.fields["size"].control,
        page.komi_way,
        page.fields["komi"].control,
    ]
    wanted += [page.seat_fields[0].kind, page.seat_fields[0].level, page.seat_fields[1].kind]
    first = reached.index(wanted[0])
    turned = reached[first:] + reached[:first]
    places = [turned.index(widget) for widget in wanted]
    assert places == sorted(places)
    assert turned.index(page.start) > places[-1]


@pytest.mark.parametrize("show_page", PAGES)
@pytest.mark.parametrize("size", [(800, 600), (1400, 1000), (3840, 2160)])
def test_no_text_is_cut_off(
    window: MainWindow,
    qtbot: QtBot,
    show_page: Callable[[MainWindow], None],
    size: tuple[int, int],
) -> None:
    window.resize(*size)
    show_page(window)
    qtbot.wait(30)
    assert window.size().toTuple() == size
    for label in window.page.findChildren(Label):
        if label.isVisible() and label.text():
            needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
            assert label.height() >= needed, label.text()
            assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()
    for button in window.page.findChildren(QAbstractButton):
        if button.isVisible() and button.text():
            assert button.width() >= button.minimumSizeHint().width(), button.text()
            assert button.height() >= button.minimumSizeHint().height(), button.text()


def test_return_begins_a_game(window: MainWindow, qtbot: QtBot) -> None:
    show_start(window)
    card = window.page.findChildren(QAbstractButton)[0]
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert isinstance(window.page, NewGamePage)
    QApplication.processEvents()
    QTest.keyClick(window.page.start, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session is not None)


def test_keys_play_where_buttons_do(window: MainWindow) -> None:
    window.play_new(GAMES["yodd"].setup(size=3), PERSONS)
    page = game_page(window)
    page.session.play(page.session.position.read("Bc3")[0])
    QTest.keyClick(page.board, Qt.Key.Key_X)
    assert page.board.hand == 1
    QTest.keyClick(page.board, Qt.Key.Key_E)
    assert page.status.property("refused")  # there is no turn to end
    QTest.keyClick(page.board, Qt.Key.Key_P)
    assert page.session.record.node.text == "pass"
    page.session.play(page.session.position.read("Ba1,We3")[0])
    assert page.session.steps
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not page.session.steps
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.record.node.text == "Bc3"


def test_text_grows_with_large_windows_and_by_wish(window: MainWindow) -> None:
    assert text_growth(window.size()) == 1.0
    usual = window.fontMetrics().height()
    window.program.zoom_text(2)
    larger = window.fontMetrics().height()
    assert larger > usual
    window.program.zoom_text(0)
    assert window.fontMetrics().height() == usual
    window.resize(3840, 2160)
    QApplication.processEvents()
    assert window.fontMetrics().height() > 1.8 * usual


def test_full_screen_and_back(window: MainWindow, qtbot: QtBot) -> None:
    window.commands["view.full_screen"].trigger()
    qtbot.waitUntil(window.isFullScreen)
    window.commands["view.full_screen"].trigger()
    qtbot.waitUntil(lambda: not window.isFullScreen())


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_style_sheets_are_whole(theme: object) -> None:
    assert isinstance(theme, type(LIGHT))
    sheet = style_sheet(theme) + text_sheet(1.5)
    assert sheet.count("{") == sheet.count("}")
    assert "None" not in sheet
