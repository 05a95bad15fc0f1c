"""A file beside another one that says: a program has this open."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QLockFile

from rules.record.whole_file import make_folder


def lock(path: Path) -> QLockFile | None:
    """Take a file for this program; None while another one, or this one, has it.

    It is free again when it is unlocked, and when the program ends in whatever way.

    Raises:
        OSError: nothing may be written beside it.
    """
    make_folder(path.parent)
    taken = QLockFile(f"{path}.lock")
    taken.setStaleLockTime(0)
    # Qt believes a lock whose process number lives again; the system knows whether it is held
    if taken.tryLock(0) or (taken.removeStaleLockFile() and taken.tryLock(0)):
        return taken
    if taken.error() == QLockFile.LockError.LockFailedError:
        return None
    with tempfile.TemporaryFile(dir=path.parent) as file:  # Qt does not tell that a disk is full
        file.write(b"lock")
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path.parent))
