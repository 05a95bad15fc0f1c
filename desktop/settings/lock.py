"""Lock files: only one process at a time can hold one.

The library filelock does less: it leaves the lock files behind, and it imports asyncio, which would
slow down every start.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from rules.record.whole_file import make_folder
from rules.system import try_lock

_NO_LOCKS = (
    errno.ENOLCK,
    errno.ENOSYS,
    errno.ENOTSUP,
    errno.EOPNOTSUPP,
)  # as on some network folders, where this process knows its own locks alone
_held: set[str] = set()


class Lock:
    """A lock on an open file. It ends with the process, in whatever way, so it is never stale."""

    def __init__(self, name: str, descriptor: int) -> None:
        self._name, self._descriptor = name, descriptor
        _held.add(name)

    def unlock(self) -> None:
        """Release the lock and remove its file; a second call does no harm."""
        if self._descriptor < 0:
            return
        descriptor, self._descriptor = self._descriptor, -1
        _held.discard(self._name)
        if sys.platform == "win32":  # where a file that is open cannot be unlinked
            os.close(descriptor)
            with suppress(OSError):
                os.unlink(self._name)
            return
        with suppress(OSError):
            if _is_named(descriptor, self._name):
                os.unlink(self._name)  # while locked: afterwards another process may hold it
        os.close(descriptor)


def lock(path: Path) -> Lock | None:
    """Lock a file for its only user; None if this process or another has locked it.

    Raises:
        OSError: the lock file cannot be written.
    """
    make_folder(path.parent)
    return take_lock(f"{path}.lock")


def take_lock(name: str) -> Lock | None:
    """Take the lock file of this name; None if this process or another holds it.

    Raises:
        OSError: the lock file cannot be created.
    """
    while True:
        descriptor = os.open(name, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            is_held = try_lock(descriptor)
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                os.close(descriptor)
                raise
            is_held = name not in _held
        if not is_held:
            os.close(descriptor)
            return None
        if _is_named(descriptor, name):
            return Lock(name, descriptor)
        os.close(descriptor)  # its last holder has just unlinked it


def _is_named(descriptor: int, name: str) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(name))
    except FileNotFoundError:
        return False
