"""Computes the cells of the boards with 5, 7 and 9 sides: resources/boards/polygons.json.

Run it after a change here: ``PYTHONPATH=. .venv/bin/python installer/make_board_layouts.py``. It
needs scipy, which the program itself does not.

A triangulation of the board, with one extra ring of cells around it, starts as straight wedges and
is relaxed until its triangles are as equal and as equilateral as possible. With J the map from the
equilateral triangle of side 1, the cost of a triangle is (e/4)^q, where
e = |J|^2 (1 + det^-2) + a log(det)^2. A flipped triangle would cost infinitely much, so neighbours
stay neighbours. The result is averaged over the board's symmetries, and only the first sector is
stored, ring by ring: [sides][cells per side] -> [[x, y], ...] with y upwards.
"""

from __future__ import annotations

import cmath
import itertools
import json
import math
from pathlib import Path

import numpy as np

from desktop.painting.layout_builder import fans, vertex

TARGET = Path(__file__).parent.parent / "resources" / "boards" / "polygons.json"
SIZES = range(3, 10)
# [sides] -> a and q: the weights of uneven areas, and of the worst triangles
COSTS = {5: (6.0, 1), 7: (2.0, 3), 9: (6.0, 1)}
FROM_EQUILATERAL = np.linalg.inv(np.array([[1.0, 0.5], [0.0, math.sqrt(3) / 2]]))


def straight(side_count: int, size: int) -> list[complex]:
    """Return the starting positions of all vertices, the extra ring included: straight wedges."""
    places = [0j]
    for ring in range(1, size + 1):
        for sector in range(side_count):
            one, other = (
                cmath.rect(1, math.pi / 2 - 2 * math.pi * (sector + i) / side_count) for i in (0, 1)
            )
            places += [one * (ring - i) + other * i for i in range(ring)]
    return places


def triangles(side_count: int, size: int) -> np.ndarray:
    """Return all triangles with a cell among their corners, counter-clockwise: [triangle][3]."""
    found = set()
    for site, around in enumerate(fans(side_count, size)):
        for a, b in itertools.pairwise([*around, around[0]]):
            corners = (site, b, a)
            first = corners.index(min(corners))
            found.add(corners[first:] + corners[:first])
    return np.array(sorted(found))


def cost(flat: np.ndarray, corners: np.ndarray, a: float, q: int) -> tuple[float, np.ndarray]:
    """Return the cost of a layout and its gradient; ``flat`` contains x and y of every vertex."""
    points = flat.reshape(-1, 2)
    p0, p1, p2 = (points[corners[:, i]] for i in range(3))
    jacobians = np.stack([p1 - p0, p2 - p0], axis=2) @ FROM_EQUILATERAL
    det = jacobians[:, 0, 0] * jacobians[:, 1, 1] - jacobians[:, 0, 1] * jacobians[:, 1, 0]
    if det.min() <= 0:
        return math.inf, np.zeros_like(flat)
    square = (jacobians**2).sum(axis=(1, 2))
    log = np.log(det)
    energy = (square * (1 + det**-2) + a * log**2) / 4
    by_det = -2 * square * det**-3 + 2 * a * log / det
    cofactor = np.empty_like(jacobians)
    cofactor[:, 0, 0], cofactor[:, 1, 1] = jacobians[:, 1, 1], jacobians[:, 0, 0]
    cofactor[:, 0, 1], cofactor[:, 1, 0] = -jacobians[:, 1, 0], -jacobians[:, 0, 1]
    by_jacobian = 2 * jacobians * (1 + det**-2)[:, None, None] + by_det[:, None, None] * cofactor
    by_jacobian *= (q * energy ** (q - 1) / 4)[:, None, None]
    by_edges = by_jacobian @ FROM_EQUILATERAL.T
    gradient = np.zeros_like(points)
    np.add.at(gradient, corners[:, 1], by_edges[:, :, 0])
    np.add.at(gradient, corners[:, 2], by_edges[:, :, 1])
    np.add.at(gradient, corners[:, 0], -by_edges.sum(axis=2))
    return float((energy**q).sum()), gradient.ravel()


def averaged(side_count: int, size: int, places: list[complex]) -> list[complex]:
    """Return the first sector, ring by ring, made exactly symmetric."""
    sector = []
    for ring in range(1, size + 1):
        for i in range(ring):
            total = 0j
            for turn in range(side_count):
                back = cmath.rect(1, 2 * math.pi * turn / side_count)
                total += places[vertex(side_count, ring, i + turn * ring)] * back
                mirrored = places[vertex(side_count, ring, turn * ring - i)] * back
                total -= mirrored.conjugate()
            sector.append(total / (2 * side_count))
    return sector


def first_sector(side_count: int, size: int) -> list[list[float]]:
    """Return the positions of rings 1 to ``size`` (the extra ring) in the first sector."""
    from scipy.optimize import minimize

    start = straight(side_count, size)
    found = minimize(
        cost,
        np.array([(place.real, place.imag) for place in start]).ravel(),
        args=(triangles(side_count, size), *COSTS[side_count]),
        jac=True,
        method="L-BFGS-B",
        options={"maxiter": 5000, "ftol": 1e-13, "gtol": 1e-9},
    )
    places = [complex(*point) for point in found.x.reshape(-1, 2)]
    sector = averaged(side_count, size, places)
    return [[round(place.real, 4), round(place.imag, 4)] for place in sector]


def main() -> None:
    layouts = {str(k): {str(n): first_sector(k, n) for n in SIZES} for k in COSTS}
    TARGET.write_text(json.dumps(layouts, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"wrote {TARGET}")


if __name__ == "__main__":
    main()
