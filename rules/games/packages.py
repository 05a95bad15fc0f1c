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
import pkgutil
import re
import sys
from collections.abc import Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from rules.games.containment import contain
from rules.games.loading_mark import LeftMarkError, marked
from rules.games.time_limit import TimeLimitError, time_limit
from rules.position import Position
from rules.puzzle_kind import PuzzleKind
from rules.setup import Game
from rules.translatable_text import TranslatableText
from rules.version import CONTRACT

GROUP = "oddments.games"
LOADING_SECONDS = 10.0  # for each part of a package

_TRIAL_TURNS = 3
_MOST_BYTES = 1_000_000  # of a file of the metadata
_LONGEST_MESSAGE = 300  # characters of an error
_POINT = re.compile(r"([\w.-]+)\s*=\s*([^\W\d]\w*(?:\.[^\W\d]\w*)*)\s*(?:[:\[].*)?")  # key, package
_FILES = ("help/en/{key}.md", "lessons/{key}.json", "lessons/en/{key}.md")


class GamePackageError(Exception):
    """A game cannot be used; the message says why."""


class EndedProcessError(GamePackageError):
    """A process has ended while it loaded the game, which is not loaded again unasked."""


class Distribution(NamedTuple):
    """What was installed, as its metadata name it."""

    name: str
    version: str
    licence: str


@dataclasses.dataclass(frozen=True)
class GamePackage:
    """A game's parts.

    Attributes:
        key: the game's.
        rules: the module with its ``GAME``.
        views: the package with its modules ``view`` and ``texts``.
        distribution: what was installed to add it; None for Oddments' own games.
        fault: why it cannot be loaded at all; "" as far as its declaration is right.
    """

    key: str
    rules: str
    views: str
    distribution: Distribution | None = None
    fault: str = ""

    @property
    def root(self) -> str:
        """The package with all parts of a game that was installed."""
        return self.rules.rpartition(".")[0]

    @property
    def files(self) -> Traversable:
        """The folder with its help, lessons, puzzles and measurements."""
        if self.distribution is None:
            return resources.files("resources").joinpath("games", self.key)
        return resources.files(self.root).joinpath("resources")

    @property
    def origin(self) -> str:
        """The name and the version of the distribution; "" for Oddments' own games."""
        if self.distribution is None:
            return ""
        return f"{self.distribution.name} {self.distribution.version}"

    @property
    def licence(self) -> str:
        """The licence of the distribution, as it names it; "" for Oddments' own games."""
        return "" if self.distribution is None else self.distribution.licence

    def load(self) -> Game:
        """Return the game.

        Raises:
            GamePackageError: a package that was installed is broken.
            Exception: one of Oddments' own is.
        """
        if self.fault:
            raise GamePackageError(self.fault)
        with self.reporting():
            if self.distribution is not None:
                _check_contract(vars(importlib.import_module(self.root)))
            game: Game = importlib.import_module(self.rules).GAME
            if self.distribution is not None:
                self.try_out(game)
                self.puzzle_kind()
        return game

    def puzzle_kind(self) -> PuzzleKind | None:
        """Return how puzzles of the game are made; None if it has none."""
        name = f"{self.rules}.puzzle_kind"
        try:
            kind: PuzzleKind = importlib.import_module(name).KIND
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
            return None
        return kind

    @contextlib.contextmanager
    def reporting(self) -> Iterator[None]:
        """Turn whatever goes wrong in a package that was installed into a ``GamePackageError``.

        What is loaded meanwhile is contained, and has to be loaded in time.
        """
        if self.distribution is None:
            yield
            return
        try:
            with marked(self.key, self.origin), time_limit(LOADING_SECONDS):
                yield
        except GamePackageError:
            raise
        except LeftMarkError:
            raise EndedProcessError(TranslatableText("Oddments ended while loading it")) from None
        except TimeLimitError:
            raise GamePackageError(
                TranslatableText(
                    "it did not load within {seconds} s", seconds=f"{LOADING_SECONDS:g}"
                )
            ) from None
        except BaseException as error:  # it may raise whatever ends a program
            raise GamePackageError(_described(error)) from error
        finally:
            contain(self.root)

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
        if type(game.number) is not int or not isinstance(game.title, str):
            raise GamePackageError("its GAME has no number or no title")
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
    """Yield the games of other distributions, each once, by their keys.

    What their files say is read here: importlib.metadata takes a tenth of the program's start,
    waits for ever at a FIFO, and fails for all of them where one is damaged.
    """
    found: dict[object, GamePackage] = {}
    for place in sys.path:
        for folder in sorted(Path(place).glob("*.dist-info")):
            for package in _declared(folder / "entry_points.txt"):
                found.setdefault(package.key or package, package)
    yield from sorted(found.values(), key=lambda package: package.key)


def _declared(file: Path) -> Iterator[GamePackage]:
    """Yield the games that a distribution declares in its entry points."""
    text = _text(file)
    has_games = GROUP in text if text is not None else file.parent.name.startswith("oddments")
    if not has_games:
        return
    distribution, section = _distribution(file.parent), ""
    for line in (line.strip() for line in (text or "").splitlines()):
        if line.startswith("["):
            section = line
        elif GROUP in section and line and line[0] not in "#;":
            has_games = False  # that are still to be found
            point = _POINT.fullmatch(line)
            key, package = point.groups() if point else (line.partition("=")[0].strip(), "")
            fault = "" if point else f"its entry point names no package: {line}"
            yield GamePackage(key, f"{package}.rules", f"{package}.views", distribution, fault)
    if has_games:
        yield GamePackage("", "", "", distribution, f"{file.name} cannot be read")


def _distribution(info: Path) -> Distribution:
    """Return what the metadata in a folder name, or else the name of the folder."""
    name, _, version = info.name.removesuffix(".dist-info").partition("-")
    head: dict[str, str] = {}
    for line in (_text(info / "METADATA") or "").partition("\n\n")[0].splitlines():
        field, _, value = line.partition(": ")
        head.setdefault(field, value.strip())
    licence = head.get("License-Expression") or head.get("License", "")
    return Distribution(head.get("Name") or name, head.get("Version") or version, licence)


def _text(file: Path) -> str | None:
    """Return the text of a file, "" without one; None if it is not regular, or cannot be read."""
    try:
        file.lstat()
        is_sound = file.is_file() and file.stat().st_size <= _MOST_BYTES
        return file.read_text("utf-8", errors="replace") if is_sound else None
    except FileNotFoundError:
        return ""
    except OSError:
        return None


def _described(error: BaseException) -> str:
    """Return an error in a line, whatever it does when it is printed."""
    name = type(error).__name__
    try:
        return f"{name}: {error}"[:_LONGEST_MESSAGE].removesuffix(": ")
    except BaseException:
        return name
