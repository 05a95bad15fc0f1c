"""Files of learned weights: written, read, and damaged in every byte of the header."""

from __future__ import annotations

import dataclasses
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from rules.games import GAMES, learned_weights
from rules.games.game_files import game_file
from rules.position import Position
from rules.step_weights import FORMAT, MOST_VISITS, StepWeights, StepWeightsError


def some_weights(position: Position, visits: int = 40) -> StepWeights:
    """Return random weights for a game that has features."""
    weights = np.random.default_rng(1).integers(-300, 300, position.feature_limit, np.int16)
    key = position.setup.game.key
    return StepWeights(key, position.step_features, visits, 9, weights, {"games": 3})


@pytest.fixture
def position() -> Position:
    """Return the start of a game that has features."""
    starts = [game.small_setup().start() for game in GAMES.values()]
    return next(start for start in starts if start.step_features)


def test_what_is_written_comes_back(position: Position) -> None:
    weights = some_weights(position)
    read = StepWeights.from_bytes(weights.to_bytes())
    assert read.weights.tolist() == weights.weights.tolist()
    assert (read.game, read.step_features, read.visits) == (weights.game, weights.step_features, 40)
    assert read.least_sites == 9
    assert read.origin == {"games": 3}
    assert read.fits(position)


def test_a_damaged_file_is_refused(position: Position) -> None:
    data = some_weights(position).to_bytes()
    header, _, packed = data.partition(b"\n")
    fields = json.loads(header)

    def with_field(name: str, value: object) -> bytes:
        return json.dumps({**fields, name: value}).encode() + b"\n" + packed

    damaged = [
        b"",
        b"\n",
        b"[]\n" + packed,
        header,
        data[:-1],
        data[:-2],
        data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
        with_field("format", FORMAT + "1"),
        with_field("weights", fields["weights"] + 1),
        with_field("visits", 0),
        with_field("least_sites", "few"),
        with_field("visits", MOST_VISITS + 1),
        with_field("visits", "many"),
        with_field("origin", 7),
    ]
    for each in damaged:
        with pytest.raises(StepWeightsError):
            StepWeights.from_bytes(each)
    for missing in fields:
        rest = {name: value for name, value in fields.items() if name != missing}
        with pytest.raises(StepWeightsError):
            StepWeights.from_bytes(json.dumps(rest).encode() + b"\n" + packed)


def test_weights_fit_their_game_alone(position: Position) -> None:
    weights = some_weights(position)
    for game in GAMES.values():
        assert weights.fits(game.small_setup().start()) == (game.key == weights.game)


@pytest.mark.parametrize("key", GAMES)
def test_what_ships_fits_and_says_where_it_comes_from(key: str) -> None:
    file = game_file(key, "steps.weights")
    if not file.is_file():
        pytest.skip("nothing was learned for it")
    found = StepWeights.from_bytes(file.read_bytes())
    game = GAMES[key]
    assert found.fits(game.setup().start())
    assert found.fits(game.small_setup().start())
    assert learned_weights.learned_weights(game.setup()) is not None
    small = game.small_setup().start().board.site_count < found.least_sites
    assert (learned_weights.learned_weights(game.small_setup()) is None) == small
    origin = found.origin
    assert str(origin["setup"]).split()[0] == key
    assert min(origin[name] for name in ("games", "simulations", "step_simulations")) > 0


@pytest.mark.parametrize("content", [b"", b"\xff\n", b"{}\nabc"])
def test_a_damaged_file_is_logged_once_and_left_out(
    content: bytes,
    position: Position,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    file = tmp_path / "steps.weights"
    file.write_bytes(content)
    with _only(file, monkeypatch), caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert learned_weights.learned_weights(position.setup) is None
    assert len(caplog.records) == 1


@pytest.mark.parametrize("more", [0, 1])
def test_boards_smaller_than_they_are_for_do_without(
    more: int, position: Position, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    least = position.board.site_count + more
    file = tmp_path / "steps.weights"
    file.write_bytes(dataclasses.replace(some_weights(position), least_sites=least).to_bytes())
    with _only(file, monkeypatch):
        assert (learned_weights.learned_weights(position.setup) is None) == bool(more)


def test_weights_for_other_features_are_left_out(
    position: Position,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    weights = some_weights(position)
    short = StepWeights(weights.game, weights.step_features, 40, 0, weights.weights[:-1])
    file = tmp_path / "steps.weights"
    file.write_bytes(short.to_bytes())
    with _only(file, monkeypatch), caplog.at_level(logging.WARNING):
        assert learned_weights.learned_weights(position.setup) is None
    assert "other features" in caplog.text


@contextmanager
def _only(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every game have this file of weights."""
    monkeypatch.setattr(learned_weights, "game_file", lambda *names: file)
    learned_weights.forget()
    try:
        yield
    finally:
        learned_weights.forget()
