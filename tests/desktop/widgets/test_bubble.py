"""Bubbles: they stay inside their parent, point at a place, and go by themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets import bubble as bubble_module
from desktop.widgets.bubble import Bubble

LONG = "The move would leave an even number of groups. Choose another cell or colour."


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 300)
    widget.show()
    return widget


@pytest.mark.parametrize("x", [0, 200, 390])
@pytest.mark.parametrize("y", [0, 150, 290])
def test_it_stays_inside_and_does_not_cover_what_it_points_at(
    ground: QWidget, x: int, y: int
) -> None:
    shown, cell = Bubble(ground), QRect(x, y, 10, 10)
    shown.show_text(LONG, cell)
    assert shown.isVisible()
    assert ground.rect().contains(shown.geometry())
    assert not shown.geometry().adjusted(0, 1, 0, -1).intersects(cell)


@pytest.mark.parametrize(
    "row",
    [
        [QRect(x, 110, 30, 30) for x in range(0, 400, 40)],  # above
        [QRect(x, 190, 30, 30) for x in range(0, 400, 40)],  # below
        [QRect(x, 110, 30, 30) for x in range(0, 150, 40)],  # at the left, and all below
    ],
    ids=["above", "below", "left"],
)
def test_it_leaves_other_places_in_sight(ground: QWidget, row: list[QRect]) -> None:
    shown, cell = Bubble(ground), QRect(195, 150, 20, 20)
    beneath = [QRect(0, 175, 400, 60)] if row[-1].right() < 195 else []
    ground.resize(600, 300)
    shown.show_text("The move would be even", cell, [*row, *beneath])
    assert not any(shown.geometry().intersects(place) for place in (*row, *beneath))
    assert shown.geometry().left() < cell.center().x() < shown.geometry().right()  # points at it


def test_without_a_place_it_is_at_the_top(ground: QWidget) -> None:
    shown = Bubble(ground)
    shown.show_text("White passed.")
    assert shown.y() < 10
    assert abs(shown.geometry().center().x() - ground.rect().center().x()) <= 1


def test_clicks_go_through_it(ground: QWidget, qtbot: QtBot) -> None:
    button = QPushButton(ground)
    button.setGeometry(ground.rect())
    button.show()
    shown = Bubble(ground)
    shown.show_text(LONG, QRect(200, 200, 10, 10))
    below = ground.childAt(shown.geometry().center())
    assert below is button


@pytest.mark.parametrize("fades", [True, False])
def test_it_goes_after_a_time_that_grows_with_the_text(
    ground: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fades: bool
) -> None:
    monkeypatch.setattr(bubble_module, "_MIN_MS", 0)
    monkeypatch.setattr(bubble_module, "_CHARACTER_MS", 1)
    shown = Bubble(ground)
    shown.fades = fades
    shown.show_text("Gone soon")
    assert shown.text == "Gone soon"
    qtbot.waitUntil(lambda: not shown.isVisible())
    assert shown.text == ""


def test_a_new_text_replaces_the_one_that_fades(
    ground: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bubble_module, "_MIN_MS", 0)
    monkeypatch.setattr(bubble_module, "_CHARACTER_MS", 0)
    shown = Bubble(ground)
    shown.show_text("One")
    QTest.qWait(40)  # it fades
    monkeypatch.setattr(bubble_module, "_MIN_MS", 60_000)
    shown.show_text("Two")
    QTest.qWait(300)
    assert (shown.isVisible(), shown.text) == (True, "Two")


def test_it_is_painted_in_its_colours(ground: QWidget) -> None:
    shown = Bubble(ground)
    shown.set_colours("#112233", "#FFFFFF", "#FF0000")
    shown.show_text(" ", QRect(200, 200, 10, 10))
    image = shown.grab().toImage()
    ratio = image.devicePixelRatio()
    centre = QPoint(round(shown.width() / 2 * ratio), round(12 * ratio))
    assert QColor(image.pixel(centre)) == QColor("#112233")
    colours = {QColor(image.pixel(x, round(15 * ratio))).name() for x in range(image.width())}
    assert "#ff0000" in colours
    assert shown.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
