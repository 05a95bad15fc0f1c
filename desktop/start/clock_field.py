"""The choice of clocks for a game: presets in a list, or custom times."""

from __future__ import annotations

import enum

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.game.game_text import control_text
from desktop.i18n.languages import UI_LANGUAGE
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.start.option_field import RefusalLabel
from desktop.widgets.number_box import NumberBox
from rules.clock import NO_CLOCKS, TimeControl


def _entry(control: TimeControl) -> str:
    return control_text(control) or tr("No clocks")


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
    """A list of time controls; the last entry opens fields for custom times.

    Attributes:
        choice: the list.
        way, minutes, seconds, more: the kind of time control, the time, and the increment.
    """

    def __init__(self, control: TimeControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = QComboBox()  # on Linux the label next to it names it
        say(self.choice.setAccessibleName, lambda: tr("Clocks"))
        self.choice.addItems([""] * (len(PRESETS) + 1))
        self.way = QComboBox()
        say(self.way.setAccessibleName, lambda: tr("Time control"))
        self.way.addItems([""] * len(Way))
        self.minutes = _Number(tr_noop("Minutes for all moves"), tr_noop(" min"), _MAX_MINUTES)
        self.seconds = _Number(tr_noop("Seconds"), tr_noop(" s"), 59)
        self.more = _Number(tr_noop("Seconds added per move"), tr_noop(" s"), _MAX_SECONDS, 1)
        self.refusal = RefusalLabel()
        self._custom = QWidget()
        self._build()
        self._name_entries()
        UI_LANGUAGE.changed.connect(self._name_entries)
        for number in self._numbers:
            number.refused.connect(self.refusal.show_refusal)
        self._set_control(control)
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

    def _name_entries(self) -> None:
        for index, control in enumerate(PRESETS):
            self.choice.setItemText(index, _entry(control))
        self.choice.setItemText(len(PRESETS), tr("Other times …"))
        for index, way in enumerate(Way):
            self.way.setItemText(index, tr(way.value))

    def _set_control(self, control: TimeControl) -> None:
        """Select a time control."""
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

    def _show(self) -> None:
        self._custom.setVisible(self.choice.currentIndex() == len(PRESETS))
        self.more.setVisible(self._way is Way.INCREMENT)
        self.seconds.setMinimum(0 if self.minutes.value() else 1)  # the time must not be zero

    @property
    def _numbers(self) -> tuple[_Number, ...]:
        return self.minutes, self.seconds, self.more

    def focus_if_refused(self) -> bool:
        """Take the focus if a number was refused since the last call. Returns whether one was."""
        # a list, as each call resets its number
        refused = [number.focus_if_refused() for number in self._numbers]
        return any(refused)

    def _build(self) -> None:
        custom, column = QVBoxLayout(self._custom), QVBoxLayout(self)
        column.addLayout(_row(self.choice))
        column.addWidget(self._custom)
        custom.addLayout(_row(self.minutes, self.seconds))
        counted = said(QLabel(), lambda: tr("as"))
        counted.setBuddy(self.way)
        custom.addLayout(_row(counted, self.way, self.more))
        custom.addWidget(self.refusal)
        for layout in (custom, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(6)


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(6)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch()
    return row


class _Number(NumberBox):
    def __init__(self, name: str, unit: str, maximum: int, minimum: int = 0) -> None:
        super().__init__(range(minimum, maximum + 1))
        say(self.setSuffix, lambda: tr(unit))
        say(self.setAccessibleName, lambda: tr(name))
