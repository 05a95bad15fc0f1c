"""What programs learn from games: calibrations, rates of openings, curves of levels, weights."""

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import opening_rates
import pytest
from kept_games import whole_lines
from learn_places import blind, examples, features, learn, loss, square_weights
from learn_places import play as play_to_learn
from level_games import play as play_levels
from level_losses import check, reviews_of
from level_losses import fit as fit_curves
from opening_games import fitted, opening_games, text
from opening_rates import Searches, table, that_matter, write
from opening_searches import OpeningSearch, win_rate
from rated_games import DEPTHS, GameTask, play, ratings_of
from reliability import halves
from reliability_fit import Samples, bins, brier, calibration_error, fit, log_loss, spread, wilson
from same_process import SameProcess

from rules.calibration import Calibration
from rules.games import GAMES, read_setup
from rules.games.egotzi.positional_eval import WEIGHTS
from rules.lab.match_game import draw_turn
from rules.openings import read_table, read_tables
from rules.review.accuracy import CHANCES, LEVELS, LOSSES, LossCurve

BENCH = Path(__file__).parents[1] / "bench"
TRUE = Calibration(sites=16, factor=2.5, flattery=0.2)


def drawn(games: int = 3000, turns: int = 3) -> Samples:
    """Return rates of games whose results come as ``TRUE`` says."""
    rng = np.random.default_rng(3)
    rate = rng.uniform(0.2, 0.8, games).repeat(turns)
    chance = np.array([TRUE.calibrated(one) for one in rate])
    score = (rng.random(games).repeat(turns) < chance).astype(float)
    return Samples(np.arange(games).repeat(turns), np.zeros(games * turns), rate, score)


@pytest.mark.long
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


@pytest.mark.long
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


@pytest.mark.long
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


SETUP = GAMES["egotzi"].setup(size=5)


def test_a_search_is_of_whoever_begins_as_if_nobody_swapped() -> None:
    # without the pie rule every first move wins on this board
    for pie in ("on", "off"):
        search = OpeningSearch(f"egotzi size=3 pie={pie}", "b2", seed=1, simulations=20_000)
        assert win_rate(search) == 1.0


def test_processes_find_the_table_and_a_later_run_searches_only_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = opening_rates.opening_rates(Searches(SETUP, 2, SameProcess(), tmp_path), SETUP, 50)
    kept = tmp_path / "egotzi.jsonl"
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 2 * (6 + 2)  # a third of the six is searched again
    kept.write_text("".join(lines[:5]) + lines[5][:20], "utf-8")  # as a kill leaves it
    searched: list[OpeningSearch] = []

    def in_order(
        _workers: object, work: Callable[[OpeningSearch], float], tasks: list[OpeningSearch]
    ) -> Iterator[float]:
        searched.extend(tasks)
        yield from map(work, tasks)

    monkeypatch.setattr(opening_rates, "in_order", in_order)
    again = opening_rates.opening_rates(Searches(SETUP, 2, SameProcess(), tmp_path), SETUP, 50)
    assert again == rows
    assert len(searched) == len(lines) - 5
    whole = opening_rates.opening_rates(Searches(SETUP, 2, SameProcess(), tmp_path), SETUP, 50)
    assert whole == rows
    assert len(searched) == len(lines) - 5


def test_with_the_pie_rule_even_turns_matter_without_it_the_best() -> None:
    rates = {"a": [0.4], "b": [0.6, 0.5], "c": [0.9], "d": [0.1]}
    assert that_matter(rates, SETUP) == ["b", "a"]
    assert that_matter(rates, SETUP.with_options(pie=False)) == ["c", "b"]


def test_a_table_takes_the_place_of_its_old_one_only(tmp_path: Path) -> None:
    file = tmp_path / "openings.json"
    other = read_setup(["egotzi", "size=3"])
    small = [
        {"turn": turn, "simulations": 1, "win_rates": [rate]}
        for turn, rate in (("a1", 0.5), ("b1", 0.5), ("b2", 0.5))
    ]
    same = Calibration(sites=9, factor=1.0, flattery=0.0)
    write(file, other, table(1, 0, same, small))
    write(file, SETUP, table(1, 0, same, []))
    write(file, other, table(1, 0, same, [{**row, "win_rates": [0.25]} for row in small]))
    tables = read_tables(file.read_bytes())
    assert set(tables) == {str(other), str(SETUP)}
    rates = [opening.win_rate for opening in read_table(other, tables[str(other)]).openings]
    assert rates == pytest.approx([0.25] * 3)
    assert json.loads(file.read_text("utf-8"))["boards"][str(SETUP)]["openings"] == []


def test_games_say_how_win_rates_are_calibrated(tmp_path: Path) -> None:
    setup = read_setup(["egotzi", "size=3"])
    rates = {"a1": 0.52, "b1": 0.55, "b2": 1.0}  # every first move wins on this board
    games = opening_games(setup, rates, 6, SameProcess(), tmp_path)
    assert games == opening_games(setup, rates, 6, SameProcess(), tmp_path)
    assert [game["opening"] for game in games] == ["a1", "b1"] * 3
    assert all(game["score"] == 1.0 for game in games)
    calibration = fitted(setup, rates, games)
    assert calibration.sites == 9
    assert calibration.calibrated(0.52) > 0.6
    assert text(rates, games, calibration).splitlines()[-1].startswith("b2       100.0% -> 100.0%")


def test_games_of_another_board_are_not_taken_for_its_own(tmp_path: Path) -> None:
    for size in (3, 4):
        setup = read_setup(["egotzi", f"size={size}"])
        (game,) = opening_games(setup, {"a1": 0.5}, 1, SameProcess(), tmp_path)
        assert game["setup"] == str(setup.with_options(pie=False))


CURVE = LossCurve(0.6, (-3.0, -2.0, -1.0, 0.0, 1.0, 2.0))
MIDDLES = (0.0, 0.01, 0.03, 0.07, 0.15, 0.3, 0.5)


def drawn_game(rng: random.Random) -> dict[str, Any]:
    """Return a game of two levels in which everything is always open."""
    levels = [rng.choice(LEVELS), rng.choice(LEVELS)]
    moves = [
        [at % 2, 0.5, rng.choices(MIDDLES, CURVE.shares(levels[at % 2]))[0], False]
        for at in range(80)
    ]
    return {"levels": levels, "seed": 0, "moves": moves}


@pytest.mark.long
def test_the_curve_behind_the_games_is_found_again() -> None:
    rng = random.Random(4)
    games = [drawn_game(rng) for _ in range(60)]
    curves = fit_curves(games)
    assert len(curves) == CHANCES
    found = curves[2]
    assert found.slope == pytest.approx(CURVE.slope, abs=0.05)
    assert found.thresholds == pytest.approx(CURVE.thresholds, abs=0.4)
    assert "120 of 120 players estimated, 100.0% within 2 levels" in check("yodd", games)


def test_a_game_is_played_and_reviewed() -> None:
    game = play_levels(("egotzi", 3, 50))
    assert game == play_levels(("egotzi", 3, 50))
    first, second = game["levels"]
    assert abs(first - second) <= 3
    reviews = reviews_of(game)
    assert {review.player for review in reviews} == {0, 1}
    assert all(0 <= review.loss <= 1 for review in reviews)
    assert len(fit_curves([game])[0].thresholds) == len(LOSSES)


def test_features_are_what_the_engine_weighs() -> None:
    rng = random.Random(5)
    position = read_setup(["egotzi", "pie=off"]).start()
    for _ in range(30):
        position.play_turn(draw_turn(position, rng))
        weights = WEIGHTS.at(len(position.pieces()) / position.board.site_count)
        odds = np.dot(features(position), weights)
        assert position.static_eval() == pytest.approx(0.5 + 0.5 * odds / np.hypot(2, odds))


def test_weights_are_found_again() -> None:
    rng = np.random.default_rng(5)
    weights = np.array([1.5, -0.8, 0.4, 0.9, -0.3, 0.7, 0.2, -1.1, 0.5, 0.6])
    known = rng.normal(size=(40_000, 10))
    won = rng.random(len(known)) < 1 / (1 + np.exp(-known @ weights))
    rows = np.hstack([known, won[:, None]])
    found = learn(rows)
    assert found == pytest.approx(weights, abs=0.08)
    assert loss(rows, found) < loss(blind(rows), learn(blind(rows))) < np.log(2)
    assert square_weights(weights).sum == (1.5, 2.2)
    assert square_weights(weights).first == (-0.3, 0.3)


def test_a_game_teaches() -> None:
    game = play_to_learn(("egotzi size=4", 50, 3))
    rows = list(examples(game))
    assert {row[-1] for row in rows} == {float(game["winner"] == 0)}
    squares = {round(row[9] * 16) for row in rows}
    assert min(squares) == game["drawn"]
    assert max(squares) <= 0.65 * 16


def test_where_nothing_is_known_little_changes() -> None:
    few = drawn(games=3)
    found = fit(few, 16)
    assert 1 / 4 < found.factor < 8
    assert abs(found.flattery) < 1


def test_without_games_the_win_rates_stay() -> None:
    assert fitted(SETUP, {"a1": 0.6}, []).calibrated(0.6) == pytest.approx(0.6)
