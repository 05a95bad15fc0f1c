"""The trees that search one position together, each in its own thread."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from rules.engine.nodes import NODE_BYTES, PRIOR_BYTES
from rules.engine.shared_tree import SharedTree, SyncState
from rules.engine.tree import Tree
from rules.position import Position
from rules.step_weights import StepWeights

MEMORY_BYTES = 320 * 2**20  # for all trees together

_SEED_STEP = 1_000_003
_WORK = 16  # a tree searches at least so many times as long as it syncs


class ParallelSearch:
    """Trees that share what they find; the first one knows most.

    Attributes:
        trees: the caller runs them, each in one thread at a time.
    """

    def __init__(
        self,
        position: Position,
        *,
        threads: int,
        seed: int,
        omission_rate: float,
        weights: StepWeights | None = None,
        strong_playouts: bool = False,
    ) -> None:
        """Make a tree for each thread, as ``omission_rate`` and what follows say: see ``Tree``.

        Trees that omit different steps cannot share what they find: then there is one thread.

        Raises:
            MemoryError: there is not enough.
        """
        node_bytes = NODE_BYTES if weights is None else NODE_BYTES + PRIOR_BYTES
        self.trees = [
            Tree(
                position,
                seed=seed + _SEED_STEP * number,
                capacity=MEMORY_BYTES // node_bytes // threads,
                omission_rate=omission_rate,
                exact=number == 0 and not omission_rate,
                thread_count=threads,
                weights=weights,
                strong_playouts=strong_playouts,
            )
            for number in range(threads)
        ]
        self._states: list[SyncState] = []  # in the order of the trees; empty if there is only one
        self._lock = threading.Lock()  # held by the tree that syncs
        self._work = max(_WORK, 2 * threads)
        self._next = [0.0] * threads  # [tree] -> on the clock of time.monotonic
        self._start_afresh()

    def follow(self, steps: Sequence[int]) -> bool:
        """Make the node that the steps lead to the root of all trees; False if one lacks it.

        After False the trees cannot be used any more.
        """
        if not steps:
            return True
        moves = []
        for tree in self.trees:
            if not all(tree.advance(step) for step in steps):
                return False
            moves.append(tree.compact() if tree.size > tree.room // 2 else None)
        if self._states and self._shared.advance(steps):
            moved = self._shared.compact()
            for state, move in zip(self._states, moves, strict=True):
                state.follow(moved, move)
        else:  # what has been shared is useless now
            self._start_afresh()
        self.sync_all()
        return True

    def sync_if_due(self, index: int) -> None:
        """Sync this tree, in its own thread, if it is due and no other tree is syncing."""
        if (
            self._states
            and time.monotonic() >= self._next[index]
            and self._lock.acquire(blocking=False)
        ):
            try:
                self._sync(index)
            finally:
                self._lock.release()

    def sync_all(self) -> None:
        """Sync all trees when none is searching any more; the first one then knows everything."""
        for index in reversed(range(len(self._states))):
            self._sync(index)

    def _start_afresh(self) -> None:
        """Start with an empty shared tree."""
        if len(self.trees) > 1:
            self._shared = SharedTree(self.trees[0].room)
            self._states = [SyncState(tree, self._shared.room) for tree in self.trees]

    def _sync(self, index: int) -> None:
        began = time.monotonic()
        self._shared.sync(self._states[index])
        ended = time.monotonic()
        self._next[index] = ended + self._work * (ended - began)
