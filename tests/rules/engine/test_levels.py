"""The levels: what they mean in each game, and how weak they are."""

from __future__ import annotations

import random

import pytest
from full_search import turn_values
from game_facts import rows

from rules.engine.engine import Engine
from rules.engine.limits import STRONGEST, Limits
from rules.engine.report import Proof
from rules.engine.tree import Tree
from rules.games import GAMES, read_setup
from rules.position import PLACE, Position
from rules.setup import Game, Setup

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

# Games whose last turn of all is not always forced.
SUDDEN = [read_setup(words.split()) for words in rows("SUDDEN")]


@every_game
def test_no_level_from_the_fourth_on_misses_a_win_or_thinks_long(game: Game) -> None:
    for name in ("omission_rate", "blunder_rate"):
        shares = [getattr(level, name) for level in game.levels]
        assert shares == sorted(shares, reverse=True)
    assert all(level.blunder_rate == 0 for level in game.levels[3:])
    # within a second on one slow thread: all games do 20,000 a second and more
    assert game.levels[-1].simulations <= 8000


@every_game
def test_a_level_bounds_the_simulations(game: Game) -> None:
    start = game.setup().start()
    for number, level in enumerate(game.levels[:3], 1):
        report = Engine().search(start, [], Limits(level=number, seed=1))
        assert report.simulations == level.simulations
        more = Limits(level=number, seed=1, simulations=level.simulations + 1)
        assert Engine().search(start, [], more).simulations == level.simulations
    fewer = Limits(level=4, seed=1, simulations=1)
    assert Engine().search(start, [], fewer).simulations == 1


@every_game
@pytest.mark.parametrize("level", [1, 4, 9])
def test_a_level_is_the_same_with_any_number_of_threads(game: Game, level: int) -> None:
    start = game.setup().start()
    one, three = (
        Engine().search(start, [], Limits(level=level, seed=5, threads=threads))
        for threads in (1, 3)
    )
    assert one.candidates == three.candidates
    other = Engine().search(start, [], Limits(level=level, seed=6))
    assert other.candidates != one.candidates


@pytest.mark.parametrize("setup", SUDDEN, ids=str)
def test_a_win_in_one_turn_is_never_missed_from_level_4_on(setup: Setup) -> None:
    for seed in range(6):
        position = _before_a_win(setup, seed)
        for level in range(4, STRONGEST + 1):
            limits = Limits(level=level, seed=seed, simulations=30)
            turn = Engine().search(position, [], limits).best
            assert _won(_after(position, turn), position), (level, seed)


def test_level_1_misses_wins_now_and_then() -> None:
    won = 0
    for seed in range(20):
        position = _before_a_win(GAMES["oddy"].setup(sides=5, size=4), seed)
        turn = Engine().search(position, [], Limits(level=1, seed=seed)).best
        won += _won(_after(position, turn), position)
    assert 0 < won < 15


@every_game
def test_a_level_that_omits_steps_keeps_the_buttons_and_one_step(game: Game) -> None:
    position = game.setup().start()
    choose = random.Random(1)
    while not position.over:
        here = position.distinct_steps()
        for omission_rate in (0.0, 0.5, 0.99):
            tree = Tree(position, seed=position.turn, capacity=20_000, omission_rate=omission_rate)
            tree.run(2)
            seen = [step for _child, step, *_ in tree.children(tree.root_node)]
            assert seen or tree.solved
            assert set(seen) <= set(here)
            if seen and len(seen) > 1:
                assert {step for step in here if step < PLACE} <= set(seen)
            if omission_rate == 0:
                assert len(seen) == len(here)
        position.play(choose.choice(here))


@every_game
def test_the_share_that_is_overlooked_is_the_one_asked_for(game: Game) -> None:
    position = game.setup().start()
    steps = len(position.distinct_steps())
    seen = 0
    for seed in range(200):
        tree = Tree(position, seed=seed, capacity=20_000, omission_rate=0.7)
        tree.run(1)
        seen += len(tree.children(tree.root_node))
    assert 0.27 < seen / (200 * steps) < 0.33


@pytest.mark.parametrize("seed", range(20))
def test_proofs_with_omitted_steps_are_true(seed: int) -> None:
    """On the Y of side 3, against full search, from the middle of a game."""
    position = GAMES["oddy"].setup(sides=3, size=3, pie=False).start()
    choose = random.Random(seed)
    for _ in range(1 + seed % 3):
        if not position.over:
            position.play(choose.choice(position.legal_steps()))
    if position.over:
        return
    tree = Tree(position, seed=seed, capacity=20_000, omission_rate=0.4)
    tree.run(2000)
    wins = 1 in turn_values(position).values()
    proofs = {_proof for *_, _proof in tree.children(tree.root_node)}
    if tree.solved:
        assert wins
    if not wins:
        assert 1 not in proofs


def test_levels_overlook_what_the_strongest_sees() -> None:
    """All of Y of side 3 is solved at once by the strongest; a weak level does not claim that."""
    start = GAMES["oddy"].setup(sides=3, size=3, pie=True).start()
    assert Engine().search(start, [], Limits(seed=1)).proven is Proof.LOSS
    for level in (1, 2, 3):
        assert Engine().search(start, [], Limits(level=level, seed=1)).proven is None


def _before_a_win(setup: Setup, seed: int) -> Position:
    """Return a position of a random game in which some turns win at once, and some do not."""
    choose = random.Random(seed)
    while True:
        position = setup.start()
        while not position.over:
            turns = list(position.legal_turns())
            wins = [_won(_after(position, turn), position) for turn in turns]
            if any(wins) and not all(wins):
                return position
            position.play_turn(choose.choice(turns))


def _after(position: Position, turn: tuple[int, ...]) -> Position:
    after = position.copy()
    after.play_turn(turn)
    return after


def _won(after: Position, before: Position) -> bool:
    """Return whether who was to move before has won."""
    outcome = after.outcome()
    return outcome is not None and outcome.winner == before.colour
