"""The pages on which a new game is agreed: what it is about, who plays, its options, its komi."""

from __future__ import annotations

import functools
import itertools
import json
import logging
import secrets
import threading
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from desktop.board.picture import BoardThumbnail, middle_of_a_game
from desktop.game.engine_worker import EngineClient
from desktop.game.game_text import control_text, solved_text
from desktop.game.players import Computer, Human, Seats, seat_names, you
from desktop.game.setup_text import choice_text, option_title
from desktop.help.pages import help_page
from desktop.pages.fields import ClockField, OptionField, SizeWords, shapes_board
from desktop.pages.players_field import Opponent, PlayersField
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import said, say, say_items, tr, tr_noop, translated
from desktop.theme.colour_names import colour_name
from desktop.theme.icons import icon
from desktop.views.game_texts import TEXTS
from desktop.widgets.controls import FoldButton, link_button, primary_button
from desktop.widgets.label import Label, add_row, set_style_property
from desktop.widgets.layouts import FittingScrollArea, YieldingScrollArea, hbox, vbox
from desktop.widgets.page import Page
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import game_file, read_setup
from rules.position import BLACK, WHITE, Position
from rules.record.engine_seat import EngineSeat
from rules.setup import Game, Option, Setup

log = logging.getLogger(__name__)

_PICTURE_PX = 128  # at least
_CARD_PX = (12, 10, 12, 6)  # around the summary: left, top, right, bottom
_SEED = 5  # of a random game
_PICTURE_SHARES = (0.1, 0.17)  # of the page's width and height, at most


class GoalCard(QFrame):
    """The summary of the game's help page, with links to the rules and the lesson."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game, self._variant = game, ""
        self.picture = BoardThumbnail()
        self.picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.fit_picture(QSize())
        self.picture.show_position(finished_position(game))
        self.rules = said(QPushButton(), lambda: tr("Rules"))
        self.lesson = said(QPushButton(), lambda: tr("Learn by doing"))
        title = game.title
        say(
            self.lesson.setAccessibleName,
            lambda: tr("Learn {game} in a two-minute lesson", game=title),
        )
        self._lines = [
            (Label(role="key"), Label(role="quiet")) for _line in help_page(game.key).summary()
        ]
        self._build()
        self.set_brief(brief=False)
        self._show()
        UI_LANGUAGE.changed.connect(self._show)

    def fit_picture(self, page: QSize) -> None:
        """Set the size of the picture for a page of this size."""
        across, down = _PICTURE_SHARES
        side = max(_PICTURE_PX, round(min(across * page.width(), down * page.height())))
        self.picture.setFixedSize(side, side)

    def show_variant(self, variant: str) -> None:
        """Show the goal of a variant, "" for that of the game."""
        self._variant = variant
        self._show()

    def set_brief(self, brief: bool) -> None:
        """Set whether to show the links alone, for the choices below need the room."""
        for part in (self.picture, *[label for line in self._lines for label in line]):
            part.setVisible(not brief)
        set_style_property(self, "role", "" if brief else "card")
        self.setContentsMargins(*((0, 0, 0, 0) if brief else _CARD_PX))

    def _show(self) -> None:
        summary = help_page(self._game.key).summary(self._variant)
        for labels, texts in zip(self._lines, summary, strict=True):
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)

    def _build(self) -> None:
        lines = QGridLayout()
        lines.setHorizontalSpacing(8)
        lines.setVerticalSpacing(4)
        lines.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop
        for row, (word, text) in enumerate(self._lines):
            word.setWordWrap(False)
            for label in (word, text):
                label.setAlignment(top)
            lines.addWidget(word, row, 0, top)
            lines.addWidget(text, row, 1)
        for button in (self.rules, self.lesson):
            button.setProperty("role", "link")
        links = hbox(self.rules, self.lesson, None, margins=(0, 4, 0, 0))
        beside = vbox(lines, None, links, spacing=4)
        picture = (self.picture, 0, top)
        hbox(picture, (beside, 1), on=self, spacing=16)


@functools.cache
def finished_position(game: Game) -> Position:
    """Return the last position of a short game that somebody won.

    Without one in the game's folder, or if it cannot be played, it is that of a random game.
    """
    file = game_file(game.key, "finished_game.json")
    try:
        if file.is_file():
            return read_finished(file.read_text("utf-8"))
    except (KeyError, TypeError, ValueError) as error:
        log.info("The finished game of %s cannot be shown: %s", game.key, error)
    return middle_of_a_game(game.small_setup(), seed=_SEED, share=1.0)


def read_finished(text: str) -> Position:
    """Return the last position of a game: ``{"setup": SETUP, "turns": "TURN TURN …"}`` in JSON.

    Raises:
        KeyError, TypeError, ValueError: it is not that, or cannot be played.
    """
    played = json.loads(text)
    position = read_setup(played["setup"].split()).start()
    for turn in played["turns"].split():
        position.play_turn(position.read(turn))
    return position


_MAX_LINES = (96, 54)  # width and height of the page's contents, in line heights
_LEAST_LINES = (60, 37)  # width and height of a page that has room for the summary of the game
_MAX_LEFT_LINES = 44  # width of what is beside the board
_LEAST_ACROSS_LINES = 40  # width of a page that has room for the board
_KOMI_WAYS = (tr_noop("Agreed value"), tr_noop("One names it, the other chooses a colour"))


class NewGamePage(Page):
    """What a game begins with: the opponent, the colour and the board, beside a picture of it.

    All else is folded away below, unless something there is not the default.

    Attributes:
        setup: the chosen one.

    Signals:
        started(Setup, Seats, TimeControl): start this game; if ``is_random``, with the seats in any
            order. If ``komi_is_offered``, begin with the offer: the first seat names komi, the
            second one picks a side.
    """

    started = Signal(object, object, object)

    def __init__(
        self,
        setup: Setup,
        seats: Seats,
        *,
        control: TimeControl = NO_CLOCKS,
        komi_is_offered: bool = True,
        is_random: bool = False,
        engines: Sequence[str] = (),
        more_shown: bool = False,
    ) -> None:
        """``engines``: the names of other engines that play the game.

        ``more_shown``: whether nothing is folded away at first, even if all has its default.
        """
        super().__init__()
        chosen = dict(setup.options)
        if komi_is_offered and not chosen.get("komi"):
            chosen.pop("komi", None)  # nobody has agreed on 0
        self.setup = setup.game.closest_setup(chosen)
        self.fields: dict[str, OptionField] = {}
        self._board, self._rules, self._clocks = QFormLayout(), QFormLayout(), QFormLayout()
        self.solved = said(Label(role="quiet"), lambda: solved_text(self.setup))
        self.goal = GoalCard(setup.game)
        self.rules, self.lesson = self.goal.rules, self.goal.lesson
        self.players = PlayersField(setup.game, seats, is_random=is_random, engines=engines)
        self.engines = said(link_button(), lambda: tr("Engines …"))
        self.size_words: SizeWords | None = None
        self.clocks = ClockField(control)
        self.komi_way = QComboBox(self)
        say(self.komi_way.setAccessibleName, lambda: tr("How the komi is set"))
        say_items(self.komi_way, lambda: list(map(tr, _KOMI_WAYS)))
        self.komi_way.setCurrentIndex(int(komi_is_offered))
        self.start = said(primary_button(), lambda: tr("Start game"))
        self.back = said(QPushButton(icon("back"), ""), lambda: tr("Back"))
        self.thumbnail = BoardThumbnail()
        self._middle, self._left, self._folded = QWidget(), QWidget(), QWidget()
        self.more = said(FoldButton(self._folded), lambda: tr("More"))
        self._title, self._in_force = Label(role="title"), Label(role="quiet")
        self._build()
        self._ask_options()
        self.komi_way.currentIndexChanged.connect(self._show_ways)
        self.start.clicked.connect(self._start)
        self.more.toggled.connect(self._show_folded)
        self.more.clicked.connect(self._reveal)
        self.players.opponent.group.idClicked.connect(self._show_folded)
        self.more.setChecked(more_shown or bool(self._unusual()))
        UI_LANGUAGE.changed.connect(self._show_folded)

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def seats(self) -> Seats:
        return self.players.seats

    @property
    def is_random(self) -> bool:
        """Whether it is drawn which of the seats comes first."""
        return self.players.is_random

    @property
    def length(self) -> int | None:
        """Which of the three sizes in words is chosen; None for none."""
        return self.size_words.choice if self.size_words is not None else None

    @property
    def komi_is_offered(self) -> bool:
        return "komi" in self.fields and self.komi_way.currentIndex() == 1

    @property
    def help_place(self) -> tuple[str, str]:
        """The page of the help about the game, from its beginning: the goal comes first."""
        return self.game.key, ""

    @property
    def panes(self) -> list[QWidget]:
        """The stops of F6: the summary, the players, the options, what is folded, the buttons."""
        options = [self.size_words.stop] if self.size_words is not None else []
        return [self.rules, self.players.opponent.stop, *options, self.more, self.start]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        others = (self.back, self.rules, self.lesson, self.engines, self.more)
        is_elsewhere = any(button.hasFocus() for button in others)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not is_elsewhere:
            self.start.click()
        else:
            super().keyPressEvent(event)

    def _ask_options(self) -> None:
        self.komi_way.setParent(self)
        self.komi_way.hide()
        for form in (self._board, self._rules):
            while form.rowCount():
                form.removeRow(0)
        self.fields, self.size_words = {}, None
        for option in self._choices():
            self._add_field(option)
        self._show_ways()
        # the tab order, from top to bottom
        board: list[QWidget] = []
        rules: list[QWidget] = []
        for key, field in self.fields.items():
            if key == "size" and self.size_words is not None:
                board += self.size_words.buttons
            rules += [self.komi_way] if key == "komi" else []
            (rules if self._rules.indexOf(field) >= 0 else board).append(field.control)
        controls = [*self.players.controls, *board, self.more, *rules, *self.clocks.controls]
        controls += self.players.more_controls
        links = [self.engines, self.rules, self.lesson]
        for one, other in itertools.pairwise([*controls, *links, self.start, self.back]):
            QWidget.setTabOrder(one, other)
        self._show_board()

    def _choices(self) -> list[Option]:
        options = self.game.options(dict(self.setup.options))
        return [option for option in options if len(option.values) > 1]

    def _unusual(self) -> list[str]:
        """Return in words what is folded away, or may be, and is not the default."""
        unusual = {"size": self.length is None, "komi": not self.komi_is_offered}
        options = [
            choice_text(self.game, field.option, field.value)
            for key, field in self.fields.items()
            if self._rules.indexOf(field) >= 0
            and unusual.get(key, field.value != field.option.first)
        ]
        names = [seat.name for seat in self.seats if not isinstance(seat, Computer) and seat.name]
        if self.players.opponent.choice == Opponent.FRIEND:
            names.clear()  # they are in sight
        return [*options, *filter(None, [control_text(self.clocks.control)]), *names]

    def _show_folded(self) -> None:
        """Show beside the button what is in force although it is folded away."""
        text = "" if self.more.isChecked() else " · ".join(self._unusual())
        self._in_force.setText(text)
        self.more.setAccessibleDescription(text)

    def _reveal(self, is_open: bool) -> None:
        """Scroll to what has been unfolded, where there is little room."""
        if is_open:  # later, when it has its place
            scroll = self._area.verticalScrollBar().setValue
            QTimer.singleShot(0, self, lambda: scroll(self.more.y()))

    def _show_board(self) -> None:
        self._show_folded()
        self.goal.show_variant(self.setup.get("variant", ""))
        self.thumbnail.show_position(self.setup.start())
        self.solved.show_text(solved_text(self.setup))

    def _add_field(self, option: Option) -> None:
        texts = TEXTS[self.game.key]

        def komi_note() -> str:
            return texts.komi_note(self.setup["size"])

        notes = {"size": texts.size_note, "komi": komi_note}
        field = OptionField(
            self.game, option, self.setup[option.key], note=notes.get(option.key, str)
        )
        field.changed.connect(self._apply_fields)
        self.fields[option.key] = field
        title = functools.partial(option_title, self.game, option)
        if option.key == "size":
            self.size_words = SizeWords(self.setup)
            self.size_words.group.idClicked.connect(self._choose_size)
            add_row(self._board, title, self.size_words)
            add_row(self._rules, lambda: tr("Another size"), field)
        elif option.key == "komi":
            add_row(self._rules, title, self.komi_way)
            self._rules.addRow("", field)
            self.komi_way.show()
        else:
            form = self._board if shapes_board(self.setup, option) else self._rules
            add_row(form, title, field)

    def _choose_size(self, index: int) -> None:
        control = self.fields["size"].control
        if isinstance(control, QSpinBox) and self.size_words is not None:
            control.setValue(self.size_words.sizes[index] or control.value())

    def _apply_fields(self) -> None:
        """Apply the values of the fields, which may change the available options.

        What was preset and is left alone is replaced by what is preset for the new choice.
        """
        chosen = {
            key: field.value
            for key, field in self.fields.items()
            if field.value != field.option.first
        }
        self.setup = self.game.closest_setup(chosen)
        options = {option.key: option for option in self._choices()}
        if options.keys() == self.fields.keys() and all(
            field.can_show(options[key]) for key, field in self.fields.items()
        ):
            for key, field in self.fields.items():
                field.show_option(options[key], self.setup[key])
            if self.size_words is not None:
                self.size_words.show_setup(self.setup)
            self._show_board()
            return
        focused = next((k for k, f in self.fields.items() if f.control.hasFocus()), "")
        # later, because the field that emitted the signal will be removed
        QTimer.singleShot(0, self, lambda: self._ask_again(focused))

    def _ask_again(self, focused: str) -> None:
        self._ask_options()
        if focused in self.fields:
            self.fields[focused].control.setFocus()

    def _show_ways(self) -> None:
        self.players.set_offer(self.komi_is_offered)
        if "komi" in self.fields:
            self._rules.setRowVisible(self.fields["komi"], not self.komi_is_offered)

    def _start(self) -> None:
        fields: list[PlayersField | OptionField | ClockField] = [
            self.players,
            *self.fields.values(),
            self.clocks,
        ]
        refused = [field.focus_if_refused() for field in fields]  # no shortcut: each resets
        if any(refused):  # a field shows another number than the one that was typed
            field = self.focusWidget()
            self.more.setChecked(True)
            field.setFocus()  # again, for it may have been hidden
            return
        self.started.emit(self.setup, self.seats, self.clocks.control)

    def _build(self) -> None:
        self.start.setProperty("large", True)
        self.back.setShortcut(Qt.Key.Key_Escape)
        QShortcut(Qt.Key.Key_Backspace, self).activated.connect(self.back.click)
        for form in (self._board, self._rules):
            form.setHorizontalSpacing(16)
            form.setVerticalSpacing(8)
            form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        label = said(QLabel(), lambda: tr("Clocks"))
        label.setBuddy(self.clocks.choice)
        self._clocks.setHorizontalSpacing(16)
        self._clocks.addRow(label, self.clocks)
        for form in (self._board, self._rules, self._clocks):
            form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        inner = QWidget()
        engines = hbox(self.engines, None)
        below = (self._rules, self._clocks, self.players.more, engines)
        vbox(*below, on=self._folded, spacing=8)
        fold = hbox(self.more, (self._in_force, 1), spacing=8)
        choices = (self.goal, self.players, self._board, self.solved, fold, self._folded)
        vbox(*choices, on=inner, spacing=8)
        say(self._title.setText, lambda: tr("New game: {game}", game=self.game.title))
        self._title.setWordWrap(True)  # large text in a small window
        buttons = hbox(self.back, (self.start, 1), spacing=12)
        self._area = YieldingScrollArea(inner)
        vbox(self._title, self._area, buttons, None, on=self._left, spacing=12)
        halves = ((self._left, 3), (self.thumbnail, 2))
        hbox(*halves, on=self._middle, spacing=20, margins=(20, 12, 20, 16))
        outer = QGridLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._middle, 0, 0)

    def _align(self) -> None:
        """Begin the fields of all forms at the same distance from the left."""
        players = self.players
        forms = (players.form, self._board, self._rules, self._clocks, players.more_form)
        items = [
            form.itemAt(row, QFormLayout.ItemRole.LabelRole)
            for form in forms
            for row in range(form.rowCount())
        ]
        labels = [
            label
            for item in items
            if item and (label := item.widget()) is not None and not label.isHidden()
        ]
        width = max(label.sizeHint().width() for label in labels)
        for label in labels:
            label.setMinimumWidth(width)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._align()  # the language or the size of the text may have changed
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._limit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._limit()

    def _limit(self) -> None:
        """Keep the contents together in the middle of a large page."""
        line = self.fontMetrics().height()
        self._middle.setMaximumSize(*[lines * line for lines in _MAX_LINES])
        self._left.setMaximumWidth(_MAX_LEFT_LINES * line)
        self.goal.fit_picture(self.size())
        across, down = _LEAST_LINES
        is_small = self.width() < across * line or self.height() < down * line
        self.goal.set_brief(is_small)
        set_style_property(self._title, "role", "heading" if is_small else "title")
        self.thumbnail.setVisible(self.width() >= _LEAST_ACROSS_LINES * line)


class KomiOfferPage(Page):
    """Asks the two players in turn; the computer answers for itself.

    Signals:
        agreed(Setup, Seats): the game to play, with the seats of player 0 and player 1.
    """

    agreed = Signal(object, object)

    def __init__(self, setup: Setup, seats: Seats, engine_client: EngineClient) -> None:
        """``seats``: the player who names komi, and the player who picks a side."""
        super().__init__()
        self._setup = setup
        self._seats = seats
        self._engine_client = engine_client
        self._engine_client.setParent(self)
        self._engine_client.answered.connect(self._on_answer)
        self._engine_client.failed.connect(self._on_failure)
        self._picking = False  # whether komi has been named
        option = setup.option("komi")
        note = functools.partial(TEXTS[setup.game.key].komi_note, setup.get("size"))
        self.komi = OptionField(setup.game, option, setup["komi"] or option.first, note=note)
        self.thumbnail = BoardThumbnail()
        self.thumbnail.show_position(setup.start())
        self.task = Label(role="heading")
        self.name_it = said(QPushButton(), lambda: tr("Name this komi"))
        self.sides = (
            said(QPushButton(), lambda: tr("Black: moves first")),
            said(QPushButton(), self._white_text),
        )
        self.start = said(QPushButton(), lambda: tr("Start game"))
        self.again = said(QPushButton(), lambda: tr("Try again"))
        self.back = said(QPushButton(icon("back"), ""), lambda: tr("Back"))
        self._task: Callable[[], str] = str
        self._build()
        self._connect()
        self._ask()
        say(self.task.setText, lambda: self._task())

    @property
    def help_place(self) -> tuple[str, str]:
        """The page and section of the help about this page."""
        return self.game.key, "options"

    @property
    def game(self) -> Game:
        return self._setup.game

    def stop_engine(self) -> None:
        self._engine_client.close()

    @property
    def panes(self) -> list[QWidget]:
        """The stops of F6: the question, and the Back button."""
        asked = (self.komi.control, *self.sides, self.start, self.again)
        return [*[w for w in asked if w.isVisible()][:1], self.back]

    def focus_answer(self) -> None:
        """Set the focus to the control that answers the current question."""
        if isinstance(self._seats[self._picking], Human):
            (self.sides[BLACK] if self._picking else self.komi.control).setFocus()

    def _ask(self) -> None:
        computer = not isinstance(self._seats[self._picking], Human)
        self._show_task(self._question)
        self.komi.setVisible(not self._picking and not computer)
        self.name_it.setVisible(not self._picking and not computer)
        for button in self.sides:
            button.setVisible(self._picking and not computer)
        self.again.hide()
        self.start.hide()
        if computer:
            self._engine_client.ask(self._work())
        self.focus_answer()

    def _show_task(self, task: Callable[[], str]) -> None:
        self._task = task
        self.task.setText(task())

    def _question(self) -> str:
        """Return what a player is asked to do, or what the computer is doing."""
        name = seat_names(self._seats)[self._picking]
        computer = not isinstance(self._seats[self._picking], Human)
        engine = isinstance(self._seats[self._picking], EngineSeat)  # none can be asked for this
        if not self._picking:
            if engine:
                return tr("Oddments is naming komi for {name} …", name=name)
            if computer:
                return tr("{name} is naming komi …", name=name)
            return (
                tr("You name the komi.")
                if name == you()
                else tr("{name} names the komi.", name=name)
            )
        if engine:
            task = tr("Oddments is choosing a colour for {name} …", name=name)
        elif computer:
            task = tr("{name} is choosing a colour …", name=name)
        else:
            task = (
                tr("You choose a colour.")
                if name == you()
                else tr("{name} chooses a colour.", name=name)
            )
        komi = tr("The komi is {komi}.", komi=self._setup["komi"])
        return f"{komi} {task}"

    def _work(self) -> Any:
        setup, picking = self._setup, self._picking

        def work(_engine: Any, stop: threading.Event) -> int:
            from rules.engine.engine import better_side, fair_komi

            seed = secrets.randbits(31)
            find = better_side if picking else fair_komi
            return find(setup, seed=seed, stop=stop)

        return work

    def _on_answer(self, _ticket: int, answer: int) -> None:
        if self._picking:
            self._pick(answer, by_computer=True)
        else:
            self._name_komi(answer)

    def _on_failure(self, _ticket: int, error: Exception) -> None:
        self._show_task(lambda: tr("The engine failed: {why}.", why=translated(error)))
        self.again.show()
        self.again.setFocus()

    def _name_chosen(self) -> None:
        if not self.komi.focus_if_refused():
            self._name_komi(self.komi.value)

    def _name_komi(self, komi: int) -> None:
        nearest = min(self.komi.option.offered, key=lambda value: abs(value - komi))
        options = {**dict(self._setup.options), "komi": nearest}
        self._setup = self._setup.game.setup(**options)
        self._picking = True
        self.sides[WHITE].setText(self._white_text())
        self._ask()

    def _white_text(self) -> str:
        return tr("White: gets %Ln point(s)", "", self._setup["komi"])

    def _pick(self, colour: int, *, by_computer: bool = False) -> None:
        """Take a side; if the computer has picked it, show which before the game starts."""
        self._colour = colour
        if not by_computer:
            self._agree()
            return
        self._show_task(
            lambda: tr(
                "The komi is {komi}. {name} takes {colour}.",
                komi=self._setup["komi"],
                name=seat_names(self._seats)[1],
                colour=colour_name(colour),
            )
        )
        self.start.show()
        self.start.setFocus()

    def _agree(self) -> None:
        namer, picker = self._seats
        seats = (picker, namer) if self._colour == BLACK else (namer, picker)
        self.agreed.emit(self._setup, seats)

    def _connect(self) -> None:
        self.name_it.clicked.connect(self._name_chosen)
        for colour, button in enumerate(self.sides):
            button.clicked.connect(lambda _checked=False, colour=colour: self._pick(colour))
        self.start.clicked.connect(self._agree)
        self.again.clicked.connect(self._ask)
        self.back.setShortcut(Qt.Key.Key_Escape)
        QShortcut(Qt.Key.Key_Backspace, self).activated.connect(self.back.click)

    def _build(self) -> None:
        for button in (self.name_it, self.start, self.again):
            button.setProperty("role", "primary")
        buttons = (self.name_it, *self.sides, self.start, self.again)
        answers = hbox((self.komi, 3), *buttons, (None, 1), spacing=8)
        card = QFrame()
        card.setProperty("role", "card")
        vbox(self.task, answers, on=card, spacing=16, margins=24)
        game = self._setup.game.title
        title = said(Label(role="title"), lambda: tr("Komi for {game}", game=game))
        about = said(
            Label(),
            lambda: tr(
                "Black moves first, so White gets extra points. One player names how "
                "many; the other chooses a colour."
            ),
        )
        middle = QWidget()
        vbox(about, card, (self.thumbnail, 1), on=middle, spacing=16)
        parts = (title, (FittingScrollArea(middle), 1), hbox(self.back, None))
        vbox(*parts, on=self, spacing=16, margins=(20, 12, 20, 16))
