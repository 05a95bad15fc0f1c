"""The dialog in which a position is set up, to play or analyse it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.editor.draft import Draft
from desktop.editor.editor_board import ERASER, EditorBoard, Tools
from desktop.editor.fields import ConditionFields, OptionFields
from desktop.i18n.languages import UI_LANGUAGE
from desktop.i18n.text import listed, said, say, tr, translated
from desktop.painting.drawing import Drawing
from desktop.painting.game_view import GameView
from desktop.play.board_page import SideSplit
from desktop.theme.icons import icon
from desktop.theme.themes import Theme
from desktop.views.game_views import VIEWS
from desktop.widgets.announcement import announce
from desktop.widgets.enter import press_by_enter
from desktop.widgets.label import Label
from desktop.widgets.scrolled import FittingScrollArea
from desktop.widgets.status_line import StatusLine
from rules.position import BLACK, NEUTRAL, WHITE, Position
from rules.refusal import Refusal, RulesError
from rules.setup import Game


class VerdictLine(StatusLine):
    """Stays on what is wrong until it is mended."""

    def __init__(self) -> None:
        super().__init__()
        self._wrong = False

    def show_verdict(self, text: str, *, wrong: bool) -> None:
        self._wrong = wrong
        self.show_task(text)

    def _show_task(self) -> None:
        self._timer.stop()
        self._show(self._task, refused=self._wrong)


_Keys = QKeySequence.StandardKey

_SIZE = QSize(1000, 720)  # without a window

_SHARE = 0.95  # of its window


class PositionEditor(QDialog):
    """A board with tools beside it, and a line that says what is wrong with the position.

    Attributes:
        draft: the position.
        board, verdict: the board, and the line below it.
        options, tools, conditions: the fields beside the board.
        play, analyse, cancel, help: the buttons that end it, and the one for help.
        empty, start, undo, redo, copy, paste: the buttons that change or keep the position.

    Signals:
        play_asked(Setup): play from the position in which this setup starts; the dialog stays open.
        analysis_asked(Setup): analyse it.
        help_asked: show the help for the editor.
    """

    play_asked = Signal(object)
    analysis_asked = Signal(object)
    help_asked = Signal()

    def __init__(
        self,
        position: Position,
        theme: Callable[[], Theme],
        drawing_of: Callable[[Game], Drawing],
        parent: QWidget | None = None,
    ) -> None:
        """Begin with a position. ``theme`` returns the current colours, ``drawing_of`` how the
        boards of a game are drawn.
        """
        super().__init__(parent)
        say(self.setWindowTitle, lambda: tr("Set up a position – Oddments"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.draft = Draft(position, self)
        self._theme, self._drawing_of = theme, drawing_of
        self._board_of: object = None  # the game and the board that are shown
        self._erases = False  # whether the drag removes pieces
        self._warned = False  # whether Esc has said that it would discard the position
        self.board = EditorBoard()
        self.verdict = VerdictLine()
        self.options = OptionFields(self.draft.setup)
        self.tools = Tools(theme(), self)
        self.conditions = ConditionFields(theme())
        self._count = Label(role="quiet")
        self._make_buttons()
        self._build()
        self._connect()
        self.resize(parent.window().size() * _SHARE if parent else _SIZE)
        self._show_draft()

    @property
    def view(self) -> GameView:
        """How the game is drawn and described."""
        return VIEWS[self.draft.setup.game.key]

    def follow_theme(self) -> None:
        """Repaint in the current colours."""
        theme = self._theme()
        self.board.set_theme(theme)
        self.tools.set_theme(theme)
        self.conditions.set_theme(theme)

    # -- building --------------------------------------------------------------------------------

    def _make_buttons(self) -> None:
        self.empty = said(QPushButton(), lambda: tr("Empty board"))
        self.start = said(QPushButton(), lambda: tr("Start of the game"))
        self.undo = said(QPushButton(icon("turn.undo"), ""), lambda: tr("Undo"))
        self.redo = said(QPushButton(icon("turn.redo"), ""), lambda: tr("Redo"))
        self.copy = said(QPushButton(), lambda: tr("Copy as text"))
        self.paste = said(QPushButton(), lambda: tr("Paste text"))
        self.play = said(QPushButton(), lambda: tr("Play from here …"))
        self.play.setProperty("role", "primary")
        self.play.setIcon(icon("engine.go_on", QPalette.ColorRole.HighlightedText))
        self.analyse = said(QPushButton(icon("engine.hint"), ""), lambda: tr("Analyse"))
        self.cancel = said(QPushButton(), lambda: tr("Cancel"))
        self.help = said(QPushButton(), lambda: tr("Help"))
        self.help.setProperty("role", "link")

    def _build(self) -> None:
        split = SideSplit(self.board, FittingScrollArea(self._side()))
        split.setContentsMargins(12, 12, 14, 8)
        role = QDialogButtonBox.ButtonRole
        ends = QDialogButtonBox()
        ends.setContentsMargins(12, 4, 14, 12)
        ends.addButton(self.play, role.AcceptRole)
        ends.addButton(self.analyse, role.ActionRole)
        ends.addButton(self.cancel, role.RejectRole)
        ends.addButton(self.help, role.HelpRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(split, 1)
        column.addWidget(self.verdict)
        column.addWidget(ends)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter presses none but the one that has the focus

    def _side(self) -> QWidget:
        """Return all that stands beside the board."""
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.options)
        column.addSpacing(6)
        column.addWidget(said(Label(role="name"), lambda: tr("Pieces")))
        column.addWidget(self.tools)
        column.addWidget(self._count)
        column.addSpacing(6)
        column.addWidget(self.conditions)
        column.addSpacing(6)
        grid = QGridLayout()
        buttons = (self.undo, self.redo, self.empty, self.start, self.copy, self.paste)
        for at, button in enumerate(buttons):
            grid.addWidget(button, at // 2, at % 2)
        column.addLayout(grid)
        column.addStretch()
        return side

    def _connect(self) -> None:
        self.draft.changed.connect(self._show_draft)
        self.board.brushed.connect(self._brush)
        self.board.dragged.connect(self.draft.move)
        self.board.step_chosen.connect(self._lay)
        self.board.refused.connect(self._refuse)
        self.board.hand_changed.connect(self._follow_hand)
        self.board.site_hovered.connect(self._show_place)
        self.options.chosen.connect(self.draft.set_setup)
        self.tools.chosen.connect(self._take_tool)
        self.conditions.mover_chosen.connect(self.draft.set_colour)
        self.conditions.changed.connect(self.draft.set_condition)
        self.empty.clicked.connect(self.draft.clear)
        self.start.clicked.connect(self.draft.begin_again)
        self.undo.clicked.connect(self.draft.undo)
        self.redo.clicked.connect(self.draft.redo)
        self.copy.clicked.connect(self._copy)
        self.paste.clicked.connect(self._paste)
        keys = {_Keys.Undo: self.undo, _Keys.Redo: self.redo}
        for key, button in {**keys, _Keys.Copy: self.copy, _Keys.Paste: self.paste}.items():
            QShortcut(QKeySequence(key), self).activated.connect(button.click)
        self.cancel.clicked.connect(self.reject)
        self.help.clicked.connect(self.help_asked)
        QShortcut(QKeySequence(_Keys.HelpContents), self).activated.connect(self.help_asked)
        self.play.clicked.connect(lambda: self.play_asked.emit(self.draft.result))
        self.analyse.clicked.connect(lambda: self.analysis_asked.emit(self.draft.result))
        say(self.board.setAccessibleName, self._board_name)
        UI_LANGUAGE.changed.connect(self._show_draft)

    # -- editing ---------------------------------------------------------------------------------

    @property
    def _dominoes(self) -> bool:
        return self.draft.laid.touches_per_piece > 1

    def _brush(self, site: int, erases: bool, joined: bool) -> None:
        """Use the tool on a site: a stone of its own colour is removed, any other replaced."""
        tool = ERASER if erases else self.tools.tool
        if self._dominoes:
            refusal = self.draft.lift(site)
            if refusal is not None:
                self._refuse(refusal)
                self.board.show_refusal(refusal)
            return
        lying = self.draft.colours()[site]
        if not joined:
            self._erases = tool in (ERASER, lying)
        self.draft.put(site, -1 if self._erases else tool, joined=joined)

    def _lay(self, step: int) -> None:
        self.draft.add(self.draft.laid.touches(step))

    def _refuse(self, refusal: Refusal) -> None:
        """Show why something cannot be done to the pieces."""
        sentence = self.view.sentence(refusal.reason)
        self.verdict.show_refusal(sentence)
        announce(self, sentence, urgent=True)

    def _take_tool(self, tool: int) -> None:
        self.board.cancel_touches()
        self._set_up_clicks()
        if tool != ERASER:
            self.board.set_hand(tool)
        self._show_board()
        self.board.setFocus()

    def _set_up_clicks(self) -> None:
        """Let clicks do what the tool does to the pieces of the game."""
        self.board.erasing = self.tools.tool == ERASER
        self.board.marking = self.board.erasing or not self._dominoes

    def _follow_hand(self, hand: int) -> None:
        """Show which half of a domino is laid first, after a right click has changed it."""
        if self._dominoes and not self.board.marking:
            self.tools.show_tool(hand)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.draft.text)
        self.verdict.show_news(tr("The position was copied."))
        announce(self, self.verdict.text)

    def _paste(self) -> None:
        try:
            self.draft.read(QGuiApplication.clipboard().text())
        except RulesError as error:
            text = tr("This text cannot be pasted: {why}.", why=translated(error))
            self.verdict.show_refusal(text)
            announce(self, text, urgent=True)

    # -- showing ---------------------------------------------------------------------------------

    def _show_draft(self) -> None:
        draft, self._warned = self.draft, False
        board = draft.setup.game, draft.position.board
        if board != self._board_of:
            self._board_of = board
            self.board.set_drawing(self._drawing_of(draft.setup.game))
            self.board.set_game(draft.setup, self._theme())
            neutral = draft.laid.piece_colours > NEUTRAL
            self.tools.show_game(self.view, dominoes=self._dominoes, neutral=neutral)
            self._set_up_clicks()
            self.board.setAccessibleName(self._board_name())
        self.options.show_setup(draft.setup)
        self.conditions.show_draft(draft, self.view)
        self._show_board()
        self._show_count()
        self.undo.setEnabled(draft.can_undo)
        self.redo.setEnabled(draft.can_redo)
        self.start.setVisible(bool(draft.setup.blank().pieces()))
        self._show_verdict()

    def _board_name(self) -> str:
        return tr("Board of {game}", game=self.draft.setup.game.title)

    def _show_board(self) -> None:
        lays = self._dominoes and self.tools.tool != ERASER
        self.board.show_position(self.draft.laid, interactive=lays)
        refusal = self.draft.refusal
        if refusal is not None and refusal.sites:
            self.board.show_refusal(refusal)

    def _show_count(self) -> None:
        if self._dominoes:
            text = tr("%Ln piece(s)", "", len(self.draft.placement.pieces))
        else:
            colours = self.draft.colours()
            black, white = colours.count(BLACK), colours.count(WHITE)
            text = tr("{black} black, {white} white", black=black, white=white)
            if neutral := colours.count(NEUTRAL):
                text = listed([text, tr("{neutral} neutral", neutral=neutral)])
        self._count.setText(text)

    def _show_verdict(self) -> None:
        refusal, legal = self.draft.refusal, self.draft.result is not None
        for button in (self.play, self.analyse):
            button.setEnabled(legal and not self.draft.position.over)
        self.play.setEnabled(legal)
        text = self._legal_text() if refusal is None else self.view.sentence(refusal.reason)
        count = self.view.count_text(self.draft.laid) if self.draft.placement.pieces else ""
        self.verdict.show_verdict(f"{text} {count}".strip(), wrong=not legal)
        announce(self, self.verdict.text)

    def _legal_text(self) -> str:
        position = self.draft.position
        outcome = position.outcome()
        if outcome is None:
            mover = self.view.player_name(position.colour)
            return tr("Legal position. {player} is to move.", player=mover)
        reason = self.view.end_reason(outcome)
        if outcome.winner is None:
            return tr("Legal position. The game is a draw: {reason}", reason=reason)
        winner = self.view.player_name(outcome.winner)
        return tr("Legal position. {player} has won: {reason}", player=winner, reason=reason)

    def _show_place(self, site: int) -> None:
        """Name the cell under the mouse."""
        self.verdict.show_place(self.draft.position.board.names[site] if site >= 0 else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.draft.can_undo and not self._warned:
            self._warned = True
            self.verdict.show_news(tr("Press Esc again to discard the position."))
            announce(self, self.verdict.text)
        elif not press_by_enter(self, event):
            super().keyPressEvent(event)
