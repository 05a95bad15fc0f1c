"""The root of a saved game: which game it is, in which version of the format, and its setup.

``GM`` and ``XG`` name the game, the properties of its options the setup, ``PB`` and ``PW`` the
players with that colour at the end, ``RE`` the colour that won. Extensions are also ``XF``, the
version of the format, and ``XC``, who plays in each seat.
"""

from __future__ import annotations

import contextlib
import dataclasses
import datetime
import enum
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.board import Board
from rules.games import BROKEN, GAMES, PACKAGES
from rules.piece import Touch
from rules.placement import COLOURS, LETTERS, Placement, PlacementError, named_site
from rules.position import BLACK, NEUTRAL, WHITE
from rules.record.game_record import GameRecord
from rules.record.sgf import GameFileError, MissingGameError
from rules.refusal import RulesError
from rules.setup import Game, OptionError, Setup
from rules.translatable_text import TranslatableText, error_text
from rules.version import VERSION

EVENT, ROUND, DATE, PLACE, TITLE, COMMENT = "EV", "RO", "DT", "PC", "GN", "GC"

_WHOLE = re.compile(r"(\d{4})(?:-(\d\d))?(?:-(\d\d))?", re.ASCII)

_SHORT = re.compile(r"(\d\d)(?:-(\d\d))?", re.ASCII)


class DateProblem(enum.Enum):
    """What is wrong with a date."""

    FORM = "not written as a date"
    NO_SUCH_DAY = "not a day or month of the calendar"


class DateError(ValueError):
    """A text that is not a list of dates.

    Attributes:
        problem: what is wrong.
        part: the piece of the text that is wrong.
    """

    def __init__(self, problem: DateProblem, part: str) -> None:
        self.problem, self.part = problem, part
        super().__init__(f"{part}: {problem.value}")


def read_dates(text: str) -> str:
    """Return the dates of a game as SGF's DT writes them, without spaces.

    ``2026-05-01``, or shorter: ``2026-05``, ``2026``. More follow after commas, without what they
    have in common: ``2026-05-01,02``, ``2026-05,06``, ``2026-12-31,2027-01-01``.

    Raises:
        DateError: the text is not of this form.
    """
    parts = [part.strip() for part in text.split(",")]
    if parts == [""]:
        return ""
    before: tuple[int, ...] = ()
    for part in parts:
        before = _date(part, before)
    return ",".join(parts)


def _date(part: str, before: tuple[int, ...]) -> tuple[int, ...]:
    """Return year, and perhaps month and day; ``before`` is the previous date."""
    if found := _WHOLE.fullmatch(part):
        numbers = tuple([int(number) for number in found.groups() if number])
    elif found := _SHORT.fullmatch(part):
        said = tuple([int(number) for number in found.groups() if number])
        # 05 after a month is a month, after a day a day; 05-06 comes after a day
        if len(before) < 2 or (len(said) == 2 and len(before) < 3):
            raise DateError(DateProblem.FORM, part)
        numbers = (*before[: len(before) - len(said)], *said)
    else:
        raise DateError(DateProblem.FORM, part)
    try:
        datetime.date(*(*numbers, 1, 1)[:3])
    except ValueError:
        raise DateError(DateProblem.NO_SUCH_DAY, part) from None
    return numbers


_STONES = {"AB": BLACK, "AW": WHITE, "XN": NEUTRAL}

DECISIVE = (*_STONES, "XD", "XE", "XA")  # any of them makes it a position that was set up

PLACEMENT = (*DECISIVE, "PL")

_ANY_DECISIVE = frozenset(DECISIVE)

Properties = Mapping[str, list[str]]


def placement_properties(setup: Setup) -> dict[str, list[str]]:
    """Return the properties of the start of a game; none for the default one.

    SGF's ``AB`` and ``AW`` list the cells that look black and white, ``PL`` says who is to move.
    ``XN`` has the cells of neutral pieces, ``XD`` dominoes, in an order in which they can be laid;
    ``XE`` the conditions of a placement, as in its text, and ``XA`` the turns that led there.
    """
    if not setup.placement:
        return {}
    position = setup.start()
    names, placement = position.board.names, position.placement()
    seen = {piece.site: piece.colour for piece in position.pieces()}  # lower ones come first
    properties = {
        name: [names[site] for site in sorted(seen) if seen[site] == colour]
        for name, colour in _STONES.items()
    }
    properties["PL"] = ["BW"[placement.colour]]
    pieces = [piece for piece in placement.pieces if len(piece) > 1]
    properties["XD"] = ["".join([names[touch.site] for touch in piece]) for piece in pieces]
    conditions = placement.write(position.board).partition(f"{COLOURS[placement.colour]}/")[2]
    properties["XE"] = [c for c in conditions.split("/") if c and not c.startswith("after:")]
    properties["XA"] = list(placement.past)
    return {name: values for name, values in properties.items() if values}


def sets_up(properties: Properties) -> bool:
    """Return whether a root has a position that was set up."""
    return not _ANY_DECISIVE.isdisjoint(properties)


def read_placement(
    setup: Setup, properties: Properties, error: Callable[[str, str], Exception]
) -> Setup:
    """Return the setup with the start that the properties of its root describe.

    ``error`` makes the exception that is raised, from a problem and the property it is in.
    """
    board = setup.game.board(setup)
    named = next(name for name in DECISIVE if name in properties)
    try:
        stones = _stones(properties, board)
    except PlacementError as problem:
        raise error(problem.args[0], named) from None
    fields = [*properties.get("XE", ())]
    if setup.blank().touches_per_piece > 1 and "XD" not in properties:
        raise error(TranslatableText("XD is missing, which has the pieces under others too"), named)
    if dominoes := properties.get("XD"):
        fields.append(",".join(dominoes))
    else:
        fields += _fields(stones, board)
    if past := properties.get("XA"):
        fields.append(f"after:{','.join(past)}")
    try:
        placed = _to_move(setup, fields, properties.get("PL"))
    except RulesError as problem:
        raise error(problem.args[0], named) from None
    if dominoes and stones and stones != _seen(placed):
        differ = TranslatableText(
            "{one} and {other} contradict each other", one="AB, AW", other="XD"
        )
        raise error(differ, "XD")
    return placed


def _to_move(setup: Setup, fields: Sequence[str], said: Sequence[str] | None) -> Setup:
    """Return the setup with a start; without PL, with the colour to move that is legal."""
    board = setup.game.board(setup)
    colours = [word for word in COLOURS if said is None or said[:1] == [word[0].upper()]]
    if not colours:
        raise PlacementError(TranslatableText("PL must be B or W, not {text}", text=repr(said)))
    *others, last = reversed(colours)  # what is said of both is said of Black
    placement = Placement.read("/".join([*fields, last]), board)
    for colour in others:
        with contextlib.suppress(PlacementError):
            return setup.placed(dataclasses.replace(placement, colour=COLOURS.index(colour)))
    return setup.placed(placement)


def _stones(properties: Properties, board: Board) -> list[Touch]:
    return sorted(
        [
            Touch(named_site(cell.strip(), board), colour)
            for name, colour in _STONES.items()
            for cell in properties.get(name, ())
        ],
        key=lambda stone: (stone.site, stone.hand),
    )


def _fields(stones: Sequence[Touch], board: Board) -> list[str]:
    """Return the fields of a placement's text for stones of both colours."""
    cells = [
        letter + "".join([board.names[stone.site] for stone in stones if stone.hand == colour])
        for colour, letter in enumerate(LETTERS)
    ]
    return [field for field in cells if len(field) > 1]


def _seen(setup: Setup) -> list[Touch]:
    """Return the visible colours of the position in which a game starts, in order of sites."""
    seen = {piece.site: piece.colour for piece in setup.start().pieces()}
    return [Touch(site, seen[site]) for site in sorted(seen)]


# of https://www.red-bean.com/sgf/properties.html#GM, from 1 on: they are refused by name
_FOREIGN_TITLES = """
Go, Othello, chess, Gomoku, Nine Men's Morris, Backgammon, Chinese chess, Shogi, Lines of
Action, Ataxx, Hex, Jungle, Neutron, Philosopher's Football, Quadrature, Trax, Tantrix,
Amazons, Octi, Gess, Twixt, Zertz, Plateau, Yinsh, Punct, Gobblet, Hive, Exxit, Hnefatal,
Kuba, Tripples, Chase, Tumbling Down, Sahara, Byte, Focus, Dvonn, Tamsk, Gipf, Kropki
"""
FOREIGN_GAMES = {
    str(number): title
    for number, title in enumerate(" ".join(_FOREIGN_TITLES.split()).split(", "), 1)
}  # GM -> title

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


class RootFacts(NamedTuple):
    """What the properties of a root say that many games of a collection have in common.

    Attributes:
        setup: the game, its options and its start.
        managed: the properties that are kept in fields of the record or given by its setup.
        minor: XF if a newer program has extended this version of the format; else "".
    """

    setup: Setup
    managed: frozenset[str]
    minor: str


# [properties that decide about it] -> the facts of a game with the default start
_known: dict[tuple[tuple[str, ...], ...], RootFacts] = {}


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

    def facts(self) -> RootFacts:
        """Return the game, its options and its start, and what goes with these.

        Raises:
            MissingGameError: the rules of its game are not there.
            GameFileError: it is another game, of an unknown version, has options that the game
                does not accept, or starts in a position that is not legal.
        """
        # the games of a collection mostly have the same few setups
        deciding = tuple([(n, *v) for n, v in self._properties.items() if n not in _TEXTS])
        facts = _known.get(deciding)
        if facts is not None and GAMES.get(facts.setup.game.key) is facts.setup.game:
            return facts
        setup = self._read_setup()
        placement = PLACEMENT if sets_up(self._properties) else ()
        major, minor = self._version()
        facts = RootFacts(
            setup,
            managed=MANAGED.union(self._own_options, placement),
            minor=f"{major}.{minor}" if major == FORMAT and minor > _MINOR else "",
        )
        if not self.problems and not setup.placement:
            if len(_known) >= _MAX_SETUPS:
                _known.clear()
            _known[deciding] = facts
        return facts

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
        if value == option.default and (option.implicit or isinstance(value, (bool, str))):
            continue
        text = str(value) if not isinstance(value, bool) else "on" if value else "off"
        properties[option.sgf] = [text]
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
