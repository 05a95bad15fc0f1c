"""Hex by its rules, and against a plain program that shares nothing with it."""

import itertools

import pytest
from oddments_hex.rules import HexEnding, HexRefusalReason

from desktop.testing import Check, checks_of
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.library.positions import canonical_key
from rules.perft import perft
from rules.piece import Touch
from rules.placement import PlacementError
from rules.position import BLACK, WHITE, Position
from rules.refusal import Refusal, RefusalReason

HEX = GAMES["hex"]


@pytest.mark.parametrize("check", checks_of("hex"), ids=str)
def test_what_every_game_does(check: Check) -> None:
    check()


def after(size: int, turns: str, *, pie: bool = False) -> Position:
    position = HEX.setup(size=size, pie=pie).start()
    for turn in turns.split():
        position.play_turn(position.read(turn))
    return position


def plainly_connected(size: int, stones: dict[tuple[int, int], int], colour: int) -> bool:
    """Return whether a colour connects its sides; cells are (column, row)."""
    along = 1 if colour == BLACK else 0
    reached = {cell for cell, owner in stones.items() if owner == colour and cell[along] == 0}
    while True:
        more = {
            (column + x, row + y)
            for column, row in reached
            for x, y in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
            if stones.get((column + x, row + y)) == colour
        } - reached
        if not more:
            return any(cell[along] == size - 1 for cell in reached)
        reached |= more


def plain_count(size: int, depth: int, stones: dict[tuple[int, int], int], colour: int) -> int:
    """Return the number of lines of so many turns without the pie rule."""
    if depth == 0 or plainly_connected(size, stones, 1 - colour):
        return 1
    cells = itertools.product(range(size), range(size))
    return sum(
        plain_count(size, depth - 1, {**stones, cell: colour}, 1 - colour)
        for cell in cells
        if cell not in stones
    )


@pytest.mark.parametrize(("size", "depth"), [(3, 6), (4, 4)])
def test_lines_are_counted_as_by_a_plain_program(size: int, depth: int) -> None:
    start = HEX.setup(size=size, pie=False).start()
    assert perft(start, depth) == plain_count(size, depth, {}, BLACK)


def test_black_connects_top_and_bottom_and_white_left_and_right() -> None:
    won = after(4, "c3 a4 d1 c2 d2 c4 b4")
    outcome = won.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (BLACK, HexEnding.CONNECTED)
    assert {won.board.names[site] for site in outcome.sites} == {"d1", "d2", "c3", "b4"}
    won = after(4, "a4 c2 b3 b2 d2 d1 a3 a2")
    outcome = won.outcome()
    assert outcome is not None
    assert outcome.winner == WHITE
    assert won.legal_steps() == []


def test_after_a_swap_the_second_player_has_the_stone() -> None:
    swapped = after(4, "b3 swap", pie=True)
    assert (swapped.player, swapped.colour) == (0, WHITE)
    assert [piece.colour for piece in swapped.pieces()] == [BLACK]


def test_a_taken_cell_is_refused() -> None:
    position = after(4, "b3")
    site = position.board.site("b3")
    assert position.refusal((Touch(site),)) == Refusal(RefusalReason.OCCUPIED, (site,))
    assert position.refusal((Touch(site + 1),)) is None


def test_a_position_may_begin_at_its_end() -> None:
    assert HEX.setup(size=3).read_placed("Ba1a2a3b3/Wb1b2c2/white").start().over


@pytest.mark.parametrize(
    ("size", "placement"),
    [
        (3, "Ba1a2a3/Wb2c2c3/black"),  # Black has won, and is to move
        (4, "Ba1a2a3a4c1c2c3c4/Wb1b2b3b4d1d2d3/white"),  # no stone has decided it alone
    ],
)
def test_a_chain_must_have_been_completed_by_the_last_stone(size: int, placement: str) -> None:
    with pytest.raises(PlacementError) as error:
        HEX.setup(size=size).read_placed(placement)
    assert error.value.refusal is not None
    assert error.value.refusal.reason is HexRefusalReason.WON_BEFORE


def test_only_half_turns_are_symmetries() -> None:
    one, turned, mirrored = after(4, "b1 d3"), after(4, "c4 a2"), after(4, "a2 c4")
    assert canonical_key(one) == canonical_key(turned)
    assert canonical_key(one) != canonical_key(mirrored)


def test_the_engine_finds_the_win() -> None:
    position = after(4, "c3 a4 d1 c2 d2 c4")
    report = Engine().search(position, [], Limits(simulations=2000, seed=1))
    assert position.write(report.candidates[0].turn) == "b4"


def test_stones_still_needed() -> None:
    assert [(count.black, count.white) for count in after(4, "").tally()] == [(4, 4)]
    assert [(count.black, count.white) for count in after(4, "c3 a4").tally()] == [(3, 3)]
