"""The review of a game in its saved file: there and back, damaged, deeper, of another game."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import records

from rules.games import GAMES
from rules.position import Position
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord
from rules.review.game_line import MoveReviews, game_line
from rules.review.move_review import LINE_TURNS, MoveReview, rate_for
from rules.review.review_properties import ENGINE, MOVE, read_review, write_review
from rules.version import VERSION


def made_up(record: GameRecord, seed: int, simulations: int = 100) -> MoveReviews:
    """Return reviews of all moves of a game, as if an engine had found them."""
    rng, found = random.Random(seed), {}
    for at, node in enumerate(game_line(record)):
        assert node.parent is not None
        position = record.position_at(node.parent)
        before, after = rng.choice([(False, False), (True, True), (True, False), (False, True)])
        rate = rng.choice([0, 0.5, 1]) if before or after else round(rng.random(), 4)
        loss = rng.choice([rate, 0]) if after else round(rng.random() * rate, 4)
        best, *line = first_turns(position, rng.randrange(1, LINE_TURNS + 1))
        found[at] = MoveReview(
            player=position.player,
            turn=node.text,
            best=best,
            win_rate=rate_for(position.player, rate),
            loss=loss,
            proven=before,
            proven_after=after,
            simulations=simulations,
            line=tuple(line),
        )
    return found


def first_turns(position: Position, most: int) -> list[str]:
    """Return the first legal turn of a position, of the one after it, and so on."""
    here, texts = position.copy(), list[str]()
    while len(texts) < most and not here.over:
        turn = next(iter(here.legal_turns()))
        texts.append(here.write(turn))
        here.play_turn(turn)
    return texts


@pytest.fixture
def record() -> GameRecord:
    record = GameRecord(GAMES["wythe"].setup(size=4))
    for text in ("b2b3", "c3c4", "a2a1", "d1d2", "c1c2"):
        record.play_text(text)
    return record


def reread(record: GameRecord) -> GameRecord:
    again = read_game(write_game(record))
    assert again.reading.problems == []
    return again


@settings(max_examples=25)
@given(records(), st.integers(0, 2**32))
def test_a_review_survives_saving(record: GameRecord, seed: int) -> None:
    reviews = made_up(record, seed)
    assert write_review(record, reviews, 100) == bool(reviews)
    again = reread(record)
    stored = read_review(again)
    assert stored.moves == reviews
    assert stored.warnings == ()
    if reviews:
        assert (stored.engine, stored.simulations) == (f"Oddments {VERSION}", 100)
    assert write_game(again) == write_game(record)


def test_a_game_without_review_has_none(record: GameRecord) -> None:
    assert read_review(record).moves == {}
    assert not write_review(record, {}, 100)
    assert ENGINE not in record.root.properties


def test_only_a_deeper_review_replaces_another(record: GameRecord) -> None:
    old, shallow, deep = made_up(record, 1), made_up(record, 2, 99), made_up(record, 3, 101)
    write_review(record, old, 100)
    assert not write_review(record, shallow, 99)
    assert not write_review(record, made_up(record, 4), 100)
    assert read_review(record).moves == old
    assert read_review(record).simulations == 100
    assert write_review(record, {4: deep[4]}, 101)
    assert read_review(record).moves == {**old, 4: deep[4]}
    assert read_review(record).simulations == 101


def test_a_review_stays_with_the_moves_when_the_game_continues(record: GameRecord) -> None:
    reviews = made_up(record, 1)
    write_review(record, reviews, 100)
    record.play_text("a4a3")
    assert read_review(record).moves == reviews
    record.go_to(game_line(record)[3])
    turns = [record.position.write(turn) for turn in record.position.legal_turns()]
    record.play_text(next(text for text in turns if text != "c1c2"))
    assert read_review(record).moves == {at: reviews[at] for at in range(4)}
    assert read_review(record).warnings == ()


def test_a_review_of_other_moves_is_ignored_with_a_warning(record: GameRecord) -> None:
    write_review(record, made_up(record, 1), 100)
    text = write_game(record)
    for old, new, lost in [
        ("B[a2a1]", "B[a2a3]", 3),  # this move and those after it
        ("XP[off]" if "XP" in text else "SZ[4]", "SZ[4]XP[off]", 5),
        ("SZ[4]", "SZ[5]", 5),
    ]:
        stored = read_review(read_game(text.replace(old, new)))
        assert len(stored.moves) == 5 - lost
        assert len(stored.warnings) == lost
        assert all("it is about another move" in warning for warning in stored.warnings)
    assert (
        "the review of move 3, a2a3, is ignored"
        in (read_review(read_game(text.replace("B[a2a1]", "B[a2a3]"))).warnings[0])
    )


def replaced(index: int, word: str) -> Callable[[str], str]:
    def replace(value: str) -> str:
        words = value.split(" ")
        words[index] = word
        return " ".join(words)

    return replace


@pytest.mark.parametrize(
    "damage",
    [
        lambda value: "",
        lambda value: value[:-1],
        lambda value: f"{value} 1",
        lambda value: value.replace(" ", "  "),
        replaced(0, "1.5"),
        replaced(0, "-0.5"),
        replaced(0, "nan"),
        replaced(0, "1e-3"),
        replaced(0, "0_1"),
        replaced(1, "2"),
        replaced(1, "0.9999"),
        replaced(2, "maybe"),
        replaced(2, "both"),
        replaced(3, "0"),
        replaced(3, "-5"),
        replaced(3, "9" * 40),
        replaced(3, "99999999999"),
        replaced(4, "b2b3"),  # illegal there
        replaced(4, "pawn"),
        replaced(5, "0" * 16),
    ],
)
def test_damage_costs_one_move(record: GameRecord, damage: Callable[[str], str]) -> None:
    reviews = made_up(record, 1)
    reviews[2] = dataclasses.replace(
        reviews[2], win_rate=0.6, loss=0.1, proven=False, proven_after=False
    )
    write_review(record, reviews, 100)
    node = game_line(record)[2]
    node.properties[MOVE] = [damage(node.properties[MOVE][0])]
    stored = read_review(reread(record))
    del reviews[2]
    assert stored.moves == reviews
    assert len(stored.warnings) == 1
    assert stored.warnings[0].startswith("the review of move 3, a2a1, is ignored: ")


def test_a_line_that_is_too_long_is_damage(record: GameRecord) -> None:
    reviews = made_up(record, 1)
    node = game_line(record)[0]
    best, *line = first_turns(record.setup.start(), LINE_TURNS + 1)
    reviews[0] = dataclasses.replace(reviews[0], best=best, line=tuple(line))
    write_review(record, reviews, 100)
    assert node.properties[MOVE][0].endswith(line[-1])
    assert 0 not in read_review(record).moves


def test_two_reviews_of_a_move_are_damage(record: GameRecord) -> None:
    write_review(record, made_up(record, 1), 100)
    node = game_line(record)[2]
    node.properties[MOVE] *= 2
    assert 2 not in read_review(record).moves


@pytest.mark.parametrize("values", [["Oddments 0.1.0"], ["", "x"], ["a", "0"], ["a", "1", "2"]])
def test_a_damaged_engine_costs_no_move(record: GameRecord, values: list[str]) -> None:
    reviews = made_up(record, 1)
    write_review(record, reviews, 100)
    record.root.properties[ENGINE] = values
    stored = read_review(record)
    assert stored.moves == reviews
    assert (stored.engine, stored.simulations) == ("", 0)
    assert len(stored.warnings) == 1


@settings(max_examples=25)
@given(records(), st.lists(st.text(max_size=60), max_size=3), st.integers(0, 50))
def test_any_text_can_stand_in_the_properties(
    record: GameRecord, values: list[str], at: int
) -> None:
    record.root.properties[ENGINE] = values
    for node in game_line(record)[at:]:
        node.properties[MOVE] = values
    assert read_review(record).moves == {}


def test_what_others_wrote_stays(record: GameRecord) -> None:
    node = game_line(record)[1]
    node.properties |= {"C": ["why?"], "XZ": ["a", "b]"]}
    write_review(record, made_up(record, 1), 100)
    again = reread(record)
    assert game_line(again)[1].properties["XZ"] == ["a", "b]"]
    assert game_line(again)[1].properties["C"] == ["why?"]


def test_the_hash_of_a_position_is_the_same_on_every_machine(record: GameRecord) -> None:
    write_review(record, made_up(record, 1), 100)
    assert game_line(record)[0].properties[MOVE][0].split(" ")[5] == "62142bb5b244b639"
