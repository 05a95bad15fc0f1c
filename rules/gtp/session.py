"""A game, an engine and the commands of the text protocol on them; no input and no output.

The commands beyond GTP 2 are those of its Go, Hex and GoGui relatives. Where they leave a choice:

- Without any limit ``genmove`` thinks for two seconds; a level below 10 is a limit.
- On a clock, a turn gets an even share of the time left for the expected turns, or of the
  overtime; it ends early once no other turn can become the best.
- With a seed every search starts from scratch, so that equal limits give equal answers.
- The game ends by its rules alone: a resignation in a saved game is ignored.
- ``gogui-rules_board`` prints a line per row from the top, per ring of a polygon; a stack shows its
  top. ``gogui-rules_board_size`` is the number of cells per side.
- ``gogui-rules_game_id`` is a word with one capital, as GoGui expects it.
- ``loadsgf`` accepts a file name with spaces; a number at the end is the number of turns.
- ``boardsize`` accepts the size of a game that has only one.
"""

from __future__ import annotations

import dataclasses
import inspect
import itertools
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from rules.clock import LONGEST_SECONDS, NO_CLOCKS, Clock, Left, TimeControl
from rules.engine import benchmark
from rules.engine.engine import Engine
from rules.engine.knowledge import GAME_KNOWLEDGE
from rules.engine.limits import STRONGEST, Lag, Limits, think_ms, within
from rules.engine.report import Report
from rules.gtp.commands import (
    COMMANDS,
    Analysis,
    CommandError,
    GameCommands,
    command,
    read_colour,
    read_number,
    read_whole,
    usage,
)

DEFAULT_THINK_MS = 2_000

_MAX_SIMULATIONS = 1_000_000_000
_MAX_THREADS = 256


class GtpSession(GameCommands):
    """A game, the limits of searches, and the commands on them.

    Commands take texts and return a text, or an analysis to run. A CommandError, RulesError,
    GameFileError or OSError is an answer too, by its text: nothing has changed.

    Attributes:
        limits: of the next searches.
    """

    def __init__(
        self,
        new_engine: Callable[[], Engine] = lambda: Engine(GAME_KNOWLEDGE),
        *,
        files: bool = True,
    ) -> None:
        """Begin a session; without ``files`` it opens no files."""
        super().__init__(new_engine, files=files)
        self.limits = Limits()
        self._has_raw_rates = False
        self._lag = Lag()

    def run(self, name: str, arguments: Sequence[str]) -> str | Analysis:
        """Carry out one command."""
        known = COMMANDS.get(name)
        if known is None:
            raise CommandError(f"unknown command {name}")
        try:
            bound = inspect.signature(known).bind(self, *arguments)
        except TypeError:
            raise CommandError(f"usage: {usage(name, known)}") from None
        answer: str | Analysis = known(*bound.args)
        return answer

    # -- the engine --------------------------------------------------------------------------

    @command
    def genmove(self, colour: str) -> str:
        self._check_to_move(colour)
        self.clock.begin_turn(self.position.player)
        self.clock.start(time.monotonic())
        turn = self._choose()
        self.clock.end_turn(time.monotonic())
        return self.record.play(turn).text

    @command
    def reg_genmove(self, colour: str) -> str:
        self._check_to_move(colour)
        return self.position.write(self._choose())

    @command
    def level(self, level: str) -> str:
        self._limit(level=read_whole(level, "level", 1, STRONGEST))
        return ""

    @command
    def movetime(self, seconds: str) -> str:
        self._limit(think_ms=round(1000 * read_number(seconds, "seconds", LONGEST_SECONDS)))
        return ""

    @command
    def simulations(self, simulations: str) -> str:
        self._limit(simulations=read_whole(simulations, "simulations", 0, _MAX_SIMULATIONS))
        return ""

    @command
    def threads(self, threads: str) -> str:
        self._limit(threads=read_whole(threads, "threads", 1, _MAX_THREADS))
        return ""

    @command
    def seed(self, seed: str) -> str:
        self._limit(seed=read_whole(seed, "seed", 0, 2**63 - 1))
        return ""

    @command
    def time_settings(self, main_time: str, byo_yomi_time: str, byo_yomi_stones: str) -> str:
        main = read_number(main_time, "main time", LONGEST_SECONDS)
        seconds = read_number(byo_yomi_time, "byo yomi time", LONGEST_SECONDS)
        turns = read_whole(byo_yomi_stones, "byo yomi stones", 0, 1_000_000)
        if seconds and not turns:
            control = NO_CLOCKS  # GTP 2: no time limit
        else:
            control = TimeControl(
                main_seconds=main,
                overtime_seconds=seconds,
                overtime_turns=turns if seconds else 0,
            )
        self.clock = Clock(control)
        return ""

    @command
    def time_left(self, colour: str, time: str, stones: str) -> str:
        self.clock.set_left(
            self.position.player_of(read_colour(colour)),
            Left(
                read_number(time, "time", LONGEST_SECONDS),
                read_whole(stones, "stones", 0, 1_000_000),
            ),
        )
        return ""

    @command
    def analyze(self, colour: str, centiseconds: str) -> Analysis:
        interval = read_whole(centiseconds, "centiseconds", 1, 100 * LONGEST_SECONDS)
        self._check_to_move(colour)
        return Analysis(self.position, self._analyze, 10 * interval, raw_rates=self._has_raw_rates)

    @command
    def raw_rates(self, on: str) -> str:
        if on not in ("on", "off"):
            raise CommandError(f"raw_rates on or off, not {on}")
        self._has_raw_rates = on == "on"
        return ""

    @command
    def benchmark(self, what: str, seconds: str) -> str:
        if what not in ("playouts", "search"):
            raise CommandError(f"benchmark playouts or search, not {what}")
        limit = read_number(seconds, "seconds", LONGEST_SECONDS)
        if self.position.over:
            raise CommandError("the game is over")
        self.engine.forget()  # the benchmark has its own tree
        measure = benchmark.playouts if what == "playouts" else benchmark.searches
        count, took = measure(self.position.copy(), limit)
        return f"{count} {took:.3f}"

    # -- inner -------------------------------------------------------------------------------

    def search(
        self,
        limits: Limits,
        stop: threading.Event | None = None,
        report: Callable[[Report], None] | None = None,
        report_ms: int = 100,
    ) -> Report:
        """Search the current position; with a seed, without the trees of earlier searches."""
        if limits.seed is not None:
            self.engine.forget()
        start = self.record.setup.start()
        line = [node.turn for node in self.record.line]
        return self.engine.search(
            start, line, limits, stop=stop, report=report, report_ms=report_ms
        )

    def _analyze(
        self, stop: threading.Event, report: Callable[[Report], None], interval_ms: int
    ) -> Report:
        limits = dataclasses.replace(self.limits, level=STRONGEST, think_ms=0, simulations=0)
        return self.search(limits, stop, report, interval_ms)

    def _limit(self, **limits: Any) -> None:
        self.limits = dataclasses.replace(self.limits, **limits)

    def _choose(self) -> tuple[int, ...]:
        """Return the engine's turn here; the only legal turn without a search."""
        turns = list(itertools.islice(self.position.legal_turns(), 2))
        if len(turns) == 1:
            return turns[0]
        left = self.clock.left(self.position.player, time.monotonic())
        if left is not None:
            return self._choose_in_time(left)
        limits = self.limits
        if limits.endless:
            limits = dataclasses.replace(limits, think_ms=DEFAULT_THINK_MS)
        return self.search(limits).best

    def _choose_in_time(self, left: Left) -> tuple[int, ...]:
        began = time.monotonic()
        control, lag_ms = self.clock.control, self._lag.ms
        limits = within(self.limits, think_ms(control, left, self.position, lag_ms=lag_ms))
        turn = self.search(limits).best
        self._lag.learn(limits.think_ms, 1000 * (time.monotonic() - began))
        return turn
