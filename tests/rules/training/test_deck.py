"""The deck: which card comes next, what answers do, and what is undone, suspended and deleted."""

import dataclasses
import datetime
import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from exercises import NOON, Clock, different, random_line
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.review.move_review import Rate
from rules.training.deck import Card, Counts, Deck, StaleCardError, start_rating
from rules.training.deck_transfer import Pending, count_pending, keep_pending
from rules.training.exercise import Exercise, ExerciseError, Source, teaching_value
from rules.training.schedule import Grade, Memory, Rating, Stage, day_of, milliseconds, moment

CARDS = different(30)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def deck(tmp_path: Path, clock: Clock) -> Iterator[Deck]:
    deck = Deck(tmp_path / "training.sqlite", clock=clock)
    yield deck
    deck.close()


def following(deck: Deck) -> Card:
    card = deck.next_card()
    assert card is not None
    return card


def test_an_empty_deck_has_nothing_to_ask(deck: Deck) -> None:
    assert deck.next_card() is None
    assert deck.next_due() is None
    assert deck.undo() is None
    assert deck.counts() == Counts(0, 0, 0)
    assert deck._behind(deck.now()) == 0
    assert deck.file.aside is None


def test_an_exercise_is_added_once(deck: Deck) -> None:
    assert deck.add(CARDS[:3]) == 3
    assert deck.add([*CARDS[:3], *CARDS[2:5], CARDS[4]]) == 2
    assert [card.exercise for card in deck.cards()] == CARDS[:5]
    same_position = dataclasses.replace(CARDS[0], source=Source.PUZZLE, origin="elsewhere")
    assert deck.add([same_position]) == 0
    found = deck.card(same_position)
    assert found is not None
    assert found.exercise == CARDS[0]
    assert deck.card(CARDS[9]) is None


def test_of_many_none_is_added_if_one_is_not_legal(deck: Deck) -> None:
    with pytest.raises(ExerciseError):
        deck.add([CARDS[0], dataclasses.replace(CARDS[1], line=("z9",))])
    assert deck.counts().total == 0


def test_what_earlier_programs_left_is_counted_once_and_damage_stops_nothing(
    deck: Deck, clock: Clock, tmp_path: Path
) -> None:
    deck.add(CARDS[:2])
    deck.answer(following(deck), Grade.GOOD)  # after the other program
    before = milliseconds(clock()) - 1
    good = Pending(CARDS[1], before, Grade.GOOD)
    keep_pending(deck.file.path, [Pending(CARDS[0], before, Grade.AGAIN), good])
    keep_pending(deck.file.path, [good, Pending(CARDS[2], before)])
    (tmp_path / "training pending 0.jsonl").write_text('{"exercise": {}}\n{"moment": 5\n[]\n')
    (tmp_path / "training pending 1.jsonl").mkdir()
    for _ in range(2):
        count_pending(deck)
        repetitions = {card.exercise.key: card.repetitions for card in deck.cards()}
        assert repetitions == {CARDS[0].key: 1, CARDS[1].key: 1, CARDS[2].key: 0}
    assert [file.name for file in tmp_path.glob("*pending*")] == ["training pending 1.jsonl"]


def test_new_cards_come_in_their_order_so_many_a_day(deck: Deck, clock: Clock) -> None:
    deck.add(CARDS)
    assert deck.counts() == Counts(30, 0, 10)
    for exercise in CARDS[:10]:
        card = following(deck)
        assert card.exercise == exercise
        assert card.memory == Memory()
        deck.answer(card, Grade.EASY)
    assert deck.next_card() is None
    assert deck.counts() == Counts(30, 0, 0)
    clock.go(days=1)
    assert following(deck).exercise == CARDS[10]
    assert deck.counts().new == 10


def test_new_mistakes_come_by_what_they_teach(deck: Deck) -> None:
    def mistake(seed: int, turns: int, **change: object) -> Exercise:
        return dataclasses.replace(random_line(seed, turns), **change)  # type: ignore[arg-type]

    opening = mistake(1, 2, before=Rate(0.9), after=Rate(0.2))
    late = mistake(2, 12, before=Rate(0.6), after=Rate(0.4))
    forced = mistake(3, 3, before=Rate(1.0, proven=True), after=Rate(0.5))
    lost = mistake(4, 9, before=Rate(0.5), after=Rate(0.0, proven=True))
    deck.add([opening, late, forced, lost])
    came = []
    for _ in range(4):
        card = following(deck)
        came.append(card.exercise)
        deck.answer(card, Grade.EASY)
    assert came == [lost, forced, late, opening]
    for text in ("", "[]", "{}", '{"game": "chess", "line": []}', '{"game": 1, "line": 2}'):
        assert teaching_value(text) == 0


def test_what_is_being_learnt_comes_before_what_is_due_and_that_before_new_ones(
    deck: Deck, clock: Clock
) -> None:
    deck.add(CARDS[:4])
    deck.answer(following(deck), Grade.EASY)  # 0: for days
    due = deck.next_due()
    assert due is not None
    clock.now = due
    deck.answer(following(deck), Grade.EASY)
    assert deck.next_card() is not None
    clock.go(days=400)
    assert following(deck).exercise == CARDS[0]
    deck.answer(following(deck), Grade.AGAIN)  # in ten minutes
    assert following(deck).exercise == CARDS[1]
    deck.answer(following(deck), Grade.AGAIN)  # a new one: in a minute
    clock.go(minutes=1)
    assert following(deck).exercise == CARDS[1]
    deck.answer(following(deck), Grade.GOOD)
    assert following(deck).exercise == CARDS[2]
    clock.go(minutes=9)
    assert following(deck).exercise == CARDS[0]


def test_a_card_is_due_from_its_moment_on(deck: Deck, clock: Clock) -> None:
    deck.add(CARDS[:2])
    deck.answer(following(deck), Grade.EASY)
    deck.answer(following(deck), Grade.GOOD)
    assert deck.counts().due == 0
    for _ in range(2):
        due = deck.next_due()
        assert due is not None
        clock.now = due - datetime.timedelta(milliseconds=1)
        assert deck.next_card() is None
        clock.now = due
        assert deck.counts().due == 1
        deck.answer(following(deck), Grade.EASY)


# -- undo ----------------------------------------------------------------------------------------


@settings(max_examples=10)
@given(st.lists(st.tuples(st.sampled_from(list(Grade)), st.integers(0, 40)), max_size=12))
def test_undo_brings_back_every_state(
    tmp_path_factory: pytest.TempPathFactory, answers: list[tuple[Grade, int]]
) -> None:
    clock = Clock()
    deck = Deck(tmp_path_factory.mktemp("deck") / "d.sqlite", clock=clock)
    deck.add(CARDS[:3])
    states = [list(deck.cards())]
    for grade, days in answers:
        card = deck.next_card()
        if card is None:
            clock.go(days=days)
            continue
        deck.answer(card, grade)
        states.append(list(deck.cards()))
    while len(states) > 1:
        assert list(deck.cards()) == states.pop()
        assert deck.undo() is not None
    assert list(deck.cards()) == states[0]
    assert deck.undo() is None
    deck.close()


def test_the_undone_card_is_returned_and_comes_again(deck: Deck) -> None:
    deck.add(CARDS[:2])
    card = following(deck)
    deck.answer(card, Grade.EASY)
    assert deck.undo() == card
    assert deck.next_card() == card
    assert deck.counts().new == 2


# -- suspended and deleted -----------------------------------------------------------------------


def test_a_suspended_card_does_not_come_back_until_it_is_resumed(deck: Deck) -> None:
    deck.add(CARDS[:2])
    first = following(deck)
    deck.suspend(first)
    assert following(deck).exercise == CARDS[1]
    assert deck.counts() == Counts(2, 0, 1)
    with pytest.raises(StaleCardError):
        deck.answer(first, Grade.GOOD)
    deck.suspend(first, False)
    assert deck.next_card() == first


def test_a_deleted_exercise_is_not_added_again(deck: Deck) -> None:
    deck.add(CARDS[:2])
    card = deck.answer(following(deck), Grade.GOOD)
    deck.delete(card)
    assert deck.counts().total == 1
    assert deck.add(CARDS[:2]) == 0
    assert deck.undo() is None
    with pytest.raises(StaleCardError):
        deck.answer(card, Grade.GOOD)


def test_an_exercise_that_is_not_legal_any_more_is_suspended(deck: Deck) -> None:
    deck.add(CARDS[:2])
    spoilt = CARDS[0].write().replace('"line":["', '"line":["no ')
    deck.file.connection.execute("UPDATE cards SET exercise = ? WHERE id = 1", (spoilt,))
    assert following(deck).exercise == CARDS[1]
    assert [card.exercise for card in deck.cards()] == CARDS[1:2]


# -- several windows -----------------------------------------------------------------------------


def test_a_card_that_was_answered_in_another_window_is_refused(deck: Deck, clock: Clock) -> None:
    deck.add(CARDS[:2])
    other = Deck(deck.file.path, clock=clock)
    mine, same = following(deck), following(other)
    assert mine == same
    deck.answer(mine, Grade.EASY)
    with pytest.raises(StaleCardError):
        other.answer(same, Grade.AGAIN)
    assert following(other).exercise == CARDS[1]
    other.undo()
    assert following(deck) == mine
    other.close()


# -- the clock -----------------------------------------------------------------------------------


@pytest.mark.parametrize("back", [datetime.timedelta(seconds=1), datetime.timedelta(days=9000)])
def test_a_clock_that_was_ahead_delays_nothing(
    deck: Deck, clock: Clock, back: datetime.timedelta
) -> None:
    deck.add(CARDS[:2])
    clock.now += back
    answered = deck.answer(following(deck), Grade.EASY)
    interval = moment(answered.memory.due) - clock.now
    clock.now -= back
    assert datetime.timedelta(milliseconds=deck._behind(deck.now())) == back
    assert following(deck).exercise == CARDS[1]  # not the first one again
    due = deck.next_due()
    assert due == clock.now + interval
    clock.now = due + min(back, datetime.timedelta(minutes=1))
    assert following(deck).exercise == CARDS[0]
    again = deck.answer(following(deck), Grade.GOOD)
    assert again.memory.due - milliseconds(clock.now) < 100 * 86_400_000


def test_a_clock_that_is_behind_for_a_while_changes_nothing(deck: Deck, clock: Clock) -> None:
    deck.add(CARDS[:3])
    deck.answer(following(deck), Grade.EASY)
    clock.go(minutes=1)
    deck.answer(following(deck), Grade.GOOD)
    before = list(deck.cards())
    right = clock.now
    clock.now = datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)
    assert following(deck).exercise == CARDS[2]
    during = deck.answer(following(deck), Grade.EASY)
    interval = during.memory.due - milliseconds(clock.now)
    clock.go(hours=1)
    deck.next_card()
    clock.now = right + datetime.timedelta(minutes=1)
    deck.next_card()
    after = list(deck.cards())
    assert after[:2] == before[:2]
    # answered while the clock was wrong: as if at the last right time
    assert after[2].memory.answered == milliseconds(right)
    assert after[2].memory.due == milliseconds(right) + interval


def test_a_day_begins_at_four(clock: Clock) -> None:
    first, last = day_of(milliseconds(NOON))
    assert first <= milliseconds(NOON) < last
    assert moment(first).astimezone().hour == 4
    assert day_of(first) == (first, last)
    assert day_of(first - 1)[1] == first


# -- the player's rating -------------------------------------------------------------------------


def puzzles(*numbers: int) -> list[Exercise]:
    return [
        dataclasses.replace(random_line(seed, 5), source=Source.PUZZLE, rating=rating)
        for seed, rating in enumerate(numbers)
    ]


def test_a_puzzle_counts_as_a_game_when_it_is_new(deck: Deck, clock: Clock) -> None:
    deck.add(puzzles(600, 700))
    start = start_rating("yodd")
    assert deck.rating("yodd") == start
    card = deck.answer(following(deck), Grade.HARD)
    won = start.after([(Rating(600, 60), 1.0)], 0)
    assert deck.rating("yodd") == won
    clock.now = moment(card.memory.due)
    deck.answer(following(deck), Grade.AGAIN)  # the same puzzle, known already
    assert len(deck.ratings.history("yodd")) == 1
    deck.answer(following(deck), Grade.AGAIN)
    first, second = deck.ratings.history("yodd")
    assert (first.moment, first.rating, first.puzzle) == (NOON, won, card.exercise.key)
    assert second.rating.rating < won.rating
    deck.undo()
    assert len(deck.ratings.history("yodd")) == 1
    assert deck.rating("wythe") == start_rating("wythe")


@pytest.mark.parametrize("numbers", [(1e3, 60.0, 0.0), (999_999.0, 60.0, 0.06)])
def test_puzzles_go_on_after_a_rating_that_was_imported_although_it_cannot_be_one(
    numbers: tuple[float, float, float], deck: Deck, clock: Clock
) -> None:
    deck.add(puzzles(600))
    deck.ratings.put("yodd", 0, "imported", Rating(*numbers))
    assert deck.rating("yodd") == start_rating("yodd")
    deck.answer(following(deck), Grade.GOOD)
    assert [each.rating for each in deck.ratings.history("yodd")] == [deck.rating("yodd")]


def test_a_rating_becomes_less_certain_with_time(deck: Deck, clock: Clock) -> None:
    deck.add(puzzles(600))
    deck.answer(following(deck), Grade.GOOD)
    before = deck.rating("yodd")
    clock.go(days=365)
    after = deck.rating("yodd")
    assert after.rating == pytest.approx(before.rating)
    growth = 365 * 0.21436 * (before.volatility * 173.7178) ** 2
    assert after.deviation == pytest.approx(math.sqrt(before.deviation**2 + growth))


def test_mistakes_do_not_change_the_rating(deck: Deck) -> None:
    deck.add(CARDS[:1])
    deck.answer(following(deck), Grade.GOOD)
    assert deck.ratings.history("yodd") == []
    assert deck.card(CARDS[0]).memory.stage is Stage.LEARNING  # type: ignore[union-attr]
