"""What to ask before a move that ends the game."""

from __future__ import annotations

from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator, ended_by_pass, row_text
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
        """Return whether a legal step ends the game, and the player to move does not win.

        A pass that another pass would answer so counts too.
        """
        after = self._after(step)
        outcome = after.outcome()
        if outcome is None:
            return self._lost_by_passes(step, after) is not None
        return outcome.winner != after.colour_of(self._session.position.player)

    def about_step(self, step: int) -> str:
        """Return how a legal step would end the game; "" if it would not.

        A pass ends it, too, if its player loses by another pass.
        """
        after = self._after(step)
        outcome = after.outcome()
        if outcome is None:
            end = self._lost_by_passes(step, after)
            if end is None:
                return ""
            name = self._narrator.name(after.player)
            text = tr("Another pass would end the game: {winner} wins.", winner=name)
            return text + self._numbers(end)
        numbers = self._numbers(after)
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

    def _numbers(self, ended: Position) -> str:
        """Return the score of a game that has ended, where it is one pair of numbers."""
        rows = self._view.rows(ended)
        return f" {row_text(rows[0][0], rows[0][1:])}." if len(rows) == 1 else ""

    def _lost_by_passes(self, step: int, after: Position) -> Position | None:
        """Return the end of the game if the step is a pass that loses by another one."""
        ended = ended_by_pass(after) if step == SpecialStep.PASS else None
        outcome = ended and ended.outcome()
        return ended if outcome and outcome.winner == after.colour else None

    def _after(self, step: int) -> Position:
        position = self._session.position.copy()
        position.play(step)
        return position
