"""The workers of a match, the games they play, and the replacement of dead ones."""

from __future__ import annotations

import contextlib
import dataclasses
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from multiprocessing.connection import wait

from rules.match.game import GameResult
from rules.match.match_setup import MatchError, MatchSetup
from rules.match.player import Turn
from rules.match.worker import FAILED, PLAYED, READY, RUNNING, work
from rules.process import SAFE_PATH, how_ended, ignoring_interrupts, kill_group, safe_path

Order = tuple[int, Sequence[Turn]]

_GRACE_SECONDS = 5.0


class _Worker:
    """A worker process, the connection to it, and the game it is playing."""

    def __init__(self, match: MatchSetup) -> None:
        context = multiprocessing.get_context("spawn")
        self.orders, theirs = context.Pipe()
        arguments = (match, theirs, os.environ.get(SAFE_PATH))
        self.process = context.Process(target=work, args=arguments, daemon=True)
        with ignoring_interrupts(), safe_path():
            self.process.start()
        theirs.close()
        self.ready = False
        self.game: int | None = None
        self._groups: dict[int, int | None] = {}

    def take(self, order: Order) -> None:
        self.game = order[0]
        with contextlib.suppress(OSError):  # a dead worker is noticed when it is read from
            self.orders.send(order)

    def receive(self) -> GameResult | None:
        """Return the next message: a finished game, or None for any other.

        Raises:
            EOFError: the process has ended.
            MatchError: it cannot play this match.
        """
        try:
            what, about = self.orders.recv()
        except OSError:
            raise EOFError from None
        if what == FAILED:
            raise MatchError(about)
        if what == READY:
            self.ready = True
        elif what == RUNNING:
            side, group = about
            self._groups[side] = group
        elif what == PLAYED:
            self.game = None
            assert isinstance(about, GameResult)
            return about
        return None

    def dismiss(self) -> None:
        """Ask it to end by itself; ``end`` waits for that."""
        with contextlib.suppress(OSError):
            self.orders.send(None)

    def end(self, seconds: float = 0) -> str:
        """Wait so many seconds for its end, then kill it with all it has started.

        Returns:
            How it ended.
        """
        self.process.join(seconds)
        if self.process.is_alive():
            self.process.kill()
        self.process.join()
        for group in self._groups.values():
            if group is not None:
                kill_group(group)
        code = self.process.exitcode or 0
        self.process.close()
        self.orders.close()
        return how_ended(code)


@dataclasses.dataclass(frozen=True)
class LostGame:
    """A game that was cut short because its worker died."""

    game: int
    reason: str


class WorkerPool:
    """A number of workers, which are replaced when they die. ``close`` ends them all."""

    def __init__(self, match: MatchSetup, size: int) -> None:
        self._match = match
        self._workers: list[_Worker] = []
        try:
            for _ in range(size):
                self._workers.append(_Worker(match))
        except BaseException:
            self.close()
            raise

    @property
    def playing(self) -> set[int]:
        """The games that are being played."""
        return {worker.game for worker in self._workers if worker.game is not None}

    def idle(self) -> Iterator[_Worker]:
        """Return the workers that are free to play a game."""
        return (worker for worker in self._workers if worker.ready and worker.game is None)

    def receive(self, seconds: float) -> list[GameResult | LostGame]:
        """Wait at most so long for messages; return the games that finished or were lost."""
        news: list[GameResult | LostGame] = []
        answered = wait([worker.orders for worker in self._workers], seconds)
        for i, worker in enumerate(self._workers):
            if worker.orders not in answered:
                continue
            what: GameResult | LostGame | None
            try:
                what = worker.receive()
            except EOFError:
                what = self._replace(i)
            if what is not None:
                news.append(what)
        return news

    def close(self, *, gracefully: bool = False) -> None:
        """End all workers; ``gracefully``, after the idle ones have closed their programs."""
        leaving = list(self.idle()) if gracefully else []
        for worker in leaving:
            worker.dismiss()
        for worker in self._workers:
            worker.end(_GRACE_SECONDS if worker in leaving else 0)
        self._workers = []

    def _replace(self, i: int) -> LostGame | None:
        """Replace a dead worker; return the game that it was playing."""
        worker = self._workers.pop(i)
        how = worker.end(_GRACE_SECONDS)
        if not worker.ready:
            raise MatchError(
                f"a worker ended before it could play ({how}). A script that plays matches needs"
                " its 'if __name__ == \"__main__\":'"
            )
        self._workers.insert(i, _Worker(self._match))
        return None if worker.game is None else LostGame(worker.game, f"its worker ended ({how})")
