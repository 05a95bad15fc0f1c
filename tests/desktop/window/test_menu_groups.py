"""Menus group their actions, with lines between the groups."""

from __future__ import annotations

import itertools

from PySide6.QtWidgets import QMenu

from desktop.window.main_window import MainWindow

# [menu] -> the number of lines between its groups
LINES = {
    "Game": 3,
    "Move": 4,
    "By keyboard": 0,
    "Edit variations": 2,
    "Engine": 3,
    "Board": 2,
    "Notes": 2,
    "Marks": 2,
    "View": 3,
    "Panels": 1,
    "Help": 3,
    "Troubleshooting": 0,
    "Share and export": 1,
}


def test_every_menu_has_its_groups(window: MainWindow) -> None:
    found = {}
    for menu in window.menuBar().findChildren(QMenu) + window.findChildren(QMenu):
        title = menu.title().replace("&", "")
        if title in LINES:
            lines = [action.isSeparator() for action in menu.actions()]
            assert not lines[0]
            assert not lines[-1]
            assert not any(one and other for one, other in itertools.pairwise(lines))
            found[title] = sum(lines)
    assert found == LINES
