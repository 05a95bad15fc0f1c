"""A bad move is held, and asked about, before it is played."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from driving import chance, click, do_step
from lone_game import SilentClient, shown_page
from made_exercises import KnownSearch
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.play.game_page import GamePage
from rules.games import read_setup
from rules.record.game_record import GameRecord
from rules.review.move_review import Rate
from rules.training.exercise import Answer, Exercise

GAME = "egotzi size=3 pie=off"


class Search(KnownSearch):
    """Finds a2 bad, and fails on c1."""

    def searched_answer(
        self, exercise: Exercise, turn: str, *, stop: threading.Event, simulations: int = 0
    ) -> Answer:
        assert simulations
        known = super().searched_answer(exercise, turn, stop=stop)
        after = Rate(0.3 if turn == "a2" else 0.59)
        return Answer(turn=turn, accepted=True, best=known.best, before=Rate(0.6), after=after)


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Search:
    made = Search()
    monkeypatch.setattr("desktop.engine.answer_checker.default_search", lambda: made)
    return made


@pytest.fixture
def page(qtbot: QtBot, search: Search) -> Iterator[GamePage]:
    """Return the page of a game between two humans, with the tutor on."""
    record = GameRecord(read_setup(GAME.split()))
    record.seats = ["person", "person"]
    session = GameSession(record, SilentClient())
    session.start()
    made = shown_page(session, qtbot)
    made.board.set_animated(False)
    made.tutor.switch(on=True, confirms=False)
    yield made
    made.stop_engine()


def play(page: GamePage, text: str) -> None:
    (step,) = page.session.record.position.read(text)
    do_step(page, step)


def played(page: GamePage) -> list[str]:
    return [node.text for node in page.session.record.line]


def held(page: GamePage, qtbot: QtBot, text: str = "a2") -> None:
    play(page, text)
    qtbot.waitUntil(lambda: bool(page.tutor.bar.text))


def test_a_good_move_is_played_at_once(page: GamePage, qtbot: QtBot, search: Search) -> None:
    search.released.clear()
    play(page, "b2")
    assert page.tutor.is_checking
    assert page.status.text == "Checking your move …"
    assert not page.confirm.isVisible()
    search.released.set()
    qtbot.waitUntil(lambda: played(page) == ["b2"])
    assert not page.tutor.bar.isVisible()


def test_a_bad_move_is_asked_about(page: GamePage, qtbot: QtBot) -> None:
    held(page, qtbot)
    assert page.tutor.bar.text == (
        f"a2 would lower your chance to win from {chance(0.6, GAME)} to {chance(0.3, GAME)}. "
        "Play it all the same?"
    )
    assert played(page) == []
    assert page.tutor.bar.no.hasFocus()
    click(page.tutor.bar.yes)
    assert played(page) == ["a2"]
    assert page.session.phase is Phase.CHOICE


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_it_can_be_taken_back_by_keys(page: GamePage, qtbot: QtBot, key: Qt.Key) -> None:
    held(page, qtbot)
    QTest.keyClick(page.tutor.bar.no, key)
    assert not page.tutor.bar.isVisible()
    assert page.session.steps == []
    assert page.board.hasFocus()
    play(page, "b2")
    qtbot.waitUntil(lambda: played(page) == ["b2"])


def test_why_shows_what_could_follow(page: GamePage, qtbot: QtBot) -> None:
    held(page, qtbot)
    click(page.tutor.bar.more)
    qtbot.waitUntil(lambda: "What could follow: White " in page.tutor.bar.text)
    assert page.tutor.reply
    assert not page.tutor.bar.more.isEnabled()
    click(page.tutor.bar.no)
    assert page.tutor.reply == ()


def test_a_move_that_cannot_be_checked_is_played(page: GamePage, qtbot: QtBot) -> None:
    play(page, "c1")
    qtbot.waitUntil(lambda: played(page) == ["c1"])


def test_a_move_that_takes_too_long_to_check_is_played(
    page: GamePage, qtbot: QtBot, search: Search
) -> None:
    search.released.clear()
    page.tutor._timer.setInterval(30)
    play(page, "a2")
    qtbot.waitUntil(lambda: played(page) == ["a2"])
    search.released.set()


def test_where_moves_are_confirmed_a_good_one_still_waits(page: GamePage, qtbot: QtBot) -> None:
    page.tutor.switch(on=True, confirms=True)
    play(page, "b2")
    qtbot.waitUntil(lambda: not page.tutor.is_checking)
    assert page.session.phase is Phase.CONFIRM
    assert page.confirm.isVisible()
    click(page.confirm)
    assert played(page) == ["b2"]


def test_another_move_is_checked_instead(page: GamePage, qtbot: QtBot) -> None:
    held(page, qtbot)
    page.undo()
    assert not page.tutor.bar.isVisible()
    held(page, qtbot)
    assert played(page) == []


def test_switched_off_it_asks_nothing(page: GamePage, search: Search) -> None:
    page.tutor.switch(on=False, confirms=False)
    play(page, "a2")
    assert played(page) == ["a2"]
    assert search.asked == []
