"""A page of the help as text to be shown: laid out for a width, in the colours of a theme."""

from __future__ import annotations

import dataclasses
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

from desktop.help.example import Example, example_picture, read_example
from desktop.help.pages import HelpPage
from desktop.theme.theme import Theme

_SCHEME = "picture"
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for an image in the text
_COLUMN = 42  # widest column of text, in heights of a line
_PICTURE = (11, 22)  # narrowest and widest picture, in the same
_HEADINGS = {1: 1.9, 2: 1.4, 3: 1.1}  # [level] -> size of its text, where plain text is 1
_SPACE = {0: (0.0, 0.5), 1: (0.0, 0.6), 2: (1.5, 0.5), 3: (0.9, 0.3)}  # above and below, in lines
_LINE_PERCENT = 125
_ALT_TEXT = QTextFormat.Property.ImageAltText


@dataclasses.dataclass(frozen=True)
class PageStyle:
    """What a page is drawn for.

    Attributes:
        font: of plain text.
        width: there is, in pixels.
        device_ratio: physical pixels to each of them.
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
        """Beside the column of text, which does not grow without end."""
        return max(1.2 * self.line, (self.width - _COLUMN * self.line) / 2)

    @property
    def column(self) -> float:
        """The width of the column."""
        return self.width - 2 * self.margin

    def columns(self, pictures: int) -> int:
        """How many of so many pictures stand side by side."""
        return max(1, min(pictures, int(self.column / (_PICTURE[0] * self.line))))

    def picture_px(self, columns: int) -> int:
        """Return the size of a picture, with so many side by side."""
        return round(min(_PICTURE[1] * self.line, self.column / columns - self.line))


class HelpDocument(QTextDocument):
    """One page. A picture is drawn when it comes into sight; its alternative text stands below it,
    where eyes and screen readers find it.

    Attributes:
        page, look: what it was made of.
        examples: what its pictures show, in their order.
    """

    def __init__(self, page: HelpPage, look: PageStyle) -> None:
        super().__init__()
        self.page, self.look = page, look
        self.examples: list[Example] = []
        self._sizes: list[int] = []
        self.setUndoRedoEnabled(False)
        self.setDefaultFont(look.font)
        self.setIndentWidth(1.8 * look.line)
        self.setMarkdown(page.markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        self._set_margins()
        self._dress_headings()
        for table in self._tables():
            self._dress_table(table)
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
        """Return a picture as it is shown."""
        look = self.look
        return example_picture(
            self.examples[number], self._sizes[number], look.theme, look.device_ratio
        )

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.begin()
        while block.isValid():
            yield block
            block = block.next()

    def _tables(self) -> list[QTextTable]:
        return [f for f in self.rootFrame().childFrames() if isinstance(f, QTextTable)]

    def _set_margins(self) -> None:
        look = self.look
        frame: QTextFrameFormat = self.rootFrame().frameFormat()
        frame.setLeftMargin(look.margin)
        frame.setRightMargin(look.margin)
        frame.setTopMargin(1.2 * look.line)
        frame.setBottomMargin(3 * look.line)
        self.rootFrame().setFrameFormat(frame)

    def _dress_headings(self) -> None:
        """Give all blocks their space, headings their sizes, and links their colour."""
        sections = iter(self.page.sections)
        for block in self._blocks():
            level = _level(block)
            above, below = _SPACE[level]
            if block.textList() is not None and block.next().textList() is not None:
                below = 0.25
            cursor = QTextCursor(block)
            spaced = QTextBlockFormat()
            spaced.setTopMargin(above * self.look.line)
            spaced.setBottomMargin(below * self.look.line)
            spaced.setNonBreakableLines(False)  # as Qt makes the cells of tables
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
                self._dress_words(block)

    def _heading(self, level: int, id: str) -> QTextCharFormat:  # noqa: A002
        dressed = QTextCharFormat()
        dressed.setFontPointSize(_HEADINGS[level] * self.look.font.pointSizeF())
        dressed.setFontWeight(QFont.Weight.DemiBold)
        if id:
            dressed.setAnchor(True)
            dressed.setAnchorNames([id])
        return dressed

    def _dress_words(self, block: QTextBlock) -> None:
        """Colour links, and make moves and other code stand out."""
        coloured, strong = QTextCharFormat(), QTextCharFormat()
        coloured.setForeground(QColor(self.look.theme.hint))
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

    def _dress_table(self, table: QTextTable) -> None:
        dressed: QTextTableFormat = table.format().toTableFormat()
        dressed.setCellSpacing(0)
        dressed.setBorder(0)
        dressed.setTopMargin(0.3 * self.look.line)
        dressed.setBottomMargin(0.8 * self.look.line)
        table.setFormat(dressed)
        ruled = QTextTableCellFormat()
        ruled.setPadding(0.35 * self.look.line)
        ruled.setBottomBorder(1)
        ruled.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        ruled.setBottomBorderBrush(QColor(self.look.theme.coordinates))
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
        """Put a frame around a quote."""
        quoted = cursor.selection()
        cursor.removeSelectedText()
        cursor.setBlockFormat(_no_height())
        boxed = QTextTableFormat()
        boxed.setCellSpacing(0)
        boxed.setCellPadding(0.6 * self.look.line)
        boxed.setBorder(1)
        boxed.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        boxed.setBorderBrush(QColor(self.look.theme.plate_edge))
        boxed.setBackground(QColor(self.look.theme.plate))
        boxed.setTopMargin(0.4 * self.look.line)
        boxed.setBottomMargin(0.6 * self.look.line)
        boxed.setWidth(self.look.column - 2)  # less its border, which Qt does not count
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
        images = list(_images(cursor.block()))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        cursor.setBlockFormat(_no_height())  # text goes around a table, if only in empty blocks
        columns = self.look.columns(len(images))
        size = self.look.picture_px(columns)
        rows = -(-len(images) // columns)
        table = cursor.insertTable(2 * rows, columns, self._grid(columns, size))
        for number, image in enumerate(images):
            row, column = 2 * (number // columns), number % columns
            self._insert_picture(table.cellAt(row, column).firstCursorPosition(), image, size)
            text = str(image.property(_ALT_TEXT))
            self._insert_caption(table.cellAt(row + 1, column).firstCursorPosition(), text)
        after = table.lastCursorPosition()
        after.movePosition(QTextCursor.MoveOperation.NextBlock)
        if not after.block().text():
            after.setBlockFormat(_no_height())

    def _grid(self, columns: int, size: int) -> QTextTableFormat:
        grid = QTextTableFormat()
        grid.setBorder(0)
        grid.setCellSpacing(0)
        grid.setCellPadding(0.2 * self.look.line)
        grid.setTopMargin(0.2 * self.look.line)
        grid.setBottomMargin(0.9 * self.look.line)
        width = QTextLength(QTextLength.Type.FixedLength, size + 0.9 * self.look.line)
        grid.setColumnWidthConstraints([width] * columns)
        return grid

    def _insert_picture(self, cursor: QTextCursor, image: QTextImageFormat, size: int) -> None:
        shown = QTextImageFormat()
        shown.setName(f"{_SCHEME}:{len(self.examples)}")
        shown.setWidth(size)  # so that nobody needs the picture before it comes into sight
        shown.setHeight(size)
        shown.setProperty(_ALT_TEXT, image.property(_ALT_TEXT))
        self.examples.append(read_example(image.name()))
        self._sizes.append(size)
        centred = QTextBlockFormat()
        centred.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        cursor.setBlockFormat(centred)
        cursor.insertImage(shown)

    def _insert_caption(self, cursor: QTextCursor, text: str) -> None:
        centred = QTextBlockFormat()
        centred.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        quiet = QTextCharFormat()
        quiet.setForeground(QColor(self.look.theme.coordinates))
        quiet.setFontPointSize(0.95 * self.look.font.pointSizeF())
        cursor.setBlockFormat(centred)
        cursor.insertText(text, quiet)


def _level(block: QTextBlock) -> int:
    """Of a heading, 0 for other text; Qt forgets that of a page's first block."""
    return block.blockFormat().headingLevel() if block.blockNumber() else 1


def _no_height() -> QTextBlockFormat:
    made = QTextBlockFormat()
    made.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    return made


def _is_quote(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockQuoteLevel)


def _is_pictures(block: QTextBlock) -> bool:
    """Whether pictures are all that a paragraph has."""
    text = block.text()
    return _OBJECT in text and not text.replace(_OBJECT, "").strip()


def _fragments(block: QTextBlock) -> list[QTextFragment]:
    """Return the parts of a paragraph that are formatted alike."""
    found: list[QTextFragment] = []
    iterator = block.begin()
    while not iterator.atEnd():
        found.append(iterator.fragment())
        iterator += 1
    return found


def _images(block: QTextBlock) -> Iterator[QTextImageFormat]:
    for fragment in _fragments(block):
        for _ in range(fragment.length()):  # equal images in succession are one fragment
            if fragment.charFormat().isImageFormat():
                yield fragment.charFormat().toImageFormat()
