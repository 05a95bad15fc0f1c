"""What a turn did that is easily missed on the board: a toast near the place."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.game.choice import is_forced
from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.players import Human
from desktop.play.board_bubbles import BoardBubbles
from rules.position import Position, SpecialStep
from rules.record.game_record import GameRecord, Node


class TurnNews(QObject):
    """Follows a session, and shows the news of each turn on the board.

    Signals:
        handed_over(int): a human is to move who has this colour, the last one had the other.
    """

    handed_over = Signal(int)

    def __init__(
        self, session: GameSession, narrator: Narrator, bubbles: BoardBubbles, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._narrator, self._bubbles = session, narrator, bubbles
        self._node = session.record.node
        self._colour = -1  # of the human who was to move last
        session.changed.connect(self._follow)

    def _follow(self) -> None:
        record = self._session.record
        self._hand_over(record.position)
        before, self._node = self._node, record.node
        if self._node is before:
            if self._session.steps:  # the user makes the next move
                self._bubbles.news.end()
            return
        if self._node.parent is not before:  # undone, or gone to another place
            self._bubbles.end()
            return
        news = self._narrator.news()
        if news:
            sites = _sites_of(record, self._node)
            outcome = record.position.outcome()
            decided = outcome.sites if outcome is not None else ()
            at = sites[-1] if sites else -1
            self._bubbles.show_news(" ".join(news), at, [*sites, *decided])
        elif self._is_human(record.position_at(before)) or _chose_to_pass(record, before):
            self._bubbles.news.end()

    def _hand_over(self, position: Position) -> None:
        if position.colour != self._colour and self._is_human(position):
            self._colour = position.colour
            self.handed_over.emit(position.colour)

    def _is_human(self, position: Position) -> bool:
        return isinstance(self._session.seats[position.player], Human)


def _chose_to_pass(record: GameRecord, node: Node) -> bool:
    """Return whether the turn of ``node`` was a pass after which others could be played.

    A message that another pass would end the game is then out of date.
    """
    return node.turn == (SpecialStep.PASS,) and not is_forced(record, node)


def _sites_of(record: GameRecord, node: Node) -> list[int]:
    """Return where the turn of ``node`` happened, [] for a pass or a swap."""
    assert node.parent is not None
    changes = record.position_at(node.parent).turn_changes(node.turn)
    return [change.piece.site for change in changes]
