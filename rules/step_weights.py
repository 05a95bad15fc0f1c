"""Learned weights of the features of steps, and the file that holds them.

The file begins with a line of JSON, which says what the weights belong to and where they come from,
then come the weights as little-endian shorts.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rules.position import Position

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

FORMAT = "Oddments step weights 1"
UNIT = 4096  # a weight of so much is a win for certain instead of a loss for certain
MOST_VISITS = 10_000  # with more, a step that was misjudged would hardly ever be tried


class StepWeightsError(ValueError):
    """A file of weights that cannot be used; the message says why."""


@dataclasses.dataclass(frozen=True)
class StepWeights:
    """What the features of a step add to its expected value, for the player who plays it.

    Attributes:
        game: the key of the game.
        step_features: how many features a step has.
        visits: how many visits of a step its prior is worth.
        least_sites: of a board where they help; smaller ones are searched without them.
        weights: int16[feature], in units of 1 / ``UNIT`` of a game.
        origin: how they were learned: names -> numbers or texts.
    """

    game: str
    step_features: int
    visits: int
    least_sites: int
    weights: npt.NDArray[np.int16]
    origin: Mapping[str, Any] = dataclasses.field(default_factory=dict)

    def fits(self, position: Position) -> bool:
        """Return whether they are for the features of this game and board."""
        return (
            self.game == position.setup.game.key
            and self.step_features == position.step_features > 0
            and len(self.weights) == position.feature_limit
        )

    def to_bytes(self) -> bytes:
        """Return the content of a file."""
        packed = self.weights.astype("<i2").tobytes()
        header = {
            "format": FORMAT,
            "game": self.game,
            "step_features": self.step_features,
            "visits": self.visits,
            "least_sites": self.least_sites,
            "weights": len(self.weights),
            "sha256": hashlib.sha256(packed).hexdigest(),
            "origin": dict(self.origin),
        }
        return json.dumps(header).encode() + b"\n" + packed

    @classmethod
    def from_bytes(cls, data: bytes) -> StepWeights:
        """Return the weights that a file holds.

        Raises:
            StepWeightsError: it holds none, or they are damaged.
        """
        import numpy as np  # late: the start page counts what comes with a game without

        line, _, packed = data.partition(b"\n")
        try:
            header = json.loads(line)
            if header["format"] != FORMAT:
                raise StepWeightsError(f"the format is {header['format']!r}, not {FORMAT!r}")
            if hashlib.sha256(packed).hexdigest() != header["sha256"]:
                raise StepWeightsError("the weights are damaged")
            weights = np.frombuffer(packed, "<i2").astype(np.int16)
            found = cls(
                str(header["game"]),
                int(header["step_features"]),
                int(header["visits"]),
                int(header["least_sites"]),
                weights,
                dict(header["origin"]),
            )
            if len(weights) != header["weights"] or not 0 < found.visits <= MOST_VISITS:
                raise StepWeightsError("the header contradicts the weights")
        except StepWeightsError:
            raise
        except (ValueError, KeyError, TypeError) as error:
            raise StepWeightsError(f"not a file of weights: {error}") from error
        return found
