"""``oddments-learn``: learns the weights of steps from games of the engine against itself."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import hashlib
import json
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Self

import numpy as np
import numpy.typing as npt

from rules.command_line import ProgressLine, add_number, clock_text, new_parser, run_command
from rules.engine.known_reports import Knowledge
from rules.engine.limits import Limits
from rules.engine.tree import Tree, features_of
from rules.games import GAMES, game_file, read_setup
from rules.lab.match_game import EnginePlayer
from rules.position import Position
from rules.refusal import RulesError
from rules.step_weights import UNIT, StepWeights, StepWeightsError
from rules.version import VERSION
from rules.work.arguments import add_worker_arguments, open_workers
from rules.work.workers import Done, Lost, WorkError, work_through

_CAPACITY = 1 << 17  # nodes of a tree


class Examples(NamedTuple):
    """Steps, in rows; those of a position are neighbours.

    Attributes:
        features: int32[row, feature of the step].
        values: float32[row], the value after the step for who plays it, from 0 to 1.
        starts: int32[position] -> its first row.
    """

    features: npt.NDArray[np.int32]
    values: npt.NDArray[np.float32]
    starts: npt.NDArray[np.int32]

    @classmethod
    def none(cls, width: int) -> Self:
        return cls(np.empty((0, width), np.int32), np.empty(0, np.float32), np.empty(0, np.int32))

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """Return all positions of some examples, one after the other."""
        firsts = np.cumsum([0, *[len(part.values) for part in parts[:-1]]])
        starts = [part.starts + first for part, first in zip(parts, firsts, strict=True)]
        return cls(
            np.concatenate([part.features for part in parts]),
            np.concatenate([part.values for part in parts]),
            np.concatenate(starts).astype(np.int32),
        )

    def centred(self, numbers: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """Return [row] -> its number less the mean of those of its position."""
        counts = np.diff(self.starts, append=len(self.values))
        means = np.add.reduceat(numbers, self.starts) / counts
        return numbers - np.repeat(means, counts)


def examples_at(
    position: Position, simulations: int, seed: int, weights: StepWeights | None
) -> Examples:
    """Return the value of each step of a position, from so many simulations after each.

    What a turn decides at once is left out: the search sees that by itself.
    """
    features, values = [], []
    for step, found in features_of(position):
        after = position.copy()
        after.play(step)
        if after.over:
            continue
        tree = Tree(
            after,
            seed=seed,
            capacity=_CAPACITY,
            exact=False,
            weights=weights,
            strong_playouts=True,
        )
        tree.look_ahead()
        if not tree.solved:
            tree.run(simulations)
        if tree.solved:
            continue
        children = tree.children(tree.root_node)
        value = sum([wins for *_, wins, _ in children]) / sum([child[2] for child in children])
        features.append(found)
        values.append(value if after.player == position.player else 1.0 - value)
    if len(values) < 2:
        return Examples.none(position.step_features)
    return Examples(
        np.array(features, np.int32), np.array(values, np.float32), np.zeros(1, np.int32)
    )


_UNSEEN = 0.03**2  # variance of a value that the features do not explain

_WEIGHT = 0.03**2  # variance of a weight before anything is learned

_ROUNDS = 60

_ENOUGH = 1e-12  # the share of the first residual at which it ends

Floats = npt.NDArray[np.float64]


def fitted_weights(examples: Examples, feature_limit: int) -> Floats:
    """Return [feature] -> weight, in games; feature 0 has none.

    Ridge regression by conjugate gradients: among the steps of a position, the one with the greater
    sum of weights should have the greater value. Only differences within a position count, so that
    how good the position is does not matter.
    """
    ridge = _UNSEEN / _WEIGHT
    weights = np.zeros(feature_limit)
    rest = _gathered(examples, examples.centred(examples.values.astype(np.float64)), feature_limit)
    scale = 1.0 / (_gathered(examples, np.ones(len(examples.values)), feature_limit) + ridge)
    direction = scale * rest
    size = first = rest @ direction
    for _ in range(_ROUNDS):
        if size <= _ENOUGH * first:
            break
        image = _gathered(examples, _predicted(examples, direction), feature_limit)
        image += ridge * direction
        length = size / (direction @ image)
        weights += length * direction
        rest -= length * image
        before, size = size, rest @ (scale * rest)
        direction = scale * rest + size / before * direction
    return weights


def explained(examples: Examples, weights: Floats) -> float:
    """Return the share of the variance within positions that weights explain."""
    values = examples.centred(examples.values.astype(np.float64))
    return float(1.0 - np.mean((values - _predicted(examples, weights)) ** 2) / np.mean(values**2))


def _predicted(examples: Examples, weights: Floats) -> Floats:
    """Return [row] -> the sum of its step's weights, less the mean in its position."""
    return examples.centred(weights[examples.features].sum(axis=1))


def _gathered(examples: Examples, numbers: Floats, feature_limit: int) -> Floats:
    """Return [feature] -> the sum of the numbers of its rows."""
    found = np.zeros(feature_limit)
    for column in examples.features.T:
        found += np.bincount(column, numbers, feature_limit)
    found[0] = 0.0
    return found


_GAME_CAPACITY = 1 << 21  # nodes of a tree

_DRAWN = 0.3  # the share of steps that are drawn by their visits

_STRAYS = 0.5  # the share of positions that are looked at after a random turn


class GameTask(NamedTuple):
    """A game to play: everything it depends on.

    Attributes:
        setup: as text.
        seed: of everything random.
        simulations: of the search before each step of the game.
        step_simulations: of the search after each step of a position that is looked at.
        share: of positions that are looked at.
        weights: the file of weights that the searches use; empty for none.
    """

    setup: str
    seed: int
    simulations: int
    step_simulations: int
    share: float
    weights: bytes = b""


def play_game(task: GameTask) -> Examples:
    """Play a game and return its examples: a pure function of ``task``."""
    position = read_setup(task.setup.split()).start()
    weights = StepWeights.from_bytes(task.weights) if task.weights else None
    draw = random.Random(task.seed)
    parts = [Examples.none(position.step_features)]
    while not position.over:
        if draw.random() < task.share:
            seed = draw.getrandbits(32)
            seen = _strayed(position, draw) if draw.random() < _STRAYS else position
            parts.append(examples_at(seen, task.step_simulations, seed, weights))
        tree = Tree(
            position,
            seed=draw.getrandbits(32),
            capacity=_GAME_CAPACITY,
            weights=weights,
            strong_playouts=True,
        )
        tree.look_ahead()
        tree.run(task.simulations)
        if tree.solved:
            break
        position.play(_chosen(tree, draw))
    return Examples.joined(parts)


def _strayed(position: Position, draw: random.Random) -> Position:
    """Return the position after a random step: the search looks at many such ones."""
    after = position.copy()
    after.play(draw.choice(after.legal_steps()))
    return position if after.over else after


def _chosen(tree: Tree, draw: random.Random) -> int:
    """Return the step to play: mostly the best one, sometimes another that was searched much."""
    children = tree.children(tree.root_node)
    if draw.random() >= _DRAWN:
        return int(tree.leaders(tree.root_node, 1)[0][1])
    visits = [child[2] for child in children]
    return int(draw.choices([child[1] for child in children], visits)[0])


_NOTE = "games.json"  # what all games of the folder were played with


class ShardError(ValueError):
    """A folder that holds other games; the message says so."""


@dataclasses.dataclass(frozen=True)
class Shards:
    """The games of one setup, all played in the same way from different seeds."""

    folder: Path

    @classmethod
    def open(cls, folder: Path, task: GameTask) -> Shards:
        """Return the games in a folder, which is made if needed; ``task`` is one of them.

        Raises:
            ShardError: its games were played in another way.
        """
        note = played_with(task)
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / _NOTE
        if not file.exists():
            file.write_text(json.dumps(note, indent=1) + "\n", "utf-8")
        elif json.loads(file.read_text("utf-8")) != note:
            raise ShardError(f"{folder} holds games that were played in another way")
        return cls(folder)

    def has(self, seed: int) -> bool:
        return self._file(seed).exists()

    def add(self, seed: int, examples: Examples) -> None:
        """Store a game; it is there whole or not at all."""
        file = self._file(seed)
        unfinished = file.with_suffix(".part")
        with unfinished.open("wb") as stream:
            np.savez_compressed(stream, **examples._asdict())
        os.replace(unfinished, file)

    def read(self, seed: int) -> Examples:
        with np.load(self._file(seed)) as arrays:
            return Examples(*[arrays[name] for name in Examples._fields])

    def _file(self, seed: int) -> Path:
        return self.folder / f"{seed}.npz"


def played_with(task: GameTask) -> dict[str, object]:
    """Return what a game depends on besides its seed, and this program, for people and files."""
    note = task._asdict()
    del note["seed"]
    digest = hashlib.sha256(task.weights).hexdigest()
    return {**note, "weights": digest if task.weights else "", "version": VERSION}


NONE = "none"


def weighted_player(file: str, limit: str, number: str) -> EnginePlayer:
    """Return a player for ``import rules.lab.learning:weighted_player FILE …``.

    Args:
        file: with weights, or "none".
        limit: "movetime" (seconds) or "simulations", of a turn.
        number: how many.

    Raises:
        StepWeightsError: the file holds none.
        ValueError: the limit is unknown.
    """
    weights = None if file == NONE else StepWeights.from_bytes(Path(file).read_bytes())
    if limit == "movetime":
        limits = Limits(think_ms=round(1000 * float(number)))
    elif limit == "simulations":
        limits = Limits(simulations=int(number))
    else:
        raise ValueError(f"movetime or simulations, not {limit!r}")
    return EnginePlayer(limits, Knowledge(learned_weights=lambda setup: weights))


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
    wrong = (RulesError, ShardError, StepWeightsError)
    return run_command(_parser(), arguments, _learn, wrong, (WorkError,))


def _learn(wanted: argparse.Namespace) -> int:
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
    return 0


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
                elif isinstance(each, Lost):
                    raise WorkError(f"game {each.number} was lost: {each.reason}")
            line.update(done, len(missing), "games")
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


def _parser() -> argparse.ArgumentParser:
    parser = new_parser("oddments-learn", _ABOUT)
    parser.add_argument(
        "game", nargs="+", metavar="GAME", help=f"a key ({', '.join(GAMES)}) and options: size=5"
    )
    for name, default, most, about in (
        ("--games", 400, 1_000_000, "games to play"),
        ("--simulations", 2000, 10_000_000, "before each step of a game"),
        ("--step-simulations", 300, 1_000_000, "after each step of a position that is looked at"),
        ("--share", 50, 100, "positions that are looked at, in per cent"),
        ("--visits", 60, UNIT, "of a step, that its weights are worth to the search"),
    ):
        add_number(parser, name, about, default, range(1, most + 1))
    add_number(parser, "--seed", "of the first game; the others follow", 1)
    parser.add_argument("--weights", type=Path, metavar="FILE", help="that the games use, if any")
    parser.add_argument("--kept", type=Path, metavar="FOLDER", help="of the games played")
    parser.add_argument("--write", action="store_true", help="write the weights of the game")
    parser.add_argument("--file", type=Path, metavar="FILE", help="write the weights there instead")
    add_worker_arguments(parser, "games played")
    return parser
