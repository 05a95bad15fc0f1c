"""Games once more, written from docs/rules.md alone: for a program that shares nothing with ours.

Nothing here knows ``rules/``: turns are texts, boards are dicts. It is slow, and for small boards.
The games are in ``plain_KEY.py`` in their folders of tests; each has a class ``Game``, made with
the options of docs/protocol.md.
"""

import importlib.util
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
GAMES = Path(__file__).parent / "games"
BLACK, WHITE = "BW"
OTHER = {BLACK: WHITE, WHITE: BLACK}
ORTHOGONAL = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
HEXAGONAL = (*ORTHOGONAL, (1, 1), (-1, -1))


def name_of(cell: Cell) -> str:
    """Return the text of a cell, (column or row, number), both from 0."""
    return f"{'abcdefghijklmnopqrstuvwxyz'[cell[0]]}{cell[1] + 1}"


def square_board(size: int) -> list[Cell]:
    return [(column, row) for column in range(size) for row in range(size)]


def moved(cell: Cell, by: Cell, times: int = 1) -> Cell:
    return cell[0] + times * by[0], cell[1] + times * by[1]


def connected(cells: set[Cell], neighbours: dict[Cell, set[Cell]]) -> list[set[Cell]]:
    """Return the groups of cells that are connected."""
    left, found = set(cells), []
    while left:
        group, new = set(), {left.pop()}
        while new:
            group |= new
            new = {one for cell in new for one in neighbours[cell]} & cells - group
        left -= group
        found.append(group)
    return found


class PlainGame:
    """A game: the turns played so far, as texts, and those that may follow."""

    pie = False

    def __init__(self) -> None:
        self.played: list[str] = []
        self.colour = BLACK

    @property
    def over(self) -> bool:
        raise NotImplementedError

    def board_turns(self) -> Iterable[str]:
        """Yield the turns other than a swap, while the game is on."""
        raise NotImplementedError

    def put(self, turn: str) -> None:
        """Play a turn that is not a swap."""
        raise NotImplementedError

    def tops(self) -> dict[str, str]:
        """Return the name of each cell that is taken -> the colour of its uppermost piece."""
        raise NotImplementedError

    def score(self) -> tuple[int, int] | None:
        """Return the scores of Black and White, None where there are none."""
        return None

    def lost_turns(self) -> tuple[int, int]:
        """Return how many turns Black and White will lose."""
        return 0, 0

    def turns(self) -> list[str]:
        """Return all legal turns."""
        if self.over:
            return []
        swap = ["swap"] if self.pie and len(self.played) == 1 else []
        return [*self.board_turns(), *swap]

    def play(self, turn: str) -> None:
        """Play a legal turn; after a swap the other player has Black, and White is to move."""
        if turn != "swap":
            self.put(turn)
            self.colour = OTHER[self.colour]
        self.played.append(turn)


def left_over(colours: dict[Cell, str], *, squared: bool = False) -> tuple[int, int]:
    """Return each colour's biggest group once pairs of equal ones are removed, or all squares."""
    near = {cell: {moved(cell, by) for by in ORTHOGONAL} for cell in colours}
    black, white = (
        Counter([len(g) for g in connected({c for c in colours if colours[c] == one}, near)])
        for one in (BLACK, WHITE)
    )
    if squared:
        return sum([n**2 for n in black.elements()]), sum([n**2 for n in white.elements()])
    return max(black - white, default=0), max(white - black, default=0)


def plain_keys() -> list[str]:
    """Return the keys of the games that are there."""
    return sorted(path.stem.removeprefix("plain_") for path in GAMES.glob("*/plain_*.py"))


def new_game(words: Sequence[str]) -> PlainGame:
    """Return the game that words spell, ``KEY size=3 pie=off``.

    Raises:
        ValueError: there is no such game, or not with these options.
    """
    key, *texts = words
    options: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        options[name] = {"on": True, "off": False}.get(value, value)
        if value.isdecimal():
            options[name] = int(value)
    if key not in plain_keys():
        raise ValueError(f"there is no game {key}")
    spec = importlib.util.spec_from_file_location(f"plain_{key}", GAMES / key / f"plain_{key}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    try:
        game: PlainGame = module.Game(**options)
    except TypeError as error:
        raise ValueError(f"{' '.join(words)}: {error}") from None
    return game
