"""How our engine scores against plain UCT over the same core, at equal time a turn.

    .venv/bin/python tests/bench/against_plain_uct.py [--games N] [--movetime S] [--c C]
        [--tuning-games N] [--opening-simulations N] [--logs FOLDER]
        [--jobs N] [--cluster [ADDRESS]] [GAME ...]

Both think on one thread, and one after the other. First the values of c for plain UCT meet each
other in a round robin, with N games a pair at the same time a turn, and the one that scores most is
taken; ``--c`` names one instead. Then our engine, at full strength, plays it. Openings are four
random turns after which plain UCT with few simulations beats itself as often with either side:
finding them takes some minutes, with 40,000 simulations almost an hour. Each is played with either
colour. A GAME may have options, as in "yodd size=4"; without any, all games are played with their
defaults. Openings and games are kept in FOLDER; the same command resumes a match that was broken
off. ``--jobs`` and ``--cluster`` say who plays; every worker of a cluster needs this checkout, at
the same place.
"""

from __future__ import annotations

import argparse
import dataclasses
import functools
import itertools
import shlex
import sys
from pathlib import Path

from contested_openings import contested_openings
from plain_uct import EXPLORATIONS, PlainUct, tree_module

from rules.games import GAMES, read_setup
from rules.lab.match import MatchResult, MatchSetup, Score, play_match
from rules.lab.match_command import report_text
from rules.version import compiled
from rules.work.arguments import add_worker_arguments, open_workers
from rules.work.workers import Workers

PROGRAM = Path(__file__).with_name("plain_uct_gtp.py")
player = functools.partial(PlainUct, 0.5)  # for the games that show whether an opening is even


@dataclasses.dataclass(frozen=True)
class Trial:
    """The matches of one game, with their common settings."""

    game: str
    movetime: float
    opening_simulations: int  # a turn, in the games that show whether an opening is even
    workers: Workers
    logs: Path

    def play(self, black: str, white: str, games: int, name: str) -> MatchResult:
        setup = MatchSetup(
            black=black,
            white=white,
            game=self.game,
            games=games,
            movetime=self.movetime,
            opening_turns=0,
            openings=self.openings((games + 1) // 2),
        )
        log = self.logs / f"{self._name}-{self.movetime:g}s-{name}.jsonl"
        result = play_match(setup, workers=self.workers, log=log)
        if result.interrupted:
            sys.exit("broken off; the same command resumes it")
        return result

    def openings(self, count: int) -> tuple[str, ...]:
        """Return the openings in the folder; they are found and written there the first time."""
        simulations = self.opening_simulations
        path = self.logs / f"{self._name}-{count}-openings-{simulations}.txt"
        if not path.exists():
            setup = read_setup(self.game.split())
            found = contested_openings(setup, count, player, simulations, self.workers)
            path.write_text("\n".join(found), "utf-8")
        return tuple(path.read_text("utf-8").splitlines())

    @property
    def _name(self) -> str:
        return self.game.replace(" ", "-")

    def best_c(self, games: int) -> float:
        """Return the c that scores most in a round robin."""
        points = dict.fromkeys(EXPLORATIONS, 0.0)
        for c, other in itertools.combinations(EXPLORATIONS, 2):
            score = self.play(plain(c), plain(other), games, f"c{c:g}-c{other:g}").score
            points[c] += score.won + score.drawn / 2
            points[other] += score.lost + score.drawn / 2
        table = ", ".join(f"{c:g}: {points[c]:g}" for c in EXPLORATIONS)
        print(f"{self.game}: points by c, of {3 * games} games each: {table}", flush=True)
        return max(points, key=points.__getitem__)


def plain(c: float) -> str:
    """Return plain UCT as a contestant."""
    return shlex.join([sys.executable, str(PROGRAM), "--c", f"{c:g}"])


def summary(setup: str, c: float, score: Score) -> str:
    low, high = score.interval
    return (
        f"{setup:40} c {c:<5g}{score.won:4} {score.drawn:4} {score.lost:4}"
        f"{score.share:8.1%} ({low:.1%} to {high:.1%})"
    )


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play our engine against plain UCT.")
    parser.add_argument("--games", type=int, default=100, help="of each game")
    parser.add_argument("--movetime", type=float, default=0.2, help="seconds a turn")
    parser.add_argument("--c", type=float, help="of plain UCT; without it the best one is found")
    parser.add_argument("--tuning-games", type=int, default=20, help="of each pair of values for c")
    parser.add_argument("--opening-simulations", type=int, default=5_000, help="a turn")
    add_worker_arguments(parser, "games played")
    parser.add_argument("--logs", type=Path, default=Path("build/bench/matches"))
    parser.add_argument("setups", nargs="*", metavar="GAME", help=", ".join(GAMES))
    return parser.parse_args()


def main() -> None:
    asked = read_arguments()
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    tree_module()  # compiled here, not while a player thinks
    asked.logs.mkdir(parents=True, exist_ok=True)
    lines = [f"{'':46}{'won':>6}{'drew':>5}{'lost':>5}"]
    setups = [read_setup(text.split()) for text in asked.setups or GAMES]
    keys = {setup.game.key for setup in setups}
    say = functools.partial(print, file=sys.stderr)
    with open_workers(asked, keys, say) as workers:
        for setup in setups:
            trial = Trial(
                str(setup), asked.movetime, asked.opening_simulations, workers, asked.logs
            )
            c = asked.c or trial.best_c(asked.tuning_games)
            result = trial.play("level 10", plain(c), asked.games, f"ours-c{c:g}")
            print(report_text(result), end="\n\n", flush=True)
            lines.append(summary(trial.game, c, result.score))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
