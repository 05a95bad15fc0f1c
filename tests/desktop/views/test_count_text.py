"""The sentences for counting groups by size."""

from __future__ import annotations

import enum

import pytest
from driving import small

from desktop.views.count_text import ending, scores_sentence, size_sentence
from rules.count_step import Counted, CountStep
from rules.outcome import Count
from rules.position import Position
from rules.record.game_record import GameRecord


class _Row(enum.Enum):
    GROUPS = "groups"


def row(black: int, white: int, size: int = 0) -> Count:
    return Count(_Row.GROUPS, black, white, size)


@pytest.mark.parametrize(
    ("reason", "black", "white", "sentence"),
    [
        (Counted.EQUAL, 1, 1, "Size 4: Black has 1, White has 1. One pair removed."),
        (Counted.EQUAL, 2, 2, "Size 4: Black has 2, White has 2. 2 pairs removed."),
        (
            Counted.MORE,
            3,
            1,
            "Size 4: Black has 3, White has 1. One pair removed. Black has 2 more.",
        ),
        (
            Counted.MORE,
            1,
            2,
            "Size 4: Black has 1, White has 2. One pair removed. White has one more.",
        ),
        (Counted.MORE, 0, 2, "Size 4: Black has 0, White has 2. White has 2 more."),
        (
            Counted.SCORED,
            3,
            1,
            "Size 4: Black has 3, White has 1. One pair removed. Black has 2 more and scores 4.",
        ),
        (
            Counted.SCORED,
            0,
            1,
            "Size 4: Black has 0, White has 1. White has one more and scores 4.",
        ),
    ],
)
def test_groups_of_one_size_cancel_in_pairs(
    reason: Counted, black: int, white: int, sentence: str
) -> None:
    assert size_sentence(CountStep(reason, row(black, white, 4))) == sentence


def finished_game(seed: int, **options: object) -> Position:
    record = GameRecord(small("egotzi", pie=False, **options))
    for step, _player in record.setup.start().random_playout(seed)[1]:
        record.play((step,))
    assert record.position.over
    return record.position


def test_scores_of_an_unfinished_game_are_hypothetical() -> None:
    sentence = scores_sentence(small("egotzi").start(), row(3, 2))
    assert sentence == "If the game ended here, Black would score 3 and White 2."


def test_scores_of_a_finished_game_name_the_winner() -> None:
    names = ("Black", "White")
    winners = set()
    for seed in range(40):
        position = finished_game(seed)
        outcome = position.outcome()
        assert outcome is not None
        assert outcome.winner is not None
        winners.add(outcome.winner)
        assert ending(position) == f"{names[outcome.winner]} wins."
        sentence = scores_sentence(position, row(5, 3))
        assert sentence == f"Black scores 5 and White 3. {ending(position)}"
        if len(winners) == 2:
            break
    assert winners == {0, 1}


def test_a_draw_is_reported_as_one() -> None:
    for seed in range(400):
        position = finished_game(seed, variant="squared")
        outcome = position.outcome()
        assert outcome is not None
        if outcome.winner is None:
            break
    assert ending(position) == "The game is a draw."
