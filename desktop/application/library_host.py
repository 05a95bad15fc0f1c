"""The library as the program has it: its desk, and its window while that is open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.library.library_client import LibraryClient
from desktop.widgets.foreground import bring_forward
from rules.position import Position

if TYPE_CHECKING:
    from desktop.application.program import Program
    from desktop.library.library_window import LibraryWindow


class LibraryHost(QObject):
    """Attributes:
    desk: where the library is asked.
    window: shows it; None while it is closed.
    """

    def __init__(self, program: Program, folder: Path) -> None:
        super().__init__(program)
        self._program = program
        self.desk = LibraryClient(folder, self)
        self.window: LibraryWindow | None = None
        program.autosaves.written.connect(self.desk.index)

    def show(self, position: Position | None = None) -> None:
        """Show all games, or those with a position."""
        # late: pictures of boards take numpy and shapely, which the first window does not need
        from desktop.library.library_window import LibraryWindow

        if self.window is None:
            self.window = LibraryWindow(self._program)
        if position is not None:
            self.window.look_for(position)
        bring_forward(self.window)

    def forget_window(self) -> None:
        """The window has been closed."""
        self.window = None
        self._program.end_help_alone()

    def close(self) -> None:
        """Close the window, and the index."""
        if self.window is not None:
            self.window.close()
        self.desk.close()
