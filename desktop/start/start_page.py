"""The first page of a window: the games, *Continue* and *Open*."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.board.picture_cache import PictureCache
from desktop.help.overview import OVERVIEW
from desktop.i18n.text import said, say, tr
from desktop.start.game_card import GameCard
from desktop.start.resume_card import ResumeCard
from desktop.theme.icons import icon
from desktop.theme.theme import Theme
from desktop.views.game_texts import TEXTS
from desktop.widgets.flow_layout import FlowLayout
from desktop.widgets.label import Label
from desktop.widgets.page import Page
from desktop.widgets.scrolled import FittingScrollArea
from rules.games import GAMES
from rules.record.game_record import GameRecord
from rules.setup import Game

_COLUMNS = (3, 2)  # two if large text leaves no room for three
_MORE_COLUMNS = {6: (4,), 8: (5, 4)}  # for more cards than that, where there is room to spare
_SPARE_LINES = 15  # least width of a card then, in line heights
_MAX_WIDTH_LINES = 130  # of the page's contents, in line heights


class StartPage(Page):
    """Cards of the games, and one that leads to earlier games.

    Signals:
        game_chosen(Game): the user wants a new game of this kind.
        continue_asked, open_asked, library_asked: the user wants the game to continue, a file,
            or the list of all games.
        file_chosen(Path): the user wants a recent file.
        lesson_chosen(Game): the user wants the next lesson of this game.
        training_asked, puzzles_asked: the user wants the exercises that are due, or puzzles.
    """

    game_chosen = Signal(object)
    continue_asked = Signal()
    open_asked = Signal()
    library_asked = Signal()
    file_chosen = Signal(object)
    lesson_chosen = Signal(object)
    training_asked = Signal()
    puzzles_asked = Signal()

    def __init__(
        self, theme: Theme, pictures: PictureCache | None = None, parent: QWidget | None = None
    ) -> None:
        """``pictures`` keeps the pictures of the games, by default for nobody."""
        super().__init__(parent)
        self.cards = {
            key: GameCard(game, TEXTS[key].blurb, theme, pictures) for key, game in GAMES.items()
        }
        self._back = ResumeCard(theme)
        self.resume, self.open = self._back.resume, self._back.open
        self.library = self._back.library
        self.training = QPushButton(icon("learn.train"), "")
        self.puzzles = said(QPushButton(icon("learn.puzzles"), ""), lambda: tr("Puzzles"))
        self._due = 0  # exercises
        say(self.training.setText, self._training_text)
        self.training.hide()
        self._middle = QWidget()
        self._to_game = QShortcut(Qt.Key.Key_Escape, self)
        self._to_game.setEnabled(False)
        self._to_game.activated.connect(self.continue_asked)
        self._build()
        for card in self.cards.values():
            card.clicked.connect(lambda _checked=False, game=card.game: self._choose(game))
            card.lesson.clicked.connect(
                lambda _checked=False, game=card.game: self.lesson_chosen.emit(game)
            )
        self.resume.clicked.connect(self.continue_asked)
        self.open.clicked.connect(self.open_asked)
        self.library.clicked.connect(self.library_asked)
        self.training.clicked.connect(self.training_asked)
        self.puzzles.clicked.connect(self.puzzles_asked)
        self._back.file_chosen.connect(self.file_chosen)

    @property
    def help_place(self) -> tuple[str, str]:
        return OVERVIEW, ""

    @property
    def panes(self) -> list[QWidget]:
        """The stops of F6: the games, and *Continue* or *Open*."""
        return [
            next(iter(self.cards.values())),
            self.open if self.resume.isHidden() else self.resume,
        ]

    def show_games(
        self, unfinished: GameRecord | None, recent: Sequence[Path], *, is_open: bool = False
    ) -> None:
        """Show the game to continue, and the recent files.

        ``is_open``: the game waits in this window; Esc leads to it too.
        """
        self._back.show_games(unfinished, recent, is_open=is_open)
        self._to_game.setEnabled(is_open)

    def show_lessons(self, progress: Mapping[str, tuple[int, int]]) -> None:
        """Show how many lessons of how many have been completed, by the key of their game."""
        for key, (taken, count) in progress.items():
            self.cards[key].show_lessons(taken, count)

    def show_due(self, due: int, *, is_used: bool) -> None:
        """Show how many exercises are due; ``is_used``: whether there are any at all."""
        self._due = due
        self.training.setText(self._training_text())
        self.training.setVisible(is_used)

    def _training_text(self) -> str:
        return tr("Training: %Ln due", "", self._due) if self._due else tr("Training")

    def set_theme(self, theme: Theme) -> None:
        for card in self.cards.values():
            card.set_theme(theme)
        self._back.picture.set_theme(theme)

    def _choose(self, game: Game) -> None:
        self.game_chosen.emit(game)

    def _build(self) -> None:
        self._grid = QGridLayout()
        self._grid.setSpacing(12)
        self._columns = 0
        self._box = column_box = QVBoxLayout(self._middle)
        column_box.setContentsMargins(20, 12, 20, 16)
        title = Label("Oddments", role="title")
        title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = FlowLayout()
        for widget in (title, self.training, self.puzzles):
            head.addWidget(widget)
        column_box.addLayout(head)
        column_box.addLayout(self._grid, 1)
        outer = QGridLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._area = FittingScrollArea(self._middle)
        outer.addWidget(self._area, 0, 0)
        self._arrange()

    def _arrange(self) -> None:
        """Arrange the cards in as many columns as their texts have room for."""
        widgets: tuple[GameCard | ResumeCard, ...] = (*self.cards.values(), self._back)
        widest = max(widget.least_width for widget in widgets)
        margins = self._box.contentsMargins()
        around = margins.left() + margins.right()
        bar = self._area.verticalScrollBar().sizeHint().width()
        room = self.width() - around - bar
        columns = min(self._count_columns(len(widgets), widest, room), len(widgets))
        if columns == self._columns:
            return
        before, self._columns = self._columns, columns
        for index, widget in enumerate(widgets):
            self._grid.addWidget(widget, index // columns, index % columns)
        for column in range(max(before, columns)):
            self._grid.setColumnStretch(column, int(column < columns))

    def _count_columns(self, count: int, widest: int, room: int) -> int:
        """Return in how many columns so many cards are arranged; sizes are in pixels."""
        gap = self._grid.spacing()
        spare = max(widest, _SPARE_LINES * self.fontMetrics().height())
        more = next((ways for least, ways in reversed(_MORE_COLUMNS.items()) if count > least), ())
        ways = [*((n, spare) for n in more), *((n, widest) for n in _COLUMNS)]
        fitting = (n for n, width in ways if n * (width + gap) - gap <= room)
        return next(fitting, _COLUMNS[-1])

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()  # the texts on the cards, or their size, may have changed
        return super().event(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between the cards with arrow keys; Tab also stops at their lessons."""
        places = [*self.cards.values(), self.panes[1]]
        cards = [
            at
            for at, place in enumerate(places)
            if place.hasFocus() or (isinstance(place, GameCard) and place.lesson.hasFocus())
        ]
        steps = {
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or not cards:
            super().keyPressEvent(event)
        elif 0 <= cards[0] + step < len(places):
            places[cards[0] + step].setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._middle.setMaximumWidth(_MAX_WIDTH_LINES * self.fontMetrics().height())
