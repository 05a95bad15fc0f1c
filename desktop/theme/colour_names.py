"""What people call the two colours."""

from desktop.i18n.text import tr


def piece_colour(colour: int) -> str:
    """The colour of a piece, standing alone: "c4, black"."""
    return tr("white") if colour else tr("black")


def colour_name(colour: int) -> str:
    """The side of this colour, as the subject of a sentence."""
    return tr("White") if colour else tr("Black")
