"""The progress of a match on standard error: a bar on a terminal, elsewhere an occasional line."""

from __future__ import annotations

import shutil
import time
from typing import TextIO

from rules.match.match import MatchResult
from rules.match.report import elo_text, score_text

_BAR_CELLS = 20
_WIPE = "\r\x1b[K"
_SECONDS_BETWEEN_BARS = 0.1
_SECONDS_BETWEEN_LINES = 60.0


class ProgressBar:
    """Redraws itself in place; call it with the results so far."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._in_place = stream.isatty()
        self._began = self._reported = time.monotonic()
        self._pause = _SECONDS_BETWEEN_BARS if self._in_place else _SECONDS_BETWEEN_LINES

    def __call__(self, result: MatchResult) -> None:
        now = time.monotonic()
        if now - self._reported < self._pause:
            return
        self._reported = now
        text = progress_text(result, now - self._began)
        if self._in_place:
            text = f"{_WIPE}{text[: shutil.get_terminal_size().columns - 1]}"
        else:
            text += "\n"
        self._stream.write(text)
        self._stream.flush()

    def close(self) -> None:
        """Clear the line."""
        if self._in_place:
            self._stream.write(_WIPE)
            self._stream.flush()


def progress_text(result: MatchResult, seconds: float) -> str:
    """Return a bar, the number of games, the time remaining and the score."""
    done, asked = len(result.games), result.setup.games
    filled = _BAR_CELLS * done // asked
    bar = "█" * filled + "░" * (_BAR_CELLS - filled)
    text = f"{bar} {done}/{asked}"
    if played := done - result.earlier:
        text += f" · {_clock(seconds / played * (asked - done))} left"
    if done:
        text += f" · {score_text(result.score)} · Elo {elo_text(result.score)}"
    if sprt := result.setup.sprt:
        low, high = sprt.bounds
        text += f" · SPRT {sprt.ratio(result.test_pairs):+.2f} in {low:.2f} to {high:.2f}"
    return text


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
