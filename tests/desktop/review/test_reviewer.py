"""The reviewer: in the background, stopped, continued, in a changing game, with a bad engine."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from lone_game import SilentClient
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from reviewed_game import FOUND, TURNS, made_up, played, write_blunders

from desktop.game.game_session import GameSession
from desktop.review.reviewer import Reviewer, ReviewMoves
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord
from rules.review.review_properties import ENGINE, MOVE, read_review
from rules.review.shown_review import shown_review

Make = Callable[..., Reviewer]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Return a function that makes the reviewer of a record."""
    made: list[Reviewer] = []

    def reviewer(record: GameRecord, review: ReviewMoves = made_up) -> Reviewer:
        session = GameSession(record, SilentClient())
        session.start(viewing=True)
        made.append(Reviewer(session, session, make_review=lambda: review))
        return made[-1]

    yield reviewer
    for one in made:
        one.close()


def session_of(reviewer: Reviewer) -> GameSession:
    session = reviewer.parent()
    assert isinstance(session, GameSession)
    return session


class Pausing:
    """Reviews moves, and waits before each one after the first few."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.runs = 0
        self.go, self.ended = threading.Event(), threading.Event()

    def __call__(self, *args: Any, progress: Callable[..., None], **kwargs: Any) -> None:
        self.runs += 1
        count = 0

        def send(at: int, review: Any) -> None:
            nonlocal count
            while count >= self.free and not self.go.is_set() and not kwargs["stop"].is_set():
                self.go.wait(0.01)
            count += 1
            if not kwargs["stop"].is_set():
                progress(at, review)

        made_up(*args, progress=send, **kwargs)
        self.ended.set()


def test_every_move_is_reviewed_and_recorded(make: Make, qtbot: QtBot) -> None:
    record = played()
    reviewer = make(record)
    assert not reviewer.is_complete
    recorded: list[None] = []
    reviewer.recorded.connect(lambda: recorded.append(None))
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
        assert reviewer.is_running
    assert reviewer.is_complete
    assert not reviewer.is_running
    assert len(recorded) == len(TURNS)
    assert [reviewer.reviews[node].loss for node in record.main_line] == [
        loss for _rate, loss, _best, _line in FOUND.values()
    ]
    again = read_review(read_game(write_game(record)))
    assert list(again.moves.values()) == [reviewer.reviews[node] for node in record.main_line]


def test_a_stopped_review_is_continued(make: Make, qtbot: QtBot) -> None:
    pausing = Pausing(free=2)
    reviewer = make(played(), pausing)
    reviewer.start(100)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 2)
    assert reviewer.progress == (2, len(TURNS))
    assert reviewer.seconds_left is not None
    reviewer.stop()
    assert not reviewer.is_running
    assert len(reviewer.reviews) == 2
    pausing.go.set()
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert reviewer.progress == (4, 4)
    assert reviewer.is_complete


def test_a_review_in_a_file_is_there_at_once_and_continued(make: Make, qtbot: QtBot) -> None:
    record = played()
    first = make(record, Pausing(free=3))
    first.start(100)
    qtbot.waitUntil(lambda: len(first.reviews) == 3)
    first.close()
    reviewer = make(read_game(write_game(record)))
    assert len(reviewer.reviews) == 3
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert reviewer.progress == (3, 3)


def test_a_deeper_review_replaces_the_shallower(make: Make, qtbot: QtBot) -> None:
    reviewer = make(played())
    for simulations in (100, 400):
        with qtbot.waitSignal(reviewer.finished):
            reviewer.start(simulations)
        assert {review.simulations for review in reviewer.reviews.values()} == {simulations}
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)  # known more deeply
    assert {review.simulations for review in reviewer.reviews.values()} == {400}


def test_moves_played_meanwhile_are_reviewed_too(make: Make, qtbot: QtBot) -> None:
    pausing = Pausing(free=1)
    reviewer = make(played(), pausing)
    session = session_of(reviewer)
    reviewer.start(100)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 1)
    session.resume()
    session.play(session.position.legal_steps()[0])
    assert len(reviewer.line) == len(TURNS) + 1
    pausing.go.set()
    with qtbot.waitSignal(reviewer.finished):
        pass
    assert reviewer.is_complete
    assert pausing.runs == 2


def test_a_variation_is_not_part_of_the_review(make: Make, qtbot: QtBot) -> None:
    record = played()
    reviewer = make(record)
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    record.go_to(record.main_line[1])
    record.play(record.position.read("d2"), aside=True)
    session_of(reviewer).changed.emit()
    assert list(reviewer.line) == record.main_line
    assert reviewer.is_complete


def test_an_engine_that_fails_leaves_what_was_found(make: Make, qtbot: QtBot) -> None:
    fails = [True]

    def review(*args: Any, progress: Callable[..., None], **kwargs: Any) -> None:
        found = 0

        def send(at: int, one: Any) -> None:
            nonlocal found
            found += 1
            if found > 2 and fails[0]:
                raise ArithmeticError("lost")
            progress(at, one)

        made_up(*args, progress=send, **kwargs)

    reviewer = make(played(), review)
    reviewer.start(100)
    qtbot.waitUntil(lambda: reviewer.failure is not None)
    assert isinstance(reviewer.failure, ArithmeticError)
    assert not reviewer.is_running
    assert len(reviewer.reviews) == 2
    fails[0] = False
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert reviewer.failure is None
    assert reviewer.is_complete


def test_a_damaged_review_in_the_file_is_counted_and_made_again(make: Make, qtbot: QtBot) -> None:
    record = played()
    first = make(record)
    with qtbot.waitSignal(first.finished):
        first.start(100)
    record.main_line[2].properties[MOVE] = ["0.5 what"]
    reviewer = make(read_game(write_game(record)))
    assert reviewer.damaged == 1
    assert len(reviewer.reviews) == len(TURNS) - 1
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert reviewer.is_complete


def test_a_game_without_moves_has_nothing_to_review(make: Make, qtbot: QtBot) -> None:
    reviewer = make(GameRecord(played().setup))
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(100)
    assert not reviewer.is_complete
    assert not reviewer.is_running


def test_nothing_arrives_after_it_was_closed(make: Make, qtbot: QtBot) -> None:
    pausing = Pausing(free=1)
    reviewer = make(played(), pausing)
    reviewer.start(100)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 1)
    reviewer.close()
    pausing.go.set()
    assert pausing.ended.wait(300)
    QApplication.processEvents()
    assert len(reviewer.reviews) == 1
    reviewer.start(100)
    assert not reviewer.is_running


def test_reviews_by_our_engine_have_calibrated_rates_to_show_and_others_their_own(
    make: Make,
) -> None:
    ours, theirs = played(), played()
    write_blunders(ours)
    write_blunders(theirs)
    theirs.root.properties[ENGINE] = ["Other 1.0", "20000"]
    shown, other = [make(record).reviews for record in (ours, theirs)]
    assert list(shown.values()) == list(other.values())  # what is shown does not count
    for calibrated, own in zip(shown.values(), other.values(), strict=True):
        assert own.shown is None
        assert calibrated.shown == shown_review(own, ours.setup).shown
        assert calibrated.verdict is own.verdict
