"""Steps with two touches, made by dragging from one site to the other."""

from __future__ import annotations

import random

import pytest
from board_player import LEFT, Player, drag, move_held
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.board_items import SiteItem
from desktop.board.carried_piece import PieceItem
from rules.games import GAMES
from rules.piece import Touch
from rules.position import PLACE
from rules.setup import Setup

JOINT = 0.45  # of the way from the middle of a square to its neighbour's: a joint


def drag_site(player: Player, start: str, end: str, *, moves: int = 4) -> None:
    view = player.view
    points = [view.site_point(player.site(name)) for name in (start, end)]
    drag(view, *points, moves=moves)


def text(player: Player) -> str:
    """Return the step that was chosen, in notation."""
    (step,) = player.steps
    return player.position.write((step,)) if step >= PLACE else ""


@pytest.mark.parametrize("moves", [0, 4])  # a quick drag may have no move events
@pytest.mark.parametrize("clicked", [False, True])
def test_a_dragged_disc_slides_where_it_is_released(
    qtbot: QtBot, moves: int, clicked: bool
) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    if clicked:
        player.click(player.site("a4"))
    drag_site(player, "a4", "b4", moves=moves)
    assert text(player) == "a4-b4"
    assert player.refusals == []
    assert player.view.touches == ()


def test_a_disc_dragged_to_an_illegal_site_is_put_back_and_reported(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    drag_site(player, "a4", "b7")
    assert player.steps == []
    (refusal,) = player.refusals
    expected = player.position.refusal((Touch(player.site("a4")), Touch(player.site("b7"))))
    assert refusal == expected
    assert player.view.touches == ()


@pytest.mark.parametrize("clicked", [False, True])
def test_a_drag_that_comes_back_leaves_the_disc_in_hand(qtbot: QtBot, clicked: bool) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    if clicked:
        player.click(player.site("a4"))
    view, start = player.view, player.view.site_point(player.site("a4"))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move_held(view, view.site_point(player.site("b4")))
    QTest.mouseRelease(view.viewport(), LEFT, pos=start + QPoint(1, 1))
    assert player.steps == []
    assert view.touches == (Touch(player.site("a4")),)


# the part of the square that is pressed, and the end of the drag
@pytest.mark.parametrize(
    ("hand", "towards", "end"), [(0, "", "b3"), (1, "", "c4"), (0, "d3", "d3"), (1, "d3", "c2")]
)
def test_a_domino_is_laid_from_square_to_square(
    qtbot: QtBot, hand: int, towards: str, end: str
) -> None:
    player = Player(qtbot, GAMES["wythe"].setup(size=7))
    view = player.view
    view.set_hand(hand)
    start, there = view.site_point(player.site("c3")), view.site_point(player.site(end))
    if towards:
        start += (view.site_point(player.site(towards)) - start) * JOINT
    drag(view, start, there)
    assert text(player) == (f"c3{end}" if hand == 0 else f"{end}c3")


def test_a_drag_does_what_two_clicks_do(qtbot: QtBot, default_setup: Setup) -> None:
    """Play whole games; a step of one touch is made where the drag begins."""
    dice = random.Random(12)
    player = Player(qtbot, default_setup)
    for _ in range(12):
        steps = [step for step in player.position.legal_steps() if player.position.touches(step)]
        if not steps:
            break
        step = dice.choice(steps)
        touches = player.position.touches(step)
        if touches[0].hand in player.view.hands():
            player.view.set_hand(touches[0].hand)
        points = [player.view.site_point(touch.site) for touch in touches]
        player.steps.clear()
        drag(player.view, points[0], points[-1] if len(points) > 1 else QPoint(1, 1))
        assert player.steps == [step]
        player.play(step)


def carried(player: Player) -> list[QPointF]:
    """Return where pieces follow the pointer, in the viewport."""
    scene = player.view.scene()
    items = [item for item in scene.items() if isinstance(item, PieceItem)]
    return [QPointF(player.view.mapFromScene(item.pos())) for item in items]


def test_a_dragged_disc_follows_the_pointer_until_it_is_released(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    view = player.view
    start, end = (view.site_point(player.site(name)) for name in ("a4", "b4"))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move_held(view, start + QPoint(1, 1))
    assert carried(player) == []  # it may become a click
    for point in (start + QPoint(25, 3), end, QPoint(5, 5)):
        move_held(view, point)
        (at,) = carried(player)
        assert (at - QPointF(point)).manhattanLength() <= 2
    before = view.grab().toImage()
    move_held(view, end)
    assert view.grab().toImage() != before
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    assert carried(player) == []


def test_a_disc_that_comes_back_lies_where_it_was(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    view = player.view
    start = view.site_point(player.site("a4"))
    view.set_animated(False)
    drag(view, start, QPoint(1, 1))
    assert carried(player) == []
    opacities = {item.opacity() for item in view.scene().items() if isinstance(item, SiteItem)}
    assert opacities == {1.0}


def test_nothing_is_carried_where_pieces_are_only_placed(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup())
    view = player.view
    start, end = (view.site_point(player.site(name)) for name in ("c3", "c4"))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move_held(view, end)
    assert carried(player) == []
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    assert len(player.steps) == 1


def test_a_new_position_takes_the_disc_out_of_the_hand(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    view = player.view
    start = view.site_point(player.site("a4"))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move_held(view, start + QPoint(40, 0))
    assert len(carried(player)) == 1
    view.show_position(player.position)
    assert carried(player) == []
    QTest.mouseRelease(view.viewport(), LEFT, pos=view.site_point(player.site("b4")))
    assert (player.steps, view.touches) == ([], ())
