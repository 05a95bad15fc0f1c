"""Games of the engine against itself are played and kept, and what they show is found again."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from kept_games import whole_lines
from rated_games import DEPTHS, GameTask, play, ratings_of
from reliability import default_boards, halves
from reliability_diagram import diagram
from reliability_fit import Samples, bins, brier, calibration_error, fit, log_loss, spread, wilson

from rules.calibration import Calibration
from rules.games import GAMES

BENCH = Path(__file__).parents[1] / "bench"
TRUE = Calibration(sites=16, factor=2.5, flattery=0.2)


def drawn(games: int = 3000, turns: int = 3) -> Samples:
    """Return rates of games whose results come as ``TRUE`` says."""
    rng = np.random.default_rng(3)
    rate = rng.uniform(0.2, 0.8, games).repeat(turns)
    chance = np.array([TRUE.calibrated(one) for one in rate])
    score = (rng.random(games).repeat(turns) < chance).astype(float)
    return Samples(np.arange(games).repeat(turns), np.zeros(games * turns), rate, score)


def test_the_calibration_behind_the_results_is_found_again() -> None:
    samples = drawn()
    found = fit(samples, 16)
    assert found.factor == pytest.approx(TRUE.factor, rel=0.1)
    assert found.flattery == pytest.approx(TRUE.flattery, abs=0.05)
    after = samples.calibrated(found)
    for figure in (brier, log_loss, calibration_error):
        assert figure(after) < figure(samples)
    assert calibration_error(after) < 0.03
    low, high = spread(log_loss, after)
    assert low < log_loss(after) < high


def test_where_nothing_is_known_little_changes() -> None:
    few = drawn(games=3)
    found = fit(few, 16)
    assert 1 / 4 < found.factor < 8
    assert abs(found.flattery) < 1


def test_games_count_equally_however_long_they_are() -> None:
    game = np.array([0, 1, 1, 1])
    samples = Samples(game, np.zeros(4), np.full(4, 0.55), np.array([1.0, 0.0, 0.0, 0.0]))
    (only,) = bins(samples)
    assert (only.turns, only.games) == (4, 2)
    assert only.weight == pytest.approx(2)
    assert only.observed == pytest.approx(0.5)
    assert only.interval == pytest.approx(wilson(0.5, 2))


def test_the_interval_is_that_of_wilson() -> None:
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_a_game_is_played_and_rated() -> None:
    task = GameTask("egotzi size=4 variant=standard pie=off", "b2 c3", 60, 3)
    game = play(task)
    assert game == play(task)
    found = ratings_of(game)
    played = [one for one in found if not one.simulations]
    assert [one.turn for one in played] == list(range(2, 2 + len(played)))
    assert {one.player for one in played} == {0, 1}
    assert {one.simulations for one in found} <= {0, *DEPTHS}
    assert played[-1].proven
    assert played[-1].rate == abs(played[-1].player - game["score"])


def test_no_opening_is_both_fitted_and_held_out() -> None:
    games = [{"opening": f"{seed % 7}", "seed": seed} for seed in range(40)]
    fitted, held_out = halves(games)
    assert len(fitted) + len(held_out) == 40
    openings = [{game["opening"] for game in half} for half in (fitted, held_out)]
    assert not openings[0] & openings[1]
    assert all(openings)


def test_each_game_has_its_default_board_first() -> None:
    boards = list(default_boards())
    for key, game in GAMES.items():
        own = [setup for setup in boards if setup.game.key == key]
        assert own[0] == game.setup()
        assert len(own) == len(set(own)) <= 3


def test_the_picture_is_one() -> None:
    found = bins(drawn(games=60))
    root = ET.fromstring(diagram("<a> & b", [("before", found), ("after", found)]))
    assert sum(part.tag.endswith("circle") for part in root.iter()) == 2 * len(found)


def test_the_program_resumes_and_writes_tables_and_pictures(tmp_path: Path) -> None:
    command = [sys.executable, str(BENCH / "reliability.py"), "--simulations", "20"]
    command += ["--kept", f"{tmp_path}", "--pictures", f"{tmp_path}", "egotzi size=4"]
    outputs = []
    for games in ("8", "12", "12"):  # half as many on a board that is not the default
        done = subprocess.run(
            [*command, "--games", games], capture_output=True, text=True, check=True
        )
        outputs.append(done.stdout)
    assert "2 games fitted, 2 held out" in outputs[0]
    assert "3 games fitted, 3 held out" in outputs[1] == outputs[2]
    (kept,) = tmp_path.glob("*.jsonl")
    whole = kept.read_text("utf-8")
    seeds = [json.loads(line)["seed"] for line in whole.splitlines()]
    assert seeds == [1, 2, 3, 4, 5, 6]
    kept.write_text(whole[:-20], "utf-8")  # killed while it wrote
    assert len(whole_lines(kept)) == 5
    subprocess.run([*command, "--games", "12"], capture_output=True, check=True)
    assert kept.read_text("utf-8") == whole
    assert len(list(tmp_path.glob("*.svg"))) == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "there is no game chess"),
        (["egotzi", "--games", "3"], "there must be 4 games"),
        (["egotzi", "--simulations", "0"], "there must be 4 games and a simulation"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str], problem: str) -> None:
    command = [sys.executable, str(BENCH / "reliability.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert problem in done.stderr
