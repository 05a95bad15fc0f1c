"""Setting up a game: the fields come from the game's own options."""

from collections.abc import Callable
from typing import Any

import pytest
from driving import click
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot
from shown_facts import rows

from desktop.game.players import Computer, Human, Seats
from desktop.pages.new_game_page import NewGamePage
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.views.game_texts import TEXTS
from desktop.widgets.label import ScreenReaderLabel
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES
from rules.games.egotzi.game import FAIR_KOMI
from rules.record.engine_seat import EngineSeat
from rules.setup import Setup

HUMANS: Seats = (Human(), Human())
FAST = TimeControl(main_seconds=300)
Show = Callable[..., NewGamePage]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def make(
        setup: Setup,
        seats: Seats = HUMANS,
        *,
        komi_is_offered: bool = False,
        more_shown: bool = True,
        **others: Any,
    ) -> NewGamePage:
        page = NewGamePage(
            setup,
            seats,
            komi_is_offered=komi_is_offered,
            more_shown=more_shown,
            **others,
        )
        return shown_alone(qtbot, page, (900, 600))

    return make


def choose(page: NewGamePage, key: str, value: object) -> None:
    control = page.fields[key].control
    if isinstance(control, QSpinBox):
        assert isinstance(value, int)
        control.setValue(value)
    else:
        assert isinstance(control, QComboBox)
        control.setCurrentIndex(list(page.fields[key].option.values).index(value))
    QApplication.processEvents()


@pytest.mark.short("egotzi", "themisto")
@pytest.mark.parametrize("key", GAMES)
def test_the_page_begins_with_the_setup_given(show: Show, key: str) -> None:
    setup = GAMES[key].setup()
    page = show(setup, (Computer(7), Human()))
    assert page.setup == setup
    assert page.seats == (Computer(7), Human())


@pytest.mark.parametrize(
    ("setup", "key", "pressed", "fields"),
    [
        (GAMES["oddy"].setup(sides=5), "sides", Qt.Key.Key_Up, ["sides", "size", "pie"]),
        (GAMES["egotzi"].setup(), "variant", Qt.Key.Key_Down, ["size", "variant", "komi"]),
    ],
    ids=["sides", "variant"],
)
def test_the_focus_is_kept_when_other_options_appear(
    show: Show, qtbot: QtBot, setup: Setup, key: str, pressed: Qt.Key, fields: list[str]
) -> None:
    page = show(setup)
    page.activateWindow()
    QTest.qWaitForWindowActive(page)
    page.fields[key].control.setFocus()
    QTest.keyClick(page.fields[key].control, pressed)
    qtbot.waitUntil(lambda: set(page.fields) == set(fields))
    assert page.setup[key] != setup[key]
    assert page.fields[key].control.hasFocus()


def type_into(page: NewGamePage, key: str, text: str, end: Qt.Key | None = None) -> None:
    """Type into a field, and leave it by the key ``end``; without one it keeps the focus."""
    control = page.fields[key].control
    page.activateWindow()
    QTest.qWaitForWindowActive(page)
    control.setFocus()
    QTest.keyClick(control, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(control, text)
    if end is not None:
        QTest.keyClick(control, end)


@pytest.mark.parametrize(
    ("key", "chosen", "option", "typed"),
    rows("IMPOSSIBLE_NUMBERS"),
)
def test_a_number_that_is_not_possible_is_refused_with_a_message(
    show: Show, key: str, chosen: dict[str, object], option: str, typed: str
) -> None:
    page = show(GAMES[key].setup(**chosen))
    started = emitted(page.started)
    for end in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab):
        before = page.setup
        type_into(page, option, typed, end)
        field = page.fields[option]
        assert page.setup == before
        assert field.refusal.isVisible()
        assert typed in field.refusal.text()
        assert QLocale().toString(field.option.offered[-1]) in field.refusal.text()
        assert started == []
        type_into(page, option, str(field.option.values[1]), Qt.Key.Key_Tab)
        assert not field.refusal.isVisible()
        assert page.setup[option] == field.option.values[1]


def test_start_waits_once_while_typed_numbers_are_refused(show: Show) -> None:
    page = show(GAMES["yodd"].setup())
    started: list[Setup] = []
    page.started.connect(lambda setup, *_: started.append(setup))
    type_into(page, "size", "99", Qt.Key.Key_Tab)
    click(page.more)
    click(page.start)
    assert page.more.isChecked()
    assert started == []
    assert page.fields["size"].control.hasFocus()
    assert page.fields["size"].refusal.isVisible()
    click(page.start)  # the refusal has been seen now
    assert started == [GAMES["yodd"].setup()]
    page = show(GAMES["yodd"].setup())
    started.clear()
    page.started.connect(lambda setup, *_: started.append(setup))
    page.clocks.choice.setCurrentIndex(page.clocks.choice.count() - 1)
    type_into(page, "size", "99", Qt.Key.Key_Tab)
    for number, typed in ((page.clocks.minutes, "700"), (page.clocks.seconds, "99")):
        number.setFocus()
        number.selectAll()
        QTest.keyClicks(number, typed)
    click(page.start)
    assert started == []
    click(page.start)
    assert len(started) == 1


@pytest.mark.parametrize(("typed", "begins"), [("8", True), ("99", False)])
def test_what_is_typed_counts_where_a_screen_reader_presses_start(
    show: Show, typed: str, begins: bool
) -> None:
    page = show(GAMES["yodd"].setup())
    started: list[Setup] = []
    page.started.connect(lambda setup, *_: started.append(setup))
    type_into(page, "size", typed)
    page.start.click()  # it leaves the focus where it is
    assert started == ([GAMES["yodd"].setup(size=8)] if begins else [])
    assert page.fields["size"].refusal.isVisible() is not begins
    if not begins:
        page.start.click()
        assert started == [GAMES["yodd"].setup()]


def test_komi_and_no_pie_rule_come_with_squared(show: Show) -> None:
    page = show(GAMES["egotzi"].setup(size=5))
    choose(page, "variant", "squared")
    assert list(page.fields) == ["size", "variant", "komi"]
    choose(page, "komi", 12)
    assert page.setup == GAMES["egotzi"].setup(size=5, variant="squared", komi=12)
    choose(page, "variant", "standard")
    assert page.setup == GAMES["egotzi"].setup(size=5)


def test_the_fair_komi_of_the_board_is_preset_until_another_one_is_typed(show: Show) -> None:
    page = show(GAMES["egotzi"].setup(size=5))
    choose(page, "variant", "squared")
    for size in (5, 7, 11, 5):
        choose(page, "size", size)
        komi = GAMES["egotzi"].setup(size=size, variant="squared").option("komi")
        assert (page.setup["komi"], page.fields["komi"].value) == (komi.first, komi.first)
        fairest = f"The fairest komi known for this board is {komi.first}: "
        assert fairest in page.fields["komi"].explanation.text()
    box = page.fields["komi"].control
    assert isinstance(box, QSpinBox)
    assert box.maximum() == 624  # one group on the whole board has 625
    QTest.mouseClick(box.lineEdit(), Qt.MouseButton.LeftButton)
    QApplication.processEvents()  # until the click has selected the number
    QTest.keyClicks(box, "44")
    QTest.keyClick(box, Qt.Key.Key_Tab)
    choose(page, "size", 7)
    assert page.setup["komi"] == 44
    page = show(GAMES["egotzi"].setup(variant="squared", komi=0), komi_is_offered=True)
    assert page.setup["komi"] == FAIR_KOMI[7].komi  # nobody agreed on 0


def test_an_odd_komi_becomes_the_next_even_one_with_a_message(show: Show) -> None:
    page = show(GAMES["egotzi"].setup(size=5, variant="squared", komi=40))
    started = emitted(page.started)
    type_into(page, "komi", "17", Qt.Key.Key_Return)
    assert page.setup["komi"] == page.fields["komi"].value == 18
    assert page.fields["komi"].refusal.text() == (
        "17 is not possible, only steps of 2. The nearest is 18."
    )
    assert started == []


def test_the_goal_is_that_of_the_variant(show: Show) -> None:
    page = show(GAMES["egotzi"].setup())
    for variant, word in (("squared", "squares"), ("standard", "biggest group")):
        choose(page, "variant", variant)
        goal = " ".join([label.text() for label in page.goal.findChildren(QLabel)])
        assert [each for each in ("squares", "biggest group") if each in goal] == [word]


def test_the_start_button_emits_what_was_chosen(show: Show, qtbot: QtBot) -> None:
    page = show(GAMES["wythe"].setup())
    choose(page, "size", 5)
    choose(page, "pie", False)
    page.players.choose((Computer(9), Human()))
    with qtbot.waitSignal(page.started) as signal:
        click(page.start)
    assert signal.args == [
        GAMES["wythe"].setup(size=5, pie=False),
        (Computer(9), Human()),
        NO_CLOCKS,
    ]
    page = show(GAMES["yodd"].setup(), (Computer(2), Human("Ada")))
    assert not page.is_random
    click(page.players.part.buttons[2])
    assert page.is_random
    assert page.seats == (Human("Ada"), Computer(2))


def test_the_seats_are_called_after_what_they_do(show: Show, qtbot: QtBot) -> None:
    setup = GAMES["egotzi"].setup(variant="squared")
    page = show(setup)
    assert page.fields["komi"].isVisible()
    page.komi_way.setCurrentIndex(1)
    assert not page.fields["komi"].isVisible()
    with qtbot.waitSignal(page.started) as signal:
        click(page.start)
    assert signal.args == [setup, HUMANS, NO_CLOCKS]
    for way, names, komi in (
        (0, ["Black (moves first)", "White"], True),
        (1, ["Names the komi", "Chooses a colour"], False),
    ):
        page.komi_way.setCurrentIndex(way)
        assert page.komi_is_offered is bool(way)
        assert set(names) <= texts(page)
        assert [edit.accessibleName() for edit in page.players.names] == names
        assert page.fields["komi"].isVisible() is komi
        assert page.komi_way.isVisible()


def test_players_are_not_squeezed_in_the_smallest_window(show: Show) -> None:
    page = show(GAMES["egotzi"].setup(), (Human(), Computer(3)))
    page.resize(700, 480)
    QApplication.processEvents()
    field = page.players.levels[0]
    assert field.slider.width() >= 120
    assert field.mapTo(page, field.rect().topRight()).x() < page.thumbnail.x()


def test_a_large_page_keeps_its_contents_together_in_the_middle(show: Show) -> None:
    page = show(GAMES["yodd"].setup())
    line = page.fontMetrics().height()
    card = page.goal
    small = card.picture.width()
    assert card.width() < 44 * line
    page.resize(120 * line, 70 * line)
    QApplication.processEvents()
    assert 40 * line < card.width() <= 44 * line
    assert card.picture.width() == card.picture.height() > small
    left = card.mapTo(page, QPoint()).x()
    board = page.thumbnail
    right = page.width() - board.mapTo(page, board.rect().topRight()).x()
    assert left > 10 * line
    assert abs(left - right) <= 2
    assert board.width() > card.width()
    assert page.start.mapTo(page, QPoint()).y() < page.height() - 6 * line


ANN: Seats = (Human("Ann"), Computer(3))


@pytest.mark.parametrize(
    ("setup", "others", "unusual"),
    [
        (GAMES["oddy"].setup(sides=7, size=6), {}, ""),
        (GAMES["egotzi"].setup(size=8, pie=False), {}, "size 8 · no pie rule"),
        (GAMES["egotzi"].setup(size=9), {"control": FAST, "seats": ANN}, "5 min · Ann"),
        (GAMES["egotzi"].setup(), {"seats": (EngineSeat("Far", 3000), Human())}, "Far"),
        (GAMES["egotzi"].setup(variant="squared", komi=12), {}, "squared · komi 12"),
        (GAMES["egotzi"].setup(variant="squared"), {"komi_is_offered": True}, "squared"),
    ],
)
def test_what_is_in_force_is_never_hidden(
    show: Show, setup: Setup, others: dict[str, Any], unusual: str
) -> None:
    page = show(setup, more_shown=False, engines=["Far"], **others)
    assert page.more.isChecked() is page.clocks.isVisible() is bool(unusual)
    click(page.more)
    assert page.clocks.isVisible() is not bool(unusual)
    assert not unusual or {unusual} <= texts(page)
    assert page.more.accessibleDescription() == unusual
    page.more.setChecked(True)
    inputs = [field.control for key, field in page.fields.items() if key != "komi"]
    assert all(each.isVisible() for each in [*inputs, page.clocks.choice, page.engines])
    assert unusual not in texts(page) or not unusual


def test_sizes_are_chosen_by_a_word_or_a_number(show: Show) -> None:
    page = show(GAMES["wythe"].setup())
    words = page.size_words
    assert words is not None
    assert [button.text() for button in words.buttons] == ["Quick (5)", "Usual (7)", "Long (9)"]
    assert words.choice == 1
    click(words.buttons[2])
    assert page.setup["size"] == page.fields["size"].value == 9
    choose(page, "size", 8)
    assert words.choice is None
    choose(page, "size", 5)
    assert words.choice == 0
    assert show(GAMES["yodd"].setup()).fields["size"].explanation.text() == (
        "Cells along one side of the board. "
        "The author suggests 6 to 10; smaller boards are for learning."
    )


def test_sizes_and_their_words_follow_the_number_of_sides(show: Show) -> None:
    page = show(GAMES["oddy"].setup())
    assert page.size_words is not None
    choose(page, "sides", 3)
    assert page.size_words.sizes == (8, 11, 14)
    assert page.setup["size"] == 11  # the default, as before
    choose(page, "size", 14)
    choose(page, "sides", 9)
    assert page.size_words.sizes == (4, 5, 6)
    assert page.setup["size"] == 5
    assert isinstance(page.fields["size"].control, QSpinBox)
    assert page.fields["size"].control.maximum() == 9


# -- what the page says, and where its keys lead -------------------------------------------------


def label_of(page: NewGamePage, field: QWidget) -> str:
    """Return the label beside a visible field; "" for a hidden one."""
    (text,) = [
        label.text() if label.isVisible() else ""
        for label in page.findChildren(QLabel)
        if label.buddy() is field and not isinstance(label, ScreenReaderLabel)
    ]
    return text


def texts(page: NewGamePage) -> set[str]:
    return {label.text() for label in page.findChildren(QLabel) if label.isVisible()}


def test_the_page_says_what_is_to_be_chosen_in_every_language(show: Show) -> None:
    page = show(GAMES["egotzi"].setup(variant="squared"))
    assert {
        "New game: Egotzi",
        "Opponent",
        "Black (moves first)",
        "White",
        "Clocks",
    } <= texts(page)
    assert any(text.endswith(TEXTS["egotzi"].komi_note(7)) for text in texts(page))
    assert page.size_words is not None
    assert label_of(page, page.size_words) == "Size"
    assert label_of(page, page.fields["size"]) == "Another size"
    assert page.fields["size"].control.accessibleName() == "Size"
    assert label_of(page, page.fields["variant"]) == "Variant"
    assert label_of(page, page.komi_way) == "Komi"
    assert label_of(page, page.clocks.choice) == "Clocks"
    assert page.komi_way.accessibleName() == "How the komi is set"
    assert page.help_place == ("egotzi", "")
    before = [page.komi_way.itemText(0), page.players.names[0].accessibleName()]
    UI_LANGUAGE.set_language(Language("de"))
    after = [page.komi_way.itemText(0), page.players.names[0].accessibleName()]
    assert all(one != other for one, other in zip(before, after, strict=True))
    assert "Schwarz" in after[1]


def test_the_way_to_find_komi_is_seen_with_komi_only(show: Show, qtbot: QtBot) -> None:
    page = show(GAMES["egotzi"].setup(variant="squared"), komi_is_offered=True)
    assert page.komi_way.isVisible()
    assert page.komi_is_offered
    choose(page, "variant", "standard")
    qtbot.waitUntil(lambda: "komi" not in page.fields)
    assert not page.komi_way.isVisible()
    assert not page.komi_is_offered
    assert "White" in texts(page)
    choose(page, "variant", "squared")
    qtbot.waitUntil(lambda: "komi" in page.fields)
    assert page.komi_way.isVisible()
    assert page.komi_is_offered
    assert not page.fields["komi"].isVisible()


def test_the_picture_shows_the_board_that_is_chosen(show: Show, qtbot: QtBot) -> None:
    page = show(GAMES["oddy"].setup(sides=3, size=5))
    pictured: list[int] = []
    page.thumbnail.show_position = (  # type: ignore[method-assign]
        lambda position, marked=(): pictured.append(position.board.site_count)
    )
    sizes = []
    for key, value in (("size", 6), ("sides", 5)):
        choose(page, key, value)
        qtbot.waitUntil(lambda: bool(pictured))
        sizes.append(pictured.pop())
        assert sizes[-1] == page.setup.start().board.site_count
        pictured.clear()
    assert sizes[0] != sizes[1]


def test_fields_and_values_stay_where_they_are_possible(show: Show, qtbot: QtBot) -> None:
    page = show(GAMES["oddy"].setup(sides=3))
    before = dict(page.fields)
    choose(page, "size", 5)
    choose(page, "pie", False)
    QApplication.processEvents()
    assert page.fields == before
    assert page.setup == GAMES["oddy"].setup(sides=3, size=5, pie=False)
    choose(page, "sides", 5)
    qtbot.waitUntil(lambda: page.fields["sides"].value == 5)
    assert page.setup == GAMES["oddy"].setup(sides=5, size=5, pie=False)
    assert page.fields["size"].value == 5
    assert page.fields["pie"].value is False


def test_keys_begin_and_lead_back(show: Show, qtbot: QtBot) -> None:
    page = show(GAMES["yodd"].setup())
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    started, left = emitted(page.started), emitted(page.back.clicked)
    asked = emitted(page.rules.clicked)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(page.players.names[0], key)
    assert len(started) == 2
    page.back.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(started) == 2
    for link in (page.rules, page.lesson):
        link.setFocus()
        QTest.keyClick(link, Qt.Key.Key_Return)
    assert len(started) == 2  # the window presses them
    lessons = emitted(page.lesson.clicked)
    click(page.rules)
    click(page.lesson)
    assert (len(asked), len(lessons)) == (1, 1)
    assert left == []
    QTest.keyClick(page.start, Qt.Key.Key_Backspace)
    assert len(left) == 1
    QTest.keyClick(page.start, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(left) == 2)  # the button is shown as pressed first
    click(page.back)
    assert len(left) == 3
    assert len(started) == 2


def test_tab_and_f6_lead_through_the_page_from_top_to_bottom(show: Show) -> None:
    page = show(GAMES["egotzi"].setup(variant="squared"), (Human(), Computer(2)))
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    players = page.players
    assert page.size_words is not None
    order = [
        players.opponent.buttons[0],
        players.levels[0].slider,
        players.levels[0].match,
        players.part.buttons[0],
        page.size_words.buttons[1],
        page.more,
        page.fields["size"].control,
        page.fields["variant"].control,
        page.komi_way,
        page.fields["komi"].control,
        page.clocks.choice,
        players.own_name,
        page.engines,
        page.rules,
        page.lesson,
        page.start,
        page.back,
    ]
    order[0].setFocus()
    for widget in order:
        assert widget.hasFocus()
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    assert page.panes == [page.rules, order[0], order[4], page.more, page.start]
    bare = show(GAMES["themisto"].setup())
    assert bare.panes == [bare.rules, bare.players.opponent.buttons[1], bare.more, bare.start]


def test_a_solved_board_says_who_wins(show: Show) -> None:
    page = show(GAMES["oddy"].setup(sides=3, size=5, pie=False))
    assert page.solved.isVisible()
    assert page.solved.text() == "This board is solved: with best play whoever begins wins."
    choose(page, "pie", True)
    assert page.solved.text() == "This board is solved: with best play whoever moves second wins."
    choose(page, "size", 7)
    assert not page.solved.isVisible()
    assert page.solved.text() == ""
