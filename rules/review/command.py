"""``oddments-review``: reviews saved games from the command line."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rules.clock import LONGEST_SECONDS
from rules.command_line import (
    ProgressLine,
    bar_text,
    clock_text,
    drop_output,
    end_as_with_interrupt,
    fill_closed_streams,
)
from rules.gtp_client.errors import GtpEngineError
from rules.number import real_argument, whole_argument
from rules.record.whole_file import write_whole
from rules.review.file_review import FileQueue, FileResult, FileTask, facts_text
from rules.review.game_review import DEFAULT_SIMULATIONS, ReviewEngine, review_engine
from rules.review.move_review import MAX_SIMULATIONS
from rules.translatable_text import error_text
from rules.version import VERSION
from rules.work.arguments import add_worker_arguments, check_worker_arguments, open_workers
from rules.work.workers import WorkError

MOVE_SECONDS = 10.0

_ABOUT = """
Review saved games with the engine: how accurate the players were, and which moves lost how much.

A game that has a review at least as deep, saved by --save, is not reviewed again.
"""
_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Review the games in the files named by the arguments; return the exit status."""
    fill_closed_streams()
    parser = _parser()
    wanted = parser.parse_args(arguments)
    check_worker_arguments(parser, wanted)
    if not 1 <= wanted.simulations <= MAX_SIMULATIONS:
        parser.error(f"--simulations must be 1 to {MAX_SIMULATIONS}, not {wanted.simulations}")
    if wanted.json is not None and not wanted.json.absolute().parent.is_dir():
        parser.error(f"--json {wanted.json}: the folder does not exist")
    end_as_with_interrupt()
    # one file under two names is reviewed once
    paths = list({os.path.realpath(path): path for path in reversed(wanted.files)}.values())[::-1]
    engine = _engine(parser, wanted)
    tasks = [FileTask(path, wanted.simulations, wanted.save, engine) for path in paths]
    bar = _Bar(sys.stderr)
    queue = FileQueue(tasks, bar.update)
    try:
        with contextlib.closing(bar):
            failure = _run(queue, wanted, bar)
        results = [queue.results[path] for path in paths if path in queue.results]
        status = _report(results, wanted.json, parser.prog)
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        parser.exit(1, f"{parser.prog}: {place}{error_text(error)}\n")
    if isinstance(failure, WorkError):
        parser.exit(1, f"{parser.prog}: {failure}\n")
    return _INTERRUPTED if failure else status


def _engine(parser: argparse.ArgumentParser, wanted: argparse.Namespace) -> ReviewEngine | None:
    """Return the other engine that is to review, if one is; end the command if it cannot."""
    if wanted.engine is None:
        if wanted.engine_command or wanted.movetime is not None:
            parser.error("--engine-command and --movetime are for --engine")
        return None
    seconds = MOVE_SECONDS if wanted.movetime is None else wanted.movetime
    if not 0 < seconds <= LONGEST_SECONDS:
        parser.error(f"--movetime must be above 0 and at most {LONGEST_SECONDS}, not {seconds:g}")
    try:
        return review_engine(wanted.engine, wanted.engine_command, max(1, round(1000 * seconds)))
    except ValueError as error:
        parser.error(f"--engine {wanted.engine}: {error}")
    except GtpEngineError as error:
        for line in error.trace:
            print(line, file=sys.stderr)
        parser.exit(1, f"{parser.prog}: --engine {wanted.engine}: {error}\n")


def _run(
    queue: FileQueue, wanted: argparse.Namespace, bar: _Bar
) -> KeyboardInterrupt | WorkError | None:
    """Review all files; return what has ended that early."""
    try:
        with open_workers(wanted, queue.games, bar.say) as workers:
            queue.run(workers)
    except (KeyboardInterrupt, WorkError) as failure:
        return failure
    return None


def _report(results: Sequence[FileResult], json_file: Path | None, program: str) -> int:
    """Print the reviews, and write them to the file; return the exit status."""
    games = [game for result in results for game in result.games]
    for result in results:
        for warning in result.warnings:
            print(f"{program}: {result.path}: warning: {warning}", file=sys.stderr)
        for error in result.errors:
            print(f"{program}: {result.path}: {error}", file=sys.stderr)
    try:
        if json_file is not None:
            text = json.dumps(games, ensure_ascii=False, indent=1, allow_nan=False)
            write_whole(json_file, f"{text}\n".encode("utf-8", "replace"))
    finally:
        try:
            if isinstance(sys.stdout, io.TextIOWrapper):
                sys.stdout.reconfigure(errors="replace")  # a file may have any name
            for game in games:
                print(facts_text(game), flush=True)
        except OSError:
            drop_output()
            raise
    return int(any(result.errors for result in results))


class _Bar(ProgressLine):
    """Shows a line now and then, and one when all moves are reviewed."""

    _done = -1

    def update(self, done: int, total: int) -> None:
        is_last = done == total and done != self._done
        self._done = done
        if total and (is_last or self.is_due()):
            self.show(progress_text(done, total, self.seconds))


def progress_text(done: int, total: int, seconds: float) -> str:
    """Return a bar, the number of moves, and the time that is left."""
    text = f"{bar_text(done, total)} {done}/{total} moves"
    return f"{text} · {clock_text(seconds / done * (total - done))} left" if done else text


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="oddments-review",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"oddments-review {VERSION}")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a saved game")
    parser.add_argument(
        "--simulations",
        type=whole_argument,
        default=DEFAULT_SIMULATIONS,
        metavar="N",
        help="of the search of each move (default: %(default)s)",
    )
    parser.add_argument(
        "--engine",
        metavar="COMMAND",
        help="review with this program, which speaks the text protocol",
    )
    parser.add_argument(
        "--engine-command",
        action="append",
        default=[],
        metavar="TEXT",
        help="send it this at the start of each game; may be repeated",
    )
    parser.add_argument(
        "--movetime",
        type=real_argument,
        metavar="SECONDS",
        help=f"of each of its searches, at most (default: {MOVE_SECONDS:g})",
    )
    add_worker_arguments(parser, "games reviewed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the reviews as JSON")
    parser.add_argument("--save", action="store_true", help="keep the reviews in the files")
    return parser
