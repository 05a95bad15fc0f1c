"""The help window by itself, and where it opens from the windows of the program."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import (
    click,
    click_at,
    commands,
    delete_what_is_closed,
    game_page,
    new_games,
    program_of,
    small,
)
from lone_widgets import emitted
from PySide6.QtCore import QObject, QSettings, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.game.players import Human
from desktop.help.document import HelpDocument
from desktop.help.overview import OVERVIEW
from desktop.help.pages import KEYS, help_page
from desktop.help.search import hits
from desktop.help.window import HelpWindow
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme.theme import DARK
from desktop.theme.themes import Themes
from desktop.window.main_window import MainWindow
from rules.games import GAMES

HUMANS = (Human(), Human())
CONTROL = Qt.KeyboardModifier.ControlModifier


class Services:
    """All that the window uses."""

    def __init__(self, folder: Path) -> None:
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self._parent = QObject()
        self.appearance = Appearance(self.settings, Themes(folder / "themes"), self._parent)


@pytest.fixture
def services(qtbot: QtBot, tmp_path: Path) -> Iterator[Services]:
    yield Services(tmp_path)
    QApplication.instance().setStyleSheet("")  # type: ignore[union-attr]


@pytest.fixture
def help_window(services: Services, qtbot: QtBot) -> Iterator[HelpWindow]:
    made = HelpWindow(services.settings, services.appearance)
    made.open_page(OVERVIEW)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    delete_what_is_closed()
    if made in QApplication.topLevelWidgets():
        made.close()


def page_of(help_window: HelpWindow) -> HelpDocument:
    assert help_window.browser.page is not None
    return help_window.browser.page


def opened_at(help_window: HelpWindow) -> tuple[str, str]:
    return help_window.browser.key, help_window.browser.section


def first_line(help_window: HelpWindow) -> str:
    """Return the first visible text."""
    browser = help_window.browser
    place = browser.viewport().rect().topLeft()
    place.setX(browser.viewport().width() // 2)
    return browser.cursorForPosition(place).block().text()


def test_it_opens_with_the_page_in_front_and_an_empty_search(help_window: HelpWindow) -> None:
    assert help_window.windowTitle() == "Oddments – Help – Oddments"
    titles = [help_window.pages.item(row).text() for row in range(help_window.pages.count())]
    assert titles == [help_page(key).title for key in KEYS]
    assert help_window.pages.currentRow() == KEYS.index(OVERVIEW)
    assert help_window.focusWidget() is help_window.browser
    assert not help_window.found.isVisible()
    assert not help_window.back.isEnabled()
    assert not help_window.forward.isEnabled()
    assert help_window.minimumWidth() == 520
    assert help_window.minimumHeight() == 380
    assert not help_window.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
    shown = {
        widget.accessibleName(): widget.toolTip()
        for widget in (help_window.pages, help_window.search, help_window.back, help_window.forward)
    }
    names = ("Pages of the help", "Find in the help", "Back", "Forward")
    assert shown == {name: name for name in names}
    assert help_window.search.placeholderText() == "Find"
    assert help_window.search.isClearButtonEnabled()


def test_it_remembers_its_size_and_says_when_it_is_closed(
    services: Services, help_window: HelpWindow
) -> None:
    closes, gone = emitted(help_window.closed), list[bool]()
    help_window.destroyed.connect(lambda: gone.append(True))
    help_window.resize(700, 500)
    QTest.keyClick(help_window.browser, Qt.Key.Key_Escape)
    assert len(closes) == 1
    delete_what_is_closed()
    assert gone == [True]
    again = HelpWindow(services.settings, services.appearance)
    assert again.size().toTuple() == (700, 500)
    again.close()


def test_it_wears_the_theme_and_its_text_grows_by_keys_and_with_the_window(
    services: Services, help_window: HelpWindow, qtbot: QtBot
) -> None:
    help_window.open_page("wythe", "end")
    before = help_window.browser.viewport().grab().toImage()
    services.appearance.choose("dark")
    assert services.appearance.theme is DARK
    assert page_of(help_window).style.theme is DARK
    assert help_window.browser.viewport().grab().toImage() != before
    layout = help_window.layout()
    assert layout is not None
    line, gap = help_window.pages.fontMetrics().height(), layout.spacing()
    width, page_line = help_window.pages.width(), page_of(help_window).style.line
    for _ in range(3):
        QTest.keyClick(help_window, Qt.Key.Key_Plus, CONTROL)
    assert services.settings.zoom == 1.5
    assert help_window.pages.fontMetrics().height() > 1.3 * line
    assert layout.spacing() == 1.5 * gap
    assert help_window.pages.width() > 1.3 * width
    qtbot.waitUntil(lambda: page_of(help_window).style.line > page_line)
    assert first_line(help_window).startswith("The end")  # the place stays
    QTest.keyClick(help_window, Qt.Key.Key_Minus, CONTROL)
    assert services.settings.zoom == 1.25
    QTest.keyClick(help_window, Qt.Key.Key_0, CONTROL)
    assert services.settings.zoom == 1.0
    assert help_window.pages.fontMetrics().height() == line
    assert layout.spacing() == gap == 8
    help_window.resize(2100, 1425)
    assert help_window.pages.fontMetrics().height() > 1.3 * line


def test_enter_presses_the_button_with_the_focus_and_ctrl_f_leads_to_the_search(
    help_window: HelpWindow,
) -> None:
    help_window.open_page("yodd")
    help_window.back.setFocus()
    QTest.keyClick(help_window.back, Qt.Key.Key_Return)
    assert opened_at(help_window) == (OVERVIEW, "")
    QTest.keyClick(help_window, Qt.Key.Key_F, CONTROL)
    assert help_window.focusWidget() is help_window.search


def test_a_page_chosen_in_the_list_is_one_more_that_was_visited(help_window: HelpWindow) -> None:
    help_window.pages.setCurrentRow(KEYS.index("yodd"))
    assert opened_at(help_window) == ("yodd", "")
    assert help_window.windowTitle() == "Yodd – Help – Oddments"
    assert help_window.back.isEnabled()
    help_window.open_page("yodd")  # it is there already
    help_window.browser.anchorClicked.emit(QUrl("#tips"))
    assert opened_at(help_window) == ("yodd", "tips")
    help_window.browser.anchorClicked.emit(QUrl("overview.md#pie"))
    assert opened_at(help_window) == (OVERVIEW, "pie")
    assert help_window.pages.currentRow() == KEYS.index(OVERVIEW)
    for place in (("yodd", "tips"), ("yodd", "")):
        click(help_window.back)
        assert opened_at(help_window) == place
    click(help_window.back)
    assert opened_at(help_window) == (OVERVIEW, "")
    assert help_window.windowTitle() == "Oddments – Help – Oddments"
    assert help_window.pages.currentRow() == KEYS.index(OVERVIEW)
    assert not help_window.back.isEnabled()
    assert help_window.forward.isEnabled()
    for key in (Qt.Key.Key_Left, *[Qt.Key.Key_Right] * 4):
        QTest.keyClick(help_window, key, Qt.KeyboardModifier.AltModifier)
    assert opened_at(help_window) == (OVERVIEW, "pie")
    assert not help_window.forward.isEnabled()
    click(help_window.back)
    help_window.open_page("oddy", "end")  # and not to the overview any more
    assert not help_window.forward.isEnabled()
    click(help_window.back)
    assert opened_at(help_window) == ("yodd", "tips")


def test_back_and_forward_lead_to_where_one_has_read(help_window: HelpWindow) -> None:
    help_window.open_page("wythe")
    bar = help_window.browser.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderPageStepAdd)
    left = bar.value()
    help_window.open_page("wythe", "tips")
    assert bar.value() > left > 0
    click(help_window.back)
    assert abs(bar.value() - left) < 10
    click(help_window.back)
    assert bar.value() == 0
    click(help_window.forward)
    assert abs(bar.value() - left) < 10


def test_asking_for_the_same_page_again_leads_to_its_start(help_window: HelpWindow) -> None:
    help_window.open_page("wythe", "end")
    bar = help_window.browser.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderToMaximum)
    help_window.open_page("wythe", "end")
    assert first_line(help_window).startswith("The end")
    click(help_window.back)
    assert opened_at(help_window) == (OVERVIEW, "")


def test_words_on_one_page_are_found_one_after_another(help_window: HelpWindow) -> None:
    QTest.keyClicks(help_window.search, "padlock")
    count = hits("Padlock")["wythe"]
    assert count > 1
    assert help_window.pages.item(KEYS.index("wythe")).text().endswith(str(count))
    assert help_window.found.text() == f"{count} on 1 page"
    places = []
    for _ in range(count + 1):
        QTest.keyClick(help_window.search, Qt.Key.Key_Return)
        assert help_window.browser.key == "wythe"
        assert help_window.browser.textCursor().selectedText().lower() == "padlock"
        places.append(help_window.browser.textCursor().position())
    assert sorted(places[:-1]) == places[:-1]
    assert places[-1] == places[0]
    assert len(help_window.browser.extraSelections()) == count
    QTest.keyClicks(help_window.search, " ")  # before the next word
    assert help_window.found.text() == f"{count} on 1 page"
    QTest.keyClicks(help_window.search, "xyz")
    assert help_window.found.text() == "not found"
    assert not help_window.browser.extraSelections()
    help_window.search.selectAll()
    QTest.keyClicks(help_window.search, "   ")
    assert not help_window.found.isVisible()


def test_words_are_gone_to_over_all_pages_and_back(help_window: HelpWindow) -> None:
    word = "padlock and key"  # on no page
    QTest.keyClicks(help_window.search, word)
    QTest.keyClick(help_window.search, Qt.Key.Key_Return)
    assert opened_at(help_window) == (OVERVIEW, "")
    assert help_window.found.text() == "not found"
    assert help_window.found.isVisible()
    help_window.search.clear()
    QTest.keyClicks(help_window.search, "stack")
    found = hits("stack")
    pages = [key for key in KEYS if found[key]]
    assert len(pages) > 1
    total = f"{sum(found.values())} on {len(pages)} pages"
    assert help_window.found.text() == total
    ways: dict[bool, list[tuple[str, int]]] = {False: [], True: []}
    for back in (False, True):
        shift = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
        for _ in range(sum(found.values())):
            QTest.keyClick(help_window, Qt.Key.Key_F3, shift)
            cursor = help_window.browser.textCursor()
            assert cursor.selectedText().lower() == "stack"
            ways[back].append((help_window.browser.key, cursor.position()))
    forward = ways[False]
    assert len(set(forward)) == sum(found.values())  # each place once
    assert [key for key, _ in forward] == [key for key in pages for _ in range(found[key])]
    assert forward == sorted(forward, key=lambda place: (KEYS.index(place[0]), place[1]))
    assert ways[True] == [*reversed(forward[:-1]), forward[-1]]  # and round again


def test_all_that_is_counted_is_on_the_page(help_window: HelpWindow) -> None:
    for key in KEYS:
        help_window.open_page(key)
        for words in ("the", "c3"):
            help_window.browser.seek(words)
            assert len(help_window.browser.extraSelections()) == hits(words)[key], (key, words)


def test_titles_are_seen_whole_with_the_counts_of_a_search(
    help_window: HelpWindow, qtbot: QtBot
) -> None:
    QTest.keyClicks(help_window.search, "e")
    qtbot.waitUntil(lambda: help_window.pages.item(1).text()[-1].isdigit())
    assert help_window.pages.sizeHintForColumn(0) <= help_window.pages.viewport().width()
    assert help_window.pages.horizontalScrollBar().maximum() == 0


def test_all_is_written_in_another_language_at_once(help_window: HelpWindow) -> None:
    help_window.open_page("wythe", "end")
    QTest.keyClicks(help_window.search, "stein")
    assert help_window.found.text() == "not found"
    UI_LANGUAGE.set_language(Language("de"))
    assert help_window.windowTitle().startswith("Wythe – ")
    assert "Help" not in help_window.windowTitle()
    for widget in (help_window.pages, help_window.search, help_window.back, help_window.forward):
        assert widget.accessibleName() == widget.toolTip()
        assert widget.toolTip() not in ("Pages of the help", "Find in the help", "Back", "Forward")
    assert help_window.search.placeholderText() != "Find"
    assert str(sum(hits("stein").values())) in help_window.found.text()
    title = help_page("window").title
    assert help_window.pages.item(KEYS.index("window")).text().startswith(title)
    assert help_window.browser.toPlainText() != ""
    assert opened_at(help_window) == ("wythe", "end")
    assert first_line(help_window) == help_page("wythe").section("end").title


def test_pages_that_were_left_are_not_kept(help_window: HelpWindow) -> None:
    def kept() -> int:
        delete_what_is_closed()
        gc.collect()
        return sum(isinstance(each, HelpDocument) for each in gc.get_objects())

    before = kept()
    for key in KEYS[-2:]:
        help_window.open_page(key)
    assert kept() == before


# -- from the windows of the program -------------------------------------------------------------


def press_f1(window: MainWindow) -> tuple[str, str]:
    QTest.keyClick(window, Qt.Key.Key_F1)
    shown = program_of(window).help
    assert shown is not None
    browser = shown.browser
    return browser.key, browser.section


def test_f1_opens_what_is_seen(window: MainWindow) -> None:
    assert press_f1(window) == (OVERVIEW, "")
    new_games(window).ask(GAMES["egotzi"])
    assert press_f1(window) == ("egotzi", "")
    window.play_new(small("oddy"), HUMANS)
    assert press_f1(window) == ("oddy", "")
    game_page(window).session.resign()
    assert press_f1(window) == ("oddy", "end")


def test_f1_opens_the_rule_that_forbids_a_click(window: MainWindow, qtbot: QtBot) -> None:
    window.play_new(small("themisto"), HUMANS)
    page = game_page(window)
    board = page.session.position.board
    click_at(page, page.board.site_point(board.site("a1")))
    click_at(page, page.board.site_point(board.site("d4")))
    assert press_f1(window) == ("themisto", "alone")
    shown = program_of(window).help
    assert shown is not None
    qtbot.waitUntil(lambda: first_line(shown).startswith("Next to another"))
    page.cancel()
    page.refresh()
    assert press_f1(window) == ("themisto", "")


def test_the_keys_that_the_pages_name_exist(window: MainWindow) -> None:
    known = {key for action in commands(window).values() for key in action.default_keys}
    known |= {"Enter", "Esc", "Ctrl+A", "Shift+F10", *(game.title for game in GAMES.values())}
    for key in (OVERVIEW, "window", "notes", "library", "notation"):
        for name in re.findall(
            r"\*\*([A-Z][A-Za-z]*\+[^*]+|F\d+|.|Enter|Esc)\*\*", help_page(key).markdown
        ):
            assert name in known, name
