"""What a window lends to the page of its game: its menus, its notices, and the person's wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.play.clock_notices import ClockNotices
from desktop.play.game_page import GamePage
from desktop.window.engine_notices import EngineNotices

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


class GamePageBinding(QObject):
    """Joins a page and its window, as long as the page is there."""

    def __init__(self, page: GamePage, window: MainWindow) -> None:
        super().__init__(page)
        self._page, self._window, self._program = page, window, window.program
        page.take_actions(window.commands)
        page.help_asked.connect(lambda: window.commands["help.here"].trigger())
        page.session.changed.connect(window.commands.refresh)
        page.session.annotated.connect(window.commands.refresh_annotated)
        preferences = self._program.preferences
        page.split.set_share(self._program.settings.side_share)
        page.split.share_chosen.connect(preferences.keep_side_share)
        page.history.tree_wanted.connect(preferences.show_tree)
        page.notes.remember(self._program.settings)
        preferences.changed.connect(self._follow)
        preferences.ponders_changed.connect(self._follow_ponders)
        EngineNotices(page.session, page.adviser, window)
        ClockNotices(page.session, window.notices)
        self._follow()
        self._follow_ponders()

    def _follow(self) -> None:
        """Have the game shown and played in the way the person wishes."""
        page, settings, animated = (
            self._page,
            self._program.settings,
            self._program.preferences.animated,
        )
        page.session.confirms = settings.confirms
        page.set_drawing(settings.drawing(page.session.record.setup.game))
        page.board.set_animated(animated)
        page.log.setVisible(settings.log)
        page.notes.set_wanted(settings.comments)
        page.bar.set_animated(animated)
        page.show_panels(side=settings.side_shown, turns=settings.turns_shown)
        page.history.show_tree(settings.tree_shown)
        self._window.commands.refresh()

    def _follow_ponders(self) -> None:
        self._page.adviser.set_ponders(self._program.settings.ponders)
