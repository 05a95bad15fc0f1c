"""The panel with the list, the tree and the candidates: which of them is visible when."""

from __future__ import annotations

import pytest
from driving import node, small
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.theme.theme import DARK, LIGHT
from desktop.tree.history_panel import HistoryPanel
from desktop.widgets.switched_panel import SwitchedPanel
from rules.record.game_record import GameRecord, Node

TALL, LOW = 900, 220


class Panel:
    """A panel on the screen, and the values it emitted."""

    def __init__(self, qtbot: QtBot) -> None:
        self.candidates = SwitchedPanel()
        QVBoxLayout(self.candidates).addWidget(QLabel("Black leads"))
        self.history = HistoryPanel(LIGHT, self.candidates, SwitchedPanel())
        self.tabs = self.history.tabs
        self.window = QWidget()
        qtbot.addWidget(self.window)
        column = QVBoxLayout(self.window)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.history)
        self.chosen: list[Node] = []
        self.wanted: list[bool] = []
        self.history.chosen.connect(self.chosen.append)
        self.history.tree_wanted.connect(self.wanted.append)
        self.resize(TALL)
        self.window.show()
        qtbot.waitExposed(self.window)

    def resize(self, height: int) -> None:
        self.window.setMinimumSize(0, 0)
        self.window.resize(300, height)
        QApplication.processEvents()

    def click_tab(self, text: str) -> None:
        index = [self.tabs.tabText(tab) for tab in range(3)].index(text)
        assert self.tabs.isTabVisible(index)
        QTest.mouseClick(
            self.tabs, Qt.MouseButton.LeftButton, pos=self.tabs.tabRect(index).center()
        )
        QApplication.processEvents()

    @property
    def seen(self) -> str:
        """The visible parts, from the top."""
        QApplication.processEvents()
        parts: dict[str, QWidget] = {
            "candidates": self.candidates,
            "tabs": self.tabs,
            "list": self.history.turns,
            "tree": self.history.tree,
        }
        there = {name: part for name, part in parts.items() if part.isVisible()}
        heights = {n: p.mapTo(self.window, QPoint()).y() for n, p in there.items()}
        return ", ".join(sorted(there, key=lambda name: heights[name]))

    @property
    def offered(self) -> str:
        """The tabs, the current one in brackets."""
        seen = [tab for tab in range(self.tabs.count()) if self.tabs.isTabVisible(tab)]
        texts = [self.tabs.tabText(tab) for tab in seen]
        current = seen.index(self.tabs.currentIndex())
        return " ".join(f"[{text}]" if at == current else text for at, text in enumerate(texts))


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    return Panel(qtbot)


def branched_record() -> GameRecord:
    record = GameRecord(small("oddy", pie=False))
    for line in ("a1 b1", "a1 d1"):
        record.go_to(record.root)
        for text in line.split():
            record.play_text(text)
    return record


def test_with_enough_room_candidates_are_above_the_turns(panel: Panel) -> None:
    assert panel.seen == ""
    for turns, candidates, seen in (
        (True, False, "tabs, list"),
        (False, False, ""),
        (False, True, "candidates"),
        (True, True, "candidates, tabs, list"),
    ):
        panel.history.show_turns(turns)
        panel.candidates.switch(on=candidates)
        assert panel.seen == seen
    assert panel.offered == "[Moves] Tree"
    panel.history.show_tree(True)
    assert panel.seen == "candidates, tabs, tree"
    assert panel.offered == "Moves [Tree]"
    assert panel.candidates.height() > panel.history.tree.height()
    panel.candidates.switch(on=False)
    assert panel.seen == "tabs, tree"
    assert panel.wanted == []


def test_with_little_room_candidates_have_a_tab(panel: Panel) -> None:
    panel.history.show_turns(True)
    panel.resize(LOW)
    assert panel.seen == "tabs, list"
    panel.candidates.switch(on=True)
    assert panel.seen == "tabs, candidates"
    assert panel.offered == "Moves Tree [Candidates]"
    panel.candidates.switch(on=False)
    assert panel.offered == "[Moves] Tree"
    panel.candidates.switch(on=True)
    panel.click_tab("Tree")
    assert panel.wanted == [True]
    panel.history.show_tree(True)  # as the window does then
    assert panel.seen == "tabs, tree"
    assert panel.offered == "Moves [Tree] Candidates"
    panel.click_tab("Candidates")
    assert panel.wanted == [True]
    assert panel.seen == "tabs, candidates"
    panel.history.show_tree(True)  # no other choice: they stay in front
    assert panel.seen == "tabs, candidates"
    panel.history.show_tree(False)
    assert panel.seen == "tabs, list"
    assert panel.offered == "[Moves] Tree Candidates"
    panel.click_tab("Candidates")
    panel.click_tab("Moves")
    assert panel.wanted == [True, False]
    assert panel.seen == "tabs, list"
    panel.click_tab("Candidates")
    panel.candidates.switch(on=False)
    assert panel.seen == "tabs, list"
    assert panel.offered == "[Moves] Tree"


def test_candidates_move_when_the_height_changes(panel: Panel) -> None:
    panel.history.show_turns(True)
    panel.history.show_tree(True)
    panel.candidates.switch(on=True)
    panel.resize(LOW)
    assert panel.offered == "Moves Tree [Candidates]"
    panel.resize(TALL)
    assert panel.seen == "candidates, tabs, tree"
    assert panel.offered == "Moves [Tree]"
    share = panel.candidates.height() / panel.history.tree.height()
    assert share == pytest.approx(1.5, rel=0.1)
    panel.history.show_turns(False)
    panel.resize(LOW)
    assert panel.seen == "candidates"
    assert panel.wanted == []


def test_room_for_both_depends_on_the_font(panel: Panel) -> None:
    panel.history.show_turns(True)
    panel.candidates.switch(on=True)
    line = panel.history.fontMetrics().height()
    tabs = panel.tabs.sizeHint().height()
    panel.resize(tabs + 14 * line)
    assert panel.offered == "Moves Tree [Candidates]"
    panel.resize(tabs + 18 * line)
    assert panel.offered == "[Moves] Tree"
    font = panel.history.font()
    font.setPointSizeF(1.6 * font.pointSizeF())
    panel.history.setFont(font)  # enough for smaller text
    assert panel.offered == "Moves Tree [Candidates]"


def test_tabs_follow_the_language(panel: Panel) -> None:
    def texts() -> list[str]:
        found = [panel.tabs.accessibleName()]
        for tab in range(3):
            found += [panel.tabs.tabText(tab), panel.tabs.tabToolTip(tab)]
        return found

    before = texts()
    assert before[:3] == ["Moves played", "Moves", "The current line"]
    UI_LANGUAGE.set_language(Language("de"))
    assert not set(before) & set(texts())


def test_the_focus_moves_from_the_list_to_the_tree_and_back(panel: Panel, qtbot: QtBot) -> None:
    panel.window.activateWindow()
    qtbot.waitUntil(panel.window.isActiveWindow)
    history = panel.history
    history.show_turns(True)
    shown = [history.shown]
    history.turns.setFocus()
    history.show_tree(True)
    shown.append(history.shown)
    assert shown == [history.turns, history.tree]
    assert history.tree.hasFocus()
    history.show_tree(False)
    assert history.turns.hasFocus()
    panel.tabs.setFocus()
    history.show_tree(True)
    assert panel.tabs.hasFocus()


def test_the_view_that_comes_to_the_front_shows_the_current_record(panel: Panel) -> None:
    history, record = panel.history, branched_record()
    history.show_turns(True)
    history.show_tree(True)  # before there is a record
    history.show_tree(False)
    history.show_record(record)
    assert history.turns.count() == 3
    assert history.tree.record is None
    history.show_tree(True)
    assert history.tree.record is record
    record.go_to(record.root)
    record.play_text("c1")
    history.show_record(record)
    assert history.turns.count() == 3
    history.show_tree(False)
    turns = [history.turns.item(row).text() for row in range(history.turns.count())]
    assert turns == ["Start", "1.  c1"]


def test_a_turn_is_chosen_in_either_view(panel: Panel) -> None:
    history, record = panel.history, branched_record()
    history.show_turns(True)
    history.show_record(record)
    history.turns.setCurrentRow(1)
    history.show_tree(True)
    at = history.tree.node_rect(record.root).center()
    QTest.mouseClick(history.tree.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert panel.chosen == [node(record, "a1"), record.root]


def test_the_assessment_of_a_turn_is_shown_in_both(panel: Panel) -> None:
    history, record = panel.history, branched_record()
    history.show_annotated(record.node)  # before there is a record
    history.show_turns(True)
    history.show_tree(True)
    history.show_record(record)
    history.show_tree(False)
    QApplication.processEvents()
    record.node.properties["TE"] = ["1"]
    history.show_annotated(record.node)
    assert history.turns.item(2).text() == "2.  d1 !"
    history.show_tree(True)
    before = history.tree.viewport().grab().toImage()
    record.node.properties["C"] = ["Good."]
    history.show_annotated(record.node)
    assert history.tree.viewport().grab().toImage() != before


def test_both_follow_the_theme(panel: Panel) -> None:
    history = panel.history
    history.show_turns(True)
    history.show_record(branched_record())

    def pictures() -> list[bytes]:
        found = []
        for tree in (False, True):
            history.show_tree(tree)
            image = history.shown.grab().toImage()
            found.append(bytes(image.constBits()))
        return found

    before = pictures()
    assert pictures() == before
    history.set_theme(DARK)
    after = pictures()
    assert all(one != other for one, other in zip(before, after, strict=True))


@pytest.mark.parametrize(("part", "share"), [("", 0.0), ("turns", 0.27), ("candidates", 0.42)])
def test_the_minimum_height_is_a_share_of_the_room(panel: Panel, part: str, share: float) -> None:
    history = panel.history
    history.show_turns(part == "turns")
    panel.candidates.switch(on=part == "candidates")
    line = history.fontMetrics().height()
    least = history.minimumSizeHint().height()
    below_tabs = least - panel.tabs.sizeHint().height()
    assert (least == 0) if share == 0 else (2.5 * line < below_tabs < 4.5 * line)
    for room in (1000, 1500):
        history.set_room(room)
        assert history.minimumSizeHint().height() == pytest.approx(room * share, abs=20)
        assert (history.minimumSizeHint().width() > 0) == (share > 0)
        QApplication.processEvents()
        assert panel.window.minimumSizeHint().height() == history.minimumSizeHint().height()


def test_lists_fill_the_width_and_tabs_are_on_the_left(panel: Panel) -> None:
    panel.history.show_turns(True)
    panel.candidates.switch(on=True)
    QApplication.processEvents()
    for part in (panel.candidates, panel.history.turns):
        assert part.mapTo(panel.window, QPoint()).x() == 0
        assert part.width() == panel.window.width()
    below = panel.history.turns.mapTo(panel.window, panel.history.turns.rect().bottomLeft())
    assert below.y() == panel.window.height() - 1
    for tree in (False, True):  # the current one is bolder
        panel.history.show_tree(tree)
        QApplication.processEvents()
        assert panel.tabs.x() == 0
        assert panel.tabs.width() == panel.tabs.sizeHint().width() < 200
        assert panel.tabs.tabRect(1).right() < panel.tabs.width()
    gap = panel.tabs.y() - panel.candidates.geometry().bottom() - 1
    assert 2 <= gap <= 6
