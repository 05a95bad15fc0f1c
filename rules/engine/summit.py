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

_STEPS = 8192  # above any step of any game
_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_SHARE = cython.declare(cython.int, 1024)  # nodes with that part of the root's visits are shared
_NEWS = cython.declare(cython.int, 128)  # visits of a node until its children are shared again
_CAPACITY = 1 << 18  # nodes, of which those are used that trees have in common


@cython.final
@cython.cclass
class Guest:
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

    def __init__(self, tree: Nodes) -> None:
        self.tree = tree
        self.node = numbers(_CAPACITY, "i")
        self.visits = numbers(_CAPACITY, "i")
        self.wins = numbers(_CAPACITY, "d")
        self.amaf_visits = numbers(_CAPACITY, "f")
        self.amaf_wins = numbers(_CAPACITY, "f")
        self.met = numbers(_CAPACITY, "i")

    def follow(self, moved: Sequence[int], own_moved: Sequence[int] | None) -> None:
        """Keep what is known when the summit's nodes have moved, and perhaps the tree's own.

        Args:
            moved: [node of the summit] -> where it is now, 0 if it is gone; never further up.
            own_moved: the same of the tree's.
        """
        moves: cython.int[::1] = moved
        own_moves: cython.int[::1] = own_moved
        own: cython.int
        to: cython.int
        last: cython.int = 0
        for own in range(1, len(moved)):
            to = moves[own]
            if to == 0:
                continue
            last = to
            self.node[to] = self.node[own]
            if own_moves is not None:
                self.node[to] = own_moves[self.node[own]]
            self.visits[to] = self.visits[own]
            self.wins[to] = self.wins[own]
            self.amaf_visits[to] = self.amaf_visits[own]
            self.amaf_wins[to] = self.amaf_wins[own]
            self.met[to] = self.met[own]
        for own in range(last + 1, len(moved)):
            self.node[own] = 0
            self.visits[own] = 0
            self.wins[own] = 0.0
            self.amaf_visits[own] = 0
            self.amaf_wins[own] = 0
            self.met[own] = 0


@cython.final
@cython.cclass
class Summit(Nodes):
    """The nodes that are shared, with the numbers of all trees added up."""

    steps: Steps
    where: cython.int[::1]  # [step] -> the child of the tree's node that is linked

    def __init__(self) -> None:
        super().__init__(_CAPACITY)
        self.steps = Steps()
        self.where = numbers(_STEPS, "i")

    def advance(self, steps: Sequence[int]) -> bool:
        """Make the node that the steps lead to the root; False if it is not known here."""
        for step in steps:
            found = self.child(self.root, step)
            if found is None:
                return False
            self.root = found[0]
        return True

    def meet(self, guest: Guest) -> None:
        """Exchange what is new with a tree that is not at work, without Python's lock.

        No other tree may meet the summit meanwhile.
        """
        tree: Nodes = guest.tree
        with cython.nogil:
            guest.node[self.root] = tree.root
            self._exchange(guest, tree, self.root)
            self._meet_below(guest, tree, self.root, tree.visits[tree.root] // _SHARE)
            if self.proof[self.root] == _UNKNOWN:
                self.proof[self.root] = tree.proof[tree.root]
            tree.proof[tree.root] = self.proof[self.root]

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _meet_below(
        self, guest: Guest, tree: Nodes, own: cython.int, least: cython.int
    ) -> cython.bint:
        """Exchange what is new below a node; False if nobody has looked there, or has no room."""
        if not self._link(guest, tree, own):
            return False
        guest.met[own] = tree.visits[guest.node[own]]
        first: cython.int = self.first_child[own]
        visits: cython.int
        child: cython.int
        for child in range(first, first + self.child_count[own]):
            self._exchange(guest, tree, child)
        for child in range(first, first + self.child_count[own]):
            if self.proof[child] != tree.proof[guest.node[child]]:
                self._exchange_proof(guest, tree, own, child, least)
            visits = tree.visits[guest.node[child]]
            if visits >= least and visits - guest.met[child] >= _NEWS:
                self._meet_below(guest, tree, child, least)
        return True

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _exchange(self, guest: Guest, tree: Nodes, own: cython.int) -> cython.void:
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
        self, guest: Guest, tree: Nodes, own: cython.int, child: cython.int, least: cython.int
    ) -> cython.void:
        """Tell what is proven of a child; in the middle of a turn only with the steps after it, as
        it is worth nothing to who does not know them.
        """
        node: cython.int = guest.node[child]
        goes_on: cython.bint = (
            tree.player[node] == self.player[own]
            if tree.first_child[node]
            else self.first_child[child] != 0 and self.player[child] == self.player[own]
        )
        if goes_on and not self._meet_below(guest, tree, child, least):
            return
        if self.proof[child] == _UNKNOWN:
            self.proof[child] = tree.proof[node]
        else:
            tree.proof[node] = self.proof[child]

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _link(self, guest: Guest, tree: Nodes, own: cython.int) -> cython.bint:
        """Have a node's children both here and in the tree, which ever has looked there."""
        node: cython.int = guest.node[own]
        first: cython.int = self.first_child[own]
        if first and guest.node[first]:
            return True
        child: cython.int
        if tree.first_child[node] == 0:
            if first == 0 or not self._copy_steps(self, own, tree):
                return False
            tree.grow(node, self.steps, self.player[own])
        elif first == 0:
            if not self._copy_steps(tree, node, self):
                return False
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
    def _copy_steps(self, source: Nodes, node: cython.int, target: Nodes) -> cython.bint:
        """Have in ``steps`` those from a node; False if there is no room for them elsewhere."""
        if target.node_count + source.child_count[node] > target.capacity:
            return False
        child: cython.int
        self.steps.count = 0
        for child in range(
            source.first_child[node], source.first_child[node] + source.child_count[node]
        ):
            self.steps.add(source.step[child])
        return True
