"""Clocks on the screen: digits, buttons, and the notice that they were stopped."""

from collections.abc import Callable

import pytest
from driving import (
    SlowEngine,
    click,
    game_page,
    shown,
    small,
)
from lone_game import Time, lone_game, shown_page
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.game.game_session import GameSession, Phase
from desktop.game.players import Human, Seats
from desktop.pages.game_page import ClockNotices, GamePage
from desktop.pages.players_panel import ClockFace
from desktop.theme.themes import DARK, LIGHT, UI_THEME, text_on
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.window.main_window import MainWindow
from rules.clock import TimeControl

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
    made = ClockFace()
    qtbot.addWidget(made)
    return made


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
        sizes.add(face.sizeHint().toTuple())
    ((normal, height),) = sizes
    face.show_time(5 * 3600, low=False, runs=True)
    hours = face.sizeHint().width()
    face.show_time(100 * 3600, low=False, runs=True)
    assert face.sizeHint().width() > hours > normal
    assert face.sizeHint().height() == height
    assert face.minimumSizeHint() == face.sizeHint()


def test_a_face_has_a_fixed_size_that_grows_with_its_text_and_with_the_font(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    face = ClockFace()
    QHBoxLayout(around).addWidget(face)
    around.resize(500, 300)
    around.show()
    assert face.size() == face.sizeHint()
    plain = face.fontMetrics()
    assert face.height() > 1.5 * plain.height()
    assert face.width() > 1.35 * plain.horizontalAdvance("0:00.0") + plain.height()
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
    theme = LIGHT
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
    paints_after = paints(qtbot, face)
    face.show()
    qtbot.waitExposed(face)
    show = face.show_time
    assert paints_after(lambda: show(90, low=False, runs=False))
    assert not paints_after(lambda: show(89.5, low=False, runs=False))  # 1:30 all the same
    assert paints_after(lambda: show(89, low=False, runs=False))
    assert paints_after(lambda: show(89, low=True, runs=False))
    assert paints_after(lambda: show(89, low=True, runs=True))
    before = face.grab().toImage()
    UI_THEME.set_theme(DARK)
    assert face.grab().toImage() != before


def test_a_tick_paints_one_clock_and_nothing_else(qtbot: QtBot, time: Time) -> None:
    page = shown_page(lone_game(small("egotzi"), control=FIXED, now=time), qtbot)
    faces = [card.face for card in page.players.cards]
    paints_after = paints(qtbot, page.board.viewport(), *faces)
    qtbot.waitUntil(lambda: not paints_after(lambda: None))  # the page has been laid out
    assert paints_after(lambda: wait(page, time, 1)) == faces[:1]


def test_playing_again_keeps_the_clocks(window: MainWindow, time: Time) -> None:
    window.play_new(small("egotzi"), HUMANS, FIXED)
    wait(game_page(window), time, 101)
    click(game_page(window).result.rematch)
    assert game_page(window).session.clock.control == FIXED
    assert game_page(window).players.cards[0].face.text == "1:40"


# -- the page of a new game ------------------------------------------------------------------


def paints(qtbot: QtBot, *widgets: QWidget) -> Callable[[Callable[[], object]], list[QObject]]:
    """Return a function that says which of these shown widgets an action has painted."""
    painted: list[QObject] = []

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                painted.append(watched)
            return False

    watcher = Watcher(widgets[0])
    for widget in widgets:
        widget.installEventFilter(watcher)

    def after(change: Callable[[], object]) -> list[QObject]:
        QApplication.processEvents()
        painted.clear()
        change()
        QApplication.processEvents()
        return painted

    return after


def test_clocks_are_paused_and_resumed_by_buttons_and_keys_and_after_sleep(
    window: MainWindow, time: Time
) -> None:
    window.play_new(small("egotzi"), HUMANS, FIXED)
    page = game_page(window)
    click(page.tools.buttons["turn.pause"])
    assert page.session.phase is Phase.PAUSED
    assert not page.tools.buttons["turn.pause"].isEnabled()
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
    time.now += 1000
    page.session.clock._tick()
    assert "asleep" in window.notices.texts[Topic.CLOCK]
    page.session.resume()
    assert Topic.CLOCK not in window.notices.texts
    assert page.session.phase is Phase.CHOICE


# -- the notice that clocks were stopped automatically ------------------------------------------


@pytest.fixture
def notices(qtbot: QtBot) -> NoticeBar:
    made = NoticeBar()
    qtbot.addWidget(made)
    made.show()
    return made


def suspended(notices: NoticeBar) -> GameSession:
    """Return a game whose clocks were running while the computer was asleep."""
    time = Time()
    session = lone_game(small("egotzi"), control=TimeControl(main_seconds=60), now=time)
    ClockNotices(session, notices)
    assert notices.texts == {}
    time.now += 3600
    session.clock.check()
    assert session.phase is Phase.PAUSED
    return session


def test_sleep_is_reported_and_the_button_resumes_the_clocks(notices: NoticeBar) -> None:
    session = suspended(notices)
    assert notices.texts == {
        Topic.CLOCK: "This computer was asleep or too busy, so the clocks were stopped."
    }
    (button,) = notices.findChildren(QPushButton)
    assert button.text() == "Resume"
    click(button)
    assert session.phase is Phase.CHOICE
    assert session.clock.is_running
    assert notices.texts == {}


def test_the_notice_stays_while_clocks_are_stopped_and_a_requested_pause_has_none(
    notices: NoticeBar,
) -> None:
    session = suspended(notices)
    session.edits.set_root({"EV": ["Cup"]})
    assert session.phase is Phase.PAUSED
    assert list(notices.texts) == [Topic.CLOCK]
    session.resume()
    assert notices.texts == {}
    session.pause()
    assert session.phase is Phase.PAUSED
    assert notices.texts == {}
