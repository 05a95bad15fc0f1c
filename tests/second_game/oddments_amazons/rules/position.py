"""The position of Amazons; the rules are in this package's docstring."""

import math
import re
from collections.abc import Iterator, Sequence

from oddments_amazons.rules.outcome import AmazonsEnding, AmazonsLabel, AmazonsRefusalReason
from oddments_amazons.rules.queen_moves import queen_moves
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.placement import Placement
from rules.position import BLACK, NEUTRAL, PLACE, WHITE, Position, SpecialStep
from rules.python_position import PythonPosition
from rules.refusal import InvalidPositionError, NotationError, Refusal, RefusalReason
from rules.setup import Setup
from rules.translatable_text import TranslatableText

_AMAZONS = 4  # of each colour
_EMPTY = -1
_FAR = 100  # more moves than lead anywhere
_STEEPNESS = 0.3  # of the win probability, for each square more that is nearer

_TURN = re.compile(r"([a-j]\d+)-([a-j]\d+)/([a-j]\d+)")


class AmazonsPosition(PythonPosition):
    """Where the pieces are: [site] -> the colour of an amazon, ``NEUTRAL`` for an arrow, or -1.

    A step is the number of a queen's move: first that of an amazon, then that of its arrow.

    Attributes:
        moved: where the amazon is that has moved and is to shoot; -1 at the start of a turn.
    """

    piece_colours = 3

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._moves = queen_moves(setup["size"])
        self._cells = [_EMPTY] * self.board.site_count
        for colour, sites in enumerate(_starting_sites(setup["size"])):
            for site in sites:
                self._cells[site] = colour
        self.moved = -1

    def legal_steps(self) -> list[int]:
        starts = [self.moved] if self.moved >= 0 else self._amazons(self.colour)
        numbers = self._moves.numbers
        return [PLACE + numbers[start, end] for start in starts for end in self._reached(start)]

    def play(self, step: int) -> None:
        start, end = self._moves.ends[step - PLACE]
        if self.moved >= 0:
            self._cells[end] = NEUTRAL
            self.moved = -1
            self.finish_turn()
        else:
            self._cells[start], self._cells[end] = _EMPTY, self._cells[start]
            self.moved = end

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, AmazonsPosition)
        super().copy_from(other)
        self._cells[:] = other._cells
        self.moved = other.moved

    def winner(self) -> int:
        return 1 - self.player if self._is_shut_in() else -1

    def owners(self) -> list[int]:
        """Return whose amazon is on each square, or alone can still get there."""
        found = [-1] * len(self._cells)
        for site, (black, white) in enumerate(self._distances()):
            if (black == _FAR) != (white == _FAR):
                found[site] = BLACK if white == _FAR else WHITE
        return found

    def static_eval(self) -> float:
        """Return player 0's win probability from who is nearer to more squares."""
        black, white = self._nearer()  # player 0 has Black: there is no swap
        return 1 / (1 + math.exp(_STEEPNESS * (white - black)))

    def outcome(self) -> Outcome | None:
        if not self._is_shut_in():
            return None
        shut_in = tuple(self._amazons(self.colour))
        return Outcome(1 - self.colour, AmazonsEnding.SHUT_IN, sites=shut_in)

    def write(self, turn: Sequence[int]) -> str:
        names = self.board.names
        moves = [self._moves.ends[step - PLACE] for step in turn]
        ends = "/".join([names[end] for _start, end in moves])
        return f"/{ends}" if self.moved >= 0 else f"{names[moves[0][0]]}-{ends}"

    def parse(self, text: str) -> tuple[int, ...]:
        match = _TURN.fullmatch(text)
        if match is None or not set(match.groups()) <= set(self.board.names):
            raise NotationError(text, TranslatableText("write it like {turn}", turn="d1-d7/g7"))
        start, end, target = [self.board.site(name) for name in match.groups()]
        try:
            numbers = self._moves.numbers[start, end], self._moves.numbers[end, target]
        except KeyError:
            raise NotationError(text, AmazonsRefusalReason.NOT_IN_LINE.value) from None
        return (PLACE + numbers[0], PLACE + numbers[1])

    def touches(self, step: int) -> tuple[Touch, ...]:
        start, end = self._moves.ends[step - PLACE]
        return (Touch(end),) if self.moved >= 0 else (Touch(start), Touch(end))

    def refusal(self, asked: Sequence[Touch] | SpecialStep) -> Refusal | None:
        if self.over:
            return Refusal(RefusalReason.GAME_OVER)
        if isinstance(asked, SpecialStep):
            known = {SpecialStep.PASS: RefusalReason.PASS, SpecialStep.SWAP: RefusalReason.SWAP}
            return Refusal(known.get(asked, RefusalReason.NOT_NOW))
        sites = [touch.site for touch in asked]
        if self.moved >= 0:
            return self._way_refusal(self.moved, sites[0])
        refusal = self._amazon_refusal(sites[0])
        return self._way_refusal(*sites) if refusal is None and sites[1:] else refusal

    def pieces(self) -> tuple[Piece, ...]:
        cells = enumerate(self._cells)
        return tuple([Piece(site, colour) for site, colour in cells if colour != _EMPTY])

    def tally(self) -> tuple[Count, ...]:
        return (Count(AmazonsLabel.NEARER, *self._nearer()),)

    def change(self, step: int) -> tuple[Change, ...]:
        start, end = self._moves.ends[step - PLACE]
        if self.moved >= 0:
            return (Change(Motion.APPEAR, Piece(end, NEUTRAL), end),)
        return (Change(Motion.MOVE, Piece(end, self._cells[start]), start),)

    def state(self) -> tuple[int, ...]:
        return (self.moved,)

    def lay_out(self, placement: Placement) -> Refusal | None:
        self._cells[:] = [_EMPTY] * len(self._cells)
        for (touch,) in placement.pieces:
            self._cells[touch.site] = touch.hand
        return None

    def fault(self) -> Refusal | None:
        if any(self._cells.count(colour) != _AMAZONS for colour in (BLACK, WHITE)):
            return Refusal(AmazonsRefusalReason.AMAZON_COUNT)
        return None

    def validate(self) -> None:
        super().validate()
        if self.moved >= 0 and self._cells[self.moved] != self.colour:
            raise InvalidPositionError(f"there is no amazon on {self.moved} that can shoot")

    def _amazons(self, colour: int) -> list[int]:
        return [site for site, piece in enumerate(self._cells) if piece == colour]

    def _reached(self, start: int) -> Iterator[int]:
        """Yield the squares that an amazon or an arrow gets to from here."""
        for line in self._moves.lines[start]:
            for site in line:
                if self._cells[site] != _EMPTY:
                    break
                yield site

    def _can_move(self, site: int) -> bool:
        return next(self._reached(site), None) is not None

    def _is_shut_in(self) -> bool:
        """Return whether the player to move has lost; a moved amazon can always shoot back."""
        return self.moved < 0 and not any(map(self._can_move, self._amazons(self.colour)))

    def _distances(self) -> list[tuple[int, ...]]:
        """Return [site] -> how many moves away Black's and White's nearest amazons are."""
        found = []
        for colour in (BLACK, WHITE):
            moves, distances = 0, [_FAR] * len(self._cells)
            front = set(self._amazons(colour))
            while front:
                for site in front:
                    distances[site] = moves
                moves += 1
                reached = {end for start in front for end in self._reached(start)}
                front = {site for site in reached if distances[site] == _FAR}
            found.append(distances)
        return list(zip(*found, strict=True))

    def _nearer(self) -> tuple[int, int]:
        """Return to how many empty squares Black is nearer, and to how many White."""
        distances = self._distances()
        black = sum([0 < black < white for black, white in distances])
        return black, sum([0 < white < black for black, white in distances])

    def _amazon_refusal(self, site: int) -> Refusal | None:
        """Return why the player cannot move what is on a square."""
        if self._cells[site] not in (BLACK, WHITE):
            return Refusal(AmazonsRefusalReason.NO_AMAZON, (site,))
        if self._cells[site] != self.colour:
            return Refusal(AmazonsRefusalReason.NOT_YOURS, (site,))
        if not self._can_move(site):
            return Refusal(AmazonsRefusalReason.SHUT_IN, (site,))
        return None

    def _way_refusal(self, start: int, end: int) -> Refusal | None:
        """Return why nothing gets from one square to another."""
        if self._cells[end] != _EMPTY:
            return Refusal(RefusalReason.OCCUPIED, (end,))
        if (start, end) not in self._moves.numbers:
            return Refusal(AmazonsRefusalReason.NOT_IN_LINE, (start, end))
        passed = self._moves.between(start, end)
        in_the_way = tuple([site for site in passed if self._cells[site] != _EMPTY])
        return Refusal(AmazonsRefusalReason.BLOCKED, in_the_way) if in_the_way else None


def _starting_sites(size: int) -> tuple[list[int], list[int]]:
    """Return where Black's and White's amazons stand at the start."""
    third, last = (size - 1) // 3, size - 1
    cells = ((0, third), (third, 0), (last - third, 0), (last, third))
    black = [size * row + column for column, row in cells]
    return black, [size * (last - row) + column for column, row in cells]
