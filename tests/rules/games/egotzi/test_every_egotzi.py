"""The programs that solve Egotzi on 5x5 find on a small board what its whole table says."""

from pathlib import Path
from typing import Any

import pytest
from on_demand import on_demand
from plain_program import has_compiler, opinion

from rules.games import read_setup
from rules.games.game_data import solved_board
from rules.setup import Setup
from rules.solved import position_keys

pytestmark = pytest.mark.long
SETUP = read_setup(["egotzi", "size=3", "pie=off"])


def every_board(setup: Setup) -> Any:
    return on_demand("every_egotzi", Path(__file__).parent).EveryBoard(setup.start().board)


def test_every_board_has_the_results_of_the_table() -> None:
    board = SETUP.start().board
    every = every_board(SETUP)
    whole = solved_board(SETUP)
    assert whole is not None
    keys = position_keys(SETUP.game, board)
    found = {keys.key_of(*position): result for *position, result in every.early(8)}
    start = SETUP.start()
    seen, reached = {start}, [start]
    for position in reached:
        if position.over:
            continue
        assert found[keys.key(position)] == whole.result(position)
        for turn in position.legal_turns():
            after = position.copy()
            after.play_turn(turn)
            if after not in seen:
                seen.add(after)
                reached.append(after)
    assert len(reached) == whole.positions


@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
@pytest.mark.parametrize("size", [3, 4])
def test_the_layered_program_agrees(size: int, tmp_path: Path) -> None:
    setup = read_setup(["egotzi", f"size={size}", "pie=off"])
    start, whole = setup.start(), solved_board(setup)
    assert whole is not None
    results = {start.write(turn): result for turn, result in whole.turn_results(start).items()}
    found = opinion("egotzi", f"layered {size}", tmp_path)
    assert found.openings == results
    *layers, empty = every_board(setup).layers
    assert found.layers == layers
    assert empty == (0, 1, 1)
