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
import functools
import importlib
import inspect
import json
import locale
import os
import pkgutil
import re
import signal
import sys
import threading
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TextIO

from rules.regular_file import check_regular
from rules.system import ALARM, send_alarm, try_lock
from rules.translatable_text import TranslatableText
from rules.version import CONTRACT

if TYPE_CHECKING:
    from rules.position import Position
    from rules.puzzle_kind import PuzzleKind
    from rules.reason import FindReason
    from rules.setup import Game

_AGAIN_SECONDS = 1.0  # for code that catches the error and continues


class TimeLimitError(BaseException):
    """It takes too long. No ``Exception``, which the code that is interrupted might catch."""


class time_limit:  # noqa: N801, used like a function
    """Raises ``TimeLimitError`` in a with block after so long; also while it sleeps or reads.

    On Windows a wait for a lock is not interrupted: Python itself does not wake up there.
    The limit holds on the main thread alone, since signals arrive there. One that arrives at the
    end of the block, or after it, is ignored: raised there, it would leave the signal's handler in
    place, and end whatever runs later.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._is_running = False
        self._done = threading.Event()

    def __enter__(self) -> None:
        if threading.current_thread() is not threading.main_thread():
            return
        self._before = signal.signal(ALARM, self._expire)
        self._clock = threading.Thread(target=_ring, args=(self._done, self._seconds), daemon=True)
        self._clock.start()
        self._is_running = True

    def __exit__(self, *_: object) -> None:
        if not self._is_running:  # on another thread
            return
        self._is_running = False
        self._done.set()
        self._clock.join()  # a signal without our handler would end the process
        signal.signal(ALARM, self._before or signal.SIG_DFL)

    def _expire(self, _number: int, frame: FrameType | None) -> None:
        leaves_block = frame is not None and frame.f_code is time_limit.__exit__.__code__
        if self._is_running and not leaves_block:
            raise TimeLimitError


def _ring(done: threading.Event, seconds: float) -> None:
    while not done.wait(seconds):
        send_alarm()
        seconds = _AGAIN_SECONDS


class PackageExitError(RuntimeError):
    """A method of a package has tried to end the program.

    A method that raises SystemExit, KeyboardInterrupt or the like would end Qt's event loop, or
    leave a thread without a word. Where it is called by the program, it raises an ``Exception``
    instead, which is handled like any other fault of the package.
    """


@contextlib.contextmanager
def process_state_restored() -> Iterator[None]:
    """Undo what code that is loaded meanwhile changes for the whole process.

    What it adds to the environment and to the paths of modules stays, since it may need that later.
    """
    environment, paths = dict(os.environ), list(sys.path)
    streams = sys.stdin, sys.stdout, sys.stderr
    words, method = locale.setlocale(locale.LC_ALL), _start_method()
    folder = None
    with contextlib.suppress(OSError):  # it may have been deleted
        folder = os.getcwd()
    is_main = threading.current_thread() is threading.main_thread()
    handlers = {each: signal.getsignal(each) for each in signal.valid_signals() if is_main}
    try:
        with warnings.catch_warnings():
            yield
    finally:
        os.environ.update(environment)
        sys.path[:] = paths + [path for path in sys.path if path not in paths]
        sys.stdin, sys.stdout, sys.stderr = streams
        for number, handler in handlers.items():
            if handler is not None and signal.getsignal(number) is not handler:
                signal.signal(number, handler)
        if locale.setlocale(locale.LC_ALL) != words:
            locale.setlocale(locale.LC_ALL, words)
        if _start_method() != method:
            sys.modules["multiprocessing"].set_start_method(method, force=True)
        if folder is not None:
            with contextlib.suppress(OSError):
                os.chdir(folder)


def _start_method() -> str | None:
    """Return how other processes are started; None while nobody has needed one."""
    module: Any = sys.modules.get("multiprocessing")
    method: str | None = module.get_start_method(allow_none=True) if module is not None else None
    return method


def contain(root: str) -> None:
    """Contain the public methods of all classes in the modules of a package that are loaded.

    Compiled classes cannot be changed, and stay as they are.
    """
    for name, module in list(sys.modules.items()):
        if name == root or name.startswith(f"{root}."):
            for each in list(vars(module).values()):
                if isinstance(each, type) and each.__module__ == name:
                    _contain_class(each)


def _contain_class(cls: type) -> None:
    for name, member in list(vars(cls).items()):
        is_private = name.startswith("_") and not name.endswith("__")
        contained = None if is_private else _contained_member(member)
        if contained is not None:
            setattr(cls, name, contained)


def _contained_member(member: Any) -> Any:
    """Return what replaces a member of a class; None if it stays."""
    if inspect.isfunction(member):
        return _contained(member)
    if isinstance(member, staticmethod | classmethod) and inspect.isfunction(member.__func__):
        return type(member)(_contained(member.__func__))
    if isinstance(member, property):
        get, change, delete = (
            None if part is None else _contained(part)
            for part in (member.fget, member.fset, member.fdel)
        )
        return property(get, change, delete, member.__doc__)
    if isinstance(member, functools.cached_property):
        member.func = _contained(member.func)
    return None


def _contained(function: Callable[..., Any]) -> Callable[..., Any]:
    if hasattr(function, "_contained"):
        return function

    @functools.wraps(function)
    def call(*values: Any, **named: Any) -> Any:
        try:
            return function(*values, **named)
        except Exception:
            raise
        except BaseException as error:
            _raise_instead(error)

    @functools.wraps(function)
    def generate(*values: Any, **named: Any) -> Iterator[Any]:
        try:
            return (yield from function(*values, **named))
        except (Exception, GeneratorExit):  # the latter ends a generator that nobody needs any more
            raise
        except BaseException as error:
            _raise_instead(error)

    contained: Any = generate if inspect.isgeneratorfunction(function) else call
    contained._contained = True
    return contained  # type: ignore[no-any-return]


def _raise_instead(error: BaseException) -> NoReturn:
    """Raise an ``Exception`` instead; Ctrl+C in a terminal still ends a command."""
    if isinstance(error, KeyboardInterrupt) and (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    ):
        raise error
    instead = PackageExitError(f"it raised {type(error).__name__}: {error}")
    raise instead.with_traceback(error.__traceback__) from error


_OPEN = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)


class LeftMarkError(Exception):
    """A process has ended while it loaded the game.

    Whatever a package does at its import can be caught, but for what ends the process:
    ``os._exit``, or a crash of compiled code. Then its mark is left, and later processes do without
    that game.
    """


@contextlib.contextmanager
def marked(key: str, origin: str) -> Iterator[None]:
    """Mark a game as being loaded; where nothing can be written, it is loaded without.

    ``origin`` is the distribution and its version; the mark of another one does not count.

    Raises:
        LeftMarkError: the mark has been left by another process.
    """
    try:
        file = _open(_path(key))
    except (OSError, RuntimeError):  # the latter: there is no home folder
        yield
        return
    with file:
        if file.read() == origin:
            raise LeftMarkError
        with contextlib.suppress(OSError):
            _write(file, origin)
        try:
            yield
        finally:
            _write(file, "")  # before another process can read it
    with contextlib.suppress(OSError):
        forget(key)


def forget(key: str) -> None:
    """Remove the mark of a game, so that the next process loads it.

    Raises:
        OSError: it cannot be removed.
    """
    _path(key).unlink(missing_ok=True)


def state_folder() -> Path:
    """Return the folder that Qt chooses for the program's state."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local", "Oddments", "State")
    if sys.platform == "darwin":
        return home / "Library/Preferences/Oddments/State"
    given = os.environ.get("XDG_STATE_HOME", "")
    return Path(given if os.path.isabs(given) else home / ".local/state", "Oddments")


def _path(key: str) -> Path:
    return state_folder() / f"{key}.loading"


def _open(path: Path) -> TextIO:
    """Open and lock a mark; OSError if that is not possible, or another process loads the game."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = open(os.open(path, _OPEN, 0o600), "r+", encoding="utf-8", errors="replace")  # noqa: SIM115
    try:
        check_regular(os.fstat(file.fileno()).st_mode, path)
        if not try_lock(file.fileno()):
            raise BlockingIOError
    except BaseException:
        file.close()
        raise
    return file


def _write(file: TextIO, text: str) -> None:
    file.seek(0)
    file.truncate()
    file.write(text)
    file.flush()


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
    def card(self) -> Mapping[str, Any]:
        """What can be read of one of our own games without its rules and texts.

        installer/game_tables.py writes it: its number, title, blurb and the like.
        """
        card: dict[str, Any] = json.loads(self.files.joinpath("card.json").read_text("utf-8"))
        return card

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
                self.reason()
        return game

    def puzzle_kind(self) -> PuzzleKind | None:
        """Return how puzzles of the game are made; None if it has none."""
        kind: PuzzleKind | None = self._part("puzzle_kind", "KIND")
        return kind

    def reason(self) -> FindReason | None:
        """Return what compares the lines after two moves; None if the game compares nothing."""
        found: FindReason | None = self._part("reasons", "reason")
        return found

    def _part(self, module: str, name: str) -> Any:
        """Return what a module of the rules calls so; None without that module."""
        whole = f"{self.rules}.{module}"
        try:
            return getattr(importlib.import_module(whole), name)
        except ModuleNotFoundError as error:
            if error.name != whole:
                raise
            return None

    @contextlib.contextmanager
    def reporting(self) -> Iterator[None]:
        """Turn whatever goes wrong in a package that was installed into a ``GamePackageError``.

        What is loaded meanwhile is contained, and has to be loaded in time.
        """
        if self.distribution is None:
            yield
            return
        try:
            restored = process_state_restored()
            with marked(self.key, self.origin), restored, time_limit(LOADING_SECONDS):
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
        from rules.setup import Game  # late: the first window needs no rules

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


def own_packages() -> Sequence[GamePackage]:
    """Return the games of Oddments, in their order."""
    keys = [each.name for each in pkgutil.iter_modules([str(Path(__file__).parent)]) if each.ispkg]
    packages = [GamePackage(key, f"rules.games.{key}", f"desktop.views.{key}") for key in keys]
    return sorted(packages, key=lambda package: int(package.card["number"]))


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
