"""A page of the help as it is laid out, by itself: sizes, spaces, links, tables, pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QTextBlock,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextTable,
)
from pytestqt.qtbot import QtBot

from desktop.help.document import HelpDocument, PageStyle
from desktop.help.example import example_picture
from desktop.help.pages import read_page
from desktop.theme.theme import DARK, LIGHT

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
def page(qtbot: QtBot) -> HelpDocument:
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


def test_the_column_is_as_wide_as_there_is_room_up_to_a_bound(qtbot: QtBot) -> None:
    line = QFontMetricsF(QFont("Sans", 10)).height()
    narrow, wide, wider = style(300), style(2000), style(3000)
    assert narrow.line == line
    assert narrow.margin == pytest.approx(1.2 * line, rel=0.2)
    assert narrow.column == 300 - 2 * narrow.margin
    assert wide.column == pytest.approx(wider.column)
    assert 35 * line < wide.column < 50 * line
    assert wider.margin == pytest.approx((3000 - wider.column) / 2)


def test_pictures_stand_side_by_side_where_each_is_large_enough(qtbot: QtBot) -> None:
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
def test_pictures_stand_in_a_grid_with_their_texts_below(
    qtbot: QtBot, width: int, columns: int
) -> None:
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


def test_pictures_are_drawn_of_their_examples_when_they_are_asked_for(qtbot: QtBot) -> None:
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
    qapp: object, caplog: pytest.LogCaptureFixture
) -> None:
    good, bad = "![a](<position:egotzi | c3>)", "![b](<position:egotzi | z9>)"
    shown = HelpDocument(read_page("any", f"# Any\n\n{bad}\n{good}\n"), style())
    assert [example.position.turn for example in shown.examples] == [1]
    assert "z9" in caplog.text
    assert HelpDocument(read_page("any", f"# Any\n\n{bad}\n"), style()).examples == []
