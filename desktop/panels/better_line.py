"""A line that would have been better than a move of a game, as a review plays it on the board."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from desktop.board.animation import TRAVELS
from desktop.game.game_text import suggested_turn
from desktop.painting.game_view import GameView
from desktop.services.text import listed, tr
from rules.piece import Change, Motion
from rules.position import Position
from rules.record.game_record import GameRecord, Node, Place, Turn, turn_numbers
from rules.review.move_review import MoveReview


@dataclasses.dataclass(frozen=True)
class BetterLine:
    """The line, some of which has been played.

    Attributes:
        node: the move that it is better than.
        turns: the steps of each turn.
        positions: before the line and after each turn.
        before: what the turn before the line changed.
        done: how many turns have been played.
    """

    node: Node
    turns: tuple[Turn, ...]
    positions: tuple[Position, ...]
    before: tuple[Change, ...]
    done: int = 0

    @property
    def position(self) -> Position:
        """The position that is reached. Never play on it."""
        return self.positions[self.done]

    @property
    def last(self) -> tuple[Change, ...]:
        """What the last turn changed."""
        return self._changes(self.done - 1) if self.done else self.before

    @property
    def rest(self) -> tuple[tuple[Change, ...], ...]:
        """[turn] -> what it will change; () for one that has been played."""
        to_come = range(self.done, len(self.turns))
        return (*[()] * self.done, *[self._changes(at) for at in to_come])

    @property
    def numbers(self) -> Mapping[Place, int]:
        """The numbers of the turns that have been played, on their pieces."""
        return turn_numbers(self.positions[0], self.turns[: self.done])

    def stepped(self, step: int) -> BetterLine | None:
        """Return the line one turn further (1) or one turn back (-1).

        After the end it begins again; before the beginning there is none.
        """
        done = (self.done + step) % (len(self.turns) + 1)
        return dataclasses.replace(self, done=done) if self.done + step >= 0 else None

    def sentence(self, view: GameView) -> str:
        """Return the turn that was played last, and those to come."""
        turns = zip(self.positions, self.turns, strict=False)
        words = [
            tr(
                "{player} {move}",
                player=view.player_name(position.colour),
                move=suggested_turn(position.write(turn)),
            )
            for position, turn in turns
        ]
        if not self.done:
            return tr("Better: {best}.", best=listed(words))
        parts = [f"{words[self.done - 1]}."]
        if to_come := words[self.done :]:
            parts.append(tr("What could follow: {line}.", line=listed(to_come)))
        return " ".join(parts)

    def _changes(self, at: int) -> tuple[Change, ...]:
        return self.positions[at].turn_changes(self.turns[at])


def better_line(record: GameRecord, node: Node, review: MoveReview) -> BetterLine:
    """Return the line that a review of the move of ``node`` found better."""
    assert node.parent is not None
    positions, turns = [record.position_at(node.parent).copy()], []
    for text in (review.best, *review.line):
        turns.append(positions[-1].read(text))
        positions.append(positions[-1].copy())
        positions[-1].play_turn(turns[-1])
    above = node.parent.parent
    before = () if above is None else record.position_at(above).turn_changes(node.parent.turn)
    return BetterLine(node, tuple(turns), tuple(positions), before)


def distinct_changes(changes: Sequence[Change], others: Sequence[Change]) -> tuple[Change, ...]:
    """Return what a turn does itself to the pieces, without what another turn does as well.

    What it pushes away is left out. If the other move does all of it, all is returned.
    """
    placed = [change for change in changes if change.motion is Motion.APPEAR]
    moved = [] if placed else [change for change in changes if change.motion in TRAVELS][:1]
    turned = [change for change in changes if change.motion is Motion.TURN]
    own = (*placed, *moved, *turned)
    return tuple([change for change in own if change not in others]) or own
