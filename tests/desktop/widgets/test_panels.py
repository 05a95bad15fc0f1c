"""Widgets that hold others: flows, panels, pages, and moving between their parts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from lone_widgets import emitted
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.theme.theme import DARK
from desktop.widgets.flow_layout import FlowLayout
from desktop.widgets.page import Page
from desktop.widgets.panes import focus_next
from desktop.widgets.switched_panel import SwitchedPanel


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


# -- a panel that is switched on and off ---------------------------------------------------------


def test_it_is_off_and_hidden_at_first_and_signals_each_switch(qtbot: QtBot) -> None:
    panel = SwitchedPanel()
    qtbot.addWidget(panel)
    assert not panel.on
    assert panel.isHidden()
    switches = emitted(panel.switched)
    for on in (False, True, True, False):
        panel.switch(on=on)
        assert panel.on is on
    assert len(switches) == 2
    assert panel.isHidden()


# -- the defaults of a page ----------------------------------------------------------------------


def test_a_page_is_about_no_game_and_asks_for_nothing(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    assert page.objectName() == "page"
    assert page.game is None
    assert page.help_place == ("", "")
    assert page.panes == [page]
    page.set_theme(DARK)
    page.set_seen(False)
    page.stop_engine()


# -- moving the focus through the parts of a window ----------------------------------------------


@pytest.fixture
def fields(qtbot: QtBot) -> Iterator[list[QLineEdit]]:
    """Yield six fields in tab order; the first, third and fifth begin a part."""
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    made = [QLineEdit(window) for _ in range(6)]
    for field in made:
        row.addWidget(field)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield made
    window.close()


@pytest.mark.parametrize(
    ("at", "step", "there"),
    [(0, 1, 2), (2, 1, 4), (4, 1, 0), (0, -1, 4), (4, -1, 2), (3, 1, 4), (3, -1, 0), (5, 1, 0)],
)
def test_the_key_leads_to_the_next_or_previous_part(
    fields: list[QLineEdit], at: int, step: int, there: int
) -> None:
    fields[at].setFocus()
    focus_next(fields[::2], step)
    assert [field.hasFocus() for field in fields].index(True) == there


def test_from_nowhere_it_leads_to_the_first_part(fields: list[QLineEdit]) -> None:
    for step in (1, -1):
        fields[3].setFocus()
        fields[3].clearFocus()
        focus_next(fields[1::2], step)
        assert fields[1].hasFocus()


@pytest.mark.parametrize("step", [1, -1])
def test_from_another_window_it_leads_to_the_first_part(
    fields: list[QLineEdit], step: int, qtbot: QtBot
) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    field = QLineEdit(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    field.setFocus()
    focus_next(fields[1::2], step)
    fields[0].window().activateWindow()
    qtbot.waitUntil(fields[1].hasFocus)
