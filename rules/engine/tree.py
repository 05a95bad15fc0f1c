# cython: cdivision=True, initializedcheck=False, boundscheck=False, wraparound=False
# distutils: extra_compile_args = -O3 -fno-math-errno -ffinite-math-only -fno-signed-zeros
"""One thread's search tree: Monte Carlo tree search with proven values over any ``Position``.

A node stands for the position after a step, so a turn of several steps is several nodes deep and
the player to act may be the same at a node and its child. Values are kept for player 0 and read
from the acting player's point of view. Where a game says so, a step is also judged by the
simulations in which it was played later (AMAF; RAVE, Gelly and Silver, 2007), which then replaces
exploration. Wins, losses and draws by the rules are proven upwards (MCTS-solver, Winands,
Björnsson and Saito, 2008). The tree knows no game; what it may ask of one is in ``Position``.
"""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrtf as sqrt
    from cython.cimports.rules.engine.endgame import Endgame
    from cython.cimports.rules.engine.nodes import Nodes
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.steps import StepBuffer
else:
    from numpy import sqrt

    from rules.engine.endgame import Endgame
    from rules.engine.nodes import Nodes
    from rules.position import Position
    from rules.rng import Rng
    from rules.steps import StepBuffer

import numpy as np

from rules.engine.nodes import DRAW, UNKNOWN, numbers
from rules.position import SpecialStep
from rules.step_weights import UNIT, StepWeights
from rules.steps import BUFFER_SIZE, PLACE, STEP_LIMIT

_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_DRAW = cython.declare(cython.int, DRAW)
_SWAP = cython.declare(cython.int, SpecialStep.SWAP)
_PLACE = cython.declare(cython.int, PLACE)
_TRACE_SIZE = cython.declare(cython.int, BUFFER_SIZE)
_DEEPEST = cython.declare(cython.int, 900)  # steps below the root; deeper lines are cut off
_ONE = cython.declare(cython.float, 1.0)
_MAX_PRIOR = cython.declare(cython.int, 32_767)  # a prior is a short
# selection
_EXPLORATION = cython.declare(cython.double, 0.35)
_PRIOR = cython.declare(cython.float, 6.0)  # virtual visits of a child, with its parent's value
_AMAF_SHARE = cython.declare(cython.float, 0.001)  # visits until a child's own value weighs more
_A_PRIOR = cython.declare(cython.float, 1.0 / UNIT)
_FAIR = cython.declare(cython.double, 0.47)  # with few simulations, good openings look too even
_MOST_VISITS = cython.declare(cython.int, (1 << 31) - 1)
_LEARNT = cython.declare(cython.int, 1 << 20)  # visits after which AMAF adds nothing
# growth
_PATIENCE = cython.declare(cython.int, 3)  # playouts of a leaf before it grows in a big tree
_ASKED_AT = cython.declare(cython.int, 8)  # visits of a node before learned weights are asked
# With so few places left to fill, exact search starts at once,
_FEW_PLACES = cython.declare(cython.int, 8)
_SOME_PLACES = cython.declare(cython.int, 13)  # after so many simulations,
_LATER = cython.declare(cython.int, 1500)
_MANY_PLACES = cython.declare(cython.int, 16)  # or, in a long search, after so many.
_MUCH_LATER = cython.declare(cython.int, 500_000)
_BATCH = cython.declare(cython.int, 128)  # simulations between two slices of exact search
# steps of exact search per skipped simulation: they take longer, but a proof is worth more
_TRIES_A_SIMULATION = cython.declare(cython.int, 192)
_MAX_TRIES = cython.declare(cython.int, 6_000_000)  # steps of exact search from one root

if not cython.compiled:  # results with NumPy's floats are rounded like the compiled ones
    _ONE, _PRIOR, _AMAF_SHARE = np.float32(_ONE), np.float32(_PRIOR), np.float32(_AMAF_SHARE)
    _A_PRIOR = np.float32(_A_PRIOR)


@cython.final
@cython.cclass
class Priors:
    """Computes the priors of steps for one tree.

    Attributes:
        weights: [feature] -> what it adds to a step's prior.
        features: [width * index of the step + i] -> a feature.
        width: features of a step.
    """

    def __init__(self, learned: StepWeights) -> None:
        self.width = learned.step_features
        weights = np.array(learned.weights, np.int16)
        features = np.zeros(BUFFER_SIZE * self.width, np.int32)
        self.weights = weights if cython.compiled else weights.tolist()
        self.features = features if cython.compiled else features.tolist()

    def write(
        self,
        position: Position,
        steps: StepBuffer,
        priors: cython.short[::1],
        first: cython.Py_ssize_t,
    ) -> cython.void:
        """Write [first + index of the step] -> its prior, 0 for the best; the steps are next."""
        i: cython.Py_ssize_t
        at: cython.Py_ssize_t
        total: cython.int
        if cython.compiled:
            position.write_features(steps, cython.address(self.features[0]))
        else:
            position.write_features(steps, self.features)
        best: cython.int = -_MAX_PRIOR
        for i in range(steps.count):
            total = 0
            for at in range(self.width * i, self.width * (i + 1)):
                total += self.weights[self.features[at]]
            if self.features[self.width * i]:
                best = max(best, total)
            priors[first + i] = max(-_MAX_PRIOR, min(_MAX_PRIOR, total))
        for i in range(steps.count):
            total = min(0, priors[first + i] - best) if self.features[self.width * i] else 0
            priors[first + i] = max(-_MAX_PRIOR, total)


def features_of(position: Position) -> list[tuple[int, tuple[int, ...]]]:
    """Return the legal steps of a position with their features; for learning and tests."""
    steps: StepBuffer = StepBuffer()
    width: cython.int = position.step_features
    features: cython.int[::1] = np.zeros(BUFFER_SIZE * max(1, width), np.int32)
    position.write_steps(steps, False)
    if not width:
        return [(step, ()) for step in steps]
    position.describe_steps()
    if cython.compiled:
        position.write_features(steps, cython.address(features[0]))
    else:
        features = [0] * (BUFFER_SIZE * width)
        position.write_features(steps, features)
    return [
        (steps.items[i], tuple([features[width * i + j] for j in range(width)]))
        for i in range(steps.count)
    ]


@cython.final
@cython.cclass
class Tree(Nodes):
    """The nodes, and the simulations and proofs that make them grow.

    Attributes:
        position: at the root.
        scratch: a position that walks down the tree.
        before: where ``scratch`` was before its last step.
        rng: draws the order of children, and playouts.
        steps: the legal steps where a node gets children.
        path: the nodes from the root to the leaf of a simulation.
        scores: of the children being compared, in order; while learning, 1 where a step was played.
        checks_replies: whether it looks at the reply before it tries a step.
        omits: whether some steps are never considered: a weaker level, which proves no losses.
        omitted: [step] -> whether it never is.
        priors: computes what is expected of new children; None without weights.
        trusts_amaf: whether steps are judged by AMAF.
        shares_amaf: whether both players learn from the steps of either in a playout.
        amaf_seen: [2 * step + player] -> 1 if played in this simulation, else 0.
        trace: the steps of a playout.
        exact: whether it looks for proofs when few places are left.
        endgame: the exact search, made when it is needed.
        thread_count: trees that search the same position, this one included.
        tried: steps of exact search from this root.
        batch: simulations since the last slice of it.
        skipped_simulations: simulations that it replaces, still to be skipped.
    """

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
        super().__init__(capacity, weights.visits if weights is not None else 0)
        self.position = position.copy()
        self.scratch = position.copy()
        self.before = position.copy()
        if weights is not None:
            self.priors = Priors(weights)
            self.scratch.describe_steps()
        if strong_playouts:
            self.scratch.strengthen_playouts()
        self.rng = Rng(seed)
        self.steps = StepBuffer()
        self.trace = StepBuffer()
        if not cython.compiled:
            self.path = [0] * 1024
            self.scores = [0.0] * 1024
        self.omits = omission_rate > 0
        self.omitted = numbers(STEP_LIMIT, "b")
        step: cython.int
        mille: cython.int = round(1000 * omission_rate)
        for step in range(PLACE, STEP_LIMIT if mille else PLACE):
            self.omitted[step] = self.rng.below(1000) < mille
        self.weighs_opening = position.pie and position.turn == 0
        self.checks_replies = position.checks_replies
        self.trusts_amaf = position.amaf
        self.amaf_seen = numbers(2 * STEP_LIMIT, "f")
        self.exact = exact
        self.endgame: Any = None  # an ``Endgame``, made when it is needed
        self.thread_count = thread_count
        self._begin()

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

    def look_ahead(self) -> None:
        """Prove what the turn to play decides at once, in one step or in two.

        No step is omitted here. A level that omits steps forgets the children afterwards, unless
        they win.
        """
        child: cython.int
        omits: cython.bint = self.omits
        self.omits = False
        self.scratch.copy_from_nogil(self.position)
        if not self._expand(self.root):
            return
        first: cython.int = self.first_child[self.root]
        for child in range(first, first + self.child_count[self.root]):
            self._look_at(child)
        self._settle(self.root)
        self.omits = omits
        if omits and not self.solved:
            self.first_child[self.root] = 0
            self.node_count = first

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

    def _learn(self, depth: cython.int, value: cython.double) -> cython.void:
        """Credit a simulation's value to every step played in it, at all nodes before the step.

        Where a step does the same whoever plays it, both players learn from the steps of playouts,
        but not from those in the tree, which the other player chose in order to win.
        """
        i: cython.Py_ssize_t
        first: cython.Py_ssize_t
        count: cython.Py_ssize_t
        step: cython.Py_ssize_t
        node: cython.int
        mover: cython.int
        at: cython.int
        won: cython.float = value
        for at in range(self.trace.count):
            step = self.trace.items[at]
            self.amaf_seen[step] = _ONE
            self.amaf_seen[step ^ (self.shares_amaf & (step >= 2 * _PLACE))] = _ONE
        for at in range(depth - 1, -1, -1):
            node = self.path[at]
            mover = self.player[node]
            step = 2 * self.step[self.path[at + 1]] + mover
            if self.trace.count < _TRACE_SIZE:
                self.trace.add(step)
                self.amaf_seen[step] = _ONE
            if self.visits[node] >= _LEARNT:  # its sums would outgrow single floats
                continue
            first = self.first_child[node]
            count = self.child_count[node]
            # in two loops, so that the compiler handles several children at a time in the second;
            # without a branch: whether a step was played is unpredictable
            for i in range(count):
                step = self.step[first + i]
                self.scores[i] = self.amaf_seen[2 * step + mover]
            for i in range(count):
                self.amaf_visits[first + i] += self.scores[i]
                self.amaf_wins[first + i] += self.scores[i] * won
        for at in range(self.trace.count):
            self.amaf_seen[self.trace.items[at]] = 0
            self.amaf_seen[self.trace.items[at] ^ 1] = 0

    def select(self, node: cython.int) -> cython.int:
        """Return the child to try, not a proven loss: by RAVE, or by UCB1 (Auer and others, 2002).

        A child with many visits is taken several times in a row before all are compared again.
        """
        if self.weighs_opening and node == self.root:
            return self._select_opening()
        first: cython.int = self.first_child[node]
        count: cython.int = self.child_count[node]
        best: cython.int = first + self.latest[node]
        if self.visits[best] & _row(self.visits[best]) and self.proof[best] == _UNKNOWN:
            return best
        spread: cython.double = _EXPLORATION * _EXPLORATION * _log2(self.visits[node] + 1)
        lent: cython.double = 0.5
        if self.visits[node]:
            lent = self.wins[node] / self.visits[node]
        self._weigh(first, count, self.player[node], lent, spread)
        if self.prior_visits > 0 and self.has_priors(node):
            self._add_priors(first, count)
        if self._any_proven(first, count) or (self.weighs_opening and self._any_swap(first, count)):
            self._overrule(first, count, 2 - self.player[node])
        at: cython.int = self._foremost(count)
        if self.scores[at] < 0 and self._any_open(first, count):
            self.weighs_opening = False  # only the swap is left: so small a board is solved
        self.latest[node] = at
        return first + at

    def _select_opening(self) -> cython.int:
        """Return the opening to try: alternately the least visited one and the fairest one.

        With the pie rule the other player gets the better side of an opening. So the game is
        searched without the swap, and all openings equally until they differ.
        """
        first: cython.Py_ssize_t = self.first_child[self.root]
        last: cython.Py_ssize_t = first + self.child_count[self.root]
        child: cython.Py_ssize_t
        found: cython.int = first  # if all that are considered are decided
        if self.visits[self.root] & 1:
            nearest: cython.double = 2.0
            away: cython.double
            for child in range(first, last):
                if self.proof[child] != _UNKNOWN:
                    continue
                away = 1.0
                if self.visits[child]:
                    away = abs(self.wins[child] / self.visits[child] - _FAIR)
                if away < nearest:
                    nearest = away
                    found = child
            return found
        fewest: cython.int = _MOST_VISITS
        for child in range(first, last):
            fewest = min(
                fewest, self.visits[child] if self.proof[child] == _UNKNOWN else _MOST_VISITS
            )
        for child in range(first, last):
            if self.visits[child] == fewest and self.proof[child] == _UNKNOWN:
                return child
        return found

    def _weigh(
        self,
        first: cython.Py_ssize_t,
        count: cython.Py_ssize_t,
        mover: cython.int,
        lent: cython.float,
        spread: cython.float,
    ) -> cython.void:
        """Write the children's values with an exploration bonus to ``scores``.

        The mean of AMAF has the weight ``seen``, the child's own ``visits * (1 + seen *
        _AMAF_SHARE)``: AMAF dominates early, the child's own value later. There is no branch, so
        that the compiler handles several children at a time.
        """
        base: cython.float = mover
        sign: cython.float = 1 - 2 * mover
        one: cython.float = 1.0
        i: cython.Py_ssize_t  # a C int would have to wrap around, which prevents that
        seen: cython.float
        own: cython.float
        share: cython.float
        value: cython.float
        for i in range(count):
            seen = self.amaf_visits[first + i]
            own = one + seen * _AMAF_SHARE
            share = one / (seen + own * cython.cast(cython.float, self.visits[first + i]) + _PRIOR)
            value = own * cython.cast(cython.float, self.wins[first + i])
            value = (self.amaf_wins[first + i] + value + _PRIOR * lent) * share
            self.scores[i] = base + sign * value + sqrt(spread * share)

    def _add_priors(self, first: cython.Py_ssize_t, count: cython.Py_ssize_t) -> cython.void:
        """Add the priors to ``scores``; after ``prior_visits``, AMAF included, they count half."""
        least: cython.float = self.prior_visits
        factor: cython.float = least * _A_PRIOR
        i: cython.Py_ssize_t
        visits: cython.float
        for i in range(count):
            visits = least + cython.cast(cython.float, self.visits[first + i])
            visits += self.amaf_visits[first + i]
            self.scores[i] += factor * cython.cast(cython.float, self.prior[first + i]) / visits

    def _any_proven(self, first: cython.Py_ssize_t, count: cython.Py_ssize_t) -> cython.bint:
        seen: cython.schar = 0
        i: cython.Py_ssize_t
        for i in range(count):
            seen |= self.proof[first + i]
        return seen != _UNKNOWN

    def _any_swap(self, first: cython.Py_ssize_t, count: cython.Py_ssize_t) -> cython.bint:
        found: cython.bint = False
        i: cython.Py_ssize_t
        for i in range(count):
            found |= self.step[first + i] == _SWAP
        return found

    def _any_open(self, first: cython.Py_ssize_t, count: cython.Py_ssize_t) -> cython.bint:
        found: cython.bint = False
        i: cython.Py_ssize_t
        for i in range(count):
            found |= self.proof[first + i] == _UNKNOWN
        return found

    def _overrule(
        self, first: cython.Py_ssize_t, count: cython.Py_ssize_t, loss: cython.int
    ) -> cython.void:
        """Write proven values to ``scores``, and a negative one for children not to try."""
        i: cython.Py_ssize_t
        for i in range(count):
            if self.proof[first + i] == loss:
                self.scores[i] = -1.0
            elif self.proof[first + i] == _DRAW:
                self.scores[i] = 0.5
            if self.weighs_opening and self.step[first + i] == _SWAP:
                self.scores[i] = -1.0

    def _foremost(self, count: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Return the index of the highest score, the first of several.

        Knowing that there is no NaN, the compiler compares several at a time.
        """
        best: cython.float = self.scores[0]
        found: cython.bint = False
        start: cython.Py_ssize_t = 0
        i: cython.Py_ssize_t
        for i in range(count):
            best = max(best, self.scores[i])
        while True:
            for i in range(16):
                found |= self.scores[start + i] == best
            if found:
                break
            start += 16
        while self.scores[start] != best:
            start += 1
        return start

    def _expand(self, node: cython.int) -> cython.bint:
        """Give ``node``, where ``scratch`` is, its children in random order, if there is room."""
        if self.first_child[node]:
            return True
        self.steps.count = 0
        self.scratch.write_steps(self.steps, True)
        if self.omits:
            self._omit()
        count: cython.int = self.steps.count
        if self.node_count + count > self.capacity:
            return False
        i: cython.int
        pick: cython.int
        step: cython.int
        for i in range(count):
            pick = i + self.rng.below(count - i)
            step = self.steps.items[pick]
            self.steps.items[pick] = self.steps.items[i]
            self.steps.items[i] = step
        self.grow(node, self.steps, self.scratch.player)
        return True

    def _is_ripe(self, node: cython.int) -> cython.bint:
        """Return whether a leaf has had enough playouts to grow.

        Once is enough in a small tree, four times in a bigger one, where growing costs more than
        it gains. With a tenth of the room left it takes 29, so that a long search spends the rest
        where it searches most.
        """
        patience: cython.longlong = min(self.node_count >> 14, _PATIENCE)
        tightness: cython.longlong = self.capacity // (self.capacity - self.node_count + 1)
        return self.visits[node] > patience + tightness * tightness // 4

    def _ask_weights(self, node: cython.int) -> cython.void:
        """Write the priors of the children of ``node``, where ``scratch`` is, if they are due."""
        if self.visits[node] < _ASKED_AT or self.has_priors(node):
            return
        first: cython.int = self.first_child[node]
        child: cython.int
        self.steps.count = 0
        for child in range(first, first + self.child_count[node]):
            self.steps.add(self.step[child])
        self.priors.write(self.scratch, self.steps, self.prior, first)

    def _omit(self) -> cython.void:
        """Remove from ``steps`` those that are omitted; one random step stays if all are."""
        one: cython.int = self.steps.items[self.rng.below(self.steps.count)]
        seen: cython.int = 0
        i: cython.int
        for i in range(self.steps.count):
            if not self.omitted[self.steps.items[i]]:
                self.steps.items[seen] = self.steps.items[i]
                seen += 1
        if seen == 0:
            self.steps.items[0] = one
            seen = 1
        self.steps.count = seen

    def _prove_end(self, node: cython.int) -> cython.bint:
        """Return whether the game has ended at ``node``, where ``scratch`` is."""
        result: cython.int = self.scratch.result()
        if result < 0:
            return False
        self.proof[node] = result + 1
        return True

    def _prove_win(self, node: cython.int) -> cython.bint:
        """Return whether the player at a new ``node``, where ``scratch`` is, wins this turn."""
        if self.visits[node]:
            return False
        step: cython.int = self.scratch.decisive_step()
        if step < 0 or self.omitted[step]:
            return False
        self.proof[node] = self.scratch.player + 1
        return True

    def _settle(self, node: cython.int) -> cython.bint:
        """Prove ``node`` from its children, if they suffice; return whether it is proven."""
        win: cython.int = self.player[node] + 1
        first: cython.int = self.first_child[node]
        child: cython.int
        drawn: cython.bint = False
        open_: cython.bint = False
        for child in range(first, first + self.child_count[node]):
            if self.proof[child] == win:
                self.proof[node] = win
                return True
            drawn = drawn or self.proof[child] == _DRAW
            open_ = open_ or self.proof[child] == _UNKNOWN
        if open_ or self.omits:  # with steps omitted no loss is certain
            return False
        self.proof[node] = _DRAW if drawn else 3 - win
        return True

    def _look_at(self, child: cython.int) -> cython.void:
        """Prove a child of the root if its step, or the next of the same turn, ends the game."""
        self.scratch.copy_from_nogil(self.position)
        self.scratch.play_nogil(self.step[child])
        if self._prove_end(child) or self.scratch.turn != self.position.turn:
            return
        if not self._expand(child):
            return
        first: cython.int = self.first_child[child]
        second: cython.int
        for second in range(first, first + self.child_count[child]):
            self.scratch.copy_from_nogil(self.position)
            self.scratch.play_nogil(self.step[child])
            self.scratch.play_nogil(self.step[second])
            self._prove_end(second)
        self._settle(child)

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
@cython.exceptval(check=False)
def _log2(n: cython.int) -> cython.double:
    """Return the binary logarithm, linear between powers of two: equal on every machine."""
    exponent: cython.int = 0
    while n >> (exponent + 1):
        exponent += 1
    return exponent + cython.cast(cython.double, n) / (1 << exponent) - 1.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _row(visits: cython.int) -> cython.int:
    """Return one less than the number of visits in a row to a child.

    That number is a power of two from 1 to 64, at most 1/32 of its visits.
    """
    row: cython.int = min(visits, 4095) >> 6
    row |= row >> 1
    row |= row >> 2
    row |= row >> 4
    return row
