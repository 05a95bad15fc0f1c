"""The small parts of a board: items, marks of refusals, numbers, names of marks, and presses."""

from __future__ import annotations

import pytest
from driving import small
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from desktop.board.board_items import BandItem, BoardItem, LayerItem, Light, SiteItem
from desktop.board.board_painting import BoardPainting
from desktop.board.board_scene import BoardScene
from desktop.board.mark_names import mark_name
from desktop.board.press import Press
from desktop.board.scene_view import SceneView
from desktop.board.shown_numbers import shown_numbers
from desktop.painting.canvas import Canvas
from desktop.painting.drawing import LAST_TURNS, Drawing, Numbers
from desktop.painting.layout_builder import lay_out
from desktop.theme.theme import DARK, LIGHT
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.piece import Piece
from rules.position import BLACK, PLACE, WHITE
from rules.record.marks import Mark, MarkKind


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


# -- a view that shows its whole scene -----------------------------------------------------------


def test_the_scene_fits_the_view_whatever_its_size(qtbot: QtBot) -> None:
    view = SceneView()
    qtbot.addWidget(view)
    view.fit()  # there is nothing to show yet
    view.setScene(BoardScene(GAMES["oddy"].setup(), LIGHT, parent=view))
    view.show()
    for size in ((300, 300), (900, 200)):
        view.resize(*size)
        seen = view.mapFromScene(view.sceneRect()).boundingRect()
        assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(seen)
        assert seen.width() > 0.9 * size[0] or seen.height() > 0.9 * size[1]


# -- turn numbers, names of marks, and presses ---------------------------------------------------


TURNS = [[PLACE + site] for site in (0, 5, 10, 15, 3, 12)]


def numbers(wanted: Numbers, count: int = 6, **options: int) -> list[int]:
    found = shown_numbers(small("oddy", size=6).start(), TURNS[:count], wanted, **options)
    assert all(place == (TURNS[number - 1][0] - PLACE, 0) for place, number in found.items())
    return sorted(found.values())


def test_numbers_are_on_no_piece_on_all_or_on_those_of_the_last_turns() -> None:
    assert numbers(Numbers.NONE) == []
    assert numbers(Numbers.ALL) == [1, 2, 3, 4, 5, 6]
    assert numbers(Numbers.LAST) == [3, 4, 5, 6]
    assert numbers(Numbers.LAST, last=1) == [6]
    assert numbers(Numbers.LAST, count=2) == [1, 2]
    assert numbers(Numbers.ALL, count=0) == []
    assert LAST_TURNS == 4


def test_marks_have_names(qapp: QApplication) -> None:
    kinds = [kind for kind in MarkKind if kind is not MarkKind.LABEL]
    assert [mark_name(Mark(kind)) for kind in kinds] == ["triangle", "square", "circle", "cross"]
    assert mark_name(Mark(MarkKind.LABEL, "A 1")) == "label A 1"


@pytest.mark.parametrize(
    ("way", "sites", "drags"),
    [
        ((0, 0), (4,), False),
        ((6, 4), (5,), True),
        ((-6, -4), (5,), True),
        ((5, 4), (5,), False),  # a hand that trembles
        ((60, 40), (4,), False),  # still on the same cell
        ((60, 40), (4, 5), False),
        ((60, 40), (5, 4), True),
        ((60, 40), (), True),  # off the board
    ],
)
def test_a_press_is_a_drag_once_it_has_left_its_cell_by_far_enough(
    qapp: QApplication, way: tuple[int, int], sites: tuple[int, ...], drags: bool
) -> None:
    before = qapp.startDragDistance()
    qapp.setStartDragDistance(10)
    try:
        press = Press(QPointF(30, 30), (4, 5), waits=False)
        assert press.is_drag(QPointF(30 + way[0], 30 + way[1]), sites) is drags
        assert not Press(QPointF(30, 30), (), waits=False).is_drag(QPointF(90, 90), sites)
    finally:
        qapp.setStartDragDistance(before)
