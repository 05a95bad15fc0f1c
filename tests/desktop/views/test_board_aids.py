"""What boards do for the eye: groups as one shape, numbers to watch, names that are enough."""

from __future__ import annotations

import pytest
from driving import random_game, small
from pytestqt.qtbot import QtBot
from shapely import union_all

from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.painting.drawing import Drawing
from desktop.painting.layout_builder import lay_out
from desktop.theme.theme import LIGHT
from desktop.views.game_views import VIEWS
from desktop.views.oddy.texts import closing_sides
from rules.count_step import CountStep
from rules.games import GAMES
from rules.games.oddy import OddYLabel
from rules.groups import Groups
from rules.outcome import Count
from rules.piece import Piece
from rules.position import BLACK, WHITE, Position
from rules.setup import Setup


def after(setup: Setup, *turns: str) -> Position:
    position = setup.start()
    for turn in turns:
        position.play_turn(position.read(turn))
    return position


# -- Wythe -----------------------------------------------------------------------------------


def test_the_stacks_of_a_group_make_one_shape_whatever_their_heights() -> None:
    position = random_game(GAMES["wythe"].setup(), 60)[-1]
    layout, view = lay_out(position.board), VIEWS["wythe"]
    heights = [0] * position.board.site_count
    colours = [-1] * position.board.site_count
    for piece in position.pieces():
        heights[piece.site] = max(heights[piece.site], piece.level + 1)
        colours[piece.site] = piece.colour
    groups = Groups.of(position.board, colours)
    uneven = 0
    for number in range(groups.count):
        sites = groups.sites(number)
        uneven += len({heights[site] for site in sites}) > 1
        whole = union_all([area.buffer(0.5) for area in view.areas(layout, sites, heights)])
        assert whole.geom_type == "Polygon", sites
    assert uneven


@pytest.mark.parametrize("key", ["wythe", "egotzi"])
def test_a_board_is_not_laid_out_again_for_a_count(qtbot: QtBot, key: str) -> None:
    position = random_game(small(key), 60)[-1]
    view = BoardView()
    qtbot.addWidget(view)
    view.set_game(position.setup, LIGHT)
    view.show_position(position)
    scene = view.scene()
    for step in (*position.count_steps()[:2], None):
        view.show_count(step)
        assert view.scene() is scene


# -- Yodd ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "colour", "text"),
    [("c4", WHITE, "3 → 4"), ("c4", BLACK, "3 → 3"), ("b2", BLACK, "3 → 2"), ("c3", BLACK, "")],
)
def test_a_stone_of_yodd_says_what_it_does_to_the_number_of_groups(
    site: str, colour: int, text: str
) -> None:
    position = after(small("yodd"), "Bc3", "Ba1,We3")
    assert len({piece.site for piece in position.pieces()}) == 3
    placed = Piece(position.board.site(site), colour)
    said = VIEWS["yodd"].placing_text(position.board, position.pieces(), placed)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == text
    assert VIEWS["oddy"].placing_text(position.board, position.pieces(), placed) == ""


def test_groups_are_numbered_only_where_they_count(qtbot: QtBot) -> None:
    for key in ("yodd", "oddy"):
        position = random_game(small(key), 3)[3]
        scene = BoardScene(position.setup, LIGHT, Drawing(groups=True))
        scene.show_position(position)
        plain = scene.redrawn(Drawing())
        assert scene._groups.isVisible() is (key == "yodd")
        assert not plain._groups.isVisible()
        scene.deleteLater()
        plain.deleteLater()


# -- Odd-Y -----------------------------------------------------------------------------------


def test_the_panel_says_what_the_best_groups_touch_and_need() -> None:
    setup = GAMES["oddy"].setup(sides=5, size=4, pie=False)
    view = VIEWS["oddy"]
    assert view.rows(setup.start()) == [
        ("Best group’s sides", "–", "–"),
        ("Sides still needed", "3 more", "3 more"),
    ]
    position = after(setup, "d1", "d5")  # a corner, and a cell beside another one
    assert view.rows(position) == [
        ("Best group’s sides", "①\N{THIN SPACE}⑤", "②"),
        ("Sides still needed", "③", "2 more"),
    ]
    assert view.best_sides(position, BLACK) == {0, 4}


def test_the_best_group_changes_only_for_a_better_one() -> None:
    setup, view = GAMES["oddy"].setup(sides=5, size=4, pie=False), VIEWS["oddy"]
    turns = ["d4", "a1", "d7", "b1"]  # two corners, of sides 1 and 2, and of sides 2 and 3
    assert view.best_sides(after(setup, *turns), BLACK) == {0, 1}
    bigger = [*turns, "c5"]  # beside d7
    assert view.best_sides(after(setup, *bigger), BLACK) == {1, 2}
    more = [*bigger, "b2", "d3", "b3", "d2", "b4", "d1"]  # along side 1 to side 5
    assert view.best_sides(after(setup, *more), BLACK) == {0, 1, 4}


@pytest.mark.parametrize(
    ("sides", "count", "closing"),
    [
        ((0, 4), 5, [2]),
        ((0, 2), 5, [3, 4]),
        ((0,), 5, []),
        ((0, 1), 3, [2]),
        ((0, 4), 9, [5, 6, 7, 8]),
    ],
)
def test_sides_that_would_surround_the_middle(
    sides: tuple[int, ...], count: int, closing: list[int]
) -> None:
    assert closing_sides(sides, count) == closing


def test_the_cells_of_the_rim_are_named() -> None:
    for sides, size in ((3, 6), (5, 4)):
        board = GAMES["oddy"].board(GAMES["oddy"].setup(sides=sides, size=size))
        labels = lay_out(board).labels
        assert [label.text for label in labels] == list(board.names)
        named = {label.text for label in labels if label.sparse}
        rim = {board.names[site] for site in range(board.site_count) if board.sides_of(site)}
        assert named == rim  # and no others, which would look like a selection


def test_counting_keeps_the_row_and_its_name() -> None:
    positions = random_game(small("oddy", pie=False), 60)
    position, view = positions[-1], VIEWS["oddy"]
    ((label, *sides),) = view.rows(position)
    assert label == view.rows(positions[-2])[0][0]
    outcome = position.outcome()
    assert outcome is not None
    assert sides[outcome.winner or 0] == "\N{THIN SPACE}".join("①②③")
    steps: tuple[CountStep, ...] = position.count_steps()
    assert view.rows(position, steps[0].count) == [(label, *sides)]
    assert view.row_of(position, steps[0].count or Count(OddYLabel.SIDES, 0, 0)) == 0
