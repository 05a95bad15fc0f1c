"""The graph of a rating: what it paints, and how it is used by mouse and keys."""

from __future__ import annotations

import datetime
import itertools

import pytest
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.i18n.dates import month_text
from desktop.results.rating_graph import RatingGraph, RatingPoint
from desktop.theme.theme import SHIPPED, mixed

LEVELS = (300.0, 500.0, 700.0, 5000.0)
MONTHS = (1, 2, 3, 11)


def point(month: int, rating: float, around: float = 100.0) -> RatingPoint:
    day = datetime.date(2026, month, 1)
    return RatingPoint(day, rating, rating - around, rating + around)


POINTS = [point(month, 400.0 + 20 * month) for month in MONTHS]


@pytest.fixture
def graph(qtbot: QtBot) -> RatingGraph:
    made = RatingGraph(SHIPPED["light"])
    made.show_points(POINTS, LEVELS, 3, lambda index: f"point {index}", month_text)
    shown_alone(qtbot, made, (500, 240))
    return made


def place(graph: RatingGraph, index: int) -> QPoint:
    return graph.point_at(index).toPoint()


def colour(image: QImage, at: QPoint) -> QColor:
    ratio = image.devicePixelRatio()
    return QColor(image.pixel(round(at.x() * ratio), round(at.y() * ratio)))


def test_points_are_as_far_apart_as_their_days(graph: RatingGraph) -> None:
    xs = [graph.point_at(index).x() for index in range(4)]
    widths = [later - earlier for earlier, later in itertools.pairwise(xs)]
    days = [31, 28, 245]
    assert widths == pytest.approx([widths[0] * each / 31 for each in days])
    ys = [graph.point_at(index).y() for index in range(4)]
    assert ys == sorted(ys, reverse=True)


def test_a_click_chooses_the_nearest_point(graph: RatingGraph) -> None:
    chosen = emitted(graph.chosen)
    for index in (0, 2):
        QTest.mouseClick(
            graph, Qt.MouseButton.LeftButton, pos=QPoint(place(graph, index).x() + 3, 20)
        )
    QTest.mouseClick(graph, Qt.MouseButton.RightButton, pos=place(graph, 1))
    assert chosen == [0, 2]


@pytest.mark.parametrize(
    ("key", "index"), [(Qt.Key.Key_Left, 2), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, None)]
)
def test_keys_lead_through_the_months(graph: RatingGraph, key: Qt.Key, index: int | None) -> None:
    chosen = emitted(graph.chosen)
    QTest.keyClick(graph, key)
    assert chosen == ([] if index is None else [index])


def test_the_marked_point_is_described(graph: RatingGraph) -> None:
    assert graph.accessibleDescription() == "point 3"
    graph.mark(1)
    assert (graph.current, graph.accessibleDescription()) == (1, "point 1")


@pytest.mark.parametrize("key", ["light", "dark"])
def test_the_interval_is_a_band_around_the_rating(graph: RatingGraph, key: str) -> None:
    theme = SHIPPED[key]
    graph.set_theme(theme)
    image = graph.grab().toImage()
    band = QColor(mixed(theme.background, theme.hint, 0.35))
    middle = (place(graph, 2) + place(graph, 3)) / 2
    scale = (place(graph, 2).y() - place(graph, 3).y()) / 160  # pixels for a point of Elo
    inside = [QPoint(middle.x(), round(middle.y() + side * 85 * scale)) for side in (-1, 1)]
    beyond = [QPoint(middle.x(), round(middle.y() + side * 115 * scale)) for side in (-1, 1)]
    assert [colour(image, at) for at in inside] == [band, band]
    assert band not in [colour(image, at) for at in beyond]
    assert colour(image, place(graph, 2)) == QColor(theme.hint)


def test_every_line_of_a_level_has_its_name(graph: RatingGraph) -> None:
    graph.show_points(POINTS, (5000.0,) * 4, 3, str, month_text)
    without = graph.grab().toImage()
    # the names of the first three would cover each other
    graph.show_points(POINTS, (440.0, 445.0, 450.0, 560.0), 3, str, month_text)
    image, box = graph.grab().toImage(), graph._box()

    def changed(left: float, right: float) -> list[int]:
        """Return the middles of the stripes that the levels have changed."""
        columns = range(round(left), round(right))
        rows = [
            y
            for y in range(image.height())
            if any(colour(image, QPoint(x, y)) != colour(without, QPoint(x, y)) for x in columns)
        ]
        stripes: list[list[int]] = []
        for y in rows:
            if stripes and y - stripes[-1][-1] <= 2:
                stripes[-1].append(y)
            else:
                stripes.append([y])
        return [(stripe[0] + stripe[-1]) // 2 for stripe in stripes]

    lines, labels = changed(box.left() + 8, box.right() - 8), changed(0, box.left() - 3)
    assert len(lines) == 2
    assert labels == pytest.approx(lines, abs=4)


def test_a_single_month_is_in_the_middle(graph: RatingGraph) -> None:
    graph.show_points(POINTS[:1], LEVELS, 0, str, month_text)
    box = graph._box()
    assert graph.point_at(0).x() == box.center().x()
    assert not graph.grab().isNull()


def test_a_graph_without_points_takes_clicks(qtbot: QtBot) -> None:
    graph = RatingGraph(SHIPPED["dark"])
    shown_alone(qtbot, graph)
    chosen = emitted(graph.chosen)
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton)
    QTest.keyClick(graph, Qt.Key.Key_End)
    graph.grab()
    assert chosen == []
