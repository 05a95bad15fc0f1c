"""Whole matches, with workers and programs that are killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rules.games import GAMES
from rules.match import MatchError, MatchResult, MatchSetup, Sprt, Verdict, play_match
from rules.record.game_file import load

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
UNRULY = f"{sys.executable} {HERE / 'unruly.py'}"
WYTHE = "wythe size=4"


@pytest.fixture(autouse=True)
def find_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}:{HERE}")


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


def test_openings_may_be_given() -> None:
    setup = MatchSetup(
        black="random", white="random", game=WYTHE, games=6, openings=("a1a2", "c1c2 d1d2")
    )
    games = play_match(setup).games
    assert [game.turns[: game.opening] for game in games] == [
        *[("a1a2",)] * 2,
        *[("c1c2", "d1d2")] * 2,
        *[("a1a2",)] * 2,
    ]


def test_the_same_match_whatever_the_jobs() -> None:
    setup = MatchSetup(black="simulations 60", white="level 2", game=WYTHE, games=6)
    one, three = (play_match(setup, jobs=jobs) for jobs in (1, 3))
    assert turns(one) == turns(three)
    other = play_match(
        MatchSetup(black="simulations 60", white="level 2", game=WYTHE, seed=2, games=2)
    )
    assert turns(other) != turns(one)[:2]


def test_a_worker_that_is_killed_costs_one_game_which_is_played_again(tmp_path: Path) -> None:
    lives, log = tmp_path / "lives", tmp_path / "log"
    lives.write_text("1")
    setup = MatchSetup(
        black="random", white=f"import own_players:Mortal {lives}", game=WYTHE, games=4
    )
    result = play_match(setup, log=log)
    assert len(result.games) == 4
    assert not result.unplayed
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line["unplayed"] for line in lines if "unplayed" in line] == [
        "its worker ended (SIGKILL)"
    ]
    assert turns(result) == turns(play_match(setup))


def test_a_game_that_kills_every_worker_is_left_out_at_last(tmp_path: Path) -> None:
    lives = tmp_path / "lives"
    lives.write_text("3")
    setup = MatchSetup(
        black=f"import own_players:Mortal {lives}", white="random", game=WYTHE, games=2
    )
    result = play_match(setup, log=tmp_path / "log")
    assert result.unplayed == {0: "its worker ended (SIGKILL)"}
    assert [game.game for game in result.games] == [1]
    assert [game.game for game in play_match(setup, log=tmp_path / "log").games] == [0, 1]


def test_faults_lose_and_the_match_continues(tmp_path: Path) -> None:
    setup = MatchSetup(black="random", white=f"{UNRULY} crash 2", game=WYTHE, games=4)
    result = play_match(setup, games_folder=tmp_path, jobs=2)
    assert result.score.won == 4
    for game in result.games:
        assert game.fault is not None
        assert game.fault.reason == "the engine has ended (status 3)"
        record = load(tmp_path / f"{game.game + 1:05}.oddments")
        assert record.game_result_text == game.result
        assert record.names[game.first] == "random"
        assert game.result == "BW"[game.first] + "+F"  # nobody has swapped
        assert record.node.properties["C"] == [f"{setup.white}: {game.fault.reason}"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Cheat", "is illegal"),
        ("Greedy", "is illegal"),
        ("Hasty", "is not complete"),
        ("Buggy", "ZeroDivisionError: "),
    ],
)
def test_players_of_ones_own_are_judged_too(name: str, reason: str) -> None:
    setup = MatchSetup(black=f"import own_players:{name}", white="random", game=WYTHE, games=2)
    result = play_match(setup)
    assert result.score.lost == 2
    for game in result.games:
        assert game.fault is not None
        assert reason in game.fault.reason
        assert bool(game.fault.trace) == (name == "Buggy")


@pytest.mark.parametrize(
    ("contestant", "problem"),
    [("own_players:unwilling", "not today"), ("no_module:x", "no_module"), ("os:x", "'x'")],
)
def test_a_player_that_cannot_be_made_ends_the_match(contestant: str, problem: str) -> None:
    setup = MatchSetup(black=f"import {contestant}", white="random", game=WYTHE)
    with pytest.raises(MatchError, match=problem):
        play_match(setup)


def test_a_clear_test_ends_the_match_early_and_the_same_whatever_the_jobs() -> None:
    setup = MatchSetup(
        black="simulations 300", white="random", game="yodd size=3", games=400, sprt=Sprt(0, 300)
    )
    one = play_match(setup)
    assert one.verdict is Verdict.H1
    assert len(one.games) < 100
    two = play_match(setup, jobs=2)
    assert two.test_pairs == one.test_pairs
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
        [sys.executable, "-m", "rules.match", "--game", "wythe size=5", *more],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_for_games(log: Path, games: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if log.exists() and log.read_bytes().count(b"\n") > games:
            return
        time.sleep(0.05)
    raise AssertionError(f"no {games} games in time")


def family(process: subprocess.Popen[str]) -> set[int]:
    """Return all processes that have come of one."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    found, new = set(), {process.pid}
    while new:
        found |= new
        new = {pid for pid, parent in parents.items() if parent in new}
    return found - {process.pid}


def lives(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"  # Z is a process that has ended, but was not waited for


def wait_for_the_end(pids: set[int]) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        pids = {pid for pid in pids if lives(pid)}
        if not pids:
            return
        time.sleep(0.05)
    raise AssertionError(f"{pids} still run")


CONTESTANTS = ("--black", "simulations 200", "--white", f"{UNRULY} good", "--games", "12")


def test_a_killed_match_resumes_and_leaves_no_processes(tmp_path: Path) -> None:
    whole = run_match(tmp_path, *CONTESTANTS, "--log", "whole", "--jobs", "2")
    assert whole.communicate(timeout=120)[0].count("12 of 12 games")
    match = run_match(tmp_path, *CONTESTANTS, "--log", "log", "--jobs", "2")
    wait_for_games(tmp_path / "log", 2)
    children = family(match)
    assert len(children) >= 4  # two workers and their programs
    match.kill()
    match.communicate()
    wait_for_the_end(children)
    before = (tmp_path / "log").read_bytes()
    with open(tmp_path / "log", "ab") as log:
        log.write(b'{"game": 11, "first": "bl')  # as after a kill in the middle of a line
    match = run_match(tmp_path, *CONTESTANTS, "--log", "log", "--jobs", "1")
    assert "12 of 12 games" in match.communicate(timeout=120)[0]
    after = (tmp_path / "log").read_bytes()
    assert after.startswith(before)
    games = [json.loads(line)["game"] for line in after.splitlines()[1:]]
    assert sorted(games) == list(range(12))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ctrl_c_prints_the_results_so_far(number: signal.Signals, tmp_path: Path) -> None:
    contestants = (*CONTESTANTS[:-1], "100000")
    match = run_match(tmp_path, *contestants, "--log", "log", "--json", "results.json")
    wait_for_games(tmp_path / "log", 2)
    children = family(match)
    os.killpg(match.pid, number)  # like a terminal, to all of them
    out, err = match.communicate(timeout=30)
    assert match.returncode == 130
    assert "broken off" in out
    assert "of 100000 games" in out
    assert err == ""
    facts = json.loads((tmp_path / "results.json").read_text())
    assert facts["interrupted"]
    assert facts["games"] >= 2
    wait_for_the_end(children)


def command_of(pid: int) -> bytes:
    """Return a process's command with its arguments; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def wait_for_program(match: subprocess.Popen[str]) -> set[int]:
    """Return the numbers of the opponents' processes, once there is one."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for pid in family(match):
            words = command_of(pid)
            # one that was forked a moment ago still has the command of the match itself
            if b"unruly" in words and b"--white" not in words:
                return {pid}
        time.sleep(0.05)
    raise AssertionError("no program was started")


def test_a_worker_that_is_killed_from_outside_takes_its_program_along(tmp_path: Path) -> None:
    match = run_match(tmp_path, "--black", "random", "--white", f"{UNRULY} deaf")
    programs = wait_for_program(match)
    time.sleep(0.2)
    (program,) = programs
    os.kill(int(Path(f"/proc/{program}/stat").read_text().rpartition(")")[2].split()[1]), 9)
    wait_for_the_end(programs)
    wait_for_games(tmp_path / "match.jsonl", 1)
    assert b"its worker ended (SIGKILL)" in (tmp_path / "match.jsonl").read_bytes()
    match.send_signal(signal.SIGINT)
    match.communicate(timeout=30)


def test_a_match_that_is_killed_takes_even_silent_programs_along(tmp_path: Path) -> None:
    match = run_match(tmp_path, "--black", "random", "--white", f"{UNRULY} deaf")
    wait_for_program(match)
    time.sleep(0.2)
    children = family(match)
    match.kill()
    wait_for_the_end(children)  # long before the turn times out
    match.communicate()


def test_a_script_needs_no_guard_around_its_match(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from rules.match import MatchSetup, play_match\n"
        "setup = MatchSetup(black='random', white='random', games=2)\n"
        "print(len(play_match(setup).games))\n"
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "2\n", "")
