"""``oddments-puzzles``: makes, rates and proves puzzles from the command line."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import hashlib
import itertools
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rules.command_line import ProgressLine, add_number, new_parser, run_command
from rules.engine.engine import Engine
from rules.engine.limits import STRONGEST, Limits
from rules.games import GAMES
from rules.games.game_data import PUZZLE_KINDS, level_ratings
from rules.lab.match import share_of
from rules.lab.puzzle_maker import (
    Collection,
    fault_of,
    is_one_move,
    one_move_puzzles_of,
    puzzles_of,
    solved_puzzles_of,
)
from rules.setup import Setup
from rules.training.exercise import (
    NO_LIMIT,
    RATINGS,
    SEEDS,
    Puzzle,
    PuzzleError,
    read_puzzle,
    read_puzzles,
    write_puzzles,
)
from rules.version import VERSION
from rules.work.arguments import add_worker_arguments, open_workers
from rules.work.workers import WorkError, in_order


class JournalError(ValueError):
    """A journal of another command, or one that is damaged."""


class Journal:
    """A file with a line of JSON for each result, in order; the first line says of what.

    Attributes:
        results: those so far.

    Raises:
        JournalError: there is a journal of something else.
        OSError: the file cannot be read or written.
    """

    def __init__(self, path: Path, subject: dict[str, Any]) -> None:
        self._path = path
        whole = 0
        lines: list[Any] = []
        if path.exists():
            for line in path.read_bytes().splitlines(keepends=True):
                if not line.endswith(b"\n"):  # the command was killed while it wrote this
                    break
                try:
                    lines.append(json.loads(line))
                except ValueError as error:
                    raise JournalError(f"{path} is damaged; delete it to start again") from error
                whole += len(line)
        if lines and lines[0] != subject:
            raise JournalError(f"{path} was left by another command; delete it to start again")
        self.results = lines[1:]
        self._file = path.open("ab")
        self._file.truncate(whole)
        if not lines:
            self._write(subject)

    def append(self, result: Any) -> None:
        self._write(result)
        self.results.append(result)

    def close(self, *, remove: bool = False) -> None:
        """Close the file; ``remove``, when nothing is left to do."""
        self._file.close()
        if remove:
            self._path.unlink()

    def _write(self, value: Any) -> None:
        self._file.write(json.dumps(value, separators=(",", ":")).encode() + b"\n")
        self._file.flush()


@dataclasses.dataclass(frozen=True)
class GameTask:
    """A game of which puzzles are made.

    Attributes:
        key: of the game that is played.
        seed: of all games.
        index: of this one, from 0; None leaves it out.
        solved: whether it is played on a solved board, for puzzles without a move limit.
        one_move: whether only puzzles are made in which a single move must be found.
    """

    key: str
    seed: int
    index: int | None
    solved: bool = False
    one_move: bool = False


def boards_of(key: str, *, solved: bool = False) -> list[Setup]:
    """Return the setups that games are played with, in turn."""
    kind = PUZZLE_KINDS[key]
    return [GAMES[key].setup(**board) for board in (kind.solved_boards if solved else kind.boards)]


def setup_of(key: str, index: int, *, solved: bool = False) -> Setup:
    """Return the setup of a game."""
    boards = boards_of(key, solved=solved)
    return boards[index % len(boards)]


def lines_of(task: GameTask) -> list[str]:
    """Return the puzzles of a game as lines; none for a game that is left out."""
    if task.index is None:
        return []
    setup = setup_of(task.key, task.index, solved=task.solved)
    make = solved_puzzles_of if task.solved else puzzles_of
    make = one_move_puzzles_of if task.one_move else make
    return [puzzle.write() for puzzle in make(setup, task.index, task.seed)]


TRIES = 10

_DEVIATION = 500.0  # of the prior

_LEVELS = range(1, STRONGEST)


def count_solved(puzzle: Puzzle, level: int) -> int:
    """Return in how many of its tries a level finds an accepted turn; the same on every machine."""
    position = puzzle.position()
    solved = 0
    for attempt in range(TRIES):
        limits = Limits(level=level, seed=puzzle.seed ^ (TRIES * level + attempt))
        turn = Engine().search(position, [], limits).best
        solved += position.write(turn) in puzzle.accepted
    return solved


def rating_of(puzzle: Puzzle) -> int:
    """Return the rating at which the engine's levels solve a puzzle half the time.

    A level solves a puzzle with rating r with probability 1 / (1 + 10 ** ((r - level) / 400)), as
    if they played a game. The most likely r is taken, with a weak normal prior around the middle
    level, so that puzzles that all levels solve, or none does, have a rating too. It is the same on
    every machine.
    """
    ratings = level_ratings(GAMES[puzzle.game.split()[0]].setup())[: len(_LEVELS)]
    return fitted_rating(ratings, [count_solved(puzzle, level) for level in _LEVELS])


def fitted_rating(levels: Sequence[float], solved: Sequence[int]) -> int:
    """Return the most likely rating, rounded.

    Args:
        levels: the ratings of those who tried.
        solved: how many of their tries succeeded.
    """
    middle = levels[len(levels) // 2]
    scale = 400 / 2.302585092994046  # of the logistic curve, in points

    def slope(rating: float) -> float:
        """Return the derivative of the log-likelihood and the prior; it falls."""
        missed = sum(
            TRIES * share_of(level - rating) - count
            for level, count in zip(levels, solved, strict=True)
        )
        return missed / scale - (rating - middle) / _DEVIATION**2

    low, high = float(RATINGS[0]), float(RATINGS[-1])
    while high - low > 0.01:
        half = (low + high) / 2
        low, high = (half, high) if slope(half) > 0 else (low, half)
    return round(low)


MAX_COUNT = 100_000

_GAMES_A_PUZZLE = 300  # games after which it stops, if there are fewer puzzles than wanted


_ABOUT = """
Make puzzles, rate them by the engine's levels, or prove them again.

After Ctrl+C or a kill the same command continues.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say; return the exit status."""
    return run_command(_parser(), arguments, _run, failed=(PuzzleError, JournalError, WorkError))


def _run(wanted: argparse.Namespace) -> int:
    with contextlib.closing(ProgressLine(sys.stderr)) as bar:
        status: int = wanted.run(wanted, bar)
    return status


def _generate(wanted: argparse.Namespace, bar: ProgressLine) -> int:
    boards = boards_of(wanted.game, solved=wanted.solved)
    if not boards:
        raise PuzzleError(f"{wanted.game} has no puzzles on solved boards")
    kept = _to_keep(wanted)
    there = sum(map(is_one_move, kept)) if wanted.one_move else 0
    names = ("game", "count", "seed", "solved", "one_move")
    subject = {"generate": {name: getattr(wanted, name) for name in names}}
    journal = Journal(_journal_path(wanted.file), {**subject, "version": VERSION})
    collection = Collection(boards, max(0, wanted.count - there), kept)
    for result in journal.results:
        collection.take(map(read_puzzle, result))
    most = _GAMES_A_PUZZLE * wanted.count
    done = len(journal.results)
    before = len(collection.puzzles)

    def indexes() -> Iterator[int | None]:
        for index in itertools.count(done):
            if collection.is_full or index >= most:
                return
            yield index if collection.wants(index) else None

    tasks = (
        GameTask(wanted.game, wanted.seed, index, wanted.solved, wanted.one_move)
        for index in indexes()
    )
    with (
        contextlib.closing(journal),
        open_workers(wanted, [wanted.game], bar.say) as workers,
        contextlib.closing(in_order(workers, lines_of, tasks)) as results,
    ):
        for index, lines in enumerate(results, done):
            if not collection.wants(index):  # it did when the game was begun
                lines = []
            journal.append(lines)
            collection.take(map(read_puzzle, lines))
            bar.update(len(collection.puzzles), collection.count, "puzzles", before)
            if collection.is_full:
                break
    write_puzzles(wanted.file, kept + collection.puzzles)
    journal.close(remove=True)
    print(f"{wanted.file}: {_counted(len(collection.puzzles))}")
    return int(not collection.is_full)


def _to_keep(wanted: argparse.Namespace) -> list[Puzzle]:
    """Return the puzzles in the file to which others are added."""
    if not (wanted.solved or wanted.one_move) or not wanted.file.exists():
        return []
    found = read_puzzles(wanted.file)
    return [one for one in found if wanted.one_move or one.moves != NO_LIMIT]


def _rate(wanted: argparse.Namespace, bar: ProgressLine) -> int:
    """Rate the puzzles in a file that have no rating, or all of them."""
    puzzles = read_puzzles(wanted.file)
    unrated = [i for i, one in enumerate(puzzles) if wanted.all or one.rating is None]
    if unrated:
        results = _work_through(wanted, bar, "rate", rating_of, [puzzles[i] for i in unrated])
        for i, rating in zip(unrated, results, strict=True):
            puzzles[i] = puzzles[i].rated(rating)
        write_puzzles(wanted.file, puzzles)
    _journal_path(wanted.file).unlink(missing_ok=True)  # an earlier run may have ended before this
    print(f"{wanted.file}: {_counted(len(unrated))} rated")
    return 0


def _prove(wanted: argparse.Namespace, bar: ProgressLine) -> int:
    puzzles = read_puzzles(wanted.file)
    faults = _work_through(wanted, bar, "prove", fault_of, puzzles)
    _journal_path(wanted.file).unlink()
    for number, fault in enumerate(faults, 1):
        if fault:
            print(f"{wanted.file}:{number}: {fault}", file=sys.stderr)
    wrong = len([fault for fault in faults if fault])
    print(f"{wanted.file}: {_counted(len(puzzles))}, {wrong} wrong")
    return int(wrong > 0)


def _work_through(
    wanted: argparse.Namespace,
    bar: ProgressLine,
    name: str,
    work: Callable[[Puzzle], Any],
    puzzles: Sequence[Puzzle],
) -> list[Any]:
    """Return the results of ``work`` for all puzzles, those in the journal included."""
    digest = hashlib.sha256(wanted.file.read_bytes()).hexdigest()
    journal = Journal(_journal_path(wanted.file), {name: digest, "version": VERSION})
    before = len(journal.results)
    games = {puzzle.game.split()[0] for puzzle in puzzles}
    with (
        contextlib.closing(journal),
        open_workers(wanted, games, bar.say) as workers,
        contextlib.closing(in_order(workers, work, puzzles[before:])) as results,
    ):
        for result in results:
            journal.append(result)
            bar.update(len(journal.results), len(puzzles), "puzzles", before)
    return journal.results


def _counted(count: int) -> str:
    return "1 puzzle" if count == 1 else f"{count} puzzles"


def _journal_path(file: Path) -> Path:
    return file.with_name(f"{file.name}.part")


def _parser() -> argparse.ArgumentParser:
    parser = new_parser("oddments-puzzles", _ABOUT)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    generate = commands.add_parser("generate", help="make puzzles of a game")
    generate.add_argument(
        "game", choices=list(PUZZLE_KINDS), metavar="GAME", help=", ".join(PUZZLE_KINDS)
    )
    add_number(generate, "--count", "puzzles to make", 300, range(1, MAX_COUNT + 1))
    add_number(generate, "--seed", "of the games; the same makes the same puzzles", 1, SEEDS)
    kinds = generate.add_mutually_exclusive_group()
    kinds.add_argument(
        "--solved",
        action="store_true",
        help="on solved boards, without a move limit; adds them to the puzzles in the file",
    )
    kinds.add_argument(
        "--one-move",
        action="store_true",
        help="in which one move must be found; adds them until the file has N such puzzles",
    )
    rate = commands.add_parser("rate", help="measure how difficult the puzzles of a file are")
    rate.add_argument("--all", action="store_true", help="also those that have a rating")
    prove = commands.add_parser("prove", help="prove the puzzles of a file again")
    for command, run in ((generate, _generate), (rate, _rate), (prove, _prove)):
        command.set_defaults(run=run)
        command.add_argument("file", type=Path, metavar="FILE", help="a file of puzzles")
        add_worker_arguments(command, "games or puzzles worked on")
    return parser
