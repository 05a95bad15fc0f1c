"""The options of games in words: all options of all games."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale

from desktop.i18n.text import tr, tr_noop
from rules.setup import Option, Setup

OPTION_TITLES = {
    "size": tr_noop("Size"),
    "sides": tr_noop("Sides"),
    "variant": tr_noop("Variant"),
    "komi": tr_noop("Komi"),
    "pie": tr_noop("Pie rule"),
}
_EXPLANATIONS = {
    "size": tr_noop("Cells along one side of the board."),
    "sides": tr_noop("Number of sides of the board."),
    "komi": tr_noop("Points added to White’s score, because Black moves first."),
    "pie": tr_noop("White may swap colours instead of making a first move."),
}
# of values, where each needs its own
_MEANINGS = {
    ("variant", "standard"): tr_noop("The biggest unmatched group wins."),
    ("variant", "squared"): tr_noop("Every group counts by its size squared; White gets komi."),
}
_VALUES = {
    ("variant", "standard"): tr_noop("standard"),
    ("variant", "squared"): tr_noop("squared"),
}
_WITHOUT = {"pie": tr_noop("no pie rule")}
_WITH = {"size": tr_noop("size {value}"), "komi": tr_noop("komi {value}")}


def option_title(option: Option) -> str:
    """Return the name of an option."""
    return tr(OPTION_TITLES[option.key])


def option_explanation(option: Option, value: Any) -> str:
    """Return an explanation of an option, or of the value that is chosen."""
    if option.key in _EXPLANATIONS:
        return tr(_EXPLANATIONS[option.key])
    return tr(_MEANINGS[option.key, value])


def value_text(key: str, value: Any) -> str:
    """Return the value of an option in words."""
    if isinstance(value, bool):
        return tr("On") if value else tr("Off")
    text = tr(_VALUES[key, value]) if isinstance(value, str) else QLocale().toString(value)
    return text[:1].upper() + text[1:]


def setup_text(setup: Setup) -> str:
    """Return a game with its chosen options: "Odd-Y · 5 sides · size 6"."""
    return " · ".join([setup.game.title, *filter(None, [choices_text(setup)])])


def choices_text(setup: Setup) -> str:
    """Return the chosen options of a game: "5 sides · size 6"; may be empty."""
    words: list[str] = []
    defaults = {one.key: one.default for one in setup.game.options(dict(setup.options))}
    for key, value in setup.options:
        if isinstance(value, bool):
            words += [] if value else [tr(_WITHOUT[key])]
        elif key == "sides":
            words.append(tr("%Ln side(s)", "", value))
        elif isinstance(value, str):
            words += [] if value == defaults[key] else [tr(_VALUES[key, value])]
        else:
            words.append(tr(_WITH[key], value=value))
    if setup.placement:
        words.append(tr("set-up position"))
    return " · ".join(words)
