"""Where the parts of each game lie, and the games that other packages bring.

A distribution that is installed beside Oddments adds a game by an entry point of the group
``oddments.games``. Its name is the game's key, its value a package with the three parts of a game:
``rules``, ``views`` and the folder ``resources``, as ``rules/games/KEY``, ``desktop/views/KEY`` and
``resources/games/KEY`` are here. The package itself says for which version of the contract it was
written: ``CONTRACT = 1``.
"""

from __future__ import annotations

import contextlib
import dataclasses
import importlib
import itertools
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from rules.position import Position
from rules.setup import Game
from rules.translatable_text import TranslatableText
from rules.version import CONTRACT

if TYPE_CHECKING:
    from importlib.metadata import Distribution

GROUP = "oddments.games"

_TRIAL_TURNS = 3
_FILES = ("help/en/{key}.md", "lessons/{key}.json", "lessons/en/{key}.md")


class GamePackageError(Exception):
    """A game cannot be used; the message says why."""


@dataclasses.dataclass(frozen=True)
class GamePackage:
    """A game's parts.

    Attributes:
        key: the game's.
        rules: the module with its ``GAME``.
        views: the package with its modules ``view`` and ``texts``.
        distribution: what was installed to add it; None for Oddments' own games.
    """

    key: str
    rules: str
    views: str
    distribution: Distribution | None = None

    @property
    def files(self) -> Traversable:
        """The folder with its help, lessons, puzzles and measurements."""
        if self.distribution is None:
            return resources.files("resources").joinpath("games", self.key)
        return resources.files(self.rules.rpartition(".")[0]).joinpath("resources")

    @property
    def origin(self) -> str:
        """The name and the version of the distribution; "" for Oddments' own games."""
        if self.distribution is None:
            return ""
        return f"{self.distribution.name} {self.distribution.version}"

    @property
    def licence(self) -> str:
        """The licence of the distribution, as it names it; "" for Oddments' own games."""
        if self.distribution is None:
            return ""
        data = self.distribution.metadata
        names = [name for name in ("License-Expression", "License") if name in data]
        return data[names[0]] if names else ""

    def load(self) -> Game:
        """Return the game.

        Raises:
            GamePackageError: a package that was installed is broken.
            Exception: one of Oddments' own is.
        """
        with self.reporting():
            if self.distribution is not None:
                _check_contract(vars(importlib.import_module(self.rules.rpartition(".")[0])))
            game: Game = importlib.import_module(self.rules).GAME
            if self.distribution is not None:
                self.try_out(game)
        return game

    @contextlib.contextmanager
    def reporting(self) -> Iterator[None]:
        """Turn any error of a package that was installed into a ``GamePackageError``."""
        try:
            yield
        except GamePackageError:
            raise
        except (Exception, SystemExit) as error:
            if self.distribution is None:
                raise
            raise GamePackageError(f"{type(error).__name__}: {error}") from error

    def try_out(self, game: Game) -> None:
        """Check a game's parts, and play a few turns as the window, record and engine do.

        Raises:
            GamePackageError: the game has a fault.
            Exception: a part of it failed.
        """
        if not isinstance(game, Game):
            raise GamePackageError("its GAME is not a game")
        if game.key != self.key:
            raise GamePackageError(f"its GAME has the key {game.key!r}")
        for name in [name.format(key=self.key) for name in _FILES]:
            if not self.files.joinpath(name).is_file():
                raise GamePackageError(f"resources/{name} is missing")
        for setup in (game.setup(), game.small_setup()):
            game.board(setup)
            position = setup.start()
            for _ in range(_TRIAL_TURNS):
                _try_turn(position)
                _try_as_start(position)
                if position.outcome() is not None:
                    break


def _try_turn(position: Position) -> None:
    """Play a turn, and ask for all that the window, the record and the engine ask for."""
    position.validate()
    turn = next(position.legal_turns())
    text = position.write(turn)
    if position.read(text) != turn:
        raise GamePackageError(f"it writes a turn as {text!r}, and reads another one")
    position.random_playout(1)
    position.rollout_value(1)
    position.static_eval()
    after = position.copy()
    for step in turn:
        touches = after.touches(step)
        if touches and after.refusal(touches) is not None:
            raise GamePackageError(f"it refuses a step of the legal turn {text!r}")
        after.play(step)
    position.turn_changes(turn)
    position.play_turn(turn)
    _ = position.pieces(), position.tally(), position.state(), position.lost_turns()
    _ = position.score(), position.count_steps()


def _try_as_start(position: Position) -> None:
    """Take a position apart, and put it together again."""
    if position.over:
        return
    placement = position.placement()
    if position.setup.placed(placement).start().placement() != placement:
        raise GamePackageError("a position that is taken apart becomes another one")


def _check_contract(names: Mapping[str, object]) -> None:
    """Check that the names in a package include the version of our contract."""
    found = names.get("CONTRACT")
    if type(found) is not int:
        raise GamePackageError(
            TranslatableText(
                "it does not say for which Oddments it was made: CONTRACT = {known} is missing",
                known=CONTRACT,
            )
        )
    if found < CONTRACT:
        raise GamePackageError(
            TranslatableText("it was made for an older version of Oddments: update it")
        )
    if found > CONTRACT:
        raise GamePackageError(
            TranslatableText("it was made for a newer version of Oddments: update Oddments")
        )


def own_packages() -> Iterator[GamePackage]:
    """Yield the games of Oddments."""
    for module in pkgutil.iter_modules(importlib.import_module("rules.games").__path__):
        if module.ispkg:
            key = module.name
            yield GamePackage(key, f"rules.games.{key}", f"desktop.views.{key}")


def installed_packages() -> Iterator[GamePackage]:
    """Yield the games of other distributions, each once, by their keys."""
    if not _any_declared():
        return
    from importlib.metadata import entry_points  # late: takes a tenth of the program's start

    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    for key, points in itertools.groupby(found, key=lambda point: point.name):
        point = next(points)
        yield GamePackage(key, f"{point.module}.rules", f"{point.module}.views", point.dist)


def _any_declared() -> bool:
    """Return whether any distribution on the path names our group."""
    files = (
        file for place in sys.path for file in Path(place).glob("*.dist-info/entry_points.txt")
    )
    return any(GROUP in file.read_text("utf-8", errors="replace") for file in files)
