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
from desktop.pages.counting import Counting
from desktop.pages.players_panel import PlayersPanel
from desktop.painting.game_view import GameView
from desktop.panels.history_panel import HistoryPanel
from desktop.services.text import said, say, tr
from desktop.settings.action import Action, ActionButton
from desktop.theme.icons import icon, tinted
from desktop.theme.themes import Theme
from desktop.widgets.controls import link_button
from desktop.widgets.label import Label, set_style_property
from desktop.widgets.layouts import FlowLayout, YieldingScrollArea, hbox, vbox


class ResultLine(QFrame):
    """Says how the game ended; hidden at first.

    Attributes:
        more: the button that leads to the whole result.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "result")
        self._headline = Label(role="name")
        self.more = said(link_button(), lambda: tr("Result"))
        hbox((self._headline, 1), self.more, on=self, margins=(10, 4, 4, 4))
        self.hide()

    def show_result(self, result: str) -> None:
        """Show a result, as a clause."""
        self._headline.setText(tr("Finished: {result}", result=result))
        self.setAccessibleName(self._headline.text())


class LookingBackCard(QFrame):
    """Says how the game ended and which move is shown; hidden unless somebody looks back.

    Attributes:
        back: the button that leads to the end of the game.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "result")
        self._headline, self._place = Label(role="name"), Label()
        self.back = said(
            QPushButton(icon("turn.last", QPalette.ColorRole.HighlightedText), ""),
            lambda: tr("Back to the result"),
        )
        self.back.setProperty("role", "primary")
        parts = (self._headline, self._place, self.back)
        vbox(*parts, on=self, spacing=6, margins=(10, 6, 10, 8))
        self.hide()

    def show_place(self, result: str, place: str) -> None:
        """Show the result of the game and, as a sentence, the move shown."""
        self._headline.setText(tr("Finished: {result}", result=result))
        self._place.setText(place)
        self.setAccessibleName(f"{self._headline.text()}. {place}")
        self.show()


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


_PICTURE_LINES = 1.8  # the picture's size, in line heights

_ON_ACCENT = QPalette.ColorRole.HighlightedText

_PICTURES = {
    Verdict.WIN: "result.win",
    Verdict.LOSS: "result.loss",
    Verdict.DRAW: "result.draw",
}


class ResultPanel(QFrame):
    """Shows the result and its reason; hidden during the game.

    Attributes:
        level_up, rematch, level_down, review, swap, count: its buttons.
        honour: what is special about the result; mostly hidden.

    Signals:
        again(Rematch): the user wants to play again.
    """

    again = Signal(object)

    def __init__(self, theme: Theme, *, numbered: bool) -> None:
        """``numbered``: whether the players have numbers instead of colours."""
        super().__init__()
        self.setProperty("role", "result")
        self._theme, self._verdict = theme, Verdict.WIN
        self._level = 0  # offered by the buttons that change it
        self._picture = QLabel()
        self._headline = Label(role="verdict")
        self._reason = Label()
        self.honour = Label(role="name")
        self.honour.hide()
        self._add_buttons(numbered)
        self._lay_out()
        self.hide()

    def _add_buttons(self, numbered: bool) -> None:
        self.level_up = QPushButton()
        self.rematch = said(QPushButton(), lambda: tr("Rematch"))
        self.level_down = QPushButton(icon("level.down"), "")
        self.review = said(QPushButton(icon("learn.review"), ""), lambda: tr("Review"))
        self.swap = QPushButton(icon("turn.swap"), "")
        self.count = said(QPushButton(icon("turn.count"), ""), lambda: tr("Count"))
        said(self.swap, lambda: tr("Swap players") if numbered else tr("Swap colours"))
        say(self.rematch.setToolTip, lambda: tr("Play again with the same options"))
        say(self.review.setToolTip, lambda: tr("See where the game was won and lost"))
        say(self.swap.setToolTip, lambda: tr("Play again with the players swapped"))
        say(self.count.setToolTip, lambda: tr("Count the result on the board, step by step"))
        for button in (self.level_up, self.level_down):
            button.clicked.connect(lambda: self.again.emit(Rematch(level=self._level)))
        self.rematch.clicked.connect(lambda: self.again.emit(Rematch()))
        self.swap.clicked.connect(lambda: self.again.emit(Rematch(swapped=True)))

    def _lay_out(self) -> None:
        head = hbox(self._picture, (self._headline, 1), spacing=8)
        again = (self.level_up, self.rematch, self.level_down)
        ways = FlowLayout(*again, self.review, self.swap, self.count)
        vbox(head, self.honour, self._reason, ways, on=self, spacing=6, margins=(10, 6, 10, 8))

    def show_honour(self, text: Callable[[], str]) -> None:
        """Show what is special about the result, until it is undone."""
        say(self.honour.setText, lambda: f"★ {text()}")
        self.honour.show()

    def show_result(
        self,
        headline: str,
        reason: str,
        *,
        verdict: Verdict | None,
        countable: bool,
        level: int | None = None,
    ) -> None:
        """Show a headline and the reason; without a verdict hide them.

        ``countable``: whether the result can be counted on the board. ``level``: of the computer,
        to be offered next.
        """
        if verdict is not None:
            self._verdict = verdict
        self._level = level or 0
        self._headline.setText(headline)
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))
        self.setAccessibleName(f"{headline}. {reason}".strip() if headline else "")
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
        _set_primary(self.rematch, "game.rematch", primary=not climbs)
        self._show_verdict()
        if verdict is None:
            self.honour.hide()
        self.setVisible(verdict is not None)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show_verdict()

    def _show_verdict(self) -> None:
        verdict, theme = self._verdict, self._theme
        set_style_property(self, "verdict", verdict.value, self._headline)
        colours = {
            Verdict.WIN: theme.win,
            Verdict.LOSS: theme.coordinates,
            Verdict.DRAW: theme.hint,
        }
        side = round(_PICTURE_LINES * self.fontMetrics().height())
        ratio = self.devicePixelRatioF()
        picture = tinted(_PICTURES[verdict], colours[verdict], QSize(side, side), ratio)
        self._picture.setPixmap(picture)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_verdict()


def _set_primary(button: QPushButton, picture: str, *, primary: bool) -> None:
    button.setIcon(icon(picture, _ON_ACCENT) if primary else icon(picture))
    set_style_property(button, "role", "primary" if primary else "")


class GameSummary(QWidget):
    """Shows which game is played, by whom, and how it ended.

    Attributes:
        rules: the button that opens the rules.
        result, looking_back, players: the panels below the heading.
        line: stands for them while the summary is brief.
    """

    def __init__(
        self,
        session: GameSession,
        view: GameView,
        narrator: Narrator,
        theme: Theme,
        home: QWidget,
    ) -> None:
        """``home``: the button that leads to the start page."""
        super().__init__()
        self._session, self._narrator = session, narrator
        self.rules = said(QPushButton(), lambda: tr("Rules"))
        self.rules.setProperty("role", "link")
        self.players = PlayersPanel(session, view, narrator, theme)
        self.result = ResultPanel(theme, numbered=view.numbered)
        self.looking_back = LookingBackCard()
        self.line = ResultLine()
        for button in (self.looking_back.back, self.line.more):
            button.clicked.connect(lambda: session.go_to(session.record.end_node))
        self._brief = self._result_known = False
        title = Label(session.record.setup.game.title, role="heading")
        self._head = hbox(home, (title, 1), self.rules)
        self._lay_out()

    def _lay_out(self) -> None:
        self._body = QWidget()
        choices = [said(Label(role="quiet"), self._choices)] if self._choices() else []
        parts = (*choices, self.result, self.looking_back, self.players)
        vbox(*parts, on=self._body, spacing=8)
        vbox(self._head, self.line, self._body, on=self, spacing=8)

    def set_brief(self, brief: bool) -> None:
        """Set whether to show no more than a line, for others need the room."""
        if brief != self._brief:
            self._brief = brief
            self._arrange()

    def full_height(self, width: int) -> int:
        """Return the height that everything needs at a width."""
        body = self._body.layout()
        assert body is not None
        parts = (self._head.sizeHint().height(), body.totalHeightForWidth(width))
        return sum(parts) + body.spacing()

    def _arrange(self) -> None:
        """Show the line instead of the rest, unless a clock runs or somebody counts."""
        counts = self.players.score.lit is not None
        brief = self._brief and not counts and not self._session.clock.is_running
        self._body.setVisible(not brief)
        self.line.setVisible(brief and self._result_known)

    def show_score(self, counting: Counting) -> None:
        """Show the numbers beside the board; during a count, those counted so far."""
        self.players.show_score(counting)
        self._arrange()

    def show_result(self, *, countable: bool) -> None:
        """Show how the game ended, if it has, and what to do next."""
        self._show_looking_back()
        session = self._session
        verdict = verdict_of(session)
        level = "" if verdict is None else revealed_level(session.seats)
        self.result.show_result(
            self._narrator.result(),
            " ".join(filter(None, [self._narrator.reason(), level])),
            verdict=verdict,
            countable=countable,
            level=None if verdict is None else next_level(session.seats, verdict),
        )
        self._result_known = verdict is not None or looks_back(session)
        self._arrange()

    def _show_looking_back(self) -> None:
        session, record = self._session, self._session.record
        names = [self._narrator.name(player) for player in (0, 1)]
        result = result_clause(record, record.end_node, names)
        self.line.show_result(result)
        self.looking_back.setVisible(looks_back(session))
        if looks_back(session):
            self.looking_back.show_place(result, look_back_text(record))

    @property
    def main_part(self) -> QWidget:
        """The part to be in sight: how the game ended, or else the player to move."""
        if looks_back(self._session):
            return self.looking_back
        return self.players.active or self.result

    def set_theme(self, theme: Theme) -> None:
        self.players.set_theme(theme)
        self.result.set_theme(theme)

    def _choices(self) -> str:
        """Return the options and the time control of this game."""
        times = control_text(self._session.clock.control).replace(" ", "\N{NO-BREAK SPACE}")
        return " · ".join(filter(None, [choices_text(self._session.record.setup), times]))


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
        vbox(*[hbox(*[self.buttons[each] for each in ids]) for ids in rows], on=self)

    def show_actions(self, actions: Mapping[str, Action]) -> None:
        """Connect the buttons to a window's actions."""
        for id, button in self.buttons.items():  # noqa: A001
            button.setDefaultAction(actions[id])


class SidePanel(QWidget):
    """Buttons are always visible; players and lists share the rest of the height.

    The players get the height they need, but scroll rather than push the lists below their minimum.
    Lists scroll on their own, never inside another scroll area. If players and
    review do not both fit, the players shrink to a line.

    Attributes:
        upper: the scroll area with the players and the result.
    """

    def __init__(
        self, summary: GameSummary, lists: HistoryPanel, controls: Sequence[QWidget]
    ) -> None:
        super().__init__()
        self.upper = YieldingScrollArea(summary)
        self._summary, self._lists = summary, lists
        self._controls = controls
        self._roomy = True  # whether the lists get more than the least height
        self._column = vbox(self.upper, (lists, 1), *controls, on=self, spacing=7)

    def leave_lists_room(self, roomy: bool) -> None:
        """Set whether the lists get more than the least height while the players need it."""
        self._roomy = roomy
        self._share_room()

    def _share_room(self) -> None:
        visible = [widget for widget in self._controls if not widget.isHidden()]
        gaps = (len(visible) + 1) * self._column.spacing()
        taken = sum(widget.sizeHint().height() for widget in visible)
        room = self.height() - taken - gaps
        self._lists.set_room(room if self._roomy else 0)
        least = self._lists.minimumSizeHint().height()
        both = self._summary.full_height(self.width()) + max(least, self._lists.sizeHint().height())
        brief = self._lists.shows_review and both > room
        self._summary.set_brief(brief)
        line = min(self.upper.sizeHint().height(), room - least)
        self.upper.setMinimumHeight(max(0, line) if brief else 0)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_room()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_room()
        super().resizeEvent(event)
