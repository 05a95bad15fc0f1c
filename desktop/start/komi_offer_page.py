"""The offer before a game with komi: one player names komi, the other picks a side."""

from __future__ import annotations

import functools
import secrets
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.board.board_thumbnail import BoardThumbnail
from desktop.engine.engine_worker import EngineClient
from desktop.game.players import Human, Seats, seat_names, you
from desktop.i18n.text import said, say, tr, translated
from desktop.start.fields import OptionField
from desktop.theme.colour_names import colour_name
from desktop.theme.icons import icon
from desktop.theme.themes import Theme
from desktop.views.game_texts import TEXTS
from desktop.widgets.label import Label
from desktop.widgets.page import Page
from desktop.widgets.scrolled import FittingScrollArea
from rules.position import BLACK, WHITE
from rules.record.game_root import EngineSeat
from rules.setup import Game, Setup


class KomiOfferPage(Page):
    """Asks the two players in turn; the computer answers for itself.

    Attributes:
        back: the button that leads back to the options.

    Signals:
        agreed(Setup, Seats): the game to play, with the seats of player 0 and player 1.
    """

    agreed = Signal(object, object)

    def __init__(
        self,
        setup: Setup,
        seats: Seats,
        engine_client: EngineClient,
        theme: Theme,
    ) -> None:
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
        self.thumbnail = BoardThumbnail(theme)
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

    def set_theme(self, theme: Theme) -> None:
        self.thumbnail.set_theme(theme)

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
        """Show the current question, or ask the computer."""
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
        """Return the engine's work: to find komi, or the better side."""
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
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.komi, 3)
        for widget in (self.name_it, *self.sides, self.start, self.again):
            row.addWidget(widget)
        row.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch()
        card = QFrame()
        card.setProperty("role", "card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(24, 24, 24, 24)
        inner.setSpacing(16)
        inner.addWidget(self.task)
        inner.addLayout(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 16)
        column.setSpacing(16)
        title = self._setup.game.title
        column.addWidget(said(Label(role="title"), lambda: tr("Komi for {game}", game=title)))
        middle = QWidget()
        scrolled = QVBoxLayout(middle)
        scrolled.setContentsMargins(0, 0, 0, 0)
        scrolled.setSpacing(16)
        scrolled.addWidget(
            said(
                Label(),
                lambda: tr(
                    "Black moves first, so White gets extra points. One player names how "
                    "many; the other chooses a colour."
                ),
            )
        )
        scrolled.addWidget(card)
        scrolled.addWidget(self.thumbnail, 1)
        column.addWidget(FittingScrollArea(middle), 1)
        column.addLayout(foot)
