"""Clocks on the screen: digits, announcements, and buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driving import (
    SlowEngine,
    click,
    commands,
    do_step,
    game_page,
    komi_page,
    new_games,
    program_of,
    settle,
    shown,
    small,
)
from lone_game import Time
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.play.clock_face import ClockFace
from desktop.play.game_page import GamePage
from desktop.start.clock_field import PRESETS, ClockField, Way
from desktop.start.new_game_page import NewGamePage
from desktop.theme.theme import DARK, LIGHT, text_on
from desktop.widgets.topic import Topic
from desktop.window.main_window import MainWindow
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES

HUMANS: Seats = (Human("Ann"), Human("Ben"))
FIXED = TimeControl(main_seconds=100)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def window(make_program: Callable[..., Program], time: Time, qtbot: QtBot) -> MainWindow:
    return shown(make_program(SlowEngine, now=time), qtbot)


def wait(page: GamePage, time: Time, seconds: float) -> None:
    """Let time pass in the window."""
    while seconds > 0:
        time.now += min(1.0, seconds)
        seconds -= 1.0
        page.session.clock._tick()


@pytest.fixture
def face(qtbot: QtBot) -> ClockFace:
    """Return a clock face alone."""
    made = ClockFace(DARK)
    qtbot.addWidget(made)
    return made


def hint(face: ClockFace) -> tuple[int, int]:
    return face.sizeHint().width(), face.sizeHint().height()


def test_a_face_has_its_time_in_digits_and_in_words(face: ClockFace) -> None:
    assert (face.text, face.spoken_text, face.low) == ("0:00.0", "clock 0 seconds", False)
    face.show_time(272, low=True, runs=False)
    assert (face.text, face.spoken_text, face.low) == ("4:32", "clock 4 minutes 32 seconds", True)
    face.show_time(271, low=False, runs=False)
    assert (face.text, face.low) == ("4:31", False)


def test_a_face_keeps_its_size_as_time_passes(face: ClockFace) -> None:
    sizes = set()
    for seconds in (3599, 600, 61, 11, 9.9, 0):
        face.show_time(seconds, low=seconds < 20, runs=True)
        sizes.add(hint(face))
    ((normal, height),) = sizes
    face.show_time(5 * 3600, low=False, runs=True)
    hours = hint(face)[0]
    face.show_time(100 * 3600, low=False, runs=True)
    assert hint(face)[0] > hours > normal
    assert hint(face)[1] == height
    assert face.minimumSizeHint() == face.sizeHint()


def in_a_row(qtbot: QtBot) -> tuple[QWidget, ClockFace]:
    """Return a clock face and the widget around it."""
    around = QWidget()
    qtbot.addWidget(around)
    face = ClockFace(DARK)
    QHBoxLayout(around).addWidget(face)
    return around, face


def test_a_face_has_a_fixed_size(
    qtbot: QtBot,
) -> None:
    around, face = in_a_row(qtbot)
    around.resize(500, 300)
    around.show()
    assert face.size() == face.sizeHint()
    plain = face.fontMetrics()
    assert face.height() > 1.5 * plain.height()
    assert face.width() > 1.35 * plain.horizontalAdvance("0:00.0") + plain.height()


def test_the_room_for_a_face_grows_with_its_text_and_with_the_font(qtbot: QtBot) -> None:
    around, face = in_a_row(qtbot)
    around.show()
    widths = [around.sizeHint().width()]
    face.show_time(5 * 3600, low=False, runs=True)
    widths.append(around.sizeHint().width())
    font = QFont(face.font())
    font.setPointSizeF(2 * font.pointSizeF())
    face.setFont(font)
    widths.append(around.sizeHint().width())
    assert widths == sorted(set(widths))


def colours(face: ClockFace) -> tuple[list[str], str, set[str]]:
    """Return the first pixels from the left edge, the background, and all colours."""
    face.resize(face.sizeHint())
    picture = face.grab().toImage()
    middle = picture.height() // 2
    edge = [picture.pixelColor(x, middle).name() for x in range(2)]
    ground = picture.pixelColor(5, middle).name()
    width, height = picture.width(), picture.height()
    every = {picture.pixelColor(x, y).name() for x in range(width) for y in range(height)}
    return edge, ground, every


def test_a_running_clock_has_a_frame_and_a_low_one_is_filled(face: ClockFace) -> None:
    theme = DARK
    accent, ink, fill = theme.hint.lower(), theme.ink.lower(), theme.last_cell.lower()
    face.show_time(88, low=False, runs=False)
    edge, plain, every = colours(face)
    assert accent not in every
    assert edge[0] != edge[1] or edge[0] == plain  # a thin line
    assert ink in every  # the digits
    face.show_time(88, low=False, runs=True)
    edge, ground, every = colours(face)
    assert (edge, ground) == ([accent, accent], plain)
    assert ink in every
    face.show_time(8, low=True, runs=True)
    edge, ground, every = colours(face)
    assert (edge, ground) == ([ink, ink], fill)
    assert text_on(fill).lower() in every
    face.show_time(8, low=True, runs=False)
    assert colours(face)[0] != [ink, ink]
    assert colours(face)[1] == fill


def test_a_face_is_painted_again_only_when_it_changes(face: ClockFace, qtbot: QtBot) -> None:
    painted: list[QObject] = []

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                painted.append(watched)
            return False

    def paints_after(change: Callable[[], object]) -> int:
        painted.clear()
        change()
        QApplication.processEvents()
        return len(painted)

    watcher = Watcher()
    face.installEventFilter(watcher)
    face.show()
    qtbot.waitExposed(face)
    QApplication.processEvents()
    show = face.show_time
    assert paints_after(lambda: show(90, low=False, runs=False))
    assert not paints_after(lambda: show(89.5, low=False, runs=False))  # 1:30 all the same
    assert paints_after(lambda: show(89, low=False, runs=False))
    assert paints_after(lambda: show(89, low=True, runs=False))
    assert paints_after(lambda: show(89, low=True, runs=True))
    before = face.grab().toImage()
    assert paints_after(lambda: face.set_theme(LIGHT))
    assert face.grab().toImage() != before


def test_no_clocks_are_shown_in_a_game_without(window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    page = game_page(window)
    assert not any(card.face.isVisible() for card in page.players.cards)
    assert not page.tools.buttons["turn.pause"].isVisible()
    assert not commands(window)["turn.pause"].isEnabled()


def test_the_cards_show_the_clocks(window: MainWindow, time: Time) -> None:
    window.play_new(small("egotzi"), HUMANS, FIXED)
    page = game_page(window)
    assert [card.face.text for card in page.players.cards] == ["1:40", "1:40"]
    wait(page, time, 7)
    assert [card.face.text for card in page.players.cards] == ["1:33", "1:40"]
    do_step(page, page.session.position.legal_steps()[0])
    assert "clock 1 minute 33 seconds" in page.players.cards[0].accessibleName()
    wait(page, time, 85.5)
    assert page.players.cards[1].face.text == "0:15"
    assert page.players.cards[1].face.low
    assert not page.players.cards[0].face.low
    wait(page, time, 6)
    assert page.players.cards[1].face.text == "0:08.5"


def test_a_tick_paints_one_clock_and_nothing_else(
    window: MainWindow, time: Time, qtbot: QtBot
) -> None:
    window.play_new(small("egotzi"), HUMANS, FIXED)
    page = game_page(window)
    qtbot.wait(50)
    painted: list[QObject] = []

    class Watcher(QObject):
        def eventFilter(  # noqa: N802
            self, watched: QObject, event: QEvent
        ) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(watched)
            return False

    watcher = Watcher()
    for part in (page.board.viewport(), page.players.cards[0].face, page.players.cards[1].face):
        part.installEventFilter(watcher)
    qtbot.wait(300)  # the window is still being laid out
    painted.clear()
    wait(page, time, 1)
    qtbot.waitUntil(lambda: bool(painted))
    QApplication.processEvents()
    assert painted == [page.players.cards[0].face]


def test_the_buttons_to_pause_and_resume(window: MainWindow, time: Time, qtbot: QtBot) -> None:
    window.play_new(small("egotzi"), HUMANS, FIXED)
    page = game_page(window)
    click(page.tools.buttons["turn.pause"])
    assert page.session.phase is Phase.PAUSED
    assert not page.tools.buttons["turn.pause"].isVisible()
    assert "clocks are stopped" in page.status.text
    wait(page, time, 30)
    assert page.players.cards[0].face.text == "1:40"
    click(page.resume)
    wait(page, time, 1)
    assert page.players.cards[0].face.text == "1:39"
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    assert page.session.clock.paused
    QTest.keyClick(window, Qt.Key.Key_G)
    assert not page.session.clock.paused


def test_sleep_is_reported_and_the_clocks_can_be_resumed(window: MainWindow, time: Time) -> None:
    window.play_new(small("egotzi"), HUMANS, FIXED)
    page = game_page(window)
    time.now += 1000
    page.session.clock._tick()
    assert "asleep" in window.notices.texts[Topic.CLOCK]
    page.session.resume()
    assert Topic.CLOCK not in window.notices.texts
    assert page.session.phase is Phase.CHOICE


def test_a_game_lost_on_time_explains_undo(window: MainWindow, time: Time) -> None:
    window.play_new(small("egotzi"), HUMANS, FIXED)
    page = game_page(window)
    wait(page, time, 101)
    assert "the game continues without clocks" in page.result.accessibleName()
    assert page.players.cards[0].face.text == "0:00.0"
    click(page.tools.buttons["turn.undo"])
    assert page.session.phase is Phase.CHOICE
    assert not page.players.cards[0].face.isVisible()


def test_a_clock_that_ran_out_stays_hidden_when_the_game_continues(
    window: MainWindow, time: Time
) -> None:
    window.play_new(small("egotzi"), HUMANS, FIXED)
    page = game_page(window)

    def clocks_are_seen() -> bool:
        return any(card.face.isVisible() for card in page.players.cards)

    wait(page, time, 101)
    assert clocks_are_seen()
    click(page.tools.buttons["turn.undo"])
    for text in ("b2", "c3", "d4"):
        for step in page.session.record.position.read(text):
            page.session.play(step)
        assert not clocks_are_seen()
    click(page.tools.buttons["turn.undo"])
    assert not clocks_are_seen()
    page.session.resign()  # the game is over now, but not on time
    assert page.session.phase is Phase.OVER
    assert not clocks_are_seen()


def test_clock_announcements_are_short(window: MainWindow, time: Time) -> None:
    announced: list[str] = []
    window.play_new(small("egotzi"), HUMANS, FIXED)
    page = game_page(window)
    page.announcer.announced.connect(announced.append)
    wait(page, time, 95)
    assert announced == ["Ann has 1 minute left.", "Ann has 10 seconds left."]
    page.announce_standing()
    assert "Clocks: Black 5 seconds, White 1 minute 40 seconds." in announced[-1]


def test_playing_again_keeps_the_clocks(window: MainWindow, time: Time) -> None:
    window.play_new(small("egotzi"), HUMANS, FIXED)
    wait(game_page(window), time, 101)
    click(game_page(window).result.rematch)
    assert game_page(window).session.clock.control == FIXED
    assert game_page(window).players.cards[0].face.text == "1:40"


# -- the page of a new game ------------------------------------------------------------------


def test_the_clocks_are_chosen_and_remembered(window: MainWindow) -> None:
    game = GAMES["egotzi"]
    new_games(window).ask(game)
    assert isinstance(window.page, NewGamePage)
    assert window.page.clocks.control == NO_CLOCKS
    window.page.players.choose(HUMANS)
    window.page.clocks.choice.setCurrentIndex(5)
    click(window.page.start)
    assert game_page(window).session.clock.control == PRESETS[5]
    assert program_of(window).settings.time_control(game) == PRESETS[5]
    assert program_of(window).settings.time_control(GAMES["wythe"]) == NO_CLOCKS
    new_games(window).ask(game)
    assert isinstance(window.page, NewGamePage)
    assert window.page.clocks.control == PRESETS[5]


def test_clocks_are_kept_during_the_komi_offer(window: MainWindow) -> None:
    setup = GAMES["egotzi"].setup(size=5, variant="squared")
    new_games(window).offer_komi(setup, HUMANS, FIXED)
    page = komi_page(window)
    click(page.name_it)
    click(page.sides[0])
    assert game_page(window).session.clock.control == FIXED


@pytest.mark.parametrize("control", PRESETS, ids=str)
def test_the_default_controls_are_in_the_list(qtbot: QtBot, control: TimeControl) -> None:
    field = ClockField(control)
    qtbot.addWidget(field)
    field.show()
    assert field.control == control
    assert not field.minutes.isVisible()


@pytest.mark.parametrize(
    "control",
    [
        TimeControl(main_seconds=90),
        TimeControl(main_seconds=1),
        TimeControl(main_seconds=660, increment_seconds=7),
        TimeControl(overtime_seconds=75, overtime_turns=1),
    ],
    ids=str,
)
def test_other_times_are_shown_in_numbers(qtbot: QtBot, control: TimeControl) -> None:
    field = ClockField(control)
    qtbot.addWidget(field)
    field.show()
    assert field.control == control
    assert field.minutes.isVisible()
    assert field.more.isVisible() == bool(control.increment_seconds)


def test_zero_time_cannot_be_chosen(qtbot: QtBot) -> None:
    field = ClockField(TimeControl(main_seconds=60))
    qtbot.addWidget(field)
    field.choice.setCurrentIndex(len(PRESETS))
    for way in range(len(Way)):
        field.way.setCurrentIndex(way)
        field.minutes.setValue(0)
        field.seconds.setValue(0)
        field.more.setValue(0)
        assert field.control


def test_the_computer_waits_while_clocks_are_paused(
    window: MainWindow, time: Time, qtbot: QtBot
) -> None:
    window.play_new(small("egotzi"), (Human(), Computer(1)), FIXED)
    page = game_page(window)
    do_step(page, page.session.position.legal_steps()[0])
    click(page.tools.buttons["turn.pause"])
    settle(page.session, qtbot)
    assert len(page.session.record.line) == 1
    assert page.players.cards[1].accessibleName().count("paused")
