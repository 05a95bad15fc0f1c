"""An action by itself: when it is enabled, what it does, and how buttons and menus show it."""

from __future__ import annotations

import pytest
from driving import click
from lone_widgets import shown_alone
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.actions.action import Action
from desktop.actions.action_button import ActionButton
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr


@pytest.fixture
def parent(qapp: QApplication) -> QObject:
    return QObject()


def test_an_action_has_its_name_its_keys_and_its_text(parent: QObject) -> None:
    done: list[str] = []
    action = Action(parent, "turn.undo", "&Undo", lambda: done.append("undone"), ["Ctrl+Z", "F7"])
    assert (action.id, action.objectName()) == ("turn.undo", "turn.undo")
    assert action.default_keys == ("Ctrl+Z", "F7")
    assert action.parent() is parent
    assert (action.text(), action.title) == ("&Undo", "Undo")
    assert action.menuRole() is QAction.MenuRole.NoRole
    assert not action.isCheckable()
    assert not action.icon().isNull()
    assert done == []
    action.trigger()
    assert done == ["undone"]


def test_what_can_be_ticked_shows_its_icon_on_buttons_only(parent: QObject) -> None:
    assert Action(parent, "turn.no_such", "&Undo", str).icon().isNull()
    assert Action(parent, "turn.undo", "&Undo", str).isIconVisibleInMenu()
    ticked = Action(parent, "turn.undo", "&Undo", str, ticked=lambda: True)
    assert not ticked.icon().isNull()
    assert not ticked.isIconVisibleInMenu()
    assert ticked.isCheckable()


def test_it_is_enabled_and_ticked_as_things_stand_when_it_is_looked_at(parent: QObject) -> None:
    stands = {"can": False, "is": True}
    action = Action(
        parent, "x.y", "&Undo", str, when=lambda: stands["can"], ticked=lambda: stands["is"]
    )
    assert (action.isEnabled(), action.isChecked()) == (True, False)
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (False, True)
    stands.update({"can": True, "is": False})
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (True, False)
    always = Action(parent, "x.z", "&Redo", str)
    always.refresh()
    assert (always.isEnabled(), always.isChecked()) == (True, False)


def test_a_button_shows_the_key_of_now_where_the_mouse_rests(parent: QObject, qtbot: QtBot) -> None:
    action = Action(parent, "turn.undo", "&Undo", str, ["Ctrl+Z"])
    button = QToolButton()
    qtbot.addWidget(button)
    button.setDefaultAction(action)
    assert (action.key_text, button.toolTip()) == ("", "Undo")  # it has no key before it is given
    action.setShortcuts([QKeySequence("Ctrl+Z"), QKeySequence("F7")])
    assert (action.key_text, button.toolTip()) == ("Ctrl+Z", "Undo  (Ctrl+Z)")
    action.setShortcuts([])
    assert (action.key_text, button.toolTip()) == ("", "Undo")
    changes = QSignalSpy(action.changed)
    action.setToolTip("Undo")  # the same text again: nothing changes
    assert changes.count() == 0


def test_texts_follow_the_language_on_menus_buttons_and_where_the_mouse_rests(
    parent: QObject,
) -> None:
    action = Action(parent, "turn.undo", "&Redo edit", str)
    action.call_on_buttons("Undo")
    assert (action.text(), action.iconText()) == ("&Redo edit", "Undo")
    UI_LANGUAGE.set_language(Language("de"))
    assert action.text() == tr("&Redo edit") != "&Redo edit"
    assert action.title == action.toolTip() == tr("&Redo edit").replace("&", "")
    assert action.iconText() == tr("Undo", "button") != "Undo"


def test_a_button_has_the_icon_and_the_name_of_its_action(qtbot: QtBot) -> None:
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
