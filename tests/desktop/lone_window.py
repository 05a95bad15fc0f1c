"""A window without a program: only what windows share, with a record of what is wanted of it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import shiboken6
from lone_game import ManualClient, Time
from PySide6.QtCore import QObject, QSettings, Signal
from stand_ins import RecordedSounds

from desktop.board.picture import PictureCache
from desktop.game.engine_worker import EngineClient
from desktop.game.external_engines import ExternalEngines
from desktop.game.game_session import GameSession
from desktop.game.players import Seats, is_matched, with_match
from desktop.pages.game_page import GamePage
from desktop.settings.action import Keymap
from desktop.settings.appearance import Appearance, Preferences
from desktop.settings.autosave import Autosaves
from desktop.settings.settings import RecentFiles, Settings
from desktop.theme.themes import Themes
from desktop.window.main_window import MainWindow
from desktop.window.window_actions import WindowActions
from desktop.window.window_builder import build_window
from desktop.window.window_context import WindowContext
from rules.record.game_record import GameRecord
from rules.setup import Game
from rules.training.progress import OwnProgress


class FixedMatching(QObject):
    """Matches every player with this level, at once; nothing is stored."""

    counted = Signal(object)
    level = 6

    def count(self) -> None:
        self.counted.emit(OwnProgress())

    def take_win(self, game: Game, level: int) -> bool:
        return False

    def match(
        self, game: Game, seats: Seats, then: Callable[[Seats], None], owner: QObject
    ) -> None:
        then(with_match(seats, level=self.level) if is_matched(seats) else seats)


class Recorder(QObject):
    """Records the names and arguments of all calls, but for those of its own functions."""

    def __init__(self, calls: list[tuple[object, ...]]) -> None:
        super().__init__()
        self._calls = calls

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *given, **_options: self._calls.append((name, *given))


class NoDecks(Recorder):
    """The cards of training, which are never loaded."""

    counted = Signal(object)
    failed = Signal(object)
    rescued = Signal(str, int)


class Opener(Recorder):
    """Opens nothing, and has no unfinished game."""

    def find_unfinished(
        self, then: Callable[[GameRecord | None, Path | None], None], _owner: object
    ) -> bool:
        then(None, None)
        return True


class Games:
    """Makes games with an engine that answers when a test wants it."""

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance

    def engine_client(self) -> EngineClient:
        return ManualClient()

    def session(self, record: GameRecord) -> GameSession:
        return GameSession(record, self.engine_client(), pace_ms=0, forced_ms=0, now=Time())

    def game_page(self, record: GameRecord) -> GamePage:
        return GamePage(self.session(record))


class LoneWindow(QObject):
    """The services of a window, and the window.

    Attributes:
        calls: what was wanted of the program: a name, and arguments.
    """

    games_changed = Signal()
    core_notice = "The core is slow."

    def __init__(self, folder: Path, decks: Any = None) -> None:
        super().__init__()
        self.calls: list[tuple[object, ...]] = []
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self.preferences = Preferences(self.settings, self)
        self.appearance = Appearance(self.settings, Themes(folder / "themes"), self)
        self.autosaves = Autosaves(folder, self)
        self.keymap = Keymap(self.settings, self)
        self.recent = RecentFiles(self.settings)
        self.engines = ExternalEngines()
        self.sounds: Any = RecordedSounds()
        self.pictures = PictureCache()
        self.matching = FixedMatching()
        self.games: Any = Games(self.appearance)
        self.opener: Any = Opener(self.calls)
        self.decks: Any = decks or NoDecks([])
        self.window: MainWindow = build_window(cast(Any, self))
        context = self.window.findChild(WindowContext)
        assert isinstance(context, WindowContext)
        self.context = context

    @property
    def actions(self) -> WindowActions:
        return self.context.actions

    def trigger(self, name: str) -> None:
        """Do an action, which must be enabled."""
        action = self.actions.by_id[name]
        action.refresh()
        assert action.isEnabled(), name
        action.trigger()

    def report_buttons(self, _window: MainWindow) -> Mapping[str, Callable[[], object]]:
        return {"Details …": lambda: self.calls.append(("details",))}

    def __getattr__(self, name: str) -> Any:
        if name not in _RECORDED:
            raise AttributeError(name)
        return lambda *given, **_options: self.calls.append((name, *given))

    def close(self) -> None:
        if shiboken6.isValid(self.window):
            self.window.close()
        shiboken6.delete(self)


_RECORDED = (
    "show_another",
    "explore",
    "show_library",
    "show_library_move",
    "show_results",
    "show_help",
    "copy_report",
    "show_log",
    "quit",
)
