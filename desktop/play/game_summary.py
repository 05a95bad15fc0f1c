"""The top of the panels beside the board: the name of the game, its players and its result."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.game.game_session import GameSession
from desktop.game.level_names import revealed_level
from desktop.game.looking_back import look_back_text, looks_back, result_clause
from desktop.game.narrator import Narrator
from desktop.game.rematch import next_level
from desktop.game.setup_text import choices_text
from desktop.game.time_text import control_text
from desktop.game.verdict import verdict_of
from desktop.i18n.text import said, tr
from desktop.painting.game_view import GameView
from desktop.play.looking_back_card import LookingBackCard
from desktop.play.players_panel import PlayersPanel
from desktop.play.result_panel import ResultPanel
from desktop.theme.theme import Theme
from desktop.widgets.label import Label


class GameSummary(QWidget):
    """Shows which game is played, by whom, and how it ended.

    Attributes:
        rules: the button that opens the rules.
        result, looking_back, players: the panels below the heading.
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
        self.looking_back.back.clicked.connect(self._go_to_end)
        head = QHBoxLayout()
        head.addWidget(home)
        head.addWidget(Label(session.record.setup.game.title, role="heading"), 1)
        head.addWidget(self.rules)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        if self._choices():
            column.addWidget(said(Label(role="quiet"), self._choices))
        column.addWidget(self.result)
        column.addWidget(self.looking_back)
        column.addWidget(self.players)

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

    def _show_looking_back(self) -> None:
        session, record = self._session, self._session.record
        self.looking_back.setVisible(looks_back(session))
        if looks_back(session):
            names = [self._narrator.name(player) for player in (0, 1)]
            result = result_clause(record, record.end_node, names)
            self.looking_back.show_place(result, look_back_text(record))

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
