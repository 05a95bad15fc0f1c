"""A GTP program that plays at random and, from its Nth genmove on, misbehaves.

    python unruly.py MODE [N]

The tests run it as an opponent. It repeats every command on standard error.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Callable

from rules.gtp.command import CommandError
from rules.gtp.session import GtpSession
from rules.match.random_player import draw_turn
from rules.refusal import RulesError


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def flood() -> None:
    while True:
        say("= and\n" + "so on\n" * 1000)


def endless_line() -> None:
    while True:
        say("= " + "x" * 100_000)


def stay() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(1000)


def close_output() -> None:
    os.close(1)
    time.sleep(1000)


MISDEEDS: dict[str, Callable[[], object]] = {
    "good": lambda: None,
    "crash": lambda: os._exit(3),
    "killed": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "silent": stay,
    "closed": close_output,
    "illegal": lambda: say("= a1a9\n\n"),
    "nonsense": lambda: say("= Ж\x00 I think so\n\n"),
    "empty": lambda: say("=\n\n"),
    "garbage": lambda: say("Thinking...\n= a1\n\n"),
    "bytes": lambda: os.write(1, bytes(range(256)) + b"\n\n"),
    "refuses": lambda: say("? cannot do\n\n"),
    "resigns": lambda: say("= resign\n\n"),
    "resigns loudly": lambda: say("= RESIGN\n\n"),
    "flood": flood,
    "endless": endless_line,
}


def main() -> None:
    mode, patience = sys.argv[1], int((sys.argv[2:] or ["1"])[0])
    session, source = GtpSession(), random.Random(1)
    if mode == "deaf":
        stay()
    if mode == "stillborn":
        sys.exit("I do not want to live")
    for line in sys.stdin:
        print(f"got {line.strip()}", file=sys.stderr, flush=True)
        name, *arguments = line.split()
        if mode == "foreign" and (name == "game" or arguments[:1] == ["game"]):
            say("= false\n\n" if name == "known_command" else "? unknown command\n\n")
            continue
        if name == "genmove":
            patience -= 1
            if patience <= 0 and mode in MISDEEDS and mode != "good":
                MISDEEDS[mode]()
                continue
            arguments.append(session.position.write(draw_turn(session.position, source)))
            name = "play"
        try:
            answer = session.run(name, arguments)
        except (CommandError, RulesError) as error:
            say(f"? {error}\n\n")
        else:
            text = arguments[1].upper() if line.startswith("genmove") else answer
            say(f"= {text}\n\n")
        if session.ended:
            break


if __name__ == "__main__":
    main()
