"""A game without a window, and a clock that a test moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from driving import HUMANS, RandomEngine
from pytestqt.qtbot import QtBot

from desktop.engine.engine_worker import EngineClient, Work
from desktop.game.game_session import GameSession
from desktop.game.new_record import new_record
from desktop.game.players import Seats
from desktop.play.game_page import GamePage
from desktop.theme.theme import LIGHT
from rules.clock import NO_CLOCKS, TimeControl
from rules.setup import Setup


class Time:
    """A time that a test sets."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class SilentClient(EngineClient):
    """Records its jobs and never answers; has no engine."""

    def __init__(self) -> None:
        super().__init__(make_engine=RandomEngine)
        self.asked: list[Work] = []
        self.cancelled = 0
        self._awaited = 0

    @property
    def ticket(self) -> int:
        return self._awaited

    @property
    def busy(self) -> bool:
        return self._awaited != 0

    def ask(self, work: Work) -> int:
        self.asked.append(work)
        self._awaited = len(self.asked)
        return self._awaited

    def cancel(self) -> None:
        self.cancelled += 1
        self._awaited = 0


def lone_game(
    setup: Setup,
    *turns: str,
    seats: Seats = HUMANS,
    control: TimeControl = NO_CLOCKS,
    now: Callable[[], float] | None = None,
    engine_client: EngineClient | None = None,
    viewing: bool = False,
    **options: Any,
) -> GameSession:
    """Return a game in which these turns have been played; the engine never answers."""
    record = new_record(setup, seats, control)
    for turn in turns:
        record.play_text(turn)
    session = GameSession(record, engine_client or SilentClient(), now=now or Time(), **options)
    session.start(viewing=viewing)
    return session


def place(session: GameSession, *texts: str) -> None:
    """Play these turns step by step, as people do."""
    for text in texts:
        for step in session.record.position.read(text):
            session.play(step)


def shown_page(session: GameSession, qtbot: QtBot) -> GamePage:
    """Return the page of a game on the screen, without a window around it; nothing on it moves."""
    page = GamePage(session, LIGHT)
    qtbot.addWidget(page)
    page.board.set_animated(False)
    page.resize(1000, 760)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.refresh()
    page.board.setFocus()
    return page
