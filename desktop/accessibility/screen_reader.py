"""Support for screen readers beyond what Qt provides: roles, cells, announcements."""

from __future__ import annotations

import functools

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QLabel, QWidget

from desktop.accessibility.accessible_board import AccessibleBoard
from desktop.accessibility.accessible_tree import AccessibleTree
from desktop.board.board_thumbnail import BoardThumbnail
from desktop.board.board_view import BoardView
from desktop.i18n.text import tr
from desktop.tree.tree_view import TreeView

_ROLES = {  # [the widget's "role" property, which the style sheet uses] -> its accessible role
    "title": QAccessible.Role.Heading,
    "heading": QAccessible.Role.Heading,
    "card": QAccessible.Role.Grouping,
    "result": QAccessible.Role.Grouping,
    "notice": QAccessible.Role.AlertMessage,
    "status": QAccessible.Role.StatusBar,
}


@functools.cache
def install_accessibility() -> None:
    """Install the accessible interfaces. They cost nothing while no screen reader is running."""
    QAccessible.installFactory(_interface)


def announce(source: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a text read aloud, at once if ``urgent``, else when what is being read has ended."""
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(source, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


def _interface(_class_name: str, asked: QObject) -> QAccessibleInterface | None:
    """Return an interface for objects that Qt does not describe well enough; None for others."""
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
    """A label named by its text, as Qt names labels without a role of their own."""

    def text(self, kind: QAccessible.Text) -> str:
        label = self.object()
        if kind is QAccessible.Text.Name and isinstance(label, QLabel):
            return label.text()
        return super().text(kind)
