"""What a swap of colours means to those who play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.i18n.text import tr

if TYPE_CHECKING:
    from desktop.game.narrator import Narrator


def swap_text(narrator: Narrator, player: int, colour_of: Callable[[int], str]) -> str:
    """Return that ``player`` swapped, and which colour is now whose.

    ``colour_of`` returns the colour of a player after the swap.
    """
    if narrator.is_you(player):
        return tr("You swapped colours: you are {colour} now.", colour=colour_of(player))
    name, other = narrator.name(player), 1 - player
    if narrator.is_you(other):
        return tr(
            "{name} swapped colours: you are {colour} now.", name=name, colour=colour_of(other)
        )
    return tr("{name} swapped colours, and is {colour} now.", name=name, colour=colour_of(player))
