"""A review as facts for JSON (docs/review.md), and as a line for humans."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.record.game_record import GameRecord
from rules.record.simple_text import shown_text, simple_text
from rules.review.accuracy import game_accuracy
from rules.review.game_line import MoveReviews, game_line
from rules.review.level_estimate import level_estimate
from rules.review.move_review import MoveReview, rate_for
from rules.review.verdict import Verdict

Facts = dict[str, Any]

# [verdict] -> the number that it counts for
_COUNTED = {
    Verdict.INACCURACY: "inaccuracies",
    Verdict.MISTAKE: "mistakes",
    Verdict.BLUNDER: "blunders",
    Verdict.MISSED_WIN: "blunders",
    Verdict.LOST_WON_GAME: "blunders",
}
_COUNTS = {"inaccuracies": "inaccuracy", "mistakes": "mistake", "blunders": "blunder"}  # of one
_ACCURACY_DECIMALS = 2
_LONGEST_NAME = 60


def game_facts(
    file: str, record: GameRecord, reviews: MoveReviews, *, levels: bool = True
) -> Facts:
    """Return the facts about a game all of whose moves are reviewed.

    Player 1 is the one who moved first: in a position that was set up, that may be White.
    ``levels``: whether the players' levels are estimated, as only reviews by our engine allow.
    """
    first = record.setup.start().player
    moves = [reviews[at] for at in range(len(game_line(record)))]
    return {
        "file": file,
        "game": str(record.setup),
        "players": [_player(record, moves, one, levels=levels) for one in (first, 1 - first)],
        "moves": [_move(move, first) for move in moves],
    }


def facts_text(facts: Facts) -> str:
    """Return a line about each player: accuracy, level, and how many moves were bad."""
    count = len(facts["moves"])
    file = shown_text(facts["file"])
    lines = [f"{file}: {facts['game']}, {count} move{'' if count == 1 else 's'}"]
    for number, player in enumerate(facts["players"], 1):
        accuracy = player["accuracy"]
        shown = "no moves" if accuracy is None else f"accuracy {accuracy:.1f}"
        counts = [
            f"{player[many]} {many if player[many] != 1 else one}" for many, one in _COUNTS.items()
        ]
        if player["level"] is not None:
            low, high = player["level_95"]
            shown += f", like level {player['level']} ({low} to {high})"
        name = simple_text(player["name"], _LONGEST_NAME) or f"player {number}"
        lines.append(f"  {name}: {', '.join([shown, *counts])}")
    return "\n".join(lines)


def _player(record: GameRecord, moves: list[MoveReview], player: int, *, levels: bool) -> Facts:
    accuracy = game_accuracy(moves, player)
    like = level_estimate(record.setup.game.key, moves, player) if levels else None
    verdicts = [move.verdict for move in moves if move.player == player]
    counts = Counter([_COUNTED[verdict] for verdict in verdicts if verdict in _COUNTED])
    return {
        "name": record.names[player],
        "accuracy": None if accuracy is None else round(accuracy, _ACCURACY_DECIMALS),
        **{count: counts[count] for count in _COUNTS},
        "level": None if like is None else like.level,
        "level_95": None if like is None else [like.low, like.high],
    }


def _move(move: MoveReview, first: int) -> Facts:
    return {
        "turn": move.turn,
        "player": 1 if move.player == first else 2,
        "win_rate": rate_for(first, move.win_rate),
        "best": move.best,
        "loss": move.loss,
        "verdict": move.verdict.value,
        "proven": move.proven,
    }
