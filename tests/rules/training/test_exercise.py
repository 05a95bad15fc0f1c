"""Exercises: from mistakes, there and back as JSON, and bad ones."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest
from exercises import random_line
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.games import GAMES
from rules.record.game_record import GameRecord
from rules.review.game_line import MoveReviews
from rules.review.move_review import MoveReview, rate_for
from rules.review.rate import LOST, WON, Rate
from rules.training.exercise import (
    Exercise,
    ExerciseError,
    Source,
    exercise_of,
    humans,
    level_of,
    mistakes_of,
    read_exercise,
)

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
        0: review(record, 0, 0.0999),
        1: review(record, 1, 0.5),  # of the computer
        2: review(record, 2, 0.10),
        4: review(record, 4, 0.4),
    }
    record.names = ["Ann", "Hal"]
    record.root.properties["DT"] = ["2026-11-03,04"]
    first, second = mistakes_of(record, reviews, "games/a.oddments")
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
    missed, lost = mistakes_of(record, reviews, "a")
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
    assert [one.move for one in mistakes_of(record, reviews, "a")] == [1, 2]


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
