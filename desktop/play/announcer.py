"""Tells people who cannot see the board what happens on it."""

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
    """Follows a session, and has every turn, every result and every refusal read aloud.

    Signals:
        announced(str): a text was given to screen readers, if any is running.
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
        """Tell at once why something is not legal."""
        self._report(self._narrator.refusal(refusal), urgent=True)

    def announce_standing(self) -> None:
        """Tell how the game stands."""
        self._report(self._narrator.standing(), urgent=True)

    def announce(self, text: str) -> None:
        """Tell what a person has done beside the turns."""
        self._report(text)

    def _follow(self) -> None:
        session = self._session
        node, steps, phase = self._node, self._steps, self._phase
        self._node, self._steps = session.record.node, tuple(session.steps)
        self._phase = session.phase
        if node is None:
            self._report(
                f"{setup_text(session.record.setup)}. {self._narrator.task()}{self._noted()}"
            )
        elif (node, steps) != (self._node, self._steps):
            noted = "" if node is self._node else self._noted()
            self._report(f"{self._narrator.since(node, steps)}{noted}")
        elif phase is not self._phase and self._phase is not Phase.THINKING:
            self._report(self._narrator.task())

    def _warn(self, player: int, seconds: int) -> None:
        self._report(self._narrator.warning(player, seconds), urgent=True)

    def _noted(self) -> str:
        """Return the notes of the moment that the game is at, as further sentences."""
        record = self._session.record
        noted = spoken_notes(record.node.properties, record.position.board)
        return f" {noted}" if noted else ""

    def _report(self, text: str, *, urgent: bool = False) -> None:
        announce(self._page, text, urgent=urgent)
        self.announced.emit(text)
