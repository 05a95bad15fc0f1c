"""Ratings, months and advice in words."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from desktop.i18n.dates import date_text
from desktop.i18n.text import tr
from rules.training.glicko import Rating
from rules.training.own_results import Advice, Streaks, Tally

_DEVIATIONS = 1.96  # on either side of a rating are 95 %
_DASH = "\N{EN DASH}"


def number_text(rating: float) -> str:
    """Return a rating in whole Elo."""
    return QLocale().toString(round(rating)).replace("-", "\N{MINUS SIGN}")


def puzzle_interval(rating: Rating) -> tuple[float, float]:
    """Return what holds a rating from puzzles with 95 %."""
    away = _DEVIATIONS * rating.deviation
    return rating.rating - away, rating.rating + away


def interval_text(interval: tuple[float, float]) -> str:
    """Return an interval of ratings: "640–990", "-40 – 310"."""
    dash = f" {_DASH} " if interval[0] < 0 else _DASH
    return dash.join(map(number_text, interval))


def range_text(interval: tuple[float, float]) -> str:
    """Return in words how certain a rating is."""
    low, high = map(number_text, interval)
    return tr("probably between {low} and {high}", low=low, high=high)


def with_interval(rating: float, interval: tuple[float, float]) -> str:
    """Return a rating with its interval, for a table: "726 (596–861)"."""
    return f"{number_text(rating)} ({interval_text(interval)})"


def month_name(month: str) -> str:
    """Return a month, "2026-11", in words; a year as it is; and what has no date."""
    return date_text(month) or tr("Without a date")


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
