"""Everything that defines a match before its first game."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

from rules.engine.limits import Limits
from rules.games import GAMES, read_setup
from rules.match.contestant import Contestant
from rules.match.opening import OpeningError, Openings
from rules.match.sprt import Sprt
from rules.setup import Setup

_LONGEST_TIMEOUT = 1_000_000  # seconds


class MatchError(ValueError):
    """A match that cannot be played as requested."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class MatchSetup:
    """Two contestants, a game and the number of games.

    The contestants are called black and white after the colours of their first game; they swap
    colours from game to game, so that each opening is played with both.

    Attributes:
        black, white: see ``Contestant``.
        black_commands, white_commands: sent to a GTP program at the start of each game.
        game: the game and its options, as in the protocol's ``game`` command.
        games: number of games; with an even number every opening is played twice.
        opening_turns: number of random turns before the contestants take over.
        openings: turns in notation, one opening per text; random openings if empty.
        movetime: seconds per turn, like simulations and threads for both; 0 means no bound.
        turn_timeout: seconds after which a GTP program that has not answered loses.
        seed: of openings and of the contestants' random numbers.
        sprt: ends the match early; None plays it to the end.
    """

    black: str
    white: str
    black_commands: tuple[str, ...] = ()
    white_commands: tuple[str, ...] = ()
    game: str = next(iter(GAMES))
    games: int = 100
    opening_turns: int = 2
    openings: tuple[str, ...] = ()
    movetime: float = 0
    simulations: int = 0
    threads: int = 1
    turn_timeout: float = 60
    seed: int = 1
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        if self.games < 1:
            raise MatchError(f"games must be at least 1, not {self.games}")
        if self.opening_turns < 0:
            raise MatchError(f"opening turns must not be negative, but are {self.opening_turns}")
        if not 0 < self.turn_timeout <= _LONGEST_TIMEOUT:
            raise MatchError(
                f"the turn timeout must be at most {_LONGEST_TIMEOUT} s, not {self.turn_timeout:g}"
            )
        if not 0 <= self.movetime < self.turn_timeout:
            raise MatchError(
                f"the movetime must be 0 to the turn timeout of {self.turn_timeout:g} s,"
                f" not {self.movetime:g}"
            )
        try:
            _ = self.limits
        except ValueError as error:
            raise MatchError(str(error)) from None

    @property
    def contestants(self) -> tuple[Contestant, Contestant]:
        """Black and white."""
        return (
            Contestant(self.black, self.black_commands),
            Contestant(self.white, self.white_commands),
        )

    @property
    def limits(self) -> Limits:
        """The bounds of both contestants."""
        return Limits(
            think_ms=round(1000 * self.movetime), simulations=self.simulations, threads=self.threads
        )

    def read_game(self) -> Setup:
        """Return the setup of the game.

        Raises:
            RulesError: no such game, or not with these options.
        """
        return read_setup(self.game.split())

    def read_openings(self) -> Openings:
        """Return the openings; each is for two games.

        Raises:
            MatchError: one is not a line of legal turns, or ends the game.
        """
        start = self.read_game().start()
        try:
            return Openings(start, texts=self.openings, turns=self.opening_turns, seed=self.seed)
        except OpeningError as error:
            raise MatchError(str(error)) from None

    def seed_of(self, game: int, contestant: int) -> int:
        """Return the seed of a contestant (0 black, 1 white) in a game."""
        return random.Random(f"{self.seed} {game} {contestant}").getrandbits(62)

    def fingerprint(self) -> dict[str, Any]:
        """Return everything the games depend on, for the log: all but their number."""
        facts = dataclasses.asdict(self) | {"game": str(self.read_game())}
        del facts["games"]
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in facts.items()
        }
