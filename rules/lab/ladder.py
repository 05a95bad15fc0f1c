"""``oddments-ladder``: measures each level of the engine against the one below it.

The first level plays random moves. The results are the ratings by which puzzles, training and the
page about levels go.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import datetime
import json
import sys
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rules.command_line import INTERRUPTED, ProgressLine, add_number, new_parser, run_command
from rules.engine.limits import STRONGEST
from rules.games import GAMES, game_file, read_setup
from rules.games.game_data import read_ladder
from rules.lab.match import MatchError, MatchResult, MatchSetup, play_match
from rules.lab.match_command import ProgressBar
from rules.lab.match_game import ContestantError, even_openings
from rules.refusal import RulesError
from rules.setup import Setup
from rules.version import VERSION
from rules.work.arguments import add_worker_arguments, open_workers
from rules.work.workers import WorkError, Workers

_STRONGEST_TIMES = 8  # level 9's simulations, for level 10, which has no bound of its own


@dataclasses.dataclass(frozen=True)
class LevelPair:
    """A level against the one below it; level 1 plays random moves.

    Both play from even openings, each once with either colour.
    """

    setup: Setup
    level: int

    @property
    def simulations(self) -> int:
        """The simulations of the upper level's turns."""
        return _simulations(self.setup, self.level)

    @property
    def contestants(self) -> tuple[str, str]:
        """The upper and the lower level, as matches name them."""
        return _contestant(self.setup, self.level), _contestant(self.setup, self.level - 1)

    def log_name(self, games: int) -> str:
        """Return a name for the log of a match; another one after a change of the levels."""
        levels = self.setup.game.levels[max(0, self.level - 2) : self.level]
        meant = repr((VERSION, _STRONGEST_TIMES, games, levels)).encode()
        board = str(self.setup).replace(" ", "-").replace("=", "")
        return f"{board}-level{self.level}-{zlib.crc32(meant):08x}.jsonl"

    def match(self, games: int, openings: Sequence[str]) -> MatchSetup:
        """Return a match of so many games; each opening is played twice."""
        upper, lower = self.contestants
        return MatchSetup(
            black=upper,
            white=lower,
            game=str(self.setup),
            games=games,
            openings=tuple(openings),
        )

    def facts(self, result: MatchResult) -> dict[str, Any]:
        """Return the entry of the match in the game's ladder.json."""
        score = result.score
        return {
            "level": self.level,
            "against": self.contestants[1],
            "simulations": self.simulations,
            "games": score.games,
            "won": score.won,
            "drawn": score.drawn,
            "lost": score.lost,
            "score": round(score.share, 3),
            "interval": [round(bound, 3) for bound in score.interval],
        }


def _simulations(setup: Setup, level: int) -> int:
    if level == STRONGEST:
        return _STRONGEST_TIMES * _simulations(setup, STRONGEST - 1)
    return setup.game.levels[level - 1].simulations


def _contestant(setup: Setup, level: int) -> str:
    if level == 0:
        return "random"
    return f"level {level} simulations {_simulations(setup, level)}"


MAX_GAMES = 1_000_000

_ABOUT = """
Measure the levels of a game: each against the one below it, the first against random play.

The results are written to the game's ladder.json, also that of an installed game. After a kill or
Ctrl+C, the same command resumes; a changed level, another version or another number of games
begins again.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure as the arguments say; return the exit status."""
    wrong = (ContestantError, MatchError, RulesError)
    return run_command(_parser(), arguments, _measure, wrong, (WorkError,))


def _measure(wanted: argparse.Namespace) -> int:
    setup = read_setup(wanted.game)
    file = wanted.file or Path(str(game_file(setup.game.key, "ladder.json")))
    progress = ProgressLine(sys.stderr)
    with (
        contextlib.closing(progress),
        open_workers(wanted, [setup.game.key], progress.say) as workers,
    ):
        openings = _openings(setup, (wanted.games + 1) // 2, workers)
        for pair in _pairs(setup, wanted.level):
            result = _play(pair, openings, wanted, workers)
            if result.interrupted:
                return INTERRUPTED
            write_pair(file, setup, pair.facts(result))
            print(_line(pair, result), flush=True)
    return 0


def write_pair(file: Path, setup: Setup, facts: dict[str, Any]) -> None:
    """Write a pair into a ladder file, in place of its old entry."""
    ladder = json.loads(file.read_text("utf-8")) if file.exists() else read_ladder(setup.game.key)
    ladder |= {"version": VERSION, "date": datetime.date.today().isoformat()}
    pairs = ladder["boards"].setdefault(str(setup), [])
    pairs[:] = [pair for pair in pairs if pair["level"] != facts["level"]] + [facts]
    pairs.sort(key=lambda pair: pair["level"])
    file.write_text(json.dumps(ladder, indent=1) + "\n", "utf-8")


def _pairs(setup: Setup, levels: Sequence[int] | None) -> Iterator[LevelPair]:
    for level in levels or range(1, STRONGEST + 1):
        yield LevelPair(setup, level)


def _openings(setup: Setup, count: int, workers: Workers) -> tuple[str, ...]:
    with contextlib.closing(ProgressLine(sys.stderr)) as line:
        return even_openings(
            setup, count, lambda done, total: line.update(done, total, "openings"), workers
        )


def _play(
    pair: LevelPair, openings: Sequence[str], wanted: argparse.Namespace, workers: Workers
) -> MatchResult:
    with contextlib.closing(ProgressBar(sys.stderr)) as bar:
        match = pair.match(wanted.games, openings)
        log = wanted.logs / pair.log_name(wanted.games)
        return play_match(match, workers=workers, log=log, progress=bar)


def _line(pair: LevelPair, result: MatchResult) -> str:
    score, (upper, lower) = result.score, pair.contestants
    low, high = score.interval
    seconds = sum(sum(game.seconds) for game in result.games)
    return (
        f"{pair.setup}: {upper} against {lower}: {score.share:.0%} ({low:.0%} to {high:.0%}) of"
        f" {score.games} games, {seconds:.0f} s"
    )


def _parser() -> argparse.ArgumentParser:
    parser = new_parser("oddments-ladder", _ABOUT)
    parser.add_argument(
        "game", nargs="+", metavar="GAME", help=f"a key ({', '.join(GAMES)}) and options: size=6"
    )
    parser.add_argument(
        "--level",
        action="append",
        type=int,
        choices=range(1, STRONGEST + 1),
        metavar="N",
        help="only this one, 1 to 10; may be repeated",
    )
    add_number(parser, "--games", "of each pair", 100, range(1, MAX_GAMES + 1))
    add_worker_arguments(parser, "games played")
    parser.add_argument(
        "--logs",
        type=Path,
        default=Path("build/ladder"),
        metavar="FOLDER",
        help="where the games are kept (default: %(default)s)",
    )
    parser.add_argument(
        "--file", type=Path, metavar="FILE", help="write the results here, not to the game's own"
    )
    return parser
