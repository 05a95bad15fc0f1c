"""The input field for any option of a game; sizes of boards also by words."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from desktop.game.setup_text import option_explanation, option_title, value_text
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.start.choice_row import ChoiceRow
from desktop.widgets.label import Label, ScreenReaderLabel
from desktop.widgets.number_box import NumberBox
from rules.setup import Game, Option, Setup

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


class RefusalLabel(Label):
    """Hidden while there is nothing to say."""

    def __init__(self) -> None:
        super().__init__(role="refusal")
        self.hide()

    def show_refusal(self, reason: str) -> None:
        """Show a reason; "" hides the label."""
        self.setText(reason)
        self.setVisible(bool(reason))


_CONTROL_PX = 110


class OptionField(QWidget):
    """A number box for a range, a list for other values.

    Attributes:
        explanation: what the option is, beside the control.
        refusal: explains why a typed number is refused.

    Signals:
        changed: the value has changed.
    """

    changed = Signal()

    def __init__(
        self,
        game: Game,
        option: Option,
        value: Any,
        parent: QWidget | None = None,
        *,
        note: Callable[[], str] = str,
    ) -> None:
        """``note`` returns what follows the explanation."""
        super().__init__(parent)
        self.game, self.option = game, option
        self.refusal = RefusalLabel()
        self.control: QSpinBox | QComboBox
        if isinstance(option.values, range):
            self.control = self._number_box(value)
        else:
            self.control = self._list(value)
        say(self.control.setAccessibleName, lambda: option_title(game, option))
        self.control.setMinimumWidth(_CONTROL_PX)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignTop)
        said(ScreenReaderLabel(self.control), lambda: option_title(game, option))
        texts = QVBoxLayout()
        texts.setContentsMargins(0, 3, 0, 0)  # its first line is level with the control's text
        self._note = note
        self.explanation = said(Label(role="quiet"), self._explanation)
        self.changed.connect(self._explain)
        texts.addWidget(self.explanation)
        texts.addWidget(self.refusal)
        texts.addStretch()
        row.addLayout(texts, 1)

    @property
    def value(self) -> Any:
        if isinstance(self.control, QSpinBox):
            return self.control.value()
        return self.option.values[self.control.currentIndex()]

    def can_show(self, option: Option) -> bool:
        """Return whether the same control serves for this option."""
        if isinstance(option.values, range):
            return isinstance(self.control, QSpinBox)
        return option.values == self.option.values

    def show_option(self, option: Option, value: Any) -> None:
        """Show a value of the option, whose range may have changed."""
        self.option = option
        with QSignalBlocker(self.control):
            if isinstance(self.control, NumberBox):
                self.control.set_values(_numbers(option, value))
                self.control.setValue(value)
            elif isinstance(self.control, QComboBox):
                self.control.setCurrentIndex(list(option.values).index(value))
        self._explain()

    def _explain(self) -> None:
        self.explanation.setText(self._explanation())

    def _explanation(self) -> str:
        return f"{option_explanation(self.game, self.option, self.value)} {self._note()}".strip()

    def focus_if_refused(self) -> bool:
        """Take the focus if a number was refused since the last call. Returns whether one was."""
        return isinstance(self.control, NumberBox) and self.control.focus_if_refused()

    def _number_box(self, value: int) -> QSpinBox:
        box = NumberBox(_numbers(self.option, value))
        box.setValue(value)
        box.valueChanged.connect(self.changed)
        box.refused.connect(self.refusal.show_refusal)
        return box

    def _list(self, value: Any) -> QComboBox:
        box = QComboBox()
        for index, each in enumerate(self.option.values):
            box.addItem("")
            say(
                functools.partial(box.setItemText, index),
                functools.partial(value_text, self.game, self.option, each),
                box,
            )
        box.setCurrentIndex(list(self.option.values).index(value))
        box.currentIndexChanged.connect(self.changed)
        return box


def _numbers(option: Option, value: int) -> range:
    """Return the numbers to choose among; all that are possible if ``value`` is unusual."""
    numbers = option.offered if value in option.offered else option.values
    assert isinstance(numbers, range)
    return numbers
