"""A page of the help by itself: its layout, its pictures, and moving in it."""

import re
from collections.abc import Iterator, Mapping

import pytest
from lone_widgets import shown_alone
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QTextBlock,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextTable,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_facts import rows

from desktop.help.document import HelpDocument, PageStyle
from desktop.help.pages import KEYS, example_picture, help_page, hits, read_example, read_page
from desktop.help.window import HelpBrowser
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.theme.themes import DARK, LIGHT, UI_THEME, text_on
from rules.engine.known_reports import best_openings
from rules.engine.report import Proof
from rules.games import GAMES, game_file
from rules.games.game_data import opening_table
from rules.piece import Touch
from rules.position import Position
from rules.refusal import RefusalReason, RulesError
from rules.solved import SolvedBoard

TEXT = """# Title

First *words*, and a [link](yodd.md#end) to a page.

> **One:** said.\\
> **Two:** said as well.

<a id="more"></a>
## More

- one
- two
- three

### Small

After it.

| a | b |
| - | - |
| c | d |

![Empty.](<position:egotzi size=4>)
![Empty.](<position:egotzi size=4>)
![One stone, pushed.](<position:egotzi size=4 | b2 | last>)

The end with ![a picture](<position:egotzi size=3>) inside.
"""


def style(width: int = 1400, ratio: float = 1.0) -> PageStyle:
    return PageStyle(LIGHT, QFont("Sans", 10), width, ratio)


@pytest.fixture
def page() -> HelpDocument:
    return HelpDocument(read_page("x", TEXT), style())


def blocks(page: HelpDocument) -> Iterator[QTextBlock]:
    block = page.begin()
    while block.isValid():
        yield block
        block = block.next()


def block_of(page: HelpDocument, text: str) -> QTextBlock:
    return next(block for block in blocks(page) if block.text().startswith(text))


def fragments(block: QTextBlock) -> list[QTextFragment]:
    found, parts = [], block.begin()
    while not parts.atEnd():
        found.append(parts.fragment())
        parts += 1
    return found


def tables(page: HelpDocument) -> list[QTextTable]:
    return [f for f in page.rootFrame().childFrames() if isinstance(f, QTextTable)]


# -- the look --------------------------------------------------------------------------------


def test_the_column_is_as_wide_as_there_is_room_up_to_a_bound() -> None:
    line = QFontMetricsF(QFont("Sans", 10)).height()
    narrow, wide, wider = style(300), style(2000), style(3000)
    assert narrow.line == line
    assert narrow.margin == pytest.approx(1.2 * line, rel=0.2)
    assert narrow.column == 300 - 2 * narrow.margin
    assert wide.column == pytest.approx(wider.column)
    assert 35 * line < wide.column < 50 * line
    assert wider.margin == pytest.approx((3000 - wider.column) / 2)


def test_pictures_stand_side_by_side_where_each_is_large_enough() -> None:
    assert [style(200).columns(pictures) for pictures in (1, 2, 3)] == [1, 1, 1]
    assert [style(2000).columns(pictures) for pictures in (1, 2, 3, 4, 9)] == [1, 2, 3, 3, 3]
    for width in (320, 500, 700, 1200):
        for pictures in (1, 2, 5):
            shown = style(width)
            columns = shown.columns(pictures)
            side = shown.picture_px(columns)
            assert columns * side < shown.column
            assert side <= 24 * shown.line
            if columns > 1:
                assert side >= 9 * shown.line
            if columns < pictures:  # another one would have been too small
                assert shown.column / (columns + 1) < 12 * shown.line
    assert style(2000).picture_px(1) == pytest.approx(22 * style().line, abs=1)


# -- text ------------------------------------------------------------------------------------


def test_headings_are_larger_and_keep_more_distance_the_higher_they_are(page: HelpDocument) -> None:
    sizes = {}
    for text in ("Title", "More", "Small", "First"):
        (form, *_) = [fragment.charFormat() for fragment in fragments(block_of(page, text))]
        sizes[text] = form.fontPointSize() or page.defaultFont().pointSizeF()
        if text != "First":
            assert form.fontWeight() == QFont.Weight.DemiBold
            assert form.anchorNames() == (["more"] if text == "More" else [])
    assert sizes["First"] == 10
    assert 17 < sizes["Title"] < 21
    assert 13 < sizes["More"] < 15
    assert 10.5 < sizes["Small"] < 12
    line = page.style.line

    def space(text: str) -> tuple[float, float]:
        form = block_of(page, text).blockFormat()
        return form.topMargin() / line, form.bottomMargin() / line

    assert space("Title")[0] == space("First")[0] == 0
    assert 1.2 < space("More")[0] < 1.8
    assert 0.7 < space("Small")[0] < 1.2
    assert 0.2 < space("Small")[1] < 0.4
    for text in ("Title", "First", "More", "three"):
        assert 0.35 < space(text)[1] < 0.75, text
    for text in ("one", "two"):  # within a list lines are closer
        assert 0.15 < space(text)[1] < 0.35, text
    first = block_of(page, "First").blockFormat()
    assert first.lineHeight() == 125
    assert not first.nonBreakableLines()


def test_only_links_have_their_colour_and_there_is_room_around_the_page(page: HelpDocument) -> None:
    for block in blocks(page):
        for fragment in fragments(block):
            form = fragment.charFormat()
            coloured = form.foreground().color().name() == LIGHT.hint.lower()
            assert coloured == (fragment.text() == "link"), fragment.text()
    (link,) = [f for f in fragments(block_of(page, "First")) if f.charFormat().isAnchor()]
    assert link.charFormat().anchorHref() == "yodd.md#end"
    frame = page.rootFrame().frameFormat()
    assert frame.leftMargin() == frame.rightMargin() == pytest.approx(page.style.margin)
    assert 0.8 * page.style.line < frame.topMargin() < 1.6 * page.style.line
    assert 2 * page.style.line < frame.bottomMargin() < 4 * page.style.line
    assert page.defaultFont() == page.style.font
    assert page.indentWidth() == pytest.approx(1.8 * page.style.line, abs=0.3 * page.style.line)
    assert not page.isUndoRedoEnabled()


def test_quotes_are_boxes_and_tables_have_a_line_below_each_row(page: HelpDocument) -> None:
    box = tables(page)[0]
    assert (box.rows(), box.columns()) == (1, 1)
    assert box.format().border() == 1
    cell = box.cellAt(0, 0)
    first, last = cell.firstCursorPosition().block(), cell.lastCursorPosition().block()
    assert (first.text(), last.text()) == ("One: said.", "Two: said as well.")
    assert first.next() == last
    assert first.blockFormat().leftMargin() == 0
    table = tables(page)[1]
    assert (table.rows(), table.columns()) == (2, 2)
    form = table.format().toTableFormat()
    assert form.cellSpacing() == form.border() == 0
    assert 0 < form.topMargin() < form.bottomMargin() < page.style.line
    for row in range(2):
        for column in range(2):
            look = table.cellAt(row, column).format().toTableCellFormat()
            assert look.bottomBorder() == 1
            assert look.bottomBorderBrush().color().name() == LIGHT.coordinates.lower()
            assert look.bottomBorderStyle().name == "BorderStyle_Solid"
            assert look.topBorder() == 0
            assert 0.2 * page.style.line < look.topPadding() < 0.5 * page.style.line


# -- pictures --------------------------------------------------------------------------------


def cell_text(table: QTextTable, row: int, column: int) -> str:
    return table.cellAt(row, column).firstCursorPosition().block().text()


@pytest.mark.parametrize(("width", "columns"), [(1400, 3), (480, 2), (300, 1)])
def test_pictures_stand_in_a_grid_with_their_texts_below(width: int, columns: int) -> None:
    page = HelpDocument(read_page("x", TEXT), style(width))
    *_, grid = tables(page)
    size = page.style.picture_px(columns)
    assert grid.columns() == columns
    assert grid.rows() == 2 * (-(-3 // columns))
    texts = ["Empty.", "Empty.", "One stone, pushed."]
    for number, text in enumerate(texts):
        row, column = 2 * (number // columns), number % columns
        cursor = grid.cellAt(row, column).firstCursorPosition()
        assert cursor.block().blockFormat().alignment() == Qt.AlignmentFlag.AlignHCenter
        (fragment,) = fragments(cursor.block())
        image = fragment.charFormat().toImageFormat()
        assert image.name() == f"picture:{number}"
        assert (image.width(), image.height()) == (size, size)
        assert image.property(QTextFormat.Property.ImageAltText) == text
        assert cell_text(grid, row + 1, column) == text
        below = grid.cellAt(row + 1, column).firstCursorPosition().block()
        assert below.blockFormat().alignment() == Qt.AlignmentFlag.AlignHCenter
        (words,) = fragments(below)
        assert words.charFormat().foreground().color().name() == LIGHT.coordinates.lower()
        assert 9 <= words.charFormat().fontPointSize() < 10
    widths = grid.format().toTableFormat().columnWidthConstraints()
    assert len(widths) == columns
    assert all(size < each.rawValue() < size + page.style.line for each in widths)
    form = grid.format().toTableFormat()
    assert form.border() == form.cellSpacing() == 0
    assert 0 < form.cellPadding() < 0.4 * page.style.line
    assert 0 < form.topMargin() < form.bottomMargin() < 1.2 * page.style.line
    page.setTextWidth(width)
    assert page.idealWidth() <= width


def test_only_a_paragraph_that_held_nothing_but_pictures_takes_no_room(page: HelpDocument) -> None:
    *_, grid = tables(page)
    empty = grid.firstCursorPosition().block().previous()
    assert empty.text() == ""
    assert empty.blockFormat().lineHeight() == 1
    assert block_of(page, "The end").blockFormat().lineHeight() != 1  # text after it is text
    assert block_of(page, "The end").text().endswith("inside.")
    assert len(tables(page)) == 3


def test_pictures_are_drawn_of_their_examples_when_they_are_asked_for() -> None:
    page = HelpDocument(read_page("x", TEXT), style(1400, 2.0))
    assert len(page.examples) == 3
    assert [len(each.position.pieces()) for each in page.examples] == [0, 0, 1]
    size = page.style.picture_px(3)
    for number, example in enumerate(page.examples):
        image = page.picture(number)
        assert (image.width(), image.devicePixelRatio()) == (2 * size, 2.0)
        assert image == example_picture(example, size, LIGHT, 2.0)
        loaded = page.resource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(f"picture:{number}")
        )
        assert loaded == image
    dark = PageStyle(DARK, style().font, 1400, 2.0)
    assert HelpDocument(page.page, dark).picture(2) != page.picture(2)


def test_a_picture_that_cannot_be_drawn_is_left_out_of_the_page(
    caplog: pytest.LogCaptureFixture,
) -> None:
    good, bad = "![a](<position:egotzi | c3>)", "![b](<position:egotzi | z9>)"
    shown = HelpDocument(read_page("any", f"# Any\n\n{bad}\n{good}\n"), style())
    assert [example.position.turn for example in shown.examples] == [1]
    assert "z9" in caplog.text
    assert HelpDocument(read_page("any", f"# Any\n\n{bad}\n"), style()).examples == []


# -- pictures --------------------------------------------------------------------------------------

LANGUAGES = ("en", "de", "es", "fr", "it", "nl")


def site(reference: str, name: str) -> int:
    return int(read_example(reference).position.board.site(name))


def test_turns_and_groups_are_marked() -> None:
    example = read_example("position:egotzi size=4 | b2 d4 | last")
    assert {change.piece.site for change in example.last} == {site("position:egotzi size=4", "d4")}
    assert read_example("position:egotzi size=4 | | last").last == ()
    example = read_example("position:yodd size=4 | Bb4 | preview=Wd2,We3")
    assert [change.piece.site for change in example.preview] == [site("position:yodd size=4", "d2")]
    assert not example.loses
    assert len(example.position.pieces()) == 1
    assert read_example("position:themisto | g1-g2 | preview=g2-g4").loses
    example = read_example("position:yodd size=4 | Bb4 | begun=Wd2,We3")
    d2, e3 = (site("position:yodd size=4", name) for name in ("d2", "e3"))
    assert [change.piece.site for change in example.last] == [d2]
    assert [change.piece.site for change in example.preview] == [e3]
    assert {piece.site for piece in example.position.pieces()} >= {d2}
    assert e3 not in {piece.site for piece in example.position.pieces()}
    example = read_example("position:oddy | a1 c2 | group=a1")
    assert example.group == site("position:oddy", "a1")


def test_what_is_touched_and_where_the_hand_may_go_on() -> None:
    example = read_example("position:wythe size=4 | | touched=a1 targets")
    assert example.touches == (Touch(site("position:wythe size=4", "a1")),)
    assert {rest[0].site for rest in example.remaining} == {
        site("position:wythe size=4", name) for name in ("a2", "b1")
    }
    every = read_example("position:wythe size=4 | | targets")
    assert every.touches == ()
    assert {rest[0].site for rest in every.remaining} == set(range(16))
    both = read_example("position:wythe size=4 | | touched=a1 touched=b1")
    assert [touch.site for touch in both.touches] == [
        site("position:wythe size=4", name) for name in ("a1", "b1")
    ]


def test_what_is_refused_shows_the_steps_before_and_the_touches_of_the_step() -> None:
    first = read_example("position:egotzi size=5 | c3 | refused=c3")
    assert first.refusal is not None
    assert first.refusal.reason is RefusalReason.OCCUPIED
    assert first.tried == (Touch(site("position:egotzi size=5", "c3")),)
    assert first.preview == ()
    second = read_example("position:yodd size=4 | Bb4 | refused=Wd2,Wd2")
    assert second.refusal is not None
    assert [change.piece.site for change in second.preview] == [site("position:yodd size=4", "d2")]
    assert [touch.site for touch in second.tried] == [site("position:yodd size=4", "d2")]
    assert len(second.position.pieces()) == 1


@pytest.mark.parametrize(
    ("reference", "message"),
    [
        ("egotzi", "a picture is written position: SETUP | TURNS | MARKS, not 'egotzi'"),
        ("position:egotzi | | | ", "a picture is written position:"),
        (
            "position:egotzi | | blink",
            "'blink' is not a mark: last, preview, begun, touched, targets, group, refused",
        ),
        ("position:egotzi | | touched=z9", "there is no 'z9' on this board"),
        ("position:egotzi | | refused=c3", "'c3' is legal"),
    ],
)
def test_what_cannot_be_is_reported(reference: str, message: str) -> None:
    with pytest.raises(RulesError) as caught:
        read_example(reference)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("position", "mark"),
    rows("MARKS"),
)
def test_every_mark_is_seen(position: str, mark: str) -> None:
    plain, marked = (read_example(f"position:{position} | {m}") for m in ("", mark))
    picture = example_picture(marked, 200, LIGHT)
    assert picture != example_picture(plain, 200, LIGHT)
    assert picture == example_picture(marked, 200, LIGHT)
    assert (picture.width(), picture.devicePixelRatio()) == (200, 1.0)


def test_pictures_show_lost_turns_themes_pixels_and_what_forbids() -> None:
    costly = read_example("position:themisto | g1-g2 | preview=g2-g4")
    seen = example_picture(costly, 200, LIGHT)
    costly.loses = False
    assert example_picture(costly, 200, LIGHT) != seen
    example = read_example("position:egotzi size=4 | b2")
    assert example_picture(example, 100, DARK) != example_picture(example, 100, LIGHT)
    sharp = example_picture(example, 100, LIGHT, 2.0)
    assert (sharp.width(), sharp.devicePixelRatio()) == (200, 2.0)
    example = read_example("position:egotzi size=4 | b2 | refused=b2")
    assert example.refusal is not None
    seen = example_picture(example, 200, LIGHT)
    example.refusal = type(example.refusal)(example.refusal.reason, (0,))
    assert example_picture(example, 200, LIGHT) != seen


def test_results_are_shown_of_all_first_moves_where_there_is_a_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_up, results = list[Position](), SolvedBoard.turn_results

    def watch(board: SolvedBoard, position: Position) -> Mapping[tuple[int, ...], int]:
        looked_up.append(position)
        return results(board, position)

    monkeypatch.setattr(SolvedBoard, "turn_results", watch)
    example = read_example("position:oddy sides=3 size=5 pie=off | | results")
    assert looked_up == [example.position]  # and none of the lines that follow
    said = {view.texts[0]: view.proven for view in example.candidates}
    assert len(said) == 15
    assert {name for name, proven in said.items() if proven is Proof.WIN} == {"c2", "d2", "d3"}
    assert read_example("position:oddy sides=3 size=9 pie=off | | results").candidates == ()


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_of_results_in_the_help_has_some(key: str) -> None:
    page = game_file(key, "help", "en", f"{key}.md").read_text("utf-8")
    for reference in re.findall(r"<(position:[^>]*results)>", page):
        assert read_example(reference).candidates


def test_openings_have_the_win_rate_of_whoever_begins_and_the_fairest_are_filled() -> None:
    example = read_example("position:oddy | | openings")
    table = opening_table(example.position.setup)
    assert table is not None
    turns = table.turns(example.position)
    assert {view.turn for view in example.candidates} == set(turns)
    for view in example.candidates:
        assert view.win_rate == turns[view.turn].win_rate
        assert view.is_rated
        assert view.visits_text == ""
    filled = [abs(view.win_rate - 0.5) for view in example.candidates if view.best]
    others = [abs(view.win_rate - 0.5) for view in example.candidates if not view.best]
    assert max(filled) < min(others)
    assert len({view.win_rate for view in example.candidates if view.best}) < len(filled)  # images
    with pytest.raises(RulesError, match="no table of openings"):
        read_example("position:oddy size=5 | | openings")
    assert read_example("position:egotzi").caption("{best} of {1}") == "{best} of {1}"


@pytest.mark.parametrize("key", GAMES)
def test_the_help_says_what_the_table_of_openings_says(key: str) -> None:
    for language in LANGUAGES:
        check_openings(key, language)


def check_openings(key: str, language: str) -> None:
    page = game_file(key, "help", language, f"{key}.md").read_text("utf-8")
    table = opening_table(GAMES[key].setup())
    if table is None:
        assert " openings>" not in page
        return
    captions = re.findall(r"!\[([^\]]*)\]\(<position:[^>]* openings>\)", page)
    assert len(captions) == 1
    caption = read_example(f"position:{key} | | openings").caption(captions[0])
    rates = {one.turn: round(100 * one.win_rate) for one in table.openings}
    named = re.findall(r"(\S+) \((\d+)\)", caption)
    start = table.setup.start()
    best = {start.write(turn) for turn in best_openings(table, table.turns(start))}
    expected = [(turn, str(rate)) for turn, rate in rates.items() if turn in best]
    assert named == expected[:5]
    assert ("…" in caption) == (len(expected) > 5)
    low, high = [int(number) for number in re.findall(r"(?<!\S)\d+(?!\S)", caption)]
    assert (low, high) == (min(rates.values()), max(rates.values()))


# -- one page at a time ----------------------------------------------------------------------------


@pytest.fixture
def browser(qtbot: QtBot) -> HelpBrowser:
    made = shown_alone(qtbot, HelpBrowser(), (600, 400))
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
    UI_THEME.set_theme(LIGHT)
    assert browser.page is before  # nothing is another colour
    UI_THEME.set_theme(DARK)
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
