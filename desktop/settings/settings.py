"""All settings that the program stores for the user."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray

from desktop.game.external_engines import SavedEngine, read_engines, write_engines
from desktop.game.players import (
    FIRST_LEVEL,
    LEVELS,
    Computer,
    Human,
    Seats,
    is_matched,
    read_seat,
    with_match,
)
from desktop.painting.drawing import UPRIGHT, Drawing, Numbers, Orientation, Pace
from desktop.services.text import tr_noop
from desktop.settings.setting import (
    GameSetting,
    Setting,
    StoredSettings,
    Switch,
    read_switch,
    write_switch,
)
from desktop.views.game_cards import CARDS
from rules.clock import NO_CLOCKS, TimeControl, read_time_control
from rules.number import real_number, whole_number

if TYPE_CHECKING:
    from rules.setup import Game, Setup


LENGTHS = range(3)  # of games: quick, usual, long
ZOOMS = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
_BETWEEN_KEYS = " | "
_NUMBERS = {numbers.value: numbers for numbers in Numbers}
_PACES = {pace.value: pace for pace in Pace}
_TAKEN = "taken"  # a lesson
_BOARDS, _PLAYING, _WINDOW = tr_noop("Boards"), tr_noop("Playing"), tr_noop("Window")


def _read_text(stored: Any) -> str | None:
    return str(stored) or None


def _read_share(stored: Any) -> float | None:
    """Return a share of the window, between 0 and 1."""
    share = real_number(str(stored))
    return share if share is not None and 0 < share < 1 else None


def _read_volume(stored: Any) -> float | None:
    volume = real_number(str(stored))
    return None if volume is None else max(0.0, min(1.0, volume))


def _read_level(stored: Any) -> int | None:
    level = whole_number(str(stored))
    return level if level in LEVELS else None


def _read_length(stored: Any) -> int | None:
    length = whole_number(str(stored))
    return length if length in LENGTHS else None


def _read_simulations(stored: Any) -> int | None:
    return whole_number(str(stored)) or None


def _read_game(stored: Any) -> str | None:
    return str(stored) if stored in CARDS else None


def _read_zoom(stored: Any) -> float | None:
    zoom = real_number(str(stored))
    return None if zoom is None else max(ZOOMS[0], min(ZOOMS[-1], zoom))


def _read_geometry(stored: Any) -> QByteArray | None:
    return stored if isinstance(stored, QByteArray) else None


def _read_paths(stored: Any) -> list[str]:
    if isinstance(stored, str):  # QSettings returns a list of one as its item
        return [stored] if stored else []
    return [str(path) for path in stored] if isinstance(stored, list) else []


def _read_clocks(stored: Any) -> TimeControl | None:
    main, _, overtime = str(stored).partition(" ")
    return read_time_control(main, overtime)


def _geometry(key: str) -> Setting[QByteArray | None]:
    """Return the setting for size and place of a kind of window, stored when one is closed."""
    return Setting(key, None, _read_geometry)


class _FormOfTurns(Switch[bool]):
    """Whether the turns are shown in one of their two forms; stored as two other switches."""

    def __init__(self, *, tree: bool, action: str, title: str, keys: tuple[str, ...]) -> None:
        super().__init__("", default=False, action=action, title=title, keys=keys, heading=_WINDOW)
        self._tree = tree

    def _value(self, settings: StoredSettings, _key: str) -> bool:
        shown = Settings.turns_shown.of(settings)
        return shown and Settings.tree_shown.of(settings) is self._tree

    def _assign(self, settings: StoredSettings, _key: str, value: bool) -> None:
        with settings.together():
            Settings.turns_shown.assign(settings, value)
            Settings.tree_shown.assign(settings, self._tree)


def _lesson_key(game: str, name: str) -> str:
    return f"{game}/lesson-{name}" if name else f"{game}/lesson"


class Settings(StoredSettings):
    """All settings, each declared once; unreadable values count as missing."""

    # -- switches, in the order of menus and of the settings dialog --------------------------

    flat = Switch(  # boards are drawn without depth
        "window/flat",
        default=False,
        action="view.flat",
        title=tr_noop("&Draw stacks flat"),
        heading=_BOARDS,
    )
    animated = Switch[bool | None](  # pieces move to their places
        "window/animated",
        default=None,
        action="view.animated",
        title=tr_noop("Ani&mate moves"),
        heading=_BOARDS,
    )
    confirms = Switch(  # the user's turns are played only when confirmed
        "window/confirms",
        default=False,
        action="view.confirms",
        title=tr_noop("&Confirm my moves"),
        heading=_PLAYING,
    )
    sounds = Switch[bool | None](  # pieces, refusals, clocks and results can be heard
        "window/sounds",
        default=None,
        action="view.sounds",
        title=tr_noop("So&unds"),
        heading=_PLAYING,
    )
    side_shown = Switch(  # the panels beside the board
        "window/side_shown",
        default=True,
        action="view.side",
        title=tr_noop("Panels beside the &board"),
        keys=("F9",),
        heading=_WINDOW,
    )
    system_typeface = Switch(  # for those who need another one to read
        "window/system_typeface",
        default=False,
        action="view.typeface",
        title=tr_noop("S&ystem typeface"),
        heading=_WINDOW,
        followed=False,
    )
    turns_shown = Switch("window/turns_shown", default=True)  # among the panels, in either form
    tree_shown = Switch("window/tree_shown", default=False)  # as a tree instead of as a list
    list_of_turns = _FormOfTurns(
        tree=False, action="view.turns", title=tr_noop("Move l&ist"), keys=("Shift+F9",)
    )
    tree_of_turns = _FormOfTurns(
        tree=True, action="view.tree", title=tr_noop("Move t&ree"), keys=("Ctrl+F9",)
    )
    log = Switch(  # what has been announced, below the board
        "window/log",
        default=False,
        action="view.log",
        title=tr_noop("Game l&og"),
        keys=("Ctrl+Shift+L",),
    )
    ponders = Switch(  # the computer thinks on its opponent's time
        "engine/ponders",
        default=False,
        action="engine.ponder",
        title=tr_noop("&Think on my time"),
        followed=False,
    )
    tutor = Switch(  # asks before a move that loses much
        "learn/tutor",
        default=False,
        action="learn.tutor",
        title=tr_noop("&Warn me before bad moves"),
    )
    trains_mistakes = Switch(  # those of reviewed games become cards
        "learn/mistakes",
        default=True,
        action="learn.keep",
        title=tr_noop("&Keep my mistakes for training"),
        followed=False,
    )
    comments = Switch("window/comments", default=True)  # below the board, in games that have any
    coordinates = Switch("window/coordinates", default=True)
    groups = Switch("window/groups", default=False)  # are numbered, in games that count them

    # -- others ------------------------------------------------------------------------------

    numbers = Setting(  # of turns, on pieces
        "window/numbers",
        Numbers.NONE,
        lambda text: _NUMBERS.get(str(text)),
        lambda numbers: numbers.value,
        followed=True,
    )
    pace = Setting(  # of animated moves
        "window/pace",
        Pace.NORMAL,
        lambda text: _PACES.get(str(text)),
        lambda pace: pace.value,
        followed=True,
    )
    engines = Setting[tuple[SavedEngine, ...]](  # that the user has added
        "engine/programs", (), read_engines, write_engines, followed=True
    )
    theme = Setting(
        "window/appearance", "system", _read_text
    )  # a key; the theme may no longer exist
    board = Setting("window/board", "theme", _read_text)  # a key, which may no longer exist
    pieces = Setting("window/pieces", "theme", _read_text)
    language = Setting("window/language", "system", _read_text)  # a code, "it"
    level = Setting("people/level", FIRST_LEVEL, _read_level)  # of the computer played last
    # of the three sizes of a board in words: the one played last
    length = Setting("people/length", LENGTHS[1], _read_length)
    # whether the page of a new game shows what few people change
    more_shown = Setting("people/more", False, read_switch, write_switch)
    review_depth = Setting("learn/review_depth", 80_000, _read_simulations)  # simulations a move
    puzzle_game = Setting("learn/puzzle_game", next(iter(CARDS)), _read_game)  # its key
    volume = Setting("window/volume", 0.7, _read_volume)  # of the sounds, from 0 to 1
    zoom = Setting("window/zoom", 1.0, _read_zoom)  # of text and controls
    side_share = Setting[float | None]("window/side_share", None, _read_share)  # of the width
    comments_share = Setting[float | None]("window/comments_share", None, _read_share)
    geometry = _geometry("window/geometry")
    help_geometry = _geometry("help/geometry")
    library_geometry = _geometry("library/geometry")
    results_geometry = _geometry("results/geometry")
    recent_files = Setting[list[str]]("files/recent", [], _read_paths)  # the latest first

    # -- of each game ------------------------------------------------------------------------

    clocks = GameSetting("clocks", NO_CLOCKS, _read_clocks, str)
    komi_offered = GameSetting("komi_offered", True, read_switch, write_switch)
    matched = GameSetting("matched", False, read_switch, write_switch)  # the computer's level
    analyst = GameSetting("analyst", "", str)  # the name of the engine, "" for our own
    reviewer = GameSetting("reviewer", "", str)
    random_part = GameSetting("random_part", False, read_switch, write_switch)
    sectors = GameSetting[int | None](
        "sectors", None, lambda text: whole_number(str(text)), followed=True
    )
    mirrored = GameSetting("mirrored", False, read_switch, write_switch, followed=True)

    @classmethod
    def switches(cls) -> list[Switch[Any]]:
        """Return all switches, in their order."""
        return [value for value in vars(cls).values() if isinstance(value, Switch)]

    def setup(self, game: Game) -> Setup:
        """Return the options last played with, or the defaults."""
        texts = self._text(f"{game.key}/options").split()
        with contextlib.suppress(ValueError):
            return game.read_setup(dict(text.split("=", 1) for text in texts))
        return game.setup()

    def was_played(self, game: Game) -> bool:
        """Return whether options of a game are stored."""
        return bool(self._text(f"{game.key}/second"))

    def seats(self, game: Game) -> Seats:
        """Return who played last, or else the user against the computer."""
        texts = [self._text(f"{game.key}/{seat}") for seat in ("first", "second")]
        if not all(texts):
            return Human(self._human_names[0]), Computer(self.level)
        first = read_seat(texts[0], self._human_names[0])
        other = int(isinstance(first, Human))  # the second human's name if both are human
        seats = first, read_seat(texts[1], self._human_names[other])
        return with_match(seats, matched=Settings.matched.of(self, game))

    def remember(
        self,
        setup: Setup,
        seats: Seats,
        *,
        control: TimeControl = NO_CLOCKS,
        komi_offered: bool,
        is_random: bool = False,
    ) -> None:
        """Store these for the next game of this kind; ``is_random``: the seats are drawn."""
        key = setup.game.key
        self._store.setValue(f"{key}/options", setup.options_text.partition(" ")[2])
        self._store.setValue(f"{key}/first", str(seats[0]))
        self._store.setValue(f"{key}/second", str(seats[1]))
        Settings.clocks.assign(self, setup.game, control)
        Settings.komi_offered.assign(self, setup.game, komi_offered)
        Settings.random_part.assign(self, setup.game, is_random)
        Settings.matched.assign(self, setup.game, is_matched(seats))
        for seat in seats:
            if isinstance(seat, Computer):
                self.level = seat.level
        names = [seat.name for seat in seats if isinstance(seat, Human)]
        for number, name in enumerate(names, 1):
            self._store.setValue(f"people/{number}", name)

    def lesson_taken(self, game: str, name: str = "") -> bool:
        """Return whether a lesson of a game has been completed; the first one has no name."""
        return self._text(_lesson_key(game, name)) == _TAKEN

    def set_lesson_taken(self, game: str, name: str = "") -> None:
        self.store(_lesson_key(game, name), _TAKEN)

    def komi_is_offered(self, game: Game) -> bool:
        """Return whether komi was offered last time: one player names it, one picks a side.

        If there was no last time, or no komi, it is.
        """
        return self.setup(game).get("komi") is None or Settings.komi_offered.of(self, game)

    @property
    def _human_names(self) -> list[str]:
        """The names of the first and the second human at this screen."""
        return [self._text(f"people/{number}") for number in (1, 2)]

    def drawing(self, game: Game) -> Drawing:
        """Return how boards of a game are drawn; only the orientation is stored per game."""
        sectors = Settings.sectors.of(self, game)
        mirrored = Settings.mirrored.of(self, game)
        orientation = UPRIGHT if sectors is None else Orientation(sectors, mirrored)
        return Drawing(
            self.flat, self.coordinates, self.numbers, orientation, self.pace, groups=self.groups
        )

    def set_drawing(self, game: Game, drawing: Drawing) -> None:
        with self.together():
            self.flat, self.coordinates = drawing.flat, drawing.coordinates
            self.numbers, self.groups = drawing.numbers, drawing.groups
            Settings.sectors.assign(self, game, drawing.orientation.sectors)
            Settings.mirrored.assign(self, game, drawing.orientation.mirrored)

    def choices(self, kind: str) -> dict[str, str]:
        """Return the last choices for a kind of picture, animation or print: name -> text."""
        self._store.beginGroup(f"take_along/{kind}")
        found = {name: str(self._store.value(name)) for name in self._store.childKeys()}
        self._store.endGroup()
        return found

    def set_choices(self, kind: str, choices: Mapping[str, str]) -> None:
        for name, text in choices.items():
            self._store.setValue(f"take_along/{kind}/{name}", text)

    def keys(self, action: str) -> list[str] | None:
        """Return the keys chosen for an action, perhaps invalid texts; None if none were chosen."""
        value = self._store.value(f"keys/{action}")
        if value is None:
            return None
        return [text for text in str(value).split(_BETWEEN_KEYS) if text]

    def set_keys(self, action: str, keys: list[str] | None) -> None:
        if keys is None:
            self._store.remove(f"keys/{action}")
        else:
            self._store.setValue(f"keys/{action}", _BETWEEN_KEYS.join(keys))

    def _text(self, key: str) -> str:
        return str(self.stored(key))


_MAX_FILES = 10


class RecentFiles:
    """The files that were opened or saved last, kept in ``Settings.recent_files``."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def paths(self) -> list[Path]:
        """Those that still exist, most recent first."""
        return [Path(text) for text in self._settings.recent_files if os.path.isfile(text)]

    def add(self, path: Path) -> None:
        """Put a file at the front of the list."""
        first = path.absolute()
        rest = [other for other in self.paths if other != first]
        self._settings.recent_files = [str(each) for each in [first, *rest][:_MAX_FILES]]

    def clear(self) -> None:
        self._settings.recent_files = []
