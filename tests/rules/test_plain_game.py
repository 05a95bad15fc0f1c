"""The plain games of the tests and ours agree on every turn: each is the other's check."""

from __future__ import annotations

import random

import pytest
from game_facts import rows
from plain_game import PlainGame, new_game, plain_keys
from plain_playouts import top_colours

from rules.games import read_setup
from rules.position import Position

BOARDS = [words for words in rows("PLAYED_PLAINLY") if words.split()[0] in plain_keys()]


def check_game(plain: PlainGame, position: Position, dice: random.Random, most: int = 1000) -> None:
    """Play a random game on both, and compare all that can be seen after each turn."""
    names = position.board.names
    for _ in range(most):
        colours = {names[site]: "BW"[c] for site, c in enumerate(top_colours(position)) if c >= 0}
        assert plain.tops() == colours
        assert plain.over == position.over
        assert plain.score() in (None, position.score())
        if position.over:
            return
        assert plain.colour == "BW"[position.colour]
        assert plain.lost_turns() == position.lost_turns()
        turns = {position.write(turn): turn for turn in position.legal_turns()}
        assert sorted(plain.turns()) == sorted(turns), (position.setup, plain.played)
        # pass less often than by chance, to see full boards
        text = dice.choice(sorted(set(turns) - {"pass"}) or ["pass"])
        plain.play(text)
        position.play_turn(turns[text])
        position.validate()


@pytest.mark.parametrize("seed", [0, *[pytest.param(n, marks=pytest.mark.long) for n in (1, 2)]])
@pytest.mark.parametrize("words", BOARDS)
def test_the_same_turns_are_legal_to_the_end(words: str, seed: int) -> None:
    setup = read_setup(words.split())
    check_game(new_game(str(setup).split()), setup.start(), random.Random(seed), 150)
