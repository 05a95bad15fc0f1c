"""What the windows of the program share, and the factory of their games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import SignalInstance

from desktop.board.picture import PictureCache
from desktop.game.engine_worker import EngineClient, default_engine
from desktop.game.external_engines import ExternalEngines
from desktop.pages.deck_host import DeckHost
from desktop.services.sound_player import SoundPlayer
from desktop.settings.action import Keymap
from desktop.settings.appearance import Appearance, Preferences
from desktop.settings.autosave import Autosaves
from desktop.settings.settings import RecentFiles, Settings
from desktop.window.main_window import MainWindow

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from desktop.game.game_session import GameSession
    from desktop.game.rematch import LevelMatching
    from desktop.pages.game_page import GamePage
    from desktop.window.game_opener import GameOpener
    from rules.library.explorer import Continuation
    from rules.position import Position
    from rules.record.game_record import GameRecord


class Services(Protocol):
    """What the windows of the program share.

    Attributes:
        engines: those that the user has added.
        games: makes games, their pages and engines.
        decks: the cards of training.
    """

    settings: Settings
    preferences: Preferences
    appearance: Appearance
    keymap: Keymap
    recent: RecentFiles
    autosaves: Autosaves
    engines: ExternalEngines
    games: GameFactory
    decks: DeckHost
    sounds: SoundPlayer
    pictures: PictureCache

    @property
    def games_changed(self) -> SignalInstance:
        """The signal that the unfinished games or the recent files may have changed."""

    @property
    def opener(self) -> GameOpener:
        """Opens games in windows."""

    @property
    def matching(self) -> LevelMatching:
        """Knows how strong the player is."""

    @property
    def core_notice(self) -> str:
        """The warning that the core is slow, "" for none."""

    def show_another(self) -> MainWindow:
        """Open and show another window."""

    def show_library(self, position: Position | None = None) -> None:
        """Show all games, or those with a position."""

    def explore(
        self,
        position: Position,
        own: bool,
        then: Callable[[list[Continuation]], None],
        owner: QObject,
    ) -> None:
        """Look up what the games of the library continued with; see ``explore``.

        ``then`` is called now, and again when the library has caught up with its files.
        """

    def show_library_move(self, beside: MainWindow, path: Path, move: int) -> None:
        """Show a game before the move with this number, in another window than ``beside``."""

    def show_results(self, game: str = "") -> None:
        """Show one's own results, in the game with this key if not ""."""

    def show_help(self, key: str, section: str = "") -> None:
        """Show a page of the help, scrolled to ``section`` if one is named."""

    def report_buttons(self, window: MainWindow) -> Mapping[str, Callable[[], object]]:
        """Return the buttons of a notice about a fault: text -> what it calls."""

    def copy_report(self, window: MainWindow) -> None:
        """Copy the report of the faults in this run to the clipboard."""

    def show_log(self, window: MainWindow) -> None:
        """Show the folder of the log."""

    def quit(self) -> None:
        """Close all windows; they come back at the next start."""


class GameFactory:
    """Makes sessions, their pages and engine clients with the same engine and pace."""

    def __init__(
        self,
        settings: Settings,
        engines: ExternalEngines,
        *,
        make_engine: Callable[[], Any] = default_engine,
        **pace: Any,
    ) -> None:
        """``engines`` and ``pace`` are passed on to every ``GameSession``."""
        self._settings, self._engines = settings, engines
        self._make_engine, self._pace = make_engine, pace

    def engine_client(self) -> EngineClient:
        """Return a client of an engine of its own."""
        return EngineClient(make_engine=self._make_engine)

    def session(self, record: GameRecord) -> GameSession:
        """Return a session in which this game is played, with an engine of its own."""
        # late: the first window may be a start page
        from desktop.game.game_session import GameSession

        return GameSession(record, self.engine_client(), engines=self._engines, **self._pace)

    def game_page(self, record: GameRecord) -> GamePage:
        """Return a page on which this game is played, to be shown in a window."""
        from desktop.pages.game_page import GamePage  # late, as above

        return GamePage(self.session(record), self._settings.drawing(record.setup.game))
