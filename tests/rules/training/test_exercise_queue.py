"""Series of exercises: their order, and what the deck learns of the answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from exercises import Clock, different

from rules.games import GAMES
from rules.training.deck import Deck
from rules.training.due_queue import SESSION_S, DueQueue
from rules.training.exercise import Exercise
from rules.training.puzzle_queue import PuzzleQueue
from rules.training.retry_queue import RetryQueue
from rules.training.schedule import Grade, Stage


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def deck(tmp_path: Path, clock: Clock) -> Iterator[Deck]:
    made = Deck(tmp_path / "training.sqlite", clock=clock)
    yield made
    made.close()


def given(queue: DueQueue | PuzzleQueue | RetryQueue) -> Exercise:
    exercise = queue.next()
    assert exercise is not None
    return exercise


# -- mistakes of one game ------------------------------------------------------------------------


def test_mistakes_are_retried_in_order_and_become_cards(deck: Deck) -> None:
    mistakes = different(3)
    queue = RetryQueue(mistakes, deck)
    seen = []
    while (exercise := queue.next()) is not None:
        seen.append(exercise)
        queue.answer(exercise, Grade.AGAIN if len(seen) == 2 else Grade.GOOD)
    assert seen == mistakes
    assert (queue.standing().answered, queue.standing().solved) == (3, 2)
    assert [card.exercise for card in deck.cards()] == mistakes
    assert all(card.repetitions == 1 for card in deck.cards())


def test_without_a_deck_they_can_be_retried_all_the_same() -> None:
    (mistake,) = different(1)
    queue = RetryQueue([mistake], None)
    assert queue.next() == mistake
    queue.suspend(mistake)
    queue.delete(mistake)
    queue.answer(mistake, Grade.GOOD)
    assert queue.next() is None
    assert queue.undo() == mistake
    assert queue.standing().answered == 0
    assert queue.undo() is None


def test_an_answer_is_undone_in_the_deck_too(deck: Deck) -> None:
    first, second = different(2)
    queue = RetryQueue([first, second], deck)
    for _ in range(2):
        exercise = given(queue)
        queue.answer(exercise, Grade.GOOD)
    assert queue.undo() == second
    assert [card.repetitions for card in deck.cards()] == [1, 0]
    queue.answer(second, Grade.AGAIN)
    assert (queue.standing().answered, queue.standing().solved) == (2, 1)
    assert queue.next() is None


def test_what_was_deleted_is_asked_and_not_recorded(deck: Deck) -> None:
    kept, deleted = different(2)
    deck.add([kept, deleted])
    card = deck.card(deleted)
    assert card is not None
    deck.delete(card)
    queue = RetryQueue([kept, deleted], deck)
    for exercise in (kept, deleted):
        assert queue.next() == exercise
        queue.answer(exercise, Grade.GOOD)
    assert [card.exercise for card in deck.cards()] == [kept]
    queue.undo()  # of an answer that was not recorded
    assert [card.repetitions for card in deck.cards()] == [1]


# -- cards that are due --------------------------------------------------------------------------


def test_due_cards_are_given_until_none_is_left(deck: Deck, clock: Clock) -> None:
    deck.add(different(2))
    queue = DueQueue(deck)
    assert queue.standing().left == 2
    for _ in range(2):
        exercise = given(queue)
        queue.answer(exercise, Grade.EASY)
    assert queue.next() is None
    assert (queue.standing().left, queue.is_over) == (0, False)
    due = queue.standing().next_due
    assert due is not None
    assert due > clock.now


def test_a_session_ends_after_five_minutes_and_can_be_extended(deck: Deck) -> None:
    deck.add(different(3))
    seconds = [0.0]
    queue = DueQueue(deck, lambda: seconds[0])
    assert queue.next() is not None
    seconds[0] = SESSION_S - 1
    assert queue.next() is not None
    seconds[0] = SESSION_S
    assert (queue.next(), queue.is_over) == (None, True)
    queue.extend()
    assert queue.next() is not None
    assert not queue.is_over


def test_a_card_that_was_answered_in_another_window_counts_once(deck: Deck) -> None:
    deck.add(different(2))
    queue = DueQueue(deck)
    exercise = given(queue)
    card = deck.card(exercise)
    assert card is not None
    deck.answer(card, Grade.GOOD)  # elsewhere
    queue.answer(exercise, Grade.GOOD)
    assert [one.repetitions for one in deck.cards()] == [1, 0]
    queue.undo()  # only of the queue: the other window's answer stays
    assert [one.repetitions for one in deck.cards()] == [1, 0]


def test_suspended_and_deleted_cards_do_not_come_back(deck: Deck) -> None:
    deck.add(different(2))
    queue = DueQueue(deck)
    for remove in (queue.suspend, queue.delete):
        exercise = given(queue)
        remove(exercise)
    assert queue.next() is None


# -- puzzles -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_about_as_hard_as_the_player_is_strong(game: str, deck: Deck) -> None:
    queue = PuzzleQueue(game, deck, random.Random(1))
    for _ in range(9):
        queue.answer(given(queue), Grade.GOOD)
    queue = PuzzleQueue(game, deck, random.Random(1))
    rating = deck.rating(game).rating
    exercise = given(queue)
    assert exercise.game_key == game
    assert exercise.accepted
    assert exercise.rating is not None
    nearest = sorted(abs(each - rating) for each in queue._ratings)
    assert abs(exercise.rating - rating) <= nearest[9 + 4]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_puzzles_of_a_beginner_are_won_in_few_moves(game: str, deck: Deck) -> None:
    queue = PuzzleQueue(game, deck, random.Random(1))
    first = [given(queue) for _ in range(3)]
    assert all(1 <= exercise.moves <= 2 for exercise in first)


def test_a_solved_puzzle_raises_the_rating_and_is_not_given_again(deck: Deck) -> None:
    queue = PuzzleQueue("oddy", deck, random.Random(1))
    before = deck.rating("oddy").rating
    seen = set()
    for _ in range(12):
        exercise = given(queue)
        seen.add(exercise.key)
        queue.answer(exercise, Grade.GOOD)
    assert len(seen) == 12
    assert deck.rating("oddy").rating > before
    later = PuzzleQueue("oddy", deck, random.Random(1))
    exercise = given(later)
    assert exercise.key not in seen
    assert all(card.memory.stage is not Stage.NEW for card in deck.cards())


def test_a_skipped_puzzle_is_not_given_again_at_once(deck: Deck) -> None:
    queue = PuzzleQueue("egotzi", deck, random.Random(1))
    assert len({given(queue).key for _ in range(20)}) == 20
    assert not list(deck.cards())


def test_all_puzzles_can_be_seen(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    queue = PuzzleQueue("wythe", deck, random.Random(1))
    monkeypatch.setattr(queue, "_lines", queue._lines[:3])
    for _ in range(3):
        queue.answer(given(queue), Grade.GOOD)
    assert queue.next() is None
