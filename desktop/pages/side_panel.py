"""The panels beside the board: the name of the game, its players and result, lists, buttons."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from desktop.game.game_session import GameSession, Phase
from desktop.game.game_text import control_text
from desktop.game.narrator import Narrator
from desktop.game.players import revealed_level
from desktop.game.rematch import (
    Rematch,
    Verdict,
    look_back_text,
    looks_back,
    next_level,
    result_clause,
    verdict_of,
)
from desktop.game.setup_text import choices_text
from desktop.pages.players_panel import PlayersPanel
from desktop.painting.game_view import GameView
from desktop.panels.history_panel import HistoryPanel
from desktop.services.text import said, say, tr
from desktop.settings.action import Action, ActionButton
from desktop.theme.icons import icon, tinted
from desktop.theme.themes import UI_THEME
from desktop.widgets.label import Label, set_style_property
from desktop.widgets.layouts import FlowLayout, YieldingScrollArea, hbox, vbox

_PICTURE = "engine.go_on"


class ResumeButton(QPushButton):
    """Hidden while nothing waits. In a finished game it is not the button to press first."""

    def __init__(self) -> None:
        super().__init__()
        self.hide()

    def show_state(self, session: GameSession) -> None:
        """Show what the button does now, if anything."""
        past = looks_back(session)
        again = tr("Try again") if session.phase is Phase.FAILED else tr("Resume")
        self.setText(tr("Play from here") if past else again)
        self.setIcon(icon(_PICTURE) if past else icon(_PICTURE, QPalette.ColorRole.HighlightedText))
        set_style_property(self, "role", "" if past else "primary")
        self.setVisible(session.can_resume)


_SHARE_OF_WAYS = 0.7  # of the width, which the buttons have beside margins and a scroll bar
_PICTURE_LINES = 1.8  # the picture's size, in line heights
_ON_ACCENT = QPalette.ColorRole.HighlightedText

_PICTURES = {
    Verdict.WIN: "result.win",
    Verdict.LOSS: "result.loss",
    Verdict.DRAW: "result.draw",
}


class ResultBand(QFrame):
    """Shows how the game ended, and what to do next; hidden during the game.

    Back in the game it shows which move that is.

    Attributes:
        honour: what is special about the result; mostly hidden.
        more: leads back to the end of the game, and to all of the band.
        brevity: where space is short it is without the reason (1), or a line (2).

    Signals:
        again(Rematch): the user wants to play again.
        shortened: ``brevity`` has changed.
    """

    again = Signal(object)
    shortened = Signal()

    def __init__(self, *, numbered: bool) -> None:
        """``numbered``: whether the players have numbers instead of colours."""
        super().__init__()
        self.setProperty("role", "result")
        self._verdict = Verdict.WIN
        self._level = 0  # offered by the buttons that change it
        self._is_end = False
        self.brevity = 0
        self._picture = QLabel()
        self._headline, self._note = Label(role="verdict"), Label()
        self.honour = Label(role="name")
        self.honour.hide()
        self._add_buttons(numbered)
        head = hbox(self._picture, (self._headline, 1), self.more, spacing=8)
        again = (self.level_up, self.rematch, self.level_down)
        self._ways = QWidget()
        self._ways.setLayout(FlowLayout(*again, self.review, self.swap, self.count))
        parts = (head, self.honour, self._note, self._ways)
        vbox(*parts, on=self, spacing=4, margins=(12, 4, 12, 4))
        UI_THEME.changed.connect(self._show_verdict)
        self.hide()

    def _add_buttons(self, numbered: bool) -> None:
        self.level_up = QPushButton()
        self.rematch = said(QPushButton(), lambda: tr("Rematch"))
        self.level_down = QPushButton(icon("level.down"), "")
        self.review = said(QPushButton(icon("learn.review"), ""), lambda: tr("Review"))
        self.swap, self.count = (
            QPushButton(icon("turn.swap"), ""),
            QPushButton(icon("turn.count"), ""),
        )
        self.more = said(QPushButton(icon("turn.last"), ""), lambda: tr("Result"))
        say(
            self.swap.setAccessibleName,
            lambda: tr("Swap players") if numbered else tr("Swap colours"),
        )
        say(self.count.setAccessibleName, lambda: tr("Count"))
        say(self.rematch.setToolTip, lambda: tr("Play again with the same options"))
        say(self.review.setToolTip, lambda: tr("See where the game was won and lost"))
        say(self.swap.setToolTip, lambda: tr("Play again with the players swapped"))
        say(self.count.setToolTip, lambda: tr("Count the result on the board, step by step"))
        say(self.more.setToolTip, lambda: tr("Back to the result"))
        for button in (self.level_up, self.level_down):
            button.clicked.connect(lambda: self.again.emit(Rematch(level=self._level)))
        self.rematch.clicked.connect(lambda: self.again.emit(Rematch()))
        self.swap.clicked.connect(lambda: self.again.emit(Rematch(swapped=True)))

    def show_honour(self, text: Callable[[], str]) -> None:
        """Show what is special about the result, until it is undone."""
        say(self.honour.setText, lambda: f"★ {text()}")
        self.honour.show()

    def refresh(self, session: GameSession, narrator: Narrator, *, countable: bool) -> None:
        """Show how a game ended, or which move of a finished one is shown; else hide."""
        record, verdict = session.record, verdict_of(session)
        if verdict is not None:
            self.show_result(
                narrator.result(),
                " ".join(filter(None, [narrator.reason(), revealed_level(session.seats)])),
                verdict=verdict,
                countable=countable,
                level=next_level(session.seats, verdict),
            )
            return
        self.honour.hide()
        if looks_back(session):
            names = [narrator.name(player) for player in (0, 1)]
            result = result_clause(record, record.end_node, names)
            self.show_place(result, look_back_text(record))
        else:
            self.hide()

    def show_result(
        self,
        headline: str,
        reason: str,
        *,
        verdict: Verdict,
        countable: bool,
        level: int | None = None,
    ) -> None:
        """Show how the game ended, and the reason.

        ``countable``: whether the result can be counted on the board. ``level``: of the computer,
        to be offered next.
        """
        self._verdict, self._level = verdict, level or 0
        climbs = verdict is Verdict.WIN and level is not None
        self.level_up.setVisible(climbs)
        self.level_down.setVisible(verdict is Verdict.LOSS and level is not None)
        self.count.setVisible(countable)
        for button, way in (
            (self.level_up, tr("Up to level {level}", level=self._level)),
            (self.level_down, tr("Down to level {level}", level=self._level)),
        ):
            button.setText(tr("Level {level}", level=self._level))  # the icon shows the way
            button.setAccessibleName(way)
            button.setToolTip(way)
        _set_primary(self.level_up, "level.up", primary=climbs)
        _set_primary(self.rematch, "", primary=not climbs)
        self._show(headline, reason, is_end=True)

    def show_place(self, result: str, place: str) -> None:
        """Show the result of the game as a clause and, as a sentence, the move shown."""
        self._show(tr("Finished: {result}", result=result), place, is_end=False)

    def set_brevity(self, brevity: int) -> None:
        if brevity != self.brevity:
            self.brevity = brevity
            self._arrange()
            self.shortened.emit()

    def height_in_lines(self, width: int, *, with_note: bool) -> float:
        """Return about how many lines of text it takes, with the reason or without."""
        parts = [self._note] * with_note + [self._ways] * self._is_end
        parts += [self.honour] * (not self.honour.isHidden())
        height = sum(part.heightForWidth(round(0.9 * width)) for part in parts)
        return 0 if self.isHidden() else 3.8 + height / self.fontMetrics().height()

    def _name_minor(self) -> None:
        """Give the minor buttons their texts where that takes no more lines."""
        room = round(_SHARE_OF_WAYS * self.width())
        for button in (minor := (self.swap, self.count)):
            button.setText("")
        least = self._ways.heightForWidth(room)
        for button in minor:
            button.setText(button.accessibleName())
            if self._ways.heightForWidth(room) > least:
                button.setText("")

    def _show(self, headline: str, note: str, *, is_end: bool) -> None:
        self._is_end = is_end
        self._headline.setText(headline)
        self._note.setText(note)
        self.setAccessibleName(f"{headline}. {note}".strip())
        set_style_property(self._headline, "role", "verdict" if is_end else "name")
        self._arrange()
        self._name_minor()
        self._show_verdict()
        self.show()

    def _arrange(self) -> None:
        self._picture.setVisible(self._is_end)
        self._note.setVisible(bool(self._note.text()) and not self.brevity)
        self._ways.setVisible(self._is_end and self.brevity < 2)
        self.more.setVisible(self.brevity == 2 or not self._is_end)

    def _show_verdict(self) -> None:
        verdict, theme = self._verdict, UI_THEME.theme
        set_style_property(self, "verdict", verdict.value if self._is_end else "", self._headline)
        colours = {
            Verdict.WIN: theme.win,
            Verdict.LOSS: theme.coordinates,
            Verdict.DRAW: theme.hint,
        }
        side = round(_PICTURE_LINES * self.fontMetrics().height())
        ratio = self.devicePixelRatioF()
        picture = tinted(_PICTURES[verdict], colours[verdict], QSize(side, side), ratio)
        self._picture.setPixmap(picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._name_minor()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._name_minor()
            self._show_verdict()


def _set_primary(button: QPushButton, picture: str, *, primary: bool) -> None:
    if picture:
        button.setIcon(icon(picture, _ON_ACCENT) if primary else icon(picture))
    set_style_property(button, "role", "primary" if primary else "")


class GameSummary(QWidget):
    """Shows how the game ended, which game it is, and by whom it is played."""

    def __init__(
        self, session: GameSession, view: GameView, narrator: Narrator, home: QWidget
    ) -> None:
        """``home``: the button that leads to the start page."""
        super().__init__()
        self.session = session
        self.rules = said(QPushButton(), lambda: tr("Rules"))
        self.rules.setProperty("role", "link")
        self.players = PlayersPanel(session, view, narrator)
        self.result = ResultBand(numbered=view.numbered)
        title = Label(session.record.setup.game.title, role="heading")
        self._choices = said(Label(role="quiet"), self._options)
        say(title.setToolTip, self._options)
        head = hbox(home, (title, 1), self.rules)
        vbox(self.result, head, self._choices, self.players, on=self, spacing=8)
        self.set_brevity(0)

    @property
    def levels(self) -> range:
        """How short space may be; in a finished game the result gives the score."""
        return range(3 if self.session.outcome is None else 5 + self.players.counts)

    def set_brevity(self, level: int, *, a_line: bool = False) -> None:
        """Set how short space is.

        The options are left out from 2 on, the score from 3 on, the reason for the result from 4
        on, and the players during a count from 5 on; with ``a_line``, all but the heading and a
        line of the result.
        """
        self.result.set_brevity(2 if a_line else int(level > 3))
        self.players.set_brevity(level)
        self.players.setVisible(not a_line)
        self._choices.setVisible(bool(self._choices.text()) and level < 2 and not a_line)

    def height_in_lines(self, level: int, width: int) -> float:
        """Return about how many lines of text everything takes if space is that short.

        ``width``: in pixels, with a scroll bar or without; its own depends on what is shown.
        """
        choices = self._choices.heightForWidth(width) / self.fontMetrics().height() + 0.5
        has_choices = level < 2 and bool(self._choices.text())
        band = self.result.height_in_lines(width, with_note=level < 4)
        players = self.players.height_in_lines(level, width)
        return 3.7 + band + has_choices * choices + players

    @property
    def main_part(self) -> QWidget:
        """The part to be in sight: the player to move, or else the result."""
        ended = looks_back(self.session) or self.players.active is None
        return self.result if ended else self.players.active or self.result

    def _options(self) -> str:
        times = control_text(self.session.clock.control).replace(" ", "\N{NO-BREAK SPACE}")
        return " · ".join(filter(None, [choices_text(self.session.record.setup), times]))


class ToolButtons(QWidget):
    """Rows of buttons, each with the icon, shortcut and state of its action.

    Attributes:
        buttons: [id of the action] -> button.
    """

    def __init__(self, *rows: Sequence[str], with_text: Sequence[str] = ()) -> None:
        """``rows`` hold action ids; the buttons in ``with_text`` also show their text."""
        super().__init__()
        self.buttons: dict[str, ActionButton] = {}
        for id in itertools.chain(*rows):  # noqa: A001
            self.buttons[id] = button = ActionButton()
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            if id in with_text:
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        vbox(*[FlowLayout(*[self.buttons[each] for each in ids]) for ids in rows], on=self)

    def show_actions(self, actions: Mapping[str, Action]) -> None:
        """Connect the buttons to a window's actions."""
        for id, button in self.buttons.items():  # noqa: A001
            button.setDefaultAction(actions[id])


_REVIEW_LINES = 26  # of text, for a review with a list of a few rows


class SidePanel(QWidget):
    """Buttons are always visible; the result, players and lists share the rest of the height.

    Where space is short, the players take less, and then scroll: the lists have their least height.
    They scroll on their own, never inside another scroll area. While a review is in front and not
    everything fits, there is a line of the result instead of the players, or nothing. Where not
    even the least of all this fits, there are fewer tools.
    """

    def __init__(
        self,
        summary: GameSummary,
        lists: HistoryPanel,
        controls: Sequence[QWidget],
        tools: tuple[QWidget, QWidget],
    ) -> None:
        """``tools``: all of them, and those that remain where space is very short."""
        super().__init__()
        self.upper = YieldingScrollArea(summary)
        self._summary, self._lists = summary, lists
        self._controls, self._tools = controls, tools
        self._column = vbox(self.upper, (lists, 1), *controls, *tools, on=self, spacing=8)

    def share_room(self) -> None:
        """Show as much of the players as the lists leave room for."""
        summary, lists = self._summary, self._lists
        line = self.fontMetrics().height()
        everything, few = self._tools
        room = self._room_beside(everything)
        has_few = room < lists.least_height + (not lists.shows_review) * self._least_of_players()
        everything.setVisible(not has_few)
        few.setVisible(has_few)
        if has_few:
            room = self._room_beside(few)
        lists.set_room(room)
        least = lists.minimumSizeHint().height()
        # the same for every move, so that nothing comes and goes while one steps through them
        wanted = max(least, _REVIEW_LINES * line) if lists.shows_review else least
        levels = summary.levels
        heights = [summary.height_in_lines(level, self.width()) * line for level in levels]
        fits = [height <= room - wanted for height in heights]
        watched = summary.session.clock.is_running or summary.players.score.lit is not None
        a_line = lists.shows_review and not fits[0] and not watched
        summary.set_brevity(fits.index(True) if any(fits) else levels[-1], a_line=a_line)
        line_height = self.upper.sizeHint().height() if a_line else 0
        self.upper.setMinimumHeight(line_height)
        self.upper.setVisible(not a_line or lists.least_height + line_height <= room)

    def _room_beside(self, tools: QWidget) -> int:
        """Return the height that the controls and these tools leave for players and lists."""
        visible = [tools, *[widget for widget in self._controls if not widget.isHidden()]]
        heights = [
            max(part.heightForWidth(self.width()), part.sizeHint().height()) for part in visible
        ]
        return self.height() - sum(heights) - self._column.spacing() * (len(visible) + 1)

    def _least_of_players(self) -> int:
        return self.upper.minimumSizeHint().height() + self._column.spacing()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.share_room()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.share_room()
        super().resizeEvent(event)
