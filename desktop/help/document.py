"""A page of the help as a text document, laid out for a width, in the colours of a theme."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Iterator

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from desktop.help.pages import Example, HelpPage, example_picture, read_example
from desktop.painting.candidate import MAX_SHOWN
from desktop.theme.themes import Theme
from desktop.theme.typeface import heading_families
from rules.refusal import RulesError

log = logging.getLogger(__name__)

_SCHEME = "picture"
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for an image in the text
_COLUMN = 42  # maximum width of the column of text, in line heights
_PICTURE = (11, 22)  # minimum and maximum width of a picture, in the same
_CROWDED = 32  # maximum width of one with many marks
_HEADINGS = {1: 1.9, 2: 1.4, 3: 1.1}  # [level] -> size of its text, where plain text is 1
_SPACE = {0: (0.0, 0.5), 1: (0.0, 0.6), 2: (1.5, 0.5), 3: (0.9, 0.3)}  # above and below, in lines
_LINE_PERCENT = 125
_ALT_TEXT = QTextFormat.Property.ImageAltText


@dataclasses.dataclass(frozen=True)
class PageStyle:
    """The style of a page, and the width it is laid out for.

    Attributes:
        font: of plain text.
        width: of the page, in pixels.
        device_ratio: physical pixels per pixel.
    """

    theme: Theme
    font: QFont
    width: int
    device_ratio: float

    @property
    def line(self) -> float:
        """The height of a line of text."""
        return QFontMetricsF(self.font).height()

    @property
    def margin(self) -> float:
        """The width of a margin beside the column of text, which has a maximum width."""
        return max(1.2 * self.line, (self.width - _COLUMN * self.line) / 2)

    @property
    def column(self) -> float:
        """The width of the column."""
        return self.width - 2 * self.margin

    def columns(self, pictures: int) -> int:
        """Return how many of a number of pictures stand side by side."""
        return max(1, min(pictures, int(self.column / (_PICTURE[0] * self.line))))

    def picture_px(self, columns: int, crowded: bool = False) -> int:
        """Return the size of a picture with this many side by side."""
        most = _CROWDED if crowded else _PICTURE[1]
        return round(min(most * self.line, self.column / columns - self.line))


class HelpDocument(QTextDocument):
    """One page. Pictures are drawn when they become visible. The alternative text is shown below
    the picture, for everybody and for screen readers.

    Attributes:
        page, style: what it was made from.
        examples: what its pictures show, in order.
    """

    def __init__(self, page: HelpPage, style: PageStyle) -> None:
        super().__init__()
        self.page, self.style = page, style
        self.examples: list[Example] = []
        self._sizes: list[int] = []
        self.setUndoRedoEnabled(False)
        self.setDefaultFont(style.font)
        self.setIndentWidth(1.8 * style.line)
        self.setMarkdown(page.markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        self._set_margins()
        self._format_headings()
        for table in self._tables():
            self._format_table(table)
        for cursor in self._quotes():
            self._box(cursor)
        for cursor in [QTextCursor(block) for block in self._blocks() if _is_pictures(block)]:
            self._lay_out_pictures(cursor)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() == _SCHEME:
            return self.picture(int(url.path()))
        return super().loadResource(kind, name)

    def picture(self, number: int) -> QImage:
        """Return a picture in the size in which it is shown."""
        style = self.style
        return example_picture(
            self.examples[number], self._sizes[number], style.theme, style.device_ratio
        )

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.begin()
        while block.isValid():
            yield block
            block = block.next()

    def _tables(self) -> list[QTextTable]:
        return [f for f in self.rootFrame().childFrames() if isinstance(f, QTextTable)]

    def _set_margins(self) -> None:
        style = self.style
        frame: QTextFrameFormat = self.rootFrame().frameFormat()
        frame.setLeftMargin(style.margin)
        frame.setRightMargin(style.margin)
        frame.setTopMargin(1.2 * style.line)
        frame.setBottomMargin(3 * style.line)
        self.rootFrame().setFrameFormat(frame)

    def _format_headings(self) -> None:
        """Give all blocks their space, headings their sizes, and links their colour."""
        sections = iter(self.page.sections)
        for block in self._blocks():
            level = _level(block)
            above, below = _SPACE[level]
            if block.textList() is not None and block.next().textList() is not None:
                below = 0.25
            cursor = QTextCursor(block)
            spaced = QTextBlockFormat()
            spaced.setTopMargin(above * self.style.line)
            spaced.setBottomMargin(below * self.style.line)
            spaced.setNonBreakableLines(False)  # which Qt sets in tables
            if not _is_pictures(block):
                spaced.setLineHeight(
                    _LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
                )
            cursor.mergeBlockFormat(spaced)
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            if level:
                cursor.setCharFormat(self._heading(level, next(sections).id))
            else:
                self._format_words(block)

    def _heading(self, level: int, id: str) -> QTextCharFormat:  # noqa: A002
        dressed = QTextCharFormat()
        dressed.setFontPointSize(_HEADINGS[level] * self.style.font.pointSizeF())
        dressed.setFontWeight(QFont.Weight.DemiBold)
        dressed.setFontFamilies(heading_families())
        if id:
            dressed.setAnchor(True)
            dressed.setAnchorNames([id])
        return dressed

    def _format_words(self, block: QTextBlock) -> None:
        """Colour links, and emphasize moves and other code."""
        coloured, strong = QTextCharFormat(), QTextCharFormat()
        coloured.setForeground(QColor(self.style.theme.hint))
        strong.setFontWeight(QFont.Weight.DemiBold)
        for fragment in _fragments(block):
            link = fragment.charFormat().isAnchor()
            if link or fragment.charFormat().fontFixedPitch():
                cursor = QTextCursor(self)
                cursor.setPosition(fragment.position())
                cursor.setPosition(
                    fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor
                )
                cursor.mergeCharFormat(coloured if link else strong)

    def _format_table(self, table: QTextTable) -> None:
        dressed: QTextTableFormat = table.format().toTableFormat()
        dressed.setCellSpacing(0)
        dressed.setBorder(0)
        dressed.setTopMargin(0.3 * self.style.line)
        dressed.setBottomMargin(0.8 * self.style.line)
        table.setFormat(dressed)
        ruled = QTextTableCellFormat()
        ruled.setPadding(0.35 * self.style.line)
        ruled.setBottomBorder(1)
        ruled.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        ruled.setBottomBorderBrush(QColor(self.style.theme.coordinates))
        for row in range(table.rows()):
            for column in range(table.columns()):
                table.cellAt(row, column).setFormat(ruled)

    def _quotes(self) -> list[QTextCursor]:
        """Return the quotes of the page, such as its summary, each selected as a whole."""
        found: list[QTextCursor] = []
        for block in self._blocks():
            if _is_quote(block):
                if not _is_quote(block.previous()):
                    found.append(QTextCursor(block))
                end = block.position() + block.length() - 1
                found[-1].setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return found

    def _box(self, cursor: QTextCursor) -> None:
        quoted = cursor.selection()
        cursor.removeSelectedText()
        cursor.setBlockFormat(_no_height())
        boxed = QTextTableFormat()
        boxed.setCellSpacing(0)
        boxed.setCellPadding(0.6 * self.style.line)
        boxed.setBorder(1)
        boxed.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        boxed.setBorderBrush(QColor(self.style.theme.plate_edge))
        boxed.setBackground(QColor(self.style.theme.plate))
        boxed.setTopMargin(0.4 * self.style.line)
        boxed.setBottomMargin(0.6 * self.style.line)
        boxed.setWidth(self.style.column - 2)  # without the border, which Qt adds
        inside = cursor.insertTable(1, 1, boxed).cellAt(0, 0).firstCursorPosition()
        inside.insertFragment(quoted)
        lines = QTextBlockFormat()
        lines.setLineHeight(
            _LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        inside.setPosition(inside.currentTable().firstPosition(), QTextCursor.MoveMode.KeepAnchor)
        inside.setBlockFormat(lines)

    def _lay_out_pictures(self, cursor: QTextCursor) -> None:
        """Put a paragraph of pictures into a grid, each with its alternative text below it."""
        images = [
            (image, example) for image in _images(cursor.block()) if (example := _example(image))
        ]
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        cursor.setBlockFormat(_no_height())  # of the empty blocks that Qt leaves around a table
        if not images:
            return
        columns = self.style.columns(len(images))
        crowded = any(len(example.candidates) > MAX_SHOWN for _, example in images)
        size = self.style.picture_px(columns, crowded)
        rows = -(-len(images) // columns)
        table = cursor.insertTable(2 * rows, columns, self._grid(columns, size))
        for number, (image, example) in enumerate(images):
            self.examples.append(example)
            row, column = 2 * (number // columns), number % columns
            text = example.caption(str(image.property(_ALT_TEXT)))
            self._insert_picture(table.cellAt(row, column).firstCursorPosition(), text, size)
            self._insert_caption(table.cellAt(row + 1, column).firstCursorPosition(), text)
        after = table.lastCursorPosition()
        after.movePosition(QTextCursor.MoveOperation.NextBlock)
        if not after.block().text():
            after.setBlockFormat(_no_height())

    def _grid(self, columns: int, size: int) -> QTextTableFormat:
        grid = QTextTableFormat()
        grid.setBorder(0)
        grid.setCellSpacing(0)
        grid.setCellPadding(0.2 * self.style.line)
        grid.setTopMargin(0.2 * self.style.line)
        grid.setBottomMargin(0.9 * self.style.line)
        width = QTextLength(QTextLength.Type.FixedLength, size + 0.9 * self.style.line)
        grid.setColumnWidthConstraints([width] * columns)
        return grid

    def _insert_picture(self, cursor: QTextCursor, text: str, size: int) -> None:
        shown = QTextImageFormat()
        shown.setName(f"{_SCHEME}:{len(self._sizes)}")
        shown.setWidth(size)  # so that the picture is not needed before it is visible
        shown.setHeight(size)
        shown.setProperty(_ALT_TEXT, text)
        self._sizes.append(size)
        centred = QTextBlockFormat()
        centred.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        cursor.setBlockFormat(centred)
        cursor.insertImage(shown)

    def _insert_caption(self, cursor: QTextCursor, text: str) -> None:
        centred = QTextBlockFormat()
        centred.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        quiet = QTextCharFormat()
        quiet.setForeground(QColor(self.style.theme.coordinates))
        quiet.setFontPointSize(0.95 * self.style.font.pointSizeF())
        cursor.setBlockFormat(centred)
        cursor.insertText(text, quiet)


def _example(image: QTextImageFormat) -> Example | None:
    """Return what a picture shows; None if the game that brings it cannot play that."""
    try:
        return read_example(image.name())
    except RulesError as error:
        log.warning("A picture of the help cannot be drawn: %s", error)
        return None


def _level(block: QTextBlock) -> int:
    """Return the level of a heading, 0 for other text; Qt loses that of a page's first block."""
    return block.blockFormat().headingLevel() if block.blockNumber() else 1


def _no_height() -> QTextBlockFormat:
    made = QTextBlockFormat()
    made.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    return made


def _is_quote(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockQuoteLevel)


def _is_pictures(block: QTextBlock) -> bool:
    """Return whether a paragraph has nothing but pictures."""
    text = block.text()
    return _OBJECT in text and not text.replace(_OBJECT, "").strip()


def _fragments(block: QTextBlock) -> list[QTextFragment]:
    """Return the parts of a paragraph, each with one format."""
    found: list[QTextFragment] = []
    iterator = block.begin()
    while not iterator.atEnd():
        found.append(iterator.fragment())
        iterator += 1
    return found


def _images(block: QTextBlock) -> Iterator[QTextImageFormat]:
    for fragment in _fragments(block):
        for _ in range(fragment.length()):  # equal images in a row are one fragment
            if fragment.charFormat().isImageFormat():
                yield fragment.charFormat().toImageFormat()
