"""The mesh under the boards with 5, 7 and 9 sides, and the smoothed positions of its vertices.

There is a vertex for every cell, numbered like the board's sites, and one ring of extra vertices
around them, so that the cells at the rim are surrounded like all others.
installer/make_board_layouts.py computes the positions and stores one sector; the other sectors are
rotated copies of it.
"""

from __future__ import annotations

import cmath
import functools
import importlib.resources
import json
import math


def vertex(side_count: int, ring: int, i: int) -> int:
    """Return the number of a ring's i-th vertex, clockwise from twelve o'clock; i wraps around."""
    return 1 + side_count * ring * (ring - 1) // 2 + i % (side_count * ring) if ring else 0


def fans(side_count: int, size: int) -> list[list[int]]:
    """Return the vertices around each cell, clockwise: [site] -> vertices."""

    def at(ring: int, i: int) -> int:
        return vertex(side_count, ring, i)

    found = [[at(1, sector) for sector in range(side_count)]]
    for ring in range(1, size):
        for sector in range(side_count):
            for offset in range(ring):
                i = sector * ring + offset
                inner = sector * (ring - 1) + offset
                outer = sector * (ring + 1) + offset
                inside = [at(ring - 1, inner)]
                if offset:
                    inside.append(at(ring - 1, inner - 1))
                outside = [at(ring + 1, outer), at(ring + 1, outer + 1)]
                if not offset:
                    outside.insert(0, at(ring + 1, outer - 1))
                found.append([at(ring, i - 1), *outside, at(ring, i + 1), *inside])
    return found


def places(side_count: int, size: int) -> list[complex]:
    """Return the positions of all vertices, the extra ring included: x to the right, y upwards."""
    sector = [complex(x, y) for x, y in _stored()[str(side_count)][str(size)]]
    found = [0j]
    for ring in range(1, size + 1):
        first = ring * (ring - 1) // 2
        for turn in range(side_count):
            spin = cmath.rect(1, -2 * math.pi * turn / side_count)
            found += [place * spin for place in sector[first : first + ring]]
    return found


@functools.cache
def _stored() -> dict[str, dict[str, list[tuple[float, float]]]]:
    file = importlib.resources.files("resources") / "boards" / "polygons.json"
    stored: dict[str, dict[str, list[tuple[float, float]]]] = json.loads(file.read_text("utf-8"))
    return stored
