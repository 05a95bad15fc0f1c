"""A line that can be dragged: its tool tip, and that it goes together with its splitter."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QSplitter, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop.game.side_split import SideSplit
from desktop.notes.notes_split import NotesSplit

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

# What Python knows of the line comes before the splitter in the order in which the collector clears
# garbage, as it may after earlier collections.
_COLLECTING = """
import gc
gc.disable()
from PySide6.QtWidgets import QApplication, QSplitterHandle, QVBoxLayout, QWidget
from desktop.{module} import {name}

class Page(QWidget):
    def __init__(self):
        super().__init__()
        self.split = {name}(QWidget(), QWidget())
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


@pytest.mark.parametrize(
    ("module", "name"),
    [("game.side_split", "SideSplit"), ("notes.notes_split", "NotesSplit")],
)
def test_the_collector_never_takes_the_line_from_its_splitter(module: str, name: str) -> None:
    script = _COLLECTING.format(module=module, name=name)
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr


def _ask_for_tip(widget: QWidget) -> None:
    middle = widget.rect().center()
    asking = QHelpEvent(QEvent.Type.ToolTip, middle, widget.mapToGlobal(middle))
    QApplication.sendEvent(widget, asking)


@pytest.mark.parametrize(
    ("kind", "tip"),
    [
        (SideSplit, "Drag to make the panels wider or narrower"),
        (NotesSplit, "Drag to make the comments higher or lower"),
    ],
)
def test_only_the_line_has_a_tool_tip(
    kind: type[SideSplit] | type[NotesSplit], tip: str, qtbot: QtBot
) -> None:
    first, second = QWidget(), QWidget()
    split: QSplitter = kind(first, second)
    qtbot.addWidget(split)
    split.resize(800, 600)
    split.setContentsMargins(12, 12, 12, 12)
    split.show()
    _ask_for_tip(split.handle(1))
    assert QToolTip.text() == tip
    for part in (first, second):
        QToolTip.hideText()
        qtbot.waitUntil(lambda: not QToolTip.isVisible())
        _ask_for_tip(part)
        assert not QToolTip.isVisible()
