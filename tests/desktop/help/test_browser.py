"""One page of the help at a time, by itself: the scroll position and the search."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.help.browser import HelpBrowser
from desktop.help.document import HelpDocument
from desktop.help.overview import OVERVIEW
from desktop.help.pages import KEYS, help_page
from desktop.help.search import hits
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.theme.theme import DARK, LIGHT, text_on


@pytest.fixture
def browser(qtbot: QtBot) -> HelpBrowser:
    made = HelpBrowser(LIGHT)
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show()
    qtbot.waitExposed(made)
    made.show_page("wythe")
    return made


def page_of(browser: HelpBrowser) -> HelpDocument:
    assert browser.page is not None
    return browser.page


def upmost(browser: HelpBrowser) -> str:
    """Return the first visible text."""
    place = browser.viewport().rect().topLeft()
    place.setX(browser.viewport().width() // 2)
    return browser.cursorForPosition(place).block().text()


def read_to_end(browser: HelpBrowser) -> None:
    bar = browser.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderToMaximum)


def test_it_begins_with_the_overview_and_shows_nothing_yet(qtbot: QtBot) -> None:
    made = HelpBrowser(LIGHT)
    qtbot.addWidget(made)
    assert (made.key, made.section) == (OVERVIEW, "")
    assert made.page is None
    assert made.place is None
    assert made.frameShape() == HelpBrowser.Shape.NoFrame


def test_a_page_is_shown_from_its_start_a_section_or_a_place(browser: HelpBrowser) -> None:
    bar = browser.verticalScrollBar()
    browser.show_page("yodd", "end")
    assert (browser.key, browser.section) == ("yodd", "end")
    assert browser.accessibleName() == "Help: Yodd"
    assert browser.place is None
    assert upmost(browser) == help_page("yodd").section("end").title
    browser.show_page("yodd", "end", 0.5)
    assert bar.value() == round(0.5 * bar.maximum())
    assert browser.place == pytest.approx(0.5, abs=0.01)
    browser.show_page("yodd")
    assert (browser.key, browser.section) == ("yodd", "")
    assert bar.value() == 0
    assert browser.place is None
    assert browser.toPlainText().startswith("Yodd")


def test_scrolling_replaces_the_section_that_was_opened(browser: HelpBrowser) -> None:
    browser.show_page("wythe", "end")
    browser.verticalScrollBar().setValue(3)  # as the program does
    assert browser.place is None
    read_to_end(browser)
    assert browser.place == 1.0


def test_links_ask_for_pages_and_sections(browser: HelpBrowser) -> None:
    asked: list[tuple[str, str]] = []
    browser.asked.connect(lambda key, section: asked.append((key, section)))
    for link in ("yodd.md#end", "window.md", "#tips"):
        browser.anchorClicked.emit(QUrl(link))
    assert asked == [("yodd", "end"), ("window", ""), ("wythe", "tips")]
    assert browser.key == "wythe"  # the listener shows them
    assert not browser.openLinks()


def test_words_are_marked_wherever_they_stand(browser: HelpBrowser) -> None:
    browser.seek("padlock")
    marks = browser.extraSelections()
    assert len(marks) == hits("padlock")["wythe"] > 1
    places = [mark.cursor.position() for mark in marks]
    assert places == sorted(set(places))
    for mark in marks:
        assert mark.cursor.selectedText().lower() == "padlock"
        assert mark.format.background().color().name() == LIGHT.last_cell.lower()
        assert mark.format.foreground().color().name() == text_on(LIGHT.last_cell).lower()
    browser.show_page("yodd")  # a word that is not there
    assert browser.extraSelections() == []
    browser.show_page("wythe")
    assert len(browser.extraSelections()) == len(marks)
    browser.seek("")
    assert browser.extraSelections() == []


def test_the_next_place_is_selected_until_there_is_none(browser: HelpBrowser) -> None:
    assert not browser.go_to_next()
    browser.seek("padlock")
    count = hits("padlock")["wythe"]
    assert [browser.go_to_next() for _ in range(count + 1)] == [True] * count + [False]
    last = browser.textCursor().position()
    assert browser.go_to_next(back=True)
    assert browser.textCursor().position() < last
    browser.go_to_edge(end=True)
    assert browser.textCursor().atEnd()
    assert not browser.go_to_next()
    assert browser.go_to_next(back=True)
    assert browser.textCursor().position() == last
    browser.go_to_edge(end=False)
    assert browser.textCursor().atStart()
    assert not browser.go_to_next(back=True)
    assert browser.go_to_next()
    browser.seek("")
    assert not browser.go_to_next()


def test_going_to_a_match_counts_as_scrolling(browser: HelpBrowser) -> None:
    browser.seek("padlock")
    assert browser.place is None
    browser.go_to_next()
    assert browser.place is not None


def test_another_theme_is_put_on_where_one_reads(browser: HelpBrowser, qtbot: QtBot) -> None:
    browser.seek("padlock")
    qtbot.waitUntil(lambda: page_of(browser).style.width == browser.viewport().width())
    read_to_end(browser)
    before = page_of(browser)
    browser.set_theme(LIGHT)
    assert browser.page is before  # nothing is another colour
    browser.set_theme(DARK)
    assert page_of(browser) is not before
    assert page_of(browser).style.theme is DARK
    assert browser.document() is browser.page
    assert browser.place == 1.0
    mark = browser.extraSelections()[0]
    assert mark.format.background().color().name() == DARK.last_cell.lower()


def test_a_page_is_laid_out_again_for_another_width_and_one_stays_at_the_place(
    browser: HelpBrowser, qtbot: QtBot
) -> None:
    read_to_end(browser)
    browser.resize(900, 400)
    width = browser.viewport().width()
    assert page_of(browser).style.width < width  # once the size has settled
    qtbot.waitUntil(lambda: page_of(browser).style.width == width)
    assert browser.verticalScrollBar().value() == browser.verticalScrollBar().maximum()
    browser.show_page("wythe", "end")
    browser.resize(700, 400)
    qtbot.waitUntil(lambda: page_of(browser).style.width == browser.viewport().width())
    assert upmost(browser) == help_page("wythe").section("end").title
    browser.hide()
    browser.resize(500, 400)
    assert page_of(browser).style.width == browser.viewport().width()


def test_letters_and_pixels_of_another_size_are_laid_out_again(
    browser: HelpBrowser, qtbot: QtBot
) -> None:
    before = page_of(browser)
    font = browser.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    browser.setFont(font)
    qtbot.waitUntil(lambda: page_of(browser) is not before)
    assert page_of(browser).style.line > 1.3 * before.style.line


def test_a_screen_with_other_pixels_is_noticed(
    browser: HelpBrowser, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HelpBrowser, "devicePixelRatioF", lambda _browser: 2.0)
    QApplication.sendEvent(browser, QEvent(QEvent.Type.DevicePixelRatioChange))
    qtbot.waitUntil(lambda: page_of(browser).style.device_ratio == 2.0)


def test_the_page_is_written_in_another_language_where_one_reads(browser: HelpBrowser) -> None:
    browser.show_page("wythe", "end")
    UI_LANGUAGE.set_language(Language("de"))
    browser.retranslate()
    section = help_page("wythe").section("end")
    assert upmost(browser) == section.title != ""
    assert (browser.key, browser.section) == ("wythe", "end")
    assert browser.place is None
    assert browser.accessibleName() != "Help: Wythe"
    read_to_end(browser)
    UI_LANGUAGE.set_language(Language("en"))
    browser.retranslate()
    assert browser.accessibleName() == "Help: Wythe"
    assert browser.place == 1.0


@pytest.mark.short("420")
@pytest.mark.parametrize("width", [420, 980])
def test_pages_need_no_scroll_bar_for_their_width_and_have_all_pictures(
    browser: HelpBrowser, qtbot: QtBot, width: int
) -> None:
    browser.resize(width, 600)
    for key in KEYS:
        browser.show_page(key)
        qtbot.waitUntil(lambda: page_of(browser).style.width == browser.viewport().width())
        assert browser.horizontalScrollBar().maximum() == 0, key
        captions = re.findall(r"!\[(.*?)\]\(<", help_page(key).markdown)
        examples, shown = page_of(browser).examples, browser.toPlainText()
        for caption, example in zip(captions, examples, strict=True):
            assert example.caption(" ".join(caption.split())) in shown
        if examples:
            assert 0 < page_of(browser).picture(0).width() < width


def test_the_cursor_of_a_new_page_stands_at_its_start(browser: HelpBrowser) -> None:
    browser.go_to_edge(end=True)
    browser.show_page("yodd")
    assert browser.textCursor().position() == 0


def test_a_page_that_is_seen_whole_is_read_from_its_start(
    browser: HelpBrowser, qtbot: QtBot
) -> None:
    browser.show_page("notation")
    browser.resize(900, 6000)
    qtbot.waitUntil(lambda: browser.verticalScrollBar().maximum() == 0)
    browser.seek("move")
    assert browser.go_to_next()
    assert browser.place == 0.0
