"""A position as it is set up by hand, and its text.

A text is fields between slashes, in this order; ``position.Position.conditions`` says which of the
last four a game has:

    Bc3/We5/Nf6   stones or discs by colour, neutral ones last, or dominoes, each by its black
    c3d3,d3e3     half's square and then its white half's, in an order in which they can be laid
    white         the colour to move
    swap          White may swap colours
    passes:1      the number of turns just passed in succession
    skip          the player who is not to move has a turn to skip
    after:black,a1-d4,c8-c5xd5e5
                  the turns that led here: who was to move before them (``black+skip`` if the
                  other one had a turn to skip), then each turn with the squares it captured
"""

from __future__ import annotations

import dataclasses
import enum
import itertools
import re
from collections import Counter
from collections.abc import Collection

from rules.board import Board
from rules.piece import Touch
from rules.refusal import Refusal, RulesError
from rules.translatable_text import TranslatableText

COLOURS = ("black", "white")  # [colour to move] -> its word in the text
LETTERS = "BWN"  # [colour of a piece]

_NAME = "[a-z][0-9]+"
_STONES = re.compile(f"([{LETTERS}])((?:{_NAME})+)")
_DOMINOES = re.compile(f"{_NAME}{_NAME}(?:,{_NAME}{_NAME})*")
_LONGEST_QUOTED = 40  # characters of a text in a message


class Condition(enum.Enum):
    """What may decide the future besides pieces and colour to move: a field of ``Placement``."""

    SWAP = "swap"
    PASSES = "passes"
    SKIP = "skip"
    PAST = "past"


class PlacementReason(enum.Enum):
    """Reasons in any game why a position is not legal; games have more of their own."""

    OCCUPIED = TranslatableText("two pieces are on the same cell")
    PIECE = TranslatableText("these are not pieces of this game")
    CONDITION = TranslatableText("this game has nothing of that kind besides its pieces")
    UNEVEN = TranslatableText("Black must have as many stones as White, or one more")
    BLACK_TO_MOVE = TranslatableText("Black and White have equally many stones: Black is to move")
    WHITE_TO_MOVE = TranslatableText("Black has one more stone: White is to move")
    COVERED = TranslatableText("another piece lies on it")
    SWAP = TranslatableText("White can swap only after Black's first move, with the pie rule")


class PlacementError(RulesError):
    """A position that cannot be set up.

    Attributes:
        refusal: why it is not legal; None if its text is not a position.
    """

    def __init__(self, problem: str | Refusal) -> None:
        self.refusal = problem if isinstance(problem, Refusal) else None
        if isinstance(problem, Refusal):
            why = problem.reason.value
            problem = TranslatableText("the position is not legal: {why}", why=why)
        super().__init__(problem)


@dataclasses.dataclass(frozen=True)
class Placement:
    """A position at the start of a turn, taken apart. Black is the player who moved first.

    Attributes:
        pieces: each as its touches, (stone,) or (black half, white half), lower ones first.
        colour: to move.
        swap: whether White may swap colours.
        passes: the number of turns just passed in succession.
        skip: whether the player who is not to move has a turn to skip.
        past: the turns that led here, as in the text: who was to move before them, then each turn;
            empty if nothing is known of them.
    """

    pieces: tuple[tuple[Touch, ...], ...] = ()
    colour: int = 0
    swap: bool = False
    passes: int = 0
    skip: bool = False
    past: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str, board: Board) -> Placement:
        """Return the placement that a text spells, legal or not; fields may be in any order.

        Raises:
            PlacementError: it spells none.
        """
        found: dict[str, object] = {}
        pieces: list[tuple[Touch, ...]] = []
        for field in text.split("/"):
            if laid := _pieces(field, board):
                pieces += laid
                continue
            name, value = _condition(field)
            if name in found:
                raise PlacementError(TranslatableText("{text} stands twice", text=repr(field)))
            found[name] = value
        if "colour" not in found:
            raise PlacementError(TranslatableText("the colour to move is missing"))
        return cls(tuple(pieces), **found)  # type: ignore[arg-type]

    def write(self, board: Board) -> str:
        """Return the text; one with its pieces in canonical order for a placement that has them."""
        names = board.names
        dominoes = [f"{names[p[0].site]}{names[p[1].site]}" for p in self.pieces if len(p) == 2]
        fields = [",".join(dominoes)]
        for colour, letter in enumerate(LETTERS):
            stones = [names[p[0].site] for p in self.pieces if len(p) == 1 and p[0].hand == colour]
            fields.append(letter + "".join(stones) if stones else "")
        fields.append(COLOURS[self.colour])
        fields.append("swap" if self.swap else "")
        fields.append(f"passes:{self.passes}" if self.passes else "")
        fields.append("skip" if self.skip else "")
        fields.append(f"after:{','.join(self.past)}" if self.past else "")
        return "/".join([field for field in fields if field])

    def misfit(
        self,
        touches_per_piece: int,
        colours: int,
        conditions: Collection[Condition],
        *,
        pie: bool,
    ) -> Refusal | None:
        """Return why a game with these traits has no such pieces and conditions; None if it has."""
        touches = Counter(itertools.chain.from_iterable(self.pieces))
        unknown = any(touch.hand >= colours for touch in touches)
        if unknown or {*map(len, self.pieces)} - {touches_per_piece}:
            return Refusal(PlacementReason.PIECE, tuple([touch.site for touch in touches]))
        sites = Counter([touch.site for touch in touches.elements()])
        if touches_per_piece == 1 and len(sites) < len(self.pieces):
            twice = sorted([site for site, count in sites.items() if count > 1])
            return Refusal(PlacementReason.OCCUPIED, tuple(twice))
        if self.swap and not (pie and len(self.pieces) == 1):
            return Refusal(PlacementReason.SWAP)
        for condition in Condition:
            if getattr(self, condition.value) and condition not in conditions:
                return Refusal(PlacementReason.CONDITION)
        return None


def named_site(name: str, board: Board) -> int:
    """Return the site of a cell by its name; PlacementError if the board has no such cell."""
    try:
        return board.site(name)
    except KeyError:
        raise PlacementError(TranslatableText("there is no cell {cell}", cell=name)) from None


def _pieces(field: str, board: Board) -> list[tuple[Touch, ...]]:
    """Return the pieces that a field of the text names; none if it is about something else."""
    colours: tuple[int, ...] = (0, 1)
    if stones := _STONES.fullmatch(field):
        texts, colours = re.findall(_NAME, stones[2]), (LETTERS.index(stones[1]),)
    elif _DOMINOES.fullmatch(field):
        texts = field.split(",")
    else:
        return []
    pieces = {}  # [text] -> piece: a damaged file may repeat one any number of times
    for text in dict.fromkeys(texts):
        sites = [named_site(name, board) for name in re.findall(_NAME, text)]
        pieces[text] = tuple(map(Touch, sites, colours))
    return [pieces[text] for text in texts]


def _condition(field: str) -> tuple[str, object]:
    """Return the attribute that a field of the text is about, and its value."""
    name, _colon, value = field.partition(":")
    if field in COLOURS:
        return "colour", COLOURS.index(field)
    if field in ("swap", "skip"):
        return field, True
    if name == "passes" and value in ("1", "2"):
        return name, int(value)
    if name == "after" and value:
        return "past", tuple(value.split(","))
    quoted = repr(field if len(field) <= _LONGEST_QUOTED else f"{field[:_LONGEST_QUOTED]}…")
    raise PlacementError(TranslatableText("{text} is not a part of a position", text=quoted))
