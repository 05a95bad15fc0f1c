"""The trees that search one position together, each in a thread of its own."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from rules.engine.nodes import NODE_BYTES
from rules.engine.shared_tree import SharedTree, SyncState
from rules.engine.tree import Tree
from rules.position import Position

MEMORY_BYTES = 320 * 2**20  # what all trees of a team may take

_SEED_STEP = 1_000_003
_WORK = 16  # at least, times as long as it meets the others, a tree is at work


class ParallelSearch:
    """Trees that tell one another what they find; the first one knows most.

    Attributes:
        trees: they are run by whoever holds them, each by one thread at a time.
    """

    def __init__(self, position: Position, *, threads: int, seed: int, overlooks: float) -> None:
        """Begin a tree for each of the threads; ``overlooks`` is that of ``Tree``.

        Trees that overlook different steps have nothing to tell one another: then there is one.

        Raises:
            MemoryError: there is none.
        """
        self.trees = [
            Tree(
                position,
                seed=seed + _SEED_STEP * number,
                capacity=MEMORY_BYTES // NODE_BYTES // threads,
                overlooks=overlooks,
                exact=number == 0 and not overlooks,
                beside=threads,
            )
            for number in range(threads)
        ]
        self._guests: list[SyncState] = []  # in the order of the trees; none if there is but one
        self._lock = threading.Lock()  # held by who meets the others
        self._work = max(_WORK, 2 * threads)
        self._next = [0.0] * threads  # [tree] -> on the clock of time.monotonic
        self._meet_anew()

    def follow(self, steps: Sequence[int]) -> bool:
        """Take all trees along a line of steps; False if one does not reach so far.

        After False the team is of no more use.
        """
        if not steps:
            return True
        moves = []
        for tree in self.trees:
            if not all(tree.advance(step) for step in steps):
                return False
            moves.append(tree.compact() if tree.size > tree.room // 2 else None)
        if self._guests and self._summit.advance(steps):
            moved = self._summit.compact()
            for guest, move in zip(self._guests, moves, strict=True):
                guest.follow(moved, move)
        else:  # nothing that has been told is of use
            self._meet_anew()
        self.end()
        return True

    def attend(self, index: int) -> None:
        """Have a tree, in its own thread, meet the others if it is time and none is at it."""
        if (
            self._guests
            and time.monotonic() >= self._next[index]
            and self._lock.acquire(blocking=False)
        ):
            try:
                self._meet(index)
            finally:
                self._lock.release()

    def end(self) -> None:
        """Have the first tree know all, when no tree is at work any more."""
        for index in reversed(range(len(self._guests))):
            self._meet(index)

    def _meet_anew(self) -> None:
        """Begin with nothing told."""
        if len(self.trees) > 1:
            self._summit = SharedTree(self.trees[0].room)
            self._guests = [SyncState(tree, self._summit.room) for tree in self.trees]

    def _meet(self, index: int) -> None:
        began = time.monotonic()
        self._summit.meet(self._guests[index])
        ended = time.monotonic()
        self._next[index] = ended + self._work * (ended - began)
