"""Egotzi: pushes, results, refusals, and the positional evaluation."""

import math
import random
from typing import Any

import pytest
from certain import certain
from plain_playouts import check_playouts
from test_board import planes, random_stones
from uncompiled import source_of

from rules.games import read_setup
from rules.games.egotzi import GAME, EgotziEnding, EgotziLabel
from rules.games.egotzi.game import FAIR_KOMI
from rules.games.egotzi.positional_eval import WEIGHTS, SquareWeights
from rules.piece import Motion, Touch
from rules.position import BLACK, WHITE, Position, SpecialStep
from rules.refusal import NotationError, RefusalReason


def played(turns: str, **options: object) -> Position:
    position = GAME.setup(**options).start()
    for text in turns.split():
        position.play_turn(position.read(text))
        position.validate()
    return position


def pushes(position: Position, text: str) -> dict[str, tuple[str, Motion, tuple[int, int]]]:
    """Return where the stones next to a new one go: origin -> name, motion, direction."""
    changes = position.change(position.read(text)[0])
    names = position.board.names
    appeared, *pushed = changes
    assert (appeared.motion, names[appeared.piece.site]) == (Motion.APPEAR, text)
    assert appeared.piece.colour == position.colour
    return {names[c.origin]: (names[c.piece.site], c.motion, c.direction) for c in pushed}


def test_squared_can_be_drawn() -> None:
    start = GAME.setup(size=4, variant="squared").start()
    seed = next(seed for seed in range(1000) if start.random_playout(seed)[0] == 0.5)
    position = start.copy()
    for step, _player in start.random_playout(seed)[1]:
        position.play(step)
    outcome = certain(position.outcome())
    assert (outcome.winner, outcome.margin, outcome.reason) == (None, 0, EgotziEnding.EQUAL)
    assert position.legal_steps() == []


def test_whoever_placed_last_loses_when_nothing_is_left() -> None:
    start = GAME.setup(size=4).start()
    for seed in range(5000):
        position = start.copy()
        _value, steps = start.random_playout(seed)
        for step, _player in steps:
            position.play(step)
        if position.score() == (0, 0):
            break
    outcome = certain(position.outcome())
    # sixteen stones: White places the last one, swapped or not
    assert (outcome.winner, outcome.reason) == (BLACK, EgotziEnding.LAST_STONE)
    assert (outcome.margin, outcome.sites) == (None, ())
    assert _value == 1.0
    swapped = start.copy()
    swapped.play(steps[0][0])
    swapped.play(SpecialStep.SWAP)
    for step, _player in steps[1:]:
        swapped.play(step)
    after_swap = certain(swapped.outcome())
    assert after_swap.winner == BLACK
    assert swapped.colour_of(1) == BLACK
    swapped.validate()


def test_tally_counts_groups_by_size() -> None:
    position = played("a1 c1 e5", size=5)
    rows = [(row.label, row.size, row.black, row.white) for row in position.tally()]
    assert rows == [(EgotziLabel.SCORE, 0, 1, 0), (EgotziLabel.GROUPS, 1, 2, 1)]


def test_komi_is_in_whites_score_from_the_start() -> None:
    position = GAME.setup(size=6, variant="squared", komi=8).start()
    assert position.score() == (0, 8)
    assert position.tally()[0].white == 8
    assert (EgotziLabel.KOMI, 0, 8) in [(c.label, c.black, c.white) for c in position.tally()]


def test_any_komi_of_an_earlier_version_still_opens() -> None:
    assert GAME.setup(size=5, variant="squared", komi=11**4 - 1)["komi"] == 14640


def test_each_fair_komi_can_be_chosen_on_its_board() -> None:
    for size, fair in FAIR_KOMI.items():
        komi = GAME.setup(size=size, variant="squared").option("komi")
        assert fair.komi in komi.offered
        assert 0 <= fair.low <= fair.win_rate <= fair.high <= 1


def test_refusals() -> None:
    position = played("c3", size=5)
    site = position.board.site("c3")
    occupied = certain(position.refusal((Touch(site),)))
    assert (occupied.reason, occupied.sites) == (RefusalReason.OCCUPIED, (site,))
    assert position.refusal((Touch(0),)) is None
    assert position.refusal(SpecialStep.SWAP) is None
    for button, reason in (
        (SpecialStep.PASS, RefusalReason.PASS),
        (SpecialStep.END, RefusalReason.NOT_NOW),
    ):
        refusal = certain(position.refusal(button))
        assert refusal.reason == reason
    for text in ("f1", "a6", "C3", "c03", "pass", ""):
        with pytest.raises(NotationError):
            position.read(text)


# MOVE straight away, WRAP over the edge to the farthest empty square, BOUNCE and stay
@pytest.mark.parametrize(
    ("size", "turns", "text", "where"),
    [
        (
            5,
            "e3 c3 d4 d2",
            "d3",
            {
                "e3": ("a3", Motion.WRAP, (1, 0)),
                "d4": ("d5", Motion.MOVE, (0, 0)),
                "c3": ("b3", Motion.MOVE, (0, 0)),
                "d2": ("d1", Motion.MOVE, (0, 0)),
            },
        ),
        # another stone lands where d1 would go
        (
            5,
            "b1 c1 b1",
            "c1",
            {"b1": ("a1", Motion.MOVE, (0, 0)), "d1": ("d1", Motion.BOUNCE, (1, 0))},
        ),
        # full lines
        (
            3,
            "b2 c2 b3 b1",
            "b2",
            {
                "c2": ("c2", Motion.BOUNCE, (1, 0)),
                "b3": ("b3", Motion.BOUNCE, (0, 1)),
                "a2": ("a2", Motion.BOUNCE, (-1, 0)),
                "b1": ("b1", Motion.BOUNCE, (0, -1)),
            },
        ),
    ],
)
def test_where_the_stones_around_a_new_one_go(
    size: int, turns: str, text: str, where: dict[str, object]
) -> None:
    assert pushes(played(turns, size=size), text) == where


def test_only_the_standard_game_has_features_to_learn_from() -> None:
    assert GAME.setup().start().step_features > 0
    assert GAME.setup(variant="squared").start().step_features == 0


POSITIONAL_EVAL = source_of("games/egotzi/positional_eval")
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
    places = POSITIONAL_EVAL.PositionalEval(board_size, WEIGHTS)
    for _ in range(30):
        stones, mover = random_stones(board_size, rng), rng.randrange(2)
        log = odds(WEIGHTS, board_size, stones, mover)
        assert chance(places, stones, mover) == pytest.approx(0.5 + 0.5 * log / math.hypot(2, log))


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


@pytest.mark.parametrize("size", [3, 7, 8, 11])
@pytest.mark.parametrize("variant", ["standard", "squared"])
def test_playouts_play_by_the_rules(size: int, variant: str) -> None:
    check_playouts(GAME.setup(size=size, variant=variant).start(), 4)
