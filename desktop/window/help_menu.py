"""The menu of help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog

from desktop.help.pages import OVERVIEW
from desktop.i18n.text import tr_noop
from desktop.window.action_menu import ActionMenu
from desktop.window.key_sheet import KeySheet
from desktop.window.shortcut_editor import ShortcutEditor

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


class HelpMenu(ActionMenu):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(tr_noop("&Help"), window)
        program = window.program
        self.add(
            "help.here",
            tr_noop("&Help on this screen"),
            lambda: program.show_help(*window.page.help_place),
            "F1",
        )
        self.add("help.contents", tr_noop("Help &contents"), lambda: program.show_help(OVERVIEW))
        self.addSeparator()
        self.add("help.keys", tr_noop("&Keys"), self._show_keys, "?")
        self.add("help.shortcuts", tr_noop("Keyboard &shortcuts …"), self._edit_shortcuts)
        self.addSeparator()
        faults = program.fault_notices
        self.add(
            "help.report", tr_noop("Copy an error &report"), lambda: faults.copy_report(window)
        )
        self.add("help.log", tr_noop("Show &log folder"), lambda: faults.show_folder(window))
        self.addSeparator()
        about = self.add("help.about", tr_noop("&About Oddments"), self._show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _show_keys(self) -> None:
        _open(KeySheet(self._window.commands, self._window))

    def _edit_shortcuts(self) -> None:
        window = self._window
        _open(ShortcutEditor(window.commands, window.program.keymap, window))

    def _show_about(self) -> None:
        # only now: with what it imports it is a twentieth of the time to the first window
        from desktop.about.about_dialog import AboutDialog

        program = self._window.program
        _open(AboutDialog(program.appearance.theme, program.core_notice, self._window))


def _open(dialog: QDialog) -> None:
    """Show a dialog; the computer thinks on meanwhile."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
