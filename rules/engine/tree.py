# cython: language_level=3, cdivision=True, initializedcheck=False
"""One thread's search tree: Monte Carlo tree search with proven values over any ``Position``.

A node stands for the position after a step, so a turn of several steps is several nodes deep and
the player to act may be the same at a node and its child. Values are kept for player 0 and read
by whoever acts. Wins, losses and draws by the rules are proven upwards (MCTS-solver, Winands,
Björnsson and Saito, 2008). Where a game says so, a step is judged also by the simulations in which
it came later (AMAF; RAVE, Gelly and Silver, 2007), which then takes the place of exploring. It
knows no game; what it may ask of one is in ``Position``.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.engine.endgame import Endgame
    from cython.cimports.rules.engine.selection import Selection
    from cython.cimports.rules.position import Position, Steps
    from cython.cimports.rules.rng import Rng
else:
    from rules.engine.endgame import Endgame
    from rules.engine.selection import Selection
    from rules.position import Position, Steps
    from rules.rng import Rng

import numpy as np

from rules.engine.nodes import DRAW, UNKNOWN, numbers
from rules.position import PLACE, STEPS

_DEEPEST = cython.declare(cython.int, 900)  # steps below the root; a deeper line is not followed
_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_DRAW = cython.declare(cython.int, DRAW)
_PLACE = cython.declare(cython.int, PLACE)
_ONE = cython.declare(cython.float, 1.0)
_FEW_PLACES = cython.declare(cython.int, 8)  # left to fill: exact search begins at once
_SOME_PLACES = cython.declare(cython.int, 13)  # it begins after so many simulations:
_LATER = cython.declare(cython.int, 1500)
_MANY_PLACES = cython.declare(cython.int, 16)  # on a board so small, in a long search, after:
_MUCH_LATER = cython.declare(cython.int, 500_000)
_LEARNT = cython.declare(cython.int, 1 << 20)  # visits after which AMAF has no more to tell
_PATIENCE = cython.declare(cython.int, 3)  # playouts of a leaf before it grows in a big tree
_BATCH = cython.declare(cython.int, 128)  # simulations between two parts of exact search
# steps of exact search for a simulation left out: more than its time, as a proof is worth more
_TRIES_A_SIMULATION = cython.declare(cython.int, 192)
_MOST_TRIES = cython.declare(cython.int, 6_000_000)  # steps of exact search from one root

if not cython.compiled:  # what is added up in NumPy's floats is rounded alike
    _ONE = np.float32(_ONE)


@cython.final
@cython.cclass
class Tree(Selection):
    """The nodes, and the simulations and proofs that make them grow."""

    came: cython.float[::1]  # [2 * step + player] -> 1 if it came in this simulation, else 0
    trusts_amaf: cython.bint
    shares_amaf: cython.bint  # whether both players learn from a playout's steps of either
    blind: cython.bint  # whether it overlooks anything
    overlooked: cython.schar[::1]  # [step] -> whether it never comes to its mind
    exact: cython.bint  # whether it looks for proofs when few places are left
    beside: cython.int  # trees at work on the same position, this one included
    endgame: Endgame  # made when it is needed
    tried: cython.int  # steps of exact search from this root
    batch: cython.int  # simulations since its last part
    debt: cython.int  # simulations that it stands for, still to be left out
    trace: Steps
    position: Position  # at the root
    scratch: Position  # walks down the tree
    before: Position  # where it was before the last step
    sharp: cython.bint  # whether it looks at the answer before it tries a step
    rng: Rng
    steps: Steps
    path: cython.int[1024]

    def __init__(
        self,
        position: Position,
        *,
        seed: int,
        capacity: int,
        exact: bool = True,
        beside: int = 1,
        overlooks: float = 0.0,
    ) -> None:
        """``overlooks`` is the share of the steps on the board that it does not think of; so many
        trees as ``beside`` search the position, of which one looks for proofs, for all of them.
        """
        super().__init__(capacity)
        self.position = position.copy()
        self.scratch = position.copy()
        self.before = position.copy()
        self.sharp = position.sharp
        self.rng = Rng(seed)
        self.steps = Steps()
        self.trace = Steps()
        self.came = numbers(2 * STEPS, "f")
        self.trusts_amaf = position.amaf
        self.blind = overlooks > 0
        self.overlooked = numbers(STEPS, "b")
        step: cython.int
        mille: cython.int = round(1000 * overlooks)
        for step in range(PLACE, STEPS if mille else PLACE):
            self.overlooked[step] = self.rng.below(1000) < mille
        self.weighs_opening = position.pie and position.turn == 0
        self.exact = exact
        self.beside = beside
        self.endgame = None
        self._begin()
        if not cython.compiled:
            self.path = [0] * 1024

    def run(self, simulations: int) -> int:
        """Do so many simulations without Python's lock, fewer if the root is proven.

        When few places are left to fill, every second one is given to exact search; where other
        trees are at work too, more, for this one proves for all.
        """
        many: cython.int = simulations
        done: cython.int = 0
        if self.exact and self.endgame is None and self.position.places_left() <= _MANY_PLACES:
            self.endgame = Endgame(self.position)
        with cython.nogil:
            while done < many and self.proof[self.root] == _UNKNOWN:
                done += 1
                if self.debt:
                    self.debt -= 1
                    continue
                self._simulate()
                self.batch += 1
                if self.batch >= _BATCH:
                    self.batch = 0
                    self._prove_some()
        return done

    def look_ahead(self) -> None:
        """Prove what the turn to play decides at once, be it of one step or of two.

        Nothing is overlooked here; what does not win is overlooked afterwards.
        """
        child: cython.int
        blind: cython.bint = self.blind
        self.blind = False
        self.scratch.become(self.position)
        if not self._expand(self.root):
            return
        first: cython.int = self.first_child[self.root]
        for child in range(first, first + self.child_count[self.root]):
            self._look_at(child)
        self._settle(self.root)
        self.blind = blind
        if blind and not self.solved:
            self.first_child[self.root] = 0
            self.node_count = first

    def advance(self, step: int) -> bool:
        """Make the child that ``step`` leads to the root; False if there is not much to keep."""
        found = self.child(self.root, step)
        if found is None or not self.first_child[found[0]]:
            return False
        self.position.play(step)
        self.root = found[0]
        self.weighs_opening = False
        self._begin()
        return True

    def _begin(self) -> None:
        """Have what holds of a new root: nothing is tried yet.

        Few steps before the end it counts who plays one. The weaker levels are measured as they
        play without another's steps.
        """
        self.tried = self.batch = self.debt = 0
        self.shares_amaf = (
            self.position.shared_steps
            and not self.blind
            and self.position.places_left() > _SOME_PLACES
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _prove_some(self) -> cython.void:
        """Do a part of the exact search, if it is worth it, for simulations left out later."""
        places: cython.int = self.position.places_left()
        most: cython.int = _BATCH * _TRIES_A_SIMULATION * self.beside
        visits: cython.int = self.visits[self.root]
        if (
            not self.exact
            or places > _MANY_PLACES
            or (places > _SOME_PLACES and visits < _MUCH_LATER)
            or (places > _FEW_PLACES and visits < _LATER)
            or self.tried >= _MOST_TRIES
        ):
            return
        self.debt = (most - self._prove_steps(most)) // _TRIES_A_SIMULATION

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _prove_steps(self, most: cython.int) -> cython.int:
        """Prove children of the root, those first that look best; return the tries left over."""
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
        """The unproven child of the root with most visits; 0 if there is none."""
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
        """Prove a child of the root, or all steps after it where it does not end the turn; return
        the tries left over.
        """
        left: cython.int = most
        second: cython.int
        self.scratch.become(self.position)
        self.scratch.apply(self.step[child])
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
                self.scratch.become(self.position)
                self.scratch.apply(self.step[child])
                self.scratch.apply(self.step[second])
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
        """Walk down to a leaf, let it grow, play it out and take its value up again."""
        node: cython.int = self.root
        depth: cython.int = 0
        self.path[0] = node
        self.scratch.become(self.position)
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
            value = self._judge()
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
    def _judge(self) -> cython.double:
        """The value of the leaf where ``scratch`` stands: half of it a playout's, half that of a
        glance, where there is something to see. The weaker levels play on without looking.
        """
        seen: cython.double = -1.0 if self.blind else self.scratch.estimate()
        value: cython.double
        if self.trusts_amaf:
            value = self.scratch.judge(self.rng, self.trace)
        else:
            value = self.scratch.judge(self.rng, None)
        return value if seen < 0 else (value + seen) / 2

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _is_ripe(self, node: cython.int) -> cython.bint:
        """Whether a leaf has been played out often enough to grow: once in a small tree, four times
        in one of some size, where growing costs more than it tells. With a tenth of the room left,
        29 times, so that a long search spends the rest where it looks most.
        """
        patience: cython.longlong = min(self.node_count >> 14, _PATIENCE)
        tightness: cython.longlong = self.capacity // (self.capacity - self.node_count + 1)
        return self.visits[node] > patience + tightness * tightness // 4

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _go_on(self, node: cython.int) -> cython.int:
        """The child of ``node`` to try, where ``scratch`` goes. In a sharp game those that lose
        at once are passed over, unless that leaves none.
        """
        child: cython.int = self.select(node)
        if not self.sharp:
            self.scratch.apply(self.step[child])
            return child
        self.before.become(self.scratch)
        while True:
            self.scratch.apply(self.step[child])
            if self.visits[child] or self.proof[child] != _UNKNOWN:
                return child
            if not (self._prove_end(child) or self._prove_win(child)):
                return child
            if self._settle(node) or self.proof[child] != 2 - self.player[node]:
                return child
            self.scratch.become(self.before)
            child = self.select(node)

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _learn(self, depth: cython.int, value: cython.double) -> cython.void:
        """Credit a simulation's value to every step that came in it, at all nodes before it.

        Where a step does the same whoever plays it, both players learn from those of playouts; in
        the tree the other one chose it, to win.
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
            self.came[self.trace.items[i]] = _ONE
            if self.shares_amaf and self.trace.items[i] >= 2 * _PLACE:
                self.came[self.trace.items[i] ^ 1] = _ONE
        for i in range(depth - 1, -1, -1):
            node = self.path[i]
            mover = self.player[node]
            self.trace.add(2 * self.step[self.path[i + 1]] + mover)
            self.came[self.trace.items[self.trace.count - 1]] = _ONE
            if self.visits[node] >= _LEARNT:  # its sums would outgrow single floats
                continue
            first = self.first_child[node]
            for child in range(first, first + self.child_count[node]):
                # without a branch: whether it came is as good as random
                step = self.step[child]
                hit = self.came[2 * step + mover]
                self.amaf_visits[child] += hit
                self.amaf_wins[child] += hit * won
        for i in range(self.trace.count):
            self.came[self.trace.items[i]] = 0
            self.came[self.trace.items[i] ^ 1] = 0

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _prove_end(self, node: cython.int) -> cython.bint:
        """Whether the game has ended at ``node``, where ``scratch`` stands."""
        result: cython.int = self.scratch.result()
        if result < 0:
            return False
        self.proof[node] = result + 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _prove_win(self, node: cython.int) -> cython.bint:
        """Whether who acts at a new ``node``, where ``scratch`` stands, wins with this turn."""
        if self.visits[node]:
            return False
        step: cython.int = self.scratch.decisive_step()
        if step < 0 or self.overlooked[step]:
            return False
        self.proof[node] = self.scratch.player + 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _expand(self, node: cython.int) -> cython.bint:
        """Give ``node``, where ``scratch`` stands, its children in random order; False if full."""
        if self.first_child[node]:
            return True
        self.steps.count = 0
        self.scratch.fill(self.steps, True)
        if self.blind:
            self._overlook()
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

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _overlook(self) -> cython.void:
        """Leave in ``steps`` those that come to mind, or any one of them if none does."""
        one: cython.int = self.steps.items[self.rng.below(self.steps.count)]
        seen: cython.int = 0
        i: cython.int
        for i in range(self.steps.count):
            if not self.overlooked[self.steps.items[i]]:
                self.steps.items[seen] = self.steps.items[i]
                seen += 1
        if seen == 0:
            self.steps.items[0] = one
            seen = 1
        self.steps.count = seen

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _settle(self, node: cython.int) -> cython.bint:
        """Prove ``node`` from its children, if they allow it."""
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
        if open_ or self.blind:  # who overlooks something proves no loss
            return False
        self.proof[node] = _DRAW if drawn else 3 - win
        return True

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _look_at(self, child: cython.int) -> cython.void:
        """Prove a child of the root whose step, or a step after it in the same turn, ends it."""
        self.scratch.become(self.position)
        self.scratch.apply(self.step[child])
        if self._prove_end(child) or self.scratch.turn != self.position.turn:
            return
        if not self._expand(child):
            return
        first: cython.int = self.first_child[child]
        second: cython.int
        for second in range(first, first + self.child_count[child]):
            self.scratch.become(self.position)
            self.scratch.apply(self.step[child])
            self.scratch.apply(self.step[second])
            self._prove_end(second)
        self._settle(child)
