"""Checks that a position is consistent."""

from __future__ import annotations

from rules.position import Position
from rules.refusal import InvalidPositionError


def damage_of(position: Position) -> Exception | None:
    """Return the error in an inconsistent position; None if it is consistent."""
    try:
        position.validate()
    except InvalidPositionError as error:
        return error
    return None
