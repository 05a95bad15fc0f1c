"""A search that runs until the next command, and its result as a line."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rules.engine.report import Report
from rules.engine.shown_rates import shown_report
from rules.position import Position

Search = Callable[[threading.Event, Callable[[Report], None], int], Report]


class Analysis:
    """A search that runs until it is stopped and reports what it has found."""

    def __init__(
        self, position: Position, search: Search, interval_ms: int, *, raw_rates: bool = False
    ) -> None:
        """``search`` takes the event that stops it, who gets reports, and how often.

        ``raw_rates``: win rates are said as they are searched.
        """
        self._position = position
        self._search = search
        self._interval_ms = interval_ms
        self._raw_rates = raw_rates
        self._stop = threading.Event()

    @contextmanager
    def running(self, say: Callable[[str], None]) -> Iterator[None]:
        """Search in a thread, and ``say`` a line at every interval, until the block ends."""

        def report(found: Report) -> None:
            if self._stop.is_set():
                return
            try:
                shown = found if self._raw_rates else shown_report(found, self._position.setup)
                say(analysis_line(self._position, shown))
            except OSError:  # nobody reads any more; writing the end of the answer fails, too
                self._stop.set()

        thread = threading.Thread(target=self._run, args=(report,), name="analysis", daemon=True)
        thread.start()
        try:
            yield
        finally:
            self._stop.set()
            thread.join()

    def _run(self, report: Callable[[Report], None]) -> None:
        try:
            found = self._search(self._stop, report, self._interval_ms)
        except Exception:  # the answer has begun: all that can be said is in the log
            traceback.print_exc()
            return
        # a search that ends by itself has proven its answer, and keeps reporting it
        while not self._stop.wait(self._interval_ms / 1000):
            report(found)


def analysis_line(position: Position, report: Report) -> str:
    """Return a report as one line, in shares of 10000; win rates 0 and 10000 are proven."""
    parts = []
    for order, candidate in enumerate(report.candidates):
        line = []
        after = position.copy()
        for turn in candidate.line:
            line.append(after.write(turn))
            after.play_turn(turn)
        win_rate, prior = round(10_000 * candidate.win_rate), round(10_000 * candidate.prior)
        if candidate.proven is None:
            win_rate = max(1, min(9_999, win_rate))
        parts.append(
            f"info move {line[0]} visits {candidate.visits} winrate {win_rate} prior {prior}"
            f" order {order} pv {' '.join(line)}"
        )
    return " ".join(parts)
