"""How much memory the engine's process holds after many games, and at its peak.

    .venv/bin/python tests/bench/engine_memory.py [--games N] [--threads N]

Plays short games, 300 by default, one after another through oddments-gtp, the engine against
itself, and then searches one position for a minute, which fills the trees. Prints the resident
memory after each tenth of the games and at the end, and the bound: what the process had at its
start, the trees, and the table for the end of a game. Exits with 0 if it stays within the bound.
For Linux.
"""

from __future__ import annotations

import argparse
import itertools
import subprocess
import sys
from pathlib import Path

from rules.engine.engine import MEMORY_BYTES
from rules.games import GAMES

MB = 2**20
ROOT = Path(__file__).parent.parent.parent
TABLE_BYTES = 10 * MB  # for the end of a game
SHARED_BYTES, THREAD_BYTES = 8 * MB, 7 * MB  # where there are several threads
MARGIN_BYTES = 5 * MB  # of Python's own
SETUPS = [str(game.small_setup()) for game in GAMES.values()]


class EngineProcess:
    """A process of oddments-gtp that is sent one command at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "rules.gtp"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, command: str) -> str:
        """Return the answer to a command; AssertionError if it is a refusal."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()
        lines = list(itertools.takewhile(str.strip, self._process.stdout))
        assert lines[0].startswith("="), lines
        return "".join(lines)[1:].strip()

    def memory(self, field: str = "VmRSS") -> int:
        """Return bytes of resident memory; with "VmHWM" the most that there ever were."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return 1024 * int(status.partition(f"{field}:")[2].split()[0])

    def play(self, game: str) -> None:
        """Play a game from its start to its end."""
        self.ask(f"game {game}")
        while self.ask("result") == "none":
            self.ask(f"genmove {self.ask('gogui-rules_side_to_move')}")

    def close(self) -> None:
        self._process.communicate("quit\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Memory of the engine's process after many games.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--movetime", type=float, default=0.05, help="seconds a turn")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--fill", type=float, default=60, help="seconds of the long search")
    asked = parser.parse_args()
    engine = EngineProcess()
    engine.ask("name")  # so that it has begun
    start = engine.memory()
    bound = start + MEMORY_BYTES + TABLE_BYTES + MARGIN_BYTES
    if asked.threads > 1:
        bound += SHARED_BYTES + asked.threads * THREAD_BYTES
    print(f"at the start {start / MB:.0f} MB")
    engine.ask(f"threads {asked.threads}")
    engine.ask(f"movetime {asked.movetime}")
    for number in range(1, asked.games + 1):
        engine.play(SETUPS[number % len(SETUPS)])
        if number % max(1, asked.games // 10) == 0:
            print(f"{number} games: {engine.memory() / MB:.0f} MB", flush=True)
    engine.ask("game wythe size=11")
    engine.ask(f"movetime {asked.fill}")
    engine.ask("reg_genmove black")
    held, most = engine.memory(), engine.memory("VmHWM")
    engine.close()
    print(f"held {held / MB:.0f} MB, at most {most / MB:.0f} MB; the bound is {bound / MB:.0f} MB")
    return 0 if max(held, most) <= bound else 1


if __name__ == "__main__":
    sys.exit(main())
