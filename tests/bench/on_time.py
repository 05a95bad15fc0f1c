"""Plays games between computers by the window's clocks, and prints whose time ran out.

    PYTHONPATH=. .venv/bin/python tests/bench/on_time.py [--help] [GAME ...]

The session, the engine and its thread are those of the window; nobody may lose on time, however
busy the machine is.
"""

from __future__ import annotations

import argparse
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from desktop.game.engine_worker import EngineClient
from desktop.game.game_session import GameSession, Phase
from desktop.game.players import LEVELS, Computer
from desktop.game.rematch import new_record
from rules.clock import TimeControl
from rules.games import GAMES
from rules.setup import Setup


def play(setup: Setup, level: int, control: TimeControl) -> tuple[str, int, float, list[float]]:
    """Play a game; return its result, the number of turns, the longest lag in ms, seconds left."""
    loop = QEventLoop()
    record = new_record(setup, (Computer(level), Computer(level)), control)
    session = GameSession(record, EngineClient(), pace_ms=0, forced_ms=0)
    lags = [0.0]

    def follow() -> None:
        lags.append(session.clock.lag_ms)
        if session.phase in (Phase.OVER, Phase.FAILED, Phase.PAUSED):
            loop.quit()

    session.changed.connect(follow)
    session.start()
    loop.exec()
    left = [found.seconds for p in (0, 1) if (found := session.clock.left(p)) is not None]
    result = record.game_result_text or str(session.phase)
    session.close()
    return result, len(record.line), max(lags), left


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seconds", type=float, default=10, help="for all turns (default: 10)")
    parser.add_argument("--count", type=int, default=1, help="games of each (default: 1)")
    parser.add_argument("--level", type=int, default=LEVELS[-1])
    wanted = parser.parse_args()
    app = QApplication(sys.argv[:1])
    control = TimeControl(main_seconds=wanted.seconds)
    lost = 0
    for key in wanted.games or list(GAMES):
        for _ in range(wanted.count):
            result, turns, lag_ms, left = play(GAMES[key].setup(), wanted.level, control)
            lost += result.endswith("T")
            rests = ", ".join(f"{seconds:.2f} s" for seconds in left)
            print(
                f"{key}: {result} in {turns} turns, left {rests}, lag {lag_ms:.0f} ms", flush=True
            )
    print(f"{lost} lost on time")
    app.quit()
    sys.exit(bool(lost))


if __name__ == "__main__":
    main()
