# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""The compiled half of the contract: what the search calls, without Python's lock.

position.py has the other half and the words.
"""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.bits import mix_hash
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.bits import mix_hash
    from rules.board import Board
    from rules.rng import Rng
    from rules.steps import StepBuffer

_MANY = cython.declare(cython.int, 1 << 20)

# The compiled methods that every game must override: the bit that the method here sets -> its name
REQUIRED = {
    1: "write_steps",
    2: "play_nogil",
    4: "result",
    8: "playout",
    16: "copy_from_nogil",
    32: "write_owners",
}


@cython.cclass
class PositionCore:
    """The state that all games share, the traits, and the compiled methods.

    Attributes:
        setup: the game and its options, a ``Setup``.
        board: the board it is played on.
        player: who is to act, 0 or 1; once the game is over, who would be.
        turn: number of complete turns played.
        swapped: whether the players have exchanged colours.
        step_features: how many features ``write_features`` writes for a step; 0 where there is
            nothing to learn from.
        feature_limit: one more than the greatest feature that a step can have on this board.
        not_overridden: the bits of the methods in ``REQUIRED`` that ran here.
    """

    # -- traits: a game overrides those that differ for it -------------------------------------

    # whether the touches of a step must come in their order; asked by the window
    ordered_touches = True
    # whether a step on the board does the same whoever plays it, so that the search may learn
    # about one player's steps from the other's
    shared_steps = False
    # whether a step has about the same value now and later in the game, so that the search may
    # learn from all playouts in which it came (AMAF); set where a match showed that it helps
    amaf = False
    # whether most steps lose at once, to a turn that ``decisive_step`` finds, so that the search
    # looks at the reply before it tries a step
    checks_replies = False

    def __init__(self, setup: Any, board: Board) -> None:
        self.setup = setup
        self.board = board
        self.player = 0
        self.turn = 0
        self.swapped = False
        self.pie = setup.get("pie", False)
        self.not_overridden = 0
        self.step_features = self.feature_limit = 0

    # -- overridden by each game ---------------------------------------------------------------

    def write_steps(self, steps: StepBuffer, distinct: cython.bint) -> cython.void:
        """Append all legal steps to ``steps``; none exactly at the end of the game.

        No step is offered whose turn cannot be completed. With ``distinct``, of several orders of
        steps that make the same turn only one is offered. Python calls ``legal_steps`` and
        ``distinct_steps``.
        """
        self.not_overridden |= 1

    def play_nogil(self, step: cython.int) -> cython.void:
        """Play a step that is legal. Python calls ``play``."""
        self.not_overridden |= 2

    def result(self) -> cython.int:
        """Return the player who has won, 2 for a draw, -1 before the end.

        Python reads ``over`` and ``outcome``.
        """
        self.not_overridden |= 4
        return -1

    def playout(self, rng: Rng, trace: StepBuffer) -> cython.double:
        """Play at random to the end and return the value for player 0, from 0 to 1.

        Nobody swaps in a playout. Unless ``trace`` is None, the steps played are appended to it as
        2 * step + player. Afterwards nothing is defined but the owners. Python calls
        ``random_playout``.
        """
        self.not_overridden |= 8
        return 0.5

    def write_owners(self, owners: cython.p_schar) -> cython.void:
        """Write [site] -> the colour that owns it at the end of a playout, -1 for none.

        What owning means follows from the goal of the game: having the top piece there, or having
        won with it. Called after ``playout`` or ``rollout_value_nogil``, by ``Expectation``.
        """
        self.not_overridden |= 32

    def copy_from_nogil(self, other: PositionCore) -> cython.void:
        """Copy the whole state of ``other``, a position of the same setup.

        Python calls ``copy`` or ``copy_from``.
        """
        self.not_overridden |= 16

    # -- may be overridden, so that the search plays the game better ---------------------------

    def decisive_step(self) -> cython.int:
        """Return a step with which the player to act begins, or ends, a turn that wins the game.

        -1 if there is none, or where a game does not look for one.
        """
        return -1

    def rollout_value_nogil(self, rng: Rng, trace: StepBuffer) -> cython.double:
        """Return the value of a leaf for player 0, from 0 to 1; otherwise like ``playout``.

        ``playout`` is the default. Python calls ``rollout_value``.
        """
        return self.playout(rng, trace)

    def static_eval_nogil(self) -> cython.double:
        """Return static evaluation: player 0's win probability, from 0 to 1.

        -1 where there is none, or a playout is more accurate. Python calls ``static_eval``.
        """
        return -1.0

    def strengthen_playouts(self) -> None:
        """Let ``rollout_value_nogil`` use all that the game knows, as the search does at its best.

        Copies of this position into others do not change theirs.
        """

    def describe_steps(self) -> None:
        """Make ready for ``write_features``: only positions that are asked bear the cost."""

    def write_features(self, steps: StepBuffer, features: cython.p_int) -> cython.void:
        """Write what may be learned about each of some steps that are next.

        [step_features * index of the step + i] -> a feature, from 0 (nothing) to ``feature_limit``.
        Weights are learned for them: see rules/step_weights.py. A feature must mean the same
        on all boards, and be the same for all symmetric images and for both colours.
        """

    def places_left(self) -> cython.int:
        """Return how many places can still take a piece, in a game that ends when they are filled.

        Where it is small, and ``search_key`` is overridden, the search solves the rest exactly.
        """
        return _MANY

    def search_key(self) -> cython.ulonglong:
        """Return the key of the exact search's table: see the module's docstring."""
        return 0

    # -- for the compiled half of games ----------------------------------------------------------

    def colour_to_move(self) -> cython.int:
        return self.player ^ self.swapped

    def may_swap(self) -> cython.bint:
        return self.pie and self.turn == 1

    def swap(self) -> cython.void:
        self.swapped = not self.swapped
        self.end_turn()

    def end_turn(self) -> cython.void:
        self.player ^= 1
        self.turn += 1

    def base_search_key(self) -> cython.ulonglong:
        """Return the part of ``search_key`` for the state in this class."""
        return mix_hash(1, 4 * self.may_swap() + 2 * self.swapped + self.player)

    def copy_base_from(self, other: PositionCore) -> cython.void:
        """Return the part of ``copy_from_nogil`` for the state in this class."""
        self.player = other.player
        self.turn = other.turn
        self.swapped = other.swapped
