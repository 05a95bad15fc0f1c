"""Positions as text: diagrams of boards, and turns as other programs write them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rules.board import Board, Grid
from rules.piece import Piece
from rules.position import Position
from rules.refusal import NotationError, RulesError


def read_in_any_case(position: Position, text: str) -> tuple[int, ...]:
    """Return the steps of a legal turn from its text, whatever the case of its letters.

    Raises:
        RulesError: as ``Position.read``.
    """
    problem: RulesError | None = None
    # in the notation all letters are small, or only those are capitals that begin a word
    for written in (text, text.lower(), text.title()):
        try:
            return position.read(written)
        except NotationError as error:
            problem = problem or error
    assert problem is not None
    raise problem


_STONES = "XO*"

_AROUND = (("[", "]"), ("(", ")"), ("*", "*"))


def diagram(board: Board, pieces: Sequence[Piece]) -> str:
    """Return the board as several lines, without trailing spaces."""
    if board.grid is Grid.WEDGES:
        lines = _plot(board, pieces)
    else:
        lines = _rows_with_names(board, _cells(board, pieces))
    return "\n".join([line.rstrip() for line in lines])


def rows(board: Board) -> list[list[int]]:
    """Return the sites in rows from the top, each from the left; polygons ring by ring."""
    found: dict[object, list[int]] = {}
    for site, name in enumerate(board.names):
        row = name[0] if board.grid is Grid.WEDGES else -round(board.places[site].imag * 100)
        found.setdefault(row, []).append(site)
    if board.grid is Grid.WEDGES:
        return list(found.values())
    return [
        sorted(sites, key=lambda site: board.places[site].real)
        for _, sites in sorted(found.items())
    ]


def tops(board: Board, pieces: Sequence[Piece]) -> list[Piece | None]:
    """Return [site] -> the topmost piece there."""
    found: list[Piece | None] = [None] * board.site_count
    for piece in sorted(pieces, key=lambda piece: piece.level):
        found[piece.site] = piece
    return found


def _cells(board: Board, pieces: Sequence[Piece]) -> list[str]:
    """Return [site] -> its text; all have the same length."""
    texts = []
    for piece in tops(board, pieces):
        text = "."
        if piece is not None:
            height = str(piece.level + 1) if piece.level else ""
            text = f"{_STONES[piece.colour]}{height}{'#' if piece.locked else ''}"
        texts.append(text)
    width = max(map(len, texts))
    return [text.ljust(width) for text in texts]


def _rows_with_names(board: Board, cells: Sequence[str]) -> list[str]:
    lying = rows(board)
    step = len(cells[0]) + 1  # characters from one site of a row to the next
    least = min(place.real for place in board.places)
    is_square = board.grid is Grid.SQUARES
    width = max(len(board.names[row[0]]) for row in lying)
    lines = []
    for row in lying:
        first, last = board.names[row[0]], board.names[row[-1]]
        indent = round((board.places[row[0]].real - least) * step)
        stones = " ".join([cells[site] for site in row])
        if is_square:
            lines.append(f"{first[1:]:>2} {stones}")
        else:
            lines.append(f"{' ' * indent}{first:>{width}} {stones} {last}")
    if is_square:
        lines.append("   " + " ".join([board.names[s][0].ljust(step - 1) for s in lying[-1]]))
    return lines


def _plot(board: Board, pieces: Sequence[Piece]) -> list[str]:
    """Return every site at its place, far enough apart not to overlap."""
    seen = tops(board, pieces)
    labels = []
    for name, piece in zip(board.names, seen, strict=True):
        left, right = (" ", " ") if piece is None else _AROUND[piece.colour]
        labels.append(f"{left}{name}{right}")
    spacing = min(1.0, 2 * math.sin(math.pi / board.side_count))  # of neighbours on a ring
    per_column = math.ceil((max(map(len, labels)) + 1) / spacing)
    per_row = per_column / 2  # a character is about twice as high as wide
    least = min(place.real for place in board.places)
    top = max(place.imag for place in board.places)
    bottom = min(place.imag for place in board.places)
    lines = [""] * (round((top - bottom) * per_row) + 1)
    order = sorted(range(board.site_count), key=lambda site: board.places[site].real)
    for site in order:
        row = round((top - board.places[site].imag) * per_row)
        column = round((board.places[site].real - least) * per_column)
        lines[row] = lines[row].ljust(column) + labels[site]
    return [line for line in lines if line]
