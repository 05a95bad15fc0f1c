"""A lock file: while a program holds it, no other one can."""

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

_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)  # some network folders know none


class Lock(Protocol):
    """A lock that is held until it is unlocked, or until the program ends in whatever way."""

    def unlock(self) -> None: ...


def lock(path: Path) -> Lock | None:
    """Lock a file for this program; None while another one, or this one, holds it.

    Raises:
        OSError: nothing may be written beside it.
    """
    make_folder(path.parent)
    return take_lock(f"{path}.lock")


def take_lock(name: str) -> Lock | None:
    """Hold the lock file of this name; None while another program, or this one, holds it.

    Raises:
        OSError: the lock file cannot be made.
    """
    return _take_qt_lock(name) if sys.platform == "win32" else _take_flock(name)


class _Flock:
    """A lock of the system's on an open file. It goes with the process: none is ever stale."""

    def __init__(self, name: str, descriptor: int) -> None:
        self._name, self._descriptor = name, descriptor

    def unlock(self) -> None:
        if self._descriptor < 0:
            return
        with suppress(OSError):
            if _is_named(self._descriptor, self._name):
                os.unlink(self._name)  # while it is held: afterwards it might be another program's
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
        os.close(descriptor)  # its last holder has unlinked it meanwhile


def _hold(descriptor: int) -> bool:
    """Returns whether nobody else holds the file.

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
    """Hold a file that is there only while it is held."""
    with suppress(OSError):
        os.unlink(name)  # no program can hold this one
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
        pass  # it is another user's
    return True


def _take_qt_lock(name: str) -> Lock | None:
    taken = QLockFile(name)
    taken.setStaleLockTime(0)
    # Qt believes a lock whose process number lives again; the system knows whether it is held
    if taken.tryLock(0) or (taken.removeStaleLockFile() and taken.tryLock(0)):
        return taken
    if taken.error() == QLockFile.LockError.LockFailedError:
        return None
    with tempfile.TemporaryFile(dir=Path(name).parent) as file:  # Qt does not report a full disk
        file.write(b"lock")
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), name)
