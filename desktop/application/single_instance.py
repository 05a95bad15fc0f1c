"""One program per user: a later start hands its files to the program that is already running.

The first program holds a lock until its process ends. Once it can answer, it listens on a local
socket that only this user may use. A later program waits for the socket or for the lock. It sends
its request as a line of JSON, which is answered by one word; it then confirms that the answer came
in time, and is answered again when the files are open. A program that times out opens the files
itself. If the two cannot connect, both run: locks protect the games.
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

_START_MS = 60_000  # allowed to the first program for starting, ending, or opening files
_CONNECT_MS = 1_000
_ANSWER_MS = 10_000  # a running program that takes longer to answer is stuck
_PAUSE_S = 0.05  # between two attempts to find the first program
_ANSWER = b"ready\n"
_CONFIRMATION = b"take them\n"
_TAKEN = b"taken\n"
_MAX_BYTES = 10_000_000  # of a request
_MAX_PATH = 100  # bytes of a socket's address
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
_NOBODY = (
    QLocalSocket.LocalSocketError.ConnectionRefusedError,
    QLocalSocket.LocalSocketError.ServerNotFoundError,
)


class Handover(enum.Enum):
    """The result of looking for a running program."""

    FIRST = "no other program runs"
    HANDED_OVER = "the running program has taken the files"
    SILENT = "a program runs, but does not answer"


class SingleInstance(QObject):
    """Hands files to the running program, or receives those of later starts.

    Signals:
        received(list[Path], str): a later start hands over these files and asks for a window to
            come forward; the text is the desktop's activation token for that, or "".
    """

    received = Signal(list, str)

    def __init__(self, state_folder: Path, parent: QObject | None = None) -> None:
        """Programs with the same ``state_folder`` find each other."""
        super().__init__(parent)
        self._address = _address(state_folder)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        self._requests: dict[QLocalSocket, bytes] = {}
        self._lock: Lock | None = None

    def hand_over(self, files: Sequence[Path], token: str) -> Handover:
        """Hand the files to the running program, or become the one that later programs find.

        ``token`` is the ``activation_token`` of this process.
        """
        deadline = QDeadlineTimer(_START_MS)
        while self._address and not self._become_first():
            handover = _send_files(self._address, files, token)
            if handover is not None:
                return handover
            if deadline.hasExpired():
                return Handover.SILENT
            time.sleep(_PAUSE_S)
        return Handover.FIRST

    def listen(self) -> None:
        """Answer later programs from now on, if this one is the first."""
        if self._lock is not None:
            QLocalServer.removeServer(self._address)  # left behind by a crash
            self._server.listen(self._address)

    def close(self) -> None:
        """Stop answering. Later programs wait until this process has ended."""
        self._server.close()
        for socket in list(self._requests):
            socket.abort()

    def release(self) -> None:
        """Let a later program be the first, even though this process has not ended."""
        self.close()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _become_first(self) -> bool:
        """Try to become the first program. Returns True if locks are not possible here."""
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
        """Read what has arrived, and answer once it is complete."""
        self._requests[socket] += socket.readAll().data()
        request, _, last_word = self._requests[socket].partition(b"\n")
        if len(request) > _MAX_BYTES:
            socket.abort()
        elif last_word == _CONFIRMATION:
            self._requests[socket] = b""
            with contextlib.suppress(ValueError, TypeError, KeyError):
                facts = json.loads(request)
                self.received.emit([Path(file) for file in facts["files"]], str(facts["token"]))
                _send(socket, _TAKEN)
        elif self._requests[socket].endswith(b"\n"):
            _send(socket, _ANSWER)


def activation_token() -> str:
    """Return the desktop's permission for this process to come forward, or "".

    Call this before there is a Qt application, which uses the token up.
    """
    return next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")


def _send_files(address: str, files: Sequence[Path], token: str) -> Handover | None:
    """Hand over the files. Returns None if no program answers, yet or any more."""
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(_CONNECT_MS):
        return None if socket.error() in _NOBODY else Handover.SILENT
    _let_come_forward()
    facts = {"files": [os.path.abspath(file) for file in files], "token": token}
    request = json.dumps(facts).encode() + b"\n"
    answered = _ask(socket, request, _ANSWER_MS) == _ANSWER
    if answered and _ask(socket, _CONFIRMATION, _START_MS) == _TAKEN:
        return Handover.HANDED_OVER
    is_gone = socket.state() == QLocalSocket.LocalSocketState.UnconnectedState
    return None if is_gone else Handover.SILENT


def _ask(socket: QLocalSocket, words: bytes, max_ms: int) -> bytes:
    """Send words. Returns the line that answers them, incomplete on a timeout."""
    _send(socket, words)
    deadline = QDeadlineTimer(max_ms)
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
    """Return the socket's address; "" if there is no safe place for one."""
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
    """Return this user's own temporary folder, created if it is missing."""
    folder = os.path.join(tempfile.gettempdir(), f"oddments-{os.getuid()}")
    with contextlib.suppress(OSError):
        os.mkdir(folder, 0o700)
    return folder


def _is_private(folder: str) -> bool:
    """Return whether the folder belongs to this user, who alone may read it."""
    try:
        status = os.lstat(folder)
    except OSError:
        return False
    ours = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid()
    return ours and not status.st_mode & 0o077
