"""The engine and the pie rule on boards where full search knows the value of each opening."""

from __future__ import annotations

import functools

import pytest
from on_demand import on_demand

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.position import SpecialStep
from rules.setup import Setup

pytestmark = pytest.mark.long  # test_fair_opening.py and test_solved_report.py have the same rules
Y = GAMES["oddy"].setup(sides=3, size=5)
EGOTZI = GAMES["egotzi"].setup(size=4)
SMALLEST_EGOTZI = GAMES["egotzi"].setup(size=3)


@functools.cache
def winning_openings(setup: Setup) -> frozenset[str]:
    """Return the openings that win for who keeps the stone."""
    start = setup.game.setup(**{**dict(setup.options), "pie": False}).start()
    tree = on_demand("full_tree").FullTree(start)
    found = []
    for turn in start.legal_turns():
        after = start.copy()
        after.play_turn(turn)
        if tree.solve(after) == -1:
            found.append(start.write(turn))
    return frozenset(found)


def test_openings_differ_in_value() -> None:
    assert winning_openings(Y) == {"c2", "d2", "d3"}
    for setup in (EGOTZI, SMALLEST_EGOTZI):
        assert len(winning_openings(setup)) == setup["size"] ** 2


@pytest.mark.parametrize("seed", range(4))
def test_no_opening_is_made_that_loses_to_the_swap(seed: int) -> None:
    start = Y.start()
    report = Engine().search(start, [], Limits(simulations=20_000, seed=seed))
    assert start.write(report.best) not in winning_openings(Y)


@pytest.mark.parametrize(
    ("setup", "openings", "simulations"),
    [
        (Y, [], 100_000),
        (EGOTZI, ["a1", "b1", "b2"], 1_000_000),  # the others are images of them
        (SMALLEST_EGOTZI, [], 20_000),
    ],
    ids=str,
)
def test_a_swap_is_made_exactly_where_the_opening_wins(
    setup: Setup, openings: list[str], simulations: int
) -> None:
    start = setup.start()
    for opening in openings or [start.write(turn) for turn in start.legal_turns()]:
        limits = Limits(simulations=simulations, seed=3)
        best = Engine().search(start, [start.read(opening)], limits).best
        assert (best == (SpecialStep.SWAP,)) is (opening in winning_openings(setup))
