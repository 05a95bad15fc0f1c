"""The menu of the engine, as an opponent and for analysis."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.engine.external_engines import SavedEngine, engine_names
from desktop.game.game_session import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.i18n.text import tr_noop
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.window.action_menu import ActionMenu
from rules.record.game_record import GameRecord

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


class EngineMenu(ActionMenu):
    """The actions of the engine.

    Signals:
        engines_requested: the user wants to see the list of engines.
    """

    engines_requested = Signal()

    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        preferences: Preferences,
        open_game: Callable[[GameRecord], object],
        engines: Callable[[str], Sequence[str]],
    ) -> None:
        """``open_game`` shows a game in a new window.

        ``engines`` returns the names of those that play the game with this key.
        """
        super().__init__(tr_noop("&Engine"), parent, game_page)
        self._preferences, self._engines = preferences, engines
        self._open_game = open_game
        self._add_analysis()
        self.addSeparator()
        self._add_opponent()
        self.addSeparator()
        self._add_play_from()
        self.addSeparator()
        self.add("engine.programs", tr_noop("&Engines …"), self.engines_requested.emit)

    def _add_analysis(self) -> None:
        hint = self.add_in_game(
            "engine.hint",
            tr_noop("Show a &hint"),
            lambda page: page.analysis_controller.ask_hint(),
            "H",
            when=lambda page: page.analysis_controller.can_hint,
        )
        hint.call_on_buttons(tr_noop("Hint", "button"))
        analysis = self.add_in_game(
            "engine.analysis",
            tr_noop("&Analysis: show candidates"),
            lambda page: page.toggle_analysis(),
            "A",
            ticked=lambda page: page.analysis_controller.analysing,
        )
        analysis.call_on_buttons(tr_noop("Analyse", "button"))

    def _add_opponent(self) -> None:
        self.add_in_game(
            "engine.stop",
            tr_noop("&Stop the computer"),
            lambda page: page.session.stop(),
            "Ctrl+.",
            when=lambda page: page.session.phase in (Phase.THINKING, Phase.FORCED),
            fits=lambda page: not all(isinstance(seat, Human) for seat in page.session.seats),
        )
        self.add_in_game(
            "engine.go_on",
            tr_noop("&Resume"),
            lambda page: page.session.resume(),
            "G",
            when=lambda page: page.session.can_resume,
        )
        self.add_switch(Settings.ponders, self._preferences, in_game=True, fits=_has_computer)

    def _add_play_from(self) -> None:
        """Add the actions that resume the game from the selected turn, with a choice of players."""
        self.add_in_game(
            "engine.play_aside",
            tr_noop("Play from here as a &variation …"),
            lambda page: self._ask(page, aside=True, then=page.session.play_variation),
            when=lambda page: not page.session.record.position.over,
        )
        self.add_in_game(
            "engine.play_new",
            tr_noop("Play from here as a &new game …"),
            self._play_new,
            when=lambda page: not page.session.record.position.over,
        )

    def _play_new(self, page: GamePage) -> None:
        # late: the dialog is rarely needed
        from desktop.play.seats_dialog import new_game_from

        record = page.session.record
        self._ask(
            page, aside=False, then=lambda seats: self._open_game(new_game_from(record, seats))
        )

    def _ask(self, page: GamePage, *, aside: bool, then: Callable[[Seats], object]) -> None:
        """Ask who plays from there."""
        from desktop.play.seats_dialog import PlayFromDialog

        engines = self._engines(page.session.record.setup.game.key)
        dialog = PlayFromDialog(self._parent, page.session, aside=aside, engines=engines)
        dialog.chosen.connect(then)
        dialog.show()


def _has_computer(page: GamePage) -> bool:
    return any(isinstance(seat, Computer) for seat in page.session.seats)
