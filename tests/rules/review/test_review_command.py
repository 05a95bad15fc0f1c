"""``oddments-review``, as a program too, and reviews by other engines."""

import contextlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from dask_processes import DaskProcesses
from random_games import random_game, random_record
from same_process import on_terminal, work_here

from rules.engine.report import Turn
from rules.games import GAMES
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.gtp_client.gtp_engine import GtpEngine
from rules.position import Position
from rules.record.game_file import load, save
from rules.record.whole_file import FileFingerprint
from rules.review.command import main
from rules.review.game_review import review_by_engine, review_moves
from rules.review.move_review import MOVE, OUR_ENGINE, SERIOUS, read_review

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-P", "-m", "rules.review"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def make_game(name: str, key: str, most: int, seed: int = 1) -> None:
    record = random_record(GAMES[key].setup(), seed, most)
    record.names = ["Ann", "Ben"]
    save(record, name)


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what runs the command here: its status, and what it prints to both streams."""
    work_here(monkeypatch)

    def ran(*options: str) -> tuple[int, str, str]:
        status = main(options)
        return status, *capsys.readouterr()

    return ran


def run_program(*options: str) -> str:
    """Return what the program says to its user."""
    done = subprocess.run([*COMMAND, *options], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stderr


def facts(name: str = "facts") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(Path(name).read_text("utf-8"))
    return found


def moves_on_file(name: str) -> int:
    return len(read_review(load(name)).moves)


def test_every_game_is_reviewed(run: Run) -> None:
    names = [f"{key}.oddments" for key in GAMES]
    for key, name in zip(GAMES, names, strict=True):
        make_game(name, key, most=3)
    status, said, _ = run(*names, "--simulations", "60", "--json", "facts")
    assert status == 0
    for key, name, game in zip(GAMES, names, facts(), strict=True):
        assert list(game) == ["file", "game", "players", "moves"]
        assert (game["file"], game["game"]) == (name, str(GAMES[key].setup()))
        assert f"{name}: {game['game']}, 3 moves" in said
        for player, who in zip(game["players"], ("Ann", "Ben"), strict=True):
            assert list(player) == (
                ["name", "accuracy", "inaccuracies", "mistakes", "blunders", "level", "level_95"]
            )
            assert player["name"] == who
            assert player["accuracy"] is player["level"] is None  # too few moves
        for number, move in enumerate(game["moves"]):
            assert list(move) == (
                ["turn", "player", "win_rate", "best", "loss", "verdict", "proven", "reason"]
            )
            assert move["turn"] == load(name).main_line[number].text
            assert move["player"] in (1, 2)
            assert 0 <= move["win_rate"] <= 1


@pytest.mark.long
def test_a_library_is_reviewed_by_workers_that_do_not_have_its_files(tmp_path: Path) -> None:
    for folder in ("here", "there", "dask"):
        Path(folder).mkdir()
    for folder in ("here", "there"):
        for key in GAMES:
            make_game(f"{folder}/{key}.oddments", key, most=4)
    files = [sorted(map(str, Path(folder).iterdir())) for folder in ("here", "there")]
    options = ("--simulations", "60", "--save", "--json", "facts")
    found = []
    with contextlib.closing(DaskProcesses(tmp_path / "dask")) as dask:
        for _ in range(2):
            dask.add_worker()
        for names, cluster in ((files[0], ()), (files[1], ("--cluster", dask.address))):
            run_program(*names, *options, *cluster)
            found.append([{**game, "file": Path(game["file"]).name} for game in facts()])
    assert found[0] == found[1]
    for here, there in zip(*files, strict=True):
        assert read_review(load(here)) == read_review(load(there))
        assert moves_on_file(there) == 4


def test_what_cannot_be_read_is_named_and_the_rest_is_reviewed(run: Run) -> None:
    make_game("good.oddments", "wythe", most=3)
    text = Path("good.oddments").read_text("utf-8")
    Path("cut.oddments").write_text(text[:-9])
    Path("newer.oddments").write_text(text.replace("XF[1", "XF[3"))
    Path("go.sgf").write_text("(;FF[4]GM[1];B[aa])")
    Path("folder").mkdir()
    names = ["none.oddments", "cut.oddments", "newer.oddments", "go.sgf", "folder"]
    before = {name: Path(name).read_bytes() for name in names[1:4]}
    status, _, said = run(
        *names, "good.oddments", "--simulations", "30", "--json", "facts", "--save"
    )
    assert status == 1
    lines = [line for line in said.splitlines() if line.startswith("oddments-review: ")]
    assert [line.split(": ")[1] for line in lines] == names
    assert [game["file"] for game in facts()] == ["good.oddments"]
    assert moves_on_file("good.oddments") == 3
    assert {name: Path(name).read_bytes() for name in names[1:4]} == before


def test_one_file_under_two_names_is_reviewed_once(run: Run) -> None:
    make_game("one.oddments", "egotzi", most=2)
    os.symlink("one.oddments", "two.oddments")
    names = ("one.oddments", "two.oddments", "./one.oddments")
    status, said, _ = run(*names, "--simulations", "9", "--save")
    assert (status, said.count("2 moves")) == (0, 1)
    assert Path("two.oddments").is_symlink()


def wait_for_moves(name: str, count: int) -> None:
    deadline = time.monotonic() + 300
    while moves_on_file(name) < count:
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("number", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_after_an_end_the_same_command_continues(number: str) -> None:
    for name in ("game.oddments", "whole.oddments"):
        make_game(name, "yodd", most=8)
    options = ("--simulations", "30000", "--save", "--json", "facts")
    run_program("whole.oddments", *options)
    whole = facts()
    Path("facts").unlink()
    command = [*COMMAND, "game.oddments", *options]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        wait_for_moves("game.oddments", 2)
        process.send_signal(getattr(signal, number))
        _, said = process.communicate()
    assert process.returncode == (-signal.SIGKILL if number == "SIGKILL" else 130)
    assert "Traceback" not in said
    assert 2 <= moves_on_file("game.oddments") < 8
    assert Path("facts").exists() == (number != "SIGKILL")
    # of the moves, only those that were missing
    assert int(re.findall(r"(\d+)/\d+ moves", run_program("game.oddments", *options))[-1]) < 8
    again = facts()
    assert [{**game, "file": ""} for game in again] == [{**game, "file": ""} for game in whole]
    before = FileFingerprint.of("game.oddments")
    run_program("game.oddments", *options)
    assert FileFingerprint.of("game.oddments") == before


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_on_a_terminal_a_bar_shows_the_time_left() -> None:
    make_game("game.oddments", "oddy", most=8)
    bars, _ = on_terminal([*COMMAND, "game.oddments", "--simulations", "60000"])
    assert any(re.fullmatch(r"[█░]{20} [1-7]/8 moves · \d+:\d\d left", bar) for bar in bars)
    assert bars[-1] == ""


def test_who_ends_it_keeps_what_is_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    make_game("game.oddments", "egotzi", most=4)
    options = ("game.oddments", "--simulations", "30", "--save", "--json", "facts")
    moves = []

    def end(*_: object) -> None:
        moves.append(moves_on_file("game.oddments"))
        if moves[-1] == 2:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("rules.command_line.ProgressLine.update", end)
        assert run(*options)[0] == 130
    assert facts() == []
    assert run(*options)[0] == 0
    assert moves_on_file("game.oddments") == 4
    assert len(facts()[0]["moves"]) == 4


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="the streams are closed by a shell")
@pytest.mark.parametrize(
    ("streams", "code", "complaint"),
    [
        (">/dev/full", 1, "No space left on device|no space left"),
        (">&-", 0, ""),
    ],
)
def test_a_stream_that_cannot_be_used_costs_no_review(
    streams: str, code: int, complaint: str
) -> None:
    make_game("game.oddments", "egotzi", most=2)
    command = shlex.join([*COMMAND, "game.oddments", "--simulations", "20", "--json", "facts"])
    done = subprocess.run(["sh", "-c", f"{command} {streams}"], capture_output=True, text=True)
    assert done.returncode == code
    assert re.search(complaint, done.stderr)
    assert "Traceback" not in done.stderr
    assert len(facts()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="names are texts there")
def test_files_may_have_any_name() -> None:
    name = os.fsdecode(b"\xff\x1b[31m.oddments")
    make_game("game.oddments", "egotzi", most=1)
    os.rename("game.oddments", name)
    done = subprocess.run([*COMMAND, name, "missing", "--simulations", "9"], capture_output=True)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"1 move\n" in done.stdout
    assert b"\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ([], "required: FILE"),
        (["x", "--simulations", "0"], "--simulations: must be 1 to"),
        (["x", "--simulations", "1e3"], "is not a number"),
        (["x", "--simulations", "9999999999"], "--simulations: must be 1 to"),
        (["x", "--jobs", "0"], "--jobs: must be 1 to"),
        (["x", "--json", "none/facts"], "the folder does not exist"),
    ],
)
def test_what_is_asked_must_make_sense(
    options: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(options)
    assert problem in capsys.readouterr().err


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--help", "--version"):
        with pytest.raises(SystemExit, match="0"):
            main([option])
    out = capsys.readouterr().out
    assert "--simulations N" in out
    assert "oddments-review 0." in out


# -- reviews by other engines ----------------------------------------------------------------------

PROGRAMS = Path(__file__).parents[1] / "gtp_client"
OURS = [sys.executable, "-P", "-m", "rules.gtp", "--no-files"]
STAND_IN = [sys.executable, str(PROGRAMS / "stand_in.py")]
ANALYST = [*STAND_IN, "--with", "analyze", "undo"]


@pytest.fixture
def engine() -> Iterator[GtpEngine]:
    made = GtpEngine(OURS, seconds=60)
    yield made
    made.close()


def small_game(key: str) -> tuple[Position, list[Turn]]:
    setup = GAMES[key].small_setup()
    return setup.start(), random_game(setup, 3, 14)


@pytest.mark.short("yodd")
@pytest.mark.parametrize("key", GAMES)
def test_a_review_by_our_engine_as_a_program_agrees_where_all_is_proven(
    key: str, engine: GtpEngine
) -> None:
    start, turns = small_game(key)
    foreign = review_by_engine(engine, start, turns, 1000)
    own = review_moves(start, turns, 1000)
    assert foreign.keys() == own.keys() == set(range(len(turns)))
    compared = 0
    for at in own:
        if own[at].proven and own[at].proven_after and foreign[at].proven:
            assert foreign[at].verdict == own[at].verdict
            assert foreign[at].win_rate == own[at].win_rate
            compared += 1
        assert 0 <= foreign[at].win_rate <= 1
        assert 0 <= foreign[at].win_rate_after <= 1
        assert (foreign[at].best == foreign[at].turn) <= (foreign[at].loss == 0)
    assert compared > 1
    assert any(review.verdict in SERIOUS for review in foreign.values())


def test_a_review_stops_and_continues_with_what_is_known() -> None:
    start, turns = small_game(next(iter(GAMES)))
    stop = threading.Event()
    found: list[int] = []

    def note(at: int, _review: object) -> None:
        found.append(at)
        if at == 10:
            stop.set()

    with contextlib.closing(GtpEngine(ANALYST, seconds=60)) as engine:
        half = review_by_engine(engine, start, turns, 10, stop=stop, progress=note)
        assert sorted(half) == sorted(found) == list(range(min(found), len(turns)))
        assert min(found) > 0
        again = review_by_engine(engine, start, turns, 10, known=half, progress=note)
    assert found == list(reversed(range(len(turns))))
    assert {at: again[at] for at in half} == half


def test_an_engine_that_only_plays_cannot_review() -> None:
    start, turns = small_game(next(iter(GAMES)))
    player = GtpEngine(STAND_IN, seconds=60)
    with pytest.raises(GtpEngineError) as error:
        review_by_engine(player, start, turns, 50)
    player.close()
    assert error.value.kind is FaultKind.CANNOT_ANALYSE
    assert str(error.value) == "the engine gives no win rates, so it cannot review a game"


# -- the command ---------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> str:
    record = random_record(next(iter(GAMES.values())).small_setup(), 3)
    save(record, tmp_path / "game.oddments")
    return str(tmp_path / "game.oddments")


def review(file: str, words: list[str], *more: str) -> int:
    options = ["--simulations", "20", "--movetime", "0.2", "--engine", shlex.join(words)]
    return main([file, *options, *more])


@pytest.mark.long
def test_the_command_reviews_by_another_engine_and_ours_replaces_it(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([file, "--simulations", "10", "--save"]) == 0
    assert review(file, ANALYST, "--save", "--json", str(tmp_path / "all.json")) == 0
    stored = read_review(load(file))
    assert (stored.engine, stored.simulations, stored.warnings) == ("Stand-in 1", 20, ())
    assert len(stored.moves) == len(load(file).main_line)
    assert stored.moves_by(OUR_ENGINE) == {}
    (facts,) = json.loads((tmp_path / "all.json").read_text("utf-8"))
    assert [player["level"] for player in facts["players"]] == [None, None]
    saved = Path(file).read_bytes()
    assert "moves" in capsys.readouterr().err
    assert review(file, ANALYST, "--save") == 0  # nothing is left to do
    assert "moves" not in capsys.readouterr().err
    assert Path(file).read_bytes() == saved
    assert main([file, "--simulations", "10", "--save"]) == 0
    record = load(file)
    assert read_review(record).engine == OUR_ENGINE
    assert all(node.properties[MOVE][0].split()[3] == "10" for node in record.main_line)


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (STAND_IN, "the engine gives no win rates, so it cannot review a game"),
        (["no-such-program"], "there is no program no-such-program"),
    ],
)
def test_an_engine_of_no_use_is_reported(
    file: str, words: list[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        review(file, words)
    assert end.value.code == 1
    assert capsys.readouterr().err.rstrip().endswith(text)


@pytest.mark.parametrize(
    "options",
    [["--engine", "'"], ["--movetime", "2"], ["--engine", "a", "--movetime", "0"]],
)
def test_options_that_make_no_sense_are_refused(file: str, options: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([file, *options])
    assert end.value.code == 2


@pytest.mark.long
def test_an_engine_that_fails_costs_only_the_game(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [sys.executable, str(PROGRAMS / "bad_engine.py"), "crash", "4", str(tmp_path / "pids")]
    assert review(file, words, "--save") == 1
    assert "game.oddments: the engine has ended (status 3)" in capsys.readouterr().err
    assert read_review(load(file)).moves
