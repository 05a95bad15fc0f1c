"""New games, and finished ones: who won, looking back in them, and playing another."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance

from desktop.game.game_session import GameSession, Phase
from desktop.game.players import (
    LEVELS,
    Computer,
    Human,
    Seats,
    is_matched,
    seat_names,
    with_match,
    write_seats,
    you,
)
from desktop.services.text import tr
from desktop.views.game_texts import TEXTS
from rules.clock import NO_CLOCKS, TimeControl
from rules.record.clock_times import set_time_control
from rules.record.game_record import GameRecord, Node
from rules.setup import Game, Setup


class Verdict(enum.Enum):
    """What the end of a game means here."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"


def verdict_of(session: GameSession) -> Verdict | None:
    """Return the verdict for the only human; two share the winner's. None during the game."""
    if session.outcome is None:
        return None
    if session.outcome.winner is None:
        return Verdict.DRAW
    winner, loser = _by_result(session, session.outcome.winner)
    lost = isinstance(loser, Human) and not isinstance(winner, Human)
    return Verdict.LOSS if lost else Verdict.WIN


def beaten_level(session: GameSession) -> int:
    """Return the level over which a human has won; 0 if the game did not end like that."""
    if session.outcome is None or session.outcome.winner is None:
        return 0
    winner, loser = _by_result(session, session.outcome.winner)
    return loser.level if isinstance(winner, Human) and isinstance(loser, Computer) else 0


def _by_result(session: GameSession, colour: int) -> Seats:
    """Return the seats of the winner and of the loser."""
    winner = session.position.player_of(colour)
    return session.seats[winner], session.seats[1 - winner]


def new_record(setup: Setup, seats: Seats, control: TimeControl = NO_CLOCKS) -> GameRecord:
    """Return a game without turns; humans without a name stay nameless."""
    record = GameRecord(setup)
    set_time_control(record, control)
    write_seats(record, seats)
    names = seat_names(with_match(seats, matched=False))  # the file names the level
    for player, (seat, name) in enumerate(zip(seats, names, strict=True)):
        record.names[player] = name if isinstance(seat, Computer) else seat.name
    return record


class LevelMatching(Protocol):
    """Knows how strong the player is in a game."""

    @property
    def counted(self) -> SignalInstance:
        """The signal with an ``OwnProgress``: what has been played and solved."""

    def count(self) -> None:
        """Let ``counted`` come: at once if nothing is stored, otherwise soon."""

    def take_win(self, game: Game, level: int) -> bool:
        """Note that a level was beaten. Returns whether none so strong had been beaten before."""

    def match(
        self, game: Game, seats: Seats, then: Callable[[Seats], None], owner: QObject
    ) -> None:
        """Call ``then`` with the players, a matched computer at its level.

        That is at once if no computer is matched; otherwise very soon, unless ``owner`` is gone.
        """


_STEPS = {Verdict.WIN: 1, Verdict.LOSS: -1, Verdict.DRAW: 0}


@dataclasses.dataclass(frozen=True)
class Rematch:
    """What is different in the next game; nothing by default.

    Attributes:
        swapped: whether the players exchange their seats.
        level: of the computer; None leaves it as it is.
    """

    swapped: bool = False
    level: int | None = None

    def seats(self, seats: Seats) -> Seats:
        """Return the players of the next game, from those of the last one."""
        first, second = seats
        if self.level is not None:
            first, second = [
                Computer(self.level) if isinstance(seat, Computer) else seat for seat in seats
            ]
        return (second, first) if self.swapped else (first, second)


def next_level(seats: Seats, verdict: Verdict) -> int | None:
    """Return the level to try after a game: one up after a win, one down after a loss.

    None after a draw, beyond the ends of the scale, and unless a human played a computer. A matched
    computer changes its level by itself.
    """
    if is_matched(seats):
        return None
    levels = [seat.level for seat in seats if isinstance(seat, Computer)]
    if len(levels) != 1 or not any(isinstance(seat, Human) for seat in seats):
        return None
    level = levels[0] + _STEPS[verdict]
    return level if level in LEVELS and level != levels[0] else None


_IDLE = (Phase.CHOICE, Phase.CONFIRM, Phase.STOPPED, Phase.PAUSED)


def looks_back(session: GameSession) -> bool:
    """Return whether an earlier position of a finished game is shown, and nobody plays on."""
    idle = session.phase in _IDLE and not session.clock.is_running
    return idle and session.record.looks_back


def look_back_text(record: GameRecord) -> str:
    """Return which move of a finished game is shown."""
    number, count = len(record.line), len(record.end_node.path())
    if number == 0:
        return tr("Looking back at the start.")
    return tr("Looking back at move {number} of {count}.", number=number, count=count)


def look_back_task(phase: Phase) -> str:
    """Return how to play on from a position of a finished game."""
    if phase in (Phase.STOPPED, Phase.PAUSED):
        return tr("This game is finished. Press “Play from here” to try another ending.")
    return tr("This game is finished. Play another move to try something else from here.")


def result_clause(record: GameRecord, node: Node, names: Sequence[str]) -> str:
    """Return who won at a node, as part of a sentence; "" if the game did not end there.

    ``names``: what the two players are called, ``you()`` for the only human.
    """
    outcome = record.outcome_at(node)
    if outcome is None:
        return ""
    if outcome.winner is None:
        return tr("a draw")
    player = record.position_at(node).player_of(outcome.winner)
    if names[player] == you():
        return tr("you won")
    if names[1 - player] == you():
        return tr("you lost")
    return tr("{colour} won", colour=TEXTS[record.setup.game.key].player_name(outcome.winner))
