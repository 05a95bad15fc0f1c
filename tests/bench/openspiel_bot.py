"""OpenSpiel's MCTSBot as an engine, for the Game of Y: ``oddy sides=3 pie=off``.

OpenSpiel is not needed by the project; ``pip install "open_spiel>=2.0"``. Its search and its random
rollouts are C++; MCTSBot watches the clock itself after every simulation and forgets its tree at
every turn. As a program of the text protocol it is ``openspiel_gtp.py``.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import pyspiel

from rules.engine.engine import MEMORY_BYTES, Engine
from rules.engine.limits import Limits
from rules.engine.report import Candidate, Report, Turn
from rules.gtp.session import CommandError
from rules.position import Position
from rules.setup import Setup

_MAX_SIMULATIONS = 2**31 - 1


class OpenSpielBot(Engine):
    """MCTSBot with one random rollout a simulation and its proofs (``solve``), on one thread.

    It observes the limits of time and simulations, and ignores ``stop``.
    """

    def __init__(self, uct_c: float) -> None:
        super().__init__()
        self.name = f"OpenSpiel MCTSBot, uct_c {uct_c:g}"
        self._uct_c = uct_c

    def search(
        self,
        start: Position,
        line: Sequence[Turn],
        limits: Limits,
        *,
        stop: threading.Event | None = None,
        report: Callable[[Report], None] | None = None,
        report_ms: int = 100,
    ) -> Report:
        """Search as ``Engine.search`` does; report only at the end.

        Raises:
            CommandError: OpenSpiel has no such game.
        """
        began = time.monotonic()
        state = state_of(start, line)
        bot = self._bot(state.get_game(), limits, began)
        root = bot.mcts_search(state)
        best = root.best_child()
        turn = (step_of(start, best.action),)
        win_rate = (1 + best.total_reward / best.explore_count) / 2
        candidate = Candidate(
            turn=turn, visits=best.explore_count, win_rate=win_rate, prior=1.0, line=(turn,)
        )
        return Report(
            simulations=root.explore_count,
            elapsed_ms=int((time.monotonic() - began) * 1000),
            win_rate=win_rate,
            candidates=(candidate,),
        )

    def _bot(self, game: Any, limits: Limits, began: float) -> Any:
        """Return a bot that stops when the time since ``began`` is up."""
        seed = secrets.randbits(31) if limits.seed is None else limits.seed % 2**31
        left_s = limits.think_ms / 1000 - (time.monotonic() - began)
        return pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
            uct_c=self._uct_c,
            max_simulations=limits.simulations or _MAX_SIMULATIONS,
            max_memory_mb=MEMORY_BYTES >> 20,
            solve=True,
            seed=seed,
            verbose=False,
            max_wall_clock_time=max(left_s, 0.001) if limits.think_ms else -1.0,
        )


def new_game(setup: Setup) -> Any:
    """Return OpenSpiel's game for a setup.

    Raises:
        CommandError: it has no such game.
    """
    if setup.get("sides") != 3 or setup.get("pie"):
        raise CommandError(f"OpenSpiel plays oddy sides=3 pie=off, not {setup}")
    return pyspiel.load_game(f"y(board_size={setup['size']})")


def state_of(start: Position, line: Sequence[Turn]) -> Any:
    """Return OpenSpiel's state after the turns of ``line``; ``start`` is a board without stones."""
    state = new_game(start.setup).new_initial_state()
    for (step,) in line:
        state.apply_action(action_of(start, step))
    return state


def action_of(position: Position, step: int) -> int:
    """Return OpenSpiel's number of the cell where ``step`` places a stone.

    Our rows a, b, … have 1, 2, … cells and theirs begin at the longest, so that their column is
    ours and their rows are ours from below.
    """
    (touch,) = position.touches(step)
    name: str = position.board.names[touch.site]
    size: int = position.board.size
    row, column = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return (size - 1 - row) * size + column


def step_of(position: Position, action: int) -> int:
    """Return the step that places a stone where OpenSpiel's action does."""
    size = position.board.size
    row, column = size - 1 - action // size, action % size
    return position.parse(f"{chr(ord('a') + row)}{column + 1}")[0]
