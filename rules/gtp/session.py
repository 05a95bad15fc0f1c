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
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from rules.clock import LONGEST_SECONDS, NO_CLOCKS, Clock, Left, TimeControl
from rules.diagram import diagram, read_in_any_case, rows, tops
from rules.engine.engine import Engine
from rules.engine.known_reports import GAME_KNOWLEDGE, shown_report
from rules.engine.limits import STRONGEST, Lag, Limits, think_ms, within
from rules.engine.report import Report
from rules.engine.tree import Tree
from rules.games import GAMES, read_setup
from rules.games.game_data import solved_board
from rules.number import real_number, whole_number
from rules.perft import perft
from rules.position import BLACK, WHITE, Position
from rules.record.game_file import load, save, write_game
from rules.record.game_record import GameRecord, write_result
from rules.refusal import InvalidPositionError
from rules.setup import Setup
from rules.solved import DRAW, LOSS, WIN
from rules.version import VERSION

DEFAULT_THINK_MS = 2_000

_MAX_SIMULATIONS = 1_000_000_000

_MAX_THREADS = 256

_CAPACITY = 8_000_000  # nodes; a full tree would search without growing


def playouts(position: Position, seconds: float) -> tuple[int, float]:
    """Run random playouts from ``position`` for about so many seconds.

    Returns:
        Their number, and the seconds they took.
    """
    return _repeat(position.run_playouts, seconds)


def searches(position: Position, seconds: float) -> tuple[int, float]:
    """Run simulations of the engine's search; otherwise like ``playouts``."""
    tree = Tree(position, seed=1, capacity=_CAPACITY)
    return _repeat(tree.run, seconds)


def _repeat(work: Callable[[int], int], seconds: float) -> tuple[int, float]:
    """Call ``work`` with growing counts until the time is up; return the total and the seconds."""
    done, many = 0, 1
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        done += work(many)
        many = min(2 * many, max(1, int(done / max(took, 1e-6) * seconds / 20)))
    return done, took


COLOUR_NAMES = ("black", "white")

_COLOURS = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}


class CommandError(ValueError):
    """A command that cannot be carried out; its text is the answer."""


Command = Callable[..., Any]  # returns a text, an Analysis, or None for an empty answer

_Function = TypeVar("_Function", bound=Command)

COMMANDS: dict[str, Command] = {}  # in the order in which they are listed


def command(function: _Function) -> _Function:
    """Make a method of the session a command; its parameters are the command's arguments."""
    name = function.__name__.removesuffix("_")
    COMMANDS[name.replace("gogui_rules_", "gogui-rules_")] = function
    return function


def usage(name: str, function: Command) -> str:
    """Return the words of a command, as an error message shows them."""
    words = [name]
    for parameter in list(inspect.signature(function).parameters.values())[1:]:
        word = parameter.name.upper()
        words.append(f"[{word} …]" if parameter.kind is parameter.VAR_POSITIONAL else word)
    return " ".join(words)


def read_colour(text: str) -> int:
    """Return BLACK or WHITE; CommandError if the text names neither."""
    if text.lower() not in _COLOURS:
        raise CommandError(f"{text} is not a colour: b, black, w or white")
    return _COLOURS[text.lower()]


def title(colour: int) -> str:
    """Return a colour's name with a capital."""
    return COLOUR_NAMES[colour].capitalize()


def read_whole(text: str, name: str, least: int, most: int) -> int:
    """Return a whole number between two bounds; ``name`` is for the message.

    Raises:
        CommandError: the text is not such a number.
    """
    value = whole_number(text)
    if value is None or not least <= value <= most:
        raise CommandError(f"{name} must be {least} to {most}, not {text}")
    return value


def read_number(text: str, name: str, most: int) -> float:
    """Return a number from 0 to ``most``; ``name`` is for the message.

    Raises:
        CommandError: the text is not such a number.
    """
    value = real_number(text)
    if value is None or not 0 <= value <= most:
        raise CommandError(f"{name} must be 0 to {most}, not {text}")
    return value


Search = Callable[[threading.Event, Callable[[Report], None], int], Report]


class Analysis:
    """A search that runs until it is stopped and reports what it has found."""

    def __init__(
        self, position: Position, search: Search, interval_ms: int, *, raw_rates: bool = False
    ) -> None:
        """``search`` takes the event that stops it, who gets reports, and how often.

        ``raw_rates``: win rates are said as they are searched.
        """
        self._position = position
        self._search = search
        self._interval_ms = interval_ms
        self._raw_rates = raw_rates
        self._stop = threading.Event()

    @contextmanager
    def running(self, say: Callable[[str], None]) -> Iterator[None]:
        """Search in a thread, and ``say`` a line at every interval, until the block ends."""

        def report(found: Report) -> None:
            if self._stop.is_set():
                return
            try:
                shown = found if self._raw_rates else shown_report(found, self._position.setup)
                say(analysis_line(self._position, shown))
            except OSError:  # nobody reads any more; writing the end of the answer fails, too
                self._stop.set()

        thread = threading.Thread(target=self._run, args=(report,), name="analysis", daemon=True)
        thread.start()
        try:
            yield
        finally:
            self._stop.set()
            thread.join()

    def _run(self, report: Callable[[Report], None]) -> None:
        try:
            found = self._search(self._stop, report, self._interval_ms)
        except Exception:  # the answer has begun: all that can be said is in the log
            traceback.print_exc()
            return
        # a search that ends by itself has proven its answer, and keeps reporting it
        while not self._stop.wait(self._interval_ms / 1000):
            report(found)


def analysis_line(position: Position, report: Report) -> str:
    """Return a report as one line, in shares of 10000; win rates 0 and 10000 are proven."""
    parts = []
    for order, candidate in enumerate(report.candidates):
        line = []
        after = position.copy()
        for turn in candidate.line:
            line.append(after.write(turn))
            after.play_turn(turn)
        win_rate, prior = round(10_000 * candidate.win_rate), round(10_000 * candidate.prior)
        if candidate.proven is None:
            win_rate = max(1, min(9_999, win_rate))
        parts.append(
            f"info move {line[0]} visits {candidate.visits} winrate {win_rate} prior {prior}"
            f" order {order} pv {' '.join(line)}"
        )
    return " ".join(parts)


_MAX_PERFT = 100

_LONGEST_SHOWN = 200  # characters of a path in a message


class GtpSession:
    """A game, the limits of searches, and the commands on them.

    Commands take texts and return a text, or an analysis to run. A CommandError, RulesError,
    GameFileError or OSError is an answer too, by its text: nothing has changed.

    Attributes:
        record: the game; turns that were undone are not kept in it.
        clock: of both players.
        engine: chooses turns.
        ended: whether no command follows.
        limits: of the next searches.
    """

    def __init__(
        self,
        new_engine: Callable[[], Engine] = lambda: Engine(GAME_KNOWLEDGE),
        *,
        files: bool = True,
    ) -> None:
        """Begin a session; without ``files`` it opens no files."""
        self._files = files
        self.record = GameRecord(next(iter(GAMES.values())).setup())
        self.clock = Clock()
        self.engine = new_engine()
        self.ended = False
        self.limits = Limits()
        self._has_raw_rates = False
        self._lag = Lag()

    @property
    def position(self) -> Position:
        return self.record.position

    # -- the program -------------------------------------------------------------------------

    @command
    def protocol_version(self) -> str:
        return "2"

    @command
    def name(self) -> str:
        return self.engine.name

    @command
    def version(self) -> str:
        return VERSION

    @command
    def list_commands(self) -> str:
        return "\n".join([command for command in COMMANDS if self._knows(command)])

    @command
    def known_command(self, command: str) -> str:
        return "true" if self._knows(command) else "false"

    @command
    def quit_(self) -> None:
        self.ended = True

    # -- the game ----------------------------------------------------------------------------

    @command
    def list_games(self) -> str:
        return "\n".join(GAMES)

    @command
    def game(self, key: str, *options: str) -> None:
        self._start(read_setup((key, *options)))

    @command
    def clear_board(self) -> None:
        self._start(self.record.setup)

    @command
    def boardsize(self, size: str) -> None:
        setup = self.record.setup
        if "size" not in dict(setup.options) and size == str(self.position.board.size):
            self._start(setup.bare)  # the only size
        else:
            self._start(_changed(setup.bare, "size", size))

    @command
    def komi(self, komi: str) -> None:
        self._start(_changed(self.record.setup, "komi", komi))

    @command
    def play(self, colour: str, turn: str) -> None:
        self._check_to_move(colour)
        self.record.play(read_in_any_case(self.position, turn))

    @command
    def undo(self) -> None:
        taken_back = self.record.node
        if taken_back.parent is None:
            raise CommandError("there is no turn to undo")
        self.record.remove(taken_back)

    @command
    def showboard(self) -> str:
        position = self.position
        lines = ["", diagram(position.board, position.pieces()), str(self.record.setup)]
        if score := position.score():
            lines.append(f"score: Black {score[BLACK]}, White {score[WHITE]}")
        if any(lost := position.lost_turns()):
            black, white = (lost[position.player_of(colour)] for colour in (BLACK, WHITE))
            lines.append(f"turns to skip: {self._side(BLACK)} {black}, {self._side(WHITE)} {white}")
        lines.append(self.gogui_rules_final_result() or f"{self._side(position.colour)} to move")
        return "\n".join(lines)

    @command
    def gogui_rules_game_id(self) -> str:
        return self.record.setup.game.key.capitalize()

    @command
    def gogui_rules_board_size(self) -> str:
        return str(self.position.board.size)

    @command
    def gogui_rules_board(self) -> str:
        board = self.position.board
        seen = tops(board, self.position.pieces())
        marks = ["." if piece is None else "XO"[piece.colour] for piece in seen]
        return "\n".join([" ".join([marks[site] for site in row]) for row in rows(board)])

    @command
    def gogui_rules_legal_moves(self) -> str:
        return " ".join([self.position.write(turn) for turn in self.position.legal_turns()])

    @command
    def gogui_rules_side_to_move(self) -> str:
        return COLOUR_NAMES[self.position.colour]

    @command
    def gogui_rules_final_result(self) -> str:
        outcome = self.position.outcome()
        if outcome is None:
            return ""
        if outcome.winner is None:
            return f"Draw: {outcome.reason.value}"
        by = f" by {outcome.margin}" if outcome.margin else ""
        return f"{self._side(outcome.winner)} wins{by}: {outcome.reason.value}"

    @command
    def result(self) -> str:
        outcome = self.position.outcome()
        if outcome is None:
            return "none"
        return "draw" if outcome.winner is None else COLOUR_NAMES[outcome.winner]

    @command
    def solved(self) -> str:
        board = solved_board(self.record.setup)
        result = None if board is None else board.result(self.position)
        return "none" if result is None else {WIN: "win", DRAW: "draw", LOSS: "loss"}[result]

    @command
    def final_score(self) -> str:
        outcome = self.position.outcome()
        if outcome is None:
            raise CommandError("the game is not over")
        return write_result(outcome)

    @command
    def perft(self, depth: str) -> str:
        return str(perft(self.position, read_whole(depth, "depth", 0, _MAX_PERFT)))

    @command
    def loadsgf(self, file: str, *more: str) -> None:
        self._check_files_allowed()
        turns = None
        words = [file, *more]
        if more and whole_number(more[-1]) is not None:
            turns = read_whole(words.pop(), "turns", 0, 1_000_000_000)
        path = " ".join(words)
        with _naming(path):
            loaded = load(path)
        for problem in loaded.reading.problems:
            raise problem  # programs cannot be warned about what was skipped
        record = GameRecord(loaded.setup)
        record.names, record.seats = loaded.names, loaded.seats
        last = record.root
        for node in loaded.main_line[:turns]:
            last = record.add(last, node.turn)
        record.go_to(last)
        self.record = record

    @command
    def printsgf(self, *file: str) -> str:
        if not file:
            return write_game(self.record).rstrip()
        self._check_files_allowed()
        path = " ".join(file)
        with _naming(path):
            save(self.record, path)
        return ""

    def _side(self, colour: int) -> str:
        """Return the player who has a colour, for people."""
        if self.record.setup.game.owned_colours:
            return title(colour)
        return f"Player {self.position.player_of(colour) + 1} ({COLOUR_NAMES[colour]})"

    def _knows(self, command: str) -> bool:
        return command in COMMANDS and (self._files or command != "loadsgf")

    def _check_files_allowed(self) -> None:
        if not self._files:
            raise CommandError("reading and writing files is disabled (--no-files)")

    def _start(self, setup: Setup) -> None:
        self.record = GameRecord(setup)
        self.clock = Clock(self.clock.control)

    def _check_to_move(self, colour: str) -> None:
        asked = read_colour(colour)
        try:
            self.position.validate()
        except InvalidPositionError:
            self.record.replay()  # so that the next command finds a valid one
            raise
        if self.position.over:
            raise CommandError("the game is over")
        if asked != self.position.colour:
            raise CommandError(f"{COLOUR_NAMES[self.position.colour]} is to move")

    def run(self, name: str, arguments: Sequence[str]) -> str | Analysis:
        """Carry out one command."""
        known = COMMANDS.get(name)
        if known is None:
            raise CommandError(f"unknown command {name}")
        try:
            bound = inspect.signature(known).bind(self, *arguments)
        except TypeError:
            raise CommandError(f"usage: {usage(name, known)}") from None
        answer: str | Analysis | None = known(*bound.args)
        return "" if answer is None else answer

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
    def level(self, level: str) -> None:
        self._limit(level=read_whole(level, "level", 1, STRONGEST))

    @command
    def movetime(self, seconds: str) -> None:
        self._limit(think_ms=round(1000 * read_number(seconds, "seconds", LONGEST_SECONDS)))

    @command
    def simulations(self, simulations: str) -> None:
        self._limit(simulations=read_whole(simulations, "simulations", 0, _MAX_SIMULATIONS))

    @command
    def threads(self, threads: str) -> None:
        self._limit(threads=read_whole(threads, "threads", 1, _MAX_THREADS))

    @command
    def seed(self, seed: str) -> None:
        self._limit(seed=read_whole(seed, "seed", 0, 2**63 - 1))

    @command
    def time_settings(self, main_time: str, byo_yomi_time: str, byo_yomi_stones: str) -> None:
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

    @command
    def time_left(self, colour: str, time: str, stones: str) -> None:
        self.clock.set_left(
            self.position.player_of(read_colour(colour)),
            Left(
                read_number(time, "time", LONGEST_SECONDS),
                read_whole(stones, "stones", 0, 1_000_000),
            ),
        )

    @command
    def analyze(self, colour: str, centiseconds: str) -> Analysis:
        interval = read_whole(centiseconds, "centiseconds", 1, 100 * LONGEST_SECONDS)
        self._check_to_move(colour)
        return Analysis(self.position, self._analyze, 10 * interval, raw_rates=self._has_raw_rates)

    @command
    def raw_rates(self, on: str) -> None:
        if on not in ("on", "off"):
            raise CommandError(f"raw_rates on or off, not {on}")
        self._has_raw_rates = on == "on"

    @command
    def benchmark(self, what: str, seconds: str) -> str:
        if what not in ("playouts", "search"):
            raise CommandError(f"benchmark playouts or search, not {what}")
        limit = read_number(seconds, "seconds", LONGEST_SECONDS)
        if self.position.over:
            raise CommandError("the game is over")
        self.engine.forget()  # the benchmark has its own tree
        measure = playouts if what == "playouts" else searches
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


@contextmanager
def _naming(path: str) -> Iterator[None]:
    """Name the file in the message of an OSError."""
    try:
        yield
    except OSError as error:
        shown = path if len(path) <= _LONGEST_SHOWN else f"…{path[-_LONGEST_SHOWN:]}"
        raise CommandError(f"{shown}: {error.strerror or error}") from None


def _changed(setup: Setup, key: str, text: str) -> Setup:
    """Return the setup with another value of one option."""
    options = (word.split("=", 1) for word in str(setup).split()[1:])
    texts = {name: value for name, value in options}
    return setup.game.read_setup({**texts, key: text})
