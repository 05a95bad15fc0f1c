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
from rules.command_line import ProgressLine, add_number, drop_output, new_parser, run_command
from rules.gtp_client.errors import GtpEngineError
from rules.number import real_argument
from rules.record.whole_file import write_whole
from rules.review.file_review import FileQueue, FileResult, FileTask, facts_text
from rules.review.game_review import ReviewEngine, review_engine
from rules.review.move_review import DEFAULT_SIMULATIONS, MAX_SIMULATIONS
from rules.work.arguments import add_worker_arguments, open_workers
from rules.work.workers import WorkError

MOVE_SECONDS = 10.0

_ABOUT = """
Review saved games with the engine: how accurate the players were, and which moves lost how much.

A game that has a review at least as deep, saved by --save, is not reviewed again.
"""
_PROGRAM = "oddments-review"


def main(arguments: Sequence[str] | None = None) -> int:
    """Review the games in the files named by the arguments; return the exit status."""
    return run_command(_parser(), arguments, _review, failed=(GtpEngineError, WorkError))


def _review(wanted: argparse.Namespace) -> int:
    if wanted.json is not None and not wanted.json.absolute().parent.is_dir():
        raise argparse.ArgumentError(None, f"--json {wanted.json}: the folder does not exist")
    # one file under two names is reviewed once
    paths = list({os.path.realpath(path): path for path in reversed(wanted.files)}.values())[::-1]
    engine = _engine(wanted)
    tasks = [FileTask(path, wanted.simulations, wanted.save, engine) for path in paths]
    bar = ProgressLine(sys.stderr)
    queue = FileQueue(tasks, lambda done, total: bar.update(done, total, "moves"))
    try:
        with contextlib.closing(bar), open_workers(wanted, queue.games, bar.say) as workers:
            queue.run(workers)
    finally:  # also after Ctrl+C, and where the workers are lost
        results = [queue.results[path] for path in paths if path in queue.results]
        status = _report(results, wanted.json)
    return status


def _engine(wanted: argparse.Namespace) -> ReviewEngine | None:
    """Return the other engine that is to review, if one is.

    Raises:
        ArgumentError: the options for it make no sense.
        GtpEngineError: it cannot review.
    """
    if wanted.engine is None:
        if wanted.engine_command or wanted.movetime is not None:
            raise argparse.ArgumentError(None, "--engine-command and --movetime are for --engine")
        return None
    seconds = MOVE_SECONDS if wanted.movetime is None else wanted.movetime
    if not 0 < seconds <= LONGEST_SECONDS:
        allowed = f"above 0 and at most {LONGEST_SECONDS}, not {seconds:g}"
        raise argparse.ArgumentError(None, f"--movetime must be {allowed}")
    try:
        return review_engine(wanted.engine, wanted.engine_command, max(1, round(1000 * seconds)))
    except ValueError as error:
        raise argparse.ArgumentError(None, f"--engine {wanted.engine}: {error}") from None
    except GtpEngineError as error:
        for line in error.trace:
            print(line, file=sys.stderr)
        raise


def _report(results: Sequence[FileResult], json_file: Path | None) -> int:
    """Print the reviews, and write them to the file; return the exit status."""
    games = [game for result in results for game in result.games]
    for result in results:
        for warning in result.warnings:
            print(f"{_PROGRAM}: {result.path}: warning: {warning}", file=sys.stderr)
        for error in result.errors:
            print(f"{_PROGRAM}: {result.path}: {error}", file=sys.stderr)
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


def _parser() -> argparse.ArgumentParser:
    parser = new_parser(_PROGRAM, _ABOUT)
    parser.add_argument("files", nargs="+", metavar="FILE", help="a saved game")
    allowed = range(1, MAX_SIMULATIONS + 1)
    add_number(parser, "--simulations", "of the search of each move", DEFAULT_SIMULATIONS, allowed)
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
