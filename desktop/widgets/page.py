"""The pages of a window, which shows one at a time, and panels that are switched on and off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.widgets.layouts import vbox

if TYPE_CHECKING:
    from rules.record.game_file import Scoresheet
    from rules.setup import Game


class Page(QWidget):
    """An empty page; subclasses override what applies to them.

    Signals:
        rebuilt: there are new parts, which do not have the spaces of the window's zoom yet.
    """

    rebuilt = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")

    @property
    def game(self) -> Game | None:
        """The game that the page is about; None if it is about all of them."""
        return None

    @property
    def scoresheet(self) -> Scoresheet | None:
        """The game that the page shows without its rules; None for none."""
        return None

    @property
    def file(self) -> Path | None:
        """The file that the page shows and never changes; None for none."""
        return None

    @property
    def help_place(self) -> tuple[str, str]:
        """The help page and section for this page, both "" for none."""
        return "", ""

    @property
    def panes(self) -> list[QWidget]:
        """The widgets that F6 moves the focus to, one in each part of the page."""
        return [self]

    def set_seen(self, seen: bool) -> None:
        """Note whether the page is visible."""

    def stop_engine(self) -> None:
        """Stop the engine of this page for good, if it has one."""


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
            vbox(contents, on=self)
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
