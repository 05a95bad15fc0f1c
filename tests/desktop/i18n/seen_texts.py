"""The texts of a window: shown, in tool tips, or for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTreeWidget,
    QWidget,
)


def seen_texts(top: QWidget) -> Iterator[tuple[QWidget | QAction, str]]:
    """Yield each text with its widget or action."""
    for widget in [top, *top.findChildren(QWidget)]:
        texts = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if widget.isWindow():
            texts.append(widget.windowTitle())
        texts += _own_texts(widget)
        for text in texts:
            if text:
                yield widget, text
    for action in top.findChildren(QAction):
        for text in (action.text(), action.toolTip()):
            if text and not action.isSeparator():
                yield action, text


def _own_texts(widget: QWidget) -> list[str]:
    match widget:
        case QLabel() | QAbstractButton():
            return [widget.text()]
        case QMenu():
            return [widget.title()]
        case QLineEdit() | QPlainTextEdit():
            return [widget.placeholderText()]
        case QComboBox():
            return [widget.itemText(index) for index in range(widget.count())]
        case QTabBar():
            tabs = range(widget.count())
            return [f(index) for index in tabs for f in (widget.tabText, widget.tabToolTip)]
        case QSpinBox() | QDoubleSpinBox():
            return [widget.suffix(), widget.prefix()]
        case QAbstractSpinBox():
            return []
        case QListWidget():
            items = [widget.item(row) for row in range(widget.count())]
            return [text for item in items for text in (item.text(), item.toolTip())]
        case QTreeWidget():
            return [widget.headerItem().text(column) for column in range(widget.columnCount())]
        case QHeaderView() if widget.model() is not None:
            across, role = widget.orientation(), Qt.ItemDataRole.DisplayRole
            sections = range(widget.count())
            return [str(widget.model().headerData(at, across, role) or "") for at in sections]
    return []
