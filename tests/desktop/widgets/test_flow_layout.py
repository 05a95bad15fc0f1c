"""Widgets on as many lines as they need."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.flow_layout import FlowLayout


def block(width: int, height: int = 20) -> QWidget:
    """Return a widget that wants at least this size."""
    made = QWidget()
    made.setMinimumSize(width, height)
    return made


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def flow_of(around: QWidget, *blocks: QWidget) -> FlowLayout:
    flow = FlowLayout(around)
    for wide in blocks:
        flow.addWidget(wide)
    QApplication.processEvents()
    return flow


def laid(around: QWidget, width: int, *blocks: QWidget) -> list[QRect]:
    """Return the places of blocks in a flow of this width."""
    around.resize(width, flow_of(around, *blocks).heightForWidth(width))
    QApplication.processEvents()
    return [wide.geometry() for wide in blocks]


def test_what_fits_shares_a_line_and_its_width(around: QWidget) -> None:
    places = laid(around, 200, block(80), block(40))
    assert places == [QRect(0, 0, 117, 20), QRect(123, 0, 77, 20)]


def test_what_does_not_fit_begins_another_line(around: QWidget) -> None:
    places = laid(around, 150, block(80), block(64), block(30, 30), block(10, 30))
    assert places[:2] == [QRect(0, 0, 80, 20), QRect(86, 0, 64, 20)]
    assert places[2:] == [QRect(0, 26, 82, 30), QRect(88, 26, 62, 30)]
    assert around.height() == 56


def test_hidden_widgets_take_no_room(around: QWidget) -> None:
    hidden = block(80)
    hidden.hide()
    flow = flow_of(around, hidden, block(50))
    assert flow.heightForWidth(60) == 20
    assert flow.minimumSize() == QSize(50, 20)


def test_its_size_hint_is_one_line(around: QWidget) -> None:
    flow = flow_of(around)
    assert (flow.sizeHint(), flow.minimumSize()) == (QSize(0, 0), QSize(0, 0))
    for width in (30, 50):
        flow.addWidget(block(width))
    QApplication.processEvents()
    assert flow.sizeHint() == QSize(86, 20)
    assert flow.minimumSize() == QSize(50, 20)


def test_a_widget_wider_than_the_flow_has_a_line_of_its_own(around: QWidget) -> None:
    wide, narrow = block(90), block(20)
    flow_of(around, wide, narrow).setGeometry(QRect(0, 0, 60, 100))
    assert (wide.y(), narrow.y()) == (0, 26)


def test_widgets_can_be_taken_out(around: QWidget) -> None:
    flow = flow_of(around, block(30))
    assert flow.itemAt(1) is None
    taken = flow.takeAt(0)
    assert taken is not None
    assert flow.count() == 0
    assert flow.takeAt(0) is None
