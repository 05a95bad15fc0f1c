"""The komi offer before a game: one player names komi, the other picks the colour.

Works for any game whose setup has a ``komi`` and whose positions keep a score.
"""

from __future__ import annotations

import statistics
import threading

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.position import BLACK, WHITE
from rules.setup import Setup

_GAMES = 16  # quick games whose median result is the komi
_GAME_SIMULATIONS = 150  # a turn
_PICK_SIMULATIONS = 20_000


def with_komi(setup: Setup, komi: int) -> Setup:
    """Return the same setup with another komi.

    Raises:
        OptionError: the game does not accept it.
    """
    return setup.with_options(komi=komi)


def fair_komi(setup: Setup, *, seed: int, stop: threading.Event | None = None) -> int:
    """Return an even number of points for White with which both colours have about the same chance.

    Where the game does not know it, it is the median of Black's lead in quick games of the engine
    against itself: in those that are over when ``stop`` is set, or 0 if none is.
    """
    known: int | None = setup.option("komi").preset
    if known is not None:
        return known
    engine = Engine()
    start = with_komi(setup, 0).start()
    leads: list[int] = []
    for game in range(_GAMES):
        position = start.copy()
        while not position.over:
            limits = Limits(simulations=_GAME_SIMULATIONS, seed=seed + 1000 * game + position.turn)
            best = engine.search(position, [], limits, stop=stop).best
            if stop is not None and stop.is_set():
                return _even_komi(leads)
            position.play_turn(best)
        black, white = position.score() or (0, 0)
        leads.append(black - white)
    return _even_komi(leads)


def _even_komi(leads: list[int]) -> int:
    """Return the komi after games with these leads of Black."""
    return 2 * max(0, round(statistics.median(leads or [0]) / 2))


def better_side(setup: Setup, *, seed: int, stop: threading.Event | None = None) -> int:
    """Return the colour more likely to win with this komi, as known when ``stop`` is set."""
    limits = Limits(simulations=_PICK_SIMULATIONS, seed=seed)
    black_win_rate = Engine().search(setup.start(), [], limits, stop=stop).win_rate
    return BLACK if black_win_rate >= 0.5 else WHITE
