"""Reading colours from JSON files: themes, boards and piece sets.

docs/themes.md and docs/boards.md describe the format.
"""

from __future__ import annotations

import dataclasses
import difflib
import json
import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rules.translatable_text import TranslatableText

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
