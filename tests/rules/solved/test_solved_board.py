"""Solved boards: what their files keep, and what is refused."""

from __future__ import annotations

import json

import pytest

from rules.games import read_setup
from rules.setup import Setup
from rules.solved.position_keys import position_keys
from rules.solved.results import DRAW, LOSS, WIN
from rules.solved.solved_board import SolvedBoard, SolvedBoardError
from rules.solving.table import solved_table

SETUP = read_setup(["wythe", "size=3", "pie=off"])


def first_results(setup: Setup) -> dict[bytes, int]:
    """Return a result for each position after one turn: all three of them occur."""
    start = setup.start()
    keys = position_keys(setup.game, start.board)
    results: dict[bytes, int] = {}
    for turn in start.legal_turns():
        after = start.copy()
        after.play_turn(turn)
        results.setdefault(keys.key(after), (WIN, DRAW, LOSS)[len(results) % 3])
    return results


def drawn_board() -> SolvedBoard:
    return solved_table(SETUP, first_results(SETUP), 77, pieces=2)


def test_wins_draws_and_losses_come_back_from_the_file() -> None:
    board = SolvedBoard.read(drawn_board().write(), SETUP)
    start = SETUP.start()
    keys = position_keys(SETUP.game, start.board)
    results = first_results(SETUP)
    assert set(results.values()) == {WIN, DRAW, LOSS}
    for turn, result in board.turn_results(start).items():
        after = start.copy()
        after.play_turn(turn)
        assert result == -results[keys.key(after)]
    assert board.result(start) == WIN
    assert (board.positions, board.pieces) == (77, 2)
    assert board.write() == drawn_board().write()


def test_outside_the_table_nothing_is_said() -> None:
    after = SETUP.start()
    after.play_turn(next(after.legal_turns()))
    assert drawn_board().turn_results(after) == {}
    assert drawn_board().result(after) is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "format 2, not 1"),
        ({"board": "size-9"}, "a table of size-9, not of size-3"),
        ({"sha256": ""}, "a damaged table"),
        ({"tables": None}, "not a table"),
        ({"tables": ["long"]}, "not a table"),
        ({"tables": [1]}, "not a table"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(change: dict[str, object], message: str) -> None:
    line, _, body = drawn_board().write().partition(b"\n")
    changed = json.dumps(json.loads(line) | change).encode() + b"\n" + body
    with pytest.raises(SolvedBoardError, match=message):
        SolvedBoard.read(changed, SETUP)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]\n", b"\xff\xfe\n", b"17\n"])
def test_what_is_no_table_is_refused(data: bytes) -> None:
    with pytest.raises(SolvedBoardError, match="not a table"):
        SolvedBoard.read(data, SETUP)
