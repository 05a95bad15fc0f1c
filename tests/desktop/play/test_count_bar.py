"""The bar of a count: its buttons and keys, and the text on the current step."""

from __future__ import annotations

import pytest
from driving import click
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.play.count_bar import CountBar
from desktop.theme.icons import icon

KEYS = {"first": "Home", "back": "Left", "forward": "Right", "last": "End", "close": "Esc"}


@pytest.mark.parametrize(("code", "home"), [("en", "Home"), ("de", "Pos1"), ("fr", "Début")])
def test_keys_have_their_qt_names(qtbot: QtBot, code: str, home: str) -> None:
    bar = CountBar()
    qtbot.addWidget(bar)
    bar.show_step(1, 3, "", playing=False)
    UI_LANGUAGE.set_language(Language(code))
    assert bar.buttons["first"].toolTip().endswith(f"  ({home})")
    native = QKeySequence.SequenceFormat.NativeText
    for name, key in KEYS.items():
        assert bar.buttons[name].toolTip().endswith(f"  ({QKeySequence(key).toString(native)})")
        assert bar.buttons[name].accessibleName() == bar.buttons[name].toolTip()


def test_the_play_button_says_what_it_does(qtbot: QtBot) -> None:
    bar = CountBar()
    qtbot.addWidget(bar)
    bar.show_step(1, 3, "", playing=False)
    assert bar.buttons["play"].toolTip() == "Count automatically  (Space)"
    bar.show_step(1, 3, "", playing=True)
    assert bar.buttons["play"].toolTip() == "Pause the count  (Space)"
    UI_LANGUAGE.set_language(Language("de"))
    assert bar.buttons["play"].toolTip() == "Zählen anhalten  (Leertaste)"


@pytest.mark.parametrize(
    ("index", "back", "forward"), [(0, False, True), (1, True, True), (2, True, False)]
)
def test_only_useful_buttons_are_enabled(
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


def test_a_single_step_disables_all_movement(qtbot: QtBot) -> None:
    bar = CountBar()
    qtbot.addWidget(bar)
    bar.show_step(0, 1, "", playing=False)
    leads = [bar.buttons[name].isEnabled() for name in ("first", "back", "forward", "last")]
    assert leads == [False] * 4


class Shown:
    """A bar at the third of five steps, in a widget that gets the keys it ignores."""

    def __init__(self, qtbot: QtBot) -> None:
        self.signals: list[int | str] = []
        self.left_alone: list[int] = []

        class Around(QWidget):
            def keyPressEvent(around, event: QKeyEvent) -> None:  # noqa: N802, N805
                self.left_alone.append(event.key())

        self.around = Around()
        qtbot.addWidget(self.around)
        self.bar = CountBar()
        QVBoxLayout(self.around).addWidget(self.bar)
        self.bar.moved.connect(self.signals.append)
        self.bar.played.connect(lambda: self.signals.append("played"))
        self.bar.closed.connect(lambda: self.signals.append("closed"))
        self.bar.show_step(2, 5, "Black has a group.", playing=False)
        self.around.resize(500, 100)
        self.around.show()
        self.bar.show()
        self.bar.setFocus()


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_a_bar_is_hidden_until_a_count(qtbot: QtBot) -> None:
    bar = CountBar()
    qtbot.addWidget(bar)
    assert bar.isHidden()
    assert bar.property("role") == "count"


def test_the_buttons_do_what_they_say_and_keep_the_focus(shown: Shown) -> None:
    assert list(shown.bar.buttons) == ["first", "back", "play", "forward", "last", "close"]
    titles = [button.toolTip().partition("  (")[0] for button in shown.bar.buttons.values()]
    assert titles == [
        "First step",
        "Previous step",
        "Count automatically",
        "Next step",
        "Last step",
        "Stop counting",
    ]
    for button in shown.bar.buttons.values():
        click(button)
    assert shown.signals == [-5, -1, "played", 1, 5, "closed"]
    assert shown.bar.hasFocus()


def test_the_keys_of_the_bar_do_the_same(shown: Shown) -> None:
    key = Qt.Key
    steps = (key.Key_Left, key.Key_Right, key.Key_Home, key.Key_End)
    for pressed in (*steps, key.Key_Space, key.Key_Return, key.Key_Enter):
        QTest.keyClick(shown.bar, pressed)
    assert shown.signals == [-1, 1, -5, 5, "played", "played", "played"]
    shown.signals.clear()
    for modifier in (Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ControlModifier):
        QTest.keyClick(shown.bar, key.Key_Left, modifier)
    assert shown.signals == [-1]  # Ctrl and an arrow mean something else
    assert shown.left_alone[-1] == key.Key_Left
    QTest.keyClick(shown.bar, key.Key_Escape)
    QTest.keyClick(shown.bar, key.Key_A)
    assert shown.signals == [-1]
    assert shown.left_alone[-3:] == [key.Key_Left, key.Key_Escape, key.Key_A]


def test_the_step_is_shown_and_described_for_screen_readers(shown: Shown) -> None:
    bar = shown.bar
    (label,) = bar.findChildren(QLabel)
    assert label.text() == "Step 3 of 5"
    assert bar.accessibleName() == "Count, step 3 of 5"
    assert bar.accessibleDescription() == "Black has a group."
    middle = label.geometry().center().x()
    assert bar.buttons["last"].geometry().right() < middle < bar.buttons["close"].x()
    assert label.width() > bar.buttons["close"].width() * 2
    assert label.alignment() & Qt.AlignmentFlag.AlignHCenter


def test_the_pictures_of_the_buttons_are_those_of_the_menu(shown: Shown) -> None:
    def pictures() -> list[int]:
        return [button.icon().cacheKey() for button in shown.bar.buttons.values()]

    names = ["turn.first", "turn.previous", "engine.go_on", "turn.next", "turn.last", "close"]
    assert pictures() == [icon(name).cacheKey() for name in names]
    shown.bar.show_step(2, 5, "", playing=True)
    assert pictures()[2] == icon("engine.stop").cacheKey()
    shown.bar.show_step(2, 5, "", playing=False)
    assert pictures()[2] == icon("engine.go_on").cacheKey()
