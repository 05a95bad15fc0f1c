"""The choice of who plays: its fields, and the dialogs that ask before a game from a position."""

from __future__ import annotations

import enum
import functools
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from desktop.game.game_session import GameSession
from desktop.game.players import (
    FIRST_LEVEL,
    LEVELS,
    Computer,
    Human,
    Seat,
    Seats,
    level_name,
    level_sentence,
    level_text,
)
from desktop.game.rematch import new_record
from desktop.pages.fields import ChoiceRow
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import said, say, tr, tr_noop
from desktop.theme.icons import icon, row_icon
from desktop.views.game_texts import TEXTS
from desktop.widgets.controls import EngineBox, Slider, TenthsBox
from desktop.widgets.label import Label, RefusalLabel, ScreenReaderLabel, add_row
from desktop.widgets.layouts import hbox, vbox
from desktop.widgets.windows import Dialog
from rules.position import Position
from rules.record.engine_seat import THINK_MS, EngineSeat
from rules.record.game_record import GameRecord
from rules.setup import Game

_MAX_NAME = 40  # characters


class NameEdit(QLineEdit):
    """A short name, which may be left empty."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(_MAX_NAME)
        say(self.setPlaceholderText, lambda: tr("Name (optional)"))

    @property
    def value(self) -> str:
        """The name, with single spaces between its words and none around it."""
        return " ".join(self.text().split())


_LEAST_PX = 90  # at which every level can be hit


class LevelSlider(Slider):
    """From the weakest level to the strongest."""

    def __init__(self) -> None:
        super().__init__()
        self.setRange(LEVELS[0], LEVELS[-1])
        self.setPageStep(1)
        self.setMinimumWidth(_LEAST_PX)


_SLIDER_PX = 240  # at most


class LevelField(QWidget):
    """Shows the levels of one game.

    Instead, the level can be left to the program, which matches it to the player when the game
    begins.

    Attributes:
        match: whether the level matches the player; hidden unless offered.
    """

    def __init__(self, game: Game, title: Callable[[], str]) -> None:
        """``title`` names the slider for screen readers."""
        super().__init__()
        self._game, self._title = game, title
        self.slider = LevelSlider()
        self.slider.setMaximumWidth(_SLIDER_PX)
        self.name, self.sentence = Label(), Label(role="quiet")
        self.name.setWordWrap(False)
        self.name.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.match = said(QCheckBox(), lambda: tr("About my strength"))
        self.match.hide()
        level = hbox((self.slider, 1), (self.name, 1), spacing=8)
        match = (self.match, 0, Qt.AlignmentFlag.AlignLeft)
        vbox(level, match, self.sentence, on=self, spacing=2)
        self._show()
        self.slider.valueChanged.connect(self._show)
        self.match.toggled.connect(self._show)
        UI_LANGUAGE.changed.connect(self._show)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.heightForWidth(self.width()) > self.height():
            # later: a form that is being laid out keeps the heights that it has begun with
            QTimer.singleShot(0, self, self.updateGeometry)

    @property
    def seat(self) -> Computer:
        """The computer that is chosen; at which level it matches the player is not known yet."""
        return Computer(self.slider.value(), matched=self._matches)

    def choose(self, seat: Computer) -> None:
        self.slider.setValue(seat.level)
        self.match.setChecked(seat.matched)

    def offer_match(self, offered: bool) -> None:
        """Set whether the level can be left to the program."""
        self.match.setVisible(offered)
        self._show()

    @property
    def _matches(self) -> bool:
        return self.match.isChecked() and not self.match.isHidden()

    def _show(self) -> None:
        level, matches = self.slider.value(), self._matches
        self.slider.setEnabled(not matches)
        self.name.setText("" if matches else level_text(level))
        self.sentence.setText(
            tr("Your chances are even. The level is named after the game.")
            if matches
            else level_sentence(self._game, level)
        )
        self.slider.setAccessibleName(self._title())
        self.slider.setAccessibleDescription(f"{level_name(level)}. {self.sentence.text()}")


DEFAULT_MS = 3000
_TENTH_MS = 100


class ThinkTimeBox(TenthsBox):
    """Shows seconds with one decimal."""

    def __init__(self, think_ms: int = DEFAULT_MS) -> None:
        super().__init__(range(THINK_MS[0] // _TENTH_MS, THINK_MS[-1] // _TENTH_MS + 1))
        say(self.setSuffix, lambda: tr(" s per move"))
        say(self.setToolTip, lambda: tr("If the game has clocks, they may leave less."))
        self.think_ms = think_ms

    @property
    def think_ms(self) -> int:
        """The time in milliseconds, one of ``THINK_MS``."""
        return self.value() * _TENTH_MS

    @think_ms.setter
    def think_ms(self, think_ms: int) -> None:
        self.setValue(round(think_ms / _TENTH_MS))


class EngineField(QWidget):
    """A list of engines, our own first."""

    def __init__(self, engines: Sequence[str], title: Callable[[], str]) -> None:
        """``engines`` are the names of the others; ``title`` is for screen readers."""
        super().__init__()
        self._title = title
        self.choice, self.time = EngineBox(engines), ThinkTimeBox()
        refusal = RefusalLabel()
        self.time.refused.connect(refusal.show_text)
        vbox(hbox((self.choice, 1), self.time, spacing=8), refusal, on=self, spacing=2)
        self.retranslate()
        self._show()
        self.choice.currentIndexChanged.connect(self._show)
        UI_LANGUAGE.changed.connect(self.retranslate)

    @property
    def seat(self) -> EngineSeat | None:
        """The other engine that is chosen; None for our own."""
        name = self.choice.name
        return EngineSeat(name, self.time.think_ms) if name else None

    def offer(self, engines: Sequence[str]) -> None:
        """Offer these engines beside our own; one that is still there stays chosen."""
        self.choice.offer(engines)
        self._show()

    def choose(self, seat: Seat) -> None:
        """Choose the engine of a seat; our own if there is no such engine here."""
        other = seat if isinstance(seat, EngineSeat) else None
        self.time.think_ms = other.think_ms if other is not None else DEFAULT_MS
        self.choice.choose(other.name if other is not None else "")

    def retranslate(self) -> None:
        """Show the current title."""
        self.choice.setAccessibleName(self._title())
        self.time.setAccessibleName(tr("{seat}: time per move", seat=self._title()))

    def _show(self) -> None:
        self.time.setVisible(bool(self.choice.name))


_HUMAN, _COMPUTER = 0, 1
_ENGINES = 2  # from here on
_LETTERS = 10  # of an engine's name that are always in sight


class SeatField(QWidget):
    """A list of the kinds of players, and what belongs to each.

    A human has a name, the computer a level, any other engine its time per move.
    """

    def __init__(self, seat: Seat, *, engines: Sequence[str] = ()) -> None:
        """``engines``: the names of other engines that play the game."""
        super().__init__()
        self.kind = QComboBox()
        self.kind.addItem(row_icon("person"), "")
        self.kind.addItem(row_icon("computer"), "")
        for name in engines:
            self.kind.addItem(row_icon("computer"), name)
        self.kind.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if engines:
            adjust = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            self.kind.setSizeAdjustPolicy(adjust)
            self.kind.setMinimumContentsLength(_LETTERS)
        self.level = LevelSlider()
        self._shown_level = Label()
        self._shown_level.setWordWrap(False)
        self._shown_level.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.name, self.time = NameEdit(), ThinkTimeBox()
        level = QWidget()
        hbox(self.level, self._shown_level, on=level, spacing=8)
        self._more = QStackedWidget()
        self._more.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for page in (self.name, level, self.time):
            self._more.addWidget(page)
        hbox(self.kind, (self._more, 1), on=self, spacing=8)
        self._kind_label = ScreenReaderLabel(self.kind)
        self._title: Callable[[], str] = str
        self._name_all()
        UI_LANGUAGE.changed.connect(self._name_all)
        self.choose(seat)
        self.kind.currentIndexChanged.connect(self._show)
        self.level.valueChanged.connect(self._show)

    @property
    def seat(self) -> Seat:
        kind = self.kind.currentIndex()
        if kind >= _ENGINES:
            return EngineSeat(self.kind.currentText(), self.time.think_ms)
        return Computer(self.level.value()) if kind == _COMPUTER else Human(self.name.value)

    def focus_if_refused(self) -> bool:
        """Take the focus if a time was refused since the last call. Returns whether one was."""
        return self.kind.currentIndex() >= _ENGINES and self.time.focus_if_refused()

    def set_title(self, title: Callable[[], str]) -> None:
        """Set the name of the seat for screen readers."""
        self._title = title
        self._name_all()

    def _name_all(self) -> None:
        title = self._title()
        self.kind.setItemText(_HUMAN, tr("Human"))
        self.kind.setItemText(_COMPUTER, tr("Computer"))
        self.kind.setAccessibleName(tr("{seat}: played by", seat=title))
        self.name.setAccessibleName(tr("{seat}: player name", seat=title))
        self.level.setAccessibleName(tr("{seat}: computer level", seat=title))
        self.time.setAccessibleName(tr("{seat}: time per move", seat=title))
        self._kind_label.setText(self.kind.accessibleName())
        widest = max(self.fontMetrics().horizontalAdvance(level_text(n)) for n in LEVELS)
        self._shown_level.setMinimumWidth(widest + 8)
        self._shown_level.setText(level_text(self.level.value()))

    def choose(self, seat: Seat) -> None:
        """Show a seat; the computer instead of an engine that is not in the list."""
        self.kind.setCurrentIndex(self._kind_of(seat))
        self.level.setValue(seat.level if isinstance(seat, Computer) else FIRST_LEVEL)
        self.name.setText(seat.name if isinstance(seat, Human) else "")
        self.time.think_ms = seat.think_ms if isinstance(seat, EngineSeat) else DEFAULT_MS
        self._show()

    def _kind_of(self, seat: Seat) -> int:
        if isinstance(seat, Human):
            return _HUMAN
        names = [self.kind.itemText(at) for at in range(_ENGINES, self.kind.count())]
        if isinstance(seat, EngineSeat) and seat.name in names:
            return _ENGINES + names.index(seat.name)
        return _COMPUTER

    def _show(self) -> None:
        self._more.setCurrentIndex(min(self.kind.currentIndex(), _ENGINES))
        self._shown_level.setText(level_text(self.level.value()))


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
    """Rows for the two players: who they are; in ``more``, what few people change.

    Attributes:
        opponent, part: see ``Opponent`` and ``Part``.
        more: the rows for engines and the only human's name, to be placed elsewhere.
        form, more_form: the layouts of the rows here and of those in ``more``.
        names: of two humans.
        own_name: of the only human, the same as the first of the two.
        engines: of the computers; the first one is that of the only computer. Hidden while there is
            only our own.
        levels: of our own engine.
    """

    def __init__(
        self, game: Game, seats: Seats, *, is_random: bool = False, engines: Sequence[str] = ()
    ) -> None:
        """``engines``: the names of other engines that play the game."""
        super().__init__()
        self._game, self._is_offer = game, False
        self.opponent = ChoiceRow(lambda: tr("Opponent"), lambda: [tr(t) for t in _OPPONENTS])
        self.part = ChoiceRow(self._part_title, lambda: [tr(t) for t in self._part_texts])
        engine_title, level_title = self._engine_title, self._level_title
        self.engines = [EngineField(engines, functools.partial(engine_title, n)) for n in (0, 1)]
        self.levels = [LevelField(game, functools.partial(level_title, n)) for n in (0, 1)]
        self.names, self.own_name = (NameEdit(), NameEdit()), NameEdit()
        self._labels: list[QLabel] = []
        self.more = QWidget(self)
        self.form, self.more_form = QFormLayout(self), QFormLayout(self.more)
        self._build()
        self.own_name.textEdited.connect(self.names[0].setText)
        self.names[0].textChanged.connect(self._copy_name)
        self.choose(seats, is_random=is_random)
        for row in (self.opponent, self.part):
            row.group.idClicked.connect(self._refresh)
        for engine in self.engines:
            engine.choice.currentIndexChanged.connect(self._refresh)

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
        """The input widgets in tab order, without those in ``more``."""
        levels = [control for level in self.levels for control in (level.slider, level.match)]
        return [*self.opponent.buttons, *levels, *self.part.buttons, *self.names]

    @property
    def more_controls(self) -> list[QWidget]:
        """The input widgets in ``more``, in tab order."""
        engines = [control for engine in self.engines for control in (engine.choice, engine.time)]
        return [*engines, self.own_name]

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
        opponent = self.opponent.choice
        plays = (opponent != Opponent.FRIEND, opponent == Opponent.COMPUTERS)
        self.form.setRowVisible(self.part, opponent == Opponent.COMPUTER)
        for edit in self.names:
            self.form.setRowVisible(edit, opponent == Opponent.FRIEND)
        self.more_form.setRowVisible(self.own_name, opponent == Opponent.COMPUTER)
        for is_played, engine, level in zip(plays, self.engines, self.levels, strict=True):
            self.more_form.setRowVisible(engine, is_played and engine.choice.has_choice)
            self.form.setRowVisible(level, is_played and engine.seat is None)
        self.levels[0].offer_match(opponent == Opponent.COMPUTER)
        self._name_rows()

    def _name_rows(self) -> None:
        titles = (self._level_title, self._seat_title, self._engine_title)
        levels, names, engines = ([title(number) for number in (0, 1)] for title in titles)
        texts = [tr("Opponent"), *levels, self._part_title(), *names, *engines, tr("Your name")]
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.own_name.setAccessibleName(texts[-1])
        for edit, name, engine in zip(self.names, names, self.engines, strict=True):
            edit.setAccessibleName(name)
            engine.retranslate()

    def _copy_name(self, name: str) -> None:
        if name != self.own_name.text():  # or its cursor would jump to the end
            self.own_name.setText(name)

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
        if self._is_offer:
            return tr(_OFFER_SEATS[number])
        numbered = TEXTS[self._game.key].numbered
        return tr((_NUMBERED_SEATS if numbered else _SEATS)[number])

    def _engine_title(self, number: int) -> str:
        is_alone = self.opponent.choice != Opponent.COMPUTERS
        return tr("Engine") if is_alone else self._seat_title(number)

    def _level_title(self, number: int) -> str:
        is_alone = self.opponent.choice != Opponent.COMPUTERS
        return tr("Level") if is_alone else self._seat_title(number)

    def _build(self) -> None:
        for form in (self.form, self.more_form):
            form.setContentsMargins(0, 0, 0, 0)
            form.setHorizontalSpacing(16)
            form.setVerticalSpacing(8)
            form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        named: dict[QWidget, QWidget] = {}  # [field] -> what its label is for
        named |= {level: level.slider for level in self.levels}
        named |= {engine: engine.choice for engine in self.engines}
        for form, fields in (
            (self.form, (self.opponent, *self.levels, self.part, *self.names)),
            (self.more_form, (*self.engines, self.own_name)),
        ):
            for field in fields:
                label = said(QLabel(), str)
                label.setBuddy(named.get(field, field))
                self._labels.append(label)
                form.addRow(label, field)
        say(lambda _text: self._name_rows(), str, self)


_Text = Callable[[], str]


class SeatsDialog(Dialog):
    """Asks who plays each colour.

    Signals:
        chosen(Seats): the user has chosen these players.
    """

    chosen = Signal(object)

    def __init__(
        self,
        window: QWidget,
        seats: Seats,
        position: Position,
        where: _Text,
        what: _Text,
        *,
        engines: Sequence[str] = (),
    ) -> None:
        """``position`` is the one to play from; ``where`` and ``what`` say what will be played.

        ``engines``: the names of other engines that play the game.
        """
        super().__init__(window)
        say(self.setWindowTitle, lambda: tr("Play from here – Oddments"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.seat_fields = [SeatField(seat, engines=engines) for seat in seats]
        self.go = said(QPushButton(), lambda: tr("Play"))
        self.go.setProperty("role", "primary")
        self.go.setIcon(icon("engine.go_on", QPalette.ColorRole.HighlightedText))
        self.go.setDefault(True)
        self.go.clicked.connect(self._choose)
        form = QFormLayout()
        for player, field in enumerate(self.seat_fields):
            title = functools.partial(_title, position, player)
            field.set_title(title)
            add_row(form, title, field)
        buttons = QDialogButtonBox()
        buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.clicked.connect(self.reject)
        texts = (said(Label(role="name"), where), said(Label(), what))
        vbox(*texts, form, None, buttons, on=self, spacing=12, margins=None)

    @property
    def seats(self) -> Seats:
        return self.seat_fields[0].seat, self.seat_fields[1].seat

    def _choose(self) -> None:
        refused = [field.focus_if_refused() for field in self.seat_fields]  # each resets
        if any(refused):
            return  # a field shows another time than the one that was typed
        seats = self.seats
        self.accept()
        self.chosen.emit(seats)


def _title(position: Position, player: int) -> str:
    texts = TEXTS[position.setup.game.key]
    colour = texts.player_name(position.colour_of(player))
    return tr("{colour}, to move", colour=colour) if player == position.player else colour


_ASIDE = tr_noop("Your moves become a variation of this game. The moves that follow here stay.")
_NEW = tr_noop("A new game begins with the moves up to here. This game stays as it is.")


class PlayFromDialog(SeatsDialog):
    """Asks who plays on from a move."""

    def __init__(
        self,
        window: QWidget,
        session: GameSession,
        *,
        aside: bool,
        engines: Sequence[str] = (),
    ) -> None:
        """``aside`` for a variation, else for a new game; ``engines`` as in ``SeatsDialog``."""
        number = len(session.record.line)

        def where() -> str:
            if number:
                return tr("Play from move {number}", number=number)
            return tr("Play from the start")

        what = _ASIDE if aside else _NEW
        position = session.record.position
        super().__init__(
            window, _offered(session), position, where, lambda: tr(what), engines=engines
        )
        if aside:
            for field in self.seat_fields:
                field.name.setEnabled(False)  # the names are those of the game
                say(field.name.setPlaceholderText, lambda: tr("As in the game"))


def new_game_from(record: GameRecord, seats: Seats) -> GameRecord:
    """Return a new game with the turns of a record up to its current node."""
    made = new_record(record.setup, seats)
    for node in record.line:
        made.play(node.turn)
    return made


def _offered(session: GameSession) -> Seats:
    """Return the present seats, or if both are human, the computer against the player to move."""
    seats = session.seats
    if not all(isinstance(seat, Human) for seat in seats):
        return seats
    mover = session.record.position.player
    human = seats[mover] if isinstance(seats[mover], Human) else Human()
    other = Computer(FIRST_LEVEL)
    return (human, other) if mover == 0 else (other, human)
