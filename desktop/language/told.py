"""What rules/ and the system say in English, in the language of the moment."""

from __future__ import annotations

from desktop.language.text import tr
from rules.wording import Wording, why


def told(what: str | Exception) -> str:
    """A text or an error as a clause. What nobody worded for people stays as it is."""
    if isinstance(what, Exception):
        return told(why(what))
    if isinstance(what, Wording):
        values = {gap: _told_value(value) for gap, value in what.values.items()}
        return tr(what.source, what.comment, what.number, **values)
    return what


def _told_value(value: object) -> object:
    return told(value) if isinstance(value, str | Exception) else value
