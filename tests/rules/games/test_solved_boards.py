"""The boards that are solved: what ships is what plain programs find, and agrees with itself."""

from __future__ import annotations

import logging
import random
from pathlib import Path

import pytest
from game_facts import rows
from plain_program import has_compiler, opinion

from rules.games import GAMES, game_data, game_file, read_setup
from rules.games.game_data import solved_board
from rules.setup import Setup
from rules.solved.results import LOSS, WIN, end_result
from rules.solved.solved_board import SolvedBoard, board_name
from rules.steps import SpecialStep

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
