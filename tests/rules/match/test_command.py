"""``oddments-match`` as a user types it, and as a program with opponents that are programs too."""

from __future__ import annotations

import errno
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from programs import STAND_IN
from same_process import work_here
from terminal import on_terminal

from rules.match import MatchResult
from rules.match.command import main
from rules.record.game_file import load

RANDOM = ["--black", "random", "--white", "random", "--game", "egotzi size=4"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.chdir(tmp_path)
    work_here(monkeypatch)
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


def test_the_results_for_programs_are_written_though_nothing_can_be_printed(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("rules.match.command.report_text", refuse)
    monkeypatch.setattr("rules.match.command.drop_output", lambda: None)
    with pytest.raises(SystemExit, match="1"):
        main([*RANDOM, "--games", "2", "--json", "results.json"])
    assert "No space left on device" in capsys.readouterr().err
    assert json.loads((own_folder / "results.json").read_text())["games"] == 2


def test_who_ends_it_gets_the_results_so_far(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def end(_bar: object, result: MatchResult) -> None:
        if len(result.games) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr("rules.match.command.ProgressBar.__call__", end)
    assert main([*RANDOM, "--games", "9", "--json", "results.json"]) == 130
    out, err = capsys.readouterr()
    assert "2 of 9 games" in out
    assert out.endswith("broken off\n")
    assert err == ""
    facts = json.loads((own_folder / "results.json").read_text())
    assert (facts["interrupted"], facts["games"]) == (True, 2)


def test_the_results_are_printed_though_those_for_programs_cannot_be_written(
    own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="1"):
        main([*RANDOM, "--games", "2", "--json", "none/results.json"])
    out, err = capsys.readouterr()
    assert "2 of 2 games" in out
    assert "none/results.json: No such file or directory" in err


ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-m", "rules.match"]

# like the real ssh: joins what follows the host by blanks, for a shell there
SSH = '#!/bin/sh\n[ "$1" = far.example ] || exit 255\nshift\nexec sh -c "$*"\n'
GTP = f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m rules.gtp "$@"\n'


def played(*options: str) -> tuple[str, str, list[dict[str, object]]]:
    """Return a whole match: what it says, what it says to its user, and the games of its log."""
    done = subprocess.run(
        [*COMMAND, *options], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    log = Path("match.jsonl").read_text("utf-8").splitlines()
    return done.stdout, done.stderr, [json.loads(line) for line in log[1:]]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts of a shell")
def test_an_engine_elsewhere_plays_by_ssh(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, script in (("ssh", SSH), ("oddments-gtp", GTP)):
        (own_folder / name).write_text(script)
        (own_folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{own_folder}{os.pathsep}{os.environ['PATH']}")
    white = ("--white", "ssh far.example oddments-gtp", "--white-command", "threads 2")
    options = ("--movetime", "0.05", "--games", "2", "--game", "oddy sides=3 size=4")
    said, _, games = played("--black", "level 3", *white, *options)
    assert "2 of 2 games" in said
    for game in games:
        assert game["fault"] is None
        assert min(game["choices"]) > 1  # type: ignore[call-overload]


@pytest.mark.long
def test_two_foreign_programs_play_each_other() -> None:
    stand_in = shlex.join(STAND_IN)
    contestants = ("--black", stand_in, "--white", f"{stand_in} --with reg_genmove")
    said, _, games = played(*contestants, "--games", "2", "--game", "yodd size=2")
    assert "2 of 2 games" in said
    assert [game["fault"] for game in games] == [None, None]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_on_a_terminal_a_bar_shows_the_time_left_until_the_test_has_decided() -> None:
    bars, said = on_terminal(
        [
            *(*COMMAND, "--black", "simulations 2000", "--white", "random", "--json", "facts"),
            *("--game", "yodd size=4", "--games", "400", "--sprt", "0", "300"),
        ]
    )
    assert any(re.match(r"[█░]{20} \d+/400 · \d+:\d\d left · black won \d+", bar) for bar in bars)
    assert bars[-1] == ""
    assert "decided: at least +300 Elo" in said
    facts = json.loads(Path("facts").read_text("utf-8"))
    assert facts["sprt"]["verdict"] == "H1"
    assert facts["games"] < 100


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="the streams are closed by a shell")
@pytest.mark.parametrize(
    ("streams", "code", "complaint"),
    [
        ("| true", 0, "oddments-match: Broken pipe\n"),
        (">/dev/full", 1, "oddments-match: No space left on device\n"),
        (">&-", 0, ""),
        ("2>&-", 0, ""),
        ("<&-", 0, ""),
    ],
)
def test_a_stream_that_cannot_be_used_costs_no_game(
    streams: str, code: int, complaint: str
) -> None:
    match = [*COMMAND, "--black", "random", "--white", "random", "--games", "2"]
    line = f"{shlex.join([*match, '--game', 'wythe size=3'])} {streams}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (code, complaint)
    assert Path("match.jsonl").read_bytes().count(b"\n") == 3
