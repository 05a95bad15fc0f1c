"""What is wrong with a position."""

from __future__ import annotations

from rules.position import Position
from rules.refusal import InvalidPositionError


def damage_of(position: Position) -> Exception | None:
    """Return how a position contradicts itself, None where it is sound."""
    try:
        position.validate()
    except InvalidPositionError as error:
        return error
    return None
