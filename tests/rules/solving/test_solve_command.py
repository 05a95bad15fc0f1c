"""``oddments-solve`` prints what it finds, writes tables and refuses what it cannot do."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.games import read_setup
from rules.solved.solved_board import SolvedBoard, SolvedBoardError
from rules.solving.command import main


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
        (["oddy", "--most", "0"], "--most must be 1 to"),
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
