"""The stored ladders are those of the current levels, and the command measures them."""

import dataclasses
import json
from pathlib import Path

import pytest
from same_process import work_here

from rules.engine.limits import STRONGEST
from rules.games import GAMES
from rules.games.game_data import measured_pairs, read_ladder
from rules.lab.ladder import LevelPair, main
from rules.setup import Game

GAME = next(iter(GAMES.values()))


def log_name(game: Game, level: int) -> str:
    return LevelPair(game.setup(), level).log_name(100)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_level_of_every_game_is_measured_as_it_is(game: Game) -> None:
    setup = game.setup()
    pairs = measured_pairs(setup)
    assert [pair["level"] for pair in pairs] == list(range(1, STRONGEST + 1))
    for pair in pairs:
        meant = LevelPair(setup, pair["level"])
        assert pair["simulations"] == meant.simulations
        assert pair["against"] == meant.contestants[1]
        assert pair["won"] + pair["drawn"] + pair["lost"] == pair["games"] >= 100
        low, high = pair["interval"]
        assert low <= pair["score"] <= high


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_steps_from_level_to_level_are_neither_flat_nor_steep(game: Game) -> None:
    most = {1: 0.85, STRONGEST: 1.0}
    for pair in measured_pairs(game.setup()):
        assert 0.6 <= pair["score"] <= most.get(pair["level"], 0.8)


def test_a_level_that_was_changed_is_measured_again() -> None:
    first, *others = GAME.levels
    changed = dataclasses.replace(
        GAME, levels=(first._replace(simulations=first.simulations + 1), *others)
    )
    again = [
        level
        for level in range(1, STRONGEST + 1)
        if log_name(changed, level) != log_name(GAME, level)
    ]
    assert again == [1, 2]


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    work_here(monkeypatch)


def measure(tmp_path: Path, *arguments: str) -> int:
    small = str(GAME.small_setup()).split()
    kept = ["--logs", str(tmp_path / "logs"), "--file", str(tmp_path / "ladder.json")]
    return main([*small, *kept, *arguments])


def test_levels_are_measured_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = GAME.small_setup()
    assert measure(tmp_path, "--level", "2", "--games", "4") == 0
    assert measure(tmp_path, "--level", "1", "--games", "4") == 0
    ladder = json.loads((tmp_path / "ladder.json").read_text())
    first, second = ladder["boards"][str(setup)]
    assert (first["level"], first["against"]) == (1, "random")
    assert (second["level"], second["games"]) == (2, 4)
    assert ladder["boards"].keys() >= read_ladder(GAME.key)["boards"].keys()
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2
    assert said[0].startswith(f"{setup}: level 2 simulations ")


def test_a_ladder_that_was_interrupted_is_resumed_from_its_logs(tmp_path: Path) -> None:
    assert measure(tmp_path, "--level", "1", "--games", "4") == 0
    (log,) = (tmp_path / "logs").iterdir()
    first, *games = log.read_bytes().splitlines(keepends=True)
    played = json.loads(games[0]) | {"seconds": [7.0, 7.0]}  # would not come again
    log.write_bytes(first + json.dumps(played).encode() + b"\n" + games[1])
    (tmp_path / "ladder.json").unlink()
    assert measure(tmp_path, "--level", "1", "--games", "4") == 0
    assert len(log.read_bytes().splitlines()) == 1 + 4
    assert json.loads(log.read_bytes().splitlines()[1]) == played
    (pair,) = json.loads((tmp_path / "ladder.json").read_text())["boards"][str(GAME.small_setup())]
    assert pair["games"] == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game chess"),
        ([GAME.key, "size"], "an option is written NAME=VALUE, not size"),
        ([GAME.key, "--level", "11"], "invalid choice: 11"),
        ([GAME.key, "--games", "0"], "must be 1 to 1000000, not 0"),
        ([GAME.key, "--jobs", "0"], "--jobs: must be 1 to 256, not 0"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([*arguments, "--logs", str(tmp_path)])
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "missing" / "ladder.json"
    with pytest.raises(SystemExit) as end:
        measure(tmp_path, "--level", "1", "--games", "2", "--file", str(file))
    assert end.value.code == 1
    assert f"{file}: No such file or directory" in capsys.readouterr().err
