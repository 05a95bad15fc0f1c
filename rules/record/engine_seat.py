"""The seat of an engine that somebody added to the program, as saved games note it."""

from __future__ import annotations

import dataclasses

from rules.number import whole_number
from rules.record.sgf import simple_text

LONGEST_NAME = 80  # characters

THINK_MS = range(100, 3_600_001)  # of a turn

_KIND = "program"


@dataclasses.dataclass(frozen=True)
class EngineSeat:
    """An engine that somebody added to the program.

    Attributes:
        name: what it is called there.
        think_ms: how long it may think about a turn, one of ``THINK_MS``.
    """

    name: str
    think_ms: int

    def __str__(self) -> str:
        return f"{_KIND} {self.think_ms} {self.name}"


def read_engine_seat(text: str) -> EngineSeat | None:
    """Return the engine in a seat; None if a human or the computer has it."""
    kind, _, rest = text.partition(" ")
    number, _, name = rest.partition(" ")
    think_ms, name = whole_number(number), simple_text(name, LONGEST_NAME)
    if kind != _KIND or think_ms is None or think_ms not in THINK_MS or not name:
        return None
    return EngineSeat(name, think_ms)
