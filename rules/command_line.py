"""What commands have in common: their standard streams, their progress, and how they end."""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Sequence
from typing import TextIO

from rules.number import whole_argument
from rules.version import VERSION


def fill_closed_streams() -> None:
    """Open the null device for closed standard streams, so that no file gets their numbers."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    if sys.stderr is None:
        sys.stderr = os.fdopen(2, "w")  # otherwise its lines would go to standard output


def drop_output() -> None:
    """Discard unwritten standard output, which Python would otherwise write at exit."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


INTERRUPTED = 130  # the exit status after Ctrl+C


def new_parser(command: str, about: str, after: str = "") -> argparse.ArgumentParser:
    """Return a parser that shows the help and the version of a command; ``after`` ends the help."""
    parser = argparse.ArgumentParser(
        prog=command,
        description=about,
        epilog=after,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"{command} {VERSION}")
    return parser


def add_number(
    parser: argparse.ArgumentParser,
    name: str,
    about: str,
    default: int | None,
    allowed: range | None = None,
) -> None:
    """Add an option that takes a whole number; ``allowed`` are all that make sense."""

    def read(text: str) -> int:
        number = whole_argument(text)
        if allowed is not None and number not in allowed:
            between = f"{allowed[0]} to {allowed[-1]}"
            raise argparse.ArgumentTypeError(f"must be {between}, not {text}")
        return number

    if default is not None:
        about += " (default: %(default)s)"
    parser.add_argument(name, type=read, default=default, metavar="N", help=about)


def run_command(
    parser: argparse.ArgumentParser,
    arguments: Sequence[str] | None,
    work: Callable[[argparse.Namespace], int],
    wrong: tuple[type[Exception], ...] = (),
    failed: tuple[type[Exception], ...] = (),
) -> int:
    """Do what the arguments ask for, and return the exit status; errors end the command in a line.

    The status is 2 if what was asked for is ``wrong``, 1 if the command ``failed``, as it also has
    after an error of the system.
    """
    fill_closed_streams()
    wanted = parser.parse_args(arguments)
    refused: tuple[type[Exception], ...] = (argparse.ArgumentError, *wrong)
    end_as_with_interrupt()
    try:
        return work(wanted)
    except KeyboardInterrupt:
        return INTERRUPTED
    except refused as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    except failed as error:
        parser.exit(1, f"{parser.prog}: {error}\n")
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        parser.exit(1, f"{parser.prog}: {place}{error.strerror or error}\n")


def how_ended(code: int) -> str:
    """Return an exit code for people: "status 3", or the name of the signal."""
    if code >= 0:
        return f"status {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def end_as_with_interrupt() -> None:
    """Let the signals that ask this process to end raise KeyboardInterrupt, as Ctrl+C does.

    A signal that is ignored stays ignored, as after ``nohup``.
    """
    for name in ("SIGTERM", "SIGHUP", "SIGBREAK"):  # the last is that of Windows
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler)


_BAR_CELLS = 20

_WIPE = "\r\x1b[K"

_SECONDS_BETWEEN_BARS = 0.1

_SECONDS_BETWEEN_LINES = 60.0


class ProgressLine:
    """Redraws itself in place on a terminal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._in_place = stream.isatty()
        self._began = self._shown = time.monotonic()
        self._pause = _SECONDS_BETWEEN_BARS if self._in_place else _SECONDS_BETWEEN_LINES
        self._done = -1  # when it was last updated

    @property
    def seconds(self) -> float:
        """Seconds since it was made."""
        return time.monotonic() - self._began

    def is_due(self) -> bool:
        """Return whether the line last shown is old enough."""
        return time.monotonic() - self._shown >= self._pause

    def show(self, text: str) -> None:
        self._shown = time.monotonic()
        if self._in_place:
            text = f"{_WIPE}{text[: shutil.get_terminal_size().columns - 1]}"
        else:
            text += "\n"
        self._stream.write(text)
        self._stream.flush()

    def update(self, done: int, total: int, what: str, before: int = 0) -> None:
        """Show how much of what is done, now and then and at the end; ``before``: at the start."""
        is_last = done == total and done != self._done
        self._done = done
        if total and (is_last or self.is_due()):
            self.show(progress_text(done, total, what, self.seconds, before))

    def say(self, text: str) -> None:
        """Write a line that stays, above the one that is redrawn."""
        self.close()
        self._stream.write(f"{text}\n")
        self._stream.flush()

    def close(self) -> None:
        """Clear the line."""
        if self._in_place:
            self._stream.write(_WIPE)
            self._stream.flush()


def bar_text(done: int, total: int) -> str:
    """Return a bar of blocks."""
    filled = _BAR_CELLS * done // total
    return "█" * filled + "░" * (_BAR_CELLS - filled)


def progress_text(done: int, total: int, what: str, seconds: float, before: int = 0) -> str:
    """Return a bar, how much of what is done, and the time left; ``before``, by an earlier run."""
    text = f"{bar_text(done, total)} {done}/{total} {what}".rstrip()
    if done <= before:
        return text
    return f"{text} · {clock_text(seconds / (done - before) * (total - done))} left"


def clock_text(seconds: float) -> str:
    """Return a duration as on a clock, 4:05 or 1:04:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
