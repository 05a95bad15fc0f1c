"""Mnemonics for menus that are filled while the program runs."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.window.mnemonics import add_mnemonics


def marked(qtbot: QtBot, *texts: str) -> list[str]:
    menu = QMenu()
    qtbot.addWidget(menu)
    for text in texts:
        menu.addAction(text)
    add_mnemonics(menu)
    return [action.text() for action in menu.actions()]


def test_each_entry_has_the_first_letter_that_is_free(qtbot: QtBot) -> None:
    assert marked(qtbot, "Play", "Pass", "Pp on") == ["&Play", "P&ass", "Pp &on"]
    assert marked(qtbot, "aa", "aa") == ["&aa", "aa"]


def test_a_mnemonic_that_is_there_stays_if_it_is_free(qtbot: QtBot) -> None:
    assert marked(qtbot, "Ma&rks", "&Rules") == ["Ma&rks", "R&ules"]


def test_keys_and_real_signs_are_left_alone(qtbot: QtBot) -> None:
    assert marked(qtbot, "Undo\tCtrl+Z") == ["&Undo\tCtrl+Z"]
    assert marked(qtbot, "A && B", "A && C") == ["&A && B", "A && &C"]
