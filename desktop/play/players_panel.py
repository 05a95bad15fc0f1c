"""The two players beside the board: whose turn it is, the clocks, and the score."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QLocale, QPropertyAnimation
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.game.game_session import GameSession
from desktop.game.looking_back import looks_back
from desktop.game.narrator import Narrator
from desktop.game.phase import Phase
from desktop.i18n.text import tr, tr_noop
from desktop.painting.game_view import GameView
from desktop.play.counting import Counting
from desktop.play.score_panel import ScorePanel
from desktop.play.seat_card import SeatCard
from desktop.theme.theme import Theme
from rules.position import BLACK
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

_TRADE_MS = 450


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
        self.score = ScorePanel(theme)
        self.active: SeatCard | None = None
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (*self.cards, self.score):
            column.addWidget(widget)

    def refresh(self, *, animated: bool = False) -> None:
        """Show the players, Black's card above White's, and the one to move.

        ``animated``: whether cards move to their places after a swap of colours.
        """
        session = self._session
        position = session.position
        scores = position.score() if self._narrator.result_score() == "" else None
        self.active = None
        for player, card in enumerate(self.cards):
            colour = position.colour_of(player)
            moves = player == session.record.position.player and session.phase is not Phase.OVER
            self.active = card if moves else self.active
            card.show_player(
                self._narrator.name(player),
                colour,
                badge=self._badge() if moves else "",
                active=moves,
                loses=position.lost_turns()[player],
                score="" if scores is None else QLocale().toString(scores[colour]),
            )
        self._sort_cards(position.player_of(BLACK), animated=animated)

    def _badge(self) -> str:
        phase = self._session.phase
        if phase in (Phase.STOPPED, Phase.PAUSED) and looks_back(self._session):
            phase = Phase.CHOICE  # the game is finished: nobody waits
        return tr(_BADGES[phase])

    def _sort_cards(self, first: int, *, animated: bool) -> None:
        """Put the card of the player ``first`` above the other."""
        if self._column.indexOf(self.cards[first]) == 0:
            return
        places = [card.pos() for card in self.cards]
        self._column.insertWidget(0, self.cards[first])
        self._column.activate()
        if not animated or not self.isVisible():
            return
        for card, place in zip(self.cards, places, strict=True):
            way = QPropertyAnimation(card, b"pos", card)
            way.setDuration(_TRADE_MS)
            way.setEasingCurve(QEasingCurve.Type.InOutQuad)
            way.setStartValue(place)
            way.setEndValue(card.pos())
            way.finished.connect(self._column.update)  # if sizes have changed meanwhile
            way.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

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
        self.score.show_numbers(rows, self._view.heading(position, counted), lit=lit)

    def set_theme(self, theme: Theme) -> None:
        for card in self.cards:
            card.set_theme(theme)
        self.score.set_theme(theme)
