"""The position editor of a window, and the games that begin with what was set up there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.engine.external_engines import engine_names
from desktop.game.players import Human, Seats
from desktop.i18n.text import tr
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import Position
from rules.setup import Setup

if TYPE_CHECKING:
    from desktop.editor.position_editor import PositionEditor


class EditorFlow(QObject):
    """Opens the editor on the position on the board, and begins games from it.

    Signals:
        help_requested: show the help for the editor.
    """

    help_requested = Signal()

    def __init__(self, window: MainWindow, settings: Settings, appearance: Appearance) -> None:
        super().__init__(window)
        self._window, self._settings, self._appearance = window, settings, appearance

    def open(self) -> PositionEditor:
        """Show the editor, and return it."""
        # late: a window does not begin with it
        from desktop.editor.position_editor import PositionEditor

        editor = PositionEditor(
            self._position(),
            lambda: self._appearance.theme,
            self._settings.drawing,
            self._window,
        )
        editor.board.set_animated(False)
        self._appearance.theme_changed.connect(editor.follow_theme)
        editor.play_asked.connect(lambda setup: self._ask_seats(editor, setup))
        editor.analysis_asked.connect(lambda setup: self._analyse(editor, setup))
        editor.help_asked.connect(self.help_requested)
        editor.open()
        editor.board.setFocus()
        return editor

    def _position(self) -> Position:
        """Return the position on the board, without an unfinished turn, or else an empty board."""
        page = self._window.board_page
        if page is not None:
            return page.session.record.position
        game = self._window.page.game or next(iter(GAMES.values()))
        return self._settings.setup(game).start()

    def _ask_seats(self, editor: PositionEditor, setup: Setup) -> None:
        """Ask who plays; nobody does if the game is over."""
        from desktop.play.seats_dialog import SeatsDialog

        def play(seats: Seats) -> None:
            editor.accept()
            self._window.play_new(setup, seats)

        start = setup.start()
        if start.over:
            play((Human(), Human()))
            return
        dialog = SeatsDialog(
            editor,
            self._settings.seats(setup.game),
            start,
            lambda: tr("Play from this position"),
            lambda: tr("A new game begins. The game that is open now is kept."),
            engines=engine_names(self._settings.engines, setup.game.key),
        )
        dialog.chosen.connect(play)
        dialog.show()

    def _analyse(self, editor: PositionEditor, setup: Setup) -> None:
        editor.accept()
        self._window.play_new(setup, (Human(), Human()))
        page = self._window.game_page
        if page is not None and not page.analysis_controller.analysing:
            page.toggle_analysis()
