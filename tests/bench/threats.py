"""Searches Themisto for positions where a turn that is not at once decisive decides, and prints
them as ``endgames.py`` does.

    PYTHONPATH=. python tests/bench/threats.py 40 > tests/data/threats.jsonl

In half of them few turns win by force: with the player's next turn, whatever the opponent does. In
the other half few turns hold: all others let the opponent make a row, with the next turn or, where
a turn is skipped, the one after. They are found by full search of three turns.

The players of these games see the opponent's next turn, and threaten: of some turns that hold they
play the one that leaves the opponent the fewest.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from typing import Any

from on_demand import on_demand

from rules.games import GAMES
from rules.position import Position

_AHEAD = 3
_FEW = 5  # turns, of about 180
_TRIED = 4  # turns looked at to find one that threatens
_LONGEST = 50


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", type=int, help="of positions, half of them to be won")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    wanted = {1: chosen.number // 2, 0: chosen.number - chosen.number // 2}
    found = problems(random.Random(chosen.seed))
    while any(wanted.values()):
        row = next(found)
        if wanted[row["value"]]:
            wanted[row["value"]] -= 1
            print(json.dumps(row), flush=True)


def problems(choose: random.Random) -> Iterator[dict[str, Any]]:
    """Yield positions of threatening games."""
    start = GAMES["themisto"].setup().start()
    ahead = on_demand("turns_ahead").TurnsAhead(start)
    while True:
        position = start.copy()
        texts: list[str] = []
        while not position.over and len(texts) < _LONGEST and not ahead.can_win(position, 1):
            wins = ahead.can_win(position, _AHEAD)
            values = ahead.turn_values(position, 2)
            holding = [turn for turn, result in values.items() if result >= 0]
            if wins or len(holding) <= _FEW:
                values = ahead.turn_values(position, _AHEAD)
                value = max(values.values())
                best = [turn for turn, result in values.items() if result == value]
                if value >= 0 and len(best) <= _FEW:
                    yield {"game": "themisto", "turns": list(texts), "best": best, "value": value}
            if wins or not holding:
                break
            texts.append(threatening(ahead, position, holding, choose))
            position.play_turn(position.read(texts[-1]))


def threatening(ahead: Any, position: Position, turns: list[str], choose: random.Random) -> str:
    """Return one of some turns: the opponent has the fewest answers that do not lose at once."""
    tried = choose.sample(turns, min(_TRIED, len(turns)))
    return min(tried, key=lambda turn: answers_to(ahead, position, turn))


def answers_to(ahead: Any, position: Position, turn: str) -> int:
    after = position.copy()
    after.play_turn(after.read(turn))
    return sum(result >= 0 for result in ahead.turn_values(after, 2).values())


if __name__ == "__main__":
    main()
