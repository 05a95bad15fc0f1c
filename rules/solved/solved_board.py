"""A board that is solved: the result of perfect play in every position, or in the first ones.

Its file is JSON on a single line, and a ``BitTable`` or two:

    {"format": 1, "board": "size-3", "positions": 5818, "pieces": null, "tables": [110],
     "sha256": …}

The first table says which positions the player to move wins; the second one, where a game can be
drawn, which are drawn. About a position that nobody can reach from the default start a table says
nothing, and cannot know it.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from typing import Any

from rules.position import Position
from rules.setup import Setup
from rules.solved.bit_table import BitTable
from rules.solved.position_keys import position_keys
from rules.solved.results import DRAW, LOSS, WIN, end_result
from rules.steps import SpecialStep

FORMAT = 1

Turn = tuple[int, ...]


class SolvedBoardError(ValueError):
    """A file is not that of this solved board, or it is damaged."""


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
        """Return what the player to move gets; None if that is not in the tables.

        Args:
            position: reached from the default start, not the end; possibly within a turn.
        """
        return max(self.turn_results(position).values(), default=None)

    def turn_results(self, position: Position) -> dict[Turn, int]:
        """Return what each turn from here gets the player to move: ``LOSS``, ``DRAW`` or ``WIN``.

        Empty at the end of a game, and where a turn leads out of the tables.

        Args:
            position: reached from the default start; possibly within a turn.
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
    return "-".join([f"{key}-{value}" for key, value in setup.options if key != "pie"])
