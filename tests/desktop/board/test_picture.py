"""Pictures of boards are complete and sharp."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from desktop.board.picture import board_for_paper, board_picture
from desktop.painting.drawing import Drawing
from desktop.theme.theme import DARK, LIGHT, Theme
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


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_every_game_is_drawn(qtbot: QtBot, default_setup: Setup, theme: Theme) -> None:
    image = board_picture(default_setup.start(), 240, theme)
    assert len(colours(image)) > 20
    assert image.pixelColor(0, 0).alpha() == 0


def test_pieces_are_visible(qtbot: QtBot, default_setup: Setup) -> None:
    position = default_setup.start()
    before = board_picture(position, 200, LIGHT)
    position.play(next(step for step in position.legal_steps() if step >= PLACE))
    assert board_picture(position, 200, LIGHT) != before


def test_a_picture_for_a_dense_screen_has_more_pixels_and_the_same_size(qtbot: QtBot) -> None:
    position = GAMES["yodd"].setup().start()
    image = board_picture(position, 100, LIGHT, device_ratio=2)
    assert (image.width(), image.devicePixelRatio()) == (200, 2)
    assert image.deviceIndependentSize().width() == 100


def test_pictures_of_any_size_are_drawn(qtbot: QtBot) -> None:
    position = GAMES["oddy"].setup(sides=9, size=9).start()
    for size in (16, 300, 3000):
        assert len(colours(board_picture(position, size, DARK))) > 5


def test_a_picture_follows_the_drawing_options(qtbot: QtBot, default_setup: Setup) -> None:
    position = default_setup.start()
    default = board_picture(position, 600, LIGHT)
    assert board_picture(position, 600, LIGHT, drawing=Drawing()) == default
    assert board_picture(position, 600, LIGHT, drawing=Drawing(coordinates=False)) != default


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
