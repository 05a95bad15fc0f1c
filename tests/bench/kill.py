"""Kills the program again and again while it is played, and looks for what it has lost.

    .venv/bin/python tests/bench/kill.py [--kills N] [--seed N] [--game GAME]

Needs Xvfb and xdotool. The real program runs in a real window of a virtual screen; steps are done
there by mouse. At a random moment it gets SIGKILL, and is started again without a word. Every turn
that had been on the screen for a second must be there, the window be back with the same game, and
the file that the game was opened from be as it was; where nothing had changed for a second, the
same turn must be looked at. Prints what is missing, and a line at the end; the exit code is 1 if
anything was.

What is on the screen is told by ``screen_teller.py``, which runs inside the program and looks at
its windows; it changes nothing there.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

KILLS = 200
ROUNDS = 4  # kills a game
SEEN_S = 1.0
START_S = 120.0

TELLER = Path(__file__).with_name("screen_teller.py")
ROOT = TELLER.parent.parent.parent


class Program:
    """A running program, and what it shows.

    Attributes:
        states: (when, [window]) of everything that it showed, in its order.
    """

    def __init__(self, environment: dict[str, str], *files: Path) -> None:
        self.states: list[tuple[float, list[dict[str, Any]]]] = []
        self._process = subprocess.Popen(
            [sys.executable, str(TELLER), *map(str, files)],
            env=environment,
            stdout=subprocess.PIPE,
        )
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.endswith(b"\n"):  # else it was killed within it
                facts = json.loads(line)
                self.states.append((facts["time"], facts["windows"]))

    def wait_for_window(self) -> None:
        end_s = time.monotonic() + START_S
        while not self.states:
            if self._process.poll() is not None or time.monotonic() > end_s:
                sys.exit("the program does not start")
            time.sleep(0.02)

    def kill(self) -> float:
        """End it at once; when that was."""
        killed_s = time.monotonic()
        self._process.kill()
        self._process.wait()
        self._listener.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return killed_s


class Sitting:
    """One game, played and killed several times."""

    def __init__(self, game: str, rng: random.Random, display: str, folder: Path) -> None:
        self.rng = rng
        kinds = ("CONFIG", "STATE", "DATA", "CACHE")
        homes = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in kinds}
        run = folder / "run"
        run.mkdir(mode=0o700)
        self.environment = {
            **os.environ,
            **homes,
            "XDG_RUNTIME_DIR": str(run),
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "PYTHONPATH": str(ROOT),
        }
        self.file = folder / f"{game}.oddments"
        record = GameRecord(GAMES[game].setup())
        record.seats = ["person", rng.choice(["person", "engine 1"])]
        save(record, self.file)
        self.before = self.file.read_bytes()
        self.program = Program(self.environment, self.file)
        self.program.wait_for_window()

    def kill_and_look(self) -> list[str]:
        """Play for a while, kill and start again; what is missing."""
        self._play(self.rng.uniform(0.5, 6.0))
        killed_s = self.program.kill()
        before = self.program
        self.program = Program(self.environment)
        self.program.wait_for_window()
        return self.missing(before, killed_s)

    def end(self) -> None:
        self.program.kill()

    def _play(self, seconds: float) -> None:
        end_s = time.monotonic() + seconds
        while time.monotonic() < end_s:
            (window, *_) = self.program.states[-1][1]
            words: list[str] = []
            for x, y, button in window["clicks"]:
                words += ["mousemove", str(x), str(y), "click", str(button)]
            if words:
                subprocess.run(["xdotool", *words], env=self.environment, check=True)
            time.sleep(self.rng.uniform(0.0, 0.5))

    def missing(self, before: Program, killed_s: float) -> list[str]:
        """What ``before`` showed for a second until it was killed, and the program of now lacks."""
        seen = [windows for when, windows in before.states if when <= killed_s - SEEN_S]
        shown, back = before.states[-1][1], self.program.states[0][1]
        found = []
        if len(back) != len(shown):
            found.append(f"{len(shown)} windows, {len(back)} came back")
        turns = {turn for windows in seen for window in windows for turn in window["turns"]}
        lost = turns - {turn for window in back for turn in window["turns"]}
        found += [f"turn lost: {turn}" for turn in sorted(lost)]
        is_steady = bool(seen) and seen[-1] is shown
        if is_steady and [w["line"] for w in shown] != [w["line"] for w in back]:
            found.append(f"looked at {shown}, now at {back}")
        # without a window manager Qt leaves room for a title bar: where it stands is not compared
        sizes = [[window["geometry"][2:] for window in windows] for windows in (shown, back)]
        if is_steady and sizes[0] != sizes[1]:
            found.append(f"{sizes[0]} large, now {sizes[1]}")
        if self.file.read_bytes() != self.before:
            found.append("the person's own file was changed")
        return found


@contextmanager
def screen() -> Iterator[str]:
    """A virtual screen of its own; its name."""
    reader, writer = os.pipe()
    words = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def lacking() -> list[str]:
    """What is needed and not installed."""
    return [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]


def main() -> int:
    parser = argparse.ArgumentParser(description="Looks for what a killed program has lost.")
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("--game", choices=GAMES, help="instead of all in turn")
    asked = parser.parse_args()
    if lacking():
        sys.exit(f"not installed: {', '.join(lacking())}")
    print(f"seed {asked.seed}", flush=True)
    rng = random.Random(asked.seed)
    kills = bad = turns = 0
    with screen() as display:
        while kills < asked.kills:
            game = asked.game or list(GAMES)[kills // ROUNDS % len(GAMES)]
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                sitting = Sitting(game, rng, display, Path(folder))
                for _ in range(min(ROUNDS, asked.kills - kills)):
                    missing = sitting.kill_and_look()
                    kills += 1
                    bad += bool(missing)
                    there = len(sitting.program.states[0][1][0]["turns"])
                    print(f"kill {kills}: {game}, {there} turns", *missing, sep="\n  ", flush=True)
                turns += there
                sitting.end()
    print(f"{kills} kills in games of {turns} turns together; {bad} of them lost something")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
