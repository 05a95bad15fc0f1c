"""The help window, where it opens from, and its pages, whose statements are true."""

import gc
import itertools
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
from shown_facts import merged

from desktop.game.players import Human
from desktop.help.document import HelpDocument
from desktop.help.pages import (
    KEYS,
    OVERVIEW,
    SCHEME,
    Example,
    HelpPage,
    Section,
    fill_page,
    help_page,
    hits,
    in_order,
    page_in,
    read_example,
    read_page,
)
from desktop.help.window import HelpWindow
from desktop.services.languages import SOURCE, UI_LANGUAGE, Language
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme.themes import UI_THEME, Themes
from desktop.views.game_texts import TEXTS
from desktop.views.game_views import VIEWS
from desktop.window.main_window import MainWindow
from rules.games import GAMES, game_file, read_setup
from rules.refusal import RefusalReason

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
def services(tmp_path: Path) -> Iterator[Services]:
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
    assert UI_THEME.theme.dark
    assert page_of(help_window).style.theme is UI_THEME.theme
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


# -- the pages -------------------------------------------------------------------------------------

RESOURCES = Path(__file__).parents[3] / "resources"
_PAGE = r"(?:\.\./)*(?:[a-z]+/)*[a-z]+\.md"
NEEDED = {
    *("board", "turn", "forbidden", "passing", "end"),
    *("example", "options", "readings", "notation", "tips"),
}


def references(section: Section) -> list[tuple[str, str]]:
    """Return the alternative texts and positions of a section's pictures."""
    return re.findall(r"!\[(.*?)\]\(<(.*?)>\)", section.text, re.DOTALL)


def examples(page: HelpPage) -> Iterator[tuple[Section, Example]]:
    for section in page.sections:
        for _, reference in references(section):
            yield section, read_example(reference)


def test_there_is_a_page_for_every_key_and_none_else() -> None:
    pages = [*RESOURCES.glob("help/en/*"), *RESOURCES.glob("games/*/help/en/*")]
    assert {path.stem for path in pages} == {*KEYS, "shared"}
    assert set(GAMES) < set(KEYS)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_all_its_sections(key: str) -> None:
    page = help_page(key)
    assert page.title == GAMES[key].title
    assert {section.id for section in page.sections} >= NEEDED
    assert len(re.findall(r"^\d\. \*\*", page.section("tips").text, re.MULTILINE)) == 5
    assert references(page.section("end"))
    assert "`" in page.section("notation").text


# (game, reason) -> a phrase in its section
REASON_TEXTS = merged("REASON_TEXTS")


@pytest.mark.parametrize("key", GAMES)
def test_what_is_refused_is_explained_where_the_help_opens(key: str) -> None:
    view, page = VIEWS[key], help_page(key)
    for reason in view.sections:
        text = " ".join(page.section(view.section(reason)).text.split())
        assert REASON_TEXTS[key, reason.name] in text
    for common, phrase in (
        (RefusalReason.GAME_OVER, "end"),
        (RefusalReason.PASS, "pass"),
        (RefusalReason.SWAP, "swap"),
        (RefusalReason.NOT_NOW, "move"),
        (RefusalReason.TURN_ENDED, "move"),
    ):
        section = page.section(view.section(common))
        assert phrase in f"{section.title} {section.text}".lower()


@pytest.mark.parametrize("key", KEYS)
def test_sections_have_names_of_their_own_and_no_place_is_left_for_a_game(key: str) -> None:
    assert not places_for_games(help_page(key).markdown)
    names = [section.id for section in help_page(key).sections if section.id]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("key", KEYS)
def test_every_picture_can_be_played_and_says_what_it_shows(key: str) -> None:
    page = help_page(key)
    for section in page.sections:
        assert section.text.count("![") == len(references(section)), section.title
        for text, reference in references(section):
            assert len(text) >= 4
            assert not set("`*_") & set(text)  # Qt would make several pictures of it
            assert read_example(reference).position.board.site_count
    assert page.markdown.count(SCHEME) == len(list(examples(page)))


@pytest.mark.parametrize("key", GAMES)
def test_pictures_of_a_game_show_that_game_and_its_end(key: str) -> None:
    page = help_page(key)
    assert {example.position.setup.game.key for _, example in examples(page)} == {key}
    ended = [s.id for s, example in examples(page) if example.position.over]
    assert "end" in ended
    assert set(ended) <= {"end", "squared", "example"}


@pytest.mark.parametrize("key", GAMES)
def test_a_page_begins_with_a_summary(key: str) -> None:
    quoted = [line for line in help_page(key).sections[0].text.splitlines() if line[:2] == "> "]
    assert len(quoted) == 3
    assert all(re.match(r"> \*\*[^*]+\*\* \w", line) for line in quoted)


@pytest.mark.parametrize("key", GAMES)
def test_the_short_game_is_one_game_and_its_pictures_are_moments_of_it(key: str) -> None:
    section = help_page(key).section("example")
    moves = re.findall(r"^\d+\. `([^`]+)` ", section.text, re.MULTILINE)
    assert len(moves) == len(re.findall(r"^\d+\.", section.text, re.MULTILINE)) >= 4
    shown = [
        [part.split() for part in reference.removeprefix(SCHEME).split("|")]
        for _, reference in references(section)
    ]
    assert len(shown) == 3
    position = read_setup(shown[0][0]).start()
    for move in moves:
        position.play_turn(position.read(move))
    assert position.over
    for setup, line, *rest in shown:
        assert setup == shown[0][0]
        assert line == moves[: len(line)]
        for mark in [mark for marks in rest for mark in marks if mark.startswith("preview=")]:
            assert mark == f"preview={moves[len(line)]}"


def test_what_holds_and_what_breaks_in_yodd_is_as_its_rules_say() -> None:
    texts = references(help_page("yodd").section("connections"))
    drawn = [read_example(reference) for _, reference in texts]
    assert [example.refusal and example.refusal.reason.name for example in drawn] == [
        "EVEN",
        None,
        "EVEN",
        None,
        "EVEN",
    ]


@pytest.mark.parametrize("sides", [3, 5, 7, 9])
def test_the_gaps_that_win_are_those_that_surround_the_middle(sides: int) -> None:
    """No gap of the three is more than half of the board."""
    gaps = {
        "-".join(map(str, sorted(triple)))
        for triple in itertools.product(range(1, sides), repeat=3)
        if sum(triple) == sides
    }
    winning = {text for text in gaps if max(map(int, text.split("-"))) < sides / 2}
    (row,) = re.findall(rf"^\| {sides} \| (.*) \| (.*) \|$", help_page("oddy").markdown, re.M)
    assert set(row[0].split(", ")) == winning
    assert set(row[1].split(", ")) == (gaps - winning or {"none"})


@pytest.mark.parametrize("key", GAMES)
def test_forbidden_turns_are_shown_where_their_reason_is_reported(key: str) -> None:
    page, shown = help_page(key), set()
    ids = [section.id for section in page.sections]
    for section, example in examples(page):
        if example.refusal is None:
            continue
        reason = example.refusal.reason
        assert VIEWS[key].sentence(reason)
        index = ids.index(VIEWS[key].section(reason))
        places = {ids[index], "forbidden", "connections"}  # "connections" says why a diamond holds
        assert section.id in places or ids[index] == "forbidden", section.title
        shown.add(reason)
    assert shown


@pytest.mark.parametrize("key", KEYS)
def test_links_lead_to_pages_and_sections(key: str) -> None:
    for name, section in re.findall(
        rf"(?<!!)\[[^\]]*\]\(({_PAGE})?(?:#([a-z-]+))?\)", page_text(key)
    ):
        page = help_page(Path(name).stem if name else key)
        assert not section or page.section(section)
    assert not re.search(rf"\]\((?!<|{_PAGE}|#)", page_text(key))


def page_text(key: str) -> str:
    return help_page(key).markdown


def test_every_page_is_reached_from_the_overview() -> None:
    linked = {Path(page).stem for page in re.findall(rf"\]\(({_PAGE})", page_text(OVERVIEW))}
    assert linked == set(KEYS) - {OVERVIEW}


def test_a_page_is_cut_at_its_headings_and_a_section_is_found_by_its_name() -> None:
    page = read_page("x", '# Title\n\nA\n\n<a id="end"></a>\n## The end\n\nB\n\n### Sub\nC\n')
    assert [(s.id, s.title, s.text) for s in page.sections] == [
        ("", "Title", "A"),
        ("end", "The end", "B"),
        ("", "Sub", "C"),
    ]
    assert page.key == "x"
    assert page.title == "Title"
    assert page.section("end").title == "The end"
    for name in ("", "nowhere"):
        with pytest.raises(KeyError):
            page.section(name)
    assert page.markdown.strip() == "# Title\n\nA\n\n## The end\n\nB\n\n### Sub\nC"


def test_a_page_is_shown_in_the_language_of_the_moment_or_in_english() -> None:
    english = help_page("yodd")
    UI_LANGUAGE.set_language(Language("de"))
    german = help_page("yodd")
    assert german.section("end").title != english.section("end").title
    assert page_in("yodd", Language("xx")) == english
    assert page_in("yodd", SOURCE) is english


def test_the_list_begins_with_the_overview_and_the_games() -> None:
    assert KEYS[: 1 + len(GAMES)] == (OVERVIEW, *GAMES)


# -- what games add to the pages about all of them -----------------------------------------------


def places_for_games(text: str) -> set[str]:
    return set(re.findall(r"^<!-- ([a-z]+) -->$", text, re.MULTILINE))


@pytest.mark.parametrize("key", GAMES)
def test_all_that_a_game_adds_has_its_place_on_a_page(key: str) -> None:
    pages = "".join(page.read_text("utf-8") for page in RESOURCES.glob("help/en/*.md"))
    added = places_for_games(game_file(key, "help", "en", "shared.md").read_text("utf-8"))
    assert {"overview", "pictures", "playing", "notation"} <= added <= places_for_games(pages)


def test_each_game_adds_its_part_in_order() -> None:
    text = fill_page("Before\n\n<!-- notation -->\nAfter\n", SOURCE)
    before, *items, after = text.splitlines()
    assert (before, after) == ("Before", "After")
    assert [item[:3] for item in items[1:]] == ["- ["] * len(GAMES)
    assert [re.findall(r"\[(.*?)\]", item)[0] for item in items[1:]] == [
        game.title for game in GAMES.values()
    ]


def test_a_place_where_no_game_adds_anything_vanishes() -> None:
    assert fill_page("one\n<!-- unknown -->\ntwo\n", SOURCE) == "one\ntwo\n"


def test_a_language_without_a_file_gets_the_english_one() -> None:
    text = "<!-- overview -->\n"
    assert fill_page(text, Language("xx")) == fill_page(text, SOURCE)
    assert fill_page(text, Language("de")) != fill_page(text, SOURCE)


def test_each_list_is_sorted_without_regard_to_case_and_accents() -> None:
    text = "A\n\n- **Zoo**: z\n- **Écart** (B): e,\n  more\n- **Ear**: e\n\nB\n\n- y\n- x\n"
    assert in_order(text) == (
        "A\n\n- **Ear**: e\n- **Écart** (B): e,\n  more\n- **Zoo**: z\n\nB\n\n- x\n- y\n"
    )


def test_the_glossary_has_the_words_of_the_games_in_order() -> None:
    words = re.findall(r"^- \*\*(.*?)\*\*", help_page("glossary").section("words").text, re.M)
    assert words == sorted(words, key=str.lower)
    added = game_file(next(iter(TEXTS)), "help", "en", "shared.md").read_text("utf-8")
    own = re.findall(r"^- \*\*(.*?)\*\* \(", added, re.M)
    assert own
    assert set(own) < set(words)


# -- the search ----------------------------------------------------------------------------------


def test_words_are_counted_on_every_page_small_and_large_letters_alike() -> None:
    found = hits("padlock")
    assert list(found) == list(KEYS)
    assert {key for key, count in found.items() if count} == {"wythe"}
    assert hits("PadLock") == found
    assert set(hits("").values()) == {0}
    assert set(hits("no such words").values()) == {0}


def test_texts_of_pictures_are_counted_and_what_is_not_read_is_not() -> None:
    caption = "here five white ones"
    assert hits(caption)["yodd"] == help_page("yodd").markdown.count(caption) == 1
    assert "position:" in help_page("yodd").markdown
    assert hits("position:")["yodd"] == 0
    assert hits("**")["yodd"] == 0


def test_words_are_counted_in_the_language_of_the_moment() -> None:
    english = hits("stone")["yodd"]
    UI_LANGUAGE.set_language(Language("de"))
    assert hits("stone")["yodd"] < english
    assert hits("stein")["yodd"] > 0
