"""What clicks, drags and keys on a board do: touches that make steps, and a cursor."""

from __future__ import annotations

import dataclasses
import enum
import math
from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QKeyCombination, QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication

from desktop.painting.game_view import GameView
from desktop.painting.layout import CELL, XY, Layout
from rules.piece import Change, Touch
from rules.position import Position

Sites = tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Press:
    """Where the button was pressed.

    Attributes:
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
        after: the position after the step.
    """

    changes: tuple[Change, ...]
    loses: bool
    after: Position


_FEW = 15  # places where something fits: as many can be marked at once


class Touching:
    """The touches of the unfinished step, on one position.

    Attributes:
        position: before the step.
        touches: so far, in order.
        buttons: the legal steps without touches.
        is_for_buttons: whether a touch can only stand for one of the buttons.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.touches: tuple[Touch, ...] = ()
        legal = [(step, position.touches(step)) for step in position.legal_steps()]
        self._steps = [(step, touches) for step, touches in legal if touches]
        self.buttons = [step for step, touches in legal if not touches]
        self.is_for_buttons = not self._steps
        if self.is_for_buttons:  # a piece that a button changes stands for that button
            self._steps = [
                (step, (Touch(change.piece.site),))
                for step in self.buttons
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

    def near(self, sites: Collection[int]) -> list[tuple[Touch, ...]]:
        """Return of ``remaining`` what to mark: within these sites, unless all of it is little.

        Once a step has begun it is all that may follow.
        """
        remaining = self.remaining()
        parts = 1 if self.position.ordered_touches else None
        places = [frozenset([touch.site for touch in rest[:parts]]) for rest in remaining]
        if self.touches or len(set(places)) <= _FEW:
            return remaining
        return [rest for rest, place in zip(remaining, places, strict=True) if place <= set(sites)]

    def hands(self) -> tuple[int, ...]:
        """Return the hands that may touch next."""
        return tuple(sorted(set().union(*self.targets().values())))

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
        return StepPreview(tuple(changes), lost and not before[player], after)


_NOTCH = 120  # of a mouse wheel, in eighths of a degree


class BoardInput(QObject):
    """Turns clicks and drags into touches, and into steps once they are complete.

    Attributes:
        game_view: of the game on the board; set before the first click.
        hand: what touches hold: a stone's colour or a half of a domino; 0 if there is no choice.
        touching: the touches on the current position; None while the board ignores clicks.
        waiting: the sites of a turn that waits to be confirmed; None if none does.
        marking: whether clicks mark sites instead of playing.

    Signals:
        changed: the touches of the unfinished step have changed.
        hand_changed(int): the hand has changed, by the user or because only one is possible.
        step_chosen(int): the touches are complete: a legal step.
        refused(object, int): a ``Refusal``: why a click is illegal; and the site of the click.
        confirmed: a site of the turn that waits to be confirmed was clicked again.
        withdrawn: another site was clicked instead; that click is handled next.
        marked(int): a site was clicked while ``marking``.
    """

    changed = Signal()
    hand_changed = Signal(int)
    step_chosen = Signal(int)
    refused = Signal(object, int)
    confirmed = Signal()
    withdrawn = Signal()
    marked = Signal(int)

    game_view: GameView

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.hand = 0
        self.touching: Touching | None = None
        self.waiting: tuple[int, ...] | None = None
        self.marking = False
        self._press: Press | None = None  # the current press of the mouse button
        self._wheeled = 0  # since the hand was flipped, in eighths of a degree

    # -- the hand ----------------------------------------------------------------------------

    def hands(self) -> tuple[int, ...]:
        """Return the hands that may touch next; with fewer than two there is no choice."""
        return self.touching.hands() if self.touching else ()

    def set_hand(self, hand: int) -> None:
        if hand != self.hand:
            self.hand = hand
            self.hand_changed.emit(hand)

    def flip_hand(self) -> None:
        """Switch to the next of the possible hands."""
        hands = self.hands()
        if len(hands) > 1:
            self.set_hand(min([hand for hand in hands if hand > self.hand], default=hands[0]))

    def wheel(self, angle: int) -> None:
        """Flip the hand when the mouse wheel has turned by a notch."""
        self._wheeled += angle
        if abs(self._wheeled) >= _NOTCH:  # a touchpad sends many small parts of a notch
            self._wheeled = 0
            self.flip_hand()

    def choose_possible_hand(self) -> None:
        """Switch to a hand that can be used, unless clicks do so automatically."""
        hands = self.hands()
        if hands and self.hand not in hands and not self.game_view.hand_follows:
            self.set_hand(hands[0])

    # -- touches -----------------------------------------------------------------------------

    @property
    def touches(self) -> tuple[Touch, ...]:
        """The touches of the unfinished step."""
        return self.touching.touches if self.touching else ()

    def asked(self, sites: Sites) -> tuple[Touch, ...]:
        """Return the touches so far and those of a click on these sites."""
        assert self.touching
        view, before, hands = self.game_view, self.touches, self.hands()
        sites = sites[:1] if before else sites
        held = hands[0] if before and len(hands) == 1 else self.hand
        for hand in (held, *hands) if view.hand_follows else ():
            asked = before + view.asked(sites, hand)
            if self.touching.fitting(asked):
                return asked
        return before + view.asked(sites, held)

    def cancel(self) -> bool:
        """Take back the touches of the unfinished step. Returns whether there were any."""
        return self._release(self.touches)

    def _release(self, touches: Sequence[Touch]) -> bool:
        """Take these touches back. Returns whether there were any."""
        if self.touching is None or not touches:
            return False
        self.touching.touches = tuple([each for each in self.touches if each not in touches])
        self.changed.emit()
        return True

    def _touched(self, sites: Sites) -> list[Touch]:
        return [touch for touch in self.touches if touch.site in sites[:1]]

    def _reach(self, sites: Sites) -> tuple[Touch, ...]:
        """Return the touches after a click: one more or, if that fits no step, a new step's."""
        assert self.touching
        touching, asked = self.touching, self.asked(sites)
        if touching.touches and not touching.fitting(asked):
            before, touching.touches = touching.touches, ()
            restarted = self.asked(sites)  # another disc or square to begin with
            touching.touches = before
            if touching.fitting(restarted) and touching.completed(restarted) is None:
                return restarted
        return asked

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

    # -- clicks ------------------------------------------------------------------------------

    def click(self, sites: Sites) -> None:
        """Handle a click: mark a site, confirm or withdraw a turn, or touch or release a site."""
        effect = self.result(sites).effect
        if effect is ClickEffect.MARK:
            self.marked.emit(sites[0])
        elif effect is ClickEffect.CONFIRM:
            self.confirmed.emit()
        elif sites:
            if self.waiting is not None:
                self.withdrawn.emit()
            touching = self.touching
            if touching is not None and not self._release(self._touched(sites)):
                self._take(touching, self._reach(sites))

    def result(self, sites: Sites) -> ClickResult:
        """Return what a click on these sites would do."""
        touching, waiting = self.touching, self.waiting
        if self.marking and sites:
            return ClickResult(ClickEffect.MARK)
        if waiting is not None and sites and sites[0] in waiting:
            return ClickResult(ClickEffect.CONFIRM)
        if touching is None or not sites:
            return ClickResult(ClickEffect.NONE)
        if self._touched(sites):
            return ClickResult(ClickEffect.RELEASE)
        asked = self._reach(sites)
        if not touching.fitting(asked):
            return ClickResult(ClickEffect.REFUSAL)
        whole = touching.completed(asked) is not None
        return ClickResult(ClickEffect.STEP if whole else ClickEffect.TOUCH, asked)

    # -- the mouse button --------------------------------------------------------------------

    def press(self, point: QPointF, sites: Sites) -> None:
        """Handle a press of the mouse button at a point of the viewport, over these sites."""
        waits = self._waits(sites)
        if not waits:
            self.click(sites)
        self._press = Press(point, sites, waits)

    def move(self, point: QPointF, sites: Sites) -> bool:
        """Handle a move of the mouse: it starts a drag if it leads far enough from the press.

        Returns whether what was touched is being dragged.
        """
        if self._press is not None and self._press.is_drag(point, sites):
            self._pick_up()
        press = self._press
        return press is not None and not press.waits and press.has_moved(point)

    def release(self, point: QPointF, sites: Sites) -> None:
        """Handle the release of the mouse button: the end of a click or a drag."""
        press = self._press
        if press is None:
            return
        if press.is_drag(point, sites):
            self._pick_up()
            self._drop(press, sites)
        elif press.waits:
            self.click(press.sites)
        self._press = None

    def forget_press(self) -> None:
        """Forget the press of the mouse button: the piece that it drags may be gone."""
        self._press = None

    def _waits(self, sites: Sites) -> bool:
        """Return whether a press here must wait for the release, as a drag does something else.

        A click on a touched site releases it, and a click on a joint places a whole domino.
        """
        result = self.result(sites)
        if self.waiting is not None or result.effect is not ClickEffect.STEP:
            return result.effect in (ClickEffect.CONFIRM, ClickEffect.RELEASE)
        return len(result.touches) > len(self.touches) + 1

    def _pick_up(self) -> None:
        """Start a drag: touch the site of the press if its click is still waiting."""
        press, touching = self._press, self.touching
        if press is None or not press.waits or touching is None:
            return
        self._press = dataclasses.replace(press, waits=False)
        if not touching.touches:
            self._take(touching, self.asked(press.sites[:1]))

    def _drop(self, press: Press, sites: Sites) -> None:
        """End a drag at these sites: play the step it completes, or take its touch back."""
        touching = self.touching
        if touching is None or not self._touched(press.sites):
            return  # nothing was dragged, or it has been taken back
        asked = self.asked(sites) if sites else ()
        if touching.completed(asked) is None:
            self.cancel()
        if asked:
            self._take(touching, asked)


_MIN_COSINE = math.cos(math.radians(55))  # neighbours at a wider angle are not in that direction


class Direction(enum.Enum):
    """A direction on the screen: x to the right, y downwards."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class BoardCursor:
    """A cursor on one board, hidden at first.

    An arrow moves to the neighbour that lies closest to its direction. If two are about equally
    close, as on hexagons, the cursor keeps to the line it has followed since it last changed
    direction, like a text cursor that keeps to its column.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout, self.shown = layout, False
        centres = layout.centres
        self.put(min(range(len(centres)), key=lambda site: math.hypot(*centres[site])))

    def put(self, site: int) -> None:
        self.site = site
        # the column and the row that arrows keep to
        self._line: XY = self.layout.centres[site]

    def move(self, arrow: Direction) -> bool:
        """Move one cell in this direction. Returns whether there is one."""
        found = self._neighbour(arrow)
        if found is None:
            return False
        self.site = found
        x, y = self.layout.centres[found]
        self._line = (x, self._line[1]) if arrow.value[0] else (self._line[0], y)
        return True

    def move_to_end(self, arrow: Direction) -> None:
        """Move in this direction as far as there are cells."""
        while self.move(arrow):
            pass

    def put_on_next(self, sites: Iterable[int], *, back: bool = False) -> None:
        """Move to the next of these sites in reading order; after the last, to the first."""
        order = sorted(sites, key=self._reading_order, reverse=back)
        if not order:
            return
        here = self._reading_order(self.site)
        rest = [
            site
            for site in order
            if (self._reading_order(site) < here if back else self._reading_order(site) > here)
        ]
        self.put(rest[0] if rest else order[0])

    def _reading_order(self, site: int) -> tuple[int, float]:
        x, y = self.layout.centres[site]
        return round(2 * y / CELL), x

    def _neighbour(self, arrow: Direction) -> int | None:
        """Return the neighbour in this direction that is closest to the line; None if none is."""
        centres, (ahead_x, ahead_y) = self.layout.centres, arrow.value
        x, y = centres[self.site]
        found, least = None, math.inf
        for other in self.layout.board.neighbours(self.site):
            dx, dy = centres[other][0] - x, centres[other][1] - y
            ahead = (dx * ahead_x + dy * ahead_y) / math.hypot(dx, dy)
            if ahead < _MIN_COSINE:
                continue
            axis = 1 if ahead_x else 0
            offset = abs(centres[other][axis] - self._line[axis]) - 0.5 * CELL * ahead
            if offset < least:
                found, least = other, offset
        return found


_Key = Qt.Key

MENU_KEYS = (  # which ask for the menu of the cursor's site
    QKeyCombination(_Key.Key_Menu),
    QKeyCombination(Qt.KeyboardModifier.ShiftModifier, _Key.Key_F10),
)

ARROWS = {
    _Key.Key_Left: Direction.LEFT,
    _Key.Key_Right: Direction.RIGHT,
    _Key.Key_Up: Direction.UP,
    _Key.Key_Down: Direction.DOWN,
}

ENDS = {_Key.Key_Home: Direction.LEFT, _Key.Key_End: Direction.RIGHT}
ACTS = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)
