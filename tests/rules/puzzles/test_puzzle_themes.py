"""Themes of turns, each on a small board."""

from __future__ import annotations

import pytest
from game_facts import rows

from rules.games import read_setup
from rules.games.puzzle_kinds import PUZZLE_KINDS


def themes(game: str, line: str, turn: str) -> set[str]:
    """Return the themes of a turn after a line."""
    position = read_setup(game.split()).start()
    for text in line.split():
        position.play_turn(position.read(text))
    steps = position.read(turn)
    after = position.copy()
    after.play_turn(steps)
    return PUZZLE_KINDS[position.setup.game.key].themes_of(position, steps, after)


@pytest.mark.parametrize(
    ("game", "line", "turn", "expected"),
    rows("TURN_THEMES"),
)
def test_a_turn_shows_its_themes(game: str, line: str, turn: str, expected: set[str]) -> None:
    assert themes(game, line, turn) == expected


def test_a_theme_fits_all_accepted_turns() -> None:
    position = read_setup(["oddy", "sides=3", "size=4"]).start()
    for text in ["c1", "c3", "b1", "d3", "d1", "d2"]:
        position.play_turn(position.read(text))
    kind = PUZZLE_KINDS["oddy"]
    turns = [position.read(text) for text in ("a1", "b2", "d4")]
    assert kind.theme(position, turns[:2]) == "connection"
    assert kind.theme(position, turns[2:]) == "edge"
    assert kind.theme(position, turns) == "quiet"
