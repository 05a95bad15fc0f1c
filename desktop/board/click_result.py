"""What a click on a board would do."""

from __future__ import annotations

import dataclasses
import enum

from rules.piece import Touch


class ClickEffect(enum.Enum):
    """The kinds of effects; the value says what happens to the sites clicked."""

    NONE = "nothing"
    MARK = "they are marked, or their mark is removed"
    CONFIRM = "the turn that waits there is played"
    RELEASE = "they are no longer touched"
    TOUCH = "they are touched, and more has to be"
    STEP = "a step is complete"
    REFUSAL = "the board shows why they may not be touched"


@dataclasses.dataclass(frozen=True)
class ClickResult:
    """The effect of a click, and all touches of the unfinished step after it."""

    effect: ClickEffect
    touches: tuple[Touch, ...] = ()
