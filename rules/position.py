# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O1
"""The contract between the rules of a game and everything that uses them.

    site     a place on the board, an int from 0
    player   0 moved first, 1 second; unchanged when the colours are swapped
    colour   BLACK or WHITE
    step     the smallest act, an int: a ``SpecialStep`` or, from ``PLACE`` on, an act on the board
    turn     the steps one player plays before the other is to move (or, if a turn is lost, before
             the same player moves again); the unit of notation, record and undo

A ``Game`` offers options and makes a ``Setup`` from them; that starts a ``Position``: one moment of
a game, possibly in the middle of a turn.

Legality is decided in one place, ``legal_steps``; ``play`` trusts its caller. A position knows no
engine, no file and no widget, and of the past only what its rules ask for.

Four numbers identify a position, each for one purpose:

    name                  covers                                       used by
    search_key()          all that decides the future, but not the     the exact search's table;
                          order of the steps in this turn; 64 bits     lives as long as a search
    state_hash            all that decides the future, and the setup;  ``==``, ``hash()``, openings
                          63 bits, the same on every machine           of matches
    board_hash            the setup and the pieces on the board;       tests
                          63 bits, the same on every machine
    canonical_key()       game, board, pieces and colour to move,      the library's index on disk:
    (rules/library)       the same for all symmetric images; 63 bits   the values must not change
"""

from __future__ import annotations

import abc
import dataclasses
import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import cython

if not cython.compiled:  # first, so that type checkers know the base class
    from rules.piece_numbers import PieceNumbers
    from rules.position_core import PositionCore
    from rules.rng import Rng
    from rules.steps import StepBuffer
else:
    from cython.cimports.rules.piece_numbers import PieceNumbers  # type: ignore[no-redef]
    from cython.cimports.rules.position_core import PositionCore  # type: ignore[no-redef]
    from cython.cimports.rules.rng import Rng  # type: ignore[no-redef]
    from cython.cimports.rules.steps import StepBuffer  # type: ignore[no-redef]

from rules.board import MAX_SITES, Board
from rules.number import real_number
from rules.outcome import Count, Outcome
from rules.piece import Change, Piece, Touch
from rules.placement import Condition, Placement, PlacementError
from rules.position_core import REQUIRED
from rules.refusal import (
    IllegalTurnError,
    InvalidPositionError,
    NotationError,
    Refusal,
    RefusalReason,
    RulesError,
)
from rules.rng import stable_hash
from rules.steps import PLACE as PLACE
from rules.steps import SpecialStep as SpecialStep
from rules.translatable_text import TranslatableText

if TYPE_CHECKING:
    from rules.count_step import CountStep

BLACK, WHITE, NEUTRAL = 0, 1, 2  # neutral pieces belong to nobody
POSITION = "position"  # the key of the start in a setup's text


@cython.cclass
class Position(PositionCore):
    """One moment of a game: mutable, cheap to copy, without undo.

    Games extend it. ``PositionCore`` has the state, the traits and the methods that are compiled
    and called by the search; here are the methods for Python: first those that a game overrides,
    then those that are provided. Where both halves need the same, the compiled method ends in
    ``_nogil``. ``check_overrides`` names what a game has forgotten.
    """

    if not cython.compiled:
        setup: Setup

    # the methods for Python that a game must override; ``REQUIRED`` has the compiled ones
    required = (
        *("outcome", "write", "parse", "touches", "refusal", "pieces", "tally", "change"),
        "lay_out",
    )

    # what decides the future besides the pieces and the colour to move; asked by the editor
    conditions: tuple[Condition, ...] = ()
    # the touches that place a piece: a stone is one, a domino two
    touches_per_piece = 1
    piece_colours = 2  # 3 with neutral pieces

    # -- overridden by each game: the methods for Python ---------------------------------------

    def outcome(self) -> Outcome | None:
        """Return how the game ended by the rules; None before: for window, record and matches."""
        raise NotImplementedError

    def write(self, turn: Sequence[int]) -> str:
        """Return the text of a turn, or of its steps so far: for window, record and protocol."""
        raise NotImplementedError

    def parse(self, text: str) -> tuple[int, ...]:
        """Return the steps that a text spells, legal or not; called by ``read``.

        Raises:
            NotationError: it spells no turn of this game.
        """
        raise NotImplementedError

    def touches(self, step: int) -> tuple[Touch, ...]:
        """Return the touches for a step that is next; empty for a special step: for the window."""
        raise NotImplementedError

    def refusal(self, asked: Sequence[Touch] | SpecialStep) -> Refusal | None:
        """Return why no legal step begins with these touches, or is this special step.

        None if one does. For the window and for messages.
        """
        raise NotImplementedError

    def pieces(self) -> tuple[Piece, ...]:
        """Return all pieces, lower ones first: for the window, the library and the hashes."""
        raise NotImplementedError

    def tally(self) -> tuple[Count, ...]:
        """Return the numbers beside the board: for the window."""
        raise NotImplementedError

    def change(self, step: int) -> tuple[Change, ...]:
        """Return what a legal step would do to the pieces: for animations in the window."""
        raise NotImplementedError

    def lay_out(self, placement: Placement) -> Refusal | None:
        """Place the pieces of ``placement``, and apply its conditions, on the default start.

        Called by ``set_up``. Return why a piece cannot lie there, or a condition hold; None if all
        can.
        """
        raise NotImplementedError

    # -- may be overridden ---------------------------------------------------------------------

    def fault(self) -> Refusal | None:
        """Return why a position with these pieces is not legal; None if it is, or within a turn.

        For ``set_up``, and for ``validate``, whose overrides call the one here.
        """
        return None

    def conditions_now(self) -> dict[Condition, object]:
        """Return the values of the conditions, except swapping, here: for ``placement``."""
        return {}

    def score(self) -> tuple[int, int] | None:
        """Return what Black and White would score if the game ended here.

        None in games without a score. For komi, the record and matches.
        """
        return None

    def count_steps(self) -> tuple[CountStep, ...]:
        """Return how the outcome, if the game ended here, is counted: for the window.

        Empty where nothing can be said before the end. The last step agrees with ``outcome`` and
        ``score``.
        """
        return ()

    def lost_turns(self) -> tuple[int, int]:
        """Return how many turns player 0 and player 1 still have to skip: for the window."""
        return 0, 0

    def state(self) -> tuple[int, ...]:
        """Return what decides the future besides pieces, player and swap: for ``state_hash``."""
        return ()

    def piece_sum(self, numbers: PieceNumbers) -> int:
        """Return the numbers of all pieces, combined by exclusive or: for the library.

        Compiled games override it, since ``pieces`` takes much longer.
        """
        total = 0
        for piece in self.pieces():
            total ^= numbers.of(piece.site, piece.level, piece.colour, piece.partner)
        return total

    def validate(self) -> None:
        """Check the state's parts against each other, computed from scratch: for the engine.

        Raises:
            InvalidPositionError: they contradict each other.
        """
        refusal = self.fault()
        if refusal is not None:
            raise InvalidPositionError(refusal.reason.value)

    # -- provided ------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return self.state_hash

    def __str__(self) -> str:
        return f"{self.setup}: {self.turn} turns, {'BW'[self.colour]} to move"

    @property
    def colour(self) -> int:
        """The colour to move."""
        return self.colour_to_move()

    def colour_of(self, player: int) -> int:
        """Return the colour that ``player`` has now."""
        return player ^ self.swapped

    def player_of(self, colour: int) -> int:
        """Return the player who has ``colour`` now."""
        return colour ^ self.swapped

    @property
    def over(self) -> bool:
        return self.result() >= 0

    @property
    def state_hash(self) -> int:
        """See the module's docstring."""
        return stable_hash(self._identity())

    @property
    def board_hash(self) -> int:
        """See the module's docstring."""
        return stable_hash((self.setup.options_text, self._placed()))

    def legal_steps(self) -> list[int]:
        """Return all legal steps; empty exactly at the end of the game."""
        return self._steps(False)

    def is_legal(self, step: int) -> bool:
        """Return whether a step is one of ``legal_steps``, without a list of them."""
        steps: StepBuffer = StepBuffer()
        self.write_steps(steps, False)
        return steps.contains(step)

    def distinct_steps(self) -> list[int]:
        """Return legal steps with which every turn can be made in one order only."""
        return self._steps(True)

    def legal_turns(self) -> Iterator[tuple[int, ...]]:
        """Yield all complete turns from here, each in one order of its steps."""
        for step in self.distinct_steps():
            after = self.copy()
            after.play(step)
            if after.turn != self.turn:
                yield (step,)
            else:
                for rest in after.legal_turns():
                    yield (step, *rest)

    def play(self, step: int) -> None:
        """Play a step that is legal; nothing is checked."""
        self.play_nogil(step)

    def play_turn(self, turn: Sequence[int]) -> None:
        """Play the steps of a turn; nothing is checked."""
        for step in turn:
            self.play(step)

    def turn_changes(self, turn: Sequence[int]) -> tuple[Change, ...]:
        """Return what the steps of a legal turn would do to the pieces, one after the other."""
        return tuple([each for now, step in self.moments(turn) for each in now.change(step)])

    def moments(self, turn: Sequence[int]) -> Iterator[tuple[Position, int]]:
        """Yield each step of a legal turn, after the position in which it is played."""
        position = self.copy()
        for step in turn:
            yield position, step
            position.play(step)

    def placement(self) -> Placement:
        """Return the position taken apart; one with swapped colours as if it had begun with them.

        ``set_up`` puts it together. Call it at the start of a turn.
        """
        pieces: list[tuple[Touch, ...]] = []
        for piece in self.pieces():
            if piece.partner < 0:
                pieces.append((Touch(piece.site, piece.colour),))
            elif piece.colour == BLACK:
                pieces.append((Touch(piece.site, BLACK), Touch(piece.partner, WHITE)))
        values = {Condition.SWAP: self.may_swap(), **self.conditions_now()}
        fields: dict[str, Any] = {condition.value: value for condition, value in values.items()}
        return Placement(tuple(pieces), self.colour, **fields)

    def set_up(self, placement: Placement) -> None:
        """Become the position that was taken apart; ``self`` is at the default start.

        Raises:
            PlacementError: the position is not legal; ``self`` is unusable then.
        """
        traits = self.touches_per_piece, self.piece_colours, self.conditions
        refusal = placement.misfit(*traits, pie=self.pie)
        if refusal is None:
            self.player = placement.colour
            # of the turns played only these count: none yet, and whether a swap may follow
            self.turn = (1 if placement.swap else 2) if placement.pieces else 0
            refusal = self.lay_out(placement) or self.fault()
        if refusal is not None:
            raise PlacementError(refusal)

    def copy(self) -> Position:
        """Return an equal, independent position."""
        duplicate: Position = self.setup.blank()
        duplicate.copy_from_nogil(self)
        return duplicate

    def copy_from(self, other: Position) -> None:
        """Become equal to another position of the same setup: cheaper than ``copy``."""
        self.copy_from_nogil(other)

    def read(self, text: str) -> tuple[int, ...]:
        """Return the steps of a legal turn from its text.

        Raises:
            NotationError: the text is not a turn, or not in the form of rules.md.
            IllegalTurnError: the rules forbid it here.
        """
        return self.read_into(text, self.setup.blank())

    def read_into(self, text: str, after: Position) -> tuple[int, ...]:
        """Return what ``read`` does, and make ``after``, another position, the one after the turn.

        Raises:
            NotationError, IllegalTurnError: as ``read``; ``after`` is undefined then.
        """
        turn = self.parse(text)
        if not self.over and self.write(turn) != text:
            raise NotationError(text, TranslatableText("write it {turn}", turn=self.write(turn)))
        after.copy_from(self)
        for count, step in enumerate(turn):
            if after.turn != self.turn:
                whole = self.write(turn[:count])
                raise IllegalTurnError(text, Refusal(RefusalReason.TURN_ENDED), whole)
            if not after.is_legal(step):
                asked = SpecialStep(step) if step < PLACE else after.touches(step)
                raise IllegalTurnError(text, after.refusal(asked))
            after.play(step)
        if after.turn == self.turn:
            raise IllegalTurnError(text, None)
        return turn

    def raise_failure(self) -> None:
        """Raise the error of a method that the search has called; see ``PythonPosition``."""

    def random_playout(self, seed: int) -> tuple[float, list[tuple[int, int]]]:
        """Return a playout from a copy: its value for player 0, and its (step, player) pairs."""
        position: Position = self.copy()
        trace: StepBuffer = StepBuffer()
        value = position.playout(Rng(seed), trace)
        position.raise_failure()
        return value, [(item >> 1, item & 1) for item in trace]

    def rollout_value(self, seed: int, *, strong: bool = False) -> float:
        """Return the search's value of this leaf for player 0; with ``strong``, at its best."""
        position: Position = self.copy()
        if strong:
            position.strengthen_playouts()
        value = position.rollout_value_nogil(Rng(seed), None)
        position.raise_failure()
        return value

    def static_eval(self) -> float | None:
        """Return player 0's win probability by static evaluation; None where there is none."""
        value = self.static_eval_nogil()
        return None if value < 0 else value

    def run_playouts(self, count: cython.int) -> int:
        """Run so many playouts from here without Python's lock; for benchmarks."""
        position: Position = self.copy()
        rng: Rng = Rng(count)
        _i: cython.int
        with cython.nogil:
            for _i in range(count):
                position.copy_from_nogil(self)
                position.playout(rng, None)
        position.raise_failure()
        return count

    def check_overrides(self) -> None:
        """Check that the game has overridden what it must; ``self`` is a position at the start.

        Raises:
            TypeError: it has not; the message names the methods.
        """
        trial: Position = self.setup.blank()
        steps: StepBuffer = StepBuffer()
        owners: cython.schar[325]
        if not cython.compiled:
            owners = [0] * MAX_SITES
        trial.copy_from_nogil(self)
        trial.write_steps(steps, False)
        trial.result()
        trial.play_nogil(steps.items[0] if steps.count else PLACE)
        played: Position = self.setup.blank()
        played.playout(Rng(0), None)
        played.write_owners(owners)
        played.raise_failure()
        bits = trial.not_overridden | played.not_overridden
        forgotten = [name for bit, name in REQUIRED.items() if bits & bit]
        classes = type(self).__mro__
        forgotten += [n for n in self.required if sum([n in vars(c) for c in classes]) == 1]
        if forgotten:
            raise TypeError(f"{type(self).__name__} does not override {', '.join(forgotten)}")

    def _steps(self, distinct: bool) -> list[int]:
        steps: StepBuffer = StepBuffer()
        self.write_steps(steps, distinct)
        return list(steps)

    def _placed(self) -> tuple[tuple[int, ...], ...]:
        return tuple(sorted([(p.site, p.level, p.colour, p.partner) for p in self.pieces()]))

    def _identity(self) -> tuple[Any, ...]:
        setup = self.setup.options_text  # however the game began
        return (setup, self.player, self.swapped, self.may_swap(), self._placed(), self.state())


# -- games and their setups ----------------------------------------------------------------------

# These are Python's: without ``annotation_typing`` a game may start anything like a position.


class OptionError(RulesError):
    """An option that the game does not have, or a value that it does not accept.

    Attributes:
        key, value: as requested.
        allowed: the values the option accepts; empty if the game does not have it.
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
        implicit: whether the default is left out where a setup is written. So is that of an option
            that is added to a game: its openings, solved boards and files continue to be found.
    """

    key: str
    sgf: str
    values: Sequence[Any]
    default: Any
    sensible: Sequence[Any] | None = None
    preset: Any = None
    implicit: bool = False

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


@cython.annotation_typing(False)
@dataclasses.dataclass(frozen=True)
class Setup:
    """A game with all its options decided. Equal setups start equal games.

    ``str(setup)`` is what the protocol's ``game`` command takes: ``KEY sides=5 size=6 pie=on``. It
    is also stored: by the settings for the last game of each kind, by the ladder, in logs of
    matches. So an option that is added later is implicit, with the earlier rule as its default.

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
        written = (f"{key}={_value_text(value)}" for key, value in self.written_options)
        return " ".join([self.game.key, *written])

    @functools.cached_property
    def written_options(self) -> tuple[tuple[str, Any], ...]:
        """The options without implicit defaults."""
        implicit = [
            (option.key, option.default)
            for option in self.game.options(dict(self.options))
            if option.implicit
        ]
        return tuple(pair for pair in self.options if pair not in implicit)

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
        return self.led_to(position, position.placement())

    def led_to(self, position: Position, placement: Placement) -> Setup:
        """Return what ``placed`` does for a position that is legal, and its placement."""
        if position == self.blank():
            return self.bare
        return dataclasses.replace(self, placement=placement.write(position.board))

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


@cython.annotation_typing(False)
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
@cython.annotation_typing(False)
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
