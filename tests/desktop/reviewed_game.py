"""A game of Egotzi with made-up reviews, for tests of what shows them."""

import threading
from collections.abc import Callable, Mapping, Sequence

from rules.games import GAMES
from rules.position import Position
from rules.record.game_record import GameRecord
from rules.review.move_review import MoveReview, rate_for, write_move_review

TURNS = ("b2", "c3", "a1", "d4", "a4", "d1")
# [index of a move] -> win rate of its player before it, loss, best move, the line after that
FOUND = {
    0: (0.55, 0.0, "b2", ()),
    1: (0.5, 0.3, "c2", ("a1", "d4")),
    2: (0.8, 0.02, "a2", ()),
    3: (0.66, 0.12, "b1", ()),
    4: (1.0, 1.0, "d1", ()),
    5: (1.0, 0.0, "d1", ()),
}
PROVEN = {4, 5}


def played() -> GameRecord:
    record = GameRecord(GAMES["egotzi"].setup(size=4, pie=False))
    for turn in TURNS:
        record.play_text(turn)
    return record


def made_up(
    start: Position,
    turns: Sequence[tuple[int, ...]],
    simulations: int,
    *,
    known: Mapping[int, MoveReview],
    stop: threading.Event,
    progress: Callable[[int, MoveReview], None],
) -> None:
    """Review a game as ``FOUND`` says, like ``review_moves``."""
    positions = [start]
    for turn in turns:
        positions.append(positions[-1].copy())
        positions[-1].play_turn(turn)
    for at in reversed(range(len(turns))):
        if stop.is_set():
            return
        if at not in known or known[at].simulations < simulations:
            progress(at, review_of(positions[at], turns[at], at, simulations))


def write_blunders(record: GameRecord) -> None:
    """Write a review of any game into its record, in which every third move is a blunder.

    Better was a pass where one is legal, else the last of all legal turns.
    """
    for at, node in enumerate(record.main_line):
        assert node.parent is not None
        before = record.position_at(node.parent)
        others = {before.write(turn) for turn in before.legal_turns()} - {node.text}
        review = MoveReview(
            player=before.player,
            turn=node.text,
            best="pass" if "pass" in others else max(others, default=node.text),
            win_rate=0.5,
            loss=0.0 if at % 3 else 0.16 + at / 1000,
            proven=False,
            proven_after=False,
            simulations=20_000,
        )
        write_move_review(record, node, review, review.simulations)


def review_of(position: Position, turn: tuple[int, ...], at: int, simulations: int) -> MoveReview:
    rate, loss, best, line = FOUND.get(at, (0.5, 0.0, position.write(turn), ()))
    return MoveReview(
        player=position.player,
        turn=position.write(turn),
        best=best,
        win_rate=rate_for(position.player, rate),
        loss=loss,
        proven=at in PROVEN,
        proven_after=at in PROVEN,
        simulations=simulations,
        line=line,
    )
