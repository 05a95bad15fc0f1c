"""The panel beside a board that asks for a turn: what to do, and how it was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.actions.step_buttons import StepButtons
from desktop.i18n.text import said, tr
from desktop.painting.game_view import GameView
from desktop.play.hand_switch import HandSwitch
from desktop.theme.icons import icon
from desktop.theme.theme import Theme
from desktop.widgets.label import Label
from desktop.widgets.role_button import link_button
from desktop.widgets.scrolled import FittingScrollArea
from desktop.widgets.style_property import set_style_property
from rules.position import SpecialStep


class TaskPanel(QWidget):
    """A task, the answer to the user's turn, and the buttons for making it.

    Attributes:
        heading: the name of the lesson or series of tasks.
        progress, title, text: the number of the task, and the task.
        count: a number to watch.
        answer: the answer to the user's turn; hidden until there is one.
        hand_switch, step_buttons, take_back: for making turns, as beside any board.
        leave: ends the lesson or the exercises.
    """

    def __init__(
        self,
        heading: str,
        view: GameView,
        theme: Theme,
        leave_text: Callable[[], str] = lambda: tr("All games"),
    ) -> None:
        super().__init__()
        self.heading = Label(heading, role="heading")
        self.progress = Label(role="quiet")
        self.title, self.text = Label(role="name"), Label(role="lesson")
        self.count = Label(role="quiet")
        self.answer = QFrame()
        self.answer_title, self.answer_text = Label(role="name"), Label(role="lesson")
        self.hand_switch = HandSwitch(theme, view.hand_name)
        self.step_buttons = StepButtons()
        self.take_back = said(QPushButton(icon("turn.undo"), ""), lambda: tr("Undo this move"))
        self.leave = said(link_button(), leave_text)

    @property
    def first_button(self) -> QPushButton:
        """The button that most people will want now."""
        raise NotImplementedError

    def show_answer(self, title: str, text: str, *, right: bool) -> None:
        """Show the answer to the user's turn."""
        self.answer_title.setText(title)
        self.answer_text.setText(text)
        role = "result" if right else "card"
        set_style_property(self.answer, "role", role, self.answer_title, self.answer_text)
        self.answer.show()

    def show_count(self, text: str) -> None:
        """Show the number to watch while moving; "" in games that have none."""
        self.count.setText(text)
        self.count.setVisible(bool(text))

    def offer(self, steps: Sequence[SpecialStep], *, begun: bool) -> None:
        """Show the buttons of these steps, and *Undo* if a turn has ``begun``."""
        self.step_buttons.offer(steps)
        self.take_back.setVisible(begun)

    def set_theme(self, theme: Theme) -> None:
        self.hand_switch.set_theme(theme)

    def _lay_out(
        self,
        home: QWidget | None,
        below: Sequence[QWidget],
        ways: Sequence[QWidget],
        above: Sequence[QWidget] = (),
        notes: Sequence[QWidget] = (),
    ) -> None:
        """Lay out the texts above the buttons.

        ``home`` stands at the left of the heading, ``above`` below it, ``notes`` below the task,
        ``below`` under the buttons for making turns, and ``ways`` in a row at the bottom.
        """
        answer = QVBoxLayout(self.answer)
        answer.setContentsMargins(12, 10, 12, 10)
        for label in (self.answer_title, self.answer_text):
            answer.addWidget(label)
        head = QHBoxLayout()
        if home is not None:
            head.addWidget(home)
        head.addWidget(self.heading, 1)
        head.addWidget(self.leave)
        read = QVBoxLayout(texts := QWidget())
        read.setContentsMargins(0, 0, 0, 0)
        read.setSpacing(8)
        read.addLayout(head)
        task = (self.progress, self.title, self.text)
        for widget in (*above, *task, *notes, self.count, self.answer):
            read.addWidget(widget)
        read.addStretch()
        row = QHBoxLayout()
        for widget in ways:
            row.addWidget(widget, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(FittingScrollArea(texts), 1)
        for widget in (self.step_buttons, self.hand_switch, self.take_back, *below):
            column.addWidget(widget)
        column.addLayout(row)
