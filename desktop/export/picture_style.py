"""The style of an exported board, remembered for each kind of export."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from desktop.painting.drawing import Drawing, Numbers

ON_SCREEN = "screen"  # the theme of the window


@dataclasses.dataclass(frozen=True)
class PictureStyle:
    """The choices about an exported board, on top of how the window draws it.

    Attributes:
        theme: a key of the themes, or ``ON_SCREEN``.
        coordinates: whether coordinates are shown.
        numbers: which turn numbers are on the pieces.
        last_turn: whether the last turn is marked.
        marks: whether marks and letters on cells are shown.
    """

    theme: str = ON_SCREEN
    coordinates: bool = True
    numbers: Numbers = Numbers.NONE
    last_turn: bool = True
    marks: bool = True

    def drawing(self, screen: Drawing) -> Drawing:
        """Return the drawing of the screen with the choices applied."""
        return dataclasses.replace(screen, coordinates=self.coordinates, numbers=self.numbers)

    def texts(self) -> dict[str, str]:
        """Return the choices as stored in the settings."""
        return {
            "theme": self.theme,
            "coordinates": str(self.coordinates),
            "numbers": self.numbers.value,
            "last_turn": str(self.last_turn),
            "marks": str(self.marks),
        }

    def read(self, texts: Mapping[str, str]) -> PictureStyle:
        """Return stored choices; missing or invalid ones are those of this style."""
        numbers = {found.value: found for found in Numbers}
        truths = {"True": True, "False": False}
        return PictureStyle(
            theme=texts.get("theme", self.theme),
            coordinates=truths.get(texts.get("coordinates", ""), self.coordinates),
            numbers=numbers.get(texts.get("numbers", ""), self.numbers),
            last_turn=truths.get(texts.get("last_turn", ""), self.last_turn),
            marks=truths.get(texts.get("marks", ""), self.marks),
        )
