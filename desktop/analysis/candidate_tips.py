"""Explains the mark of a candidate while the mouse rests on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from desktop.analysis.analysis_text import candidate_tip
from desktop.board.board_view import BoardView


class CandidateTips(QObject):
    """Shows tips on the marks of a board's candidates."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        board.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return False
        candidates = self._board.candidates_at(event.pos())
        if not candidates:
            QToolTip.hideText()
            return False
        QToolTip.showText(event.globalPos(), candidate_tip(candidates), self._board.viewport())
        return True
