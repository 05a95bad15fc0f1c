"""A list of engines: our own, and those that the user has added."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy

from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import tr

_LETTERS = 12  # of a name that are always in sight


class EngineBox(QComboBox):
    """Our own engine comes first.

    Signals:
        picked(str): the user has picked the engine of this name; "" for our own.
    """

    picked = Signal(str)

    def __init__(self, engines: Sequence[str] = ()) -> None:
        """``engines`` are the names of the others."""
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.addItem("")
        self.offer(engines)
        self._name_own()
        UI_LANGUAGE.changed.connect(self._name_own)
        self.activated.connect(lambda _index: self.picked.emit(self.name))

    @property
    def name(self) -> str:
        """The name of the engine that is chosen; "" for our own."""
        return self.currentText() if self.currentIndex() > 0 else ""

    @property
    def has_choice(self) -> bool:
        """Whether there is another engine."""
        return self.count() > 1

    def offer(self, engines: Sequence[str]) -> None:
        """Offer these engines beside our own; one that is still there stays chosen."""
        if list(engines) == [self.itemText(at) for at in range(1, self.count())]:
            return
        name = self.name
        while self.count() > 1:
            self.removeItem(self.count() - 1)
        self.addItems(list(engines))
        self.choose(name)

    def choose(self, name: str) -> None:
        """Choose an engine, our own if there is none of this name."""
        at = self.findText(name) if name else 0
        self.setCurrentIndex(max(0, at))

    def _name_own(self) -> None:
        self.setItemText(0, tr("Oddments’ own"))
