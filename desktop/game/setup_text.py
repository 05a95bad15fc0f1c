"""The options of games in words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale

from desktop.painting.game_texts import OptionWords
from desktop.services.text import tr
from desktop.views.game_texts import TEXTS
from rules.setup import Game, Option, Setup


def option_words(game: Game, key: str) -> OptionWords:
    """Return the words for an option of a game; its key serves where the game has none."""
    return TEXTS[game.key].option_words.get(key, OptionWords(key.capitalize()))


def option_title(game: Game, option: Option) -> str:
    """Return the name of an option."""
    return tr(option_words(game, option.key).title)


def option_explanation(game: Game, option: Option, value: Any) -> str:
    """Return an explanation of an option, or of the value that is chosen; may be empty."""
    words = option_words(game, option.key)
    source = words.explanation or words.meanings.get(value, "")
    return tr(source) if source else ""


def value_text(game: Game, option: Option, value: Any) -> str:
    """Return a value of an option in words."""
    if isinstance(value, bool):
        return tr("On") if value else tr("Off")
    if not isinstance(value, str):
        return QLocale().toString(value)
    text = tr(option_words(game, option.key).names.get(value, value))
    return _capital(text)


def setup_text(setup: Setup) -> str:
    """Return a game with its chosen options: "TITLE · 5 sides · size 6"."""
    return " · ".join([setup.game.title, *_choices(setup)])


def choices_text(setup: Setup) -> str:
    """Return the chosen options of a game by themselves: "Size 6 · no pie rule"; may be empty."""
    return _capital(" · ".join(_choices(setup)))


def _choices(setup: Setup) -> list[str]:
    words = [
        choice_text(setup.game, option, setup[option.key])
        for option in setup.game.options(dict(setup.options))
        if len(option.values) > 1
    ]
    if setup.placement:
        words.append(tr("set-up position"))
    return [word for word in words if word]


def choice_text(game: Game, option: Option, value: Any) -> str:
    """Return a choice among others, "" for what goes without saying."""
    words = option_words(game, option.key)
    title = tr(words.title).lower()
    if value == option.default and isinstance(value, bool | str):
        return ""
    if isinstance(value, bool):
        switched = title if value else tr("{option}: off", option=title)
        return tr(words.choice) if words.choice else switched
    if isinstance(value, str):
        return tr(words.names.get(value, value))
    if words.choice:
        return tr(words.choice, value=value)
    return tr("{option} {value}", option=title, value=value)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
