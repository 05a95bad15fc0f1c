"""How a board that is taken along is to look; remembered for each kind of product."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from desktop.painting.drawing import Drawing, Numbers

ON_SCREEN = "screen"  # the theme that the window has


@dataclasses.dataclass(frozen=True)
class PictureStyle:
    """What may be chosen about a board beside the window's own drawing of it.

    Attributes:
        theme: a key of the themes, or ``ON_SCREEN``.
        coordinates: whether cells are named.
        numbers: which turn numbers are on the pieces.
        last_turn: whether the last turn is marked.
        marks: whether marks and letters that a person put on cells are shown.
    """

    theme: str = ON_SCREEN
    coordinates: bool = True
    numbers: Numbers = Numbers.NONE
    last_turn: bool = True
    marks: bool = True

    def drawing(self, screen: Drawing) -> Drawing:
        """Return turned, mirrored and flat as on the screen, otherwise as chosen."""
        return dataclasses.replace(screen, coordinates=self.coordinates, numbers=self.numbers)

    def texts(self) -> dict[str, str]:
        """Return the choices as settings keep them."""
        return {
            "theme": self.theme,
            "coordinates": str(self.coordinates),
            "numbers": self.numbers.value,
            "last_turn": str(self.last_turn),
            "marks": str(self.marks),
        }

    def read(self, texts: Mapping[str, str]) -> PictureStyle:
        """Return the choices that were kept; where they tell nothing, those of this look."""
        numbers = {found.value: found for found in Numbers}
        truths = {"True": True, "False": False}
        return PictureStyle(
            theme=texts.get("theme", self.theme),
            coordinates=truths.get(texts.get("coordinates", ""), self.coordinates),
            numbers=numbers.get(texts.get("numbers", ""), self.numbers),
            last_turn=truths.get(texts.get("last_turn", ""), self.last_turn),
            marks=truths.get(texts.get("marks", ""), self.marks),
        )
