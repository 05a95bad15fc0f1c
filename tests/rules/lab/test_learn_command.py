"""``oddments-learn``: the same seed learns the same, whoever plays, and resumes; the fit."""

from pathlib import Path

import numpy as np
import pytest
from same_process import work_here

from rules.games import GAMES
from rules.lab.learning import (
    Examples,
    GameTask,
    examples_at,
    explained,
    fitted_weights,
    main,
    play_game,
    weighted_player,
)
from rules.lab.match_command import main as match
from rules.step_weights import StepWeights
from rules.work.workers import ProcessPool

SETUP = next(
    game.small_setup() for game in GAMES.values() if game.small_setup().start().step_features
)
FEW = ["--games", "2", "--simulations", "30", "--step-simulations", "6"]


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    work_here(monkeypatch)


def learn(*arguments: str) -> None:
    assert main([*str(SETUP).split(), *FEW, *arguments]) == 0


@pytest.mark.long
def test_the_same_games_give_the_same_weights_with_any_number_of_jobs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = tmp_path / "one.weights", tmp_path / "two.weights"
    learn("--kept", str(tmp_path / "a"), "--file", str(one))
    with monkeypatch.context() as patch:
        patch.setattr("rules.work.arguments.ProcessPool", ProcessPool)
        learn("--kept", str(tmp_path / "b"), "--file", str(two), "--jobs", "2")
    assert one.read_bytes() == two.read_bytes()
    learned = StepWeights.from_bytes(one.read_bytes())
    assert learned.fits(SETUP.start())
    assert learned.weights.any()
    assert learned.origin["games"] == 2
    assert "2 games" in capsys.readouterr().out


def test_it_goes_on_with_the_games_that_are_there(tmp_path: Path) -> None:
    kept, file = tmp_path / "kept", tmp_path / "steps.weights"
    learn("--kept", str(kept), "--file", str(file))
    first = {path.name: path.stat().st_mtime_ns for path in kept.glob("*.npz")}
    assert len(first) == 2
    (kept / "1.npz").unlink()
    (kept / "0.part").write_bytes(b"cut off")
    before = file.read_bytes()
    learn("--kept", str(kept), "--file", str(file))
    assert file.read_bytes() == before
    again = {path.name: path.stat().st_mtime_ns for path in kept.glob("*.npz")}
    assert {name for name in first if again[name] != first[name]} == {"1.npz"}


def test_games_played_in_another_way_are_not_mixed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    learn("--kept", str(tmp_path))
    with pytest.raises(SystemExit) as ended:
        learn("--kept", str(tmp_path), "--share", "30")
    assert ended.value.code == 2
    assert "played in another way" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "0"], "--games: must be 1 to"),
        (["--share", "101"], "--share: must be 1 to 100"),
        (["--jobs", "0"], "--jobs: must be 1 to"),
        (["--weights", "there is none"], "there is none"),
    ],
)
def test_what_makes_no_sense_is_said(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*str(SETUP).split(), *arguments])
    assert ended.value.code
    assert message in capsys.readouterr().err


def test_a_game_is_a_function_of_its_task() -> None:
    task = GameTask(str(SETUP), 7, 60, 20, 1.0)
    one, two = play_game(task), play_game(task)
    assert [column.tolist() for column in one] == [column.tolist() for column in two]
    assert play_game(task._replace(seed=8)).values.tolist() != one.values.tolist()


def test_every_step_is_valued_for_who_plays_it() -> None:
    position = SETUP.start()
    found = examples_at(position, 50, 1, None)
    assert isinstance(found, Examples)
    assert len(found.values) <= len(position.legal_steps())
    assert ((found.values >= 0) & (found.values <= 1)).all()


@pytest.mark.long
def test_weights_play_a_match_against_none(tmp_path: Path) -> None:
    file = tmp_path / "steps.weights"
    learn("--kept", str(tmp_path / "kept"), "--file", str(file))
    player = "import rules.lab.learning:weighted_player"
    contestants = ["--black", f"{player} {file} simulations 30"]
    contestants += ["--white", f"{player} none simulations 30"]
    game = ["--game", str(SETUP), "--games", "2", "--log", str(tmp_path / "match.jsonl")]
    assert match([*contestants, *game]) == 0
    with pytest.raises(ValueError, match="movetime or simulations"):
        weighted_player("none", "hours", "1")


_FEATURES = 30
_STEPS = 20  # of a position


def made(positions: int, seed: int, noise: float) -> tuple[Examples, np.ndarray]:
    """Return examples whose values follow from weights, and these."""
    rng = np.random.default_rng(seed)
    weights = np.random.default_rng(1).normal(0, 0.05, _FEATURES)
    weights[0] = 0
    features = rng.integers(0, _FEATURES, (positions * _STEPS, 3)).astype(np.int32)
    level = np.repeat(rng.uniform(0.2, 0.8, positions), _STEPS)  # how good each position is
    values = level + weights[features].sum(axis=1) + rng.normal(0, noise, len(features))
    starts = np.arange(0, len(features), _STEPS, dtype=np.int32)
    return Examples(features, values.astype(np.float32), starts), weights


def test_weights_are_found_up_to_what_all_steps_share() -> None:
    examples, weights = made(400, 2, noise=0.02)
    found = fitted_weights(examples, _FEATURES)
    assert found[0] == 0
    assert abs((found - weights)[1:] - (found - weights)[1:].mean()).max() < 0.01


def test_what_was_not_seen_is_explained_less_by_noise() -> None:
    quiet, noisy = made(400, 2, noise=0.01)[0], made(400, 2, noise=0.2)[0]
    held_out = made(100, 3, noise=0.01)[0]
    good = explained(held_out, fitted_weights(quiet, _FEATURES))
    fair = explained(held_out, fitted_weights(noisy, _FEATURES))
    assert 0.9 < fair < good < 1.0
    assert explained(held_out, np.zeros(_FEATURES)) == 0.0


def test_features_that_never_came_have_no_weight() -> None:
    examples, _ = made(50, 2, noise=0.02)
    assert fitted_weights(examples, _FEATURES + 5)[_FEATURES:].tolist() == [0.0] * 5


def test_joined_examples_keep_their_positions() -> None:
    one, two = made(3, 1, 0.1)[0], made(2, 2, 0.1)[0]
    both = Examples.joined([one, Examples.none(3), two])
    assert both.starts.tolist() == [0, 20, 40, 60, 80]
    assert np.allclose(both.centred(np.ones(100)), 0)
