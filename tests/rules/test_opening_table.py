"""Tables of openings: one for all images of a turn, and nothing damaged is taken for one."""

import json
from typing import Any

import pytest

from rules.games import GAMES, read_setup
from rules.openings import (
    FORMAT,
    OpeningTable,
    OpeningTableError,
    first_turns,
    read_table,
    read_tables,
)

SETUP = read_setup(["egotzi", "size=3"])
RATES = {"a1": 0.4, "b1": 0.55, "b2": 0.7}


def content(rates: dict[str, float] = RATES) -> dict[str, Any]:
    rows = [
        {"turn": turn, "simulations": 10, "win_rates": [rate - 0.1, rate + 0.1]}
        for turn, rate in rates.items()
    ]
    return {"version": "1", "seeds": [1, 2], "openings": rows}


def table(rates: dict[str, float] = RATES) -> OpeningTable:
    return read_table(SETUP, content(rates))


def test_images_of_a_turn_are_together() -> None:
    start = SETUP.start()
    found = [{start.write(turn) for turn in group} for group in first_turns(SETUP)]
    assert found == [{"a1", "c1", "a3", "c3"}, {"b1", "a2", "c2", "b3"}, {"b2"}]


@pytest.mark.parametrize("key", GAMES)
def test_every_first_turn_is_in_one_group(key: str) -> None:
    setup = GAMES[key].small_setup()
    turns = [turn for group in first_turns(setup) for turn in group]
    assert len(set(turns)) == len(turns)
    assert set(turns) == set(setup.start().legal_turns())


def test_all_images_of_a_turn_have_its_win_rate() -> None:
    start = SETUP.start()
    turns = table().turns(start)
    rates = {start.write(turn): round(opening.win_rate, 9) for turn, opening in turns.items()}
    assert rates == {
        **dict.fromkeys(("a1", "c1", "a3", "c3"), 0.4),
        **dict.fromkeys(("b1", "a2", "c2", "b3"), 0.55),
        "b2": 0.7,
    }
    assert next(iter(turns.values())).spread == pytest.approx(0.2)
    assert next(iter(turns.values())).total_simulations == 20


def test_win_rates_are_calibrated() -> None:
    calibration = {"sites": 9, "factor": 2.0, "flattery": 0.0}
    found = read_table(SETUP, {**content({**RATES, "a1": 0.1}), "calibration": calibration})
    rates = {opening.turn: opening.win_rates for opening in found.openings}
    assert rates["b1"] == pytest.approx((0.45**2 / (0.45**2 + 0.55**2), 0.65**2 / 0.545))
    assert rates["a1"][0] == 0.0  # what is proven stays


def test_the_opening_before_a_position_is_known_and_no_later_one() -> None:
    position = SETUP.start()
    assert table().opening_before(position) is None
    position.play_turn(position.read("c3"))
    opening = table().opening_before(position)
    assert opening is not None
    assert opening.turn == "a1"
    assert table().turns(position) == {}
    position.play_turn(position.read("b2"))
    assert table().opening_before(position) is None


def test_with_the_pie_rule_an_opening_counts_for_what_is_left() -> None:
    found = table()
    values = {one.turn: round(found.value(one), 9) for one in found.openings}
    assert values == {"a1": 0.4, "b1": 0.45, "b2": 0.3}
    plain = read_table(SETUP.with_options(pie=False), content())
    assert {one.turn: round(plain.value(one), 9) for one in plain.openings} == RATES


@pytest.mark.parametrize(
    ("rates", "reason"),
    [
        ({"a1": 0.4, "b1": 0.5}, "not all first turns"),
        ({**RATES, "c3": 0.4}, "is there twice"),
        ({"a1": 0.4, "b1": 0.5, "z9": 0.5}, "'z9' is not a first turn"),
        ({"a1": 0.4, "b1": 0.5, "swap": 0.5}, "'swap' is not a first turn"),
        ({"a1": 0.4, "b1": 0.5, "b2": 1.0}, "impossible numbers"),
    ],
)
def test_a_table_with_other_turns_or_numbers_is_refused(
    rates: dict[str, float], reason: str
) -> None:
    with pytest.raises(OpeningTableError, match=reason):
        table(rates)


@pytest.mark.parametrize(
    "row",
    [
        {"turn": "b2", "simulations": 0, "win_rates": [0.5]},
        {"turn": "b2", "simulations": True, "win_rates": [0.5]},
        {"turn": "b2", "simulations": 10, "win_rates": []},
        {"turn": "b2", "simulations": 10, "win_rates": ["0.5"]},
        {"turn": "b2", "simulations": 10, "win_rates": 0.5},
        {"turn": "b2", "simulations": 10, "win_rates": [float("nan")]},
        {"turn": "b2"},
        [],
        None,
    ],
)
def test_a_damaged_row_is_refused(row: object) -> None:
    damaged = content()
    damaged["openings"][2] = row
    with pytest.raises(OpeningTableError):
        read_table(SETUP, damaged)


@pytest.mark.parametrize(
    "damaged",
    [
        *(None, [], {}, {"openings": 3}, "table"),
        {**content(), "calibration": []},
        {**content(), "calibration": {}},
        {**content(), "calibration": {"sites": 9, "factor": 0, "flattery": 0}},
    ],
)
def test_what_is_not_a_table_is_refused(damaged: object) -> None:
    with pytest.raises(OpeningTableError):
        read_table(SETUP, damaged)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format": 2, "boards": {}}',
        b'{"format": 1, "boards": []}',
        b'{"format": 1}',
    ],
)
def test_what_is_not_a_file_of_tables_is_refused(data: bytes) -> None:
    with pytest.raises(OpeningTableError):
        read_tables(data)


def test_a_file_has_a_table_for_each_board() -> None:
    data = json.dumps({"format": FORMAT, "boards": {str(SETUP): content()}}).encode()
    assert read_table(SETUP, read_tables(data)[str(SETUP)]).openings == table().openings


def test_images_keep_the_start_and_may_have_a_past() -> None:
    setup = GAMES["themisto"].setup()
    start = setup.start()
    groups = [{start.write(turn) for turn in group} for group in first_turns(setup)]
    # half a turn of the board and the mirrors at its diagonals keep the colours of the discs
    assert {"a3-b2", "c1-b2", "h6-g7", "f8-g7"} in groups
    assert {"a1-b2", "h8-g7"} in groups
