"""The items of a board, without the board's scene around them."""

from __future__ import annotations

import pytest
from driving import small
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene

from desktop.board.board_items import BandItem, BoardItem, LayerItem, Light, SiteItem
from desktop.board.board_painting import BoardPainting
from desktop.painting.canvas import Canvas
from desktop.painting.drawing import Drawing
from desktop.painting.layout_builder import lay_out
from desktop.theme.theme import DARK, LIGHT
from desktop.views.game_views import VIEWS
from rules.piece import Piece
from rules.position import BLACK, WHITE


@pytest.fixture
def painting(qapp: QApplication) -> BoardPainting:
    setup = small("oddy", pie=False)
    layout = lay_out(setup.game.board(setup), Drawing().orientation)
    heights = [0] * len(layout.cells)
    return BoardPainting(layout, VIEWS["oddy"], LIGHT, Drawing(), heights)


def painted(item: QGraphicsItem) -> QImage:
    """Return what the item paints, on a plain scene."""
    scene = QGraphicsScene()
    item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    scene.addItem(item)
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    scene.removeItem(item)
    return image


def empty() -> QImage:
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def test_the_board_follows_theme_and_coordinates(painting: BoardPainting) -> None:
    board = BoardItem(painting)
    named = painted(board)
    painting.drawing = Drawing(coordinates=False)
    plain = painted(board)
    assert plain != named
    painting.theme = DARK
    assert painted(board) != plain


def test_a_site_shows_its_pieces(painting: BoardPainting) -> None:
    site = SiteItem(painting, 4)
    assert not site.isVisible()
    site.lay((Piece(4, 0),), (), 0)
    black = painted(site)
    assert site.isVisible()
    assert black != empty()
    site.lay((Piece(4, 1),), (), 0)
    white = painted(site)
    assert white != black
    site.lay((Piece(4, 1),), (), 7)
    assert painted(site) != white
    site.cover(True)
    assert not site.isVisible()


def test_a_band_is_visible_only_while_lit(painting: BoardPainting) -> None:
    band = BandItem(painting, 0)
    images = []
    ways = [(), (BLACK,), (WHITE,), (BLACK, WHITE)]
    for light in [Light(colours, pointed) for pointed in (False, True) for colours in ways]:
        band.show_light(light)
        assert band.light == light
        assert band.isVisible() is (light != Light())
        images.append(painted(band))
    assert images[0] == empty()
    for i, image in enumerate(images):
        assert image not in images[:i]


def test_a_layer_paints_with_a_canvas_of_the_board(painting: BoardPainting) -> None:
    used: list[Canvas] = []
    layer = LayerItem(painting, 0, used.append, cached=False)
    board = BoardItem(painting).boundingRect()
    painted(layer)
    assert used == []
    layer.mark(board)
    painting.theme = DARK
    painted(layer)
    assert [(canvas.layout, canvas.theme) for canvas in used] == [(painting.layout, DARK)]
