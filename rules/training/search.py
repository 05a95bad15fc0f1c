"""What the engine finds about an exercise: how good an answer is, and what follows it.

With the same arguments both always find the same.
"""

from __future__ import annotations

import threading

from rules.engine.engine import Engine
from rules.engine.known_reports import GAME_KNOWLEDGE
from rules.engine.limits import Limits
from rules.engine.report import Turn
from rules.review.accuracy import shown_pair, shown_verdict
from rules.review.game_review import SEED, TurnSearch
from rules.review.move_review import DEFAULT_SIMULATIONS, LINE_TURNS, WON, Verdict
from rules.training.exercise import Answer, Exercise

_DEEPER = 4  # times as many simulations where only the best turn is proven to win
_LINE_SIMULATIONS = 20_000  # a turn


def searched_answer(
    exercise: Exercise,
    turn: str,
    simulations: int = DEFAULT_SIMULATIONS,
    *,
    stop: threading.Event | None = None,
) -> Answer:
    """Return how good an answer is.

    Accepted is a turn that is not even an inaccuracy, by the rates that are shown. Where the best
    turn is proven to win and this one is not, a deeper search decides.

    Raises:
        SearchStoppedError: ``stop`` was set before there was an answer.
        ExerciseError: the exercise is not legal.
        RulesError: the turn is not.
    """
    position = exercise.position()
    played, stop = position.read(turn), stop or threading.Event()
    found = TurnSearch(simulations, SEED, stop, GAME_KNOWLEDGE).compare(position, played, None)
    if found.before == WON and not found.after.proven:
        simulations *= _DEEPER
        found = TurnSearch(simulations, SEED, stop, GAME_KNOWLEDGE).compare(position, played, None)
    before, after = shown_pair(found.before, found.after, position.setup, simulations)
    accepted = shown_verdict(before, after, position.setup) is Verdict.NONE
    best = turn if accepted else position.write(found.best)
    return Answer(turn=turn, accepted=accepted, best=best, before=found.before, after=found.after)


def expected_line(
    exercise: Exercise, turn: str, *, stop: threading.Event | None = None
) -> tuple[Turn, ...]:
    """Return the turns that the engine would play after an answer, to the end of the game at most.

    What was found before ``stop`` is returned; RulesError if the exercise or the turn is not legal.
    """
    position = exercise.position()
    position.play_turn(position.read(turn))
    start, line = position.copy(), list[Turn]()
    engine, stop = Engine(GAME_KNOWLEDGE), stop or threading.Event()
    limits = Limits(simulations=_LINE_SIMULATIONS, seed=SEED)
    while not position.over and len(line) < LINE_TURNS - 1:
        found = engine.search(start, line, limits, stop=stop).best
        if stop.is_set():
            break
        line.append(found)
        position.play_turn(found)
    return tuple(line)
