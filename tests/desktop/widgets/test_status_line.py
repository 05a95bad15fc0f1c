"""The line below the board: the task, a refusal or news for a while, and a place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.widgets.status_line import REFUSAL_MS, StatusLine


@pytest.fixture
def line(qtbot: QtBot) -> StatusLine:
    made = StatusLine()
    qtbot.addWidget(made)
    made.show_task("Place a stone.")
    return made


def sentence(line: StatusLine) -> QLabel:
    found = line.findChild(QLabel, "status")
    assert isinstance(found, QLabel)
    return found


def time_goes_by(line: StatusLine) -> None:
    """Let the line's timer expire."""
    for timer in line.findChildren(QTimer):
        if timer.isActive():
            assert timer.isSingleShot()
            assert timer.interval() == REFUSAL_MS > 5000  # enough to read two lines
            timer.timeout.emit()


def said(line: StatusLine) -> tuple[str, bool]:
    """Return the line's text, the same for screen readers, and whether it is a refusal."""
    label = sentence(line)
    assert line.text == label.text() == label.accessibleName()
    return line.text, line.refuses


def test_a_refusal_gives_way_to_the_task_after_a_while(line: StatusLine) -> None:
    assert said(line) == ("Place a stone.", False)
    line.show_refusal("This cell is taken.")
    assert said(line) == ("This cell is taken.", True)
    time_goes_by(line)
    assert said(line) == ("Place a stone.", False)


def test_another_task_takes_the_place_of_a_refusal_for_good(line: StatusLine) -> None:
    line.show_refusal("This cell is taken.")
    line.show_task("Place another stone.")
    assert said(line) == ("Place another stone.", False)
    assert not any(timer.isActive() for timer in line.findChildren(QTimer))


def test_news_are_no_refusal_and_give_way_to_the_task_too(line: StatusLine) -> None:
    line.show_refusal("This cell is taken.")
    line.show_news("The game was saved.")
    assert said(line) == ("The game was saved.", False)
    time_goes_by(line)
    assert said(line) == ("Place a stone.", False)


def test_a_refusal_looks_other_than_a_task(line: StatusLine) -> None:
    assert line.property("role") == "status"  # for the style sheet
    line.setStyleSheet(
        "StatusLine QLabel { color: black } StatusLine[refused=true] QLabel { color: red }"
    )
    colours = []
    for show in (line.show_refusal, line.show_task):
        show("Now then.")
        colours.append(sentence(line).palette().windowText().color().name())
    assert colours == ["#ff0000", "#000000"]


def test_the_cell_under_the_mouse_is_shown_beside_the_sentence(line: StatusLine) -> None:
    assert line.place == ""
    line.show_place("d2")
    assert (line.place, line.text) == ("d2", "Place a stone.")
    assert "d2" in [label.text() for label in line.findChildren(QLabel)]
    line.show_place("")
    assert line.place == ""


def test_before_the_first_task_there_is_none(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    assert said(line) == ("", False)
    line.show_news("The game was opened.")
    time_goes_by(line)
    assert said(line) == ("", False)


def test_there_is_room_for_two_lines_so_that_the_board_keeps_its_size(
    line: StatusLine, qtbot: QtBot
) -> None:
    line.resize(400, line.minimumHeight())
    line.show()
    qtbot.waitExposed(line)
    line.show_place("d2")
    label = sentence(line)
    assert 2 * label.fontMetrics().height() <= label.height() < 3 * label.fontMetrics().height()
    place = next(each for each in line.findChildren(QLabel) if each.text() == "d2")
    assert place.property("role") == "number"
    assert label.geometry().right() < place.geometry().left()
    assert label.width() > 4 * place.width()
