"""Reviews on a solved board: every verdict is proven, without a search."""

from __future__ import annotations

import random

from rules.engine.game_knowledge import GAME_KNOWLEDGE
from rules.games import read_setup
from rules.games.solved_boards import solved_board
from rules.review.game_review import review_moves
from rules.solved.results import WIN


def test_every_move_is_compared_by_the_table() -> None:
    setup = read_setup(["oddy", "sides=3", "size=5", "pie=off"])
    board = solved_board(setup)
    assert board is not None
    dice = random.Random(4)
    position, turns, results = setup.start(), [], []
    while not position.over:
        found = board.turn_results(position)
        turns.append(dice.choice(list(found)))
        results.append((max(found.values()), found[turns[-1]]))
        position.play_turn(turns[-1])
    reviews = review_moves(setup.start(), turns, 1, knowledge=GAME_KNOWLEDGE)
    assert len(reviews) == len(turns)
    given_away = 0
    for at, (best, played) in enumerate(results):
        review = reviews[at]
        assert review.proven
        assert review.win_rate == ((best == WIN) == (review.player == 0))
        assert review.loss == (best - played) / 2
        given_away += best > played
    assert given_away > 0


def test_no_first_move_is_a_mistake_with_the_pie_rule() -> None:
    start = read_setup(["oddy", "sides=3", "size=5"]).start()
    for text in ("a1", "d3"):
        review = review_moves(start, [start.read(text)], 1, knowledge=GAME_KNOWLEDGE)[0]
        assert review.best == text
        assert review.loss == 0
