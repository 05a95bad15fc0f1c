"""What a click would do, and that asking for it does nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from desktop.board.board_input import BoardInput
from desktop.board.click_result import ClickEffect, ClickResult
from desktop.board.hand import Hand
from desktop.board.touching import Touching
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.piece import Touch


class Hands:
    """The hand and the input at the start of Themisto."""

    def __init__(self, owner: QObject) -> None:
        self.position = GAMES["themisto"].setup().start()
        self.hand = Hand(owner)
        self.hand.touching = Touching(self.position)
        self.input = BoardInput(self.hand, owner)
        self.input.game_view = VIEWS["themisto"]

    def sites(self, *names: str) -> tuple[int, ...]:
        return tuple([self.position.board.site(name) for name in names])

    def result(self, *names: str) -> ClickResult:
        before = self.hand.touches
        result = self.input.result(self.sites(*names))
        assert self.hand.touches == before
        return result


@pytest.fixture
def hands(qapp: QObject) -> Iterator[Hands]:
    owner = QObject()
    yield Hands(owner)
    owner.deleteLater()


def test_a_click_touches_completes_or_is_refused(hands: Hands) -> None:
    a4, b4 = (Touch(site) for site in hands.sites("a4", "b4"))
    assert hands.result() == ClickResult(ClickEffect.NONE)
    assert hands.result("a4") == ClickResult(ClickEffect.TOUCH, (a4,))
    assert hands.result("d4").effect is ClickEffect.REFUSAL
    hands.input.click(hands.sites("a4"))
    assert hands.result("a4") == ClickResult(ClickEffect.RELEASE)
    assert hands.result("b4") == ClickResult(ClickEffect.STEP, (a4, b4))
    a5 = Touch(*hands.sites("a5"))
    assert hands.result("a5") == ClickResult(ClickEffect.TOUCH, (a5,))  # another disc instead


def test_a_turn_that_waits_is_confirmed_where_it_is(hands: Hands) -> None:
    hands.hand.touching, hands.hand.waiting = None, hands.sites("b4")
    assert hands.result("b4").effect is ClickEffect.CONFIRM
    assert hands.result("c4").effect is ClickEffect.NONE


def test_while_clicks_mark_nothing_else_is_asked(hands: Hands) -> None:
    hands.input.marking = True
    assert hands.result("a4").effect is ClickEffect.MARK
    assert hands.result().effect is ClickEffect.NONE
