"""Games of the engine against itself, with its win rates: pieces of work of other programs here."""

from __future__ import annotations

import dataclasses
import random
from typing import Any, NamedTuple

from rules.engine.engine import Engine
from rules.engine.known_reports import LEARNED_KNOWLEDGE
from rules.engine.limits import Limits
from rules.engine.report import Proof, Report, Turn
from rules.games import read_setup
from rules.lab.match_game import read_opening
from rules.position import Position

DEPTHS = (1_000, 10_000, 50_000)  # simulations after which a search of its own is asked

_EXACT = {Proof.WIN: 1.0, Proof.DRAW: 0.5, Proof.LOSS: 0.0}

RatedGame = dict[str, Any]  # "setup", "seed", "opening", "score" and "rates"; see ``play``


@dataclasses.dataclass(frozen=True)
class GameTask:
    """A game to play: its setup and opening as texts, and simulations a turn.

    Attributes:
        probes: how many turns get searches of their own.
    """

    setup: str
    opening: str
    simulations: int
    seed: int
    probes: int = 2


class Rating(NamedTuple):
    """What the engine said before a turn.

    Attributes:
        turn: its number in the game, from 0.
        player: who is to move, 0 or 1.
        filled: pieces on the board per site.
        simulations: after which it was asked; 0 for the search that chose the turn.
        rate: the win rate of the player to move, from 0 to 1.
        proven: whether it is exact.
    """

    turn: int
    player: int
    filled: float
    simulations: int
    rate: float
    proven: bool


def play(task: GameTask) -> RatedGame:
    """Play a game with one engine for both sides, and return it with what was said in it.

    ``score`` is that of player 0: 1, 1/2 or 0; ``rates`` has rows of ``Rating``.
    """
    start = read_setup(task.setup.split()).start()
    line: list[Turn] = list(read_opening(start, task.opening))
    position, engine, rng = start.copy(), _engine(), random.Random(task.seed)
    for turn in line:
        position.play_turn(turn)
    rates = []
    while not position.over:
        limits = Limits(simulations=task.simulations, seed=rng.getrandbits(32))
        report = engine.search(start, line, limits)
        rates.append(_rating(position, 0, report))
        line.append(report.best)
        position.play_turn(report.best)
    engine.forget()  # its trees, before another engine has its own
    open_turns = [rating.turn for rating in rates if not rating.proven]
    for at in sorted(rng.sample(open_turns, min(task.probes, len(open_turns)))):
        rates += _deepening(start, line[:at], rng.getrandbits(32))
    outcome = position.outcome()
    assert outcome is not None
    winner = outcome.winner
    return {
        "setup": task.setup,
        "seed": task.seed,
        "simulations": task.simulations,
        "opening": task.opening,
        "score": 0.5 if winner is None else 1.0 - position.player_of(winner),
        "rates": [list(rating) for rating in rates],
    }


def ratings_of(game: RatedGame) -> list[Rating]:
    return [Rating(*row) for row in game["rates"]]


def _engine() -> Engine:
    return Engine(LEARNED_KNOWLEDGE)


def _deepening(start: Position, line: list[Turn], seed: int) -> list[Rating]:
    """Return what a search from scratch says as it deepens."""
    position, engine, done = start.copy(), _engine(), 0
    for turn in line:
        position.play_turn(turn)
    ratings = []
    for depth in DEPTHS:
        report = engine.search(start, line, Limits(simulations=depth - done, seed=seed))
        ratings.append(_rating(position, depth, report))
        done = depth
    return ratings


def _rating(position: Position, simulations: int, report: Report) -> Rating:
    proven = report.proven is not None or report.candidates[0].proven is not None
    filled = len(position.pieces()) / position.board.site_count
    rate = report.win_rate if report.proven is None else _EXACT[report.proven]
    return Rating(
        turn=position.turn,
        player=position.player,
        filled=round(filled, 3),
        simulations=simulations,
        rate=round(rate, 4),
        proven=proven,
    )
