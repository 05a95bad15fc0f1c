"""The command line of ``oddments-match``."""

from __future__ import annotations

import argparse
from pathlib import Path

from rules.match.match_setup import MatchSetup
from rules.number import real_argument, whole_argument
from rules.version import VERSION
from rules.work.arguments import add_worker_arguments

_ABOUT = """
Play a match between two contestants and measure the difference in Elo.

A contestant is one of
  'level 7 threads 2'     the built-in engine: pairs of a limit and a number, from level, movetime
                          (seconds), simulations, threads and seed
  random                  plays at random
  'gnugo --mode gtp'      any program that speaks GTP; 'ssh host oddments-gtp' to use a faster
                          machine
  'import MODULE:NAME'    a player of your own: NAME is called with the words after it

Black and white are the contestants' colours in the first game. They swap colours from game to
game, so that each opening is played with both.
"""
_RESUMING = """
Every finished game is logged at once. After a kill or Ctrl+C, the same command resumes the match;
it may ask for more games, more jobs or other result files.
"""


def argument_parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments, with its help."""
    parser = argparse.ArgumentParser(
        prog="oddments-match",
        description=_ABOUT,
        epilog=_RESUMING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"oddments-match {VERSION}")
    _add_match(parser)
    _add_limits(parser)
    _add_openings(parser)
    _add_running(parser)
    _add_files(parser)
    return parser


def _add_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--black", required=True, metavar="CONTESTANT")
    parser.add_argument("--white", required=True, metavar="CONTESTANT")
    parser.add_argument(
        "--game",
        default=MatchSetup.game,
        help="a key and options, KEY size=6 (default: %(default)s)",
    )
    _add_whole(parser, "--games", 100, "number of games")


def _add_limits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--movetime", type=real_argument, default=0, metavar="SECONDS", help="per turn, for both"
    )
    parser.add_argument(
        "--simulations", type=whole_argument, default=0, metavar="N", help="per turn, for both"
    )
    _add_whole(parser, "--threads", 1, "for both")
    parser.add_argument(
        "--turn-timeout",
        type=real_argument,
        default=60,
        metavar="SECONDS",
        help="a GTP program that takes longer for an answer loses (default: %(default)s)",
    )


def _add_openings(parser: argparse.ArgumentParser) -> None:
    text = "random turns before the contestants take over"
    _add_whole(parser, "--opening-turns", 2, text)
    parser.add_argument(
        "--openings",
        type=Path,
        metavar="FILE",
        help="openings to play instead, one per line in notation",
    )
    _add_whole(parser, "--seed", 1, "for everything random")


def _add_running(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--sprt",
        type=real_argument,
        nargs="+",
        metavar="X",
        help="ELO0 ELO1 [ALPHA BETA]: stop as soon as the test decides between two differences",
    )
    add_worker_arguments(parser, "games played")
    for side in ("black", "white"):
        parser.add_argument(
            f"--{side}-command",
            action="append",
            default=[],
            metavar="COMMAND",
            help=f"sent to {side}'s GTP program at the start of each game; may be repeated",
        )


def _add_files(parser: argparse.ArgumentParser) -> None:
    log = "where finished games are logged (default: %(default)s)"
    parser.add_argument("--log", type=Path, default="match.jsonl", metavar="FILE", help=log)
    parser.add_argument(
        "--save-games", type=Path, metavar="FOLDER", help="save every game as .oddments"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results as JSON")


def _add_whole(parser: argparse.ArgumentParser, name: str, default: int, text: str) -> None:
    """Add an option that takes a whole number."""
    text = f"{text} (default: %(default)s)"
    parser.add_argument(name, type=whole_argument, default=default, metavar="N", help=text)
