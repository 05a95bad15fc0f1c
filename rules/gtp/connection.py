"""Lines in, answers out: the framing of the Go Text Protocol, version 2.

One command per line, optionally with an id before it; the answer is ``=[id] text`` or
``?[id] message`` and an empty line. Nothing else is printed on standard output. A command that
fails changes nothing. ``session`` has the commands.

https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html
"""

from __future__ import annotations

import argparse
import os
import re
import stat
import sys
import threading
import traceback
from collections.abc import Callable
from typing import BinaryIO

from rules.command_line import drop_output, fill_closed_streams
from rules.gtp.session import Analysis, CommandError, GtpSession
from rules.record.game_file import GameFileError
from rules.refusal import RulesError
from rules.system import wait_for_hang_up
from rules.version import VERSION

GRACE_SECONDS = 10  # for a command after the end of the input: piped input expects its answers


def end_after_departure(
    source: BinaryIO,
    target: BinaryIO,
    running: Callable[[], int | None],
    name: str,
    grace_seconds: float = GRACE_SECONDS,
) -> None:
    """End the program when nobody is left to write commands or to read answers.

    ``readline`` finds the end of the input only after the current command, and a long search would
    use the processor for hours with nobody waiting for it. So a thread watches both streams.

    If nobody reads any more, it ends at once; if only the input has ended, when a command takes
    longer than ``grace_seconds``. Input from a file does not count: it has no client. On Windows
    only the end of the input can be seen.

    Args:
        source: the commands.
        target: the answers.
        running: returns the number of the command being carried out, None between commands.
        name: the program's name, for the message on standard error.
        grace_seconds: how long a command may take once the input has ended.
    """
    if stat.S_ISREG(os.fstat(source.fileno()).st_mode):
        return
    given = (source.fileno(), target.fileno(), running, name, grace_seconds)
    threading.Thread(target=_watch, args=given, name="departure", daemon=True).start()


def _watch(
    source: int,
    target: int,
    running: Callable[[], int | None],
    name: str,
    grace_seconds: float,
) -> None:
    if not wait_for_hang_up(source, of_writer=True):
        return
    while True:
        command = running()
        if wait_for_hang_up(target, grace_seconds):
            os._exit(0)
        if command is not None and command == running():
            break
    text = f"{name}: the input ended, and a command ran for more than {grace_seconds:g} s after it"
    print(text, file=sys.stderr, flush=True)
    os._exit(1)


# control characters are ignored; a comment begins with "#"
_UNSEEN = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]|#.*", re.DOTALL)

_LONGEST_LINE = 16_384  # bytes: longer than any path or comment

_ABOUT = "Play the games of Oddments over the Go Text Protocol, version 2."

_NO_FILES = "refuse commands that read or write files, for use by others, such as over ssh"


def serve(source: BinaryIO, target: BinaryIO, session: GtpSession | None = None) -> None:
    """Answer the commands of one stream on another until ``quit`` or the end of input."""
    _Connection(source, target, session or GtpSession()).run()


def serve_standard(session: GtpSession, name: str) -> int:
    """Serve standard input and output; return the exit status.

    A command that is still running when the client has gone is ended: see ``departure``.
    ``name`` is the program's name.
    """
    fill_closed_streams()
    if sys.stdin is None or sys.stdout is None:
        closed = "input" if sys.stdin is None else "output"
        return _fail(name, f"standard {closed} is closed")
    source, target = sys.stdin.buffer, sys.stdout.buffer
    connection = _Connection(source, target, session)
    end_after_departure(source, target, lambda: connection.running, name)
    try:
        connection.run()
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        drop_output()
        return (
            0 if isinstance(error, BrokenPipeError) else _fail(name, error.strerror or str(error))
        )
    return 0


def _fail(name: str, reason: str) -> int:
    print(f"{name}: {reason}", file=sys.stderr)
    return 1


class _Connection:
    """Lines in, answers out. Text that is not UTF-8 passes through as it is.

    Attributes:
        running: the number of the command being carried out, None between commands.
    """

    def __init__(self, source: BinaryIO, target: BinaryIO, session: GtpSession) -> None:
        self._source = source
        self._target = target
        self._session = session
        self._count = 0
        self.running: int | None = None

    def run(self) -> None:
        line = b""
        while not self._session.ended:
            line = line or self._read()
            if not line:
                break
            line = self._answer(line)

    def _read(self) -> bytes:
        """Return the next line; if it is too long, its first bytes, one more than allowed."""
        line = self._source.readline(_LONGEST_LINE + 1)
        rest = line
        while len(rest) > _LONGEST_LINE and not rest.endswith(b"\n"):
            rest = self._source.readline(_LONGEST_LINE + 1)
        return line

    def _answer(self, line: bytes) -> bytes:
        """Answer one line; return the next one if it has been read already."""
        words = _UNSEEN.sub("", line.decode("utf-8", "surrogateescape")).split()
        number = words.pop(0) if words and re.fullmatch("[0-9]+", words[0]) else ""
        if len(line) > _LONGEST_LINE and b"#" not in line:
            self._say(f"?{number} the line is longer than {_LONGEST_LINE} bytes", "")
            return b""
        if not words:
            if number:
                self._say(f"?{number} a command is missing", "")
            return b""
        try:
            answer = self._carry_out(words)
        except CommandError as error:
            self._say(f"?{number} {_one_line(str(error))}", "")
            return b""
        if isinstance(answer, Analysis):
            self._say(f"={number}")
            with answer.running(self._say):
                line = self._read()
            self._say("")
            return line
        self._say(f"={number} {answer}".rstrip(), "")
        return b""

    def _carry_out(self, words: list[str]) -> str | Analysis:
        """Return the answer to a command; CommandError, whatever went wrong."""
        self._count += 1
        self.running = self._count
        try:
            return self._session.run(words[0], words[1:])
        except (CommandError, RulesError, GameFileError) as error:
            raise CommandError(str(error)) from None
        except OSError as error:
            raise CommandError(error.strerror or str(error)) from None
        except MemoryError:
            raise CommandError("not enough memory") from None
        except Exception as error:
            traceback.print_exc()
            raise CommandError(f"internal error: {error!r}") from None
        finally:
            self.running = None

    def _say(self, *lines: str) -> None:
        text = "".join([f"{line}\n" for line in lines])
        self._target.write(text.encode("utf-8", "surrogateescape"))
        self._target.flush()


def _one_line(text: str) -> str:
    return " ".join(text.split())


def main() -> int:
    """Serve standard input and output."""
    parser = argparse.ArgumentParser(prog="oddments-gtp", description=_ABOUT, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"oddments-gtp {VERSION}")
    parser.add_argument("--no-files", action="store_true", help=_NO_FILES)
    asked = parser.parse_args()
    return serve_standard(GtpSession(files=not asked.no_files), parser.prog)
