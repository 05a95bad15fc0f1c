"""The first page of a window: the games, *Continue* and *Open*."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from desktop.board.picture import BoardThumbnail, PictureCache, middle_of_a_game
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import in_tip, on_button, one_line, said, say, tr
from desktop.theme.icons import icon, program_icon
from desktop.views.game_cards import CARDS, Card
from desktop.widgets.label import BalancedLabel, Label, set_style_property
from desktop.widgets.layouts import FittingScrollArea, FlowLayout, vbox
from desktop.widgets.page import Page
from rules import games
from rules.training.progress import Goal, Progress

if TYPE_CHECKING:
    from rules.position import Position
    from rules.record.game_record import GameRecord


_SEED = 11
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class _Button(QPushButton):
    """A button that leaves the arrow keys to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class GameCard(_Button):
    """A large button with a picture, which contains a small button for what comes next.

    Attributes:
        step: the small button; hidden until the progress is known.

    Signals:
        pointed: the mouse is on it, or a key has moved the focus to it.
    """

    pointed = Signal()

    def __init__(self, card: Card, pictures: PictureCache | None = None) -> None:
        """``pictures`` keeps the picture for the next start."""
        super().__init__()
        self.game = card
        self.setProperty("role", "card")
        say(self.setAccessibleName, lambda: f"{card.title}. {tr(card.blurb)}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        say(self.setToolTip, lambda: tr("New game: {game}", game=card.title))
        self.thumbnail = BoardThumbnail(pictures)
        title = Label(card.title, role="heading")
        line = said(BalancedLabel(role="quiet"), lambda: tr(card.blurb))
        self._column = vbox((self.thumbnail, 1), on=self, spacing=4, margins=(12, 12, 12, 8))
        self._done = BalancedLabel(role="quiet")
        for label in (title, line, self._done):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._column.addWidget(label)
        self.step = _Button()
        policy = self.step.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that nothing moves when it comes
        self.step.setSizePolicy(policy)
        self._column.addWidget(self.step, 0, Qt.AlignmentFlag.AlignHCenter)
        self.progress = Progress()
        self._say_progress()
        for part in (self._done, self.step):
            part.hide()
        UI_LANGUAGE.changed.connect(self._say_progress)
        self.thumbnail.show_named(f"{card.key} {card.origin} {_SEED}", self._position)

    def _position(self) -> Position:
        return middle_of_a_game(games.GAMES[self.game.key].setup(), seed=_SEED)

    def show_progress(self, progress: Progress, *, in_line: bool) -> None:
        """Show what has been done, and the way on; ``in_line``: keep a line for it either way."""
        self.progress = progress
        self._say_progress()
        self._done.setVisible(in_line)
        self.step.show()

    def _say_progress(self) -> None:
        progress, title = self.progress, self.game.title
        done = _done_text(progress)
        self._done.setText(done)
        self.setAccessibleDescription(done)
        picture = ""
        match progress.goal:
            case Goal.LESSON if not progress.lessons:
                text = tr("Learn by doing")
                spoken = tr("Learn {game} in a two-minute lesson", game=title)
            case Goal.LESSON:
                text, spoken = tr("More lessons"), tr("Take the next {game} lesson", game=title)
            case Goal.LEVEL:
                level, picture = progress.next_level, "engine.go_on"
                text = tr("Level {level}", level=level)  # the icon shows that it is to be played
                play = tr("Play level {level}", level=level)
                spoken = f"{title}: {play}"
            case Goal.PUZZLES:
                text, picture = tr("Puzzles"), "learn.puzzles"
                spoken = f"{title}: {text}"
        self.step.setText(text)
        self.step.setAccessibleName(spoken)
        self.step.setToolTip(spoken)
        self._picture = picture
        self._show_icon()

    def set_main(self, main: bool) -> None:
        """Let the button stand out, or not."""
        set_style_property(self.step, "role", "primary" if main else "")
        self._show_icon()

    def _show_icon(self) -> None:
        roles = QPalette.ColorRole
        main = self.step.property("role") == "primary"
        role = roles.HighlightedText if main else roles.ButtonText
        self.step.setIcon(icon(self._picture, role) if self._picture else QIcon())

    @property
    def least_width(self) -> int:
        """The minimum width for what has been done and for the small button, in pixels."""
        margins = self._column.contentsMargins()
        widest = max(part.minimumSizeHint().width() for part in (self._done, self.step))
        return margins.left() + widest + margins.right()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.pointed.emit()

    def sizeHint(self) -> QSize:
        return QSize(220, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 170)


def _done_text(progress: Progress) -> str:
    """Return what has been done in a game: "1 of 4 lessons · level 2 beaten · 12 puzzles"."""
    taken, count = progress.lessons, progress.all_lessons
    parts = [
        (taken, tr("{taken} of %Ln lesson(s)", "", count, taken=taken)),
        (progress.level, tr("level {level} beaten", level=progress.level)),
        (progress.puzzles, tr("%Ln puzzle(s)", "", progress.puzzles)),
    ]
    # lines break between the parts, after the dot
    done = "\N{NO-BREAK SPACE}· ".join(
        [text.replace(" ", "\N{NO-BREAK SPACE}") for number, text in parts if number]
    )
    return done[:1].upper() + done[1:]


_RECENT = 3
_EMBLEM_PX = 128


class ResumeCard(QFrame):
    """The game to continue and its picture, *Open*, *Library*, and recent files."""

    def __init__(self, open_file: Callable[[Path], object]) -> None:
        """``open_file`` opens a recent file."""
        super().__init__()
        self._open_file = open_file
        self.setProperty("role", "card")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.picture = BoardThumbnail()  # takes the remaining space
        self.picture.setMinimumSize(0, 0)
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._is_open = False  # whether the game to continue waits in this window
        self._is_over = False  # whether that game waits here as it ended
        self.resume = said(QPushButton(), self._resume_text)
        self.open = said(QPushButton(icon("game.open"), ""), lambda: tr("Open …"))
        say(self.open.setAccessibleName, lambda: tr("Open a saved game"))
        self.library = said(QPushButton(icon("game.library"), ""), lambda: tr("Library"))
        say(self.library.setAccessibleName, lambda: tr("All games played here"))
        self._emblem = _Emblem()  # shown if there is no game
        self._resumed = BalancedLabel(role="quiet")
        self._recent = vbox(spacing=0)
        ways = FlowLayout(self.open, self.library)
        above = ((self.picture, 1), (self._emblem, 1), self.resume, self._resumed)
        self._column = vbox(*above, ways, self._recent, on=self, spacing=8, margins=(12, 12, 12, 8))
        self._resumed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.show_games(None, [])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Continue the game whose picture is clicked."""
        on_picture = self.picture.geometry().contains(event.position().toPoint())
        if on_picture and event.button() == Qt.MouseButton.LeftButton and self.resume.isVisible():
            self.resume.click()
        super().mouseReleaseEvent(event)

    @property
    def least_width(self) -> int:
        """The minimum width with the buttons below each other, in pixels."""
        margins = self._column.contentsMargins()
        buttons = (self.resume, self.open, self.library)
        widest = max(button.minimumSizeHint().width() for button in buttons)
        return margins.left() + widest + margins.right()

    @property
    def stands_out(self) -> bool:
        """Whether there is a game to continue, which is what most want now."""
        return not self.resume.isHidden() and not self._is_over

    def show_games(
        self, unfinished: GameRecord | None, recent: Sequence[Path], *, is_open: bool = False
    ) -> None:
        """Show the game to continue, and the recent files.

        ``is_open``: the game waits in this window; it may be over.
        """
        self._is_open = is_open
        self._is_over = (
            is_open
            and unfinished is not None
            and (unfinished.outcome is not None or unfinished.looks_back)
        )
        self.resume.setText(self._resume_text())
        set_style_property(self.resume, "role", "" if self._is_over else "primary")
        self.resume.setVisible(unfinished is not None)
        self.picture.setVisible(unfinished is not None)
        self._emblem.setVisible(unfinished is None)
        self._resumed.setText(tr("Every game is saved as you play."))
        if unfinished is not None:
            from desktop.game.resume_text import resume_text  # late: often there is none

            self._resumed.setText(resume_text(unfinished))
            self.picture.show_position(unfinished.position)
        while (item := self._recent.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for path in recent[:_RECENT]:
            link = _Link(path)
            link.clicked.connect(lambda _on=False, path=path: self._open_file(path))
            self._recent.addWidget(link)
            link.show()  # now: the layout would show it only after the page is painted once

    def _resume_text(self) -> str:
        if self._is_over:
            return tr("Look at the game")
        return tr("Return to the game") if self._is_open else tr("Continue")


class _Emblem(QWidget):
    """The program's icon, as large as fits."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def paintEvent(self, _event: QPaintEvent) -> None:
        side = min(self.width(), self.height(), _EMBLEM_PX)
        place = QRect(0, 0, side, side)
        place.moveCenter(self.rect().center())
        painter = QPainter(self)
        program_icon().paint(painter, place)
        painter.end()


class _Link(QPushButton):
    """A button that opens a file; a name that does not fit is elided."""

    def __init__(self, path: Path) -> None:
        self._name = self._shown = one_line(path.stem)
        super().__init__(on_button(self._name))
        self.setProperty("role", "link")
        say(self.setAccessibleName, lambda: tr("Open {name}", name=path.stem))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setToolTip(in_tip(one_line(str(path))))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        metrics = self.fontMetrics()
        frame = QPushButton.minimumSizeHint(self).width() - metrics.horizontalAdvance(self._shown)
        room = self.width() - frame
        self._shown = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        self.setText(on_button(self._shown))


_COLUMNS = (3, 2, 1)  # fewer if large text leaves no room for three
_MORE_COLUMNS = {6: (4,), 8: (5, 4)}  # for more cards than that, where there is room to spare
_SPARE_LINES = 15  # least width of a card then, in line heights
_MAX_WIDTH_LINES = 130  # of the page's contents, in line heights


class StartPage(Page):
    """Cards of the games, and one that leads to earlier games.

    Attributes:
        cards: [key of a game] -> its card, which leads to a new game; its small button leads to
            what comes next there.
    """

    def __init__(
        self, open_file: Callable[[Path], object], pictures: PictureCache | None = None
    ) -> None:
        """``open_file`` opens a recent file; ``pictures`` keeps the pictures of the games."""
        super().__init__()
        self.cards = {key: GameCard(card, pictures) for key, card in CARDS.items()}
        self._back = ResumeCard(open_file)
        self.resume, self.open = self._back.resume, self._back.open
        self.library = self._back.library
        self.training = QPushButton(icon("learn.train"), "")
        self.puzzles = said(QPushButton(icon("learn.puzzles"), ""), lambda: tr("Puzzles"))
        self._due = 0  # exercises
        self._latest = ""  # the game that was played last; "" for none
        self._begin = said(Label(), self._begin_text)
        self._begin.hide()
        say(self.training.setText, self._training_text)
        self.training.hide()
        self._middle = QWidget()
        self._to_game = QShortcut(Qt.Key.Key_Escape, self)
        self._to_game.setEnabled(False)
        self._to_game.activated.connect(self.resume.click)
        self._grid = QGridLayout()
        self._grid.setSpacing(12)
        self._columns = 0
        title = Label("Oddments", role="title")
        title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = FlowLayout(title, self.training, self.puzzles)
        parts = (head, self._begin, (self._grid, 1))
        self._box = vbox(*parts, on=self._middle, margins=(20, 12, 20, 16))
        outer = QGridLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._area = FittingScrollArea(self._middle)
        outer.addWidget(self._area, 0, 0)
        self._arrange()

    @property
    def help_place(self) -> tuple[str, str]:
        return "overview", ""

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
        self._show_way()

    def show_progress(self, progress: Mapping[str, Progress], latest: str) -> None:
        """Show how far the user has come in each game; ``latest``: the one played last, or ""."""
        self._latest = latest
        has_begun = any(each.has_begun for each in progress.values())
        for key, each in progress.items():
            self.cards[key].show_progress(each, in_line=has_begun)
        self._show_way()

    def _show_way(self) -> None:
        """Let one button stand out: the game to continue, or else what comes next in one game."""
        is_new = not any(card.progress.has_begun for card in self.cards.values())
        waits, way = self._back.stands_out, self.way
        for card in self.cards.values():
            card.set_main(card is way and not waits)
        self._begin.setVisible(is_new and not waits and not way.step.isHidden())

    @property
    def way(self) -> GameCard:
        """The card of the game to continue, or to begin with."""
        if self._latest in self.cards:
            return self.cards[self._latest]
        cards = self.cards.values()
        begun = [card for card in cards if card.progress.has_begun]
        easy = [card for card in cards if card.game.comes_first]
        return [*begun, *easy, *cards][0]

    def _begin_text(self) -> str:
        return tr(
            "New here? Begin with {game}: “{button}” takes two minutes. To play at once, click a "
            "board.",
            game=self.way.game.title,
            button=tr("Learn by doing"),
        )

    def show_due(self, due: int, *, is_used: bool) -> None:
        """Show how many exercises are due; ``is_used``: whether there are any at all."""
        self._due = due
        self.training.setText(self._training_text())
        self.training.setVisible(is_used)

    def _training_text(self) -> str:
        return tr("Training: %Ln due", "", self._due) if self._due else tr("Training")

    def _arrange(self) -> None:
        widgets: tuple[GameCard | ResumeCard, ...] = (*self.cards.values(), self._back)
        widest = max(widget.least_width for widget in widgets)
        margins = self._box.contentsMargins()
        around = margins.left() + margins.right()
        room = self.width() - around - self._area.beside()
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
        """Move between the cards with arrow keys; Tab also stops at the buttons on them."""
        places = [*self.cards.values(), self.panes[1]]
        cards = [
            at
            for at, place in enumerate(places)
            if place.hasFocus() or (isinstance(place, GameCard) and place.step.hasFocus())
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
