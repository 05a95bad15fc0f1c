"""Reviews by other engines: real programs, and what they leave in files."""

from __future__ import annotations

import contextlib
import json
import shlex
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from random_games import random_game, random_record

from rules.engine.report import Turn
from rules.games import GAMES
from rules.gtp_client.errors import FaultKind, GtpEngineError
from rules.gtp_client.gtp_engine import GtpEngine
from rules.position import Position
from rules.record.game_file import load, save
from rules.review.command import main
from rules.review.engine_review import review_by_engine
from rules.review.game_review import review_moves
from rules.review.review_properties import MOVE, OUR_ENGINE, read_review
from rules.review.verdict import SERIOUS

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
