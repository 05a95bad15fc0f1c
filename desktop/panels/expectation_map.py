"""Finds out what each cell will probably hold at the end, and shows it on the board."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from desktop.board.board_view import BoardView
from desktop.game.engine_worker import EngineClient, Work
from desktop.game.game_session import GameSession
from desktop.painting.candidate import OwnerShares
from desktop.services.text import tr, translated
from desktop.views.game_texts import TEXTS

if TYPE_CHECKING:
    from rules.engine.expectation import Shares

PLAYOUTS = 40_000  # so many that shares differ by less than a per cent the next time
_REPORT_S = 0.05  # between two reports of the worker
_FEW = 1000  # playouts before the first: with fewer, squares would come and go by chance
ExpectOwners = Callable[..., Any]


def default_expectation() -> ExpectOwners:
    # late, on the worker's thread, so that the window does not wait for it
    from rules.engine.expectation import expected_owners

    return expected_owners


class ExpectationMap(QObject):
    """Runs playouts from the position of a session, and shows who owns the cells at their ends.

    Attributes:
        is_on: whether the map is wanted.
        playouts: how many are behind the map that is shown.
        failure: the exception that ended the last run; None once another one begins.

    Signals:
        changed: any of these has changed.
    """

    changed = Signal()
    _found = Signal(object, object, int)  # (stop, shares, playouts): from the worker's thread

    def __init__(
        self,
        session: GameSession,
        board: BoardView,
        announce: Callable[[str], object],
        parent: QObject | None = None,
        *,
        make_expectation: Callable[[], ExpectOwners] | None = None,
    ) -> None:
        """``announce`` takes what was switched, in words.

        ``make_expectation`` returns a function like ``expected_owners``, the default.
        """
        super().__init__(parent)
        self._announce = announce
        self._session, self._board = session, board
        self._client = EngineClient(self, make_engine=make_expectation or default_expectation)
        self.is_on = False
        self.playouts = 0
        self.failure: Exception | None = None
        self._seen = False
        self._shares: Sequence[OwnerShares] = ()
        self._position = session.position.copy()
        self._client.answered.connect(self._finish)
        self._client.failed.connect(self._fail)
        self._found.connect(self._refine, Qt.ConnectionType.QueuedConnection)
        session.changed.connect(self._follow)

    @property
    def legend(self) -> str:
        """What the squares on the board mean, or why there are none; "" while the map is off."""
        if not self.is_on:
            return ""
        if self._position.over:
            return tr("Expectation map: the game is over, nothing is left to expect.")
        if self.failure is not None:
            return tr("There is no expectation map here: {why}.", why=translated(self.failure))
        if not self.playouts:
            return tr("Expectation map: playing random games …")
        return TEXTS[self._session.record.setup.game.key].map_legend(self.playouts)

    def toggle(self) -> None:
        """Switch the map on or off."""
        self.is_on = not self.is_on
        self._start_over()
        self._announce(self._switched_text())

    def _switched_text(self) -> str:
        if not self.is_on:
            return tr("Expectation map off.")
        if self._position.over:
            step_back = tr("Step back through the moves to see what was to be expected.")
            return f"{self.legend} {step_back}"
        return tr("Expectation map on. Each cell says what it is likely to hold at the end.")

    def set_seen(self, seen: bool) -> None:
        """Set whether the position can be seen on the board; else no playouts are run for it."""
        if seen != self._seen:
            self._seen = seen
            self._board.show_marks(shares=tuple(self._shares) if seen else ())
            self._run()

    def close(self) -> None:
        """Stop the playouts, and end their thread."""
        self._client.close()

    @Slot()
    def _follow(self) -> None:
        position = self._session.position
        if not self.is_on:  # comparing takes long where the whole game counts
            self._position = position.copy()
        elif position != self._position:
            self._position = position.copy()
            self._start_over()

    def _start_over(self) -> None:
        self.playouts, self.failure, self._shares = 0, None, ()
        self._board.show_marks(shares=())
        self._run()
        self.changed.emit()

    def _run(self) -> None:
        """Run playouts if they are wanted and not all done."""
        wanted = self.is_on and self._seen and self.failure is None
        if wanted and self.playouts < PLAYOUTS and not self._position.over:
            self._client.ask(self._work())
        else:
            self._client.cancel()

    def _work(self) -> Work:
        position = self._position

        def work(expect: ExpectOwners, stop: threading.Event) -> Sequence[OwnerShares]:
            next_s = 0.0

            def send(shares: Shares, playouts: int) -> None:
                nonlocal next_s
                now_s = time.monotonic()
                # else it would flicker, or this object may have been deleted
                if playouts >= _FEW and now_s >= next_s and not stop.is_set():
                    next_s = now_s + _REPORT_S
                    self._found.emit(stop, _shown(shares), playouts)

            return _shown(expect(position, PLAYOUTS, stop=stop, progress=send))

        return work

    @Slot(object, object, int)
    def _refine(self, stop: threading.Event, shares: Sequence[OwnerShares], playouts: int) -> None:
        if not stop.is_set():  # else it is about another position
            self._show(shares, playouts)

    @Slot(int, object)
    def _finish(self, _ticket: int, shares: Sequence[OwnerShares]) -> None:
        self._show(shares, PLAYOUTS)

    def _show(self, shares: Sequence[OwnerShares], playouts: int) -> None:
        self.playouts, self._shares = playouts, shares
        self._board.show_marks(shares=tuple(shares))
        self.changed.emit()

    @Slot(int, object)
    def _fail(self, _ticket: int, error: Exception) -> None:
        self.failure = error
        self.changed.emit()


def _shown(shares: Shares) -> Sequence[OwnerShares]:
    return [OwnerShares(*row) for row in shares.tolist()]
