"""The common base of game and lesson pages: a board to play on, and controls for turns."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.board.stone_icon import stone_icon
from desktop.game.game_session import GameSession, Phase
from desktop.pages.counting import Counting
from desktop.painting.game_view import GameView
from desktop.panels.step_buttons import StepButtons
from desktop.services.text import said, say, tr
from desktop.settings.action import Action, ActionButton
from desktop.theme.themes import UI_THEME
from desktop.widgets.controls import ClickGuard
from desktop.widgets.label import announce
from desktop.widgets.layouts import RatioSplitter, hbox, vbox
from desktop.widgets.messages import Bubble, StatusLine
from desktop.widgets.page import Page
from rules.piece import Touch
from rules.position import PLACE, SpecialStep
from rules.record.game_record import Node, Place
from rules.record.notes import Mark
from rules.refusal import Refusal
from rules.setup import Game

_HANDS = (0, 1)


class HandSwitch(QWidget):
    """A button for each hand, one of them checked.

    It keeps its place while there is nothing to choose, so that no other button comes there.
    """

    def __init__(self, name_of: Callable[[int], str]) -> None:
        super().__init__()
        self.buttons: list[QPushButton] = []
        self.group = QButtonGroup(self)
        for hand in _HANDS:
            button = said(_HandButton(), functools.partial(_titled, name_of, hand))
            button.setCheckable(True)
            button.setProperty("role", "hand")
            self.group.addButton(button, hand)
            self.buttons.append(button)
        hbox(*self.buttons, on=self)
        self._action: Action | None = None
        UI_THEME.changed.connect(self._show_stones)
        self._show_stones()

    def show_hand(self, hand: int, hands: Iterable[int]) -> None:
        """Show the current hand, among the available ones."""
        offered = set(hands)
        for number in _HANDS:
            button = self.buttons[number]
            button.setEnabled(number in offered)
            button.setChecked(number == hand)

    def show_key_of(self, action: Action) -> None:
        """Show in tool tips the current shortcut of the action that changes the hand."""
        self._action = action
        action.changed.connect(self._show_key)
        self._show_key()

    def _show_key(self) -> None:
        assert self._action
        key = self._action.key_text
        tip = tr("Also: the mouse wheel, turned or pressed")
        if key:
            tip = tr("Also: {key}, or the mouse wheel, turned or pressed", key=key)
        for button in self.buttons:
            button.setToolTip(tip)

    def _show_stones(self) -> None:
        for hand in _HANDS:
            self.buttons[hand].setIcon(stone_icon(hand, UI_THEME.theme))


class _HandButton(QPushButton):
    """Has room for its text in bold, as it is shown while checked."""

    def sizeHint(self) -> QSize:
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        plain, bolder = self.fontMetrics(), QFontMetrics(bold)
        more = bolder.horizontalAdvance(self.text()) - plain.horizontalAdvance(self.text())
        return super().sizeHint() + QSize(max(0, more), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def _titled(name_of: Callable[[int], str], hand: int) -> str:
    name = name_of(hand)
    return name[:1].upper() + name[1:]


_DEFAULT_SHARE = 0.27  # of the width, for the panels
_DEFAULT_LINES = (18, 27)  # minimum and maximum width, in line heights
_MAX_SHARE = 0.6
_LEAST_BOARD_PX = 300  # that the panels leave the board by default


class SideSplit(RatioSplitter):
    """Gives the panels their share of the width."""

    def __init__(self, board: QWidget, side: QWidget, *rows: QWidget) -> None:
        """``rows``: parts of the panels that break into lines only for the board's sake."""
        self._rows = rows
        super().__init__(
            Qt.Orientation.Horizontal,
            board,
            side,
            width=12,
            tip=lambda: tr("Drag to resize the panels"),
        )

    def wanted(self) -> int:
        least, most = (lines * self.fontMetrics().height() for lines in _DEFAULT_LINES)
        least = max([least, *[row.sizeHint().width() for row in self._rows]])
        least = min(least, self.room() - self.handleWidth() - _LEAST_BOARD_PX)
        if self.share is None:
            wanted = min(most, round(_DEFAULT_SHARE * self.room()))
        else:
            wanted = round(min(_MAX_SHARE, self.share) * self.room())
        return max(least, wanted, self.second.minimumSizeHint().width())


_CLEAR = 0.18  # of a cell's box, which marks may cover, on each side


class BoardBubbles(QObject):
    """Shows bubbles that point at cells.

    Attributes:
        refusal: stays until the user does something else.
        news: stays until it has been read, or the user touches a cell.
    """

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self.refusal, self.news = Bubble(board, refuses=True), Bubble(board, refuses=False)
        board.refreshed.connect(self.refusal.end)
        board.touched.connect(self._follow_touches)

    def show(
        self, text: str, site: int, about: Sequence[int] = (), *, refuses: bool = False
    ) -> None:
        """Show at a cell what has happened or, if it ``refuses``, why it cannot be touched.

        ``site``: -1 for none. ``about``: other cells that it is about, which are left in sight.
        """
        bubble, other = self.news, self.refusal
        if refuses:
            bubble, other = other, bubble
        other.end()
        bubble.fades = self._board.animated
        boxes = [self._box(each) for each in about]
        bubble.show_text(text, self._box(site) if site >= 0 else None, boxes)

    def end(self) -> None:
        """Hide both."""
        self.refusal.end()
        self.news.end()

    def _follow_touches(self, touches: Sequence[Touch]) -> None:
        if touches:  # of the next move
            self.news.end()

    def _box(self, site: int) -> QRect:
        """Return the pixels of a cell and what lies on it, in the board's coordinates."""
        scene = self._board.scene()
        assert isinstance(scene, BoardScene)
        box = scene.painting.box_of_sites([site])
        dx, dy = _CLEAR * box.width(), _CLEAR * box.height()
        box.adjust(dx, dy, -dx, -dy)
        return self._board.mapFromScene(box).boundingRect()


class BoardPage(Page):
    """A page on which turns are played. Subclasses decide what follows.

    Attributes:
        guard: stops clicks and keys that were meant for an earlier position.
        home: the button that leads to the start page.

    Signals:
        refused(Refusal): a click or a button was refused.
    """

    refused = Signal(object)

    session: GameSession
    hand_switch: HandSwitch
    step_buttons: StepButtons

    def __init__(self, view: GameView, board_name: Callable[[], str]) -> None:
        """``board_name`` returns the board's name for screen readers."""
        super().__init__()
        self.view = view
        self.board = BoardView()
        self.board.setAcceptDrops(False)  # the window handles dropped files
        say(self.board.setAccessibleName, board_name)
        self.bubbles = BoardBubbles(self.board)
        self.status = StatusLine()
        self.counting = Counting(view, self.board)
        # the board keeps its size while it is counted
        self.status.add_controls(self.counting, self.counting.rare)
        self.guard = ClickGuard(self, lambda: self.session.now(), self._report_ignored)
        self._shown: tuple[Node, bool] | None = None  # which node, and whether the game waits
        self._pointed = -1  # the site under the mouse
        self.home = ActionButton()
        self.home.setAutoRaise(True)

    @property
    def game(self) -> Game:
        return self.session.record.setup.game

    def stop_engine(self) -> None:
        self.session.close()

    def take_actions(self, actions: Mapping[str, Action]) -> None:
        """Show on buttons the current shortcuts of the actions that do the same."""
        self.step_buttons.show_keys_of(actions)
        self.hand_switch.show_key_of(actions["turn.hand"])
        self.home.setDefaultAction(actions["game.home"])

    # -- turns -------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a turn, or a part of one, to take back."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take back a turn or a part of one."""
        raise NotImplementedError

    @property
    def _under_way(self) -> Sequence[tuple[bool, Callable[[], object]]]:
        """What can be cancelled, latest first: whether it is under way, and what ends it."""
        raise NotImplementedError

    def cancel(self) -> bool:
        """End or take back the latest unfinished action. Returns whether there was one."""
        end = next((end for is_on, end in self._under_way if is_on), None)
        if end is not None:
            end()
        return end is not None

    @property
    def can_cancel(self) -> bool:
        """Whether ``cancel`` would find anything."""
        return any(is_on for is_on, _end in self._under_way)

    def is_choice(self) -> bool:
        """Return whether a human is to choose a turn."""
        return self.session.phase is Phase.CHOICE

    def has_step(self, step: SpecialStep) -> bool:
        """Return whether players may ever choose this special step in the game."""
        return step in self.session.record.setup.special_steps

    def may_play(self, step: SpecialStep) -> bool:
        """Return whether the step is legal now."""
        return self.is_choice() and step in self.session.buttons

    def can_press(self) -> bool:
        """Return whether step buttons react, by playing a step or showing why it is illegal."""
        return self.is_choice()

    def press(self, step: int) -> None:
        """Play the step of a button, or show why it is illegal."""
        if not self.can_press() or self.guard.stops():
            return
        refusal = self.session.position.refusal(SpecialStep(step))
        if refusal is not None:
            self.refuse(refusal)
        elif self.is_choice():
            self._play_pressed(step)

    def refuse(self, refusal: Refusal, site: int = -1) -> None:
        """Show why something is illegal, at ``site`` if it was clicked, and what forbids it."""
        if refusal.sites:
            self.board.show_refusal(refusal)
        sentence = self.view.refusal_text(self.session.position.board, refusal)
        self.status.show_refusal(sentence)
        if site >= 0:
            self.bubbles.show(sentence, site, refusal.sites, refuses=True)
        self._announce_refusal(refusal)
        self.refused.emit(refusal)

    @property
    def is_two_handed(self) -> bool:
        """Whether in this game the hand may hold one thing or another."""
        return bool(self.view.hand_names)

    @property
    def has_depth(self) -> bool:
        """Whether the game's board can be drawn with depth or without."""
        return self.view.flat is not None

    def has_hands(self) -> bool:
        """Return whether the player to move may choose what the hand holds."""
        return self.is_two_handed and self.is_choice()

    def move_cursor_to_target(self, *, back: bool = False) -> None:
        """Show the board's cursor on the next or previous site that may be touched now."""
        self.board.setFocus()
        self.board.move_cursor_to_target(back=back)

    # -- for subclasses ----------------------------------------------------------------------

    def _announce_refusal(self, refusal: Refusal) -> None:
        """Announce to screen readers why something is illegal."""
        raise NotImplementedError

    def _show_task(self, _touches: object = None) -> None:
        raise NotImplementedError

    def _show_position(
        self,
        *,
        interactive: bool,
        numbers: Mapping[Place, int] | None = None,
        marks: Mapping[int, Mark] | None = None,
    ) -> None:
        """Show the session's position on the board, which takes clicks if ``interactive``."""
        session = self.session
        now_shown = session.record.node, session.can_resume
        if now_shown != self._shown:
            self._shown = now_shown
            self.guard.begin()
        waits = session.phase is Phase.CONFIRM
        self.board.show_position(
            session.position.copy(),  # the session changes its own
            last=session.last_turn,
            numbers=numbers,
            marks=marks,
            interactive=interactive,
            waiting=session.pending_sites if waits else None,
        )

    def _keep_focus(self, focused: QWidget | None) -> None:
        """Move the focus to the board if ``focused``, which had it, has been hidden."""
        if focused is not None and self.isAncestorOf(focused) and not focused.isVisible():
            self.board.setFocus()

    def _lay_out(self, board_side: QWidget, panels: QWidget, *rows: QWidget) -> SideSplit:
        split = SideSplit(board_side, panels, *rows)
        split.setContentsMargins(12, 12, 12, 12)
        vbox((split, 1), self.status, on=self, spacing=0)
        return split

    def _connect_board(self) -> None:
        self.board.input.step_chosen.connect(self._play_touched)
        self.board.input.refused.connect(self.refuse)
        self.board.touched.connect(self._show_task)
        self.board.site_hovered.connect(self._point_at)
        self.board.refreshed.connect(self._show_place)
        self.board.input.hand_changed.connect(self._refresh_hand)
        self.board.input.withdrawn.connect(self._take_back_step)
        self.hand_switch.group.idClicked.connect(self.board.input.set_hand)
        self.step_buttons.pressed.connect(self.press)
        self.step_buttons.pointed.connect(self.board.preview)
        self.guard.watch(self.board.viewport(), *self.step_buttons.buttons.values())

    def _play(self, step: int) -> None:
        self.session.play(step)

    def _play_touched(self, step: int) -> None:
        """Play a legal step that was touched on the board, where it may stand for a button."""
        if step >= PLACE:
            self._play(step)
        elif not self.guard.stops():
            self._play_pressed(step)

    def _play_pressed(self, step: int) -> None:
        self._play(step)

    def _report_ignored(self) -> None:
        text = tr("Ignored: the game had only just changed. Try again.")
        self.status.show_news(text)
        announce(self, text, urgent=True)

    def _take_back_step(self) -> None:
        self.session.take_back_step()

    def _refresh_hand(self, _hand: int = 0) -> None:
        self.hand_switch.show_hand(self.board.input.hand, self.board.input.hands())
        plays = not self.session.position.over and not self.session.can_resume
        self.hand_switch.setVisible(self.is_two_handed and plays)

    def _point_at(self, site: int) -> None:
        self._pointed = site
        self._show_place()

    def _show_place(self) -> None:
        """Name the cell under the mouse, and say what the marks there or all over mean."""
        site = self._pointed
        name = self.session.position.board.names[site] if site >= 0 else ""
        note = self.board.mark_text(site) if site >= 0 else ""
        if not note and self.counting.isHidden():
            note = self._legend()
        self.status.show_place(name, note)

    def _legend(self) -> str:
        """Return what the marks all over the board mean."""
        if self.session.position.over:
            return self.view.outcome_legend(self.session.position)
        return self.view.dots_legend() if self.is_choice() and self.board.has_dots else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = self.step_buttons.hidden_step(event.keyCombination())
        if step is not None and self.can_press():
            self.press(step)  # which says why this game never has it
        elif event.key() != Qt.Key.Key_Escape or not self.cancel():
            super().keyPressEvent(event)
