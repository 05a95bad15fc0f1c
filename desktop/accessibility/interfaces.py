"""The accessible interfaces of widgets: the board's cells, the tree's moves, and roles.

Cells and moves are not widgets: Qt sees them only through the interface of their widget, which
creates each on first request. Qt keeps every interface that it has given an id, and would use one
that Python has deleted. So a widget's interface keeps all its leaves, and removes them from Qt
before it releases them.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAccessibleWidget,
    QLabel,
    QWidget,
)

from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.board.picture import BoardThumbnail
from desktop.panels.tree_view import TreeView
from desktop.services.text import either, listed, tr
from rules.board import Board
from rules.record.game_record import Node

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


View = TypeVar("View", bound=QAbstractScrollArea)

# Qt expects a pointer; returning None crashes
_NO_INTERFACE = shiboken6.VoidPtr(0)


class _Leafy(QAccessibleWidget, Generic[View]):
    """The accessible interface of a widget with leaves, which lives as long as the widget."""

    def __init__(self, view: View, role: QAccessible.Role) -> None:
        super().__init__(view, role)
        self._view = weakref.ref(view)
        self._leaves: dict[Any, AccessibleLeaf[View]] = {}  # [place]
        view.destroyed.connect(self._remove_all)

    @property
    def view(self) -> View | None:
        """The widget on the screen; None once it is destroyed."""
        view = self._view()
        return view if view is not None and shiboken6.isValid(view) else None

    def holds(self, leaf: AccessibleLeaf[View]) -> bool:
        """Return whether the leaf belongs to what is shown."""
        return self.view is not None and self._leaves.get(leaf.place) is leaf

    def _is_current(self) -> bool:
        """Return whether Qt uses this interface. Once a view's signals are connected, Qt takes it
        for another object and creates another interface for it, without deleting the first.
        """
        view = self.view
        return view is not None and QAccessible.queryAccessibleInterface(view) is self

    def _remove_all(self) -> None:
        self._remove(list(self._leaves))

    def _remove(self, places: Iterable[object]) -> None:
        for leaf in [self._leaves.pop(place) for place in places]:
            if shiboken6.isValid(leaf):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(leaf))


class AccessibleLeaf(QAccessibleInterface, Generic[View]):
    """A part of a widget that has neither parts nor a widget of its own."""

    def __init__(
        self,
        owner: _Leafy[View],
        place: object,
        actions: Mapping[str, Callable[[], None]],
        press_keys: list[str],
    ) -> None:
        """``owner`` finds it by its ``place``; ``actions``: [name] -> function; ``press_keys``: the
        keys that press the leaf.
        """
        super().__init__()
        self.place = place
        self._owner = owner
        self._actions = _Actions(actions, press_keys)

    @property
    def view(self) -> View | None:
        """The widget that shows the leaf; None after the leaf was removed from it."""
        return self._owner.view if self._owner.holds(self) else None

    def box(self, view: View) -> QRect:
        """Return the rectangle of the leaf in the viewport."""
        raise NotImplementedError

    def isValid(self) -> bool:
        return self.view is not None

    def parent(self) -> _Leafy[View] | None:  # type: ignore[override]
        return self._owner if self.view else None

    def rect(self) -> QRect:
        """Return the rectangle in screen coordinates."""
        view = self.view
        if view is None:
            return QRect()
        box = self.box(view)
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        wanted = kind is QAccessible.InterfaceType.ActionInterface
        return self._actions if wanted else _NO_INTERFACE

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self.view.window().windowHandle() if self.view else None

    def object(self) -> None:  # type: ignore[override]
        return None

    def child(self, index: int) -> None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Do nothing: a leaf cannot be renamed."""


class _Actions(QAccessibleActionInterface):
    def __init__(self, actions: Mapping[str, Callable[[], None]], press_keys: list[str]) -> None:
        super().__init__()
        self._functions, self._press_keys = actions, press_keys

    def actionNames(self) -> list[str]:
        return list(self._functions)

    def doAction(self, name: str) -> None:
        if name in self._functions:
            self._functions[name]()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return self._press_keys if name == QAccessibleActionInterface.pressAction() else []


class AccessibleBoard(_Leafy[BoardView]):
    """A list of cells, each with a name, a state and an action."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._reported: dict[int, tuple[str, bool, bool]] = {}  # the cells as clients know them
        self._cells_of: Board | None = None
        view.refreshed.connect(self._refresh)
        view.cursor_moved.connect(self._follow)

    @property
    def scene(self) -> BoardScene | None:
        """The scene of the board; None while it has none."""
        scene = self.view.scene() if self.view else None
        return scene if isinstance(scene, BoardScene) else None

    @property
    def board(self) -> Board | None:
        """The board that is shown."""
        return self.scene.layout_plan.board if self.scene else None

    def childCount(self) -> int:
        return self.board.site_count if self.board else 0

    def child(self, index: int) -> AccessibleCell | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        if index not in self._leaves:
            self._cells_of = self.board
            made = self._leaves[index] = AccessibleCell(self, index)
            self._reported[index] = made.reported_state()
        cell = self._leaves[index]
        assert isinstance(cell, AccessibleCell)
        return cell

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.site if isinstance(child, AccessibleCell) and child.isValid() else -1

    def childAt(self, x: int, y: int) -> AccessibleCell | None:  # type: ignore[override]
        view, scene = self.view, self.scene
        if view is None or scene is None:
            return None
        point = view.viewport().mapFromGlobal(QPoint(x, y))
        spot, heights = view.mapToScene(point).toTuple(), scene.heights()
        sites = scene.game_view.sites_at(scene.layout_plan, heights, spot)
        return self.child(sites[0]) if sites else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        if view is None or not view.hasFocus():
            return None
        return self.child(view.cursor_site) or self

    def _refresh(self) -> None:
        view = self.view
        if view is None or not self._leaves:
            return
        if not self._is_current():
            self._remove_all()
        elif self.board is not self._cells_of:
            self._remove_all()
            _notify(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))
        elif QAccessible.isActive():
            for site, before in self._reported.items():
                cell = self.child(site)
                now = cell.reported_state() if cell is not None else before
                if cell is not None and before != now:
                    self._reported[site] = now
                    cell.report_change(before)

    def _follow(self, _site: int) -> None:
        if self.view is not None and QAccessible.isActive():
            # after Qt has reported that the board as a whole has the focus
            QTimer.singleShot(0, self.view, self._report_focus)

    def _report_focus(self) -> None:
        view = self.view
        if view is not None and view.hasFocus() and self._is_current():
            cell = self.child(view.cursor_site)
            if cell is not None:
                _notify(QAccessibleEvent(cell, QAccessible.Event.Focus))

    def _remove(self, places: Iterable[object]) -> None:
        self._reported = {}
        super()._remove(places)


class AccessibleCell(AccessibleLeaf[BoardView]):
    """The accessible interface of one cell of a board."""

    def __init__(self, board: AccessibleBoard, site: int) -> None:
        actions = {
            QAccessibleActionInterface.pressAction(): self.act,
            QAccessibleActionInterface.setFocusAction(): self.take_focus,
            QAccessibleActionInterface.showMenuAction(): self.ask_menu,
        }
        super().__init__(board, site, actions, ["Return"])
        self.site = site
        self._board = board

    def reported_state(self) -> tuple[str, bool, bool]:
        """Return the state whose changes clients are notified of: name, possible, chosen."""
        view, scene = self._board.view, self._board.scene
        if view is None or scene is None:
            return "", False, False
        chosen = self.site in [touch.site for touch in view.input.touches]
        hands = view.targets.get(self.site, frozenset())
        possible = view.input.hand in hands or (bool(hands) and scene.game_view.hand_follows)
        return scene.cell_name(self.site), possible, chosen

    def report_change(self, before: tuple[str, bool, bool]) -> None:
        """Notify clients of the differences from an earlier state."""
        now = self.reported_state()
        if now[0] != before[0]:
            _notify(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        if now[1:] != before[1:]:
            changed = QAccessible.State()
            changed.selectable = now[1] != before[1]
            changed.selected = now[2] != before[2]
            _notify(QAccessibleStateChangeEvent(self, changed))

    def act(self) -> None:
        """Do what a click does."""
        if self.view is not None:
            self.view.input.click((self.site,))

    def take_focus(self) -> None:
        """Move the focus and the cursor to this cell."""
        if self.view is not None:
            self.view.activateWindow()
            self.view.setFocus()
            self.view.move_cursor(self.site)

    def ask_menu(self) -> None:
        """Open the menu of this cell."""
        self.take_focus()
        if self.view is not None:
            self.view.ask_menu()

    def text(self, kind: QAccessible.Text) -> str:
        if self.view is None:
            return ""
        if kind is QAccessible.Text.Name:
            return self.reported_state()[0]
        return self._hint(self.view) if kind is QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self.view
        if view is None:
            state.invalid = True
            return state
        _, possible, chosen = self.reported_state()
        state.focusable = True
        state.focused = view.hasFocus() and view.cursor_site == self.site
        state.selectable = possible
        state.selected = chosen
        state.invisible = not view.isVisible()
        return state

    def _hint(self, view: BoardView) -> str:
        """Return what is visible here apart from the piece, and what can be done."""
        scene = self._board.scene
        assert scene is not None
        _, _, chosen = self.reported_state()
        hands = sorted(view.targets.get(self.site, ()), key=lambda hand: hand != view.input.hand)
        names = either([*filter(None, [scene.game_view.hand_name(hand) for hand in hands])])
        if chosen:
            may = tr("selected")
        elif hands:
            may = tr("possible: {hands}", hands=names) if names else tr("possible")
        else:
            may = tr("not possible") if view.targets else ""
        price = tr("costs a turn") if view.costs(self.site) else ""
        effect = view.spoken_effect(self.site)
        return listed([text for text in (scene.site_text(self.site), may, price, effect) if text])

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def box(self, view: BoardView) -> QRect:
        scene = self._board.scene
        if scene is None:
            return QRect()
        height = scene.heights()[self.site]
        left, top, right, bottom = scene.game_view.area(scene.layout_plan, self.site, height).bounds
        return view.mapFromScene(left, top, right - left, bottom - top).boundingRect()


def _notify(event: QAccessibleEvent) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(event)


class AccessibleTree(_Leafy[TreeView]):
    """A tree of nodes with names, and an action each; a node that left the tree is removed."""

    def __init__(self, view: TreeView) -> None:
        super().__init__(view, QAccessible.Role.Tree)
        self._order: list[Node] = []
        self._index: dict[Node, int] = {}
        self._shape = -1  # of the record when ``_order`` was made
        self._node = view.record.node if view.record else None
        view.refreshed.connect(self._refresh)

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
        if node not in self._leaves:
            self._leaves[node] = AccessibleTurn(self, node)
        turn = self._leaves[node]
        assert isinstance(turn, AccessibleTurn)
        return turn

    def _nodes(self) -> list[Node]:
        """Return all nodes in the order of the children, and remove those that left the tree."""
        view = self.view
        if view is None or view.record is None:
            return []
        if self._shape != view.record.shape:
            self._shape, self._order = view.record.shape, view.nodes
            self._index = {node: index for index, node in enumerate(self._order)}
            self._remove([node for node in self._leaves if node not in self._index])
        return self._order

    def _refresh(self) -> None:
        view = self.view
        if view is None or view.record is None or not QAccessible.isActive():
            return
        if not self._is_current():
            self._remove_all()
            return
        if self._leaves and self._shape != view.record.shape:
            self._nodes()
            QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))
        if self._node is not view.record.node:
            self._node = view.record.node
            if view.hasFocus():
                turn = self.turn(self._node)
                QAccessible.updateAccessibility(QAccessibleEvent(turn, QAccessible.Event.Focus))


class AccessibleTurn(AccessibleLeaf[TreeView]):
    """The accessible interface of one node."""

    def __init__(self, tree: AccessibleTree, node: Node) -> None:
        super().__init__(tree, node, {QAccessibleActionInterface.pressAction(): self.act}, [])
        self.node = node

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

    def box(self, view: TreeView) -> QRect:
        return view.node_rect(self.node)
