"""Translates texts and errors from rules/ and from the system."""

from __future__ import annotations

from desktop.i18n.text import tr
from rules.translatable_text import TranslatableText, error_text


def translated(what: str | Exception) -> str:
    """Return a text or an error as a clause; texts that are not translatable stay as they are."""
    if isinstance(what, Exception):
        return translated(error_text(what))
    if isinstance(what, TranslatableText):
        values = {gap: _translated_value(value) for gap, value in what.values.items()}
        return tr(what.source, what.comment, what.number, **values)
    return what


def _translated_value(value: object) -> object:
    return translated(value) if isinstance(value, str | Exception) else value
