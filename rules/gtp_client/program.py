"""A program that speaks the Go Text Protocol, run as a process: commands and answers.

Nothing it does can hold up its caller: silence times out, and output out of turn or an early end
is an error. It never outlives its caller either. A handshake finds out what it can do.
"""

from __future__ import annotations

import collections
import contextlib
import dataclasses
import os
import queue
import secrets
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from typing import IO, Any

from rules.command_line import how_ended
from rules.games import GAMES
from rules.gtp_client.errors import (
    FaultKind,
    GtpEngineError,
    GtpRefusal,
    LimitedLog,
    Log,
    LogKind,
    StoppedError,
    shortened,
    visible,
)
from rules.system import kill_group, start_group
from rules.translatable_text import TranslatableText, error_text

_MARK = "ODDMENTS_ENGINE"  # the variable

# Kills the processes whose environment has $2. Looks until none is found three times in a row:
# they may start others meanwhile, and a process that becomes another has no environment then.
_KILL_MARKED = """
missed=0
for _ in 1 2 3 4 5 6 7 8; do
    found=$(grep -las "$2" /proc/[0-9]*/environ)
    if [ -n "$found" ]; then
        missed=0
        kill -KILL $(echo "$found" | tr -dc '0-9\\n')
    else
        missed=$((missed + 1))
        [ $missed -lt 3 ] || break
        sleep 0.02
    fi
done
"""

# The guard is a grandchild, so that the program does not find a child that it has not started, and
# is not marked; then the shell becomes the program. The words are passed as they are: nothing is
# expanded.
_GUARD = f"""
( ( read -r _ < "/dev/fd/$1"; {_KILL_MARKED} kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )
export "$2"
shift 2
exec "$@"
"""

_PIPES = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)


class GuardedProcess:
    """A running program with pipes, which ends with this process, however that ends.

    A guard in its process group waits at a pipe whose other end only we hold. When we end, even by
    SIGKILL, the system closes that end, and the guard kills the whole group. It is there before the
    program runs, so there is no moment at which the program could be left behind.

    Where there is ``/proc``, descendants that have left the group, and so may have no parent left
    that we can see, are found by a variable in their environment: each inherits it, and nothing
    else has it. Windows needs no guard: there a group is a job, which none of its processes can
    leave, and the system ends it with us.

    Attributes:
        popen: the process; its number is that of the group.

    Raises:
        OSError: it cannot be started.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self._lock = threading.Lock()
        self._is_running = True
        self._mark = f"{_MARK}={secrets.token_hex(16)}"
        self._lifeline = -1  # our end of the pipe at which the guard waits
        if sys.platform == "win32":
            self.popen = start_group(words, **_PIPES)
            return
        theirs, self._lifeline = os.pipe()
        command = ["/bin/sh", "-c", _GUARD, "sh", str(theirs), self._mark, *words]
        try:
            self.popen = start_group(command, pass_fds=(theirs,), **_PIPES)
        except BaseException:
            os.close(self._lifeline)
            raise
        finally:
            os.close(theirs)

    def kill(self) -> None:
        """End it and all it has started, unless that is done; on any thread."""
        with self._lock:
            if not self._is_running:
                return
            # the guard is still in the group, so its number is not in use for another
            kill_group(self.popen.pid)
            if sys.platform != "win32":
                command = ["/bin/sh", "-c", _KILL_MARKED, "sh", "", self._mark]
                subprocess.run(command, capture_output=True, check=False)
                os.close(self._lifeline)
            self.popen.wait()
            self._is_running = False


_RATE = 1_000_000.0  # bytes per second, in the long run

_BURST = 2_000_000.0  # bytes

_PER_LINE = 100  # bytes that a line costs beside its own

_FLOOD_SECONDS = 2.0  # above the rate for so long

_NAP_SECONDS = 0.05


class Throttle:
    """Counts what one thread reads, and makes it wait where that is too much.

    Then a program that floods is blocked by its own pipe, and ours stays responsive.
    """

    def __init__(self) -> None:
        self._allowed = _BURST
        self._filled_at = time.monotonic()
        self._exceeded_at: float | None = None

    @property
    def is_flood(self) -> bool:
        """Whether there has been too much to read for seconds."""
        since = self._exceeded_at
        return since is not None and time.monotonic() - since > _FLOOD_SECONDS

    def spend(self, size: int) -> None:
        """Count a line of so many bytes; wait if that is more than the rate allows."""
        now = time.monotonic()
        self._allowed += (now - self._filled_at) * _RATE
        self._filled_at = now
        if self._allowed >= _BURST / 2:
            self._allowed, self._exceeded_at = min(self._allowed, _BURST), None
        self._allowed -= size + _PER_LINE
        if self._allowed < 0:
            if self._exceeded_at is None:
                self._exceeded_at = now
            time.sleep(_NAP_SECONDS)


_LONGEST_LINE = 65_536  # bytes; what is longer counts as several lines

_MAX_WAITING = 32  # lines that nobody has asked for yet

_MAX_ANSWER = 1_000_000  # characters

_KEPT_LINES = 12  # of standard error

_LONGEST_KEPT = 300  # characters per line

_LONGEST_QUOTED = 80  # characters of what is not an answer

_LONGEST_COMMAND = 40  # characters in a message

_GRACE_SECONDS = 2.0

_JOIN_SECONDS = 0.5

_LAST_WORDS_SECONDS = 0.1  # for the last output to arrive

_POLL_SECONDS = 0.02  # how often a caller that waits looks whether to stop


class GtpProgram:
    """A running program. One thread asks; ``kill`` and ``close`` may be called on others.

    Args:
        words: the program and its arguments; no shell expands them.
        log: receives every line, printable and shortened, but not a flood; called on several
            threads.

    Raises:
        GtpEngineError: it cannot be started.
    """

    def __init__(self, words: Sequence[str], log: Log | None = None) -> None:
        self._answers: queue.Queue[str | None] = queue.Queue(maxsize=_MAX_WAITING)
        self._asked = ""  # the last command
        self._unread = False  # whether the end of the last answer is still to come
        self._begun = False  # whether its beginning has been read
        self._faulty = False
        self._listening = True
        self._said: collections.deque[bytes] = collections.deque(maxlen=_KEPT_LINES)
        self._log = LimitedLog(log)
        self._throttle = Throttle()  # of standard output
        self._guarded = _start(words)
        self._process = self._guarded.popen
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._readers = [
            threading.Thread(target=read, args=(stream,), name="gtp-reader", daemon=True)
            for read, stream in (
                (self._read_answers, self._process.stdout),
                (self._read_errors, self._process.stderr),
            )
        ]
        for reader in self._readers:
            reader.start()

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None

    @property
    def said(self) -> tuple[str, ...]:
        """The last lines of its standard error."""
        return tuple([shortened(visible(line), _LONGEST_KEPT) for line in list(self._said)])

    def ask(self, command: str, seconds: float, stop: threading.Event | None = None) -> str:
        """Return the answer to a command, without its ``=``.

        Raises:
            GtpRefusal: it answered ``?``.
            GtpEngineError: no answer in time, or not one by the protocol.
            StoppedError: ``stop`` was set, and obeyed at once; the answer, should it still come,
                is skipped.
        """
        deadline = time.monotonic() + seconds
        lines, size = [], 0
        try:
            self._begin(command, deadline, stop)
            while line := self._answer_line(command, deadline, stop):
                lines.append(line)
                size += len(line)
                if size > _MAX_ANSWER:
                    raise self._flood(command)
        except TimeoutError:
            raise self.late(command, seconds) from None
        return _without_sign("\n".join(lines))

    def begin_analysis(self, command: str, seconds: float, stop: threading.Event) -> None:
        """Send a command whose answer continues until the next line of input.

        Raises:
            GtpRefusal, GtpEngineError, StoppedError: as ``ask`` does.
        """
        deadline = time.monotonic() + seconds
        try:
            self._begin(command, deadline, stop)
            first = self._answer_line(command, deadline, stop)
            while first.startswith("?") and self._answer_line(command, deadline, stop):
                pass
        except TimeoutError:
            raise self.late(command, seconds) from None
        _without_sign(first)

    def analysis_line(self, seconds: float, stop: threading.Event) -> str | None:
        """Return the next line of an analysis that has begun.

        "" if the program has ended the analysis, None if there is no line in time.

        Raises:
            GtpEngineError: the program has ended, or floods.
            StoppedError: ``stop`` was set; ``end_analysis`` should follow.
        """
        try:
            return self._answer_line("analyze", time.monotonic() + seconds, stop)
        except TimeoutError:
            return None

    def end_analysis(self) -> None:
        """Make the program end its analysis; the rest of the answer is skipped."""
        if self._unread:
            self._send("")

    def catch_up(self, seconds: float, stop: threading.Event | None = None) -> bool:
        """Skip the answers that are still to come; return whether they came in time.

        Raises:
            GtpEngineError: the program has ended, or floods.
            StoppedError: ``stop`` was set.
        """
        try:
            self._skip_unread("", time.monotonic() + seconds, stop)
        except TimeoutError:
            return False
        return True

    def fault(self, kind: FaultKind, text: TranslatableText) -> GtpEngineError:
        """Return an error to raise, with the end of the program's standard error."""
        self._faulty = True
        self._readers[1].join(_LAST_WORDS_SECONDS)
        return GtpEngineError(kind, text, self.said)

    def late(self, command: str, seconds: float) -> GtpEngineError:
        """Return an error to raise: there was no answer in time."""
        return self.fault(
            FaultKind.SILENT,
            TranslatableText(
                "the engine did not answer {command} within {seconds} s",
                command=_named(command),
                seconds=f"{seconds:g}",
            ),
        )

    def close(self) -> None:
        """Send ``quit``, unless it has failed; soon after, end it and all it has started."""
        if not self._faulty:
            assert self._process.stdin is not None
            with contextlib.suppress(OSError, ValueError):  # closed already
                self._process.stdin.write(b"quit\n")
                self._process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_GRACE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it and all it has started at once."""
        self._faulty = True
        self._listening = False
        self._guarded.kill()
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        for reader in self._readers:  # a process that has left the group may keep a pipe open
            reader.join(_JOIN_SECONDS)

    # -- what the caller's thread does -------------------------------------------------------

    def _send(self, command: str) -> None:
        assert self._process.stdin is not None
        line = f"{command}\n".encode()
        if command:
            self._log.add(LogKind.SENT, line)
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except (OSError, ValueError):  # the pipe is broken, or was closed by ``kill``
            raise self._ended() from None

    def _begin(self, command: str, deadline: float, stop: threading.Event | None) -> None:
        """Send a command once all earlier answers are over."""
        self._skip_unread(command, deadline, stop)
        self._refuse_second_answer()
        self._send(command)
        self._unread, self._asked = True, command

    def _refuse_second_answer(self) -> None:
        """Check that nothing waits that would count as the answer to the next command."""
        with contextlib.suppress(queue.Empty):
            while (line := self._answers.get_nowait()) is not None:
                if line:
                    raise self.fault(
                        FaultKind.NOT_GTP,
                        TranslatableText(
                            "the engine answered {command} twice", command=_named(self._asked)
                        ),
                    )
            raise self._ended()

    def _skip_unread(self, command: str, deadline: float, stop: threading.Event | None) -> None:
        size = 0
        while self._unread:
            size += len(self._answer_line(command, deadline, stop))
            if size > _MAX_ANSWER:
                raise self._flood(command)

    def _answer_line(self, command: str, deadline: float, stop: threading.Event | None) -> str:
        """Return the next line of the answer, "" at its end; skip empty lines before it."""
        while True:
            line = self._line(command, deadline, stop)
            if line and not self._begun and line[0] not in "=?":
                text = shortened(line, _LONGEST_QUOTED)
                raise self.fault(
                    FaultKind.NOT_GTP,
                    TranslatableText(
                        "the engine answered {command} with {text}, which is not an answer of the"
                        " protocol",
                        command=_named(command),
                        text=repr(text),
                    ),
                )
            if line:
                self._begun = True
                return line
            if self._begun:
                self._begun = self._unread = False
                return line

    def _line(self, command: str, deadline: float, stop: threading.Event | None) -> str:
        """Return the next line; TimeoutError if there is none in time, otherwise as ``ask``."""
        ended_at: float | None = None
        while True:
            if stop is not None and stop.is_set():
                raise StoppedError
            if self._throttle.is_flood:
                raise self._flood(command)
            now = time.monotonic()
            try:
                line = self._answers.get(timeout=max(0.0, min(_POLL_SECONDS, deadline - now)))
            except queue.Empty:
                # a process that it has started may keep the pipe open
                if ended_at is None and self._process.poll() is not None:
                    ended_at = now
                if ended_at is not None and now > ended_at + _LAST_WORDS_SECONDS:
                    raise self._ended() from None
                if now >= deadline:
                    raise TimeoutError from None
                continue
            if line is None:
                raise self._ended()
            return line

    def _flood(self, command: str) -> GtpEngineError:
        return self.fault(
            FaultKind.FLOODED,
            TranslatableText("the engine answered {command} without end", command=_named(command)),
        )

    def _ended(self) -> GtpEngineError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE_SECONDS)
        code = self._process.returncode
        if code is None:
            return self.fault(FaultKind.ENDED, TranslatableText("the engine has closed its output"))
        return self.fault(
            FaultKind.ENDED, TranslatableText("the engine has ended ({how})", how=how_ended(code))
        )

    # -- what the readers do -----------------------------------------------------------------

    def _read_answers(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(_LONGEST_LINE):
                self._throttle.spend(len(line))
                self._log.add(LogKind.RECEIVED, line)
                self._hand_on(visible(line))
        self._hand_on(None)

    def _hand_on(self, line: str | None) -> None:
        """Queue a line, waiting for room: a program that floods is blocked by its own pipe."""
        while self._listening:
            with contextlib.suppress(queue.Full):
                return self._answers.put(line, timeout=0.1)
        return None

    def _read_errors(self, stream: IO[bytes]) -> None:
        throttle = Throttle()
        with stream:
            while line := stream.readline(_LONGEST_LINE):
                throttle.spend(len(line))
                if line.strip():
                    self._said.append(line[: 4 * _LONGEST_KEPT])
                    self._log.add(LogKind.ERROR, line)


def _start(words: Sequence[str]) -> GuardedProcess:
    if not words or shutil.which(words[0]) is None:
        text = TranslatableText(
            "there is no program {name}", name=shortened("".join(words[:1]), _LONGEST_QUOTED)
        )
        raise GtpEngineError(FaultKind.NOT_FOUND, text)
    try:
        return GuardedProcess(words)
    except (OSError, ValueError) as error:  # a word with a null byte is a ValueError
        text = TranslatableText("the engine cannot be started: {why}", why=error_text(error))
        raise GtpEngineError(FaultKind.CANNOT_START, text) from None


def _named(command: str) -> str:
    """Return the name of a command with its first arguments, for a message."""
    return shortened(command, _LONGEST_COMMAND)


def _without_sign(answer: str) -> str:
    """Return the text of an answer; GtpRefusal if it begins with ``?``."""
    if answer.startswith("?"):
        raise GtpRefusal(answer[1:].strip())
    return answer[1:].strip()


@dataclasses.dataclass(frozen=True)
class EngineFacts:
    """What is known of a program after the handshake.

    Attributes:
        name, version: as it calls itself; printable and short, but never markup.
        commands: all that it lists.
        games: the keys of the games that it plays, of those that we know.
    """

    name: str
    version: str
    commands: frozenset[str]
    games: tuple[str, ...]

    @property
    def analyses(self) -> bool:
        """Whether it says how good the candidates are; else it only plays."""
        return "analyze" in self.commands

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "version": self.version,
            "commands": sorted(self.commands),
            "games": list(self.games),
        }

    @classmethod
    def from_json(cls, facts: Any) -> EngineFacts:
        """Return the facts that ``to_json`` wrote; ValueError if they are not such facts."""
        try:
            name, version = facts["name"], facts["version"]
            commands, games = facts["commands"], facts["games"]
        except (KeyError, TypeError):
            raise ValueError(f"not facts about an engine: {facts!r:.80}") from None
        if not (_are_texts([name, version]) and _are_texts(commands) and _are_texts(games)):
            raise ValueError(f"not facts about an engine: {facts!r:.80}")
        return cls(name, version, frozenset(commands), tuple(games))


def _are_texts(values: object) -> bool:
    return isinstance(values, list) and all(isinstance(value, str) for value in values)


_MAX_COMMANDS = 1000

_LONGEST_NAME = 80  # characters

REQUIRED = ("play", "genmove")


def shake_hands(
    words: Sequence[str],
    *,
    seconds: float,
    stop: threading.Event | None = None,
    log: Log | None = None,
) -> EngineFacts:
    """Start a program, ask what it can do, and end it again.

    Args:
        words: the program and its arguments.
        seconds: the time for all of it, the start included.
        stop: obeyed within 50 ms.
        log: see ``GtpProgram``.

    Raises:
        GtpEngineError: it is not a program that plays one of our games.
        StoppedError: ``stop`` was set.
    """
    program = GtpProgram(words, log)
    try:
        facts = _Handshake(program, seconds, stop).facts()
    except BaseException:
        program.kill()
        raise
    program.close()
    return facts


class _Handshake:
    """The questions, all within one time limit."""

    def __init__(self, program: GtpProgram, seconds: float, stop: threading.Event | None) -> None:
        self._program = program
        self._deadline = time.monotonic() + seconds
        self._stop = stop

    def facts(self) -> EngineFacts:
        version = self._ask("protocol_version")
        if version not in ("", "2"):
            raise self._program.fault(
                FaultKind.NOT_GTP,
                TranslatableText(
                    "the engine speaks version {version} of the protocol, not 2",
                    version=shortened(version, 20),
                ),
            )
        name, version = (self._ask(what) for what in ("name", "version"))
        commands = frozenset(self._ask("list_commands").split()[:_MAX_COMMANDS])
        for command in REQUIRED:
            if command not in commands:
                raise self._program.fault(
                    FaultKind.REFUSED,
                    TranslatableText("the engine does not know {command}", command=command),
                )
        return EngineFacts(
            name=_one_line(name),
            version=_one_line(version),
            commands=commands,
            games=self._games(commands),
        )

    def _games(self, commands: frozenset[str]) -> tuple[str, ...]:
        """Return the keys of the games that it plays; GtpEngineError if we know none of them."""
        if "list_games" in commands:
            named = self._ask("list_games").lower().split()
        elif "game" in commands:
            named = [key for key in GAMES if self._accepts(f"game {key}")]
        elif "gogui-rules_game_id" in commands:
            named = [self._ask("gogui-rules_game_id")]
        else:
            named = []
        known = {_letters(name) for name in named}
        games = tuple(
            [key for key, game in GAMES.items() if known & {_letters(key), _letters(game.title)}]
        )
        if not games:
            raise self._program.fault(
                FaultKind.OTHER_GAME,
                TranslatableText("the engine plays none of the games of this program"),
            )
        return games

    def _accepts(self, command: str) -> bool:
        try:
            self._program.ask(command, self._left(), self._stop)
        except GtpRefusal:
            return False
        return True

    def _ask(self, command: str) -> str:
        """Return the answer to a command; "" if it refuses it."""
        try:
            return self._program.ask(command, self._left(), self._stop)
        except GtpRefusal:
            return ""

    def _left(self) -> float:
        return max(0.0, self._deadline - time.monotonic())


def _one_line(text: str) -> str:
    return shortened(" ".join(text.split()), _LONGEST_NAME)


def _letters(name: str) -> str:
    """Return what identifies a game in a title as well as in a key: its letters and digits."""
    return "".join([sign for sign in name.casefold() if sign.isalnum()])
