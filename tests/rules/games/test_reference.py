"""Whole games of an independent implementation, for every game."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest

from rules.games import GAMES
from rules.position import BLACK, WHITE, Position

_DATA = pathlib.Path(__file__).parents[2] / "data"


def _rows(name: str) -> list[dict[str, Any]]:
    with (_DATA / name).open(encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    return [row for row in rows if row["game"].split()[0] in GAMES]


def _start(text: str) -> Position:
    key, *options = text.split()
    pairs = [option.split("=") for option in options]
    return GAMES[key].read_setup({name: value for name, value in pairs}).start()


@pytest.mark.parametrize("row", _rows("reference-games.jsonl"), ids=lambda row: row["game"])
def test_whole_games(row: dict[str, Any]) -> None:
    position = _start(row["game"])
    for text, mover, legal in zip(row["turns"], row["movers"], row["legal"], strict=True):
        assert "BW"[position.colour] == mover
        assert len(list(position.legal_turns())) == legal
        position.play_turn(position.read(text))
        position.validate()
    outcome = position.outcome()
    assert outcome is not None
    assert {BLACK: "black", WHITE: "white", None: "draw"}[outcome.winner] == row["result"]
    if "score" in row:
        assert position.score() == (row["score"]["B"], row["score"]["W"])
