"""``oddments-match`` as a user types it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules.match.command import main
from rules.record.game_file import load

RANDOM = ["--black", "random", "--white", "random", "--game", "egotzi size=4"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    return tmp_path


def test_a_match_with_everything(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (own_folder / "openings").write_text("# two of them\na1 b2\n\nc3   # the second\n")
    options = "--games 4 --openings openings --seed 9 --sprt -400 400 --jobs 2 --log l.jsonl"
    results = "--save-games games --json results.json"
    assert main([*RANDOM, *options.split(), *results.split()]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("egotzi size=4 variant=standard pie=on: 'random' (black)")
    assert "4 of 4 games" in out
    assert "SPRT -400 or +400 Elo" in out
    assert err == ""
    facts = json.loads((own_folder / "results.json").read_text())
    assert facts["games"] == 4
    assert facts["match"]["openings"] == ["a1 b2", "c3"]
    assert facts["match"]["seed"] == 9
    record = load(own_folder / "games/00004.oddments")
    assert record.main_line[0].text == "c3"
    assert (own_folder / "l.jsonl").exists()


def test_the_same_command_plays_no_game_twice(
    own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [*RANDOM, "--games", "3"]
    assert main(command) == 0
    log = (own_folder / "match.jsonl").read_bytes()
    first = capsys.readouterr().out
    assert main(command) == 0
    assert capsys.readouterr().out == first
    assert (own_folder / "match.jsonl").read_bytes() == log


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--help", "--version"):
        with pytest.raises(SystemExit, match="0"):
            main([option])
    assert "swap colours" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--game", "chess"], "there is no game chess"),
        (["--game", "yodd size=99"], "yodd size must be"),
        (["--games", "0"], "games must be at least 1"),
        (["--jobs", "0"], "--jobs must be 1 to 256"),
        (["--white", "level 10"], "has no limit"),
        (["--white", "no-such-program"], "no program no-such-program found"),
        (["--movetime", "90"], "turn timeout"),
        (["--white", "levle 3"], "no program levle found: did you mean level?"),
        (["--sprt", "1"], "--sprt needs"),
        (["--sprt", "5", "1"], "elo0 must be below elo1"),
        (["--openings", "none"], "none: No such file or directory"),
        (["--openings", "empty"], "contains no opening"),
        (["--openings", "wrong"], "opening 'z9'"),
        (["--openings", "binary"], "not a text in UTF-8"),
        (["--opening-turns", "16"], "every opening of 16 turns"),
        (["--log", "wrong"], "not a log of a match"),
        (["--log", "/proc/none/log"], "/proc/none: No such file or directory"),
    ],
)
def test_a_match_that_cannot_be_played_is_reported_in_one_line(
    options: list[str], problem: str, own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_folder / "empty").write_text("# nothing\n")
    (own_folder / "wrong").write_text("z9\n")
    (own_folder / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SystemExit) as ended:
        main([*RANDOM, "--games", "2", *options])
    assert ended.value.code in (1, 2)
    out, err = capsys.readouterr()
    assert problem in err
    assert err.startswith("oddments-match: ")
    assert err.count("\n") == 1
    assert out == ""


@pytest.mark.parametrize("option", ["--games ٧", "--games 1_0", "--movetime nan", "--jobs +2"])
def test_numbers_that_are_not_plain_digits_are_refused(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main([*RANDOM, *option.split()])
    assert caught.value.code == 2
    assert f"{option.split()[1]!r} is not a number" in capsys.readouterr().err


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs Linux")
def test_the_results_for_programs_are_written_though_nothing_can_be_printed(
    own_folder: Path,
) -> None:
    command = [*RANDOM, "--games", "2", "--json", "results.json"]
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "rules.match", *command],
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=300,
        )
    assert ended.returncode == 1
    assert "No space left on device" in ended.stderr
    assert json.loads((own_folder / "results.json").read_text())["games"] == 2


def test_the_results_are_printed_though_those_for_programs_cannot_be_written(
    own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="1"):
        main([*RANDOM, "--games", "2", "--json", "none/results.json"])
    out, err = capsys.readouterr()
    assert "2 of 2 games" in out
    assert "none/results.json: No such file or directory" in err
