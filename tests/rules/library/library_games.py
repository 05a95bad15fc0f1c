"""Games to fill a library with."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from rules.position import Position
from rules.record.game_file import save
from rules.record.game_record import GameRecord
from rules.setup import Setup


def random_turns(setup: Setup, seed: int, most: int = 1000) -> list[tuple[int, ...]]:
    """Return the turns of a random game from its start, so many at most."""
    position: Position = setup.start()
    turns: list[tuple[int, ...]] = []
    turn: list[int] = []
    for step, _player in position.random_playout(seed)[1]:
        if position.over or len(turns) == most:
            break
        before = position.turn
        position.play(step)
        turn.append(step)
        if position.turn != before:
            turns.append(tuple(turn))
            turn = []
    return turns


def random_game(
    setup: Setup,
    seed: int,
    *,
    most: int = 1000,
    names: Sequence[str] = ("Ann", "Bob"),
    seats: Sequence[str] = ("person", "person"),
    date: str = "2026-11-21",
    comment: str = "",
    event: str = "",
) -> GameRecord:
    record = GameRecord(setup)
    record.names, record.seats = list(names), list(seats)
    record.root.properties["DT"] = [date] if date else []
    record.root.properties["EV"] = [event] if event else []
    for turn in random_turns(setup, seed, most):
        record.play(turn)
    if comment:
        record.node.properties["C"] = [comment]
    return record


def keep(folder: Path, record: GameRecord, name: str = "a", *, changed: int = 0) -> Path:
    """Write a game into the folder of a library; ``changed`` in seconds since 1970."""
    path = folder / "games" / "2026-11" / f"{name}.oddments"
    path.parent.mkdir(parents=True, exist_ok=True)
    save(record, path)
    if changed:
        os.utime(path, (changed, changed))
    return path
