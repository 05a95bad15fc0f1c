"""Checks of a setup: its games, played at random, follow the contract."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Sequence

from rules.perft import perft
from rules.position import PLACE, Position, SpecialStep
from rules.setup import Game, Setup
from rules.testing import contract

_GAMES = 100  # of every game, shared by its setups
_MAX_TURNS = 600  # no random game is as long
_FEW = 500  # turns, few enough to check them all


@functools.cache
def setups_of(game: Game) -> tuple[Setup, ...]:
    """Return setups with all combinations of the options' smallest and default values."""
    found: dict[Setup, None] = {}
    for chosen in _choices(game, {}):
        found[game.setup(**chosen)] = None
    return tuple(found)


def random_games_end(setup: Setup) -> None:
    setups = setups_of(setup.game)
    for seed in range(-(-_GAMES // len(setups))):
        rng = random.Random(f"{setup} {seed}")
        position = setup.start()
        while steps := position.legal_steps():
            assert position.outcome() is None, "the game is over, but there are legal steps"
            position.play(rng.choice(steps))
            position.validate()
            assert position.turn < _MAX_TURNS, f"a random game has more than {_MAX_TURNS} turns"
        assert position.over, "there are no legal steps, but the game is not over"
        contract.check_position(position)
        contract.check_playout(position, seed)


def special_steps_are_those_of_the_setup(setup: Setup) -> None:
    found: set[SpecialStep] = set()
    for seed in range(8):
        rng = random.Random(seed)
        position = setup.start()
        while steps := position.legal_steps():
            if len(steps) > 1:
                found.update(SpecialStep(step) for step in steps if step < PLACE)
            position.play(rng.choice(steps))
    assert found == set(setup.special_steps), (
        f"the special steps that are ever a choice are {found}, not {set(setup.special_steps)}"
    )


def positions_follow_the_contract(setup: Setup) -> None:
    rng = random.Random(f"{setup}")
    position = setup.start()
    while True:
        contract.check_position(position)
        if position.over:
            break
        turn = random_turn(position, rng)
        contract.check_turn(position, turn)
        for step in turn:
            position = contract.check_step(position, step)
        if position.turn % 4 == 0:
            contract.check_playout(position, position.turn)


def shared_steps_do_the_same_for_both(setup: Setup) -> None:
    """Check the trait ``shared_steps``; only for games that claim it."""
    rng = random.Random(f"{setup} shared")
    compared = 0
    for _ in range(400):
        position = setup.start()
        for _ in range(rng.randrange(1, 9)):
            if not position.over:
                position.play_turn(random_turn(position, rng))
        if position.over:
            continue
        one, other = (random_turn(position, rng) for _ in range(2))
        after = [_played(position, line) for line in ((one, other), (other, one))]
        if None not in after:
            compared += 1
            hashes = {each.board_hash for each in after if each is not None}
            assert len(hashes) == 1, (
                f"{position.write(one)} and {position.write(other)}: the order makes a difference"
            )
    assert compared > 20, "hardly any two turns can be played in either order"


def refusals_agree_with_legal_steps(setup: Setup) -> None:
    rng = random.Random(f"{setup} refusals")
    position = setup.start()
    hands = {touch.hand for step in position.legal_steps() for touch in position.touches(step)}
    while True:
        contract.check_refusals(position, rng, hands)
        if position.over:
            break
        for _ in range(rng.randrange(1, 8)):
            if not position.over:
                position.play(rng.choice(position.legal_steps()))


def every_turn_comes_once(setup: Setup) -> None:
    rng = random.Random(f"{setup} turns")
    position = setup.start()
    looked_at = 0
    while not position.over and looked_at < 5:
        if perft(position, 1) <= _FEW:
            contract.check_all_turns(position)
            looked_at += 1
        for _ in range(rng.randrange(1, 5)):
            if not position.over:
                position.play_turn(random_turn(position, rng))
    assert looked_at, f"no position has {_FEW} turns or fewer"


def damage_is_found(setup: Setup) -> None:
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


OF_A_SETUP = (
    random_games_end,
    special_steps_are_those_of_the_setup,
    positions_follow_the_contract,
    shared_steps_do_the_same_for_both,
    refusals_agree_with_legal_steps,
    every_turn_comes_once,
    damage_is_found,
)


def random_turn(position: Position, rng: random.Random) -> tuple[int, ...]:
    """Return a legal turn, in any order of its steps."""
    after = position.copy()
    turn = []
    while after.turn == position.turn:
        turn.append(rng.choice(after.legal_steps()))
        after.play(turn[-1])
    return tuple(turn)


def _played(position: Position, line: Sequence[Sequence[int]]) -> Position | None:
    """Return the position after these turns, None if one is not legal or not complete."""
    after = position.copy()
    for number, turn in enumerate(line, 1):
        for step in turn:
            if after.turn == position.turn + number or step not in after.legal_steps():
                return None
            after.play(step)
        if after.turn != position.turn + number:
            return None
    return after


def _choices(game: Game, chosen: dict[str, object]) -> Iterator[dict[str, object]]:
    undecided = [option for option in game.options(chosen) if option.key not in chosen]
    if not undecided:
        yield chosen
        return
    option = undecided[0]
    few = option.values[:2] if isinstance(option.values, range) else option.values
    for value in dict.fromkeys([*few, option.default]):
        yield from _choices(game, {**chosen, option.key: value})
