"""Times and time controls in words and digits."""

from __future__ import annotations

import math

from desktop.game.game_clock import TENTHS_FROM
from rules.clock import TimeControl


def clock_text(seconds: float) -> str:
    """What a clock shows: "1:02:03", "4:32", and "0:09.4" at the end; "0:00.0" only at 0."""
    if seconds <= TENTHS_FROM:
        return f"0:{math.ceil(10 * seconds - 1e-6) / 10:04.1f}"
    hours, rest = divmod(math.ceil(seconds - 1e-6), 3600)
    minutes, whole = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{whole:02}" if hours else f"{minutes}:{whole:02}"


def spoken_time(seconds: float) -> str:
    """A time as one says it: "4 minutes 32 seconds"."""
    hours, rest = divmod(math.ceil(seconds - 1e-6), 3600)
    minutes, whole = divmod(rest, 60)
    parts = ((hours, "hour"), (minutes, "minute"), (whole, "second"))
    words = [f"{n} {word}{'' if n == 1 else 's'}" for n, word in parts if n]
    return " ".join(words) or "0 seconds"


def control_text(control: TimeControl) -> str:
    """A time control in brief: "15 min", "5 min + 5 s a turn"; "" without clocks."""
    main = _brief(control.main_seconds)
    if control.increment_seconds:
        return f"{main} + {_brief(control.increment_seconds)} a turn"
    if not control.overtime_turns:
        return main
    turns = "a turn" if control.overtime_turns == 1 else f"for {control.overtime_turns} turns"
    period = f"{_brief(control.overtime_seconds)} {turns}"
    return f"{main}, then {period}" if main else period


def _brief(seconds: float) -> str:
    """Like "1 min 30 s"; "" for 0."""
    minutes, rest = divmod(seconds, 60)
    parts = ((minutes, "min"), (rest, "s"))
    return " ".join([f"{number:g} {unit}" for number, unit in parts if number])
