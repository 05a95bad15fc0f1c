"""What all windows share: settings, theme, recent files, kept games, and the list of windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from desktop.access.screen_reader import attend
from desktop.board.drawing import Drawing
from desktop.board.motion_wish import MotionWish
from desktop.engine.engine_worker import EngineDesk, shipped_engine
from desktop.faults.fault_notices import FaultNotices
from desktop.faults.faults import Faults
from desktop.game.game_clock import seconds_with_sleep
from desktop.game.game_session import FORCED_MS, PACE_MS, GameSession
from desktop.garbage import GarbageCollector
from desktop.keeping.autosave import Autosaves
from desktop.keeping.file_opener import FileOpener
from desktop.keeping.old_layout import move_old_games
from desktop.keeping.recent_files import RecentFiles
from desktop.keeping.session_keeper import SessionKeeper
from desktop.keys.keymap import Keymap
from desktop.language.text import tr, tr_noop
from desktop.language.told import told
from desktop.library.shelf import Shelf
from desktop.looks.style import palette, style_sheet
from desktop.looks.theme import Theme, theme_for
from desktop.looks.themes import Themes
from desktop.main_window import MainWindow
from desktop.settings import ZOOMS, Settings
from rules.record.game_file import GameFileError, load, read_game
from rules.record.game_record import GameRecord
from rules.setup import Game
from rules.version import compiled

if TYPE_CHECKING:
    from desktop.help.window import HelpWindow

_OFFSET = QPoint(32, 32)  # of a window to the place of the one closed last

_UNCOMPILED = tr_noop(
    "The core of Oddments is not compiled on this machine: the computer plays, "
    "but thinks about a hundred times slower. installer/run compiles it."
)


class Program(QObject):
    """The running program.

    Attributes:
        settings, recent, autosaves: what is remembered.
        keymap: which keys do what.
        themes: those to choose from.
        windows: those that are open. help: that of the help, if it is.
        library: all games.
        fault_notices: tells what goes wrong inside the program.
        theme: the colours of now.

    Signals:
        theme_changed: ``theme`` is another one now.
        themes_reloaded: there may be other themes to choose from.
        zoomed: text and controls are wanted in another size.
        drawing_changed: games are to be shown, or turns to be made, in another way.
        games_changed: other games may be unfinished, or other files recent.
        ponders_changed: the computer is to think on the person's time, or not to.
    """

    theme_changed = Signal()
    themes_reloaded = Signal()
    zoomed = Signal()
    drawing_changed = Signal()
    games_changed = Signal()
    ponders_changed = Signal()

    def __init__(
        self,
        settings: Settings,
        state_folder: Path,
        *,
        themes_folder: Path | None = None,
        faults: Faults | None = None,
        make_engine: Callable[[], Any] = shipped_engine,
        pace_ms: int = PACE_MS,
        forced_ms: int = FORCED_MS,
        now: Callable[[], float] = seconds_with_sleep,
    ) -> None:
        """``state_folder`` holds the kept games and what else is to survive the program's end.

        ``themes_folder`` holds the person's own themes, if not beside the state. ``faults``: those
        to be told.

        ``make_engine``, ``pace_ms``, ``forced_ms`` and ``now`` are those of all games.
        """
        super().__init__()
        GarbageCollector(self)
        attend()
        self.settings = settings
        self.keymap = Keymap(settings, self)
        self.recent = RecentFiles(settings, self)
        self._opener = FileOpener(self._show_record, self)
        self.autosaves = Autosaves(state_folder, self)
        self.autosaves.found.connect(self.games_changed)
        move_old_games(self.autosaves)
        self.autosaves.find_unfinished()
        self.library = Shelf(self, state_folder)
        self.sessions = SessionKeeper(self, state_folder)
        self.themes = Themes(themes_folder or state_folder / "themes")
        self.windows: list[MainWindow] = []
        faults = faults or Faults(state_folder / "log", self)
        self.fault_notices = FaultNotices(faults, self.windows, self)
        self.help: HelpWindow | None = None
        self._make_engine = make_engine
        self._pace_ms, self._forced_ms, self._now = pace_ms, forced_ms, now
        self.theme: Theme = self._wanted_theme()
        self._motion_wish = MotionWish(self)
        self._motion_wish.changed.connect(self.drawing_changed)
        self.recent.changed.connect(self.games_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_theme)
        self._dress()

    @property
    def core_notice(self) -> str:
        """What people should know about a slow core; "" where it is compiled."""
        return "" if compiled() else tr(_UNCOMPILED)

    # -- windows -----------------------------------------------------------------------------

    def open_window(self) -> MainWindow:
        """A new window with the start page, not shown yet."""
        window = MainWindow(self)
        if self.windows:
            window.move(window.pos() + _OFFSET)
        self.windows.append(window)
        self.sessions.watch(window)
        if self.core_notice:
            window.notices.tell("core", lambda: self.core_notice)
        self._tell_of_themes(window)
        self.fault_notices.tell()
        return window

    def show_another(self) -> MainWindow:
        """Put another window on the screen."""
        window = self.open_window()
        window.show()
        return window

    def forget_window(self, window: MainWindow) -> None:
        """A window has been closed."""
        if window in self.windows:
            self.windows.remove(window)
        self.sessions.note()
        if not self.windows and self.help is not None:
            self.help.close()
        self.games_changed.emit()

    def show_help(self, key: str, section: str = "") -> None:
        """Show a page of the help, from a section on if one is named."""
        # late: pictures of boards take numpy and shapely, which the first window does not need
        from desktop.help.window import HelpWindow

        if self.help is None:
            self.help = HelpWindow(self)
        self.help.open_page(key, section)
        bring_forward(self.help)

    def forget_help(self) -> None:
        """The help has been closed."""
        self.help = None

    def quit(self) -> None:
        """Close all windows; they come back at the next start."""
        self.sessions.close()
        QApplication.closeAllWindows()
        self.sessions.go_on()

    def session(self, record: GameRecord) -> GameSession:
        """A game to be played, with an engine of its own."""
        return GameSession(
            record, self.desk(), pace_ms=self._pace_ms, forced_ms=self._forced_ms, now=self._now
        )

    def desk(self) -> EngineDesk:
        """Somewhere to ask an engine."""
        return EngineDesk(make_engine=self._make_engine)

    # -- games -------------------------------------------------------------------------------

    def open_path(self, path: Path, window: MainWindow) -> None:
        """Open a saved game: in ``window`` if no game is there, else in another one.

        What is wrong with the file is told in ``window``.
        """
        path = path.absolute()
        shown = next((other for other in self.windows if other.path == path), None)
        if shown is not None:
            window.notices.withdraw("file")
            bring_forward(shown)
            return
        self._opener.open(path, window)

    def _show_record(self, record: GameRecord, path: Path, window: MainWindow) -> None:
        """A file has been read."""
        self.recent.add(path)
        self._free_window(window).play(record, path=path)

    def open_text(self, text: str, window: MainWindow) -> None:
        """Open a game from the text of a saved game, as ``open_path`` does."""
        try:
            record = read_game(text)
        except GameFileError as error:
            failure = error
            window.notices.tell(
                "file", lambda: tr("The clipboard holds no game: {why}.", why=told(failure))
            )
            return
        window.notices.withdraw("file")
        self._free_window(window).play(record)

    def reopen(self, path: Path, window: MainWindow) -> bool:
        """Go on with a kept game; whether it could be opened."""
        try:
            autosave = self.autosaves.reopen(path)
        except OSError as error:
            _tell_unopened(window, path, error)
            return False
        if autosave is None:
            window.notices.tell("file", lambda: tr("This game is open in another window."))
            return False
        record = self._load(path, window)
        if record is None or record.reading.read_only:
            autosave.close()
            if record is not None:  # what is wrong with it stays for those who can mend it
                self._free_window(window).play(record, path=path)
            return record is not None
        file = autosave.file
        if file is not None and any(other.path == file for other in self.windows):
            file = None
        self._free_window(window).play(record, path=file, autosave=autosave)
        self.games_changed.emit()
        return True

    def continue_last(self, window: MainWindow) -> None:
        """Go on with the game that was played last and is not finished."""
        for path, _record in self._unfinished():
            if self.reopen(path, window):
                return

    def last_unfinished(self) -> GameRecord | None:
        """What ``continue_last`` would go on with."""
        return next((record for _path, record in self._unfinished()), None)

    def _unfinished(self) -> Iterator[tuple[Path, GameRecord]]:
        """Readable unfinished games that are open nowhere, the last one first."""
        for path in self.autosaves.unfinished():
            try:
                autosave = self.autosaves.reopen(path)
                if autosave is None:
                    continue
                autosave.close()
                record = load(path)
            except (OSError, GameFileError):
                continue
            yield path, record

    def _load(self, path: Path, window: MainWindow) -> GameRecord | None:
        try:
            record = load(path)
        except (GameFileError, OSError) as error:
            _tell_unopened(window, path, error)
        else:
            window.notices.withdraw("file")
            return record
        return None

    def _free_window(self, window: MainWindow) -> MainWindow:
        """The window itself if no game is in it, else a new one."""
        return window if window.session is None else self.show_another()

    # -- looks -------------------------------------------------------------------------------

    @property
    def appearance(self) -> str:
        """The key of the theme that was chosen; "system" where the desktop's is followed."""
        chosen = self.settings.appearance
        return chosen if chosen in self.themes.all else "system"

    def set_appearance(self, appearance: str) -> None:
        """Choose the key of a theme, or "system" for what the desktop has."""
        self.settings.appearance = appearance
        self._follow_theme()
        self._tell_all_of_themes()

    def reload_themes(self) -> None:
        """Look for the person's own themes again, and show what has changed of the present one."""
        self.themes.reload()
        self.themes_reloaded.emit()
        self._follow_theme()
        self._tell_all_of_themes()

    @property
    def animated(self) -> bool:
        """Whether pieces move to their places: as wished, else as the desktop has it."""
        wished = self.settings.animated
        return not self._motion_wish.still if wished is None else wished

    def toggle_animated(self) -> None:
        self.settings.animated = not self.animated
        self.drawing_changed.emit()

    def toggle_flat(self) -> None:
        """Draw boards without depth, or with it again."""
        self.settings.flat = not self.settings.flat
        self.drawing_changed.emit()

    def toggle_log(self) -> None:
        """Show beside boards what has been told, or hide it."""
        self.settings.log = not self.settings.log
        self.drawing_changed.emit()

    def show_comments(self, shown: bool) -> None:
        """Show comments below boards in games that have any, or hide them."""
        self.settings.comments = shown
        self.drawing_changed.emit()

    def toggle_ponders(self) -> None:
        """Have the computer think on the person's time, or not any more."""
        self.settings.ponders = not self.settings.ponders
        self.ponders_changed.emit()

    def set_drawing(self, game: Game, drawing: Drawing) -> None:
        """Have boards of a game drawn in this way."""
        self.settings.set_drawing(game, drawing)
        self.drawing_changed.emit()

    def toggle_confirms(self) -> None:
        """Have turns of persons wait to be confirmed, or not any more."""
        self.settings.confirms = not self.settings.confirms
        self.drawing_changed.emit()

    def toggle_side(self) -> None:
        """Show the panels beside the board, or hide them."""
        self.settings.side_shown = not self.settings.side_shown
        self.drawing_changed.emit()

    def toggle_turns(self, *, tree: bool) -> None:
        """Show the turns as a list or as a tree, or hide them if they are shown so."""
        settings = self.settings
        settings.turns_shown = not settings.turns_shown or settings.tree_shown != tree
        self.show_tree(tree)

    def show_tree(self, tree: bool) -> None:
        """Have turns shown as a tree, or else as a list, wherever they are shown."""
        self.settings.tree_shown = tree
        self.drawing_changed.emit()

    def keep_side_share(self, share: float) -> None:
        """The panels beside the board were given this share of the width."""
        self.settings.side_share = share

    @property
    def nearest_zoom(self) -> float:
        """Which of the zooms to choose from is nearest to the one there is."""
        return min(ZOOMS, key=lambda zoom: abs(zoom - self.settings.zoom))

    def zoom(self, steps: int) -> None:
        """Make text and controls larger, or smaller with a negative number; 0: as usual."""
        at = ZOOMS.index(self.nearest_zoom) + steps if steps else ZOOMS.index(1.0)
        self.zoom_to(ZOOMS[max(0, min(len(ZOOMS) - 1, at))])

    def zoom_to(self, zoom: float) -> None:
        """Have text and controls in this size, where 1 is the usual one."""
        self.settings.zoom = zoom
        self.zoomed.emit()

    def _wanted_theme(self) -> Theme:
        if self.appearance in self.themes.all:
            return self.themes.all[self.appearance]
        return theme_for(QGuiApplication.styleHints().colorScheme())

    def _tell_all_of_themes(self) -> None:
        for window in self.windows:
            self._tell_of_themes(window)

    def _tell_of_themes(self, window: MainWindow) -> None:
        """Say which files are no themes, and what is hard to see in the theme of now."""
        found = [*self.themes.problems, self.themes.note_on(self.appearance)]
        if any(found):
            window.notices.tell("themes", lambda: "  ".join(told(word) for word in found if word))
        else:
            window.notices.withdraw("themes")

    def _follow_theme(self, _scheme: Qt.ColorScheme | None = None) -> None:
        theme = self._wanted_theme()
        if theme != self.theme:
            self.theme = theme
            self._dress()
            self.theme_changed.emit()

    def _dress(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(palette(self.theme))
        app.setStyleSheet(style_sheet(self.theme))


def bring_forward(window: QWidget) -> None:
    """Have a window before the others, where the desktop allows that."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def _tell_unopened(window: MainWindow, path: Path, error: Exception) -> None:
    name = path if isinstance(error, OSError) else path.name
    window.notices.tell(
        "file", lambda: tr("{name} cannot be opened: {why}.", name=name, why=told(error))
    )
