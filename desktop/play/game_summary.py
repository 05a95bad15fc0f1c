"""The top of the panels beside the board: the name of the game, its players and its result."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.game.game_session import GameSession
from desktop.game.game_text import control_text
from desktop.game.narrator import Narrator
from desktop.game.players import revealed_level
from desktop.game.rematch import look_back_text, looks_back, next_level, result_clause, verdict_of
from desktop.game.setup_text import choices_text
from desktop.i18n.text import said, tr
from desktop.painting.game_view import GameView
from desktop.play.counting import Counting
from desktop.play.players_panel import PlayersPanel
from desktop.play.result_panel import LookingBackCard, ResultLine, ResultPanel
from desktop.theme.themes import Theme
from desktop.widgets.label import Label


class GameSummary(QWidget):
    """Shows which game is played, by whom, and how it ended.

    Attributes:
        rules: the button that opens the rules.
        result, looking_back, players: the panels below the heading.
        line: stands for them while the summary is brief.

    Signals:
        result_wanted: the user wants to see the whole summary of a finished game.
    """

    result_wanted = Signal()

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
        self.looking_back.back.clicked.connect(self._go_to_end)
        self.line.more.clicked.connect(self._show_end)
        self._brief = self._result_known = False
        self._head = head = QHBoxLayout()
        head.addWidget(home)
        head.addWidget(Label(session.record.setup.game.title, role="heading"), 1)
        head.addWidget(self.rules)
        self._lay_out()

    def _lay_out(self) -> None:
        self._body = QWidget()
        body = QVBoxLayout(self._body)
        if self._choices():
            body.addWidget(said(Label(role="quiet"), self._choices))
        for part in (self.result, self.looking_back, self.players):
            body.addWidget(part)
        column = QVBoxLayout(self)
        column.addLayout(self._head)
        column.addWidget(self.line)
        column.addWidget(self._body)
        for layout in (body, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(8)

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

    def _show_end(self) -> None:
        self._go_to_end()
        self.result_wanted.emit()

    def _go_to_end(self) -> None:
        self._session.go_to(self._session.record.end_node)

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
