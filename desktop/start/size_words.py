"""Three sizes of the board to choose by a word: quick, usual and long."""

from __future__ import annotations

import math
from collections.abc import Sequence

from desktop.i18n.text import tr, tr_noop
from desktop.start.choice_row import ChoiceRow
from rules.setup import Setup

_KEY = "size"
_WORDS = (tr_noop("Quick ({size})"), tr_noop("Usual ({size})"), tr_noop("Long ({size})"))
_SHARES = (0.55, 1.6)  # of the cells of the default board, on a quick and on a long one


class SizeWords(ChoiceRow):
    """Shows which of the three is chosen, if any.

    Attributes:
        sizes: the three; None for one that the game does not have.
    """

    def __init__(self, setup: Setup) -> None:
        self.sizes = sizes_of(setup)
        super().__init__(
            lambda: tr("Size"),
            lambda: [tr(text, size=n or 0) for text, n in zip(_WORDS, self.sizes, strict=True)],
        )
        self.show_setup(setup)

    def show_setup(self, setup: Setup) -> None:
        """Show the sizes and the choice for these options."""
        self.sizes = sizes_of(setup)
        for button, offered in zip(self.buttons, self.sizes, strict=True):
            button.setVisible(offered is not None)
        self.retranslate()
        size = setup[_KEY]
        self.choose(self.sizes.index(size) if size in self.sizes else None)


def sizes_of(setup: Setup) -> tuple[int | None, int, int | None]:
    """Return a smaller size, the default one and a larger one: about half the cells, and half more.

    A game lasts about as long as its board has cells. None where no size is smaller or larger.
    """
    chosen = {key: value for key, value in setup.options if key != _KEY}
    (option,) = [o for o in setup.game.options(chosen) if o.key == _KEY]
    default = option.default
    smaller = [size for size in option.values if size < default]
    larger = [size for size in option.values if size > default]
    cells = _cells(setup, default)
    quick, long = (
        _nearest(setup, sizes, share * cells)
        for sizes, share in zip((smaller, larger), _SHARES, strict=True)
    )
    return quick, default, long


def with_length(setup: Setup, length: int) -> Setup:
    """Return the same game on the quick, usual or long board, 0 to 2, if it has sizes."""
    options = dict(setup.options)
    if len(next((o.values for o in setup.game.options(options) if o.key == _KEY), ())) < 2:
        return setup
    size = sizes_of(setup)[length]
    return setup if size is None else setup.game.setup(**{**options, _KEY: size})


def _nearest(setup: Setup, sizes: Sequence[int], cells: float) -> int | None:
    return min(sizes, key=lambda size: abs(math.log(_cells(setup, size) / cells)), default=None)


def _cells(setup: Setup, size: int) -> int:
    options = {**dict(setup.options), _KEY: size}
    return setup.game.board(setup.game.setup(**options)).site_count
