"""The notice that the clocks were stopped automatically."""

from __future__ import annotations

import pytest
from driving import click, small
from lone_game import Time, lone_game
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.play.clock_notices import ClockNotices
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic
from rules.clock import TimeControl


@pytest.fixture
def notices(qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    bar.show()
    return bar


def suspended(notices: NoticeBar) -> GameSession:
    """Return a game whose clocks were running while the computer was asleep."""
    time = Time()
    session = lone_game(small("egotzi"), control=TimeControl(main_seconds=60), now=time)
    ClockNotices(session, notices)
    assert notices.texts == {}
    time.now += 3600
    session.clock.check()
    assert session.phase is Phase.PAUSED
    return session


def test_sleep_is_reported_and_the_button_resumes_the_clocks(notices: NoticeBar) -> None:
    session = suspended(notices)
    assert notices.texts == {
        Topic.CLOCK: "This computer was asleep or too busy, so the clocks were stopped."
    }
    (button,) = notices.findChildren(QPushButton)
    assert button.text() == "Resume"
    click(button)
    assert session.phase is Phase.CHOICE
    assert session.clock.is_running
    assert notices.texts == {}


def test_the_notice_stays_while_the_clocks_are_stopped(notices: NoticeBar) -> None:
    session = suspended(notices)
    session.edits.set_root({"EV": ["Cup"]})
    assert session.phase is Phase.PAUSED
    assert list(notices.texts) == [Topic.CLOCK]
    session.resume()
    assert notices.texts == {}


def test_a_requested_pause_needs_no_notice(notices: NoticeBar) -> None:
    session = lone_game(small("egotzi"), control=TimeControl(main_seconds=60))
    ClockNotices(session, notices)
    session.pause()
    assert session.phase is Phase.PAUSED
    assert notices.texts == {}
