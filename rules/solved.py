"""Boards that are solved: the result of perfect play, from a table that ships with a game.

``rules.lab.solving`` makes the tables; ``rules.games.game_data`` finds those of a game. This knows
the contract and no game.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules.board import Board
from rules.piece import Piece
from rules.position import Position
from rules.setup import Game, Setup
from rules.steps import SpecialStep

LOSS, DRAW, WIN = -1, 0, 1


def end_result(position: Position, player: int) -> int:
    """Return what a player gets at the end of a game."""
    outcome = position.outcome()
    assert outcome is not None
    if outcome.winner is None:
        return DRAW
    return WIN if position.player_of(outcome.winner) == player else LOSS


class PositionKeys:
    """Makes the keys of the positions on one board; caches the numbers of its pieces.

    Unlike the hashes of the contract, no two positions share a key unless one is an image of the
    other.

    A key has the colour to move, but not which player has it, so it serves after a swap as well.
    What a position adds to its pieces, ``state``, must be the same for all images.
    """

    def __init__(self, site_count: int, symmetries: Sequence[Sequence[int]]) -> None:
        self._site_count = site_count
        self._symmetries = symmetries
        self._numbers: dict[tuple[int, int, int, int], tuple[int, ...]] = {}

    def key(self, position: Position) -> bytes:
        """Return the key of a position at the start of a turn."""
        return self.key_of(position.pieces(), position.colour, position.state())

    def key_of(self, pieces: Iterable[Piece], colour: int, state: tuple[int, ...]) -> bytes:
        """Return the key of a position with these pieces, colour to move and ``state``."""
        return _key(self.images(pieces), colour, state)

    def counted_key(self, position: Position) -> tuple[bytes, int]:
        """Return the key, and how many different images it stands for."""
        images = self.images(position.pieces())
        return _key(images, position.colour, position.state()), len(set(images))

    def images(self, pieces: Iterable[Piece]) -> list[int]:
        """Return the pieces as one number for each symmetry."""
        known = self._numbers
        lying = []
        for piece in pieces:
            lies = (piece.site, piece.level, piece.colour, piece.partner)
            numbers = known.get(lies)
            if numbers is None:
                numbers = known[lies] = self._numbers_of(piece)
            lying.append(numbers)
        return [sum(column) for column in zip(*lying, strict=True)] or [0] * len(self._symmetries)

    def _numbers_of(self, piece: Piece) -> tuple[int, ...]:
        """Return what a piece adds to the number of each image: a digit of its own."""
        digit_bits = (2 * self._site_count + 3).bit_length()
        numbers = []
        for image in self._symmetries:
            partner = image[piece.partner] if piece.partner >= 0 else -1
            place = piece.level * self._site_count + image[piece.site]
            numbers.append(1 + piece.colour + 2 * (1 + partner) << digit_bits * place)
        return tuple(numbers)


def _key(images: Sequence[int], colour: int, state: tuple[int, ...]) -> bytes:
    return repr((state, colour, min(images))).encode()


@functools.cache
def position_keys(game: Game, board: Board) -> PositionKeys:
    return PositionKeys(board.site_count, game.symmetries(board))


_WIDTH = 128  # bits of a pattern

_PART_KEYS = 16_384  # on average: the table is made in parts, which are solved one by one

_ROOM = 1.02  # rows per key at the first attempt

_MORE_ROOM = 0.002  # at each further one, with another seed

_ATTEMPTS = 256

_HEAD = struct.Struct("<BI")  # of a part: its seed and its number of rows

_Part = tuple[int, int, bytes]  # seed, number of rows, their bits


class BitTable:
    """Maps the keys it was made from to their bits.

    A key is hashed to a row of its own and to a pattern of 128 bits; its value is the parity of the
    bits of the table that the pattern selects from that row on. The table solves these equations,
    so it is exact for every key it was made from, at about 1.05 bits each; for any other key the
    answer means nothing. Dillinger, Hübschle-Schneider, Sanders and Walzer, "Fast succinct
    retrieval and approximate membership using ribbon", 2022.
    """

    def __init__(self, parts: Sequence[_Part]) -> None:
        self._parts = parts

    @classmethod
    def of(cls, bits: Mapping[bytes, int]) -> BitTable:
        """Return the table of these keys and their bits."""
        shares: list[dict[bytes, int]] = [{} for _ in range(1 + len(bits) // _PART_KEYS)]
        for key, bit in bits.items():
            shares[_share(key, len(shares))][key] = bit
        return cls([_solved_part(share) for share in shares])

    @classmethod
    def read(cls, data: bytes) -> BitTable:
        """Return the table that ``write`` wrote; ValueError if it is cut off."""
        parts: list[_Part] = []
        at = 0
        while at < len(data):
            if len(data) < at + _HEAD.size:
                raise ValueError(f"the table ends within a part, after {len(data)} bytes")
            seed, rows = _HEAD.unpack_from(data, at)
            at += _HEAD.size
            parts.append((seed, rows, data[at : at + _bytes_of(rows)]))
            at += _bytes_of(rows)
        if at != len(data) or not parts:
            raise ValueError(f"the table has {len(data)} bytes instead of {at}")
        return cls(parts)

    def write(self) -> bytes:
        return b"".join(_HEAD.pack(seed, rows) + bits for seed, rows, bits in self._parts)

    def __getitem__(self, key: bytes) -> int:
        """Return the bit of a key, 0 or 1; an arbitrary one if the table was made without it."""
        seed, rows, bits = self._parts[_share(key, len(self._parts))]
        row, pattern = _equation(key, seed, rows)
        window = int.from_bytes(bits[row >> 3 : (row + _WIDTH + 7) >> 3], "little")
        return (window >> (row & 7) & pattern).bit_count() & 1


def _share(key: bytes, count: int) -> int:
    """Return the part, of so many, that a key belongs to."""
    return int.from_bytes(hashlib.blake2b(key, digest_size=8).digest(), "little") % count


def _equation(key: bytes, seed: int, rows: int) -> tuple[int, int]:
    """Return the first row of a key, and its pattern, whose lowest bit is set."""
    digest = hashlib.blake2b(key, digest_size=24, salt=bytes([seed])).digest()
    first = int.from_bytes(digest[:8], "little") % (rows - _WIDTH + 1)
    return first, int.from_bytes(digest[8:], "little") | 1


def _bytes_of(rows: int) -> int:
    return (rows + 7) // 8


def _solved_part(bits: Mapping[bytes, int]) -> _Part:
    """Return a part in which every key has its bit."""
    for seed in range(_ATTEMPTS):
        rows = _WIDTH + int(len(bits) * (_ROOM + _MORE_ROOM * seed))
        patterns = [0] * rows
        right = bytearray(rows)  # the right sides of the equations
        if all(
            _add(patterns, right, row, pattern, bit) for row, pattern, bit in _all(bits, seed, rows)
        ):
            return seed, rows, _substituted(patterns, right)
    raise ValueError(f"no table of {len(bits)} keys after {_ATTEMPTS} attempts")


def _all(bits: Mapping[bytes, int], seed: int, rows: int) -> Iterator[tuple[int, int, int]]:
    """Yield the equation of each key: its first row, its pattern and its bit."""
    for key, bit in bits.items():
        yield (*_equation(key, seed, rows), bit)


def _add(patterns: list[int], right: bytearray, row: int, pattern: int, bit: int) -> bool:
    """Add an equation, eliminated by those before; return False if it contradicts them."""
    while pattern:
        shift = (pattern & -pattern).bit_length() - 1
        row += shift
        pattern >>= shift
        if not patterns[row]:
            patterns[row] = pattern
            right[row] = bit
            return True
        pattern ^= patterns[row]
        bit ^= right[row]
    return not bit


def _substituted(patterns: Sequence[int], right: bytearray) -> bytes:
    """Return the bits that solve the equations, from the last row to the first."""
    window = 0  # the bits from the current row on
    bits = bytearray(_bytes_of(len(patterns)))
    for row in range(len(patterns) - 1, -1, -1):
        window = window << 1 & (1 << _WIDTH) - 1
        bit = (window & patterns[row]).bit_count() & 1 ^ right[row]
        window |= bit
        bits[row >> 3] |= bit << (row & 7)
    return bytes(bits)


FORMAT = 1

Turn = tuple[int, ...]


class SolvedBoardError(ValueError):
    """A file is not that of this solved board, or it is damaged.

    Its file is JSON on a single line, and a ``BitTable`` or two:

    {"format": 1, "board": "size-3", "positions": 5818, "pieces": null, "tables": [110], "sha256":
    …}

    The first table says which positions the player to move wins; the second one, where a game can
    be drawn, which are drawn. About a position that nobody can reach from the default start a table
    says nothing, and cannot know it.
    """


@dataclasses.dataclass(frozen=True)
class SolvedBoard:
    """The results of perfect play on one board.

    Attributes:
        board: its ``board_name``.
        positions: how many can be reached, symmetric images and ends of games included.
        pieces: the tables have the positions with at most so many pieces; None if they have all.
        tables: which positions are won, and which are drawn, if any is.
    """

    board: str
    positions: int
    pieces: int | None
    tables: tuple[BitTable, ...]

    def result(self, position: Position) -> int | None:
        """Return what the player to move gets, as ``turn_results``; None outside the tables."""
        return max(self.turn_results(position).values(), default=None)

    def turn_results(self, position: Position) -> dict[Turn, int]:
        """Return what each turn from here gets the player to move: ``LOSS``, ``DRAW`` or ``WIN``.

        Empty at the end of a game, and where a turn leads out of the tables.

        The position was reached from the default start, possibly within a turn.
        """
        results = {}
        for turn in position.legal_turns():
            after = position.copy()
            after.play_turn(turn)
            result = self._result(after)
            if result is None:
                return {}
            results[turn] = result if after.player == position.player else -result
        return results

    def _result(self, position: Position) -> int | None:
        """Return what the player to move gets, at the start of a turn; None outside the tables."""
        if position.over:
            return end_result(position, position.player)
        if self.pieces is not None and len(position.pieces()) > self.pieces:
            return None
        key = position_keys(position.setup.game, position.board).key(position)
        won, *drawn = self.tables
        result = WIN if won[key] else DRAW if drawn and drawn[0][key] else LOSS
        if SpecialStep.SWAP in position.legal_steps():  # whoever may swap has the better side
            return max(result, -result)
        return result

    # -- its file ------------------------------------------------------------------------------

    @classmethod
    def read(cls, data: bytes, setup: Setup) -> SolvedBoard:
        """Return the solved board that a file has, which must be that of this setup.

        Raises:
            SolvedBoardError: it is not, or it is damaged.
        """
        line, _, body = data.partition(b"\n")
        try:
            head: dict[str, Any] = json.loads(line)
            if head["format"] != FORMAT:
                raise SolvedBoardError(f"a table of format {head['format']}, not {FORMAT}")
            if head["board"] != board_name(setup):
                raise SolvedBoardError(f"a table of {head['board']}, not of {board_name(setup)}")
            if head["sha256"] != hashlib.sha256(body).hexdigest():
                raise SolvedBoardError(f"a damaged table of {head['board']}")
            tables, at = [], 0
            for length in head["tables"]:
                tables.append(BitTable.read(body[at : at + length]))
                at += length
            return cls(head["board"], head["positions"], head["pieces"], tuple(tables))
        except SolvedBoardError:
            raise
        except (ValueError, KeyError, TypeError) as error:
            raise SolvedBoardError(f"not a table of a solved board: {error!r}") from error

    def write(self) -> bytes:
        """Return what ``read`` reads."""
        written = [table.write() for table in self.tables]
        body = b"".join(written)
        head = {
            "format": FORMAT,
            "board": self.board,
            "positions": self.positions,
            "pieces": self.pieces,
            "tables": [len(table) for table in written],
            "sha256": hashlib.sha256(body).hexdigest(),
        }
        return json.dumps(head).encode() + b"\n" + body


def board_name(setup: Setup) -> str:
    """Return the options of a setup as the name of a file: "size-4-variant-standard".

    Without the pie rule, which changes no result but that of the first turns.
    """
    return "-".join([f"{key}-{value}" for key, value in setup.written_options if key != "pie"])
