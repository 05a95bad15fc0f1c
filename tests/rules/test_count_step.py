"""Counts agree with outcome, score and tally: in whole games, random ones and known boards."""

from __future__ import annotations

import itertools
import json
import pathlib
import random
from typing import Any

import pytest
from counts import check_count
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.games import GAMES
from rules.games.egotzi import EgotziEnding
from rules.games.themisto import ThemistoCounted, ThemistoPosition
from rules.position import PLACE, Position, SpecialStep
from rules.setup import Setup
from rules.testing.random_games import setups_of

_DATA = pathlib.Path(__file__).parents[1] / "data"
SETUPS = [setup for game in GAMES.values() for setup in setups_of(game)]


def _start(text: str) -> Position:
    key, *options = text.split()
    return GAMES[key].read_setup(dict([option.split("=") for option in options])).start()


def _rows() -> list[dict[str, Any]]:
    with (_DATA / "reference-games.jsonl").open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def _played(position: Position, seed: int) -> Position:
    """Play at random to the end, passing only if there is no other step; return the position."""
    rng = random.Random(seed)
    while steps := position.legal_steps():
        position.play(rng.choice([s for s in steps if s != SpecialStep.PASS] or steps))
    return position


def test_reference_games() -> None:
    for row in _rows():
        position = _start(row["game"])
        for text in row["turns"]:
            position.play_turn(position.read(text))
        assert position.over
        check_count(position)


@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 10_000))
@settings(max_examples=150, deadline=None)
def test_random_games(setup: Setup, seed: int) -> None:
    check_count(_played(setup.start(), seed))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_moment_of_a_game(setup: Setup) -> None:
    rng = random.Random(f"{setup} counted")
    position = setup.start()
    while True:
        check_count(position)
        if position.over:
            break
        position.play(rng.choice(position.legal_steps()))


def test_pairs_leave_before_the_next_size_is_counted() -> None:
    looked_at = 0
    for seed in range(40):
        steps = _played(_start("egotzi size=4"), seed).count_steps()
        for step, after in itertools.pairwise(steps):
            paired = {site for group in step.groups if group.number for site in group.sites}
            kept = {site for group in step.groups if not group.number for site in group.sites}
            assert set(after.gone) == set(step.gone) | paired
            assert not kept.intersection(after.gone)
            looked_at += bool(paired) and bool(kept)
    assert looked_at > 5


def test_nothing_left_to_count_is_shown() -> None:
    """All groups are removed: whoever placed last loses, and the last step shows no group."""
    for seed in range(3000):
        position = _played(_start("egotzi size=4"), seed)
        outcome = position.outcome()
        assert outcome is not None
        if outcome.reason is EgotziEnding.LAST_STONE:
            last = position.count_steps()[-1]
            assert last.groups == ()
            assert len(last.gone) == 16
            return
    pytest.fail("no such game among 3000")


def test_a_row_of_six_is_counted_whole() -> None:
    """Player 2 wins with a row of six that a slide closes: f5-f4, from a1 to f1 along row 4."""
    start = GAMES["themisto"].setup().start()
    assert isinstance(start, ThemistoPosition)
    white = [24, 25, 26, 28, 29]  # a4 b4 c4 e4 f4
    black = [35]  # d5, flipped on its way to d4
    rest = [s for s in range(64) if s not in (*white, *black, 27) and s // 8 not in (3, 4)]
    start.lay(black + rest[0:22:2], white + rest[1:22:2], player=1)
    start.play(PLACE + 64 * 35 + 27)
    if start.outcome() is None:
        start.play(SpecialStep.KEEP)
    steps = start.count_steps()
    assert [step.reason for step in steps] == [
        ThemistoCounted.FRESH,
        ThemistoCounted.ROW,
        ThemistoCounted.LENGTH,
    ]
    assert [group.sites for group in steps[0].groups] == [(27,)]
    assert [group.sites[0] for group in steps[1].groups] == [24, 25, 26, 27, 28, 29]
    check_count(start)


def test_an_older_row_through_the_winning_one_is_left_out() -> None:
    """Player 1 slides e8-e4 and makes the five a4 to e4; a4 to a8 lay there before."""
    start = GAMES["themisto"].setup().start()
    assert isinstance(start, ThemistoPosition)
    rest = [8 * row + column for row in (0, 1, 2, 4, 5, 6) for column in (5, 6, 7)]
    white = [24, 32, 40, 48, 56, 25, 26, 27, 0, *rest[::2]]
    start.lay([60, *rest[1::2]], white)
    start.play(PLACE + 64 * 60 + 28)
    if start.outcome() is None:
        start.play(SpecialStep.KEEP)
    rows = [step for step in start.count_steps() if step.reason is ThemistoCounted.ROW]
    assert [[group.sites[0] for group in row.groups] for row in rows] == [[24, 25, 26, 27, 28]]
    check_count(start)
