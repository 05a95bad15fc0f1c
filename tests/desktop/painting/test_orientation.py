"""Rotated and mirrored boards: points, and the layouts of all boards."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.painting.layout import CELL
from desktop.painting.layout_builder import lay_out
from desktop.painting.orientation import UPRIGHT, Orientation
from rules.board import Board, hexagon, square
from rules.setup import Setup

SIDES = st.sampled_from([3, 4, 5, 6, 7, 9])
ORIENTATIONS = st.builds(Orientation, st.integers(-20, 20), st.booleans())
POINTS = st.tuples(st.floats(-900, 900), st.floats(-900, 900))


def orientations(board: Board) -> Iterator[Orientation]:
    for sectors in range(board.side_count):
        yield Orientation(sectors, mirrored=False)
        yield Orientation(sectors, mirrored=True)


@given(POINTS, SIDES, ORIENTATIONS)
def test_rotations_and_flips_are_undone(
    at: tuple[float, float], sides: int, orientation: Orientation
) -> None:
    seen = orientation.place(at, sides)
    assert orientation.rotated(3).rotated(-3) == orientation
    assert orientation.flipped().flipped() == orientation
    assert orientation.rotated(sides).normalized(sides) == orientation.normalized(sides)
    assert orientation.normalized(sides).place(at, sides) == pytest.approx(seen, abs=1e-6)
    mirrored = orientation.flipped().place(at, sides)
    assert mirrored == pytest.approx((-seen[0], seen[1]), abs=1e-6)


def test_a_sector_is_rotated_clockwise() -> None:
    assert Orientation(1).place((0, -10), 4) == (10, 0)  # from the top to the right
    assert Orientation(1, mirrored=True).place((5, -10), 4) == (10, -5)


def test_a_rotated_board_covers_itself(any_setup: Setup) -> None:
    board = any_setup.game.board(any_setup)
    upright = lay_out(board)
    found = set()
    for orientation in orientations(board):
        centres = lay_out(board, orientation).centres
        found.add(tuple([upright.site_at(*centre) for centre in centres]))
    assert found == set(board.symmetries)


def test_every_cell_is_hit_in_every_orientation(any_setup: Setup) -> None:
    board = any_setup.game.board(any_setup)
    for orientation in orientations(board):
        layout = lay_out(board, orientation)
        for site, (x, y) in enumerate(layout.centres):
            assert layout.site_at(x, y) == site
            for corner_x, corner_y in layout.cells[site].exterior.coords[:2]:
                assert layout.site_at(x + 0.9 * (corner_x - x), y + 0.9 * (corner_y - y)) == site


def test_labels_and_bands_rotate_with_their_cells_and_sides(any_setup: Setup) -> None:
    board = any_setup.game.board(any_setup)
    layout = lay_out(board, Orientation(1, mirrored=True))
    for label, upright in zip(layout.labels, lay_out(board).labels, strict=True):
        assert label.text == upright.text
        if label.site >= 0:
            assert label.at == layout.centres[label.site]
    for side, band in enumerate(layout.bands):
        near = {s for s, cell in enumerate(layout.cells) if cell.distance(band.area) < 0.2 * CELL}
        assert near == set(board.side(side))


def test_coordinates_of_a_square_board_match_its_rows_in_every_orientation() -> None:
    board = square(6)
    for orientation in orientations(board):
        layout = lay_out(board, orientation)
        left, _top, _right, bottom = layout.outline.bounds
        for label in layout.labels:
            x, y = label.at
            assert (x < left) != (y > bottom)  # on the left or below
            for site, (site_x, site_y) in enumerate(layout.centres):
                beside = abs(site_x - x) < 1 if y > bottom else abs(site_y - y) < 1
                assert beside == (label.text in (board.names[site][0], board.names[site][1:]))


def test_coordinates_of_a_hexagon_board_are_in_line_with_their_cells() -> None:
    board = hexagon(4)
    for orientation in orientations(board):
        layout = lay_out(board, orientation)
        for label in layout.labels:
            nearest = min(
                range(board.site_count), key=lambda s: math.dist(label.at, layout.centres[s])
            )
            assert label.text in (board.names[nearest][0], board.names[nearest][1:])


def test_directions_rotate_with_the_board() -> None:
    board = square(5)
    for orientation in orientations(board):
        layout = lay_out(board, orientation)
        middle, above = board.site("c3"), board.site("c4")
        (x0, y0), (x1, y1) = layout.centres[middle], layout.centres[above]
        assert layout.on_screen((0, 1)) == (round((x1 - x0) / CELL), round((y1 - y0) / CELL))
    assert lay_out(board, Orientation(4)) is lay_out(board, UPRIGHT)
