# cython: language_level=3, cdivision=True, initializedcheck=False
# distutils: extra_compile_args = -O2 -fno-math-errno
"""How leaves of a search tree grow, and what is proven at once when they do.

Wins, losses and draws by the rules are proven upwards (MCTS-solver, Winands, Björnsson and Saito,
2008). A weaker level does not consider some steps: it proves no losses.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.engine.priors import Priors
    from cython.cimports.rules.engine.selection import Selection
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.engine.priors import Priors
    from rules.engine.selection import Selection
    from rules.position import Position
    from rules.rng import Rng
    from rules.steps import StepBuffer

from rules.engine.nodes import DRAW, UNKNOWN, numbers
from rules.step_weights import StepWeights
from rules.steps import PLACE, STEP_LIMIT

_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_DRAW = cython.declare(cython.int, DRAW)
_PATIENCE = cython.declare(cython.int, 3)  # playouts of a leaf before it grows in a big tree
_ASKED_AT = cython.declare(cython.int, 8)  # visits of a node before learned weights are asked


@cython.cclass
class Expansion(Selection):
    """Nodes that get children from the legal steps of a position.

    Attributes:
        position: at the root.
        scratch: a position that walks down the tree.
        rng: draws the order of children, and playouts.
        steps: the legal steps where a node gets children.
        omits: whether some steps are never considered.
        omitted: [step] -> whether it never is.
        priors: computes what is expected of new children; None without weights.
    """

    def __init__(
        self,
        position: Position,
        *,
        seed: int,
        capacity: int,
        omission_rate: float,
        weights: StepWeights | None,
    ) -> None:
        """``omission_rate`` is the share of the steps on the board that are never considered."""
        super().__init__(capacity, weights.visits if weights is not None else 0)
        self.position = position.copy()
        self.scratch = position.copy()
        if weights is not None:
            self.priors = Priors(weights)
            self.scratch.describe_steps()
        self.rng = Rng(seed)
        self.steps = StepBuffer()
        self.omits = omission_rate > 0
        self.omitted = numbers(STEP_LIMIT, "b")
        step: cython.int
        mille: cython.int = round(1000 * omission_rate)
        for step in range(PLACE, STEP_LIMIT if mille else PLACE):
            self.omitted[step] = self.rng.below(1000) < mille
        self.weighs_opening = position.pie and position.turn == 0

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

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
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

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _is_ripe(self, node: cython.int) -> cython.bint:
        """Return whether a leaf has had enough playouts to grow.

        Once is enough in a small tree, four times in a bigger one, where growing costs more than
        it gains. With a tenth of the room left it takes 29, so that a long search spends the rest
        where it searches most.
        """
        patience: cython.longlong = min(self.node_count >> 14, _PATIENCE)
        tightness: cython.longlong = self.capacity // (self.capacity - self.node_count + 1)
        return self.visits[node] > patience + tightness * tightness // 4

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
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

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
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

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _prove_end(self, node: cython.int) -> cython.bint:
        """Return whether the game has ended at ``node``, where ``scratch`` is."""
        result: cython.int = self.scratch.result()
        if result < 0:
            return False
        self.proof[node] = result + 1
        return True

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _prove_win(self, node: cython.int) -> cython.bint:
        """Return whether the player at a new ``node``, where ``scratch`` is, wins this turn."""
        if self.visits[node]:
            return False
        step: cython.int = self.scratch.decisive_step()
        if step < 0 or self.omitted[step]:
            return False
        self.proof[node] = self.scratch.player + 1
        return True

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
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

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
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
