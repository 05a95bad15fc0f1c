"""Themes: the colours of boards, pieces and controls, and reading them from files.

docs/themes.md describes the format.
"""

from __future__ import annotations

import dataclasses
import difflib
import json
import re
from collections.abc import Mapping
from importlib import resources
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette

from rules.translatable_text import TranslatableText


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

    @property
    def dark(self) -> bool:
        return contrast(self.background, "#FFFFFF") > contrast(self.background, "#000000")


# [field] -> the shape of its nested lists of colours; fields not listed have one colour
_SHAPES: Mapping[str, tuple[int, ...]] = {
    "cells": (2,),
    "stones": (2, 3),
    "rims": (2,),
    "last": (2,),
    "brass": (2,),
    "locks": (2,),
    "tops": (2, 4),
    "flanks": (2, 2),
    "edges": (2,),
    "numbers": (2,),
    "sides": (9,),
}
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
_LONGEST_NAME = 40  # characters, for the menu
_EXTENDS = "extends"


class ThemeFileError(ValueError):
    """A text is not a theme; the message is a clause that can follow the file's name."""


def read_theme(text: str, known: Mapping[str, Theme]) -> Theme:
    """Return the theme that a JSON text describes; docs/themes.md has the format.

    ``known`` are the themes that it may extend: fields it leaves out come from there.

    Raises:
        ThemeFileError: a field is missing, unknown or invalid.
    """
    said = _object(text)
    fields = [field.name for field in dataclasses.fields(Theme)]
    base = said.pop(_EXTENDS, None)
    if base is not None and base not in list(known):
        raise ThemeFileError(
            TranslatableText(
                "it extends {base}, but there are only {known}",
                base=repr(base),
                known=", ".join(known),
            )
        )
    for key in said:
        if key not in fields:
            close = difflib.get_close_matches(key, fields, 1)
            if close:
                raise ThemeFileError(
                    TranslatableText(
                        "{key} is unknown; did you mean {close}?",
                        key=repr(key),
                        close=repr(close[0]),
                    )
                )
            raise ThemeFileError(TranslatableText("{key} is unknown", key=repr(key)))
    needed = ["name"] if base else [key for key in fields if key != "hatched"]
    for key in needed:
        if key not in said:
            raise ThemeFileError(TranslatableText("{key} is missing", key=repr(key)))
    values = {key: _value(key, value) for key, value in said.items()}
    return dataclasses.replace(known[base], **values) if base else Theme(**values)


def _object(text: str) -> dict[str, Any]:
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ThemeFileError(TranslatableText("it is not JSON: {why}", why=str(error))) from error
    if not isinstance(said, dict):
        raise ThemeFileError(TranslatableText("it is not an object in { }"))
    return said


def _value(key: str, value: Any) -> Any:
    if key == "name":
        if isinstance(value, str) and value.isprintable() and 0 < len(value) <= _LONGEST_NAME:
            return value
        raise ThemeFileError(
            TranslatableText("'name' is not a text of 1 to %Ln characters", "", _LONGEST_NAME)
        )
    if key == "hatched":
        if isinstance(value, bool):
            return value
        raise ThemeFileError(TranslatableText("'hatched' is not true or false"))
    if key == "shadow_strength":
        if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1:
            return float(value)
        raise ThemeFileError(TranslatableText("'shadow_strength' is not a number from 0 to 1"))
    return _colours(key, value, _SHAPES.get(key, ()))


def _colours(key: str, value: Any, shape: tuple[int, ...]) -> Any:
    if not shape:
        if isinstance(value, str) and _COLOUR.fullmatch(value):
            return value.upper()
        raise ThemeFileError(
            TranslatableText(
                "{key} has {value} where a colour like #1A2B3C should be",
                key=repr(key),
                value=repr(value),
            )
        )
    if isinstance(value, list) and len(value) == shape[0]:
        return tuple([_colours(key, part, shape[1:]) for part in value])
    if shape[1:]:
        text = TranslatableText("{key} is not a list of %Ln lists", "", shape[0], key=repr(key))
    else:
        text = TranslatableText("{key} is not a list of %Ln", "", shape[0], key=repr(key))
    raise ThemeFileError(text)


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


def player_fills(theme: Theme, *, numbered: bool) -> tuple[str, str]:
    """Return the two players' colours in trees and bars; if ``numbered``, neutral ones."""
    if numbered:
        return theme.coordinates, theme.plate
    return theme.stones[0][1], theme.stones[1][1]


def _luminance(colour: str) -> float:
    number = int(colour[1:], 16)
    channels = [(number >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    ]
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)
