"""Whole matches, in this process and as programs that are killed, and ``oddments-match``."""

import contextlib
import dataclasses
import errno
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from dask_processes import processes_below
from programs import STAND_IN, bad_engine, is_running
from same_process import SameProcess, on_terminal, work_here

from rules.games import GAMES
from rules.lab.match import MatchError, MatchResult, MatchSetup, Sprt, Verdict, play_match
from rules.lab.match_command import main
from rules.lab.match_game import RandomPlayer, Turn
from rules.position import Position
from rules.record.game_file import load
from rules.work.workers import Future, LostError, ProcessPool

ROOT = Path(__file__).parents[3]
WYTHE = "wythe size=4"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.chdir(tmp_path)
    work_here(monkeypatch)
    return tmp_path


class Losing(SameProcess):
    """Loses the first piece."""

    has_lost = False

    def submit(self, piece: bytes) -> Future:
        if self.has_lost:
            return super().submit(piece)
        self.has_lost = True
        future = Future()
        future.set_exception(LostError("its worker ended (SIGKILL)"))
        return future


class Cheat(RandomPlayer):
    """Plays the last turn again."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        return line[-1]


class Hasty(RandomPlayer):
    """Gives no turn at all."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        return ()


class Greedy(RandomPlayer):
    """Plays two turns at once."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        mine = super().turn(position, line)
        position.play_turn(mine)
        return (*mine, *super().turn(position, line))


class Buggy(RandomPlayer):
    """Divides by zero."""

    def turn(self, position: Position, line: Sequence[Turn]) -> Turn:
        return (1 // 0,)


def unwilling() -> RandomPlayer:
    raise RuntimeError("not today")


def turns(result: MatchResult) -> list[tuple[str, ...]]:
    return [game.turns for game in result.games]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_played_and_saved(key: str, tmp_path: Path) -> None:
    game = str(GAMES[key].small_setup())
    setup = MatchSetup(black="simulations 40", white="random", game=game, games=4)
    result = play_match(setup, games_folder=tmp_path / "games")
    assert [played.game for played in result.games] == [0, 1, 2, 3]
    for played in result.games:
        record = load(tmp_path / "games" / f"{played.game + 1:05}.oddments")
        assert record.position.over
        assert record.game_result_text == played.result
        assert record.names[played.first] == "simulations 40"
        assert tuple(node.text for node in record.main_line) == played.turns
        outcome = record.outcome
        assert outcome is not None
        if outcome.winner is not None:  # the winner is a contestant, whatever was swapped
            player = record.position.player_of(outcome.winner)
            assert played.winner == (played.first if player == 0 else 1 - played.first)


def test_games_of_an_earlier_match_in_the_folder_are_replaced(tmp_path: Path) -> None:
    for seed in (1, 2):
        setup = MatchSetup(black="random", white="random", game=WYTHE, games=2, seed=seed)
        result = play_match(setup, games_folder=tmp_path)
        saved = [load(tmp_path / f"{game + 1:05}.oddments") for game in range(2)]
        assert [tuple(node.text for node in record.main_line) for record in saved] == turns(result)


def test_openings_are_played_with_either_colour() -> None:
    setup = MatchSetup(black="random", white="random", game=WYTHE, games=6, opening_turns=3)
    games = play_match(setup).games
    assert [game.first for game in games] == [0, 1, 0, 1, 0, 1]
    openings = [game.turns[:3] for game in games]
    assert openings[0::2] == openings[1::2]
    assert len(set(openings)) == 3
    assert games[0].turns != games[1].turns


def test_the_same_match_here_and_in_several_processes() -> None:
    setup = MatchSetup(black="simulations 60", white="level 2", game=WYTHE, games=6)
    with contextlib.closing(ProcessPool(2)) as pool:
        result = play_match(setup, workers=pool)
    assert turns(result) == turns(play_match(setup))
    other = play_match(dataclasses.replace(setup, seed=2, games=2))
    assert turns(other) != turns(result)[:2]


def test_a_game_that_kills_every_worker_is_left_out_and_played_when_the_match_is_resumed(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    setup = MatchSetup(black="random", white="random", game=WYTHE, games=2)
    result = play_match(setup, workers=Losing(), log=log)
    assert result.unplayed == {0: "its worker ended (SIGKILL)"}
    assert [game.game for game in result.games] == [1]
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line for line in lines if "unplayed" in line] == [
        {"game": 0, "unplayed": "its worker ended (SIGKILL)"}
    ]
    assert turns(play_match(setup, log=log)) == turns(play_match(setup))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Cheat", "is illegal"),
        ("Greedy", "is illegal"),
        ("Hasty", "is not complete"),
        ("Buggy", "ZeroDivisionError: "),
    ],
)
def test_players_of_ones_own_are_judged_too(name: str, reason: str, tmp_path: Path) -> None:
    setup = MatchSetup(black=f"import test_match:{name}", white="random", game=WYTHE, games=2)
    result = play_match(setup, games_folder=tmp_path)
    assert result.score.lost == 2
    for game in result.games:
        assert game.fault is not None
        assert reason in game.fault.reason
        assert bool(game.fault.trace) == (name == "Buggy")
        record = load(tmp_path / f"{game.game + 1:05}.oddments")
        assert record.game_result_text == game.result
        assert game.result == "WB"[game.first] + "+F"  # nobody has swapped
        assert record.names[game.first] == setup.black
        assert record.node.properties["C"] == [f"{setup.black}: {game.fault.reason}"]


@pytest.mark.parametrize(
    ("contestant", "problem"),
    [("test_match:unwilling", "not today"), ("no_module:x", "no_module"), ("os:x", "'x'")],
)
def test_a_player_that_cannot_be_made_ends_the_match(contestant: str, problem: str) -> None:
    setup = MatchSetup(black=f"import {contestant}", white="random", game=WYTHE)
    with pytest.raises(MatchError, match=problem):
        play_match(setup)


def test_a_clear_test_ends_the_match_early() -> None:
    setup = MatchSetup(
        black="simulations 300", white="random", game="yodd size=3", games=400, sprt=Sprt(0, 300)
    )
    one = play_match(setup)
    assert one.verdict is Verdict.H1
    assert len(one.games) < 100
    assert sum(one.test_pairs) == len(one.games) // 2


def test_more_games_continue_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    few, many = (
        MatchSetup(black="random", white="random", game=WYTHE, games=games) for games in (2, 5)
    )
    play_match(few, log=log)
    written = log.read_bytes()
    result = play_match(many, log=log, games_folder=tmp_path / "games")
    assert log.read_bytes().startswith(written)
    assert turns(result) == turns(play_match(many))
    assert len(list((tmp_path / "games").iterdir())) == 5  # those played before are saved too
    assert len(play_match(few, log=log).games) == 2


# -- from outside --------------------------------------------------------------------------------


def run_match(folder: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "rules.lab", "match", "--game", "wythe size=5", *more],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + 250
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def wait_for_games(log: Path, games: int) -> None:
    wait_until(lambda: log.exists() and log.read_bytes().count(b"\n") > games)


def wait_for_the_end(pids: set[int]) -> None:
    wait_until(lambda: not any(is_running(pid) for pid in pids))


CONTESTANTS = ("--black", "simulations 200", "--white", shlex.join(STAND_IN), "--games", "12")


@pytest.mark.long
def test_a_killed_match_resumes_and_leaves_no_processes(tmp_path: Path) -> None:
    whole = run_match(tmp_path, *CONTESTANTS, "--log", "whole", "--jobs", "2")
    assert whole.communicate(timeout=300)[0].count("12 of 12 games")
    match = run_match(tmp_path, *CONTESTANTS, "--log", "log", "--jobs", "2")
    wait_for_games(tmp_path / "log", 2)
    wait_until(lambda: len(processes_below(match.pid)) >= 4)  # two workers and their programs
    children = processes_below(match.pid)
    match.kill()
    match.communicate()
    wait_for_the_end(children)
    before = (tmp_path / "log").read_bytes()
    with open(tmp_path / "log", "ab") as log:
        log.write(b'{"game": 11, "first": "bl')  # as after a kill in the middle of a line
    match = run_match(tmp_path, *CONTESTANTS, "--log", "log", "--jobs", "1")
    assert "12 of 12 games" in match.communicate(timeout=300)[0]
    after = (tmp_path / "log").read_bytes()
    assert after.startswith(before)
    games = [json.loads(line)["game"] for line in after.splitlines()[1:]]
    assert sorted(games) == list(range(12))


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ctrl_c_prints_the_results_so_far(number: signal.Signals, tmp_path: Path) -> None:
    contestants = (*CONTESTANTS[:-1], "100000")
    match = run_match(tmp_path, *contestants, "--log", "log", "--json", "results.json")
    wait_for_games(tmp_path / "log", 2)
    children = processes_below(match.pid)
    os.killpg(match.pid, number)  # like a terminal, to all of them
    out, err = match.communicate(timeout=300)
    assert match.returncode == 130
    assert "broken off" in out
    assert "of 100000 games" in out
    assert err == ""
    facts = json.loads((tmp_path / "results.json").read_text())
    assert facts["interrupted"]
    assert facts["games"] >= 2
    wait_for_the_end(children)


@pytest.mark.long
@pytest.mark.parametrize("victim", ["worker", "match"])
def test_a_program_ends_with_its_worker_and_with_its_match(tmp_path: Path, victim: str) -> None:
    pids = tmp_path / "pids"
    silent = shlex.join(bad_engine("silence", 0, pids))
    match = run_match(tmp_path, "--black", "random", "--white", silent)
    wait_until(lambda: pids.exists() and pids.read_text().endswith("\n"))
    program = int(pids.read_text())
    children = processes_below(match.pid)
    if victim == "match":
        match.kill()
        wait_for_the_end(children)  # long before the turn times out
    else:
        parent = Path(f"/proc/{program}/stat").read_text().rpartition(")")[2].split()[1]
        os.kill(int(parent), signal.SIGKILL)
        wait_for_the_end({program})
        match.send_signal(signal.SIGINT)
    match.communicate(timeout=300)


@pytest.mark.long
def test_a_script_needs_no_guard_around_its_match(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from rules.lab.match import MatchSetup, play_match\n"
        "setup = MatchSetup(black='random', white='random', games=2)\n"
        "print(len(play_match(setup).games))\n"
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=300
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "2\n", "")


# -- the command -----------------------------------------------------------------------------------

RANDOM = ["--black", "random", "--white", "random", "--game", "egotzi size=4"]


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

    monkeypatch.setattr("rules.lab.match_command.report_text", refuse)
    monkeypatch.setattr("rules.lab.match_command.drop_output", lambda: None)
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

    monkeypatch.setattr("rules.lab.match_command.ProgressBar.__call__", end)
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


COMMAND = [sys.executable, "-m", "rules.lab", "match"]

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
