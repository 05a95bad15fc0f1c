"""Opens the menu of a board's cell when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from desktop.actions.action import Action

if TYPE_CHECKING:
    from desktop.play.board_page import BoardPage


class CellMenus(QObject):
    """Follows the board of a page for as long as that exists."""

    def __init__(self, page: BoardPage, actions: Mapping[str, Action]) -> None:
        super().__init__(page)
        self._page, self._actions = page, actions
        page.board.menu_asked.connect(self._open)

    def _open(self, sites: tuple[int, ...], at: QPoint) -> None:
        # late: many games are played without it
        from desktop.window.cell_menu import CellMenu

        CellMenu(self._page, sites, self._actions).popup(at)
