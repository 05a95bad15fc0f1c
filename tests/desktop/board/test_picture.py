"""Pictures of boards are complete and sharp."""

from __future__ import annotations

import shiboken6
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from desktop.board.picture import board_for_paper, board_picture
from desktop.painting.drawing import Drawing
from desktop.theme.theme import DARK, LIGHT
from rules.games import GAMES
from rules.position import PLACE
from rules.setup import Setup


def colours(image: QImage) -> set[int]:
    step = max(1, image.width() // 60)
    return {
        image.pixel(x, y)
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }


def test_every_game_is_drawn_with_its_pieces_and_coordinates(
    qtbot: QtBot, default_setup: Setup
) -> None:
    position = default_setup.start()
    image = board_picture(position, 400, LIGHT)
    assert len(colours(image)) > 20
    assert image.pixelColor(0, 0).alpha() == 0
    assert board_picture(position, 400, DARK) != image
    assert board_picture(position, 400, LIGHT, drawing=Drawing(coordinates=False)) != image
    position.play(next(step for step in position.legal_steps() if step >= PLACE))
    assert board_picture(position, 400, LIGHT) != image


def test_a_picture_for_a_dense_screen_has_more_pixels_and_the_same_size(qtbot: QtBot) -> None:
    position = GAMES["yodd"].setup().start()
    image = board_picture(position, 100, LIGHT, device_ratio=2)
    assert (image.width(), image.devicePixelRatio()) == (200, 2)
    assert image.deviceIndependentSize().width() == 100


def test_pictures_of_any_size_are_drawn(qtbot: QtBot) -> None:
    position = GAMES["oddy"].setup(sides=9, size=9).start()
    for size in (16, 300, 1600):
        assert len(colours(board_picture(position, size, DARK))) > 5


def test_a_board_for_paper_caches_no_pixels_and_is_deleted(qtbot: QtBot) -> None:
    setup = GAMES["egotzi"].setup()
    with board_for_paper(setup, LIGHT) as scene:
        modes = {item.cacheMode() for item in scene.items()}
        assert modes == {QGraphicsItem.CacheMode.NoCache}
        assert shiboken6.isValid(scene)
    assert not shiboken6.isValid(scene)


def test_a_picture_shows_the_last_turn(qtbot: QtBot) -> None:
    position = GAMES["egotzi"].setup().start()
    last = position.change(PLACE + 5)
    position.play(PLACE + 5)
    assert board_picture(position, 200, LIGHT, last=last) != board_picture(position, 200, LIGHT)
