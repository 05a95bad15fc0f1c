"""What to ask before a move that ends the game."""

from __future__ import annotations

from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator, row_text
from desktop.game.players import resigner
from desktop.i18n.text import tr
from desktop.painting.game_view import GameView
from rules.position import Position, SpecialStep


class EndingQuestion:
    """Says how resigning or a step would end a session, and whether that should be asked first."""

    def __init__(self, session: GameSession, view: GameView, narrator: Narrator) -> None:
        self._session, self._view, self._narrator = session, view, narrator

    def about_resigning(self) -> str:
        """Return the question before resigning; "" if nobody may resign now."""
        session = self._session
        player = resigner(session.seats, session.record.position.player)
        if player is None or not session.can_resign:
            return ""
        winner = self._narrator.name(1 - player)
        if self._narrator.is_you(player):
            return tr("Resign this game? {winner} would win.", winner=winner)
        loser = self._narrator.name(player)
        return tr("Resign for {loser}? {winner} would win.", loser=loser, winner=winner)

    def must_ask(self, step: int) -> bool:
        """Return whether a legal step ends the game, and the player to move does not win."""
        after = self._after(step)
        outcome = after.outcome()
        return outcome is not None and outcome.winner != after.colour_of(
            self._session.position.player
        )

    def about_step(self, step: int) -> str:
        """Return how a legal step would end the game; "" if it would not."""
        after = self._after(step)
        outcome = after.outcome()
        if outcome is None:
            return ""
        rows = self._view.rows(after)
        numbers = f" {row_text(rows[0][0], rows[0][1:])}." if len(rows) == 1 else ""
        if outcome.winner is None:
            return tr("This ends the game in a draw.") + numbers
        winner = after.player_of(outcome.winner)
        passes = step == SpecialStep.PASS
        if self._narrator.is_you(winner):
            won = tr("Passing now wins the game.") if passes else tr("This wins the game.")
            return won + numbers
        if self._narrator.is_you(1 - winner):
            lost = tr("Passing now loses the game.") if passes else tr("This loses the game.")
            return lost + numbers
        name = self._narrator.name(winner)
        ended = (
            tr("Passing now ends the game: {winner} wins.", winner=name)
            if passes
            else tr("This ends the game: {winner} wins.", winner=name)
        )
        return ended + numbers

    def _after(self, step: int) -> Position:
        position = self._session.position.copy()
        position.play(step)
        return position
