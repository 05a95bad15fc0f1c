"""Themes of turns, each on a small board."""

from __future__ import annotations

import pytest

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
    [
        ("egotzi size=3", "a1 c3", "a3", set()),
        ("egotzi size=3", "a1 c3", "b1", {"over the edge", "push"}),
        ("egotzi size=3", "b1 c3", "a1", {"push"}),
        ("egotzi size=3 pie=off", "a1 c1 a2", "c2", {"cancel", "over the edge", "push"}),
        ("wythe size=3", "a1b1", "c3c2", set()),
        ("wythe size=3", "a1b1", "c2c1", {"majority"}),
        ("yodd size=3", "Ba1", "pass", {"pass"}),
        ("yodd size=3", "Ba1 Wc1,We1", "Ba2", {"one stone"}),
        ("yodd size=3", "Ba1 Bc3,We1", "Ba3,Wc1", {"both colours", "divide"}),
        ("yodd size=3", "Ba1 Bc3,We1", "Bb2,Wc1", {"both colours", "divide", "join"}),
        ("yodd size=3", "Ba1 Bc3,We1", "Wa3,Wc1", {"gift", "divide"}),
        ("oddy sides=3 size=4", "c1 c3 b1 d3 d1 d2", "a1", {"connection"}),
        ("oddy sides=3 size=4", "c1 c3 b1 d3 d1 d2", "d4", {"edge", "double threat"}),
        ("themisto", "", "a1-g7", set()),
    ],
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
