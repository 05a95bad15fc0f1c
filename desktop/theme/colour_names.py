"""The names of the two colours."""

from desktop.services.text import tr


def piece_colour(colour: int) -> str:
    """Return the colour of a piece, on its own: "c4, black"."""
    return (tr("black"), tr("white"), tr("neutral"))[colour]


def colour_name(colour: int) -> str:
    """Return the side of this colour, as the subject of a sentence."""
    return tr("White") if colour else tr("Black")
