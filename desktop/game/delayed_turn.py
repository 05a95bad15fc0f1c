"""A turn that is played a moment later, so that the eye can follow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal


class DelayedTurn(QTimer):
    """Plays one turn after a delay, unless it is stopped before.

    Signals:
        due(object): the turn, once its delay has passed.
    """

    due = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, singleShot=True)
        self._turn: tuple[int, ...] = ()
        self.timeout.connect(lambda: self.due.emit(self._turn))

    def start_with(self, turn: Sequence[int], delay_ms: int) -> None:
        """Start the delay of this turn, in place of any other."""
        self._turn = tuple(turn)
        self.start(delay_ms)
