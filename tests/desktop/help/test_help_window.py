"""The help window: where it opens, its search, its history and its themes."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator

import pytest
from driving import click, click_at, commands, game_page, new_games, program_of, shown, small
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.players import Human
from desktop.help.document import HelpDocument
from desktop.help.overview import OVERVIEW
from desktop.help.pages import KEYS, help_page
from desktop.help.search import hits
from desktop.help.window import HelpWindow
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.start.new_game_page import NewGamePage
from desktop.theme.theme import DARK, LIGHT
from desktop.window.main_window import MainWindow
from rules.games import GAMES

HUMANS = (Human(), Human())


@pytest.fixture
def help_window(program: Program, qtbot: QtBot) -> Iterator[HelpWindow]:
    program.show_help(OVERVIEW)
    yield opened(program, qtbot)
    if program.help is not None:
        program.help.close()


def page_of(help_window: HelpWindow) -> HelpDocument:
    assert help_window.browser.page is not None
    return help_window.browser.page


def opened(program: Program, qtbot: QtBot) -> HelpWindow:
    assert program.help is not None
    qtbot.waitExposed(program.help)
    return program.help


def press_f1(window: MainWindow) -> tuple[str, str]:
    QTest.keyClick(window, Qt.Key.Key_F1)
    shown = program_of(window).help
    assert shown is not None
    browser = shown.browser
    return browser.key, browser.section


def first_line(help_window: HelpWindow) -> str:
    """Return the first visible text."""
    browser = help_window.browser
    place = browser.viewport().rect().topLeft()
    place.setX(browser.viewport().width() // 2)
    return browser.cursorForPosition(place).block().text()


def test_f1_opens_what_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    assert press_f1(window) == (OVERVIEW, "")
    new_games(window).ask(GAMES["egotzi"])
    assert press_f1(window) == ("egotzi", "")
    window.play_new(small("egotzi"), HUMANS)
    assert press_f1(window) == ("egotzi", "")


def test_f1_opens_the_rule_that_forbids_a_click(window: MainWindow, qtbot: QtBot) -> None:
    window.play_new(small("themisto"), HUMANS)
    page = game_page(window)
    board = page.session.position.board
    click_at(page, page.board.site_point(board.site("a1")))
    click_at(page, page.board.site_point(board.site("d4")))
    assert press_f1(window) == ("themisto", "alone")
    qtbot.waitUntil(
        lambda: first_line(opened(program_of(window), qtbot)).startswith("Next to another")
    )
    page.cancel()
    page.refresh()
    assert press_f1(window) == ("themisto", "")


def test_f1_opens_the_end_of_a_game_that_is_over(window: MainWindow) -> None:
    window.play_new(small("oddy"), HUMANS)
    game_page(window).session.resign()
    assert press_f1(window) == ("oddy", "end")


def test_buttons_open_the_rules(window: MainWindow, program: Program) -> None:
    new_games(window).ask(GAMES["yodd"])
    assert isinstance(window.page, NewGamePage)
    click(window.page.rules)
    assert program.help is not None
    assert (program.help.browser.key, program.help.browser.section) == ("yodd", "")
    window.play_new(small("wythe"), HUMANS)
    click(game_page(window).summary.rules)
    assert program.help.browser.key == "wythe"


def test_there_is_one_help_for_all_windows(program: Program, qtbot: QtBot) -> None:
    first, second = shown(program, qtbot), shown(program, qtbot)
    commands(first)["help.contents"].trigger()
    help_window = program.help
    commands(second)["help.contents"].trigger()
    assert program.help is help_window
    first.close()
    assert program.help is help_window
    second.close()
    assert program.help is None


@pytest.mark.parametrize("library_first", [False, True])
def test_it_stays_while_a_window_or_the_library_is_open(
    window: MainWindow, program: Program, *, library_first: bool
) -> None:
    program.show_help(OVERVIEW)
    program.library.show()
    library = program.library.window
    assert library is not None
    first, last = (library, window) if library_first else (window, library)
    first.close()
    assert program.help is not None
    last.close()
    assert program.help is None


def test_escape_closes_and_the_size_is_kept(help_window: HelpWindow, program: Program) -> None:
    help_window.resize(640, 480)
    QTest.keyClick(help_window.browser, Qt.Key.Key_Escape)
    assert program.help is None
    program.show_help("yodd")
    assert program.help is not None
    assert (program.help.width(), program.help.height()) == (640, 480)


def test_history_goes_back_and_forward(help_window: HelpWindow) -> None:
    help_window.pages.setCurrentRow(KEYS.index("wythe"))
    help_window.browser.anchorClicked.emit(QUrl("overview.md#pie"))
    assert (help_window.browser.key, help_window.browser.section) == (OVERVIEW, "pie")
    assert help_window.pages.currentRow() == KEYS.index(OVERVIEW)
    click(help_window.back)
    assert help_window.browser.key == "wythe"
    help_window.browser.anchorClicked.emit(QUrl("#tips"))
    assert (help_window.browser.key, help_window.browser.section) == ("wythe", "tips")
    assert not help_window.forward.isEnabled()
    QTest.keyClick(help_window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(help_window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert (help_window.browser.key, help_window.browser.section) == (OVERVIEW, "")
    assert not help_window.back.isEnabled()
    QTest.keyClick(help_window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert help_window.browser.key == "wythe"


def test_back_leads_to_where_one_has_read(help_window: HelpWindow, qtbot: QtBot) -> None:
    help_window.open_page("wythe")
    bar = help_window.browser.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderPageStepAdd)
    bar.triggerAction(bar.SliderAction.SliderPageStepAdd)
    left = bar.value()
    help_window.open_page("wythe", "tips")
    assert bar.value() > left > 0
    click(help_window.back)
    assert abs(bar.value() - left) < 10


def test_words_are_found_on_all_pages(help_window: HelpWindow) -> None:
    QTest.keyClicks(help_window.search, "padlock")
    found = hits("Padlock")
    assert found["wythe"] > 1
    assert sum(map(bool, found.values())) == 1
    assert help_window.pages.item(KEYS.index("wythe")).text().endswith(str(found["wythe"]))
    assert f"{found['wythe']} on 1 page" == help_window.found.text()
    places = []
    for _ in range(found["wythe"] + 1):
        QTest.keyClick(help_window.search, Qt.Key.Key_Return)
        assert help_window.browser.key == "wythe"
        assert help_window.browser.textCursor().selectedText().lower() == "padlock"
        places.append(help_window.browser.textCursor().position())
    assert sorted(places[:-1]) == places[:-1]
    assert places[-1] == places[0]
    assert len(help_window.browser.extraSelections()) == found["wythe"]
    QTest.keyClick(help_window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert help_window.browser.textCursor().position() == places[-2]
    QTest.keyClicks(help_window.search, "xyz")
    assert help_window.found.text() == "not found"
    assert not help_window.browser.extraSelections()
    QTest.keyClick(help_window.search, Qt.Key.Key_Return)
    assert help_window.browser.key == "wythe"


def test_a_space_before_the_next_word_finds_what_was_found(help_window: HelpWindow) -> None:
    search = help_window.search
    QTest.keyClicks(search, "padlock")
    found = help_window.found.text()
    assert "page" in found
    QTest.keyClicks(search, " ")
    assert help_window.found.text() == found
    search.selectAll()
    QTest.keyClicks(search, "   ")
    assert not help_window.found.isVisible()


@pytest.mark.parametrize("key", KEYS)
def test_all_that_is_counted_is_on_the_page(help_window: HelpWindow, key: str) -> None:
    help_window.open_page(key)
    for words in ("the", "black", "turn", "c3"):
        help_window.browser.seek(words)
        assert len(help_window.browser.extraSelections()) == hits(words)[key], words


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("width", [540, 1800])
def test_pictures_fit_their_window(
    help_window: HelpWindow, qtbot: QtBot, key: str, width: int
) -> None:
    help_window.resize(width, 500)
    help_window.open_page(key)
    browser = help_window.browser
    qtbot.waitUntil(lambda: page_of(help_window).style.width == browser.viewport().width())
    qtbot.waitUntil(lambda: browser.horizontalScrollBar().maximum() == 0)
    page = page_of(help_window)
    assert len(page.examples) == help_page(key).markdown.count("![")
    if page.examples:
        assert 0 < page.picture(0).width() < width
    shown = browser.toPlainText()
    captions = re.findall(r"!\[(.*?)\]\(<", help_page(key).markdown)
    for caption, example in zip(captions, page.examples, strict=True):
        assert example.caption(" ".join(caption.split())) in shown


def test_pictures_are_drawn_again_in_another_theme(
    help_window: HelpWindow, program: Program
) -> None:
    program.appearance.choose("light")
    help_window.open_page("yodd")
    light = page_of(help_window).picture(0)
    assert page_of(help_window).style.theme == LIGHT
    program.appearance.choose("dark")
    assert page_of(help_window).style.theme == DARK
    assert page_of(help_window).picture(0) != light


def test_text_grows_with_the_zoom_and_the_place_stays(
    help_window: HelpWindow, program: Program, qtbot: QtBot
) -> None:
    help_window.open_page("wythe", "end")
    before = page_of(help_window).style.line
    QTest.keyClick(help_window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page_of(help_window).style.line > before)
    assert program.settings.zoom > 1
    assert first_line(help_window).startswith("The end")
    help_window.browser.verticalScrollBar().triggerAction(
        help_window.browser.verticalScrollBar().SliderAction.SliderToMaximum
    )
    QTest.keyClick(help_window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page_of(help_window).style.line == before)
    bar = help_window.browser.verticalScrollBar()
    assert bar.value() > 0.9 * bar.maximum()


def test_pictures_are_as_sharp_as_the_screen(help_window: HelpWindow) -> None:
    page = page_of(help_window)
    ratio = help_window.devicePixelRatioF()
    assert page.picture(0).devicePixelRatio() == ratio


def test_the_keys_that_the_pages_name_exist(window: MainWindow) -> None:
    known = {key for action in commands(window).values() for key in action.default_keys}
    known |= {"Enter", "Esc", "Ctrl+A", "Shift+F10", *(game.title for game in GAMES.values())}
    for key in (OVERVIEW, "window", "notes", "library", "notation"):
        for name in re.findall(
            r"\*\*([A-Z][A-Za-z]*\+[^*]+|F\d+|.|Enter|Esc)\*\*", help_page(key).markdown
        ):
            assert name in known, name


def test_titles_are_seen_whole_with_the_counts_of_a_search(
    help_window: HelpWindow, qtbot: QtBot
) -> None:
    QTest.keyClicks(help_window.search, "e")
    qtbot.waitUntil(lambda: help_window.pages.item(1).text()[-1].isdigit())
    assert help_window.pages.sizeHintForColumn(0) <= help_window.pages.viewport().width()
    assert help_window.pages.horizontalScrollBar().maximum() == 0


def test_everything_has_a_name(help_window: HelpWindow) -> None:
    for widget in (
        help_window.pages,
        help_window.search,
        help_window.back,
        help_window.forward,
        help_window.browser,
    ):
        assert widget.accessibleName()
    help_window.open_page("yodd")
    assert "Yodd" in help_window.browser.accessibleName()


def test_pages_that_were_left_are_not_kept(program: Program, window: MainWindow) -> None:
    def kept() -> int:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        return sum(isinstance(each, HelpDocument) for each in gc.get_objects())

    before = kept()
    program.show_help(KEYS[0])
    assert program.help is not None
    for key in KEYS:
        program.help.open_page(key)
    assert kept() == before + 1
    program.help.close()
    assert kept() == before


# -- the window by itself ----------------------------------------------------------------------


def opened_at(help_window: HelpWindow) -> tuple[str, str]:
    return help_window.browser.key, help_window.browser.section


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


def test_a_page_chosen_in_the_list_is_one_more_that_was_visited(help_window: HelpWindow) -> None:
    help_window.pages.setCurrentRow(KEYS.index("yodd"))
    assert opened_at(help_window) == ("yodd", "")
    assert help_window.windowTitle() == "Yodd – Help – Oddments"
    assert help_window.back.isEnabled()
    help_window.open_page("yodd")  # it is there already
    click(help_window.back)
    assert opened_at(help_window) == (OVERVIEW, "")
    assert help_window.windowTitle() == "Oddments – Help – Oddments"
    assert help_window.pages.currentRow() == KEYS.index(OVERVIEW)
    assert not help_window.back.isEnabled()
    assert help_window.forward.isEnabled()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(help_window, key, Qt.KeyboardModifier.AltModifier)
    assert opened_at(help_window) == ("yodd", "")
    assert not help_window.forward.isEnabled()
    click(help_window.back)
    help_window.open_page("oddy", "end")  # and not to Yodd any more
    assert not help_window.forward.isEnabled()
    click(help_window.back)
    assert opened_at(help_window) == (OVERVIEW, "")


def test_asking_for_the_same_page_again_leads_to_its_start(help_window: HelpWindow) -> None:
    help_window.open_page("wythe", "end")
    bar = help_window.browser.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderToMaximum)
    help_window.open_page("wythe", "end")
    assert first_line(help_window).startswith("The end")
    click(help_window.back)
    assert opened_at(help_window) == (OVERVIEW, "")


def test_forward_leads_to_where_one_has_read_too(help_window: HelpWindow) -> None:
    help_window.open_page("wythe")
    bar = help_window.browser.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderPageStepAdd)
    left = bar.value()
    assert left > 0
    click(help_window.back)
    assert bar.value() == 0
    click(help_window.forward)
    assert abs(bar.value() - left) < 10


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


def test_keys_lead_to_the_field_and_make_text_larger(
    help_window: HelpWindow, program: Program
) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(help_window, Qt.Key.Key_F, control)
    assert help_window.focusWidget() is help_window.search
    layout = help_window.layout()
    assert layout is not None
    line, gap = help_window.pages.fontMetrics().height(), layout.spacing()
    width = help_window.pages.width()
    for _ in range(3):
        QTest.keyClick(help_window, Qt.Key.Key_Plus, control)
    assert program.settings.zoom == 1.5
    assert help_window.pages.fontMetrics().height() > 1.3 * line
    assert layout.spacing() == 1.5 * gap
    assert help_window.pages.width() > 1.3 * width
    QTest.keyClick(help_window, Qt.Key.Key_Minus, control)
    assert program.settings.zoom == 1.25
    QTest.keyClick(help_window, Qt.Key.Key_0, control)
    assert program.settings.zoom == 1.0
    assert help_window.pages.fontMetrics().height() == line
    assert layout.spacing() == gap == 8


def test_text_grows_with_the_window(help_window: HelpWindow) -> None:
    line = help_window.pages.fontMetrics().height()
    help_window.resize(2100, 1425)
    assert help_window.pages.fontMetrics().height() > 1.3 * line


def test_enter_presses_the_button_with_the_focus(help_window: HelpWindow) -> None:
    help_window.open_page("yodd")
    help_window.activateWindow()
    QTest.qWaitForWindowActive(help_window)
    help_window.back.setFocus()
    QTest.keyClick(help_window.back, Qt.Key.Key_Return)
    assert opened_at(help_window) == (OVERVIEW, "")


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
