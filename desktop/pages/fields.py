"""Fields of the page for a new game: choices in a row, the options of a game, and the clocks."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from desktop.game.game_text import control_text
from desktop.game.setup_text import option_explanation, option_title, value_text
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import said, say, say_items, tr, tr_noop
from desktop.widgets.controls import NumberBox
from desktop.widgets.label import Label, RefusalLabel, ScreenReaderLabel
from desktop.widgets.layouts import FlowLayout, hbox, vbox
from rules.clock import NO_CLOCKS, TimeControl
from rules.setup import Game, Option, Setup

_BETWEEN_PX = 12  # between two buttons


class ChoiceRow(QWidget):
    """Radio buttons, of which one is chosen or none.

    Attributes:
        group: of the buttons; an id is an index.
    """

    def __init__(self, title: Callable[[], str], texts: Callable[[], Sequence[str]]) -> None:
        """``title`` is the name of the choice for screen readers."""
        super().__init__()
        self._title, self._texts = title, texts
        self.buttons = [QRadioButton() for _text in texts()]
        self.group = QButtonGroup(self)
        for index, button in enumerate(self.buttons):
            self.group.addButton(button, index)
        rest = QWidget()  # takes the spare width
        rest.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setLayout(FlowLayout(*self.buttons, rest, spacing=_BETWEEN_PX))
        self.retranslate()
        self.group.idClicked.connect(self._order_focus)
        UI_LANGUAGE.changed.connect(self.retranslate)

    @property
    def choice(self) -> int | None:
        """The index of the chosen button; None for none."""
        return self.group.checkedId() if self.group.checkedButton() is not None else None

    def choose(self, index: int | None) -> None:
        """Choose a button without a signal."""
        self.group.setExclusive(index is not None)  # or none could be unchecked
        for number, button in enumerate(self.buttons):
            button.setChecked(number == index)
        self.group.setExclusive(True)
        self._order_focus()

    @property
    def stop(self) -> QRadioButton:
        """The button that Tab reaches."""
        return self.buttons[self.choice or 0]

    def _order_focus(self) -> None:
        """Let Tab reach one button only; Qt does that once one of them has had the focus."""
        policy = Qt.FocusPolicy
        for button in self.buttons:
            button.setFocusPolicy(policy.StrongFocus if button is self.stop else policy.ClickFocus)

    def retranslate(self) -> None:
        """Show the current texts."""
        self.setAccessibleName(self._title())
        for button, text in zip(self.buttons, self._texts(), strict=True):
            button.setText(text)
            button.setAccessibleDescription(self._title())


_KEY = "size"
_WORDS = (tr_noop("Quick ({size})"), tr_noop("Usual ({size})"), tr_noop("Long ({size})"))
_SHARES = (0.55, 1.6)  # of the cells of the default board, on a quick and on a long one


class SizeWords(ChoiceRow):
    """Shows which of the three is chosen, if any."""

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


def shapes_board(setup: Setup, option: Option) -> bool:
    """Return whether another value of an option may give another board."""
    game, here = setup.game, setup[option.key]
    other = next((value for value in option.offered if value != here), here)
    changed = game.closest_setup({**dict(setup.options), option.key: other})
    return game.board(changed).names != game.board(setup).names


def _nearest(setup: Setup, sizes: Sequence[int], cells: float) -> int | None:
    return min(sizes, key=lambda size: abs(math.log(_cells(setup, size) / cells)), default=None)


def _cells(setup: Setup, size: int) -> int:
    options = {**dict(setup.options), _KEY: size}
    return setup.game.board(setup.game.setup(**options)).site_count


_CONTROL_PX = 110


class OptionField(QWidget):
    """A number box for a range, a list for other values.

    Signals:
        changed: the value has changed.
    """

    changed = Signal()

    def __init__(
        self,
        game: Game,
        option: Option,
        value: Any,
        *,
        note: Callable[[], str] = str,
    ) -> None:
        """``note`` returns what follows the explanation."""
        super().__init__()
        self.game, self.option = game, option
        self.refusal = RefusalLabel()
        self.control: QSpinBox | QComboBox
        if isinstance(option.values, range):
            self.control = box = NumberBox(_numbers(option, value))
            box.setValue(value)
            box.valueChanged.connect(self.changed)
            box.refused.connect(self.refusal.show_text)
        else:
            self.control = choice = QComboBox()
            say_items(choice, lambda: [value_text(game, option, each) for each in option.values])
            choice.setCurrentIndex(list(option.values).index(value))
            choice.currentIndexChanged.connect(self.changed)
        say(self.control.setAccessibleName, lambda: option_title(game, option))
        self.control.setMinimumWidth(_CONTROL_PX)
        self._note = note
        self.explanation = said(Label(role="quiet"), self._explanation)
        self.changed.connect(self._explain)
        # the first line is level with the control's text
        texts = vbox(self.explanation, self.refusal, None, margins=(0, 4, 0, 0))
        control = (self.control, 0, Qt.AlignmentFlag.AlignTop)
        hbox(control, (texts, 1), on=self, spacing=12)
        said(ScreenReaderLabel(self.control), lambda: option_title(game, option))

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


def _numbers(option: Option, value: int) -> range:
    """Return the numbers to choose among; all that are possible if ``value`` is unusual."""
    numbers = option.offered if value in option.offered else option.values
    assert isinstance(numbers, range)
    return numbers


def _fixed(minutes: int) -> TimeControl:
    return TimeControl(main_seconds=60 * minutes)


def _increment(minutes: int, seconds: int) -> TimeControl:
    return TimeControl(main_seconds=60 * minutes, increment_seconds=seconds)


def _per_turn(seconds: int) -> TimeControl:
    return TimeControl(overtime_seconds=seconds, overtime_turns=1)


PRESETS = (
    NO_CLOCKS,
    _fixed(5),
    _fixed(15),
    _fixed(30),
    _increment(3, 2),
    _increment(5, 5),
    _increment(15, 10),
    _per_turn(10),
    _per_turn(30),
    _per_turn(60),
)
_MAX_MINUTES, _MAX_SECONDS = 600, 3600


class Way(enum.Enum):
    """The kinds of time control."""

    FIXED = tr_noop("for all moves")
    INCREMENT = tr_noop("plus time per move")
    PER_TURN = tr_noop("for each move")


class ClockField(QWidget):
    """A list of time controls; the last entry opens fields for custom times."""

    def __init__(self, control: TimeControl) -> None:
        super().__init__()
        self.choice = QComboBox()  # on Linux the label next to it names it
        say(self.choice.setAccessibleName, lambda: tr("Clocks"))
        say_items(
            self.choice,
            lambda: (
                [control_text(one) or tr("No clocks") for one in PRESETS] + [tr("Other times …")]
            ),
        )
        self.way = QComboBox()
        say(self.way.setAccessibleName, lambda: tr("Time control"))
        say_items(self.way, lambda: [tr(way.value) for way in Way])
        self.minutes = _Number(tr_noop("Minutes for all moves"), tr_noop(" min"), _MAX_MINUTES)
        self.seconds = _Number(tr_noop("Seconds"), tr_noop(" s"), 59)
        self.more = _Number(tr_noop("Seconds added per move"), tr_noop(" s"), _MAX_SECONDS, 1)
        self.refusal = RefusalLabel()
        self._custom = QWidget()
        counted = said(QLabel(), lambda: tr("as"))
        counted.setBuddy(self.way)
        times = hbox(self.minutes, self.seconds, None, spacing=8)
        ways = hbox(counted, self.way, self.more, None, spacing=8)
        vbox(hbox(self.choice, None, spacing=8), self._custom, on=self, spacing=8)
        vbox(times, ways, self.refusal, on=self._custom, spacing=8)
        self._numbers = (self.minutes, self.seconds, self.more)
        for number in self._numbers:
            number.refused.connect(self.refusal.show_text)
        preset = control in PRESETS
        self.choice.setCurrentIndex(PRESETS.index(control) if preset else len(PRESETS))
        way = Way.FIXED
        if control.increment_seconds:
            way = Way.INCREMENT
        elif control.overtime_turns:
            way = Way.PER_TURN
        self.way.setCurrentIndex(list(Way).index(way))
        minutes, seconds = divmod(round(control.main_seconds or control.overtime_seconds), 60)
        self.minutes.setValue(minutes if control else 10)
        self.seconds.setValue(seconds)
        self.more.setValue(round(control.increment_seconds) or 5)
        self._show()
        self.choice.currentIndexChanged.connect(self._show)
        self.way.currentIndexChanged.connect(self._show)
        self.minutes.valueChanged.connect(self._show)

    @property
    def control(self) -> TimeControl:
        """The chosen time control."""
        index = self.choice.currentIndex()
        if index < len(PRESETS):
            return PRESETS[index]
        whole = 60 * self.minutes.value() + self.seconds.value()
        if self._way is Way.PER_TURN:
            return _per_turn(whole)
        adds = self.more.value() if self._way is Way.INCREMENT else 0
        return TimeControl(main_seconds=whole, increment_seconds=adds)

    @property
    def controls(self) -> list[QWidget]:
        """The input widgets in tab order."""
        return [self.choice, self.minutes, self.seconds, self.way, self.more]

    @property
    def _way(self) -> Way:
        return list(Way)[self.way.currentIndex()]

    def _show(self) -> None:
        self._custom.setVisible(self.choice.currentIndex() == len(PRESETS))
        self.more.setVisible(self._way is Way.INCREMENT)
        self.seconds.setMinimum(0 if self.minutes.value() else 1)  # the time must not be zero

    def focus_if_refused(self) -> bool:
        """Take the focus if a number was refused since the last call. Returns whether one was."""
        # a list, as each call resets its number
        refused = [number.focus_if_refused() for number in self._numbers]
        return any(refused)


class _Number(NumberBox):
    def __init__(self, name: str, unit: str, maximum: int, minimum: int = 0) -> None:
        super().__init__(range(minimum, maximum + 1))
        say(self.setSuffix, lambda: tr(unit))
        say(self.setAccessibleName, lambda: tr(name))
