"""Themes, boards and piece sets: those that are shipped, and those in files of the user's."""

from __future__ import annotations

import dataclasses
import difflib
import functools
import json
import re
from collections.abc import Callable, Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette

from desktop.services.text import tr, tr_noop
from rules.translatable_text import TranslatableText, error_text


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


T = TypeVar("T")

FINISHES = ("glossy", "turned", "flat")  # of pieces: stone, wood, and plain colour
TEXTURES = ("bevelled", "wood", "slate", "paper")  # of boards

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


class ColourFileError(ValueError):
    """A text does not describe colours; the message is a clause that can follow the file's name."""


def read_colours(text: str, kind: type[T], known: Mapping[str, T]) -> T:
    """Return what a JSON text describes: an object of the dataclass ``kind``.

    docs/themes.md and docs/boards.md describe the format.
    ``known`` are those that it may extend: fields it leaves out come from there.

    Raises:
        ColourFileError: a field is missing, unknown or invalid.
    """
    said = _object(text)
    fields = {field.name: field for field in dataclasses.fields(kind)}  # type: ignore[arg-type]
    base = said.pop(_EXTENDS, None)
    if base is not None and base not in list(known):
        raise ColourFileError(
            TranslatableText(
                "it extends {base}, but there are only {known}",
                base=repr(base),
                known=", ".join(known),
            )
        )
    for key in said:
        if key not in fields:
            raise _unknown(key, list(fields))
    needed = [key for key, field in fields.items() if field.default is dataclasses.MISSING]
    for key in ["name"] if base else needed:
        if key not in said:
            raise ColourFileError(TranslatableText("{key} is missing", key=repr(key)))
    values = {key: _value(key, value) for key, value in said.items()}
    if base:
        return dataclasses.replace(known[base], **values)  # type: ignore[type-var]
    return kind(**values)


def _object(text: str) -> dict[str, Any]:
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ColourFileError(TranslatableText("it is not JSON: {why}", why=str(error))) from error
    if not isinstance(said, dict):
        raise ColourFileError(TranslatableText("it is not an object in { }"))
    return said


def _unknown(key: str, fields: list[str]) -> ColourFileError:
    close = difflib.get_close_matches(key, fields, 1)
    if not close:
        return ColourFileError(TranslatableText("{key} is unknown", key=repr(key)))
    return ColourFileError(
        TranslatableText(
            "{key} is unknown; did you mean {close}?", key=repr(key), close=repr(close[0])
        )
    )


def _value(key: str, value: Any) -> Any:
    read = _READERS.get(key)
    return read(key, value) if read else _colours(key, value, _SHAPES.get(key, ()))


def _name(_key: str, value: Any) -> str:
    if isinstance(value, str) and value.isprintable() and 0 < len(value) <= _LONGEST_NAME:
        return value
    raise ColourFileError(
        TranslatableText("'name' is not a text of 1 to %Ln characters", "", _LONGEST_NAME)
    )


def _truth(key: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise ColourFileError(TranslatableText("{key} is not true or false", key=repr(key)))


def _strength(_key: str, value: Any) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1:
        return float(value)
    raise ColourFileError(TranslatableText("'shadow_strength' is not a number from 0 to 1"))


def _one_of(words: tuple[str, ...]) -> Callable[[str, Any], str]:
    def read(key: str, value: Any) -> str:
        if isinstance(value, str) and value in words:
            return value
        raise ColourFileError(
            TranslatableText("{key} is none of {words}", key=repr(key), words=", ".join(words))
        )

    return read


# [field] -> how to read its value; fields not listed are colours
_READERS: Mapping[str, Callable[[str, Any], Any]] = {
    "name": _name,
    "hatched": _truth,
    "fixed": _truth,
    "shadow_strength": _strength,
    "finish": _one_of(FINISHES),
    "texture": _one_of(TEXTURES),
}


def _colours(key: str, value: Any, shape: tuple[int, ...]) -> Any:
    if not shape:
        if isinstance(value, str) and _COLOUR.fullmatch(value):
            return value.upper()
        raise ColourFileError(
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
    raise ColourFileError(text)


_PALE_INKS = ("#767676", "#D0D0D0")


def _shipped() -> dict[str, Theme]:
    """Return [key] -> theme, those that extend no other first."""
    found: dict[str, Theme] = {}
    folder = resources.files("resources") / "themes"
    for key in SHIPPED_KEYS:
        found[key] = read_colours((folder / f"{key}.json").read_text("utf-8"), Theme, found)
    return found


SHIPPED_KEYS = ("light", "dark", "print", "contrast")  # in the order of the menu

SHIPPED = _shipped()

LIGHT, DARK = SHIPPED["light"], SHIPPED["dark"]


class UiTheme(QObject):
    """The colours of all windows. There is one instance per application; ``Appearance`` sets it.

    Signals:
        changed: ``theme`` has changed. Widgets that paint themselves are repainted anyway.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.changed.emit()


UI_THEME = UiTheme()


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


@functools.cache
def quiet(ink: str, ground: str) -> str:
    """Return an ink mixed with its ground as far as a text stays easy to read."""
    mixes = (mixed(ink, ground, share / 20) for share in range(19, 0, -1))
    return next((mix for mix in mixes if contrast(mix, ground) >= TEXT), ink)


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


TEXT, MARK = 4.5, 3.0  # the least contrasts, after WCAG 2.2 (1.4.3 and 1.4.11)

_PIECES = ("black", "white")

_Pair = tuple[str, str, str, float]  # what it is, its colour, the background, the least contrast


def weak_contrasts(theme: Theme) -> list[str]:
    """Return the pairs with too little contrast, as texts; empty for a good theme."""
    found: list[str] = []
    for what, colour, ground, least in _pairs(theme):
        ratio = contrast(colour, ground)
        if ratio < least:
            found.append(
                TranslatableText(
                    "{what}: {colour} on {ground} is {ratio}, not {least}",
                    what=what,
                    colour=colour,
                    ground=ground,
                    ratio=f"{ratio:.1f}",
                    least=str(least),
                )
            )
    return found


def _pairs(theme: Theme) -> Iterator[_Pair]:
    yield from _texts(theme)
    yield from _marks(theme)
    yield from _pieces(theme)


def _texts(theme: Theme) -> Iterator[_Pair]:
    for ground in (*theme.cells, theme.plate, theme.background):
        yield "coordinates", theme.coordinates, ground, TEXT
    for ground in (theme.plate, theme.background):
        yield "ink", theme.ink, ground, TEXT
        yield "hint", theme.hint, ground, TEXT  # links
    yield "refused", theme.refused, theme.plate, TEXT  # the status line
    for colour, name in enumerate(_PIECES):
        yield f"last, {name}", theme.last[colour], theme.stones[colour][1], TEXT
        for top in theme.tops[colour]:
            yield f"numbers, {name}", theme.numbers[colour], top, TEXT


def _marks(theme: Theme) -> Iterator[_Pair]:
    for cell in theme.cells:
        for what in ("hint", "win", "refused", "last_cell"):
            yield what, getattr(theme, what), cell, MARK
    for what in ("win", "last_cell"):
        yield what, getattr(theme, what), theme.plate, MARK
    for colour, name in enumerate(_PIECES):
        for top in theme.tops[colour]:
            for what in ("last", "brass", "locks"):
                yield f"{what}, {name}", getattr(theme, what)[colour], top, MARK


def _pieces(theme: Theme) -> Iterator[_Pair]:
    """Return each piece with its clearer part: the body, or the line around it."""
    yield "stones", theme.stones[0][1], theme.stones[1][1], TEXT
    for cell in theme.cells:
        for colour, name in enumerate(_PIECES):
            for what, body, rim in (
                ("stones", theme.stones[colour][1], theme.rims[colour]),
                ("tops", theme.tops[colour][0], theme.edges[colour]),
            ):
                clearer = max(body, rim, key=lambda each: contrast(each, cell))
                yield f"{what}, {name}", clearer, cell, MARK


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


def _shipped_styles(folder: str, kind: type[T], keys: tuple[str, ...]) -> Mapping[str, T]:
    files = resources.files("resources") / folder
    return {key: read_colours((files / f"{key}.json").read_text("utf-8"), kind, {}) for key in keys}


# in the order in which they are offered
SHIPPED_BOARDS = _shipped_styles(
    "board_styles", BoardStyle, ("light_wood", "dark_wood", "slate", "paper")
)

SHIPPED_PIECES = _shipped_styles("pieces", PieceSet, ("stone", "wood", "flat"))

_LARGEST_BYTES = 64 * 1024


class OwnFiles(Generic[T]):
    """The themes, boards or piece sets to choose from.

    Attributes:
        folder: the user's own, a file ``KEY.json`` each; it need not exist.
        shipped, own: [key] -> what is shipped, and what the folder has.
        problems: a sentence for each file of the folder that is invalid.
    """

    def __init__(
        self,
        folder: Path,
        kind: type[T],
        shipped: Mapping[str, T],
        reserved: tuple[str, ...],
        problem: str,
    ) -> None:
        """``reserved``: keys that no file may have, besides those of ``shipped``.

        ``problem`` is the English sentence about ``{name}``, a file that is invalid, and ``{why}``.
        """
        self.folder, self.shipped = folder, shipped
        self.own: dict[str, T] = {}
        self.problems: list[str] = []
        self._kind, self._reserved, self._problem = kind, reserved, problem
        self.reload()

    @property
    def all(self) -> Mapping[str, T]:
        """[key] -> what can be chosen, the shipped ones first."""
        return {**self.shipped, **self.own}

    def reload(self) -> None:
        """Read the folder again."""
        self.own, self.problems = {}, []
        try:
            paths = sorted(path for path in self.folder.glob("*.json") if path.is_file())
        except OSError as error:
            self.problems.append(
                TranslatableText(
                    "{folder} cannot be read: {why}.", folder=self.folder, why=error_text(error)
                )
            )
            return
        for path in paths:
            try:
                self.own[path.stem] = self._read(path)
            except ColourFileError as error:
                self.problems.append(
                    TranslatableText(self._problem, name=path.name, why=error_text(error))
                )

    def _read(self, path: Path) -> T:
        if path.stem in (*self.shipped, *self._reserved):
            raise ColourFileError(TranslatableText("its name is that of a built-in one"))
        try:
            if path.stat().st_size > _LARGEST_BYTES:
                raise ColourFileError(
                    TranslatableText("it has more than %Ln bytes", "", _LARGEST_BYTES)
                )
            return read_colours(path.read_text("utf-8"), self._kind, self.shipped)
        except UnicodeDecodeError as error:
            raise ColourFileError(TranslatableText("it is not UTF-8 text")) from error
        except OSError as error:
            raise ColourFileError(
                TranslatableText("it cannot be read ({why})", why=error_text(error))
            ) from error


AS_THEME = "theme"  # the key of the board and the pieces that suit a theme
PLAIN = "plain"  # the key of the board in a theme's own colours

_WOOD = {LIGHT: "light_wood", DARK: "dark_wood"}  # [theme] -> the board that suits it


class Themes(OwnFiles[Theme]):
    """The themes to choose from.

    Attributes:
        boards, pieces: what can replace a theme's own, in folders beside that of the themes.
    """

    def __init__(self, folder: Path) -> None:
        self.boards: OwnFiles[BoardStyle] = OwnFiles(
            folder.parent / "boards",
            BoardStyle,
            SHIPPED_BOARDS,
            (AS_THEME, PLAIN),
            tr_noop("{name} is not a board: {why}."),
        )
        self.pieces: OwnFiles[PieceSet] = OwnFiles(
            folder.parent / "pieces",
            PieceSet,
            SHIPPED_PIECES,
            (AS_THEME,),
            tr_noop("{name} is not a piece set: {why}."),
        )
        problem = tr_noop("{name} is not a theme: {why}.")
        super().__init__(folder, Theme, SHIPPED, ("system",), problem)

    def reload(self) -> None:
        """Read all folders again."""
        super().reload()
        self.boards.reload()
        self.pieces.reload()

    def dressed(self, theme: Theme, board: str, pieces: str) -> Theme:
        """Return a theme with the board and the pieces that have these keys."""
        key = _WOOD.get(theme, PLAIN) if board == AS_THEME else board
        return dressed(theme, self.boards.all.get(key), self.pieces.all.get(pieces))

    @property
    def all_problems(self) -> list[str]:
        """A sentence for each file that is not a theme, a board or a piece set."""
        return [*self.problems, *self.boards.problems, *self.pieces.problems]

    def note_on(self, key: str) -> str:
        """Return what is hard to see in a theme of the user's own; "" for nothing."""
        return _note([key], weak_contrasts(self.own[key])) if key in self.own else ""

    def note_on_choice(self, board: str, pieces: str, theme: Theme) -> str:
        """Return what is hard to see with a board or pieces of the user's own; "" for nothing.

        ``theme`` is dressed with both.
        """
        own = [key for key in (board,) if key in self.boards.own]
        own += [key for key in (pieces,) if key in self.pieces.own and key not in own]
        return _note(own, weak_contrasts(theme.on_board)) if own else ""


def _note(keys: list[str], weak: list[str]) -> str:
    """Return a sentence on weak contrasts in files with these keys."""
    names = ", ".join([f"{key}.json" for key in keys])
    if not weak:
        return ""
    if len(weak) == 1:
        return TranslatableText(
            "{name} is hard to read in places: {weak}.", name=names, weak=weak[0]
        )
    return TranslatableText(
        "{name} is hard to read in places: {weak} (and %Ln more).",
        "",
        len(weak) - 1,
        name=names,
        weak=weak[0],
    )


# [kind] -> the names of what is shipped, which are translated; other files name themselves
_SHIPPED_NAMES = {
    "theme": (
        tr_noop("Light", "theme"),
        tr_noop("Dark", "theme"),
        tr_noop("Print", "theme"),
        tr_noop("High contrast", "theme"),
    ),
    "board": (
        tr_noop("Light wood", "board"),
        tr_noop("Dark wood", "board"),
        tr_noop("Slate", "board"),
        tr_noop("Paper", "board"),
    ),
    "pieces": (tr_noop("Stone", "pieces"), tr_noop("Wood", "pieces"), tr_noop("Flat", "pieces")),
}


def _titles(styles: Mapping[str, Theme | BoardStyle | PieceSet], kind: str) -> dict[str, str]:
    shipped = _SHIPPED_NAMES[kind]
    return {
        key: tr(style.name, kind) if style.name in shipped else style.name
        for key, style in styles.items()
    }


def theme_titles(themes: Mapping[str, Theme]) -> dict[str, str]:
    """Return [key] -> title."""
    return _titles(themes, "theme")


def choices_of_theme(themes: Mapping[str, Theme]) -> dict[str, str]:
    """Return [key] -> title: first "system", to follow the desktop, then each theme."""
    return {"system": tr("Follow the system"), **theme_titles(themes)}


def choices_of_board(boards: Mapping[str, BoardStyle]) -> dict[str, str]:
    """Return [key] -> title: first those of the theme, then each board."""
    own = {AS_THEME: tr("As the theme"), PLAIN: tr("Plain", "board")}
    return {**own, **_titles(boards, "board")}


def choices_of_pieces(sets: Mapping[str, PieceSet]) -> dict[str, str]:
    """Return [key] -> title: first those of the theme, then each piece set."""
    return {AS_THEME: tr("As the theme"), **_titles(sets, "pieces")}
