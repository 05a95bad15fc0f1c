"""The buttons that choose what the hand holds."""

from __future__ import annotations

import pytest
from driving import click
from pytestqt.qtbot import QtBot

from desktop.game.hand_switch import HandSwitch
from desktop.looks.theme import LIGHT
from desktop.views import VIEWS

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def switch(qtbot: QtBot) -> HandSwitch:
    made = HandSwitch(LIGHT, VIEWS["yodd"].hand_name)
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_hand_that_is_held_is_down_and_another_one_is_chosen_by_a_click(
    switch: HandSwitch,
) -> None:
    chosen: list[int] = []
    switch.chosen.connect(chosen.append)
    switch.show_hand(0, (0, 1))
    assert [button.isChecked() for button in switch.buttons] == [True, False]
    click(switch.buttons[1])
    assert chosen == [1]
    switch.show_hand(1, (0, 1))
    assert [button.isChecked() for button in switch.buttons] == [False, True]


@pytest.mark.parametrize("hands", [(), (0,), (1,)])
def test_where_there_is_nothing_to_choose_nothing_is_seen(
    switch: HandSwitch, hands: tuple[int, ...]
) -> None:
    switch.show_hand(0, hands)
    assert not switch.isVisible()
    assert [button.isEnabled() for button in switch.buttons] == [0 in hands, 1 in hands]
    switch.show_hand(0, (0, 1))
    assert switch.isVisible()
    assert all(button.isEnabled() for button in switch.buttons)
