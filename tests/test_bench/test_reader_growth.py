"""The time to read damaged collections grows linearly with their size."""

from __future__ import annotations

import pytest
import reader_growth

SIZES = (32_000, 64_000, 128_000)


TRIES = 3  # other processes disturb a measurement now and then


def is_linear(kind: str, way: str) -> bool:
    """Return whether four times as much took less than nine times as long."""
    read = reader_growth.WAYS[way]
    times = [reader_growth.seconds(read, reader_growth.KINDS[kind](size)) for size in SIZES]
    return times[-1] < 9 * max(times[0], 0.02)


@pytest.mark.parametrize("way", reader_growth.WAYS)
@pytest.mark.parametrize("kind", reader_growth.KINDS)
def test_damaged_games_are_read_in_linear_time(kind: str, way: str) -> None:
    # quadratic reading takes 16 times as long in every try, and here seconds
    assert any(is_linear(kind, way) for _try in range(TRIES))


def test_growth_is_that_of_times_that_can_be_measured() -> None:
    assert reader_growth.growth([0.001, 0.1, 0.2, 0.4]) == pytest.approx(2)
    assert reader_growth.growth([0.1, 0.4, 1.6]) == pytest.approx(4)
    assert reader_growth.growth([0.001, 0.002]) == 0
