"""Times and time controls in words and digits."""

from __future__ import annotations

import math

from PySide6.QtCore import QLocale

from desktop.game.game_clock import TENTHS_FROM
from desktop.i18n.text import tr
from rules.clock import TimeControl


def clock_text(seconds: float) -> str:
    """Return the digits of a clock: "1:02:03", "4:32", "0:09.4" at the end, "0:00.0" only at 0."""
    if seconds <= TENTHS_FROM:
        tenths = math.ceil(10 * seconds - 1e-6)
        return f"0:{tenths // 10:02}{QLocale().decimalPoint()}{tenths % 10}"
    hours, rest = divmod(math.ceil(seconds - 1e-6), 3600)
    minutes, whole = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{whole:02}" if hours else f"{minutes}:{whole:02}"


def spoken_time(seconds: float) -> str:
    """Return a time in words: "4 minutes 32 seconds"."""
    hours, rest = divmod(math.ceil(seconds - 1e-6), 3600)
    minutes, whole = divmod(rest, 60)
    words = []
    if hours:
        words.append(tr("%Ln hour(s)", "", hours))
    if minutes:
        words.append(tr("%Ln minute(s)", "", minutes))
    if whole or not words:
        words.append(tr("%Ln second(s)", "", whole))
    return " ".join(words)


def control_text(control: TimeControl) -> str:
    """Return a time control in brief: "15 min", "5 min + 5 s a turn"; "" without clocks."""
    main = _brief(control.main_seconds)
    if control.increment_seconds:
        return tr("{main} + {more} per move", main=main, more=_brief(control.increment_seconds))
    if not control.overtime_turns:
        return main
    time, turns = _brief(control.overtime_seconds), control.overtime_turns
    if turns == 1:
        period = tr("{time} per move", time=time)
    else:
        period = tr("{time} for %Ln move(s)", "", turns, time=time)
    return tr("{main}, then {period}", main=main, period=period) if main else period


def _brief(seconds: float) -> str:
    """Return a time like "1 min 30 s"; "" for 0."""
    minutes, rest = divmod(seconds, 60)
    words = []
    if minutes:
        words.append(tr("{number} min", number=_digits(minutes)))
    if rest:
        words.append(tr("{number} s", number=_digits(rest)))
    return " ".join(words)


def _digits(number: float) -> str:
    return QLocale().toString(float(number), "g")
