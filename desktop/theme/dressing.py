"""Boards and piece sets, which can be chosen for any theme; and a theme with both."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Mapping
from importlib import resources
from typing import Any, TypeVar

from desktop.theme.colour_file import read_colours
from desktop.theme.theme import Theme

T = TypeVar("T")


@dataclasses.dataclass(frozen=True)
class BoardStyle:
    """The colours of a board, and of all that is marked on it; see ``Theme``."""

    name: str
    plate: str
    plate_edge: str
    cells: tuple[str, str]
    gap: str
    ink: str
    coordinates: str
    last_cell: str
    hint: str
    win: str
    refused: str
    shadow: str
    shadow_strength: float
    texture: str = "bevelled"


@dataclasses.dataclass(frozen=True)
class PieceSet:
    """The colours of pieces, and of what is marked on them; see ``Theme``."""

    name: str
    stones: tuple[tuple[str, str, str], tuple[str, str, str]]
    rims: tuple[str, str]
    last: tuple[str, str]
    brass: tuple[str, str]
    locks: tuple[str, str]
    tops: tuple[tuple[str, ...], tuple[str, ...]]
    flanks: tuple[tuple[str, str], tuple[str, str]]
    edges: tuple[str, str]
    numbers: tuple[str, str]
    finish: str = "glossy"


@dataclasses.dataclass(frozen=True)
class DressedTheme(Theme):
    """A theme whose window keeps its colours, while its board has those of a ``BoardStyle``."""

    board: BoardStyle | None = None

    @functools.cached_property
    def on_board(self) -> Theme:
        colours = _colours_of(self)
        del colours["board"]
        if self.board is not None:
            colours |= _colours_of(self.board)
            colours["background"] = self.board.plate  # all that is painted lies on the plate
            colours["hatched"] = False
        return Theme(**colours)


def dressed(theme: Theme, board: BoardStyle | None, pieces: PieceSet | None) -> Theme:
    """Return a theme with another board and other pieces; None, or a fixed theme, keeps its own."""
    if theme.fixed or (board is None and pieces is None):
        return theme
    colours = _colours_of(theme) | (_colours_of(pieces) if pieces else {})
    return DressedTheme(**colours, board=board)


def _colours_of(source: Theme | BoardStyle | PieceSet) -> dict[str, Any]:
    """Return the fields by their names, without the name unless it is a theme's."""
    fields = [field.name for field in dataclasses.fields(source)]
    if not isinstance(source, Theme):
        fields.remove("name")
    return {field: getattr(source, field) for field in fields}


def _shipped(folder: str, kind: type[T], keys: tuple[str, ...]) -> Mapping[str, T]:
    files = resources.files("resources") / folder
    return {key: read_colours((files / f"{key}.json").read_text("utf-8"), kind, {}) for key in keys}


# in the order in which they are offered
SHIPPED_BOARDS = _shipped("board_styles", BoardStyle, ("light_wood", "dark_wood", "slate", "paper"))
SHIPPED_PIECES = _shipped("pieces", PieceSet, ("stone", "wood", "flat"))
