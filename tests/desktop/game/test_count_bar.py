"""The bar of a count tells its keys as the menus do, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from desktop.game.count_bar import CountBar
from desktop.language.interpreter import INTERPRETER
from desktop.language.languages import Language

KEYS = {"first": "Home", "back": "Left", "forward": "Right", "last": "End", "close": "Esc"}


@pytest.mark.parametrize(("code", "home"), [("en", "Home"), ("de", "Pos1"), ("fr", "Début")])
def test_keys_are_called_as_qt_calls_them(qtbot: QtBot, code: str, home: str) -> None:
    bar = CountBar()
    qtbot.addWidget(bar)
    bar.show_step(1, 3, "", playing=False)
    INTERPRETER.speak(Language(code))
    assert bar.buttons["first"].toolTip().endswith(f"  ({home})")
    native = QKeySequence.SequenceFormat.NativeText
    for name, key in KEYS.items():
        assert bar.buttons[name].toolTip().endswith(f"  ({QKeySequence(key).toString(native)})")
        assert bar.buttons[name].accessibleName() == bar.buttons[name].toolTip()


def test_the_button_in_the_middle_says_what_it_does_now(qtbot: QtBot) -> None:
    bar = CountBar()
    qtbot.addWidget(bar)
    bar.show_step(1, 3, "", playing=False)
    assert bar.buttons["play"].toolTip() == "Go on by itself  (Space)"
    bar.show_step(1, 3, "", playing=True)
    assert bar.buttons["play"].toolTip() == "Stop here  (Space)"
    INTERPRETER.speak(Language("de"))
    assert bar.buttons["play"].toolTip() == "Hier anhalten  (Leertaste)"


@pytest.mark.parametrize(
    ("index", "back", "forward"), [(0, False, True), (1, True, True), (2, True, False)]
)
def test_only_what_leads_somewhere_can_be_pressed(
    qtbot: QtBot, index: int, *, back: bool, forward: bool
) -> None:
    bar = CountBar()
    qtbot.addWidget(bar)
    bar.show_step(index, 3, "", playing=False)
    can = {name: button.isEnabled() for name, button in bar.buttons.items()}
    assert can == {
        "first": back,
        "back": back,
        "play": True,
        "forward": forward,
        "last": forward,
        "close": True,
    }


def test_of_a_single_step_nothing_leads_away(qtbot: QtBot) -> None:
    bar = CountBar()
    qtbot.addWidget(bar)
    bar.show_step(0, 1, "", playing=False)
    leads = [bar.buttons[name].isEnabled() for name in ("first", "back", "forward", "last")]
    assert leads == [False] * 4
