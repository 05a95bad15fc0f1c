"""A separate process that plays games of a match, one at a time.

So a player that crashes its process costs only one game, and only the match handles Ctrl+C.
"""

from __future__ import annotations

import functools
import os
import signal
import threading
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import NoReturn

from rules.match.contestant import ContestantError
from rules.match.game import GameResult, MatchGame
from rules.match.match_setup import MatchSetup
from rules.match.player import Player, Turn
from rules.process import SAFE_PATH, kill_group, set_variable, wait_for_parent

# messages of a worker: (kind, content)
READY, RUNNING, PLAYED, FAILED = "ready", "running", "played", "failed"


def work(match: MatchSetup, orders: Connection, safe_path: str | None) -> None:
    """Play the games that come as (number, opening), until None comes.

    ``safe_path`` is the user's value of that variable, which programs started here inherit.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_variable(SAFE_PATH, safe_path)
    worker = _Worker(match, orders)
    threading.Thread(target=worker.end_with_parent, daemon=True).start()
    try:
        worker.run()
    except (EOFError, OSError):  # the match has ended
        worker.end()


class _Worker:
    def __init__(self, match: MatchSetup, orders: Connection) -> None:
        self._match = match
        self._orders = orders
        self._groups: dict[int, int | None] = {}
        self._players: list[Player] = []

    def run(self) -> None:
        try:
            limits, seconds = self._match.limits, self._match.turn_timeout
            for side, contestant in enumerate(self._match.contestants):
                note = functools.partial(self._note, side)
                self._players.append(contestant.player(limits, seconds, note))
        except Exception as error:
            known = isinstance(error, ContestantError)
            self._orders.send((FAILED, str(error) if known else f"{type(error).__name__}: {error}"))
            return
        self._orders.send((READY, None))
        while (order := self._orders.recv()) is not None:
            self._orders.send((PLAYED, self._play(*order)))
        for player in self._players:
            player.close()

    def end_with_parent(self) -> None:
        """End when the match's process ends, however it does."""
        wait_for_parent()
        self.end()

    def end(self) -> NoReturn:
        """End at once, with the programs it runs."""
        for group in list(self._groups.values()):
            if group is not None:
                kill_group(group)
        os._exit(1)

    def _play(self, game: int, opening: Sequence[Turn]) -> GameResult:
        setup = self._match.read_game()
        seeds = [self._match.seed_of(game, side) for side in (0, 1)]
        return MatchGame(setup, self._players, game, opening, seeds).play()

    def _note(self, side: int, group: int | None) -> None:
        """Report the running program of a contestant, so that it does not outlive this process."""
        self._groups[side] = group
        self._orders.send((RUNNING, (side, group)))
