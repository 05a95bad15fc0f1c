"""A window: the start page, or one game. It wires pages, menus and files; it knows no rule."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.game.game_session import GameSession, Phase
from desktop.game.new_record import new_record
from desktop.game.players import Seats
from desktop.game.setup_text import setup_text
from desktop.i18n.language import INTERPRETER
from desktop.i18n.plain_text import in_title
from desktop.lessons.lesson_page import LessonPage
from desktop.play.game_page import GamePage
from desktop.start.komi_offer_page import KomiOfferPage
from desktop.start.new_game_page import NewGamePage
from desktop.start.start_page import StartPage
from desktop.storage import file_dialogs
from desktop.storage.autosave import AutosaveFile
from desktop.storage.game_document import GameDocument
from desktop.theme.style import scale_spaces, text_growth, unstyle_viewports, zoom_sheet
from desktop.widgets.enter import press_by_enter
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.panes import focus_next
from desktop.window.game_page_binding import GamePageBinding
from desktop.window.lesson_flow import Lessons
from desktop.window.new_game_flow import NewGameFlow
from desktop.window.settings_dialog import SettingsDialog
from desktop.window.window_actions import WindowActions
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES
from rules.record.game_record import GameRecord
from rules.setup import Game, Setup

if TYPE_CHECKING:
    from desktop.application.program import Program

_FIRST_SIZE = (1120, 780)
_LEAST_SIZE = (700, 520)

Page = StartPage | NewGamePage | KomiOfferPage | GamePage | LessonPage


class MainWindow(QMainWindow):
    """One window of the program.

    Attributes:
        program: what all windows share.
        page: what it shows.
        notices: the lines above the page.
        document: where its game is kept; None without a game.
        arrangement: how new games come about. lessons: those that are given here.

    Signals:
        page_changed: ``page`` is another one now.
        closed: the window was closed, and will be deleted.
    """

    page_changed = Signal()
    closed = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.notices = NoticeBar()
        self.page: Page = StartPage(program.appearance.theme)
        self.document: GameDocument | None = None
        self._settings: SettingsDialog | None = None
        self._pages = QStackedWidget()
        self._whole = QWidget()
        column = QVBoxLayout(self._whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self._pages, 1)
        self.setCentralWidget(self._whole)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.setMinimumSize(*_LEAST_SIZE)
        self.resize(*_FIRST_SIZE)
        if program.settings.geometry is not None:
            self.restoreGeometry(program.settings.geometry)
        self.commands = WindowActions(self)
        self.arrangement = NewGameFlow(self)
        self.lessons = Lessons(self)
        program.keymap.changed.connect(self._take_keys)
        INTERPRETER.changed.connect(self._show_title)
        INTERPRETER.changed.connect(self._refresh_start)
        program.appearance.theme_changed.connect(self._show_theme)
        program.appearance.zoomed.connect(self.show_size)
        program.preferences.changed.connect(self._refresh_commands)
        program.games_changed.connect(self._refresh_start)
        self.put(self.page)
        self.page.panes[0].setFocus()

    @property
    def session(self) -> GameSession | None:
        """The game in this window."""
        return self.page.session if isinstance(self.page, GamePage) else None

    @property
    def path(self) -> Path | None:
        """The file the game was opened from or saved to last."""
        return self.document.path if self.document else None

    # -- pages -------------------------------------------------------------------------------

    def show_start(self) -> None:
        """Show the games to choose from."""
        page = StartPage(self.program.appearance.theme)
        before = self._game_shown()
        self.put(page)
        page.cards[before.key if before else next(iter(page.cards))].setFocus()

    def _game_shown(self) -> Game | None:
        """Which game the page is about; None on the start page."""
        if isinstance(self.page, StartPage):
            return None
        if isinstance(self.page, GamePage):
            return self.page.session.record.setup.game
        return self.page.game

    def play_new(
        self,
        setup: Setup,
        seats: Seats,
        control: TimeControl = NO_CLOCKS,
        again: Callable[[], None] | None = None,
    ) -> None:
        """Begin a game in this window, in place of what it shows.

        ``again`` begins another one of the kind; without it, that has all the same.
        """
        self.play(new_record(setup, seats, control), again=again)

    def play(
        self,
        record: GameRecord,
        *,
        path: Path | None = None,
        autosave: AutosaveFile | None = None,
        again: Callable[[], None] | None = None,
        look: bool = False,
    ) -> None:
        """Show a game in this window, as ``show_game`` does."""
        page = self.program.game_page(record)
        self.show_game(page, path=path, autosave=autosave, again=again, look=look)

    def show_game(
        self,
        page: GamePage,
        *,
        path: Path | None = None,
        autosave: AutosaveFile | None = None,
        again: Callable[[], None] | None = None,
        look: bool = False,
    ) -> None:
        """Show a game in this window, in place of what it shows; with ``look`` it waits there.

        A game without a file is saved from now on, even if only viewed: there is no other copy.
        """
        record = page.session.record
        self.put(page)
        autosave = autosave or self.program.autosaves.new(record)
        autosave.file = path
        self.document = GameDocument(
            record, autosave, self.notices, self, is_own=not look or path is None
        )
        self.document.changed.connect(self._show_title)
        self.document.saved.connect(self.program.recent.add)
        page.session.recorded.connect(self.document.keep)
        page.session.edited.connect(self.document.keep)
        GamePageBinding(page, self)
        session = page.session
        alike = functools.partial(self.play_new, record.setup, session.seats, session.clock.control)
        page.again.connect(again or alike)
        self._show_title()
        session.start(viewing=look)
        page.board.setFocus()
        # now, or the page is painted once before what it says has found its place
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def put(self, page: Page) -> None:
        """Show a page in place of another one, and end what that one was doing."""
        if self._pages.count():
            self._leave()
            self._pages.removeWidget(self.page)
            self.page.deleteLater()
        if isinstance(page, StartPage):
            page.game_chosen.connect(self.arrangement.ask)
            page.lesson_chosen.connect(self.lessons.give)
            page.continue_asked.connect(lambda: self.program.opener.continue_last(self))
            page.open_asked.connect(self.ask_open)
            page.library_asked.connect(lambda: self.program.library.show())
            page.file_chosen.connect(lambda path: self.program.opener.open(path, self))
        self.page = page
        self._pages.addWidget(page)
        for topic in ("engine", "advice", "search", "clock", "autosave", "file", "branch"):
            self.notices.withdraw(topic)
        self.commands.refresh()
        self._show_title()
        self._refresh_start()
        self.show_size()
        unstyle_viewports(page)
        self.page_changed.emit()

    def halt(self) -> None:
        """End the engine of this window, for good."""
        if isinstance(self.page, GamePage):
            self.page.session.close()
        elif isinstance(self.page, KomiOfferPage):
            self.page.close_desk()
        elif isinstance(self.page, LessonPage):
            self.page.close_session()

    def _leave(self) -> None:
        """End what the page is doing."""
        self.halt()
        if self.document is not None:
            self.document.close()
            self.document = None

    # -- asked for by the menus --------------------------------------------------------------

    def ask_new_game(self) -> None:
        """The start page: here, unless a game is going on here in which something was played."""
        session = self.session
        if session is None or session.phase is Phase.OVER or not session.record.root.children:
            self.show_start()
        else:
            self.program.show_another()

    def ask_open(self) -> None:
        path = file_dialogs.ask_open(self, file_dialogs.folder_beside(self.path))
        if path is not None:
            self.program.opener.open(path, self)

    def save(self) -> None:
        """Save to the file the game has, or ask for one."""
        if self.document is not None:
            self.document.save()

    def save_as(self) -> None:
        if self.document is not None:
            self.document.save_as()

    def show_settings(self) -> None:
        if self._settings is None:
            self._settings = SettingsDialog(self)
        self.program.appearance.reload_themes()
        self._settings.show()
        self._settings.activateWindow()

    def focus_pane(self, step: int) -> None:
        """Go to the next part of the window, or with -1 to the one before."""
        focus_next([*self.notices.panes, *self.page.panes], step)

    def end_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()

    # -- what happens in the game ------------------------------------------------------------

    def _show_title(self) -> None:
        words = ["Oddments"]
        if self.session is not None:
            words.insert(0, setup_text(self.session.record.setup))
        if self.document is not None and self.document.name:
            words.insert(0, f"{in_title(self.document.name)}[*]")
        self.setWindowTitle(" – ".join(words))
        self.setWindowModified(self.document is not None and self.document.modified)

    def show_size(self) -> None:
        """Have text and controls as large as the window's size and the person's wish make them."""
        zoom = self.program.settings.zoom * text_growth(self.size())
        sheet = zoom_sheet(zoom)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
        scale_spaces(self._whole, zoom)

    # Qt disconnects a slot when its receiver is destroyed. The commands are no QObject, so the
    # window receives for them.

    def _take_keys(self) -> None:
        self.commands.take_keys()

    def _refresh_commands(self) -> None:
        self.commands.refresh()

    def _show_theme(self) -> None:
        if not isinstance(self.page, KomiOfferPage):
            self.page.set_theme(self.program.appearance.theme)

    def _refresh_start(self) -> None:
        if isinstance(self.page, StartPage):
            settings = self.program.settings
            self.page.show_lessons([game for game in GAMES.values() if settings.lesson_taken(game)])
            self.page.show_games(self.program.opener.last_unfinished(), self.program.recent.paths)

    # -- Qt ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_size()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and isinstance(self.page, GamePage):
            self.page.set_seen(not self.isMinimized())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.program.opener.open(Path(url.toLocalFile()), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.document is not None and not self.document.may_close():
            event.ignore()
            return
        if not self.isFullScreen():
            self.program.settings.geometry = self.saveGeometry()
        self._leave()
        self.program.forget_window(self)
        event.accept()
        self.closed.emit()
