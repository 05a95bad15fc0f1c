"""Stones beside names."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from desktop.board.stone_icon import (
    number_pixmap,
    player_icon,
    player_pixmap,
    stone_icon,
    stone_pixmap,
)
from desktop.theme.theme import DARK, LIGHT, SHIPPED, Theme, contrast, player_fills, text_on
from desktop.views.game_views import VIEWS


@pytest.mark.parametrize(("ratio", "pixels"), [(1.0, 20), (2.0, 40), (1.5, 30)])
def test_a_stone_has_the_pixels_of_its_screen(
    qapp: QApplication, ratio: float, pixels: int
) -> None:
    stone = stone_pixmap(0, LIGHT, 20, ratio=ratio)
    assert (stone.width(), stone.height()) == (pixels, pixels)
    assert stone.devicePixelRatio() == ratio
    assert stone.deviceIndependentSize().width() == 20


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_stone_is_round_with_light_from_the_upper_left(qapp: QApplication, theme: object) -> None:
    assert theme in (LIGHT, DARK)
    shown = LIGHT if theme is LIGHT else DARK
    for colour in (0, 1):
        image = stone_pixmap(colour, shown, 40).toImage()
        for x, y in ((0, 0), (79, 0), (0, 79), (79, 79)):
            assert image.pixelColor(x, y).alpha() == 0
        for x, y in ((40, 3), (40, 76), (3, 40), (76, 40)):
            assert image.pixelColor(x, y).alpha() == 255
        assert image.pixelColor(40, 0).alpha() < 255  # a smooth edge
        light, shade = image.pixelColor(26, 24), image.pixelColor(58, 60)
        assert light.lightness() > shade.lightness()
        assert image.pixelColor(20, 40).lightness() > image.pixelColor(60, 40).lightness()
        assert image.pixelColor(40, 20).lightness() > image.pixelColor(40, 60).lightness()
        rim = image.pixelColor(40, 2).name()
        assert rim == shown.rims[colour].lower()
    black, white = (stone_pixmap(colour, shown, 40).toImage() for colour in (0, 1))
    assert black.pixelColor(40, 40).lightness() < white.pixelColor(40, 40).lightness()


def test_an_icon_looks_the_same_in_a_selected_row(qapp: QApplication) -> None:
    icon = stone_icon(1, LIGHT)
    default, chosen = (
        icon.pixmap(18, 18, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected)
    )
    assert default == chosen
    assert icon.availableSizes()[0].width() == 36
    assert stone_icon(1, LIGHT) is icon
    assert stone_icon(0, LIGHT).pixmap(18, 18).toImage() != default


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_players_without_a_colour_have_badges_unlike_any_piece(
    qapp: QApplication, theme: Theme
) -> None:
    images = [player_pixmap(VIEWS["themisto"], colour, theme, 40).toImage() for colour in (0, 1)]
    assert images[0] == number_pixmap(1, theme, 40).toImage()
    fills = player_fills(theme, numbered=True)
    for image, fill in zip(images, fills, strict=True):
        assert image.pixelColor(40, 8).name() == fill.lower()  # above the number
        assert image.pixelColor(0, 0).alpha() == 0
        inks = {image.pixelColor(x, 40).name() for x in range(8, 72)}
        assert text_on(fill).lower() in inks


@pytest.mark.parametrize("theme", SHIPPED.values(), ids=SHIPPED.keys())
def test_players_without_a_colour_have_fills_apart_from_stones_and_each_other(
    theme: Theme,
) -> None:
    one, two = player_fills(theme, numbered=True)
    assert contrast(one, two) > 1.6  # for those who see no colour
    for fill in (one, two):
        assert contrast(fill, text_on(fill)) >= 4.5
        assert all(contrast(fill, stone[1]) > 1.2 for stone in theme.stones)


def test_players_with_a_colour_have_stones(qapp: QApplication) -> None:
    view = VIEWS["egotzi"]
    for colour in (0, 1):
        assert player_pixmap(view, colour, LIGHT, 20) is stone_pixmap(colour, LIGHT, 20)
        assert player_icon(view, colour, LIGHT, 18) is player_icon(view, colour, LIGHT, 18)
