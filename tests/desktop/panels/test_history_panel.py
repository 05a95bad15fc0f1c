"""The list of turns, and the panel that shows it, the tree or the candidates."""

import random

import pytest
from driving import node, small
from lone_widgets import shown_alone
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.game.narrator import lost_turn
from desktop.panels.history_panel import HistoryPanel, TurnList
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.theme.themes import DARK, UI_THEME
from desktop.widgets.page import SwitchedPanel
from rules.games import GAMES
from rules.record.edits import Edits
from rules.record.game_record import GameRecord, Node

TALL, LOW = 900, 220


class Panel:
    """A panel on the screen, and the values it emitted."""

    def __init__(self, qtbot: QtBot) -> None:
        self.candidates = SwitchedPanel(lambda: QLabel("Black leads"))
        self.history = HistoryPanel(self.candidates, SwitchedPanel(QWidget), SwitchedPanel(QWidget))
        self.tabs = self.history.tabs
        self.window = QWidget()
        qtbot.addWidget(self.window)
        column = QVBoxLayout(self.window)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.history)
        self.chosen: list[Node] = []
        self.wanted: list[bool] = []
        for turns in (self.history.turns, self.history.tree):
            turns.chosen.connect(self.chosen.append)
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
    assert len(texts(history.turns)) == 3
    assert history.tree.record is None
    history.show_tree(True)
    assert history.tree.record is record
    record.go_to(record.root)
    record.play_text("c1")
    history.show_record(record)
    assert len(texts(history.turns)) == 3
    history.show_tree(False)
    assert texts(history.turns) == ["Start", "1.  c1"]


def test_a_variation_opens_below_the_move_that_it_replaces_and_hides_nothing_of_the_game(
    panel: Panel,
) -> None:
    turns, record = panel.history.turns, branched_record()
    end = record.play_text("c1")
    panel.history.show_turns(True)
    panel.history.show_record(record)
    record.go_to(node(record, "a1 b1"))
    panel.history.show_record(record)
    assert texts(turns) == ["Start", "1.  a1", "2.  d1", "2.  b1", "3.  c1"]
    (row,) = [row for row in range(turns.count()) if turns.item(row).font().italic()]
    assert row == turns.currentRow()
    spoken = turns.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "2. White b1, variation 2 of 2"
    record.play(record.position.read("c1"), aside=True)
    panel.history.show_record(record)
    assert texts(turns)[3:] == ["2.  b1", "3.  c1", "3.  c1"]
    turns.setCurrentRow(turns.count() - 1)
    assert panel.chosen == [end]
    record.promote(node(record, "a1 b1"))  # it is the game now
    panel.history.show_record(record)
    assert texts(turns) == ["Start", "1.  a1", "2.  b1", "3.  c1"]
    assert not any(turns.item(row).font().italic() for row in range(turns.count()))
    record.go_to(end)
    panel.history.show_record(record)
    assert texts(turns)[2:] == ["2.  b1", "2.  d1", "3.  c1", "3.  c1"]


def test_a_turn_is_chosen_in_either_view(panel: Panel) -> None:
    history, record = panel.history, branched_record()
    history.show_turns(True)
    history.show_record(record)
    history.turns.setCurrentRow(2)
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
    assert texts(history.turns)[2] == "2.  d1 !"
    history.show_tree(True)
    before = history.tree.viewport().grab().toImage()
    record.node.properties["C"] = ["Good."]
    history.show_annotated(record.node)
    assert history.tree.viewport().grab().toImage() != before


@pytest.mark.parametrize("is_tree", [False, True])
def test_list_and_tree_follow_the_theme(panel: Panel, is_tree: bool) -> None:
    panel.history.show_turns(True)
    panel.history.show_tree(is_tree)
    panel.history.show_record(branched_record())
    QApplication.processEvents()
    before = panel.history.shown.grab().toImage()
    assert panel.history.shown.grab().toImage() == before
    UI_THEME.set_theme(DARK)
    assert panel.history.shown.grab().toImage() != before


@pytest.mark.parametrize(("part", "share"), [("", 0.0), ("turns", 0.52), ("candidates", 0.42)])
def test_the_minimum_height_is_a_share_of_the_room(panel: Panel, part: str, share: float) -> None:
    history = panel.history
    history.show_record(branched_record())
    history.show_turns(part == "turns")
    panel.candidates.switch(on=part == "candidates")
    line = history.fontMetrics().height()
    least = history.minimumSizeHint().height()
    below_tabs = least - panel.tabs.sizeHint().height()
    assert (least == 0) if share == 0 else (2.5 * line < below_tabs < 4.5 * line)
    six_rows = panel.tabs.sizeHint().height() + 4 + history.turns.height_of_rows(6)
    for room in (200, 1000, 1500):
        history.set_room(room)
        wanted = min(round(room * share), six_rows) if part == "turns" else room * share
        if part == "candidates":
            wanted = max(wanted, min(six_rows, 0.52 * room))
        assert history.minimumSizeHint().height() == pytest.approx(wanted, abs=20)
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


# -- the list --------------------------------------------------------------------------------------


def shown_rows(turns: TurnList) -> list[int]:
    """Return the rows of the items that show anything."""
    return [row for row in range(turns.count()) if turns.item(row).text()]


def texts(turns: TurnList) -> list[str]:
    return [turns.item(row).text() for row in shown_rows(turns)]


def is_visible(turns: TurnList, row: int) -> bool:
    return turns.viewport().rect().contains(turns.visualItemRect(turns.item(row)).center())


def played(*turns: str) -> GameRecord:
    record = GameRecord(small("oddy"))
    for turn in turns:
        record.play_text(turn)
    return record


@pytest.fixture
def turns(qtbot: QtBot) -> TurnList:
    return shown_alone(qtbot, TurnList(), (200, 300))


def spoken(turns: TurnList) -> list[str]:
    role = Qt.ItemDataRole.AccessibleTextRole
    return [turns.item(row).data(role) or turns.item(row).text() for row in shown_rows(turns)]


def tips(turns: TurnList) -> list[str]:
    return [turns.item(row).toolTip() for row in shown_rows(turns)]


def test_every_turn_has_a_text_a_spoken_text_and_a_tool_tip(turns: TurnList) -> None:
    assert turns.accessibleName() == "Moves"
    turns.show_record(played("b2", "swap", "c3"))
    assert texts(turns) == ["Start", "1.  b2", "2.  swap colours", "3.  c3"]
    assert spoken(turns) == ["Start", "1. Black b2", "2. White swap colours", "3. White c3"]
    assert tips(turns) == ["", *spoken(turns)[1:]]
    assert turns.currentRow() == 4
    assert turns.item(0).icon().isNull()
    pictures = [turns.item(row).icon().pixmap(48).toImage() for row in (2, 3, 4)]
    assert pictures[0] != pictures[1]  # the stones of who has moved
    assert pictures[1] == pictures[2]


def test_only_the_user_chooses_turns_not_showing_a_record(turns: TurnList) -> None:
    chosen: list[Node] = []
    turns.chosen.connect(chosen.append)
    record = played("b2", "c3", "a1")
    turns.show_record(record)
    record.go_to(record.line[0])
    turns.show_record(record)
    assert turns.currentRow() == 2
    assert len(texts(turns)) == 4  # turns to redo stay
    assert chosen == []
    turns.setFocus()
    QTest.keyClick(turns, Qt.Key.Key_Up)
    QTest.keyClick(turns, Qt.Key.Key_End)
    assert chosen == [record.root, record.whole_line[-1]]
    turns.clear()
    assert chosen == [record.root, record.whole_line[-1]]  # no row means no choice


def test_only_changed_items_are_written_again(turns: TurnList) -> None:
    record = played("b2", "c3", "a1")
    turns.show_record(record)
    kept = turns.item(2)
    record.go_to(record.line[0])
    record.play_text("d3")
    turns.show_record(record)
    assert texts(turns) == ["Start", "1.  b2", "2.  d3"]
    assert turns.item(2) is kept
    turns.show_record(played("c3"))  # another game
    assert texts(turns) == ["Start", "1.  c3"]
    assert turns.item(2) is not kept


def test_the_sign_of_an_assessment_comes_and_goes(turns: TurnList) -> None:
    record = played("b2", "c3")
    edits = Edits(record)
    other = record.add(record.line[0], record.position_at(record.line[0]).read("a1"))
    turns.show_record(record)
    edits.set_values(record.line[0], "TE", ["1"])
    turns.show_annotated(record, record.line[0])
    with_sign = texts(turns)[1]
    assert with_sign.startswith("1.  b2 ")
    assert spoken(turns)[1] == f"1. Black {with_sign[4:]}"
    edits.undo()
    for each in (record.line[0], other):  # one of another branch is not listed
        turns.show_annotated(record, each)
        assert (texts(turns)[1], spoken(turns)[1]) == ("1.  b2", "1. Black b2")
        assert texts(turns)[2:] == ["2.  c3"]


def test_each_player_has_a_column_and_arrows_lead_from_turn_to_turn(turns: TurnList) -> None:
    record = GameRecord(GAMES["themisto"].setup())
    for text in ("g1-g2", "g2-g4", "g4-g5", "b1-b2"):  # the second one costs a turn
        record.play_text(text)
    turns.show_record(record)
    record.go_to(record.root)
    turns.show_record(record)
    turns.setFocus()

    def place() -> tuple[int, int, str]:
        box = turns.visualItemRect(turns.currentItem())
        row, column = round(box.y() / box.height()), round(box.x() / box.width())
        return row, column, turns.currentItem().text()

    seen = [place()]
    for key in (Qt.Key.Key_Right,) * 4 + (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(turns, key)
        seen.append(place())
    start, one, two = (0, 0, "Start"), (1, 0, "1.  g1-g2"), (1, 1, "2.  g2-g4")
    three, four = (2, 0, "3.  g4-g5"), (3, 0, "4.  b1-b2")
    assert seen == [start, one, two, three, four, three, two, start]


def test_a_lost_turn_is_spoken_with_the_one_that_cost_it(turns: TurnList) -> None:
    rng = random.Random(3)
    record = GameRecord(GAMES["themisto"].setup())
    loser = None
    while loser is None and not record.position.over:
        before = record.position
        record.play(rng.choice(list(before.legal_turns())))
        loser = lost_turn(before, record.position)
    turns.show_record(record)
    note = f"   ({('Player 1', 'Player 2')[loser or 0]} skips a turn)"
    assert spoken(turns)[-1].endswith(note)
    assert not any("skips" in text for text in spoken(turns)[:-1])


def test_another_language_writes_all_turns_again_and_chooses_none(turns: TurnList) -> None:
    chosen: list[Node] = []
    turns.chosen.connect(chosen.append)
    UI_LANGUAGE.set_language(Language("de"))  # nothing is shown yet
    assert turns.count() == 0
    record = played("b2", "swap", "c3")
    record.go_to(record.line[1])
    turns.show_record(record)
    UI_LANGUAGE.set_language(Language("en"))
    assert texts(turns) == ["Start", "1.  b2", "2.  swap colours", "3.  c3"]
    assert turns.currentRow() == 3
    item = turns.item(3)
    UI_LANGUAGE.set_language(Language("de"))
    assert turns.item(3) is item  # thousands of items would take long to make
    assert texts(turns) == ["Anfang", "1.  b2", "2.  tauscht die Farben", "3.  c3"]
    assert turns.currentRow() == 3
    assert chosen == []


def test_icons_follow_theme_and_font(turns: TurnList) -> None:
    turns.show_record(played("b2", "c3"))
    before = [turns.item(row).icon().pixmap(48).toImage() for row in (2, 3)]
    UI_THEME.set_theme(DARK)
    after = [turns.item(row).icon().pixmap(48).toImage() for row in (2, 3)]
    assert before[0] != after[0]
    assert before[1] != after[1]
    assert turns.item(0).icon().isNull()
    font = QFont(turns.font())
    font.setPointSizeF(2 * font.pointSizeF())
    turns.setFont(font)
    height = turns.fontMetrics().height()
    assert turns.iconSize() == QSize(height, height)
    assert [turns.item(row).icon().pixmap(48).toImage() for row in (2, 3)] == after
    assert turns.minimumSizeHint() == QSize(0, 3 * height)


def test_the_current_turn_is_always_visible(turns: TurnList) -> None:
    record = GameRecord(small("egotzi", size=9, pie=False))
    turns.resize(200, 200)
    turns.show_record(record)
    for _ in range(30):
        record.play((record.position.legal_steps()[0],))
    turns.show_record(record)
    assert is_visible(turns, 31)
    assert not is_visible(turns, 0)
    for there, row in ((record.root, 0), (record.line[-1], 31)):
        record.go_to(there)
        turns.show_record(record)
        assert is_visible(turns, row)
    turns.resize(200, 100)
    assert is_visible(turns, 31)
    turns.resize(200, 3000)  # all of them
    assert is_visible(turns, 0)
    empty = TurnList()
    empty.resize(100, 100)
    assert empty.currentItem() is None
