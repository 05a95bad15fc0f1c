"""Evaluates answers by the engine, on a thread of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from desktop.game.engine_worker import EngineClient
from rules.training.exercise import Answer, Exercise


def default_search() -> Any:
    # late, on the worker's thread: importing the engine takes a while
    from rules.training import search

    return search


class AnswerChecker(QObject):
    """Handles one request at a time; a new one replaces it.

    Signals:
        checked(Answer): an answer has been evaluated.
        line_found(tuple[Turn, ...]): how the game is expected to continue.
        failed(Exception): the engine failed.
    """

    checked = Signal(object)
    line_found = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        make_search: Callable[[], Any] | None = None,
    ) -> None:
        """``make_search`` returns what has ``searched_answer`` and ``expected_line``.

        By default that is the module of the rules.
        """
        super().__init__(parent)
        self._client = EngineClient(self, make_engine=make_search or default_search)
        self._client.answered.connect(self._show)
        self._client.failed.connect(lambda _ticket, error: self.failed.emit(error))

    @property
    def is_busy(self) -> bool:
        return self._client.busy

    def check(self, exercise: Exercise, turn: str, simulations: int = 0) -> None:
        """Evaluate a turn, in notation; by default as deeply as a review does."""
        depth = {"simulations": simulations} if simulations else {}

        def work(search: Any, stop: threading.Event) -> Any:
            from rules.review.game_review import SearchStoppedError  # late, as above

            try:
                return search.searched_answer(exercise, turn, stop=stop, **depth)
            except SearchStoppedError:  # nobody waits for the answer
                return None

        self._client.ask(work)

    def find_line(self, exercise: Exercise, turn: str) -> None:
        """Find how the game is expected to continue after a turn."""

        def work(search: Any, stop: threading.Event) -> Any:
            return search.expected_line(exercise, turn, stop=stop)

        self._client.ask(work)

    def cancel(self) -> None:
        self._client.cancel()

    def close(self) -> None:
        """Stop, and end the thread."""
        self._client.close()

    @Slot(int, object)
    def _show(self, _ticket: int, found: object) -> None:
        if isinstance(found, Answer):
            self.checked.emit(found)
        elif found is not None:
            self.line_found.emit(found)
