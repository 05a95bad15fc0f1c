"""Dates and keys as people read them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale
from PySide6.QtGui import QKeySequence

from desktop.services.text import listed, tr

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


# our texts have precedence over Qt's, which calls this key ↖ in Italian, also in menus
QT_TRANSLATE_NOOP("QShortcut", "Home")


def key_names(keys: Sequence[str]) -> str:
    """Return the names of keys; a name that two keys share, such as Enter, appears once."""
    form = QKeySequence.SequenceFormat.NativeText
    return listed(list(dict.fromkeys([QKeySequence(key).toString(form) for key in keys])))


def with_key(title: str, key: str) -> str:
    """Return a title with its key behind it; ``key`` is "" for none."""
    return f"{title}  ({key_names([key])})" if key else title
