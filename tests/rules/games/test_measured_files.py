"""The files of a game that were measured or solved: levels, weights, rates, openings, tables."""

import dataclasses
import json
import logging
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
from game_facts import rows
from hypothesis import given
from hypothesis import strategies as st
from plain_program import has_compiler, opinion

from rules.calibration import (
    MOST_FLATTERED,
    SHARPEST,
    Calibration,
    CalibrationError,
    nearest,
    read_calibrations,
)
from rules.games import GAMES, game_data, game_file, read_setup
from rules.games.game_data import calibration, learned_weights, opening_table, solved_board
from rules.openings import read_tables
from rules.position import Position
from rules.setup import Setup
from rules.solved import LOSS, WIN, SolvedBoard, board_name, end_result
from rules.step_weights import FORMAT, MOST_VISITS, StepWeights, StepWeightsError
from rules.steps import SpecialStep


@pytest.mark.parametrize("key", GAMES)
def test_what_ships_says_where_it_comes_from(key: str) -> None:
    file = game_file(key, "win_rates.json")
    if not file.is_file():
        pytest.skip("the game was not measured")
    values = json.loads(file.read_text("utf-8"))
    assert values["origin"] == "tests/bench/reliability.py"
    for row in values["boards"]:
        setup = read_setup(row["board"].split())
        assert (setup.game.key, str(setup)) == (key, row["board"])
        assert setup.start().board.site_count == row["sites"]
        assert row["games"] > 0
        found = calibration(setup)
        assert found is not None
        assert (found.sites, found.factor) == (row["sites"], row["factor"])
        assert found.simulations == row["simulations"] > 0


def test_boards_that_were_not_measured_have_the_nearest() -> None:
    for game in GAMES.values():
        assert calibration(game.small_setup()) is not None or calibration(game.setup()) is None


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


def test_the_deeper_a_search_the_less_it_flatters() -> None:
    rows = ((20_000, 0.08), (80_000, 0.02))
    fitted = dataclasses.replace(SHARPER, flattery=0.2, simulations=10_000, compared=rows)
    assert fitted.at_depth(10_000) == fitted
    assert fitted.at_depth(80_000).flattery == pytest.approx(0.1)
    found = {
        n: fitted.at_depth(n, compared=True).flattery for n in (1, 20_000, 40_000, 80_000, 10**9)
    }
    assert list(found.values()) == pytest.approx([0.08, 0.08, 0.05, 0.02, 0.02])
    assert fitted.at_depth(0).flattery == fitted.at_depth(1_000).flattery > 0.2
    assert SHARPER.at_depth(80_000) is SHARPER  # such as that of a table of openings


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
                {"simulations": -1},
            )
        ],
        *[
            json.dumps({"compared": rows, "boards": [BOARD]})
            for rows in (3, [3], [[1]], [[0, 0.1]], [[2, 0.1], [2, 0.1]], [[2, "0.1"]], [[2, 3]])
        ],
    ],
)
def test_what_is_damaged_is_refused(text: str) -> None:
    with pytest.raises(CalibrationError):
        read_calibrations(text)


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
    monkeypatch.setattr(game_data, "game_file", lambda key, name: file)
    monkeypatch.setattr(game_data, "_opening_table", game_data._opening_table.__wrapped__)
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
        with caplog.at_level(logging.INFO):
            assert opening_table(setup) is None
        assert f"{setup} is played without its openings" in caplog.text
        assert caplog.records[0].levelno == logging.INFO  # no fault of the program


def test_a_folder_in_its_place_and_a_missing_file_are_no_knowledge(openings: Path) -> None:
    setup = GAMES["oddy"].setup()
    assert opening_table(setup) is None
    openings.mkdir()
    assert opening_table(setup) is None


def some_weights(position: Position, visits: int = 40) -> StepWeights:
    """Return random weights for a game that has features."""
    weights = np.random.default_rng(1).integers(-300, 300, position.feature_limit, np.int16)
    key = position.setup.game.key
    return StepWeights(key, position.step_features, visits, 9, weights, {"games": 3})


@pytest.fixture
def position() -> Position:
    """Return the start of a game that has features."""
    starts = [game.small_setup().start() for game in GAMES.values()]
    return next(start for start in starts if start.step_features)


def test_what_is_written_comes_back(position: Position) -> None:
    weights = some_weights(position)
    read = StepWeights.from_bytes(weights.to_bytes())
    assert read.weights.tolist() == weights.weights.tolist()
    assert (read.game, read.step_features, read.visits) == (weights.game, weights.step_features, 40)
    assert read.least_sites == 9
    assert read.origin == {"games": 3}
    assert read.fits(position)


def test_a_damaged_file_is_refused(position: Position) -> None:
    data = some_weights(position).to_bytes()
    header, _, packed = data.partition(b"\n")
    fields = json.loads(header)

    def with_field(name: str, value: object) -> bytes:
        return json.dumps({**fields, name: value}).encode() + b"\n" + packed

    damaged = [
        b"",
        b"\n",
        b"[]\n" + packed,
        header,
        data[:-1],
        data[:-2],
        data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
        with_field("format", FORMAT + "1"),
        with_field("weights", fields["weights"] + 1),
        with_field("visits", 0),
        with_field("least_sites", "few"),
        with_field("visits", MOST_VISITS + 1),
        with_field("visits", "many"),
        with_field("origin", 7),
    ]
    for each in damaged:
        with pytest.raises(StepWeightsError):
            StepWeights.from_bytes(each)
    for missing in fields:
        rest = {name: value for name, value in fields.items() if name != missing}
        with pytest.raises(StepWeightsError):
            StepWeights.from_bytes(json.dumps(rest).encode() + b"\n" + packed)


def test_weights_fit_their_game_alone(position: Position) -> None:
    weights = some_weights(position)
    for game in GAMES.values():
        assert weights.fits(game.small_setup().start()) == (game.key == weights.game)


@pytest.mark.parametrize("key", GAMES)
def test_what_ships_fits_and_says_where_it_comes_from(key: str) -> None:
    file = game_file(key, "steps.weights")
    if not file.is_file():
        pytest.skip("nothing was learned for it")
    found = StepWeights.from_bytes(file.read_bytes())
    game = GAMES[key]
    assert found.fits(game.setup().start())
    assert found.fits(game.small_setup().start())
    assert learned_weights(game.setup()) is not None
    small = game.small_setup().start().board.site_count < found.least_sites
    assert (learned_weights(game.small_setup()) is None) == small
    origin = found.origin
    assert str(origin["setup"]).split()[0] == key
    assert min(origin[name] for name in ("games", "simulations", "step_simulations")) > 0


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\n", b"{}", b"{}\nabc", b'{"boards": [{"factor": 0}]}', None],
)
@pytest.mark.parametrize("ask", [learned_weights, calibration], ids=["weights", "calibrations"])
def test_a_damaged_file_is_logged_once_and_left_out(
    ask: Callable[[Setup], object],
    content: bytes | None,
    position: Position,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    file = tmp_path / "measured"
    if content is not None:
        file.write_bytes(content)
    with _only(file, monkeypatch), caplog.at_level(logging.INFO):
        assert ask(position.setup) is ask(position.setup) is None
    levels = [record.levelno for record in caplog.records]
    assert levels == [logging.INFO] * (content is not None)  # no fault of the program


@pytest.mark.parametrize("more", [0, 1])
def test_boards_smaller_than_they_are_for_do_without(
    more: int, position: Position, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    least = position.board.site_count + more
    file = tmp_path / "steps.weights"
    file.write_bytes(dataclasses.replace(some_weights(position), least_sites=least).to_bytes())
    with _only(file, monkeypatch):
        assert (learned_weights(position.setup) is None) == bool(more)


def test_weights_for_other_features_are_left_out(
    position: Position,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    weights = some_weights(position)
    short = StepWeights(weights.game, weights.step_features, 40, 0, weights.weights[:-1])
    file = tmp_path / "steps.weights"
    file.write_bytes(short.to_bytes())
    with _only(file, monkeypatch), caplog.at_level(logging.INFO):
        assert learned_weights(position.setup) is None
    assert "other features" in caplog.text
    assert caplog.records[0].levelno == logging.INFO


@contextmanager
def _only(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every game have this file."""
    monkeypatch.setattr(game_data, "game_file", lambda *names: file)
    game_data.forget()
    try:
        yield
    finally:
        game_data.forget()


# -- solved boards ---------------------------------------------------------------------------------

ROOT = Path(__file__).parents[3]
SOLVED = rows("SOLVED")
MAX_BYTES = 1 << 20  # of all tables


def board_of(setup: Setup) -> SolvedBoard:
    board = solved_board(setup)
    assert board is not None
    return board


def test_every_table_is_known_to_the_tests() -> None:
    shipped = {
        (key, file.name)
        for key in GAMES
        if game_file(key, "solved").is_dir()
        for file in game_file(key, "solved").iterdir()
    }
    setups = [read_setup(game.split()) for game, *_ in SOLVED]
    assert shipped == {(setup.game.key, f"{board_name(setup)}.table") for setup in setups}


def test_the_tables_are_small() -> None:
    folders = [game_file(key, "solved") for key in GAMES]
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    assert 0 < sum(len(file.read_bytes()) for file in files) <= MAX_BYTES


@pytest.mark.parametrize(("game", "winning"), [(row[0], row[2]) for row in SOLVED])
def test_the_first_moves_that_win_are_known(game: str, winning: str) -> None:
    setup = read_setup(game.split())
    start = setup.start()
    results = board_of(setup).turn_results(start)
    assert set(results) == set(start.legal_turns())
    assert {start.write(turn) for turn in results if results[turn] == WIN} == set(winning.split())
    assert set(results.values()) <= {WIN, LOSS}


@pytest.mark.long
@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
@pytest.mark.parametrize(("game", "command"), [row[:2] for row in SOLVED if row[3] == "seconds"])
def test_a_plain_program_agrees(game: str, command: str, tmp_path: Path) -> None:
    setup = read_setup(game.split())
    start = setup.start()
    results = board_of(setup).turn_results(start)
    found = opinion(setup.game.key, command, tmp_path).openings
    assert found == {start.write(turn): result for turn, result in results.items()}


@pytest.mark.parametrize("game", [row[0] for row in SOLVED])
def test_each_result_follows_from_those_a_move_later(game: str) -> None:
    dice = random.Random(1)
    setup = read_setup(game.split())
    board = board_of(setup)
    checked = 0
    for _ in range(6):
        position = setup.start()
        while not position.over and (results := board.turn_results(position)):
            turn = dice.choice(list(results))
            before = position.copy()
            position.play_turn(turn)
            if position.over:
                assert results[turn] == end_result(position, before.player)
            elif (later := board.result(position)) is not None:
                assert results[turn] == -later
            checked += 1
    assert checked >= 12


@pytest.mark.parametrize("game", [row[0] for row in SOLVED if "pie" in row[0]])
def test_with_the_pie_rule_the_second_player_wins_and_swaps_what_wins(game: str) -> None:
    setup = read_setup(game.split()).with_options(pie=True)
    board = board_of(setup)
    without = board.turn_results(read_setup(game.split()).start())
    start = setup.start()
    assert board.result(start) == LOSS
    for turn, result in without.items():
        after = start.copy()
        after.play_turn(turn)
        replies = board.turn_results(after)
        assert replies[(SpecialStep.SWAP,)] == result
        assert max(replies.values()) == WIN


def test_a_set_up_position_is_not_looked_up() -> None:
    game = SOLVED[0][0]
    start = read_setup(game.split()).start()
    start.play_turn(next(start.legal_turns()))
    placed = start.setup.placed(start.placement())
    assert solved_board(start.setup) is not None
    assert solved_board(placed) is None


@pytest.mark.parametrize("damage", [b"", b"{}\n", b"[]\n", b"null", b"\xff\n", None, "cut", "bit"])
def test_a_damaged_table_is_logged_and_left_out(
    damage: bytes | str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    setup = read_setup(SOLVED[0][0].split())
    whole = game_file(setup.game.key, f"solved/{board_name(setup)}.table").read_bytes()
    bent = bytearray(whole)
    bent[-1] ^= 1
    made = {"cut": whole[:-1], "bit": bytes(bent)}.get(str(damage), damage)
    file = tmp_path / "a.table"
    if isinstance(made, bytes):
        file.write_bytes(made)
    monkeypatch.setattr(game_data, "game_file", lambda *names: file)
    game_data.forget()
    try:
        with caplog.at_level(logging.INFO):
            assert solved_board(setup) is None
        levels = [record.levelno for record in caplog.records]
        assert levels == [logging.INFO] * (made is not None)  # no fault of the program
    finally:
        game_data.forget()


@pytest.mark.parametrize("game", [row[0] for row in SOLVED])
def test_the_known_results_say_how_many_positions_there_are(game: str) -> None:
    setup = read_setup(game.split())
    page = (ROOT / "docs" / "known-results.md").read_text("utf-8")
    about = page.split(f"### {setup.game.title}\n")[1].split("###")[0]
    options = " ".join(word for word in game.split()[1:] if word != "pie=off")
    assert f"| `{options}` | {board_of(setup).positions:,} |" in about
