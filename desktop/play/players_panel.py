"""The two players beside the board: whose turn it is, the clocks, and the score."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.phase import Phase
from desktop.i18n.text import tr, tr_noop
from desktop.painting.game_view import GameView
from desktop.play.counting import Counting
from desktop.play.score_panel import ScorePanel
from desktop.play.seat_card import SeatCard
from desktop.theme.theme import Theme
from rules.record.game_record import Ending

_BADGES = {
    Phase.CHOICE: tr_noop("to move"),
    Phase.CONFIRM: tr_noop("to confirm"),
    Phase.THINKING: tr_noop("thinking"),
    Phase.FORCED: tr_noop("passes"),
    Phase.STOPPED: tr_noop("waiting"),
    Phase.PAUSED: tr_noop("paused"),
    Phase.FAILED: tr_noop("failed"),
}


class PlayersPanel(QWidget):
    """Shows the players and the numbers below them.

    Attributes:
        cards: of player 0 and player 1.
        score: the numbers below them.
        active: the card of the player to move; None once the game is over.
    """

    def __init__(
        self, session: GameSession, view: GameView, narrator: Narrator, theme: Theme
    ) -> None:
        super().__init__()
        self._session, self._view, self._narrator = session, view, narrator
        self.cards = (SeatCard(view, theme), SeatCard(view, theme))
        self.score = ScorePanel(view, theme)
        self.active: SeatCard | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (*self.cards, self.score):
            column.addWidget(widget)

    def refresh(self) -> None:
        """Show the players, and the one to move."""
        session = self._session
        position = session.position
        scores = position.score()
        self.active = None
        for player, card in enumerate(self.cards):
            colour = position.colour_of(player)
            moves = player == session.record.position.player and session.phase is not Phase.OVER
            self.active = card if moves else self.active
            card.show_player(
                self._narrator.name(player),
                colour,
                badge=tr(_BADGES[session.phase]) if moves else "",
                active=moves,
                loses=position.lost_turns()[player],
                score="" if scores is None else QLocale().toString(scores[colour]),
            )

    def show_clocks(self) -> None:
        """Show the remaining times; hide the clocks if the game continues without them."""
        clock, outcome = self._session.clock, self._session.outcome
        seen = clock.in_use or (outcome is not None and outcome.reason is Ending.TIME)
        for player, card in enumerate(self.cards):
            left = clock.left(player)
            card.face.setVisible(left is not None and seen)
            if left is not None:
                runs = clock.is_running and player == self._session.record.position.player
                low = left.seconds <= clock.control.low_seconds
                card.face.show_time(left.seconds, low=low, runs=runs)

    def show_score(self, counting: Counting) -> None:
        """Show the numbers beside the board; during a count, those counted so far."""
        position, step = counting.position or self._session.position, counting.step
        counted = step.count if step is not None else None
        lit = -1 if counted is None else self._view.row_of(position, counted)
        rows = self._view.rows(position, counted)
        self.score.show_numbers(rows, self._view.count_text(position), lit=lit)

    def set_theme(self, theme: Theme) -> None:
        for card in self.cards:
            card.set_theme(theme)
        self.score.set_theme(theme)
