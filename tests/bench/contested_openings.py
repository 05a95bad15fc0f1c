"""Openings for matches from which both sides win equally often in self-play."""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
from collections.abc import Callable, Iterator

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import read_setup
from rules.lab.match_game import Openings, read_opening, write_opening
from rules.setup import Setup
from rules.work.workers import Workers, in_order

_TURNS = 4  # so that later ones may balance the first
_MAX_DRAWN = 100  # drawn per opening kept, before giving up
_GAMES = 4  # from an opening


@dataclasses.dataclass(frozen=True)
class Trial:
    """An opening of a setup, and who plays games from it, with so many simulations a turn."""

    setup: str
    opening: str
    player: Callable[[], Engine]
    simulations: int


def contested_openings(
    setup: Setup,
    count: int,
    player: Callable[[], Engine],
    simulations: int,
    workers: Workers | None = None,
) -> tuple[str, ...]:
    """Return ``count`` openings in notation from which both sides win equally often in self-play.

    A search's win rate does not show that: it finds all openings of Egotzi or Wythe even, but one
    side wins nine games of ten. The ``workers``, for which ``player`` must be picklable, or else
    this process play the games; that makes no difference.
    """
    drawn = list(itertools.islice(_drawn(setup), _MAX_DRAWN * count))
    tasks = [Trial(str(setup), text, player, simulations) for text in drawn]
    with contextlib.ExitStack() as stack:
        results: Iterator[bool] = map(is_contested, tasks)
        if workers is not None:
            results = stack.enter_context(
                contextlib.closing(in_order(workers, is_contested, tasks))
            )
        contested = (text for text, result in zip(drawn, results, strict=True) if result)
        found = tuple(itertools.islice(contested, count))
    if len(found) < count:
        raise ValueError(f"{setup} has {len(found)} contested openings, {count} were asked for")
    return found


def is_contested(trial: Trial) -> bool:
    """Return whether both players win half of the games from there; stop when they cannot."""
    setup, player = read_setup(trial.setup.split()), trial.player()
    ahead = 0.0
    for game in range(_GAMES):
        limits = Limits(simulations=trial.simulations, seed=game)
        ahead += _result(setup, trial.opening, player, limits)
        if abs(ahead) > min(_GAMES - 1 - game, 1):
            return False
    return True


def _drawn(setup: Setup) -> Iterator[str]:
    """Yield random openings, each once, as long as there are more."""
    start = setup.start()
    openings = Openings(start, turns=_TURNS, seed=1)
    texts: set[str] = set()
    for number in itertools.count():
        text = write_opening(start, openings[number])
        if text in texts:
            return
        texts.add(text)
        yield text


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
