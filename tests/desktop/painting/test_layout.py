"""The layouts of all boards, upright, rotated and mirrored; the routes of pieces."""

from __future__ import annotations

import cmath
import math
import random
from collections.abc import Iterator

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point

from desktop.painting.layout import CELL, Layout
from desktop.painting.layout_builder import lay_out
from desktop.painting.orientation import UPRIGHT, Orientation
from desktop.painting.route import along, route
from desktop.painting.wedges import fans, places, vertex
from rules.board import Board, Grid, polygon, square
from rules.piece import Change, Motion, Piece
from rules.setup import Setup


def layout_of(setup: Setup) -> Layout:
    return lay_out(setup.game.board(setup))


def test_cells_that_share_an_edge_are_the_neighbours(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    tree = shapely.STRtree(layout.cells)
    for site, cell in enumerate(layout.cells):
        found = set()
        for other in tree.query(cell.buffer(1)):
            strip = cell.buffer(0.5).intersection(layout.cells[other].buffer(0.5))
            if other != site and strip.area > 0.1 * CELL:  # a corner alone is far less
                found.add(int(other))
        assert found == set(layout.board.neighbours(site)), layout.board.names[site]


def test_cells_tile_the_board(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    total = sum(cell.area for cell in layout.cells)
    united = shapely.union_all([cell.buffer(1e-6) for cell in layout.cells])
    assert united.geom_type == "Polygon"
    assert not united.interiors
    assert united.area == pytest.approx(total, rel=1e-5)
    assert total / len(layout.cells) == pytest.approx(
        CELL**2 * (1 if layout.board.grid is Grid.SQUARES else 3**0.5 / 2)
    )


def test_every_point_of_a_cell_hits_its_site(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    dice = random.Random(7)
    for site, (cell, (x, y)) in enumerate(zip(layout.cells, layout.centres, strict=True)):
        assert layout.site_at(x, y) == site
        for corner_x, corner_y in list(cell.exterior.coords)[:-1]:
            share = dice.uniform(0.5, 0.98)
            assert layout.site_at(x + share * (corner_x - x), y + share * (corner_y - y)) == site


def test_nothing_off_the_board_is_hit(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    left, top, right, bottom = layout.plate.bounds
    for x, y in ((left, top), (right, bottom), (right + 1e4, 0), (0, top - 1)):
        assert layout.site_at(x, y) == -1


def test_faces_and_stones_fit_into_their_cells(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    for site, cell in enumerate(layout.cells):
        face = layout.faces[site]
        assert cell.buffer(-3).contains(face)
        assert face.area > 0.75 * cell.area
        stone = Point(layout.centres[site]).buffer(layout.stone_radius[site])
        assert face.contains(stone)
        assert 0.3 * CELL < layout.stone_radius[site] < 0.48 * CELL


def test_the_plate_contains_everything(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    assert layout.plate.contains(layout.outline)
    for band in layout.bands:
        assert layout.plate.contains(band.area)
        assert band.area.contains(Point(band.badge))
    for label in layout.labels:
        assert layout.plate.contains(Point(label.at))


def test_every_side_that_is_a_goal_has_a_band_along_its_cells(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    board = layout.board
    assert len(layout.bands) == len(board.side_owners)
    for side, band in enumerate(layout.bands):
        near = {s for s, cell in enumerate(layout.cells) if cell.distance(band.area) < 0.2 * CELL}
        assert near == set(board.side(side))
        for other in layout.bands[:side]:
            assert band.area.intersection(other.area).area == 0


@pytest.mark.parametrize(("sides", "worst"), [(5, 1.75), (7, 1.75), (9, 3.0)])
@pytest.mark.parametrize("size", range(3, 10))
def test_cells_of_polygons_are_not_too_uneven(sides: int, size: int, worst: float) -> None:
    areas = [cell.area for cell in lay_out(polygon(sides, size)).cells]
    assert max(areas) / min(areas) < worst
    assert all(
        cell.equals_exact(cell.convex_hull.normalize(), 1e-6)
        or cell.convex_hull.area == pytest.approx(cell.area)
        for cell in lay_out(polygon(sides, size)).cells
    )


# -- the mesh of boards with 5, 7 and 9 sides ----------------------------------------------------


MESHES = [(sides, size) for sides in (5, 7, 9) for size in range(3, 10)]


@pytest.mark.parametrize(("sides", "size"), MESHES)
def test_fans_are_the_neighbours_and_the_extra_ring(sides: int, size: int) -> None:
    board = polygon(sides, size)
    for site, around in enumerate(fans(sides, size)):
        assert {v for v in around if v < board.site_count} == set(board.neighbours(site))
        assert len(around) == (sides if site == 0 else 6)


@pytest.mark.parametrize(("sides", "size"), MESHES)
def test_fans_go_clockwise_once_around(sides: int, size: int) -> None:
    where = places(sides, size)
    assert len(where) == vertex(sides, size + 1, 0)
    for site, around in enumerate(fans(sides, size)):
        turns = [
            cmath.phase((where[b] - where[site]) / (where[a] - where[site]))
            for a, b in zip(around, around[1:] + around[:1], strict=True)
        ]
        assert all(-math.pi < turn < 0 for turn in turns)
        assert sum(turns) == pytest.approx(-2 * math.pi)


# -- the routes of pieces ------------------------------------------------------------------------


LAYOUT = lay_out(square(5))


def site(name: str) -> int:
    return LAYOUT.board.site(name)


def test_a_wrap_leaves_the_board_and_enters_on_the_other_side() -> None:
    change = Change(Motion.WRAP, Piece(site("a3"), 0), site("d3"), direction=(1, 0))
    (start, out), (back, end) = route(LAYOUT, change)
    assert (start, end) == (LAYOUT.centres[site("d3")], LAYOUT.centres[site("a3")])
    assert out[0] > LAYOUT.outline.bounds[2]
    assert back[0] < LAYOUT.outline.bounds[0]
    assert out[1] == back[1] == start[1]
    assert LAYOUT.site_at(*out) == LAYOUT.site_at(*back) == -1
    change = Change(Motion.WRAP, Piece(site("c1"), 0), site("c5"), direction=(0, 1))
    (_, out), _ = route(LAYOUT, change)
    assert out[1] < LAYOUT.outline.bounds[1]  # rows count upwards on the screen too


def test_a_piece_moves_straight_bounces_or_stays() -> None:
    legs = route(LAYOUT, Change(Motion.MOVE, Piece(site("b4"), 0), site("b2")))
    assert legs == ((LAYOUT.centres[site("b2")], LAYOUT.centres[site("b4")]),)
    assert along(legs, 0.5) == LAYOUT.centres[site("b3")]
    bounce = Change(Motion.BOUNCE, Piece(site("c3"), 0), site("c3"), direction=(-1, 0))
    legs = route(LAYOUT, bounce)
    assert along(legs, 0) == along(legs, 1) == LAYOUT.centres[site("c3")]
    assert along(legs, 0.5)[0] == pytest.approx(LAYOUT.centres[site("c3")][0] - 0.3 * CELL)
    assert route(LAYOUT, Change(Motion.TURN, Piece(3, 0), 3)) == ()


# -- rotated and mirrored boards -----------------------------------------------------------------


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


def test_directions_rotate_with_the_board() -> None:
    board = square(5)
    for orientation in orientations(board):
        layout = lay_out(board, orientation)
        middle, above = board.site("c3"), board.site("c4")
        (x0, y0), (x1, y1) = layout.centres[middle], layout.centres[above]
        assert layout.on_screen((0, 1)) == (round((x1 - x0) / CELL), round((y1 - y0) / CELL))
    assert lay_out(board, Orientation(4)) is lay_out(board, UPRIGHT)
