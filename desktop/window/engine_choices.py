"""Which engines may analyse and review the game of a page, and which of them do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.engine.saved_engine import SavedEngine, engine_names
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage


class EngineChoices(QObject):
    """Offers the engines that play the game, and remembers what is chosen for its kind."""

    def __init__(self, page: GamePage, settings: Settings, preferences: Preferences) -> None:
        super().__init__(page)
        self._page, self._settings, self._game = page, settings, page.session.record.setup.game
        self._analyst: SavedEngine | None = None
        page.analysis.engine.picked.connect(self.analyse_with)
        page.review.panel.engine.picked.connect(self._review_with)
        preferences.changed.connect(self._offer)
        self._offer()

    def analyse_with(self, name: str) -> None:
        """Let the engine of this name analyse, "" for our own."""
        Settings.analyst.assign(self._settings, self._game, name)
        self._offer()

    def _review_with(self, name: str) -> None:
        Settings.reviewer.assign(self._settings, self._game, name)

    def _offer(self) -> None:
        settings, page = self._settings, self._page
        names = engine_names(settings.engines, self._game.key)
        page.analysis.offer_engines(names, Settings.analyst.of(settings, self._game))
        page.review.panel.offer_engines(names, Settings.reviewer.of(settings, self._game))
        name = page.analysis.engine.name
        saved = next((engine for engine in settings.engines if engine.name == name), None)
        if saved != self._analyst:
            page.analysis_controller.set_analyst("")  # end it if only its command line has changed
            self._analyst = saved
        page.analysis_controller.set_analyst(name)
