"""One program a person: a later start hands its files to the one that is running.

They meet at a local socket that only this user may use. The request is a line of JSON, the answer
one word, and a last word says that it has come in time: who has waited in vain opens the files
itself. Where they cannot meet, both run: locks see to it that no game suffers.
"""

from __future__ import annotations

import contextlib
import enum
import hashlib
import json
import os
import stat
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_CONNECT_MS = 1_000
_ANSWER_MS = 5_000  # a program that starts at this moment may need some of it
_LOCK_MS = 2_000
_ANSWER = b"ready\n"
_LAST_WORD = b"take them\n"
_MOST_BYTES = 10_000_000  # of a request
_MOST_PATH = 100  # bytes that the system takes for a socket's address
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")


class Meeting(enum.Enum):
    """What came of the meeting."""

    FIRST = "no other program runs"
    HANDED_OVER = "the running program has taken the files"
    SILENT = "a program runs, but does not answer"


class SingleInstance(QObject):
    """Where this program and a later one meet.

    Signals:
        asked(list[Path], str): a later start hands over these files and wishes a window to come
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

    def meet(self, files: Sequence[Path], token: str) -> Meeting:
        """Hand the files to the program that runs, or be the one that later ones find.

        ``token`` is the ``activation_token`` of this process.
        """
        if not self._address:
            return Meeting.FIRST
        with _alone(self._address):  # of two that start at once, one is the first
            meeting = _hand_over(self._address, files, token)
            if meeting is Meeting.FIRST:
                QLocalServer.removeServer(self._address)  # what a crash has left there
                self._server.listen(self._address)
        return meeting

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
        if len(request) > _MOST_BYTES:
            socket.abort()
        elif last_word == _LAST_WORD:
            self._requests[socket] = b""
            with contextlib.suppress(ValueError, TypeError, KeyError):
                facts = json.loads(request)
                self.asked.emit([Path(file) for file in facts["files"]], str(facts["token"]))
        elif self._requests[socket].endswith(b"\n"):
            socket.write(_ANSWER)
            socket.flush()


def activation_token() -> str:
    """The desktop's leave to come forward, given to this process at its start; "" without.

    To be asked for before there is a Qt application, which uses it up.
    """
    return next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")


def _hand_over(address: str, files: Sequence[Path], token: str) -> Meeting:
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(_CONNECT_MS):
        refused = QLocalSocket.LocalSocketError.ConnectionRefusedError
        missing = QLocalSocket.LocalSocketError.ServerNotFoundError
        return Meeting.FIRST if socket.error() in (refused, missing) else Meeting.SILENT
    request = {"files": [os.path.abspath(file) for file in files], "token": token}
    socket.write(json.dumps(request).encode() + b"\n")
    deadline = QDeadlineTimer(_ANSWER_MS)
    while not socket.canReadLine():
        if not socket.waitForReadyRead(deadline.remainingTime()):
            break
    if socket.readAll().data() == _ANSWER:
        socket.write(_LAST_WORD)
        socket.waitForBytesWritten(_ANSWER_MS)
        socket.disconnectFromServer()
        return Meeting.HANDED_OVER
    gone = socket.state() == QLocalSocket.LocalSocketState.UnconnectedState
    return Meeting.FIRST if gone else Meeting.SILENT


@contextlib.contextmanager
def _alone(address: str) -> Iterator[None]:
    """Have no other start between these lines, if that can be had in some seconds."""
    lock = QLockFile(f"{address}.lock")
    held = lock.tryLock(_LOCK_MS)
    try:
        yield
    finally:
        if held:
            lock.unlock()


def _address(state_folder: Path) -> str:
    """Where the socket is; "" where there is no safe place for one."""
    key = hashlib.sha256(os.fsencode(state_folder.absolute())).hexdigest()[:12]
    name = f"oddments-{key}"
    if os.name != "posix":
        return name  # a pipe, with access for this user alone
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    folder = runtime if os.path.isdir(runtime) else _own_folder()
    address = os.path.join(folder, name) if folder else ""
    return address if len(os.fsencode(address)) <= _MOST_PATH else ""


def _own_folder() -> str:
    """A folder among the temporary ones that nobody else can have made or look into, else ""."""
    folder = os.path.join(tempfile.gettempdir(), f"oddments-{os.getuid()}")
    with contextlib.suppress(FileExistsError):
        os.mkdir(folder, 0o700)
    status = os.lstat(folder)
    ours = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid()
    return folder if ours and not status.st_mode & 0o077 else ""
