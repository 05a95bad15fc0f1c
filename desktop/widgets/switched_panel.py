"""A panel that is switched on and off, and laid out by its parent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

Contents = TypeVar("Contents", bound=QWidget)


class SwitchedPanel(QWidget, Generic[Contents]):
    """Hidden at first; the parent shows it while it is on and there is room for it.

    Its contents are made when they are first needed: a page with all that may be shown would take
    twice as long until it is there.

    Attributes:
        on: whether there is something to show.

    Signals:
        switched: ``on`` has changed.
        made: there are contents now.
    """

    switched = Signal()
    made = Signal()

    def __init__(self, make: Callable[[], Contents], parent: QWidget | None = None) -> None:
        """``make`` returns the contents."""
        super().__init__(parent)
        self._make = make
        self._contents: Contents | None = None
        self.on = False
        self.hide()

    @property
    def contents(self) -> Contents:
        """What the panel shows, made now if there is nothing yet."""
        contents = self._contents
        if contents is None:
            contents = self._contents = self._make()
            column = QVBoxLayout(self)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(contents)
            self.setFocusProxy(contents)
            contents.ensurePolished()  # what comes later would undo ``unstyle_viewports``
            self.made.emit()
        return contents

    @property
    def is_made(self) -> bool:
        """Whether there are contents."""
        return self._contents is not None

    def when_made(self, then: Callable[[Contents], object]) -> None:
        """Call ``then`` with the contents, at once or when they have been made."""
        if self.is_made:
            then(self.contents)
        else:
            self.made.connect(lambda: then(self.contents))

    def switch(self, *, on: bool) -> None:
        """Switch the panel on or off."""
        if on != self.on:
            self.on = on and self.contents is not None  # which makes them
            self.switched.emit()
