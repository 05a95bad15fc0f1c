"""Checks the contrasts of a theme: texts and marks against every background they may have."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.theme.theme import Theme, contrast
from rules.translatable_text import TranslatableText

TEXT, MARK = 4.5, 3.0  # the least contrasts, after WCAG 2.2 (1.4.3 and 1.4.11)
_PIECES = ("black", "white")

_Pair = tuple[str, str, str, float]  # what it is, its colour, the background, the least contrast


def weak_contrasts(theme: Theme) -> list[str]:
    """Return the pairs with too little contrast, as texts; empty for a good theme."""
    found: list[str] = []
    for what, colour, ground, least in _pairs(theme):
        ratio = contrast(colour, ground)
        if ratio < least:
            found.append(
                TranslatableText(
                    "{what}: {colour} on {ground} is {ratio}, not {least}",
                    what=what,
                    colour=colour,
                    ground=ground,
                    ratio=f"{ratio:.1f}",
                    least=str(least),
                )
            )
    return found


def _pairs(theme: Theme) -> Iterator[_Pair]:
    yield from _texts(theme)
    yield from _marks(theme)
    yield from _pieces(theme)


def _texts(theme: Theme) -> Iterator[_Pair]:
    for ground in (*theme.cells, theme.plate, theme.background):
        yield "coordinates", theme.coordinates, ground, TEXT
    for ground in (theme.plate, theme.background):
        yield "ink", theme.ink, ground, TEXT
        yield "hint", theme.hint, ground, TEXT  # links
    yield "refused", theme.refused, theme.plate, TEXT  # the status line
    for colour, name in enumerate(_PIECES):
        yield f"last, {name}", theme.last[colour], theme.stones[colour][1], TEXT
        for top in theme.tops[colour]:
            yield f"numbers, {name}", theme.numbers[colour], top, TEXT


def _marks(theme: Theme) -> Iterator[_Pair]:
    for cell in theme.cells:
        for what in ("hint", "win", "refused", "last_cell"):
            yield what, getattr(theme, what), cell, MARK
    for what in ("win", "last_cell"):
        yield what, getattr(theme, what), theme.plate, MARK
    for colour, name in enumerate(_PIECES):
        for top in theme.tops[colour]:
            for what in ("last", "brass", "locks"):
                yield f"{what}, {name}", getattr(theme, what)[colour], top, MARK


def _pieces(theme: Theme) -> Iterator[_Pair]:
    """Return each piece with its clearer part: the body, or the line around it."""
    yield "stones", theme.stones[0][1], theme.stones[1][1], TEXT
    for cell in theme.cells:
        for colour, name in enumerate(_PIECES):
            for what, body, rim in (
                ("stones", theme.stones[colour][1], theme.rims[colour]),
                ("tops", theme.tops[colour][0], theme.edges[colour]),
            ):
                clearer = max(body, rim, key=lambda each: contrast(each, cell))
                yield f"{what}, {name}", clearer, cell, MARK
