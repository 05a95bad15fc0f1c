"""Dates as the current language writes them, everywhere in the same way."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QLocale

from desktop.i18n.text import tr

_MONTH_FORMAT = "MMM yyyy"
_MONTH, _DAY = len("2026-11"), len("2026-11-03")


def day_text(day: datetime.date) -> str:
    """Return a day with the name of its month."""
    pattern = tr("d MMM yyyy", "format of a day")
    return QLocale().toString(day, pattern)  # type: ignore[call-overload,no-any-return]


def month_text(day: datetime.date) -> str:
    """Return the month of a day, and its year."""
    return QLocale().toString(day, _MONTH_FORMAT)  # type: ignore[call-overload,no-any-return]


def date_text(text: str) -> str:
    """Return the date of a game, "2026-11-03" or "2026-11", in words; another text as it is."""
    day = first_day(text)
    if day is None:
        return text
    return day_text(day) if len(text) == _DAY else month_text(day)


def first_day(text: str) -> datetime.date | None:
    """Return a day, "2026-11-03", or the first one of a month, "2026-11"; None for other texts."""
    if len(text) not in (_DAY, _MONTH):
        return None
    try:
        return datetime.date.fromisoformat(text if len(text) == _DAY else f"{text}-01")
    except ValueError:
        return None
