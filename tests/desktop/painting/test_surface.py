"""How boards and pieces are painted: grain, paper, discs, shades, and the canvas's own shapes."""

import dataclasses
import itertools
from collections.abc import Callable

import pytest
from drawn_shapes import shapes_of
from driving import small
from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPdfWriter,
    QRadialGradient,
)
from shapely import LineString, Point, Polygon, box

from desktop.board.board_scene import BoardScene
from desktop.board.picture import board_for_paper, scene_picture
from desktop.board.stone_icon import stone_pixmap
from desktop.painting import grain
from desktop.painting.canvas import Canvas, font, merged, path_of
from desktop.painting.layout_builder import lay_out
from desktop.painting.shade import box_path, paint_layers, paint_shade
from desktop.painting.surface import paint_cells, paint_plate
from desktop.theme.themes import (
    FINISHES,
    LIGHT,
    SHIPPED,
    SHIPPED_BOARDS,
    SHIPPED_PIECES,
    TEXTURES,
    Theme,
    dressed,
)
from rules.games import GAMES
from rules.record.notes import Mark, MarkKind

PAGE = QRectF(-400, -400, 800, 800)


@pytest.fixture(autouse=True)
def _fonts() -> None:
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


def test_a_scene_changes_its_board_with_its_theme() -> None:
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


def shaded(paint: Callable[..., None], gradient: QLinearGradient | QRadialGradient) -> QImage:
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
def test_layers_look_like_the_gradient(gradient: QLinearGradient | QRadialGradient) -> None:
    smooth, layers = shaded(paint_shade, gradient), shaded(paint_layers, gradient)
    assert smooth != layers
    for x in range(2, 98, 4):
        for y in (5, 40, 75, 90):
            seen = smooth.pixelColor(x, y).red(), layers.pixelColor(x, y).red()
            assert abs(seen[0] - seen[1]) <= 12, (x, y)


def test_pdf_gets_no_masks() -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    painter = QPainter(writer)
    paint_shade(painter, box_path(QRectF(0, 0, 100, 80)), linear(STRONG, CLEAR))
    painter.end()
    assert b"/S /Alpha" not in buffer.data().data()


# -- the canvas ----------------------------------------------------------------------------------


INK, RED, GREEN = "#000000", "#ff0000", "#00ff00"
PRINT = SHIPPED["print"]


def painted(
    paint: Callable[[Canvas], object], theme: Theme = LIGHT, scale: float = 1.0
) -> list[str]:
    layout = lay_out(small("egotzi").start().board)

    def begin(painter: QPainter) -> None:
        painter.scale(scale, scale)
        paint(Canvas(painter, layout, theme))

    return shapes_of(begin, QRectF(-200, -200, 400, 400))


def boxes(lines: list[str]) -> list[tuple[float, ...]]:
    return [tuple([float(word) for word in line.split()[:4]]) for line in lines]


def test_fading_multiplies_and_ends() -> None:
    def paint(canvas: Canvas) -> None:
        square = path_of(box(0, 0, 10, 10))
        with canvas.faded(0.5):
            with canvas.faded(0.4):
                canvas.fill(square, RED)
            canvas.fill(square, RED)
        canvas.fill(square, RED)

    words = [line.partition(RED)[2].strip() for line in painted(paint)]
    assert words == ["faded 20.0", "faded 50.0", ""]


def test_areas_are_tinted_or_hatched_by_theme() -> None:
    area = path_of(box(-50, -50, 50, 50))
    (tint,) = painted(lambda canvas: canvas.tint(area, RED, 0.3))
    assert tint == "-50 -50 50 50 ~400 fill #ff0000 faded 30.0"
    (hatch,) = painted(lambda canvas: canvas.tint(area, RED, 0.3), PRINT)
    left, top, right, bottom = boxes([hatch])[0]
    assert (left, top, right, bottom) == pytest.approx((-50, -50, 50, 50), abs=1.5)
    assert hatch.endswith("fill #ff0000")


def texts(lines: list[str]) -> list[str]:
    """Return the words of texts, with their sizes."""
    return [" ".join(line.split()[3:]) for line in lines if " text " in line]


def badge(radius: float, lines: tuple[str, ...], *, filled: bool, scale: float = 1.0) -> list[str]:
    return painted(
        lambda canvas: canvas.badge((0, 0), radius, lines, filled=filled, colour=RED), scale=scale
    )


def test_a_badge_has_as_many_texts_as_can_be_read() -> None:
    both = texts(badge(20, ("64", "12k"), filled=True))
    assert [each.split()[0] for each in both] == ["64", "12k"]
    assert texts(badge(20, ("64", "12k"), filled=True, scale=0.86)) != []
    for scale, count in ((0.86, 2), (0.84, 1), (0.36, 1), (0.34, 0)):  # of a radius of 20
        assert len(texts(badge(20, ("64", "12k"), filled=True, scale=scale))) == count
    assert len(texts(badge(20, ("64",), filled=True))) == 1
    assert len(texts(badge(20, ("", "12k"), filled=False))) == 1  # an empty one is not seen
    seen = [line for line in badge(60, ("7", "9"), filled=True) if " text " in line]
    heights = [float(line.split()[1].removeprefix("?")) for line in seen]
    assert heights == [pytest.approx(-12, abs=6), pytest.approx(28, abs=6)]
    sizes = [texts(badge(20, (each,), filled=True))[0].split()[1] for each in ("7", "100", "1000")]
    assert sizes == ["19", "17", "13"]  # long ones are smaller


def test_a_label_is_cut_to_what_can_be_read() -> None:
    def label(text: str) -> list[str]:
        mark = Mark(MarkKind.LABEL, text)
        return painted(lambda canvas: canvas.mark((0, 0), 40, mark, (RED, GREEN)))

    assert label("ABCD") != label("ABC…")
    assert label("ABCDE") == label("ABC…")
    assert label("ABCDEFGH") == label("ABC…")
    halo, shape = label("A")
    assert f"stroke {GREEN} 19.2" in halo
    assert f"fill {RED}" in shape
    for text in ("A", "WWWW", "i"):
        left, top, right, bottom = boxes(label(text)[1:])[0]
        assert right - left <= 68.1  # within the circle
        assert bottom - top <= 54.1
        assert (left + right, top + bottom) == pytest.approx((0, 0), abs=0.6)
    assert boxes(label("A")[1:])[0] != boxes(label("WWWW")[1:])[0]
    left, top, right, bottom = boxes(label(".")[1:])[0]
    assert bottom - top < 20  # as small as beside a letter


def test_a_pill_is_larger_than_its_word() -> None:
    edge, patch, word = painted(lambda canvas: canvas.pill((10, 20), "lost", 20, RED))
    left, top, right, bottom = boxes([patch])[0]
    assert (left + right, top + bottom) == pytest.approx((20, 40), abs=0.1)
    assert (bottom - top, right - left > 40) == (30, True)
    assert f"stroke {LIGHT.plate.lower()} 5" in edge
    assert f"fill {RED}" in patch
    assert texts([word]) == ["lost 20 bold #000000"]  # easier to read on red than white


def test_texts_have_the_size_and_weight_asked_for() -> None:
    assert (font(20, True).pixelSize(), font(20, True).bold()) == (20, True)
    assert not font(20, False).bold()
    # letters keep their shapes at every size of the board
    assert font(20, False).hintingPreference() is QFont.HintingPreference.PreferNoHinting
    (plain,) = painted(lambda canvas: canvas.text((0, 0), "abc", 21.6, RED))
    assert texts([plain]) == [f"abc 22 {RED}"]
    x, y = (float(word.removeprefix("?")) for word in plain.split()[:2])
    assert (x, y) == pytest.approx((0, 0), abs=6)


def test_neighbours_have_one_outline_and_holes_stay_holes() -> None:
    one, other = box(0, 0, 10, 10), box(10, 0, 20, 10)
    assert merged([one, other]).geom_type == "Polygon"
    assert merged([one, other]).bounds == (-0.5, -0.5, 20.5, 10.5)
    ring = Polygon([(0, 0), (30, 0), (30, 30), (0, 30)], [[(10, 10), (20, 10), (20, 20), (10, 20)]])
    path = path_of(ring)
    assert path.contains(QPointF(5, 5))
    assert not path.contains(QPointF(15, 15))
    apart = path_of(merged([one, box(50, 0, 60, 10)]))
    assert apart.contains(QPointF(5, 5))
    assert apart.contains(QPointF(55, 5))
    assert not apart.contains(QPointF(30, 5))


def test_the_scale_is_that_of_the_screen_in_every_orientation() -> None:
    scales: list[float] = []

    def paint(canvas: Canvas) -> None:
        canvas.painter.rotate(30)
        scales.append(canvas.scale)

    painted(paint, scale=2.5)
    assert scales == [pytest.approx(2.5)]


def test_a_dot_for_both_colours_is_black_on_the_left() -> None:
    dot = painted(lambda canvas: canvas.dot((0, 0), 10, (1, 0)))
    assert LIGHT.stones[0][1].lower() in dot[0]
    assert dot == painted(lambda canvas: canvas.dot((0, 0), 10, (0, 1)))
