"""The lines above a page: one a topic, with buttons, until they are hidden."""

from __future__ import annotations

import pytest
from driving import click
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame
from pytestqt.qtbot import QtBot

from desktop.label import Label
from desktop.notice_bar import NoticeBar

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def bar(qtbot: QtBot) -> NoticeBar:
    made = NoticeBar()
    qtbot.addWidget(made)
    made.show()
    return made


def lines(bar: NoticeBar) -> list[str]:
    """What can be read, line by line."""
    QApplication.processEvents()  # what was added to a layout appears then
    return [label.text() for label in bar.findChildren(Label) if label.isVisible()]


def buttons(bar: NoticeBar) -> list[QAbstractButton]:
    QApplication.processEvents()
    return [button for button in bar.findChildren(QAbstractButton) if button.isVisible()]


def test_a_newer_line_of_a_topic_takes_the_place_of_the_older(bar: NoticeBar) -> None:
    bar.tell("file", lambda: "The disk is full.")
    bar.tell("engine", lambda: "The engine has failed.")
    bar.tell("file", lambda: "The file is gone.")
    assert lines(bar) == ["The engine has failed.", "The file is gone."]
    assert bar.texts == {"engine": "The engine has failed.", "file": "The file is gone."}
    assert len(bar.panes) == 2


def test_a_line_is_hidden_by_its_button_and_the_others_stay(bar: NoticeBar) -> None:
    bar.tell("file", lambda: "The disk is full.")
    bar.tell("engine", lambda: "The engine has failed.")
    (close, _other) = buttons(bar)
    assert close.toolTip() == close.accessibleName() == "Hide this notice"
    click(close)
    assert lines(bar) == ["The engine has failed."]
    bar.withdraw("file")  # it is gone already
    bar.withdraw("engine")
    assert lines(bar) == []
    assert not [frame for frame in bar.findChildren(QFrame) if frame.isVisible()]


def test_the_buttons_of_a_line_do_what_they_say(bar: NoticeBar) -> None:
    done: list[str] = []
    more = {"Details …": lambda: done.append("details")}
    bar.tell("file", str, action="Save as …", then=lambda: done.append("save"), more=more)
    save, details, _close = buttons(bar)
    assert (save.text(), details.text()) == ("Save as …", "Details …")
    click(save)
    click(details)
    assert done == ["save", "details"]


def test_where_nothing_can_be_done_there_is_no_button_for_it(bar: NoticeBar) -> None:
    bar.tell("bin", lambda: "Two games deleted.", action="Undo", then=None)
    (only,) = buttons(bar)
    assert only.toolTip() == "Hide this notice"
