"""What becomes of the turns that are typed."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.play.turn_entry import TurnEntry


class TypedTurns(QObject):
    """Previews typed turns on the board, and plays them."""

    def __init__(self, session: GameSession, board: BoardView, entry: TurnEntry) -> None:
        super().__init__(entry)
        self._session, self._board = session, board
        entry.entered.connect(self._play)
        entry.parsed.connect(self._show)
        entry.left.connect(lambda: board.setFocus())

    def _play(self, turn: tuple[int, ...]) -> None:
        """Play a whole turn, in place of a turn begun on the board."""
        self._board.cancel_touches()
        self._session.take_back_steps()
        for step in turn:
            self._session.play(step)

    def _show(self, turn: tuple[int, ...]) -> None:
        session = self._session
        changes = () if session.steps else session.record.position.turn_changes(turn)
        self._board.show_preview(changes)
