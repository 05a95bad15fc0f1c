"""The options of games in words. Every option of every game goes through here; none is special."""

from __future__ import annotations

from typing import Any

from rules.setup import Option, Setup

_TITLES = {"pie": "Pie rule"}
_EXPLANATIONS = {
    "size": "Cells along an edge of the board.",
    "sides": "How many sides the board has.",
    "variant": "How the result is counted.",
    "komi": "Points that White gets on top, because Black moves first.",
    "pie": "White may swap colours instead of making the first turn.",
}


def option_title(option: Option) -> str:
    """The name of an option."""
    return _TITLES.get(option.key, option.key.replace("_", " ").capitalize())


def option_explanation(option: Option) -> str:
    """What an option is about; empty if its name says it all."""
    return _EXPLANATIONS.get(option.key, "")


def value_text(value: Any) -> str:
    """A value to choose."""
    if isinstance(value, bool):
        return "On" if value else "Off"
    return str(value).capitalize()


def setup_text(setup: Setup) -> str:
    """A game with what was chosen for it: "Odd-Y · 5 sides · size 6"."""
    return " · ".join([setup.game.title, *filter(None, [choices_text(setup)])])


def choices_text(setup: Setup) -> str:
    """What was chosen for a game: "5 sides · size 6"; may be empty."""
    words: list[str] = []
    for key, value in setup.options:
        if isinstance(value, bool):
            words += [] if value else [f"no {_TITLES.get(key, key).lower()}"]
        elif key == "sides":
            words.append(f"{value} sides")
        elif isinstance(value, str):
            words += [] if value == "standard" else [value]
        else:
            words.append(f"{key} {value}")
    return " · ".join(words)
