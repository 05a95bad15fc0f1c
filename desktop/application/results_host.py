"""The window of one's own results, while it is open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.widgets.foreground import bring_forward

if TYPE_CHECKING:
    from desktop.library.library_client import LibraryClient
    from desktop.results.results_window import ResultsWindow


class ResultsHost(QObject):
    """Opens the window, and passes on what it asks for.

    Attributes:
        window: shows the results; None while it is closed.

    Signals:
        play_requested(str, int): begin a game of this key against this level.
        library_requested: show the library.
        help_requested: show the help on the results.
        closed: the window has been closed.
    """

    play_requested = Signal(str, int)
    library_requested = Signal()
    help_requested = Signal()
    closed = Signal()

    def __init__(
        self,
        client: Callable[[], LibraryClient],
        deck: Path,
        settings: Settings,
        appearance: Appearance,
        parent: QObject,
    ) -> None:
        """``client`` returns that of the library; ``deck`` is the file of the deck."""
        super().__init__(parent)
        self._client, self._deck = client, deck
        self._settings, self._appearance = settings, appearance
        self.window: ResultsWindow | None = None

    def show(self, game: str = "") -> None:
        """Show the results in a game, by default in the one that was finished last."""
        if self.window is None:
            self.window = self._make_window()
        self.window.show_game(game)
        bring_forward(self.window)

    def close(self) -> None:
        if self.window is not None:
            self.window.close()

    def _make_window(self) -> ResultsWindow:
        # late: the first window does not need it
        from desktop.results.results_window import ResultsWindow

        window = ResultsWindow(self._client(), self._deck, self._settings, self._appearance)
        window.play_requested.connect(self.play_requested)
        window.library_requested.connect(self.library_requested)
        window.help_requested.connect(self.help_requested)
        window.closed.connect(self._forget_window)
        return window

    def _forget_window(self) -> None:
        self.window = None
        self.closed.emit()
