"""Which engines may analyse and review the game of a page, and which of them do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.engine.saved_engine import SavedEngine, engine_names
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings

if TYPE_CHECKING:
    from desktop.analysis.analysis_panel import AnalysisPanel
    from desktop.play.game_page import GamePage
    from desktop.review.review_panel import ReviewPanel


class EngineChoices(QObject):
    """Offers the engines that play the game, and remembers what is chosen for its kind."""

    def __init__(self, page: GamePage, settings: Settings, preferences: Preferences) -> None:
        super().__init__(page)
        self._page, self._settings, self._game = page, settings, page.session.record.setup.game
        self._analyst: SavedEngine | None = None
        page.analysis_place.when_made(self._connect_analysis)
        page.review.place.when_made(self._connect_review)
        preferences.changed.connect(self._offer)
        self._offer()

    @property
    def _names(self) -> list[str]:
        return engine_names(self._settings.engines, self._game.key)

    def _connect_analysis(self, panel: AnalysisPanel) -> None:
        panel.engine.picked.connect(self.analyse_with)
        self._offer_to_analyse(panel)

    def _connect_review(self, panel: ReviewPanel) -> None:
        panel.engine.picked.connect(self._review_with)
        self._offer_to_review(panel)

    def _offer_to_analyse(self, panel: AnalysisPanel) -> None:
        panel.offer_engines(self._names, Settings.analyst.of(self._settings, self._game))

    def _offer_to_review(self, panel: ReviewPanel) -> None:
        panel.offer_engines(self._names, Settings.reviewer.of(self._settings, self._game))

    def analyse_with(self, name: str) -> None:
        """Let the engine of this name analyse, "" for our own."""
        Settings.analyst.assign(self._settings, self._game, name)
        self._offer()

    def _review_with(self, name: str) -> None:
        Settings.reviewer.assign(self._settings, self._game, name)

    def _offer(self) -> None:
        settings, page = self._settings, self._page
        if page.analysis_place.is_made:
            self._offer_to_analyse(page.analysis)
        if page.review.place.is_made:
            self._offer_to_review(page.review.panel)
        name = Settings.analyst.of(settings, self._game)
        if name not in self._names:
            name = ""
        saved = next((engine for engine in settings.engines if engine.name == name), None)
        if saved != self._analyst:
            page.analysis_controller.set_analyst("")  # end it if only its command line has changed
            self._analyst = saved
        page.analysis_controller.set_analyst(name)
