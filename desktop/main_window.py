"""A window: the start page, or one game. It wires pages, menus and files; it knows no rule."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from desktop import file_dialogs
from desktop.autosave import Autosave
from desktop.game_page import GamePage
from desktop.game_session import GameSession, Phase
from desktop.komi_offer_page import KomiOfferPage
from desktop.new_game_page import NewGamePage
from desktop.notice_bar import NoticeBar
from desktop.options_text import setup_text
from desktop.panes import focus_next
from desktop.players import Computer, Seats, seat_names
from desktop.start_page import StartPage
from desktop.style import text_growth, text_sheet
from desktop.window_actions import WindowActions
from rules.record.game_file import SUFFIX, save
from rules.record.game_record import GameRecord
from rules.setup import Game, Setup

if TYPE_CHECKING:
    from desktop.program import Program

_FIRST_SIZE = (1120, 780)
_LEAST_SIZE = (700, 520)

Page = StartPage | NewGamePage | KomiOfferPage | GamePage


class MainWindow(QMainWindow):
    """One window of the program.

    Attributes:
        program: what all windows share.
        page: what it shows.
        notices: the lines above the page.
        path: the file the game was opened from or saved to last.
    """

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.path: Path | None = None
        self.notices = NoticeBar()
        self.page: Page = StartPage(program.theme)
        self._autosave: Autosave | None = None
        self._pages = QStackedWidget()
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self._pages, 1)
        self.setCentralWidget(whole)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.setMinimumSize(*_LEAST_SIZE)
        self.resize(*_FIRST_SIZE)
        if program.settings.geometry is not None:
            self.restoreGeometry(program.settings.geometry)
        self.commands = WindowActions(self)
        program.keymap.changed.connect(self._take_keys)
        program.theme_changed.connect(self._show_theme)
        program.text_zoomed.connect(self.show_text_size)
        program.drawing_changed.connect(self._show_drawing)
        program.games_changed.connect(self._refresh_start)
        self._put(self.page)
        self.page.panes[0].setFocus()

    @property
    def session(self) -> GameSession | None:
        """The game in this window."""
        return self.page.session if isinstance(self.page, GamePage) else None

    # -- pages -------------------------------------------------------------------------------

    def show_start(self) -> None:
        """Show the games to choose from."""
        page = StartPage(self.program.theme)
        before = self._game_shown()
        self._put(page)
        page.cards[before.key if before else next(iter(page.cards))].setFocus()

    def _game_shown(self) -> Game | None:
        """Which game the page is about; None on the start page."""
        if isinstance(self.page, StartPage):
            return None
        if isinstance(self.page, GamePage):
            return self.page.session.record.setup.game
        return self.page.game

    def set_up(self, game: Game) -> None:
        """Ask for the options of a new game."""
        settings = self.program.settings
        self._ask_options(settings.setup(game), settings.seats(game))

    def play_new(self, setup: Setup, seats: Seats) -> None:
        """Begin a game in this window, in place of what it shows."""
        record = GameRecord(setup)
        record.seats = [str(seat) for seat in seats]
        for player, name in enumerate(seat_names(seats)):
            if isinstance(seats[player], Computer):
                record.names[player] = name
        self.play(record)

    def play(
        self, record: GameRecord, *, path: Path | None = None, autosave: Autosave | None = None
    ) -> None:
        """Have a game in this window, in place of what it shows."""
        page = GamePage(self.program.session(record), self.program.theme)
        self._put(page)
        self._autosave = autosave or self.program.autosaves.new(record)
        self.path = path
        page.take_actions(self.commands)
        page.again.connect(lambda: self.play_new(record.setup, page.session.seats))
        page.session.recorded.connect(self._keep)
        page.session.changed.connect(self._on_change)
        self._show_title()
        self._show_drawing()
        page.session.start()
        page.board.setFocus()

    def _ask_options(self, setup: Setup, seats: Seats) -> None:
        offered = self.program.settings.komi_is_offered(setup.game)
        page = NewGamePage(setup, seats, self.program.theme, komi_is_offered=offered)
        page.started.connect(self._begin)
        page.offered.connect(self._offer_komi)
        page.left.connect(self.show_start)
        self._put(page)
        page.start.setFocus()

    def _begin(self, setup: Setup, seats: Seats) -> None:
        self.program.settings.remember(setup, seats, komi_offered=False)
        self.play_new(setup, seats)

    def _offer_komi(self, setup: Setup, seats: Seats) -> None:
        self.program.settings.remember(setup, seats, komi_offered=True)
        page = KomiOfferPage(setup, seats, self.program.desk())
        page.agreed.connect(self.play_new)
        page.left.connect(lambda: self._ask_options(setup, seats))
        self._put(page)
        page.focus_answer()

    def _put(self, page: Page) -> None:
        """Show a page in place of another one, and end what that one was doing."""
        if self._pages.count():
            self._leave()
            self._pages.removeWidget(self.page)
            self.page.deleteLater()
        if isinstance(page, StartPage):
            page.game_chosen.connect(self.set_up)
            page.continue_asked.connect(lambda: self.program.continue_last(self))
            page.open_asked.connect(self.ask_open)
            page.file_chosen.connect(lambda path: self.program.open_path(path, self))
        self.page = page
        self._pages.addWidget(page)
        for topic in ("engine", "autosave", "file"):
            self.notices.withdraw(topic)
        self.commands.refresh()
        self._show_title()
        self._refresh_start()

    def _leave(self) -> None:
        """End what the page is doing."""
        self.path = None
        self.setWindowModified(False)
        if isinstance(self.page, GamePage):
            self.page.session.close()
        elif isinstance(self.page, KomiOfferPage):
            self.page.close_desk()
        if self._autosave is not None:
            self._autosave.close()
            self._autosave = None

    # -- asked for by the menus --------------------------------------------------------------

    def ask_new_game(self) -> None:
        """The start page: here, unless a game is going on here."""
        if self.session is None or self.session.phase is Phase.OVER:
            self.show_start()
        else:
            self.program.show_another()

    def ask_open(self) -> None:
        path = file_dialogs.ask_open(self, file_dialogs.folder_beside(self.path))
        if path is not None:
            self.program.open_path(path, self)

    def save(self) -> None:
        """Save to the file the game has, or ask for one."""
        if self.path is None:
            self.save_as()
        else:
            self._save_to(self.path)

    def save_as(self) -> None:
        if self.session is None:
            return
        title = self.session.record.setup.game.title
        name = f"{title} {datetime.date.today().isoformat()}{SUFFIX}"
        path = file_dialogs.ask_save(self, self.path or file_dialogs.folder_beside(None) / name)
        if path is not None:
            self._save_to(path)

    def _save_to(self, path: Path) -> None:
        assert self.session is not None
        try:
            save(self.session.record, path)
        except OSError as error:
            self.notices.tell(
                "file",
                f"The game could not be saved to {path}: {error.strerror or error}.",
                action="Save as …",
                then=self.save_as,
            )
            return
        self.notices.withdraw("file")
        self.path = path
        self.setWindowModified(False)
        self._show_title()
        self.program.recent.add(path)

    def focus_pane(self, step: int) -> None:
        """Go to the next part of the window, or with -1 to the one before."""
        focus_next([*self.notices.panes, *self.page.panes], step)

    # -- what happens in the game ------------------------------------------------------------

    def _keep(self) -> None:
        """Write the game to the program's own folder."""
        assert self.session is not None
        assert self._autosave is not None
        self.setWindowModified(self.path is not None)
        try:
            self._autosave.save(self.session.record)
            self.notices.withdraw("autosave")
        except OSError as error:
            self.notices.tell(
                "autosave",
                f"This game cannot be kept in {self._autosave.folder}: "
                f"{error.strerror or error}. Save it to a file before you close the window.",
                action="Save as …",
                then=self.save_as,
            )

    def _on_change(self) -> None:
        session = self.session
        assert session is not None
        self.commands.refresh()
        if session.phase is Phase.FAILED:
            self.notices.tell(
                "engine",
                f"The engine has failed: {session.failure}. The game is as it was.",
                action="Try again",
                then=session.go_on,
            )
        else:
            self.notices.withdraw("engine")

    def _show_title(self) -> None:
        words = ["Oddments"]
        if self.session is not None:
            words.insert(0, setup_text(self.session.record.setup))
        if self.path is not None:
            words.insert(0, f"{self.path.name}[*]")
        self.setWindowTitle(" – ".join(words))

    def show_text_size(self) -> None:
        """Have the text as large as the window's size and the person's wish make it."""
        sheet = text_sheet(self.program.settings.text_zoom * text_growth(self.size()))
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def _take_keys(self) -> None:
        self.commands.take_keys()

    def _show_theme(self) -> None:
        if not isinstance(self.page, KomiOfferPage):
            self.page.set_theme(self.program.theme)

    def _show_drawing(self) -> None:
        """Have the board drawn in the way the person wishes."""
        if isinstance(self.page, GamePage):
            game = self.page.session.record.setup.game
            self.page.set_drawing(self.program.settings.drawing(game))
            self.page.board.set_animated(self.program.animated)
            self.page.log.setVisible(self.program.settings.log)
            self.commands.refresh()

    def _refresh_start(self) -> None:
        if isinstance(self.page, StartPage):
            self.page.show_games(self.program.unfinished_text(), self.program.recent.paths)

    # -- Qt ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_text_size()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.program.open_path(Path(url.toLocalFile()), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(focused, QAbstractButton):
            focused.click()  # as in dialogs
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.isFullScreen():
            self.program.settings.geometry = self.saveGeometry()
        self._leave()
        self.program.forget_window(self)
        event.accept()
