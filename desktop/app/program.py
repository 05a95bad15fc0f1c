"""The running program: creates and connects everything that the windows share."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from desktop.accessibility.screen_reader import install_accessibility
from desktop.app.fault_notices import FaultNotices
from desktop.app.faults import Faults
from desktop.app.library_host import LibraryHost, ResultsHost
from desktop.app.process import GarbageCollector
from desktop.app.window_session import WindowSession
from desktop.board.picture import PictureCache
from desktop.game.engine_worker import default_engine
from desktop.game.external_engines import ExternalEngines
from desktop.pages.deck_host import DeckHost
from desktop.services.sound_player import SoundPlayer
from desktop.services.text import one_line, tr, tr_noop, translated
from desktop.settings.action import Keymap
from desktop.settings.appearance import Appearance, Preferences
from desktop.settings.autosave import Autosaves, move_old_games
from desktop.settings.setting import Declaration
from desktop.settings.settings import RecentFiles, Settings
from desktop.theme.themes import Themes
from desktop.widgets.notice_bar import Topic
from desktop.widgets.windows import bring_forward, fit_on_screen
from desktop.window.main_window import MainWindow
from desktop.window.services import GameFactory
from desktop.window.window_builder import build_window
from rules.games import BROKEN, try_again
from rules.games.packages import EndedProcessError
from rules.version import compiled

if TYPE_CHECKING:
    from desktop.game.rematch import LevelMatching
    from desktop.help.window import HelpWindow
    from desktop.window.game_opener import GameOpener

_SWITCH_S = 0.001  # how long a thread may run Python before it yields to the window's

_UNCOMPILED = tr_noop(
    "The core of Oddments is not compiled on this computer, so the "
    "engine is hundreds of times slower. Run installer/run to "
    "compile it."
)


def _broken_games() -> str:
    return "\n".join(
        [
            tr(
                "The game of {package} cannot be played: {why}",
                package=package.origin,
                why=one_line(translated(why)),
            )
            for package, why in BROKEN.items()
        ]
    )


class Program(QObject):
    """The running program.

    Attributes:
        settings, recent, autosaves: the stored settings, recent files and unfinished games.
        keymap: the keys of the actions.
        appearance: the theme and the zoom.
        preferences: how games are shown and played.
        sounds: plays what can be heard.
        engines: those that the user has added.
        games: makes sessions and their pages.
        windows: the open windows; ``help`` is the help window, None while it is closed.
        library: the library of all games.
        decks: the cards of training.
        results: one's own results.
        fault_notices: reports faults of the program in its windows.

    Signals:
        games_changed: the unfinished games or the recent files may have changed.
    """

    games_changed = Signal()

    def __init__(
        self,
        settings: Settings,
        state_folder: Path,
        *,
        themes_folder: Path | None = None,
        faults: Faults | None = None,
        make_engine: Callable[[], Any] = default_engine,
        sounds: SoundPlayer | None = None,
        **pace: Any,
    ) -> None:
        """Make what all windows share; ``open_window`` makes the first window.

        ``state_folder`` holds all state, without ``themes_folder`` also the user's own themes.
        ``faults`` are reported; all games use the engine, and ``pace``: see ``GameSession``.
        """
        super().__init__()
        GarbageCollector(self)
        sys.setswitchinterval(_SWITCH_S)
        install_accessibility()
        self.settings = settings
        self.windows: list[MainWindow] = []
        self.help: HelpWindow | None = None
        self.keymap = Keymap(settings, self)
        self.preferences = Preferences(settings, self)
        self.sounds = sounds or SoundPlayer(
            lambda: self.preferences.is_on(Settings.sounds), lambda: settings.volume
        )
        themes = Themes(themes_folder or state_folder / "themes")
        self.appearance = Appearance(settings, themes, self)
        self.appearance.note_changed.connect(self._update_all_theme_notices)
        self.engines = ExternalEngines(settings.engines)
        self.games = GameFactory(self.settings, self.engines, make_engine=make_engine, **pace)
        self.recent = RecentFiles(settings)
        self.pictures = PictureCache(state_folder / "pictures")
        self.autosaves = Autosaves(state_folder, self)
        move_old_games(self.autosaves)
        self.autosaves.find_unfinished()
        self.autosaves.found.connect(self.games_changed)
        self.library = LibraryHost(
            self, state_folder, self.windows, self.open_window, self._end_help_alone, self
        )
        self.decks = DeckHost(state_folder / "training.sqlite", self)
        self.results = ResultsHost(self, self.library, self._end_help_alone)
        self.sessions = WindowSession(self.windows, self.open_window, self, state_folder, self)
        faults = faults or Faults(state_folder / "log", self)
        self.fault_notices = FaultNotices(faults, self.windows, self)
        self.matching: LevelMatching = self.library
        # what windows ask of the other parts
        self.show_library, self.show_results = self.library.show, self.results.show
        self.explore = self.library.explore
        self.show_library_move = self.library.games.show_move
        self.report_buttons = self.fault_notices.report_buttons
        self.copy_report = self.fault_notices.copy_report
        self.show_log = self.fault_notices.show_folder
        settings.changed.connect(self._follow_settings)

    def _follow_settings(self, changed: frozenset[Declaration[Any]]) -> None:
        self.engines.saved = self.settings.engines
        if Settings.recent_files in changed:
            self.games_changed.emit()

    @functools.cached_property
    def opener(self) -> GameOpener:
        """Opens games in windows."""
        # late: a window begins with the start page, without a game
        from desktop.window.game_opener import GameOpener

        opener = GameOpener(
            self.windows, self.show_another, self.games.game_page, self.recent, self.autosaves, self
        )
        opener.games_changed.connect(self.games_changed)
        return opener

    @property
    def core_notice(self) -> str:
        """The warning that the core is not compiled; "" if it is."""
        return "" if compiled() else tr(_UNCOMPILED)

    def open_window(self) -> MainWindow:
        """Return a new window with the start page; it is not shown yet."""
        window = build_window(self)
        window.closed.connect(functools.partial(self._forget_window, window))
        fit_on_screen(window, self.windows)
        self.windows.append(window)
        self.sessions.watch(window)
        if self.core_notice:
            window.notices.show_notice(Topic.CORE, lambda: self.core_notice)
        if BROKEN:
            self._show_broken_games(window)
        self._update_theme_notice(window)
        self.fault_notices.show_pending()
        return window

    def _show_broken_games(self, window: MainWindow) -> None:
        has_ended = any(isinstance(why, EndedProcessError) for why in BROKEN.values())
        window.notices.show_notice(
            Topic.GAMES,
            _broken_games,
            action=tr_noop("Try again"),
            then=self._try_games_again if has_ended else None,
        )

    def _try_games_again(self) -> None:
        try_again()
        for window in self.windows:
            if Topic.GAMES in window.notices.texts:
                self._show_broken_games(window)

    def show_another(self) -> MainWindow:
        """Open and show another window."""
        window = self.open_window()
        window.show()
        return window

    def _forget_window(self, window: MainWindow) -> None:
        if window in self.windows:
            self.windows.remove(window)
        self.sessions.schedule_write()
        self._end_help_alone()
        self.games_changed.emit()

    def show_help(self, key: str, section: str = "") -> None:
        """Show a page of the help, scrolled to ``section`` if one is named."""
        # late: pictures of boards need numpy and shapely, which the first window does not
        from desktop.help.window import HelpWindow

        if self.help is None:
            self.help = HelpWindow(self.settings, self.appearance)
            self.help.closed.connect(self._forget_help)
        self.help.open_page(key, section)
        bring_forward(self.help)

    def _end_help_alone(self) -> None:
        """Close the help window if no other window is open, so that the program ends."""
        others = [*self.windows, self.library.window, self.results.window]
        if self.help is not None and not any(others):
            self.help.close()

    def _forget_help(self) -> None:
        self.help = None

    def quit(self) -> None:
        """Close all windows; they come back at the next start."""
        self.sessions.close()
        QApplication.closeAllWindows()
        self.sessions.resume()

    def _update_all_theme_notices(self) -> None:
        for window in self.windows:
            self._update_theme_notice(window)

    def _update_theme_notice(self, window: MainWindow) -> None:
        """Show which theme files are invalid, and what is hard to see in the current theme."""
        if self.appearance.note:
            window.notices.show_notice(Topic.THEMES, lambda: self.appearance.note)
        else:
            window.notices.withdraw(Topic.THEMES)
