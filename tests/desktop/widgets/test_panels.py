"""Widgets that hold others: flows, panels, splitters and contents that scroll."""

import gc
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import shiboken6
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSplitterHandle,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.pages.board_page import SideSplit
from desktop.widgets.keys import focus_next
from desktop.widgets.label import Label
from desktop.widgets.layouts import FittingScrollArea, FlowLayout, RatioSplitter, YieldingScrollArea
from desktop.widgets.page import Page, SwitchedPanel


def block(width: int, height: int = 20) -> QWidget:
    """Return a widget that wants at least this size."""
    made = QWidget()
    made.setMinimumSize(width, height)
    return made


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    return shown_alone(qtbot, QWidget())


def flow_of(around: QWidget, *blocks: QWidget) -> FlowLayout:
    flow = FlowLayout(spacing=6)
    around.setLayout(flow)
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


def test_lines_are_few_and_of_even_width(around: QWidget) -> None:
    places = laid(around, 150, block(80), block(64), block(30, 30), block(10, 30))
    assert places[:1] == [QRect(0, 0, 150, 20)]
    assert places[1:] == [QRect(0, 26, 75, 30), QRect(81, 26, 41, 30), QRect(128, 26, 22, 30)]
    assert around.height() == 56


def test_what_is_too_wide_has_a_line_of_its_own(around: QWidget) -> None:
    assert flow_of(around, block(200), block(20)).heightForWidth(100) == 46


def test_what_expands_gets_the_spare_width(around: QWidget) -> None:
    wide = block(20)
    wide.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    places = laid(around, 200, block(80), wide, block(40))
    assert places == [QRect(0, 0, 80, 20), QRect(86, 0, 68, 20), QRect(160, 0, 40, 20)]


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


def test_widgets_can_be_taken_out(around: QWidget) -> None:
    flow = flow_of(around, block(30))
    assert flow.itemAt(1) is None
    taken = flow.takeAt(0)
    assert taken is not None
    assert flow.count() == 0
    assert flow.takeAt(0) is None


# -- a panel that is switched on and off ---------------------------------------------------------


def test_it_is_off_and_hidden_at_first_and_signals_each_switch(qtbot: QtBot) -> None:
    panel = SwitchedPanel(QWidget)
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


def test_from_another_window_it_leads_to_the_first_part(
    fields: list[QLineEdit], qtbot: QtBot
) -> None:
    _other = shown_alone(qtbot, QLineEdit())
    focus_next(fields[1::2], 1)
    fields[0].window().activateWindow()
    qtbot.waitUntil(fields[1].hasFocus)


# -- a line that can be dragged ------------------------------------------------------------------


# What Python knows of the line comes before the splitter in the order in which the collector clears
# garbage, as it may after earlier collections.
_COLLECTING = """
import gc
gc.disable()
from PySide6.QtWidgets import QApplication, QSplitterHandle, QVBoxLayout, QWidget
from desktop.pages.board_page import SideSplit

class Page(QWidget):
    def __init__(self):
        super().__init__()
        self.split = SideSplit(QWidget(), QWidget())
        QVBoxLayout(self).addWidget(self.split)
        self.itself = self

def make_page():
    page = Page()
    page.show()
    page.hide()
    early.extend(each for each in gc.get_objects() if isinstance(each, QSplitterHandle))
    return [page]

app = QApplication([])
early = []
for _ in range(3):
    late = make_page()
    gc.collect()
    early.clear()
    late.clear()
    gc.collect()
"""


def test_python_never_learns_of_the_line(qtbot: QtBot) -> None:
    page, split = QWidget(), SideSplit(QWidget(), QWidget())
    qtbot.addWidget(page)
    QVBoxLayout(page).addWidget(split)
    page.show()
    page.hide()
    known = [each for each in gc.get_objects() if isinstance(each, QSplitterHandle)]
    assert not [each for each in known if shiboken6.isValid(each) and each.splitter() is split]


@pytest.mark.long
def test_the_collector_never_takes_the_line_from_its_splitter() -> None:
    done = subprocess.run([sys.executable, "-c", _COLLECTING], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# -- the shares of the two parts -----------------------------------------------------------------

ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


class Lines(RatioSplitter):
    """The second part usually has ten lines of text."""

    def __init__(self, way: Qt.Orientation) -> None:
        super().__init__(way, QWidget(), QWidget(), width=10, tip=lambda: "Drag")
        self.second.setMinimumSize(20, 20)

    def wanted(self) -> int:
        if self.share is None:
            return 10 * self.fontMetrics().height()
        return round(self.share * self.room())

    def has(self) -> int:
        """Return the size of the second part, in pixels."""
        size = self.second.size()
        return size.width() if self.orientation() is ACROSS else size.height()


@pytest.fixture(params=[ACROSS, DOWN], ids=["across", "down"])
def lines(request: pytest.FixtureRequest, qtbot: QtBot) -> Lines:
    split = Lines(request.param)
    qtbot.addWidget(split)
    split.resize(800, 600)
    split.setContentsMargins(30, 20, 0, 0)
    split.show()
    QApplication.processEvents()
    return split


def test_the_room_is_within_the_margins(lines: Lines) -> None:
    assert lines.room() == (770 if lines.orientation() is ACROSS else 580)
    assert lines.handleWidth() == 10


def test_a_share_is_applied_at_once_and_kept_in_another_size(lines: Lines) -> None:
    default = lines.has()
    assert default == lines.wanted()
    lines.set_share(0.25)
    assert lines.has() == round(0.25 * lines.room())
    lines.resize(1000, 900)
    assert lines.has() == round(0.25 * lines.room())
    lines.set_share(None)
    assert lines.has() == default
    lines.resize(640, 480)
    assert lines.has() == default


def test_larger_letters_give_it_more_room(lines: Lines) -> None:
    before = lines.has()
    font = lines.font()
    font.setPointSize(2 * font.pointSize())
    lines.setFont(font)
    assert lines.has() == lines.wanted() > before


def test_a_part_that_appears_has_its_share(lines: Lines) -> None:
    lines.second.hide()
    QApplication.processEvents()
    lines.set_share(0.25)
    lines.resize(900, 700)
    QApplication.processEvents()
    lines.second.show()
    QApplication.processEvents()
    assert lines.has() == round(0.25 * lines.room())


def test_a_dragged_share_is_emitted_and_kept(lines: Lines) -> None:
    chosen = QSignalSpy(lines.share_chosen)
    before = lines.has()
    line = lines.handle(1)
    start = line.rect().center()
    by = QPoint(60, 0) if lines.orientation() is ACROSS else QPoint(0, 60)
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(line, start - by)
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=line.rect().center())
    assert before < lines.has() <= before + 60
    share = lines.has() / lines.room()
    assert chosen.at(chosen.count() - 1) == [pytest.approx(share)]
    assert lines.share == pytest.approx(share)
    lines.resize(1000, 900)
    assert lines.has() == pytest.approx(share * lines.room(), abs=1)


def test_no_part_can_be_dragged_away(lines: Lines) -> None:
    lines.first.setMinimumSize(100, 100)
    for far in (-2000, 2000):
        line = lines.handle(1)
        start = line.rect().center()
        QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(line, start + QPoint(far, far))
        QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=line.rect().center())
        assert lines.sizes()[0] >= 100
        assert lines.sizes()[1] >= 20


def test_the_margins_and_other_questions_have_no_tool_tip(lines: Lines, qtbot: QtBot) -> None:
    def ask(kind: QEvent.Type, at: QPoint) -> bool:
        QToolTip.hideText()
        qtbot.waitUntil(lambda: not QToolTip.isVisible())
        QApplication.sendEvent(lines, QHelpEvent(kind, at, lines.mapToGlobal(at)))
        return QToolTip.isVisible()

    line = lines.handle(1).geometry().center()
    assert not ask(QEvent.Type.ToolTip, QPoint(5, 5))
    assert not ask(QEvent.Type.WhatsThis, line)
    assert ask(QEvent.Type.ToolTip, line)
    assert QToolTip.text() == "Drag"
    assert not ask(QEvent.Type.ToolTip, lines.first.geometry().center())
    assert not ask(QEvent.Type.ToolTip, lines.second.geometry().center())


# -- contents that scroll only if there is too little room ---------------------------------------


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
    area = shown_alone(qtbot, FittingScrollArea(contents), (300, 100))
    assert contents.height() == contents.minimumSizeHint().height() > 100
    area.resize(300, 400)
    assert contents.height() == 400


def test_more_words_need_more_room_at_once(place: Place) -> None:
    place.words.setText("short")
    place.resize(300, 140)
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


def test_pages_are_scrolled_by_keys_and_arrows_left_to_the_parent(place: Place) -> None:
    place.resize(300, 100)
    place.area.verticalScrollBar().setValue(50)
    for key in (K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down):
        QTest.keyClick(place.area, key)
        assert place.scrolled() == 50
    QTest.keyClick(place.area, K.Key_PageDown)
    assert place.scrolled() > 50


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


def test_of_a_part_that_is_too_high_the_beginning_is_seen(yielding: Place) -> None:
    yielding.words.setText(WORDS * 5)
    yielding.resize(300, 100)
    yielding.area.show_part(yielding.words, from_top=True)  # type: ignore[attr-defined]
    yielding.resize(300, 60)
    assert yielding.scrolled() == yielding.words.y()


def test_a_part_that_is_hidden_is_not_scrolled_to(yielding: Place) -> None:
    yielding.resize(300, 100)
    yielding.area.show_part(yielding.last)  # type: ignore[attr-defined]
    yielding.last.hide()
    settle()
    yielding.area.verticalScrollBar().setValue(0)
    yielding.resize(300, 90)
    assert yielding.scrolled() == 0
