"""What clicks and drags on a board do: what the hand holds, and which steps touches make."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QApplication

from desktop.painting.game_view import GameView
from rules.piece import Change, Touch
from rules.position import Position

Sites = tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Press:
    """Where the button was pressed.

    Attributes:
        point: in the viewport's coordinates.
        sites: the sites at that point.
        waits: whether the click is handled only on release, because a drag does something else.
    """

    point: QPointF
    sites: Sites
    waits: bool

    def is_drag(self, point: QPointF, sites: Sites) -> bool:
        """Return whether the mouse, now at ``point`` over ``sites``, is being dragged."""
        return bool(self.sites) and sites[:1] != self.sites[:1] and self.has_moved(point)

    def has_moved(self, point: QPointF) -> bool:
        """Return whether the mouse, now at ``point``, has moved further than it may in a click."""
        return (point - self.point).manhattanLength() >= QApplication.startDragDistance()


class ClickEffect(enum.Enum):
    """The kinds of effects; the value says what happens to the sites clicked."""

    NONE = "nothing"
    MARK = "they are marked, or their mark is removed"
    CONFIRM = "the turn that waits there is played"
    RELEASE = "they are no longer touched"
    TOUCH = "they are touched, and more has to be"
    STEP = "a step is complete"
    REFUSAL = "the board shows why they may not be touched"


@dataclasses.dataclass(frozen=True)
class ClickResult:
    """The effect of a click, and all touches of the unfinished step after it."""

    effect: ClickEffect
    touches: tuple[Touch, ...] = ()


@dataclasses.dataclass(frozen=True)
class StepPreview:
    """The effects of a step before it is played.

    The position reports which steps are legal and which touches each one consists of.

    Attributes:
        changes: of the step, and of the buttons that may follow directly in the same turn.
        loses: whether it costs its player a turn.
    """

    changes: tuple[Change, ...]
    loses: bool


class Touching:
    """The touches of the unfinished step, on one position.

    Attributes:
        position: before the step.
        touches: so far, in order.
        is_for_buttons: whether a touch can only stand for one of the buttons.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.touches: tuple[Touch, ...] = ()
        legal = [(step, position.touches(step)) for step in position.legal_steps()]
        self._steps = [(step, touches) for step, touches in legal if touches]
        self._buttons = [step for step, touches in legal if not touches]
        self.is_for_buttons = not self._steps
        if self.is_for_buttons:  # a piece that a button changes stands for that button
            self._steps = [
                (step, (Touch(change.piece.site),))
                for step in self._buttons
                for change in position.change(step)
            ]

    def fitting(self, asked: Sequence[Touch]) -> list[tuple[int, tuple[Touch, ...]]]:
        """Return the legal steps that begin with these touches, each with all its touches."""
        asked = tuple(asked)
        if self.position.ordered_touches:
            return [pair for pair in self._steps if pair[1][: len(asked)] == asked]
        return [pair for pair in self._steps if set(asked) <= set(pair[1])]

    def completed(self, asked: Sequence[Touch]) -> int | None:
        """Return the step that consists of these touches; None if there is none."""
        fitting = self.fitting(asked)
        return next((step for step, touches in fitting if len(touches) == len(asked)), None)

    def remaining(self) -> list[tuple[Touch, ...]]:
        """Return the touches still to come of each step that fits."""
        done = self.touches
        if self.position.ordered_touches:
            return [touches[len(done) :] for _, touches in self.fitting(done)]
        return [tuple([t for t in touches if t not in done]) for _, touches in self.fitting(done)]

    def targets(self) -> dict[int, frozenset[int]]:
        """Return what may be touched next: site -> hands."""
        found: dict[int, set[int]] = {}
        for rest in self.remaining():
            for touch in rest[:1] if self.position.ordered_touches else rest:
                found.setdefault(touch.site, set()).add(touch.hand)
        return {site: frozenset(hands) for site, hands in found.items()}

    def targets_matter(self, heights: Sequence[int], *, stacks: bool = False) -> bool:
        """Return whether marking targets helps: they are not just all empty or occupied sites.

        Where pieces form ``stacks`` it always helps from the second turn on.
        """
        targets = self.targets()
        if self.touches or (stacks and any(heights)) or len(set(targets.values())) > 1:
            return True
        empty = {site for site, height in enumerate(heights) if height == 0}
        return set(targets) != empty and bool(empty.intersection(targets))

    def hands(self) -> tuple[int, ...]:
        """Return the hands that may touch next."""
        return tuple(sorted(set().union(*self.targets().values())))

    def buttons(self) -> list[int]:
        """Return the legal steps without touches."""
        return self._buttons

    def costs(self, asked: Sequence[Touch]) -> bool:
        """Return whether every legal step that begins with these touches costs a turn."""
        fitting = self.fitting(asked) if asked else []
        return bool(fitting) and all(self.preview(step).loses for step, _ in fitting)

    def preview(self, step: int) -> StepPreview:
        """Return the effects of a legal step."""
        position, player = self.position, self.position.player
        after = position.copy()
        after.play(step)
        changes = [*position.change(step)]
        if after.turn == position.turn:
            following = [(button, after.touches(button)) for button in after.legal_steps()]
            if not any(touches for _, touches in following):
                changes += [change for button, _ in following for change in after.change(button)]
        before, other = position.lost_turns(), 1 - player
        cancelled = after.player == other and before[other] > 0
        lost = after.lost_turns()[player] > 0 or cancelled
        return StepPreview(tuple(changes), lost and not before[player])


_NOTCH = 120  # of a mouse wheel, in eighths of a degree


class Hand(QObject):
    """Keeps what is held from one position to the next, and the touches of the unfinished step.

    Attributes:
        held: a stone's colour or a half of a domino; 0 if there is no choice.
        touching: the touches on the current position; None while the board ignores clicks.
        waiting: the sites of a turn that waits to be confirmed; None if none does.

    Signals:
        changed(int): ``held`` has changed.
    """

    changed = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.held = 0
        self.touching: Touching | None = None
        self.waiting: tuple[int, ...] | None = None
        self._wheeled = 0  # since the hand was flipped, in eighths of a degree

    @property
    def touches(self) -> tuple[Touch, ...]:
        """The touches of the unfinished step."""
        return self.touching.touches if self.touching else ()

    def hands(self) -> tuple[int, ...]:
        """Return the hands that may touch next; with fewer than two there is no choice."""
        return self.touching.hands() if self.touching else ()

    def hold(self, hand: int) -> None:
        if hand != self.held:
            self.held = hand
            self.changed.emit(hand)

    def flip(self) -> None:
        """Switch to the next of the possible hands."""
        hands = self.hands()
        if len(hands) > 1:
            self.hold(min([hand for hand in hands if hand > self.held], default=hands[0]))

    def wheel(self, angle: int) -> None:
        """Flip the hand when the mouse wheel has turned by a notch."""
        self._wheeled += angle
        if abs(self._wheeled) >= _NOTCH:  # a touchpad sends many small parts of a notch
            self._wheeled = 0
            self.flip()

    def keep_to_hands(self, view: GameView) -> None:
        """Switch to a hand that can be used, unless clicks do so automatically."""
        hands = self.hands()
        if hands and self.held not in hands and not view.hand_follows:
            self.hold(hands[0])

    def let_go(self) -> bool:
        """Take back the touches of the unfinished step. Returns whether there were any."""
        if self.touching is None or not self.touching.touches:
            return False
        self.touching.touches = ()
        return True

    def let_go_of(self, site: int) -> bool:
        """Take back the touch of a site. Returns whether it was touched."""
        assert self.touching
        rest = tuple([touch for touch in self.touching.touches if touch.site != site])
        gone = rest != self.touching.touches
        self.touching.touches = rest
        return gone

    def holds(self, sites: tuple[int, ...]) -> bool:
        """Return whether the first of these sites has been touched."""
        return any(touch.site in sites[:1] for touch in self.touches)

    def may_drag(self, view: GameView, sites: tuple[int, ...]) -> bool:
        """Return whether a drag from these sites does something else than a click on them.

        A click on a touched site releases it, and a click on a joint places a whole domino.
        """
        if self.touching is None or not sites:
            return False
        if self.holds(sites):
            return True
        asked = self.reach(view, sites)
        is_whole = self.touching.completed(asked) is not None
        return is_whole and len(asked) > len(self.touches) + 1

    def asked(self, view: GameView, sites: tuple[int, ...]) -> tuple[Touch, ...]:
        """Return the touches so far and those of a click on these sites."""
        assert self.touching
        before = self.touching.touches
        hands = self.hands()
        held = hands[0] if before and len(hands) == 1 else self.held
        for hand in (held, *hands) if view.hand_follows else ():
            asked = before + view.asked(sites[:1] if before else sites, hand)
            if self.touching.fitting(asked):
                return asked
        return before + view.asked(sites[:1] if before else sites, held)

    def reach(self, view: GameView, sites: tuple[int, ...]) -> tuple[Touch, ...]:
        """Return the touches after a click: one more or, if that fits no step, a new step's."""
        assert self.touching
        touching, asked = self.touching, self.asked(view, sites)
        if touching.touches and not touching.fitting(asked):
            before, touching.touches = touching.touches, ()
            restarted = self.asked(view, sites)  # another disc or square to begin with
            if touching.fitting(restarted) and touching.completed(restarted) is None:
                return restarted
            touching.touches = before
        return asked


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
