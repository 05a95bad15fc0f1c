"""``oddments-solve``: solves a board from the command line."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rules.command_errors import errors_reported
from rules.games import GAMES, game_file, read_setup
from rules.number import whole_argument
from rules.process import end_as_with_interrupt
from rules.progress_line import ProgressLine
from rules.refusal import RulesError
from rules.setup import Setup
from rules.solved.results import DRAW, LOSS, WIN
from rules.solved.solved_board import SolvedBoard
from rules.solving.layers import TooManyPositionsError, solve
from rules.solving.table import solved_table
from rules.standard_streams import fill_closed_streams
from rules.version import VERSION

MAX_POSITIONS = 1_000_000_000

_INTERRUPTED = 130
_WORDS = {WIN: "win", DRAW: "draw", LOSS: "lose"}
_ABOUT = """
Solve a board: go through all positions that can be reached, and say what each first move leads to.

The pie rule is left out; with it the second player takes over every first move that wins. With
--write the results become a table of the game, also of an installed one, by which the computer
plays. Memory: about 300 bytes for each position up to symmetry.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Solve as the arguments say; return the exit status."""
    fill_closed_streams()
    parser = _parser()
    wanted = parser.parse_args(arguments)
    if not 1 <= wanted.most <= MAX_POSITIONS:
        parser.error(f"--most must be 1 to {MAX_POSITIONS}")
    end_as_with_interrupt()
    try:
        with errors_reported(parser, (RulesError, TooManyPositionsError)):
            _solve(wanted)
    except KeyboardInterrupt:
        return _INTERRUPTED
    return 0


def _solve(wanted: argparse.Namespace) -> None:
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
    parser = argparse.ArgumentParser(
        prog="oddments-solve",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"oddments-solve {VERSION}")
    parser.add_argument(
        "game", nargs="+", metavar="GAME", help=f"a key ({', '.join(GAMES)}) and options: size=3"
    )
    parser.add_argument("--write", action="store_true", help="write the table of the game")
    parser.add_argument("--file", type=Path, metavar="FILE", help="write the table there instead")
    parser.add_argument(
        "--most",
        type=whole_argument,
        default=20_000_000,
        metavar="N",
        help="give up if more positions follow the same number of turns (default: %(default)s)",
    )
    return parser
