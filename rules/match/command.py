"""``oddments-match``: a match from the command line."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from rules.command_errors import errors_reported
from rules.match.arguments import argument_parser
from rules.match.contestant import ContestantError
from rules.match.match import MatchResult, play_match
from rules.match.match_setup import MatchError, MatchSetup
from rules.match.progress import ProgressBar
from rules.match.report import report_facts, report_text
from rules.match.sprt import Sprt
from rules.process import end_as_with_interrupt
from rules.refusal import RulesError
from rules.standard_streams import drop_output, fill_closed_streams
from rules.work.arguments import check_worker_arguments, is_elsewhere, open_workers
from rules.work.piece import WorkError


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a match as the arguments say, print its results and return the exit status."""
    fill_closed_streams()
    parser = argument_parser()
    wanted = parser.parse_args(arguments)
    check_worker_arguments(parser, wanted)
    end_as_with_interrupt()
    try:
        with errors_reported(parser, (MatchError, ContestantError, RulesError), (WorkError,)):
            result = _play(wanted)
            _report(result, wanted.json)
    except KeyboardInterrupt:
        return 130
    return 130 if result.interrupted else 1 if result.unplayed else 0


def _play(wanted: argparse.Namespace) -> MatchResult:
    setup = _setup(wanted)
    for contestant in setup.contestants:
        contestant.check(setup.limits, programs=not is_elsewhere(wanted))
    game = setup.read_game().game.key
    with (
        contextlib.closing(ProgressBar(sys.stderr)) as bar,
        open_workers(wanted, [game], bar.say) as workers,
    ):
        return play_match(
            setup, workers=workers, log=wanted.log, games_folder=wanted.save_games, progress=bar
        )


def _report(result: MatchResult, json_file: Path | None) -> None:
    """Write the results to the file and print them, each even if the other fails."""
    try:
        if json_file is not None:
            text = json.dumps(report_facts(result), ensure_ascii=False, indent=1, allow_nan=False)
            json_file.write_text(f"{text}\n", "utf-8")
    finally:
        try:
            print(report_text(result), flush=True)
        except OSError:
            drop_output()
            raise


def _setup(wanted: argparse.Namespace) -> MatchSetup:
    openings = _lines(wanted.openings) if wanted.openings else ()
    return MatchSetup(
        black=wanted.black,
        white=wanted.white,
        black_commands=tuple(wanted.black_command),
        white_commands=tuple(wanted.white_command),
        game=wanted.game,
        games=wanted.games,
        opening_turns=0 if openings else wanted.opening_turns,
        openings=openings,
        movetime=wanted.movetime,
        simulations=wanted.simulations,
        threads=wanted.threads,
        turn_timeout=wanted.turn_timeout,
        seed=wanted.seed,
        sprt=_sprt(wanted.sprt) if wanted.sprt else None,
    )


def _lines(path: Path) -> tuple[str, ...]:
    """Return the openings in a file: one per line; # begins a comment."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise MatchError(f"{path}: not a text in UTF-8: {error}") from None
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    openings = tuple([" ".join(words) for words in lines if words])
    if not openings:
        raise MatchError(f"{path}: contains no opening")
    return openings


def _sprt(numbers: Sequence[float]) -> Sprt:
    if len(numbers) not in (2, 4):
        raise MatchError("--sprt needs ELO0 ELO1 [ALPHA BETA]")
    try:
        return Sprt(*numbers)
    except ValueError as error:
        raise MatchError(f"--sprt: {error}") from None
