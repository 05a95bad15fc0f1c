"""A game of a match as a piece of work for a worker process."""

from __future__ import annotations

import atexit
import dataclasses
from collections.abc import Sequence

from rules.match.contestant import ContestantError
from rules.match.game import GameResult, MatchGame
from rules.match.match_setup import MatchSetup
from rules.match.player import Player, Turn
from rules.work.piece import WorkError
from rules.work.programs import PROGRAMS


@dataclasses.dataclass(frozen=True)
class GameTask:
    """A game to play.

    Attributes:
        match: to which it belongs, without the openings.
        game: its number.
        opening: turns played before the contestants take over.
    """

    match: MatchSetup
    game: int
    opening: tuple[Turn, ...]

    @classmethod
    def of(cls, match: MatchSetup, game: int, opening: Sequence[Turn]) -> GameTask:
        # without what the game does not depend on: openings would travel with each game
        return cls(dataclasses.replace(match, openings=(), games=1), game, tuple(opening))


def play_game(task: GameTask) -> GameResult:
    """Play a game; the players stay for the next one of the same match.

    Raises:
        WorkError: a contestant cannot play.
    """
    players = _SEATS.players(task.match)
    seeds = [task.match.seed_of(task.game, side) for side in (0, 1)]
    setup = task.match.read_game()
    return MatchGame(setup, players, task.game, task.opening, seeds).play()


class _Program:
    """Keeps track of the running program of a player."""

    def __init__(self) -> None:
        self._group: int | None = None

    def note(self, group: int | None) -> None:
        PROGRAMS.replace(self._group, group)
        self._group = group


class _Seats:
    """The players of one match at a time."""

    def __init__(self) -> None:
        self._match: MatchSetup | None = None
        self._players: list[Player] = []

    def players(self, match: MatchSetup) -> Sequence[Player]:
        if match != self._match:
            self.clear()
            try:
                for contestant in match.contestants:
                    player = contestant.player(match.limits, match.turn_timeout, _Program().note)
                    self._players.append(player)
            except ContestantError as error:
                raise WorkError(str(error)) from None
            self._match = match
        return self._players

    def clear(self) -> None:
        self._match = None
        for player in self._players:
            player.close()
        self._players = []


_SEATS = _Seats()  # of this process
atexit.register(_SEATS.clear)
