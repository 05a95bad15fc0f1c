"""The sentences about a game in play: who is to do what, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.game_session import GameSession, Phase
from desktop.players import seat_names
from desktop.views.game_view import GameView
from rules.position import Button, InvalidPositionError, Position, Refused, Touch
from rules.record.game_record import Ending, Node

COLOUR_NAMES = ("Black", "White")

_ENDINGS = {
    Ending.RESIGNATION: "{loser} has resigned.",
    Ending.TIME: "{loser} has run out of time.",
    Ending.FORFEIT: "{loser} has forfeited the game.",
    Ending.AGREEMENT: "The players have agreed on it.",
}
_MAY = {Button.SWAP: "swap colours", Button.PASS: "pass", Button.END: "end the turn"}


class Narrator:
    """Tells what goes on in a session, in the words of its game's view."""

    def __init__(self, session: GameSession, view: GameView) -> None:
        self._session = session
        self._view = view

    def name(self, player: int) -> str:
        """What to call a player."""
        return self._session.record.names[player] or seat_names(self._session.seats)[player]

    def task(self, touches: Sequence[Touch] = ()) -> str:
        """Who is to do what; ``touches``: what the hand has done of a step."""
        session = self._session
        position = session.record.position
        who = f"{self.name(position.player)} ({COLOUR_NAMES[position.colour]})"
        match session.phase:
            case Phase.OVER:
                return f"{self.result()} {self.reason()}"
            case Phase.THINKING:
                task = f"{who} is thinking …"
            case Phase.FORCED:
                task = f"{who} can do nothing but pass, so the pass is played."
            case Phase.STOPPED:
                task = f"{who} is to move. “Go on” plays from here."
            case Phase.FAILED if isinstance(session.failure, InvalidPositionError):
                task = "The position contradicts itself. “Try again” plays through the game anew."
            case Phase.FAILED:
                task = f"{who} is to move, but its engine has failed. “Try again” asks it anew."
            case Phase.CHOICE:
                task = self._choice(touches)
            case Phase.CONFIRM:
                task = f"{self._head()} Enter plays the turn that is shown, Esc takes it back."
        return f"{self._news()}{task}"

    def result(self) -> str:
        """The headline of the end; empty while the game is on."""
        outcome = self._session.outcome
        if outcome is None:
            return ""
        if outcome.winner is None:
            return "A draw."
        player = self._session.position.player_of(outcome.winner)
        name = self.name(player)
        wins = "win" if name == "You" else "wins"
        return f"{name} ({COLOUR_NAMES[outcome.winner]}) {wins}."

    def reason(self) -> str:
        """Why the game ended so; empty while it is on."""
        outcome = self._session.outcome
        if outcome is None:
            return ""
        if isinstance(outcome.reason, Ending):
            loser = "" if outcome.winner is None else COLOUR_NAMES[1 - outcome.winner]
            return _ENDINGS[outcome.reason].format(loser=loser)
        return self._view.sentence(outcome.reason)

    def _choice(self, touches: Sequence[Touch]) -> str:
        position, head = self._session.position, self._head()
        if touches:
            return f"{head} {self._view.rest_of_step(touches)} Esc takes it back."
        buttons = self._session.buttons
        if self._session.steps and Button.CAPTURE in buttons:
            return f"{head} Capture the lines that are closed off, or keep them as they are."
        if self._session.steps:
            return f"{head} {self._rest_of_turn()} Esc takes back what was done."
        may = [_MAY[button] for button in buttons if button in _MAY]
        return f"{head} {', or '.join([self._view.task_in(position), *may])}."

    def _head(self) -> str:
        """Which person is to move."""
        position = self._session.record.position
        name, colour = self.name(position.player), COLOUR_NAMES[position.colour]
        return (
            f"Your turn: you have {colour}." if name == "You" else f"{name} ({colour}) is to move."
        )

    def _rest_of_turn(self) -> str:
        """What is left to do of a turn that has begun, and why it may not end yet."""
        if Button.END in self._session.buttons:
            return "Go on, or end the turn."
        refusal = self._session.position.refusal(Button.END)
        if refusal is None or refusal.reason is Refused.NOT_NOW:
            return "Go on with the turn."
        return self._view.sentence(refusal.reason)

    def _news(self) -> str:
        """What has just happened that a look at the board does not tell."""
        node = self._session.record.node
        if node.parent is None or self._session.steps:
            return ""
        before = self._session.record.position_at(node.parent)
        after = self._session.record.position
        mover = COLOUR_NAMES[before.colour]
        if node.turn == (Button.SWAP,):
            news = f"{self._has(before.player)} swapped colours. "
        elif node.turn == (Button.PASS,):
            news = (
                f"{mover} had to pass. " if self._session.is_forced(node) else f"{mover} passed. "
            )
        else:
            news = ""
        loser = lost_turn(before, after)
        if loser is not None:
            news += f"{COLOUR_NAMES[loser]} loses a turn. "
        return news

    def _has(self, player: int) -> str:
        name = self.name(player)
        return f"{name} have" if name == "You" else f"{name} has"


def lost_turn(before: Position, after: Position) -> int | None:
    """The colour that lost its turn between two positions a turn apart; None if nobody did."""
    if before.player != after.player or after.over:
        return None
    return after.colour_of(1 - after.player)


def turn_caption(node: Node) -> str:
    """A turn as the list shows it."""
    return {"pass": "pass", "swap": "swap colours"}.get(node.text, node.text)
