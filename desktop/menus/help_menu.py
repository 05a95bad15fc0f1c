"""The menu of help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMessageBox

from desktop.menus.action_menu import ActionMenu
from rules.version import VERSION

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


class HelpMenu(ActionMenu):
    def __init__(self, window: MainWindow) -> None:
        super().__init__("&Help", window)
        about = self.add("help.about", "&About Oddments", self._show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _show_about(self) -> None:
        notice = self._window.program.core_notice
        core = f"\n\n{notice}" if notice else ""
        QMessageBox.about(
            self._window,
            "About Oddments",
            f"Oddments {VERSION}\n\nWythe, Yodd, Odd-Y, Egotzi and Themisto.{core}",
        )
