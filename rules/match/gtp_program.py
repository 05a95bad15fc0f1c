"""A program that speaks the Go Text Protocol, run as a process: commands and answers.

Nothing it does can hold up the match: silence times out, and output out of turn or an early end
is an error. It is never run through a shell.
"""

from __future__ import annotations

import collections
import contextlib
import queue
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import IO

from rules.match.player import PlayerError
from rules.process import how_ended, kill_group

_LONGEST_LINE = 20_000  # bytes
_MAX_LINES = 1_000  # per answer
_KEPT_LINES = 12  # of standard error
_LONGEST_KEPT = 300  # characters per line
_GRACE_SECONDS = 2.0
_LAST_WORDS_SECONDS = 0.1  # for the last output to arrive


class GtpRefusal(Exception):  # noqa: N818 - an answer, not an error
    """An answer that begins with ``?``; its text is the message."""


class GtpProgram:
    """A running program.

    Raises:
        PlayerError: it cannot be started.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self._answers: queue.Queue[str | None] = queue.Queue(maxsize=_MAX_LINES)
        self._faulty = False
        self._listening = True
        self._said: collections.deque[str] = collections.deque(maxlen=_KEPT_LINES)
        try:
            # a process group: Ctrl+C is for the match alone, and its children end with it
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise PlayerError(f"cannot be started: {error.strerror or error}") from None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._readers = [
            threading.Thread(target=read, args=(stream,), daemon=True)
            for read, stream in (
                (self._read_answers, self._process.stdout),
                (self._read_errors, self._process.stderr),
            )
        ]
        for reader in self._readers:
            reader.start()

    @property
    def group(self) -> int:
        """The number of its process group."""
        return self._process.pid

    def ask(self, command: str, seconds: float) -> str:
        """Return the answer to a command, without its ``=``.

        Raises:
            GtpRefusal: it answered ``?``.
            PlayerError: no answer in time, or not one by the protocol.
        """
        deadline = time.monotonic() + seconds
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{command}\n".encode())
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None
        lines: list[str] = []
        while line := self._line(command, seconds, deadline, begun=bool(lines)):
            lines.append(line)
            if line[0] not in "=?" and len(lines) == 1:
                raise self.fault(f"{line[:80]!r} is not an answer to {command}")
            if len(lines) > _MAX_LINES:
                raise self.fault(f"the answer to {command} has no end")
        answer = "\n".join(lines)
        if answer[0] == "?":
            raise GtpRefusal(answer[1:].strip())
        return answer[1:].strip()

    def fault(self, reason: str, *, late: bool = False) -> PlayerError:
        """Return an error to raise, with the end of the program's standard error."""
        self._faulty = True
        self._readers[1].join(_LAST_WORDS_SECONDS)
        return PlayerError(reason, late=late, trace=list(self._said))

    def close(self) -> None:
        """Send ``quit``, unless it has failed; soon after, end it and all it has started."""
        if self._faulty:
            return self.kill()
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(b"quit\n")
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE_SECONDS)
        return self.kill()

    def kill(self) -> None:
        """End it and all it has started at once."""
        self._listening = False
        kill_group(self.group)
        self._process.wait()
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        for reader in self._readers:
            reader.join(_GRACE_SECONDS)

    # -- inner -------------------------------------------------------------------------------

    def _line(self, command: str, seconds: float, deadline: float, *, begun: bool) -> str:
        """Return the next line of the answer, "" at its end; skip empty lines before an answer."""
        while True:
            try:
                line = self._answers.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise self.fault(
                    f"no answer to {command} within {seconds:g} s", late=True
                ) from None
            if line is None:
                raise self._ended()
            if line or begun:
                return line

    def _ended(self) -> PlayerError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE_SECONDS)
        code = self._process.returncode
        if code is None:
            return self.fault("the program has closed its output")
        return self.fault(f"the program has ended ({how_ended(code)})")

    def _read_answers(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(_LONGEST_LINE):
                self._hand_on(_visible(line))
        self._hand_on(None)

    def _hand_on(self, line: str | None) -> None:
        """Queue a line, waiting for room: a program that floods is blocked by its own pipe."""
        while self._listening:
            with contextlib.suppress(queue.Full):
                return self._answers.put(line, timeout=0.1)
        return None

    def _read_errors(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(_LONGEST_LINE):
                if text := _visible(line):
                    self._said.append(text[:_LONGEST_KEPT])


def _visible(line: bytes) -> str:
    """Return the text of a line without control characters, which the protocol ignores."""
    text = line.decode("utf-8", "replace").replace("\t", " ")
    return "".join([sign for sign in text if sign.isprintable()]).rstrip()
