"""Where players at the screen choose their turns: the places that undo and redo lead to."""

from __future__ import annotations

from desktop.game.players import Human, Seats
from rules.position import Position, SpecialStep
from rules.record.game_record import GameRecord, Node


def only_pass(position: Position) -> bool:
    """Return whether a pass is the only legal turn."""
    return position.legal_steps() == [SpecialStep.PASS]


def is_forced(record: GameRecord, node: Node) -> bool:
    """Return whether the turn at ``node`` was the only legal one, a pass."""
    return node.parent is not None and only_pass(record.position_at(node.parent))


def has_human(seats: Seats) -> bool:
    """Return whether anybody at the screen plays."""
    return any(isinstance(seat, Human) for seat in seats)


def is_choice(position: Position, seats: Seats) -> bool:
    """Return whether somebody at the screen is to choose a turn in this position."""
    human = not position.over and isinstance(seats[position.player], Human)
    return human and not only_pass(position)


def undo_target(record: GameRecord, seats: Seats) -> Node | None:
    """Return the node that undo leads to: where somebody at the screen chose the last turn.

    Between two computers it is the node before; None if there is no such node.
    """
    node = record.node.parent
    if has_human(seats):
        while node is not None and not is_choice(record.position_at(node), seats):
            node = node.parent
    return node


def redo_to_choice(record: GameRecord, seats: Seats) -> None:
    """Redo turns up to the next choice of somebody at the screen, or one turn of computers."""
    while record.can_redo:
        record.redo()
        if not has_human(seats) or is_choice(record.position, seats):
            return
