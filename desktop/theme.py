"""The colours of boards and pieces, in a light and a dark set.

Contrasts are held by a test: texts at least 4.5 to 1 against what they stand on, marks at least 3.
"""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette


@dataclasses.dataclass(frozen=True)
class Theme:
    """All colours of a board, as #RRGGBB.

    Attributes:
        background: behind the board.
        plate, plate_edge: what the board lies on, and the line around it.
        cells: two tones of cells.
        gap: between the cells.
        ink: text beside the board.
        coordinates: text on cells and on the plate.
        stones: [colour] -> three stops from the light to the shade.
        rims: [colour] -> the line around a stone.
        last: [colour] -> marks of the last turn on a piece of that colour; ``last_cell`` on a cell.
        hint: where one may play. win: what decided the game. refused: what forbids a step.
        brass, locks: links and padlocks on pieces: [colour of the piece].
        tops: [colour][height - 1] -> the upper face of a stack.
        flanks: [colour] -> the lit and the shaded side of a stack.
        edges, numbers: [colour] -> the lines around a stack's faces, and texts on them.
        sides: nine colours for sides; texts on them are black or white.
        shadow: of pieces and plates, with its strength from 0 to 1.
    """

    name: str
    background: str
    plate: str
    plate_edge: str
    cells: tuple[str, str]
    gap: str
    ink: str
    coordinates: str
    stones: tuple[tuple[str, str, str], tuple[str, str, str]]
    rims: tuple[str, str]
    last: tuple[str, str]
    last_cell: str
    hint: str
    win: str
    refused: str
    brass: tuple[str, str]
    locks: tuple[str, str]
    tops: tuple[tuple[str, ...], tuple[str, ...]]
    flanks: tuple[tuple[str, str], tuple[str, str]]
    edges: tuple[str, str]
    numbers: tuple[str, str]
    sides: tuple[str, ...]
    shadow: str
    shadow_strength: float

    @property
    def dark(self) -> bool:
        return contrast(self.background, "#FFFFFF") > contrast(self.background, "#000000")


_SIDES = (
    "#0072B2",
    "#E69F00",
    "#009E73",
    "#CC79A7",
    "#56B4E9",
    "#D55E00",
    "#B5A800",
    "#7B5EA7",
    "#7F7F7F",
)

LIGHT = Theme(
    name="light",
    background="#F3EFE7",
    plate="#FCFAF4",
    plate_edge="#CFC4A8",
    cells=("#E8D6AE", "#E0CA9B"),
    gap="#A5874F",
    ink="#4A3F2A",
    coordinates="#5C4D28",
    stones=(("#5C636B", "#23272C", "#0E1013"), ("#FFFFFF", "#F7F3EA", "#D3CAB6")),
    rims=("#08090A", "#6B6146"),
    last=("#FF8A33", "#B84F00"),
    last_cell="#A84600",
    hint="#005E94",
    win="#00664B",
    refused="#B3261E",
    brass=("#D9AE57", "#8A641B"),
    locks=("#FF9A4D", "#A84600"),
    tops=(
        ("#23272C", "#2E3339", "#3A4047", "#474E57"),
        ("#EBE3D2", "#F2ECDF", "#F9F5EB", "#FFFEFA"),
    ),
    flanks=(("#15181B", "#0B0C0E"), ("#CFC6B0", "#B3A98F")),
    edges=("#08090A", "#6B6146"),
    numbers=("#D5DCE2", "#4F4530"),
    sides=_SIDES,
    shadow="#3A2C10",
    shadow_strength=0.34,
)

DARK = Theme(
    name="dark",
    background="#14181D",
    plate="#1F252D",
    plate_edge="#39434E",
    cells=("#5B6B7B", "#536272"),
    gap="#1A2027",
    ink="#D6DEE6",
    coordinates="#E3EAF0",
    stones=(("#333940", "#0B0D10", "#030404"), ("#FFFFFF", "#EEF1F4", "#B9C2CB")),
    rims=("#9AA8B6", "#38444F"),
    last=("#FF9A4D", "#B04A00"),
    last_cell="#FFC08F",
    hint="#9ADAFF",
    win="#5BEDBE",
    refused="#FFB4AB",
    brass=("#E6BE6A", "#8A641B"),
    locks=("#FF9A4D", "#A84600"),
    tops=(
        ("#0B0D10", "#15191D", "#20252B", "#2C333A"),
        ("#D2D8DD", "#E0E5E9", "#F0F2F4", "#FFFFFF"),
    ),
    flanks=(("#050608", "#020203"), ("#ABB5BE", "#8B97A2")),
    edges=("#8695A4", "#38444F"),
    numbers=("#C6D0D9", "#2E3740"),
    sides=_SIDES,
    shadow="#000000",
    shadow_strength=0.5,
)


def theme_for(scheme: Qt.ColorScheme | QPalette) -> Theme:
    """The theme that suits the desktop's colour scheme or a palette."""
    if isinstance(scheme, QPalette):
        return DARK if scheme.color(QPalette.ColorRole.Window).lightnessF() < 0.5 else LIGHT
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def contrast(one: str, other: str) -> float:
    """The contrast of two colours after WCAG 2: from 1 to 21."""
    light, dark = sorted([_luminance(one), _luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def text_on(colour: str) -> str:
    """Black or white, whichever is easier to read on a colour."""
    return max("#FFFFFF", "#000000", key=lambda ink: contrast(ink, colour))


def _luminance(colour: str) -> float:
    number = int(colour[1:], 16)
    channels = [(number >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    ]
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)
