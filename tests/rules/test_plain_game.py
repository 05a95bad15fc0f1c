"""The plain games of the tests and ours agree on every turn: each is the other's check."""

from __future__ import annotations

import random

import pytest
from plain_game import new_game, plain_keys

from rules.games import GAMES

GAMES_EACH = 3


@pytest.mark.parametrize("key", plain_keys())
def test_the_same_turns_are_legal_to_the_end(key: str) -> None:
    source = random.Random(1)
    setup = GAMES[key].small_setup()
    for _ in range(GAMES_EACH):
        plain, position = new_game(str(setup).split()), setup.start()
        while not position.over and position.turn < 40:
            turns = {position.write(turn): turn for turn in position.legal_turns()}
            assert sorted(plain.turns()) == sorted(turns), (setup, plain.played)
            text = source.choice(sorted(turns))
            plain.play(text)
            position.play_turn(turns[text])
            assert plain.colour == "BW"[position.colour]
        assert plain.over == position.over
