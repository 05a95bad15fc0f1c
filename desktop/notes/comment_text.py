"""A formatted comment, whose links open only after a question."""

from __future__ import annotations

import itertools

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QMouseEvent,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from desktop.i18n.plain_text import in_tip
from desktop.i18n.text import tr
from desktop.notes.markdown import Block, Span, read_markdown, shown_part
from desktop.theme.style import search_format
from desktop.theme.theme import Theme
from rules.record.note_search import places

_LINE_BREAK = "\u2028"
_STEP = 1.5  # indentation of lists and quotes, in line heights
_GAP = 0.35  # between blocks, in line heights


class CommentText(QTextBrowser):
    """Shows a comment. It loads nothing: no image, no style sheet, no page.

    Signals:
        edit_asked: the user wants to edit the comment.
        link_chosen(QUrl): the user has clicked a link.
    """

    edit_asked = Signal()
    link_chosen = Signal(QUrl)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._comment, self._placeholder, self._query = "", "", ""
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.anchorClicked.connect(self.link_chosen)
        self._scrolled = False  # whether the user has scrolled
        self.verticalScrollBar().actionTriggered.connect(self._note_scroll)

    def show_comment(self, comment: str, placeholder: str) -> None:
        """Show a comment, or the placeholder if it is empty."""
        if (comment, placeholder) != (self._comment, self._placeholder):
            self._comment, self._placeholder = comment, placeholder
            self._write()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._write()

    def highlight(self, words: str) -> None:
        """Highlight all occurrences of these words."""
        self._query = words
        mark = search_format(self._theme)
        found: list[QTextEdit.ExtraSelection] = []
        raw = self.document().toRawText() if self._comment.strip() else ""
        unit = list(itertools.accumulate([1 + (c > "\uffff") for c in raw], initial=0))
        for start, end in [(unit[start], unit[end]) for start, end in places(raw, words)]:
            selection = QTextEdit.ExtraSelection()
            selection.cursor, selection.format = QTextCursor(self.document()), mark
            selection.cursor.setPosition(start)
            selection.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            found.append(selection)
        self.setExtraSelections(found)
        cursor = QTextCursor(self.document())
        if found:
            cursor.setPosition(found[0].cursor.selectionStart())
        self.setTextCursor(cursor)
        self._scrolled = False
        self._go_to_start()

    def _write(self) -> None:
        self.ensurePolished()
        self.clear()
        writer = _Writer(self.document(), self._theme, self.font())
        if self._comment.strip():
            for block in read_markdown(self._comment):
                writer.add(block)
            left = len(self._comment) - len(shown_part(self._comment))
            if left > 0:
                writer.add_note(tr("… and %Ln more character(s), kept but not shown.", "", left))
        else:
            writer.add_note(self._placeholder)
        self.setAccessibleDescription(self.toPlainText())
        self.highlight(self._query)

    def _go_to_start(self) -> None:
        """Scroll to the beginning, or to the first match."""
        self.verticalScrollBar().setValue(0)
        self.ensureCursorVisible()

    def _note_scroll(self, _action: int) -> None:
        self._scrolled = True

    def loadResource(self, type: int, name: QUrl | str) -> object:  # noqa: A002
        return None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.edit_asked.emit()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._scrolled:
            self._go_to_start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._write()


class _Writer:
    """Adds blocks to a document. Text goes in as text, never as HTML."""

    def __init__(self, document: QTextDocument, theme: Theme, font: QFont) -> None:
        self._cursor = QTextCursor(document)
        self._theme = theme
        self._line = font.pointSizeF() * 1.6
        self._first = True
        document.setDefaultFont(font)
        document.setDocumentMargin(6)

    def add(self, block: Block) -> None:
        self._begin(self._block_format(block))
        if block.marker:
            self._cursor.insertText(f"{block.marker}\t", QTextCharFormat())
        for span in block.spans:
            self._cursor.insertText(span.text.replace("\n", _LINE_BREAK), self._char_format(span))

    def add_note(self, text: str) -> None:
        """Add a remark from the program, in a quiet style."""
        quiet = QTextCharFormat()
        quiet.setForeground(QColor(self._theme.coordinates))
        quiet.setFontItalic(True)
        self._begin(QTextBlockFormat())
        self._cursor.insertText(text, quiet)

    def _begin(self, form: QTextBlockFormat) -> None:
        if self._first:
            self._cursor.setBlockFormat(form)
        else:
            self._cursor.insertBlock(form, QTextCharFormat())
        self._first = False

    def _block_format(self, block: Block) -> QTextBlockFormat:
        form = QTextBlockFormat()
        step = _STEP * self._line
        form.setLeftMargin(step * (block.depth + block.quoted))
        if not self._first:
            form.setTopMargin((0.1 if block.marker else _GAP) * self._line)
        if block.marker:
            form.setTextIndent(-step)
            form.setTabPositions([QTextOption.Tab(step, QTextOption.TabType.LeftTab)])
        if block.quoted or block.code:
            form.setBackground(QColor(self._theme.background))
        form.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        return form

    def _char_format(self, span: Span) -> QTextCharFormat:
        style = QTextCharFormat()
        if span.bold:
            style.setFontWeight(QFont.Weight.Bold)
        style.setFontItalic(span.italic)
        if span.code:
            fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
            style.setFontFamilies(fixed.families())
            style.setBackground(QColor(self._theme.background))
        if span.link:
            style.setAnchor(True)
            style.setAnchorHref(span.link)
            style.setForeground(QColor(self._theme.hint))
            style.setFontUnderline(True)
            style.setToolTip(in_tip(span.link))
        return style
