"""Lock files: only one process at a time can hold one.

The library filelock does less: it gives up on network folders without locks, and it imports
asyncio, which would slow down every start.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QLockFile, QSysInfo

from rules.record.whole_file import make_folder
from rules.system import try_lock

_NO_LOCKS = (
    errno.ENOLCK,
    errno.ENOSYS,
    errno.ENOTSUP,
    errno.EOPNOTSUPP,
)  # as on some network folders


class Lock(Protocol):
    """A lock that is held until it is unlocked or the process ends, in whatever way."""

    def unlock(self) -> None: ...


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
            os.close(descriptor)
            if error.errno in _NO_LOCKS:
                return _take_without_system(name)
            raise
        if not is_held:
            os.close(descriptor)
            return None
        if _is_named(descriptor, name):
            return _SystemLock(name, descriptor)
        os.close(descriptor)  # its last holder has just unlinked it


class _SystemLock:
    """A system lock on an open file. It ends with the process, so it is never stale."""

    def __init__(self, name: str, descriptor: int) -> None:
        self._name, self._descriptor = name, descriptor

    def unlock(self) -> None:
        if self._descriptor < 0:
            return
        descriptor, self._descriptor = self._descriptor, -1
        if sys.platform == "win32":  # where a file that is open cannot be unlinked
            os.close(descriptor)
            with suppress(OSError):
                os.unlink(self._name)
            return
        with suppress(OSError):
            if _is_named(descriptor, self._name):
                os.unlink(self._name)  # while locked: afterwards another process may hold it
        os.close(descriptor)


def _is_named(descriptor: int, name: str) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(name))
    except FileNotFoundError:
        return False


def _take_without_system(name: str) -> Lock | None:
    """Take a lock file of Qt, which exists only while it is held."""
    with suppress(OSError):
        os.unlink(name)  # nobody can hold this one
    beside = f"{name}.qt"
    held = QLockFile(beside)
    held.setStaleLockTime(0)
    process, host, _program = held.getLockInfo()
    if host == QSysInfo.machineHostName() and not _lives(process):
        with suppress(OSError):
            os.unlink(beside)  # Qt does so only where it can lock the file
    # Qt trusts a stale lock if its process number is in use again; removing a held one fails
    if held.tryLock(0) or (held.removeStaleLockFile() and held.tryLock(0)):
        return held
    if held.error() == QLockFile.LockError.LockFailedError:
        return None
    is_refused = held.error() == QLockFile.LockError.PermissionError
    code = errno.EACCES if is_refused else errno.ENOSPC
    raise OSError(code, os.strerror(code), beside)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # it belongs to another user
    return True
