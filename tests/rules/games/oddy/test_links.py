"""Pairs of cells that connect stones: all are found, and each player gets one cell of a pair.

The source is tested uncompiled.
"""

from __future__ import annotations

import random

import pytest
from uncompiled import source_of

from rules.board import Board, polygon, triangle
from rules.games import GAMES
from rules.position import Position

SOURCE = source_of("games/oddy/links")
ENCLOSURE = source_of("games/oddy/enclosure")
RNG = source_of("rng")
BOARDS = [triangle(4), triangle(5), triangle(15), polygon(5, 4), polygon(7, 6), polygon(9, 9)]

Pair = frozenset[int]


def words_of(sites: set[int]) -> list[int]:
    return [sum([1 << s % 64 for s in sites if s // 64 == word]) for word in range(6)]


def sites_of(words: list[int]) -> set[int]:
    return {64 * i + bit for i, word in enumerate(words) for bit in range(64) if word >> bit & 1}


def pairs_of(board: Board, stones: set[int], empty: set[int]) -> set[Pair]:
    """Return the pairs that connect these stones, as people would look for them."""
    found = set()
    for stone in stones:
        near = set(board.neighbours(stone))
        for other in stones - near - {stone}:
            found.add(frozenset(near & set(board.neighbours(other))))
        if not board.sides_of(stone):
            found |= {frozenset(near & set(board.side(side))) for side in range(board.side_count)}
    return {pair for pair in found if len(pair) == 2 and pair <= empty}


def scattered(board: Board, choose: random.Random) -> tuple[set[int], set[int], set[int]]:
    """Return black stones, white stones and empty sites."""
    colours = [choose.choice((0, 1, 2, 2, 2)) for _ in range(board.site_count)]
    black, white, empty = ({s for s, c in enumerate(colours) if c == n} for n in range(3))
    return black, white, empty


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_each_player_has_one_cell_of_every_pair(board: Board) -> None:
    choose = random.Random(board.site_count)
    links = SOURCE.Links(board, ENCLOSURE.Enclosure(board))
    some = 0
    for seed in range(25):
        black, white, empty = scattered(board, choose)
        known = pairs_of(board, black, empty) | pairs_of(board, white, empty)
        left, half = words_of(empty), [0] * 6
        count = links.share(RNG.Rng(seed), words_of(black), words_of(white), left, half)
        taken, drawn = empty - sites_of(left), sites_of(half)
        assert sites_of(left) <= empty
        assert len(taken) == 2 * count
        assert drawn <= taken
        assert len(drawn) == count
        assert not [pair for pair in known if pair <= empty - taken]  # none is left over
        assert is_made_of(taken, {pair for pair in known if len(pair & drawn) == 1})
        some += count
    assert some > 5


def is_made_of(sites: set[int], pairs: set[Pair]) -> bool:
    """Return whether some of these pairs, without a site in common, are exactly the sites."""
    if not sites:
        return True
    first = min(sites)
    return any(is_made_of(sites - pair, pairs) for pair in pairs if first in pair and pair <= sites)


def test_both_cells_of_a_pair_are_drawn_equally_often() -> None:
    board = polygon(5, 6)
    links = SOURCE.Links(board, ENCLOSURE.Enclosure(board))
    choose = random.Random(1)
    inner = [site for site in range(board.site_count) if not board.sides_of(site)]
    while True:
        stones, everything = set(choose.sample(inner, 2)), set(range(board.site_count))
        pairs = pairs_of(board, stones, everything - stones)
        if len(pairs) == 1:
            break
    (pair,) = pairs
    stream, drawn = RNG.Rng(5), 0
    for _ in range(400):
        half = [0] * 6
        links.share(stream, words_of(stones), [0] * 6, words_of(everything - stones), half)
        assert len(sites_of(half)) == 1
        drawn += min(pair) in sites_of(half)
    assert 150 < drawn < 250


def bridged() -> Position:
    """Return a position in which the first player's stones are connected by bridges alone."""
    position = GAMES["oddy"].setup(sides=3, size=5, pie=False).start()
    for turn in ("c2", "a1", "d3", "e1"):
        position.play_turn(position.read(turn))
    return position


def values(position: Position, *, strong: bool) -> set[float]:
    return {position.rollout_value(seed, strong=strong) for seed in range(300)}


def test_strong_playouts_keep_what_is_connected() -> None:
    position = bridged()
    assert values(position, strong=False) == {0.0, 1.0}
    assert values(position, strong=True) == {1.0}
