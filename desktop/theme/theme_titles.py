"""What people read for a theme."""

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
    """[key] -> what people read; a person's own themes are called as their files say."""
    return {
        key: tr(theme.name, "theme") if theme.name in _SHIPPED_NAMES else theme.name
        for key, theme in themes.items()
    }


def choices_of_theme(themes: Mapping[str, Theme]) -> dict[str, str]:
    """[key] -> what people read: first "system", to follow the desktop, then each theme."""
    return {"system": tr("Follow the system"), **theme_titles(themes)}
