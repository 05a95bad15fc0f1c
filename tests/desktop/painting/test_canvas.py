"""The canvas, checked by the shapes it paints."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from drawn_shapes import shapes_of
from driving import small
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QApplication
from shapely import Polygon, box

from desktop.painting.canvas import Canvas, font, merged, path_of
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
    seen = [line for line in badge(60, ("7", "9"), filled=True) if " text " in line]
    heights = [float(line.split()[1].removeprefix("?")) for line in seen]
    assert heights == [pytest.approx(-12, abs=6), pytest.approx(28, abs=6)]


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
