"""The root of a saved game: which game it is, in which version of the format, and its setup.

``GM`` and ``XG`` name the game, the properties of its options the setup, ``PB`` and ``PW`` the
players with that colour at the end, ``RE`` the colour that won. Extensions are also ``XF``, the
version of the format, and ``XC``, who plays in each seat. placement_properties.py has those of a
position that was set up.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from rules.games import BROKEN, GAMES, PACKAGES
from rules.record.foreign_games import FOREIGN_GAMES
from rules.record.game_record import GameRecord
from rules.record.placement_properties import (
    PLACEMENT,
    placement_properties,
    read_placement,
    sets_up,
)
from rules.record.read_report import GameFileError, MissingGameError
from rules.setup import Game, OptionError, Setup
from rules.translatable_text import TranslatableText, error_text
from rules.version import VERSION

FORMAT = 1  # XF: a minor version may follow after a point
_MINOR = 1  # from here on PB and PW are the colours at the end; written only if it matters
_PAIRS = {"PB": "PW", "BT": "WT", "BR": "WR"}  # properties of Black -> of White
_OTHER = _PAIRS | {white: black for black, white in _PAIRS.items()}

# of the games' options: see ``Option.sgf`` -> their usual keys
OPTIONS = {"SZ": "size", "XS": "sides", "XV": "variant", "KM": "komi", "XP": "pie"}
# what may be the name of a distribution, and not something else to type after "pip install"
_DISTRIBUTION = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?")
# root properties that are kept in fields of the record or given by its options
MANAGED = frozenset(("FF", "CA", "AP", "GM", "XG", "XI", "XF", *OPTIONS, "PB", "PW", "XC", "RE"))
# properties that differ from game to game of a collection, and decide nothing about the setup
_TEXTS = {
    *("AN", "AP", "BR", "BT", "C", "CP", "DT", "EV", "GC", "GN", "N"),
    *("ON", "PB", "PC", "PW", "RE", "RO", "SO", "US", "WR", "WT", "XC"),
}
_MAX_SETUPS = 64
_VERSION = re.compile(r"([1-9][0-9]{0,8})(?:\.([0-9]{1,9}))?")
_SPACES = str.maketrans("\n\t\v\f", "    ")

# [properties that decide about it] -> a setup with the default start, the options only it has
_setups: dict[tuple[tuple[str, ...], ...], tuple[Setup, tuple[str, ...]]] = {}


class RootReader:
    """Reads the properties of a root.

    Attributes:
        problems: what is wrong, though the game can be read.
    """

    def __init__(
        self,
        properties: Mapping[str, list[str]],
        error: Callable[[str, str], GameFileError],
    ) -> None:
        """``error`` makes an error from a problem and its property."""
        self._properties = properties
        self._error = error
        self.problems: list[GameFileError] = []
        self._own_options: tuple[str, ...] = ()  # properties of options that only this game has

    def setup(self) -> Setup:
        """Return the game, its options and its start.

        Raises:
            MissingGameError: the rules of its game are not there.
            GameFileError: it is another game, of an unknown version, has options that the game
                does not accept, or starts in a position that is not legal.
        """
        # the games of a collection mostly have the same few setups
        deciding = tuple([(n, *v) for n, v in self._properties.items() if n not in _TEXTS])
        if deciding in _setups:
            setup, self._own_options = _setups[deciding]
            if GAMES.get(setup.game.key) is setup.game:
                return setup
        setup = self._read_setup()
        if not self.problems and not setup.placement:
            if len(_setups) >= _MAX_SETUPS:
                _setups.clear()
            _setups[deciding] = setup, self._own_options
        return setup

    def _read_setup(self) -> Setup:
        game = self._game()
        try:
            setup = self._options(game)
            if sets_up(self._properties):
                return read_placement(setup, self._properties, self._error)
            return setup
        except GameFileError:
            if self.problems:
                raise self.problems[0] from None  # a newer version may have more options
            raise

    def text(self, name: str) -> str | None:
        """Return the value of a property as one line, None without it; report further values."""
        values = self._properties.get(name)
        if values is None:
            return None
        if len(values) > 1:
            self.problems.append(
                self._error(
                    TranslatableText("{name} has %Ln values", "", len(values), name=name), name
                )
            )
        return one_line(values[0])

    def texts(self, name: str) -> list[str]:
        """Return all values of a property, each as one line."""
        return [one_line(value) for value in self._properties.get(name, [])]

    @property
    def managed(self) -> frozenset[str]:
        """The properties that are kept in fields of the record or given by its setup."""
        placement = PLACEMENT if sets_up(self._properties) else ()
        return MANAGED.union(self._own_options, placement)

    @property
    def minor(self) -> str:
        """XF if a newer program has extended this version of the format; else ""."""
        major, minor = self._version()
        return f"{major}.{minor}" if major == FORMAT and minor > _MINOR else ""

    @property
    def names_starters(self) -> bool:
        """Return whether PB and PW name who started with that colour, as in old files."""
        return self._version() < (FORMAT, _MINOR)

    def _game(self) -> Game:
        key = self._single("XG")
        number = (self._single("GM") or "1").strip()  # without GM it is Go
        ours = {str(game.number): game for game in GAMES.values()}
        if key is None and number not in ours:
            title = FOREIGN_GAMES.get(number) or TranslatableText(
                "an unknown kind, GM[{number}]", number=number
            )
            raise self._error(
                TranslatableText(
                    "this is a game of {title}, which Oddments does not play", title=title
                ),
                "GM",
            )
        newer = self._newer_format()
        if key is not None and key not in GAMES:
            raise newer or self._missing(key)
        if newer:
            self.problems.append(newer)
        return ours[number] if key is None else GAMES[key]

    def _missing(self, key: str) -> MissingGameError:
        """Return the error that says what is missing to play the game with this key."""
        package = self._single("XI") or ""
        package = package if _DISTRIBUTION.fullmatch(package) else ""
        broken = next((package for package in BROKEN if package.key == key), None)
        why = "" if broken is None else error_text(BROKEN[broken])
        if broken is not None:
            problem = TranslatableText(
                "the game {key} of {package} cannot be played: {why}",
                key=repr(key),
                package=broken.origin,
                why=why,
            )
        elif package:
            problem = TranslatableText(
                "the game {key} is not installed: it comes with the package {package}",
                key=repr(key),
                package=repr(package),
            )
        else:
            problem = TranslatableText(
                "this version of Oddments does not know the game {key}", key=repr(key)
            )
        return MissingGameError(self._error(problem, "XG"), key, package, why)

    def _options(self, game: Game) -> Setup:
        chosen: dict[str, Any] = {}
        used = set()
        # an option's range may depend on those before it, so ask again after each
        while undecided := [o for o in game.options(chosen) if o.key not in chosen]:
            option = undecided[0]
            text = self._single(option.sgf)
            value = option.default if text is None else option.read(text.strip())
            if value is None:
                problem = OptionError(game.key, option.key, text, option.values)
                raise self._error(error_text(problem), option.sgf)
            chosen[option.key] = value
            used.add(option.sgf)
        self._own_options = tuple(sorted(used.difference(OPTIONS)))
        setup = game.setup(**chosen)
        # options that the game does not have may only hold their implied value
        plain = {"SZ": str(game.board(setup).size), "XV": "standard", "KM": "0", "XP": "off"}
        for name in OPTIONS:
            text = self._single(name)
            if text is not None and name not in used and text.strip() != plain.get(name):
                raise self._error(
                    TranslatableText(
                        "{game} does not take {option} with these options",
                        game=game.title,
                        option=f"{name}[{text}]",
                    ),
                    name,
                )
        return setup

    def _newer_format(self) -> GameFileError | None:
        """Return the error for a format that this program does not know."""
        major, _minor = self._version()
        if major <= FORMAT:
            return None
        text = (self._single("XF") or "").strip()
        return self._error(
            TranslatableText(
                "this was written by a newer version of Oddments (format {format}, not {known})",
                format=text,
                known=FORMAT,
            ),
            "XF",
        )

    def _version(self) -> tuple[int, int]:
        """Return the major and the minor version in XF."""
        if "XF" not in self._properties:
            return FORMAT, 0
        text = (self._single("XF") or str(FORMAT)).strip()
        found = _VERSION.fullmatch(text)
        if found is None:
            raise self._error(
                TranslatableText("XF must be a number of at least 1, not {text}", text=repr(text)),
                "XF",
            )
        return int(found[1]), int(found[2] or 0)

    def _single(self, name: str) -> str | None:
        """Return the value of a property that must have one; None without it."""
        values = self._properties.get(name)
        if values is None:
            return None
        if len(values) > 1:
            raise self._error(
                TranslatableText("{name} has %Ln values", "", len(values), name=name), name
            )
        return values[0]


def root_properties(record: GameRecord) -> dict[str, list[str]]:
    """Return all properties of a game's root, for writing."""
    game = record.setup.game
    swapped = record.ends_swapped
    version = f"{FORMAT}.{_MINOR}" if swapped else str(FORMAT)
    properties = {
        "FF": ["4"],
        "CA": ["UTF-8"],
        "AP": [f"Oddments:{VERSION}"],
        "GM": [str(game.number)],
        "XG": [game.key],
        "XF": record.root.properties.get("XF") or [version],
    }
    if distribution := PACKAGES[game.key].distribution:
        properties["XI"] = [distribution.name]
    chosen = dict(record.setup.options)
    for option in game.options(chosen):
        value = chosen[option.key]
        if isinstance(value, bool):
            if value != option.default:
                properties[option.sgf] = ["on" if value else "off"]
        elif not isinstance(value, str) or value != option.default:
            properties[option.sgf] = [str(value)]
    properties |= placement_properties(record.setup)
    names = reversed(record.names) if swapped else record.names
    properties |= {name: [text] for name, text in zip(("PB", "PW"), names, strict=True) if text}
    if any(record.seats):
        properties["XC"] = list(record.seats)
    kept = record.root.properties
    kept = exchanged(kept) if swapped else kept
    properties |= {n: values for n, values in kept.items() if values and n not in properties}
    if result := record.game_result_text:
        properties["RE"] = [result]
    return properties


def exchanged(properties: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Return properties of a root with those of Black and White exchanged."""
    return {_OTHER.get(name, name): values for name, values in properties.items()}


def one_line(text: str) -> str:
    """Return SGF's SimpleText: one line."""
    return text.translate(_SPACES)
