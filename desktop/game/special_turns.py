"""What a swap of colours, a pass or a lost turn means to those who play."""

from __future__ import annotations

from collections.abc import Callable

from desktop.game.choice import is_forced
from desktop.i18n.text import tr
from rules.position import Position, SpecialStep
from rules.record.game_record import GameRecord, Node


def swap_text(
    player: int,
    name_of: Callable[[int], str],
    colour_of: Callable[[int], str],
    is_you: Callable[[int], bool],
) -> str:
    """Return that ``player`` swapped, and which colour is now whose.

    The functions return a player's name, the colour of a player after the swap, and whether to
    address a player as "you".
    """
    name, other = name_of(player), 1 - player
    if is_you(player):
        return tr("You swapped colours: you are {colour} now.", colour=colour_of(player))
    if is_you(other):
        return tr(
            "{name} swapped colours: you are {colour} now.", name=name, colour=colour_of(other)
        )
    return tr("{name} swapped colours, and is {colour} now.", name=name, colour=colour_of(player))


def pass_text(
    record: GameRecord,
    node: Node,
    name_of: Callable[[int], str],
    is_you: Callable[[int], bool],
) -> str:
    """Return that the turn at ``node`` was a pass.

    The functions return the name of a colour's player, and whether to address a player as "you".
    """
    assert node.parent is not None, "nobody passed before the start"
    before, after = record.position_at(node.parent), record.position_at(node)
    colour = name_of(before.colour)
    if is_forced(record, node):
        if is_forced(record, node.parent) and node.parent.colour != before.colour:
            return tr("Both players had to pass.")  # the first pass has hardly been seen
        if is_you(before.player):
            return tr("You had to pass.")
        return tr("{colour} had to pass.", colour=colour)
    if ended_by_pass(after) is not None:
        return tr("{colour} passed. Another pass ends the game.", colour=colour)
    return tr("{colour} passed.", colour=colour)


def ended_by_pass(position: Position) -> Position | None:
    """Return the end of the game if a pass would end it now, None if it would not."""
    if SpecialStep.PASS not in position.legal_steps():
        return None
    ended = position.copy()
    ended.play(SpecialStep.PASS)
    return ended if ended.over else None


def lost_turn(before: Position, after: Position) -> int | None:
    """Return the colour that lost its turn between positions one turn apart; None if none did."""
    if before.player != after.player or after.over:
        return None
    return after.colour_of(1 - after.player)
