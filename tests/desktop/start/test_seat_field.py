"""The choice of who plays a seat, by itself."""

from __future__ import annotations

import pytest
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.game.players import Computer, Human
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.start.seat_field import SeatField


@pytest.fixture
def field(qtbot: QtBot) -> SeatField:
    made = SeatField(Human("Ada"))
    shown_alone(qtbot, made, (600, 40))
    return made


def texts(field: SeatField) -> list[str]:
    """Return the visible labels."""
    return [label.text() for label in field.findChildren(QLabel) if label.isVisible()]


def test_a_human_has_a_name(field: SeatField) -> None:
    assert field.seat == Human("Ada")
    assert [field.kind.itemText(index) for index in range(field.kind.count())] == [
        "Human",
        "Computer",
    ]
    assert field.kind.currentText() == "Human"
    assert field.name.isVisible()
    assert field.name.placeholderText() == "Name (optional)"
    assert not field.level.isVisible()
    assert field.level.value() == 3  # where the computer begins
    field.name.setText(" Bo \t Li ")
    assert field.seat == Human("Bo Li")
    field.name.clear()
    QTest.keyClicks(field.name, "x" * 41)
    assert field.seat == Human("x" * 40)


def test_the_computer_has_a_level(field: SeatField) -> None:
    field.choose(Computer(7))
    assert field.seat == Computer(7)
    assert field.kind.currentText() == "Computer"
    assert field.level.isVisible()
    assert not field.name.isVisible()
    assert field.name.text() == ""
    assert texts(field) == ["7: Experienced"]
    field.choose(Human("Eve"))
    assert field.name.text() == "Eve"
    assert field.level.value() == 3
    assert field.name.isVisible()
    assert not field.level.isVisible()


def test_all_levels_can_be_reached_by_keys_one_by_one(field: SeatField) -> None:
    field.choose(Computer(1))
    seen = []
    for _ in range(11):
        seen.append(texts(field)[0])
        QTest.keyClick(field.level, Qt.Key.Key_PageUp)
    assert [text.partition(":")[0] for text in seen] == [str(n) for n in [*range(1, 11), 10]]
    assert field.seat == Computer(10)


def test_a_change_by_the_user_is_emitted(field: SeatField) -> None:
    changed = emitted(field.changed)
    QTest.keyClick(field.kind, Qt.Key.Key_Down)
    assert field.seat == Computer(3)
    assert field.level.isVisible()
    assert len(changed) == 1
    QTest.keyClick(field.level, Qt.Key.Key_Right)
    assert field.seat == Computer(4)
    assert texts(field) == ["4: Casual player"]
    assert len(changed) == 2


def test_its_parts_are_called_after_the_seat(field: SeatField) -> None:
    field.set_title(lambda: "White")
    assert field.kind.accessibleName() == "White: played by"
    assert field.name.accessibleName() == "White: player name"
    assert field.level.accessibleName() == "White: computer level"
    (named,) = [label for label in field.findChildren(QLabel) if label.buddy() is field.kind]
    assert named.text() == "White: played by"
    assert not named.isVisible()


def test_the_level_keeps_its_place_whichever_it_is(field: SeatField) -> None:
    field.choose(Computer(1))
    QTest.keyClick(field.level, Qt.Key.Key_Home)
    before = field.level.geometry()
    field.level.setValue(10)
    QTest.keyClick(field.level, Qt.Key.Key_End)
    assert field.level.geometry() == before
    assert field.level.minimumWidth() == 90
    assert field.kind.width() == field.kind.sizeHint().width()  # the slider takes the rest
    (label,) = [label for label in field.findChildren(QLabel) if label.isVisible()]
    assert not label.wordWrap()
    assert label.width() >= label.fontMetrics().horizontalAdvance("10: Expert") + 8


def test_its_words_follow_the_language(field: SeatField) -> None:
    field.choose(Computer(5))
    UI_LANGUAGE.set_language(Language("de"))
    assert field.level.accessibleName().endswith("Stufe des Computers")
    assert texts(field) == ["5: Vereinsspieler"]
    assert field.seat == Computer(5)
