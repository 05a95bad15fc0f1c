"""The mesh under the boards with 5, 7 and 9 sides, and the smooth places of its vertices.

A vertex for every cell, numbered as the board's sites are, and one ring of ghosts around them, so
that the cells of the rim are surrounded like all others. The places are computed beforehand by
installer/make_board_layouts.py and stored for one sector; the others are turned from it.
"""

from __future__ import annotations

import cmath
import functools
import importlib.resources
import json
import math


def vertex(side_count: int, ring: int, i: int) -> int:
    """The number of the i-th vertex of a ring, clockwise from twelve o'clock; i may run over."""
    return 1 + side_count * ring * (ring - 1) // 2 + i % (side_count * ring) if ring else 0


def fans(side_count: int, size: int) -> list[list[int]]:
    """The vertices around every cell, clockwise: [site] -> vertices."""

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
    """Where the vertices lie, ghosts included: x to the right, y upwards."""
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
