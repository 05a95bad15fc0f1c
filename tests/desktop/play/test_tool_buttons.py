"""Rows of small buttons that share the window's actions."""

from __future__ import annotations

import functools

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.actions.action import Action
from desktop.play.tool_buttons import ToolButtons


def test_each_button_has_the_icon_the_key_and_the_state_of_its_action(qtbot: QtBot) -> None:
    owner, done = QObject(), list[str]()
    ids = ("turn.first", "turn.last", "turn.undo")
    actions = {}
    for name, text in zip(ids, ("&First", "&Last", "&Undo"), strict=True):
        actions[name] = Action(
            owner, name, text, functools.partial(done.append, name), when=lambda: False
        )
    tools = ToolButtons(ids[:2], ids[2:], with_text=ids[2:])
    qtbot.addWidget(tools)
    tools.show_actions(actions)
    tools.resize(300, 100)
    tools.show()
    first, last, undo = (tools.buttons[name] for name in ids)
    assert list(tools.buttons) == list(ids)
    assert [button.accessibleName() for button in (first, last, undo)] == ["First", "Last", "Undo"]
    style = Qt.ToolButtonStyle
    assert first.toolButtonStyle() == last.toolButtonStyle() == style.ToolButtonIconOnly
    assert undo.toolButtonStyle() == style.ToolButtonTextBesideIcon
    for name in ids:
        assert tools.buttons[name].icon().cacheKey() == actions[name].icon().cacheKey()
    assert first.y() == last.y() < undo.y()  # in two rows
    assert first.width() == last.width() > 100  # which they fill
    assert undo.width() > 250
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    actions["turn.undo"].refresh()
    assert not undo.isEnabled()
    assert first.isEnabled()
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    QTest.mouseClick(last, Qt.MouseButton.LeftButton)
    assert done == ["turn.undo", "turn.last"]
