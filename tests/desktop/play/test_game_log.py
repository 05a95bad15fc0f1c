"""The game log: it follows the newest line and is read-only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.play.game_log import GameLog


@pytest.fixture
def log(qtbot: QtBot) -> GameLog:
    made = GameLog()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_each_text_is_a_line_and_the_log_is_read_only(log: GameLog) -> None:
    log.append("One")
    log.append("Two")
    QTest.keyClicks(log, "x")
    assert log.toPlainText() == "One\nTwo"
    assert log.isReadOnly()
    assert not log.isUndoRedoEnabled()
    assert log.accessibleName() == "Game log"
    UI_LANGUAGE.set_language(Language("fr"))
    assert log.accessibleName() != "Game log"


def test_five_lines_are_visible_at_any_font_size(log: GameLog) -> None:
    for number in range(9):
        log.append(str(number))
    assert log.verticalScrollBar().pageStep() == 5
    line, height = log.fontMetrics().lineSpacing(), log.height()
    assert 5 * line < height < 6.5 * line
    assert log.minimumHeight() == log.maximumHeight() == height
    font = log.font()
    font.setPointSizeF(2 * font.pointSizeF())
    log.setFont(font)
    assert log.height() > 1.7 * height
    assert log.verticalScrollBar().pageStep() == 5


def test_the_newest_line_is_visible_unless_scrolled_back(log: GameLog) -> None:
    bar = log.verticalScrollBar()
    for number in range(20):
        log.append(str(number))
        assert bar.value() == bar.maximum()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum() - 1)
    before = bar.value()
    log.append("more")
    assert bar.value() == before
    bar.setValue(bar.maximum())
    log.append("more")
    assert bar.value() == bar.maximum()


def test_the_oldest_of_very_many_lines_go(log: GameLog) -> None:
    log.setPlainText("\n".join(map(str, range(5000))))
    assert log.blockCount() == 5000
    log.append("last")
    assert log.blockCount() == 5000
    assert log.toPlainText().startswith("1\n")
    assert log.toPlainText().endswith("\nlast")


def test_tab_leads_to_the_next_widget(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    log, after = GameLog(), QLineEdit()
    column.addWidget(log)
    column.addWidget(after)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_Tab)
    assert after.hasFocus()
