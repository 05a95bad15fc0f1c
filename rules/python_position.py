# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O1
"""Positions of games that are written in plain Python, for the compiled search.

The search calls compiled methods without Python's lock. Here they take the lock and call a method
that Python can override. An error in one of those cannot pass through the search, so it is kept
until ``raise_failure``, and until then every position of this thread counts as a draw.
"""

from __future__ import annotations

import threading

import cython

if cython.compiled:
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.position_core import PositionCore
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.position import Position
    from rules.position_core import PositionCore
    from rules.rng import Rng
    from rules.steps import StepBuffer

from rules.position import NEUTRAL, PLACE, SpecialStep
from rules.setup import Setup
from rules.steps import BUFFER_SIZE, STEP_LIMIT

_PLACE = cython.declare(cython.int, PLACE)
_DRAW = cython.declare(cython.int, 2)

_failures: dict[int, BaseException] = {}  # [thread] -> the first error since it was raised


@cython.cclass
class PythonPosition(Position):
    """A position whose game overrides Python's methods.

    A game overrides those in ``Position.required``, and ``legal_steps``, ``play`` and
    ``copy_from``. It may override the others here to be faster or to play better.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))

    # -- overridden by each game ---------------------------------------------------------------

    def legal_steps(self) -> list[int]:
        """Return all legal steps; empty exactly at the end of the game."""
        raise NotImplementedError("legal_steps")

    def play(self, step: int) -> None:
        """Play a step that is legal; ``finish_turn`` at its end, ``swap_colours`` for a swap."""
        raise NotImplementedError("play")

    def copy_from(self, other: Position) -> None:
        """Become equal to ``other``; an override begins with this one, then copies its own."""
        self.copy_base_from(other)

    # -- may be overridden ---------------------------------------------------------------------

    def distinct_steps(self) -> list[int]:
        """Return legal steps with which every turn can be made in one order only."""
        return self.legal_steps()

    def winner(self) -> int:
        """Return the player who has won, 2 for a draw, -1 before the end."""
        outcome = self.outcome()
        if outcome is None:
            return -1
        return _DRAW if outcome.winner is None else self.player_of(outcome.winner)

    def play_out(self, rng: Rng) -> list[tuple[int, int]]:
        """Play at random to the end; return the steps, each with its player.

        Nobody swaps. ``rng.below(n)`` returns a random number from 0 to n-1. A game that does not
        end counts as a draw.
        """
        played: list[tuple[int, int]] = []
        while not self.over and len(played) < BUFFER_SIZE:
            steps = [step for step in self.legal_steps() if step != SpecialStep.SWAP]
            step = steps[rng.below(len(steps))]
            played.append((step, self.player))
            self.play(step)
        return played

    def owners(self) -> list[int]:
        """Return [site] -> the colour that owns it at the end of a playout, -1 for none.

        The colour of its topmost piece is the default; a neutral piece is nobody's.
        """
        found = [-1] * self.board.site_count
        for piece in self.pieces():
            found[piece.site] = -1 if piece.colour == NEUTRAL else piece.colour
        return found

    def static_eval(self) -> float | None:
        """Return static evaluation: player 0's win probability; None where there is none."""
        return None

    # -- provided ------------------------------------------------------------------------------

    @property
    def can_swap(self) -> bool:
        """Whether the player to move may swap colours by the pie rule."""
        return bool(self.may_swap())

    def is_legal(self, step: int) -> bool:
        return step in self.legal_steps()

    def finish_turn(self) -> None:
        """End the turn: the other player is to move."""
        self.end_turn()

    def swap_colours(self) -> None:
        """Play the swap of the pie rule, which is a turn."""
        self.swap()

    @property
    def over(self) -> bool:
        return self.winner() >= 0

    def copy(self) -> Position:
        """Return an equal, independent position."""
        duplicate: Position = self.setup.blank()
        duplicate.copy_from(self)
        return duplicate

    def check_overrides(self) -> None:
        """Check that the game has overridden what it must; see ``Position``."""
        names = ("legal_steps", "play", "copy_from")
        forgotten = [n for n in names if getattr(type(self), n) is getattr(PythonPosition, n)]
        if forgotten:
            raise TypeError(f"{type(self).__name__} does not override {', '.join(forgotten)}")
        super().check_overrides()

    def raise_failure(self) -> None:
        """Raise the error that a method had in this thread while the search called it."""
        error = _failures.pop(threading.get_ident(), None)
        if error is not None:
            raise error

    # -- for the search ------------------------------------------------------------------------

    def write_steps(self, steps: StepBuffer, distinct: cython.bint) -> cython.void:
        with cython.gil:
            if not _failed():
                try:
                    found = self.distinct_steps() if distinct else self.legal_steps()
                    _write_steps(found, steps)
                    return
                except BaseException as error:
                    _keep(error)
            steps.add(_PLACE)  # a position that is not over has a step

    def play_nogil(self, step: cython.int) -> cython.void:
        with cython.gil:
            if not _failed():
                try:
                    self.play(step)
                except BaseException as error:
                    _keep(error)

    def result(self) -> cython.int:
        winner: cython.int = _DRAW
        with cython.gil:
            if not _failed():
                try:
                    winner = self.winner()
                except BaseException as error:
                    _keep(error)
        return winner

    def playout(self, rng: Rng, trace: StepBuffer) -> cython.double:
        with cython.gil:
            if not _failed():
                try:
                    for step, player in self.play_out(rng)[:BUFFER_SIZE]:
                        if trace is not None:
                            trace.add(2 * step + player)
                except BaseException as error:
                    _keep(error)
        winner: cython.int = self.result()
        return 1.0 - winner if 0 <= winner < _DRAW else 0.5

    def write_owners(self, owners: cython.p_schar) -> cython.void:
        site: cython.int
        for site in range(self.board.site_count):
            owners[site] = -1
        with cython.gil:
            if not _failed():
                try:
                    for site, owner in enumerate(self.owners()):
                        if not (-1 <= owner <= 1 and site < self.board.site_count):
                            raise ValueError(f"the owner of site {site} cannot be {owner}")
                        owners[site] = owner
                except BaseException as error:
                    _keep(error)

    def copy_from_nogil(self, other: PositionCore) -> cython.void:
        with cython.gil:
            if not _failed():
                try:
                    self.copy_from(other)
                except BaseException as error:
                    _keep(error)

    def static_eval_nogil(self) -> cython.double:
        value: cython.double = -1.0
        with cython.gil:
            if not _failed():
                try:
                    seen = self.static_eval()
                    value = -1.0 if seen is None else seen
                except BaseException as error:
                    _keep(error)
        return value


@cython.cfunc
def _write_steps(found: list[int], steps: StepBuffer) -> object:
    """Append steps that fit the search's tables.

    Raises:
        ValueError: there are too many, or one is out of range.
    """
    if len(found) > BUFFER_SIZE - steps.count:
        raise ValueError(f"there are {len(found)} legal steps; {BUFFER_SIZE} are possible")
    for step in found:
        if not 0 <= step < STEP_LIMIT:
            raise ValueError(f"a step is a number from 0 to {STEP_LIMIT - 1}, not {step!r}")
        steps.add(step)
    return None


@cython.cfunc
def _failed() -> cython.bint:
    """Return whether an error of this thread is still to be raised."""
    return threading.get_ident() in _failures


@cython.cfunc
def _keep(error: BaseException) -> object:
    """Keep an error until ``raise_failure``."""
    _failures[threading.get_ident()] = error
    return None
