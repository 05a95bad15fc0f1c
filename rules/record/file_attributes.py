"""Copies the permissions of a file to the file that replaces it."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress

from rules.system import user_number

_ACCESS_LIST = "system.posix_acl_access"


def keeps_owner(old: os.stat_result) -> bool:
    """Return whether a new file of this program can belong to the same user as ``old``."""
    return user_number() in (0, old.st_uid)


def copy_attributes(source: str, descriptor: int, name: str) -> None:
    """Give an open file the group, mode, access list and extended attributes of another.

    The open file is ``name``. What the system refuses is skipped, and so are permissions that
    would then be given to others.

    Raises:
        OSError: the source cannot be read, or the mode cannot be set.
    """
    old = os.stat(source)
    mode = stat.S_IMODE(old.st_mode)
    if sys.platform == "win32":
        os.chmod(name, mode)
        return
    try:
        os.fchown(descriptor, old.st_uid if user_number() == 0 else -1, old.st_gid)
    except OSError:
        mode = _without_group(mode)
    if not _copy_extended(source, descriptor):
        mode = _without_group(mode)  # with an access list, these are its mask
    os.fchmod(descriptor, mode)


def _without_group(mode: int) -> int:
    """Return the mode with the group's permissions reduced to those of others."""
    return mode & ~(stat.S_IRWXG | stat.S_ISGID) | (mode & stat.S_IRWXO) << 3


def _copy_extended(source: str, descriptor: int) -> bool:
    """Copy the extended attributes; return whether the access list, if any, was copied."""
    if sys.platform != "linux":
        return True
    wanted, given = _extended(source), _extended(descriptor)
    for name in given.keys() - wanted.keys():  # an access list inherited from the folder
        with suppress(OSError):
            os.removexattr(descriptor, name)
    copied = True
    for name, value in wanted.items():
        try:
            os.setxattr(descriptor, name, value)
        except OSError:
            copied &= name != _ACCESS_LIST
    return copied


def _extended(file: str | int) -> dict[str, bytes]:
    """Return the extended attributes that can be read."""
    found: dict[str, bytes] = {}
    if sys.platform == "linux":
        with suppress(OSError):
            for name in os.listxattr(file):
                with suppress(OSError):
                    found[name] = os.getxattr(file, name)
    return found
