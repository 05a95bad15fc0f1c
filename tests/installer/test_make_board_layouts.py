"""The stored layouts of boards are the local optima of their computation."""

from __future__ import annotations

import cmath
import json
import math
import sys
import types
from pathlib import Path
from typing import Any

import make_board_layouts as layouts  # type: ignore[import-not-found]
import numpy as np
import pytest

from desktop.painting.layout_builder import places, vertex

BOARDS = [(5, 3), (5, 6), (7, 3), (9, 4)]


def flat(points: list[complex]) -> np.ndarray:
    return np.array([(point.real, point.imag) for point in points]).ravel()


@pytest.mark.parametrize(("side_count", "size"), BOARDS)
def test_no_small_change_makes_a_stored_layout_better(side_count: int, size: int) -> None:
    corners = layouts.triangles(side_count, size)
    found, gradient = layouts.cost(
        flat(places(side_count, size)), corners, *layouts.COSTS[side_count]
    )
    began, steep = layouts.cost(
        flat(layouts.straight(side_count, size)), corners, *layouts.COSTS[side_count]
    )
    assert found < began
    # four decimals are stored
    assert np.abs(gradient).max() < 0.02
    assert np.abs(steep).max() > 0.5


def test_an_equilateral_triangle_of_side_1_costs_least() -> None:
    corners = np.array([[0, 1, 2]])
    whole = flat([0j, 1 + 0j, cmath.rect(1, math.pi / 3)])
    for a, q in ((6.0, 1), (2.0, 3)):
        cost, gradient = layouts.cost(whole, corners, a, q)
        assert cost == pytest.approx(1)
        assert np.allclose(gradient, 0)
        assert layouts.cost(1.1 * whole, corners, a, q)[0] > 1
        assert layouts.cost(0.9 * whole, corners, a, q)[0] > 1


def test_a_triangle_that_is_flat_or_turned_over_costs_infinitely_much() -> None:
    corners = np.array([[0, 1, 2]])
    for third in (2 + 0j, 0.5 - 0.8j):
        cost, gradient = layouts.cost(flat([0j, 1 + 0j, third]), corners, 6.0, 1)
        assert cost == math.inf
        assert not gradient.any()


@pytest.mark.parametrize(("side_count", "size"), BOARDS)
def test_wedges_start_straight_with_even_gaps(side_count: int, size: int) -> None:
    points = layouts.straight(side_count, size)
    assert points[0] == 0
    for ring in range(1, size + 1):
        corner = points[vertex(side_count, ring, 0)]
        assert corner == pytest.approx(1j * ring)  # at twelve o'clock
        second = points[vertex(side_count, ring, ring)]  # clockwise of it
        assert second == pytest.approx(corner * cmath.rect(1, -2 * math.pi / side_count))
        line = [points[vertex(side_count, ring, i)] for i in range(ring + 1)]
        assert np.allclose(np.diff(line), (second - corner) / ring)


def test_the_stored_sector_is_the_average_of_all_sectors_and_mirror_images() -> None:
    whole = places(5, 4)
    sector = [whole[vertex(5, ring, i)] for ring in range(1, 5) for i in range(ring)]
    assert np.allclose(layouts.averaged(5, 4, whole), sector, atol=1e-4)
    rng = np.random.default_rng(5)
    crooked = [point + complex(*rng.normal(scale=0.1, size=2)) for point in whole]
    even = layouts.averaged(5, 4, crooked)
    assert not np.allclose(even, sector, atol=1e-3)
    turned = list(whole)
    for ring in range(1, 5):
        for i in range(5 * ring):
            place = even[ring * (ring - 1) // 2 + i % ring]
            turned[vertex(5, ring, i)] = place * cmath.rect(1, -2 * math.pi * (i // ring) / 5)
    assert np.allclose(layouts.averaged(5, 4, turned), even)


@pytest.fixture
def minimized(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Return what scipy was asked; instead of searching it moves the stored layout a little."""
    asked: list[dict[str, Any]] = []

    def minimize(function: object, start: np.ndarray, **options: Any) -> types.SimpleNamespace:
        asked.append({"function": function, "start": start, **options})
        return types.SimpleNamespace(x=flat([place + 3 - 2j for place in places(5, 3)]))

    monkeypatch.setitem(sys.modules, "scipy.optimize", types.SimpleNamespace(minimize=minimize))
    return asked


def test_a_layout_is_stored_around_its_middle(minimized: list[dict[str, Any]]) -> None:
    whole = places(5, 3)
    sector = [whole[vertex(5, ring, i)] for ring in range(1, 4) for i in range(ring)]
    found = layouts.first_sector(5, 3)
    assert np.allclose(found, [(place.real, place.imag) for place in sector], atol=2e-4)
    assert all(number == round(number, 4) for place in found for number in place)
    (asked,) = minimized
    assert asked["function"] is layouts.cost
    assert asked["jac"] is True
    assert np.allclose(asked["start"], flat(layouts.straight(5, 3)))
    corners, *costs = asked["args"]
    assert (corners == layouts.triangles(5, 3)).all()
    assert costs == [6.0, 1]


def test_all_layouts_are_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "polygons.json"
    monkeypatch.setattr(layouts, "TARGET", target)
    monkeypatch.setattr(layouts, "first_sector", lambda sides, size: [[sides, size]])
    layouts.main()
    text = target.read_text("utf-8")
    assert json.loads(text) == {
        str(sides): {str(size): [[sides, size]] for size in range(3, 10)} for sides in (5, 7, 9)
    }
    assert text.endswith("}\n")
    assert " " not in text
    assert capsys.readouterr().out == f"wrote {target}\n"
