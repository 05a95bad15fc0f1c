"""The list of candidates is calm: its order changes seldom, and never under the hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from driving import lay_out, opinion, small
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.engine import candidate_list
from desktop.engine.candidate import Advice, advices
from desktop.engine.candidate_list import CandidateList
from desktop.main_window import MainWindow

START = small("egotzi").start()


def some_advices() -> list[Advice]:
    return advices(opinion(START), START, START, ())


def rows(shown: CandidateList) -> list[str]:
    items = [shown.topLevelItem(row) for row in range(shown.topLevelItemCount())]
    return [item.text(0) for item in items if item is not None]


@pytest.fixture
def shown(qtbot: QtBot) -> CandidateList:
    made = CandidateList()
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_rows_tell_turn_rate_visits_and_line(shown: CandidateList) -> None:
    found = some_advices()
    shown.show_advices(found)
    assert rows(shown) == [advice.texts[0] for advice in found]
    first = shown.topLevelItem(0)
    assert first is not None
    assert [first.text(column) for column in range(4)] == [
        found[0].texts[0],
        "64\N{NO-BREAK SPACE}%",
        "6.0k",
        found[0].texts[1],
    ]
    assert first.font(0).bold()


def test_columns_keep_a_distance(window: MainWindow) -> None:
    shown = lay_out(window, START.setup).analysis.candidates
    shown.show_advices(some_advices())
    QApplication.processEvents()
    for column in (1, 2):
        items = [shown.topLevelItem(row) for row in range(shown.topLevelItemCount())]
        widest = max(
            QFontMetrics(item.font(column)).horizontalAdvance(item.text(column))
            for item in items
            if item is not None
        )
        assert shown.sizeHintForColumn(column) >= widest + 8


def test_numbers_follow_at_once_and_the_order_later(
    shown: CandidateList, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = some_advices()
    shown.show_advices(found)
    turned = [replace(advice, visits=7) for advice in reversed(found)]
    shown.show_advices(turned)
    assert rows(shown) == [advice.texts[0] for advice in found]
    first = shown.topLevelItem(0)
    assert first is not None
    assert first.text(2) == "7"
    monkeypatch.setattr(candidate_list, "_ORDER_S", 0.0)
    shown.show_advices(turned)
    assert rows(shown) == [advice.texts[0] for advice in turned]


def test_nothing_moves_under_the_mouse(
    shown: CandidateList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(candidate_list, "_ORDER_S", 0.0)
    found = some_advices()
    shown.show_advices(found)
    told: list[Advice | None] = []
    shown.pointed.connect(told.append)
    second = shown.topLevelItem(1)
    assert second is not None
    QTest.mouseMove(shown.viewport(), shown.visualItemRect(second).center())
    qtbot.waitUntil(lambda: told == [found[1]])
    shown.show_advices(list(reversed(found)))
    assert rows(shown) == [advice.texts[0] for advice in found]
    QApplication.sendEvent(shown.viewport(), QEvent(QEvent.Type.Leave))
    assert told[-1] is None
    shown.show_advices(list(reversed(found)))
    assert rows(shown) == [advice.texts[0] for advice in reversed(found)]


def test_another_position_has_a_list_of_its_own(shown: CandidateList) -> None:
    shown.show_advices(some_advices())
    after = START.copy()
    after.play_turn(after.read("b2"))
    other = advices(opinion(after), after, after, ())
    shown.show_advices([a for a in other if a.turn not in [b.turn for b in some_advices()]])
    assert set(rows(shown)) <= {advice.texts[0] for advice in other}
    shown.show_advices([])
    assert rows(shown) == []


def test_who_leaves_the_list_by_keys_points_at_nothing(shown: CandidateList) -> None:
    other = QLineEdit(shown)
    other.show()
    shown.activateWindow()
    QTest.qWaitForWindowActive(shown)
    other.setFocus()
    pointed: list[Advice | None] = []
    shown.pointed.connect(pointed.append)
    found = some_advices()
    shown.show_advices(found)
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Down)
    assert [advice and advice.turn for advice in pointed] == [found[0].turn, found[1].turn]
    other.setFocus()
    assert pointed[-1] is None
    assert shown.selectedItems() == []
