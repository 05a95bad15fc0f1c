"""The solver agrees with plain recursion; ``oddments-solve`` prints what it finds."""

import random
from pathlib import Path

import pytest
from game_facts import rows

from rules.games import read_setup
from rules.lab.solving import TooManyPositionsError, main, solve
from rules.position import Position
from rules.solved import DRAW, LOSS, WIN, SolvedBoard, SolvedBoardError, end_result, position_keys

GAMES_SOLVED = dict.fromkeys(row[0].split()[0] for row in rows("SOLVED"))
SMALLEST: list[str] = [
    next(row[0] for row in rows("SOLVED") if row[0].split()[0] == k) for k in GAMES_SOLVED
]

Whole = tuple[frozenset[tuple[int, ...]], int, tuple[int, ...]]


def plain_results(start: Position) -> dict[Whole, tuple[Position, int]]:
    """Return every position after whole turns and what the player to move gets; ends have 0.

    By recursion over the contract, without symmetry.
    """
    found: dict[Whole, tuple[Position, int]] = {}

    def result(position: Position) -> int:
        whole = whole_of(position)
        if whole in found:
            return found[whole][1]
        best = -1
        for turn in position.legal_turns():
            after = position.copy()
            after.play_turn(turn)
            if after.over:
                found[whole_of(after)] = after, 0
                best = max(best, end_result(after, position.player))
            else:
                same = after.player == position.player
                best = max(best, result(after) if same else -result(after))
        found[whole] = position, best
        return best

    result(start)
    return found


def whole_of(position: Position) -> Whole:
    stones = frozenset([(p.site, p.level, p.colour, p.partner) for p in position.pieces()])
    return stones, position.player, position.state()


@pytest.mark.short(SMALLEST[0])
@pytest.mark.parametrize("game", SMALLEST)
def test_every_position_has_the_result_of_plain_recursion(game: str) -> None:
    start = read_setup(game.split()).start()
    keys = position_keys(start.setup.game, start.board)
    solution = solve(start.setup, 10_000, lambda turns, positions: None)
    plain = plain_results(start).values()
    assert solution.positions == len(plain)
    going_on = [(keys.key(position), result) for position, result in plain if not position.over]
    assert {key for key, _ in going_on} == set(solution.results)
    assert all(solution.results[key] == result for key, result in going_on)


def test_draws_are_found() -> None:
    position = read_setup(["egotzi", "size=4", "variant=squared"]).start()
    dice = random.Random(2)
    while position.turn < 11:
        position.play_turn(dice.choice(list(position.legal_turns())))
    setup = position.setup.placed(position.placement())
    keys = position_keys(setup.game, position.board)
    results = solve(setup, 10_000, lambda turns, positions: None).results
    assert {WIN, DRAW, LOSS} == set(results.values())
    for late, result in plain_results(setup.start()).values():
        assert late.over or results[keys.key(late)] == result


def test_a_board_that_is_too_big_is_refused() -> None:
    setup = read_setup([*SMALLEST[0].split()])
    with pytest.raises(TooManyPositionsError, match="more than 2 positions"):
        solve(setup, 2, lambda turns, positions: None)


def test_progress_is_reported_layer_by_layer() -> None:
    seen: list[tuple[int, int]] = []
    solution = solve(
        read_setup(SMALLEST[0].split()), 10_000, lambda turns, count: seen.append((turns, count))
    )
    assert [turns for turns, _ in seen] == list(range(1, len(seen) + 1))
    assert seen[-1][1] == solution.positions


def test_it_says_who_wins_and_writes_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new" / "board.table"
    assert main(["oddy", "sides=3", "size=3", "--file", str(file)]) == 0
    first, win, lose, written = capsys.readouterr().out.splitlines()
    assert first == "oddy sides=3 size=3 pie=off: 257 positions; who begins can win"
    assert (win, lose) == ("win: b1 b2 c2", "lose: a1 c1 c3")
    assert written == f"{file}: {file.stat().st_size} bytes"
    setup = read_setup(["oddy", "sides=3", "size=3"])
    assert SolvedBoard.read(file.read_bytes(), setup).positions == 257
    with pytest.raises(SolvedBoardError, match="sides-3-size-3, not of sides-3-size-4"):
        SolvedBoard.read(file.read_bytes(), read_setup(["oddy", "sides=3", "size=4"]))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "there is no game chess"),
        (["oddy", "size=99"], "size must be"),
        (["oddy", "--most", "9"], "more than 9 positions"),
        (["oddy", "--most", "0"], "--most: must be 1 to"),
    ],
)
def test_what_it_cannot_solve_is_refused(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert message in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SystemExit) as ended:
        main(["oddy", "sides=3", "size=3", "--file", str(tmp_path / "file" / "board.table")])
    assert ended.value.code == 1
    assert str(tmp_path / "file") in capsys.readouterr().err
