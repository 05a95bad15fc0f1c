"""How much a program may write before it is slowed down."""

from __future__ import annotations

import time

import pytest

from rules.gtp_client.throttle import Throttle

KILOBYTE = 1000


class Time:
    """A clock that stands still but for naps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.slept = 0.0, 0.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)
        monkeypatch.setattr(time, "sleep", self.sleep)

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept += seconds


def test_a_busy_analysis_is_not_slowed_down(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    throttle = Throttle()
    for _ in range(6000):  # ten minutes of ten lines a second, 50 kB each
        clock.now += 0.1
        throttle.spend(50 * KILOBYTE)
    assert clock.slept == 0
    assert not throttle.is_flood


def test_a_burst_is_not_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    throttle = Throttle()
    for _ in range(2100):
        throttle.spend(KILOBYTE)
    assert clock.slept > 0
    for _ in range(100):
        clock.now += 0.1
        throttle.spend(10 * KILOBYTE)
        assert not throttle.is_flood


@pytest.mark.parametrize("size", [1, KILOBYTE, 60 * KILOBYTE])
def test_a_flood_is_slowed_down_to_a_rate(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    clock = Time(monkeypatch)
    throttle, read = Throttle(), 0
    while clock.now < 10:
        throttle.spend(size)
        read += size
    assert throttle.is_flood
    assert read < 2_000_000 + 13 * 1_300_000
