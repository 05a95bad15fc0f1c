"""Plain search of a few turns, against plainer search, and on the stored positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from on_demand import on_demand

from rules.games import GAMES
from rules.position import Position

_FILE = Path(__file__).parents[1] / "data" / "threats.jsonl"
ROWS = [json.loads(line) for line in _FILE.read_text("utf-8").splitlines()]
AHEAD = 3


@pytest.fixture(scope="module")
def turns_ahead() -> Any:
    return on_demand("turns_ahead").TurnsAhead(GAMES["themisto"].setup().start())


def position_of(row: dict[str, Any]) -> Position:
    position = GAMES["themisto"].setup().start()
    for text in row["turns"]:
        position.play_turn(position.read(text))
    return position


def test_what_the_file_says_is_true(turns_ahead: Any) -> None:
    for row in ROWS:
        position = position_of(row)
        values = turns_ahead.turn_values(position, AHEAD)
        assert max(values.values()) == row["value"]
        assert [turn for turn, found in values.items() if found == row["value"]] == row["best"]
        assert not turns_ahead.can_win(position, 1)


@pytest.mark.parametrize("value", [1, 0])
def test_it_agrees_with_plainer_search(turns_ahead: Any, value: int) -> None:
    """Two turns ahead, from a position after an answer: wins, losses and what is open."""
    position = position_of(next(row for row in ROWS if row["value"] == value))
    values = turns_ahead.turn_values(position, 2)
    assert set(values.values()) == {-1, 0}
    assert values == {position.write(t): shallow_value(position, t) for t in position.legal_turns()}


def shallow_value(position: Position, turn: tuple[int, ...]) -> int:
    """Return 1 if a turn wins at once, -1 if the next one may win for the other player, else 0."""
    after = position.copy()
    after.play_turn(turn)
    if after.over:
        return 1 if wins(after, position) else 0
    last = after.copy()
    for answer in after.legal_turns():
        last.copy_from(after)
        last.play_turn(answer)
        if wins(last, after):
            return -1 if after.player != position.player else 1
    return 0


def wins(after: Position, before: Position) -> bool:
    outcome = after.outcome()
    return outcome is not None and outcome.winner == before.colour
