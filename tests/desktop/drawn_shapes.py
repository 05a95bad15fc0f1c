"""What a board's scene draws, as shapes in words: to compare drawings without pixels.

Pixels depend on fonts and on the machine; shapes do not. Each one is a line such as
``-71.6 -171.6 -28.4 -128.4 ~136 stroke #a84600 4.76``: its box, the length of its outline, and how
it is filled and drawn. Of texts the middle is known roughly alone: it depends on the font.
"""

import math
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from desktop.board.board_items import BoardItem, SiteItem
from desktop.board.board_scene import BoardScene

_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
_SVG = "{http://www.w3.org/2000/svg}"
_ALMOST = 0.25  # units of the layout, of which a cell has 100
_TEXT_ALMOST = 9.0
_Matrix = tuple[float, float, float, float, float, float]
_Point = tuple[float, float]


def drawn(scene: BoardScene, scale: float = 1.0) -> list[str]:
    """Return all that a scene shows, from the bottom up, as lines; ``scale``: pixels per unit."""
    for item in scene.items():
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # a cache would be of pixels
    box = scene.sceneRect()
    page = QRectF(0, 0, scale * box.width(), scale * box.height()) if scale != 1.0 else box
    return shapes_of(lambda painter: scene.render(painter, page, box), page)


def drawn_marks(scene: BoardScene, scale: float = 1.0) -> list[str]:
    """Return what a scene shows apart from the empty board and the pieces."""
    hidden = [item for item in scene.items() if isinstance(item, BoardItem | SiteItem)]
    for item in hidden:
        item.setOpacity(0)
    seen = drawn(scene, scale)
    for item in hidden:
        item.setOpacity(1)
    return seen


def shapes_of(paint: Callable[[QPainter], object], box: QRectF) -> list[str]:
    """Return what is painted within a box, from the bottom up."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setViewBox(box)
    painter = QPainter(generator)
    paint(painter)
    painter.end()
    root = ET.fromstring(buffer.data().data())
    gradients = {each.get("id", ""): _gradient(each) for each in root.iter() if "Grad" in each.tag}
    return [line for group in root.iter(f"{_SVG}g") for line in _lines(group, gradients)]


def paints_beyond(item: QGraphicsItem) -> bool:
    """Return whether an item paints outside its bounding box, which is repainted on changes."""
    image = QImage(500, 500, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(250, 250)
    painter.scale(0.4, 0.4)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(item.boundingRect().adjusted(-3, -3, 3, 3), 0)  # a pixel more
    painter.end()
    return bool(bytes(image.constBits()).strip(b"\0"))


def alike(one: list[str], other: list[str]) -> bool:
    """Return whether two drawings are equal, except for effects of fonts and rounding."""
    return len(one) == len(other) and all(map(_alike, one, other))


def _alike(one: str, other: str) -> bool:
    words, others = one.split(), other.split()
    return len(words) == len(others) and all(map(_same_word, words, others))


def _same_word(word: str, other: str) -> bool:
    if word == other:
        return True
    if word[:1] == other[:1] == "#":
        return all(abs(a - b) <= 2 for a, b in zip(_rgb(word), _rgb(other), strict=True))
    kind = word[:1] if word[:1] in "~?" else ""
    try:
        a, b = float(word.removeprefix(kind)), float(other.removeprefix(kind))
    except ValueError:
        return False
    return abs(a - b) <= {"~": 1 + 0.02 * abs(b), "?": _TEXT_ALMOST, "": _ALMOST}[kind]


def _rgb(colour: str) -> bytes:
    return bytes.fromhex(colour.removeprefix("#"))


def _lines(group: ET.Element, gradients: Mapping[str, str]) -> Iterator[str]:
    """Yield the shapes directly in a group, which has their pen, brush and position."""
    matrix = _matrix(group.get("transform", ""))
    scale = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
    for shape in group:
        tag = shape.tag.removeprefix(_SVG)
        if tag == "g":
            continue
        if tag == "text":
            yield _text(shape, group, matrix)
            continue
        paths = list(_paths(tag, shape))
        points = [_moved(matrix, point) for path in paths for point in path]
        length = scale * sum(math.dist(a, b) for path in paths for a, b in pairwise(path))
        xs, ys = zip(*points, strict=True)
        box = " ".join(_said(edge) for edge in (min(xs), min(ys), max(xs), max(ys)))
        yield f"{box} ~{length:.0f}{_look(group, gradients, scale)}"


def _text(shape: ET.Element, group: ET.Element, matrix: _Matrix) -> str:
    words = "".join(shape.itertext()).strip()
    size = float(shape.get("font-size") or group.get("font-size") or 0)
    x, y = (float(shape.get(key, "0")) for key in "xy")
    x, y = _moved(matrix, (x + 0.29 * size * len(words), y - 0.36 * size))
    weight = shape.get("font-weight") or group.get("font-weight") or "400"
    bold = " bold" if int(weight) > 500 else ""
    colour = shape.get("fill") or group.get("fill")
    faded = _share("faded", group.get("opacity"))
    return f"?{x:.0f} ?{y:.0f} text {words.replace(' ', '_')} {size:.0f}{bold} {colour}{faded}"


def _look(group: ET.Element, gradients: Mapping[str, str], scale: float) -> str:
    words = ""
    fill, stroke = group.get("fill", "none"), group.get("stroke", "none")
    if fill != "none":
        gradient = gradients.get(fill.removeprefix("url(#").removesuffix(")"), fill)
        words += f" fill {gradient}{_share('of', group.get('fill-opacity'))}"
    if stroke != "none":
        words += f" stroke {stroke} {_said(scale * float(group.get('stroke-width', '1')))}"
        words += _share("of", group.get("stroke-opacity"))
        words += f" {group.get('stroke-linecap')}" if group.get("stroke-linecap") else ""
        if dashes := group.get("stroke-dasharray"):
            words += f" dashes {' '.join(_said(scale * n) for n in _numbers(dashes))}"
    return words + _share("faded", group.get("opacity"))


def _share(name: str, share: str | None) -> str:
    """Return a share as a percentage, "" for the whole."""
    return "" if share is None or float(share) == 1 else f" {name} {100 * float(share):.1f}"


def _gradient(element: ET.Element) -> str:
    kind = "round" if "radial" in element.tag else "straight"
    keys = ("cx", "cy", "r", "fx", "fy") if kind == "round" else ("x1", "y1", "x2", "y2")
    where = " ".join(_said(float(element.get(key, "0"))) for key in keys)
    stops = element.findall(f"{_SVG}stop")
    shown = [stops[round(share * (len(stops) - 1))] for share in (0, 0.3, 0.6, 0.8, 1)]
    colours = " ".join(
        f"{stop.get('stop-color')} {100 * float(stop.get('stop-opacity', '1')):.1f}"
        for stop in shown
    )
    return f"{kind} {where} {colours}"


def _paths(tag: str, shape: ET.Element) -> Iterator[list[_Point]]:
    """Yield the outlines of a shape, each as points; for curves, the control points."""
    if tag == "path":
        for part in shape.get("d", "").split("M")[1:]:
            yield _pairs(_numbers(part))
    elif tag in ("polyline", "polygon"):
        yield _pairs(_numbers(shape.get("points", "")))
    elif tag in ("circle", "ellipse"):
        cx, cy, r, rx, ry = (float(shape.get(key, "0")) for key in ("cx", "cy", "r", "rx", "ry"))
        a, b = (r, r) if tag == "circle" else (rx, ry)
        yield [(cx - a, cy - b), (cx + a, cy - b), (cx + a, cy + b), (cx - a, cy + b)]
    elif tag == "rect":
        x, y, w, h = (float(shape.get(key, "0")) for key in ("x", "y", "width", "height"))
        yield [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    else:
        assert tag == "line", tag
        x1, y1, x2, y2 = (float(shape.get(key, "0")) for key in ("x1", "y1", "x2", "y2"))
        yield [(x1, y1), (x2, y2)]


def _pairs(numbers: list[float]) -> list[_Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _numbers(text: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(text)]


def _matrix(text: str) -> _Matrix:
    found = _numbers(text) or [1.0, 0.0, 0.0, 1.0, 0.0, 0.0]
    a, b, c, d, e, f = found
    return a, b, c, d, e, f


def _moved(matrix: _Matrix, at: _Point) -> _Point:
    a, b, c, d, e, f = matrix
    return a * at[0] + c * at[1] + e, b * at[0] + d * at[1] + f


def _said(number: float) -> str:
    return f"{round(number, 2) + 0.0:g}"
