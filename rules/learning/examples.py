"""What searches have found out about all steps of some positions, to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

import numpy as np
import numpy.typing as npt

from rules.engine.priors import features_of
from rules.engine.tree import Tree
from rules.position import Position
from rules.step_weights import StepWeights

_CAPACITY = 1 << 17  # nodes of a tree


class Examples(NamedTuple):
    """Steps, in rows; those of a position are neighbours.

    Attributes:
        features: int32[row, feature of the step].
        values: float32[row], the value after the step for who plays it, from 0 to 1.
        starts: int32[position] -> its first row.
    """

    features: npt.NDArray[np.int32]
    values: npt.NDArray[np.float32]
    starts: npt.NDArray[np.int32]

    @classmethod
    def none(cls, width: int) -> Self:
        return cls(np.empty((0, width), np.int32), np.empty(0, np.float32), np.empty(0, np.int32))

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """Return all positions of some examples, one after the other."""
        firsts = np.cumsum([0, *[len(part.values) for part in parts[:-1]]])
        starts = [part.starts + first for part, first in zip(parts, firsts, strict=True)]
        return cls(
            np.concatenate([part.features for part in parts]),
            np.concatenate([part.values for part in parts]),
            np.concatenate(starts).astype(np.int32),
        )

    def centred(self, numbers: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """Return [row] -> its number less the mean of those of its position."""
        counts = np.diff(self.starts, append=len(self.values))
        means = np.add.reduceat(numbers, self.starts) / counts
        return numbers - np.repeat(means, counts)


def examples_at(
    position: Position, simulations: int, seed: int, weights: StepWeights | None
) -> Examples:
    """Return the value of each step of a position, from so many simulations after each.

    What a turn decides at once is left out: the search sees that by itself.
    """
    features, values = [], []
    for step, found in features_of(position):
        after = position.copy()
        after.play(step)
        if after.over:
            continue
        tree = Tree(
            after,
            seed=seed,
            capacity=_CAPACITY,
            exact=False,
            weights=weights,
            strong_playouts=True,
        )
        tree.look_ahead()
        if not tree.solved:
            tree.run(simulations)
        if tree.solved:
            continue
        children = tree.children(tree.root_node)
        value = sum([wins for *_, wins, _ in children]) / sum([child[2] for child in children])
        features.append(found)
        values.append(value if after.player == position.player else 1.0 - value)
    if len(values) < 2:
        return Examples.none(position.step_features)
    return Examples(
        np.array(features, np.int32), np.array(values, np.float32), np.zeros(1, np.int32)
    )
