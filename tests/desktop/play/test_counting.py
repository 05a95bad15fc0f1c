"""Counting positions on the board: by clicks, by keys and automatically."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable

import pytest
from driving import click, commands, do_step, game_page, show_start, shown, small
from lone_game import lone_game, place
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from shown_facts import each

from desktop.application.program import Program
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.game.players import Human, Seats
from desktop.play import counting as counting_module
from desktop.play.count_bar import CountBar
from desktop.play.counting import Counting
from desktop.play.game_page import GamePage
from desktop.theme.theme import LIGHT, SHIPPED
from desktop.views.game_views import VIEWS
from desktop.window.main_window import MainWindow
from rules.count_step import Counted
from rules.games import GAMES
from rules.position import PLACE, SpecialStep
from rules.record.game_record import GameRecord
from rules.setup import Setup

HUMANS: Seats = (Human(), Human())
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


def settled(page: GamePage, qtbot: QtBot) -> QImage:
    """Return the picture after all animations."""
    last, now = QImage(), picture(page)
    while now != last:
        qtbot.wait(400)
        last, now = now, picture(page)
    return now


@every_game
def test_the_whole_way_by_clicks(window: MainWindow, key: str) -> None:
    page = show(window, finished(small(key)))
    before = picture(page)
    steps = page.session.position.count_steps()
    assert len(steps) > 2
    click(page.result.count)
    seen = []
    for index, step in enumerate(steps):
        assert page.counting.step == step
        assert page.status.text == page.counting.sentence
        assert f"step {index + 1} of {len(steps)}" in page.count_bar.accessibleName()
        assert page.count_bar.accessibleDescription() == page.status.text
        seen.append((page.status.text, picture(page)))
        assert page.count_bar.buttons["back"].isEnabled() is (index > 0)
        if index < len(steps) - 1:
            click(page.count_bar.buttons["forward"])
    assert not page.count_bar.buttons["forward"].isEnabled()
    for (text, image), (_, other) in itertools.pairwise(seen):
        assert text
        assert image != other, text
    for _ in steps[1:]:
        click(page.count_bar.buttons["back"])
    assert (page.status.text, picture(page)) == seen[0]
    click(page.count_bar.buttons["close"])
    assert not page.count_bar.isVisible()
    assert page.counting.step is None
    page.board.setFocus()
    assert picture(page) == before, "the board is as it was"


@every_game
def test_the_whole_way_by_keys(window: MainWindow, key: str) -> None:
    page = show(window, finished(small(key)))
    total = len(page.session.position.count_steps())
    task = page.status.text
    QTest.keyClick(window, K.Key_R)
    assert page.count_bar.hasFocus()
    texts = [page.status.text]
    for _ in range(total - 1):
        QTest.keyClick(page.count_bar, K.Key_Right)
        texts.append(page.status.text)
    QTest.keyClick(page.count_bar, K.Key_Right)  # there is no more
    assert page.status.text == texts[-1]
    outcome = page.session.position.outcome()
    assert outcome is not None
    assert "wins." in texts[-1]
    assert VIEWS[key].player_name(outcome.winner or 0) in texts[-1]
    QTest.keyClick(page.count_bar, K.Key_Home)
    assert page.status.text == texts[0]
    QTest.keyClick(page.count_bar, K.Key_End)
    QTest.keyClick(page.count_bar, K.Key_Left)
    assert page.status.text == texts[-2]
    QTest.keyClick(page.count_bar, K.Key_Escape)
    assert not page.count_bar.isVisible()
    assert page.board.hasFocus()
    assert page.status.text == task


def test_a_count_that_was_not_asked_for_is_about_as_long_in_all_games(
    window: MainWindow,
) -> None:
    for setup in (GAMES["yodd"].setup(size=6), GAMES["wythe"].setup(size=5)):
        page = show(window, finished(setup))
        steps = len(page.session.position.count_steps())
        page.counting.play_once()
        once = page.counting._timer.interval()
        assert steps * once <= 11_000
        page.counting.end()
        click(page.result.count)
        QTest.keyClick(page.count_bar, K.Key_Space)
        assert page.counting._timer.interval() >= max(900, once)
        page.counting.end()


def test_all_sides_that_are_connected_stay_lit_while_odd_y_is_counted(
    window: MainWindow,
) -> None:
    page = show(window, finished(GAMES["oddy"].setup(sides=5, size=4)))
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
        QTest.keyClick(page.count_bar, K.Key_Right)
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


def test_it_plays_automatically_and_can_be_stopped(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting_module, "_MIN_MS", 20)
    monkeypatch.setattr(counting_module, "_WHOLE_MS", 200)
    page = show(window, finished(small("yodd")))
    page.board.set_animated(True)
    last = page.session.position.count_steps()[-1]
    click(page.result.count)
    assert page.count_bar.buttons["play"].accessibleName().startswith("Pause")
    qtbot.waitUntil(lambda: page.counting.step == last)
    assert page.count_bar.buttons["play"].accessibleName().startswith("Count automatically")
    QTest.keyClick(page.count_bar, K.Key_Space)  # from the end it begins again
    assert page.counting.step != last
    QTest.keyClick(page.count_bar, K.Key_Space)
    assert not page.counting._timer.isActive()
    page.counting.end()


def test_the_row_of_the_table_is_highlighted(window: MainWindow) -> None:
    page = show(window, finished(small("wythe", size=5)))
    QTest.keyClick(window, K.Key_R)
    while page.counting.step is not None and page.counting.step.reason is not Counted.SCORES:
        count = page.counting.step.count
        assert count is not None
        (label, black, white) = lit(page)
        assert (label, black, white) == (
            f"Groups of size {count.size}",
            str(count.black),
            str(count.white),
        )
        QTest.keyClick(page.count_bar, K.Key_Right)
    assert lit(page)[0] == "Score"
    QTest.keyClick(page.count_bar, K.Key_Escape)
    assert not lit(page)


def lit(page: GamePage) -> list[str]:
    return [
        label.text()
        for label in page.players.score.findChildren(QLabel)
        if label.property("role") == "lit"
    ]


def test_squares_are_added_up_in_the_table(window: MainWindow) -> None:
    page = show(window, finished(small("egotzi", variant="squared", komi=6, pie=False)))
    QTest.keyClick(window, K.Key_R)
    sums = []
    for _ in page.session.position.count_steps():
        sums.append(tuple(int(text) for text in lit(page)[1:]))
        QTest.keyClick(page.count_bar, K.Key_Right)
    assert sums == sorted(sums)
    assert sums[0][1] == 0
    assert sums[-1] == page.session.position.score()
    assert sums[-1][1] - sums[-3][1] == 6


@every_game
def test_in_the_middle_of_a_game(window: MainWindow, key: str) -> None:
    """Count an unfinished game with a score; a turn ends the count."""
    window.play_new(small(key), HUMANS)
    page = game_page(window)
    assert not commands(window)["turn.count"].isEnabled()
    do_step(page, next(s for s in page.session.position.legal_steps() if s >= PLACE))
    scored = each("SCORED")[key]
    assert commands(window)["turn.count"].isEnabled() is scored
    assert not page.result.isVisible()
    if not scored:
        return
    commands(window)["turn.count"].trigger()
    page.counting._move(100)
    assert "wins" not in page.status.text
    step = next(s for s in page.session.position.legal_steps() if s >= PLACE)
    page.session.play(step)
    assert page.counting.step is None
    assert not page.count_bar.isVisible()


def test_a_resignation_has_nothing_to_count(window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    page = game_page(window)
    for _ in range(4):
        page.session.play(page.session.position.legal_steps()[-1])
    page.session.resign()
    assert page.result.isVisible()
    assert not page.result.count.isVisible()
    commands(window)["turn.count"].trigger()  # but what the score would have been can be asked
    page.counting._move(100)
    assert page.status.text.startswith("If the game ended here")


def test_undo_ends_the_count(window: MainWindow) -> None:
    page = show(window, finished(small("egotzi")))
    click(page.result.count)
    QTest.keyClick(window, K.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.counting.step is None
    assert not page.session.position.over


def test_the_board_can_be_rotated_during_a_count(window: MainWindow) -> None:
    page = show(window, finished(small("oddy", sides=5)))
    click(page.result.count)
    click(page.count_bar.buttons["last"])
    step, before = page.counting.step, picture(page)
    commands(window)["board.mirror"].trigger()
    assert page.counting.step == step
    assert picture(page) != before
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    page.counting.end()
    counted = picture(page)
    page.counting.start(playing=False)
    assert picture(page) != counted


@every_game
@pytest.mark.parametrize("theme", SHIPPED)
def test_every_step_is_visible_in_every_theme(window: MainWindow, key: str, theme: str) -> None:
    page = show(window, finished(small(key)))
    page.set_theme(SHIPPED[theme])
    page.counting.start(playing=False)
    seen = [picture(page)]
    for _ in page.session.position.count_steps()[1:]:
        page.counting._move(1)
        seen.append(picture(page))
        assert seen[-1] != seen[-2]


def test_removed_groups_fade_if_moves_are_animated(window: MainWindow, qtbot: QtBot) -> None:
    page = show(window, finished(small("yodd")))
    page.board.set_animated(True)
    page.counting.start(playing=False)
    before = settled(page, qtbot)
    page.counting._move(1)
    during = picture(page)
    after = settled(page, qtbot)
    assert during != after
    page.board.set_animated(False)
    page.counting._move(-1)
    assert picture(page) == before, "at once"


def test_a_window_closes_in_the_middle_of_a_count(
    make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    window = shown(make_program(), qtbot)
    page = show(window, finished(small("wythe")))
    page.board.set_animated(True)
    page.counting.start(playing=True)
    timer = page.counting._timer
    assert timer.isActive()
    window.close()
    qtbot.waitUntil(lambda: not isValid(timer))


def test_a_count_ends_when_its_game_is_left_waiting(
    make_program: Callable[..., Program], qtbot: QtBot
) -> None:
    window = shown(make_program(), qtbot)
    page = show(window, finished(small("wythe")))
    page.counting.start(playing=True)
    show_start(window)
    assert page.counting.step is None


# -- counting without a page -----------------------------------------------------------------


class OnBoard:
    """A position being counted on a board with its bar, in a window."""

    def __init__(self, qtbot: QtBot, session: GameSession) -> None:
        self.session = session
        self.board, self.bar, around = BoardView(), CountBar(), QWidget()
        qtbot.addWidget(around)
        column = QVBoxLayout(around)
        column.addWidget(self.board)
        column.addWidget(self.bar)
        self.board.set_game(session.record.setup, LIGHT)
        self.board.show_position(session.position.copy())
        self.board.set_animated(False)
        view = VIEWS[session.record.setup.game.key]
        self.counting = Counting(session, view, self.board, self.bar)
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
        assert self.bar.accessibleName() == f"Count, step {index + 1} of {len(self.steps)}"
        assert self.bar.accessibleDescription() == self.counting.sentence != ""
        return index

    def stop_is_offered(self) -> bool:
        offered = self.bar.buttons["play"].toolTip().startswith("Pause the count")
        assert offered is self.timer.isActive()
        return offered


@pytest.fixture
def counted(qtbot: QtBot) -> OnBoard:
    return OnBoard(qtbot, lone_game(small("yodd"), "Ba1", "Bc3,We3"))


def test_nothing_is_counted_until_requested(counted: OnBoard) -> None:
    counting = counted.counting
    assert (counting.position, counting.step, counting.sentence) == (None, None, "")
    assert counting.can_count
    assert not counting.end()
    counting.refresh()
    assert counted.changes == 0
    assert counted.bar.isHidden()


def test_an_empty_board_has_nothing_to_count(qtbot: QtBot) -> None:
    counted = OnBoard(qtbot, lone_game(small("yodd")))
    assert not counted.counting.can_count
    counted.counting.start(playing=True)
    assert counted.bar.isHidden()
    assert counted.counting.step is None
    assert counted.changes == 0


def test_an_unfinished_game_without_a_score_cannot_be_counted(qtbot: QtBot) -> None:
    assert not OnBoard(qtbot, lone_game(small("oddy"), "b2")).counting.can_count


def test_the_bar_has_the_focus_during_a_count_and_the_board_afterwards(
    counted: OnBoard,
) -> None:
    calm = counted.board.grab().toImage()
    counted.counting.start(playing=False)
    assert counted.counting.position == counted.session.position
    assert counted.counting.position is not counted.session.position
    assert counted.changes == 1
    assert counted.bar.isVisible()
    assert counted.bar.hasFocus()
    assert (counted.index(), counted.stop_is_offered()) == (0, False)
    assert counted.board.grab().toImage() != calm
    assert counted.counting.end()
    assert counted.changes == 2
    assert counted.bar.isHidden()
    assert counted.board.hasFocus()
    assert not counted.counting.position
    assert counted.counting.sentence == ""
    assert not counted.counting.end()
    assert counted.changes == 2


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
        QTest.keyClick(counted.bar, key)
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
    QTest.keyClick(counted.bar, K.Key_Space)
    assert (counted.index(), counted.stop_is_offered()) == (0, True)
    QTest.keyClick(counted.bar, K.Key_Space)
    assert (counted.index(), counted.stop_is_offered()) == (0, False)
    QTest.keyClick(counted.bar, K.Key_Space)  # on from where it is
    assert (counted.index(), counted.stop_is_offered()) == (1, True)
    QTest.keyClick(counted.bar, K.Key_Left)
    assert (counted.index(), counted.stop_is_offered()) == (0, False)
    QTest.keyClick(counted.bar, K.Key_Space)
    click(counted.bar.buttons["close"])
    assert not counted.timer.isActive()
    assert counted.counting.step is None


def test_it_ends_with_the_position(counted: OnBoard) -> None:
    counted.counting.start(playing=False)
    counted.counting.refresh()
    assert counted.counting.step is not None
    place(counted.session, "pass")
    counted.counting.refresh()
    assert counted.counting.step is None
    assert counted.bar.isHidden()


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
        QTest.keyClick(counted.bar, K.Key_Space)
        QTest.keyClick(counted.bar, K.Key_Space)
        assert counted.timer.interval() == ms
        assert counted.timer.isActive()
    counted.timer.stop()


@every_game
@pytest.mark.parametrize("size", [(800, 600), (1400, 700)])
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
    assert page.count_bar.isVisible()
    assert page.board.size() == before
    assert page.status.rect().contains(page.count_bar.geometry())
    QTest.keyClick(page.count_bar, K.Key_Escape)
    QApplication.processEvents()
    assert not page.count_bar.isVisible()
    assert page.board.size() == before
