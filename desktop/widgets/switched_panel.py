"""A panel that is switched on and off, and laid out by its parent."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class SwitchedPanel(QWidget):
    """Hidden at first; the parent shows it while it is on and there is room for it.

    Attributes:
        on: whether there is something to show.

    Signals:
        switched: ``on`` has changed.
    """

    switched = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.on = False
        self.hide()

    def switch(self, *, on: bool) -> None:
        """Switch the panel on or off."""
        if on != self.on:
            self.on = on
            self.switched.emit()
