"""Boards of every shape and size: names, neighbours, sides, symmetries, and as diagrams."""

from __future__ import annotations

import re
from collections import Counter

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
from rules.diagram import diagram, rows
from rules.games import GAMES
from rules.piece import Piece
from rules.position import BLACK, NEUTRAL, WHITE

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


def shape_of(board: Board) -> tuple[str, Grid, dict[int, int]]:
    """Return a board's shape and grid, and how many sites have so many neighbours."""
    degrees = Counter([len(board.neighbours(site)) for site in range(board.site_count)])
    return board.shape, board.grid, +degrees


@pytest.mark.parametrize("n", range(3, 11))
def test_how_many_neighbours_sites_have(n: int) -> None:
    m = n - 2  # sites of a side without its corners
    assert shape_of(square(n)) == ("square", Grid.SQUARES, {2: 4, 3: 4 * m, 4: m**2})
    inner = 3 * (n - 1) * m + 1
    assert shape_of(hexagon(n)) == ("hexagon", Grid.HEXAGONS, {3: 6, 4: 6 * m, 6: inner})
    inner = m * (m - 1) // 2
    assert shape_of(triangle(n)) == (
        "triangle",
        Grid.HEXAGONS,
        +Counter({2: 3, 4: 3 * m, 6: inner}),
    )


def test_columns_begin_on_the_left_and_rows_at_the_bottom() -> None:
    board = square(4)
    assert (board.names[1], board.names[4]) == ("b1", "a2")
    assert board.places[1].real > board.places[0].real
    assert board.places[4].imag > board.places[0].imag


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


def drawn(board: Board, *pieces: Piece) -> list[str]:
    return diagram(board, pieces).splitlines()


def test_squares_show_heights_and_what_is_locked() -> None:
    pieces = [
        Piece(2, BLACK),
        Piece(3, BLACK),
        Piece(3, WHITE, level=1),
        Piece(1, WHITE, level=1, locked=True),
    ]
    assert drawn(square(2), *pieces) == [
        " 2 X   O2",
        " 1 .   O2#",
        "   a   b",
    ]


def test_neutral_pieces_have_a_sign_of_their_own() -> None:
    assert diagram(square(2), [Piece(0, NEUTRAL), Piece(3, BLACK)]).splitlines()[:2] == [
        " 2 . X",
        " 1 * .",
    ]
    assert "*a1*" in diagram(polygon(5, 3), [Piece(0, NEUTRAL)])


def test_the_order_of_pieces_does_not_matter() -> None:
    assert drawn(square(2), Piece(0, WHITE, level=1), Piece(0, BLACK))[1] == " 1 O2 ."


def test_rows_with_short_names_are_moved_by_the_longest() -> None:
    lines = drawn(hexagon(2)), drawn(triangle(12))
    names = [re.findall(r"\w+", line) for line in lines[1]]
    assert names[0] == ["a1", "a1"]
    assert names[-1] == ["l1", "l12"]
    centres = [(line.index(".") + line.rindex(".")) / 2 for line in lines[1]]
    assert set(centres) == {centres[0]}
    wide = drawn(hexagon(10))
    assert [line.split()[0] for line in wide[:3]] == ["s1", "r1", "q1"]
    centres = [(line.index(".") + line.rindex(".")) / 2 for line in wide]
    assert set(centres) == {centres[0]}


def test_each_shape_is_drawn() -> None:
    assert drawn(hexagon(2), Piece(6, BLACK), Piece(3, WHITE), Piece(0, BLACK)) == [
        " c1 . X c2",
        "b1 . O . b3",
        " a1 X . a2",
    ]
    assert drawn(triangle(3), Piece(1, BLACK), Piece(4, WHITE)) == [
        "  a1 . a1",
        " b1 X . b2",
        "c1 . O . c3",
    ]
    assert drawn(polygon(5, 2), Piece(5, BLACK), Piece(3, WHITE)) == [
        "      b1",
        "[b5]  a1   b2",
        "   b4   (b3)",
    ]


@every_board
def test_every_site_is_drawn_once(board: Board) -> None:
    black = [Piece(site, BLACK) for site in range(0, board.site_count, 2)]
    white = [Piece(site, WHITE) for site in range(1, board.site_count, 2)]
    text = diagram(board, black + white)
    marks = r"\[\w+\]", r"\(\w+\)"
    if board.side_count < 5 or board.side_count == 6:
        marks = r"X", r"O"
    assert len(re.findall(marks[0], text)) == len(black)
    assert len(re.findall(marks[1], text)) == len(white)
    assert "\n\n" not in text
    assert all(line == line.rstrip() for line in text.splitlines())


@every_board
def test_rows_hold_every_site_once(board: Board) -> None:
    assert sorted(site for row in rows(board) for site in row) == list(range(board.site_count))


def test_rows_run_from_the_top_and_from_the_left() -> None:
    def named(board: Board) -> list[list[str]]:
        return [[board.names[site] for site in row] for row in rows(board)]

    assert named(square(2)) == [["a2", "b2"], ["a1", "b1"]]
    assert named(hexagon(2))[0] == ["c1", "c2"]
    assert named(triangle(2)) == [["a1"], ["b1", "b2"]]
    assert named(polygon(5, 2)) == [["a1"], ["b1", "b2", "b3", "b4", "b5"]]


def test_games_start_with_their_pieces() -> None:
    start = GAMES["themisto"].setup().start()
    lines = diagram(start.board, start.pieces()).splitlines()
    assert lines[0] == " 8 O X O X O X O X"
    assert lines[7] == " 1 X O X O X O X O"
    assert lines[8] == "   a b c d e f g h"
