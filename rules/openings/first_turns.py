"""The first turns of a game, those together that lead to images of the same position."""

from __future__ import annotations

from rules.setup import Setup
from rules.solved.position_keys import position_keys

Turn = tuple[int, ...]


def first_turns(setup: Setup) -> tuple[tuple[Turn, ...], ...]:
    """Return all first turns in groups; within a group the board's symmetries make them equal.

    The groups, and the turns of each, are in the order of the rules.
    """
    start = setup.start()
    keys = position_keys(setup.game, start.board)
    groups: dict[bytes, list[Turn]] = {}
    for turn in start.legal_turns():
        after = start.copy()
        after.play_turn(turn)
        groups.setdefault(keys.key(after), []).append(turn)
    return tuple([tuple(group) for group in groups.values()])
