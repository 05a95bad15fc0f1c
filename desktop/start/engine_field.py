"""The choice of the engine that plays: our own, or another one and its time per move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.game.players import Seat
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import tr
from desktop.start.refusal_label import RefusalLabel
from desktop.start.think_time_box import DEFAULT_MS, ThinkTimeBox
from desktop.widgets.engine_box import EngineBox
from rules.record.engine_seat import EngineSeat


class EngineField(QWidget):
    """A list of engines, our own first.

    Attributes:
        choice: the list.
        time: of the other engines.

    Signals:
        changed: another engine or another time was chosen.
    """

    changed = Signal()

    def __init__(self, engines: Sequence[str], title: Callable[[], str]) -> None:
        """``engines`` are the names of the others; ``title`` is for screen readers."""
        super().__init__()
        self._title = title
        self.choice, self.time = EngineBox(engines), ThinkTimeBox()
        refusal = RefusalLabel()
        self.time.refused.connect(refusal.show_refusal)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.choice, 1)
        row.addWidget(self.time)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(refusal)
        self._name_all()
        self._show()
        self.choice.currentIndexChanged.connect(self._show)
        self.choice.currentIndexChanged.connect(self.changed)
        self.time.valueChanged.connect(self.changed)
        UI_LANGUAGE.changed.connect(self._name_all)

    @property
    def seat(self) -> EngineSeat | None:
        """The other engine that is chosen; None for our own."""
        name = self.choice.name
        return EngineSeat(name, self.time.think_ms) if name else None

    @property
    def has_choice(self) -> bool:
        """Whether there is another engine."""
        return self.choice.has_choice

    def offer(self, engines: Sequence[str]) -> None:
        """Offer these engines beside our own; one that is still there stays chosen."""
        self.choice.offer(engines)
        self._show()

    def choose(self, seat: Seat) -> None:
        """Choose the engine of a seat; our own if there is no such engine here."""
        other = seat if isinstance(seat, EngineSeat) else None
        self.time.think_ms = other.think_ms if other is not None else DEFAULT_MS
        self.choice.choose(other.name if other is not None else "")

    def retranslate(self) -> None:
        """Show the current title."""
        self._name_all()

    def _show(self) -> None:
        self.time.setVisible(bool(self.choice.name))

    def _name_all(self) -> None:
        self.choice.setAccessibleName(self._title())
        self.time.setAccessibleName(tr("{seat}: time per move", seat=self._title()))
