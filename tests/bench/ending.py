"""How soon the program ends when asked to, though searches do not stop.

    PYTHONPATH=. .venv/bin/python tests/bench/ending.py [--runs N]

Starts the real program with three games in which the computer thinks, by an engine that ignores the
stop flag, and a comment just typed; ends it by SIGTERM, SIGINT, SIGHUP, and as a desktop does at
logout. Prints the median and the maximum of the seconds until the process is gone, and checks that
the comment is on the disk. The exit code is 1 if it took more than two seconds or the comment was
lost. For POSIX.
"""

from __future__ import annotations

import argparse
import signal
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "desktop"))

from driven_program import DrivenProgram

from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

ASKED_S = 2.0
GAMES_OPEN = 3
LOGOUT = "self._commit(None), QCoreApplication.postEvent(self, QEvent(QEvent.Type.Quit))"
WAYS: dict[str, signal.Signals | str] = {
    "SIGTERM": signal.SIGTERM,
    "SIGINT": signal.SIGINT,
    "SIGHUP": signal.SIGHUP,
    "logout": LOGOUT,
}
TYPE = "window.session.edits.set_values(window.session.record.node, 'C', ['just typed'])"


def ended_s(way: signal.Signals | str) -> tuple[float, bool]:
    """Return how long it took, and whether the comment was kept."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        record = GameRecord(GAMES["wythe"].setup())
        record.seats = ["engine 5", "engine 5"]
        files = [Path(folder, f"{number}.oddments") for number in range(GAMES_OPEN)]
        for file in files:
            save(record, file)
        with DrivenProgram(Path(folder), "--stuck", *files) as program:
            program.evaluate(TYPE)
            if isinstance(way, str):
                program.send(way)
            else:
                program.signal(way)
            _code, took_s = program.wait()
        kept = Path(folder).glob("state/Oddments/games/*/*.oddments")
        return took_s, any("just typed" in path.read_text() for path in kept)


def main() -> int:
    parser = argparse.ArgumentParser(description="How soon the program ends.")
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    bad = False
    for name, way in WAYS.items():
        found = [ended_s(way) for _ in range(runs)]
        took = [seconds for seconds, _ in found]
        lost = sum(not kept for _, kept in found)
        bad = bad or lost > 0 or max(took) > ASKED_S
        print(
            f"{name:8} median {statistics.median(took):.2f} s, most {max(took):.2f} s, {lost} lost",
            flush=True,
        )
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
