"""The tree of turns for screen readers: its nodes with names, and an action each.

Like the cells of ``accessible_board``, nodes are not widgets. The interface of each is created when
Qt first requests it, kept here (see ``accessible_leaf``), and removed once its node has left the
tree.
"""

from __future__ import annotations

import weakref

import shiboken6
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget

from desktop.accessibility.accessible_leaf import AccessibleLeaf, on_screen, remove_from_qt
from desktop.panels.tree_view import TreeView
from rules.record.game_record import Node


class AccessibleTree(QAccessibleWidget):
    """The accessible interface of a ``TreeView``, which lives as long as the view."""

    def __init__(self, view: TreeView) -> None:
        super().__init__(view, QAccessible.Role.Tree)
        self._view = weakref.ref(view)
        self._turns: dict[Node, AccessibleTurn] = {}
        self._order: list[Node] = []
        self._index: dict[Node, int] = {}
        self._shape = -1  # of the record when ``_order`` was made
        self._node = view.record.node if view.record else None
        view.refreshed.connect(self._refresh)
        view.destroyed.connect(self._forget_all)

    @property
    def view(self) -> TreeView | None:
        """The tree on the screen; None once it is destroyed."""
        view = self._view()
        return view if view is not None and shiboken6.isValid(view) else None

    def childCount(self) -> int:
        return len(self._nodes())

    def child(self, index: int) -> AccessibleTurn | None:  # type: ignore[override]
        nodes = self._nodes()
        return self.turn(nodes[index]) if 0 <= index < len(nodes) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        self._nodes()
        return self._index.get(child.node, -1) if isinstance(child, AccessibleTurn) else -1

    def childAt(self, x: int, y: int) -> AccessibleTurn | None:  # type: ignore[override]
        view = self.view
        node = view.node_at(view.viewport().mapFromGlobal(QPoint(x, y))) if view else None
        return self.turn(node) if node is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        if view is None or view.record is None or not view.hasFocus():
            return None
        return self.turn(view.record.node)

    def turn(self, node: Node) -> AccessibleTurn:
        """Return the interface of a node of the tree."""
        if node not in self._turns:
            self._turns[node] = AccessibleTurn(self, node)
        return self._turns[node]

    def holds(self, turn: AccessibleTurn) -> bool:
        """Return whether it belongs to a node of the tree that is shown."""
        return self.view is not None and self._turns.get(turn.node) is turn

    def _nodes(self) -> list[Node]:
        """Return all nodes in the order of the children, and remove those that left the tree."""
        view = self.view
        if view is None or view.record is None:
            return []
        if self._shape != view.record.shape:
            self._shape, self._order = view.record.shape, view.nodes
            self._index = {node: index for index, node in enumerate(self._order)}
            self._forget([node for node in self._turns if node not in self._index])
        return self._order

    def _refresh(self) -> None:
        """Notify clients of a changed tree and of the current node, which has the focus."""
        view = self.view
        if view is None or view.record is None or not QAccessible.isActive():
            return
        if QAccessible.queryAccessibleInterface(view) is not self:  # Qt has created another one
            self._forget_all()
            return
        if self._turns and self._shape != view.record.shape:
            self._nodes()
            QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))
        if self._node is not view.record.node:
            self._node = view.record.node
            if view.hasFocus():
                turn = self.turn(self._node)
                QAccessible.updateAccessibility(QAccessibleEvent(turn, QAccessible.Event.Focus))

    def _forget_all(self) -> None:
        self._forget(list(self._turns))

    def _forget(self, nodes: list[Node]) -> None:
        remove_from_qt([self._turns.pop(node) for node in nodes])


class AccessibleTurn(AccessibleLeaf):
    """The accessible interface of one node."""

    def __init__(self, tree: AccessibleTree, node: Node) -> None:
        super().__init__({QAccessibleActionInterface.pressAction(): self.act}, [])
        self.node = node
        self._tree = tree

    @property
    def view(self) -> TreeView | None:
        """The tree on the screen; None once the node is no longer part of it."""
        return self._tree.view if self._tree.holds(self) else None

    def act(self) -> None:
        """Go to the node, as a click does."""
        if self.view is not None:
            self.view.chosen.emit(self.node)

    def text(self, kind: QAccessible.Text) -> str:
        wanted = self.view is not None and kind is QAccessible.Text.Name
        return self.view.describe(self.node) if self.view and wanted else ""

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self.view
        if view is None or view.record is None:
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        state.selected = view.record.node is self.node
        state.focused = state.selected and view.hasFocus()
        state.invisible = not view.isVisible()
        state.offscreen = not view.viewport().rect().intersects(view.node_rect(self.node))
        return state

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.TreeItem

    def rect(self) -> QRect:
        """Return the node's rectangle in screen coordinates."""
        view = self.view
        if view is None:
            return QRect()
        return on_screen(view, view.node_rect(self.node))

    def parent(self) -> AccessibleTree | None:  # type: ignore[override]
        return self._tree if self.view else None
