"""What encloses the middle, and what connects stones, against the rule as people explain it.

The sources are tested uncompiled.
"""

import itertools
import random
from collections import Counter
from collections.abc import Collection
from typing import Any

import pytest
from uncompiled import source_of

from rules.board import Board, polygon, triangle
from rules.games import GAMES
from rules.position import Position

ENCLOSURE = source_of("games/oddy/enclosure")
RNG = source_of("rng")
STREAM = RNG.Rng(11)
TRIANGLES = [triangle(size) for size in range(3, 16)]
POLYGONS = [
    polygon(k, size) for k, sizes in ((5, (3, 6, 9)), (7, (3, 6)), (9, (3, 9))) for size in sizes
]


def words_of(sites: Collection[int], words: int = 6) -> list[int]:
    return [sum([1 << s % 64 for s in sites if s // 64 == word]) for word in range(words)]


def groups(board: Board, sites: set[int]) -> list[list[int]]:
    left, found = set(sites), []
    while left:
        group = [left.pop()]
        for site in group:
            for other in board.neighbours(site):
                if other in left:
                    left.remove(other)
                    group.append(other)
        found.append(group)
    return found


def encloses(board: Board, group: list[int]) -> bool:
    """Return whether a group touches three sides with gaps of less than half the sides."""
    k = board.side_count
    touched = sorted({side for site in group for side in board.sides_of(site)})
    return any(
        max(b - a, c - b, a + k - c) <= (k - 1) // 2
        for a, b, c in itertools.combinations(touched, 3)
    )


def random_half(board: Board, choose: random.Random) -> set[int]:
    return {site for site in range(board.site_count) if choose.random() < 0.5}


@pytest.mark.parametrize("board", TRIANGLES + POLYGONS, ids=repr)
def test_full_boards(board: Board) -> None:
    choose = random.Random(board.site_count)
    enclosure = ENCLOSURE.Enclosure(board)
    won = 0
    for _ in range(40):
        black = random_half(board, choose)
        wins = any(encloses(board, group) for group in groups(board, black))
        assert enclosure.by_any(words_of(black)) == wins
        assert enclosure.by_any(words_of(set(range(board.site_count)) - black)) != wins
        won += wins
    assert 5 < won < 35


@pytest.mark.parametrize("board", TRIANGLES, ids=repr)
def test_triangles_are_decided_alike_by_groups_and_by_majorities(board: Board) -> None:
    choose = random.Random(board.size)
    enclosure = ENCLOSURE.Enclosure(board)
    for _ in range(40):
        black = words_of(random_half(board, choose))
        wins = enclosure.by_any([*black])
        enclosure.rows = 0
        assert enclosure.by_any([*black]) == wins
        enclosure.rows = board.size


@pytest.mark.parametrize("board", TRIANGLES + POLYGONS, ids=repr)
def test_groups(board: Board) -> None:
    choose = random.Random(board.site_count)
    enclosure = ENCLOSURE.Enclosure(board)
    ways: list[Any] = [enclosure._take_big]
    if board.site_count <= 128:
        ways.append(enclosure._take_small)
    for _ in range(5):
        stones = random_half(board, choose)
        for group in groups(board, stones):
            wins = encloses(board, group)
            assert enclosure.by_group(words_of(stones), choose.choice(group)) == wins
            for take in ways:
                left = words_of(stones)
                assert take(left, choose.choice(group)) == wins
                assert wins or left == words_of(stones - set(group))


BOARDS = [triangle(4), triangle(5), triangle(15), polygon(5, 4), polygon(7, 6), polygon(9, 9)]

Pair = frozenset[int]


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
    links = ENCLOSURE.Links(board, ENCLOSURE.Enclosure(board))
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
    links = ENCLOSURE.Links(board, ENCLOSURE.Enclosure(board))
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


def half_of(sites: list[int], words: int) -> list[int]:
    """Return the sites dealt out, in order."""
    half = [0] * words
    ENCLOSURE.random_half(STREAM, words_of(sites, words), words, len(sites), half)
    return [s for s in range(64 * words) if half[s // 64] >> s % 64 & 1]


@pytest.mark.parametrize("words", [1, 2, 6])
def test_the_half_is_of_the_sites_and_has_its_size(words: int) -> None:
    choose = random.Random(words)
    for count in (0, 1, 2, 3, 20, 63, 64 * words):
        for _ in range(20):
            sites = choose.sample(range(64 * words), min(count, 64 * words))
            half = half_of(sites, words)
            assert set(half) <= set(sites)
            assert len(half) == (len(sites) + 1) // 2


@pytest.mark.parametrize("sites", [[3, 4, 60, 63], [0, 9, 63, 64, 127], [70, 80, 90, 1, 2, 3]])
def test_every_half_is_as_likely(sites: list[int]) -> None:
    halves = list(itertools.combinations(sorted(sites), (len(sites) + 1) // 2))
    draws = 400 * len(halves)
    seen = Counter([tuple(half_of(sites, 2)) for _ in range(draws)])
    assert set(seen) == set(halves)
    # chi-squared of up to 19 degrees of freedom is below 44 with probability 0.999
    assert sum([(seen[half] - 400) ** 2 / 400 for half in halves]) < 44
