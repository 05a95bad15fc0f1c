"""The choice of a player: a human, the computer with its level, or another engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from desktop.game.level_names import level_text
from desktop.game.players import FIRST_LEVEL, LEVELS, Computer, Human, Seat
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import tr
from desktop.start.level_slider import LevelSlider
from desktop.start.name_edit import NameEdit
from desktop.start.think_time_box import DEFAULT_MS, ThinkTimeBox
from desktop.theme.icons import row_icon
from desktop.widgets.label import Label, ScreenReaderLabel
from rules.record.engine_seat import EngineSeat

_HUMAN, _COMPUTER = 0, 1
_ENGINES = 2  # from here on
_LETTERS = 10  # of an engine's name that are always in sight


class SeatField(QWidget):
    """A list of the kinds of players, and what belongs to each.

    A human has a name, the computer a level, any other engine its time per move.

    Signals:
        changed: the choice has changed.
    """

    changed = Signal()

    def __init__(
        self, seat: Seat, parent: QWidget | None = None, *, engines: Sequence[str] = ()
    ) -> None:
        """``engines``: the names of other engines that play the game."""
        super().__init__(parent)
        self.kind = QComboBox()
        self.kind.addItem(row_icon("person"), "")
        self.kind.addItem(row_icon("computer"), "")
        for name in engines:
            self.kind.addItem(row_icon("computer"), name)
        self.kind.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if engines:
            adjust = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            self.kind.setSizeAdjustPolicy(adjust)
            self.kind.setMinimumContentsLength(_LETTERS)
        self.level = LevelSlider()
        self._shown_level = Label()
        self._shown_level.setWordWrap(False)
        self._shown_level.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.name, self.time = NameEdit(), ThinkTimeBox()
        level = QWidget()
        for widget, parts in ((level, (self.level, self._shown_level)), (self, (self.kind,))):
            row = QHBoxLayout(widget)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(10)
            for part in parts:
                row.addWidget(part)
        self._more = QStackedWidget()
        self._more.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for page in (self.name, level, self.time):
            self._more.addWidget(page)
        row.addWidget(self._more, 1)
        self._kind_label = ScreenReaderLabel(self.kind)
        self._title: Callable[[], str] = str
        self._name_all()
        UI_LANGUAGE.changed.connect(self._name_all)
        self.choose(seat)
        self.kind.currentIndexChanged.connect(self._show)
        self.level.valueChanged.connect(self._show)
        self.time.valueChanged.connect(self.changed)

    @property
    def seat(self) -> Seat:
        kind = self.kind.currentIndex()
        if kind >= _ENGINES:
            return EngineSeat(self.kind.currentText(), self.time.think_ms)
        return Computer(self.level.value()) if kind == _COMPUTER else Human(self.name.value)

    def focus_if_refused(self) -> bool:
        """Take the focus if a time was refused since the last call. Returns whether one was."""
        return self.kind.currentIndex() >= _ENGINES and self.time.focus_if_refused()

    def set_title(self, title: Callable[[], str]) -> None:
        """Set the name of the seat for screen readers."""
        self._title = title
        self._name_all()

    def _name_all(self) -> None:
        title = self._title()
        self.kind.setItemText(_HUMAN, tr("Human"))
        self.kind.setItemText(_COMPUTER, tr("Computer"))
        self.kind.setAccessibleName(tr("{seat}: played by", seat=title))
        self.name.setAccessibleName(tr("{seat}: player name", seat=title))
        self.level.setAccessibleName(tr("{seat}: computer level", seat=title))
        self.time.setAccessibleName(tr("{seat}: time per move", seat=title))
        self._kind_label.setText(self.kind.accessibleName())
        widest = max(self.fontMetrics().horizontalAdvance(level_text(n)) for n in LEVELS)
        self._shown_level.setMinimumWidth(widest + 8)
        self._shown_level.setText(level_text(self.level.value()))

    def choose(self, seat: Seat) -> None:
        """Show a seat; the computer instead of an engine that is not in the list."""
        self.kind.setCurrentIndex(self._kind_of(seat))
        self.level.setValue(seat.level if isinstance(seat, Computer) else FIRST_LEVEL)
        self.name.setText(seat.name if isinstance(seat, Human) else "")
        self.time.think_ms = seat.think_ms if isinstance(seat, EngineSeat) else DEFAULT_MS
        self._show()

    def _kind_of(self, seat: Seat) -> int:
        if isinstance(seat, Human):
            return _HUMAN
        names = [self.kind.itemText(at) for at in range(_ENGINES, self.kind.count())]
        if isinstance(seat, EngineSeat) and seat.name in names:
            return _ENGINES + names.index(seat.name)
        return _COMPUTER

    def _show(self) -> None:
        self._more.setCurrentIndex(min(self.kind.currentIndex(), _ENGINES))
        self._shown_level.setText(level_text(self.level.value()))
        self.changed.emit()
