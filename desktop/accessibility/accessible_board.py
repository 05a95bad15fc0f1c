"""The board as screen readers find it: a list of cells, each with a name, a state and an action.

Cells are no widgets: Qt learns of them only through ``AccessibleBoard``, which makes each one when
it is first asked for, and holds it (see ``accessible_leaf``). It knows no rule and no game by name.
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

from desktop.accessibility.accessible_leaf import AccessibleLeaf, on_screen, take_back
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.i18n.text import either, listed, tr
from rules.board import Board


class AccessibleBoard(QAccessibleWidget):
    """What Qt asks about a ``BoardView``. It lives as long as that one."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = weakref.ref(view)
        self._cells: dict[int, AccessibleCell] = {}
        self._told: dict[int, tuple[str, bool, bool]] = {}  # as clients know the cells
        self._cells_of: Board | None = None
        view.refreshed.connect(self._refresh)
        view.cursor_moved.connect(self._follow)
        view.destroyed.connect(self._take_back)

    @property
    def view(self) -> BoardView | None:
        """The board on the screen, None once it has gone."""
        view = self._view()
        return view if view is not None and shiboken6.isValid(view) else None

    @property
    def scene(self) -> BoardScene | None:
        """What the board shows, None while that is nothing."""
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
            self._told[index] = cell.told()
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
        """Whether the cell is one of the board that is shown."""
        return self.view is not None and self._cells.get(cell.site) is cell

    def _refresh(self) -> None:
        """Tell what has become of the cells that somebody has asked for."""
        view = self.view
        if view is None or not self._cells:
            return
        if not self._is_current():
            self._take_back()
        elif self.board is not self._cells_of:
            self._take_back()
            _tell(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))
        elif QAccessible.isActive():
            for site, cell in self._cells.items():
                before, now = self._told[site], cell.told()
                if before != now:
                    self._told[site] = now
                    cell.tell_change(before)

    def _follow(self, _site: int) -> None:
        """The cursor goes, and with it the focus."""
        if self.view is not None and QAccessible.isActive():
            # after Qt has told that the board as a whole has it
            QTimer.singleShot(0, self.view, self._tell_focus)

    def _tell_focus(self) -> None:
        view = self.view
        if view is not None and view.hasFocus() and self._is_current():
            cell = self.child(view.cursor_site)
            if cell is not None:
                _tell(QAccessibleEvent(cell, QAccessible.Event.Focus))

    def _is_current(self) -> bool:
        """Whether Qt asks this one. It takes a view whose signals have been connected for another
        object, and makes another interface for it, with the older one kept beside.
        """
        view = self.view
        return view is not None and QAccessible.queryAccessibleInterface(view) is self

    def _take_back(self) -> None:
        """Have Qt forget the cells."""
        cells, self._cells, self._told = list(self._cells.values()), {}, {}
        take_back(cells)


class AccessibleCell(AccessibleLeaf):
    """What Qt asks about one cell of a board."""

    def __init__(self, board: AccessibleBoard, site: int) -> None:
        does = {
            QAccessibleActionInterface.pressAction(): self.act,
            QAccessibleActionInterface.setFocusAction(): self.take_focus,
        }
        super().__init__(does, ["Return"])
        self.site = site
        self._board = board

    @property
    def view(self) -> BoardView | None:
        """The board on the screen, None once the cell is none of its cells."""
        return self._board.view if self._board.holds(self) else None

    def told(self) -> tuple[str, bool, bool]:
        """What clients are told of when it changes: name, possible, chosen."""
        view, scene = self._board.view, self._board.scene
        if view is None or scene is None:
            return "", False, False
        chosen = self.site in [touch.site for touch in view.touches]
        hands = view.targets.get(self.site, frozenset())
        possible = view.hand in hands or (bool(hands) and scene.game_view.hand_follows)
        return scene.cell_name(self.site), possible, chosen

    def tell_change(self, before: tuple[str, bool, bool]) -> None:
        """Tell clients that the cell is not what it was."""
        now = self.told()
        if now[0] != before[0]:
            _tell(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        if now[1:] != before[1:]:
            changed = QAccessible.State()
            changed.selectable = now[1] != before[1]
            changed.selected = now[2] != before[2]
            _tell(QAccessibleStateChangeEvent(self, changed))

    def act(self) -> None:
        """Do what a click does."""
        if self.view is not None:
            self.view.act_at(self.site)

    def take_focus(self) -> None:
        """Have the cursor here."""
        if self.view is not None:
            self.view.activateWindow()
            self.view.setFocus()
            self.view.move_cursor(self.site)

    def text(self, kind: QAccessible.Text) -> str:
        if self.view is None:
            return ""
        if kind is QAccessible.Text.Name:
            return self.told()[0]
        return self._hint(self.view) if kind is QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self.view
        if view is None:
            state.invalid = True
            return state
        _, possible, chosen = self.told()
        state.focusable = True
        state.focused = view.hasFocus() and view.cursor_site == self.site
        state.selectable = possible
        state.selected = chosen
        state.invisible = not view.isVisible()
        return state

    def _hint(self, view: BoardView) -> str:
        """What an eye sees here beside the piece, and what may be done."""
        scene = self._board.scene
        assert scene is not None
        _, _, chosen = self.told()
        hands = sorted(view.targets.get(self.site, ()), key=lambda hand: hand != view.hand)
        names = either([*filter(None, [scene.game_view.hand_name(hand) for hand in hands])])
        if chosen:
            may = tr("selected")
        elif hands:
            may = tr("possible: {hands}", hands=names) if names else tr("possible")
        else:
            may = tr("not possible") if view.targets else ""
        return listed([text for text in (scene.place_text(self.site), may) if text])

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        """On the screen."""
        view, scene = self.view, self._board.scene
        if view is None or scene is None:
            return QRect()
        height = scene.heights()[self.site]
        left, top, right, bottom = scene.game_view.area(scene.layout_plan, self.site, height).bounds
        box = view.mapFromScene(left, top, right - left, bottom - top).boundingRect()
        return on_screen(view, box)

    def parent(self) -> AccessibleBoard | None:  # type: ignore[override]
        return self._board if self.view else None


def _tell(event: QAccessibleEvent) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(event)
