"""How a board shows its sides, and the options for drawing it."""

from __future__ import annotations

import random

import pytest
from board_player import Player, choose, hover, scene
from drawn_shapes import paints_beyond
from driving import random_game
from pytestqt.qtbot import QtBot

from desktop.board.board_items import LayerItem, Light
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.painting.drawing import Drawing
from desktop.painting.orientation import Orientation
from desktop.theme.theme import LIGHT
from rules.games import GAMES
from rules.piece import Motion
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.setup import Setup


def pointed(player: Player) -> list[int]:
    """Return the numbers of the sides that the group under the pointer touches."""
    return [side + 1 for side, light in enumerate(scene(player.view).lights()) if light.pointed]


def stones(player: Player) -> list[tuple[int, ...]]:
    """Return the colours of the stones beside the number of each side."""
    return [light.colours for light in scene(player.view).lights()]


def test_sides_show_what_a_group_touches(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup())
    for name in ("f2", "a1", "f1", "c2"):
        player.play(PLACE + player.site(name))
    held = [(BLACK,), (), (), (), (BLACK,)]
    assert (pointed(player), stones(player)) == ([], held)
    hover(player.view, player.view.site_point(player.site("f2")))
    assert (pointed(player), stones(player)) == ([1, 5], held)  # a corner belongs to both sides
    hover(player.view, player.view.site_point(player.site("a1")))
    assert (pointed(player), stones(player)) == ([], held)
    hover(player.view, player.view.site_point(player.site("e1")))  # a stone here joins them
    assert pointed(player) == [1, 5]
    hover(player.view, player.view.site_point(player.site("b3")))
    player.play(PLACE + player.site("f21"))  # a smaller group than Black's other one
    assert (pointed(player), stones(player)) == ([], held)
    player.play(PLACE + player.site("f16"))
    assert stones(player) == [(BLACK,), (), (WHITE,), (WHITE,), (BLACK,)]


def test_a_cursor_at_the_end_lights_no_side(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup(sides=3, size=4))
    dice = random.Random(1)
    while (outcome := player.position.outcome()) is None:
        player.play(choose(player.position, dice))
    for site in outcome.sites:
        player.view.move_cursor(site)
        assert scene(player.view).lights() == [Light()] * 3


def test_sides_that_are_not_goals_are_not_highlighted(qtbot: QtBot) -> None:
    assert scene(Player(qtbot, GAMES["yodd"].setup()).view).lights() == []


def paints_beyond_boxes(board: BoardScene) -> bool:
    layers = [item for item in board.items() if isinstance(item, LayerItem)]
    return any(paints_beyond(layer) for layer in layers if layer.isVisible())


def test_an_arrow_around_the_edge_is_erased_completely(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["egotzi"].setup(size=5))
    for name in ("a3", "e3", "c5", "c1"):
        player.play(PLACE + player.site(name))
    wrapped = 0
    for step in player.position.legal_steps():
        changes = player.position.change(step)
        wrapped += any(change.motion is Motion.WRAP for change in changes)
        scene(player.view).show_preview(changes)
        scene(player.view).show_candidates((), hint=changes)
        assert not paints_beyond_boxes(scene(player.view))
    assert wrapped >= 4


@pytest.mark.parametrize(
    ("flat", "sectors", "mirrored"), [(False, 0, False), (False, 3, True), (True, 2, False)]
)
def test_the_top_of_every_stack_is_hit(
    qtbot: QtBot, flat: bool, sectors: int, mirrored: bool
) -> None:
    player = Player(qtbot, GAMES["wythe"].setup(size=6))
    player.view.set_drawing(Drawing(flat=flat, orientation=Orientation(sectors, mirrored)))
    player.view.show_position(random_game(player.position.setup, 400, seed=sectors)[-1])
    assert max(scene(player.view).heights()) > 1
    assert_every_cell_is_hit(player.view)


def test_every_cell_of_a_rotated_board_can_be_hit(qtbot: QtBot, default_setup: Setup) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(500, 440)
    view.set_game(default_setup, LIGHT)
    view.set_drawing(Drawing(orientation=Orientation(1, mirrored=True)))
    assert_every_cell_is_hit(view)


def assert_every_cell_is_hit(view: BoardView) -> None:
    hovered: list[int] = []
    view.site_hovered.connect(hovered.append)
    every = list(range(scene(view).layout_plan.board.site_count))
    for site in every:
        hover(view, view.site_point(site))
    assert hovered == every


def test_clicks_play_on_a_rotated_board(qtbot: QtBot, default_setup: Setup) -> None:
    dice = random.Random(5)
    player = Player(qtbot, default_setup)
    for turn in range(8):
        if player.position.over:
            break
        player.view.set_drawing(Drawing(orientation=Orientation(turn, turn % 3 == 0)))
        step = choose(player.position, dice)
        for touch in player.position.touches(step):
            player.click(touch.site, touch.hand)
        if step >= PLACE:
            assert player.steps.pop() == step
        player.play(step)
    assert not player.refusals


def test_the_unfinished_step_survives_rotation(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    player.click(player.site("a4"))
    player.view.set_drawing(Drawing(orientation=Orientation(1)))
    player.click(player.site("b4"))
    assert [player.position.write((step,)) for step in player.steps] == ["a4-b4"]


def test_a_button_under_the_mouse_previews_its_step(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    dice = random.Random(2)
    # until a slide closes off a line
    while player.position.refusal(SpecialStep.CAPTURE) is not None:
        player.play(choose(player.position, dice))
    both = player.view.grab().toImage()
    player.view.preview(SpecialStep.KEEP)
    keep = player.view.grab().toImage()
    assert keep != both
    player.view.preview(-1)
    assert player.view.grab().toImage() == both
