"""``oddments-learn``: learns the weights of a game's steps from the command line."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rules.command_errors import errors_reported
from rules.games import GAMES, game_file, read_setup
from rules.learning.examples import Examples
from rules.learning.fit import explained, fitted_weights
from rules.learning.self_play import GameTask, play_game
from rules.learning.shards import ShardError, Shards, played_with
from rules.number import whole_argument
from rules.process import end_as_with_interrupt
from rules.progress_line import ProgressLine, clock_text
from rules.refusal import RulesError
from rules.standard_streams import fill_closed_streams
from rules.step_weights import UNIT, StepWeights, StepWeightsError
from rules.version import VERSION
from rules.work.arguments import add_worker_arguments, check_worker_arguments, open_workers
from rules.work.piece import Done, Lost, WorkError
from rules.work.work_queue import work_through

_INTERRUPTED = 130
_HELD_OUT = 5  # every so many-th game shows how good the weights are
_MOST = 32_767
_ABOUT = """
Learn which steps of a game are good, from games of the engine against itself.

In some positions of each game the engine searches every step. Weights are fitted to what it finds,
and tried on every fifth game. With --write they become a file of the game, also of an installed
one, which the computer uses at full strength. Played games are kept: the same command resumes, and
with more games it continues. The same seed gives the same weights.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn as the arguments say; return the exit status."""
    fill_closed_streams()
    parser = _parser()
    wanted = parser.parse_args(arguments)
    check_worker_arguments(parser, wanted)
    _check(parser, wanted)
    end_as_with_interrupt()
    try:
        with errors_reported(parser, (RulesError, ShardError, StepWeightsError), (WorkError,)):
            _learn(wanted)
    except KeyboardInterrupt:
        return _INTERRUPTED
    return 0


def _learn(wanted: argparse.Namespace) -> None:
    setup = read_setup(wanted.game).bare
    position = setup.start()
    if not position.step_features:
        raise StepWeightsError(f"{setup.game.key} says nothing about its steps to learn from")
    teacher = wanted.weights.read_bytes() if wanted.weights else b""
    if teacher and not StepWeights.from_bytes(teacher).fits(position):
        raise StepWeightsError(f"{wanted.weights} is for other features")
    task = GameTask(
        str(setup),
        0,
        wanted.simulations,
        wanted.step_simulations,
        wanted.share / 100,
        teacher,
    )
    folder = wanted.kept or Path("build", "learn", "-".join(str(setup).split()))
    shards = Shards.open(folder, task)
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    seconds = _play(wanted, shards, task, seeds)
    games = [shards.read(seed) for seed in seeds]
    weights, line = _fitted(games, position.feature_limit)
    print(line)
    origin = {**played_with(task), "games": wanted.games, "seed": wanted.seed, "found": line}
    if seconds:
        print(f"played for {clock_text(seconds)}")
    learned = StepWeights(
        setup.game.key,
        position.step_features,
        wanted.visits,
        position.board.site_count,
        weights,
        origin,
    ).to_bytes()
    if wanted.write or wanted.file:
        file = wanted.file or Path(str(game_file(setup.game.key, "steps.weights")))
        file.write_bytes(learned)
        print(f"{file}: {len(learned)} bytes")


def _play(wanted: argparse.Namespace, shards: Shards, task: GameTask, seeds: range) -> float:
    """Play the games that are missing; return the seconds that it took."""
    missing = [(seed, task._replace(seed=seed)) for seed in seeds if not shards.has(seed)]
    if not missing:
        return 0.0
    with (
        contextlib.closing(ProgressLine(sys.stderr)) as line,
        open_workers(wanted, [task.setup.split()[0]], line.say) as workers,
    ):
        done = 0
        for news in work_through(workers, play_game, missing):
            for each in news:
                if isinstance(each, Done):
                    shards.add(each.number, each.result)
                    done += 1
                elif isinstance(each, Lost) and each.is_final:
                    raise WorkError(f"game {each.number} was lost: {each.reason}")
            if done and line.is_due():
                left = line.seconds / done * (len(missing) - done)
                line.show(f"{done} of {len(missing)} games, {clock_text(left)} left")
        return line.seconds


def _fitted(games: Sequence[Examples], feature_limit: int) -> tuple[npt.NDArray[np.int16], str]:
    """Return weights fitted to all games, and a line that says how good they are."""
    every = Examples.joined(games)
    if not len(every.starts):
        raise StepWeightsError("the games have no position to learn from")
    known = [game for at, game in enumerate(games) if at % _HELD_OUT]
    others = Examples.joined(games[::_HELD_OUT])
    line = f"{len(games)} games, {len(every.starts)} positions, {len(every.values)} steps"
    if known and len(others.starts) and sum(len(game.starts) for game in known):
        share = explained(others, fitted_weights(Examples.joined(known), feature_limit))
        line += f"; explained in games held out: {share:.1%}"
    weights = np.rint(UNIT * fitted_weights(every, feature_limit))
    return np.clip(weights, -_MOST, _MOST).astype(np.int16), line


def _check(parser: argparse.ArgumentParser, wanted: argparse.Namespace) -> None:
    """End the command if a number makes no sense."""
    for name, least, most in (
        ("games", 1, 1_000_000),
        ("simulations", 1, 10_000_000),
        ("step_simulations", 1, 1_000_000),
        ("share", 1, 100),
        ("visits", 1, UNIT),
    ):
        if not least <= getattr(wanted, name) <= most:
            parser.error(f"--{name.replace('_', '-')} must be {least} to {most}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="oddments-learn",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"oddments-learn {VERSION}")
    parser.add_argument(
        "game", nargs="+", metavar="GAME", help=f"a key ({', '.join(GAMES)}) and options: size=5"
    )
    for name, default, about in (
        ("--games", 400, "games to play"),
        ("--seed", 1, "of the first game; the others follow"),
        ("--simulations", 2000, "before each step of a game"),
        ("--step-simulations", 300, "after each step of a position that is looked at"),
        ("--share", 50, "positions that are looked at, in per cent"),
        ("--visits", 60, "of a step, that its weights are worth to the search"),
    ):
        parser.add_argument(
            name,
            type=whole_argument,
            default=default,
            metavar="N",
            help=f"{about} (default: %(default)s)",
        )
    parser.add_argument("--weights", type=Path, metavar="FILE", help="that the games use, if any")
    parser.add_argument("--kept", type=Path, metavar="FOLDER", help="of the games played")
    parser.add_argument("--write", action="store_true", help="write the weights of the game")
    parser.add_argument("--file", type=Path, metavar="FILE", help="write the weights there instead")
    add_worker_arguments(parser, "games played")
    return parser
