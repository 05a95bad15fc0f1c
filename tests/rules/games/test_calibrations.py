"""The calibrations that ship, and files that are damaged."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.calibration import (
    MOST_FLATTERED,
    SHARPEST,
    Calibration,
    CalibrationError,
    nearest,
    read_calibrations,
)
from rules.games import GAMES, calibrations, read_setup
from rules.games.calibrations import calibration
from rules.games.game_files import game_file
from rules.setup import Setup


def default_setup() -> Setup:
    return next(iter(GAMES.values())).setup()


@pytest.mark.parametrize("key", GAMES)
def test_what_ships_says_where_it_comes_from(key: str) -> None:
    file = game_file(key, "win_rates.json")
    if not file.is_file():
        pytest.skip("the game was not measured")
    values = json.loads(file.read_text("utf-8"))
    assert values["origin"] == "tests/bench/reliability.py"
    assert values["simulations"] > 0
    for row in values["boards"]:
        setup = read_setup(row["board"].split())
        assert (setup.game.key, str(setup)) == (key, row["board"])
        assert setup.start().board.site_count == row["sites"]
        assert row["games"] > 0
        found = calibration(setup)
        assert found is not None
        assert (found.sites, found.factor) == (row["sites"], row["factor"])


def test_boards_that_were_not_measured_have_the_nearest() -> None:
    for game in GAMES.values():
        assert calibration(game.small_setup()) is not None or calibration(game.setup()) is None


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff\n", b'{"boards": [{"factor": 0}]}', None])
def test_a_damaged_file_is_logged_and_left_out(
    damage: bytes | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    file = tmp_path / "win_rates.json"
    if damage is not None:
        file.write_bytes(damage)
    monkeypatch.setattr(calibrations, "game_file", lambda *names: file)
    calibrations.forget()
    try:
        with caplog.at_level(logging.WARNING):
            assert calibration(default_setup()) is None
            assert calibration(default_setup()) is None
        assert len(caplog.records) == (damage is not None)  # once
    finally:
        calibrations.forget()


SHARPER = Calibration(sites=49, factor=2.0, flattery=0.1)
BOARD = {"sites": 49, "factor": 2.0, "flattery": 0.1}

rates = st.floats(0, 1)
any_calibration = st.builds(
    Calibration,
    sites=st.just(49),
    factor=st.floats(1 / SHARPEST, SHARPEST),
    flattery=st.floats(-MOST_FLATTERED, MOST_FLATTERED),
)


@given(any_calibration, rates, rates)
def test_the_order_of_rates_stays(calibration: Calibration, one: float, other: float) -> None:
    low, high = sorted([one, other])
    assert 0 <= calibration.calibrated(low) <= calibration.calibrated(high) <= 1


@given(any_calibration)
def test_zero_and_one_stay(calibration: Calibration) -> None:
    assert [calibration.calibrated(rate) for rate in (0.0, 1.0)] == [0.0, 1.0]


@given(rates)
def test_without_flattery_both_sides_are_treated_alike(rate: float) -> None:
    calibration = Calibration(sites=49, factor=3.0, flattery=0.0)
    both = calibration.calibrated(rate) + calibration.calibrated(1 - rate)
    assert both == pytest.approx(1.0)


def test_the_numbers_change_what_they_say() -> None:
    assert SHARPER.calibrated(0.5) < 0.5  # the player to move was flattered
    assert SHARPER.calibrated(0.75) == pytest.approx(0.8805, abs=1e-4)  # 1.0986, 1.9972 in log-odds
    same = Calibration(sites=49, factor=1.0, flattery=0.0)
    assert same.calibrated(0.37) == pytest.approx(0.37)


def test_rates_between_0_and_1_stay_there_and_apart() -> None:
    found = [SHARPER.calibrated(rate / 1000) for rate in range(1, 1000)]
    assert found == sorted(set(found))
    assert 0 < found[0] < found[-1] < 1


def test_the_board_nearest_in_size_counts() -> None:
    boards = [Calibration(sites=sites, factor=2.0, flattery=0.0) for sites in (25, 49, 81)]
    found = {sites: nearest(boards, sites) for sites in (9, 34, 36, 63, 64, 400)}
    expected = {9: 25, 34: 25, 36: 49, 63: 49, 64: 81, 400: 81}
    assert {sites: one.sites for sites, one in found.items() if one} == expected
    assert nearest([], 49) is None


def test_what_else_is_in_the_file_does_not_matter() -> None:
    text = json.dumps({"origin": "a test", "boards": [{**BOARD, "board": "x", "games": 3}]})
    assert read_calibrations(text) == (SHARPER,)


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "null", "[]", "{}", "[" * 100_000, '{"boards": []}', '{"boards": {}}'),
        *('{"boards": [null]}', '{"boards": [{}]}'),
        *[
            json.dumps({"boards": [BOARD, {**BOARD, **changed}]})
            for changed in (
                {"sites": 0},
                {"sites": True},
                {"factor": 0},
                {"factor": -2.0},
                {"factor": 21},
                {"factor": "2"},
                {"factor": float("nan")},
                {"flattery": None},
                {"flattery": float("inf")},
                {"flattery": 3},
            )
        ],
    ],
)
def test_what_is_damaged_is_refused(text: str) -> None:
    with pytest.raises(CalibrationError):
        read_calibrations(text)
