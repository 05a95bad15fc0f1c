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

import mmap
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.rules.engine.endgame import Endgame
    from cython.cimports.rules.position import Position, Steps
    from cython.cimports.rules.rng import Rng
else:
    from math import sqrt

    from rules.engine.endgame import Endgame
    from rules.position import Position, Steps
    from rules.rng import Rng

import numpy as np

from rules.position import PLACE, Button

NODE_BYTES = 36  # what a node takes in the arrays below

_STEPS = 8192  # above any step of any game
_DEEPEST = cython.declare(cython.int, 900)  # steps below the root; a deeper line is not followed
_MOST_LEADERS = cython.declare(cython.int, 32)
_UNKNOWN = cython.declare(cython.int, 0)  # proofs: of player 0's win, of player 1's, of a draw
_DRAW = cython.declare(cython.int, 3)
_SWAP = cython.declare(cython.int, Button.SWAP)
_EXPLORATION = cython.declare(cython.double, 0.35)
_PRIOR = cython.declare(cython.double, 6.0)  # visits that a child is lent, of its parent's value
_AMAF_SHARE = cython.declare(cython.double, 0.001)  # visits until a child's own value weighs more
_FAIR = cython.declare(cython.double, 0.47)  # searched little, good openings look too even
_FEW_PLACES = cython.declare(cython.int, 8)  # left to fill: exact search begins at once
_SOME_PLACES = cython.declare(cython.int, 13)  # it begins after so many simulations:
_LATER = cython.declare(cython.int, 8000)
_BATCH = cython.declare(cython.int, 128)  # simulations between two parts of exact search
# steps of exact search for a simulation left out: more than its time, as a proof is worth more
_TRIES_A_SIMULATION = cython.declare(cython.int, 192)
_MOST_TRIES = cython.declare(cython.int, 6_000_000)  # steps of exact search from one root


@cython.final
@cython.cclass
class Tree:
    """Nodes as parallel arrays; the children of a node lie side by side.

    Attributes:
        root: the node of the position that is searched.
        node_count: nodes in use.
        capacity: nodes there is room for; the fewer are left, the fewer leaves grow.
    """

    root: cython.int
    node_count: cython.int
    capacity: cython.int
    step: cython.int[::1]  # [node] -> the step that leads to it
    first_child: cython.int[::1]  # [node] -> its first child, 0 while it has none
    child_count: cython.int[::1]
    visits: cython.int[::1]
    wins: cython.double[::1]  # [node] -> sum of the simulations' values for player 0
    player: cython.schar[::1]  # [node] -> who acts there, known once it has children
    proof: cython.schar[::1]
    amaf_visits: cython.float[::1]  # [node] -> simulations in which its step came, now or later
    amaf_wins: cython.float[::1]  # [node] -> sum of their values for player 0
    came: cython.int[::1]  # [2 * step + player] -> the simulation in which it came last
    simulation: cython.int
    trusts_amaf: cython.bint
    blind: cython.bint  # whether it overlooks anything
    overlooked: cython.schar[::1]  # [step] -> whether it never comes to its mind
    weighs_opening: cython.bint  # whether the turn to play is one that the other may swap
    exact: cython.bint  # whether it looks for proofs when few places are left
    endgame: Endgame  # made when it is needed
    tried: cython.int  # steps of exact search from this root
    batch: cython.int  # simulations since its last part
    debt: cython.int  # simulations that it stands for, still to be left out
    trace: Steps
    position: Position  # at the root
    scratch: Position  # walks down the tree
    before: Position  # where it was before the last step
    sharp: cython.bint
    rng: Rng
    steps: Steps
    path: cython.int[1024]
    scores: cython.double[1024]  # of the children looked at, in their order

    def __init__(
        self,
        position: Position,
        *,
        seed: int,
        capacity: int,
        exact: bool = True,
        overlooks: float = 0.0,
    ) -> None:
        """``overlooks`` is the share of the steps on the board that it does not think of."""
        self.position = position.copy()
        self.scratch = position.copy()
        self.before = position.copy()
        self.sharp = position.sharp
        self.rng = Rng(seed)
        self.steps = Steps()
        self.trace = Steps()
        self.came = _numbers(2 * _STEPS, "i")
        self.simulation = 0
        self.trusts_amaf = position.amaf
        self.blind = overlooks > 0
        self.overlooked = _numbers(_STEPS, "b")
        step: cython.int
        mille: cython.int = round(1000 * overlooks)
        for step in range(PLACE, _STEPS if mille else PLACE):
            self.overlooked[step] = self.rng.below(1000) < mille
        self.weighs_opening = position.pie and position.turn == 0
        self.exact = exact
        self.endgame = None
        self.tried = self.batch = self.debt = 0
        if not cython.compiled:
            self.path = [0] * 1024
            self.scores = [0.0] * 1024
        self._make_room(capacity)
        self.root = 1  # 0 means no node
        self.node_count = 2
        self._clear(1, 0)

    # -- for Python --------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """Nodes in use."""
        return self.node_count

    @property
    def room(self) -> int:
        """Nodes there is room for."""
        return self.capacity

    @property
    def root_node(self) -> int:
        return self.root

    @property
    def solved(self) -> bool:
        return self.proof[self.root] != _UNKNOWN

    @property
    def root_proof(self) -> int:
        """What is proven of the root for who acts there: see ``children``."""
        return self._proof_for(self.root, self.root)

    def visits_of(self, node: int) -> int:
        """The simulations that went through a node."""
        return self.visits[node]

    def width(self, node: int) -> int:
        """The number of children of a node."""
        return self.child_count[node] if self.first_child[node] else 0

    def run(self, simulations: int) -> int:
        """Do so many simulations without Python's lock, fewer if the root is proven.

        When few places are left to fill, every second one is given to exact search.
        """
        many: cython.int = simulations
        done: cython.int = 0
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

    def children(self, node: int) -> list[tuple[int, int, int, float, int]]:
        """All children as (node, step, visits, wins of the acting player, proof).

        The proof is 0 unknown, 1 a win of who acts at ``node``, 2 a loss, 3 a draw.
        """
        first: cython.int = self.first_child[node]
        found = []
        child: cython.int
        for child in range(first, first + self.child_count[node] if first else first):
            wins = self._wins_for(node, child)
            proof = self._proof_for(node, child)
            found.append((child, self.step[child], self.visits[child], wins, proof))
        return found

    def child(self, node: int, step: int) -> tuple[int, int, float, int] | None:
        """The child that ``step`` leads to as (node, visits, wins, proof), like ``children``."""
        first: cython.int = self.first_child[node]
        at: cython.int
        for at in range(first, first + self.child_count[node] if first else first):
            if self.step[at] == step:
                return (at, self.visits[at], self._wins_for(node, at), self._proof_for(node, at))
        return None

    def leaders(self, node: int, most: int) -> list[tuple[int, int]]:
        """At most so many (up to 32) children as (node, step), those first that look best.

        Proven wins come first, proven losses last, and among the others those with more visits.
        """
        first: cython.int = self.first_child[node]
        room: cython.int = min(most, _MOST_LEADERS)
        count: cython.int = 0
        best: cython.int[32]
        worth: cython.double[32]
        if not cython.compiled:
            best, worth = [0] * 32, [0.0] * 32
        child: cython.int
        at: cython.int
        own: cython.double
        for child in range(first, first + self.child_count[node] if first else first):
            own = self._worth_for(node, child)
            if count == room and own <= worth[count - 1]:
                continue
            at = count if count < room else count - 1
            count = at + 1
            while at > 0 and worth[at - 1] < own:
                best[at] = best[at - 1]
                worth[at] = worth[at - 1]
                at -= 1
            best[at] = child
            worth[at] = own
        return [(best[at], self.step[best[at]]) for at in range(count)]

    def advance(self, step: int) -> bool:
        """Make the child that ``step`` leads to the root; False if there is not much to keep."""
        found = self.child(self.root, step)
        if found is None or not self.first_child[found[0]]:
            return False
        self.position.play(step)
        self.root = found[0]
        self.weighs_opening = False
        self.tried = self.batch = self.debt = 0
        return True

    def compact(self) -> None:
        """Forget all that does not hang on the root, to make room."""
        step: cython.int[::1] = self.step
        first_child: cython.int[::1] = self.first_child
        child_count: cython.int[::1] = self.child_count
        visits: cython.int[::1] = self.visits
        wins: cython.double[::1] = self.wins
        player: cython.schar[::1] = self.player
        proof: cython.schar[::1] = self.proof
        amaf_visits: cython.float[::1] = self.amaf_visits
        amaf_wins: cython.float[::1] = self.amaf_wins
        self._make_room(self.capacity)
        # Breadth first: nodes are copied in the order of their new numbers, each with the old
        # number of its first child until its own turn comes.
        node: cython.int = 1
        old: cython.int = self.root
        end: cython.int = old + 1
        self.node_count = 1
        while True:
            while old < end:
                self.step[self.node_count] = step[old]
                self.first_child[self.node_count] = first_child[old]
                self.child_count[self.node_count] = child_count[old]
                self.visits[self.node_count] = visits[old]
                self.wins[self.node_count] = wins[old]
                self.player[self.node_count] = player[old]
                self.proof[self.node_count] = proof[old]
                self.amaf_visits[self.node_count] = amaf_visits[old]
                self.amaf_wins[self.node_count] = amaf_wins[old]
                self.node_count += 1
                old += 1
            while node < self.node_count and self.first_child[node] == 0:
                node += 1
            if node == self.node_count:
                break
            old = self.first_child[node]
            end = old + self.child_count[node]
            self.first_child[node] = self.node_count
            node += 1
        self.root = 1

    # -- without Python's lock ---------------------------------------------------------------

    def _make_room(self, capacity: int) -> None:
        self.capacity = capacity
        self.step = _numbers(capacity, "i")
        self.first_child = _numbers(capacity, "i")
        self.child_count = _numbers(capacity, "i")
        self.visits = _numbers(capacity, "i")
        self.wins = _numbers(capacity, "d")
        self.player = _numbers(capacity, "b")
        self.proof = _numbers(capacity, "b")
        self.amaf_visits = _numbers(capacity, "f")
        self.amaf_wins = _numbers(capacity, "f")

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _clear(self, node: cython.int, step: cython.int) -> cython.void:
        self.step[node] = step
        self.first_child[node] = 0
        self.child_count[node] = 0
        self.visits[node] = 0
        self.wins[node] = 0.0
        self.player[node] = 0
        self.proof[node] = _UNKNOWN
        self.amaf_visits[node] = 0
        self.amaf_wins[node] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _wins_for(self, node: cython.int, child: cython.int) -> cython.double:
        """The simulations through ``child`` won by who acts at ``node``.

        Where the other one may swap the turn, its worth is that of the side they leave.
        """
        wins: cython.double = self.wins[child]
        swapped: cython.bint = (
            self.weighs_opening and node == self.root and 2 * wins > self.visits[child]
        )
        return self.visits[child] - wins if self.player[node] or swapped else wins

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _proof_for(self, node: cython.int, child: cython.int) -> cython.int:
        """What is proven of ``child`` for who acts at ``node``: see ``children``."""
        proof: cython.int = self.proof[child]
        return 3 - proof if self.player[node] and 0 < proof < _DRAW else proof

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _worth_for(self, node: cython.int, child: cython.int) -> cython.double:
        """A number that orders the children of ``node``: by proof, visits, win rate."""
        proof: cython.int = self._proof_for(node, child)
        visits: cython.double = self.visits[child]
        worth: cython.double = visits
        if visits > 0:
            worth += self._wins_for(node, child) / visits
        if proof == 1:
            worth += 1e10
        elif proof == 2:
            worth -= 1e10
        return worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _prove_some(self) -> cython.void:
        """Do a part of the exact search, if it is worth it, for simulations left out later."""
        places: cython.int = self.position.places_left()
        most: cython.int = _BATCH * _TRIES_A_SIMULATION
        if (
            not self.exact
            or places > _SOME_PLACES
            or (places > _FEW_PLACES and self.visits[self.root] < _LATER)
            or self.tried >= _MOST_TRIES
        ):
            return
        if self.endgame is None:
            with cython.gil:
                self.endgame = Endgame(self.position)
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
            if self.trusts_amaf:
                value = self.scratch.judge(self.rng, self.trace)
            else:
                value = self.scratch.judge(self.rng, None)
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
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _is_ripe(self, node: cython.int) -> cython.bint:
        """Whether a leaf has been played out often enough to grow: once while half of the room is
        left, with a tenth left 25 times, so that a long search spends the rest where it looks most.
        """
        tightness: cython.longlong = self.capacity // (self.capacity - self.node_count + 1)
        return self.visits[node] > tightness * tightness // 4

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _go_on(self, node: cython.int) -> cython.int:
        """The child of ``node`` to try, where ``scratch`` goes. In a sharp game those that lose
        at once are passed over, unless that leaves none.
        """
        child: cython.int = self._select(node)
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
            child = self._select(node)

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _learn(self, depth: cython.int, value: cython.double) -> cython.void:
        """Credit a simulation's value to every step that came in it, at all nodes before it."""
        i: cython.int
        child: cython.int
        first: cython.int
        node: cython.int
        mover: cython.int
        hit: cython.int
        self.simulation += 1
        for i in range(self.trace.count):
            self.came[self.trace.items[i]] = self.simulation
        for i in range(depth - 1, -1, -1):
            node = self.path[i]
            mover = self.player[node]
            self.came[2 * self.step[self.path[i + 1]] + mover] = self.simulation
            first = self.first_child[node]
            for child in range(first, first + self.child_count[node]):
                # without a branch: whether it came is as good as random
                hit = self.came[2 * self.step[child] + mover] == self.simulation
                self.amaf_visits[child] += hit
                self.amaf_wins[child] += hit * value

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
        for i in range(count):
            pick = i + self.rng.below(count - i)
            self._clear(self.node_count + i, self.steps.items[pick])
            self.steps.items[pick] = self.steps.items[i]
        self.player[node] = self.scratch.player
        self.child_count[node] = count
        self.first_child[node] = self.node_count
        self.node_count += count
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
    def _select(self, node: cython.int) -> cython.int:
        """The child to try, none known to lose: by RAVE, or by UCB1 (Auer and others, 2002)."""
        if self.weighs_opening and node == self.root:
            return self._select_opening()
        first: cython.int = self.first_child[node]
        mover: cython.int = self.player[node]
        loss: cython.int = 2 - mover
        spread: cython.double = _EXPLORATION * _EXPLORATION * _log2(self.visits[node] + 1)
        lent: cython.double = _PRIOR * 0.5
        if self.visits[node]:
            lent = _PRIOR * self.wins[node] / self.visits[node]
        self._weigh(first, self.child_count[node], mover, lent, spread)
        best: cython.int = first
        best_score: cython.double = -1.0
        score: cython.double
        i: cython.int
        for i in range(self.child_count[node]):
            score = self.scores[i]
            if self.proof[first + i] != _UNKNOWN:
                if self.proof[first + i] == loss:
                    continue
                if self.proof[first + i] == _DRAW:
                    score = 0.5
            if self.weighs_opening and self.step[first + i] == _SWAP:
                continue
            if score > best_score:
                best_score = score
                best = first + i
        if best_score < 0:  # only the swap is left: the board is so small that it gets solved
            self.weighs_opening = False
        return best

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _select_opening(self) -> cython.int:
        """The opening to try: by turns the one looked at least, and the fairest one.

        With the pie rule the better half of an opening is the other player's. So the game is
        searched without the swap, and all openings alike until they tell themselves apart.
        """
        first: cython.int = self.first_child[self.root]
        least: cython.int = 0
        fairest: cython.int = 0
        nearest: cython.double = 2.0
        away: cython.double
        child: cython.int
        for child in range(first, first + self.child_count[self.root]):
            if self.proof[child] != _UNKNOWN:
                continue
            if least == 0 or self.visits[child] < self.visits[least]:
                least = child
            away = 1.0
            if self.visits[child]:
                away = abs(self.wins[child] / self.visits[child] - _FAIR)
            if away < nearest:
                nearest = away
                fairest = child
        if least == 0:  # all that it thinks of are decided
            return first
        return fairest if self.visits[self.root] & 1 else least

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _weigh(
        self,
        first: cython.Py_ssize_t,
        count: cython.Py_ssize_t,
        mover: cython.int,
        lent: cython.double,
        spread: cython.double,
    ) -> cython.void:
        """Have in ``scores`` the children's values for who acts, and what exploring them is worth.

        AMAF's mean weighs ``came``, the child's own ``visits * (1 + came / _AMAF_TRUST)``: early
        on it leans on AMAF, later on itself. There is no branch, so that the compiler does several
        children at a time.
        """
        base: cython.double = mover
        sign: cython.double = 1.0 - 2.0 * base
        i: cython.Py_ssize_t  # a C int would have to wrap around, one child at a time
        came: cython.double
        own: cython.double
        share: cython.double
        value: cython.double
        for i in range(count):
            came = self.amaf_visits[first + i]
            own = 1.0 + came * _AMAF_SHARE
            share = 1.0 / (came + own * self.visits[first + i] + _PRIOR)
            value = (self.amaf_wins[first + i] + own * self.wins[first + i] + lent) * share
            self.scores[i] = base + sign * value + sqrt(spread * share)

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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _log2(n: cython.int) -> cython.double:
    """The binary logarithm, straight between powers of two: equal on every machine."""
    exponent: cython.int = 0
    while n >> (exponent + 1):
        exponent += 1
    return exponent + cython.cast(cython.double, n) / (1 << exponent) - 1.0


def _numbers(count: int, kind: str) -> Any:
    """Room for numbers, zeros: C ints "i", doubles "d" and so on; plain lists uncompiled.

    It comes from the system page by page as it is used. Memory that the process had before would
    be cleared at once, with Python's lock held: a quarter of a second that the window would feel.
    """
    if not cython.compiled:
        return [0] * count
    # the process's own pages: shared ones, the default, cost more
    room = mmap.mmap(-1, count * np.dtype(kind).itemsize, access=mmap.ACCESS_COPY)
    return np.frombuffer(room, dtype=kind)
