"""The engine in Themisto's fights: turns that win by force, and the few that hold.

The positions are those of ``threats.py``, found by full search three turns ahead;
``test_turns_ahead.py`` checks that the file is right.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from on_demand import on_demand

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.position import Position

_FILE = Path(__file__).parents[2] / "data" / "threats.jsonl"
ROWS = [json.loads(line) for line in _FILE.read_text("utf-8").splitlines()]
VALUES = {"a win by force": 1, "few turns hold": 0}


@pytest.mark.long
@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
@pytest.mark.parametrize(("threads", "seeds"), [(1, (0, 1)), (2, (2,))])
def test_at_20_000_simulations_a_turn_is_played_that_wins_or_holds(
    value: int, threads: int, seeds: tuple[int, ...]
) -> None:
    rows = [row for row in ROWS if row["value"] == value]
    assert len(rows) >= 10
    for row in rows:
        position = GAMES["themisto"].setup().start()
        for text in row["turns"]:
            position.play_turn(position.read(text))
        for seed in seeds:
            limits = Limits(simulations=20_000, seed=seed, threads=threads)
            played = position.write(Engine().search(position, [], limits).best)
            assert played in row["best"] or wins_later(position, played), (row, seed)


def wins_later(position: Position, text: str) -> bool:
    """Return whether plain search finds that a turn forces a win within five turns."""
    after = position.copy()
    after.play_turn(after.read(text))
    values = on_demand("turns_ahead").TurnsAhead(after).turn_values(after, 4)
    return after.player != position.player and set(values.values()) == {-1}
