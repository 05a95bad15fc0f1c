"""Dates in the words of each language."""

from __future__ import annotations

import datetime

import pytest

from desktop.i18n.dates import date_text, day_text, first_day, month_text
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language

DAY = datetime.date(2026, 11, 3)


@pytest.mark.parametrize(
    ("language", "day", "month"),
    [
        ("en", "3 Nov 2026", "Nov 2026"),
        ("de", "3. Nov. 2026", "Nov. 2026"),
        ("fr", "3 nov. 2026", "nov. 2026"),
        ("nl", "3 nov 2026", "nov 2026"),
    ],
)
def test_days_and_months(language: str, day: str, month: str) -> None:
    UI_LANGUAGE.set_language(Language(language))
    assert (day_text(DAY), month_text(DAY)) == (day, month)
    assert (date_text("2026-11-03"), date_text("2026-11")) == (day, month)


@pytest.mark.parametrize(
    "text", ["", "2026", "2026-13", "2026-02-30", "1999-05-01,02", "20261103", "spring"]
)
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert date_text(text) == text
    assert first_day(text) is None
