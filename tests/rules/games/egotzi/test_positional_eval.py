"""The positional evaluation against an independent computation, and its use in Egotzi."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
from test_group_sizes import planes, random_stones
from uncompiled import source_of

from rules.games import read_setup
from rules.games.egotzi.positional_eval import WEIGHTS, SquareWeights
from rules.position import BLACK, WHITE

SOURCE = source_of("games/egotzi/positional_eval")
SIZES = range(3, 12)


def odds(by_fill: SquareWeights, board_size: int, stones: list[int], mover: int) -> float:
    """Return the logarithm of Black's, one stone after another."""
    taken = sum(stone >= 0 for stone in stones)
    filled = taken / board_size**2
    weights = [empty * (1 - filled) + full * filled for empty, full in by_fill]
    total = weights[4] + (weights[3] if mover == BLACK else -weights[3])
    for site, stone in enumerate(stones):
        row, column = site // board_size, site % board_size
        a, b = [1 - abs(2 * at / (board_size - 1) - 1) for at in (row, column)]
        value = weights[0] * (a + b) + weights[1] * a * b + weights[2] * (a * a + b * b)
        total += {BLACK: value, WHITE: -value, -1: 0.0}[stone]
    return total


def chance(places: Any, stones: list[int], mover: int) -> float:
    black, white = planes(stones, BLACK), planes(stones, WHITE)
    taken = sum(stone >= 0 for stone in stones)
    return float(places.chance(black, white, taken, mover))


@pytest.mark.parametrize("board_size", SIZES)
def test_random_boards(board_size: int) -> None:
    rng = random.Random(board_size)
    places = SOURCE.PositionalEval(board_size, WEIGHTS)
    for _ in range(30):
        stones, mover = random_stones(board_size, rng), rng.randrange(2)
        log = odds(WEIGHTS, board_size, stones, mover)
        assert chance(places, stones, mover) == pytest.approx(0.5 + 0.5 * log / math.hypot(2, log))


@pytest.mark.parametrize("board_size", SIZES)
def test_the_middle_counts_more_than_a_corner(board_size: int) -> None:
    places = SOURCE.PositionalEval(board_size, WEIGHTS)
    middle, corner = board_size**2 // 2, 0
    stones = [-1] * board_size**2
    stones[middle], stones[corner] = BLACK, WHITE
    ahead = chance(places, stones, BLACK)
    stones[middle], stones[corner] = WHITE, BLACK
    assert ahead > chance(places, stones, BLACK)


def test_the_static_eval_depends_on_who_has_which_colour() -> None:
    plain = read_setup(["egotzi", "pie=off"]).start()
    swapped = read_setup(["egotzi"]).start()
    for text in ("d4", "swap", "a1"):
        swapped.play_turn(swapped.read(text))
        if text != "swap":
            plain.play_turn(plain.read(text))
    seen, turned = plain.static_eval(), swapped.static_eval()
    assert seen is not None
    assert turned is not None
    assert seen > 0.6  # Black holds the middle, White a corner
    assert turned == pytest.approx(1 - seen)


def test_there_is_no_static_eval_where_playouts_are_more_accurate() -> None:
    position = read_setup(["egotzi"]).start()
    has_eval = []
    while not position.over:
        has_eval.append(position.static_eval() is not None)
        position.play(position.legal_steps()[-1])
    assert has_eval == [True] * has_eval.count(True) + [False] * has_eval.count(False)
    assert 15 < has_eval.count(False) < 20
    assert read_setup(["egotzi", "variant=squared"]).start().static_eval() is None
    assert read_setup(["themisto"]).start().static_eval() is None
