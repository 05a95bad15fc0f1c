"""The contract of positions, for every game with several setups each."""

from __future__ import annotations

import random

import contract
import pytest

from rules.games import GAMES
from rules.perft import perft
from rules.position import PLACE, Position, SpecialStep
from rules.setup import Setup

SETUPS = [setup for game in GAMES.values() for setup in contract.setups_of(game)]
_GAMES = 100  # of every game, shared by its setups
_MAX_TURNS = 600  # no random game is as long
_FEW = 500  # turns, few enough to check them all

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def _games_of(setup: Setup) -> int:
    return -(-_GAMES // sum(other.game == setup.game for other in SETUPS))


def _hands(setup: Setup) -> set[int]:
    start = setup.start()
    return {touch.hand for step in start.legal_steps() for touch in start.touches(step)}


@every_setup
def test_random_games_end(setup: Setup) -> None:
    for seed in range(_games_of(setup)):
        rng = random.Random(f"{setup} {seed}")
        position = setup.start()
        while steps := position.legal_steps():
            assert position.outcome() is None
            position.play(rng.choice(steps))
            position.validate()
            assert position.turn < _MAX_TURNS, seed
        assert position.over
        contract.check_position(position)
        contract.check_playout(position, seed)


@every_setup
def test_only_the_special_steps_of_a_setup_are_ever_a_choice(setup: Setup) -> None:
    found: set[SpecialStep] = set()
    for seed in range(8):
        rng = random.Random(seed)
        position = setup.start()
        while steps := position.legal_steps():
            if len(steps) > 1:
                found.update(SpecialStep(step) for step in steps if step < PLACE)
            position.play(rng.choice(steps))
    assert found == set(setup.special_steps)


@every_setup
def test_positions_of_a_random_game(setup: Setup) -> None:
    rng = random.Random(f"{setup}")
    position = setup.start()
    while True:
        contract.check_position(position)
        if position.over:
            break
        turn = contract.random_turn(position, rng)
        contract.check_turn(position, turn)
        for step in turn:
            position = contract.check_step(position, step)
        if position.turn % 4 == 0:
            contract.check_playout(position, position.turn)


@pytest.mark.parametrize("setup", [each for each in SETUPS if each.start().shared_steps], ids=str)
def test_shared_steps_do_the_same_whoever_plays_them(setup: Setup) -> None:
    rng = random.Random(f"{setup} shared")
    compared = 0
    for _ in range(400):
        position = setup.start()
        for _ in range(rng.randrange(1, 9)):
            if not position.over:
                position.play_turn(contract.random_turn(position, rng))
        if position.over:
            continue
        one, other = (contract.random_turn(position, rng) for _ in range(2))
        after = [contract.played(position, line) for line in ((one, other), (other, one))]
        if None not in after:
            compared += 1
            assert len({each.board_hash for each in after if each is not None}) == 1
    assert compared > 20


@every_setup
def test_refusals_agree_with_legal_steps(setup: Setup) -> None:
    rng = random.Random(f"{setup} refusals")
    position = setup.start()
    while True:
        contract.check_refusals(position, rng, _hands(setup))
        if position.over:
            break
        for _ in range(rng.randrange(1, 8)):
            if not position.over:
                position.play(rng.choice(position.legal_steps()))


@every_setup
def test_every_turn_comes_once(setup: Setup) -> None:
    rng = random.Random(f"{setup} turns")
    position = setup.start()
    looked_at = 0
    while not position.over and looked_at < 5:
        if perft(position, 1) <= _FEW:
            contract.check_all_turns(position)
            looked_at += 1
        for _ in range(rng.randrange(1, 5)):
            if not position.over:
                position.play_turn(contract.random_turn(position, rng))
    assert looked_at


@every_setup
def test_damage_is_found(setup: Setup) -> None:
    rng = random.Random(f"{setup} damage")
    position: Position = setup.start()
    played: list[int] = []
    while not position.over and len(played) < 10:
        step = rng.choice(position.legal_steps())
        position.play(step)
        if step >= PLACE:
            played.append(step)
            contract.check_damage(position, step)
    assert played


def test_equal_boards_of_other_setups_are_other_positions() -> None:
    starts = [setup.start() for setup in SETUPS]
    assert len({start.state_hash for start in starts}) == len(starts)
    assert len({start.board_hash for start in starts}) == len(starts)
