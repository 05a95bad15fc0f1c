"""Counting positions on the board: by clicks, by keys and automatically."""

from __future__ import annotations

import itertools
import math
import random

import pytest
from driving import click, commands, game_page, small
from lone_game import ManualClient, lone_game, place, shown_page
from PySide6.QtCore import Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QImage, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shown_facts import each

from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.pages.counting import Counting
from desktop.pages.game_page import GamePage
from desktop.painting.drawing import Drawing
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.theme.themes import SHIPPED, UI_THEME
from desktop.views.game_views import VIEWS
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE, SpecialStep
from rules.record.game_record import GameRecord
from rules.setup import Setup

K = Qt.Key
every_game = pytest.mark.parametrize("key", GAMES)


def finished(setup: Setup, seed: int = 5) -> GameRecord:
    """Return a finished random game with only forced passes."""
    rng = random.Random(seed)
    record = GameRecord(setup)
    record.seats = ["person", "person"]
    while record.outcome is None:
        after = record.position.copy()
        turn: list[int] = []
        while after.turn == record.position.turn:
            steps = [
                s for s in after.legal_steps() if s not in (SpecialStep.PASS, SpecialStep.SWAP)
            ]
            turn.append(rng.choice(steps or after.legal_steps()))
            after.play(turn[-1])
        record.play(tuple(turn))
    return record


def show(window: MainWindow, record: GameRecord) -> GamePage:
    window.resize(1000, 760)
    window.play(record)
    page = game_page(window)
    page.board.set_animated(False)
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    return page


def picture(page: GamePage) -> QImage:
    QApplication.processEvents()
    return page.board.grab().toImage()


def test_a_count_that_was_not_asked_for_is_about_as_long_in_all_games(qtbot: QtBot) -> None:
    for setup in (GAMES["yodd"].setup(size=6), GAMES["wythe"].setup(size=5)):
        counted = OnBoard(qtbot, ended(setup))
        counted.counting.play_once()
        once = counted.timer.interval()
        assert len(counted.steps) * once <= 11_000
        counted.counting.end()
        counted.counting.start(playing=True)
        assert counted.timer.interval() >= max(900, once)
        counted.counting.end()


def test_what_the_score_would_have_been_can_be_asked_after_a_resignation(qtbot: QtBot) -> None:
    session = lone_game(small("egotzi"), "b2", "c3")
    session.resign()
    counted = OnBoard(qtbot, session)
    counted.counting.start(playing=False)
    QTest.keyClick(counted.counting, K.Key_End)
    assert counted.counting.sentence.startswith("If the game ended here")


def test_the_board_can_be_drawn_again_during_a_count(qtbot: QtBot) -> None:
    counted = OnBoard(qtbot, ended(small("oddy", sides=5)))
    counted.counting.start(playing=False)
    QTest.keyClick(counted.counting, K.Key_End)
    step = counted.counting.step
    counted.board.set_drawing(Drawing(coordinates=False))
    assert counted.counting.step == step
    drawn = counted.board.grab().toImage()
    counted.counting.end()
    assert counted.board.grab().toImage() != drawn


def test_all_sides_that_are_connected_stay_lit_while_odd_y_is_counted(qtbot: QtBot) -> None:
    page = shown_page(ended(GAMES["oddy"].setup(sides=5, size=4)), qtbot)
    assert "triangle" not in page.result.accessibleName()  # it is not yet drawn
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    steps = page.session.position.count_steps()
    page.count()
    for _step in steps:
        shown_at = picture(page)
        for side, band in enumerate(scene.layout_plan.bands):
            inside = band.area.buffer(-14).exterior.coords
            x, y = max(inside, key=lambda xy: math.dist(xy, band.badge))
            seen = shown_at.pixelColor(page.board.mapFromScene(x, y))
            assert (seen == QColor(scene.theme.sides[side])) == (side in steps[-1].sides)
        QTest.keyClick(page.counting, K.Key_Right)
    assert page.status.text.startswith("Dashed triangle: sides ")
    page.counting.end()
    triangle = [str(side + 1) for side in steps[-1].sides]
    words = f"Dashed triangle: sides {triangle[0]}, {triangle[1]} and {triangle[2]}"
    assert page.status.note == f"{words} enclose the middle."  # it is still drawn
    page.session.undo()
    assert "triangle" not in page.status.note


def test_the_expectation_map_takes_the_place_of_a_count(window: MainWindow) -> None:
    page = show(window, finished(GAMES["oddy"].setup(sides=5, size=4)))
    page.count()
    assert page.counting.position is not None
    commands(window)["learn.map"].trigger()
    assert page.counting.position is None
    assert page.status.note == "Expectation map: the game is over, nothing is left to expect."
    commands(window)["learn.map"].trigger()
    assert page.status.note.startswith("Dashed triangle: ")


def lit(page: GamePage) -> list[str]:
    return [
        label.text()
        for label in page.players.score.findChildren(QLabel)
        if label.property("role") == "lit"
    ]


@pytest.mark.short("egotzi")
@every_game
def test_the_whole_way_by_clicks_and_keys(window: MainWindow, key: str) -> None:
    page = show(window, finished(small(key)))
    assert commands(window)["turn.count"].isEnabled()
    before, task = picture(page), page.status.text
    steps = page.session.position.count_steps()
    assert len(steps) > 2
    click(page.result.count)
    seen = []
    for index, step in enumerate(steps):
        assert page.counting.step == step
        assert page.status.text == page.counting.sentence
        assert f"step {index + 1} of {len(steps)}" in page.counting.accessibleName()
        assert page.counting.accessibleDescription() == page.status.text
        seen.append((page.status.text, picture(page)))
        if index < len(steps) - 1:
            click(page.counting.buttons["forward"])
    for (text, image), (_, other) in itertools.pairwise(seen):
        assert text
        assert image != other, text
    outcome = page.session.position.outcome()
    assert outcome is not None
    assert "wins." in page.status.text
    assert VIEWS[key].player_name(outcome.winner or 0) in page.status.text
    for _ in steps[1:]:
        click(page.counting.buttons["back"])
    assert (page.status.text, picture(page)) == seen[0]
    click(page.counting.buttons["close"])
    page.board.setFocus()
    assert picture(page) == before, "the board is as it was"
    QTest.keyClick(window, K.Key_R)
    assert page.counting.hasFocus()
    QTest.keyClick(page.counting, K.Key_End)
    assert page.status.text == seen[-1][0]
    QTest.keyClick(page.counting, K.Key_Escape)
    assert not page.counting.isVisible()
    assert page.counting.step is None
    assert page.board.hasFocus()
    assert page.status.text == task


@every_game
def test_an_unfinished_game_is_counted_if_it_has_a_score(qtbot: QtBot, key: str) -> None:
    session = lone_game(small(key))
    session.play(next(step for step in session.position.legal_steps() if step >= PLACE))
    counted = OnBoard(qtbot, session)
    assert counted.counting.can_count is each("SCORED")[key]
    counted.counting.start(playing=False)
    QTest.keyClick(counted.counting, K.Key_End)
    assert "wins" not in counted.counting.sentence


@pytest.mark.short("light-themisto", "dark-yodd")
@every_game
@pytest.mark.parametrize("theme", SHIPPED)
def test_every_step_is_visible_in_every_theme(qtbot: QtBot, key: str, theme: str) -> None:
    counted = OnBoard(qtbot, ended(small(key)))
    UI_THEME.set_theme(SHIPPED[theme])
    counted.counting.start(playing=False)
    seen = [counted.board.grab().toImage()]
    for _ in counted.steps[1:]:
        QTest.keyClick(counted.counting, K.Key_Right)
        seen.append(counted.board.grab().toImage())
        assert seen[-1] != seen[-2]


def test_removed_groups_fade_if_moves_are_animated(qtbot: QtBot) -> None:
    counted = OnBoard(qtbot, ended(small("yodd")))
    counted.board.set_animated(True)
    counted.counting.start(playing=False)
    QTest.keyClick(counted.counting, K.Key_Right)
    animations = counted.board.scene().findChildren(QVariantAnimation)
    (fading,) = [each for each in animations if each.state() is each.State.Running]
    pictures = []
    for ms in (fading.duration() // 2, fading.duration()):
        fading.setCurrentTime(ms)
        pictures.append(counted.board.grab().toImage())
    assert pictures[0] != pictures[1]
    counted.board.set_animated(False)
    for key in (K.Key_Left, K.Key_Right):
        QTest.keyClick(counted.counting, key)
    assert counted.board.grab().toImage() == pictures[1], "at once"


# -- counting without a page -----------------------------------------------------------------


class OnBoard:
    """A position being counted on a board, in a widget that gets the keys that are left alone."""

    def __init__(self, qtbot: QtBot, session: GameSession) -> None:
        self.session = session
        self.left_alone: list[int] = []
        view = VIEWS[session.record.setup.game.key]
        self.board = BoardView()
        self.counting = Counting(view, self.board)
        self.counting.session = session

        class Around(QWidget):
            def keyPressEvent(around, event: QKeyEvent) -> None:  # noqa: N802, N805
                self.left_alone.append(event.key())

        around = Around()
        qtbot.addWidget(around)
        column = QVBoxLayout(around)
        column.addWidget(self.board)
        column.addWidget(self.counting)
        self.board.set_game(session.record.setup)
        self.board.show_position(session.position.copy())
        self.board.set_animated(False)
        self.changes = 0
        self.counting.changed.connect(self._count)
        self.steps = session.position.count_steps()
        self.around = around
        around.resize(500, 500)
        around.show()
        around.activateWindow()
        qtbot.waitUntil(around.isActiveWindow)
        self.board.setFocus()

    def _count(self) -> None:
        self.changes += 1

    @property
    def timer(self) -> QTimer:
        (found,) = self.counting.findChildren(QTimer)
        return found

    def index(self) -> int:
        """Return the index of the current step, which the bar shows too."""
        assert self.counting.step is not None
        index = self.steps.index(self.counting.step)
        assert self.counting.accessibleName() == f"Count, step {index + 1} of {len(self.steps)}"
        assert self.counting.accessibleDescription() == self.counting.sentence != ""
        return index

    def stop_is_offered(self) -> bool:
        offered = self.counting.buttons["play"].toolTip().startswith("Pause the count")
        assert offered is self.timer.isActive()
        return offered


@pytest.fixture
def counted(qtbot: QtBot) -> OnBoard:
    return OnBoard(qtbot, lone_game(small("yodd"), "Ba1", "Bc3,We3"))


def ended(setup: Setup) -> GameSession:
    session = GameSession(finished(setup), ManualClient())
    session.start()
    return session


def test_an_empty_board_has_nothing_to_count(qtbot: QtBot) -> None:
    counted = OnBoard(qtbot, lone_game(small("yodd")))
    assert not counted.counting.can_count
    counted.counting.start(playing=True)
    assert counted.counting.isHidden()
    assert (counted.counting.step, counted.changes) == (None, 0)


def test_the_focus_stays_elsewhere_when_a_count_ends(counted: OnBoard) -> None:
    counted.counting.start(playing=False)
    other = QLabel(counted.around)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    other.setFocus()
    counted.counting.end()
    assert other.hasFocus()


def test_steps_end_at_the_first_and_the_last(counted: OnBoard) -> None:
    counted.counting.start(playing=False)
    last = len(counted.steps) - 1
    assert last >= 2
    seen = []
    for key in (K.Key_Left, K.Key_Right, K.Key_End, K.Key_Right, K.Key_Left, K.Key_Home):
        QTest.keyClick(counted.counting, key)
        seen.append(counted.index())
    assert seen == [0, 1, last, last, last - 1, 0]
    assert counted.changes == 7


def test_it_plays_to_the_last_step_and_starts_again_from_there(
    counted: OnBoard,
) -> None:
    counted.counting.start(playing=True)
    seen = [(counted.index(), counted.stop_is_offered())]
    for _ in counted.steps[1:]:
        counted.timer.timeout.emit()
        seen.append((counted.index(), counted.stop_is_offered()))
    last = len(counted.steps) - 1
    assert seen == [(index, index < last) for index in range(last + 1)]
    QTest.keyClick(counted.counting, K.Key_Space)
    assert (counted.index(), counted.stop_is_offered()) == (0, True)
    QTest.keyClick(counted.counting, K.Key_Space)
    assert (counted.index(), counted.stop_is_offered()) == (0, False)
    QTest.keyClick(counted.counting, K.Key_Space)  # on from where it is
    assert (counted.index(), counted.stop_is_offered()) == (1, True)
    QTest.keyClick(counted.counting, K.Key_Left)
    assert (counted.index(), counted.stop_is_offered()) == (0, False)
    QTest.keyClick(counted.counting, K.Key_Space)
    click(counted.counting.buttons["close"])
    assert not counted.timer.isActive()
    assert counted.counting.step is None


def test_it_ends_with_the_position(counted: OnBoard) -> None:
    counted.counting.start(playing=False)
    counted.counting.refresh()
    assert counted.counting.step is not None
    place(counted.session, "pass")
    counted.counting.refresh()
    assert counted.counting.step is None
    assert counted.counting.isHidden()


@pytest.mark.parametrize(("steps", "ms"), [(1, 0), (3, 2200), (9, 2200), (12, 1666), (100, 900)])
def test_a_long_count_goes_faster_but_never_too_fast_to_follow(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, steps: int, ms: int
) -> None:
    counted = OnBoard(qtbot, lone_game(small("yodd"), "Ba1"))
    some = counted.steps

    class Long:
        def __init__(self) -> None:
            self.count_steps = lambda: (some * steps)[:steps]
            self.pieces = counted.session.position.pieces
            self.copy = lambda: self

    view = VIEWS["yodd"]
    monkeypatch.setattr(type(view), "count_sentence", lambda *_: "So it is.")
    monkeypatch.setattr(GameSession, "position", Long())
    counted.counting.start(playing=True)
    assert counted.timer.isActive() is (ms > 0)
    assert not ms or counted.timer.interval() == ms
    if ms:
        QTest.keyClick(counted.counting, K.Key_Space)
        QTest.keyClick(counted.counting, K.Key_Space)
        assert counted.timer.interval() == ms
        assert counted.timer.isActive()
    counted.timer.stop()


@pytest.mark.short("800x600-egotzi")
@every_game
@pytest.mark.parametrize("size", [(800, 600), (1400, 700)], ids=["800x600", "1400x700"])
def test_the_board_keeps_its_size_while_it_is_counted(
    window: MainWindow, key: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.play(finished(small(key)))
    page = game_page(window)
    for _ in range(3):
        QApplication.processEvents()
    before = page.board.size()
    QTest.keyClick(page.board, K.Key_R)
    QApplication.processEvents()
    assert page.counting.isVisible()
    assert page.board.size() == before
    assert page.status.rect().contains(page.counting.geometry())
    QTest.keyClick(page.counting, K.Key_Escape)
    QApplication.processEvents()
    assert not page.counting.isVisible()
    assert page.board.size() == before


# -- the bar ------------------------------------------------------------------------------------


KEYS = {"first": "Home", "back": "Left", "forward": "Right", "last": "End", "close": "Esc"}


@pytest.mark.parametrize(("code", "home"), [("en", "Home"), ("de", "Pos1"), ("fr", "Début")])
def test_keys_have_their_qt_names(counted: OnBoard, code: str, home: str) -> None:
    UI_LANGUAGE.set_language(Language(code))
    buttons = counted.counting.buttons
    assert buttons["first"].toolTip().endswith(f"  ({home})")
    native = QKeySequence.SequenceFormat.NativeText
    for name, key in KEYS.items():
        assert buttons[name].toolTip().endswith(f"  ({QKeySequence(key).toString(native)})")
        assert buttons[name].accessibleName() == buttons[name].toolTip()


def test_the_play_button_says_what_it_does(counted: OnBoard) -> None:
    play = counted.counting.buttons["play"]
    assert play.toolTip() == "Count automatically  (Space)"
    counted.counting.start(playing=True)
    assert play.toolTip() == "Pause the count  (Space)"
    UI_LANGUAGE.set_language(Language("de"))
    assert play.toolTip() == "Zählen anhalten  (Leertaste)"


@pytest.mark.parametrize(
    ("press", "back", "forward"), [("first", False, True), ("", True, True), ("last", True, False)]
)
def test_only_useful_buttons_are_enabled(
    counted: OnBoard, press: str, back: bool, forward: bool
) -> None:
    bar = counted.counting
    assert bar.isHidden()
    assert bar.property("role") == "count"
    bar.start(playing=False)
    click(bar.buttons["forward"])
    if press:
        click(bar.buttons[press])
    can = {name: button.isEnabled() for name, button in bar.buttons.items()}
    moves = {"first": back, "back": back, "forward": forward, "last": forward}
    assert can == {**moves, "play": True, "close": True}


def test_the_buttons_do_what_they_say_and_keep_the_focus(counted: OnBoard) -> None:
    bar, last = counted.counting, len(counted.steps) - 1
    assert list(bar.buttons) == ["first", "back", "play", "forward", "last", "close"]
    titles = [button.toolTip().partition("  (")[0] for button in bar.buttons.values()]
    assert titles == [
        "First step",
        "Previous step",
        "Count automatically",
        "Next step",
        "Last step",
        "Stop counting",
    ]
    bar.start(playing=False)
    seen = []
    for name in ("forward", "back", "last", "back", "first", "play"):
        click(bar.buttons[name])
        seen.append(counted.index())
    assert seen == [1, 0, last, last - 1, 0, 1]
    assert counted.stop_is_offered()
    assert bar.hasFocus()


def test_its_keys_do_the_same_and_others_are_left_alone(counted: OnBoard) -> None:
    counted.counting.start(playing=False)
    for key in (K.Key_Space, K.Key_Return, K.Key_Enter):
        QTest.keyClick(counted.counting, key)
    assert (counted.index(), counted.stop_is_offered()) == (2, True)
    for modifier in (Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ControlModifier):
        QTest.keyClick(counted.counting, K.Key_Left, modifier)
    assert counted.index() == 1  # Ctrl and an arrow mean something else
    QTest.keyClick(counted.counting, K.Key_Escape)
    QTest.keyClick(counted.counting, K.Key_A)
    assert counted.index() == 1
    assert counted.left_alone[-3:] == [K.Key_Left, K.Key_Escape, K.Key_A]
