"""The choice of clocks for a game: the usual ones in a list, or times of one's own."""

from __future__ import annotations

import enum

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.game.time_text import control_text
from desktop.i18n.language import INTERPRETER
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.start.refusal_label import RefusalLabel
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


USUAL = (
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
_MOST_MINUTES, _MOST_SECONDS = 600, 3600


class Way(enum.Enum):
    """How time is given."""

    FIXED = tr_noop("for all moves")
    INCREMENT = tr_noop("plus time per move")
    PER_TURN = tr_noop("for each move")


class ClockField(QWidget):
    """A list of time controls; the last entry opens a line for other times.

    Attributes:
        choice: the list.
        way, minutes, seconds, more: the way time is given, how much, and what a turn adds.
    """

    def __init__(self, control: TimeControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = QComboBox()  # on Linux its name is told by the label beside it
        say(self.choice.setAccessibleName, lambda: tr("Clocks"))
        self.choice.addItems([""] * (len(USUAL) + 1))
        self.way = QComboBox()
        say(self.way.setAccessibleName, lambda: tr("Time control"))
        self.way.addItems([""] * len(Way))
        self.minutes = _Number(tr_noop("Minutes for all moves"), tr_noop(" min"), _MOST_MINUTES)
        self.seconds = _Number(tr_noop("Seconds"), tr_noop(" s"), 59)
        self.more = _Number(tr_noop("Seconds added per move"), tr_noop(" s"), _MOST_SECONDS, 1)
        self.refusal = RefusalLabel()
        self._own = QWidget()
        self._build()
        self._name_entries()
        INTERPRETER.changed.connect(self._name_entries)
        for number in self._numbers:
            number.refused.connect(self.refusal.show_refusal)
        self._take(control)
        self._show()
        self.choice.currentIndexChanged.connect(self._show)
        self.way.currentIndexChanged.connect(self._show)
        self.minutes.valueChanged.connect(self._show)

    @property
    def control(self) -> TimeControl:
        """What is chosen."""
        index = self.choice.currentIndex()
        if index < len(USUAL):
            return USUAL[index]
        whole = 60 * self.minutes.value() + self.seconds.value()
        if self._way is Way.PER_TURN:
            return _per_turn(whole)
        adds = self.more.value() if self._way is Way.INCREMENT else 0
        return TimeControl(main_seconds=whole, increment_seconds=adds)

    @property
    def controls(self) -> list[QWidget]:
        """The parts in their order."""
        return [self.choice, self.minutes, self.seconds, self.way, self.more]

    @property
    def _way(self) -> Way:
        return list(Way)[self.way.currentIndex()]

    def _name_entries(self) -> None:
        for index, control in enumerate(USUAL):
            self.choice.setItemText(index, _entry(control))
        self.choice.setItemText(len(USUAL), tr("Other times …"))
        for index, way in enumerate(Way):
            self.way.setItemText(index, tr(way.value))

    def _take(self, control: TimeControl) -> None:
        """Show a time control as the one chosen."""
        usual = control in USUAL
        self.choice.setCurrentIndex(USUAL.index(control) if usual else len(USUAL))
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
        self._own.setVisible(self.choice.currentIndex() == len(USUAL))
        self.more.setVisible(self._way is Way.INCREMENT)
        self.seconds.setMinimum(0 if self.minutes.value() else 1)  # no time at all is none

    @property
    def _numbers(self) -> tuple[_Number, ...]:
        return self.minutes, self.seconds, self.more

    def holds_back(self) -> bool:
        """Take the focus if a number was refused since the last call; return whether it was."""
        held = [number.holds_back() for number in self._numbers]  # all are asked
        return any(held)

    def _build(self) -> None:
        own, column = QVBoxLayout(self._own), QVBoxLayout(self)
        column.addLayout(_row(self.choice))
        column.addWidget(self._own)
        own.addLayout(_row(self.minutes, self.seconds))
        counted = said(QLabel(), lambda: tr("as"))
        counted.setBuddy(self.way)
        own.addLayout(_row(counted, self.way, self.more))
        own.addWidget(self.refusal)
        for layout in (own, column):
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
    def __init__(self, name: str, unit: str, most: int, least: int = 0) -> None:
        super().__init__(range(least, most + 1))
        say(self.setSuffix, lambda: tr(unit))
        say(self.setAccessibleName, lambda: tr(name))
