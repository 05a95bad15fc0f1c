"""The result of a finished game in one line, by itself."""

from __future__ import annotations

from driving import click
from lone_widgets import shown_alone
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.play.result_line import ResultLine


def test_it_says_the_result_and_has_a_way_to_more(qtbot: QtBot) -> None:
    line = ResultLine()
    assert line.isHidden()
    shown_alone(qtbot, line, (250, 40))
    line.show_result("you lost")
    assert [label.text() for label in line.findChildren(QLabel)] == ["Finished: you lost"]
    assert line.accessibleName() == "Finished: you lost"
    with qtbot.waitSignal(line.more.clicked):
        click(line.more)
