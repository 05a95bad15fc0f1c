"""The choice of clocks by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from lone_widgets import shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.start.clock_field import ClockField
from rules.clock import NO_CLOCKS, TimeControl

Show = Callable[[TimeControl], ClockField]
PRESETS = [
    NO_CLOCKS,
    TimeControl(main_seconds=300),
    TimeControl(main_seconds=900),
    TimeControl(main_seconds=1800),
    TimeControl(main_seconds=180, increment_seconds=2),
    TimeControl(main_seconds=300, increment_seconds=5),
    TimeControl(main_seconds=900, increment_seconds=10),
    TimeControl(overtime_seconds=10, overtime_turns=1),
    TimeControl(overtime_seconds=30, overtime_turns=1),
    TimeControl(overtime_seconds=60, overtime_turns=1),
]
OTHER = len(PRESETS)
FIXED, INCREMENT, PER_TURN = range(3)


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def make(control: TimeControl) -> ClockField:
        field = ClockField(control)
        shown_alone(qtbot, field)
        return field

    return make


def own_parts(field: ClockField) -> list[bool]:
    """Return whether minutes, seconds, way and more are visible."""
    return [p.isVisible() for p in (field.minutes, field.seconds, field.way, field.more)]


def test_the_preset_times_are_listed_in_words_and_follow_the_language(show: Show) -> None:
    field = show(NO_CLOCKS)
    assert [field.choice.itemText(index) for index in range(field.choice.count())] == [
        "No clocks",
        "5 min",
        "15 min",
        "30 min",
        "3 min + 2 s per move",
        "5 min + 5 s per move",
        "15 min + 10 s per move",
        "10 s per move",
        "30 s per move",
        "1 min per move",
        "Other times …",
    ]
    assert [field.way.itemText(index) for index in range(field.way.count())] == [
        "for all moves",
        "plus time per move",
        "for each move",
    ]
    assert not field.refusal.isVisible()
    field = show(PRESETS[4])
    UI_LANGUAGE.set_language(Language("de"))
    assert field.choice.currentIndex() == 4
    assert field.choice.itemText(0) == "Ohne Uhren"
    assert field.choice.itemText(OTHER) != "Other times …"
    assert field.way.itemText(FIXED) != "for all moves"
    assert field.minutes.accessibleName() == "Minuten für alle Züge"


def test_a_preset_time_is_chosen_and_shown(show: Show) -> None:
    chosen = show(TimeControl(main_seconds=77))
    for index, preset in enumerate(PRESETS):
        field = show(preset)
        assert field.choice.currentIndex() == index
        chosen.choice.setCurrentIndex(index)
        for each in (field, chosen):
            assert each.control == preset
            assert own_parts(each) == [False] * 4


@pytest.mark.parametrize(
    ("control", "way", "minutes", "seconds", "more"),
    [
        (TimeControl(main_seconds=77), FIXED, 1, 17, 5),
        (TimeControl(main_seconds=600, increment_seconds=7), INCREMENT, 10, 0, 7),
        (TimeControl(overtime_seconds=95, overtime_turns=1), PER_TURN, 1, 35, 5),
    ],
)
def test_other_times_are_shown_as_they_are(
    show: Show, control: TimeControl, way: int, minutes: int, seconds: int, more: int
) -> None:
    field = show(control)
    assert field.choice.currentIndex() == OTHER
    assert field.way.currentIndex() == way
    assert [field.minutes.value(), field.seconds.value(), field.more.value()] == [
        minutes,
        seconds,
        more,
    ]
    assert own_parts(field) == [True, True, True, way == INCREMENT]
    assert field.control == control


def test_other_times_begin_with_ten_minutes(show: Show) -> None:
    field = show(NO_CLOCKS)
    assert own_parts(field) == [False] * 4
    field.choice.setCurrentIndex(OTHER)
    assert own_parts(field) == [True, True, True, False]
    assert field.control == TimeControl(main_seconds=600)
    field.way.setCurrentIndex(INCREMENT)
    assert field.more.isVisible()
    assert field.control == TimeControl(main_seconds=600, increment_seconds=5)
    field.way.setCurrentIndex(PER_TURN)
    assert not field.more.isVisible()
    assert field.control == TimeControl(overtime_seconds=600, overtime_turns=1)
    field.way.setCurrentIndex(FIXED)
    field.seconds.setValue(20)
    field.minutes.setValue(2)
    assert field.control == TimeControl(main_seconds=140)


def test_times_have_their_limits_and_units(show: Show) -> None:
    field = show(TimeControl(main_seconds=61))
    assert field.seconds.minimum() == 0
    field.seconds.setValue(0)
    field.minutes.setValue(0)
    assert field.control == TimeControl(main_seconds=1)
    assert field.seconds.minimum() == 1
    field.minutes.setValue(1)
    assert field.seconds.minimum() == 0
    assert show(TimeControl(main_seconds=30)).seconds.minimum() == 1
    field = show(TimeControl(main_seconds=61))
    numbers = (field.minutes, field.seconds, field.more)
    assert [(number.minimum(), number.maximum()) for number in numbers] == [
        (0, 600),
        (0, 59),
        (1, 3600),
    ]
    assert [number.suffix() for number in numbers] == [" min", " s", " s"]
    assert [part.accessibleName() for part in field.controls] == [
        "Clocks",
        "Minutes for all moves",
        "Seconds",
        "Time control",
        "Seconds added per move",
    ]
    (counted,) = [label for label in field.findChildren(QLabel) if label.text() == "as"]
    assert counted.buddy() is field.way


@pytest.mark.parametrize("part", ["minutes", "seconds", "more"])
def test_a_time_that_is_refused_is_held_back_once(show: Show, part: str) -> None:
    field = show(TimeControl(main_seconds=61, increment_seconds=3))
    assert not field.focus_if_refused()
    number = getattr(field, part)
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "9999")
    QTest.keyClick(number, Qt.Key.Key_Tab)
    assert "9999 is not possible" in field.refusal.text()
    assert field.refusal.isVisible()
    assert field.isAncestorOf(field.refusal)
    assert field.focus_if_refused()
    assert number.hasFocus()
    assert not field.focus_if_refused()
    number.selectAll()
    QTest.keyClicks(number, "2")
    assert not field.refusal.isVisible()


def test_all_refused_numbers_are_checked_at_once(show: Show) -> None:
    field = show(TimeControl(main_seconds=61, increment_seconds=3))
    for number in (field.minutes, field.more):
        number.setFocus()
        number.selectAll()
        QTest.keyClicks(number, "9999")
    field.choice.setFocus()
    assert field.focus_if_refused()
    assert not field.focus_if_refused()
