"""The titles of themes, as people read them."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.i18n.text import tr, tr_noop
from desktop.theme.theme import Theme

_SHIPPED_NAMES = (
    tr_noop("Light", "theme"),
    tr_noop("Dark", "theme"),
    tr_noop("Print", "theme"),
    tr_noop("High contrast", "theme"),
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
