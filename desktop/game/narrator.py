"""Describes a game in sentences: whose turn it is, what to do, what has happened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from desktop.board.board_input import Touching
from desktop.game.game_session import GameSession, Phase
from desktop.game.game_text import spoken_time
from desktop.game.players import Human, is_forced, revealed_level, seat_names, shown_name, you
from desktop.game.rematch import look_back_task, looks_back
from desktop.painting.game_texts import STEP_WORDS, row_text, step_words
from desktop.painting.game_view import GameView
from desktop.services.text import clauses, listed, tr, tr_noop
from rules.piece import Motion, Touch
from rules.position import Position, SpecialStep
from rules.record.game_record import Ending, Node
from rules.refusal import InvalidPositionError, Refusal, RefusalReason


def ended_by_pass(position: Position) -> Position | None:
    """Return the end of the game if a pass would end it now, None if it would not."""
    if SpecialStep.PASS not in position.legal_steps():
        return None
    ended = position.copy()
    ended.play(SpecialStep.PASS)
    return ended if ended.over else None


def lost_turn(before: Position, after: Position) -> int | None:
    """Return the colour that lost its turn between positions one turn apart; None if none did."""
    if before.player != after.player or after.over:
        return None
    return after.colour_of(1 - after.player)


_ENDINGS = {
    Ending.RESIGNATION: tr_noop("{loser} resigned."),
    Ending.TIME: tr_noop("{loser} ran out of time."),
    Ending.FORFEIT: tr_noop("{loser} forfeited the game."),
    Ending.AGREEMENT: tr_noop("The players agreed to it."),
}

_YOUR_ENDINGS = {
    Ending.RESIGNATION: tr_noop("You resigned."),
    Ending.TIME: tr_noop("You ran out of time."),
    Ending.FORFEIT: tr_noop("You forfeited the game."),
}

_MAX_TURNS = 3  # described at once

_TO = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"  # between two scores


class Narrator:
    """Describes a session in the words of its game's view."""

    def __init__(self, session: GameSession, view: GameView, *, for_others: bool = False) -> None:
        """``for_others``: address nobody as "you", since others read it."""
        self._session = session
        self._view = view
        self._for_others = for_others

    def name(self, player: int) -> str:
        """Return a player's name; an engine's own even if it took over from somebody else."""
        seats = self._session.seats
        if not isinstance(seats[player], Human):
            return seat_names(seats)[player]
        name = shown_name(self._session.record.names[player]) or seat_names(seats)[player]
        return tr("Human") if self._for_others and name == you() else name

    def task(self, touches: Sequence[Touch] = ()) -> str:
        """Return what to do next, and by whom; ``touches``: of an unfinished step."""
        session = self._session
        if looks_back(session) and not touches and not session.steps:
            return look_back_task(session.phase)
        position = session.record.position
        who = self._who(position)
        match session.phase:
            case Phase.OVER:
                return self.conclusion()
            case Phase.THINKING:
                task = tr("{who} is thinking …", who=who)
            case Phase.FORCED if self.is_you(position.player):
                task = tr("You have no legal move and pass.")
            case Phase.FORCED:
                task = tr("{who} has no legal move and passes.", who=who)
            case Phase.STOPPED:
                task = tr("{who} to move. Press “Resume” to play from here.", who=who)
            case Phase.PAUSED:
                task = tr(
                    "The clocks are stopped. {who} to move: press “Resume” to start them.", who=who
                )
            case Phase.FAILED if isinstance(session.failure, InvalidPositionError):
                task = tr(
                    "The position is corrupt. Press “Try again” to replay the game from the start."
                )
            case Phase.FAILED:
                task = tr(
                    "{who} to move, but the engine failed. Press “Try again” to restart it.",
                    who=who,
                )
            case Phase.CHOICE:
                task = self._choice(touches)
            case Phase.CONFIRM:
                task = f"{self._head()} {_confirm_text()}"
        return " ".join([*self.news(), task])

    def since(self, node: Node, steps: Sequence[int]) -> str:
        """Return in brief what happened since the game was at ``node`` with these steps played."""
        session = self._session
        now = session.record.node
        if now is node and session.steps:
            return self._unfinished_turn(len(session.steps) < len(steps))
        if now is node:
            happened = tr("Undone") if steps else ""
        else:
            happened = self._turns_between(node, now)
        waits = session.phase in (Phase.OVER, Phase.STOPPED, Phase.PAUSED, Phase.FAILED)
        if waits and not looks_back(session):
            return f"{happened}. {self.task()}" if happened else self.task()
        return clauses([part for part in (happened, self.to_move()) if part]) + "."

    def turn(self, node: Node) -> str:
        """Return a turn in words: "White c3"."""
        if node.parent is None:
            return tr("Start")
        before = self._session.record.position_at(node.parent)
        mover = self._view.player_name(before.colour)
        if node.turn == (SpecialStep.SWAP,):
            text = tr("{colour} swaps colours", colour=mover)
        elif node.turn == (SpecialStep.PASS,):
            forced = is_forced(self._session.record, node)
            text = (
                tr("{colour} has to pass", colour=mover)
                if forced
                else tr("{colour} passes", colour=mover)
            )
        else:
            text = self._steps_text(before, node.turn)
        loser = lost_turn(before, self._session.record.position_at(node))
        if loser is None:
            return text
        lost = tr("{colour} skips a turn", colour=self._view.player_name(loser))
        return clauses([text, lost])

    def to_move(self) -> str:
        """Return whose turn it is, in brief."""
        position = self._session.position
        colour = self._view.player_name(position.colour)
        if self._session.phase is Phase.FORCED:
            return tr("{colour} can only pass", colour=colour)
        if self.is_you(position.player) and not looks_back(self._session):
            return tr("your turn, {colour}", colour=colour)
        return tr("{colour} to move", colour=colour)

    def standing(self) -> str:
        """Return a summary: the last turn, the numbers next to the board, and what to do next."""
        session, view = self._session, self._view
        rows = [row_text(label, numbers) for label, *numbers in view.rows(session.position)]
        number = len(session.record.line)
        last = ""
        if number:
            last = tr("Move {number}: {turn}", number=number, turn=self.turn(session.record.node))
        counted = view.count_text(session.position)
        sentences = [last, counted, *rows, *self._turns_to_skip(), self._clocks()]
        return " ".join([f"{sentence}." for sentence in sentences if sentence] + [self.task()])

    def refusal(self, refusal: Refusal) -> str:
        """Return why a step is illegal, and the sites that forbid it."""
        board = self._session.position.board
        reason = self._view.refusal_text(board, refusal)
        names = [] if refusal.parts else [board.names[site] for site in refusal.sites]
        if not names:
            return reason
        return tr("{reason} See {places}.", reason=reason, places=listed(names))

    def result(self) -> str:
        """Return the result as a headline, without a full stop; "" during the game."""
        outcome = self._session.outcome
        if outcome is None:
            return ""
        if outcome.winner is None:
            return tr("Draw")
        score, winner = self.result_score(), self._session.position.player_of(outcome.winner)
        if self.is_you(winner):
            return tr("You won {score}", score=score) if score else tr("You won")
        if self.is_you(1 - winner):
            yours = _TO.join(reversed(score.split(_TO)))
            return tr("You lost {score}", score=yours) if score else tr("You lost")
        colour = self._view.player_name(outcome.winner)
        if self._is_anonymous(winner):
            if score:
                return tr("{colour} wins {score}", colour=colour, score=score)
            return tr("{colour} wins", colour=colour)
        name = self.name(winner)
        if score:
            return tr("{name} ({colour}) wins {score}", name=name, colour=colour, score=score)
        return tr("{name} ({colour}) wins", name=name, colour=colour)

    def result_score(self) -> str:
        """Return the final scores, the winner's first: "12 : 7"; "" if they decided nothing."""
        outcome = self._session.outcome
        scores = self._session.position.score()
        if outcome is None or outcome.winner is None or isinstance(outcome.reason, Ending):
            return ""
        if scores is None or scores[0] == scores[1]:
            return ""
        number = QLocale().toString
        return f"{number(max(scores))}{_TO}{number(min(scores))}"

    def reason(self) -> str:
        """Return the reason for the result; "" during the game."""
        outcome = self._session.outcome
        if outcome is None:
            return ""
        if not isinstance(outcome.reason, Ending):
            return self._view.end_reason(outcome, self._session.position)
        if outcome.winner is None:
            ending = tr(_ENDINGS[outcome.reason], loser="")
        elif self.is_you(self._session.position.player_of(1 - outcome.winner)):
            ending = tr(_YOUR_ENDINGS[outcome.reason])
        else:
            loser = self._view.player_name(1 - outcome.winner)
            ending = tr(_ENDINGS[outcome.reason], loser=loser)
        if outcome.reason is Ending.TIME and self._session.clock.control and not self._for_others:
            undo = tr("After an undo, the game continues without clocks.")
            return f"{ending} {undo}"
        return ending

    def conclusion(self) -> str:
        """Return how the game ended and why, in sentences; "" during the game."""
        if self._session.outcome is None:
            return ""
        level = revealed_level(self._session.seats)
        return " ".join(filter(None, [f"{self.result()}.", self.reason(), level]))

    def warning(self, player: int, seconds: int) -> str:
        """Return the warning that a player has this little time left."""
        time = spoken_time(seconds)
        if self.is_you(player):
            return tr("You have {time} left.", time=time)
        return tr("{name} has {time} left.", name=self.name(player), time=time)

    def is_you(self, player: int) -> bool:
        """Return whether to address this player as "you": the only human, without a name."""
        return self.name(player) == you()

    def _is_anonymous(self, player: int) -> bool:
        seat, name = self._session.seats[player], self._session.record.names[player]
        return isinstance(seat, Human) and not seat.name and not shown_name(name)

    def _who(self, position: Position) -> str:
        """Return the player to move as the subject of a sentence: "Ann (Black)"."""
        name, colour = self.name(position.player), self._view.player_name(position.colour)
        return name if name == colour else tr("{name} ({colour})", name=name, colour=colour)

    def _turns_to_skip(self) -> list[str]:
        position, name = self._session.position, self._view.player_name
        return [
            tr("{colour} skips %Ln turn(s)", "", turns, colour=name(position.colour_of(player)))
            for player, turns in enumerate(position.lost_turns())
            if turns
        ]

    def _clocks(self) -> str:
        session = self._session
        if not session.clock.in_use:
            return ""
        lefts = [session.clock.left(session.position.player_of(colour)) for colour in (0, 1)]
        shown = [
            f"{self._view.player_name(colour)} {spoken_time(left.seconds)}"
            for colour, left in enumerate(lefts)
            if left is not None
        ]
        return tr("Clocks: {times}", times=listed(shown))

    def _unfinished_turn(self, taken_back: bool) -> str:
        session = self._session
        done = f"{self._steps_text(session.record.position, session.steps)}."
        sentences = [tr("Undone."), done] if taken_back else [done]
        return " ".join([*sentences, self._rest_of_turn()])

    def _steps_text(self, before: Position, turn: Sequence[int]) -> str:
        """Return who plays which steps in a position."""
        mover = self._view.player_name(before.colour)
        text = self._view.turn_text(before, turn)
        if self._view.hand_names:  # what is placed has a colour too
            return tr("{colour}: {turn}", colour=mover, turn=text)
        return tr("{colour} {turn}", colour=mover, turn=text)

    def _turns_between(self, before: Node, now: Node) -> str:
        """Return the turns from one node to another, or only the last if there are too many."""
        turns = [now]
        while turns[0].parent not in (before, None) and len(turns) < _MAX_TURNS:
            turns.insert(0, turns[0].parent)
        if turns[0].parent is before:
            return clauses([self.turn(node) for node in turns])
        record = self._session.record
        number = len(record.line)
        if not number:
            return tr("Back at the start")
        if before is record.root or before in record.line:
            return tr("Move {number}: {turn}", number=number, turn=self.turn(now))
        return tr("Back at move {number}: {turn}", number=number, turn=self.turn(now))

    def _choice(self, touches: Sequence[Touch]) -> str:
        position, head = self._session.position, self._head()
        if touches:
            rest = self._view.next_touch_text(touches, costs=Touching(position).costs(touches))
            return " ".join([head, rest, tr("Press Esc to undo.")])
        if self._session.steps:
            return " ".join([head, self._rest_of_turn(), tr("Press Esc to undo.")])
        task = self._view.task_for(position)
        for button in self._session.buttons:
            if button in STEP_WORDS:
                task = tr("{task}, or {other}", task=task, other=step_words(button))
        return f"{head} {task}."

    def _head(self) -> str:
        position = self._session.record.position
        if self.is_you(position.player):
            return tr("Your turn ({colour}).", colour=self._view.player_name(position.colour))
        return tr("{who} to move.", who=self._who(position))

    def _rest_of_turn(self) -> str:
        """Return how to finish the turn, or why it may not end yet."""
        if self._session.phase is Phase.CONFIRM:
            return _confirm_text()
        buttons = self._session.buttons
        if SpecialStep.CAPTURE in buttons:
            discs = len(self._session.position.change(SpecialStep.CAPTURE))
            return _capture_text(discs, must=len(buttons) == 1)
        if SpecialStep.END in buttons:
            return tr("Continue the move, or end it.")
        refusal = self._session.position.refusal(SpecialStep.END)
        if refusal is None or refusal.reason is RefusalReason.NOT_NOW:
            return self._view.next_step_text(self._session.position)
        return self._view.unfinished(refusal.reason)

    def news(self) -> list[str]:
        """Return in sentences what the last turn did that is easily missed on the board."""
        node = self._session.record.node
        if node.parent is None or self._session.steps:
            return []
        before = self._session.record.position_at(node.parent)
        after = self._session.record.position
        if node.turn == (SpecialStep.SWAP,):
            news = [self._swap_text(before.player)]
        elif node.turn == (SpecialStep.PASS,):
            news = [self._pass_text(node, before)]
        else:
            news = self._captures(before, node)
        loser = lost_turn(before, after)
        fewer = sum(after.lost_turns()) < sum(before.lost_turns())
        if loser is None and fewer and not after.over:
            news.append(tr("Both players have a turn to skip: nobody skips."))
        if loser is not None:
            name, yours = self._view.player_name(loser), self.is_you(after.player_of(loser))
            news.append(self._view.lost_turn_text(name, yours=yours))
        return news

    def _swap_text(self, player: int) -> str:
        """Return that ``player`` swapped, and which colour is now whose."""
        name, other, now = self.name(player), 1 - player, self._session.record.position
        colours = [self._view.player_name(now.colour_of(each)) for each in (0, 1)]
        if self.is_you(player):
            return tr("You swapped colours: you are {colour} now.", colour=colours[player])
        if self.is_you(other):
            return tr(
                "{name} swapped colours: you are {colour} now.", name=name, colour=colours[other]
            )
        return tr("{name} swapped colours, and is {colour} now.", name=name, colour=colours[player])

    def _pass_text(self, node: Node, before: Position) -> str:
        """Return that the turn at the current ``node`` was a pass."""
        assert node.parent is not None
        record, colour = self._session.record, self._view.player_name(before.colour)
        if is_forced(record, node):
            if is_forced(record, node.parent) and node.parent.colour != before.colour:
                return tr("Both players had to pass.")  # the first pass has hardly been seen
            if self.is_you(before.player):
                return tr("You had to pass.")
            return tr("{colour} had to pass.", colour=colour)
        if ended_by_pass(record.position) is not None:
            return tr("{colour} passed. Another pass ends the game.", colour=colour)
        return tr("{colour} passed.", colour=colour)

    def _captures(self, before: Position, node: Node) -> list[str]:
        changes = [c for c in before.turn_changes(node.turn) if c.motion is Motion.TURN]
        effects = listed(self._view.effects(before.board, changes))
        mover = self._view.player_name(before.colour)
        return [tr("{colour} {turn}", colour=mover, turn=effects) + "."] if effects else []


def _capture_text(discs: int, *, must: bool) -> str:
    """Return how to capture so many discs, and unless the player ``must``, how not to."""
    if discs == 1:
        if must:
            return tr("Click the ringed disc to capture it.")
        return tr("Click the ringed disc to capture it, or press “Do not capture”.")
    if must:
        return tr("Click one ringed disc to capture them all.")
    return tr("Click one ringed disc to capture them all, or press “Do not capture”.")


def _confirm_text() -> str:
    return tr("Press “Play this move” or Enter, or Esc to undo it.")
