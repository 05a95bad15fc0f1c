"""The calibrations that ship, and files that are damaged."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

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
