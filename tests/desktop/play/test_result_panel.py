"""The result panel and its buttons."""

from __future__ import annotations

import pytest
from driving import click
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.play.result_panel import ResultPanel
from desktop.theme.icons import icon


@pytest.fixture
def panel(qtbot: QtBot) -> ResultPanel:
    made = ResultPanel()
    qtbot.addWidget(made)
    return made


def test_it_is_hidden_until_there_is_a_result(panel: ResultPanel) -> None:
    assert panel.isHidden()
    panel.show_result("Black wins", "White resigned.", countable=False)
    assert panel.isVisible()
    texts = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert texts == ["Black wins", "White resigned."]
    assert panel.accessibleName() == "Black wins. White resigned."
    panel.show_result("", "", countable=False)
    assert panel.isHidden()
    assert panel.accessibleName() == ""


@pytest.mark.parametrize("countable", [False, True])
def test_only_a_countable_result_has_a_count_button(panel: ResultPanel, countable: bool) -> None:
    panel.show_result("Black wins", "", countable=countable)
    assert panel.count.isVisible() is countable
    assert panel.play_again.isVisible()
    assert panel.accessibleName() == "Black wins."


def test_the_buttons_say_and_emit_what_the_user_wants(panel: ResultPanel) -> None:
    signals: list[str] = []
    panel.counted.connect(lambda: signals.append("count"))
    panel.again.connect(lambda: signals.append("again"))
    panel.show_result("Black wins", "", countable=True)
    assert (panel.count.text(), panel.play_again.text()) == ("Count", "Play again")
    assert panel.count.toolTip() == "Count the result on the board, step by step"
    assert panel.count.icon().cacheKey() == icon("turn.count").cacheKey()
    assert panel.play_again.icon().cacheKey() == icon("again").cacheKey()
    click(panel.count)
    click(panel.play_again)
    assert signals == ["count", "again"]
    assert panel.play_again.width() > panel.count.width()  # the most likely choice
