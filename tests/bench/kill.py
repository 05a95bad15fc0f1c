"""Kills the program again and again while it is played, and looks for what it has lost.

    .venv/bin/python tests/bench/kill.py [--kills N] [--seed N] [--game GAME]

Needs Xvfb and xdotool. The real program runs in a real window of a virtual screen; steps are done
there by mouse, and comments are typed. At a random moment it gets SIGKILL, or accesses memory that
is not there, or gets SIGTERM, and is started again without arguments. Every turn and comment that
had been on the screen for a second must be there, after SIGTERM everything that was shown; the
window must be back with the same game, and the file that the game was opened from unchanged; if
nothing had changed for a second, the same turn must be shown; a crash must be reported, and nothing
else. Prints what is missing, and at the end a summary and the longest time from SIGTERM to the end;
the exit code is 1 if anything was missing.

``screen_reporter.py`` runs inside the program and reports what its windows show; it changes nothing
there.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
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
WAYS = {signal.SIGKILL: 6, signal.SIGSEGV: 2, signal.SIGTERM: 2}  # how often which
WORDS = ("a ladder", " along side 3", " and then", " why not c4")

REPORTER = Path(__file__).with_name("screen_reporter.py")
ROOT = REPORTER.parent.parent.parent


class Program:
    """A running program, and what it shows.

    Attributes:
        states: (when, [window]) of everything that it showed, in its order.
        code, took_s: how it ended, and how long that took.
    """

    code = 0
    took_s = 0.0

    def __init__(self, environment: dict[str, str], *files: Path) -> None:
        self.states: list[tuple[float, list[dict[str, Any]]]] = []
        self._process = subprocess.Popen(
            [sys.executable, str(REPORTER), *map(str, files)],
            env=environment,
            stdout=subprocess.PIPE,
        )
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.endswith(b"\n"):  # otherwise it was killed while writing it
                facts = json.loads(line)
                self.states.append((facts["time"], facts["windows"]))

    def wait_for_window(self) -> None:
        end_s = time.monotonic() + START_S
        while not self.states:
            if self._process.poll() is not None or time.monotonic() > end_s:
                sys.exit("the program does not start")
            time.sleep(0.02)

    def end(self, way: signal.Signals = signal.SIGKILL) -> float:
        """End it at once; return when that was."""
        ended_s = time.monotonic()
        self._process.send_signal(signal.SIGUSR1 if way is signal.SIGSEGV else way)
        self.code = self._process.wait()
        self.took_s = time.monotonic() - ended_s
        self._listener.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return ended_s


class KilledGame:
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

    def end_and_look(self, way: signal.Signals) -> list[str]:
        """Play for a while, end it in this way and start again; return what is missing."""
        self._play(self.rng.uniform(0.5, 6.0))
        ended_s = self.program.end(way)
        before = self.before_end = self.program
        self.program = Program(self.environment)
        self.program.wait_for_window()
        return [*_wrong_end(before, way), *self.missing(before, ended_s, way)]

    def end(self) -> None:
        self.program.end()

    def _play(self, seconds: float) -> None:
        end_s = time.monotonic() + seconds
        while time.monotonic() < end_s:
            (window, *_) = self.program.states[-1][1]
            words: list[str] = []
            if self.rng.random() < 0.3:
                words = ["windowfocus", str(window["id"]), "key", "Escape", "key", "w"]
                words += ["type", "--delay", "15", self.rng.choice(WORDS)]
            for x, y, button in window["clicks"] if not words else ():
                words += ["mousemove", str(x), str(y), "click", str(button)]
            if words:
                subprocess.run(["xdotool", *words], env=self.environment, check=True)
            time.sleep(self.rng.uniform(0.0, 0.5))

    def missing(
        self, before: Program, ended_s: float, way: signal.Signals = signal.SIGKILL
    ) -> list[str]:
        """Return what ``before`` showed for its last second, but the restarted program lacks."""
        seen_s = 0.0 if way is signal.SIGTERM else SEEN_S
        seen = [windows for when, windows in before.states if when <= ended_s - seen_s]
        shown, back = before.states[-1][1], self.program.states[0][1]
        found = []
        if len(back) != len(shown):
            found.append(f"{len(shown)} windows, {len(back)} came back")
        turns = {turn for windows in seen for window in windows for turn in window["turns"]}
        lost = turns - {turn for window in back for turn in window["turns"]}
        found += [f"turn lost: {turn}" for turn in sorted(lost)]
        found += _lost_comments(seen[-1], back) if seen else []
        crashed = any("CRASH" in window["notices"] for window in back)
        if crashed != (way is signal.SIGSEGV):
            found.append("a crash was reported" if crashed else "the crash was not reported")
        is_steady = bool(seen) and seen[-1] is shown
        if is_steady and [w["line"] for w in shown] != [w["line"] for w in back]:
            found.append(f"looked at {shown}, now at {back}")
        # without a window manager Qt leaves room for a title bar: positions are not compared
        sizes = [[window["geometry"][2:] for window in windows] for windows in (shown, back)]
        if is_steady and sizes[0] != sizes[1]:
            found.append(f"{sizes[0]} large, now {sizes[1]}")
        if self.file.read_bytes() != self.before:
            found.append("the user's own file was changed")
        return found


def _wrong_end(program: Program, way: signal.Signals) -> list[str]:
    return [] if program.code == -way else [f"ended with {program.code} by {way.name}"]


def _lost_comments(seen: list[dict[str, Any]], back: list[dict[str, Any]]) -> list[str]:
    """Return comments of which something is missing; some may have got longer."""
    there = {turn: text for window in back for turn, text in window["comments"].items()}
    return [
        f"comment lost on{turn}: {text!r}, now {there.get(turn, '')!r}"
        for window in seen
        for turn, text in window["comments"].items()
        if not there.get(turn, "").startswith(text)
    ]


@contextmanager
def screen() -> Iterator[str]:
    """Run a virtual screen; yield its name."""
    reader, writer = os.pipe()
    words = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    words.append(
        "-noreset"
    )  # otherwise it resets, and is deaf for a moment, when its last client disconnects
    server = subprocess.Popen(words, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as output:
            yield f":{output.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def lacking() -> list[str]:
    """Return what is needed and not installed."""
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
    longest_s = 0.0
    with screen() as display:
        while kills < asked.kills:
            game = asked.game or list(GAMES)[kills // ROUNDS % len(GAMES)]
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                killed = KilledGame(game, rng, display, Path(folder))
                for _ in range(min(ROUNDS, asked.kills - kills)):
                    (way,) = rng.choices(list(WAYS), list(WAYS.values()))
                    missing = killed.end_and_look(way)
                    kills += 1
                    bad += bool(missing)
                    if way is signal.SIGTERM:
                        longest_s = max(longest_s, killed.before_end.took_s)
                    window = killed.program.states[0][1][0]
                    there = len(window["turns"])
                    noted = sum(map(len, window["comments"].values()))
                    line = f"{way.name} {kills}: {game}, {there} turns, {noted} letters"
                    print(line, *missing, sep="\n  ", flush=True)
                turns += there
                killed.end()
    print(f"{kills} kills in games of {turns} turns together; {bad} of them lost something")
    print(f"after SIGTERM it ended within {longest_s:.2f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
