"""A process that ends with the one that started it, however that ends.

A guard in its process group waits at a pipe whose other end only we hold. When we end, even by
SIGKILL, the system closes that end, and the guard kills the whole group. It is there before the
program runs, so there is no moment at which the program could be left behind.

Where there is ``/proc``, descendants that have left the group, and so may have no parent left that
we know, are found by a variable in their environment: each inherits it, and nothing else has it.
"""

from __future__ import annotations

import os
import secrets
import subprocess
import threading
from collections.abc import Sequence
from typing import Any

from rules.process import kill_group

_ON_WINDOWS = os.name == "nt"

_MARK = "ODDMENTS_ENGINE"  # the variable

# Kills the processes whose environment has $2; again, as they may start others meanwhile.
_KILL_MARKED = """
for _ in 1 2 3 4 5; do
    found=$(grep -las "$2" /proc/[0-9]*/environ)
    [ -n "$found" ] || break
    kill -KILL $(echo "$found" | tr -dc '0-9\\n')
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


class GuardedProcess:
    """A running program with pipes, in a process group of its own.

    Attributes:
        popen: the process; its number is that of the group.

    Raises:
        OSError: it cannot be started.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self._lock = threading.Lock()
        self._mark = f"{_MARK}={secrets.token_hex(16)}"
        self._lifeline: int | None
        self._lifeline, self.popen = (
            _unguarded(words) if _ON_WINDOWS else _guarded(words, self._mark)
        )

    def kill(self) -> None:
        """End it and all it has started, unless that is done; on any thread."""
        with self._lock:
            if self._lifeline is None:
                return
            if _ON_WINDOWS:
                command = ["taskkill", "/T", "/F", "/PID", str(self.popen.pid)]
                subprocess.run(command, capture_output=True, check=False)
            else:
                # the guard is still in the group, so its number is not in use for another
                kill_group(self.popen.pid)
                command = ["/bin/sh", "-c", _KILL_MARKED, "sh", "", self._mark]
                subprocess.run(command, capture_output=True, check=False)
            self.popen.wait()
            os.close(self._lifeline)
            self._lifeline = None


def _guarded(words: Sequence[str], mark: str) -> tuple[int, subprocess.Popen[bytes]]:
    """Start a program and its guard; return our end of the pipe at which that waits."""
    theirs, ours = os.pipe()
    try:
        command = ["/bin/sh", "-c", _GUARD, "sh", str(theirs), mark, *words]
        return ours, _piped(command, pass_fds=(theirs,), start_new_session=True)
    except BaseException:
        os.close(ours)
        raise
    finally:
        os.close(theirs)


def _unguarded(words: Sequence[str]) -> tuple[int, subprocess.Popen[bytes]]:
    """Start a program on Windows, where it has to end when its input does."""
    theirs, ours = os.pipe()
    os.close(theirs)
    return ours, _piped(words)


def _piped(words: Sequence[str], **how: Any) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, **how)
