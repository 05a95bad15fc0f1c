"""The features of steps, in every game that has some."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence

import pytest

from rules.engine.priors import features_of
from rules.games import GAMES
from rules.piece import Touch
from rules.placement import Placement
from rules.position import Position

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
