"""The fields of the start pages by themselves: choices, sliders, names and options of games."""

from __future__ import annotations

import pytest
from driving import click
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shown_facts import rows

from desktop.game.setup_text import choices_text, setup_text, value_text
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.start.choice_row import ChoiceRow
from desktop.start.level_slider import LevelSlider
from desktop.start.name_edit import NameEdit
from desktop.start.option_field import OptionField
from desktop.start.refusal_label import RefusalLabel
from rules.games import GAMES
from rules.setup import Option

# -- a row of choices ----------------------------------------------------------------------------


@pytest.fixture
def row(qtbot: QtBot) -> ChoiceRow:
    made = ChoiceRow(lambda: tr("Size"), lambda: ["one", tr("Back"), "three"])
    shown_alone(qtbot, made, (600, 100))
    return made


def test_one_or_none_is_chosen_by_mouse_or_keys(row: ChoiceRow) -> None:
    chosen = emitted(row.chosen)
    assert row.choice is None
    assert row.stop is row.buttons[0]
    row.choose(1)
    assert [row.choice, *chosen] == [1]
    assert row.stop is row.buttons[1]
    click(row.buttons[2])
    assert [row.choice, *chosen] == [2, 2]
    assert not row.buttons[1].isChecked()
    row.choose(None)
    assert row.choice is None
    click(row.buttons[0])
    assert chosen == [2, 0]
    row.choose(0)
    row.stop.setFocus()
    QTest.keyClick(row.stop, Qt.Key.Key_Right)
    assert row.buttons[1].hasFocus()
    assert [row.choice, *chosen] == [1, 2, 0, 1]


def test_the_names_of_choices_follow_the_language(row: ChoiceRow) -> None:
    assert row.accessibleName() == "Size"
    UI_LANGUAGE.set_language(Language("de"))
    assert row.accessibleName() == "Größe"
    assert [button.text() for button in row.buttons] == ["one", "Zurück", "three"]
    assert {button.accessibleDescription() for button in row.buttons} == {"Größe"}


def test_the_buttons_lie_below_each_other_where_there_is_too_little_room(row: ChoiceRow) -> None:
    for width, beside in ((600, True), (row.minimumSizeHint().width(), False), (600, True)):
        row.resize(width, 100)
        QApplication.processEvents()
        places = [button.pos() for button in row.findChildren(QRadioButton)]
        assert (len({place.y() for place in places}) == 1) is beside
        assert (len({place.x() for place in places}) == 1) is not beside


# -- a level, a name, and why a number is refused ------------------------------------------------


def test_keys_choose_every_level(qtbot: QtBot) -> None:
    slider = LevelSlider()
    shown_alone(qtbot, slider, (200, 30))
    assert slider.value() == 1
    for key, level in (
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_PageUp, 3),
        (Qt.Key.Key_End, 10),
        (Qt.Key.Key_Left, 9),
        (Qt.Key.Key_PageDown, 8),
        (Qt.Key.Key_Home, 1),
    ):
        QTest.keyClick(slider, key)
        assert slider.value() == level


def test_a_click_chooses_the_level_below_it(qtbot: QtBot) -> None:
    slider = LevelSlider()
    shown_alone(qtbot, slider, (200, 30))
    for share, level in ((0.99, 10), (0.45, 5), (0.01, 1)):
        place = QPoint(round(share * slider.width()), slider.height() // 2)
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
        assert slider.value() == level


def test_a_name_is_short_and_without_needless_spaces(qtbot: QtBot) -> None:
    edit = NameEdit()
    shown_alone(qtbot, edit)
    assert edit.value == ""
    assert edit.placeholderText() == "Name (optional)"
    QTest.keyClicks(edit, "  Bo  Li ")
    assert edit.value == "Bo Li"
    edit.clear()
    QTest.keyClicks(edit, "x" * 41)
    assert edit.value == "x" * 40
    UI_LANGUAGE.set_language(Language("es"))
    assert edit.placeholderText() == "Nombre (opcional)"


def test_a_refusal_takes_room_only_while_there_is_a_reason(qtbot: QtBot) -> None:
    around, label = QWidget(), RefusalLabel()
    qtbot.addWidget(around)
    QVBoxLayout(around).addWidget(label)
    around.show()
    assert not label.isVisible()
    label.show_refusal("At least 3.")
    assert label.isVisible()
    assert (label.text(), label.property("role")) == ("At least 3.", "refusal")
    label.show_refusal("")
    assert not label.isVisible()


# -- an option of a game -------------------------------------------------------------------------


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
    rows("CHOICES_IN_WORDS"),
)
def test_a_setup_in_words(game: str, chosen: dict[str, object], text: str) -> None:
    setup = GAMES[game].setup(**chosen)
    assert choices_text(setup) == text[:1].upper() + text[1:]  # by itself
    title = GAMES[game].title
    assert setup_text(setup) == (f"{title} · {text}" if text else title)
