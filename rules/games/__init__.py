"""The games: each is a package in this folder, or one that was installed beside Oddments."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from importlib.resources.abc import Traversable

from rules.games.packages import (
    EndedProcessError,
    GamePackage,
    GamePackageError,
    forget,
    installed_packages,
    own_packages,
)
from rules.refusal import RulesError
from rules.setup import Game, Setup
from rules.translatable_text import TranslatableText

GAMES: dict[str, Game] = {}
PACKAGES: dict[str, GamePackage] = {}  # [key of a game]
BROKEN: dict[GamePackage, GamePackageError] = {}  # what was installed -> why it is left out


def _add(package: GamePackage, game: Game) -> None:
    if any(game.number == other.number for other in GAMES.values()):
        raise GamePackageError(f"another game has the number {game.number}")
    GAMES[game.key], PACKAGES[game.key] = game, package


def _add_all() -> None:
    own = [(package, package.load()) for package in own_packages()]
    for package, game in sorted(own, key=lambda pair: pair[1].number):
        _add(package, game)
    for package in installed_packages():
        try:
            if package.key in GAMES:
                raise GamePackageError(f"there is a game {package.key} already")
            _add(package, package.load())
        except GamePackageError as error:
            BROKEN[package] = error


def withdraw(key: str, error: GamePackageError) -> None:
    """Do without a game that was installed, but is broken."""
    del GAMES[key]
    BROKEN[PACKAGES.pop(key)] = error


def try_again() -> None:
    """Let the next process load what was left out because a process had ended there."""
    for package, error in BROKEN.items():
        if isinstance(error, EndedProcessError):
            with contextlib.suppress(OSError):
                forget(package.key)
                BROKEN[package] = GamePackageError(
                    TranslatableText("it is loaded again at the next start")
                )


def package_at_fault(error: BaseException | None) -> GamePackage | None:
    """Return the package that was installed whose code raised an error, or called what did."""
    trace = None if error is None else error.__traceback__
    while trace is not None:
        module = trace.tb_frame.f_globals.get("__name__", "")
        for package in PACKAGES.values():
            if package.distribution is not None and f"{module}.".startswith(f"{package.root}."):
                return package
        trace = trace.tb_next
    return None


def game_file(key: str, *names: str) -> Traversable:
    """Return a file of a game other than code; it need not exist.

    Those of our own games are in ``resources/games/KEY/``.

    Raises:
        KeyError: no game has this key.
    """
    return PACKAGES[key].files.joinpath(*names)


_add_all()


def read_setup(words: Sequence[str]) -> Setup:
    """Return the setup that words spell, ``KEY sides=5 size=6``; other options have defaults.

    ``position=TEXT`` is the position in which it starts.

    Raises:
        RulesError: no such game, or not with these options.
    """
    key, *options = words or [""]
    if key not in GAMES:
        for package, error in BROKEN.items():
            if package.key == key:
                raise RulesError(f"{key} ({package.origin}) cannot be played: {error}")
        raise RulesError(f"there is no game {key}: {' '.join(GAMES)}")
    chosen: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise RulesError(f"an option is written NAME=VALUE, not {option}")
        if name in chosen:
            raise RulesError(f"{name} is given twice")
        chosen[name] = value
    return GAMES[key].read_setup(chosen)
