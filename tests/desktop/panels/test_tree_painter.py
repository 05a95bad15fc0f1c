"""A tree of turns: where its stones lie, and how it is painted."""

import itertools
import random

import numpy as np
import pytest
from driving import node, small
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop.panels.tree_view import TreeLayout, TreePainter, TreeState
from desktop.theme.themes import LIGHT, player_fills, text_on
from rules.outcome import Outcome
from rules.record.edits import Edits
from rules.record.game_record import Ending, GameRecord, Node

LINE_PX = 40  # large enough to examine each part of a stone
UNLIT, LIT = LIGHT.coordinates.lower(), LIGHT.hint.lower()


@pytest.fixture
def painter() -> TreePainter:
    return TreePainter(LIGHT, QFont(), LINE_PX)


def record_of_lines(*lines: str) -> GameRecord:
    """Return a game with these lines from left to right, at the end of the last one."""
    record = GameRecord(small("oddy", size=5))
    for line in lines:
        record.go_to(record.root)
        for text in line.split():
            record.play(record.position.read(text), aside=True)
    return record


class Picture:
    """A painted tree."""

    def __init__(
        self,
        painter: TreePainter,
        record: GameRecord,
        *,
        hovered: Node | None = None,
        area: QRect | None = None,
    ) -> None:
        self._painter, self._plan = painter, TreeLayout(record)
        self.image = QImage(*painter.size(self._plan), QImage.Format.Format_RGB32)
        self.image.fill(QColor(LIGHT.plate))
        state = TreeState(record.whole_line, record.node, hovered, record.ended_at, {})
        brush = QPainter(self.image)
        painter.paint(brush, self._plan, state, area or self.image.rect())
        brush.end()

    def colour(self, row: float, lane: float) -> str:
        """Return the colour at a row and lane; integers are the centres of squares."""
        side, corner = self._painter.side_px, self._painter.square(0, 0)
        x = round(corner.x() + (lane + 0.5) * side)
        y = round(corner.y() + (row + 0.5) * side)
        return self.image.pixelColor(x, y).name()

    def near(self, at: Node, right: float = 0.0, down: float = 0.0) -> str:
        """Return the colour at a node, or this many sides beside it."""
        row, lane = self._plan.places[at]
        return self.colour(row + down, lane + right)


def fill(colour: int) -> str:
    return LIGHT.stones[colour][1].lower()


def test_players_without_a_colour_have_nodes_that_are_neither_black_nor_white() -> None:
    record = record_of_lines("a1 b1")
    picture = Picture(TreePainter(LIGHT, QFont(), LINE_PX, numbered=True), record)
    first, second = record.main_line
    for each, fill in zip((first, second), player_fills(LIGHT, numbered=True), strict=True):
        assert picture.near(each, right=0.3) == fill.lower()


# -- squares ---------------------------------------------------------------------------------


def test_squares_lie_side_by_side_with_the_same_room_at_every_edge(painter: TreePainter) -> None:
    plan = TreeLayout(record_of_lines("a1 b1", "c1", "d1"))
    first, last = painter.square(0, 0), painter.square(len(plan.rows) - 1, plan.width - 1)
    width, height = painter.size(plan)
    assert 1.6 * LINE_PX < painter.side_px < 2.2 * LINE_PX
    assert first.width() == first.height() == painter.side_px
    assert first.left() == first.top() == width - 1 - last.right() == height - 1 - last.bottom()
    assert 0.2 * painter.side_px < first.left() < 0.4 * painter.side_px
    assert painter.square(1, 0).top() == first.bottom() + 1
    assert painter.square(0, 1).left() == first.right() + 1


def test_a_turn_is_hit_anywhere_in_its_square_and_nowhere_else(painter: TreePainter) -> None:
    record = record_of_lines("a1 b1", "c1", "d1")
    plan = TreeLayout(record)
    for each, place in plan.places.items():
        square = painter.square(*place)
        for corner in (square.topLeft(), square.bottomRight(), square.center()):
            assert painter.node_at(plan, corner.x(), corner.y()) is each
    start = painter.square(0, 0)
    for beside in (QPoint(-1, 0), QPoint(0, -1), QPoint(painter.side_px, 0)):
        there = start.topLeft() + beside
        assert painter.node_at(plan, there.x(), there.y()) is None
    width, height = painter.size(plan)
    assert painter.node_at(plan, start.x(), height - 1) is None
    assert painter.node_at(plan, width - 1, painter.square(1, 0).y()) is None
    short = painter.square(2, 1)  # beside the second turn nothing stands
    assert painter.node_at(plan, short.x(), short.y()) is None


# -- connections -----------------------------------------------------------------------------


def test_only_the_current_line_is_highlighted(painter: TreePainter) -> None:
    record = record_of_lines("a1 b1 c1", "a1 d1", "b2 d2", "c2")
    record.go_to(node(record, "b2"))
    picture = Picture(painter, record)
    lane = {n.text: lane for n, (_, lane) in TreeLayout(record).places.items() if n.text}
    # the start's variations are reached along its row, up to the lane before theirs
    assert picture.colour(0, 0.4) == LIT
    assert picture.colour(0.9, lane["b2"] - 0.1) != LIGHT.plate.lower()
    for text, number, wanted in (("d2", 2, LIT), ("b1", 2, UNLIT), ("c1", 3, UNLIT)):
        way = picture.colour(number - 0.45, lane[text])
        assert (way == LIT) == (wanted == LIT), text
        assert way != LIGHT.plate.lower(), text
    record.go_to(node(record, "a1 b1 c1"))
    picture = Picture(painter, record)
    assert [picture.colour(row + 0.55, lane["c1"]) for row in range(3)] == [LIT] * 3
    assert picture.colour(0, 0.4) != LIT


def test_connections_end_where_the_last_variation_begins(painter: TreePainter) -> None:
    record = record_of_lines("a1", "b1", "c1", "d1")
    width, plate = TreeLayout(record).width, LIGHT.plate.lower()
    picture = Picture(painter, record)
    assert width == 4
    assert picture.colour(0, width - 2.05) != plate  # to the lane before it
    assert picture.colour(0, width - 1.8) == plate
    for lane in range(1, width):  # and from there down to each
        assert picture.colour(0.4, lane - 0.6) != plate
        assert picture.colour(0.4, lane) == plate
    for lit_to, variation in enumerate(record.root.children[1:]):
        record.go_to(variation)  # it is highlighted only up to itself
        picture = Picture(painter, record)
        assert [picture.colour(0, at + 0.5) == LIT for at in range(2)] == [lit_to > 0, lit_to > 1]
    record.go_to(record.root.children[0])
    assert Picture(painter, record).colour(0, -0.4) == plate


def test_a_highlighted_line_may_end_beside_turns_with_variations(painter: TreePainter) -> None:
    record = record_of_lines("a1 b1", "a1 d1", "a1 e1", "c1")
    picture = Picture(painter, record)
    assert picture.near(record.node, 0.46) == LIT
    assert picture.near(node(record, "a1"), 0.45) == UNLIT


def test_highlighted_connections_are_wider(painter: TreePainter) -> None:
    record = record_of_lines("a1 b1 c1", "b2 d1 c1")
    picture = Picture(painter, record)
    plate = LIGHT.plate.lower()
    widths = []
    for at in (node(record, "b2 d1"), node(record, "a1 b1 c1")):
        across = [picture.near(at, right / 100, -0.5) != plate for right in range(-20, 21)]
        widths.append(sum(across))
    assert 9 <= widths[0] <= 14
    assert 4 <= widths[1] <= 8


# -- stones ----------------------------------------------------------------------------------


def test_turns_are_stones_of_their_colour_with_a_rim(painter: TreePainter) -> None:
    record = record_of_lines("a1 b1")
    picture = Picture(painter, record)
    for each in record.line:
        assert picture.near(each, down=-0.3) == fill(each.colour)
        assert picture.near(each, down=-0.36) == LIGHT.rims[each.colour].lower()
        assert picture.near(each, 0.3, 0.3) != fill(each.colour)  # it is round
    start = record.root
    assert picture.near(start) == LIGHT.plate.lower()
    assert picture.near(start, down=-0.2) == LIGHT.ink.lower()
    assert picture.near(start, down=-0.3) == LIGHT.plate.lower()


def test_a_pass_is_a_square_and_swapped_colours_are_a_diamond(painter: TreePainter) -> None:
    record = record_of_lines("a1 swap")
    passed = Node(record.node, (0,), "pass", 0)
    record.node.children.append(passed)
    record.shape += 1
    stone, swapped = record.line
    record.go_to(record.root)
    picture = Picture(painter, record)
    seen = {}
    for each in (stone, swapped, passed):
        places = {"corner": (0.26, 0.26), "tip": (0.0, 0.37), "edge": (0.25, 0.0)}
        body = fill(each.colour)
        inside = [name for name, at in places.items() if picture.near(each, *at) == body]
        seen[each.text] = inside
        for right, down in ((-1, 1), (1, -1), (-1, -1)):  # alike on all sides
            assert (picture.near(each, 0.26 * right, 0.26 * down) == body) == ("corner" in inside)
        for right, down in ((0, -1), (1, 0), (-1, 0)):
            assert (picture.near(each, 0.37 * right, 0.37 * down) == body) == ("tip" in inside)
            assert picture.near(each, 0.46 * right, 0.46 * down) != body
    assert seen == {"a1": ["edge"], "swap": ["tip", "edge"], "pass": ["corner", "edge"]}
    assert picture.near(passed, 0.34, 0.3) == LIGHT.plate.lower()  # a little smaller than a stone


def number_of(painter: TreePainter, row: int) -> tuple[int, int, str]:
    """Return the width and height in pixels of the number in a row, and its colour."""
    side = painter.side_px
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.plate))
    record = record_of_lines()
    above = record.root
    for number in range(row):
        above.children.append(Node(above, (8,), "x", 1 - number % 2))
        above = above.children[0]
    record.shape += 1
    square = painter.square(row, 0)
    brush = QPainter(image)
    brush.translate(-square.topLeft())
    painter.paint(brush, TreeLayout(record), TreeState([], record.root, None, None, {}), square)
    brush.end()
    inner = round(0.22 * side)
    ink = QColor(text_on(fill(above.colour)))
    bits = np.frombuffer(image.constBits(), np.uint32).reshape(side, side) & 0xFFFFFF
    body = bits[inner:-inner, round(0.1 * side) : -round(0.1 * side)]
    rows, columns = np.nonzero(body == int(ink.name()[1:], 16))
    return int(np.ptp(columns)) + 1, int(np.ptp(rows)) + 1, ink.name()


def test_numbers_are_as_large_as_fits_into_their_stones(painter: TreePainter) -> None:
    side, heights = painter.side_px, []
    for row in (7, 17, 177, 1777, 17777):
        width, height, _ = number_of(painter, row)
        assert width < 0.7 * side, row
        assert height > 0.1 * side, row
        heights.append(height)
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > 0.27 * side
    assert 0.22 * side < heights[2] < 0.28 * side
    assert 0.17 * side < heights[3] < 0.22 * side


def test_the_same_number_is_written_on_every_stone_of_a_row(painter: TreePainter) -> None:
    record = record_of_lines("a1 b1", "b2")
    picture = Picture(painter, record)
    ink = text_on(fill(0)).lower()
    for each in record.root.children:
        across = [picture.near(each, right / 100, 0.05) for right in range(-12, 13)]
        assert ink in across


# -- signs -----------------------------------------------------------------------------------


def test_the_current_turn_has_a_ring_and_the_hovered_one_a_thin_ring(
    painter: TreePainter,
) -> None:
    record = record_of_lines("a1 b1 c1 d1")
    first, second, third, _ = record.line
    record.go_to(second)
    picture = Picture(painter, record, hovered=third)

    def ring(at: Node) -> int:
        """Return its width, in hundredths of a side."""
        return sum(picture.near(at, right / 100) == LIT for right in range(38, 56))

    assert picture.near(second, 0.46) == LIT
    assert picture.near(third, -0.46) == LIT
    assert 2 <= ring(third) <= 5
    assert ring(first) == 0
    assert picture.near(second, 0.39) != LIT  # between the ring and the stone
    assert 7 <= ring(second) <= 13


def signs(picture: Picture, at: Node) -> set[str]:
    """Return the visible signs beside a turn."""
    places = {
        "dot": (0.32, -0.32, LIGHT.last_cell),
        "triangle": (0.32, 0.36, LIGHT.win),
        "flag": (-0.42, 0.0, LIGHT.refused),
    }
    return {
        name
        for name, (right, down, colour) in places.items()
        if picture.near(at, right, down) == colour.lower()
    }


@pytest.mark.parametrize(
    ("properties", "wanted"),
    [
        ({}, set()),
        ({"C": ["Why?"]}, {"dot"}),
        ({"N": ["Plan"]}, {"dot"}),
        ({"C": [], "TR": []}, set()),
        ({"TR": ["a1"]}, {"triangle"}),
        ({"LB": ["a1:x"]}, {"triangle"}),
        ({"MA": ["a1"], "C": ["x"]}, {"dot", "triangle"}),
        ({"BL": ["3"]}, set()),
    ],
)
def test_notes_on_a_turn_have_signs_beside_it(
    painter: TreePainter, properties: dict[str, list[str]], wanted: set[str]
) -> None:
    record = record_of_lines("a1 b1")
    first, second = record.line
    first.properties |= properties
    picture = Picture(painter, record)
    assert signs(picture, first) == wanted
    assert signs(picture, second) == set()


def test_signs_have_their_shapes(painter: TreePainter) -> None:
    record = record_of_lines("a1 b1")
    first, second = record.line
    for each in record.line:
        each.properties |= {"C": ["x"], "SQ": ["a1"]}
    record.go_to(first)
    record.end(Outcome(0, Ending.RESIGNATION))
    picture = Picture(painter, record)
    dot, triangle, flag = (c.lower() for c in (LIGHT.last_cell, LIGHT.win, LIGHT.refused))
    for right, down in ((0.11, 0), (-0.11, 0), (0, 0.11), (0, -0.11)):
        assert picture.near(first, 0.32 + right, -0.32 + down) == dot
    assert picture.near(first, 0.32 + 0.12, -0.32 - 0.12) != dot
    for right in (-0.09, 0.09):
        assert picture.near(first, 0.32 + right, 0.32 + 0.11) == triangle
        assert picture.near(first, 0.32 + right, 0.32 - 0.08) != triangle
    assert picture.near(first, 0.32, 0.32 - 0.08) == triangle
    assert picture.near(first, -0.54, 0.0) == flag
    assert picture.near(first, -0.36, -0.1) == flag
    for right, down in ((-0.42, 0.2), (-0.6, 0.0), (-0.24, -0.1), (-0.5, -0.26)):
        assert picture.near(first, right, down) != flag
    assert "flag" not in signs(picture, second)
    assert signs(picture, second) == {"dot", "triangle"}


def test_a_tree_painted_square_by_square_is_the_whole_tree(painter: TreePainter) -> None:
    record = record_of_lines("a1 b1 c1 d1", "a1 b2 c2", "b2 b1", "c3", "d4 d1 d3", "a1 b1 c3")
    for each in record.root.subtree():
        each.properties |= {"C": ["x"], "TR": ["a1"]}
    record.end(Outcome(0, Ending.RESIGNATION))
    whole = Picture(painter, record).image
    plan = TreeLayout(record)
    parts = QImage(whole.size(), whole.format())
    parts.fill(Qt.GlobalColor.magenta)
    state = TreeState(record.whole_line, record.node, None, record.ended_at, {})
    places = itertools.product(range(-1, len(plan.rows) + 1), range(-1, plan.width + 1))
    for area in itertools.starmap(painter.square, places):
        brush = QPainter(parts)
        brush.setClipRect(area)
        brush.fillRect(area, QColor(LIGHT.plate))
        painter.paint(brush, plan, state, area)
        brush.end()
    seen, wanted = (np.frombuffer(i.constBits(), np.uint8).astype(int) for i in (parts, whole))
    assert abs(seen - wanted).max() <= 8  # edges are smoothed a little otherwise


# -- the layout ------------------------------------------------------------------------------------


def grow(record: GameRecord, rng: random.Random) -> Node:
    """Play a random turn at the current node, or go elsewhere."""
    if record.position.over or rng.random() < 0.25:
        record.go_to(rng.choice(list(record.root.subtree())))
    if record.position.over:
        return record.node
    return record.play((rng.choice(record.position.legal_steps()),))


def check_layout(plan: TreeLayout, record: GameRecord) -> None:
    nodes = list(record.root.subtree())
    assert set(plan.places) == set(nodes)
    assert len(set(plan.places.values())) == len(nodes)
    assert plan.width == 1 + max(lane for _, lane in plan.places.values())
    for turn in nodes:
        row, lane = plan.places[turn]
        assert row == len(turn.path())
        if turn.children:
            assert plan.places[turn.children[0]][1] == lane
        lanes = [plan.places[child][1] for child in turn.children]
        assert lanes == sorted(lanes)
        assert plan.rows[row].reach.get(turn, lane) == max([lane, *lanes])
    for each in plan.rows:
        assert each.lanes == sorted(each.lanes)
        assert each.lanes == [plan.places[turn][1] for turn in each.nodes]
        for turn, reach in each.reach.items():  # where the connection to variations is drawn
            assert not any(plan.places[turn][1] < lane <= reach for lane in each.lanes)
    assert all(plan.places[turn][1] == 0 for turn in record.main_line)


@pytest.mark.parametrize("seed", range(6))
def test_following_turn_by_turn_equals_a_new_layout(seed: int) -> None:
    rng = random.Random(seed)
    record = GameRecord(small("oddy"))
    plan, lengthened = TreeLayout(record), 0
    for _ in range(120):
        grow(record, rng)
        before = plan.rows
        if plan.update():
            lengthened += plan.rows is before
        check_layout(plan, record)
        fresh = TreeLayout(record)
        assert plan.places == fresh.places
        assert [row.reach for row in plan.rows] == [row.reach for row in fresh.rows]
    assert lengthened > 20


@pytest.mark.parametrize("seed", range(3))
def test_edits_and_their_undo_are_followed(seed: int) -> None:
    rng = random.Random(seed)
    record = GameRecord(small("oddy"))
    for _ in range(60):
        grow(record, rng)
    plan, edits = TreeLayout(record), Edits(record)
    for _ in range(60):
        node = rng.choice([n for n in record.root.subtree() if n.parent is not None])
        record.go_to(node)
        act = rng.choice([edits.make_main, edits.promote, edits.delete, None])
        if act is not None:
            act(node)
        if edits.can_undo and (act is None or not record.root.children):
            edits.undo()
        plan.update()
        check_layout(plan, record)


def test_only_edits_of_the_shape_change_the_layout() -> None:
    record = GameRecord(small("oddy"))
    first = record.play_text("a1")
    record.play_text("b2")
    record.go_to(first)
    plan, edits = TreeLayout(record), Edits(record)
    edits.set_values(record.root, "C", ["a comment"])
    assert not plan.update()
    edits.delete(first)
    assert plan.update()
    edits.undo()
    assert plan.update()
    check_layout(plan, record)


def test_variations_of_later_turns_are_nearer_to_the_main_line() -> None:
    record = GameRecord(small("oddy", pie=False))
    for line in ("b1 d1", "a1 c1 b2", "a1 c1 c2 c3"):
        record.go_to(record.root)
        for text in line.split():
            record.play_text(text)
    plan = TreeLayout(record)
    lanes = {node.text: lane for node, (_, lane) in plan.places.items()}
    assert lanes == {"": 0, "a1": 0, "c1": 0, "c2": 0, "c3": 0, "b2": 1, "b1": 2, "d1": 2}
