"""What rules/ and the system say in English, in the language of the moment."""

from __future__ import annotations

from desktop.i18n.text import tr
from rules.translatable_text import TranslatableText, why


def translated(what: str | Exception) -> str:
    """A text or an error as a clause. What nobody worded for people stays as it is."""
    if isinstance(what, Exception):
        return translated(why(what))
    if isinstance(what, TranslatableText):
        values = {gap: _translated_value(value) for gap, value in what.values.items()}
        return tr(what.source, what.comment, what.number, **values)
    return what


def _translated_value(value: object) -> object:
    return translated(value) if isinstance(value, str | Exception) else value
