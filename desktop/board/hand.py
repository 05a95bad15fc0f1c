"""The user's hand at a board: what it holds, and what a click with it means."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.board.touching import Touching
from desktop.painting.game_view import GameView
from rules.piece import Touch

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
