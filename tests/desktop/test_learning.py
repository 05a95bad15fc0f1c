"""From a lost game to the next day: review, retry, and the card that comes back."""

from __future__ import annotations

import datetime
import functools
import threading
from collections.abc import Callable

import pytest
from driving import click, do_step, game_page, program_of, shown, start_flow, start_page
from made_exercises import KnownSearch
from pytestqt.qtbot import QtBot
from reviewed_game import made_up, played

from desktop.application.program import Program
from desktop.training.exercise_page import ExercisePage
from desktop.window.main_window import MainWindow
from rules.outcome import Outcome
from rules.record.game_record import Ending
from rules.review.rate import Rate
from rules.training import deck
from rules.training.answer import Answer
from rules.training.exercise import Exercise


class Search(KnownSearch):
    """Accepts the best move of each exercise, and no other."""

    def searched_answer(self, exercise: Exercise, turn: str, *, stop: threading.Event) -> Answer:
        accepted = turn == exercise.best
        rate = Rate(0.6 if accepted else 0.2)
        return Answer(
            turn=turn, accepted=accepted, best=exercise.best, before=Rate(0.6), after=rate
        )


class Day:
    """The time of the deck."""

    def __init__(self) -> None:
        self.now = datetime.datetime.now(datetime.UTC)

    def __call__(self) -> datetime.datetime:
        return self.now


@pytest.fixture(autouse=True)
def day(monkeypatch: pytest.MonkeyPatch) -> Day:
    """Return the day, which a test may move; engine and review are made up."""
    today = Day()
    monkeypatch.setattr(deck, "Deck", functools.partial(deck.Deck, clock=today))
    monkeypatch.setattr("desktop.review.reviewer.default_review", lambda: made_up)
    monkeypatch.setattr("desktop.engine.answer_checker.default_search", Search)
    return today


def exercise_page(window: MainWindow) -> ExercisePage:
    page = window.board_page
    assert isinstance(page, ExercisePage)
    page.board.set_animated(False)
    return page


def solve(window: MainWindow, qtbot: QtBot) -> None:
    page = exercise_page(window)
    for step in page.session.record.position.read(page.exercise.best):
        do_step(page, step)
    qtbot.waitUntil(lambda: not page.asks)


def lose(window: MainWindow) -> None:
    """Show a game that the user has lost against the computer."""
    record = played()
    record.seats = ["engine 3", "person"]
    record.end(Outcome(0, Ending.RESIGNATION))
    window.play(record, viewing=True)


def test_a_lost_game_is_reviewed_retried_and_met_again_the_next_day(
    window: MainWindow, qtbot: QtBot, day: Day, make_program: Callable[..., Program]
) -> None:
    lose(window)
    page = game_page(window)
    click(page.result.review)
    qtbot.waitUntil(lambda: page.review.panel.retry.isVisible())
    click(page.review.panel.retry)
    asked = []
    while exercise_page(window).asks:
        asked.append(exercise_page(window).exercise)
        solve(window, qtbot)
        click(exercise_page(window).panel.next)
    assert [one.played for one in asked] == ["c3", "d4"]
    assert exercise_page(window).panel.title.text() == "That was the last mistake"
    click(exercise_page(window).panel.leave)
    assert window.game_page is page

    day.now += datetime.timedelta(days=1)
    program_of(window).decks.close()
    window.close()
    later = shown(make_program(), qtbot)
    start_flow(later).show_start()
    training = start_page(later).training
    qtbot.waitUntil(training.isVisible)
    assert training.text() == "Training: 2 due"
    click(training)
    assert exercise_page(later).exercise in asked
    solve(later, qtbot)
    click(exercise_page(later).panel.open_game)
    other = program_of(later).windows[-1]
    assert other is not later
    assert other.session is not None
    number = exercise_page(later).exercise.move
    assert len(other.session.record.line) == number - 1
    assert game_page(other).review.is_on
    assert "Better" in game_page(other).status.text
