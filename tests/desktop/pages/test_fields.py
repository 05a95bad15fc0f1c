"""The fields and cards of the start pages by themselves."""

import dataclasses
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

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
from desktop.pages.fields import (
    ChoiceRow,
    ClockField,
    OptionField,
    SizeWords,
    sizes_of,
    with_length,
)
from desktop.pages.new_game_page import GoalCard, finished_position
from desktop.pages.players_field import LevelSlider, NameEdit
from desktop.services.languages import UI_LANGUAGE, Language, available_languages
from desktop.services.text import tr
from desktop.widgets.label import RefusalLabel
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES
from rules.setup import Option, Setup

# -- a row of choices ----------------------------------------------------------------------------


@pytest.fixture
def row(qtbot: QtBot) -> ChoiceRow:
    return shown_alone(
        qtbot, ChoiceRow(lambda: tr("Size"), lambda: ["one", tr("Back"), "three"]), (600, 100)
    )


def test_one_or_none_is_chosen_by_mouse_or_keys(row: ChoiceRow) -> None:
    chosen = emitted(row.group.idClicked)
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


def test_a_click_chooses_the_level_below_it(qtbot: QtBot) -> None:
    slider = shown_alone(qtbot, LevelSlider(), (200, 30))
    for share, level in ((0.99, 10), (0.45, 5), (0.01, 1)):
        place = QPoint(round(share * slider.width()), slider.height() // 2)
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
        assert slider.value() == level


def test_a_name_is_short_and_without_needless_spaces(qtbot: QtBot) -> None:
    edit = shown_alone(qtbot, NameEdit())
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
    label.show_text("At least 3.")
    assert label.isVisible()
    assert (label.text(), label.property("role")) == ("At least 3.", "refusal")
    label.show_text("")
    assert not label.isVisible()


# -- an option of a game -------------------------------------------------------------------------


def option(game: str, key: str, **chosen: object) -> Option:
    (found,) = [each for each in GAMES[game].options(chosen) if each.key == key]
    return found


def shown(qtbot: QtBot, game: str, key: str, value: object) -> OptionField:
    return shown_alone(qtbot, OptionField(GAMES[game], option(game, key), value))


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


def test_a_switch_that_is_off_by_default_is_named_where_it_is_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["yodd"]
    options = (*game.options({}), Option("handicap", "XO", (False, True), False))
    monkeypatch.setattr(type(game), "options", lambda _game, _chosen: options)
    assert choices_text(game.setup(size=4)) == "Size 4"
    assert choices_text(game.setup(size=4, handicap=True)) == "Size 4 · handicap"


# -- the choice of clocks --------------------------------------------------------------------------

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
        return shown_alone(qtbot, ClockField(control))

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


# -- what a game is about --------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_it_says_how_the_help_sums_the_game_up_in_every_language(qtbot: QtBot, key: str) -> None:
    card = shown_alone(qtbot, GoalCard(GAMES[key]), (500, 200))
    seen = set()
    for language in available_languages():
        UI_LANGUAGE.set_language(language)
        texts = [label.text() for label in card.findChildren(QLabel)]
        assert len(texts) == 6
        assert all(texts)
        assert not any(mark in text for text in texts for mark in "*\\>")
        seen.add(tuple(texts))
    assert len(seen) == len(available_languages())


@pytest.mark.parametrize("key", GAMES)
def test_the_game_in_the_picture_was_won(key: str) -> None:
    outcome = finished_position(GAMES[key]).outcome()
    assert outcome is not None
    assert outcome.winner is not None


@pytest.mark.parametrize("text", ["{", "{}", '{"setup": "wythe", "turns": "a1"}'])
def test_a_finished_game_that_cannot_be_played_is_replaced(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "finished_game.json"
    file.write_text(text)
    monkeypatch.setattr("desktop.pages.new_game_page.game_file", lambda key, name: file)
    with caplog.at_level(logging.INFO):
        assert finished_position.__wrapped__(GAMES["yodd"]).over
    assert "The finished game of yodd cannot be shown" in caplog.text
    assert caplog.records[0].levelno == logging.INFO  # no fault of the program


@pytest.mark.parametrize("key", [key for key in GAMES if key != "themisto"])
def test_a_quick_board_has_about_half_the_cells_and_a_long_one_half_more(key: str) -> None:
    setup = GAMES[key].setup()
    quick, default, long = sizes_of(setup)
    assert default == setup["size"]
    half, whole, more = (
        GAMES[key].setup(size=size).start().board.site_count for size in (quick, default, long)
    )
    assert 0.4 * whole <= half <= 0.7 * whole
    assert 1.35 * whole <= more <= 1.9 * whole


def only(sizes: range, default: int) -> Setup:
    """Return a setup of a game that has only these sizes."""

    class Few(type(GAMES["egotzi"])):  # type: ignore[misc]
        def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
            return tuple(
                dataclasses.replace(option, values=sizes, default=default)
                if option.key == "size"
                else option
                for option in super().options(chosen)
            )

    setup: Setup = Few(**vars(GAMES["egotzi"])).setup()
    return setup


@pytest.mark.parametrize(
    ("sizes", "default", "offered"),
    [
        (range(4, 8), 7, ["Quick (5)", "Usual (7)"]),
        (range(5, 9), 5, ["Usual (5)", "Long (6)"]),
    ],
)
def test_a_size_that_the_game_lacks_has_no_word(
    sizes: range, default: int, offered: list[str], qtbot: QtBot
) -> None:
    setup = only(sizes, default)
    words = shown_alone(qtbot, SizeWords(setup))
    assert [button.text() for button in words.buttons if button.isVisible()] == offered
    found = [with_length(setup, length)["size"] for length in range(3)]
    assert found == [default if size is None else size for size in sizes_of(setup)]
    words = shown_alone(qtbot, SizeWords(GAMES["egotzi"].setup(size=6)))
    assert words.choice is None
    words.show_setup(GAMES["egotzi"].setup(size=9))
    assert words.choice == 2
