"""What is said about an option of a game. The texts are English here, for ``tr``."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from desktop.i18n.text import tr_noop


@dataclasses.dataclass(frozen=True)
class OptionWords:
    """The words for one option.

    Attributes:
        title: its name.
        explanation: what it is; "" where each value has a meaning.
        choice: a number that was chosen, among other choices, with ``{value}``; where
            there is a choice between on and off, that it is off.
        names: [value, if it is a text] -> its name.
        meanings: [such a value] -> what it means.
    """

    title: str
    explanation: str = ""
    choice: str = ""
    names: Mapping[str, str] = dataclasses.field(default_factory=dict)
    meanings: Mapping[str, str] = dataclasses.field(default_factory=dict)


# of options that several games have
OPTION_WORDS: Mapping[str, OptionWords] = {
    "size": OptionWords(
        tr_noop("Size"), tr_noop("Cells along one side of the board."), tr_noop("size {value}")
    ),
    "komi": OptionWords(
        tr_noop("Komi"),
        tr_noop("Points added to White’s score, because Black moves first."),
        tr_noop("komi {value}"),
    ),
    "pie": OptionWords(
        tr_noop("Pie rule"),
        tr_noop("White may swap colours instead of making a first move."),
        tr_noop("no pie rule"),
    ),
}
