"""What Linux, macOS and Windows do differently, where Python does not hide it.

Only this file imports modules that one of them lacks.
"""

from __future__ import annotations

import errno
import os
import sys

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_HELD = (errno.EWOULDBLOCK, errno.EACCES)  # by another
_LOCKED_BYTE = 1 << 30  # Windows locks bytes, which nobody else can read then: one past the end


def try_lock(descriptor: int) -> bool:
    """Lock an open file until it is closed or the process ends, in whatever way.

    Returns:
        Whether it is locked now; False if another process, or another descriptor, holds the lock.

    Raises:
        OSError: the system cannot lock it.
    """
    try:
        if sys.platform == "win32":
            place = os.lseek(descriptor, 0, os.SEEK_CUR)
            os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(descriptor, place, os.SEEK_SET)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in _HELD:
            raise
        return False
    return True


def check_writable(folder: str | os.PathLike[str]) -> None:
    """Check that files can be created in a folder.

    Raises:
        OSError: they cannot.
    """
    if sys.platform == "win32":  # there ``os.access`` looks only at an attribute
        name = os.path.join(folder, f".{os.urandom(8).hex()}")
        os.close(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
        os.unlink(name)
    elif not os.access(folder, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), os.fspath(folder))
