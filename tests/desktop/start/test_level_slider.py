"""The slider for a level, by itself."""

from __future__ import annotations

from lone_widgets import shown_alone
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.start.level_slider import LevelSlider


def test_keys_choose_every_level(qtbot: QtBot) -> None:
    slider = LevelSlider()
    shown_alone(qtbot, slider, (200, 30))
    assert slider.value() == 1
    for key, level in (
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_PageUp, 3),
        (Qt.Key.Key_End, 10),
        (Qt.Key.Key_Left, 9),
        (Qt.Key.Key_PageDown, 8),
        (Qt.Key.Key_Home, 1),
    ):
        QTest.keyClick(slider, key)
        assert slider.value() == level


def test_a_click_chooses_the_level_below_it(qtbot: QtBot) -> None:
    slider = LevelSlider()
    shown_alone(qtbot, slider, (200, 30))
    for share, level in ((0.99, 10), (0.45, 5), (0.01, 1)):
        place = QPoint(round(share * slider.width()), slider.height() // 2)
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
        assert slider.value() == level
