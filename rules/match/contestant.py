"""A contestant, described by a text, and the player that plays for it."""

from __future__ import annotations

import dataclasses
import difflib
import importlib
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import Any

from rules.engine.limits import STRONGEST, Limits
from rules.match.engine_player import EnginePlayer
from rules.match.gtp_player import GtpPlayer
from rules.match.player import Player
from rules.match.random_player import RandomPlayer
from rules.number import real_number, whole_number

_LIMITS = ("level", "movetime", "simulations", "threads", "seed")  # names as in the protocol


class ContestantError(ValueError):
    """A contestant that does not exist or cannot play."""


@dataclasses.dataclass(frozen=True)
class Contestant:
    """One side of a match.

    ``level 7 threads 2`` is the built-in engine: pairs of a limit and a number, from level,
    movetime (seconds), simulations, threads and seed. ``random`` plays at random. ``import
    MODULE:NAME …`` calls that function with the words that follow; it returns a ``Player``.
    Everything else is the command line of a program that speaks GTP.

    Attributes:
        text: the description.
        commands: sent to a GTP program at the start of each game.
    """

    text: str
    commands: tuple[str, ...] = ()

    def player(
        self, common: Limits, seconds: float, running: Callable[[int | None], None]
    ) -> Player:
        """Return a player for this contestant.

        Args:
            common: limits of both contestants; the contestant's own override them.
            seconds: how long a GTP program may take for an answer.
            running: see ``GtpPlayer``.

        Raises:
            ContestantError: there is no such player, or its search has no limit.
        """
        words = self._words()
        if words == ["random"]:
            return RandomPlayer()
        if words[0] == "import":
            return _imported(words[1:])
        if words[0] in _LIMITS:
            return EnginePlayer(_own_limits(words, common))
        if shutil.which(words[0]) is None:
            raise ContestantError(f"no program {words[0]} found{_suggestion(words[0])}")
        return GtpPlayer(words, common, self.commands, seconds, running)

    def check(self, common: Limits, *, programs: bool = True) -> None:
        """Check the description; nothing is started or imported.

        Args:
            common: limits of both contestants.
            programs: whether its program must be on this machine.

        Raises:
            ContestantError: there is no such player.
        """
        word = self._words()[0]
        if word in _LIMITS or (programs and word != "import"):
            self.player(common, 0, lambda group: None)

    def _words(self) -> list[str]:
        try:
            words = shlex.split(self.text)
        except ValueError as error:
            raise ContestantError(f"contestant {self.text!r}: {error}") from None
        if not words:
            raise ContestantError("a contestant is empty")
        return words


def _suggestion(word: str) -> str:
    """Return what may have been meant instead of a word that names no program."""
    close = difflib.get_close_matches(word, (*_LIMITS, "random", "import"), 1)
    return f": did you mean {close[0]}?" if close else ""


def _own_limits(words: Sequence[str], common: Limits) -> Limits:
    """Return the common limits, changed by pairs of a name and a number."""
    names, numbers = words[::2], words[1::2]
    text = " ".join(words)
    if len(names) != len(numbers) or len(set(names)) != len(names):
        raise ContestantError(f"{text!r}: write pairs such as 'level 7 threads 2'")
    changes: dict[str, Any] = {}
    for name, number in zip(names, numbers, strict=True):
        if name not in _LIMITS:
            raise ContestantError(f"{text!r}: {name} is not one of {', '.join(_LIMITS)}")
        value = real_number(number) if name == "movetime" else whole_number(number)
        if value is None:
            raise ContestantError(f"{text!r}: {number!r} is not a number for {name}")
        if name == "movetime":
            changes["think_ms"] = round(1000 * value)
        else:
            changes[name] = value
    try:
        limits = dataclasses.replace(common, **changes)
    except ValueError as error:
        raise ContestantError(f"{text!r}: {error}") from None
    if limits.level == STRONGEST and not (limits.think_ms or limits.simulations):
        raise ContestantError(f"{text!r} has no limit: add movetime or simulations")
    return limits


def _imported(words: Sequence[str]) -> Player:
    module, colon, name = (words[0] if words else "").partition(":")
    if not (module and colon and name):
        raise ContestantError("write import MODULE:NAME, followed by the arguments of NAME")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that it hides no module of Python
    try:
        make = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ContestantError(
            f"import {words[0]}: {error} (also looked in {os.getcwd()})"
        ) from None
    player: Player = make(*words[1:])
    return player
