# cython: cdivision=True, initializedcheck=False, boundscheck=False, wraparound=False
# distutils: extra_compile_args = -O1 -fno-math-errno
"""A tree of the most visited nodes, which the trees that search one position have in common.

Each tree grows by itself, in its own thread. Now and then it syncs with the shared tree: it adds
what it has found since the last time, and copies what the others have added. So every tree sees
the upper nodes as if it had run all simulations, and trees share no memory while they search.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.engine.nodes import Nodes
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.engine.nodes import Nodes
    from rules.steps import StepBuffer

from rules.engine.nodes import UNKNOWN, numbers
from rules.steps import STEP_LIMIT

_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_SHARE = cython.declare(cython.int, 1024)  # nodes with 1/1024 of the root's visits are shared
_NEWS = cython.declare(cython.int, 128)  # visits of a node until its children are synced again
_SPARED = cython.declare(cython.int, 8)  # 1/8 of a tree's room is not filled from the shared tree
_CAPACITY = 1 << 18  # nodes of a shared tree, except for small trees


@cython.final
@cython.cclass
class SyncState:
    """A tree that syncs with a shared tree, and its numbers at the last sync.

    node: [shared node] -> the tree's own node, 0 while it is not linked, and all else is 0 too
    visits, wins, amaf_visits, amaf_wins: [shared node] -> the tree's numbers at the last sync
    synced_visits: [shared node] -> its visits when its children were last synced
    """

    tree: Nodes
    node: cython.int[::1]
    visits: cython.int[::1]
    wins: cython.double[::1]
    amaf_visits: cython.float[::1]
    amaf_wins: cython.float[::1]
    synced_visits: cython.int[::1]

    def __init__(self, tree: Nodes, capacity: int) -> None:
        """Begin with a tree that has never synced; ``capacity`` is that of the shared tree."""
        self.tree = tree
        self.node = numbers(capacity, "i")
        self.visits = numbers(capacity, "i")
        self.wins = numbers(capacity, "d")
        self.amaf_visits = numbers(capacity, "f")
        self.amaf_wins = numbers(capacity, "f")
        self.synced_visits = numbers(capacity, "i")

    def follow(self, moved: Sequence[int], tree_moved: Sequence[int] | None) -> None:
        """Stay valid after the shared tree's nodes have moved, and perhaps the tree's.

        Args:
            moved: [shared node] -> its new index, 0 if it is gone; never greater than the old one.
            tree_moved: the same for the tree's nodes; None if they have not moved.
        """
        moves: cython.int[::1] = moved
        tree_moves: cython.int[::1] = tree_moved
        count: cython.int = len(moved)
        both: cython.bint = tree_moved is not None
        with cython.nogil:
            if both:
                self._rename(count, tree_moves)
            self._close_up(count, moves)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rename(self, count: cython.int, tree_moves: cython.int[::1]) -> cython.void:
        """Replace the indices of the tree's nodes by the new ones."""
        at: cython.int
        for at in range(count):
            self.node[at] = tree_moves[self.node[at]]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _close_up(self, count: cython.int, moves: cython.int[::1]) -> cython.void:
        """Move the entries as the shared nodes have moved, and clear those beyond."""
        at: cython.int
        to: cython.int
        last: cython.int = 0
        for at in range(1, count):
            to = moves[at]
            if to == 0:
                continue
            last = to
            self.node[to] = self.node[at]
            self.visits[to] = self.visits[at]
            self.wins[to] = self.wins[at]
            self.amaf_visits[to] = self.amaf_visits[at]
            self.amaf_wins[to] = self.amaf_wins[at]
            self.synced_visits[to] = self.synced_visits[at]
        for at in range(last + 1, count):
            self.node[at] = 0
            self.visits[at] = 0
            self.wins[at] = 0.0
            self.amaf_visits[at] = 0
            self.amaf_wins[at] = 0
            self.synced_visits[at] = 0


@cython.final
@cython.cclass
class SharedTree(Nodes):
    """The nodes that are shared, with the numbers of all trees added up."""

    steps: StepBuffer
    where: cython.int[::1]  # [step] -> the child of the tree's node being linked

    def __init__(self, tree_room: int) -> None:
        """``tree_room`` is how many nodes each tree has room for."""
        super().__init__(min(_CAPACITY, tree_room // 4))
        self.steps = StepBuffer()
        self.where = numbers(STEP_LIMIT, "i")

    def advance(self, steps: Sequence[int]) -> bool:
        """Make the node that the steps lead to the root; False if it is not in this tree."""
        for step in steps:
            found = self.child(self.root, step)
            if found is None:
                return False
            self.move_root(found[0])
        return True

    def sync(self, state: SyncState) -> None:
        """Exchange news with a tree that is not searching, without Python's lock.

        No other tree may sync meanwhile.
        """
        tree: Nodes = state.tree
        with cython.nogil:
            state.node[self.root] = tree.root
            self._exchange(state, tree, self.root)
            if self._sync_below(state, tree, self.root, tree.visits[tree.root] // _SHARE):
                self._agree(self.root, tree, tree.root)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sync_below(
        self, state: SyncState, tree: Nodes, own: cython.int, least: cython.int
    ) -> cython.bint:
        """Exchange news below a node; return whether the proofs of its children could be shared.

        They cannot if it has no children, or one tree has no room for them.
        """
        if not self._link(state, tree, own):
            return False
        shared: cython.bint = True
        state.synced_visits[own] = tree.visits[state.node[own]]
        first: cython.int = self.first_child[own]
        visits: cython.int
        child: cython.int
        for child in range(first, first + self.child_count[own]):
            self._exchange(state, tree, child)
        for child in range(first, first + self.child_count[own]):
            if self.proof[child] != tree.proof[state.node[child]]:
                shared &= self._exchange_proof(state, tree, own, child, least)
            visits = tree.visits[state.node[child]]
            if visits >= least and visits - state.synced_visits[child] >= _NEWS:
                self._sync_below(state, tree, child, least)
        return shared

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _exchange(self, state: SyncState, tree: Nodes, own: cython.int) -> cython.void:
        """Add what a tree has found at one node since the last sync, and give it the totals."""
        node: cython.int = state.node[own]
        self.visits[own] += tree.visits[node] - state.visits[own]
        self.wins[own] += tree.wins[node] - state.wins[own]
        self.amaf_visits[own] += tree.amaf_visits[node] - state.amaf_visits[own]
        self.amaf_wins[own] += tree.amaf_wins[node] - state.amaf_wins[own]
        tree.visits[node] = state.visits[own] = self.visits[own]
        tree.wins[node] = state.wins[own] = self.wins[own]
        tree.amaf_visits[node] = state.amaf_visits[own] = self.amaf_visits[own]
        tree.amaf_wins[node] = state.amaf_wins[own] = self.amaf_wins[own]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _exchange_proof(
        self, state: SyncState, tree: Nodes, own: cython.int, child: cython.int, least: cython.int
    ) -> cython.bint:
        """Share a child's proof, in mid-turn only with the steps that prove it.

        Return whether it could be shared.
        """
        node: cython.int = state.node[child]
        in_mid_turn: cython.bint = (
            tree.player[node] == self.player[own]
            if tree.first_child[node]
            else self.first_child[child] != 0 and self.player[child] == self.player[own]
        )
        if in_mid_turn and not self._sync_below(state, tree, child, least):
            return False
        self._agree(child, tree, node)
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _agree(self, own: cython.int, tree: Nodes, node: cython.int) -> cython.void:
        """Copy a proof from the tree that has it to the other."""
        if self.proof[own] == _UNKNOWN:
            self.proof[own] = tree.proof[node]
        else:
            tree.proof[node] = self.proof[own]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _link(self, state: SyncState, tree: Nodes, own: cython.int) -> cython.bint:
        """Give a node its children in both trees, if either has them.

        Return False if neither has, or there is no room.
        """
        node: cython.int = state.node[own]
        first: cython.int = self.first_child[own]
        if first and state.node[first]:
            return True
        child: cython.int
        if tree.first_child[node] == 0:
            room: cython.int = tree.capacity - tree.capacity // _SPARED - tree.node_count
            if first == 0 or self.child_count[own] > room:
                return False
            self._copy_steps(self, own)
            tree.grow(node, self.steps, self.player[own])
        elif first == 0:
            if self.node_count + tree.child_count[node] > self.capacity:
                return False
            self._copy_steps(tree, node)
            self.grow(own, self.steps, tree.player[node])
            first = self.first_child[own]
        for child in range(tree.first_child[node], tree.first_child[node] + tree.child_count[node]):
            self.where[tree.step[child]] = child
        for child in range(first, first + self.child_count[own]):
            state.node[child] = self.where[self.step[child]]
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_steps(self, nodes: Nodes, node: cython.int) -> cython.void:
        """Write the steps of a node's children to ``steps``."""
        child: cython.int
        self.steps.count = 0
        for child in range(
            nodes.first_child[node], nodes.first_child[node] + nodes.child_count[node]
        ):
            self.steps.add(nodes.step[child])
