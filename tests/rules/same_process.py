"""Workers in the test's own process: for what is not about processes."""

from __future__ import annotations

import pytest

from rules.work.work_queue import Done, News, Piece, WorkError


class SameProcess:
    """Works on a piece when its result is asked for."""

    def __init__(self, jobs: int = 1) -> None:
        self._pieces: list[Piece] = []

    def room(self) -> int:
        return 1 - len(self._pieces)

    def start(self, piece: Piece) -> None:
        self._pieces.append(piece)

    def receive(self, seconds: float) -> list[News]:
        piece = self._pieces.pop()
        try:
            return [Done(piece.number, piece.run())]
        except WorkError:
            raise
        except Exception as error:
            raise WorkError(f"{type(error).__name__}: {error}") from error

    def abandon(self) -> None:
        self._pieces.clear()

    def close(self, *, gracefully: bool = False) -> None:
        self.abandon()


def work_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands and matches work in this process, which also keeps its signals."""
    for module in ("rules.work.arguments", "rules.lab.match"):
        monkeypatch.setattr(f"{module}.ProcessPool", SameProcess)
    monkeypatch.setattr("signal.signal", lambda *_: None)
