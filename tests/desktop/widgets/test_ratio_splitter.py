"""A line that can be dragged: its tool tip, and its deletion together with the splitter."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.ratio_splitter import RatioSplitter

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

# What Python knows of the line comes before the splitter in the order in which the collector clears
# garbage, as it may after earlier collections.
_COLLECTING = """
import gc
gc.disable()
from PySide6.QtWidgets import QApplication, QSplitterHandle, QVBoxLayout, QWidget
from desktop.play.side_split import SideSplit

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
