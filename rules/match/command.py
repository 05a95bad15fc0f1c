"""``oddments-match``: a match from the command line."""

from __future__ import annotations

import argparse
import contextlib
import json
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from rules.match.contestant import ContestantError
from rules.match.match import MatchResult, play_match
from rules.match.match_setup import MatchError, MatchSetup
from rules.match.progress import ProgressBar
from rules.match.report import report_facts, report_text
from rules.match.sprt import Sprt
from rules.number import real_argument, whole_argument
from rules.refusal import RulesError
from rules.standard_streams import drop_output, fill_closed_streams
from rules.version import VERSION

_ABOUT = """
Play a match between two contestants and measure the difference in Elo.

A contestant is one of
  'level 7 threads 2'     our engine: pairs of a limit and a number, out of level, movetime
                          (seconds), simulations, threads and seed
  random                  draws its turns
  'gnugo --mode gtp'      any program that speaks GTP; 'ssh host oddments-gtp' for a machine
                          that is stronger
  'import MODULE:NAME'    a player of your own: NAME is called, with the words after it

Black and white are the contestants' colours in the first game. From game to game they exchange
them, so that each opening is played with either colour.
"""
_AFTERWARDS = """
Every finished game is in the log at once. After a kill or Ctrl+C the same command goes on where
the match was; it may ask for more games, other jobs and other files of results.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a match as the arguments say and print its results."""
    fill_closed_streams()
    parser = _parser()
    wanted = parser.parse_args(arguments)
    for number in (signal.SIGTERM, signal.SIGHUP):  # end as with Ctrl+C
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler)
    bar = ProgressBar(sys.stderr)
    try:
        with contextlib.closing(bar):
            result = play_match(
                _setup(wanted),
                jobs=wanted.jobs,
                log=wanted.log,
                games_folder=wanted.save_games,
                progress=bar,
            )
        _tell(result, wanted.json)
    except KeyboardInterrupt:
        return 130
    except (MatchError, ContestantError, RulesError) as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        parser.exit(1, f"{parser.prog}: {place}{error.strerror or error}\n")
    return 130 if result.interrupted else 1 if result.unplayed else 0


def _tell(result: MatchResult, json_file: Path | None) -> None:
    """Write the results to the file and print them: one, though the other fails."""
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
    """The openings in a file: one a line; # begins a remark."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise MatchError(f"{path}: this is no text in UTF-8: {error}") from None
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    openings = tuple([" ".join(words) for words in lines if words])
    if not openings:
        raise MatchError(f"{path}: there is no opening in it")
    return openings


def _sprt(numbers: Sequence[float]) -> Sprt:
    if len(numbers) not in (2, 4):
        raise MatchError("--sprt needs ELO0 ELO1, and ALPHA BETA if you like")
    try:
        return Sprt(*numbers)
    except ValueError as error:
        raise MatchError(f"--sprt: {error}") from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="oddments-match",
        description=_ABOUT,
        epilog=_AFTERWARDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--version", action="version", version=f"oddments-match {VERSION}")
    add("--black", required=True, metavar="CONTESTANT")
    add("--white", required=True, metavar="CONTESTANT")
    add(
        "--game",
        default=MatchSetup.game,
        help="such as 'oddy sides=5 size=6' (default: %(default)s)",
    )
    add(
        "--games",
        type=whole_argument,
        default=100,
        metavar="N",
        help="how many (default: %(default)s)",
    )
    add("--movetime", type=real_argument, default=0, metavar="SECONDS", help="a turn, for both")
    add("--simulations", type=whole_argument, default=0, metavar="N", help="a turn, for both")
    add(
        "--threads",
        type=whole_argument,
        default=1,
        metavar="N",
        help="for both (default: %(default)s)",
    )
    add(
        "--opening-turns",
        type=whole_argument,
        default=2,
        metavar="N",
        help="turns drawn at random before the contestants take over (default: %(default)s)",
    )
    add("--openings", type=Path, metavar="FILE", help="openings instead, one a line in notation")
    add(
        "--seed",
        type=whole_argument,
        default=1,
        metavar="N",
        help="of all that is drawn (default: 1)",
    )
    add(
        "--sprt",
        type=real_argument,
        nargs="+",
        metavar="X",
        help="ELO0 ELO1 [ALPHA BETA]: stop as soon as one of two differences is as good as sure",
    )
    add(
        "--jobs",
        type=whole_argument,
        default=1,
        metavar="N",
        help="games at the same time (default: 1)",
    )
    add(
        "--turn-timeout",
        type=real_argument,
        default=60,
        metavar="SECONDS",
        help="a GTP program without an answer has lost (default: %(default)s)",
    )
    for side in ("black", "white"):
        add(
            f"--{side}-command",
            action="append",
            default=[],
            metavar="COMMAND",
            help=f"sent to {side}'s GTP program at the start of each game; may be repeated",
        )
    add("--log", type=Path, default="match.jsonl", metavar="FILE", help="default: %(default)s")
    add("--save-games", type=Path, metavar="FOLDER", help="every game as .oddments")
    add("--json", type=Path, metavar="FILE", help="the results for programs")
    return parser
