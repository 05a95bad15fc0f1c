"""A program that plays like the stand-in and, from its Nth genmove on, misbehaves.

    python bad_engine.py MODE N PIDS

N is 0 for at once, before it answers anything. Its number, and those of processes that it starts,
are added to the file PIDS.
"""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from stand_in import Refused, StandIn

LINE = b"x" * 1000 + b"\n"


class BadEngine(StandIn):
    """Plays well until its patience ends."""

    def __init__(self, mode: str, patience: int, pids: Path) -> None:
        super().__init__([], None)
        self.mode = mode
        self.patience = patience
        self.pids = pids
        self.note(os.getpid())
        self.commands["analyze"] = self.analyze

    def note(self, pid: int) -> None:
        with self.pids.open("a", encoding="utf-8") as file:
            file.write(f"{pid}\n")

    def start(self) -> None:
        if self.patience == 0:
            self.misbehave()
        self.run()
        if self.mode == "zombie":
            time.sleep(1000)

    def reg_genmove(self, colour: str) -> str:
        self.patience -= 1
        if self.patience <= 0:
            self.misbehave()
        return super().reg_genmove(colour)

    def analyze(self, colour: str, centiseconds: str) -> str:
        self.patience -= 1
        if self.patience <= 0:
            self.misbehave()
        return super().analyze(colour, centiseconds)

    def misbehave(self) -> None:
        misdeed: Callable[[], None] = getattr(self, self.mode.replace(" ", "_"))
        misdeed()

    # -- misdeeds --------------------------------------------------------------------------------

    def crash(self) -> None:
        print("out of cheese", file=sys.stderr, flush=True)
        os._exit(3)

    def silence(self) -> None:
        time.sleep(1000)

    def slow_start(self) -> None:
        time.sleep(0.7)
        self.patience = 10**6

    def illegal_move(self) -> None:
        self.say("= a1a1,zz9\n\n")
        self.run()

    def empty_move(self) -> None:
        self.say("=\n\n")
        self.run()

    def illegal_analysis(self) -> None:
        self.say("=\n")
        while not select.select([sys.stdin], [], [], 0.02)[0]:
            self.say("info move a1a1,zz9 visits 9 winrate 5000\n")
        self.say("\n")
        self.run()

    def gigabytes(self) -> None:
        self.say("= ")
        while True:
            os.write(1, LINE)

    def endless_line(self) -> None:
        self.say("= ")
        while True:
            os.write(1, LINE[:-1])

    def slow_move(self) -> None:
        """Think for long about this move, and be quick afterwards."""
        self.patience = 10**6
        time.sleep(0.7)

    def resigns(self) -> None:
        self.say("= resign\n\n")
        self.run()

    def flood_of_errors(self) -> None:
        """Continue to play, and complain all the time."""

        def complain() -> None:
            while True:
                os.write(2, LINE)

        threading.Thread(target=complain, daemon=True).start()
        self.patience = 10**6

    def changing_commands(self) -> None:
        """List other commands each time, and refuse those that it has listed."""
        source = random.Random(1)

        def refuse(*_words: str) -> str:
            raise Refused("unknown command")

        for name in ("undo", "analyze", "reg_genmove", "movetime", "level", "threads"):
            self.commands[name] = refuse
        known = list(self.commands)
        self.commands["list_commands"] = lambda: "\n".join(
            ["play", "genmove", "game", *source.sample(known, 5)]
        )
        self.commands["known_command"] = lambda name: str(
            name == "game" or source.random() < 0.5
        ).lower()
        self.patience = 10**6

    def zombie(self) -> None:
        """Live on when it should end, like a child that does the same in a session of its own."""
        for name in ("SIGTERM", "SIGHUP", "SIGINT", "SIGPIPE"):
            if hasattr(signal, name):  # Windows has but two of them
                signal.signal(getattr(signal, name), signal.SIG_IGN)
        child = subprocess.Popen(
            [sys.executable, "-c", "import time; time.sleep(1000)"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.note(child.pid)
        self.patience = 10**6
        self.commands["quit"] = lambda: ""

    def hanging_pipe(self) -> None:
        """End, but leave a child that holds the pipes open."""
        child = subprocess.Popen(["sleep", "1000"])
        self.note(child.pid)
        os._exit(0)


if __name__ == "__main__":
    BadEngine(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])).start()
