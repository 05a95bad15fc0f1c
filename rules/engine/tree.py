# cython: language_level=3, cdivision=True, initializedcheck=False
# distutils: extra_compile_args = -O2 -fno-math-errno
"""One thread's search tree: Monte Carlo tree search with proven values over any ``Position``.

A node stands for the position after a step, so a turn of several steps is several nodes deep and
the player to act may be the same at a node and its child. Values are kept for player 0 and read
from the acting player's point of view. Where a game says so, a step is also judged by the
simulations in which it was played later (AMAF; RAVE, Gelly and Silver, 2007), which then replaces
exploration. The tree knows no game; what it may ask of one is in ``Position``.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.engine.endgame import Endgame
    from cython.cimports.rules.engine.expansion import Expansion
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.engine.endgame import Endgame
    from rules.engine.expansion import Expansion
    from rules.position import Position
    from rules.steps import StepBuffer

import numpy as np

from rules.engine.nodes import DRAW, UNKNOWN, numbers
from rules.step_weights import StepWeights
from rules.steps import BUFFER_SIZE, PLACE, STEP_LIMIT

_TRACE_SIZE = cython.declare(cython.int, BUFFER_SIZE)
_DEEPEST = cython.declare(cython.int, 900)  # steps below the root; deeper lines are cut off
_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_DRAW = cython.declare(cython.int, DRAW)
_PLACE = cython.declare(cython.int, PLACE)
_ONE = cython.declare(cython.float, 1.0)
# With so few places left to fill, exact search starts at once,
_FEW_PLACES = cython.declare(cython.int, 8)
_SOME_PLACES = cython.declare(cython.int, 13)  # after so many simulations,
_LATER = cython.declare(cython.int, 1500)
_MANY_PLACES = cython.declare(cython.int, 16)  # or, in a long search, after so many.
_MUCH_LATER = cython.declare(cython.int, 500_000)
_LEARNT = cython.declare(cython.int, 1 << 20)  # visits after which AMAF adds nothing
_BATCH = cython.declare(cython.int, 128)  # simulations between two slices of exact search
# steps of exact search per skipped simulation: they take longer, but a proof is worth more
_TRIES_A_SIMULATION = cython.declare(cython.int, 192)
_MAX_TRIES = cython.declare(cython.int, 6_000_000)  # steps of exact search from one root

if not cython.compiled:  # sums of NumPy's floats are rounded like the compiled ones
    _ONE = np.float32(_ONE)


@cython.final
@cython.cclass
class Tree(Expansion):
    """The nodes, and the simulations and proofs that make them grow."""

    amaf_seen: cython.float[::1]  # [2 * step + player] -> 1 if played in this simulation, else 0
    trusts_amaf: cython.bint
    shares_amaf: cython.bint  # whether both players learn from the steps of either in a playout
    exact: cython.bint  # whether it looks for proofs when few places are left
    thread_count: cython.int  # trees that search the same position, this one included
    endgame: Endgame  # made when it is needed
    tried: cython.int  # steps of exact search from this root
    batch: cython.int  # simulations since the last slice of it
    skipped_simulations: cython.int  # simulations that it replaces, still to be skipped
    trace: StepBuffer
    before: Position  # where ``scratch`` was before its last step
    checks_replies: cython.bint  # whether it looks at the reply before it tries a step
    path: cython.int[1024]

    def __init__(
        self,
        position: Position,
        *,
        seed: int,
        capacity: int,
        exact: bool = True,
        thread_count: int = 1,
        omission_rate: float = 0.0,
        weights: StepWeights | None = None,
        strong_playouts: bool = False,
    ) -> None:
        """Make a tree of the root alone.

        Args:
            position: the root's; stays as it is.
            seed: of the random numbers.
            capacity: nodes it has room for.
            exact: whether this tree looks for proofs, for all trees of the position.
            thread_count: number of trees that search the position.
            omission_rate: the share of the steps on the board that are never considered.
            weights: learned ones; they must fit the game.
            strong_playouts: whether playouts use all that the game knows.
        """
        super().__init__(
            position, seed=seed, capacity=capacity, omission_rate=omission_rate, weights=weights
        )
        if strong_playouts:
            self.scratch.strengthen_playouts()
        self.before = position.copy()
        self.checks_replies = position.checks_replies
        self.trace = StepBuffer()
        self.amaf_seen = numbers(2 * STEP_LIMIT, "f")
        self.trusts_amaf = position.amaf
        self.exact = exact
        self.thread_count = thread_count
        self.endgame = None
        self._begin()
        if not cython.compiled:
            self.path = [0] * 1024

    def run(self, simulations: int) -> int:
        """Run so many simulations without Python's lock, fewer if the root gets proven.

        When few places are left to fill, every second one is spent on exact search; more where
        other trees search too, for this one proves for all.

        Returns:
            The number of simulations, those replaced by exact search included.
        """
        many: cython.int = simulations
        done: cython.int = 0
        if self.exact and self.endgame is None and self.position.places_left() <= _MANY_PLACES:
            self.endgame = Endgame(self.position)
        with cython.nogil:
            while done < many and self.proof[self.root] == _UNKNOWN:
                done += 1
                if self.skipped_simulations:
                    self.skipped_simulations -= 1
                    continue
                self._simulate()
                self.batch += 1
                if self.batch >= _BATCH:
                    self.batch = 0
                    self._prove_some()
        self.position.raise_failure()
        return done

    def advance(self, step: int) -> bool:
        """Make the child that ``step`` leads to the root; False if too little is known of it."""
        found = self.child(self.root, step)
        if found is None or not self.first_child[found[0]]:
            return False
        self.position.play(step)
        self.move_root(found[0])
        self.weighs_opening = False
        self._begin()
        return True

    def descend(self, step: int) -> bool:
        """Make the child that ``step`` leads to the root, even if nothing is known of it.

        False if there is no such child, or no room for its children. ``ascend`` goes back up.
        """
        found = self.child(self.root, step)
        if found is None:
            return False
        self.position.play(step)
        self.root = found[0]
        self.scratch.copy_from_nogil(self.position)
        self._begin()
        return self._expand(self.root)

    def ascend(self, node: int, position: Position) -> None:
        """Make a node above the root, with its position, the root again; not after ``compact``."""
        self.position.copy_from_nogil(position)
        self.root = node
        self._begin()

    def _begin(self) -> None:
        """Reset what depends on the root.

        Near the end it matters who plays a step, so it teaches only about that player. The weaker
        levels were measured without learning from the other player's steps.
        """
        self.tried = self.batch = self.skipped_simulations = 0
        self.shares_amaf = (
            self.position.shared_steps
            and not self.omits
            and self.position.places_left() > _SOME_PLACES
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _prove_some(self) -> cython.void:
        """Run a slice of the exact search, if it is worth it; it replaces later simulations."""
        places: cython.int = self.position.places_left()
        most: cython.int = _BATCH * _TRIES_A_SIMULATION * self.thread_count
        visits: cython.int = self.visits[self.root]
        if (
            not self.exact
            or places > _MANY_PLACES
            or (places > _SOME_PLACES and visits < _MUCH_LATER)
            or (places > _FEW_PLACES and visits < _LATER)
            or self.tried >= _MAX_TRIES
        ):
            return
        self.skipped_simulations = (most - self._prove_steps(most)) // _TRIES_A_SIMULATION

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _prove_steps(self, most: cython.int) -> cython.int:
        """Prove children of the root, the most visited first; return the tries left over."""
        child: cython.int
        left: cython.int = most
        while left > 0 and self.proof[self.root] == _UNKNOWN:
            child = self._favourite()
            if child == 0:
                break
            left = self._prove_step(child, left)
            if self.proof[child] == _UNKNOWN:
                break
            self._settle(self.root)
        self.tried += most - left
        return max(left, 0)

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _favourite(self) -> cython.int:
        """Return the unproven child of the root with most visits; 0 if there is none."""
        first: cython.int = self.first_child[self.root]
        best: cython.int = 0
        child: cython.int
        for child in range(first, first + self.child_count[self.root] if first else first):
            if self.proof[child] == _UNKNOWN and (
                best == 0 or self.visits[child] > self.visits[best]
            ):
                best = child
        return best

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _prove_step(self, child: cython.int, most: cython.int) -> cython.int:
        """Prove a child of the root or, in mid-turn, all steps after it; return the tries left."""
        left: cython.int = most
        second: cython.int
        self.scratch.copy_from_nogil(self.position)
        self.scratch.play_nogil(self.step[child])
        if self._prove_end(child):
            return left
        if self.scratch.turn != self.position.turn:
            self.proof[child] = self.endgame.prove(self.scratch, left)
            return self.endgame.left
        if not self._expand(child):
            return left
        first: cython.int = self.first_child[child]
        for second in range(first, first + self.child_count[child]):
            if self.proof[second] == _UNKNOWN and left > 0:
                self.scratch.copy_from_nogil(self.position)
                self.scratch.play_nogil(self.step[child])
                self.scratch.play_nogil(self.step[second])
                self.proof[second] = self.endgame.prove(self.scratch, left)
                left = self.endgame.left
                if self._settle(child):
                    break
        return left

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _simulate(self) -> cython.void:
        """Walk down to a leaf, expand it, play it out and add its value to the nodes above it."""
        node: cython.int = self.root
        depth: cython.int = 0
        self.path[0] = node
        self.scratch.copy_from_nogil(self.position)
        while self.proof[node] == _UNKNOWN and depth < _DEEPEST:
            if self.first_child[node] == 0:
                if self._prove_end(node) or (depth > 0 and self._prove_win(node)):
                    break
                if (depth > 0 and not self._is_ripe(node)) or not self._expand(node):
                    break
            node = self._go_on(node)
            depth += 1
            self.path[depth] = node
        proof: cython.int = self.proof[node]
        value: cython.double
        i: cython.int
        self.trace.count = 0
        if proof == _UNKNOWN:
            value = self._leaf_value()
        else:
            value = 0.5 if proof == _DRAW else 2.0 - proof
            for i in range(depth - 1, -1, -1):
                if not self._settle(self.path[i]):
                    break
        for i in range(depth + 1):
            self.visits[self.path[i]] += 1
            self.wins[self.path[i]] += value
        if self.trusts_amaf:
            self._learn(depth, value)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leaf_value(self) -> cython.double:
        """Return the value of the leaf where ``scratch`` is.

        It is the mean of a playout and the static evaluation, if there is one. Weaker levels use
        the playout alone.
        """
        seen: cython.double = -1.0 if self.omits else self.scratch.static_eval_nogil()
        value: cython.double
        if self.trusts_amaf:
            value = self.scratch.rollout_value_nogil(self.rng, self.trace)
        else:
            value = self.scratch.rollout_value_nogil(self.rng, None)
        return value if seen < 0 else (value + seen) / 2

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _go_on(self, node: cython.int) -> cython.int:
        """Return the child of ``node`` to try, and play its step on ``scratch``.

        In a game that checks replies, children that lose at once are skipped unless all do.
        """
        if self.prior_visits > 0:
            self._ask_weights(node)
        child: cython.int = self.select(node)
        if not self.checks_replies:
            self.scratch.play_nogil(self.step[child])
            return child
        self.before.copy_from_nogil(self.scratch)
        while True:
            self.scratch.play_nogil(self.step[child])
            if self.visits[child] or self.proof[child] != _UNKNOWN:
                return child
            if not (self._prove_end(child) or self._prove_win(child)):
                return child
            if self._settle(node) or self.proof[child] != 2 - self.player[node]:
                return child
            self.scratch.copy_from_nogil(self.before)
            child = self.select(node)

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _learn(self, depth: cython.int, value: cython.double) -> cython.void:
        """Credit a simulation's value to every step played in it, at all nodes before the step.

        Where a step does the same whoever plays it, both players learn from the steps of playouts,
        but not from those in the tree, which the other player chose in order to win.
        """
        i: cython.int
        child: cython.Py_ssize_t
        first: cython.Py_ssize_t
        step: cython.Py_ssize_t
        node: cython.int
        mover: cython.int
        hit: cython.float
        won: cython.float = value
        for i in range(self.trace.count):
            self.amaf_seen[self.trace.items[i]] = _ONE
            if self.shares_amaf and self.trace.items[i] >= 2 * _PLACE:
                self.amaf_seen[self.trace.items[i] ^ 1] = _ONE
        for i in range(depth - 1, -1, -1):
            node = self.path[i]
            mover = self.player[node]
            step = 2 * self.step[self.path[i + 1]] + mover
            if self.trace.count < _TRACE_SIZE:
                self.trace.add(step)
                self.amaf_seen[step] = _ONE
            if self.visits[node] >= _LEARNT:  # its sums would outgrow single floats
                continue
            first = self.first_child[node]
            for child in range(first, first + self.child_count[node]):
                # without a branch: whether it was played is unpredictable
                step = self.step[child]
                hit = self.amaf_seen[2 * step + mover]
                self.amaf_visits[child] += hit
                self.amaf_wins[child] += hit * won
        for i in range(self.trace.count):
            self.amaf_seen[self.trace.items[i]] = 0
            self.amaf_seen[self.trace.items[i] ^ 1] = 0
