"""Hostile texts, and a picture and a server that nothing may request because of them."""

from __future__ import annotations

import ctypes
import os
import shutil
import socket
import struct
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtGui import QColor, QImage

MARK = "Outside"  # in every hostile text
LITERAL = "<b>bold</b>"  # the part that must be shown literally

_IN_OPEN = 0x20
_EVENT = struct.Struct("iIII")  # of inotify; the name follows
_CALLS = ("socket.connect", "socket.getaddrinfo", "subprocess.Popen", "webbrowser.open")
_listeners: list[Callable[[str, tuple[Any, ...]], None]] = []


def _hear(event: str, args: tuple[Any, ...]) -> None:
    for listener in _listeners:
        listener(event, args)


sys.addaudithook(_hear)


class Bait:
    """The picture, the server and the texts, in a ``with`` statement.

    Attributes:
        picture: a real one, in a folder of its own. port: of the server, on this machine.
    """

    def __init__(self) -> None:
        # a short path, so that it fits into file names and shortened comments
        self._folder = Path(tempfile.mkdtemp(prefix="o", dir="/tmp"))
        self.picture = self._folder / "p.png"
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        image.fill(QColor("red"))
        assert image.save(str(self.picture))
        self._server = socket.create_server(("127.0.0.1", 0))
        self._server.setblocking(False)
        self.port = self._server.getsockname()[1]
        self._announced: list[str] = []
        libc = ctypes.CDLL(None, use_errno=True)
        self._inotify = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        assert self._inotify >= 0
        assert libc.inotify_add_watch(self._inotify, bytes(self._folder), _IN_OPEN) >= 0

    def __enter__(self) -> Bait:
        _listeners.append(self._listen)
        return self

    def __exit__(self, *_error: object) -> None:
        _listeners.remove(self._listen)
        os.close(self._inotify)
        self._server.close()
        shutil.rmtree(self._folder)

    def text(self, topic: str) -> str:
        """Return a text with everything that could be interpreted as more than text."""
        picture = self.picture
        return (
            f'{MARK} {topic} <img src="{picture}">{LITERAL} &x [*] <img src="/{picture}">'
            f'<link rel="stylesheet" href="{picture}"><body background="{picture}">'
            f'<img src="http://127.0.0.1:{self.port}/p.png"><a href="{picture.as_uri()}">go</a>'
            f"![p]({picture}) [l]({picture.as_uri()}) <{picture.as_uri()}> &lt; {{0}} {{x}} %Ln"
        )

    def short_text(self, topic: str) -> str:
        """Return a shorter text of this kind."""
        return f"{topic} {MARK}<img src={self.picture}>&x"

    def file_name(self, topic: str) -> str:
        """Return a text of this kind that can be a file name."""
        entity = str(self.picture).replace("/", "&#47;")
        return f"{MARK} {topic} <img src={entity}><b>bold<&#47;b> &x [*] {{0}} %Ln"

    def touched(self) -> list[str]:
        """Return what has been requested since the last call."""
        found, self._announced = self._announced, []
        try:
            while data := os.read(self._inotify, 4096):
                found += [f"{self._folder}/{name}" for name in _names(data)]
        except BlockingIOError:
            pass
        try:
            self._server.accept()[0].close()
            found.append("the server")
        except BlockingIOError:
            pass
        return found

    def _listen(self, event: str, args: tuple[Any, ...]) -> None:
        opens_bait = event == "open" and str(self._folder) in str(args[0])
        if event in _CALLS or opens_bait:
            self._announced.append(f"{event} {args}")


def _names(data: bytes) -> list[str]:
    """Return the names in events of inotify."""
    names, at = [], 0
    while at < len(data):
        *_rest, length = _EVENT.unpack_from(data, at)
        at += _EVENT.size
        names.append(data[at : at + length].rstrip(b"\0").decode())
        at += length
    return names
