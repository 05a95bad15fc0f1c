"""A reliability diagram as SVG: what was predicted, and how often it came true."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from html import escape

from reliability_fit import Bin

_SIDE, _MARGIN = 360, 50
_COLOURS = ("#c0392b", "#1f6fb2")
_DOT = 4


def diagram(title: str, series: Sequence[tuple[str, Sequence[Bin]]]) -> str:
    """Return a picture of up to two reliability tables, each with its name."""
    whole = _SIDE + 2 * _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}"'
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{whole}" height="{whole}" fill="white"/>',
        _text(whole / 2, 22, title, 'text-anchor="middle" font-weight="bold"'),
        _text(whole / 2, whole - 10, "predicted win rate", 'text-anchor="middle"'),
        f'<g transform="rotate(-90 14 {whole / 2})">',
        _text(14, whole / 2, "observed", 'text-anchor="middle"'),
        "</g>",
    ]
    for tenth in range(0, 11, 2):
        at = tenth / 10
        parts.append(_line((at, 0), (at, 1), "#ddd"))
        parts.append(_line((0, at), (1, at), "#ddd"))
        parts.append(_text(_x(at), _y(0) + 18, f"{at:.1f}", 'text-anchor="middle"'))
        parts.append(_text(_x(0) - 6, _y(at) + 4, f"{at:.1f}", 'text-anchor="end"'))
    parts.append(_line((0, 0), (1, 1), "#888", 'stroke-dasharray="5 4"'))
    for number, (name, found) in enumerate(series):
        colour = _COLOURS[number]
        parts += _series(found, colour)
        parts.append(_text(_x(0.04), _y(0.95) + 18 * number, name, f'fill="{colour}"'))
    return "\n".join([*parts, "</svg>", ""])


def _series(found: Sequence[Bin], colour: str) -> list[str]:
    parts = [
        _line((one.predicted, one.observed), (two.predicted, two.observed), colour)
        for one, two in itertools.pairwise(found)
    ]
    for each in found:
        low, high = each.interval
        parts.append(_line((each.predicted, low), (each.predicted, high), colour))
        centre = f'cx="{_x(each.predicted):.1f}" cy="{_y(each.observed):.1f}"'
        parts.append(f'<circle {centre} r="{_DOT}" fill="{colour}"/>')
    return parts


def _x(share: float) -> float:
    return _MARGIN + share * _SIDE


def _y(share: float) -> float:
    return _MARGIN + (1 - share) * _SIDE


def _line(one: tuple[float, float], two: tuple[float, float], colour: str, more: str = "") -> str:
    ends = (
        f'x1="{_x(one[0]):.1f}" y1="{_y(one[1]):.1f}" x2="{_x(two[0]):.1f}" y2="{_y(two[1]):.1f}"'
    )
    return f'<line {ends} stroke="{colour}" {more}/>'


def _text(x: float, y: float, text: str, more: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{escape(text)}</text>'
