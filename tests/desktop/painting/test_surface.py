"""How boards and pieces are painted: grain and streaks, ruled paper, discs, and shades."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable

import pytest
from drawn_shapes import shapes_of
from driving import small
from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPdfWriter,
    QRadialGradient,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shapely import LineString, Point, box

from desktop.board.board_scene import BoardScene
from desktop.board.picture import board_for_paper, scene_picture
from desktop.board.stone_icon import stone_pixmap
from desktop.painting import grain
from desktop.painting.canvas import Canvas, path_of
from desktop.painting.layout_builder import lay_out
from desktop.painting.shade import box_path, paint_layers, paint_shade
from desktop.painting.surface import paint_cells, paint_plate
from desktop.theme.colour_file import FINISHES, TEXTURES
from desktop.theme.dressing import SHIPPED_BOARDS, SHIPPED_PIECES, dressed
from desktop.theme.theme import LIGHT, Theme
from rules.games import GAMES

PAGE = QRectF(-400, -400, 800, 800)


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    """Create the application, which texts need."""


def surface(texture: str, scale: float = 1.0) -> list[str]:
    theme = dataclasses.replace(LIGHT, texture=texture)
    layout = lay_out(small("egotzi").start().board)

    def paint(painter: object) -> None:
        canvas = Canvas(painter, layout, theme)  # type: ignore[arg-type]
        canvas.painter.scale(scale, scale)
        paint_plate(canvas, path_of(layout.plate))
        faces, cells = ([path_of(area) for area in areas] for areas in (layout.faces, layout.cells))
        paint_cells(canvas, path_of(layout.outline), faces, cells)

    return shapes_of(paint, PAGE)


def disc(finish: str, at: tuple[float, float] = (0.0, 0.0), scale: float = 1.0) -> list[str]:
    theme = dataclasses.replace(LIGHT, finish=finish)
    layout = lay_out(small("egotzi").start().board)

    def paint(painter: object) -> None:
        canvas = Canvas(painter, layout, theme)  # type: ignore[arg-type]
        canvas.painter.scale(scale, scale)
        canvas.stone(at, 40, 0)

    return shapes_of(paint, PAGE)


def test_every_texture_and_finish_is_different() -> None:
    for kinds, paint in ((TEXTURES, surface), (FINISHES, disc)):
        drawings = [paint(kind) for kind in kinds]
        assert all(one != other for one, other in itertools.combinations(drawings, 2))


def test_grain_is_added_and_left_out_where_it_would_be_noise() -> None:
    plain = len(surface("bevelled"))
    for texture in ("wood", "slate"):
        assert len(surface(texture)) == plain + 2 * grain.TONES  # of the plate and of the cells
        assert len(surface(texture, scale=0.1)) == plain
    assert len(disc("turned")) == len(disc("turned", scale=0.1)) + 2  # grain, and a groove


def test_paper_has_one_drawing_of_all_lines_and_no_edges_that_catch_light() -> None:
    lines = surface("paper")
    cells = small("egotzi").start().board.site_count
    ruled = [line for line in lines if f"stroke {LIGHT.gap.lower()}" in line]
    assert len(ruled) == 2
    assert len(lines) == len(surface("bevelled")) - 2 * cells + 1  # less two edges and the sheen


def test_flat_pieces_have_one_colour_and_no_shadow() -> None:
    (shape,) = disc("flat")
    assert f"fill {LIGHT.stones[0][1].lower()}" in shape


@pytest.mark.parametrize("make", [grain.wood, grain.slate])
def test_lines_stay_within_their_area_and_are_always_the_same(make: object) -> None:
    area = Point(0, 0).buffer(260).difference(box(-60, -60, 60, 60))
    paths = make(area)  # type: ignore[operator]
    assert len(paths) == grain.TONES
    for path in paths:
        assert not path.isEmpty()
        for polygon in path.toSubpathPolygons():
            line = LineString([(point.x(), point.y()) for point in polygon.toList()])
            assert line.difference(area.buffer(0.01)).length < 1e-6
    make.cache_clear()  # type: ignore[attr-defined]
    assert make(area) == paths  # type: ignore[operator]


def test_grain_on_pieces_stays_on_them() -> None:
    for variant in range(grain.DISC_VARIANTS):
        for line in grain.disc(variant).toSubpathPolygons():
            assert all(QPointF.dotProduct(end, end) < 1 for end in line.toList())
        assert all(0 < place < 1 and abs(bend) < 0.1 for place, bend in grain.stripes(variant))
    assert len({grain.disc(variant).length() for variant in range(grain.DISC_VARIANTS)}) > 9


def test_pieces_next_to_each_other_have_grain_of_their_own() -> None:
    here, there = ([len(line) for line in disc("turned", (x, 0.0))] for x in (0.0, 100.0))
    assert len(here) == len(there)
    assert (
        disc("turned", (0.0, 0.0))[-2].split("~")[1]
        != (disc("turned", (100.0, 0.0))[-2].split("~")[1])
    )


@pytest.mark.parametrize(("key", "pieces"), [*zip(GAMES, itertools.cycle(SHIPPED_PIECES))])
def test_every_game_is_drawn_with_every_piece_set(key: str, pieces: str) -> None:
    def picture(theme: Theme) -> object:
        setup = small(key)
        position = setup.start()
        if not position.pieces():
            position.play_turn(next(turn for turn in position.legal_turns()))
        with board_for_paper(setup, theme) as scene:
            scene.show_position(position)
            return scene_picture(scene, 300)

    boards = [*SHIPPED_BOARDS.values()]
    seen = [picture(dressed(LIGHT, board, SHIPPED_PIECES[pieces])) for board in boards]
    others = [picture(dressed(LIGHT, board, None)) for board in boards]
    assert all(one != other for one, other in zip(seen, others, strict=True))
    assert all(one != other for one, other in itertools.combinations(seen, 2))


def test_icons_of_players_are_pieces_of_the_set() -> None:
    icons = [stone_pixmap(0, LIGHT, 24).toImage()]
    icons += [
        stone_pixmap(0, dressed(LIGHT, None, each), 24).toImage()
        for each in SHIPPED_PIECES.values()
    ]
    assert all(one != other for one, other in itertools.combinations(icons, 2))


def test_a_scene_changes_its_board_with_its_theme(qapp: QApplication) -> None:
    setup = small("yodd")
    scene = BoardScene(setup, LIGHT)
    plain = scene_picture(scene, 200)
    scene.set_theme(dressed(LIGHT, SHIPPED_BOARDS["slate"], None))
    slate = scene_picture(scene, 200)
    assert slate != plain
    scene.set_theme(LIGHT)
    assert scene_picture(scene, 200) == plain
    scene.deleteLater()


# -- shades look the same on the screen and in PDF -----------------------------------------------


STRONG, CLEAR = QColor(0, 0, 0, 128), QColor(0, 0, 0, 0)


def linear(one: QColor, other: QColor) -> QLinearGradient:
    gradient = QLinearGradient(QPointF(0, 0), QPointF(100, 0))
    gradient.setColorAt(0, one)
    gradient.setColorAt(1, other)
    return gradient


def radial(one: QColor, other: QColor) -> QRadialGradient:
    gradient = QRadialGradient(QPointF(50, 50), 50)
    gradient.setColorAt(0.5, one)
    gradient.setColorAt(1, other)
    return gradient


def painted(paint: Callable[..., None], gradient: QLinearGradient | QRadialGradient) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint(painter, box_path(QRectF(0, 0, 100, 80)), gradient)
    painter.end()
    return image


@pytest.mark.parametrize(
    "gradient",
    [linear(STRONG, CLEAR), linear(CLEAR, STRONG), radial(STRONG, CLEAR), radial(CLEAR, STRONG)],
    ids=["fades", "grows", "fades around", "grows around"],
)
def test_layers_look_like_the_gradient(
    qtbot: QtBot, gradient: QLinearGradient | QRadialGradient
) -> None:
    smooth, layers = painted(paint_shade, gradient), painted(paint_layers, gradient)
    assert smooth != layers
    for x in range(2, 98, 4):
        for y in (5, 40, 75, 90):
            seen = smooth.pixelColor(x, y).red(), layers.pixelColor(x, y).red()
            assert abs(seen[0] - seen[1]) <= 12, (x, y)


def test_pdf_gets_no_masks(qtbot: QtBot) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    painter = QPainter(writer)
    paint_shade(painter, box_path(QRectF(0, 0, 100, 80)), linear(STRONG, CLEAR))
    painter.end()
    assert b"/S /Alpha" not in buffer.data().data()
