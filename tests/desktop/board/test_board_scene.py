"""How a board shows its sides, and the options for drawing it."""

from __future__ import annotations

import random

import pytest
from board_player import Player, choose, hover
from drawn_shapes import paints_beyond
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.board_items import LayerItem, Light
from desktop.board.board_scene import BoardScene
from desktop.painting.drawing import Drawing
from desktop.painting.orientation import Orientation
from rules.games import GAMES
from rules.piece import Motion
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.record.turn_numbers import turn_numbers
from rules.setup import Setup


def scene(player: Player) -> BoardScene:
    found = player.view.scene()
    assert isinstance(found, BoardScene)
    return found


def pointed(player: Player) -> list[int]:
    """Return the numbers of the sides that the group under the pointer touches."""
    return [side + 1 for side, light in enumerate(scene(player).lights()) if light.pointed]


def stones(player: Player) -> list[tuple[int, ...]]:
    """Return the colours of the stones beside the number of each side."""
    return [light.colours for light in scene(player).lights()]


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
        assert scene(player).lights() == [Light()] * 3


def test_sides_that_are_not_goals_are_not_highlighted(qtbot: QtBot) -> None:
    assert scene(Player(qtbot, GAMES["yodd"].setup())).lights() == []


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
        scene(player).show_preview(changes)
        scene(player).show_candidates((), hint=changes)
        assert not paints_beyond_boxes(scene(player))
    assert wrapped >= 4


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("sectors", range(4))
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", [4, 6, 11])
def test_the_top_of_every_stack_is_hit(
    qtbot: QtBot, size: int, sectors: int, mirrored: bool, flat: bool
) -> None:
    player = Player(qtbot, GAMES["wythe"].setup(size=size))
    player.view.set_drawing(Drawing(flat=flat, orientation=Orientation(sectors, mirrored)))
    dice = random.Random(sectors)
    hovered: list[int] = []
    player.view.site_hovered.connect(hovered.append)
    while not player.position.over:
        player.play(choose(player.position, dice))
    assert max(scene(player).heights()) > 1
    for site in range(player.position.board.site_count):
        hover(player.view, player.view.site_point(site))
        assert hovered[-1] == site


def test_every_cell_of_a_rotated_board_can_be_hit(qtbot: QtBot, any_setup: Setup) -> None:
    player = Player(qtbot, any_setup)
    player.view.set_drawing(Drawing(orientation=Orientation(1, mirrored=True)))
    hovered: list[int] = []
    player.view.site_hovered.connect(hovered.append)
    for site in range(player.position.board.site_count):
        hover(player.view, player.view.site_point(site))
        assert hovered[-1] == site


def test_clicks_play_on_a_rotated_board(qtbot: QtBot, default_setup: Setup) -> None:
    dice = random.Random(5)
    player = Player(qtbot, default_setup)
    for turn in range(16):
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


def test_a_board_rotated_there_and_back_looks_the_same(qtbot: QtBot, default_setup: Setup) -> None:
    player = Player(qtbot, default_setup)
    dice = random.Random(8)
    for _ in range(9):
        player.play(choose(player.position, dice))
    before = player.view.grab().toImage()
    player.view.set_drawing(Drawing(orientation=Orientation(1)))
    assert player.view.grab().toImage() != before
    player.view.set_drawing(Drawing(orientation=Orientation(1).rotated(-1)))
    assert player.view.grab().toImage() == before


def test_the_unfinished_step_survives_rotation(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    player.click(player.site("a4"))
    player.view.set_drawing(Drawing(orientation=Orientation(1)))
    player.click(player.site("b4"))
    assert [player.position.write((step,)) for step in player.steps] == ["a4-b4"]


def test_coordinates_and_turn_numbers_are_optional(qtbot: QtBot, default_setup: Setup) -> None:
    player = Player(qtbot, default_setup, (900, 860))
    start = player.position
    steps = []
    for _ in range(3):
        steps.append(choose(player.position, random.Random(1)))
        player.play(steps[-1])
    default = player.view.grab().toImage()
    player.view.set_drawing(Drawing(coordinates=False))
    plain = player.view.grab().toImage()
    assert plain != default
    numbers = turn_numbers(start, [[step] for step in steps])
    player.view.show_position(player.position, numbers=numbers)
    many = player.view.grab().toImage()
    few = {place: number for place, number in numbers.items() if number == 3}
    player.view.show_position(player.position, numbers=few)
    assert player.view.grab().toImage() not in (plain, many)


def test_the_half_in_hand_lies_on_its_square(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup())
    touched: list[object] = []
    player.view.touched.connect(touched.append)
    spot = player.view.site_point(player.site("c3"))
    wood = player.view.grab().toImage().pixelColor(spot)
    player.click(player.site("c3"), hand=0)
    hover(player.view, player.view.site_point(player.site("g7")))
    black = player.view.grab().toImage().pixelColor(spot)
    assert touched[-1] == player.view.touches
    assert [(touch.site, touch.hand) for touch in player.view.touches] == [(player.site("c3"), 0)]
    assert black.lightness() < 0.5 * wood.lightness()
    QTest.keyClick(player.view, Qt.Key.Key_Escape)
    assert touched[-1] == player.view.touches == ()


def test_the_unfinished_step_is_not_hidden_by_the_group_below(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup())
    for text in ("c3d3", "e3f3"):
        player.play(player.position.read(text)[0])
    player.click(player.site("d3"), hand=0)
    assert player.view.touches
    hover(player.view, QPoint(1, 1))
    beside = player.view.grab().toImage()
    for name in ("c3", "d3"):  # where the other half may not go
        hover(player.view, player.view.site_point(player.site(name)))
        assert player.view.grab().toImage() == beside


def test_a_refused_button_marks_what_forbids_it(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["yodd"].setup())
    player.play(player.position.read("Ba1")[0])
    player.play(player.position.parse("Bf6")[0])
    calm = player.view.grab().toImage()
    refusal = player.position.refusal(SpecialStep.END)
    assert refusal is not None
    assert refusal.sites == (player.site("f6"),)
    player.view.show_refusal(refusal)
    assert player.view.grab().toImage() != calm


def test_a_button_under_the_mouse_previews_its_step(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    dice = random.Random(2)
    while (
        player.position.refusal(SpecialStep.CAPTURE) is not None
    ):  # until a slide closes off a line
        player.play(choose(player.position, dice))
    both = player.view.grab().toImage()
    player.view.preview(SpecialStep.KEEP)
    keep = player.view.grab().toImage()
    assert keep != both
    player.view.preview(-1)
    assert player.view.grab().toImage() == both


def test_the_cursor_stays_on_its_cell_when_the_board_rotates(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["egotzi"].setup())
    player.view.move_cursor(player.site("c2"))
    player.view.set_drawing(Drawing(orientation=Orientation(1)))
    assert player.view.cursor_site == player.site("c2")
    QTest.keyClick(player.view, Qt.Key.Key_Up)  # upwards on the screen
    assert player.view.cursor_site == player.site("b2")
    QTest.keyClick(player.view, Qt.Key.Key_Return)
    assert player.steps == [PLACE + player.site("b2")]
