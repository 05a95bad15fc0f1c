"""Games that are played once and kept, so that a run that was broken off resumes."""

from __future__ import annotations

import contextlib
import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rated_games import GameTask, RatedGame, play

from rules.command_line import ProgressLine, bar_text, clock_text
from rules.work.workers import Workers, in_order


def whole_lines(path: Path) -> list[str]:
    """Return the lines of a file that may not exist, and cut off one that was begun."""
    text = path.read_text("utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, "utf-8")
    return whole.splitlines()


def played_games(tasks: Sequence[GameTask], workers: Workers, path: Path) -> list[RatedGame]:
    """Return the games of tasks, by seed; those in the file are not played again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    known = {_of(game): game for game in map(json.loads, whole_lines(path))}
    missing = [task for task in tasks if _of(vars(task)) not in known]
    progress, began = ProgressLine(sys.stderr), time.monotonic()
    with (
        contextlib.closing(progress),
        path.open("a", encoding="utf-8") as kept,
        contextlib.closing(in_order(workers, play, missing)) as played,
    ):
        for done, game in enumerate(played, 1):
            kept.write(json.dumps(game) + "\n")
            kept.flush()
            known[_of(game)] = game
            left = (time.monotonic() - began) / done * (len(missing) - done)
            if progress.is_due():
                bar = bar_text(done, len(missing))
                progress.show(f"{bar} {game['setup']}: {done} games, {clock_text(left)} left")
    return [known[_of(vars(task))] for task in sorted(tasks, key=lambda task: task.seed)]


def _of(values: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return what a game, or the task of one, depends on."""
    return tuple([values[name] for name in ("setup", "opening", "simulations", "seed")])
