"""The stored ladder is that of the current levels, and docs/levels.md shows it."""

from __future__ import annotations

import dataclasses

import ladder
import pytest

from rules.engine.limits import STRONGEST
from rules.games import GAMES, read_setup
from rules.setup import Game


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_level_of_every_game_is_measured_as_it_is(game: Game) -> None:
    setup = game.setup()
    pairs = ladder.read_ladder(game.key)["boards"][str(setup)]
    assert [pair["level"] for pair in pairs] == list(range(1, STRONGEST + 1))
    for pair in pairs:
        assert pair["simulations"] == ladder.simulations(setup, pair["level"])
        assert pair["against"] == ladder.contestant(setup, pair["level"] - 1)
        assert pair["won"] + pair["drawn"] + pair["lost"] == pair["games"] >= 100
        low, high = pair["interval"]
        assert low <= pair["score"] <= high


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_steps_from_level_to_level_are_neither_flat_nor_steep(game: Game) -> None:
    most = {1: 0.85, STRONGEST: 1.0}
    for pair in ladder.read_ladder(game.key)["boards"][str(game.setup())]:
        assert 0.6 <= pair["score"] <= most.get(pair["level"], 0.8)


def test_the_page_shows_the_ladder() -> None:
    shown = ladder.PAGE_TABLE.search(ladder.PAGE.read_text("utf-8"))
    assert shown is not None
    assert shown[1] == ladder.table()


def test_the_spots_are_boards_of_their_game() -> None:
    for key, boards in ladder.SPOTS.items():
        assert [read_setup(board.split()).game.key for board in boards] == [key, key]


def test_a_level_that_was_changed_is_measured_again() -> None:
    game = GAMES["wythe"]
    first, *others = game.levels
    changed = dataclasses.replace(
        game, levels=(first._replace(simulations=first.simulations + 1), *others)
    )
    again = [
        level
        for level in range(1, STRONGEST + 1)
        if ladder.log_path(changed.setup(), level) != ladder.log_path(game.setup(), level)
    ]
    assert again == [1, 2]
