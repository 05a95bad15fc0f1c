"""Announces what happens on the board to people who cannot see it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.phase import Phase
from desktop.game.setup_text import setup_text
from desktop.notes.spoken_notes import spoken_notes
from desktop.widgets.announcement import announce
from rules.record.game_record import Node
from rules.refusal import Refusal


class Announcer(QObject):
    """Follows a session and announces every turn, result and refusal to screen readers.

    Signals:
        announced(str): a text was sent to any running screen readers.
    """

    announced = Signal(str)

    def __init__(self, session: GameSession, narrator: Narrator, page: QWidget) -> None:
        super().__init__(page)
        self._session, self._narrator, self._page = session, narrator, page
        self._node: Node | None = None  # None until the game is first seen
        self._steps: tuple[int, ...] = ()
        self._phase = session.phase
        session.changed.connect(self._follow)
        session.clock.warned.connect(self._warn)

    def refuse(self, refusal: Refusal) -> None:
        """Announce at once why something is illegal."""
        self._report(self._narrator.refusal(refusal), urgent=True)

    def announce_standing(self) -> None:
        """Announce the state of the game."""
        self._report(self._narrator.standing(), urgent=True)

    def announce(self, text: str) -> None:
        """Announce something the user has done other than play."""
        self._report(text)

    def _follow(self) -> None:
        session = self._session
        node, steps, phase = self._node, self._steps, self._phase
        self._node, self._steps = session.record.node, tuple(session.steps)
        self._phase = session.phase
        if node is None:
            self._report(
                f"{setup_text(session.record.setup)}. {self._narrator.task()}{self._notes()}"
            )
        elif (node, steps) != (self._node, self._steps):
            notes = "" if node is self._node else self._notes()
            self._report(f"{self._narrator.since(node, steps)}{notes}")
        elif phase is not self._phase and self._phase is not Phase.THINKING:
            self._report(self._narrator.task())

    def _warn(self, player: int, seconds: int) -> None:
        self._report(self._narrator.warning(player, seconds), urgent=True)

    def _notes(self) -> str:
        """Return the notes on the current node as additional sentences; may be empty."""
        record = self._session.record
        notes = spoken_notes(record.node.properties, record.position.board)
        return f" {notes}" if notes else ""

    def _report(self, text: str, *, urgent: bool = False) -> None:
        announce(self._page, text, urgent=urgent)
        self.announced.emit(text)
