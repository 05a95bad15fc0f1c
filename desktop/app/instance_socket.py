"""The socket on which the running program receives the files of later starts.

The request is a line of JSON, which is answered by one word. A client that gets the answer in time
confirms it, and is answered again when the files are open.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from rules.system import let_others_come_forward

_START_MS = 60_000  # allowed to the first program for opening files
_CONNECT_MS = 1_000
_ANSWER_MS = 10_000  # a running program that takes longer to answer is stuck
_ANSWER = b"ready\n"
_CONFIRMATION = b"take them\n"
_TAKEN = b"taken\n"
_MAX_BYTES = 10_000_000  # of a request
Receive = Callable[[Sequence[Path], str], object]

_NOBODY = (
    QLocalSocket.LocalSocketError.ConnectionRefusedError,
    QLocalSocket.LocalSocketError.ServerNotFoundError,
)


class InstanceServer(QObject):
    """Listens for later starts; only this user may connect."""

    def __init__(self, address: str, receive: Receive, parent: QObject) -> None:
        """``receive`` is called when a later start hands over files and asks for a window to come
        forward; the text is the desktop's activation token for that, or "".
        """
        super().__init__(parent)
        self._receive = receive
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        self._requests: dict[QLocalSocket, bytes] = {}
        QLocalServer.removeServer(address)  # left behind by a crash
        self._server.listen(address)

    def close(self) -> None:
        """Stop answering."""
        self._server.close()
        for socket in list(self._requests):
            socket.abort()

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
            try:
                facts = json.loads(request)
                files, token = [Path(file) for file in facts["files"]], str(facts["token"])
            except (ValueError, TypeError, KeyError):
                return
            self._receive(files, token)
            _send(socket, _TAKEN)
        elif self._requests[socket].endswith(b"\n"):
            _send(socket, _ANSWER)


def send_files(address: str, files: Sequence[Path], token: str) -> bool | None:
    """Hand over the files, and return whether they were taken: False by a program that does not
    respond, None by no program, yet or any more.
    """
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(_CONNECT_MS):
        return None if socket.error() in _NOBODY else False
    let_others_come_forward()
    facts = {"files": [os.path.abspath(file) for file in files], "token": token}
    request = json.dumps(facts).encode() + b"\n"
    answered = _ask(socket, request, _ANSWER_MS) == _ANSWER
    if answered and _ask(socket, _CONFIRMATION, _START_MS) == _TAKEN:
        return True
    is_gone = socket.state() == QLocalSocket.LocalSocketState.UnconnectedState
    return None if is_gone else False


def _ask(socket: QLocalSocket, words: bytes, max_ms: int) -> bytes:
    """Send words. Returns the line that answers them, b"" if there is none in time."""
    _send(socket, words)
    deadline = QDeadlineTimer(max_ms)
    while not socket.canReadLine():
        if not _is_connected(socket) or not socket.waitForReadyRead(deadline.remainingTime()):
            return b""
    return bytes(socket.readLine().data())


def _send(socket: QLocalSocket, words: bytes) -> None:
    if _is_connected(socket):
        socket.write(words)
        socket.flush()


def _is_connected(socket: QLocalSocket) -> bool:
    return socket.state() == QLocalSocket.LocalSocketState.ConnectedState
