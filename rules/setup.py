"""A game before its first turn: its options, and what was chosen.

``Game`` belongs to the contract like ``Position``: it knows its options and starts a position. The
two modules refer to each other, here at run time and in position.py for types only.
"""

from __future__ import annotations

import abc
import dataclasses
import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rules.board import Board
from rules.number import real_number
from rules.placement import Placement
from rules.position import Position
from rules.refusal import RulesError
from rules.steps import SpecialStep
from rules.translatable_text import TranslatableText

POSITION = "position"  # the key of the start in a setup's text


class OptionError(RulesError):
    """An option that the game does not have, or a value that it does not accept.

    Attributes:
        key, value: as requested.
        allowed: the values the option accepts; empty if there is no such option.
    """

    def __init__(
        self, game: str, key: str, value: object, allowed: Sequence[Any] = (), needs: str = ""
    ) -> None:
        """``needs``: the value of another option with which there is this one."""
        self.key, self.value, self.allowed = key, value, allowed
        if allowed:
            allowed_text, text = _spell(allowed), _value_text(value)
            super().__init__(
                TranslatableText(
                    "{game} {key} must be {allowed}, not {value}",
                    game=game,
                    key=key,
                    allowed=allowed_text,
                    value=text,
                )
            )
        elif needs:
            super().__init__(
                TranslatableText(
                    "{game} has {key} only with {needs}", game=game, key=key, needs=needs
                )
            )
        else:
            super().__init__(TranslatableText("{game} has no {key}", game=game, key=key))


@dataclasses.dataclass(frozen=True)
class Option:
    """A choice to make before a game.

    Attributes:
        key: its name in the protocol and in settings.
        sgf: the property that holds it in a saved game.
        values: all values it accepts: a range, or a tuple of ints, bools or strings.
        default: one of them; where a file or a command leaves the option out, it is meant.
        sensible: those that people are offered; None for all.
        preset: the one that people are offered first; None for the default.
    """

    key: str
    sgf: str
    values: Sequence[Any]
    default: Any
    sensible: Sequence[Any] | None = None
    preset: Any = None

    @property
    def offered(self) -> Sequence[Any]:
        """The values that people are offered."""
        return self.values if self.sensible is None else self.sensible

    @property
    def first(self) -> Any:
        """The value that people are offered first."""
        return self.default if self.preset is None else self.preset

    def read(self, text: str) -> Any:
        """Return the value that a text spells; None if it spells none."""
        if isinstance(self.default, bool | str):
            return next((value for value in self.values if text == _value_text(value)), None)
        number = real_number(text)  # komi is often written 6.0
        return int(number) if number is not None and number in self.values else None


@dataclasses.dataclass(frozen=True)
class Setup:
    """A game with all its options decided. Equal setups start equal games.

    ``str(setup)`` is what the protocol's ``game`` command takes: ``KEY sides=5 size=6 pie=on``. It
    is also stored: by the settings for the last game of each kind, by the ladder, in logs of
    matches. So an option that is added later must have the earlier rule as its default.

    Attributes:
        options: the values of all options, in order.
        placement: the text of the position in which the game starts, legal and in canonical form;
            "" for the default start. ``placed`` makes it.
    """

    game: Game
    options: tuple[tuple[str, Any], ...]
    placement: str = ""

    def __getitem__(self, key: str) -> Any:
        return self._values[key]

    def get(self, key: str, default: Any = None) -> Any:
        return self._values.get(key, default)

    def __str__(self) -> str:
        placed = f" {POSITION}={self.placement}" if self.placement else ""
        return self.options_text + placed

    def option(self, key: str) -> Option:
        """Return the option with this key.

        Raises:
            StopIteration: the game has none with these options.
        """
        return next(o for o in self.game.options(dict(self.options)) if o.key == key)

    @functools.cached_property
    def _values(self) -> Mapping[str, Any]:
        return dict(self.options)

    @functools.cached_property
    def options_text(self) -> str:
        """The game and its options, without a position in which it starts."""
        return " ".join([self.game.key, *(f"{k}={_value_text(v)}" for k, v in self.options)])

    @property
    def special_steps(self) -> tuple[SpecialStep, ...]:
        """The special steps that a player may come to choose in this game."""
        swap = (SpecialStep.SWAP,) if self.get("pie") else ()
        return swap + self.game.special_steps

    @property
    def bare(self) -> Setup:
        """The same options with the default start."""
        return Setup(self.game, self.options)

    def placed(self, placement: Placement) -> Setup:
        """Return the setup that starts in this position, with the same options.

        Raises:
            PlacementError: it is not legal.
        """
        position = self.blank()
        position.set_up(placement)
        if position == self.blank():
            return self.bare
        return dataclasses.replace(self, placement=position.placement().write(position.board))

    def read_placed(self, text: str) -> Setup:
        """Return the setup that starts in the position that a text spells.

        Raises:
            PlacementError: it spells none, or one that is not legal.
        """
        return self.placed(Placement.read(text, self.game.board(self)))

    def with_options(self, **options: Any) -> Setup:
        """Return a setup with other values of some options, and the same start.

        Raises:
            RulesError: the game does not accept them, or not with this start.
        """
        setup = self.game.setup(**{**dict(self.options), **options})
        return setup.read_placed(self.placement) if self.placement else setup

    def start(self) -> Position:
        return _placed_start(self).copy() if self.placement else self.blank()

    def blank(self) -> Position:
        """Return the default start; also for a setup that starts elsewhere."""
        return self.game.start(self)


class Level(NamedTuple):
    """How the engine plays below full strength: as people do who are learning.

    Attributes:
        simulations: per turn.
        omission_rate: the share of the steps on the board that it does not consider in a turn.
        blunder_rate: the share of its turns in which it does not check for an immediate win.
    """

    simulations: int
    omission_rate: float = 0.0
    blunder_rate: float = 0.0


@dataclasses.dataclass(frozen=True)
class Game(abc.ABC):
    """One of the games: its name, its options and its start. There is one instance per game.

    Attributes:
        key: its name in the protocol and in files.
        title: its name for people.
        number: its GM number in saved games.
        levels: the engine's levels from 1 on, except the strongest, which has no such bounds.
        position_class: makes a position from a setup.
        special_steps: those that a player may choose, apart from the swap of the pie rule; not a
            pass that is legal only where nothing else is.
        owned_colours: whether the pieces of a colour belong to the player who has that colour.
        small_options: those of a small board, on which tests play whole games.

    Raises:
        TypeError: the position class does not override what it must.
    """

    key: str
    title: str
    number: int
    levels: tuple[Level, ...]
    position_class: Callable[[Setup], Position]
    special_steps: ClassVar[tuple[SpecialStep, ...]] = ()
    owned_colours: ClassVar[bool] = True
    small_options: ClassVar[Mapping[str, Any]] = {}

    def __post_init__(self) -> None:
        self.setup().start().check_overrides()

    @abc.abstractmethod
    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        """Return the options that apply, in order; ranges may depend on those ``chosen`` so far."""

    @abc.abstractmethod
    def board(self, setup: Setup) -> Board:
        """Return the empty board."""

    def symmetries(self, board: Board) -> Sequence[Sequence[int]]:
        """Return the images of a board that make no difference to the game, as the board does.

        Those that keep the owners of its sides are the default. For the library.
        """
        return board.symmetries

    # -- provided ----------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<Game {self.key}>"

    def start(self, setup: Setup) -> Position:
        """Return the default position before the first turn."""
        return self.position_class(setup)

    def setup(self, **chosen: Any) -> Setup:
        """Return the setup with these options and defaults for the rest.

        Raises:
            OptionError: no such option in this game, or not that value.
        """
        return self._read(chosen, lambda option, value: value)

    def small_setup(self, **chosen: Any) -> Setup:
        """Return the setup of the small board, with these options as well.

        Raises:
            OptionError: no such option in this game, or not that value.
        """
        return self.setup(**{**self.small_options, **chosen})

    def closest_setup(self, chosen: Mapping[str, Any]) -> Setup:
        """Return the setup that people are offered: with those of these options that apply.

        The rest have what is preset.
        """

        def value_of(option: Option) -> Any:
            value = chosen.get(option.key)
            is_offered = type(value) is type(option.default) and value in option.offered
            return value if is_offered else option.first

        return self._decide(value_of)

    def read_setup(self, texts: Mapping[str, str]) -> Setup:
        """Return the setup that texts spell, as the protocol writes them.

        Raises:
            OptionError: no such option in this game, or not that value.
            PlacementError: the position in which it starts is not legal.
        """
        chosen = {key: text for key, text in texts.items() if key != POSITION}
        setup = self._read(chosen, lambda option, text: option.read(text))
        return setup.read_placed(texts[POSITION]) if POSITION in texts else setup

    def _read(self, asked: Mapping[str, Any], read: Callable[[Option, Any], Any]) -> Setup:
        def value_of(option: Option) -> Any:
            if option.key not in asked:
                return option.default
            value = read(option, asked[option.key])
            if type(value) is not type(option.default) or value not in option.values:
                raise OptionError(self.key, option.key, asked[option.key], option.values)
            return value

        setup = self._decide(value_of)
        decided = dict(setup.options)
        for key, value in asked.items():
            if key not in decided:
                raise OptionError(self.key, key, value, needs=self._needed_for(key))
        return setup

    def _needed_for(self, key: str) -> str:
        """Return the value of an option that brings another one; "" if none does."""
        for option in self.options({}):
            for value in option.values:
                if any(other.key == key for other in self.options({option.key: value})):
                    return f"{option.key}={_value_text(value)}"
        return ""

    def _decide(self, value_of: Callable[[Option], Any]) -> Setup:
        decided: dict[str, Any] = {}
        # an option's range may depend on those before it, so ask again after each
        while undecided := [o for o in self.options(decided) if o.key not in decided]:
            decided[undecided[0].key] = value_of(undecided[0])
        return Setup(self, tuple(decided.items()))


@functools.lru_cache(maxsize=64)
def _placed_start(setup: Setup) -> Position:
    """Return the position in which a setup with a placement starts. Never play on it: copy it."""
    position = setup.blank()
    position.set_up(Placement.read(setup.placement, position.board))
    return position


def _value_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _spell(allowed: Sequence[Any]) -> str:
    if isinstance(allowed, range) and len(allowed) > 4:
        step = "" if allowed.step == 1 else f" in steps of {allowed.step}"
        return f"{allowed[0]} to {allowed[-1]}{step}"
    return " or ".join([_value_text(value) for value in allowed])
