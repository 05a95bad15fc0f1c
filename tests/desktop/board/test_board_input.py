"""What clicks and drags do, without a board on the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPointF

from desktop.board.board_input import BoardInput
from desktop.board.hand import Hand
from desktop.board.touching import Touching
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.piece import Touch

HERE, FAR = QPointF(0, 0), QPointF(100, 0)  # far enough for a drag


class Hands:
    """The hand and the input of a new game, and the signals of the input in their order."""

    def __init__(self, owner: QObject, key: str) -> None:
        self.position = GAMES[key].setup().start()
        self.hand = Hand(owner)
        self.hand.touching = Touching(self.position)
        self.input = BoardInput(self.hand, owner)
        self.input.game_view = VIEWS[key]
        self.signals: list[tuple[object, ...]] = []
        self.input.changed.connect(lambda: self.signals.append(("changed", self.hand.touches)))
        self.input.step_chosen.connect(lambda step: self.signals.append(("step", step)))
        self.input.refused.connect(lambda _why, site: self.signals.append(("refused", site)))
        self.input.confirmed.connect(lambda: self.signals.append(("confirmed",)))
        self.input.withdrawn.connect(lambda: self.signals.append(("withdrawn",)))
        self.input.marked.connect(lambda site: self.signals.append(("marked", site)))

    def site(self, name: str) -> int:
        return int(self.position.board.site(name))

    def step(self, text: str) -> int:
        (step,) = self.position.read(text)
        return step


@pytest.fixture
def owner(qapp: QObject) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()


@pytest.fixture
def themisto(owner: QObject) -> Hands:
    return Hands(owner, "themisto")


def test_two_clicks_choose_a_step(themisto: Hands) -> None:
    a4, b4 = themisto.site("a4"), themisto.site("b4")
    themisto.input.click((a4,))
    assert themisto.signals == [("changed", (Touch(a4),))]
    themisto.input.click((b4,))
    assert themisto.signals[1:] == [("changed", ()), ("step", themisto.step("a4-b4"))]


def test_a_second_click_on_a_site_and_cancel_release_it(themisto: Hands) -> None:
    a4 = themisto.site("a4")
    assert not themisto.input.cancel()
    assert themisto.signals == []
    themisto.input.click((a4,))
    themisto.input.click((a4,))
    assert themisto.signals[1:] == [("changed", ())]
    themisto.input.click((a4,))
    assert themisto.input.cancel()
    assert themisto.signals[3:] == [("changed", ())]


def test_an_illegal_click_is_refused_where_it_was(themisto: Hands) -> None:
    d4 = themisto.site("d4")
    themisto.input.click((d4,))
    assert themisto.signals == [("refused", d4)]
    assert themisto.hand.touches == ()


def test_without_a_position_or_beside_the_board_clicks_do_nothing(themisto: Hands) -> None:
    themisto.input.click(())
    themisto.hand.touching = None
    themisto.input.click((themisto.site("a4"),))
    assert themisto.signals == []


def test_a_click_on_the_pending_turn_confirms_and_elsewhere_withdraws(themisto: Hands) -> None:
    a4, b4 = themisto.site("a4"), themisto.site("b4")
    themisto.hand.waiting = (b4,)
    themisto.input.press(HERE, (b4,))
    assert themisto.signals == []  # it may become a drag
    themisto.input.release(HERE, (b4,))
    assert themisto.signals == [("confirmed",)]
    themisto.input.press(HERE, (a4,))
    assert themisto.signals[1:] == [("withdrawn",), ("changed", (Touch(a4),))]


def test_while_marking_clicks_touch_nothing(themisto: Hands) -> None:
    themisto.input.marking = True
    a4 = themisto.site("a4")
    themisto.input.press(HERE, (a4,))
    themisto.input.move(FAR, (themisto.site("b4"),))
    themisto.input.release(FAR, (themisto.site("b4"),))
    assert themisto.signals == [("marked", a4)]


def test_a_drag_plays_or_puts_back(themisto: Hands) -> None:
    a4, b4 = themisto.site("a4"), themisto.site("b4")
    themisto.input.press(HERE, (a4,))
    themisto.input.move(FAR, (b4,))
    themisto.input.release(FAR, (b4,))
    assert themisto.signals[-1:] == [("step", themisto.step("a4-b4"))]
    themisto.input.press(HERE, (a4,))
    themisto.input.release(FAR, ())
    assert themisto.signals[-1:] == [("changed", ())]


def test_a_press_that_is_forgotten_ends_no_drag(themisto: Hands) -> None:
    a4, b4 = themisto.site("a4"), themisto.site("b4")
    themisto.input.press(HERE, (a4,))
    themisto.input.forget_press()
    themisto.input.release(FAR, (b4,))
    assert themisto.signals == [("changed", (Touch(a4),))]


def test_a_domino_on_a_joint_is_placed_on_release_or_dragged_as_a_half(owner: QObject) -> None:
    wythe = Hands(owner, "wythe")
    c3, d3 = wythe.site("c3"), wythe.site("d3")
    wythe.input.press(HERE, (c3, d3))
    assert wythe.signals == []
    wythe.input.release(HERE, (c3, d3))
    wythe.input.move(FAR, (d3,))  # the button is no longer pressed
    assert wythe.signals == [("changed", ()), ("step", wythe.step("c3d3"))]
    wythe.input.press(HERE, (c3, d3))
    wythe.input.move(FAR, (d3,))
    assert wythe.signals[2:] == [("changed", (Touch(c3, 0),))]
