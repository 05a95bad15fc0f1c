"""The choice of who plays: against the computer or a friend, and who begins."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from desktop.game.players import FIRST_LEVEL, Computer, Human, Seat, Seats
from desktop.i18n.text import said, say, tr, tr_noop
from desktop.start.choice_row import ChoiceRow
from desktop.start.engine_field import EngineField
from desktop.start.level_field import LevelField
from desktop.start.name_edit import NameEdit
from desktop.views.game_texts import TEXTS
from rules.setup import Game


class Opponent(enum.IntEnum):
    """Who plays; the values are in the order of the buttons."""

    COMPUTER = 0
    FRIEND = 1
    COMPUTERS = 2


class Part(enum.IntEnum):
    """Which player the human is, against the computer; the values are in the order of the buttons.

    The first player has Black, or before an offer of komi names it.
    """

    FIRST = 0
    SECOND = 1
    RANDOM = 2


_OPPONENTS = (tr_noop("Computer"), tr_noop("A friend"), tr_noop("Two computers"))
_COLOURS = (tr_noop("Black"), tr_noop("White"), tr_noop("Random"))
_NUMBERED = (tr_noop("First"), tr_noop("Second"), tr_noop("Random"))
_OFFER = (tr_noop("Name the komi"), tr_noop("Choose a colour"), tr_noop("Random"))
_SEATS = (tr_noop("Black (moves first)"), tr_noop("White"))
_NUMBERED_SEATS = (tr_noop("Player 1"), tr_noop("Player 2"))
_OFFER_SEATS = (tr_noop("Names the komi"), tr_noop("Chooses a colour"))


class PlayersField(QWidget):
    """Rows for the two players.

    Attributes:
        opponent, part: see ``Opponent`` and ``Part``.
        form: the layout of the rows.
        names: of the humans; the first one is that of the only human.
        engines: of the computers; the first one is that of the only computer. Hidden while there is
            only our own.
        levels: of our own engine.

    Signals:
        changed: the players have changed.
    """

    changed = Signal()

    def __init__(
        self, game: Game, seats: Seats, *, is_random: bool = False, engines: Sequence[str] = ()
    ) -> None:
        """``engines``: the names of other engines that play the game."""
        super().__init__()
        self._game, self._is_offer = game, False
        self.opponent = ChoiceRow(lambda: tr("Opponent"), lambda: [tr(t) for t in _OPPONENTS])
        self.part = ChoiceRow(self._part_title, lambda: [tr(t) for t in self._part_texts])
        self.engines = (
            EngineField(engines, lambda: self._engine_title(0)),
            EngineField(engines, lambda: self._engine_title(1)),
        )
        self.levels = (
            LevelField(game, lambda: self._level_title(0)),
            LevelField(game, lambda: self._level_title(1)),
        )
        self.names = (NameEdit(), NameEdit())
        self._labels: list[QLabel] = []
        self.form = QFormLayout(self)
        self._build()
        self.choose(seats, is_random=is_random)
        for row in (self.opponent, self.part):
            row.chosen.connect(self._refresh)
        for level in self.levels:
            level.changed.connect(self.changed)
        for engine in self.engines:
            engine.changed.connect(self._refresh)

    @property
    def is_random(self) -> bool:
        """Whether it is drawn which player the human is."""
        return self.opponent.choice == Opponent.COMPUTER and self.part.choice == Part.RANDOM

    @property
    def seats(self) -> Seats:
        """The first and the second player; the human is first if ``is_random``."""
        first, second = (Human(edit.value) for edit in self.names)
        computers = [
            engine.seat or level.seat
            for engine, level in zip(self.engines, self.levels, strict=True)
        ]
        if self.opponent.choice == Opponent.FRIEND:
            return first, second
        if self.opponent.choice == Opponent.COMPUTERS:
            return computers[0], computers[1]
        seats: tuple[Seat, Seat] = (first, computers[0])
        return (seats[1], seats[0]) if self.part.choice == Part.SECOND else seats

    @property
    def controls(self) -> list[QWidget]:
        """The input widgets in tab order."""
        return [
            *self.opponent.buttons,
            *self.part.buttons,
            *[
                control
                for engine, level in zip(self.engines, self.levels, strict=True)
                for control in (engine.choice, engine.time, level.slider, level.match)
            ],
            *self.names,
        ]

    def focus_if_refused(self) -> bool:
        """Take the focus if a number was refused since the last call. Returns whether one was."""
        shown = [engine for engine in self.engines if engine.isVisible() and engine.seat]
        refused = [engine.time.focus_if_refused() for engine in shown]  # no shortcut: each resets
        return any(refused)

    def set_offer(self, is_offer: bool) -> None:
        """Set whether the players offer komi first, instead of having colours."""
        self._is_offer = is_offer
        self.part.retranslate()
        self._refresh()

    def offer_engines(self, engines: Sequence[str]) -> None:
        """Offer other engines, by their names, instead of those before."""
        for field in self.engines:
            field.offer(engines)
        self._refresh()

    def choose(self, seats: Seats, *, is_random: bool = False) -> None:
        """Show these players; if ``is_random``, the only human will have either seat."""
        others = [seat for seat in seats if not isinstance(seat, Human)] or [Computer(FIRST_LEVEL)]
        for at, seat in enumerate((others[0], others[-1])):
            self.engines[at].choose(seat)
            self.levels[at].choose(seat if isinstance(seat, Computer) else Computer(FIRST_LEVEL))
        humans = [seat.name for seat in seats if isinstance(seat, Human)]
        for edit, name in zip(self.names, (*humans, "", "")[:2], strict=True):
            edit.setText(name)
        human = [isinstance(seat, Human) for seat in seats]
        opponent = Opponent.FRIEND if all(human) else Opponent.COMPUTERS
        self.opponent.choose(opponent if human[0] == human[1] else Opponent.COMPUTER)
        part = Part.SECOND if human == [False, True] else Part.FIRST
        self.part.choose(Part.RANDOM if is_random else part)
        self._refresh()

    def _refresh(self) -> None:
        """Show the rows that the choice needs."""
        opponent = self.opponent.choice
        plays = (opponent != Opponent.FRIEND, opponent == Opponent.COMPUTERS)
        shown: dict[QWidget, bool] = {
            self.part: opponent == Opponent.COMPUTER,
            self.names[0]: opponent != Opponent.COMPUTERS,
            self.names[1]: opponent == Opponent.FRIEND,
        }
        for at, (engine, level) in enumerate(zip(self.engines, self.levels, strict=True)):
            shown[engine] = plays[at] and engine.has_choice
            shown[level] = plays[at] and engine.seat is None
        for field, is_shown in shown.items():
            self.form.setRowVisible(field, is_shown)
        self.levels[0].offer_match(opponent == Opponent.COMPUTER)
        self._name_rows()
        self.changed.emit()

    def _name_rows(self) -> None:
        texts = [
            tr("Opponent"),
            self._part_title(),
            *[
                title(number)
                for number in (0, 1)
                for title in (self._engine_title, self._level_title)
            ],
            *[self._name_title(number) for number in (0, 1)],
        ]
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        for number, name in enumerate(self.names):
            name.setAccessibleName(self._name_title(number))
            self.engines[number].retranslate()

    @property
    def _part_texts(self) -> tuple[str, ...]:
        if self._is_offer:
            return _OFFER
        return _NUMBERED if TEXTS[self._game.key].numbered else _COLOURS

    def _part_title(self) -> str:
        if self._is_offer:
            return tr("You")
        return tr("You move") if TEXTS[self._game.key].numbered else tr("You play")

    def _seat_title(self, number: int) -> str:
        """Return what the first or the second player is called."""
        if self._is_offer:
            return tr(_OFFER_SEATS[number])
        numbered = TEXTS[self._game.key].numbered
        return tr((_NUMBERED_SEATS if numbered else _SEATS)[number])

    def _engine_title(self, number: int) -> str:
        is_alone = self.opponent.choice != Opponent.COMPUTERS
        return tr("Engine") if is_alone else self._seat_title(number)

    def _level_title(self, number: int) -> str:
        is_alone = self.opponent.choice != Opponent.COMPUTERS
        is_named = is_alone or self.engines[number].has_choice  # the row above names the seat
        return tr("Level") if is_named else self._seat_title(number)

    def _name_title(self, number: int) -> str:
        is_alone = self.opponent.choice != Opponent.FRIEND
        return tr("Your name") if is_alone else self._seat_title(number)

    def _build(self) -> None:
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(8)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        computers = [
            field for pair in zip(self.engines, self.levels, strict=True) for field in pair
        ]
        for field in (self.opponent, self.part, *computers, *self.names):
            label = said(QLabel(), str)
            self._labels.append(label)
            self.form.addRow(label, field)
        inputs = [
            control
            for engine, level in zip(self.engines, self.levels, strict=True)
            for control in (engine.choice, level.slider)
        ] + [*self.names]
        for label, control in zip(self._labels[2:], inputs, strict=True):
            label.setBuddy(control)
        say(lambda _text: self._name_rows(), str, self)
