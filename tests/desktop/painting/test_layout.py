"""The layouts of all boards."""

from __future__ import annotations

import random

import pytest
import shapely
from shapely import Point

from desktop.painting.layout import CELL, Layout
from desktop.painting.layout_builder import lay_out
from rules.board import Grid, polygon, square, triangle
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


def test_labels_name_their_cells() -> None:
    for board in (triangle(5), polygon(7, 4)):
        for label in lay_out(board).labels:
            assert label.text == board.names[label.site]
            assert label.at == lay_out(board).centres[label.site]


def test_a_square_board_has_a1_at_the_lower_left() -> None:
    layout = lay_out(square(3))
    names = [
        [layout.board.names[layout.site_at(x * CELL, y * CELL)] for x in (-1, 0, 1)]
        for y in (-1, 0, 1)
    ]
    assert names == [["a3", "b3", "c3"], ["a2", "b2", "c2"], ["a1", "b1", "c1"]]
    assert layout.tones[layout.board.site("a1")] != layout.tones[layout.board.site("b1")]
    assert layout.tones[layout.board.site("a1")] == layout.tones[layout.board.site("b2")]


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


def test_polygons_have_a_corner_at_twelve_oclock() -> None:
    layout = lay_out(polygon(5, 4))
    x, y = layout.centres[layout.board.site("d1")]
    assert x == pytest.approx(0, abs=0.1)
    assert y == min(y for _, y in layout.centres)
    right_x, _ = layout.centres[layout.board.site("d2")]
    assert right_x > 0  # clockwise
