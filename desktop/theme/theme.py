"""Themes: the colours of boards, pieces and controls."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from importlib import resources

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from desktop.theme.colour_file import read_colours


@dataclasses.dataclass(frozen=True)
class Theme:
    """All colours of the program, as #RRGGBB.

    Attributes:
        name: its name in the menu.
        background: behind the board.
        plate, plate_edge: the plate below the board, and the line around it.
        cells: the two colours of cells.
        gap: between the cells.
        ink: text beside the board.
        coordinates: text on cells and on the plate.
        stones: [colour] -> three stops of a gradient, from light to dark.
        rims: [colour] -> the line around a stone.
        last: [colour] -> the mark of the last turn on a piece of that colour; ``last_cell``: on a
            cell.
        hint: legal cells. win: what decided the game. refused: what forbids a step.
        brass, locks: [colour of the piece] -> links and padlocks on it.
        tops: [colour][height - 1] -> the top of a stack.
        flanks: [colour] -> the lit and the shaded side of a stack.
        edges, numbers: [colour] -> the lines around a stack's faces, and texts on them.
        sides: nine colours for sides of the board; texts on them are black or white.
        shadow: of pieces and plates, with its strength from 0 to 1.
        hatched: whether areas are hatched instead of tinted, as in print.
        fixed: whether it keeps its own board and pieces when others are chosen.
        texture, finish: how boards and pieces are painted, one of ``TEXTURES`` and ``FINISHES``.
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
    hatched: bool = False
    fixed: bool = False
    texture: str = "bevelled"
    finish: str = "glossy"

    @property
    def on_board(self) -> Theme:
        """The colours of what lies on the board's plate."""
        return self

    @property
    def dark(self) -> bool:
        return contrast(self.background, "#FFFFFF") > contrast(self.background, "#000000")


_PALE_INKS = ("#767676", "#D0D0D0")


def read_theme(text: str, known: Mapping[str, Theme]) -> Theme:
    """Return the theme that a JSON text describes; docs/themes.md has the format.

    ``known`` are the themes that it may extend: fields it leaves out come from there.

    Raises:
        ColourFileError: a field is missing, unknown or invalid.
    """
    return read_colours(text, Theme, known)


def _shipped() -> dict[str, Theme]:
    """Return [key] -> theme, those that extend no other first."""
    found: dict[str, Theme] = {}
    folder = resources.files("resources") / "themes"
    for key in SHIPPED_KEYS:
        found[key] = read_theme((folder / f"{key}.json").read_text("utf-8"), found)
    return found


SHIPPED_KEYS = ("light", "dark", "print", "contrast")  # in the order of the menu
SHIPPED = _shipped()
LIGHT, DARK = SHIPPED["light"], SHIPPED["dark"]


def theme_for(scheme: Qt.ColorScheme | QPalette) -> Theme:
    """Return the theme that suits the desktop's colour scheme or a palette."""
    if isinstance(scheme, QPalette):
        return DARK if scheme.color(QPalette.ColorRole.Window).lightnessF() < 0.5 else LIGHT
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by WCAG 2: from 1 to 21."""
    light, dark = sorted([_luminance(one), _luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def text_on(colour: str) -> str:
    """Return black or white, whichever is easier to read on a colour."""
    return max("#FFFFFF", "#000000", key=lambda ink: contrast(ink, colour))


def mixed(one: str, other: str, share: float) -> str:
    """Return a mix of two colours; ``share`` is the second one's, from 0 to 1."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*[round(x + (y - x) * share) for x, y in pairs]).name()


def neutral_fill(theme: Theme) -> str:
    """Return the colour of neutral pieces: plain on cells, and fainter than texts and stones."""
    return mixed(theme.coordinates, theme.cells[0], 0.25)


def player_fills(theme: Theme, *, numbered: bool) -> tuple[str, str]:
    """Return the two players' colours in trees, bars and badges.

    If ``numbered``, they are those of no piece and of no mark on a board without sides, and differ
    for every kind of colour vision: purple and yellow in the shipped themes.
    """
    if not numbered:
        return theme.stones[0][1], theme.stones[1][1]
    if theme.hatched:  # only ink and paper
        return _PALE_INKS
    return theme.sides[7], theme.sides[6]


def _luminance(colour: str) -> float:
    number = int(colour[1:], 16)
    channels = [(number >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    ]
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)
