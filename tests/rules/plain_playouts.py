"""Playouts that know only the contract; those that know a game are among its facts."""

import random
from collections.abc import Callable

from certain import certain

from rules.position import Position, SpecialStep

PlainPlayout = Callable[[Position, random.Random], list[int]]  # -> the owners at its end


def top_colours(position: Position) -> list[int]:
    """Return [site] -> the colour of the top piece, -1 where there is none."""
    colours = [-1] * position.board.site_count
    for piece in position.pieces():  # lower ones first
        colours[piece.site] = piece.colour
    return colours


def check_playouts(position: Position, seeds: int) -> None:
    """Check that playouts are legal games whose values are their results."""
    for seed in range(seeds):
        after = position.copy()
        value, trace = position.random_playout(seed)
        for step, player in trace:
            assert player == after.player
            assert step in after.legal_steps()
            after.play(step)
        winner = certain(after.outcome()).winner
        assert value == (0.5 if winner is None else 1 - after.player_of(winner))


def random_steps(position: Position, dice: random.Random) -> list[int]:
    """Play each legal step equally likely, but do not swap."""
    while steps := position.legal_steps():
        position.play(dice.choice([step for step in steps if step != SpecialStep.SWAP]))
    return top_colours(position)
