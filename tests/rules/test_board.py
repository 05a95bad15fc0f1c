"""Boards of every shape and size: names, neighbours, sides, places and symmetries."""

from __future__ import annotations

import pytest

from rules.board import (
    EITHER,
    Board,
    Grid,
    hexagon,
    neighbour_lists,
    polygon,
    square,
    triangle,
)

SQUARES = [square(size) for size in range(3, 12)]
HEXAGONS = [hexagon(size) for size in range(2, 11)]
TRIANGLES = [triangle(size) for size in range(3, 16)]
POLYGONS = [polygon(sides, size) for sides in (5, 7, 9) for size in range(3, 10)]

every_board = pytest.mark.parametrize(
    "board", [*SQUARES, *HEXAGONS, *TRIANGLES, *POLYGONS], ids=repr
)


def names(board: Board, sites: tuple[int, ...]) -> list[str]:
    return sorted([board.names[site] for site in sites])


@every_board
def test_names_lead_back_to_their_sites(board: Board) -> None:
    assert len(board.names) == len(board.places) == board.site_count
    assert [board.site(name) for name in board.names] == list(range(board.site_count))
    with pytest.raises(KeyError):
        board.site("z99")


@every_board
def test_neighbours_are_mutual_and_one_apart(board: Board) -> None:
    for site in range(board.site_count):
        around = board.neighbours(site)
        assert len(set(around)) == len(around)
        for other in around:
            assert site != other
            assert site in board.neighbours(other)
            # seven wedges squeeze a ring, nine even more
            assert 0.6 < abs(board.places[site] - board.places[other]) < 1.3
    with pytest.raises(IndexError):
        board.neighbours(board.site_count)


@every_board
def test_every_site_can_be_reached(board: Board) -> None:
    seen, front = {0}, {0}
    while front:
        front = {other for site in front for other in board.neighbours(site)} - seen
        seen |= front
    assert len(seen) == board.site_count


@every_board
def test_sides_share_their_corners_with_the_next_one(board: Board) -> None:
    for side in range(board.side_count):
        along = set(board.side(side))
        assert len(along) == board.size
        for other in range(board.side_count):
            apart = (side - other) % board.side_count
            corners = along & set(board.side(other))
            if apart in (1, board.side_count - 1):
                assert len(corners) == 1
            elif apart:
                assert not corners
        assert all(side in board.sides_of(site) for site in along)


@every_board
def test_symmetries_keep_neighbours_and_sides(board: Board) -> None:
    symmetries = board.symmetries
    assert symmetries[0] == tuple(range(board.site_count))
    assert len(set(symmetries)) == 2 * board.side_count
    sides = {frozenset(board.side(side)) for side in range(board.side_count)}
    for symmetry in symmetries:
        assert sorted(symmetry) == list(range(board.site_count))
        for site in range(board.site_count):
            moved = {symmetry[other] for other in board.neighbours(site)}
            assert moved == set(board.neighbours(symmetry[site]))
        assert {frozenset([symmetry[site] for site in side]) for side in sides} == sides


def rhombus(owners: tuple[int, ...] = ()) -> Board:
    """Return a board of 3 times 3 hexagons in a rhombus."""
    cells = [(column, row) for row in range(3) for column in range(3)]
    return Board(
        shape="rhombus",
        grid=Grid.HEXAGONS,
        size=3,
        names=[f"{'abc'[column]}{row + 1}" for column, row in cells],
        places=[complex(column + row / 2 - 1.5, (row - 1) * 3**0.5 / 2) for column, row in cells],
        neighbours=neighbour_lists(
            cells,
            lambda x, y: (
                (x + 1, y),
                (x, y + 1),
                (x - 1, y + 1),
                (x - 1, y),
                (x, y - 1),
                (x + 1, y - 1),
            ),
        ),
        sides=[
            [site for site, cell in enumerate(cells) if cell[axis] == end]
            for axis, end in ((1, 0), (0, 2), (1, 2), (0, 0))
        ],
        side_owners=owners,
    )


def test_symmetries_keep_the_owners_of_sides() -> None:
    whole, half_turn = tuple(range(9)), tuple(range(8, -1, -1))
    assert rhombus().symmetries == (whole, half_turn)
    assert rhombus((0, 1, 0, 1)).symmetries == (whole, half_turn)
    assert rhombus((0, 1, EITHER, 1)).symmetries == (whole,)


def test_coordinates_name_all_sites() -> None:
    for board in (*SQUARES, *HEXAGONS):
        texts = {coordinate.text for coordinate in board.coordinates}
        assert texts == {part for name in board.names for part in (name[0], name[1:])}
        for text, site, direction in board.coordinates:
            assert text in board.names[site]
            beyond = board.places[site] + direction
            assert min(abs(place - beyond) for place in board.places) > 0.99


@every_board
def test_the_middle_of_the_board_is_at_zero(board: Board) -> None:
    assert abs(sum(board.places)) < 1e-6 * board.site_count


@pytest.mark.parametrize("board", SQUARES, ids=repr)
def test_squares(board: Board) -> None:
    assert (board.shape, board.grid) == ("square", Grid.SQUARES)
    assert board.site_count == board.size**2
    degrees = [len(board.neighbours(site)) for site in range(board.site_count)]
    assert [degrees.count(n) for n in (2, 3, 4)] == [
        4,
        4 * (board.size - 2),
        (board.size - 2) ** 2,
    ]
    # columns a, b, … from the left, rows 1, 2, … from the bottom
    assert board.names[1] == "b1"
    assert board.names[board.size] == "a2"
    assert board.places[1].real > board.places[0].real
    assert board.places[board.size].imag > board.places[0].imag


@pytest.mark.parametrize("board", HEXAGONS, ids=repr)
def test_hexagons(board: Board) -> None:
    n = board.size
    assert (board.shape, board.grid) == ("hexagon", Grid.HEXAGONS)
    assert board.site_count == 3 * n * (n - 1) + 1
    degrees = [len(board.neighbours(site)) for site in range(board.site_count)]
    assert [degrees.count(d) for d in (3, 4, 6)] == [6, 6 * (n - 2), board.site_count - 6 * (n - 1)]


@pytest.mark.parametrize("board", TRIANGLES, ids=repr)
def test_triangles(board: Board) -> None:
    n = board.size
    assert (board.shape, board.grid) == ("triangle", Grid.HEXAGONS)
    assert board.site_count == n * (n + 1) // 2
    degrees = [len(board.neighbours(site)) for site in range(board.site_count)]
    assert [degrees.count(d) for d in (2, 4)] == [3, 3 * (n - 2)]
    assert set(degrees) <= {2, 4, 6}


@pytest.mark.parametrize("board", POLYGONS, ids=repr)
def test_polygons(board: Board) -> None:
    k, n = board.side_count, board.size
    assert (board.shape, board.grid) == ("polygon", Grid.WEDGES)
    assert board.site_count == 1 + k * n * (n - 1) // 2
    assert len(board.neighbours(0)) == k
    assert board.places[0] == 0
    # ring j: k·j cells, a corner touches three cells of the next ring, any other cell two
    first = 1
    for ring in range(1, n - 1):
        last = first + k * ring
        outwards = [
            sum(other >= last for other in board.neighbours(site)) for site in range(first, last)
        ]
        assert outwards == [3 if i % ring == 0 else 2 for i in range(k * ring)]
        first = last


def test_where_rows_and_rings_begin() -> None:
    y = triangle(4)
    assert y.names == ("a1", "b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3", "d4")
    assert y.places[0].imag == max(place.imag for place in y.places)
    assert names(y, y.neighbours(y.site("c2"))) == ["b1", "b2", "c1", "c3", "d2", "d3"]
    yodd = hexagon(3)
    assert yodd.names[:3] == ("a1", "a2", "a3")
    assert yodd.names[-1] == "e3"
    assert len({place.imag for place in yodd.places[:3]}) == 1
    assert yodd.places[0].imag == min(place.imag for place in yodd.places)
    assert names(yodd, yodd.neighbours(yodd.site("c1"))) == ["b1", "c2", "d1"]
    star = polygon(5, 3)
    assert star.names[:7] == ("a1", "b1", "b2", "b3", "b4", "b5", "c1")
    top = star.places[star.site("c1")]
    assert top.imag == max(place.imag for place in star.places)
    assert star.places[star.site("c2")].real > top.real  # clockwise
    assert names(star, star.neighbours(star.site("b1"))) == ["a1", "b2", "b5", "c1", "c10", "c2"]


def test_a_board_with_more_sites_than_there_is_room_for_is_refused() -> None:
    with pytest.raises(ValueError, match="406 sites"):
        polygon(9, 10)
