"""What the program remembers from one day to the next, in the user's settings."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QSettings

from desktop.game.players import Computer, Person, Seats, read_seat
from desktop.painting.drawing import Drawing, Numbers
from desktop.painting.orientation import UPRIGHT, Orientation
from rules.clock import NO_CLOCKS, TimeControl, read_time_control
from rules.number import real_number, whole_number
from rules.setup import Game, Setup

ZOOMS = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
_FIRST_LEVEL = 3
_BETWEEN_KEYS = " | "
_SWITCH = {"yes": True, "no": False}


class Settings:
    """Typed access to a ``QSettings``: a value that cannot be read is as good as none."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    def setup(self, game: Game) -> Setup:
        """The options last played with, or the defaults."""
        texts = self._text(f"{game.key}/options").split()
        with contextlib.suppress(ValueError):
            return game.read_setup(dict(text.split("=", 1) for text in texts))
        return game.setup()

    def seats(self, game: Game) -> Seats:
        """Who played last, or a person against the computer."""
        texts = [self._text(f"{game.key}/{seat}") for seat in ("first", "second")]
        if not all(texts):
            return Person(self._people[0]), Computer(_FIRST_LEVEL)
        first = read_seat(texts[0], self._people[0])
        other = int(isinstance(first, Person))  # the second person's name, if it is one
        return first, read_seat(texts[1], self._people[other])

    def time_control(self, game: Game) -> TimeControl:
        """The clocks last played with, or none."""
        main, _, overtime = self._text(f"{game.key}/clocks").partition(" ")
        return read_time_control(main, overtime) or NO_CLOCKS

    def remember(
        self,
        setup: Setup,
        seats: Seats,
        *,
        control: TimeControl = NO_CLOCKS,
        komi_offered: bool,
    ) -> None:
        """Keep these for the next game of this kind."""
        key = setup.game.key
        self._store.setValue(f"{key}/options", str(setup).partition(" ")[2])
        self._store.setValue(f"{key}/first", str(seats[0]))
        self._store.setValue(f"{key}/second", str(seats[1]))
        self._store.setValue(f"{key}/clocks", str(control))
        self._turn(f"{key}/komi_offered", komi_offered)
        people = [seat.name for seat in seats if isinstance(seat, Person)]
        for number, name in enumerate(people, 1):
            self._store.setValue(f"people/{number}", name)

    def lesson_taken(self, game: Game) -> bool:
        """Whether the lesson of a game has been gone through."""
        return self._text(f"{game.key}/lesson") == "taken"

    def set_lesson_taken(self, game: Game) -> None:
        self._store.setValue(f"{game.key}/lesson", "taken")

    def komi_is_offered(self, game: Game) -> bool:
        """Whether komi was last named by one player, the other choosing the side."""
        return self._is_on(f"{game.key}/komi_offered", usually=False)

    @property
    def _people(self) -> list[str]:
        """The names of the first person and of the second one at this screen."""
        return [self._text(f"people/{number}") for number in (1, 2)]

    @property
    def appearance(self) -> str:
        """The key of a theme, which need not be there any more; "system" for the desktop's."""
        return str(self._store.value("window/appearance", "system"))

    @appearance.setter
    def appearance(self, value: str) -> None:
        self._store.setValue("window/appearance", value)

    @property
    def language(self) -> str:
        """The code of the language chosen, "it"; "system" for the desktop's."""
        return str(self._store.value("window/language", "system"))

    @language.setter
    def language(self, value: str) -> None:
        self._store.setValue("window/language", value)

    @property
    def flat(self) -> bool:
        """Whether boards are drawn without depth."""
        return self._is_on("window/flat", usually=False)

    @flat.setter
    def flat(self, value: bool) -> None:
        self._turn("window/flat", value)

    def drawing(self, game: Game) -> Drawing:
        """How boards of a game are drawn; how the board lies is each game's own."""
        numbers = {found.value: found for found in Numbers}
        return Drawing(
            flat=self.flat,
            coordinates=self._is_on("window/coordinates", usually=True),
            numbers=numbers.get(self._text("window/numbers"), Numbers.NONE),
            orientation=self._orientation(game),
        )

    def set_drawing(self, game: Game, drawing: Drawing) -> None:
        self.flat = drawing.flat
        self._turn("window/coordinates", drawing.coordinates)
        self._store.setValue("window/numbers", drawing.numbers.value)
        lies = drawing.orientation
        self._store.setValue(f"{game.key}/sectors", lies.sectors)
        self._turn(f"{game.key}/mirrored", lies.mirrored)

    def _orientation(self, game: Game) -> Orientation:
        mirrored = self._is_on(f"{game.key}/mirrored", usually=False)
        sectors = whole_number(self._text(f"{game.key}/sectors"))
        return UPRIGHT if sectors is None else Orientation(sectors, mirrored)

    @property
    def animated(self) -> bool | None:
        """Whether pieces move to their places; None where that is left to the desktop."""
        return _SWITCH.get(self._text("window/animated"))

    @animated.setter
    def animated(self, value: bool) -> None:
        self._turn("window/animated", value)

    @property
    def log(self) -> bool:
        """Whether what has been told is shown below boards."""
        return self._is_on("window/log", usually=False)

    @log.setter
    def log(self, value: bool) -> None:
        self._turn("window/log", value)

    @property
    def comments(self) -> bool:
        """Whether comments are shown below boards in games that have any."""
        return self._is_on("window/comments", usually=True)

    @comments.setter
    def comments(self, value: bool) -> None:
        self._turn("window/comments", value)

    @property
    def confirms(self) -> bool:
        """Whether a person's turn is played only when it is confirmed."""
        return self._is_on("window/confirms", usually=False)

    @confirms.setter
    def confirms(self, value: bool) -> None:
        self._turn("window/confirms", value)

    @property
    def side_shown(self) -> bool:
        """Whether the panels beside the board are shown."""
        return self._is_on("window/side_shown", usually=True)

    @side_shown.setter
    def side_shown(self, value: bool) -> None:
        self._turn("window/side_shown", value)

    @property
    def turns_shown(self) -> bool:
        """Whether the turns are shown among the panels, as a list or a tree."""
        return self._is_on("window/turns_shown", usually=True)

    @turns_shown.setter
    def turns_shown(self, value: bool) -> None:
        self._turn("window/turns_shown", value)

    @property
    def tree_shown(self) -> bool:
        """Whether the turns are shown as a tree instead of as a list."""
        return self._is_on("window/tree_shown", usually=False)

    @tree_shown.setter
    def tree_shown(self, value: bool) -> None:
        self._turn("window/tree_shown", value)

    def choices(self, kind: str) -> dict[str, str]:
        """What was chosen last for a kind of picture, animation or print: name -> text."""
        self._store.beginGroup(f"take_along/{kind}")
        found = {name: str(self._store.value(name)) for name in self._store.childKeys()}
        self._store.endGroup()
        return found

    def set_choices(self, kind: str, choices: Mapping[str, str]) -> None:
        for name, text in choices.items():
            self._store.setValue(f"take_along/{kind}/{name}", text)

    @property
    def ponders(self) -> bool:
        """Whether the computer goes on thinking while a person is to move."""
        return self._is_on("engine/ponders", usually=False)

    @ponders.setter
    def ponders(self, value: bool) -> None:
        self._turn("engine/ponders", value)

    @property
    def side_share(self) -> float | None:
        """How much of a game's width the panels take, from 0 to 1; None for the usual."""
        return self._share("side")

    @side_share.setter
    def side_share(self, share: float) -> None:
        self._store.setValue("window/side_share", share)

    @property
    def comments_share(self) -> float | None:
        """How much of a board's height the comments below it take; None for the usual."""
        return self._share("comments")

    def set_comments_share(self, share: float) -> None:
        self._store.setValue("window/comments_share", share)

    def _share(self, panels: str) -> float | None:
        """A part of the window from 0 to 1, None where none is kept."""
        share = real_number(self._text(f"window/{panels}_share"))
        return share if share is not None and 0 < share < 1 else None

    @property
    def zoom(self) -> float:
        """How large text and controls are: 1 is usual, and it lies between the ``ZOOMS``."""
        zoom = real_number(self._text("window/zoom"))
        return 1.0 if zoom is None else max(ZOOMS[0], min(ZOOMS[-1], zoom))

    @zoom.setter
    def zoom(self, zoom: float) -> None:
        self._store.setValue("window/zoom", zoom)

    @property
    def geometry(self) -> QByteArray | None:
        """Size and place of the window closed last."""
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

    @property
    def help_geometry(self) -> QByteArray | None:
        """Size and place of the help window."""
        value = self._store.value("help/geometry")
        return value if isinstance(value, QByteArray) else None

    @help_geometry.setter
    def help_geometry(self, value: QByteArray) -> None:
        self._store.setValue("help/geometry", value)

    @property
    def library_geometry(self) -> QByteArray | None:
        """Size and place of the library's window."""
        value = self._store.value("library/geometry")
        return value if isinstance(value, QByteArray) else None

    @library_geometry.setter
    def library_geometry(self, value: QByteArray) -> None:
        self._store.setValue("library/geometry", value)

    @property
    def recent_files(self) -> list[str]:
        """Paths, the latest first."""
        value = self._store.value("files/recent", [])
        if isinstance(value, str):  # a list of one comes back as its item
            return [value] if value else []
        return [str(path) for path in value] if isinstance(value, list) else []

    @recent_files.setter
    def recent_files(self, paths: list[str]) -> None:
        self._store.setValue("files/recent", paths)

    def keys(self, action: str) -> list[str] | None:
        """The keys chosen for an action, as texts of any kind; None where none were chosen."""
        value = self._store.value(f"keys/{action}")
        if value is None:
            return None
        return [text for text in str(value).split(_BETWEEN_KEYS) if text]

    def set_keys(self, action: str, keys: list[str] | None) -> None:
        if keys is None:
            self._store.remove(f"keys/{action}")
        else:
            self._store.setValue(f"keys/{action}", _BETWEEN_KEYS.join(keys))

    def _text(self, name: str) -> str:
        """What is kept under a name, "" for nothing."""
        return str(self._store.value(name, ""))

    def _is_on(self, name: str, *, usually: bool) -> bool:
        return _SWITCH.get(self._text(name), usually)

    def _turn(self, name: str, on: bool) -> None:
        self._store.setValue(name, "yes" if on else "no")
