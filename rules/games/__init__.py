"""The games: each is a package in this folder, or one that was installed beside Oddments.

The first window lists Oddments' own games without their rules, which take long to import: these are
loaded when ``GAMES`` is first asked for.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from rules.games.packages import (
    EndedProcessError,
    GamePackage,
    GamePackageError,
    forget,
    installed_packages,
    own_packages,
)
from rules.refusal import RulesError
from rules.translatable_text import TranslatableText

if TYPE_CHECKING:
    from rules.setup import Game, Setup

OWN = own_packages()  # Oddments' own games, in their order
INSTALLED = tuple(installed_packages())  # what declares a game; some of it may be broken
BROKEN: dict[GamePackage, GamePackageError] = {}  # what was installed -> why it is left out

# made when they are first asked for; [key of a game]
GAMES: dict[str, Game]
PACKAGES: dict[str, GamePackage]

_loading = threading.RLock()


def __getattr__(name: str) -> Any:
    if name not in ("GAMES", "PACKAGES"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    _load()
    return globals()[name]


def _load() -> None:
    """Load all games, unless that is done."""
    global GAMES, PACKAGES
    with _loading:
        if "GAMES" in globals():
            return
        games: dict[str, Game] = {}
        packages: dict[str, GamePackage] = {}
        for package in [*OWN, *INSTALLED]:
            try:
                if package.key in games:
                    raise GamePackageError(f"there is a game {package.key} already")
                game = package.load()
                if any(game.number == other.number for other in games.values()):
                    raise GamePackageError(f"another game has the number {game.number}")
                games[package.key], packages[package.key] = game, package
            except GamePackageError as error:
                BROKEN[package] = error
        GAMES, PACKAGES = games, packages


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
        for package in INSTALLED:
            if not package.fault and f"{module}.".startswith(f"{package.root}."):
                return package
        trace = trace.tb_next
    return None


def game_file(key: str, *names: str) -> Traversable:
    """Return a file of a game other than code; it need not exist.

    Those of our own games are in ``resources/games/KEY/``.

    Raises:
        KeyError: no game has this key.
    """
    _load()
    return PACKAGES[key].files.joinpath(*names)


def read_setup(words: Sequence[str]) -> Setup:
    """Return the setup that words spell, ``KEY sides=5 size=6``; other options have defaults.

    ``position=TEXT`` is the position in which it starts.

    Raises:
        RulesError: no such game, or not with these options.
    """
    _load()
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
