# cython: cdivision=True, initializedcheck=False, boundscheck=False, wraparound=False
# distutils: extra_compile_args = -O3
"""What learned weights say about steps before the search has tried them."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.position import Position
    from rules.steps import StepBuffer

import numpy as np

from rules.step_weights import StepWeights
from rules.steps import BUFFER_SIZE

_MOST = cython.declare(cython.int, 32_767)  # a prior is a short


@cython.final
@cython.cclass
class Priors:
    """Computes the priors of steps for one tree.

    Attributes:
        weights: [feature] -> what it adds to a step's prior.
        features: [width * index of the step + i] -> a feature.
        width: features of a step.
    """

    def __init__(self, learned: StepWeights) -> None:
        self.width = learned.step_features
        weights = np.array(learned.weights, np.int16)
        features = np.zeros(BUFFER_SIZE * self.width, np.int32)
        self.weights = weights if cython.compiled else weights.tolist()
        self.features = features if cython.compiled else features.tolist()

    def write(
        self,
        position: Position,
        steps: StepBuffer,
        priors: cython.short[::1],
        first: cython.Py_ssize_t,
    ) -> cython.void:
        """Write [first + index of the step] -> its prior, 0 for the best; the steps are next."""
        i: cython.Py_ssize_t
        at: cython.Py_ssize_t
        total: cython.int
        if cython.compiled:
            position.write_features(steps, cython.address(self.features[0]))
        else:
            position.write_features(steps, self.features)
        best: cython.int = -_MOST
        for i in range(steps.count):
            total = 0
            for at in range(self.width * i, self.width * (i + 1)):
                total += self.weights[self.features[at]]
            if self.features[self.width * i]:
                best = max(best, total)
            priors[first + i] = max(-_MOST, min(_MOST, total))
        for i in range(steps.count):
            total = min(0, priors[first + i] - best) if self.features[self.width * i] else 0
            priors[first + i] = max(-_MOST, total)


def features_of(position: Position) -> list[tuple[int, tuple[int, ...]]]:
    """Return the legal steps of a position with their features; for learning and tests."""
    steps: StepBuffer = StepBuffer()
    width: cython.int = position.step_features
    features: cython.int[::1] = np.zeros(BUFFER_SIZE * max(1, width), np.int32)
    position.write_steps(steps, False)
    if not width:
        return [(step, ()) for step in steps]
    position.describe_steps()
    if cython.compiled:
        position.write_features(steps, cython.address(features[0]))
    else:
        features = [0] * (BUFFER_SIZE * width)
        position.write_features(steps, features)
    return [
        (steps.items[i], tuple([features[width * i + j] for j in range(width)]))
        for i in range(steps.count)
    ]
