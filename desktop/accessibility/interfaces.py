"""The accessible interfaces of widgets: the board's cells, the tree's moves, and roles."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QLabel, QWidget

from desktop.accessibility.accessible_board import AccessibleBoard
from desktop.accessibility.accessible_tree import AccessibleTree
from desktop.board.board_thumbnail import BoardThumbnail
from desktop.board.board_view import BoardView
from desktop.panels.tree_view import TreeView
from desktop.services.text import tr

_ROLES = {  # of widgets, by the role that the style sheet knows them by
    "title": QAccessible.Role.Heading,
    "heading": QAccessible.Role.Heading,
    "card": QAccessible.Role.Grouping,
    "result": QAccessible.Role.Grouping,
    "notice": QAccessible.Role.AlertMessage,
    "status": QAccessible.Role.StatusBar,
}


def interface_of(asked: QObject) -> QAccessibleInterface | None:
    """Return the interface of an object for which Qt's own does not suffice, None for others."""
    if isinstance(asked, BoardView):
        return AccessibleBoard(asked)
    if isinstance(asked, TreeView):
        return AccessibleTree(asked)
    if isinstance(asked, BoardThumbnail):
        return QAccessibleWidget(asked, QAccessible.Role.Graphic, tr("Picture of the board"))
    if not isinstance(asked, QWidget) or isinstance(asked, QAbstractButton):
        return None
    role = _ROLES.get(asked.property("role"))
    if role is None:
        return None
    return (
        _AccessibleLabel(asked, role)
        if isinstance(asked, QLabel)
        else QAccessibleWidget(asked, role)
    )


class _AccessibleLabel(QAccessibleWidget):
    """Names a label by its text, as Qt does for labels without a role of their own."""

    def text(self, kind: QAccessible.Text) -> str:
        label = self.object()
        if kind is QAccessible.Text.Name and isinstance(label, QLabel):
            return label.text()
        return super().text(kind)
