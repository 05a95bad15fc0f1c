"""Ratings, months and advice in words."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QLocale

from desktop.i18n.text import tr
from rules.training.own_results import Streaks, Tally
from rules.training.strength import Advice

MONTH_FORMAT = "MMM yyyy"

_DASH = "\N{EN DASH}"


def number_text(rating: float) -> str:
    """Return a rating in whole Elo."""
    return QLocale().toString(round(rating))


def interval_text(interval: tuple[float, float]) -> str:
    """Return an interval of ratings: "640–990", "-40 – 310"."""
    dash = f" {_DASH} " if interval[0] < 0 else _DASH
    return dash.join(map(number_text, interval))


def month_text(month: str) -> str:
    """Return a month, "2026-11", in words; a year as it is; and what has no date."""
    day = first_day(month)
    if day is not None:
        return QLocale().toString(day, MONTH_FORMAT)  # type: ignore[call-overload,no-any-return]
    return month or tr("Without a date")


def day_text(day: datetime.date) -> str:
    """Return a day with the name of its month."""
    return QLocale().toString(day, day_format())  # type: ignore[call-overload,no-any-return]


def day_format() -> str:
    """Return how the language writes a day, as ``QLocale`` has it."""
    return tr("d MMM yyyy", "format of a day")


def first_day(month: str) -> datetime.date | None:
    """Return the first day of a month, "2026-11"; None if only the year is known, or nothing."""
    try:
        return datetime.date.fromisoformat(f"{month}-01")
    except ValueError:
        return None


def tally_text(tally: Tally) -> str:
    """Return how games ended, in a sentence."""
    text = tr(
        "%Ln game(s) finished: {won} won, {drawn} drawn, {lost} lost.",
        "",
        tally.finished,
        won=tally.won,
        drawn=tally.drawn,
        lost=tally.lost,
    )
    if not tally.unfinished:
        return text
    unfinished = tr("%Ln game(s) unfinished.", "", tally.unfinished)
    return f"{text} {unfinished}"


def streak_text(streaks: Streaks) -> str:
    """Return how many games were won in a row, in a sentence."""
    return tr(
        "Won in a row: {current} now, {longest} at most.",
        current=streaks.current,
        longest=streaks.longest,
    )


def advice_text(advice: Advice | None) -> str:
    """Return which level to try, and why."""
    if advice is None:
        return tr("After five games in a row against one level, this says which one to try next.")
    points = int(advice.points) if advice.points == int(advice.points) else advice.points
    text = tr(
        "You scored {points} of {games} at level {level}.",
        points=points,
        games=advice.games,
        level=advice.level,
    )
    return f"{text} {_next(advice)}"


def _next(advice: Advice) -> str:
    if advice.suggested != advice.level:
        return tr("Try level {level}.", level=advice.suggested)
    return tr("Stay at level {level}.", level=advice.level)
