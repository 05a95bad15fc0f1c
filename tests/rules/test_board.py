"""Boards of every shape, groups on them, and what lies around a site."""

import collections
import dataclasses
import random
import re
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uncompiled import source_of

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
from rules.engine.tree import features_of
from rules.games import GAMES
from rules.groups import Groups
from rules.patterns import SPOKE_CLASSES, patterns_of
from rules.piece import Piece, Touch
from rules.placement import Placement
from rules.position import BLACK, NEUTRAL, PLACE, WHITE, Position

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


# -- groups ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "board", [square(3), square(11), hexagon(10), triangle(15), polygon(9, 9)], ids=repr
)
def test_random_boards_agree_with_a_flood(board: Board) -> None:
    rng = random.Random(7)
    for empties in (0, 1, 4):
        stones = [rng.choice([BLACK, WHITE] + [-1] * empties) for _ in range(board.site_count)]
        groups = Groups.of(board, stones)
        found = sorted([groups.sites(group) for group in range(groups.count)])
        assert found == sorted(flooded(board, stones))
        for group, colour in enumerate(groups.colours()):
            sites = groups.sites(group)
            assert {stones[site] for site in sites} == {colour}
            assert groups.sizes()[group] == len(sites)
            sides = {side for site in sites for side in board.sides_of(site)}
            assert groups.side_masks()[group] == sum(1 << side for side in sides)


def flooded(board: Board, stones: list[int]) -> list[tuple[int, ...]]:
    left = {site for site in range(board.site_count) if stones[site] >= 0}
    found = []
    while left:
        group = [left.pop()]
        for site in group:
            for other in board.neighbours(site):
                if other in left and stones[other] == stones[site]:
                    left.remove(other)
                    group.append(other)
        found.append(tuple(sorted(group)))
    return found


SOURCE = source_of("group_sizes")


def planes(stones: list[int], colour: int) -> list[int]:
    sites = [site for site, stone in enumerate(stones) if stone == colour]
    return [sum(1 << site % 64 for site in sites if site // 64 == word) for word in (0, 1)]


def random_stones(board_size: int, rng: random.Random) -> list[int]:
    """Return blocks of like colours beside single squares, some boards with empty squares."""
    choices = [BLACK, WHITE, -1] if rng.random() < 0.3 else [BLACK, WHITE]
    stones = [rng.choice(choices) for _ in range(board_size**2)]
    if rng.random() < 0.5:
        half = rng.randrange(board_size**2)
        stones[:half] = [rng.choice(choices)] * half
    return stones


@pytest.mark.parametrize("board_size", range(3, 12))
def test_random_boards(board_size: int) -> None:
    rng = random.Random(board_size)
    sizes = SOURCE.GroupSizes(board_size)
    for _ in range(30):
        stones = random_stones(board_size, rng)
        groups = Groups.of(square(board_size), stones)
        found = {colour: collections.Counter[int]() for colour in (BLACK, WHITE)}
        for colour, size in zip(groups.colours(), groups.sizes(), strict=True):
            found[colour][size] += 1
        balances = [
            max(found[BLACK] - found[WHITE], default=0),
            max(found[WHITE] - found[BLACK], default=0),
        ]
        black, white = planes(stones, BLACK), planes(stones, WHITE)
        sizes.find(black, white, False)
        assert [sizes.balance(colour) for colour in (BLACK, WHITE)] == balances
        for colour in (BLACK, WHITE):
            squares = sum(n * size**2 for size, n in found[colour].items())
            assert sizes.squares(colour) == squares
        occurring = sorted(set(found[BLACK]) | set(found[WHITE]), reverse=True)
        counts = [(size, found[BLACK][size], found[WHITE][size]) for size in occurring]
        assert sizes.counts() == counts
        sizes.find(black, white, True)
        decided = [sizes.balance(colour) for colour in (BLACK, WHITE)]
        assert max(decided) == max(balances)
        assert decided.index(max(decided)) == balances.index(max(balances))
        assert min(decided) <= max(decided)
        assert (decided[0] == decided[1]) == (balances[0] == balances[1])


def test_a_comb_and_an_empty_board() -> None:
    sizes = SOURCE.GroupSizes(11)
    sizes.find([0, 0], [0, 0], True)
    assert (sizes.balance(BLACK), sizes.balance(WHITE), sizes.counts()) == (0, 0, [])
    # one black group through every other column, joined along the bottom
    stones = [
        BLACK if row == 0 or column % 2 else WHITE for row in range(11) for column in range(11)
    ]
    sizes.find(planes(stones, BLACK), planes(stones, WHITE), False)
    assert sizes.counts() == [(61, 1, 0), (10, 0, 6)]


# -- patterns and features -------------------------------------------------------------------------

BOARDS = [square(5), hexagon(3), triangle(4), polygon(5, 3), polygon(7, 3)]


@pytest.mark.parametrize("board", BOARDS, ids=repr)
@settings(max_examples=30)
@given(data=st.data())
def test_images_have_the_same_classes(board: Board, data: st.DataObject) -> None:
    count = board.site_count
    cells = data.draw(st.lists(st.integers(0, 2), min_size=count, max_size=count))
    image = data.draw(st.sampled_from(board.symmetries))
    moved = [0] * count
    for site, cell in enumerate(cells):
        moved[image[site]] = cell
    around = patterns_of(board)
    for site in range(count):
        ring, *spokes = around.classes_around(cells, site)
        image_ring, *image_spokes = around.classes_around(moved, image[site])
        assert ring == image_ring
        assert sorted(spokes) == sorted(image_spokes)


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_classes_stay_below_their_limits(board: Board) -> None:
    around = patterns_of(board)
    for cell in range(3):
        for site in range(board.site_count):
            ring, *spokes = around.classes_around([cell] * board.site_count, site)
            assert 0 <= ring < around.ring_classes
            assert all(0 <= spoke < SPOKE_CLASSES for spoke in spokes)


def test_a_neighbour_makes_a_difference_and_a_far_stone_none() -> None:
    board = square(7)
    around = patterns_of(board)
    middle = board.site("d4")
    empty = [0] * board.site_count

    def with_stone(name: str) -> tuple[int, ...]:
        cells = list(empty)
        cells[board.site(name)] = 1
        return around.classes_around(cells, middle)

    alone = around.classes_around(empty, middle)
    beside, corner, line = with_stone("d5"), with_stone("e5"), with_stone("d6")
    assert len({alone[0], beside[0], corner[0]}) == 3
    assert line[0] == alone[0]  # it is not in the ring, but on a spoke
    assert sorted(line[1:]) != sorted(alone[1:])
    assert with_stone("a1") == alone


def test_there_are_as_many_rings_as_necklaces() -> None:
    # four kinds of cells around a site, up to rotation and reflection (Burnside)
    assert patterns_of(hexagon(3)).ring_classes == 430
    assert patterns_of(square(5)).ring_classes == 8740


KEYS = [key for key, game in GAMES.items() if game.small_setup().start().step_features]


def played(key: str, seed: int) -> Position:
    """Return a position inside a random game, at the start of a turn."""
    draw = random.Random(seed)
    position = GAMES[key].small_setup().start()
    for _ in range(draw.randrange(2, 8)):
        after = position.copy()
        after.play_turn(draw.choice(list(after.legal_turns())))
        if after.over:
            break
        position = after
    return position


@pytest.mark.parametrize("key", KEYS)
def test_every_step_has_its_features(key: str) -> None:
    for seed in range(5):
        position = played(key, seed)
        found = features_of(position)
        assert [step for step, _ in found] == position.legal_steps()
        for _, features in found:
            assert len(features) == position.step_features
            assert all(0 <= each < position.feature_limit for each in features)


@pytest.mark.parametrize("key", KEYS)
def test_a_pass_shares_no_feature_with_a_piece(key: str) -> None:
    passing, placing = set[int](), set[int]()
    for seed in range(20):
        for step, features in features_of(played(key, seed)):
            (placing if step >= PLACE else passing).update(features)
    assert passing & placing <= {0}


@pytest.mark.parametrize("key", KEYS)
def test_steps_differ_in_their_features(key: str) -> None:
    found = features_of(played(key, 1))
    assert len({features for _, features in found}) > len(found) // 8


@pytest.mark.parametrize("key", KEYS)
def test_all_boards_of_a_game_share_their_features(key: str) -> None:
    game = GAMES[key]
    small, default = game.small_setup().start(), game.setup().start()
    assert (small.step_features, small.feature_limit) == (
        default.step_features,
        default.feature_limit,
    )


@pytest.mark.parametrize("key", KEYS)
def test_symmetric_images_have_the_same_features(key: str) -> None:
    game = GAMES[key]
    for seed in range(4):
        position = played(key, seed)
        placement = dataclasses.replace(position.placement(), past=())
        expected = _all_features(_placed(position, placement))
        for image in game.symmetries(position.board):
            assert _all_features(_placed(position, _moved(placement, image))) == expected


def _all_features(position: Position) -> list[list[int]]:
    """Return the features of all steps, those of a step in no particular order."""
    return sorted([sorted(features) for _, features in features_of(position)])


def _moved(placement: Placement, image: Sequence[int]) -> Placement:
    pieces = [
        tuple([Touch(image[touch.site], touch.hand) for touch in piece])
        for piece in placement.pieces
    ]
    return dataclasses.replace(placement, pieces=tuple(pieces))


def _placed(like: Position, placement: Placement) -> Position:
    position = like.setup.blank()
    position.set_up(placement)
    return position
