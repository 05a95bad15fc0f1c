"""A game without a window, an engine that the test answers, and a clock that it moves."""

import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from driving import HUMANS
from pytestqt.qtbot import QtBot

from desktop.game.engine_worker import EngineClient, Work
from desktop.game.game_session import GameSession
from desktop.game.players import Seats
from desktop.game.rematch import new_record
from desktop.pages.game_page import GamePage
from rules.clock import NO_CLOCKS, TimeControl
from rules.engine.limits import Limits
from rules.engine.report import Report
from rules.position import Position
from rules.setup import Setup


class Time:
    """A time that a test sets."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


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
    session = GameSession(record, engine_client or ManualClient(), now=now or Time(), **options)
    session.start(viewing=viewing)
    return session


def place(session: GameSession, *texts: str) -> None:
    """Play these turns step by step, as people do."""
    for text in texts:
        for step in session.record.position.read(text):
            session.play(step)


def shown_page(session: GameSession, qtbot: QtBot) -> GamePage:
    """Return the page of a game on the screen, without a window around it; nothing on it moves."""
    page = GamePage(session)
    qtbot.addWidget(page)
    page.board.set_animated(False)
    page.resize(1000, 760)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.refresh()
    page.board.setFocus()
    return page


class Search(NamedTuple):
    """What an engine was asked to search."""

    start: Position
    line: list[tuple[int, ...]]
    limits: Limits
    reports: dict[str, Any]


class ManualClient(EngineClient):
    """Records jobs; the test answers the last one.

    Attributes:
        works: all jobs so far; their tickets count from 1.
        cancelled: the tickets of cancelled jobs.
    """

    def __init__(self) -> None:
        super().__init__(make_engine=object)
        self.works: list[Work] = []
        self.cancelled: list[int] = []
        self._ticket = 0

    @property
    def ticket(self) -> int:
        return self._ticket

    @property
    def busy(self) -> bool:
        return self._ticket != 0

    def ask(self, work: Work) -> int:
        self.cancel()
        self.works.append(work)
        self._ticket = len(self.works)
        return self._ticket

    def cancel(self) -> None:
        if self._ticket:
            self.cancelled.append(self._ticket)
        self._ticket = 0

    def answer(self, answer: object) -> None:
        ticket, self._ticket = self._ticket, 0
        self.answered.emit(ticket, answer)

    def fail(self, error: Exception) -> None:
        ticket, self._ticket = self._ticket, 0
        self.failed.emit(ticket, error)

    def search(
        self, answer: Report, number: int = -1, stop: threading.Event | None = None
    ) -> Search:
        """Run a job, by default the last, with an engine that returns ``answer``."""
        searches: list[Search] = []

        class Engine:
            def search(
                self,
                start: Position,
                line: Sequence[tuple[int, ...]],
                limits: Limits,
                *,
                stop: threading.Event,
                **reports: Any,
            ) -> Report:
                searches.append(Search(start, list(line), limits, reports))
                return answer

        assert self.works[number](Engine(), stop or threading.Event()) is answer
        return searches[0]
