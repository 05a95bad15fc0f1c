"""What people call the two colours."""

from desktop.language.text import tr


def colour_name(colour: int) -> str:
    """The side of this colour, as the subject of a sentence."""
    return tr("White") if colour else tr("Black")
