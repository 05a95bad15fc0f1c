"""What lies around a site, and the features of steps, are the same for symmetric images."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.board import Board, hexagon, polygon, square, triangle
from rules.engine.priors import features_of
from rules.games import GAMES
from rules.patterns import SPOKE_CLASSES, patterns_of
from rules.piece import Touch
from rules.placement import Placement
from rules.position import Position

BOARDS = [square(5), hexagon(3), triangle(4), polygon(5, 3), polygon(7, 3)]


@pytest.mark.parametrize("board", BOARDS, ids=repr)
@settings(max_examples=30)
@given(data=st.data())
def test_images_have_the_same_classes(board: Board, data: st.DataObject) -> None:
    count = board.site_count
    cells = data.draw(st.lists(st.integers(0, 2), min_size=count, max_size=count))
    image = data.draw(st.sampled_from(board.symmetries))
    moved = [0] * count
    for site, cell in enumerate(cells):
        moved[image[site]] = cell
    around = patterns_of(board)
    for site in range(count):
        ring, *spokes = around.classes_around(cells, site)
        image_ring, *image_spokes = around.classes_around(moved, image[site])
        assert ring == image_ring
        assert sorted(spokes) == sorted(image_spokes)


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_classes_stay_below_their_limits(board: Board) -> None:
    around = patterns_of(board)
    for cell in range(3):
        for site in range(board.site_count):
            ring, *spokes = around.classes_around([cell] * board.site_count, site)
            assert 0 <= ring < around.ring_classes
            assert all(0 <= spoke < SPOKE_CLASSES for spoke in spokes)


def test_a_neighbour_makes_a_difference_and_a_far_stone_none() -> None:
    board = square(7)
    around = patterns_of(board)
    middle = board.site("d4")
    empty = [0] * board.site_count

    def with_stone(name: str) -> tuple[int, ...]:
        cells = list(empty)
        cells[board.site(name)] = 1
        return around.classes_around(cells, middle)

    alone = around.classes_around(empty, middle)
    beside, corner, line = with_stone("d5"), with_stone("e5"), with_stone("d6")
    assert len({alone[0], beside[0], corner[0]}) == 3
    assert line[0] == alone[0]  # it is not in the ring, but on a spoke
    assert sorted(line[1:]) != sorted(alone[1:])
    assert with_stone("a1") == alone


def test_there_are_as_many_rings_as_necklaces() -> None:
    # four kinds of cells around a site, up to rotation and reflection (Burnside)
    assert patterns_of(hexagon(3)).ring_classes == 430
    assert patterns_of(square(5)).ring_classes == 8740


KEYS = [key for key, game in GAMES.items() if game.small_setup().start().step_features]


def played(key: str, seed: int) -> Position:
    """Return a position inside a random game, at the start of a turn."""
    draw = random.Random(seed)
    position = GAMES[key].small_setup().start()
    for _ in range(draw.randrange(2, 8)):
        after = position.copy()
        after.play_turn(draw.choice(list(after.legal_turns())))
        if after.over:
            break
        position = after
    return position


@pytest.mark.parametrize("key", KEYS)
def test_every_step_has_its_features(key: str) -> None:
    for seed in range(5):
        position = played(key, seed)
        found = features_of(position)
        assert [step for step, _ in found] == position.legal_steps()
        for _, features in found:
            assert len(features) == position.step_features
            assert all(0 <= each < position.feature_limit for each in features)


@pytest.mark.parametrize("key", KEYS)
def test_steps_differ_in_their_features(key: str) -> None:
    found = features_of(played(key, 1))
    assert len({features for _, features in found}) > len(found) // 8


@pytest.mark.parametrize("key", KEYS)
def test_all_boards_of_a_game_share_their_features(key: str) -> None:
    game = GAMES[key]
    small, default = game.small_setup().start(), game.setup().start()
    assert (small.step_features, small.feature_limit) == (
        default.step_features,
        default.feature_limit,
    )


@pytest.mark.parametrize("key", KEYS)
def test_symmetric_images_have_the_same_features(key: str) -> None:
    game = GAMES[key]
    for seed in range(4):
        position = played(key, seed)
        placement = dataclasses.replace(position.placement(), past=())
        expected = _all_features(_placed(position, placement))
        for image in game.symmetries(position.board):
            assert _all_features(_placed(position, _moved(placement, image))) == expected


def _all_features(position: Position) -> list[list[int]]:
    """Return the features of all steps, those of a step in no particular order."""
    return sorted([sorted(features) for _, features in features_of(position)])


def _moved(placement: Placement, image: Sequence[int]) -> Placement:
    pieces = [
        tuple([Touch(image[touch.site], touch.hand) for touch in piece])
        for piece in placement.pieces
    ]
    return dataclasses.replace(placement, pieces=tuple(pieces))


def _placed(like: Position, placement: Placement) -> Position:
    position = like.setup.blank()
    position.set_up(placement)
    return position
