"""``oddments-solve``: solves a board layer by layer, and makes the tables of a solved board.

Every position that can be reached is solved, up to symmetry; the engine's search has no part in it.

A layer holds the positions after so many turns. From the start on each layer is made from the one
before, then the results travel back from the last one (retrograde analysis; Ströhlein, 1970).
Positions are kept under whole keys, so no two share a result by accident.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from rules.command_line import ProgressLine, add_number, new_parser, run_command
from rules.games import GAMES, game_file, read_setup
from rules.position import Position
from rules.refusal import RulesError
from rules.setup import Setup
from rules.solved import (
    DRAW,
    LOSS,
    WIN,
    BitTable,
    PositionKeys,
    SolvedBoard,
    board_name,
    end_result,
    position_keys,
)


class TooManyPositionsError(ValueError):
    """A layer has more positions than it may: the board is too big, or games need not end."""


@dataclasses.dataclass
class Solution:
    """The results of all positions that can be reached.

    Attributes:
        results: key -> what the player to move gets; without the ends of games.
        positions: how many there are altogether, symmetric images and ends included.
    """

    results: dict[bytes, int]
    positions: int


def solve(setup: Setup, most: int, progress: Callable[[int, int], None]) -> Solution:
    """Return the results of all positions of a setup.

    Args:
        setup: one without a pie rule.
        most: positions up to symmetry that a layer may have.
        progress: called with the turns played and the number of positions after each layer.

    Raises:
        TooManyPositionsError: a layer has more.
    """
    start = setup.start()
    keys = position_keys(setup.game, start.board)
    layers: list[_Layer] = []
    seen = _Seen(keys)
    found, positions = {seen.key(start): 0}, [start]
    while positions:
        layer = _Layer(list(found))
        found, positions = layer.extend(positions, seen, most)
        layers.append(layer)
        progress(len(layers), seen.images)
    results: dict[bytes, int] = {}
    later: Sequence[int] = ()
    for layer in reversed(layers):
        later = layer.results(later)
        results.update(zip(layer.keys, later, strict=True))
    return Solution(results, seen.images)


def positions_after(position: Position) -> Iterator[Position]:
    """Yield the position after each turn."""
    for step in position.distinct_steps():
        after = position.copy()
        after.play(step)
        if after.turn == position.turn:
            yield from positions_after(after)
        else:
            yield after


class _Seen:
    """Makes the keys of positions, and counts how many different ones there are.

    Attributes:
        images: how many there are so far; all symmetric images count.
    """

    def __init__(self, keys: PositionKeys) -> None:
        self.images = 0
        self._keys = keys
        self._seen: set[bytes] = set()

    def key(self, position: Position) -> bytes:
        key, images = self._keys.counted_key(position)
        if key not in self._seen:
            self._seen.add(key)
            self.images += images
        return key


@dataclasses.dataclass
class _Layer:
    """The positions after so many turns, and where their turns lead.

    Attributes:
        keys: [position] -> its key.
        ends: [position] -> the best result of a turn that ends the game; ``LOSS`` without any.
        degrees: [position] -> how many turns lead to the next layer.
        next: the positions there, for one position after another: twice the number, and 1 more
            where the same player is to move again.
    """

    keys: list[bytes]
    ends: array[int] = dataclasses.field(default_factory=lambda: array("b"))
    degrees: array[int] = dataclasses.field(default_factory=lambda: array("i"))
    next: array[int] = dataclasses.field(default_factory=lambda: array("q"))

    def extend(
        self, positions: Sequence[Position], seen: _Seen, most: int
    ) -> tuple[dict[bytes, int], list[Position]]:
        """Find the next layer: its keys with their numbers, and its positions."""
        found: dict[bytes, int] = {}
        following: list[Position] = []
        for position in positions:
            best, degree = LOSS, 0
            for after in positions_after(position):
                key = seen.key(after)
                if after.over:
                    best = max(best, end_result(after, position.player))
                    continue
                number = found.setdefault(key, len(following))
                if number == len(following):
                    following.append(after)
                degree += 1
                self.next.append(2 * number + (after.player == position.player))
            self.ends.append(best)
            self.degrees.append(degree)
            if len(following) > most:
                raise TooManyPositionsError(f"more than {most} positions after one number of turns")
        return found, following

    def results(self, later: Sequence[int]) -> array[int]:
        """Return [position] -> its result, from those of the next layer."""
        results = array("b")
        at = 0
        for best, degree in zip(self.ends, self.degrees, strict=True):
            for number in self.next[at : at + degree]:
                result = later[number >> 1]
                best = max(best, result if number & 1 else -result)
            at += degree
            results.append(best)
        return results


def solved_table(
    setup: Setup, results: Mapping[bytes, int], positions: int, pieces: int | None = None
) -> SolvedBoard:
    """Return the solved board with these results: key -> what the player to move gets.

    ``positions``, how many can be reached, and ``pieces`` are those of ``SolvedBoard``.
    """
    won = {key: int(result == WIN) for key, result in results.items()}
    tables = [BitTable.of(won)]
    if DRAW in results.values():
        tables.append(BitTable.of({key: int(r == DRAW) for key, r in results.items()}))
    return SolvedBoard(board_name(setup), positions, pieces, tuple(tables))


MAX_POSITIONS = 1_000_000_000


_WORDS = {WIN: "win", DRAW: "draw", LOSS: "lose"}

_ABOUT = """
Solve a board: go through all positions that can be reached, and say what each first move leads to.

The pie rule is left out; with it the second player takes over every first move that wins. With
--write the results become a table of the game, also of an installed one, by which the computer
plays. Memory: about 300 bytes for each position up to symmetry.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Solve as the arguments say; return the exit status."""
    return run_command(_parser(), arguments, _solve, (RulesError, TooManyPositionsError))


def _solve(wanted: argparse.Namespace) -> int:
    setup = without_pie(read_setup(wanted.game).bare)
    board = _solved(setup, wanted.most)
    for line in report_lines(board, setup):
        print(line)
    if wanted.write or wanted.file:
        data = board.write()
        name = f"{board.board}.table"
        file = wanted.file or Path(str(game_file(setup.game.key, f"solved/{name}")))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        print(f"{file}: {len(data)} bytes")
    return 0


def without_pie(setup: Setup) -> Setup:
    """Return the same board without the pie rule, if the game has one."""
    return setup.with_options(pie=False) if setup.get("pie") else setup


def report_lines(board: SolvedBoard, setup: Setup) -> Iterator[str]:
    """Yield the number of positions, who wins, and what each first move leads to, for people."""
    start = setup.start()
    results = board.turn_results(start)
    best = max(results.values())
    yield f"{setup}: {board.positions} positions; who begins can {_WORDS[best]}"
    for result in (WIN, DRAW, LOSS):
        turns = sorted([start.write(turn) for turn in results if results[turn] == result])
        if turns:
            yield f"{_WORDS[result]}: {' '.join(turns)}"


def _solved(setup: Setup, most: int) -> SolvedBoard:
    with contextlib.closing(ProgressLine(sys.stderr)) as line:

        def progress(turns: int, positions: int) -> None:
            if line.is_due():
                line.show(f"{turns} turns: {positions} positions")

        solution = solve(setup, most, progress)
    return solved_table(setup, solution.results, solution.positions)


def _parser() -> argparse.ArgumentParser:
    parser = new_parser("oddments-solve", _ABOUT)
    parser.add_argument(
        "game", nargs="+", metavar="GAME", help=f"a key ({', '.join(GAMES)}) and options: size=3"
    )
    parser.add_argument("--write", action="store_true", help="write the table of the game")
    parser.add_argument("--file", type=Path, metavar="FILE", help="write the table there instead")
    about = "give up if more positions follow the same number of turns"
    add_number(parser, "--most", about, 20_000_000, range(1, MAX_POSITIONS + 1))
    return parser
