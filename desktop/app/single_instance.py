"""One program per user: a later start hands its files to the program that is already running.

The first program holds a lock until its process ends. Once it can answer, it listens on a local
socket that only this user may use. A later program waits for the socket or for the lock, and hands
its files over. A program that times out opens the files itself. If the two cannot connect, both
run: locks protect the games.
"""

from __future__ import annotations

import contextlib
import enum
import os
import stat
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QObject

from desktop.services.digest import digest
from desktop.settings.lock import Lock, take_lock
from rules.system import user_number

if TYPE_CHECKING:
    from desktop.app.instance_socket import InstanceServer, Receive

_START_MS = 60_000  # allowed to the first program for starting or ending
_PAUSE_S = 0.05  # between two attempts to find the first program
_MAX_PATH = 100  # bytes of a socket's address
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")


class Handover(enum.Enum):
    """The result of looking for a running program."""

    FIRST = "no other program runs"
    HANDED_OVER = "the running program has taken the files"
    SILENT = "a program runs, but does not answer"


class SingleInstance(QObject):
    """Hands files to the running program, or receives those of later starts."""

    def __init__(self, state_folder: Path, parent: QObject | None = None) -> None:
        """Programs with the same ``state_folder`` find each other."""
        super().__init__(parent)
        self._address = _address(state_folder)
        self._lock: Lock | None = None
        self._server: InstanceServer | None = None

    def hand_over(self, files: Sequence[Path], token: str) -> Handover:
        """Hand the files to the running program, or become the one that later programs find.

        ``token`` is the ``activation_token`` of this process.
        """
        deadline = QDeadlineTimer(_START_MS)
        while self._address and not self._become_first():
            # late, as below: the first window does not wait for Qt's network module
            from desktop.app.instance_socket import send_files

            taken = send_files(self._address, files, token)
            if taken is not None:
                return Handover.HANDED_OVER if taken else Handover.SILENT
            if deadline.hasExpired():
                return Handover.SILENT
            time.sleep(_PAUSE_S)
        return Handover.FIRST

    def listen(self, receive: Receive) -> None:
        """Pass on what later programs hand over from now on, if this one is the first."""
        if self._lock is not None:
            from desktop.app.instance_socket import InstanceServer

            self._server = InstanceServer(self._address, receive, self)

    def close(self) -> None:
        """Stop answering. Later programs wait until this process has ended."""
        if self._server is not None:
            self._server.close()

    def release(self) -> None:
        """Let a later program be the first, even though this process has not ended."""
        self.close()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _become_first(self) -> bool:
        """Try to become the first program. Returns True if locks are not possible here."""
        try:
            self._lock = take_lock(os.path.join(tempfile.gettempdir(), f"{self._address}.lock"))
        except OSError:
            self._address = ""
            return True
        return self._lock is not None


def activation_token() -> str:
    """Return the desktop's permission for this process to come forward, or "".

    Call this before there is a Qt application, which uses the token up.
    """
    return next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")


def _address(state_folder: Path) -> str:
    """Return the socket's address, a path but on Windows; "" if there is no safe place for one."""
    key = digest(os.fsencode(state_folder.absolute()), 12)
    name = f"oddments-{key}"
    if sys.platform == "win32":
        return name  # of a pipe, for this user alone
    for find in (_runtime_folder, _temporary_folder):
        folder = find()
        address = os.path.join(folder, name)
        if _is_private(folder) and len(os.fsencode(address)) <= _MAX_PATH:
            return address
    return ""


def _runtime_folder() -> str:
    folder, flatpak = os.environ.get("XDG_RUNTIME_DIR", ""), os.environ.get("FLATPAK_ID")
    # each start in a Flatpak has a runtime folder of its own, with one in it that all share
    return os.path.join(folder, "app", flatpak) if folder and flatpak else folder


def _temporary_folder() -> str:
    """Return this user's own temporary folder, created if it is missing."""
    folder = os.path.join(tempfile.gettempdir(), f"oddments-{user_number()}")
    with contextlib.suppress(OSError):
        os.mkdir(folder, 0o700)
    return folder


def _is_private(folder: str) -> bool:
    """Return whether the folder belongs to this user, who alone may read it."""
    try:
        status = os.lstat(folder)
    except OSError:
        return False
    ours = stat.S_ISDIR(status.st_mode) and status.st_uid == user_number()
    return ours and not status.st_mode & 0o077
