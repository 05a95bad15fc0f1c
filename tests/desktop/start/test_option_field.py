"""A control for an option of a game, and the options in words."""

from __future__ import annotations

import pytest
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from desktop.game.setup_text import choices_text, setup_text, value_text
from desktop.start.option_field import OptionField
from rules.games import GAMES
from rules.setup import Option


def option(game: str, key: str, **chosen: object) -> Option:
    (found,) = [each for each in GAMES[game].options(chosen) if each.key == key]
    return found


def shown(qtbot: QtBot, game: str, key: str, value: object) -> OptionField:
    field = OptionField(GAMES[game], option(game, key), value)
    shown_alone(qtbot, field)
    return field


def labels(field: OptionField) -> list[str]:
    return [label.text() for label in field.findChildren(QLabel) if label.isVisible()]


def test_a_range_is_a_number_box(qtbot: QtBot) -> None:
    field = shown(qtbot, "wythe", "size", 5)
    box = field.control
    assert isinstance(box, QSpinBox)
    assert (box.value(), box.minimum(), box.maximum()) == (5, 3, 11)
    assert field.value == 5
    assert box.accessibleName() == "Size"
    assert labels(field) == ["Cells along one side of the board."]
    (named,) = [label for label in field.findChildren(QLabel) if label.buddy() is box]
    assert named.text() == "Size"
    assert box.minimumWidth() == 110
    changed = emitted(field.changed)
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert field.value == 6
    assert len(changed) == 1


def test_a_refused_number_is_reported_and_blocks_once(qtbot: QtBot) -> None:
    field = shown(qtbot, "wythe", "size", 5)
    assert not field.focus_if_refused()
    assert not field.refusal.isVisible()
    field.control.setFocus()
    QTest.keyClick(field.control, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field.control, "99")
    assert field.focus_if_refused()
    assert field.value == 5
    assert field.refusal.isVisibleTo(field)
    assert field.isAncestorOf(field.refusal)
    assert field.refusal.text() == "99 is not possible. Choose 3 to 11."
    assert field.refusal.property("role") == "refusal"
    assert not field.focus_if_refused()
    QTest.keyClicks(field.control, "9")
    assert not field.refusal.isVisible()
    assert field.refusal.text() == ""


@pytest.mark.parametrize(
    ("game", "key", "texts", "value", "next_value"),
    [
        ("oddy", "sides", ["3", "5", "7", "9"], 5, 7),
        ("egotzi", "variant", ["Standard", "Squared"], "standard", "squared"),
        ("egotzi", "pie", ["On", "Off"], True, False),
    ],
)
def test_other_options_are_lists(
    qtbot: QtBot, game: str, key: str, texts: list[str], value: object, next_value: object
) -> None:
    field = shown(qtbot, game, key, value)
    box = field.control
    assert isinstance(box, QComboBox)
    assert [box.itemText(index) for index in range(box.count())] == texts
    assert field.value == value
    assert not field.focus_if_refused()
    changed = emitted(field.changed)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert field.value == next_value
    assert len(changed) == 1


def test_a_variant_says_what_it_means(qtbot: QtBot) -> None:
    field = shown(qtbot, "egotzi", "variant", "standard")
    assert "The biggest unmatched group wins." in labels(field)
    QTest.keyClick(field.control, Qt.Key.Key_Down)
    meaning = "Every group counts by its size squared; White gets komi."
    assert meaning in labels(field)
    assert "The biggest unmatched group wins." not in labels(field)


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("pie", True, "On"),
        ("pie", False, "Off"),
        ("variant", "squared", "Squared"),
        ("size", 12, "12"),
        ("komi", 1200, "1,200"),
    ],
)
def test_a_value_begins_with_a_capital_letter(key: str, value: object, text: str) -> None:
    made = option("egotzi", key, variant="squared")
    assert value_text(GAMES["egotzi"], made, value) == text


@pytest.mark.parametrize(
    ("game", "chosen", "text"),
    [
        ("themisto", {}, ""),
        ("yodd", {"size": 4}, "size 4"),
        ("oddy", {"sides": 7, "size": 5}, "7 sides · size 5"),
        ("oddy", {"sides": 7, "size": 5, "pie": False}, "7 sides · size 5 · no pie rule"),
        ("egotzi", {"size": 5}, "size 5"),
        (
            "egotzi",
            {"size": 5, "variant": "squared", "komi": 6},
            "size 5 · squared · no pie rule · komi 6",
        ),
    ],
)
def test_a_setup_in_words(game: str, chosen: dict[str, object], text: str) -> None:
    setup = GAMES[game].setup(**chosen)
    assert choices_text(setup) == text
    title = GAMES[game].title
    assert setup_text(setup) == (f"{title} · {text}" if text else title)
