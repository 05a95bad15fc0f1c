"""The way to the start page, as a button."""

from __future__ import annotations

from driving import click
from lone_widgets import shown_alone
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.actions.action import Action
from desktop.actions.home_button import HomeButton


def test_it_has_the_icon_and_the_name_of_its_action(qtbot: QtBot) -> None:
    place, asked = QWidget(), list[str]()
    qtbot.addWidget(place)
    action = Action(place, "game.home", "S&tart page", lambda: asked.append("home"))
    button = HomeButton()
    button.show_action({"game.home": action})
    shown_alone(qtbot, button)
    assert not button.icon().isNull()
    assert button.accessibleName() == "Start page"
    assert button.toolTip() == "Start page"
    click(button)
    assert asked == ["home"]
