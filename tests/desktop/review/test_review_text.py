"""What a review says about a bad move: facts from the reviews of two moves, and no more."""

from __future__ import annotations

import dataclasses

import pytest

from desktop.review.review_text import move_sentence, next_sentence
from desktop.views.game_views import VIEWS
from rules.games import read_setup
from rules.record.game_record import GameRecord
from rules.review.game_review import review_moves
from rules.review.move_review import MoveReview

VIEW = VIEWS["egotzi"]
BAD = MoveReview(
    player=0,
    turn="b2",
    best="c3",
    win_rate=0.6,
    loss=0.3,
    proven=False,
    proven_after=False,
    simulations=100,
)
REPLY = dataclasses.replace(BAD, player=1, turn="d4", best="d1", win_rate=0.3, loss=0.1)


def first_move(text: str = "b2", *, pie: str = "off", size: int = 4) -> GameRecord:
    record = GameRecord(read_setup(f"egotzi size={size} pie={pie}".split()))
    record.play_text(text)
    return record


def said(following: MoveReview | None, review: MoveReview = BAD) -> str:
    """Return what follows the win rates."""
    sentence = move_sentence(VIEW, first_move().node, 1, review, following)
    return sentence.partition("%. ")[2]


def test_the_best_reply_is_named_where_the_next_move_is_reviewed() -> None:
    assert said(REPLY) == "The best reply is d1. Better: c3."
    assert said(None) == "Better: c3."


def test_a_reply_that_is_proven_to_win_wins_by_force() -> None:
    won = dataclasses.replace(REPLY, win_rate=0.0, proven=True)
    assert said(won) == "The reply d1 then wins by force. Better: c3."
    for other in (
        dataclasses.replace(won, proven=False),
        dataclasses.replace(won, win_rate=0.5),
        dataclasses.replace(won, win_rate=1.0),
    ):
        assert said(other) == "The best reply is d1. Better: c3."


def test_the_same_players_next_move_is_no_reply() -> None:
    assert said(dataclasses.replace(REPLY, player=0)) == "Better: c3."


def test_a_pass_is_a_word() -> None:
    assert said(dataclasses.replace(REPLY, best="pass")) == "The best reply is pass. Better: c3."
    swap = dataclasses.replace(BAD, best="swap")
    assert said(None, swap) == "Better: swap colours."


def test_a_good_move_has_no_reply() -> None:
    good = dataclasses.replace(BAD, loss=0.01)
    assert said(REPLY, good) == "The engine prefers c3."


@pytest.mark.parametrize("second", ["swap", "a1"])
def test_an_opening_too_strong_to_keep_is_explained_by_the_swap(second: str) -> None:
    record = first_move("c2", pie="on", size=5)
    opening = record.node
    record.play_text(second)
    turns = [node.turn for node in record.main_line]
    reviews = review_moves(record.setup.start(), turns, 4000)
    for sentence in (move_sentence, next_sentence):
        text = sentence(VIEW, opening, 1, reviews[0], reviews[1])
        assert "1. Black c2: mistake." in text
        assert "c2 is too strong an opening: the other player can swap colours and take it." in text
        assert "reply" not in text


def test_a_weak_opening_is_not_said_to_be_too_strong() -> None:
    text = move_sentence(VIEW, first_move(pie="on").node, 1, BAD, REPLY)
    assert "too strong" not in text
    assert "The best reply is d1." in text


@pytest.mark.parametrize(
    ("rate", "words"), [(0.6, "the best move found"), (0.1, "no better move was found")]
)
def test_no_move_is_praised_where_the_game_is_lost(rate: float, words: str) -> None:
    best = dataclasses.replace(BAD, best="b2", loss=0.0, win_rate=rate)
    assert words in move_sentence(VIEW, first_move().node, 1, best)
