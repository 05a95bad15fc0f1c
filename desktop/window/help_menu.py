"""The help menu."""

from __future__ import annotations

import functools

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr_noop
from desktop.lessons.lesson_list import LESSONS
from desktop.window.action_menu import ActionMenu
from rules.games import GAMES


class HelpMenu(ActionMenu):
    """Help, keys, and reports of problems.

    Signals:
        here_requested, contents_requested: show the help, on the window's page or at its start.
        lesson_requested(LessonEntry): begin this lesson.
        keys_requested, shortcuts_requested, about_requested: show a dialog.
        report_requested: copy the error report.
        log_requested: show the folder of the log.
    """

    here_requested = Signal()
    contents_requested = Signal()
    lesson_requested = Signal(object)
    keys_requested = Signal()
    shortcuts_requested = Signal()
    report_requested = Signal()
    log_requested = Signal()
    about_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr_noop("&Help"), parent)
        self.add("help.here", tr_noop("&Help on this screen"), self.here_requested.emit, "F1")
        self.add("help.contents", tr_noop("Help &contents"), self.contents_requested.emit)
        self.addMenu(self._lessons(parent))
        self.addSeparator()
        self.add("help.keys", tr_noop("&Keys"), self.keys_requested.emit, "?")
        self.add("help.shortcuts", tr_noop("Keyboard &shortcuts …"), self.shortcuts_requested.emit)
        self.addSeparator()
        problems = ActionMenu(tr_noop("&Troubleshooting"), parent)
        problems.add("help.report", tr_noop("Copy an error &report"), self.report_requested.emit)
        problems.add("help.log", tr_noop("Show &log folder"), self.log_requested.emit)
        self.add_menu(problems)
        self.addSeparator()
        about = self.add("help.about", tr_noop("&About Oddments"), self.about_requested.emit)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _lessons(self, parent: QWidget) -> ActionMenu:
        """Return the menu of lessons; its actions count as those of this menu."""
        menu = ActionMenu(tr_noop("L&essons"), parent)
        for game in GAMES.values():
            lessons = ActionMenu(f"&{game.title}", parent)
            for entry in LESSONS[game.key]:
                begin = functools.partial(self.lesson_requested.emit, entry)
                lessons.add(entry.action_id, entry.menu_text, begin)
            menu.add_menu(lessons)
        self.actions_by_id |= menu.actions_by_id
        return menu
