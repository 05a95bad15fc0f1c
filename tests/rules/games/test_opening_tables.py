"""The tables of openings that ship, and what becomes of damaged ones."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from rules.games import GAMES, opening_tables
from rules.games.game_files import game_file
from rules.games.opening_tables import opening_table
from rules.openings.opening_table import read_tables
from rules.setup import Setup

SHIPPED = [key for key in GAMES if game_file(key, "openings.json").is_file()]


@pytest.mark.parametrize("key", SHIPPED)
def test_every_first_turn_of_the_default_board_is_known(key: str) -> None:
    table = opening_table(GAMES[key].setup())
    assert table is not None
    start = table.setup.start()
    turns = table.turns(start)
    assert set(turns) == set(start.legal_turns())
    assert set(turns.values()) == set(table.openings)
    assert all(len(opening.win_rates) > 1 for opening in table.openings)


@pytest.mark.parametrize("key", SHIPPED)
def test_a_table_is_that_of_one_setup_only(key: str) -> None:
    setup = GAMES[key].setup()
    assert set(read_tables(game_file(key, "openings.json").read_bytes())) == {str(setup)}
    if setup.get("pie"):
        assert opening_table(setup.with_options(pie=False)) is None
    start = setup.start()
    start.play_turn(next(start.legal_turns()))
    assert opening_table(setup.placed(start.placement())) is None


@pytest.fixture
def openings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    file = tmp_path / "openings.json"
    monkeypatch.setattr(opening_tables, "game_file", lambda key, name: file)
    monkeypatch.setattr(opening_tables, "_read", opening_tables._read.__wrapped__)
    return file


def damaged(setup: Setup) -> list[bytes]:
    whole = game_file(setup.game.key, "openings.json").read_bytes()
    return [
        b"",
        whole[: len(whole) // 2],
        whole.replace(b'"turn"', b'"move"', 1),
        whole.replace(b'"win_rates": [0', b'"win_rates": [7', 1),
        b'{"format": 99, "boards": {}}',
    ]


def test_a_damaged_file_is_no_knowledge_and_logged(
    openings: Path, caplog: pytest.LogCaptureFixture
) -> None:
    setup = GAMES["oddy"].setup()
    for data in damaged(setup):
        openings.write_bytes(data)
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            assert opening_table(setup) is None
        assert f"{setup} is played without its openings" in caplog.text


def test_a_folder_in_its_place_and_a_missing_file_are_no_knowledge(openings: Path) -> None:
    setup = GAMES["oddy"].setup()
    assert opening_table(setup) is None
    openings.mkdir()
    assert opening_table(setup) is None
