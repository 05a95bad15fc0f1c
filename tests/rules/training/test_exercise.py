"""Exercises, the series in which they come, and the answers that are accepted."""

import dataclasses
import functools
import itertools
import json
import random
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from exercises import Clock, different, random_line
from full_search import SMALL, late_exercises, turn_values
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.games import GAMES
from rules.library.entry import level_of
from rules.position import Position
from rules.record.game_record import GameRecord
from rules.review.game_review import SearchStoppedError
from rules.review.move_review import LOST, WON, MoveReview, MoveReviews, Rate, rate_for
from rules.training.deck import Deck
from rules.training.exercise import (
    MOST_MOVES,
    Exercise,
    ExerciseError,
    Puzzle,
    Source,
    exercise_of,
    humans,
    known_answer,
    mistakes_of,
    read_exercise,
    read_puzzles,
)
from rules.training.queues import SESSION_S, DueQueue, PuzzleQueue, RetryQueue, exercise_of_puzzle
from rules.training.schedule import Grade, Stage
from rules.training.search import expected_line, searched_answer

WYTHE = GAMES["wythe"].setup(size=4)
TURNS = ("b2b3", "c3c4", "a2a1", "d1d2", "c1c2")


@pytest.fixture
def record() -> GameRecord:
    record = GameRecord(WYTHE)
    record.seats = ["person", "engine 3"]
    for text in TURNS:
        record.play_text(text)
    return record


def review(
    record: GameRecord, at: int, loss: float, *, before: float = 0.5, proven: bool = False
) -> MoveReview:
    node = record.main_line[at]
    assert node.parent is not None
    position = record.position_at(node.parent)
    return MoveReview(
        player=position.player,
        turn=node.text,
        best=position.write(next(iter(position.legal_turns()))),
        win_rate=rate_for(position.player, before),
        loss=loss,
        proven=proven,
        proven_after=proven,
        simulations=100,
    )


def test_mistakes_of_the_human_become_exercises(record: GameRecord) -> None:
    reviews: MoveReviews = {
        0: review(record, 0, 0.09),
        1: review(record, 1, 0.5),  # of the computer
        2: review(record, 2, 0.10),
        4: review(record, 4, 0.4),
    }
    record.names = ["Ann", "Hal"]
    record.root.properties["DT"] = ["2026-11-03,04"]
    second, first = mistakes_of(record, reviews, "games/a.oddments")  # late ones come first
    assert (first.move, first.line, first.theme) == (3, TURNS[:2], "mistake")
    assert (second.move, second.line, second.theme) == (5, TURNS[:4], "blunder")
    assert first.best == reviews[2].best
    assert (first.origin, first.game) == ("games/a.oddments", str(WYTHE))
    assert (first.before, first.after) == (Rate(0.5), Rate(0.4))
    assert (first.opponent, first.seat, first.date) == ("Hal", "engine 3", "2026-11-03")
    assert read_exercise(first.write()) == first
    assert first.source is Source.MISTAKE
    assert first.accepted == ()
    assert first.position() == record.position_at(record.main_line[1])


def test_proven_mistakes_count_whatever_they_lost(record: GameRecord) -> None:
    reviews = {
        0: review(record, 0, 0.5, before=1.0, proven=True),
        2: review(record, 2, 1.0, before=1.0, proven=True),
    }
    reviews[4] = review(record, 4, 0.5)  # comes last: what is proven is certain
    lost, missed, _late = mistakes_of(record, reviews, "a")
    assert (missed.theme, lost.theme) == ("missed win", "lost won game")
    assert (missed.before, missed.after) == (WON, Rate(0.5, proven=True))
    assert (lost.before, lost.after) == (WON, LOST)


def test_rates_are_those_of_the_player(record: GameRecord) -> None:
    (found,) = mistakes_of(record, {1: review(record, 1, 0.5, before=0.7)}, "a", players=[1])
    assert (found.before, found.after) == (Rate(0.7), Rate(0.2))
    assert read_exercise(found.write()) == found
    assert '"before":[0.7,false]' in found.write()


def test_other_players_can_be_asked_for(record: GameRecord) -> None:
    reviews = {0: review(record, 0, 0.5), 1: review(record, 1, 0.5)}
    assert [one.move for one in mistakes_of(record, reviews, "a", players=[1])] == [2]
    record.seats = ["person", "person"]
    assert [one.move for one in mistakes_of(record, reviews, "a")] == [2, 1]


def test_seats_are_read() -> None:
    assert (level_of("engine 1"), level_of("engine 10")) == (1, 10)
    for seat in ("person", "", "engine 11", "engine 0", "engine", "engine x"):
        assert level_of(seat) is None
    assert humans(["engine 3", "person"]) == [1]
    assert humans(["program 3000 Hex", "program"]) == [1]


def test_equal_positions_are_one_exercise(record: GameRecord) -> None:
    one = Exercise(game=str(WYTHE), line=TURNS[:3], source=Source.MISTAKE, move=4)
    other_way = Exercise(game=str(WYTHE), line=TURNS[2::-1], source=Source.PUZZLE)
    assert one.position() == other_way.position()
    assert one.key == other_way.key
    assert one.key != dataclasses.replace(one, line=TURNS[:2]).key
    larger = dataclasses.replace(one, game="wythe size=5")
    assert one.key != larger.key


@settings(max_examples=25)
@given(st.integers(0, 99), st.integers(0, 6), st.sampled_from(list(GAMES)))
def test_an_exercise_survives_json(seed: int, turns: int, game: str) -> None:
    plain = random_line(seed, turns, game)
    position = plain.position()
    turn = position.write(next(iter(position.legal_turns())))
    full = dataclasses.replace(
        plain,
        accepted=(turn,),
        best=turn,
        moves=2,
        theme="blunder",
        source=Source.PUZZLE,
        origin="games/é.oddments",
        move=3,
        rating=-120,
    )
    for exercise in (plain, full):
        again = read_exercise(exercise.write())
        assert again == exercise
        assert again.key == exercise.key


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "there is no game chess"),
        ({"game": 3}, "game cannot be 3"),
        ({"game": None}, "game cannot be None"),
        ({"line": ["b2b3", "b2b3"]}, "b2b3"),
        ({"line": "b2b3"}, "line cannot be 'b2b3'"),
        ({"line": [1]}, "line cannot be"),
        ({"accepted": ["z9"]}, "z9"),
        ({"best": "z9"}, "z9"),
        ({"moves": -1}, "moves cannot be -1"),
        ({"moves": True}, "moves cannot be True"),
        ({"move": 1.5}, "move cannot be 1.5"),
        ({"theme": []}, "theme cannot be"),
        ({"source": "rumour"}, "source cannot be 'rumour'"),
        ({"source": []}, "source cannot be"),
        ({"rating": "high"}, "rating cannot be 'high'"),
        ({"before": 0.5}, "before cannot be 0.5"),
        ({"before": [0.5]}, "before cannot be"),
        ({"before": [1.5, False]}, "before cannot be"),
        ({"after": [True, False]}, "after cannot be"),
        ({"after": [0.5, 1]}, "after cannot be"),
    ],
)
def test_a_bad_exercise_is_refused_with_its_value(change: dict[str, Any], message: str) -> None:
    values = {"game": str(WYTHE), "line": ["b2b3"], "source": "mistake", "best": "a1a2"}
    assert exercise_of(values).line == ("b2b3",)
    with pytest.raises(ExerciseError, match=message):
        exercise_of({**values, **change})


@pytest.mark.parametrize("missing", ["game", "line", "source", "best"])
def test_what_has_no_default_must_be_there(missing: str) -> None:
    values = {"game": str(WYTHE), "line": [], "source": "mistake", "best": "b2b3"}
    del values[missing]
    with pytest.raises(ExerciseError, match=f"{missing} is missing"):
        exercise_of(values)


def test_the_best_turn_is_the_first_that_is_accepted_unless_it_is_named() -> None:
    values = {"game": str(WYTHE), "line": [], "source": "puzzle", "accepted": ["b2b3", "a1a2"]}
    assert exercise_of(values).best == "b2b3"
    assert exercise_of({**values, "best": "a1a2"}).best == "a1a2"


def test_fields_of_newer_versions_are_ignored() -> None:
    values = {"game": str(WYTHE), "line": [], "source": "mistake", "best": "b2b3"}
    assert read_exercise(json.dumps(values | {"mood": "good"})).line == ()


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "[" * 100_000])
def test_what_is_not_an_object_is_refused(text: str) -> None:
    with pytest.raises(ExerciseError, match="not"):
        read_exercise(text)


# -- series of exercises ---------------------------------------------------------------------------


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def deck(tmp_path: Path, clock: Clock) -> Iterator[Deck]:
    made = Deck(tmp_path / "training.sqlite", clock=clock)
    yield made
    made.close()


def asked(queue: DueQueue | PuzzleQueue | RetryQueue) -> Exercise:
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
        exercise = asked(queue)
        queue.answer(exercise, Grade.GOOD)
    assert queue.undo() == second
    assert [card.repetitions for card in deck.cards()] == [1, 0]
    queue.answer(second, Grade.AGAIN)
    assert (queue.standing().answered, queue.standing().solved) == (2, 1)
    assert queue.next() is None


def test_undo_leaves_the_answers_of_other_windows_alone(deck: Deck) -> None:
    mine, other, both = different(3)
    here, there = RetryQueue([mine, both], deck), RetryQueue([other, both], deck)
    for queue, exercise in ((here, mine), (there, other), (here, both), (there, both)):
        queue.answer(exercise, Grade.GOOD)
    assert here.undo() == both  # which the other window has answered since
    assert here.undo() == mine
    repetitions = {card.exercise.key: card.repetitions for card in deck.cards()}
    assert repetitions == {mine.key: 0, other.key: 1, both.key: 2}
    assert (there.undo(), there.undo()) == (both, other)
    assert [card.repetitions for card in deck.cards()] == [0, 0, 1]


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
        exercise = asked(queue)
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
    exercise = asked(queue)
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
        exercise = asked(queue)
        remove(exercise)
    assert queue.next() is None


# -- puzzles -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_about_as_hard_as_the_player_is_strong(game: str, deck: Deck) -> None:
    queue = PuzzleQueue(game, deck, random.Random(1))
    for _ in range(9):
        queue.answer(asked(queue), Grade.GOOD)
    queue = PuzzleQueue(game, deck, random.Random(1))
    rating = deck.rating(game).rating
    exercise = asked(queue)
    assert exercise.game_key == game
    assert exercise.accepted
    assert exercise.rating is not None
    nearest = sorted(abs(each - rating) for each in queue._ratings)
    assert abs(exercise.rating - rating) <= nearest[9 + 4]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_puzzles_of_a_beginner_are_won_by_one_move(game: str, deck: Deck) -> None:
    queue = PuzzleQueue(game, deck, random.Random(1))
    for exercise in (asked(queue) for _ in range(3)):
        assert exercise.choices == 1
        position = exercise.position()
        assert is_won(position, position.read(exercise.best), position.player, random.Random(2))


def is_won(position: Position, turn: Sequence[int], player: int, choice: random.Random) -> bool:
    """Return whether a turn has won, where nobody but the other player has a choice any more."""
    after = position.copy()
    after.play_turn(turn)
    if (outcome := after.outcome()) is not None:
        return outcome.winner is not None and after.player_of(outcome.winner) == player
    turns = list(after.legal_turns())
    assert len(turns) == 1 or after.player != player
    return is_won(after, choice.choice(turns), player, choice)


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_get_longer_with_success_and_shorter_with_errors(game: str, deck: Deck) -> None:
    def moves(grade: Grade, count: int) -> list[int]:
        queue, found = PuzzleQueue(game, deck, random.Random(1)), []
        for _ in range(count):
            exercise = asked(queue)
            found.append(exercise.choices or MOST_MOVES + 1)
            queue.answer(exercise, grade)
        return found

    assert moves(Grade.GOOD, 2) == [1, 1]
    assert max(moves(Grade.GOOD, 12)) > 1
    assert moves(Grade.AGAIN, 9)[-2:] == [1, 1]


def test_a_solved_puzzle_raises_the_rating_and_is_not_given_again(deck: Deck) -> None:
    queue = PuzzleQueue("oddy", deck, random.Random(1))
    before = deck.rating("oddy").rating
    seen = set()
    for _ in range(12):
        exercise = asked(queue)
        seen.add(exercise.key)
        queue.answer(exercise, Grade.GOOD)
    assert len(seen) == 12
    assert deck.rating("oddy").rating > before
    later = PuzzleQueue("oddy", deck, random.Random(1))
    exercise = asked(later)
    assert exercise.key not in seen
    assert all(card.memory.stage is not Stage.NEW for card in deck.cards())


def test_a_skipped_puzzle_is_not_given_again_at_once(deck: Deck) -> None:
    queue = PuzzleQueue("egotzi", deck, random.Random(1))
    assert len({asked(queue).key for _ in range(20)}) == 20
    assert not list(deck.cards())


def test_all_puzzles_can_be_seen(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    queue = PuzzleQueue("wythe", deck, random.Random(1))
    monkeypatch.setattr(queue, "_lines", queue._lines[:3])
    for _ in range(3):
        queue.answer(asked(queue), Grade.GOOD)
    assert queue.next() is None


# -- answers ---------------------------------------------------------------------------------------

GAME_FILES = Path(__file__).parents[3] / "resources/games"
SOLVED = 25  # positions of each game
SIMULATIONS = 20_000


@functools.cache
def puzzles(game: str) -> list[Puzzle]:
    return read_puzzles(GAME_FILES / game / "puzzles.jsonl")


def without_answers(exercise: Exercise) -> Exercise:
    return dataclasses.replace(exercise, accepted=(), source=Source.MISTAKE)


@pytest.mark.short("wythe")
@pytest.mark.parametrize("game", SMALL)
def test_every_turn_that_is_as_good_as_the_best_is_accepted_and_no_worse_one(game: str) -> None:
    solved = mixed = 0
    for exercise in late_exercises(game, seed=5):
        known = turn_values(exercise.position())
        if len(known) < 2:
            continue
        best = max(known.values())
        for turn, found in itertools.islice(known.items(), 12):
            answer = searched_answer(exercise, turn, SIMULATIONS)
            assert answer.accepted is (found == best), (exercise, turn, known)
            assert known[answer.best] == best
        solved += 1
        mixed += len(set(known.values())) > 1
        if solved >= SOLVED and mixed >= SOLVED // 2:
            break
    assert solved >= SOLVED


def test_in_themisto_every_turn_of_a_puzzle_that_wins_is_accepted() -> None:
    for exercise in map(exercise_of_puzzle, puzzles("themisto")[:4]):
        for turn in exercise.accepted:
            answer = searched_answer(without_answers(exercise), turn, SIMULATIONS)
            assert answer.accepted, (exercise, turn)
            assert answer.best == turn


def test_a_puzzle_knows_its_answers() -> None:
    exercise = exercise_of_puzzle(puzzles("yodd")[0])
    right = known_answer(exercise, exercise.accepted[0])
    assert right is not None
    assert (right.accepted, right.best, right.after) == (True, exercise.accepted[0], None)
    position = exercise.position()
    other = next(
        text
        for text in map(position.write, position.legal_turns())
        if text not in exercise.accepted
    )
    wrong = known_answer(exercise, other)
    assert wrong is not None
    assert (wrong.accepted, wrong.best) == (False, exercise.accepted[0])
    assert known_answer(without_answers(exercise), other) is None


def test_a_search_that_is_stopped_gives_no_answer() -> None:
    stop = threading.Event()
    stop.set()
    exercise = Exercise(
        game="egotzi size=7 variant=standard pie=off", line=(), source=Source.MISTAKE
    )
    with pytest.raises(SearchStoppedError):
        searched_answer(exercise, "d4", stop=stop)
    assert expected_line(exercise, "d4", stop=stop) == ()


@pytest.mark.parametrize("game", ["wythe", "egotzi"])
def test_what_follows_a_win_by_force_is_legal_and_wins(game: str) -> None:
    exercise = next(exercise_of_puzzle(one) for one in puzzles(game) if one.moves == 2)
    position = exercise.position()
    player = position.player
    position.play_turn(position.read(exercise.best))
    for turn in expected_line(exercise, exercise.best):
        assert turn in list(position.legal_turns())
        position.play_turn(turn)
    outcome = position.outcome()
    if outcome is not None:
        assert outcome.winner is not None
        assert position.player_of(outcome.winner) == player


def test_nothing_follows_the_end_of_the_game() -> None:
    exercise = next(exercise_of_puzzle(one) for one in puzzles("themisto") if one.theme == "row")
    assert expected_line(exercise, exercise.best) == ()
