"""``oddments-learn``: the same seed learns the same, whoever plays the games, and resumes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rules.games import GAMES
from rules.learning.command import main
from rules.learning.examples import Examples, examples_at
from rules.learning.self_play import GameTask, play_game
from rules.learning.weighted_player import weighted_player
from rules.match.command import main as match
from rules.step_weights import StepWeights

SETUP = next(
    game.small_setup() for game in GAMES.values() if game.small_setup().start().step_features
)
FEW = ["--games", "4", "--simulations", "60", "--step-simulations", "20"]


def learn(*arguments: str) -> None:
    assert main([*str(SETUP).split(), *FEW, *arguments]) == 0


def test_the_same_games_give_the_same_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = tmp_path / "one.weights", tmp_path / "two.weights"
    learn("--kept", str(tmp_path / "a"), "--file", str(one))
    learn("--kept", str(tmp_path / "b"), "--file", str(two), "--jobs", "2")
    assert one.read_bytes() == two.read_bytes()
    learned = StepWeights.from_bytes(one.read_bytes())
    assert learned.fits(SETUP.start())
    assert learned.weights.any()
    assert learned.origin["games"] == 4
    assert "4 games" in capsys.readouterr().out


def test_it_goes_on_with_the_games_that_are_there(tmp_path: Path) -> None:
    kept, file = tmp_path / "kept", tmp_path / "steps.weights"
    learn("--kept", str(kept), "--file", str(file))
    first = {path.name: path.stat().st_mtime_ns for path in kept.glob("*.npz")}
    assert len(first) == 4
    (kept / "3.npz").unlink()
    (kept / "2.part").write_bytes(b"cut off")
    before = file.read_bytes()
    learn("--kept", str(kept), "--file", str(file))
    assert file.read_bytes() == before
    again = {path.name: path.stat().st_mtime_ns for path in kept.glob("*.npz")}
    assert {name for name in first if again[name] != first[name]} == {"3.npz"}


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
        (["--games", "0"], "--games must be 1 to"),
        (["--share", "101"], "--share must be 1 to 100"),
        (["--jobs", "0"], "--jobs must be 1 to"),
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


def test_it_starts_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "rules.learning", "--version"], capture_output=True, text=True
    )
    assert done.stdout.startswith("oddments-learn ")


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


def test_weights_play_a_match_against_none(tmp_path: Path) -> None:
    file = tmp_path / "steps.weights"
    learn("--kept", str(tmp_path / "kept"), "--file", str(file))
    player = "import rules.learning.weighted_player:weighted_player"
    contestants = ["--black", f"{player} {file} simulations 30"]
    contestants += ["--white", f"{player} none simulations 30"]
    game = ["--game", str(SETUP), "--games", "2", "--log", str(tmp_path / "match.jsonl")]
    assert match([*contestants, *game]) == 0
    with pytest.raises(ValueError, match="movetime or simulations"):
        weighted_player("none", "hours", "1")
