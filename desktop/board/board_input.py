"""What clicks and drags on a board do: they touch sites, and complete touches become steps."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QObject, QPointF, Signal

from desktop.board.click_result import ClickEffect, ClickResult
from desktop.board.hand import Hand
from desktop.board.press import Press, Sites
from desktop.board.touching import Touching
from desktop.painting.game_view import GameView
from rules.piece import Touch


class BoardInput(QObject):
    """Turns clicks and drags into touches of the hand, and into steps once they are complete.

    Attributes:
        game_view: of the game on the board; set before the first click.
        marking: whether clicks mark sites instead of playing.

    Signals:
        changed: the touches of the unfinished step have changed.
        step_chosen(int): the touches are complete: a legal step.
        refused(object, int): a ``Refusal``, and the site that was clicked.
        confirmed: a site of the turn that waits to be confirmed was clicked again.
        withdrawn: another site was clicked instead; that click is handled next.
        marked(int): a site was clicked while ``marking``.
        dragged(QPointF): what was touched is being dragged, to this point of the viewport.
        dropped: nothing is being dragged any more.
    """

    changed = Signal()
    step_chosen = Signal(int)
    refused = Signal(object, int)
    confirmed = Signal()
    withdrawn = Signal()
    marked = Signal(int)
    dragged = Signal(QPointF)
    dropped = Signal()

    game_view: GameView

    def __init__(self, hand: Hand, parent: QObject) -> None:
        super().__init__(parent)
        self.marking = False
        self._hand = hand
        self._press: Press | None = None  # the current press of the mouse button

    def press(self, point: QPointF, sites: Sites) -> None:
        """Handle a press of the mouse button at a point of the viewport, over these sites."""
        waits = self._waits(sites)
        if not waits:
            self.click(sites)
        self._press = Press(point, sites, waits)

    def move(self, point: QPointF, sites: Sites) -> None:
        """Handle a move of the mouse: it starts a drag if it leads far enough from the press."""
        if self._press is None:
            return
        if self._press.is_drag(point, sites):
            self._pick_up()
        if not self._press.waits and self._press.has_moved(point):
            self.dragged.emit(point)

    def release(self, point: QPointF, sites: Sites) -> None:
        """Handle the release of the mouse button: the end of a click or a drag."""
        press = self._press
        if press is None:
            return
        self.dropped.emit()
        if press.is_drag(point, sites):
            self._pick_up()
            self._drop(press, sites)
        elif press.waits:
            self.click(press.sites)
        self._press = None

    def forget_press(self) -> None:
        """Forget the press of the mouse button: the piece that it drags may be gone."""
        self.dropped.emit()
        self._press = None

    def click(self, sites: Sites) -> None:
        """Handle a click: mark a site, confirm or withdraw a turn, or touch or release a site."""
        if self.marking:
            if sites:
                self.marked.emit(sites[0])
            return
        waiting = self._hand.waiting
        if waiting is not None and sites:
            if sites[0] in waiting:
                self.confirmed.emit()
                return
            self.withdrawn.emit()
        touching = self._hand.touching
        if touching is None or not sites:
            return
        if self._hand.let_go_of(sites[0]):
            self.changed.emit()
            return
        self._take(touching, self._hand.reach(self.game_view, sites))

    def result(self, sites: Sites) -> ClickResult:
        """Return what a click on these sites would do."""
        touching, waiting = self._hand.touching, self._hand.waiting
        if self.marking and sites:
            return ClickResult(ClickEffect.MARK)
        if waiting is not None and sites and sites[0] in waiting:
            return ClickResult(ClickEffect.CONFIRM)
        if touching is None or not sites:
            return ClickResult(ClickEffect.NONE)
        if self._hand.holds(sites):
            return ClickResult(ClickEffect.RELEASE)
        before = touching.touches
        asked = self._hand.reach(self.game_view, sites)
        touching.touches = before
        if not touching.fitting(asked):
            return ClickResult(ClickEffect.REFUSAL)
        whole = touching.completed(asked) is not None
        return ClickResult(ClickEffect.STEP if whole else ClickEffect.TOUCH, asked)

    def cancel(self) -> bool:
        """Take back the touches of the unfinished step. Returns whether there were any."""
        gone = self._hand.let_go()
        if gone:
            self.changed.emit()
        return gone

    def _waits(self, sites: Sites) -> bool:
        """Return whether a press here must wait for the release, as it may become a drag."""
        if self.marking or not sites:
            return False
        if self._hand.waiting is not None:
            return sites[0] in self._hand.waiting
        return self._hand.may_drag(self.game_view, sites)

    def _pick_up(self) -> None:
        """Start a drag: touch the site of the press if its click is still waiting."""
        press, touching = self._press, self._hand.touching
        if press is None or not press.waits or touching is None:
            return
        self._press = dataclasses.replace(press, waits=False)
        if not touching.touches:
            self._take(touching, self._hand.asked(self.game_view, press.sites[:1]))

    def _drop(self, press: Press, sites: Sites) -> None:
        """End a drag at these sites: play the step it completes, or take its touch back."""
        touching = self._hand.touching
        if touching is None or not self._hand.holds(press.sites):
            return  # nothing was dragged, or it has been taken back
        asked = self._hand.asked(self.game_view, sites) if sites else ()
        if touching.completed(asked) is None:
            self.cancel()
        if asked:
            self._take(touching, asked)

    def _take(self, touching: Touching, asked: tuple[Touch, ...]) -> None:
        """Apply touches, and choose the step if they complete it; refuse them if illegal."""
        if not touching.fitting(asked):
            refusal = touching.position.refusal(asked)
            if refusal is not None:
                self.refused.emit(refusal, asked[-1].site)
            return
        step = touching.completed(asked)
        touching.touches = () if step is not None else asked
        self.changed.emit()
        if step is not None:
            self.step_chosen.emit(step)
