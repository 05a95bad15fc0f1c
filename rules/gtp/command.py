"""Commands of the text protocol: their registry, and how their arguments are read."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from rules.number import real_number, whole_number
from rules.position import BLACK, WHITE

COLOUR_NAMES = ("black", "white")
_COLOURS = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}


class CommandError(ValueError):
    """A command that cannot be carried out; its text is the answer."""


Command = Callable[..., Any]  # returns a text, or an Analysis
_Function = TypeVar("_Function", bound=Command)
COMMANDS: dict[str, Command] = {}  # in the order in which they are listed


def command(function: _Function) -> _Function:
    """Make a method of the session a command; its parameters are the command's arguments."""
    name = function.__name__.removesuffix("_")
    COMMANDS[name.replace("gogui_rules_", "gogui-rules_")] = function
    return function


def usage(name: str, function: Command) -> str:
    """Return the words of a command, as an error message shows them."""
    words = [name]
    for parameter in list(inspect.signature(function).parameters.values())[1:]:
        word = parameter.name.upper()
        words.append(f"[{word} …]" if parameter.kind is parameter.VAR_POSITIONAL else word)
    return " ".join(words)


def read_colour(text: str) -> int:
    """Return BLACK or WHITE.

    Raises:
        CommandError: the text names neither.
    """
    if text.lower() not in _COLOURS:
        raise CommandError(f"{text} is not a colour: b, black, w or white")
    return _COLOURS[text.lower()]


def title(colour: int) -> str:
    """Return a colour's name with a capital."""
    return COLOUR_NAMES[colour].capitalize()


def read_whole(text: str, name: str, least: int, most: int) -> int:
    """Return a whole number between two bounds; ``name`` is for the message.

    Raises:
        CommandError: the text is not such a number.
    """
    value = whole_number(text)
    if value is None or not least <= value <= most:
        raise CommandError(f"{name} must be {least} to {most}, not {text}")
    return value


def read_number(text: str, name: str, most: int) -> float:
    """Return a number from 0 to ``most``; ``name`` is for the message.

    Raises:
        CommandError: the text is not such a number.
    """
    value = real_number(text)
    if value is None or not 0 <= value <= most:
        raise CommandError(f"{name} must be 0 to {most}, not {text}")
    return value
