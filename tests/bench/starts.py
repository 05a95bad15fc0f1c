"""Starts two programs within a second, again and again, and checks what remains.

    .venv/bin/python tests/bench/starts.py [--starts N] [--seed N]

Each is the real program with its own file to open, without a screen. One of them must end by itself
with exit code 0. The other is then ended by SIGTERM, and must have saved both files in the list of
windows to restore. Prints errors, and at the end how often both stayed, none stayed, or a file was
lost; the exit code is 1 if any of that happened.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

STARTS = 200
APART_S = 1.0  # at most, between two starts; every other time there is no pause
MAX_S = 180.0  # until one of two must have ended
PAUSE_S = 0.02
ROOT = Path(__file__).parent.parent.parent
NAMES = ("one", "other")


def environment(folder: Path) -> dict[str, str]:
    """Return variables with which a program writes only to ``folder``."""
    kinds = ("CONFIG", "STATE", "DATA", "CACHE")
    homes = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in kinds}
    run = folder / "run"
    run.mkdir(mode=0o700)
    more = {"XDG_RUNTIME_DIR": str(run), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    return {**os.environ, **homes, **more}


def start(folder: Path, apart_s: float) -> list[subprocess.Popen[bytes]]:
    """Start both programs; return them."""
    known = environment(folder)
    programs = []
    for name in NAMES:
        file = folder / f"{name}.oddments"
        save(GameRecord(GAMES["egotzi"].setup()), file)
        command = [sys.executable, "-m", "desktop", str(file)]
        programs.append(subprocess.Popen(command, env=known, cwd=folder))
        if name is not NAMES[-1]:
            time.sleep(apart_s)
    return programs


def remaining(programs: list[subprocess.Popen[bytes]]) -> list[subprocess.Popen[bytes]]:
    """Wait until one has ended, or ``MAX_S``; return those that still run."""
    end_s = time.monotonic() + MAX_S
    while time.monotonic() < end_s:
        stay = [program for program in programs if program.poll() is None]
        if len(stay) < len(programs):
            return stay
        time.sleep(PAUSE_S)
    return list(programs)


def open_files(folder: Path) -> list[str]:
    """Return the names of the files in the windows that would come back."""
    path = folder / "state" / "Oddments" / "session.json"
    windows = json.loads(path.read_bytes())["windows"]
    return sorted(Path(window["file"]).stem for window in windows)


def outcome(folder: Path, apart_s: float) -> str:
    """Return what became of two starts: "one" if all is as it must be."""
    programs = start(folder, apart_s)
    try:
        stay = remaining(programs)
        if len(stay) != 1:
            return "both" if stay else "none"
        (stays,) = stay
        (left,) = (program for program in programs if program is not stays)
        if left.returncode != 0:
            return "failed"
        stays.send_signal(signal.SIGTERM)
        if stays.wait(MAX_S) != -signal.SIGTERM:
            return "failed"
        return "one" if open_files(folder) == sorted(NAMES) else "lost"
    finally:
        for program in programs:
            program.kill()
            program.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description="Looks at what remains of two starts at once.")
    parser.add_argument("--starts", type=int, default=STARTS)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    rng = random.Random(asked.seed)
    counts: collections.Counter[str] = collections.Counter()
    for number in range(1, asked.starts + 1):
        apart_s = rng.uniform(0.0, APART_S) if number % 2 else 0.0
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
            found = outcome(Path(name), apart_s)
        counts[found] += 1
        if found != "one":
            print(f"start {number}, {apart_s:.3f} s apart: {found}", flush=True)
    others = ", ".join(f"{counts[kind]} {kind}" for kind in ("both", "none", "lost", "failed"))
    print(f"{asked.starts} times two starts: {counts['one']} times one remained; {others}")
    return 0 if counts["one"] == asked.starts else 1


if __name__ == "__main__":
    sys.exit(main())
