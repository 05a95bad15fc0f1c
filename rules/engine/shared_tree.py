# cython: language_level=3, cdivision=True, initializedcheck=False
"""What several trees of the same position know together of the nodes that they visit most.

Each tree grows by itself, in a thread of its own. Now and then it meets the summit: it adds there
what it has found since it last did, and takes over what the others have added. So all trees see
the upper nodes as one tree would that had made all simulations, and share no memory at work.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.engine.nodes import Nodes
    from cython.cimports.rules.position import Steps
else:
    from rules.engine.nodes import Nodes
    from rules.position import Steps

from rules.engine.nodes import UNKNOWN, numbers
from rules.position import STEPS

_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_SHARE = cython.declare(cython.int, 1024)  # nodes with that part of the root's visits are shared
_NEWS = cython.declare(cython.int, 128)  # visits of a node until its children are shared again
_SPARED = cython.declare(cython.int, 8)  # that part of a tree's room does not fill from the summit
_CAPACITY = 1 << 18  # nodes of a summit, but for small trees


@cython.final
@cython.cclass
class SyncState:
    """A tree that meets a summit, and what it knew when it last did, by the summit's nodes.

    node: [node of the summit] -> the tree's own, 0 while it is not linked, and all else is 0 too
    visits, wins, amaf_visits, amaf_wins: [node of the summit] -> what stood in the tree
    met: [node of the summit] -> its visits when its children were last met
    """

    tree: Nodes
    node: cython.int[::1]
    visits: cython.int[::1]
    wins: cython.double[::1]
    amaf_visits: cython.float[::1]
    amaf_wins: cython.float[::1]
    met: cython.int[::1]

    def __init__(self, tree: Nodes, capacity: int) -> None:
        """A tree that has told nothing; ``capacity`` is that of the summit."""
        self.tree = tree
        self.node = numbers(capacity, "i")
        self.visits = numbers(capacity, "i")
        self.wins = numbers(capacity, "d")
        self.amaf_visits = numbers(capacity, "f")
        self.amaf_wins = numbers(capacity, "f")
        self.met = numbers(capacity, "i")

    def follow(self, moved: Sequence[int], tree_moved: Sequence[int] | None) -> None:
        """Keep what is known when the summit's nodes have moved, and perhaps the tree's.

        Args:
            moved: [node of the summit] -> where it is now, 0 if it is gone; never further up.
            tree_moved: the same of the tree's.
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
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _rename(self, count: cython.int, tree_moves: cython.int[::1]) -> cython.void:
        """Know the tree's nodes by where they are now."""
        at: cython.int
        for at in range(count):
            self.node[at] = tree_moves[self.node[at]]

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _close_up(self, count: cython.int, moves: cython.int[::1]) -> cython.void:
        """Move what is known as the summit's nodes have moved; beyond them nothing is."""
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
            self.met[to] = self.met[at]
        for at in range(last + 1, count):
            self.node[at] = 0
            self.visits[at] = 0
            self.wins[at] = 0.0
            self.amaf_visits[at] = 0
            self.amaf_wins[at] = 0
            self.met[at] = 0


@cython.final
@cython.cclass
class SharedTree(Nodes):
    """The nodes that are shared, with the numbers of all trees added up."""

    steps: Steps
    where: cython.int[::1]  # [step] -> the child of the tree's node that is linked

    def __init__(self, tree_room: int) -> None:
        """``tree_room`` is how many nodes each tree has room for."""
        super().__init__(min(_CAPACITY, tree_room // 4))
        self.steps = Steps()
        self.where = numbers(STEPS, "i")

    def advance(self, steps: Sequence[int]) -> bool:
        """Make the node that the steps lead to the root; False if it is not known here."""
        for step in steps:
            found = self.child(self.root, step)
            if found is None:
                return False
            self.root = found[0]
        return True

    def meet(self, guest: SyncState) -> None:
        """Exchange what is new with a tree that is not at work, without Python's lock.

        No other tree may meet the summit meanwhile.
        """
        tree: Nodes = guest.tree
        with cython.nogil:
            guest.node[self.root] = tree.root
            self._exchange(guest, tree, self.root)
            if self._meet_below(guest, tree, self.root, tree.visits[tree.root] // _SHARE):
                self._agree(self.root, tree, tree.root)

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _meet_below(
        self, guest: SyncState, tree: Nodes, own: cython.int, least: cython.int
    ) -> cython.bint:
        """Exchange what is new below a node; False if what is proven of its steps could not be
        told, as nobody has looked there or somebody has no room.
        """
        if not self._link(guest, tree, own):
            return False
        told: cython.bint = True
        guest.met[own] = tree.visits[guest.node[own]]
        first: cython.int = self.first_child[own]
        visits: cython.int
        child: cython.int
        for child in range(first, first + self.child_count[own]):
            self._exchange(guest, tree, child)
        for child in range(first, first + self.child_count[own]):
            if self.proof[child] != tree.proof[guest.node[child]]:
                told &= self._exchange_proof(guest, tree, own, child, least)
            visits = tree.visits[guest.node[child]]
            if visits >= least and visits - guest.met[child] >= _NEWS:
                self._meet_below(guest, tree, child, least)
        return told

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _exchange(self, guest: SyncState, tree: Nodes, own: cython.int) -> cython.void:
        """Add what a tree has found since at one node, and have it take over what all have."""
        node: cython.int = guest.node[own]
        self.visits[own] += tree.visits[node] - guest.visits[own]
        self.wins[own] += tree.wins[node] - guest.wins[own]
        self.amaf_visits[own] += tree.amaf_visits[node] - guest.amaf_visits[own]
        self.amaf_wins[own] += tree.amaf_wins[node] - guest.amaf_wins[own]
        tree.visits[node] = guest.visits[own] = self.visits[own]
        tree.wins[node] = guest.wins[own] = self.wins[own]
        tree.amaf_visits[node] = guest.amaf_visits[own] = self.amaf_visits[own]
        tree.amaf_wins[node] = guest.amaf_wins[own] = self.amaf_wins[own]

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _exchange_proof(
        self, guest: SyncState, tree: Nodes, own: cython.int, child: cython.int, least: cython.int
    ) -> cython.bint:
        """Tell what is proven of a child; in the middle of a turn only with the steps after it, as
        it is worth nothing to who does not know them. False if it could not be told.
        """
        node: cython.int = guest.node[child]
        goes_on: cython.bint = (
            tree.player[node] == self.player[own]
            if tree.first_child[node]
            else self.first_child[child] != 0 and self.player[child] == self.player[own]
        )
        if goes_on and not self._meet_below(guest, tree, child, least):
            return False
        self._agree(child, tree, node)
        return True

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _agree(self, own: cython.int, tree: Nodes, node: cython.int) -> cython.void:
        """Have here and in the tree what is proven in either."""
        if self.proof[own] == _UNKNOWN:
            self.proof[own] = tree.proof[node]
        else:
            tree.proof[node] = self.proof[own]

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _link(self, guest: SyncState, tree: Nodes, own: cython.int) -> cython.bint:
        """Have a node's children both here and in the tree, which ever has looked there."""
        node: cython.int = guest.node[own]
        first: cython.int = self.first_child[own]
        if first and guest.node[first]:
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
            guest.node[child] = self.where[self.step[child]]
        return True

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _copy_steps(self, nodes: Nodes, node: cython.int) -> cython.void:
        """Have in ``steps`` those that lead on from a node."""
        child: cython.int
        self.steps.count = 0
        for child in range(
            nodes.first_child[node], nodes.first_child[node] + nodes.child_count[node]
        ):
            self.steps.add(nodes.step[child])
