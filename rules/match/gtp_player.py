"""Any program that speaks the Go Text Protocol as a player."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from rules.engine.limits import Limits
from rules.match.gtp_program import GtpProgram, GtpRefusal
from rules.match.player import Turn
from rules.position import Position
from rules.refusal import RulesError
from rules.setup import Setup


class GtpPlayer:
    """Keeps its program running from game to game; our rules read what it plays.

    A program that knows the ``game`` command gets the game and its options; any other gets the
    board size and komi, where the game has them.

    Args:
        words: the program and its arguments.
        limits: bounds, sent to a program that knows the commands for them.
        commands: sent unchanged at the start of each game.
        seconds: the time limit for every answer.
        running: called with the process group of the running program, None once it has ended.
    """

    def __init__(
        self,
        words: Sequence[str],
        limits: Limits,
        commands: Sequence[str],
        seconds: float,
        running: Callable[[int | None], None] = lambda group: None,
    ) -> None:
        self._words = tuple(words)
        self._limits = limits
        self._commands = tuple(commands)
        self._seconds = seconds
        self._running_changed = running
        self._program: GtpProgram | None = None
        self._known: dict[str, bool] = {}

    def start(self, setup: Setup, seed: int) -> None:
        if self._program is None:
            self._program = GtpProgram(self._words)
            self._running_changed(self._program.group)
            self._known = {}
        self._position = setup.start()
        self._sent_turns = 0
        for command in [*self._setting_up(setup), *self._limiting(), *self._commands]:
            self._ask(command)

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn | None:
        for turn in line[self._sent_turns :]:
            colour, text = "bw"[self._position.colour], self._position.write(turn)
            self._ask(f"play {colour} {text}")
            self._take(turn)
        answer = self._ask(f"genmove {'bw'[position.colour]}")
        if answer.lower() == "resign":
            return None
        turn = self._read(position, answer)
        self._take(turn)
        return turn

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None
            self._running_changed(None)

    # -- inner -------------------------------------------------------------------------------

    def _setting_up(self, setup: Setup) -> list[str]:
        if self._knows("game"):
            return [f"game {setup}"]
        options = {"size": "boardsize {}", "komi": "komi {}"}
        commands = [text.format(setup[key]) for key, text in options.items() if setup.get(key)]
        return [*commands, "clear_board"]

    def _limiting(self) -> list[str]:
        """Return the commands for the limits, as far as the program knows them."""
        limits = self._limits
        seconds = limits.think_ms / 1000
        asked = {
            "simulations": limits.simulations,
            "threads": limits.threads if limits.threads > 1 else 0,
            "movetime": seconds,
        }
        commands = [f"{name} {n:g}" for name, n in asked.items() if n and self._knows(name)]
        if seconds and not self._knows("movetime") and self._knows("time_settings"):
            commands.append(f"time_settings 0 {math.ceil(seconds)} 1")  # GTP 2 has whole seconds
        return commands

    def _knows(self, command: str) -> bool:
        if command not in self._known:
            try:
                answer = self._running().ask(f"known_command {command}", self._seconds)
            except GtpRefusal:
                answer = "false"
            self._known[command] = answer.lower() == "true"
        return self._known[command]

    def _ask(self, command: str) -> str:
        try:
            return self._running().ask(command, self._seconds)
        except GtpRefusal as refusal:
            raise self._running().fault(
                f"answered {command} with: {_short(str(refusal))}"
            ) from None

    def _running(self) -> GtpProgram:
        assert self._program is not None
        return self._program

    def _take(self, turn: Turn) -> None:
        self._position.play_turn(turn)
        self._sent_turns += 1

    def _read(self, position: Position, answer: str) -> Turn:
        """Return the turn of an answer; GTP ignores the case of letters."""
        try:
            return position.read(answer)
        except RulesError as error:
            try:
                return position.read(answer.lower())
            except RulesError:
                raise self._running().fault(_short(str(error))) from None


def _short(text: str) -> str:
    return text if len(text) <= 200 else f"{text[:200]}…"
