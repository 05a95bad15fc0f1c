"""The end of every game is counted on the board: by clicks, by keys and by itself."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest
from driving import click, do_step, game_page, shown, small
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.board.board_scene import BoardScene
from desktop.game import counting as counting_module
from desktop.game.game_page import GamePage
from desktop.game.players import Person, Seats
from desktop.looks.theme import SHIPPED
from desktop.main_window import MainWindow
from desktop.program import Program
from rules.count_step import Counted
from rules.games import GAMES
from rules.position import PLACE, Button
from rules.record.game_record import GameRecord
from rules.setup import Setup

PERSONS: Seats = (Person(), Person())
K = Qt.Key
every_game = pytest.mark.parametrize("key", GAMES)


def finished(setup: Setup, seed: int = 5) -> GameRecord:
    """A random game to its end, passing only where nothing else is left."""
    rng = random.Random(seed)
    record = GameRecord(setup)
    record.seats = ["person", "person"]
    while record.outcome is None:
        after = record.position.copy()
        turn: list[int] = []
        while after.turn == record.position.turn:
            steps = [s for s in after.legal_steps() if s not in (Button.PASS, Button.SWAP)]
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
    """The picture when nothing moves any more."""
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
    assert ("Black", "White")[outcome.winner or 0] in texts[-1]
    QTest.keyClick(page.count_bar, K.Key_Home)
    assert page.status.text == texts[0]
    QTest.keyClick(page.count_bar, K.Key_End)
    QTest.keyClick(page.count_bar, K.Key_Left)
    assert page.status.text == texts[-2]
    QTest.keyClick(page.count_bar, K.Key_Escape)
    assert not page.count_bar.isVisible()
    assert page.board.hasFocus()
    assert page.status.text == task


def test_it_goes_on_by_itself_and_can_be_stopped(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting_module, "_LEAST_MS", 20)
    monkeypatch.setattr(counting_module, "_WHOLE_MS", 200)
    page = show(window, finished(small("yodd")))
    page.board.set_animated(True)
    last = page.session.position.count_steps()[-1]
    click(page.result.count)
    assert page.count_bar.buttons["play"].accessibleName().startswith("Stop")
    qtbot.waitUntil(lambda: page.counting.step == last)
    assert page.count_bar.buttons["play"].accessibleName().startswith("Go on")
    QTest.keyClick(page.count_bar, K.Key_Space)  # from the end it begins anew
    assert page.counting.step != last
    QTest.keyClick(page.count_bar, K.Key_Space)
    assert not page.counting._timer.isActive()
    page.counting.end()


def test_the_row_of_the_table_is_lit(window: MainWindow) -> None:
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
    """Where there is a score already it can be asked for; a turn ends the count."""
    window.play_new(small(key), PERSONS)
    page = game_page(window)
    assert not window.commands["turn.count"].isEnabled()
    do_step(page, next(s for s in page.session.position.legal_steps() if s >= PLACE))
    scored = key in ("wythe", "yodd", "egotzi")
    assert window.commands["turn.count"].isEnabled() is scored
    assert not page.result.isVisible()
    if not scored:
        return
    window.commands["turn.count"].trigger()
    page.counting._move(100)
    assert "wins" not in page.status.text
    step = next(s for s in page.session.position.legal_steps() if s >= PLACE)
    page.session.play(step)
    assert page.counting.step is None
    assert not page.count_bar.isVisible()


def test_a_resignation_has_nothing_to_count(window: MainWindow) -> None:
    window.play_new(small("egotzi"), PERSONS)
    page = game_page(window)
    for _ in range(4):
        page.session.play(page.session.position.legal_steps()[-1])
    page.session.resign()
    assert page.result.isVisible()
    assert not page.result.count.isVisible()
    window.commands["turn.count"].trigger()  # but what the score would have been can be asked
    page.counting._move(100)
    assert page.status.text.startswith("If the game ended here")


def test_undo_ends_the_count(window: MainWindow) -> None:
    page = show(window, finished(small("egotzi")))
    click(page.result.count)
    QTest.keyClick(window, K.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.counting.step is None
    assert not page.session.position.over


def test_the_board_can_be_turned_meanwhile(window: MainWindow) -> None:
    page = show(window, finished(small("oddy", sides=5)))
    click(page.result.count)
    click(page.count_bar.buttons["last"])
    step, before = page.counting.step, picture(page)
    window.commands["board.mirror"].trigger()
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
def test_every_step_is_seen_in_every_theme(window: MainWindow, key: str, theme: str) -> None:
    page = show(window, finished(small(key)))
    page.set_theme(SHIPPED[theme])
    page.counting.start(playing=False)
    seen = [picture(page)]
    for _ in page.session.position.count_steps()[1:]:
        page.counting._move(1)
        seen.append(picture(page))
        assert seen[-1] != seen[-2]


def test_what_leaves_fades_while_motion_is_on(window: MainWindow, qtbot: QtBot) -> None:
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
    window.show_start()
    qtbot.waitUntil(lambda: not isValid(timer))
