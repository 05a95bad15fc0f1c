"""A slider by itself: where a click moves it."""

from __future__ import annotations

from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionSlider
from pytestqt.qtbot import QtBot

from desktop.widgets.slider import Slider

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def slider_of(qtbot: QtBot, last: int = 10) -> Slider:
    slider = Slider()
    slider.setRange(1, last)
    slider.setPageStep(1)
    shown_alone(qtbot, slider, (240, 30))
    return slider


def place(slider: Slider, value: int) -> QPoint:
    """Return where the middle of the handle is at a value."""
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    option.sliderPosition = value
    part = QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle
    return slider.style().subControlRect(*part, slider).center()


def test_a_click_moves_it_to_the_clicked_value(qtbot: QtBot) -> None:
    slider = slider_of(qtbot)
    chosen = emitted(slider.valueChanged)
    for value in (8, 3, 10, 1, 2):
        QTest.mouseClick(slider, LEFT, pos=place(slider, value))
        assert slider.value() == value
    assert chosen == [8, 3, 10, 1, 2]
    QTest.mouseClick(slider, RIGHT, pos=place(slider, 6))
    assert slider.value() == 2


def test_what_was_pressed_can_be_dragged_on(qtbot: QtBot) -> None:
    slider = slider_of(qtbot)
    QTest.mousePress(slider, LEFT, pos=place(slider, 8))
    assert slider.isSliderDown()
    QTest.mouseMove(slider, place(slider, 4))
    assert slider.value() == 4
    QTest.mouseRelease(slider, LEFT, pos=place(slider, 4))
    assert not slider.isSliderDown()
    QTest.mouseMove(slider, place(slider, 9))
    assert slider.value() == 4


def test_a_click_does_not_repeat(qtbot: QtBot) -> None:
    slider = slider_of(qtbot, 100)
    QTest.mousePress(slider, LEFT, pos=place(slider, 50))
    reached = slider.value()
    assert abs(reached - 50) <= 1
    qtbot.wait(700)  # longer than buttons wait before they repeat
    assert slider.value() == reached
    QTest.mouseRelease(slider, LEFT, pos=place(slider, 50))
