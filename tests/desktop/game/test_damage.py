"""Errors in a position."""

from __future__ import annotations

from driving import small

from desktop.game.damage import damage_of
from rules.refusal import InvalidPositionError


def test_an_inconsistent_position_is_damaged_and_a_sound_one_is_not() -> None:
    position = small("egotzi").start()
    assert damage_of(position) is None
    broken = InvalidPositionError("a stone that is not there")

    class Broken:
        def validate(self) -> None:
            raise broken

    assert damage_of(Broken()) is broken  # type: ignore[arg-type]
