"""The canvas, checked by the shapes it paints."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from drawn_shapes import shapes_of
from driving import small
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication
from shapely import Point, Polygon, box

from desktop.painting.canvas import Canvas, font, mark_colour, merged, path_of, pen
from desktop.painting.layout_builder import lay_out
from desktop.theme.theme import LIGHT, SHIPPED, Theme
from rules.record.marks import Mark, MarkKind

PAGE = QRectF(-200, -200, 400, 400)
INK, RED, GREEN = "#000000", "#ff0000", "#00ff00"
PRINT = SHIPPED["print"]


def painted(
    paint: Callable[[Canvas], object], theme: Theme = LIGHT, scale: float = 1.0
) -> list[str]:
    layout = lay_out(small("egotzi").start().board)

    def begin(painter: QPainter) -> None:
        painter.scale(scale, scale)
        paint(Canvas(painter, layout, theme))

    return shapes_of(begin, PAGE)


def boxes(lines: list[str]) -> list[tuple[float, ...]]:
    return [tuple([float(word) for word in line.split()[:4]]) for line in lines]


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    """Create the application, which texts need."""


def test_fading_multiplies_and_ends() -> None:
    def paint(canvas: Canvas) -> None:
        square = path_of(box(0, 0, 10, 10))
        with canvas.faded(0.5):
            with canvas.faded(0.4):
                canvas.fill(square, RED)
            canvas.fill(square, RED)
        canvas.fill(square, RED)

    words = [line.partition("#ff0000")[2].strip() for line in painted(paint)]
    assert words == ["faded 20.0", "faded 50.0", ""]


def test_a_flat_line_has_no_caps() -> None:
    assert pen(RED, 3, flat=True).capStyle() is Qt.PenCapStyle.FlatCap
    assert pen(RED, 3, flat=True).style() is Qt.PenStyle.SolidLine


def test_lines_are_round_and_dashed_ones_are_not() -> None:
    assert pen(RED, 3).color().name() == RED
    assert painted(lambda canvas: canvas.ring((0, 0), 20, RED, 3))[0].endswith("#ff0000 3 round")
    (dashed,) = painted(lambda canvas: canvas.ring((0, 0), 20, RED, 3, dashed=True))
    assert "3 butt dashes" in dashed
    (line,) = painted(lambda canvas: canvas.line(path_of(box(0, 0, 9, 9)), RED, 2, dashed=True))
    assert "#ff0000 2 butt dashes" in line


def test_areas_are_tinted_or_hatched_by_theme() -> None:
    area = path_of(box(-50, -50, 50, 50))
    (tint,) = painted(lambda canvas: canvas.tint(area, RED, 0.3))
    assert tint == "-50 -50 50 50 ~400 fill #ff0000 faded 30.0"
    (hatch,) = painted(lambda canvas: canvas.tint(area, RED, 0.3), PRINT)
    left, top, right, bottom = boxes([hatch])[0]
    assert (left, top, right, bottom) == pytest.approx((-50, -50, 50, 50), abs=1.5)
    assert hatch.endswith("fill #ff0000")


@pytest.mark.parametrize(("degrees", "across"), [(0.0, (100, 40)), (90.0, (100, 40))])
def test_hatching_fills_an_area_with_parallel_lines(
    degrees: float, across: tuple[float, float]
) -> None:
    area = path_of(box(-50, -20, 50, 20))
    seen: list[QPainterPath] = []

    class Keeping(Canvas):
        def fill(self, path: QPainterPath, colour: object) -> None:
            seen.append(path)

    painted(lambda canvas: Keeping(canvas.painter, canvas.layout, LIGHT).hatch(area, RED, degrees))
    lines = [line.boundingRect() for line in seen[0].toSubpathPolygons()]
    assert all(abs((line.width() if degrees else line.height()) - 1.5) < 0.01 for line in lines)
    length = across[1] if degrees else across[0]
    assert all(abs((line.height() if degrees else line.width()) - length) < 0.01 for line in lines)
    middles = sorted(line.center().x() if degrees else line.center().y() for line in lines)
    gaps = [after - before for before, after in itertools.pairwise(middles)]
    assert gaps == pytest.approx([9.0] * len(gaps))
    assert min(map(abs, middles)) < 0.01
    assert len(lines) == (11 if degrees else 5)


def test_a_dot_shows_the_colours_that_can_be_placed() -> None:
    black, white = LIGHT.stones[0][1].lower(), LIGHT.stones[1][0].lower()
    hint = LIGHT.hint.lower()

    def fills(colours: tuple[int, ...]) -> list[str]:
        *parts, rim = painted(lambda canvas: canvas.dot((0, 0), 10, colours))
        assert boxes([rim]) == [(-10, -10, 10, 10)]
        assert "fill" not in rim
        assert f"stroke {hint} 4" in rim
        return [part.split()[part.split().index("fill") + 1] for part in parts]

    assert fills(()) == [hint]
    assert fills((0,)) == [black]
    assert fills((1,)) == [white]
    assert fills((1, 0)) == [black, white]
    halves = painted(lambda canvas: canvas.dot((0, 0), 10, (0, 1)))[:2]
    assert [each[2] <= 0.5 for each in boxes(halves)] == [True, False]  # black on the left


def test_a_stone_can_have_no_shadow() -> None:
    shadow, stone = painted(lambda canvas: canvas.stone((0, 0), 40, 1))
    assert painted(lambda canvas: canvas.stone((0, 0), 40, 1, shadow=False)) == [stone]
    assert boxes([stone])[0] == pytest.approx((-38.9, -38.9, 38.9, 38.9), abs=0.1)
    assert boxes([shadow])[0][3] > 45


def texts(lines: list[str]) -> list[str]:
    """Return the words of texts, with their sizes."""
    return [" ".join(line.split()[3:]) for line in lines if " text " in line]


def badge(radius: float, lines: tuple[str, ...], *, filled: bool, scale: float = 1.0) -> list[str]:
    return painted(
        lambda canvas: canvas.badge((0, 0), radius, lines, filled=filled, colour=RED),
        scale=scale,
    )


def test_a_badge_has_as_many_texts_as_can_be_read() -> None:
    both = texts(badge(20, ("64", "12k"), filled=True))
    assert [each.split()[0] for each in both] == ["64", "12k"]
    assert texts(badge(20, ("64", "12k"), filled=True, scale=0.86)) != []
    for scale, count in ((0.86, 2), (0.84, 1), (0.36, 1), (0.34, 0)):  # of a radius of 20
        assert len(texts(badge(20, ("64", "12k"), filled=True, scale=scale))) == count
    assert len(texts(badge(20, ("64",), filled=True))) == 1
    assert len(texts(badge(20, ("", "12k"), filled=False))) == 1  # an empty one is not seen


def test_two_texts_on_a_badge_lie_one_above_the_other() -> None:
    def heights(*lines: str) -> list[float]:
        seen = badge(60, lines, filled=True)
        return [float(line.split()[1].removeprefix("?")) for line in seen if " text " in line]

    (alone,) = heights("7")
    first, second = heights("7", "9")
    assert alone == pytest.approx(0, abs=6)
    assert alone - first == pytest.approx(12, abs=5)
    assert second - alone == pytest.approx(28, abs=5)


def test_a_badge_is_filled_or_an_outline() -> None:
    filled, outline = (badge(20, ("7",), filled=each) for each in (True, False))
    plate, ink = LIGHT.plate.lower(), LIGHT.ink.lower()
    assert [line.split()[6] for line in filled[:2]] == [plate, RED]
    assert [line.split()[6] for line in outline[:2]] == [plate, plate]
    assert boxes(filled[:1])[0] == (-21.4, -21.4, 21.4, 21.4)
    assert boxes(filled[1:2])[0] == (-20, -20, 20, 20)
    assert boxes(filled[2:4]) == [(-24, -24, 24, 24)] * 2
    assert boxes(outline[2:3]) == [(-19.2, -19.2, 19.2, 19.2)]
    assert texts(filled)[0].startswith("7 19 bold")
    assert texts(outline)[0] == f"7 19 {ink}"
    assert ink not in texts(filled)[0]


def test_long_texts_on_badges_are_smaller() -> None:
    def size(*lines: str) -> int:
        return int(texts(badge(20, lines, filled=True))[0].split()[1])

    assert size("7") == 19
    assert size("100") == 17
    assert size("1000") == 13
    assert size("7", "9") == 16


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


@pytest.mark.parametrize("kind", [kind for kind in MarkKind if kind is not MarkKind.LABEL])
def test_signs_have_a_halo(kind: MarkKind) -> None:
    halo, sign = painted(lambda canvas: canvas.mark((5, 0), 40, Mark(kind), (RED, GREEN)))
    assert f"stroke {GREEN} 17.6 round" in halo
    assert f"stroke {RED} 8 round" in sign
    assert boxes([halo]) == boxes([sign])
    left, top, right, bottom = boxes([sign])[0]
    assert left + right == pytest.approx(10)
    assert -40 <= top < bottom <= 40


def test_a_pill_is_larger_than_its_word() -> None:
    edge, patch, word = painted(lambda canvas: canvas.pill((10, 20), "lost", 20, RED))
    left, top, right, bottom = boxes([patch])[0]
    assert (left + right, top + bottom) == pytest.approx((20, 40), abs=0.1)
    assert bottom - top == 30
    assert right - left > 40
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


def test_an_arrow_has_its_head_at_its_end() -> None:
    lines = painted(lambda canvas: canvas.arrow((0, 0), (100, 0), RED, 10))
    shaft, *_ = boxes(lines)
    assert shaft == (0, 0, 68, 0)
    heads = [each for each in boxes(lines) if each[2] == 100]
    assert heads == [(68, -19.2, 100, 19.2)] * 4
    assert "stroke #fcfaf4 19" in lines[0]
    assert [line for line in lines if "#ff0000 10 round" in line]
    dashed = painted(lambda canvas: canvas.arrow((0, 0), (100, 0), RED, 10, dashed=True))
    assert ["dashes" in line for line in dashed] == [False, False, False, True, False, False]


def test_a_blocked_line_ends_at_a_bar() -> None:
    halo, line = painted(lambda canvas: canvas.blocked((0, 0), (50, 0), RED, 10))
    assert boxes([line])[0] == (0, -19.2, 50, 19.2)
    assert "#ff0000 10" in line
    assert "19 round" in halo


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


def test_an_outline_lies_inside_its_areas() -> None:
    (line,) = painted(lambda canvas: canvas.outline([box(0, 0, 100, 100)], RED, 10))
    assert boxes([line]) == [(4.5, 4.5, 95.5, 95.5)]
    tint, line = painted(
        lambda canvas: canvas.outline([box(0, 0, 100, 100)], RED, 10, tint=0.3, dashed=True)
    )
    assert "faded 30.0" in tint
    assert "dashes" in line


def test_marks_of_the_last_turn_are_visible_on_every_piece() -> None:
    assert mark_colour(LIGHT, None) == LIGHT.last_cell
    assert mark_colour(LIGHT, 0) == LIGHT.last[0]
    assert mark_colour(LIGHT, 1) == LIGHT.last[1]


def test_the_scale_is_that_of_the_screen_in_every_orientation() -> None:
    scales: list[float] = []

    def paint(canvas: Canvas) -> None:
        canvas.painter.rotate(30)
        scales.append(canvas.scale)

    painted(paint, scale=2.5)
    assert scales == [pytest.approx(2.5)]


def test_corners_are_dark_on_light() -> None:
    light, dark = painted(lambda canvas: canvas.corners(box(0, 0, 100, 100), 10))
    assert boxes([light, dark]) == [(4, 4, 96, 96)] * 2
    assert f"stroke {LIGHT.background.lower()} 22" in light
    assert f"stroke {LIGHT.ink.lower()} 10" in dark
    assert length(dark) == pytest.approx(8 * 0.28 * 92, abs=2)


def length(line: str) -> float:
    return float(line.split()[4].removeprefix("~"))


def test_the_no_entry_sign() -> None:
    plate, disc, bar = painted(lambda canvas: canvas.no_entry((0, 0), 20))
    assert boxes([plate, disc]) == [(-24, -24, 24, 24), (-20, -20, 20, 20)]
    assert f"fill {LIGHT.refused.lower()}" in disc
    assert boxes([bar]) == [(-11, 0, 11, 0)]
    assert Point(0, 0).buffer(20).contains(Point(11, 0))


def test_a_gauge_is_a_whole_ring_or_an_arc_and_never_empty(qapp: QApplication) -> None:
    def arc(share: float) -> float:
        found = [
            line
            for line in painted(lambda c: c.gauge((0.0, 0.0), 50, share, RED, 10))
            if RED in line
        ]
        ((left, top, right, bottom),) = boxes(found)
        return (right - left) * (bottom - top)

    areas = [arc(share) for share in (0.0, 0.25, 0.5, 1.0)]
    assert areas[0] > 0
    assert areas == sorted(set(areas))
