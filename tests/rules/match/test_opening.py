"""Openings: drawn by the rules alone, distinct, read from texts, and even ones."""

from __future__ import annotations

import pytest

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES, read_setup
from rules.match.even_openings import even_openings
from rules.match.opening import OpeningError, Openings, read_opening, write_opening
from rules.position import SpecialStep
from rules.setup import Game


@pytest.mark.parametrize("key", GAMES)
def test_drawn_openings_are_legal_distinct_and_leave_a_game(key: str) -> None:
    start = GAMES[key].setup().start()
    openings = Openings(start, turns=3, seed=7)
    after = set()
    for opening in [openings[i] for i in range(20)]:
        assert len(opening) == 3
        position = start.copy()
        for turn in opening:
            assert position.read(position.write(turn)) == turn
            assert turn[0] not in (SpecialStep.PASS, SpecialStep.SWAP)
            position.play_turn(turn)
        assert not position.over
        after.add(position.state_hash)
    assert len(after) == 20


def test_a_seed_draws_the_same_in_whatever_order_one_asks() -> None:
    start = read_setup(["wythe"]).start()
    one, same, other = (Openings(start, turns=2, seed=seed) for seed in (1, 1, 2))
    backwards = [same[i] for i in range(9, -1, -1)]
    assert [one[i] for i in range(10)] == backwards[::-1]
    assert [other[i] for i in range(10)] != backwards[::-1]


def test_there_are_no_more_openings_than_there_are() -> None:
    start = read_setup(["wythe", "size=3"]).start()
    openings = Openings(start, turns=1)
    drawn = [openings[i] for i in range(72)]
    assert len(set(drawn)) == 24  # a domino on 12 edges, two ways round
    assert drawn[:24] == drawn[24:48] == drawn[48:]
    assert Openings(start)[5] == ()


def test_an_opening_may_not_be_as_long_as_the_game() -> None:
    start = read_setup(["oddy", "sides=3", "size=3"]).start()
    with pytest.raises(OpeningError, match="every opening of 6 turns"):
        Openings(start, turns=6)


def test_given_openings_are_repeated_in_order() -> None:
    openings = Openings(read_setup(["wythe"]).start(), texts=["a1a2", "b1b2"])
    assert openings[0] == openings[4] != openings[1] == openings[3]


def test_openings_are_read_and_written() -> None:
    start = read_setup(["egotzi", "size=5"]).start()
    opening = read_opening(start, "c3  swap b2")
    assert write_opening(start, opening) == "c3 swap b2"
    assert start.turn == 0
    assert read_opening(start, "") == ()


@pytest.mark.parametrize("text", ["c9", "c3 c3", "swap", "hello"])
def test_illegal_openings_are_refused(text: str) -> None:
    start = read_setup(["egotzi", "size=5"]).start()
    with pytest.raises(OpeningError, match="opening"):
        read_opening(start, text)


def test_an_opening_that_ends_the_game_is_refused() -> None:
    start = read_setup(["oddy", "sides=3", "size=3", "pie=off"]).start()
    with pytest.raises(OpeningError, match="over"):
        read_opening(start, "a1 b1 b2 c1 c3")


def distance(game: Game, text: str) -> float:
    """Return how far an opening is from even, by a deeper search."""
    start = game.small_setup().start()
    report = Engine().search(
        start, Openings(start, texts=[text])[0], Limits(simulations=4_000, seed=9)
    )
    return abs(report.win_rate - 0.5)


@pytest.mark.short("egotzi", "themisto")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_openings_are_even_and_different(game: Game) -> None:
    setup = game.small_setup()
    even = even_openings(setup, 6)
    assert len(set(even)) == 6
    openings = [Openings(setup.start(), texts=[text])[0] for text in even]
    assert all(len(turns) == 2 for turns in openings)


def test_they_are_more_even_than_others() -> None:
    game = GAMES["egotzi"]
    setup = game.small_setup()
    some = Openings(setup.start(), turns=2, seed=5)
    texts = [write_opening(setup.start(), some[number]) for number in range(6)]
    average = sum(distance(game, text) for text in texts) / 6
    assert sum(distance(game, text) for text in even_openings(setup, 6)) / 6 < average
