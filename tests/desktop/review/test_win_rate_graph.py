"""The graph of a game: what it paints, and how it is used by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.review.win_rate_graph import GraphPoint, WinRateGraph
from desktop.theme.theme import SHIPPED, player_fills

RATES = (0.5, 0.55, 0.8, 0.2, None, 1.0, 1.0)


@pytest.fixture
def graph(qtbot: QtBot) -> WinRateGraph:
    made = WinRateGraph(SHIPPED["light"])
    qtbot.addWidget(made)
    made.resize(312, 112)
    made.show()
    points = [
        GraphPoint(rate, proven=rate == 1.0, loss=0.6 * (at == 3)) for at, rate in enumerate(RATES)
    ]
    made.show_points(points, 2, lambda index: f"point {index}")
    return made


def place(graph: WinRateGraph, index: int) -> QPoint:
    return graph.point_at(index).toPoint()


def chosen(graph: WinRateGraph) -> list[int]:
    found: list[int] = []
    graph.chosen.connect(found.append)
    return found


def test_a_click_chooses_the_nearest_move(graph: WinRateGraph) -> None:
    found = chosen(graph)
    for index in (0, 3, 6):
        point = QPoint(place(graph, index).x() + 3, 20)
        QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=point)
    assert found == [0, 3, 6]


def test_dragging_goes_through_the_game(graph: WinRateGraph) -> None:
    found = chosen(graph)
    graph.chosen.connect(lambda at: graph.show_points(graph.points, at, str))
    QTest.mousePress(graph, Qt.MouseButton.LeftButton, pos=place(graph, 0))
    for index in (1, 2, 3):
        QTest.mouseMove(graph, place(graph, index))
        assert graph.current == index
    QTest.mouseRelease(graph, Qt.MouseButton.LeftButton, pos=place(graph, 3))
    assert found == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("key", "index"),
    [
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 6),
    ],
)
def test_keys_lead_through_the_game(graph: WinRateGraph, key: Qt.Key, index: int) -> None:
    found = chosen(graph)
    QTest.keyClick(graph, key)
    assert found == [index]


def test_the_current_move_is_described(graph: WinRateGraph) -> None:
    assert graph.accessibleName() == "Win rate, move by move"
    assert graph.accessibleDescription() == "point 2"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_black_is_below_the_curve_and_white_above(graph: WinRateGraph, theme: str) -> None:
    graph.set_theme(SHIPPED[theme])
    black, white = (QColor(fill) for fill in player_fills(SHIPPED[theme], numbered=False))
    image = graph.grab().toImage()
    ratio = image.devicePixelRatio()

    def colour(at: QPoint) -> QColor:
        return QColor(image.pixel(round(at.x() * ratio), round(at.y() * ratio)))

    between = QPoint((place(graph, 1).x() + place(graph, 2).x()) // 2, 0)
    low, high = QPoint(between.x(), graph.height() - 16), QPoint(between.x(), 12)
    assert colour(low) == black
    assert colour(high) == white
    unknown = (place(graph, 3).x() + place(graph, 5).x()) // 2
    assert colour(QPoint(unknown, graph.height() - 16)) not in (black, white)
    for index in (2, 3):
        assert abs(place(graph, index).y() - (6 + (1 - (RATES[index] or 0)) * 100)) <= 1


def test_a_graph_without_points_takes_clicks(qtbot: QtBot) -> None:
    graph = WinRateGraph(SHIPPED["dark"], numbered=True)
    qtbot.addWidget(graph)
    graph.show()
    found = chosen(graph)
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton)
    QTest.keyClick(graph, Qt.Key.Key_End)
    graph.grab()
    assert found == []
