"""The list of turns: what it shows of a game, and the turn that is chosen."""

from __future__ import annotations

import random

import pytest
from driving import small
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.game.special_turns import lost_turn
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.theme.theme import DARK, LIGHT
from desktop.tree.turn_list import TurnList
from rules.games import GAMES
from rules.record.edits import Edits
from rules.record.game_record import GameRecord, Node


def texts(turns: TurnList) -> list[str]:
    return [turns.item(row).text() for row in range(turns.count())]


def is_visible(turns: TurnList, row: int) -> bool:
    return turns.viewport().rect().contains(turns.visualItemRect(turns.item(row)).center())


def played(*turns: str) -> GameRecord:
    record = GameRecord(small("oddy"))
    for turn in turns:
        record.play_text(turn)
    return record


@pytest.fixture
def turns(qtbot: QtBot) -> TurnList:
    made = TurnList(LIGHT)
    qtbot.addWidget(made)
    made.resize(200, 300)
    made.show()
    return made


def spoken(turns: TurnList) -> list[str]:
    role = Qt.ItemDataRole.AccessibleTextRole
    return [turns.item(row).data(role) or turns.item(row).text() for row in range(turns.count())]


def tips(turns: TurnList) -> list[str]:
    return [turns.item(row).toolTip() for row in range(turns.count())]


def test_every_turn_has_a_text_a_spoken_text_and_a_tool_tip(turns: TurnList) -> None:
    assert turns.accessibleName() == "Moves"
    turns.show_record(played("b2", "swap", "c3"))
    assert texts(turns) == ["Start", "1.  b2", "2.  swap colours", "3.  c3"]
    assert spoken(turns) == ["Start", "1. Black b2", "2. White swap colours", "3. White c3"]
    assert tips(turns) == ["", "Go to move 1", "Go to move 2", "Go to move 3"]
    assert turns.currentRow() == 3
    assert turns.item(0).icon().isNull()
    pictures = [turns.item(row).icon().pixmap(48).toImage() for row in (1, 2, 3)]
    assert pictures[0] != pictures[1]  # the stones of who has moved
    assert pictures[1] == pictures[2]


def test_only_the_user_chooses_turns_not_showing_a_record(turns: TurnList) -> None:
    chosen: list[Node] = []
    turns.chosen.connect(chosen.append)
    record = played("b2", "c3", "a1")
    turns.show_record(record)
    record.go_to(record.line[0])
    turns.show_record(record)
    assert turns.currentRow() == 1
    assert turns.count() == 4  # turns to redo stay
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
    kept = turns.item(1)
    record.go_to(record.line[0])
    record.play_text("d3")
    turns.show_record(record)
    assert texts(turns) == ["Start", "1.  b2", "2.  d3"]
    assert turns.item(1) is kept
    turns.show_record(played("c3"))  # another game
    assert texts(turns) == ["Start", "1.  c3"]
    assert turns.item(1) is not kept


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


def test_a_lost_turn_is_listed_after_the_one_that_cost_it(turns: TurnList) -> None:
    rng = random.Random(3)
    record = GameRecord(GAMES["themisto"].setup())
    loser = None
    while loser is None and not record.position.over:
        before = record.position
        record.play(rng.choice(list(before.legal_turns())))
        loser = lost_turn(before, record.position)
    turns.show_record(record)
    note = f"   ({('Player 1', 'Player 2')[loser or 0]} skips a turn)"
    assert texts(turns)[-1].endswith(note)
    assert spoken(turns)[-1].endswith(note)
    assert not any("skips" in text for text in texts(turns)[:-1])


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
    assert turns.currentRow() == 2
    UI_LANGUAGE.set_language(Language("de"))
    assert texts(turns)[0] == "Anfang"
    assert turns.currentRow() == 2
    assert chosen == []


def test_icons_follow_theme_and_font(turns: TurnList) -> None:
    turns.show_record(played("b2", "c3"))
    before = [turns.item(row).icon().pixmap(48).toImage() for row in (1, 2)]
    turns.set_theme(DARK)
    after = [turns.item(row).icon().pixmap(48).toImage() for row in (1, 2)]
    assert before[0] != after[0]
    assert before[1] != after[1]
    assert turns.item(0).icon().isNull()
    font = QFont(turns.font())
    font.setPointSizeF(2 * font.pointSizeF())
    turns.setFont(font)
    height = turns.fontMetrics().height()
    assert turns.iconSize() == QSize(height, height)
    assert [turns.item(row).icon().pixmap(48).toImage() for row in (1, 2)] == after
    assert turns.minimumSizeHint() == QSize(0, 5 * height)


def test_the_current_turn_is_always_visible(turns: TurnList) -> None:
    record = GameRecord(small("egotzi", size=9, pie=False))
    turns.resize(200, 200)
    turns.show_record(record)
    for _ in range(30):
        record.play((record.position.legal_steps()[0],))
    turns.show_record(record)
    assert is_visible(turns, 30)
    assert not is_visible(turns, 0)
    for there, row in ((record.root, 0), (record.line[-1], 30)):
        record.go_to(there)
        turns.show_record(record)
        assert is_visible(turns, row)
    turns.resize(200, 100)
    assert is_visible(turns, 30)
    turns.resize(200, 3000)  # all of them
    assert is_visible(turns, 0)
    empty = TurnList(LIGHT)
    empty.resize(100, 100)
    assert empty.currentItem() is None
