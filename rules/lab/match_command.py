"""``oddments-match``: a match from the command line, its progress and its report."""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rules.command_line import (
    INTERRUPTED,
    ProgressLine,
    add_number,
    drop_output,
    new_parser,
    progress_text,
    run_command,
)
from rules.lab.match import MatchError, MatchResult, MatchSetup, Score, Sprt, Verdict, play_match
from rules.lab.match_game import SIDES, ContestantError, GameResult
from rules.number import real_argument
from rules.refusal import RulesError
from rules.version import VERSION
from rules.work.arguments import add_worker_arguments, is_elsewhere, open_workers
from rules.work.workers import WorkError


class ProgressBar(ProgressLine):
    """Call it with the results so far."""

    def __call__(self, result: MatchResult) -> None:
        if self.is_due():
            self.show(match_progress_text(result, self.seconds))


def match_progress_text(result: MatchResult, seconds: float) -> str:
    """Return a bar, the number of games, the time remaining and the score."""
    done = len(result.games)
    text = progress_text(done, result.setup.games, "", seconds, result.earlier)
    if done:
        text += f" · {score_text(result.score)} · Elo {elo_text(result.score)}"
    if sprt := result.setup.sprt:
        low, high = sprt.bounds
        text += f" · SPRT {sprt.ratio(result.test_pairs):+.2f} in {low:.2f} to {high:.2f}"
    return text


_MAX_FAULTS = 10  # listed one by one


def report_text(result: MatchResult) -> str:
    """Return several lines, without a line break at the end."""
    setup, score = result.setup, result.score
    lines = [
        f"{setup.read_game()}: {setup.black!r} (black) against {setup.white!r} (white)",
        f"{score.games} of {setup.games} games: {score_text(score)}",
    ]
    if score.games:
        low, high = score.interval
        pairs = ", ".join(
            f"{name}: {n}" for name, n in zip(("0", "½", "1", "1½", "2"), score.pairs, strict=True)
        )
        first = result.first_score
        lines += [
            f"score {score.share:.1%}, 95 % from {low:.1%} to {high:.1%}",
            f"Elo {elo_text(score)}",
            f"pairs by black's points: {pairs}",
            f"who moved first scored {first.share:.1%}",
            _time_text(result),
        ]
    if setup.sprt is not None:
        lines.append(_sprt_text(result))
    lines += [f"game {game + 1} not played: {why}" for game, why in result.unplayed.items()]
    lines += _fault_lines(result)
    if result.interrupted:
        lines.append("broken off")
    return "\n".join(lines)


def score_text(score: Score) -> str:
    """Return Black's wins, draws and losses."""
    return f"black won {score.won}, drew {score.drawn}, lost {score.lost}"


def elo_text(score: Score) -> str:
    """Return the difference with its interval, "+107, 95 % from +57 to +158"."""
    low, high = score.elo_interval
    return f"{score.elo:+.0f}, 95 % from {low:+.0f} to {high:+.0f}"


def report_facts(result: MatchResult) -> dict[str, Any]:
    """Return the whole report for JSON. An infinite Elo difference is None."""
    setup, score = result.setup, result.score
    facts: dict[str, Any] = {
        "version": VERSION,
        "match": setup.fingerprint(),
        "games": score.games,
        "games_asked_for": setup.games,
        "black": {"won": score.won, "drawn": score.drawn, "lost": score.lost},
        "pairs": dict(zip(("0", "0.5", "1", "1.5", "2"), score.pairs, strict=True)),
        "score": score.share,
        "score_95": list(score.interval),
        "elo": _finite(score.elo),
        "elo_95": [_finite(bound) for bound in score.elo_interval],
        "first_mover_score": result.first_score.share,
        "seconds_a_turn": dict(zip(SIDES, _seconds_a_turn(result), strict=True)),
        "unplayed": {str(game): why for game, why in result.unplayed.items()},
        "interrupted": result.interrupted,
        "results": [game.to_json() for game in result.games],
    }
    if setup.sprt is not None:
        low, high = setup.sprt.bounds
        facts["sprt"] = {
            "ratio": setup.sprt.ratio(result.test_pairs),
            "bounds": [low, high],
            "verdict": result.verdict.name,
        }
    return facts


def _sprt_text(result: MatchResult) -> str:
    sprt = result.setup.sprt
    assert sprt is not None
    low, high = sprt.bounds
    ratio = sprt.ratio(result.test_pairs)
    says = {
        Verdict.OPEN: "not decided",
        Verdict.H0: f"decided: no more than {sprt.elo0:+g} Elo",
        Verdict.H1: f"decided: at least {sprt.elo1:+g} Elo",
    }[result.verdict]
    return (
        f"SPRT {sprt.elo0:+g} or {sprt.elo1:+g} Elo: {ratio:.2f} in {low:.2f} to {high:.2f}, {says}"
    )


def _time_text(result: MatchResult) -> str:
    black, white = _seconds_a_turn(result)
    return f"seconds a turn: black {black:.3f}, white {white:.3f}"


def _seconds_a_turn(result: MatchResult) -> tuple[float, float]:
    black, white = (
        sum(game.seconds[side] for game in result.games)
        / max(1, sum(game.choices[side] for game in result.games))
        for side in (0, 1)
    )
    return black, white


def _fault_lines(result: MatchResult) -> list[str]:
    faulty = [game for game in result.games if game.fault]
    lines = [_fault_line(game) for game in faulty[:_MAX_FAULTS]]
    if len(faulty) > _MAX_FAULTS:
        lines.append(f"and {len(faulty) - _MAX_FAULTS} more games lost by a fault")
    return lines


def _fault_line(game: GameResult) -> str:
    fault = game.fault
    assert fault is not None
    said = f" (it said: {fault.trace[-1]})" if fault.trace else ""
    return f"game {game.game + 1} lost by {SIDES[fault.side]}: {fault.reason}{said}"


def _finite(elo: float) -> float | None:
    return elo if math.isfinite(elo) else None


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
    parser = new_parser("oddments-match", _ABOUT, _RESUMING)
    parser.add_argument("--black", required=True, metavar="CONTESTANT")
    parser.add_argument("--white", required=True, metavar="CONTESTANT")
    parser.add_argument(
        "--game",
        default=MatchSetup.game,
        help="a key and options, KEY size=6 (default: %(default)s)",
    )
    add_number(parser, "--games", "number of games", 100)
    parser.add_argument(
        "--movetime", type=real_argument, default=0, metavar="SECONDS", help="per turn, for both"
    )
    add_number(parser, "--simulations", "per turn, for both", 0)
    add_number(parser, "--threads", "for both", 1)
    parser.add_argument(
        "--turn-timeout",
        type=real_argument,
        default=60,
        metavar="SECONDS",
        help="a GTP program that takes longer for an answer loses (default: %(default)s)",
    )
    add_number(parser, "--opening-turns", "random turns before the contestants take over", 2)
    parser.add_argument(
        "--openings",
        type=Path,
        metavar="FILE",
        help="openings to play instead, one per line in notation",
    )
    add_number(parser, "--seed", "for everything random", 1)
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

    log = "where finished games are logged (default: %(default)s)"
    parser.add_argument("--log", type=Path, default="match.jsonl", metavar="FILE", help=log)
    parser.add_argument(
        "--save-games", type=Path, metavar="FOLDER", help="save every game as .oddments"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results as JSON")

    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a match as the arguments say, print its results and return the exit status."""
    wrong = (MatchError, ContestantError, RulesError)
    return run_command(argument_parser(), arguments, _run, wrong, (WorkError,))


def _run(wanted: argparse.Namespace) -> int:
    setup = _setup(wanted)
    for contestant in setup.contestants:
        contestant.check(setup.limits, programs=not is_elsewhere(wanted))
    game = setup.read_game().game.key
    with (
        contextlib.closing(ProgressBar(sys.stderr)) as bar,
        open_workers(wanted, [game], bar.say) as workers,
    ):
        result = play_match(
            setup, workers=workers, log=wanted.log, games_folder=wanted.save_games, progress=bar
        )
    _report(result, wanted.json)
    return INTERRUPTED if result.interrupted else int(bool(result.unplayed))


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
