"""Shares of a cell's owners: who leads, and percentages that add up."""

from __future__ import annotations

import random

import pytest

from desktop.painting.owner_shares import OwnerShares
from rules.position import BLACK, WHITE

PER_CENT = "\N{NO-BREAK SPACE}%"


@pytest.mark.parametrize(
    ("shares", "leader"),
    [
        ((0.5, 0.3, 0.2), BLACK),
        ((0.1, 0.2, 0.7), WHITE),
        ((0.51, 0.49, 0.0), None),
        ((0.0, 0.0, 1.0), None),
        ((0.2, 0.235, 0.565), WHITE),
    ],
)
def test_who_leads_clearly(shares: tuple[float, float, float], leader: int | None) -> None:
    assert OwnerShares(*shares).clear_leader == leader


def test_a_small_lead_has_a_leader_too() -> None:
    assert OwnerShares(0.51, 0.49, 0.0).leader == BLACK
    assert OwnerShares(0.2, 0.3, 0.5).leader == WHITE
    assert OwnerShares(0.25, 0.25, 0.5).leader is None


def test_the_lead_has_no_sign() -> None:
    assert OwnerShares(0.25, 0.5, 0.25).lead == OwnerShares(0.5, 0.25, 0.25).lead == 0.25


def test_certain_is_what_never_differed() -> None:
    assert OwnerShares(0.0, 1.0, 0.0).is_certain
    assert OwnerShares(0.0, 0.0, 1.0).is_certain
    assert not OwnerShares(0.0, 0.99999, 0.00001).is_certain


def test_percentages_are_rounded_to_a_hundred() -> None:
    third = 1 / 3
    shown = OwnerShares(third, third, third).percents
    assert sorted(shown) == [f"33{PER_CENT}", f"33{PER_CENT}", f"34{PER_CENT}"]
    assert OwnerShares(0.716, 0.204, 0.08).percents == (
        f"72{PER_CENT}",
        f"20{PER_CENT}",
        f"8{PER_CENT}",
    )
    assert OwnerShares(0.0, 1.0, 0.0).percents == (f"0{PER_CENT}", f"100{PER_CENT}", f"0{PER_CENT}")
    dice = random.Random(3)
    for _ in range(500):
        black, white = sorted([dice.random(), dice.random()])
        shares = (black, white - black, 1 - white)
        numbers = [int(text.removesuffix(PER_CENT)) for text in OwnerShares(*shares).percents]
        assert sum(numbers) == 100
        assert all(
            abs(number - 100 * share) < 1 for number, share in zip(numbers, shares, strict=True)
        )
