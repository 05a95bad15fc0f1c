import re

import pytest

from rules.board import Board, hexagon, polygon, square, triangle
from rules.diagram import diagram, rows
from rules.games import GAMES
from rules.piece import Piece
from rules.position import BLACK, NEUTRAL, WHITE

ALL_BOARDS = [
    *[square(size) for size in range(3, 12)],
    *[hexagon(size) for size in range(2, 11)],
    *[triangle(size) for size in range(3, 16)],
    *[polygon(sides, size) for sides in (5, 7, 9) for size in range(3, 10)],
]


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


def test_hexagons() -> None:
    assert drawn(hexagon(2), Piece(6, BLACK), Piece(3, WHITE), Piece(0, BLACK)) == [
        " c1 . X c2",
        "b1 . O . b3",
        " a1 X . a2",
    ]


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


def test_triangles() -> None:
    assert drawn(triangle(3), Piece(1, BLACK), Piece(4, WHITE)) == [
        "  a1 . a1",
        " b1 X . b2",
        "c1 . O . c3",
    ]


def test_polygons() -> None:
    assert drawn(polygon(5, 2), Piece(5, BLACK), Piece(3, WHITE)) == [
        "      b1",
        "[b5]  a1   b2",
        "   b4   (b3)",
    ]


@pytest.mark.parametrize("board", ALL_BOARDS, ids=repr)
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


@pytest.mark.parametrize("board", ALL_BOARDS, ids=repr)
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
