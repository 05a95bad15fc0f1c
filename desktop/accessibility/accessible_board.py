"""The board for screen readers: a list of cells, each with a name, a state and an action.

Cells are not widgets, so Qt sees them only through ``AccessibleBoard``, which creates each one on
first request and keeps it (see ``accessible_leaf``). It depends on no rule and no particular game.
"""

from __future__ import annotations

import weakref

import shiboken6
from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget

from desktop.accessibility.accessible_leaf import AccessibleLeaf, on_screen, remove_from_qt
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.services.text import either, listed, tr
from rules.board import Board


class AccessibleBoard(QAccessibleWidget):
    """The accessible interface of a ``BoardView``, which lives as long as the view."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = weakref.ref(view)
        self._cells: dict[int, AccessibleCell] = {}
        self._reported: dict[int, tuple[str, bool, bool]] = {}  # the cells as clients know them
        self._cells_of: Board | None = None
        view.refreshed.connect(self._refresh)
        view.cursor_moved.connect(self._follow)
        view.destroyed.connect(self._remove_cells)

    @property
    def view(self) -> BoardView | None:
        """The board on the screen; None once it is destroyed."""
        view = self._view()
        return view if view is not None and shiboken6.isValid(view) else None

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
        if index not in self._cells:
            self._cells_of = self.board
            cell = self._cells[index] = AccessibleCell(self, index)
            self._reported[index] = cell.reported_state()
        return self._cells[index]

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

    def holds(self, cell: AccessibleCell) -> bool:
        """Return whether the cell belongs to the board that is shown."""
        return self.view is not None and self._cells.get(cell.site) is cell

    def _refresh(self) -> None:
        """Notify clients of changes to the cells that they have requested."""
        view = self.view
        if view is None or not self._cells:
            return
        if not self._is_current():
            self._remove_cells()
        elif self.board is not self._cells_of:
            self._remove_cells()
            _notify(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))
        elif QAccessible.isActive():
            for site, cell in self._cells.items():
                before, now = self._reported[site], cell.reported_state()
                if before != now:
                    self._reported[site] = now
                    cell.report_change(before)

    def _follow(self, _site: int) -> None:
        """Move the focus along with the cursor."""
        if self.view is not None and QAccessible.isActive():
            # after Qt has reported that the board as a whole has the focus
            QTimer.singleShot(0, self.view, self._report_focus)

    def _report_focus(self) -> None:
        view = self.view
        if view is not None and view.hasFocus() and self._is_current():
            cell = self.child(view.cursor_site)
            if cell is not None:
                _notify(QAccessibleEvent(cell, QAccessible.Event.Focus))

    def _is_current(self) -> bool:
        """Return whether Qt uses this interface. Once a view's signals are connected, Qt takes it
        for another object and creates another interface for it, without deleting the first.
        """
        view = self.view
        return view is not None and QAccessible.queryAccessibleInterface(view) is self

    def _remove_cells(self) -> None:
        """Delete the cells' interfaces from Qt."""
        cells, self._cells, self._reported = list(self._cells.values()), {}, {}
        remove_from_qt(cells)


class AccessibleCell(AccessibleLeaf):
    """The accessible interface of one cell of a board."""

    def __init__(self, board: AccessibleBoard, site: int) -> None:
        actions = {
            QAccessibleActionInterface.pressAction(): self.act,
            QAccessibleActionInterface.setFocusAction(): self.take_focus,
            QAccessibleActionInterface.showMenuAction(): self.ask_menu,
        }
        super().__init__(actions, ["Return"])
        self.site = site
        self._board = board

    @property
    def view(self) -> BoardView | None:
        """The board on the screen; None once the cell is no longer part of it."""
        return self._board.view if self._board.holds(self) else None

    def reported_state(self) -> tuple[str, bool, bool]:
        """Return the state whose changes clients are notified of: name, possible, chosen."""
        view, scene = self._board.view, self._board.scene
        if view is None or scene is None:
            return "", False, False
        chosen = self.site in [touch.site for touch in view.touches]
        hands = view.targets.get(self.site, frozenset())
        possible = view.hand in hands or (bool(hands) and scene.game_view.hand_follows)
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
            self.view.act_at(self.site)

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
        hands = sorted(view.targets.get(self.site, ()), key=lambda hand: hand != view.hand)
        names = either([*filter(None, [scene.game_view.hand_name(hand) for hand in hands])])
        if chosen:
            may = tr("selected")
        elif hands:
            may = tr("possible: {hands}", hands=names) if names else tr("possible")
        else:
            may = tr("not possible") if view.targets else ""
        price = tr("costs a turn") if view.costs(self.site) else ""
        effect = view.spoken_placing(self.site)
        return listed([text for text in (scene.site_text(self.site), may, price, effect) if text])

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        """Return the cell's rectangle in screen coordinates."""
        view, scene = self.view, self._board.scene
        if view is None or scene is None:
            return QRect()
        height = scene.heights()[self.site]
        left, top, right, bottom = scene.game_view.area(scene.layout_plan, self.site, height).bounds
        box = view.mapFromScene(left, top, right - left, bottom - top).boundingRect()
        return on_screen(view, box)

    def parent(self) -> AccessibleBoard | None:  # type: ignore[override]
        return self._board if self.view else None


def _notify(event: QAccessibleEvent) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(event)
