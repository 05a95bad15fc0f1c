"""A contestant as a text: who it is, and the player it sends."""

from __future__ import annotations

import dataclasses
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

_LIMITS = ("level", "movetime", "simulations", "threads", "seed")  # as the protocol names them


class ContestantError(ValueError):
    """A contestant that does not exist, or cannot play."""


@dataclasses.dataclass(frozen=True)
class Contestant:
    """One side of a match.

    ``level 7 threads 2`` is our engine: pairs of a limit and a number, out of level, movetime
    (seconds), simulations, threads and seed. ``random`` draws its turns. ``import MODULE:NAME …``
    calls that function with the words that follow; it returns a ``Player``. Everything else is
    the command line of a program that speaks GTP.

    Attributes:
        text: all of that.
        commands: sent to a GTP program at the start of each game.
    """

    text: str
    commands: tuple[str, ...] = ()

    def player(
        self, common: Limits, seconds: float, running: Callable[[int | None], None]
    ) -> Player:
        """A player for this contestant.

        Args:
            common: limits of both contestants; its own ones count instead.
            seconds: the time a GTP program has for an answer.
            running: see ``GtpPlayer``.

        Raises:
            ContestantError: there is no such player, or nothing bounds its thinking.
        """
        words = self._words()
        if words == ["random"]:
            return RandomPlayer()
        if words[0] == "import":
            return _imported(words[1:])
        if words[0] in _LIMITS:
            return EnginePlayer(_own_limits(words, common))
        if shutil.which(words[0]) is None:
            raise ContestantError(f"there is no program {words[0]} (contestant {self.text!r})")
        return GtpPlayer(words, common, self.commands, seconds, running)

    def check(self, common: Limits) -> None:
        """ContestantError if there is no such player; nothing is started or imported."""
        if self._words()[0] != "import":
            self.player(common, 0, lambda group: None)

    def _words(self) -> list[str]:
        try:
            words = shlex.split(self.text)
        except ValueError as error:
            raise ContestantError(f"contestant {self.text!r}: {error}") from None
        if not words:
            raise ContestantError("a contestant is missing")
        return words


def _own_limits(words: Sequence[str], common: Limits) -> Limits:
    """The common limits, changed by pairs of a name and a number."""
    names, numbers = words[::2], words[1::2]
    text = " ".join(words)
    if len(names) != len(numbers) or len(set(names)) != len(names):
        raise ContestantError(f"{text!r}: write pairs such as 'level 7 threads 2'")
    changes: dict[str, Any] = {}
    for name, number in zip(names, numbers, strict=True):
        if name not in _LIMITS:
            raise ContestantError(f"{text!r}: {name} is none of {', '.join(_LIMITS)}")
        value = real_number(number) if name == "movetime" else whole_number(number)
        if value is None:
            raise ContestantError(f"{text!r}: {number!r} is no number for {name}")
        if name == "movetime":
            changes["think_ms"] = round(1000 * value)
        else:
            changes[name] = value
    try:
        limits = dataclasses.replace(common, **changes)
    except ValueError as error:
        raise ContestantError(f"{text!r}: {error}") from None
    if limits.level == STRONGEST and not (limits.think_ms or limits.simulations):
        raise ContestantError(f"{text!r} would think without end: give it time or simulations")
    return limits


def _imported(words: Sequence[str]) -> Player:
    module, colon, name = (words[0] if words else "").partition(":")
    if not (module and colon and name):
        raise ContestantError("write import MODULE:NAME, and after it what NAME is called with")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last: nothing in it hides a module of Python
    try:
        make = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ContestantError(f"import {words[0]}: {error} (looked in {os.getcwd()} too)") from None
    player: Player = make(*words[1:])
    return player
