# cython: cdivision=True, initializedcheck=False, boundscheck=False, wraparound=False
# distutils: extra_compile_args = -O2 -fno-math-errno
"""The nodes of a search tree: the data of each, and the queries on them.

A node stands for the position after a step. Values are kept for player 0 and read from the acting
player's point of view.
"""

from __future__ import annotations

import mmap
from collections.abc import Sequence
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.steps import StepBuffer

import numpy as np

# of a node in the arrays below; uncompiled, in lists that are allocated whole for every search
NODE_BYTES = 32 if cython.compiled else 1_000
PRIOR_BYTES = 2 if cython.compiled else 32  # more of a node in a search with learned weights
UNKNOWN, DRAW = 0, 3  # proofs; 1 and 2 are player 0's win and player 1's

_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_DRAW = cython.declare(cython.int, DRAW)
_NO_PRIOR = cython.declare(cython.int, -32_768)  # of the first child: weights were not asked yet
_MAX_LEADERS = cython.declare(cython.int, 32)


@cython.cclass
class Nodes:
    """Nodes as parallel arrays; the children of a node lie side by side.

    root: the node of the position being searched
    node_count: nodes in use
    capacity: number of nodes there is room for; the fewer are left, the fewer leaves grow
    step: [node] -> the step that leads to it
    first_child: [node] -> its first child, 0 while it has none
    child_count: [node]
    latest: [node] -> the child chosen last, as an offset from the first
    visits: [node] -> simulations that went through it
    wins: [node] -> sum of their values for player 0
    player: [node] -> the acting player, known once it has children
    proof: [node]
    amaf_visits: [node] -> simulations in which its step was played, now or later
    amaf_wins: [node] -> sum of their values for player 0
    prior: [node] -> what learned weights say of its step, in units of 1 / ``UNIT`` of a game for
        the acting player; empty without weights
    prior_visits: how many visits of a node that is worth, 0 without weights
    weighs_opening: whether the other player may swap after the turn to play
    """

    def __init__(self, capacity: int, prior_visits: int = 0) -> None:
        self.weighs_opening = False
        self.prior_visits = prior_visits
        self.make_room(capacity)
        self.root = 1  # 0 means no node
        self.node_count = 2

    @property
    def size(self) -> int:
        """Number of nodes in use."""
        return self.node_count

    @property
    def room(self) -> int:
        """Number of nodes there is room for."""
        return self.capacity

    @property
    def root_node(self) -> int:
        return self.root

    @property
    def solved(self) -> bool:
        return self.proof[self.root] != _UNKNOWN

    @property
    def root_proof(self) -> int:
        """The proof of the root for its acting player: see ``children``."""
        return self.proof_for(self.root, self.root)

    def visits_of(self, node: int) -> int:
        """Return the simulations that went through a node."""
        return self.visits[node]

    def width(self, node: int) -> int:
        """Return the number of children of a node."""
        return self.child_count[node] if self.first_child[node] else 0

    def children(self, node: int) -> list[tuple[int, int, int, float, int]]:
        """Return all children as (node, step, visits, wins of the acting player, proof).

        The proof is 0 unknown, 1 a win of the player acting at ``node``, 2 a loss, 3 a draw.
        """
        first: cython.int = self.first_child[node]
        found = []
        child: cython.int
        for child in range(first, first + self.child_count[node] if first else first):
            wins = self.wins_for(node, child)
            proof = self.proof_for(node, child)
            found.append((child, self.step[child], self.visits[child], wins, proof))
        return found

    def child(self, node: int, step: int) -> tuple[int, int, float, int] | None:
        """Return the child that ``step`` leads to, as (node, visits, wins, proof), or None."""
        first: cython.int = self.first_child[node]
        at: cython.int
        for at in range(first, first + self.child_count[node] if first else first):
            if self.step[at] == step:
                return (at, self.visits[at], self.wins_for(node, at), self.proof_for(node, at))
        return None

    def leaders(self, node: int, most: int) -> list[tuple[int, int]]:
        """Return up to ``most`` (at most 32) children as (node, step), the most promising first.

        Proven wins come first, proven losses last; the others are ordered by visits.
        """
        first: cython.int = self.first_child[node]
        room: cython.int = min(most, _MAX_LEADERS)
        count: cython.int = 0
        best: cython.int[32]
        values: cython.double[32]
        if not cython.compiled:
            best, values = [0] * 32, [0.0] * 32
        child: cython.int
        at: cython.int
        value: cython.double
        for child in range(first, first + self.child_count[node] if first else first):
            value = self.order_value(node, child)
            if count == room and value <= values[count - 1]:
                continue
            at = count if count < room else count - 1
            count = at + 1
            while at > 0 and values[at - 1] < value:
                best[at] = best[at - 1]
                values[at] = values[at - 1]
                at -= 1
            best[at] = child
            values[at] = value
        return [(best[at], self.step[best[at]]) for at in range(count)]

    def compact(self) -> Sequence[int]:
        """Drop all nodes that are not below the root, to make room.

        Returns:
            [node] -> its new index, 0 if it is gone; never greater than the old one.
        """
        moved: cython.int[::1] = numbers(self.node_count, "i")
        with cython.nogil:
            self._close_up(moved)
        return moved

    def _close_up(self, moved: cython.int[::1]) -> cython.void:
        """Move the root and the nodes below it to the front; ``moved`` holds zeros before."""
        node: cython.int
        child: cython.int
        to: cython.int
        kept: cython.int = 0
        moved[self.root] = 1
        for node in range(self.root, self.node_count):  # children always come after their parent
            if moved[node] == 0:
                continue
            kept += 1
            moved[node] = kept
            if self.first_child[node]:
                for child in range(
                    self.first_child[node], self.first_child[node] + self.child_count[node]
                ):
                    moved[child] = 1
        for node in range(self.root, self.node_count):
            to = moved[node]
            if to == 0:
                continue
            self.step[to] = self.step[node]
            self.first_child[to] = moved[self.first_child[node]]
            self.child_count[to] = self.child_count[node]
            self.latest[to] = self.latest[node]
            self.visits[to] = self.visits[node]
            self.wins[to] = self.wins[node]
            self.player[to] = self.player[node]
            self.proof[to] = self.proof[node]
            self.amaf_visits[to] = self.amaf_visits[node]
            self.amaf_wins[to] = self.amaf_wins[node]
            if self.prior_visits > 0:
                self.prior[to] = self.prior[node]
        self.root = 1
        self.node_count = kept + 1

    def make_room(self, capacity: int) -> None:
        self.capacity = capacity
        self.step = numbers(capacity, "h")
        self.first_child = numbers(capacity, "i")
        self.child_count = numbers(capacity, "h")
        self.latest = numbers(capacity, "h")
        self.visits = numbers(capacity, "i")
        self.wins = numbers(capacity, "d")
        self.player = numbers(capacity, "b")
        self.proof = numbers(capacity, "b")
        self.amaf_visits = numbers(capacity, "f")
        self.amaf_wins = numbers(capacity, "f")
        self.prior = numbers(capacity, "h") if self.prior_visits > 0 else np.empty(0, np.int16)

    def grow(self, node: cython.int, steps: StepBuffer, player: cython.int) -> cython.void:
        """Give ``node``, where ``player`` acts, a child for each step; there must be room."""
        i: cython.int
        child: cython.int
        for i in range(steps.count):
            child = self.node_count + i
            self.step[child] = steps.items[i]
            self.first_child[child] = 0
            self.child_count[child] = 0
            self.latest[child] = 0
            self.visits[child] = 0
            self.wins[child] = 0.0
            self.player[child] = 0
            self.proof[child] = _UNKNOWN
            self.amaf_visits[child] = 0
            self.amaf_wins[child] = 0
        if self.prior_visits > 0:
            self.prior[self.node_count] = _NO_PRIOR
        self.player[node] = player
        self.child_count[node] = steps.count
        self.first_child[node] = self.node_count
        self.node_count += steps.count

    def has_priors(self, node: cython.int) -> cython.bint:
        """Return whether the children of a node that has some have their priors."""
        return self.prior[self.first_child[node]] != _NO_PRIOR

    def move_root(self, node: cython.int) -> cython.void:
        """Make another node the root; a proof that it can win or draw must be shown by a child.

        A search ends where the root is proven, and must then know the step to play. The exact
        search and the other trees prove nodes below the root without their steps.
        """
        self.root = node
        proof: cython.int = self.proof[node]
        child: cython.int
        for child in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
            if self.proof[child] == proof:
                return
        if self.first_child[node] == 0 or proof != 2 - self.player[node]:  # any step loses a loss
            self.proof[node] = _UNKNOWN

    def wins_for(self, node: cython.int, child: cython.int) -> cython.double:
        """Return the simulations through ``child`` won by the player acting at ``node``.

        If the other player may swap after the turn, its value is that of the side they would leave.
        """
        wins: cython.double = self.wins[child]
        swapped: cython.bint = (
            self.weighs_opening and node == self.root and 2 * wins > self.visits[child]
        )
        return self.visits[child] - wins if self.player[node] or swapped else wins

    def proof_for(self, node: cython.int, child: cython.int) -> cython.int:
        """Return the proof of ``child`` for the player acting at ``node``: see ``children``."""
        proof: cython.int = self.proof[child]
        return 3 - proof if self.player[node] and 0 < proof < _DRAW else proof

    def order_value(self, node: cython.int, child: cython.int) -> cython.double:
        """Return a number that orders the children of ``node``: by proof, visits, win rate."""
        proof: cython.int = self.proof_for(node, child)
        visits: cython.double = self.visits[child]
        value: cython.double = visits
        if visits > 0:
            value += self.wins_for(node, child) / visits
        if proof == 1:
            value += 1e10
        elif proof == 2:
            value -= 1e10
        return value


def numbers(count: int, kind: str) -> Any:
    """Return an array of zeros: C shorts "h", floats "f" and so on; plain lists uncompiled.

    The system provides the memory page by page as it is used. Memory that the process already owns
    would be cleared at once with Python's lock held, which freezes the window for a quarter second.

    Raises:
        MemoryError: the system has not enough.
    """
    if not cython.compiled:
        return [0] * count
    try:  # private pages: shared ones, the default, cost more
        room = mmap.mmap(-1, count * np.dtype(kind).itemsize, access=mmap.ACCESS_COPY)
    except OSError as error:
        raise MemoryError(str(error)) from error
    return np.frombuffer(room, dtype=kind)
