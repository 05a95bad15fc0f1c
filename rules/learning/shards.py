"""Played games in a folder: each is one file, so that a run can be resumed."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
from pathlib import Path

import numpy as np

from rules.learning.examples import Examples
from rules.learning.self_play import GameTask
from rules.version import VERSION

_NOTE = "games.json"  # what all games of the folder were played with


class ShardError(ValueError):
    """A folder that holds other games; the message says so."""


@dataclasses.dataclass(frozen=True)
class Shards:
    """The games of one setup, all played in the same way from different seeds."""

    folder: Path

    @classmethod
    def open(cls, folder: Path, task: GameTask) -> Shards:
        """Return the games in a folder, which is made if needed; ``task`` is one of them.

        Raises:
            ShardError: its games were played in another way.
        """
        note = played_with(task)
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / _NOTE
        if not file.exists():
            file.write_text(json.dumps(note, indent=1) + "\n", "utf-8")
        elif json.loads(file.read_text("utf-8")) != note:
            raise ShardError(f"{folder} holds games that were played in another way")
        return cls(folder)

    def has(self, seed: int) -> bool:
        return self._file(seed).exists()

    def add(self, seed: int, examples: Examples) -> None:
        """Store a game; it is there whole or not at all."""
        file = self._file(seed)
        unfinished = file.with_suffix(".part")
        with unfinished.open("wb") as stream:
            np.savez_compressed(stream, **examples._asdict())
        os.replace(unfinished, file)

    def read(self, seed: int) -> Examples:
        with np.load(self._file(seed)) as arrays:
            return Examples(*[arrays[name] for name in Examples._fields])

    def _file(self, seed: int) -> Path:
        return self.folder / f"{seed}.npz"


def played_with(task: GameTask) -> dict[str, object]:
    """Return what a game depends on besides its seed, and this program, for people and files."""
    note = task._asdict()
    del note["seed"]
    digest = hashlib.sha256(task.weights).hexdigest()
    return {**note, "weights": digest if task.weights else "", "version": VERSION}
