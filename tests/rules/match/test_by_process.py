"""``oddments-match`` as a process, with opponents that are processes too."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
UNRULY = f"{sys.executable} {HERE / 'unruly.py'}"
COMMAND = [sys.executable, "-m", "rules.match"]

# like the real ssh: joins what follows the host by blanks, for a shell there
SSH = '#!/bin/sh\n[ "$1" = far.example ] || exit 255\nshift\nexec sh -c "$*"\n'
GTP = f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m rules.gtp "$@"\n'


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def played(*options: str) -> tuple[str, str, list[dict[str, object]]]:
    """Return a whole match: what it says, what it says to its user, and the games of its log."""
    done = subprocess.run(
        [*COMMAND, *options], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    log = Path("match.jsonl").read_text("utf-8").splitlines()
    return done.stdout, done.stderr, [json.loads(line) for line in log[1:]]


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


def test_two_foreign_programs_play_each_other() -> None:
    stand_in = f"{sys.executable} {HERE.parent / 'gtp_client' / 'stand_in.py'}"
    contestants = ("--black", stand_in, "--white", f"{stand_in} --with reg_genmove")
    said, _, games = played(*contestants, "--games", "2", "--game", "yodd size=2")
    assert "2 of 2 games" in said
    assert [game["fault"] for game in games] == [None, None]


@pytest.mark.parametrize(
    ("mode", "timeout", "reason", "result"),
    [
        ("crash", "60", "the engine has ended (status 3)", "+F"),
        ("illegal", "60", "'a1a9' is not a move", "+F"),
        ("silent", "2", "within 2 s", "+T"),
    ],
)
def test_a_misbehaving_program_loses_that_game_and_the_match_continues(
    mode: str, timeout: str, reason: str, result: str
) -> None:
    opponent = ("--white", f"{UNRULY} {mode} 2", "--turn-timeout", timeout)
    options = ("--games", "2", "--jobs", "2", "--game", "wythe size=4")
    said, _, games = played("--black", "random", *opponent, *options)
    assert "2 of 2 games: black won 2, drew 0, lost 0" in said
    for number, game in enumerate(sorted(games, key=lambda game: str(game["game"])), 1):
        fault = game["fault"]
        assert isinstance(fault, dict)
        assert (game["winner"], fault["side"]) == ("black", "white")
        assert reason in fault["reason"]
        assert str(game["result"]).endswith(result)
        assert f"game {number} lost by white: {fault['reason']}" in said


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_on_a_terminal_a_bar_shows_the_time_left_until_the_test_has_decided() -> None:
    try:
        terminal, end = os.openpty()
    except OSError as error:
        pytest.skip(f"there is no terminal here: {error}")
    with subprocess.Popen(
        [
            *(*COMMAND, "--black", "simulations 2000", "--white", "random", "--json", "facts"),
            *("--game", "yodd size=4", "--games", "400", "--sprt", "0", "300"),
        ],
        stdout=subprocess.PIPE,
        stderr=end,
        text=True,
    ) as match:
        os.close(end)
        shown = _read_to_the_end(terminal)
        assert match.stdout is not None
        said = match.stdout.read()
    assert match.returncode == 0
    drawn = [bar for bar in shown.split("\r\x1b[K") if bar]
    assert any(re.match(r"[█░]{20} \d+/400 · \d+:\d\d left · black won \d+", bar) for bar in drawn)
    assert shown.endswith("\r\x1b[K")
    assert "decided: at least +300 Elo" in said
    facts = json.loads(Path("facts").read_text("utf-8"))
    assert facts["sprt"]["verdict"] == "H1"
    assert facts["games"] < 100


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
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (code, complaint)
    assert Path("match.jsonl").read_bytes().count(b"\n") == 3


def _read_to_the_end(terminal: int) -> str:
    read = b""
    while True:
        try:
            more = os.read(terminal, 4096)
        except OSError:  # as Linux reports that nobody holds the other end any more
            more = b""
        if not more:
            os.close(terminal)
            return read.decode()
        read += more
