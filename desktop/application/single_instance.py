"""One program a person: a later start hands its files to the one that is running.

Who is first is decided by a lock that a program holds until its process has ended. It listens at a
local socket, which only this user may use, once it can answer. A later program waits for that, or
for the lock. Its request is a line of JSON, answered by one word; a second word says that the
answer came in time, and is answered when the files are open. A program that has waited too long
opens the files itself. Where they cannot meet, both run: locks see to it that no game suffers.
"""

from __future__ import annotations

import contextlib
import enum
import hashlib
import json
import os
import stat
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from desktop.storage.lock import Lock, take_lock

_START_MS = 60_000  # the first program may take so long to start, to end, or to open files
_CONNECT_MS = 1_000
_ANSWER_MS = 10_000  # of a program that has started; one that takes longer is stuck
_PAUSE_S = 0.05  # between two attempts to find the first program
_ANSWER = b"ready\n"
_LAST_WORD = b"take them\n"
_TAKEN = b"taken\n"
_MAX_BYTES = 10_000_000  # of a request
_MAX_PATH = 100  # bytes that the system takes for a socket's address
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
_NOBODY = (
    QLocalSocket.LocalSocketError.ConnectionRefusedError,
    QLocalSocket.LocalSocketError.ServerNotFoundError,
)


class Meeting(enum.Enum):
    """What came of the meeting."""

    FIRST = "no other program runs"
    HANDED_OVER = "the running program has taken the files"
    SILENT = "a program runs, but does not answer"


class SingleInstance(QObject):
    """Where this program and a later one meet.

    Signals:
        asked(list[Path], str): a later start hands over these files and wants a window to come
            forward; the text is the desktop's leave to do so, "" without.
    """

    asked = Signal(list, str)

    def __init__(self, state_folder: Path, parent: QObject | None = None) -> None:
        """Programs that keep their games in the same ``state_folder`` are one."""
        super().__init__(parent)
        self._address = _address(state_folder)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        self._requests: dict[QLocalSocket, bytes] = {}
        self._lock: Lock | None = None

    def meet(self, files: Sequence[Path], token: str) -> Meeting:
        """Hand the files to the program that runs, or become the one that later ones find.

        ``token`` is the ``activation_token`` of this process.
        """
        deadline = QDeadlineTimer(_START_MS)
        while self._address and not self._become_first():
            meeting = _hand_over(self._address, files, token)
            if meeting is not None:
                return meeting
            if deadline.hasExpired():
                return Meeting.SILENT
            time.sleep(_PAUSE_S)
        return Meeting.FIRST

    def listen(self) -> None:
        """Answer later programs from now on, if this one is the first."""
        if self._lock is not None:
            QLocalServer.removeServer(self._address)  # what a crash has left there
            self._server.listen(self._address)

    def close(self) -> None:
        """Answer nobody any more. Later programs wait until this process has ended."""
        self._server.close()
        for socket in list(self._requests):
            socket.abort()

    def release(self) -> None:
        """Let a later program be the first, though this process has not ended."""
        self.close()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _become_first(self) -> bool:
        """Returns whether no other program is; where no lock can be made none is found."""
        try:
            self._lock = take_lock(f"{self._address}.lock")
        except OSError:
            self._address = ""
            return True
        return self._lock is not None

    def _welcome(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            self._requests[socket] = b""
            socket.readyRead.connect(self._read)
            socket.disconnected.connect(self._forget)
            self._take(socket)

    def _read(self) -> None:
        socket = self.sender()
        assert isinstance(socket, QLocalSocket)
        self._take(socket)

    def _forget(self) -> None:
        socket = self.sender()
        assert isinstance(socket, QLocalSocket)
        self._requests.pop(socket, None)
        socket.deleteLater()

    def _take(self, socket: QLocalSocket) -> None:
        """Take what has come; answer when it is all."""
        self._requests[socket] += socket.readAll().data()
        request, _, last_word = self._requests[socket].partition(b"\n")
        if len(request) > _MAX_BYTES:
            socket.abort()
        elif last_word == _LAST_WORD:
            self._requests[socket] = b""
            with contextlib.suppress(ValueError, TypeError, KeyError):
                facts = json.loads(request)
                self.asked.emit([Path(file) for file in facts["files"]], str(facts["token"]))
                _send(socket, _TAKEN)
        elif self._requests[socket].endswith(b"\n"):
            _send(socket, _ANSWER)


def activation_token() -> str:
    """Return the desktop's leave to come forward, given to this process at its start; "" without.

    To be asked for before there is a Qt application, which uses it up.
    """
    return next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")


def _hand_over(address: str, files: Sequence[Path], token: str) -> Meeting | None:
    """Returns None if nobody answers there, yet or any more."""
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(_CONNECT_MS):
        return None if socket.error() in _NOBODY else Meeting.SILENT
    _let_come_forward()
    facts = {"files": [os.path.abspath(file) for file in files], "token": token}
    request = json.dumps(facts).encode() + b"\n"
    answered = _asked(socket, request, _ANSWER_MS) == _ANSWER
    if answered and _asked(socket, _LAST_WORD, _START_MS) == _TAKEN:
        return Meeting.HANDED_OVER
    is_gone = socket.state() == QLocalSocket.LocalSocketState.UnconnectedState
    return None if is_gone else Meeting.SILENT


def _asked(socket: QLocalSocket, words: bytes, most_ms: int) -> bytes:
    """Send words; returns the line that answers them, or what there is of it."""
    _send(socket, words)
    deadline = QDeadlineTimer(most_ms)
    while not socket.canReadLine() and socket.waitForReadyRead(deadline.remainingTime()):
        pass
    return bytes(socket.readLine().data())


def _send(socket: QLocalSocket, words: bytes) -> None:
    if socket.state() == QLocalSocket.LocalSocketState.ConnectedState:
        socket.write(words)
        socket.flush()


def _let_come_forward() -> None:
    """Allow the running program to raise its window; Windows lets only the one in front do so."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)  # any process


def _address(state_folder: Path) -> str:
    """Where the socket is; "" where there is no safe place for one."""
    key = hashlib.sha256(os.fsencode(state_folder.absolute())).hexdigest()[:12]
    name = f"oddments-{key}"
    if sys.platform == "win32":
        return os.path.join(tempfile.gettempdir(), name)  # a pipe, for this user alone
    for find in (_runtime_folder, _temporary_folder):
        folder = find()
        address = os.path.join(folder, name)
        if _is_private(folder) and len(os.fsencode(address)) <= _MAX_PATH:
            return address
    return ""


def _runtime_folder() -> str:
    return os.environ.get("XDG_RUNTIME_DIR", "")


def _temporary_folder() -> str:
    """Return the name of this user's folder among the temporary ones; it is made if it is
    missing.
    """
    folder = os.path.join(tempfile.gettempdir(), f"oddments-{os.getuid()}")
    with contextlib.suppress(OSError):
        os.mkdir(folder, 0o700)
    return folder


def _is_private(folder: str) -> bool:
    """Returns whether nobody else can have made the folder, or look into it."""
    try:
        status = os.lstat(folder)
    except OSError:
        return False
    ours = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid()
    return ours and not status.st_mode & 0o077
