"""Whose each cell is expected to be, against playouts that know only the contract."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from rules.engine.expectation import Shares, expected_owners
from rules.games import GAMES, read_setup
from rules.games.oddy.enclosure import encloses
from rules.groups import Groups
from rules.position import BLACK, PLACE, Position, SpecialStep
from rules.refusal import InvalidPositionError
from rules.setup import Setup
from rules.testing.random_games import setups_of

SETUPS = [setup for game in GAMES.values() for setup in setups_of(game)]
PLAIN = 10_000
TOLERANCE = 0.02  # four standard errors of a share in so many playouts

# from a disc's square to where it came from, in the order in which winning slides are found
DIRECTIONS = ((1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1))

PlainPlayout = Callable[[Position, random.Random], list[int]]  # -> the owners at its end


def top_colours(position: Position) -> list[int]:
    """Return [site] -> the colour of the top piece, -1 where there is none."""
    colours = [-1] * position.board.site_count
    for piece in position.pieces():  # lower ones first
        colours[piece.site] = piece.colour
    return colours


def random_steps(position: Position, dice: random.Random) -> list[int]:
    """Play each legal step equally likely, but do not swap."""
    while steps := position.legal_steps():
        position.play(dice.choice([step for step in steps if step != SpecialStep.SWAP]))
    return top_colours(position)


def random_stones(position: Position, dice: random.Random) -> list[int]:
    """Play as ``random_steps``, but pass only when nothing fits, and end a turn half of the time.

    That is how Yodd is played out.
    """
    while steps := position.legal_steps():
        stones = [step for step in steps if step >= PLACE]
        ends = SpecialStep.END in steps and (not stones or dice.random() < 0.5)
        position.play(SpecialStep.END if ends else dice.choice(stones or steps))
    return top_colours(position)


def fill_up(position: Position, dice: random.Random) -> list[int]:
    """Fill the board in turn, and return which cells belong to the group that wins Odd-Y then."""
    board, colours = position.board, top_colours(position)
    empty = [site for site, colour in enumerate(colours) if colour < 0]
    dice.shuffle(empty)
    for number, site in enumerate(empty):
        colours[site] = position.colour ^ (number & 1)
    groups = Groups.of(board, colours)
    (won,) = [g for g, mask in enumerate(groups.side_masks()) if encloses(mask, board.side_count)]
    return [colours[s] if groups.group_at(s) == won else -1 for s in range(board.site_count)]


class RandomSlides:
    """Plays Themisto: each legal turn equally likely, but the first that wins if one does."""

    def __init__(self) -> None:
        self._turns: dict[tuple[int, ...], list[tuple[int, ...]]] = {}  # after these steps

    def __call__(self, position: Position, dice: random.Random) -> list[int]:
        played: tuple[int, ...] = ()
        while not position.over:
            if played not in self._turns:
                self._turns[played] = self._choices(position)
            turn = dice.choice(self._turns[played])
            position.play_turn(turn)
            played += turn
        return top_colours(position)

    def _choices(self, position: Position) -> list[tuple[int, ...]]:
        turns, after = list(position.legal_turns()), position.copy()
        winning = []
        for turn in turns:
            after.copy_from(position)
            after.play_turn(turn)
            outcome = after.outcome() if after.over else None
            if outcome is not None and outcome.winner == position.colour:
                winning.append(turn)
        return [min(winning, key=lambda turn: self._order(position, turn))] if winning else turns

    def _order(self, position: Position, turn: Sequence[int]) -> tuple[object, ...]:
        start, end = [touch.site for touch in position.touches(turn[0])]
        steps = start % 8 - end % 8, start // 8 - end // 8
        away = max(map(abs, steps))
        direction = DIRECTIONS.index((steps[0] // away, steps[1] // away))
        flipped = 1 - top_colours(position)[start]
        return end, flipped, direction, SpecialStep.CAPTURE in turn


# game, turns played before, and how it is played out
CASES: dict[str, tuple[str, str, PlainPlayout]] = {
    "wythe": ("wythe size=5", "c3b3 swap c5b5 a1b1 a3a2 a5a4 e2e3 c4b4", random_steps),
    "yodd": ("yodd size=3", "Bd3 Bd2,Be3 Wc2,Wd4 Bd1,Be2", random_stones),
    "oddy": ("oddy sides=5 size=3", "c9 swap c8 c3 c10 c2 c4", fill_up),
    "egotzi": ("egotzi size=5", "e3 swap d4 a4 b4 a5 d5 b2 a2", random_steps),
    "themisto": (
        "themisto",
        "h2-b2 h3-d7 h4-b4 b4-b7 h7-g7 d7-d2 b2-b3 d2-b4 b3-c2 b4-b5 a2-b2 g8-a2 h8-g8 c2-c3 "
        "g8-h8 h5-f7 f7-g8x h6-h7 g7-c7 g1-c5 h1-d5 d5-b3 f1-c4 c4-b4",
        RandomSlides(),
    ),
}


def counted(position: Position, playout: PlainPlayout, dice: random.Random) -> Shares:
    """Return the shares in plain playouts, one after the other."""
    counts = np.zeros((position.board.site_count, 3))
    sites, after = np.arange(position.board.site_count), position.copy()
    for _ in range(PLAIN):
        after.copy_from(position)
        counts[sites, playout(after, dice)] += 1  # -1 is the last column
    return counts / PLAIN


@pytest.mark.parametrize("key", GAMES)
def test_shares_are_those_of_plain_playouts(key: str) -> None:
    text, line, playout = CASES[key]
    position = read_setup(text.split()).start()
    for turn in line.split():
        position.play_turn(position.read(turn))
    shares = expected_owners(position, 100_000, seed=1)
    plain = counted(position, playout, random.Random(5))
    assert np.abs(shares - plain).max() < TOLERANCE
    assert len(np.unique(plain[:, BLACK].round(2))) > 4  # cells differ


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_shares_sum_to_one_all_through_a_game(setup: Setup) -> None:
    dice = random.Random(f"{setup} shares")
    position = setup.start()
    while True:
        before = position.copy()
        shares = expected_owners(position, 50, seed=position.turn)
        assert shares.shape == (position.board.site_count, 3)
        assert shares.min() >= 0
        assert np.allclose(shares.sum(axis=1), 1, rtol=0, atol=1e-12)
        assert position == before
        steps = position.legal_steps()
        if not steps:
            break
        position.play(dice.choice(steps))
    assert set(shares.ravel()) == {0.0, 1.0}  # nothing is left to chance
    outcome = position.outcome()
    assert outcome is not None
    found = [int(row.argmax()) for row in shares]
    owners = [colour % 3 for colour in top_colours(position)]
    if found != owners:  # where only what has won is owned
        assert {site for site, owner in enumerate(found) if owner < 2} == set(outcome.sites)
        assert all(found[site] == outcome.winner for site in outcome.sites)


def test_the_same_seed_gives_the_same_shares() -> None:
    start = GAMES["egotzi"].setup(size=5).start()
    one, again, other = [expected_owners(start, 500, seed=seed) for seed in (1, 1, 2)]
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)


def test_progress_is_reported_up_to_the_number_asked_for() -> None:
    start = GAMES["wythe"].setup().start()
    reports: list[tuple[int, Shares]] = []
    shares = expected_owners(start, 30_001, progress=lambda s, done: reports.append((done, s)))
    dones = [done for done, _ in reports]
    assert dones == sorted(set(dones))
    assert dones[0] == 1
    assert dones[-1] == 30_001
    assert np.array_equal(reports[-1][1], shares)
    assert np.allclose(shares * 30_001, (shares * 30_001).round(), rtol=0, atol=1e-6)


def test_it_stops_on_request() -> None:
    start, stop = GAMES["yodd"].setup(size=10).start(), threading.Event()
    done = []

    def progress(_shares: Shares, playouts: int) -> None:
        done.append(playouts)
        if len(done) == 3:
            stop.set()

    shares = expected_owners(start, 10**9, stop=stop, progress=progress)
    assert len(done) == 3
    assert np.allclose(shares.sum(axis=1), 1)


def test_a_corrupt_position_is_refused() -> None:
    position = GAMES["egotzi"].setup(size=4).start()
    (step,) = position.read("b2")
    position.play(step)
    position.play(step)
    with pytest.raises(InvalidPositionError):
        expected_owners(position, 1)
