"""The sentences about a game in play: who is to do what, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.game.game_session import GameSession, Phase
from desktop.game.players import Computer, seat_names
from desktop.game.time_text import spoken_time
from desktop.looks.colour_names import COLOUR_NAMES
from desktop.views.game_view import GameView
from rules.piece import Touch
from rules.position import Button, Position
from rules.record.game_record import Ending, Node
from rules.record.remarks import assessment_of
from rules.refusal import InvalidPositionError, Refusal, Refused

_ENDINGS = {
    Ending.RESIGNATION: "{loser} has resigned.",
    Ending.TIME: "{loser} has run out of time.",
    Ending.FORFEIT: "{loser} has forfeited the game.",
    Ending.AGREEMENT: "The players have agreed on it.",
}
_MOST_TOLD = 3  # turns at once
_MAY = {Button.SWAP: "swap colours", Button.PASS: "pass", Button.END: "end the turn"}


class Narrator:
    """Tells what goes on in a session, in the words of its game's view."""

    def __init__(self, session: GameSession, view: GameView) -> None:
        self._session = session
        self._view = view

    def name(self, player: int) -> str:
        """What to call a player. The computer may have sat down in the place of somebody else."""
        seats = self._session.seats
        if isinstance(seats[player], Computer):
            return seat_names(seats)[player]
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
            case Phase.PAUSED:
                task = f"The clocks stand still. “Go on” lets them run: {who} is to move."
            case Phase.FAILED if isinstance(session.failure, InvalidPositionError):
                task = "The position contradicts itself. “Try again” plays through the game anew."
            case Phase.FAILED:
                task = f"{who} is to move, but its engine has failed. “Try again” asks it anew."
            case Phase.CHOICE:
                task = self._choice(touches)
            case Phase.CONFIRM:
                task = f"{self._head()} Enter plays the turn that is shown, Esc takes it back."
        return f"{self._news()}{task}"

    def since(self, node: Node, steps: Sequence[int]) -> str:
        """What has happened since the game stood at ``node`` with ``steps`` of a turn, in brief."""
        session = self._session
        now = session.record.node
        if now is node and session.steps:
            return self._begun(len(session.steps) < len(steps))
        if now is node:
            happened = "Taken back" if steps else ""
        else:
            happened = self._way(node, now)
        if session.phase in (Phase.OVER, Phase.STOPPED, Phase.PAUSED, Phase.FAILED):
            return f"{happened}. {self.task()}" if happened else self.task()
        return "; ".join([part for part in (happened, self.to_move()) if part]) + "."

    def turn(self, node: Node) -> str:
        """A turn as one says it: "White c3"."""
        if node.parent is None:
            return "Start"
        before = self._session.record.position_at(node.parent)
        mover = COLOUR_NAMES[before.colour]
        if node.turn == (Button.SWAP,):
            told = f"{mover} swaps colours"
        elif node.turn == (Button.PASS,):
            told = f"{mover} {'has to pass' if self._session.is_forced(node) else 'passes'}"
        else:
            told = self._done(before, node.turn)
        loser = lost_turn(before, self._session.record.position_at(node))
        return told if loser is None else f"{told}; {COLOUR_NAMES[loser]} loses a turn"

    def to_move(self) -> str:
        """Whose turn it is, in brief."""
        position = self._session.position
        colour = COLOUR_NAMES[position.colour]
        if self._session.phase is Phase.FORCED:
            return f"{colour} can only pass"
        yours = self.name(position.player) == "You"
        return f"your turn, {colour}" if yours else f"{colour} to move"

    def standing(self) -> str:
        """The last turn, the numbers beside the board, and who is to do what."""
        session, view = self._session, self._view
        rows = [f"{what}: Black {b}, White {w}" for what, b, w in view.rows(session.position)]
        number = len(session.record.line)
        last = f"Turn {number}: {self.turn(session.record.node)}" if number else ""
        told = [last, view.count_text(session.position), *rows, self._clocks()]
        return " ".join([f"{sentence}." for sentence in told if sentence] + [self.task()])

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not legal, and the places that forbid it."""
        names = [self._session.position.board.names[site] for site in refusal.sites]
        reason = self._view.sentence(refusal.reason)
        return f"{reason} See {', '.join(names)}." if names else reason

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
            ending = _ENDINGS[outcome.reason].format(loser=loser)
            late = outcome.reason is Ending.TIME and self._session.clock.control
            return f"{ending} Undo goes on without clocks." if late else ending
        return self._view.sentence(outcome.reason)

    def warning(self, player: int, seconds: int) -> str:
        """That a player has little time left."""
        name = self.name(player)
        return f"{name} {'have' if name == 'You' else 'has'} {spoken_time(seconds)} left."

    def _clocks(self) -> str:
        """What the clocks show; "" where there are none."""
        session = self._session
        if not session.clock.on:
            return ""
        lefts = [session.clock.left(session.position.player_of(colour)) for colour in (0, 1)]
        shown = [
            f"{name} {spoken_time(left.seconds)}"
            for name, left in zip(COLOUR_NAMES, lefts, strict=True)
            if left is not None
        ]
        return f"On the clocks: {', '.join(shown)}"

    def _begun(self, taken_back: bool) -> str:
        """What there is of an unfinished turn."""
        session = self._session
        head = "Taken back. " if taken_back else ""
        done = self._done(session.record.position, session.steps)
        return f"{head}{done}. {self._rest_of_turn()}"

    def _done(self, before: Position, turn: Sequence[int]) -> str:
        """Who does what from a position on."""
        mover = COLOUR_NAMES[before.colour]
        joint = ": " if self._view.hand_names else " "  # what is placed has a colour too
        return f"{mover}{joint}{self._view.turn_text(before, turn)}"

    def _way(self, before: Node, now: Node) -> str:
        """The turns from one moment of the record to another, or where that is."""
        turns = [now]
        while turns[0].parent not in (before, None) and len(turns) < _MOST_TOLD:
            turns.insert(0, turns[0].parent)
        if turns[0].parent is before:
            return "; ".join([self.turn(node) for node in turns])
        record = self._session.record
        number = len(record.line)
        if not number:
            return "Back at the start"
        head = "Turn" if before in record.line else "Back at turn"
        return f"{head} {number}: {self.turn(now)}"

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
    """A turn as the list shows it, with the sign of what it is said to be worth."""
    words = {"pass": "pass", "swap": "swap colours"}.get(node.text, node.text)
    worth = assessment_of(node.properties)
    return f"{words} {worth.sign}" if worth else words


def numbered_turn(node: Node, number: int) -> str:
    """A turn with its number and colour: "12. White c3"."""
    return f"{number}. {COLOUR_NAMES[node.colour]} {turn_caption(node)}"
