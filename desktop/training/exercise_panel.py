"""The panel beside the board of an exercise: the task, hints, the answer, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QMenu, QPushButton, QToolButton, QWidget

from desktop.i18n.text import said, say, tr
from desktop.painting.game_view import GameView
from desktop.play.task_panel import TaskPanel
from desktop.theme.icons import icon
from desktop.theme.theme import Theme
from desktop.widgets.label import Label
from desktop.widgets.role_button import primary_button
from rules.games import GAMES
from rules.training.queues import has_puzzles


class ExercisePanel(TaskPanel):
    """Shows an exercise, or the end of a series of them.

    Attributes:
        games: the choice of the game of the puzzles; hidden elsewhere.
        origin: the game that it is from; hidden without one.
        hint_text: the hint in words; hidden until it is asked for.
        hint, solution: the buttons for help.
        line, open_game: after the answer: what follows, and the game that it is from.
        more: a menu of what is rarely needed; see ``offer_more``.
        skip, next: to the next exercise; one of them is visible, or ``extend`` at the end.

    Signals:
        game_chosen(str): puzzles of the game with this key are wanted.
    """

    game_chosen = Signal(str)

    def __init__(
        self,
        heading: str,
        view: GameView,
        theme: Theme,
        home: QWidget | None = None,
        *,
        leave_text: Callable[[], str] = lambda: tr("All games"),
    ) -> None:
        """``home`` stands at the left of the heading."""
        super().__init__(heading, view, theme, leave_text)
        self.games = QComboBox()
        for key, game in GAMES.items():
            if has_puzzles(key):
                self.games.addItem(game.title, key)
        say(self.games.setAccessibleName, lambda: tr("Game of the puzzles"))
        self.games.setCurrentIndex(self.games.findData(view.key))
        self.games.activated.connect(lambda _index: self.game_chosen.emit(self.games.currentData()))
        self.games.hide()
        self.origin = Label(role="quiet")
        self.hint_text = Label(role="lesson")
        self.hint = said(QPushButton(icon("engine.hint"), ""), lambda: tr("Hint"))
        self.solution = said(QPushButton(), lambda: tr("Show the solution"))
        self.line = said(QPushButton(), lambda: tr("Show what follows"))
        self.open_game = said(QPushButton(), lambda: tr("Open the game"))
        self.more = said(QToolButton(), lambda: tr("More"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.skip = said(QPushButton(), lambda: tr("Skip"))
        self.next = said(primary_button(), lambda: tr("Next"))
        self.extend = said(primary_button(), lambda: tr("Continue"))
        self._lay_out(
            home,
            (self.hint, self.solution, self.line, self.open_game),
            (self.more, self.skip, self.next, self.extend),
            above=(self.games,),
            notes=(self.origin, self.hint_text),
        )

    @property
    def first_button(self) -> QPushButton:
        """The button that most people will want now."""
        offered = [button for button in (self.next, self.extend) if not button.isHidden()]
        return offered[0] if offered else self.hint

    def offer_games(self) -> None:
        """Show the choice of the game."""
        self.games.show()

    def offer_more(self, entries: Sequence[tuple[Callable[[], str], Callable[[], object]]]) -> None:
        """Fill the menu *More* with texts, and what they do."""
        menu = QMenu(self.more)
        for text, then in entries:
            action = menu.addAction("")
            say(action.setText, text)
            action.triggered.connect(lambda _checked=False, then=then: then())
        self.more.setMenu(menu)

    def show_exercise(self, progress: str, title: str, text: str, origin: str = "") -> None:
        """Show an exercise that has not been answered; ``origin`` says which game it is from."""
        self._say(progress, title, text)
        self._show_origin(origin)
        self._show_buttons(asks=True)

    def show_hint(self, text: str) -> None:
        self.hint_text.setText(text)
        self.hint_text.setVisible(bool(text))

    def show_done(self, *, has_line: bool, has_game: bool) -> None:
        """Show the buttons for what follows: the exercise has been solved, or its solution shown.

        ``has_line``: whether the game continues. ``has_game``: whether it is from a game.
        """
        self._show_buttons(asks=False)
        self.next.show()
        self.line.setVisible(has_line)
        self.open_game.setVisible(has_game)

    def show_end(self, progress: str, title: str, text: str, *, has_more: bool) -> None:
        """Show the end of the series; with ``has_more`` the user may continue it."""
        self._say(progress, title, text)
        self._show_origin("")
        self.offer([], begun=False)
        self.hand_switch.hide()
        self._show_buttons(asks=False)
        self.extend.setVisible(has_more)

    def _say(self, progress: str, title: str, text: str) -> None:
        self.progress.setText(progress)
        self.title.setText(title)
        self.text.setText(text)
        self.answer.hide()
        self.show_hint("")

    def _show_origin(self, text: str) -> None:
        self.origin.setText(text)
        self.origin.setVisible(bool(text))

    def _show_buttons(self, *, asks: bool) -> None:
        for button in (self.hint, self.solution, self.skip):
            button.setVisible(asks)
        for button in (self.line, self.open_game, self.next, self.extend):
            button.hide()
