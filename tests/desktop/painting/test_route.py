"""The routes of pieces."""

from __future__ import annotations

import pytest

from desktop.painting.layout import CELL
from desktop.painting.layout_builder import lay_out
from desktop.painting.route import along, route
from rules.board import square
from rules.piece import Change, Motion, Piece

LAYOUT = lay_out(square(5))


def site(name: str) -> int:
    return LAYOUT.board.site(name)


def test_a_move_is_straight() -> None:
    legs = route(LAYOUT, Change(Motion.MOVE, Piece(site("b4"), 0), site("b2")))
    assert legs == ((LAYOUT.centres[site("b2")], LAYOUT.centres[site("b4")]),)
    assert along(legs, 0.5) == LAYOUT.centres[site("b3")]


def test_a_wrap_leaves_the_board_and_enters_on_the_other_side() -> None:
    change = Change(Motion.WRAP, Piece(site("a3"), 0), site("d3"), direction=(1, 0))
    (start, out), (back, end) = route(LAYOUT, change)
    assert (start, end) == (LAYOUT.centres[site("d3")], LAYOUT.centres[site("a3")])
    assert out[0] > LAYOUT.outline.bounds[2]
    assert back[0] < LAYOUT.outline.bounds[0]
    assert out[1] == back[1] == start[1]
    assert LAYOUT.site_at(*out) == LAYOUT.site_at(*back) == -1


def test_rows_count_upwards_on_the_screen_too() -> None:
    change = Change(Motion.WRAP, Piece(site("c1"), 0), site("c5"), direction=(0, 1))
    (_, out), _ = route(LAYOUT, change)
    assert out[1] < LAYOUT.outline.bounds[1]


def test_a_bounce_goes_out_and_back() -> None:
    change = Change(Motion.BOUNCE, Piece(site("c3"), 0), site("c3"), direction=(-1, 0))
    legs = route(LAYOUT, change)
    assert along(legs, 0) == along(legs, 1) == LAYOUT.centres[site("c3")]
    assert along(legs, 0.5)[0] == pytest.approx(LAYOUT.centres[site("c3")][0] - 0.3 * CELL)


def test_a_piece_that_stays_has_no_route() -> None:
    assert route(LAYOUT, Change(Motion.APPEAR, Piece(3, 0), 3)) == ()
    assert route(LAYOUT, Change(Motion.TURN, Piece(3, 0), 3)) == ()
