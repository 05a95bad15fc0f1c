"""Searches windows for texts from outside that are interpreted rather than shown."""

from collections.abc import Iterator

from bait import LITERAL, MARK
from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeySequence, QTextBlock, QTextFragment
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGraphicsTextItem,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QListView,
    QMenu,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

from desktop.panels.comment_panel import CommentText
from desktop.panels.tree_view import TreeView

_MAX_ROWS = 40  # of a list
_LONGEST = 5000  # characters of a label: longer ones take long to lay out
_ROLES = (
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.StatusTipRole,
)


def faults_of_texts() -> list[str]:
    """Return all faults of texts in all windows, tool tips included."""
    found: list[str] = []
    # without the tool tips: each disappears when the next one appears
    widgets = [each for each in QApplication.allWidgets() if not each.inherits("QTipLabel")]
    for widget in widgets:
        found += [f"{_name(widget)}: {fault}" for fault in _faults(widget)]
        for action in widget.actions():
            found += [f"{_name(widget)}, action: {fault}" for fault in _faults_of_action(action)]
    for widget in widgets:
        if widget.isVisible():
            found += [f"{_name(widget)}, tip: {fault}" for fault in _faults_of_tips(widget)]
    QToolTip.hideText()
    return found


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} in {type(widget.window()).__name__}"


def _faults(widget: QWidget) -> Iterator[str]:
    for text in (widget.whatsThis(), widget.statusTip()):
        if MARK in text:
            yield f"{text!r} is shown as HTML when asked for"
    if widget.isWindow() and MARK in widget.windowTitle() and widget.windowHandle() is not None:
        shown = widget.windowHandle().title()
        if "[*]" not in shown:
            yield f"the title {shown!r} lacks a part"
    match widget:
        case QLabel():
            yield from _faults_of_label(widget)
        case QAbstractButton() | QGroupBox():
            text = widget.title() if isinstance(widget, QGroupBox) else widget.text()
            yield from _faults_of_mnemonic(text)
        case QMenu():
            yield from _faults_of_mnemonic(widget.title())
        case QTabBar():
            for tab in range(widget.count()):
                yield from _faults_of_mnemonic(widget.tabText(tab))
        case QTextEdit():
            yield from _faults_of_document(widget)
        case QGraphicsView() if widget.scene() is not None:
            for item in widget.scene().items():
                if isinstance(item, QGraphicsTextItem) and MARK in item.toPlainText():
                    yield f"{item.toPlainText()!r} is in an item that knows HTML"


def _faults_of_label(label: QLabel) -> Iterator[str]:
    text, form = label.text(), label.textFormat()
    if len(text) > _LONGEST:
        yield f"{len(text)} characters"
    if form in (Qt.TextFormat.RichText, Qt.TextFormat.MarkdownText) and text:
        yield f"{text!r} is rich text"
    if form == Qt.TextFormat.AutoText and GuiQt.mightBeRichText(text):
        yield f"{text!r} is taken for rich text"
    if label.buddy() is not None:
        yield from _faults_of_mnemonic(text)


def _faults_of_mnemonic(text: str) -> Iterator[str]:
    if MARK in text and not QKeySequence.mnemonic(text).isEmpty():
        yield f"{text!r} has a letter for a key"


def _faults_of_action(action: QAction) -> Iterator[str]:
    yield from _faults_of_mnemonic(action.text())
    if MARK in action.text() and "\t" in action.text():
        yield f"{action.text()!r} has a part that looks like a key"
    for text in (action.whatsThis(), action.statusTip()):
        if MARK in text:
            yield f"{text!r} is shown as HTML when asked for"


def _faults_of_document(text: QTextEdit) -> Iterator[str]:
    """Yield faults of a comment, which may have links to pages alone."""
    document = text.document()
    is_comment = isinstance(text, CommentText) and MARK in text._comment
    if is_comment and LITERAL not in document.toRawText():
        yield f"{document.toRawText()!r} lacks {LITERAL}"
    block = document.begin()
    while block.isValid():
        for fragment in _fragments(block):
            form = fragment.charFormat()
            if form.isImageFormat() and not form.toImageFormat().name().startswith("picture:"):
                yield f"a picture, {form.toImageFormat().name()}"
            leads_to_page = form.anchorHref().startswith(("http://", "https://"))
            if is_comment and form.anchorHref() and not leads_to_page:
                yield f"a link to {form.anchorHref()}"
            if form.fontWeight() > 400 and fragment.text() == "bold":
                yield "HTML is bold"
        block = block.next()


def _fragments(block: QTextBlock) -> list[QTextFragment]:
    found, parts = [], block.begin()
    while not parts.atEnd():
        found.append(parts.fragment())
        parts += 1
    return found


def _faults_of_tips(widget: QWidget) -> Iterator[str]:
    if widget.toolTip():
        yield from _faults_of_tip(widget, widget.rect().center(), widget.toolTip())
    match widget:
        case QAbstractItemView():
            yield from _faults_of_items(widget)
        case TreeView() if widget.record is not None:
            for node in [widget.record.root, *widget.record.main_line]:
                place = widget.node_rect(node)
                if widget.viewport().rect().contains(place.center()):
                    tip = widget.describe(node)
                    yield from _faults_of_tip(widget.viewport(), place.center(), tip)
        case QTextEdit():
            yield from _faults_of_links(widget)


def _faults_of_items(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    columns = 1 if isinstance(view, QListView) else model.columnCount(QModelIndex())
    for row in range(min(_MAX_ROWS, model.rowCount(QModelIndex()))):
        for column in range(columns):
            index = model.index(row, column)
            for role in _ROLES[1:]:
                if MARK in str(index.data(role) or ""):
                    yield f"{index.data(role)!r} is shown as HTML when asked for"
            tip = index.data(Qt.ItemDataRole.ToolTipRole)
            place = view.visualRect(index) & view.viewport().rect()
            if tip and place.isValid():
                yield from _faults_of_tip(view.viewport(), place.center(), str(tip))


def _faults_of_links(text: QTextEdit) -> Iterator[str]:
    block = text.document().begin()
    while block.isValid():
        for fragment in _fragments(block):
            if tip := fragment.charFormat().toolTip():
                cursor = text.textCursor()
                cursor.setPosition(fragment.position() + 1)
                place = text.cursorRect(cursor)
                if text.viewport().rect().contains(place.center()):
                    yield from _faults_of_tip(text.viewport(), place.center(), tip)
        block = block.next()


def _without_spaces(text: str) -> str:
    return "".join(text.split())


def _faults_of_tip(widget: QWidget, at: QPoint, text: str) -> Iterator[str]:
    """Rest the mouse there, and yield faults of the tool tip that appears."""
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    tips = [tip for tip in QApplication.topLevelWidgets() if tip.inherits("QTipLabel")]
    wanted = _without_spaces(text)  # long tips are broken into lines
    shown = [
        tip for tip in tips if isinstance(tip, QLabel) and _without_spaces(tip.text()) == wanted
    ]
    if not shown:
        yield f"{text!r} is not shown"
    for tip in shown:
        tip.grab()  # painting lays it out, with its pictures
        yield from _faults_of_label(tip)
