"""The list of texts above a field."""

from __future__ import annotations

import pytest
from lone_widgets import shown_alone
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.start.offer_list import OfferList


class Page(QWidget):
    """A field near the foot of a page, and its list."""

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit(self)
        self.field.setGeometry(30, 340, 200, 30)
        self.offers = OfferList(self.field)
        self.offers.setParent(self)
        self.over = QWidget(self)  # added later, so that it lies above
        self.over.setGeometry(0, 0, 400, 400)


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page()
    shown_alone(qtbot, made, (400, 400))
    return made


def test_it_is_hidden_until_there_is_something_to_offer(page: Page) -> None:
    offers = page.offers
    assert not offers.isVisible()
    offers.offer([])
    assert not offers.isVisible()
    offers.offer(["a1", "a2"])
    assert offers.isVisible()
    assert [offers.item(row).text() for row in range(offers.count())] == ["a1", "a2"]
    assert offers.chosen == ""
    offers.offer(["b1"])
    assert [offers.item(row).text() for row in range(offers.count())] == ["b1"]
    offers.offer([])
    assert not offers.isVisible()
    assert offers.count() == 0
    page.field.hide()
    page.offers.offer(["a1"])
    assert not page.offers.isVisible()


def test_it_is_above_its_field_and_in_front_of_everything_else(page: Page) -> None:
    offers = page.offers
    heights = []
    for count in (1, 7, 8):
        offers.offer([f"a{number}" for number in range(count)])
        box = offers.geometry()
        assert box.left() == page.field.x()
        assert box.width() == page.field.width()
        assert box.y() + box.height() + 2 == page.field.y()
        assert page.childAt(box.center()) is offers.viewport()
        heights.append(box.height())
    row = offers.sizeHintForRow(0)
    assert heights[0] == row + 2 * offers.frameWidth() + 2
    assert heights[1] - heights[0] == 6 * row
    assert heights[2] == heights[1]  # it is scrolled then
    offers.offer(["a1"])
    assert not offers.verticalScrollBar().isVisible()
    page.field.move(60, 300)
    offers.place()
    assert offers.geometry().left() == 60
    assert offers.geometry().bottom() < 300
    offers.hide()
    page.field.move(10, 200)
    offers.place()
    assert offers.geometry().left() == 60  # it is not seen


def test_the_selection_moves_down_and_up_and_around(page: Page) -> None:
    offers = page.offers
    offers.point(1)  # at nothing
    assert offers.chosen == ""
    offers.offer(["a", "b", "c"])
    seen = []
    for rows in (1, 1, 1, 1, -1, -1):
        offers.point(rows)
        seen.append(offers.chosen)
    assert seen == ["a", "b", "c", "a", "c", "b"]
    offers.offer(["a", "b", "c"])
    assert offers.chosen == ""
    offers.point(-1)
    assert offers.chosen == "c"
    offers.hide()
    assert offers.chosen == ""


def test_the_field_keeps_the_focus(page: Page) -> None:
    assert page.offers.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert page.offers.accessibleName() == "Moves that begin like this"
    page.offers.offer(["x" * 200])
    assert not page.offers.horizontalScrollBar().isVisible()
    assert QRect(QPoint(), page.size()).contains(page.offers.geometry())
