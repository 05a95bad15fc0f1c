"""Tests an installed Oddments, whichever package it is from.

    python installer/smoke.py [PROGRAM] [--gtp PROGRAM]

Without PROGRAM, both programs installed for this Python are tested. The program draws a saved game
and opens its window, a second start finds the first, and the log contains no fault; with ``--gtp``,
a game is played over the text protocol. Needs only Python, and uses a temporary folder.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

_GAME = "(;FF[4]GM[12]AP[Oddments]SO[];)"
_WAIT_S = 120  # per test; a virus scanner may spend long on a new program
_MAX_TURNS = 200
_POLL_S = 0.5
_FAULT = re.compile(r"^\S+ \S+ (?:WARNING|ERROR|CRITICAL) .*$", re.MULTILINE)


class SmokeError(Exception):
    """The program does not work; the text says how."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/smoke.py")
    parser.add_argument("program", type=Path, nargs="?")
    parser.add_argument("--gtp", type=Path)
    asked = parser.parse_args()
    if asked.program is None:
        asked.program, asked.gtp = installed("oddments"), installed("oddments-gtp")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        environment = own_folders(Path(place))
        try:
            try_program(asked.program, Path(place), environment)
            if asked.gtp:
                print(f"a game in {play_game(asked.gtp, environment)} turns")
        except (SmokeError, OSError, subprocess.SubprocessError) as error:
            print(f"{asked.program}: {error}", file=sys.stderr)
            return 1
    print(f"{asked.program} works")
    return 0


def installed(name: str) -> Path:
    """Return the path of a program in the environment of this Python."""
    return Path(sysconfig.get_path("scripts"), f"{name}.exe" if os.name == "nt" else name)


def own_folders(place: Path, base: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return environment variables with which a program uses empty folders and no screen."""
    names = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    folders = {name: str(place / name.lower()) for name in (*names, "XDG_RUNTIME_DIR")}
    for folder in folders.values():
        Path(folder).mkdir(mode=0o700, exist_ok=True)
    kept = {name: value for name, value in base.items() if not name.startswith(("PYTHON", "QT_"))}
    return {**kept, **folders, "QT_QPA_PLATFORM": "offscreen"}


def try_program(program: Path, place: Path, environment: dict[str, str]) -> None:
    """Check that the program draws a game and opens its window, that a second start finds it, and
    that no fault is in the log.

    Raises:
        SmokeError: it does not.
    """
    game, picture = place / "game.oddments", place / "game.png"
    game.write_text(saved_game(), "utf-8")
    command = [str(program), "--thumbnail", "128", str(game), str(picture)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=_WAIT_S)
    if done.returncode != 0 or not picture.exists():
        raise SmokeError(f"it cannot draw a saved game: {done.stderr}")
    log = log_file(environment)
    before = log.stat().st_size if log.exists() else 0
    first = subprocess.Popen([str(program)], env=environment, stderr=subprocess.PIPE, text=True)
    try:
        _check_second_start(program, first, game, environment)
    finally:
        first.terminate()
        _, errors = first.communicate(timeout=_WAIT_S)
    if "Traceback" in errors:
        raise SmokeError(errors)
    if not log.exists():
        raise SmokeError(f"it writes no log to {log}")
    text = log.read_bytes()[before:].decode("utf-8")
    if found := faults(text):
        raise SmokeError(f"the log contains a fault, {found[0]!r}:\n{text}")


def log_file(environment: Mapping[str, str]) -> Path:
    """Return where the program writes its log; only on Linux do the variables choose its folder."""
    if sys.platform == "win32":
        state = Path(environment["LOCALAPPDATA"], "Oddments", "State")
    elif sys.platform == "darwin":
        state = Path.home() / "Library" / "Preferences" / "Oddments" / "State"
    else:
        state = Path(environment["XDG_STATE_HOME"], "Oddments")
    return state / "log" / "oddments.log"


def faults(log: str) -> list[str]:
    """Return the lines of a log that report what went wrong."""
    return _FAULT.findall(log)


def _check_second_start(
    program: Path, first: subprocess.Popen[str], game: Path, environment: dict[str, str]
) -> None:
    """Start it repeatedly until one exits, because it has passed its game to the first."""
    until = time.monotonic() + _WAIT_S
    while time.monotonic() < until:
        time.sleep(_POLL_S)
        if first.poll() is not None:
            raise SmokeError(f"it exits unexpectedly with code {first.returncode}")
        second = subprocess.Popen([str(program), str(game)], env=environment)
        try:
            # on a busy machine the second may be ready before the first
            if _first_exit_code(first, second) == 0:
                return
        finally:
            second.kill()
            second.wait()
    raise SmokeError("a second start does not find the first")


def _first_exit_code(*programs: subprocess.Popen[str] | subprocess.Popen[bytes]) -> int | None:
    """Return the exit code of the program that exits first; None if none does in time."""
    until = time.monotonic() + _WAIT_S / 4
    while time.monotonic() < until:
        codes = [code for program in programs if (code := program.poll()) is not None]
        if codes:
            return codes[0]
        time.sleep(_POLL_S / 5)
    return None


def saved_game() -> str:
    """Return the example from the page about saved games."""
    page = Path(__file__).resolve().parents[1] / "docs" / "file-format.md"
    return page.read_text("utf-8").split("\n```\n")[1]


def play_game(gtp: Path, environment: dict[str, str]) -> int:
    """Let the engine play a game against itself. Returns the number of turns.

    Raises:
        SmokeError: the engine reports an error, or the game does not end.
    """
    command = [str(gtp)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env=environment, **pipes) as engine:  # type: ignore[call-overload]

        def ask(line: str) -> str:
            engine.stdin.write(line + "\n")
            engine.stdin.flush()
            answer = engine.stdout.readline()
            while engine.stdout.readline().strip():
                pass
            if not answer.startswith("="):
                raise SmokeError(f"{line}: {answer!r}")
            return str(answer[1:].strip())

        ask(f"game {ask('list_games')}")  # the first one
        ask("level 3")
        turns = 0
        while ask("result") == "none":
            if turns == _MAX_TURNS:
                raise SmokeError("the game does not end")
            ask(f"genmove {ask('gogui-rules_side_to_move')}")
            turns += 1
        ask("quit")
    return turns


if __name__ == "__main__":
    sys.exit(main())
