"""The dialog in which a position is set up, to play or analyse it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPalette,
    QShortcut,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from desktop.board.board_view import BoardView
from desktop.board.stone_icon import player_icon, stone_icon
from desktop.game.setup_text import option_title
from desktop.pages.board_page import SideSplit
from desktop.pages.draft import Draft
from desktop.pages.fields import OptionField
from desktop.painting.drawing import Drawing
from desktop.painting.game_texts import GameTexts
from desktop.painting.game_view import GameView
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import listed, said, say, say_items, tr, tr_noop, translated
from desktop.theme.icons import icon
from desktop.theme.themes import UI_THEME
from desktop.views.game_views import VIEWS
from desktop.widgets.keys import press_by_enter
from desktop.widgets.label import Label, add_row, announce
from desktop.widgets.layouts import FittingScrollArea, vbox
from desktop.widgets.messages import StatusLine
from rules.games import GAMES
from rules.placement import Condition
from rules.position import BLACK, NEUTRAL, WHITE, Position
from rules.refusal import Refusal, RulesError
from rules.setup import Game, Option, Setup

ERASER = 3
_KEYS = {BLACK: "1", WHITE: "2", ERASER: "3", NEUTRAL: "4"}  # in the order of the buttons

_TIPS = (
    tr_noop("Click cells or drag across them; drag a piece to move it; right-click removes"),
    tr_noop("Click the square of one half, then that of the other, or drag; Del removes"),
)


class Tools(QWidget):
    """A button for each tool, one of them checked; the keys 1 to 4 of ``window`` choose one.

    Attributes:
        buttons: [tool] -> its button.
        group: of the buttons; a tool is a colour, or ``ERASER``.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._names: Sequence[str] = GameTexts.piece_names
        self._tip = _TIPS[0]
        self.group = QButtonGroup(self)
        self.buttons: dict[int, QPushButton] = {}
        for tool, key in _KEYS.items():
            button = QPushButton()
            button.setCheckable(True)
            button.setProperty("role", "hand")
            self.group.addButton(button, tool)
            self.buttons[tool] = button
            QShortcut(QKeySequence(key), window).activated.connect(button.click)
        vbox(*self.buttons.values(), on=self, spacing=4)
        self.buttons[ERASER].setIcon(icon("mark.clear"))
        self.buttons[BLACK].setChecked(True)
        say(lambda _text: self._name_all(), str, self)
        UI_THEME.changed.connect(self._show_stones)
        self._show_stones()

    @property
    def tool(self) -> int:
        """The chosen tool."""
        return self.group.checkedId()

    def show_game(self, view: GameView, *, dominoes: bool, neutral: bool) -> None:
        """Name the tools as the pieces of a game; ``neutral``: whether it has neutral ones."""
        self._names = view.piece_names
        self._tip = _TIPS[dominoes]
        self.buttons[NEUTRAL].setVisible(neutral)
        self.buttons[NEUTRAL].setEnabled(neutral)  # or its key would choose it
        self._name_all()

    def _show_stones(self) -> None:
        for colour in (BLACK, WHITE, NEUTRAL):
            self.buttons[colour].setIcon(stone_icon(colour, UI_THEME.theme))

    def _name_all(self) -> None:
        for tool, button in self.buttons.items():
            name = tr(self._names[tool]) if tool < len(self._names) else ""
            key = tr("Key {key}", key=_KEYS[tool])
            button.setText(tr("Eraser") if tool == ERASER else name)
            button.setToolTip(key if tool == ERASER else f"{key}. {tr(self._tip)}")


_Button = Qt.MouseButton
_ERASING_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class _EditorBoard(BoardView):
    """While ``marking``, the left button uses the tool and the right one removes pieces.

    A drag does so on every cell that it crosses, but one that begins on a piece moves it, unless
    ``erasing``. While not ``marking``, dominoes are laid as in a game.
    """

    def __init__(
        self,
        brush: Callable[[int, bool, bool], object],
        move: Callable[[int, int], object],
    ) -> None:
        """``brush`` uses the tool on a site, or removes pieces there, or continues a drag.

        ``move`` moves a piece from a site to another one, -1 for off the board.
        """
        super().__init__()
        self._brush, self._move = brush, move
        self.erasing = False
        self._held = -1  # the site of the piece under the pressed button, which may be dragged
        self._erases: bool | None = None  # what the current drag does; None without one
        self._last = -1  # the site that it used last
        self.input.marked.connect(lambda site: brush(site, False, False))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.input.marking:
            super().mousePressEvent(event)
        elif event.button() in (_Button.LeftButton, _Button.RightButton):
            by_tool = event.button() == _Button.LeftButton and not self.erasing
            site = self._site_at(event.position())
            self._held = site if by_tool and site >= 0 and self._board.heights()[site] else -1
            if self._held < 0:
                self._erases, self._last = event.button() == _Button.RightButton, -1
                self._brush_at(event.position(), joined=False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() == _Button.NoButton:
            self._release()
        if self._held >= 0 and self._site_at(event.position()) != self._held:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._brush_at(event.position(), joined=self._last >= 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        held, site = self._held, self._site_at(event.position())
        self._release()
        if held >= 0 and site == held:
            self._brush(held, False, False)
        elif held >= 0:
            self._move(held, site)

    def _release(self) -> None:
        self._held, self._erases = -1, None
        self.viewport().unsetCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ERASING_KEYS and self.cursor_site >= 0:
            self._brush(self.cursor_site, True, False)
        else:
            super().keyPressEvent(event)

    def _brush_at(self, point: QPointF, *, joined: bool) -> None:
        site = self._site_at(point)
        if self._erases is None or site in (-1, self._last):
            return
        self._last = site
        self._brush(site, self._erases, joined)

    def _site_at(self, point: QPointF) -> int:
        return next(iter(self._sites_at(point)), -1)


class _OptionFields(QWidget):
    """A list of the games, and below it a field for each option with something to choose."""

    def __init__(self, setup: Setup, choose: Callable[[Setup], object]) -> None:
        """``choose`` is called with the game and the options that the user chooses."""
        super().__init__()
        self._choose = choose
        self.game = QComboBox()
        for game in GAMES.values():
            self.game.addItem(game.title, game.key)
        say(self.game.setAccessibleName, lambda: tr("Game"))
        self.fields: dict[str, OptionField] = {}
        self._setup = setup
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        vbox(self.game, self._form, on=self)
        self.game.activated.connect(lambda: choose(GAMES[self.game.currentData()].setup()))
        self._build()

    def show_setup(self, setup: Setup) -> None:
        """Show another game, or other options."""
        if setup == self._setup:
            return
        focused = next((k for k, f in self.fields.items() if f.control.hasFocus()), "")
        self._setup = setup
        # later, because the field that has changed may be among those removed
        QTimer.singleShot(0, self, lambda: self._build(focused))

    def _build(self, focused: str = "") -> None:
        self.game.setCurrentIndex(self.game.findData(self._setup.game.key))
        while self._form.rowCount():
            self._form.removeRow(0)
        self.fields = {}
        for option in self._setup.game.options(dict(self._setup.options)):
            if len(option.values) == 1:
                continue
            field = OptionField(self._setup.game, option, self._setup[option.key])
            field.explanation.hide()
            field.changed.connect(functools.partial(self._choose_option, option))
            self.fields[option.key] = field
            title = functools.partial(option_title, self._setup.game, option)
            add_row(self._form, title, field)
        if focused in self.fields:
            self.fields[focused].control.setFocus()

    def _choose_option(self, option: Option) -> None:
        chosen = {**dict(self._setup.options), option.key: self.fields[option.key].value}
        self._choose(self._setup.game.closest_setup(chosen))


_ICON_PX = 18

_PASSES = (
    tr_noop("Nobody has just passed"),
    tr_noop("The other player has just passed"),
    tr_noop("Both players have passed: the game is over"),
)


class _ConditionFields(QWidget):
    """Shows these parts of a draft, and changes them."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        group = QButtonGroup(self)
        self.movers = [QRadioButton(), QRadioButton()]
        for colour, button in enumerate(self.movers):
            group.addButton(button, colour)
        group.idClicked.connect(draft.set_colour)
        self.passes = QComboBox()
        say_items(self.passes, lambda: list(map(tr, _PASSES)))
        say(self.passes.setAccessibleName, lambda: tr("Passes"))
        self.passes.activated.connect(lambda count: draft.set_condition(Condition.PASSES, count))
        self.swap = self._box(lambda: tr("White may swap colours now"), Condition.SWAP)
        self.skip = self._box(lambda: tr("The other player skips a turn"), Condition.SKIP)
        self.past = QCheckBox()
        self.past.clicked.connect(lambda: draft.set_condition(Condition.PAST, ()))
        title = said(Label(role="name"), lambda: tr("Who is to move"))
        boxes = (self.swap, self.skip, self.past)
        vbox(title, *self.movers, self.passes, *boxes, on=self, spacing=8)
        self.show_draft()
        UI_LANGUAGE.changed.connect(self.show_draft)
        UI_THEME.changed.connect(self.show_draft)

    def show_draft(self) -> None:
        """Show the values of the draft, and only the fields that its game has."""
        draft, view = self._draft, VIEWS[self._draft.setup.game.key]
        placement, conditions = draft.placement, draft.conditions
        for colour, button in enumerate(self.movers):
            button.setText(view.player_name(colour))
            button.setIcon(player_icon(view, colour, UI_THEME.theme, _ICON_PX))
        self.movers[placement.colour].setChecked(True)
        self.passes.setCurrentIndex(placement.passes)
        self.passes.setVisible(Condition.PASSES in conditions)
        self.swap.setChecked(placement.swap)
        self.swap.setVisible(Condition.SWAP in conditions and bool(draft.setup.get("pie")))
        self.skip.setChecked(placement.skip)
        self.skip.setVisible(Condition.SKIP in conditions)
        past = max(0, len(placement.past) - 1)
        self.past.setText(tr("%Ln earlier move(s) count for repetition", "", past))
        self.past.setChecked(past > 0)
        self.past.setEnabled(past > 0)
        self.past.setVisible(Condition.PAST in conditions and draft.had_past)

    def _box(self, text: Callable[[], str], condition: Condition) -> QCheckBox:
        box = said(QCheckBox(), text)
        box.clicked.connect(lambda on: self._draft.set_condition(condition, on))
        return box


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
    """A board with tools beside it, and a line that says what is wrong with the position."""

    def __init__(
        self,
        position: Position,
        drawing_of: Callable[[Game], Drawing],
        parent: QWidget | None = None,
    ) -> None:
        """Begin with a position; ``drawing_of`` returns how the boards of a game are drawn."""
        super().__init__(parent)
        say(self.setWindowTitle, lambda: tr("Set up a position – Oddments"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.draft = Draft(position, self._show_draft)
        self._drawing_of = drawing_of
        self._board_of: object = None  # the game and the board that are shown
        self._erases = False  # whether the drag removes pieces
        self._warned = False  # whether Esc has said that it would discard the position
        self.board = _EditorBoard(self._brush, self.draft.move)
        self.verdict = VerdictLine()
        self.options = _OptionFields(self.draft.setup, self.draft.set_setup)
        self.tools = Tools(self)
        self.conditions = _ConditionFields(self.draft)
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
        split.setContentsMargins(12, 12, 12, 8)
        role = QDialogButtonBox.ButtonRole
        ends = QDialogButtonBox()
        ends.setContentsMargins(12, 4, 12, 12)
        ends.addButton(self.play, role.AcceptRole)
        ends.addButton(self.analyse, role.ActionRole)
        ends.addButton(self.cancel, role.RejectRole)
        ends.addButton(self.help, role.HelpRole)
        vbox((split, 1), self.verdict, ends, on=self, spacing=0)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter presses none but the one that has the focus

    def _side(self) -> QWidget:
        side = QWidget()
        grid = QGridLayout()
        buttons = (self.undo, self.redo, self.empty, self.start, self.copy, self.paste)
        for at, button in enumerate(buttons):
            grid.addWidget(button, at // 2, at % 2)
        pieces = (said(Label(role="name"), lambda: tr("Pieces")), self.tools, self._count)
        parts = (self.options, 6, *pieces, 6, self.conditions, 6, grid, None)
        vbox(*parts, on=side, spacing=8)
        return side

    def _connect(self) -> None:
        self.board.input.step_chosen.connect(
            lambda step: self.draft.add(self.draft.laid.touches(step))
        )
        self.board.input.refused.connect(self._refuse)
        self.board.input.hand_changed.connect(self._follow_hand)
        self.board.site_hovered.connect(self._show_place)
        self.tools.group.idClicked.connect(self._take_tool)
        self.empty.clicked.connect(self.draft.clear)
        self.start.clicked.connect(self.draft.begin_again)
        self.undo.clicked.connect(self.draft.undo)
        self.redo.clicked.connect(self.draft.redo)
        self.copy.clicked.connect(self._copy)
        self.paste.clicked.connect(self._paste)
        for key, button in (
            (_Keys.Undo, self.undo),
            (_Keys.Redo, self.redo),
            (_Keys.Copy, self.copy),
            (_Keys.Paste, self.paste),
            (_Keys.HelpContents, self.help),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(button.click)
        self.cancel.clicked.connect(self.reject)
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

    def _refuse(self, refusal: Refusal) -> None:
        sentence = self.view.sentence(refusal.reason)
        self.verdict.show_refusal(sentence)
        announce(self, sentence, urgent=True)

    def _take_tool(self, tool: int) -> None:
        self.board.input.cancel()
        self._set_up_clicks()
        if tool != ERASER:
            self.board.input.set_hand(tool)
        self._show_board()
        self.board.setFocus()

    def _set_up_clicks(self) -> None:
        self.board.erasing = self.tools.tool == ERASER
        self.board.input.marking = self.board.erasing or not self._dominoes

    def _follow_hand(self, hand: int) -> None:
        """Show which half of a domino is laid first, after a right click has changed it."""
        if self._dominoes and not self.board.input.marking:
            self.tools.buttons[hand].setChecked(True)

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
            self.board.set_game(draft.setup)
            neutral = draft.laid.piece_colours > NEUTRAL
            self.tools.show_game(self.view, dominoes=self._dominoes, neutral=neutral)
            self._set_up_clicks()
            self.board.setAccessibleName(self._board_name())
        self.options.show_setup(draft.setup)
        self.conditions.show_draft()
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
        self.verdict.show_place(self.draft.position.board.names[site] if site >= 0 else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.draft.can_undo and not self._warned:
            self._warned = True
            self.verdict.show_news(tr("Press Esc again to discard the position."))
            announce(self, self.verdict.text)
        elif not press_by_enter(self, event):
            super().keyPressEvent(event)
