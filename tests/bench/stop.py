"""How soon a search returns after the stop flag was set.

    .venv/bin/python tests/bench/stop.py [--runs N]

Searches the start of every game on every core and sets the stop flag after half a second. The limit
is 50 ms.
"""

from __future__ import annotations

import argparse
import os
import statistics
import threading
import time

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.position import Position

SEARCHED_S = 0.5


def latency_ms(start: Position) -> float:
    """Return the time from the flag to the answer, in ms."""
    stop = threading.Event()
    stopped_s = 0.0

    def stop_later() -> None:
        nonlocal stopped_s
        time.sleep(SEARCHED_S)
        stopped_s = time.perf_counter()
        stop.set()

    threading.Thread(target=stop_later).start()
    Engine().search(start, [], Limits(threads=os.cpu_count() or 1), stop=stop)
    return 1000 * (time.perf_counter() - stopped_s)


def main() -> None:
    parser = argparse.ArgumentParser(description="How soon a search stops.")
    parser.add_argument("--runs", type=int, default=10)
    runs = parser.parse_args().runs
    print(f"{os.cpu_count()} threads; ms from the flag to the answer, {runs} runs")
    for game in GAMES.values():
        start = game.setup().start()
        found = [latency_ms(start) for _ in range(runs)]
        print(f"{start.setup!s:<40} median {statistics.median(found):5.1f}  most {max(found):5.1f}")


if __name__ == "__main__":
    main()
