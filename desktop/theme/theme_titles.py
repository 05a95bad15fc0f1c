"""The titles of themes, boards and piece sets, as people read them."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.i18n.text import tr, tr_noop
from desktop.theme.dressing import BoardStyle, PieceSet
from desktop.theme.theme import Theme
from desktop.theme.themes import AS_THEME

_SHIPPED_NAMES = (
    tr_noop("Light", "theme"),
    tr_noop("Dark", "theme"),
    tr_noop("Print", "theme"),
    tr_noop("High contrast", "theme"),
)
_SHIPPED_BOARDS = (
    tr_noop("Light wood", "board"),
    tr_noop("Dark wood", "board"),
    tr_noop("Slate", "board"),
    tr_noop("Paper", "board"),
)
_SHIPPED_PIECES = (
    tr_noop("Stone", "pieces"),
    tr_noop("Wood", "pieces"),
    tr_noop("Flat", "pieces"),
)


def theme_titles(themes: Mapping[str, Theme]) -> dict[str, str]:
    """Return [key] -> title; the user's own themes are named in their files."""
    return {
        key: tr(theme.name, "theme") if theme.name in _SHIPPED_NAMES else theme.name
        for key, theme in themes.items()
    }


def choices_of_theme(themes: Mapping[str, Theme]) -> dict[str, str]:
    """Return [key] -> title: first "system", to follow the desktop, then each theme."""
    return {"system": tr("Follow the system"), **theme_titles(themes)}


def choices_of_board(boards: Mapping[str, BoardStyle]) -> dict[str, str]:
    """Return [key] -> title: first that of the theme, then each board."""
    titles = {
        key: tr(board.name, "board") if board.name in _SHIPPED_BOARDS else board.name
        for key, board in boards.items()
    }
    return {AS_THEME: tr("As the theme"), **titles}


def choices_of_pieces(sets: Mapping[str, PieceSet]) -> dict[str, str]:
    """Return [key] -> title: first those of the theme, then each piece set."""
    titles = {
        key: tr(pieces.name, "pieces") if pieces.name in _SHIPPED_PIECES else pieces.name
        for key, pieces in sets.items()
    }
    return {AS_THEME: tr("As the theme"), **titles}
