"""What a hand holds, and what a click with it means."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from desktop.board.hand import Hand
from desktop.board.touching import Touching
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.piece import Touch
from rules.position import Position

YODD = VIEWS["yodd"]
WYTHE = VIEWS["wythe"]
THEMISTO = VIEWS["themisto"]


class Held:
    """A hand over a position, and the values it emitted."""

    def __init__(self, owner: QObject, position: Position | None = None) -> None:
        self.hand = Hand(owner)
        self.emitted: list[int] = []
        self.hand.changed.connect(self.emitted.append)
        if position is not None:
            self.hand.touching = Touching(position)
            self.site = position.board.site


@pytest.fixture
def owner(qapp: QObject) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()


def position(key: str, *turns: str) -> Position:
    found: Position = GAMES[key].setup().start()
    for turn in turns:
        found.play_turn(found.read(turn))
    return found


def test_a_hand_without_a_position_holds_and_does_nothing(owner: QObject) -> None:
    hand = Held(owner).hand
    assert (hand.held, hand.touches, hand.hands()) == (0, (), ())
    assert not hand.let_go()
    assert not hand.holds((3,))
    assert not hand.may_drag(WYTHE, (3,))
    hand.flip()
    hand.keep_to_hands(YODD)
    assert hand.held == 0


def test_a_change_of_hands_is_emitted_once(owner: QObject) -> None:
    held = Held(owner, position("yodd"))
    for hand in (1, 1, 0, 0):
        held.hand.hold(hand)
    assert held.emitted == [1, 0]
    held.hand.flip()
    held.hand.flip()
    assert held.emitted == [1, 0, 1, 0]


def test_the_wheel_flips_the_hand_at_every_notch_either_way(owner: QObject) -> None:
    held = Held(owner, position("yodd"))
    for angle, flips in ((119, 0), (1, 1), (60, 1), (60, 2), (-120, 3), (-119, 3), (-1, 4)):
        held.hand.wheel(angle)
        assert len(held.emitted) == flips
    held.hand.wheel(60)
    held.hand.wheel(-60)
    held.hand.wheel(119)
    assert len(held.emitted) == 4
    held.hand.wheel(121)
    held.hand.wheel(100)  # what goes beyond a notch does not count for the next one
    assert len(held.emitted) == 5


def test_an_unusable_hand_is_replaced_by_a_usable_one(owner: QObject) -> None:
    held = Held(owner, position("oddy"))
    held.hand.hold(1)
    held.hand.keep_to_hands(VIEWS["oddy"])
    assert held.hand.held == 0
    held = Held(owner, position("yodd"))
    held.hand.hold(1)
    held.hand.keep_to_hands(YODD)
    assert held.hand.held == 1  # it can be used


def test_a_hand_that_follows_the_click_is_kept(owner: QObject) -> None:
    held = Held(owner, position("wythe"))
    assert held.hand.touching
    held.hand.touching.touches = (Touch(held.site("c3"), 0),)
    assert held.hand.hands() == (1,)
    held.hand.keep_to_hands(WYTHE)
    assert held.hand.held == 0


def test_touches_are_held_until_released(owner: QObject) -> None:
    held = Held(owner, position("themisto"))
    a4, b4 = held.site("a4"), held.site("b4")
    assert held.hand.touching
    assert not held.hand.let_go()
    held.hand.touching.touches = (Touch(a4),)
    assert held.hand.touches == (Touch(a4),)
    assert held.hand.holds((a4, b4))
    assert not held.hand.holds((b4, a4))  # the site under the mouse is the first
    assert not held.hand.holds(())
    assert not held.hand.let_go_of(b4)
    assert held.hand.touches == (Touch(a4),)
    assert held.hand.let_go_of(a4)
    assert not held.hand.touches
    held.hand.touching.touches = (Touch(a4),)
    assert held.hand.let_go()
    assert not held.hand.touches


def test_a_click_continues_the_step_or_begins_another(owner: QObject) -> None:
    held = Held(owner, position("themisto"))
    a4, a5, b4, d5 = (held.site(name) for name in ("a4", "a5", "b4", "d5"))
    assert held.hand.touching
    held.hand.touching.touches = (Touch(a4),)
    assert held.hand.reach(THEMISTO, (b4,)) == (Touch(a4), Touch(b4))
    assert held.hand.touches == (Touch(a4),)
    # an impossible target is kept, to be refused, and the disc stays in hand
    assert held.hand.reach(THEMISTO, (d5,)) == (Touch(a4), Touch(d5))
    assert held.hand.touches == (Touch(a4),)
    assert held.hand.reach(THEMISTO, (a5,)) == (Touch(a5),)


def test_a_click_that_would_place_a_whole_domino_does_not_restart(owner: QObject) -> None:
    held = Held(owner, position("wythe"))
    c3, e3, f3 = (held.site(name) for name in ("c3", "e3", "f3"))
    assert held.hand.touching
    held.hand.touching.touches = (Touch(c3, 0),)
    # of a click on a joint the square under the mouse alone counts then
    assert held.hand.asked(WYTHE, (e3, f3)) == (Touch(c3, 0), Touch(e3, 1))
    assert held.hand.reach(WYTHE, (e3, f3)) == (Touch(c3, 0), Touch(e3, 1))
    assert held.hand.touches == (Touch(c3, 0),)
    assert held.hand.reach(WYTHE, (e3,)) == (Touch(e3, 0),)  # another square to begin with


def test_the_second_half_is_automatically_the_other_one(owner: QObject) -> None:
    held = Held(owner, position("wythe"))
    c3, d3, f6 = (held.site(name) for name in ("c3", "d3", "f6"))
    assert held.hand.asked(WYTHE, (c3,)) == (Touch(c3, 0),)
    assert held.hand.asked(WYTHE, (c3, d3)) == (Touch(c3, 0), Touch(d3, 1))
    held.hand.hold(1)
    assert held.hand.asked(WYTHE, (c3, d3)) == (Touch(c3, 1), Touch(d3, 0))
    assert held.hand.touching
    held.hand.touching.touches = (Touch(c3, 1),)
    assert held.hand.asked(WYTHE, (d3,)) == (Touch(c3, 1), Touch(d3, 0))
    assert held.hand.asked(WYTHE, (f6,)) == (Touch(c3, 1), Touch(f6, 0))  # to be refused


def test_on_a_stack_only_the_half_that_fits_is_used(owner: QObject) -> None:
    held = Held(owner, position("wythe", "c3d3", "e3f3"))
    d3 = held.site("d3")  # a white half
    held.hand.hold(1)
    assert held.hand.asked(WYTHE, (d3,)) == (Touch(d3, 0),)


def test_a_stone_is_placed_in_the_colour_held_even_where_the_other_one_fits(owner: QObject) -> None:
    held = Held(owner, position("yodd"))
    held.hand.hold(1)
    assert held.hand.asked(YODD, (4,)) == (Touch(4, 1),)
    turn = position("yodd", "Ba1")
    turn.play(turn.parse("Ba2")[0])  # one group still: few places leave an odd number
    held = Held(owner, turn)
    assert held.hand.touching
    hands = held.hand.touching.targets()
    site = next(iter(hands))
    (other,) = {0, 1} - hands[site]
    held.hand.hold(other)
    assert held.hand.asked(YODD, (site,)) == (Touch(site, other),)  # to be refused


def test_only_touched_sites_and_whole_dominoes_can_be_dragged(owner: QObject) -> None:
    held = Held(owner, position("wythe"))
    c3, d3 = held.site("c3"), held.site("d3")
    assert not held.hand.may_drag(WYTHE, ())
    assert not held.hand.may_drag(WYTHE, (c3,))  # a click begins the domino at once
    assert held.hand.may_drag(WYTHE, (c3, d3))
    assert held.hand.touching
    held.hand.touching.touches = (Touch(c3, 0),)
    assert held.hand.may_drag(WYTHE, (c3,))
    assert not held.hand.may_drag(WYTHE, (d3, c3))  # a click ends the domino
    assert held.hand.touches == (Touch(c3, 0),)
    held = Held(owner, position("yodd"))
    assert not held.hand.may_drag(YODD, (4,))
