"""The library as the program has it: its desk, and its window while that is open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.application.front_game import FrontGame
from desktop.application.open_library_game import open_game
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
        self.desk.games_moved.connect(program.games_changed)
        program.autosaves.written.connect(self.desk.index)

    def show(self, position: Position | None = None) -> None:
        """Show all games, or those with a position."""
        # late: pictures of boards take numpy and shapely, which the first window does not need
        from desktop.library.library_window import LibraryWindow

        if self.window is None:
            program = self._program
            front = FrontGame(program, self)
            window = LibraryWindow(
                self.desk,
                program.settings,
                program.appearance,
                program.autosaves,
                lambda: front.session,
            )
            front.setParent(window)
            window.closed.connect(self._forget_window)
            window.open_requested.connect(
                lambda row, key: open_game(program, row, key, window.notices)
            )
            window.help_requested.connect(lambda: program.show_help("library", "library"))
            self.window = window
        if position is not None:
            self.window.look_for(position)
        bring_forward(self.window)

    def _forget_window(self) -> None:
        self.window = None
        self._program.end_help_alone()

    def close(self) -> None:
        """Close the window, and the index."""
        if self.window is not None:
            self.window.close()
        self.desk.close()
