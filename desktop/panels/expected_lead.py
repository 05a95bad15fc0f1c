"""By how many points a player will probably lead at the end, beside their win rate."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QLocale, QObject, Signal, Slot

from desktop.game.engine_worker import EngineClient, Work
from desktop.game.game_session import GameSession
from desktop.services.text import tr

_PLAYOUTS = 2000  # so many that the lead differs by a tenth or two the next time
_LEAST = 0.05  # a smaller lead would read as none
FindLead = Callable[..., Any]


def default_lead() -> FindLead:
    # late, on the worker's thread, so that the window does not wait for it
    from rules.engine.expectation import expected_lead

    return expected_lead


class ExpectedLead(QObject):
    """Runs playouts from the position of a session while somebody wants to read the lead.

    In games without points there is none.

    Signals:
        changed: another text may have to be shown.
    """

    changed = Signal()

    def __init__(
        self,
        session: GameSession,
        parent: QObject | None = None,
        *,
        make_lead: Callable[[], FindLead] = default_lead,
    ) -> None:
        """``make_lead`` returns a function like ``expected_lead``."""
        super().__init__(parent)
        self._session = session
        self._client = EngineClient(self, make_engine=make_lead)
        self._has_points = session.position.score() is not None
        self._is_on = False
        self._turns: tuple[object, ...] = ()  # that lead to the position it is about
        self._black: float | None = None
        self._client.answered.connect(self._show)
        session.changed.connect(self._follow)

    def switch(self, *, on: bool) -> None:
        """Set whether somebody wants to read it."""
        if on != self._is_on:
            self._is_on = on
            self._turns = ()
            self._follow()

    def text(self, black_rate: float) -> str:
        """Return the lead of the player whose win rate is higher: "+2.3 points".

        "" while it is unknown, and where they do not lead: the points do not explain it then.

        ``black_rate``: Black's win rate, from 0 to 1.
        """
        lead = (self._black or 0.0) if black_rate >= 0.5 else -(self._black or 0.0)
        number = QLocale().toString(lead, "f", 1)
        return tr("+{number} points", number=number) if lead >= _LEAST else ""

    def close(self) -> None:
        """Stop the playouts, and end their thread."""
        self._client.close()

    @Slot()
    def _follow(self) -> None:
        if not (self._is_on and self._has_points):
            self._client.cancel()
            return
        turns = (self._session.record.node, *self._session.steps)
        if turns != self._turns:
            self._turns, self._black = turns, None
            self._client.ask(self._work())

    def _work(self) -> Work:
        position = self._session.position.copy()

        def work(find: FindLead, stop: threading.Event) -> float | None:
            found: float | None = find(position, _PLAYOUTS, stop=stop)
            return found

        return work

    @Slot(int, object)
    def _show(self, _ticket: int, black: float | None) -> None:
        self._black = black
        self.changed.emit()
