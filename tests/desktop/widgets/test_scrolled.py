"""Contents that fill the room, and scroll only if there is too little."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.label import Label
from desktop.widgets.scrolled import FittingScrollArea, YieldingScrollArea

K = Qt.Key
WORDS = "some words that fill line after line, " * 15


def settle() -> None:
    """Let nested layouts find their sizes."""
    for _ in range(4):
        QApplication.processEvents()


@dataclass
class Place:
    """Words that need more height where there is less width, and a button below them."""

    window: QWidget
    area: FittingScrollArea
    contents: QWidget
    inner: QVBoxLayout
    words: Label
    last: QPushButton
    outside: QPushButton

    def resize(self, width: int, height: int) -> None:
        """Give the area this size."""
        self.area.setFixedSize(width, height)
        settle()

    def scrolled(self) -> int:
        return self.area.verticalScrollBar().value()

    def scrolls(self) -> bool:
        return self.area.verticalScrollBar().maximum() > 0

    def in_sight(self, part: QWidget) -> bool:
        top = part.mapTo(self.area.viewport(), part.rect().topLeft()).y()
        return top >= 0 and top + part.height() <= self.area.viewport().height()


def make(qtbot: QtBot, kind: type[FittingScrollArea]) -> Place:
    window, contents = QWidget(), QWidget()
    qtbot.addWidget(window)
    words, last, outside = Label(WORDS), QPushButton("Last"), QPushButton("Outside")
    inner = QVBoxLayout(contents)
    inner.addWidget(words)
    inner.addWidget(last)
    area = kind(contents)
    column = QVBoxLayout(window)
    column.addWidget(area)
    column.addWidget(outside)
    column.addStretch(1)
    window.resize(600, 700)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return Place(window, area, contents, inner, words, last, outside)


@pytest.fixture
def place(qtbot: QtBot) -> Place:
    return make(qtbot, FittingScrollArea)


@pytest.fixture
def yielding(qtbot: QtBot) -> Place:
    return make(qtbot, YieldingScrollArea)


def test_it_looks_like_its_contents(place: Place) -> None:
    assert place.area.frameShape() is QFrame.Shape.NoFrame
    assert place.contents.property("role") == "plain"
    assert place.area.sizeHint() == place.contents.sizeHint()


def test_contents_fill_the_place_where_there_is_room(place: Place) -> None:
    place.resize(500, 600)
    assert place.contents.size() == place.area.size()
    assert not place.scrolls()


def test_contents_have_room_beside_the_bar_where_they_scroll(place: Place) -> None:
    place.resize(300, 100)
    bar = place.area.verticalScrollBar()
    assert place.scrolls()
    assert not place.area.horizontalScrollBar().isVisible()
    gap = bar.mapTo(place.area, bar.rect().topLeft()).x() - place.contents.width()
    assert 3 <= gap <= 12
    needed = place.inner.minimumHeightForWidth(place.contents.width())
    assert place.contents.height() == needed
    assert place.words.height() >= place.words.heightForWidth(place.words.width())


def test_contents_scroll_only_below_the_height_that_they_need(place: Place) -> None:
    needed = place.inner.minimumHeightForWidth(400)
    place.resize(400, needed)
    assert place.contents.size() == place.area.size()
    assert not place.scrolls()
    place.resize(400, needed - 1)
    assert place.contents.width() < 400
    assert place.scrolls()


def test_contents_are_never_narrower_than_they_can_be(place: Place) -> None:
    place.last.setMinimumWidth(350)
    place.resize(200, 100)
    assert place.contents.width() == place.contents.minimumSizeHint().width() >= 350
    assert not place.area.horizontalScrollBar().isVisible()


def test_contents_without_lines_need_their_least_height(qtbot: QtBot) -> None:
    contents = QWidget()
    contents.setMinimumSize(80, 10)
    inner = QVBoxLayout(contents)
    button = QPushButton("Only this")
    button.setMinimumHeight(150)
    inner.addWidget(button)
    area = FittingScrollArea(contents)
    qtbot.addWidget(area)
    area.resize(300, 100)
    area.show()
    assert contents.height() == contents.minimumSizeHint().height() > 100
    area.resize(300, 400)
    assert contents.height() == 400


def test_more_words_need_more_room_at_once(place: Place) -> None:
    place.words.setText("short")
    place.resize(300, 200)
    assert not place.scrolls()
    place.words.setText(WORDS)
    settle()
    assert place.scrolls()
    assert place.words.height() >= place.words.heightForWidth(place.words.width())


def test_the_parent_layout_learns_of_a_new_size_hint(qtbot: QtBot) -> None:
    place = make(qtbot, FittingScrollArea)
    place.words.setText("short")
    settle()
    before = place.area.height()
    place.words.setText(WORDS)
    settle()
    assert place.area.height() > before


def test_the_least_width_has_room_for_the_bar(place: Place) -> None:
    least = place.area.minimumSizeHint()
    bar = place.area.verticalScrollBar().sizeHint().width()
    assert least.height() == 0
    assert least.width() > place.contents.minimumSizeHint().width() + bar


def test_what_gets_the_focus_comes_into_sight(place: Place) -> None:
    place.outside.setFocus()
    place.resize(300, 100)
    assert not place.in_sight(place.last)
    place.last.setFocus()
    assert place.in_sight(place.last)
    place.area.verticalScrollBar().setValue(0)
    place.outside.setFocus()
    assert place.scrolled() == 0


def test_tab_goes_through_the_contents_and_never_to_the_area_itself(place: Place) -> None:
    place.last.setFocus()
    QTest.keyClick(place.last, K.Key_Tab)
    assert place.outside.hasFocus()
    QTest.keyClick(place.outside, K.Key_Tab)
    assert place.last.hasFocus()


@pytest.mark.parametrize("key", [K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down])
def test_arrow_keys_are_left_to_the_parent(place: Place, key: Qt.Key) -> None:
    place.resize(300, 100)
    place.area.verticalScrollBar().setValue(50)
    QTest.keyClick(place.area, key)
    assert place.scrolled() == 50


def test_whole_pages_are_scrolled_by_keys(place: Place) -> None:
    place.resize(300, 100)
    QTest.keyClick(place.area, K.Key_PageDown)
    assert place.scrolled() > 0


# -- one that yields to what lies beside it ------------------------------------------------------


def test_it_is_exactly_as_high_as_its_contents(yielding: Place) -> None:
    needed = yielding.inner.minimumHeightForWidth(yielding.area.width())
    assert yielding.area.height() == needed
    assert not yielding.scrolls()
    yielding.words.setText("short")
    settle()
    assert yielding.area.height() < needed


def test_it_yields_to_widgets_below_it_down_to_two_lines(yielding: Place) -> None:
    line = yielding.area.fontMetrics().height()
    yielding.outside.setMinimumHeight(640)
    settle()
    assert yielding.area.minimumSizeHint().height() == 2 * line
    assert yielding.scrolls()
    yielding.words.hide()
    yielding.last.setText("")
    yielding.last.setFixedHeight(1)
    yielding.inner.setContentsMargins(0, 0, 0, 0)
    settle()
    assert yielding.area.minimumSizeHint().height() == 1  # it needs no more


def test_less_width_gives_it_more_height(yielding: Place) -> None:
    before = yielding.area.height()
    yielding.window.resize(350, 700)
    settle()
    assert yielding.area.height() > before


def test_a_part_stays_visible_through_changes(yielding: Place) -> None:
    yielding.resize(300, 100)
    yielding.area.show_part(yielding.last)  # type: ignore[attr-defined]
    assert yielding.in_sight(yielding.last)
    for width, height in ((300, 60), (220, 60), (220, 120)):
        yielding.area.verticalScrollBar().setValue(0)
        yielding.resize(width, height)
        assert yielding.in_sight(yielding.last), (width, height)
    yielding.words.setText(WORDS * 2)
    settle()
    assert yielding.in_sight(yielding.last)


def test_a_part_that_is_hidden_is_not_scrolled_to(yielding: Place) -> None:
    yielding.resize(300, 100)
    yielding.area.show_part(yielding.last)  # type: ignore[attr-defined]
    yielding.last.hide()
    settle()
    yielding.area.verticalScrollBar().setValue(0)
    yielding.resize(300, 90)
    assert yielding.scrolled() == 0
