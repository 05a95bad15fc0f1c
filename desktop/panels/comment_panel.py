"""The notes on the position shown: its name, the turn's assessment, the formatted comment."""

from __future__ import annotations

import dataclasses
import itertools
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QFocusEvent,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QMouseEvent,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QStackedWidget,
    QStyleOptionComboBox,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import in_tip, say, tr, tr_noop
from desktop.theme.style import search_format
from desktop.theme.themes import UI_THEME
from desktop.widgets.controls import IconButton
from desktop.widgets.keys import OwnKeys
from desktop.widgets.layouts import hbox, vbox
from rules.record.notes import LONGEST_NAME, Assessment, places
from rules.record.sgf import shown_text, simple_text

MOST_CHARACTERS, MOST_LINES = 20_000, 1_000  # of a comment that are shown, and can be edited
_MAX_DEPTH = 6  # of nested lists and quotes
_QUOTE = re.compile(r"[ ]{0,3}>[ ]?")

_ITEM = re.compile(r"([ \t]*)(?:[-*+]|(\d{1,9})[.)])[ \t]+(?=\S)")

_FENCE = re.compile(r"[ ]{0,3}```")
_INDENT = re.compile(r"[ \t]*")

_TOKEN = re.compile(
    r"\\([!-/:-@\[-`{-~])"  # an escape
    r"|(`+)"
    r"|!?\[([^\[\]\n]{1,400})\]\((https?://[^\s()<>\\]{1,2000})\)"
    r"|<(https?://[^\s<>]{1,2000})>"
    r"|\b(https?://[^\s<>\\`*\[\]]{1,2000})"
    r"|(\*+|_+)",
    re.IGNORECASE,
)

_TRAILING = ".,;:!?'\")"  # after a link: taken as part of the sentence


class Span(NamedTuple):
    """A part of a block in one style; ``link`` is an address, or "".

    It supports bold, italic, ``code``, lists, quotes, blocks of code between ``` and links to http
    and https. Line breaks are kept. Headings, images, tables and HTML are not supported and remain
    plain text. Parsing takes linear time, whatever the text contains.
    """

    text: str
    bold: bool = False
    italic: bool = False
    code: bool = False
    link: str = ""


@dataclasses.dataclass(frozen=True)
class Block:
    """A paragraph, an item of a list, or lines of code.

    Attributes:
        spans: the text; line breaks are newlines.
        quoted: the number of quotes around it.
        depth: the number of lists around it.
        marker: "•" or the number of an item; "" if no item begins here.
        code: whether it is a block of code.
    """

    spans: tuple[Span, ...]
    quoted: int = 0
    depth: int = 0
    marker: str = ""
    code: bool = False


def read_markdown(text: str) -> list[Block]:
    """Return the blocks of the part of a comment that is shown."""
    reader = _Reader()
    for line in shown_text(shown_part(text)).split("\n"):
        reader.take(line)
    reader.end()
    return reader.blocks


def shown_part(text: str) -> str:
    """Return the beginning of a comment that is shown."""
    part = text[:MOST_CHARACTERS]
    lines = part.split("\n", MOST_LINES)
    return part if len(lines) <= MOST_LINES else part[: -1 - len(lines[-1])]


def plain_text(text: str) -> str:
    """Return a comment without its markup."""
    blocks = read_markdown(text)
    lines = ["".join([span.text for span in block.spans]) for block in blocks]
    return "\n".join(
        [f"{b.marker} {line}" if b.marker else line for b, line in zip(blocks, lines, strict=True)]
    )


class _Reader:
    """Turns lines into blocks."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._lines: list[str] = []  # of the open block
        self._head = Block(())  # the open block without its text
        self._indents: list[int] = []  # of the enclosing items
        self._fenced = False

    def take(self, line: str) -> None:
        quoted, rest = _unquoted(line, self._head.quoted if self._fenced else _MAX_DEPTH)
        if self._fenced:
            if _FENCE.match(line):
                self.end()
            else:
                self._lines.append(line)
        elif quoted != self._head.quoted and (quoted or not rest.strip()):
            self.end()
            self._indents = []
            self._head = Block((), quoted=quoted)
            self._take_text(rest)
        else:  # a line without ">" continues a quoted paragraph
            self._take_text(rest)

    def end(self) -> None:
        """End the open block."""
        text = "\n".join(self._lines)
        if text:
            spans = (Span(text, code=True),) if self._head.code else _spans(text)
            self.blocks.append(dataclasses.replace(self._head, spans=spans))
        self._lines = []
        self._fenced = False
        self._head = Block((), quoted=self._head.quoted, depth=len(self._indents))

    def _take_text(self, line: str) -> None:
        if not line.strip():
            self.end()
        elif _FENCE.match(line):
            self.end()
            self._head = dataclasses.replace(self._head, code=True)
            self._fenced = True
        elif item := _ITEM.match(line):
            self._begin_item(item, line[item.end() :])
        else:
            indent = _INDENT.match(line)
            if not self._lines and self._indents and indent and not indent.end():
                self._indents = []  # a paragraph at the margin ends all lists
                self._head = Block((), quoted=self._head.quoted)
            self._lines.append(line.strip())

    def _begin_item(self, item: re.Match[str], text: str) -> None:
        self.end()
        indent = len(item[1].expandtabs(4))
        self._indents = [before for before in self._indents if before < indent][: _MAX_DEPTH - 1]
        self._indents.append(indent)
        marker = f"{item[2]}." if item[2] else "•"
        self._head = Block((), quoted=self._head.quoted, depth=len(self._indents), marker=marker)
        self._lines.append(text.strip())


def _unquoted(line: str, maximum: int) -> tuple[int, str]:
    """Return how many quotes a line is in, at most ``maximum``, and the rest of it."""
    quoted, start = 0, 0
    while quoted < maximum and (found := _QUOTE.match(line, start)):
        quoted, start = quoted + 1, found.end()
    return quoted, line[start:]


@dataclasses.dataclass
class _Piece:
    """A part of a text: plain, code or a link; or a run of ``*`` or ``_``, which may be markup.

    ``ends`` and ``begins`` count the emphases that end before and begin after it: [italic, bold].
    """

    text: str
    code: bool = False
    link: str = ""
    opens: bool = False
    closes: bool = False
    ends: list[int] = dataclasses.field(default_factory=lambda: [0, 0])
    begins: list[int] = dataclasses.field(default_factory=lambda: [0, 0])

    def emphasise_to(self, other: _Piece) -> None:
        """Match two runs, and remove the characters that form the emphasis."""
        signs = 2 if min(len(self.text), len(other.text)) > 1 else 1
        self.begins[signs - 1] += 1
        other.ends[signs - 1] += 1
        self.text, other.text = self.text[signs:], other.text[signs:]


def _spans(text: str) -> tuple[Span, ...]:
    pieces = list(_pieces(text))
    _emphasise(pieces)
    spans: list[Span] = []
    italic = bold = 0
    for piece in pieces:
        italic, bold = italic - piece.ends[0], bold - piece.ends[1]
        if piece.text:
            spans.append(Span(piece.text, bold > 0, italic > 0, piece.code, piece.link))
        italic, bold = italic + piece.begins[0], bold + piece.begins[1]
    return tuple(_joined(spans))


def _pieces(text: str) -> Iterator[_Piece]:
    ticks = _ticks(text)
    at = 0
    while found := _TOKEN.search(text, at):
        if found.start() > at:
            yield _Piece(text[at : found.start()])
        at = found.end()
        escaped, tick, label, target, framed, bare, run = found.groups()
        if escaped:
            yield _Piece(escaped)
        elif tick:
            end = _end_of_code(ticks, len(tick), at)
            if end < 0:
                yield _Piece(tick)
            else:
                yield _Piece(text[at:end].strip() or text[at:end], code=True)
                at = end + len(tick)
        elif run:
            yield _run(text, found.start(), at)
        else:
            link = target or framed or bare.rstrip(_TRAILING)
            at = at if not bare else found.start() + len(link)
            yield _Piece(label or link, link=link)
    yield _Piece(text[at:])


def _ticks(text: str) -> dict[int, list[int]]:
    """Return [length of a run of backticks] -> where such runs begin, last first."""
    runs: dict[int, list[int]] = {}
    for found in reversed(list(re.finditer("`+", text))):
        runs.setdefault(len(found[0]), []).append(found.start())
    return runs


def _end_of_code(ticks: dict[int, list[int]], length: int, at: int) -> int:
    """Return where the next run of this length begins, or -1. ``at`` must not decrease."""
    starts = ticks.get(length, [])
    while starts and starts[-1] < at:
        starts.pop()
    return starts[-1] if starts else -1


def _run(text: str, start: int, end: int) -> _Piece:
    """Return a run of ``*`` or ``_``, as an opener or closer by CommonMark's flanking rules."""
    before = text[start - 1] if start else " "
    after = text[end] if end < len(text) else " "
    left = not after.isspace() and (not _is_mark(after) or before.isspace() or _is_mark(before))
    right = not before.isspace() and (not _is_mark(before) or after.isspace() or _is_mark(after))
    if text[start] == "*":
        return _Piece(text[start:end], opens=left, closes=right)
    # the underscore in snake_case is not markup
    return _Piece(
        text[start:end],
        opens=left and (not right or _is_mark(before)),
        closes=right and (not left or _is_mark(after)),
    )


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] in "PS"


def _emphasise(pieces: Iterable[_Piece]) -> None:
    """Match opening runs with closing runs, in linear time."""
    openers: list[_Piece] = []
    open_runs = {"*": 0, "_": 0}
    for piece in pieces:
        sign = piece.text[:1]
        while piece.closes and piece.text and open_runs[sign]:
            while openers[-1].text[0] != sign:
                open_runs[openers.pop().text[0]] -= 1
            openers[-1].emphasise_to(piece)
            if not openers[-1].text:
                openers.pop()
                open_runs[sign] -= 1
        if piece.opens and piece.text:
            openers.append(piece)
            open_runs[sign] += 1


def _joined(spans: Iterable[Span]) -> Iterator[Span]:
    for style, alike in itertools.groupby(spans, key=lambda span: span[1:]):
        yield Span("".join([span.text for span in alike]), *style)


_SHOWN = 300  # characters of an address


class LinkQuestion(QMessageBox):
    """Shows the address of a link, and opens it only on the user's request."""

    def __init__(self, url: QUrl, parent: QWidget) -> None:
        super().__init__(parent)
        # encoded, because letters of other scripts may look like familiar ones
        encoded = QUrl.ComponentFormattingOption.FullyEncoded
        address = url.toString(encoded)
        cut = address if len(address) <= _SHOWN else f"{address[:_SHOWN]}…"
        self.setWindowTitle(tr("Open a link – Oddments"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(tr("The comment links to a page on {host}.", host=url.host(encoded)))
        self.setInformativeText(cut)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.open_button = self.addButton(
            tr("Open in the browser"), QMessageBox.ButtonRole.AcceptRole
        )
        self.copy_button = self.addButton(tr("Copy the address"), QMessageBox.ButtonRole.ActionRole)
        cancel = self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(cancel)
        self.open_button.clicked.connect(lambda: self._open(url, address))
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(address))

    def _open(self, url: QUrl, address: str) -> None:
        if QDesktopServices.openUrl(url):
            return
        box = QMessageBox(self.parentWidget())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(tr("Open a link – Oddments"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(tr("No browser could be opened. The address was copied to the clipboard."))
        QGuiApplication.clipboard().setText(address)
        box.open()


def is_page(url: QUrl) -> bool:
    """Return whether an address is that of a web page, without a user name."""
    return (
        url.scheme() in ("http", "https")
        and bool(url.host())
        and not url.userInfo()  # which could be mistaken for the host
    )


_LINE_BREAK = "\u2028"
_STEP = 1.5  # indentation of lists and quotes, in line heights
_GAP = 0.35  # between blocks, in line heights


class CommentText(QTextBrowser):
    """Shows a comment. It loads nothing: no image, no style sheet, no page."""

    def __init__(self, edit: Callable[[], object]) -> None:
        """``edit`` is called by a double click."""
        super().__init__()
        self._edit = edit
        self._comment, self._placeholder, self._query = "", "", ""
        UI_THEME.changed.connect(self._write)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self._scrolled = False  # whether the user has scrolled
        self.verticalScrollBar().actionTriggered.connect(self._note_scroll)

    def show_comment(self, comment: str, placeholder: str) -> None:
        """Show a comment, or the placeholder if it is empty."""
        if (comment, placeholder) != (self._comment, self._placeholder):
            self._comment, self._placeholder = comment, placeholder
            self._write()

    def highlight(self, words: str) -> None:
        """Highlight all occurrences of these words."""
        self._query = words
        mark = search_format(UI_THEME.theme)
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
        writer = _Writer(self.document(), self.font())
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
        self.verticalScrollBar().setValue(0)
        self.ensureCursorVisible()

    def _note_scroll(self, _action: int) -> None:
        self._scrolled = True

    def loadResource(self, type: int, name: QUrl | str) -> object:  # noqa: A002
        return None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._edit()
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

    def __init__(self, document: QTextDocument, font: QFont) -> None:
        self._cursor = QTextCursor(document)
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
        quiet.setForeground(QColor(UI_THEME.theme.coordinates))
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
            form.setBackground(QColor(UI_THEME.theme.background))
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
            style.setBackground(QColor(UI_THEME.theme.background))
        if span.link:
            style.setAnchor(True)
            style.setAnchorHref(span.link)
            style.setForeground(QColor(UI_THEME.theme.hint))
            style.setFontUnderline(True)
            style.setToolTip(in_tip(span.link))
        return style


_NAMES = {
    Assessment.VERY_GOOD: tr_noop("very good"),
    Assessment.GOOD: tr_noop("good"),
    Assessment.INTERESTING: tr_noop("interesting"),
    Assessment.DOUBTFUL: tr_noop("doubtful"),
    Assessment.BAD: tr_noop("bad"),
    Assessment.VERY_BAD: tr_noop("very bad"),
}


def assessment_name(assessment: Assessment) -> str:
    return tr(_NAMES[assessment])


_NONE = "–"


class AssessmentBox(QComboBox):
    """A list of signs and words, with an ``Assessment`` or None; closed, only the sign."""

    def __init__(self) -> None:
        super().__init__()
        say(self.setAccessibleName, lambda: tr("Assessment of the move"))
        say(self.setToolTip, lambda: tr("Assessment of the move"))
        for assessment in (None, *Assessment):
            self.addItem("", assessment)
        self._name_items()
        UI_LANGUAGE.changed.connect(self._name_items)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(2)

    def _name_items(self) -> None:
        for index in range(self.count()):
            assessment = self.itemData(index)
            sign, name = (
                (assessment.sign, assessment_name(assessment))
                if assessment
                else (_NONE, tr("no assessment"))
            )
            self.setItemText(index, f"{sign}  {name}")

    def show_assessment(self, assessment: Assessment | None) -> None:
        self.setCurrentIndex(self.findData(assessment))

    def showPopup(self) -> None:
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 24)
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        assessment = self.currentData()
        option.currentText = assessment.sign if assessment else _NONE


_STAYS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
_BREAKS = str.maketrans({"\u2029": "\n", "\u2028": "\n"})


class CommentField(QPlainTextEdit):
    """The field for a comment; Esc, Ctrl+Enter and losing the focus end the editing.

    Signals:
        left: the user has finished; the focus may already be elsewhere.
    """

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        OwnKeys(self, dict.fromkeys(("Esc", "Ctrl+Return", "Ctrl+Enter"), self.left.emit))
        say(
            self.setPlaceholderText,
            lambda: tr("**bold**, *italic*, `code`, - lists, > quotes, https:// links"),
        )

    @property
    def text(self) -> str:
        """The text; unlike ``toPlainText``, it keeps no-break spaces."""
        return self.document().toRawText().translate(_BREAKS)

    def show_text(self, text: str) -> None:
        """Set the text to edit, and keep the cursor's position if possible."""
        shown = shown_text(text[:MOST_CHARACTERS])
        self.setReadOnly(len(text) > MOST_CHARACTERS)
        if shown == self.text:
            return
        place = self.textCursor().position()
        with QSignalBlocker(self):
            self.setPlainText(shown)
        cursor = self.textCursor()
        cursor.setPosition(min(place, self.document().characterCount() - 1))
        self.setTextCursor(cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _STAYS:
            self.left.emit()


_MIN_LINES, _DEFAULT_LINES = 2, 5  # visible lines of the comment
_SHORT = 1000  # characters; a longer comment is put into the field only for editing
_NAME_LINES = 5  # the least width of the name, in line heights


class CommentPanel(QFrame):
    """Shows the notes and lets the user edit them in place."""

    def __init__(self, edit: Callable[[], object], ended: Callable[[bool], object]) -> None:
        """``edit`` is called by a double click on the comment.

        ``ended`` is called when the editing has ended, with True if the focus was still there.
        """
        super().__init__()
        self._ended = ended
        self.setProperty("role", "notes")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(_NAME_LINES * self.fontMetrics().height())
        self.assessment_box = AssessmentBox()
        self.write = IconButton("notes.write", tr_noop("Write a comment"))
        self.write.setCheckable(True)
        self.hide_button = IconButton("close", tr_noop("Hide the comments"))
        self.text = CommentText(edit)
        self.field = CommentField()
        self.field.left.connect(self.end)
        self._texts = QStackedWidget()
        self._comment = ""
        head = hbox((self.name, 1), self.assessment_box, self.write, self.hide_button, spacing=4)
        self._texts.addWidget(self.text)
        self._texts.addWidget(self.field)
        vbox(head, (self._texts, 1), on=self, spacing=4, margins=8)

    @property
    def writing(self) -> bool:
        """Whether the comment is being edited."""
        return self._texts.currentWidget() is self.field

    def show_remarks(
        self, comment: str, name: str, assessment: Assessment | None, *, moment: str, is_turn: bool
    ) -> None:
        """Show the notes on a ``moment`` (its name in sentences); only turns have assessments."""
        if not self.writing:  # the formatted text is hidden during editing
            none = tr("No comment on {moment}. Double-click to write one.", moment=moment)
            self.text.show_comment(comment, none)
        self._comment = comment
        if self.writing or len(comment) <= _SHORT:
            self.field.show_text(comment)
        if name != simple_text(self.name.text(), LONGEST_NAME):  # the user may be typing a space
            self.name.setText(name)
        name_of = tr("Title of {moment}", moment=moment)
        self.name.setPlaceholderText(name_of)
        self.name.setAccessibleName(name_of)
        self.name.setToolTip(name_of)
        self.text.setAccessibleName(tr("Comment on {moment}", moment=moment))
        self.field.setAccessibleName(tr("Comment on {moment}, as Markdown", moment=moment))
        self.assessment_box.show_assessment(assessment)
        self.assessment_box.setEnabled(is_turn)

    def begin(self) -> None:
        """Start editing the comment."""
        self.field.show_text(self._comment)
        self._texts.setCurrentWidget(self.field)
        self.write.setChecked(True)
        self.field.moveCursor(QTextCursor.MoveOperation.End)
        self.field.setFocus()

    def end(self) -> None:
        """End the editing and show the formatted comment."""
        if self.writing:
            focused = self.window().focusWidget() in (self.field, self.write)
            with QSignalBlocker(self.field):  # it loses the focus now, which would end it again
                self._texts.setCurrentWidget(self.text)
            self.write.setChecked(False)
            self._ended(focused)

    def _height(self, lines: int) -> int:
        """Return the height of the panel for this many lines of a comment."""
        return (lines + 2) * self.fontMetrics().lineSpacing() + self.name.sizeHint().height()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height(_DEFAULT_LINES))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height(_MIN_LINES))
