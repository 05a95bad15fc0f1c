"""An action as a button, by itself."""

from __future__ import annotations

from driving import click
from lone_widgets import shown_alone
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.actions.action import Action
from desktop.actions.action_button import ActionButton
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language


def test_it_has_the_icon_and_the_name_of_its_action(qtbot: QtBot) -> None:
    place, asked = QWidget(), list[str]()
    qtbot.addWidget(place)
    action = Action(place, "game.home", "S&tart page", lambda: asked.append("home"))
    button = ActionButton()
    button.setDefaultAction(action)
    shown_alone(qtbot, button)
    assert not button.icon().isNull()
    assert button.accessibleName() == "Start page"
    assert button.toolTip() == "Start page"
    click(button)
    assert asked == ["home"]
    UI_LANGUAGE.set_language(Language("de"))
    assert button.accessibleName() == button.toolTip() == "Startseite"
