"""A window: one page, the notices above it, and the file of its game. It knows no rules."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QStackedWidget,
    QWidget,
)

from desktop.game.phase import Phase
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import in_title, isolated, tr
from desktop.settings.appearance import Appearance
from desktop.settings.autosave import AutosaveFile, Autosaves
from desktop.settings.settings import Settings
from desktop.settings.window_frame import WindowSize
from desktop.theme.style import unstyle_viewports
from desktop.widgets.keys import press_by_enter
from desktop.widgets.layouts import vbox
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.widgets.page import Page
from desktop.widgets.windows import FileDrops
from rules.clock import NO_CLOCKS, TimeControl

if TYPE_CHECKING:
    from desktop.game.game_session import GameSession
    from desktop.game.players import Seats
    from desktop.game.rematch import LevelMatching, Rematch
    from desktop.pages.board_page import BoardPage
    from desktop.pages.game_page import GamePage
    from desktop.settings.game_document import GameDocument
    from rules.record.game_record import GameRecord
    from rules.setup import Setup


_FIRST_PX = (1120, 780)
_MIN_PX = (700, 520)

# about a game while it is shown, and about its file while it is in the window
_PLAY_TOPICS = (
    Topic.ENGINE,
    Topic.MISSING_ENGINE,
    Topic.ANALYSIS,
    Topic.STUCK_SEARCH,
    Topic.CLOCK,
    Topic.BRANCH,
)
_FILE_TOPICS = (Topic.AUTOSAVE, Topic.FILE)


class WaitingGame:
    """A game behind another page: its clocks are paused, and no engine works.

    Attributes:
        page: the page of the game.
        resumes: whether the computer continues by itself when the page is shown again.
    """

    def __init__(self, page: GamePage) -> None:
        self.page = page
        session = page.session
        self.resumes = not session.can_pause and session.phase in (Phase.THINKING, Phase.FORCED)
        if session.can_pause:
            session.pause()  # until the players say that they are back
        else:
            session.stop()
        if page.analysis_controller.is_searching_hint:
            page.analysis_controller.drop_hint()

    def resume(self) -> None:
        """Let the computer continue, now that the page is shown again."""
        if self.resumes:
            self.page.session.resume()


class MainWindow(QMainWindow):
    """One window of the program.

    Attributes:
        page: the page that is shown. board_page, game_page: the same if it has a board, or if it
            is the page of a game; else None.
        waiting: the game that waits behind the page; None if there is none.
        notices: the lines above the page.
        document: the file and autosave of the game, shown or waiting; None without a game.
        autosaves: all autosaved games.

    Signals:
        page_changed: ``page`` has changed.
        home_requested: the start page is to be shown, in front of the game.
        level_requested(Game, int): the user wants to play this game against this level.
        game_shown(GamePage): this page is shown, and its game is about to begin.
        task_shown(TaskPage): this page of a lesson or of exercises is shown.
        open_requested(Path): the user wants to open this file.
        file_saved(Path): the game was saved to this file.
        reload_requested(str): the user wants the file of the game as it is now, in this encoding.
        closed: the window was closed, and will be deleted.
    """

    page_changed = Signal()
    home_requested = Signal()
    level_requested = Signal(object, int)
    game_shown = Signal(object)
    task_shown = Signal(object)
    open_requested = Signal(Path)
    file_saved = Signal(Path)
    reload_requested = Signal(str)
    closed = Signal()

    def __init__(
        self,
        settings: Settings,
        appearance: Appearance,
        autosaves: Autosaves,
        make_page: Callable[[GameRecord], GamePage],
        matching: LevelMatching,
    ) -> None:
        """``make_page`` returns the page of a game; ``matching`` picks levels for rematches."""
        super().__init__()
        self._appearance, self.autosaves, self._make_page = appearance, autosaves, make_page
        self._matching = matching
        self.notices = NoticeBar()
        self.page = Page()
        self.board_page: BoardPage | None = None
        self.game_page: GamePage | None = None
        self.waiting: WaitingGame | None = None
        self.document: GameDocument | None = None
        self._pages = QStackedWidget()
        self._pages.addWidget(self.page)
        self._whole = QWidget()
        vbox(self.notices, (self._pages, 1), on=self._whole, spacing=0)
        self.setCentralWidget(self._whole)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        FileDrops(self, self.open_requested.emit)
        self._size = WindowSize(
            self,
            settings,
            appearance,
            Settings.geometry,
            first_px=_FIRST_PX,
            least_px=_MIN_PX,
            contents=self._whole,
        )
        UI_LANGUAGE.changed.connect(self._show_title)

    @property
    def session(self) -> GameSession | None:
        """The game that is shown in this window."""
        return self.game_page.session if self.game_page is not None else None

    @property
    def open_game(self) -> GamePage | None:
        """The page of the game in this window, shown or waiting."""
        return self.waiting.page if self.waiting is not None else self.game_page

    @property
    def path(self) -> Path | None:
        """The file that the game was opened from, or saved to last, or that the page shows."""
        return self.document.path if self.document else self.page.file

    # -- pages -------------------------------------------------------------------------------

    def play_new(
        self,
        setup: Setup,
        seats: Seats,
        control: TimeControl = NO_CLOCKS,
        again: Callable[[Rematch], None] | None = None,
    ) -> None:
        """Begin a game in this window, in place of the current page and of the game in it.

        ``again`` begins another game of this kind, by default with the same options. If the game
        in the window cannot be saved, a notice says so, and only the next call begins.
        """
        from desktop.game.rematch import new_record  # late: a window begins with the start page

        if self.document is None or self.document.may_close():
            self.play(new_record(setup, seats, control), again=again)

    def play(self, record: GameRecord, **how: Any) -> None:
        """Show a game in this window; ``how`` is what else ``show_game`` takes."""
        self.show_game(self._make_page(record), **how)

    def show_game(
        self,
        page: GamePage,
        *,
        path: Path | None = None,
        autosave: AutosaveFile | None = None,
        again: Callable[[Rematch], None] | None = None,
        viewing: bool = False,
    ) -> None:
        """Show a game in this window, in place of the current page; if ``viewing``, stopped.

        A game without a file is autosaved even if only viewed: there is no other copy.
        """
        from desktop.settings.game_document import GameDocument  # late, as above

        record = page.session.record
        self._end_game()
        self._put(page, board_page=page, game_page=page)
        autosave = autosave or self.autosaves.new(record)
        autosave.user_file = path
        self.document = GameDocument(
            record, autosave, self.notices, self, is_own=not viewing or path is None
        )
        self.document.changed.connect(self._show_title)
        self.document.saved.connect(self.file_saved)
        self.document.reload_requested.connect(self.reload_requested)
        page.session.recorded.connect(self.document.mark_changed)
        page.review.reviewer.recorded.connect(self.document.mark_changed)
        self.game_shown.emit(page)
        session = page.session
        page.result.again.connect(again or functools.partial(self._play_again, page))
        self._show_title()
        session.start(viewing=viewing)
        page.board.setFocus()
        # now, or the page would be painted once before its texts are laid out
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _play_again(self, page: GamePage, rematch: Rematch) -> None:
        session = page.session
        setup, control = session.record.setup, session.clock.control
        self._matching.match(
            setup.game,
            rematch.seats(session.seats),
            lambda seats: self.play_new(setup, seats, control),
            page,
        )

    def show_page(self, page: Page) -> None:
        """Show a page in place of the current one, whose work ends; a game waits behind it."""
        self._set_aside()
        self._put(page)

    def show_task(self, page: BoardPage) -> None:
        """Show a page with a board whose game is not saved, as ``show_page`` does."""
        self._set_aside()
        self._put(page, board_page=page)
        self.task_shown.emit(page)

    def show_instead(self, page: Page) -> None:
        """Show a page in place of the current one and of the game in this window."""
        self._end_game()
        self._put(page)
        page.panes[0].setFocus()

    def return_to_game(self) -> None:
        """Show the game again that waits behind the page, if there is one."""
        if self.waiting is None:
            return
        waiting, self.waiting = self.waiting, None
        page = waiting.page
        self._drop(self.page)
        self._put(page, board_page=page, game_page=page)
        waiting.resume()
        page.board.setFocus()

    def _put(
        self,
        page: Page,
        *,
        board_page: BoardPage | None = None,
        game_page: GamePage | None = None,
    ) -> None:
        """Show a page in place of the last one, which waits or has been deleted."""
        self.page, self.board_page, self.game_page = page, board_page, game_page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        if board_page is not None:
            board_page.guard.begin_at_mouse()
        for topic in _PLAY_TOPICS if self.document is not None else _PLAY_TOPICS + _FILE_TOPICS:
            self.notices.withdraw(topic)
        self._show_title()
        self._fit_page()
        page.rebuilt.connect(self._fit_page)
        self.page_changed.emit()

    def _fit_page(self) -> None:
        self._size.fit(rebuilt=True)
        unstyle_viewports(self.page)

    def stop_engine(self) -> None:
        """Stop the engines of this window, which is about to close."""
        self.page.stop_engine()
        if self.waiting is not None:
            self.waiting.page.stop_engine()

    def _set_aside(self) -> None:
        """Let the game that is shown wait, and be autosaved, or end the work of any other page."""
        if self.game_page is not None:
            self.waiting = WaitingGame(self.game_page)
        else:
            self._drop(self.page)

    def _drop(self, page: Page) -> None:
        page.stop_engine()
        self._pages.removeWidget(page)
        page.deleteLater()

    def _end_game(self) -> None:
        """End the work of the page, and of the game in this window, whose file is saved."""
        self._drop(self.page)
        if self.waiting is not None:
            self._drop(self.waiting.page)
            self.waiting = None
        self._release_document()

    def _release_document(self) -> None:
        if self.document is not None:
            self.document.close()
            self.document = None

    # -- actions of the menus --------------------------------------------------------------

    def ask_open(self) -> None:
        """Ask for a file, and emit ``open_requested``."""
        from desktop.settings import file_dialogs  # late, as above

        path = file_dialogs.ask_open(self, file_dialogs.folder_beside(self.path))
        if path is not None:
            self.open_requested.emit(path)

    def save(self) -> None:
        """Save the game that is shown to its file, or ask for one."""
        if self.game_page is not None and self.document is not None:
            self.document.save()

    def save_as(self) -> None:
        if self.game_page is not None and self.document is not None:
            self.document.save_as()

    def end_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()

    # -- what happens in the game ------------------------------------------------------------

    def _show_title(self) -> None:
        words = ["Oddments"]
        document = self.document if self.session is not None else None
        if self.session is not None:
            from desktop.game.setup_text import setup_text  # late, as above

            words.insert(0, setup_text(self.session.record.setup))
        if document is not None and document.name:
            words.insert(0, f"{in_title(document.name)}[*]")
        if self.page.file is not None:
            words.insert(0, in_title(tr("{name} (read only)", name=self.page.file.name)))
        self.setWindowTitle(" – ".join(map(isolated, words)))
        self.setWindowModified(document is not None and document.modified)

    # -- Qt ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size.fit(rebuilt=True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.page.set_seen(not self.isMinimized())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.document is not None and not self.document.may_close():
            event.ignore()
            return
        if not self.isFullScreen():
            self._size.remember()
        self.stop_engine()
        self._release_document()
        event.accept()
        self.closed.emit()
