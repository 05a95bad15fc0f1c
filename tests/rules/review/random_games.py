"""Random games for tests of reviews."""

import random

from hypothesis import strategies as st

from rules.games import GAMES
from rules.position import Position
from rules.record.game_record import GameRecord
from rules.setup import Setup


def random_game(setup: Setup, seed: int, most: int = 1000) -> list[tuple[int, ...]]:
    """Return the turns of a random game, at most so many."""
    rng, position = random.Random(seed), setup.start()
    turns: list[tuple[int, ...]] = []
    while not position.over and len(turns) < most:
        turns.append(random_turn(position, rng))
        position.play_turn(turns[-1])
    return turns


def random_turn(position: Position, rng: random.Random) -> tuple[int, ...]:
    """Return a legal turn; every complete one can occur."""
    after = position.copy()
    turn = []
    while after.turn == position.turn:
        turn.append(rng.choice(after.legal_steps()))
        after.play(turn[-1])
    return tuple(turn)


def random_record(setup: Setup, seed: int, most: int = 1000) -> GameRecord:
    """Return the record of a random game."""
    record = GameRecord(setup)
    for turn in random_game(setup, seed, most):
        record.play(turn)
    return record


@st.composite
def records(draw: st.DrawFn) -> GameRecord:
    """Return a random game of any kind; it may begin in a position that was set up."""
    setup = GAMES[draw(st.sampled_from(list(GAMES)))].setup()
    if draw(st.booleans()):
        position = setup.start()
        for turn in random_game(setup, draw(st.integers(0, 99)), draw(st.integers(1, 8))):
            position.play_turn(turn)
        if not position.over:
            setup = setup.placed(position.placement())
    return random_record(setup, draw(st.integers(0, 99)), draw(st.integers(0, 20)))
