"""The button that resumes a game."""

from __future__ import annotations

import pytest
from driving import small
from lone_game import lone_game
from pytestqt.qtbot import QtBot

from desktop.game.players import Computer, Human, Seats
from desktop.play.resume_button import ResumeButton
from rules.outcome import Outcome
from rules.position import BLACK
from rules.record.game_record import Ending

AGAINST: Seats = (Human(), Computer(4))


@pytest.mark.parametrize(
    ("ended", "text", "role"), [(False, "Resume", "primary"), (True, "Play from here", "")]
)
def test_it_resumes_a_game_and_plays_on_in_a_finished_one(
    qtbot: QtBot, ended: bool, text: str, role: str
) -> None:
    session = lone_game(small("egotzi"), "b2", "c3", seats=AGAINST)
    button = ResumeButton()
    qtbot.addWidget(button)
    button.show_state(session)
    assert button.isHidden()
    if ended:
        session.record.end(Outcome(BLACK, Ending.RESIGNATION))
    session.go_previous()
    button.show_state(session)
    assert button.isVisible()
    assert (button.text(), button.property("role")) == (text, role)
