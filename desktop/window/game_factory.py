"""Makes the games of a program, each with an engine of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from desktop.game.engine_worker import EngineClient, default_engine
from desktop.game.external_engines import ExternalEngines
from desktop.game.game_session import FORCED_MS, PACE_MS, GameSession
from desktop.settings.appearance import Appearance
from rules.record.game_record import GameRecord
from rules.system import monotonic_seconds

if TYPE_CHECKING:
    from desktop.pages.game_page import GamePage


class GameFactory:
    """Makes sessions, their pages and engine clients with the same engine and pace."""

    def __init__(
        self,
        appearance: Appearance,
        engines: ExternalEngines,
        *,
        make_engine: Callable[[], Any] = default_engine,
        pace_ms: int = PACE_MS,
        forced_ms: int = FORCED_MS,
        now: Callable[[], float] = monotonic_seconds,
    ) -> None:
        """``engines`` and the times are passed on to every ``GameSession``."""
        self._appearance, self._engines = appearance, engines
        self._make_engine = make_engine
        self._pace_ms, self._forced_ms, self._now = pace_ms, forced_ms, now

    def engine_client(self) -> EngineClient:
        """Return a client of an engine of its own."""
        return EngineClient(make_engine=self._make_engine)

    def session(self, record: GameRecord) -> GameSession:
        """Return a session in which this game is played, with an engine of its own."""
        return GameSession(
            record,
            self.engine_client(),
            engines=self._engines,
            pace_ms=self._pace_ms,
            forced_ms=self._forced_ms,
            now=self._now,
        )

    def game_page(self, record: GameRecord) -> GamePage:
        """Return a page on which this game is played, to be shown in a window."""
        # late: the first window may be a start page
        from desktop.pages.game_page import GamePage

        return GamePage(self.session(record), self._appearance.theme)
