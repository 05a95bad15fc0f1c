"""The lines above a page: one per topic, with buttons, until they are hidden."""

from __future__ import annotations

import pytest
from driving import click
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.widgets.label import Label
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def bar(qtbot: QtBot) -> NoticeBar:
    made = NoticeBar()
    qtbot.addWidget(made)
    made.show()
    return made


def lines(bar: NoticeBar) -> list[str]:
    """Return what can be read, line by line."""
    QApplication.processEvents()  # widgets just added to a layout appear then
    return [label.text() for label in bar.findChildren(Label) if label.isVisible()]


def buttons(bar: NoticeBar) -> list[QAbstractButton]:
    QApplication.processEvents()
    return [button for button in bar.findChildren(QAbstractButton) if button.isVisible()]


def test_a_newer_line_of_a_topic_takes_the_place_of_the_older(bar: NoticeBar) -> None:
    bar.show_notice(Topic.FILE, lambda: "The disk is full.")
    bar.show_notice(Topic.ENGINE, lambda: "The engine has failed.")
    bar.show_notice(Topic.FILE, lambda: "The file is gone.")
    assert lines(bar) == ["The engine has failed.", "The file is gone."]
    assert bar.texts == {Topic.ENGINE: "The engine has failed.", Topic.FILE: "The file is gone."}
    assert len(bar.panes) == 2


def test_a_line_is_hidden_by_its_button_and_the_others_stay(bar: NoticeBar) -> None:
    bar.show_notice(Topic.FILE, lambda: "The disk is full.")
    bar.show_notice(Topic.ENGINE, lambda: "The engine has failed.")
    (close, _other) = buttons(bar)
    assert close.toolTip() == close.accessibleName() == "Hide this notice"
    click(close)
    assert lines(bar) == ["The engine has failed."]
    bar.withdraw(Topic.FILE)  # it is gone already
    bar.withdraw(Topic.ENGINE)
    assert lines(bar) == []
    assert not [frame for frame in bar.findChildren(QFrame) if frame.isVisible()]


def test_the_buttons_of_a_line_do_what_they_say(bar: NoticeBar) -> None:
    done: list[str] = []
    more = {"Details …": lambda: done.append("details")}
    bar.show_notice(
        Topic.FILE, str, action="Save as …", then=lambda: done.append("save"), more=more
    )
    save, details, _close = buttons(bar)
    assert (save.text(), details.text()) == ("Save as …", "Details …")
    click(save)
    click(details)
    assert done == ["save", "details"]


def test_a_notice_without_actions_has_no_action_button(bar: NoticeBar) -> None:
    bar.show_notice(Topic.BIN, lambda: "Two games deleted.", action="Undo", then=None)
    (only,) = buttons(bar)
    assert only.toolTip() == "Hide this notice"


def test_a_notice_is_read_aloud_once_and_not_urgently(
    bar: NoticeBar, announcements: list[tuple[str, bool]]
) -> None:
    bar.show_notice(Topic.FILE, lambda: "The disk is full.")
    assert announcements == [("The disk is full.", False)]
    bar.withdraw(Topic.FILE)
    assert len(announcements) == 1


def test_the_main_action_comes_first_and_is_highlighted(bar: NoticeBar) -> None:
    bar.show_notice(Topic.FILE, str, action="Try again", then=lambda: None, more={"Details …": str})
    found = buttons(bar)
    assert [button.property("role") for button in found] == ["primary", None, None]
    assert [button.text() for button in found] == ["Try again", "Details …", "✕"]
    assert bar.panes == [found[0]]
    bar.show_notice(Topic.ENGINE, str)
    assert bar.panes == [found[0], buttons(bar)[-1]]


def test_notices_and_their_buttons_follow_the_language(bar: NoticeBar) -> None:
    more = {"Details …": lambda: None}
    bar.show_notice(
        Topic.CORE, lambda: tr("Keys"), action="Try again", then=lambda: None, more=more
    )
    english = (lines(bar), bar.texts, [b.text() for b in buttons(bar)], buttons(bar)[-1].toolTip())
    UI_LANGUAGE.set_language(Language("de"))
    again, details, close = buttons(bar)
    assert lines(bar) == [tr("Keys")]
    assert bar.texts == {Topic.CORE: tr("Keys")}
    assert (again.text(), details.text()) == (tr("Try again"), tr("Details …"))
    assert close.toolTip() == close.accessibleName() == tr("Hide this notice")
    german = (lines(bar), bar.texts, [b.text() for b in buttons(bar)], close.toolTip())
    assert all(old != new for old, new in zip(english, german, strict=True))


def test_it_takes_no_room_of_its_own(bar: NoticeBar) -> None:
    assert bar.sizeHint().height() == 0
    bar.resize(600, 300)
    bar.show_notice(Topic.FILE, lambda: "The disk is full.")
    bar.show_notice(Topic.ENGINE, lambda: "The engine has failed.")
    QApplication.processEvents()
    first, second = [f for f in bar.findChildren(QFrame) if f.property("role") == "notice"]
    assert (first.x(), first.y(), first.width()) == (0, 0, bar.width())
    assert second.y() == first.height()
    (file, _engine) = [label for label in bar.findChildren(Label) if label.isVisible()]
    assert file.width() > bar.width() / 2  # the buttons stand at the right
    bar.withdraw(Topic.FILE)
    bar.withdraw(Topic.ENGINE)
    QApplication.processEvents()
    assert bar.sizeHint().height() == 0
