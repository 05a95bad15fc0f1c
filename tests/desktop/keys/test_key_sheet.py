"""The sheet of keys tells all of them, as they are now, in any size."""

from __future__ import annotations

import pytest
from driving import game_page, small
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.game.players import Person
from desktop.keys.key_sheet import KeySheet
from desktop.main_window import MainWindow

K = Qt.Key


def opened(window: MainWindow) -> KeySheet:
    QTest.keyClick(window, K.Key_Question)
    sheet = window.findChildren(KeySheet)[-1]
    QTest.qWaitForWindowActive(sheet)
    return sheet


def texts(sheet: KeySheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


def test_it_tells_all_actions_and_the_keys_of_the_board(window: MainWindow) -> None:
    window.play_new(small("yodd"), (Person(), Person()))
    game_page(window)
    window.program.keymap.choose(window.commands, "turn.undo", ["Ctrl+F7"])
    sheet = opened(window)
    told = texts(sheet)
    for action in window.commands.values():
        assert action.title.replace(" …", "\N{NO-BREAK SPACE}…") in told
    assert "Ctrl+F7" in told
    assert "Ctrl+Z" not in told
    for what, keys in (("Move the cursor", "Arrow keys"), ("Take back the touch", "Esc")):
        assert told[told.index(what) + 1] == keys
    QTest.keyClick(sheet, K.Key_Escape)
    assert not sheet.isVisible()


@pytest.mark.parametrize("size", [(800, 600), (1600, 1200)])
def test_nothing_is_cut_off(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    sheet = opened(window)
    QApplication.processEvents()
    assert sheet.width() <= size[0]
    assert sheet.height() <= size[1]
    for label in sheet.findChildren(QLabel):
        assert label.width() >= label.minimumSizeHint().width(), label.text()
        right = label.mapTo(sheet, label.rect().topRight()).x()
        assert 0 < right < sheet.width(), label.text()
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    sheet.close()
