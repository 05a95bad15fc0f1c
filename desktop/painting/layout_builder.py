"""Builds the layout of any board of any game, with shapely.

Shapely and numpy are slow to import, so the modules that the first window needs import this file
and shapely inside functions.
"""

from __future__ import annotations

import cmath
import dataclasses
import functools
import importlib.resources
import itertools
import json
import math
from collections.abc import Sequence

import shapely
from shapely import Polygon

from desktop.painting.drawing import UPRIGHT, Orientation
from desktop.painting.layout import CELL, XY, Band, Label, Layout, middle
from rules.board import Board, Grid

_INSET = 3.5  # from a cell to its face
_ROUNDING = 11.0  # corner radius of a face
_RIM = 6.0  # how far the board's gap colour reaches beyond the cells
_BAND_GAP = 12.0  # between the cells and the bands of the sides
_BAND = 40.0  # outer edge of the bands, at least
_PLATE_RIM = 18.0  # around the bands, where there are no coordinates
_LABEL_ROOM = 48.0  # for coordinates next to the cells, at least
_BAND_SHARE, _LABEL_SHARE = 0.036, 0.03  # of a big board's extent, for the same two
_NAME_ROOM = 46.0  # for the names of the cells at the rim, beside them
_LETTER = (0.28, 0.36)  # half the width and the height of a letter, relative to the size of texts
_NAME_SIZES = (20.0, 27.0)  # of names on cells: the smallest and the largest
_NAME_SHARE = 0.0135  # of the board's extent, in between


@functools.lru_cache(maxsize=128)
def lay_out(board: Board, orientation: Orientation = UPRIGHT) -> Layout:
    """Return the layout of a board; callers share one instance."""
    seen = orientation.normalized(board.side_count)
    if seen != orientation:
        return lay_out(board, seen)
    if seen != UPRIGHT:
        return _oriented(lay_out(board), seen)
    cells = _cells(board)
    faces = _faces(cells)
    centres = tuple([(x, y) for x, y in shapely.get_coordinates(shapely.centroid(cells)).tolist()])
    # with round corners, the default, the union would have many more points
    union = shapely.union_all(shapely.buffer(cells, 0.01, join_style="mitre"))
    left, top, right, bottom = union.bounds
    extent = max(right - left, bottom - top)
    hull = shapely.convex_hull(union)
    band = max(_BAND, _BAND_SHARE * extent) if board.side_owners else 0.0
    room = max(_LABEL_ROOM, _LABEL_SHARE * extent)
    beside = 0.0 if board.coordinates else _NAME_ROOM
    edge = union.buffer(6 * CELL).buffer(-6 * CELL)  # without the notches between cells at the rim
    return Layout(
        board=board,
        orientation=UPRIGHT,
        cells=cells,
        faces=faces,
        centres=centres,
        stone_radius=_stone_radii(faces, centres),
        tones=_tones(board),
        outline=union.buffer(_RIM),
        plate=hull.buffer(beside + band + (room if board.coordinates else _PLATE_RIM)),
        bands=_bands(
            board,
            edge.buffer(beside) if beside else union.buffer(_BAND_GAP),
            hull.buffer(beside, join_style="mitre"),
            centres,
            band,
        )
        if band
        else (),
        badge_radius=0.41 * band,
        labels=tuple(_labels(board, centres, edge, room, band)),
        label_size=0.42 * room if board.coordinates else _NAME_SIZES[0],
        name_size=max(_NAME_SIZES[0], min(_NAME_SIZES[1], _NAME_SHARE * extent)),
    )


def _oriented(upright: Layout, orientation: Orientation) -> Layout:
    """Return the layout rotated and mirrored; its texts stay upright."""
    sides = upright.board.side_count
    matrix = orientation.matrix(sides)

    def place(at: XY) -> XY:
        return orientation.place(at, sides)

    centres = tuple([place(centre) for centre in upright.centres])

    def seen(label: Label) -> Label:
        x, y = place(label.at)
        if upright.board.grid is Grid.SQUARES:  # always on the left and below, where people look
            right, top = max([x for x, _ in centres]), min([y for _, y in centres])
            x, y = (-x if x > right else x), (-y if y < top else y)
        return dataclasses.replace(label, at=(x, y))

    def turn(*areas: Polygon) -> tuple[Polygon, ...]:
        return tuple(shapely.transform(areas, lambda points: points @ matrix))

    return dataclasses.replace(
        upright,
        orientation=orientation,
        cells=turn(*upright.cells),
        faces=turn(*upright.faces),
        centres=centres,
        outline=turn(upright.outline)[0],
        plate=turn(upright.plate)[0],
        bands=tuple(
            [
                Band(turn(band.area)[0], place(band.badge), place(band.middle))
                for band in upright.bands
            ]
        ),
        labels=tuple([seen(label) for label in upright.labels]),
    )


def _cells(board: Board) -> tuple[Polygon, ...]:
    places = [(CELL * place.real, -CELL * place.imag) for place in board.places]
    if board.grid is Grid.WEDGES:
        return _polygon_cells(board)
    if board.grid is Grid.SQUARES:
        h = CELL / 2
        return tuple([shapely.box(x - h, y - h, x + h, y + h) for x, y in places])
    reach = CELL / math.sqrt(3)
    corners = [cmath.rect(reach, math.pi * (i / 3 + 1 / 6)) for i in range(6)]
    return tuple([Polygon([(x + c.real, y + c.imag) for c in corners]) for x, y in places])


def _polygon_cells(board: Board) -> tuple[Polygon, ...]:
    """Return as each cell the polygon of the centroids of the triangles around its vertex."""
    vertices = places(board.side_count, board.size)
    cells = []
    for site, around in enumerate(fans(board.side_count, board.size)):
        corners = [
            (vertices[site] + vertices[a] + vertices[b]) / 3
            for a, b in itertools.pairwise([*around, around[0]])
        ]
        cells.append(Polygon([(c.real, -c.imag) for c in corners]))
    mean = sum([cell.area for cell in cells]) / len(cells)
    scale = CELL * math.sqrt(math.sqrt(3) / 2 / mean)  # as big as regular hexagons on average
    return tuple([shapely.transform(cell, lambda xy: xy * scale) for cell in cells])


def _faces(cells: Sequence[Polygon]) -> tuple[Polygon, ...]:
    smaller = shapely.buffer(cells, -(_INSET + _ROUNDING), join_style="mitre")
    return tuple(shapely.buffer(smaller, _ROUNDING, quad_segs=6).tolist())


def _stone_radii(faces: Sequence[Polygon], centres: Sequence[XY]) -> tuple[float, ...]:
    """Return radii that nearly fill the cells, but none much larger than in the smallest cell."""
    rims = shapely.get_exterior_ring(faces)
    room = shapely.distance(rims, shapely.points(centres)).tolist()
    return tuple([min(1.08 * min(room), 0.93 * own) for own in room])


def _tones(board: Board) -> tuple[int, ...]:
    """Return the tones: squares like a chessboard, other boards in rings from the rim inwards."""
    if board.grid is Grid.SQUARES:
        away = [place - board.places[0] for place in board.places]
        return tuple([round(place.real + place.imag) % 2 for place in away])
    tones = [0 if board.sides_of(site) else -1 for site in _all(board)]
    ring = [site for site in _all(board) if tones[site] == 0]
    while ring:
        inner = {n for site in ring for n in board.neighbours(site) if tones[n] < 0}
        for site in inner:
            tones[site] = 1 - tones[ring[0]]
        ring = list(inner)
    return tuple(tones)


def _all(board: Board) -> range:
    return range(board.site_count)


def _bands(
    board: Board, inside: Polygon, hull: Polygon, centres: Sequence[XY], width: float
) -> tuple[Band, ...]:
    """Return the strips of the sides around what is ``inside``, and this wide around its hull."""
    ring = hull.buffer(width).buffer(-14).buffer(14).difference(inside)
    bands = []
    for side in range(board.side_count):
        corners = [centres[s] for s in board.side(side) if len(board.sides_of(s)) == 2]
        sector = _sector(corners[0], corners[1])
        area = shapely.intersection(ring, sector.buffer(-1.5))
        half_way = middle(*corners)
        bands.append(Band(area, _badge(half_way, hull.exterior, width), half_way))
    return tuple(bands)


def _sector(one: XY, other: XY) -> Polygon:
    """Return the sector of the plane between two corners, seen from the centre of the board."""
    far = 50.0
    corners = (one, middle(one, other), other)
    return Polygon([(0, 0)] + [(far * x, far * y) for x, y in corners])


def _badge(half_way: XY, edge: shapely.LinearRing, width: float) -> XY:
    ray = shapely.LineString([(0, 0), (20 * half_way[0], 20 * half_way[1])])
    on_edge = ray.intersection(edge)
    grow = 1 + (width / 2 + 4) / math.hypot(on_edge.x, on_edge.y)
    return on_edge.x * grow, on_edge.y * grow


def _labels(
    board: Board, centres: Sequence[XY], edge: Polygon, room: float, band: float
) -> list[Label]:
    """Return the coordinates beside the board, outside its bands, or the names of its cells."""
    if not board.coordinates:
        return [_name(board, site, centres[site], edge) for site in _all(board)]
    away = 0.5 * CELL + 0.53 * room + 1.3 * band  # the direction may be at an angle to the side
    labels = []
    for text, site, direction in board.coordinates:
        x, y = centres[site]
        labels.append(Label(text, (x + away * direction.real, y - away * direction.imag)))
    return labels


def _name(board: Board, site: int, at: XY, edge: Polygon) -> Label:
    """Put the name of a cell on it or, if it is at the rim, beside it, inside the bands."""
    sides = [sum([board.places[s] for s in board.side(n)], 0j) for n in board.sides_of(site)]
    out = sum([side / abs(side) for side in sides], 0j)
    if not out:
        return Label(board.names[site], at, site)
    x, y = out.real / abs(out), -out.imag / abs(out)
    ray = shapely.LineString([at, (at[0] + 2 * CELL * x, at[1] + 2 * CELL * y)])
    name = board.names[site]
    text = _NAME_SIZES[0] * (abs(x) * len(name) * _LETTER[0] + abs(y) * _LETTER[1])
    away = ray.intersection(edge).length + _RIM + text
    return Label(name, (at[0] + away * x, at[1] + away * y))


# The mesh under the boards with 5, 7 and 9 sides has a vertex for every cell, numbered like the
# board's sites, and one ring of extra vertices around them, so that the cells at the rim are
# surrounded like all others. installer/make_board_layouts.py computes their smoothed positions and
# stores one sector; the other sectors are rotated copies of it.


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
