"""Openings for matches from which both sides win equally often in self-play."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.match.opening import Openings, read_opening, write_opening
from rules.setup import Setup

_TURNS = 4  # so that later ones may balance the first
_MAX_DRAWN = 100  # drawn per opening kept, before giving up
_TRIALS = 4  # games from an opening


def contested_openings(
    setup: Setup, count: int, player: Callable[[], Engine], simulations: int
) -> tuple[str, ...]:
    """Return ``count`` openings in notation from which both sides win equally often in self-play.

    A search's win rate does not show that: it finds all openings of Egotzi or Wythe even, but one
    side wins nine games of ten.
    """
    start = setup.start()
    openings = Openings(start, turns=_TURNS, seed=1)
    found: list[str] = []
    for number in range(_MAX_DRAWN * count):
        text = write_opening(start, openings[number])
        if text not in found and _is_contested(setup, text, player(), simulations):
            found.append(text)
        if len(found) == count:
            return tuple(found)
    raise ValueError(f"{setup} has {len(found)} contested openings, {count} were asked for")


def _is_contested(setup: Setup, opening: str, player: Engine, simulations: int) -> bool:
    """Return whether both players win half of the games from there; stop when they cannot."""
    ahead = 0.0
    for game in range(_TRIALS):
        ahead += _result(setup, opening, player, Limits(simulations=simulations, seed=game))
        if abs(ahead) > min(_TRIALS - 1 - game, 1):
            return False
    return True


def _result(setup: Setup, opening: str, player: Engine, limits: Limits) -> float:
    """Return 1 if the player who moved first wins a game of self-play, -1 if not."""
    start = setup.start()
    line = list(read_opening(start, opening))
    position = start.copy()
    for turn in line:
        position.play_turn(turn)
    while not position.over:
        line.append(player.search(start, line, limits).best)
        position.play_turn(line[-1])
    outcome = position.outcome()
    assert outcome is not None
    if outcome.winner is None:
        return 0.0
    return 1.0 - 2.0 * position.player_of(outcome.winner)
