"""The progress of a match on standard error: a bar on a terminal, elsewhere an occasional line."""

from __future__ import annotations

from rules.match.match import MatchResult
from rules.match.report import elo_text, score_text
from rules.progress_line import ProgressLine, bar_text, clock_text


class ProgressBar(ProgressLine):
    """Call it with the results so far."""

    def __call__(self, result: MatchResult) -> None:
        if self.is_due():
            self.show(progress_text(result, self.seconds))


def progress_text(result: MatchResult, seconds: float) -> str:
    """Return a bar, the number of games, the time remaining and the score."""
    done, asked = len(result.games), result.setup.games
    text = f"{bar_text(done, asked)} {done}/{asked}"
    if played := done - result.earlier:
        text += f" · {clock_text(seconds / played * (asked - done))} left"
    if done:
        text += f" · {score_text(result.score)} · Elo {elo_text(result.score)}"
    if sprt := result.setup.sprt:
        low, high = sprt.bounds
        text += f" · SPRT {sprt.ratio(result.test_pairs):+.2f} in {low:.2f} to {high:.2f}"
    return text
