"""Radio buttons side by side, or below each other."""

from __future__ import annotations

from driving import click
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.start.choice_row import ChoiceRow


def row() -> ChoiceRow:
    return ChoiceRow(lambda: tr("Size"), lambda: ["one", tr("Back"), "three"])


def test_one_or_none_is_chosen(qtbot: QtBot) -> None:
    made = row()
    shown_alone(qtbot, made, (600, 100))
    chosen = emitted(made.chosen)
    assert made.choice is None
    assert made.stop is made.buttons[0]
    made.choose(1)
    assert [made.choice, *chosen] == [1]
    assert made.stop is made.buttons[1]
    click(made.buttons[2])
    assert [made.choice, *chosen] == [2, 2]
    assert not made.buttons[1].isChecked()
    made.choose(None)
    assert made.choice is None
    click(made.buttons[0])
    assert chosen == [2, 0]


def test_arrow_keys_choose(qtbot: QtBot) -> None:
    made = row()
    shown_alone(qtbot, made, (600, 100))
    made.choose(0)
    made.stop.setFocus()
    chosen = emitted(made.chosen)
    QTest.keyClick(made.stop, Qt.Key.Key_Right)
    assert made.buttons[1].hasFocus()
    assert (made.choice, chosen) == (1, [1])


def test_its_names_follow_the_language(qtbot: QtBot) -> None:
    made = row()
    shown_alone(qtbot, made, (600, 100))
    assert made.accessibleName() == "Size"
    UI_LANGUAGE.set_language(Language("de"))
    assert made.accessibleName() == "Größe"
    assert [button.text() for button in made.buttons] == ["one", "Zurück", "three"]
    assert {button.accessibleDescription() for button in made.buttons} == {"Größe"}


def test_the_buttons_lie_below_each_other_where_there_is_too_little_room(qtbot: QtBot) -> None:
    made = row()
    shown_alone(qtbot, made, (600, 100))
    for width, beside in ((600, True), (made.minimumSizeHint().width(), False), (600, True)):
        made.resize(width, 100)
        QApplication.processEvents()
        places = [button.pos() for button in made.findChildren(QRadioButton)]
        assert (len({place.y() for place in places}) == 1) is beside
        assert (len({place.x() for place in places}) == 1) is not beside
