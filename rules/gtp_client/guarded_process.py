"""A process that ends with the one that started it, however that ends.

A guard in its process group waits at a pipe whose other end only we hold. When we end, even by
SIGKILL, the system closes that end, and the guard kills the whole group. It is there before the
program runs, so there is no moment at which the program could be left behind.

Where there is ``/proc``, descendants that have left the group, and so may have no parent left that
we know, are found by a variable in their environment: each inherits it, and nothing else has it.

Windows needs no guard: there a group is a job, which none of its processes can leave, and the
system ends it with us.
"""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import threading
from collections.abc import Sequence

from rules.system import kill_group, start_group

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

_PIPES = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)


class GuardedProcess:
    """A running program with pipes, in a process group of its own.

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
