"""Lock files: only one process at a time can hold one."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QLockFile, QSysInfo

from rules.record.whole_file import make_folder

_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)  # as on some network folders


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
    return _take_qt_lock(name) if sys.platform == "win32" else _take_flock(name)


class _Flock:
    """A system lock on an open file. It ends with the process, so it is never stale."""

    def __init__(self, name: str, descriptor: int) -> None:
        self._name, self._descriptor = name, descriptor

    def unlock(self) -> None:
        if self._descriptor < 0:
            return
        with suppress(OSError):
            if _is_named(self._descriptor, self._name):
                os.unlink(self._name)  # while locked: afterwards another process may hold it
        os.close(self._descriptor)
        self._descriptor = -1


def _take_flock(name: str) -> Lock | None:
    while True:
        descriptor = os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            is_held = _hold(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in _NO_LOCKS:
                return _take_without_flock(name)
            raise
        if not is_held:
            os.close(descriptor)
            return None
        if _is_named(descriptor, name):
            return _Flock(name, descriptor)
        os.close(descriptor)  # its last holder has just unlinked it


def _hold(descriptor: int) -> bool:
    """Lock an open file. Returns False if it is already locked.

    Raises:
        OSError: the system cannot lock it.
    """
    import fcntl  # not on Windows

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in (errno.EWOULDBLOCK, errno.EACCES):
            raise
        return False
    return True


def _is_named(descriptor: int, name: str) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(name))
    except FileNotFoundError:
        return False


def _take_without_flock(name: str) -> Lock | None:
    """Take a lock file that exists only while it is held."""
    with suppress(OSError):
        os.unlink(name)  # nobody can hold this one
    beside = f"{name}.qt"
    process, host, _program = QLockFile(beside).getLockInfo()
    if host == QSysInfo.machineHostName() and not _lives(process):
        with suppress(OSError):
            os.unlink(beside)  # Qt does so only where it can lock the file
    return _take_qt_lock(beside)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # it belongs to another user
    return True


def _take_qt_lock(name: str) -> Lock | None:
    taken = QLockFile(name)
    taken.setStaleLockTime(0)
    # Qt trusts a stale lock if its process number is in use again; removing a held one fails
    if taken.tryLock(0) or (taken.removeStaleLockFile() and taken.tryLock(0)):
        return taken
    if taken.error() == QLockFile.LockError.LockFailedError:
        return None
    # Qt does not report a full disk: raise that error if writing fails
    with tempfile.TemporaryFile(dir=Path(name).parent) as file:
        file.write(b"lock")
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), name)
