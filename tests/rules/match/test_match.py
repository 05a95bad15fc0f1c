"""Whole matches, in processes of their own as they are meant to be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.games import GAMES
from rules.match import MatchSetup, play_match
from rules.record.game_file import load

SMALL = {
    "wythe": "size=4",
    "yodd": "size=3",
    "oddy": "sides=5 size=3",
    "egotzi": "size=4",
    "themisto": "",
}


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_played_and_saved(key: str, tmp_path: Path) -> None:
    game = f"{key} {SMALL[key]}".strip()
    setup = MatchSetup(black="simulations 40", white="random", game=game, games=4)
    result = play_match(setup, games_folder=tmp_path)
    assert [played.game for played in result.games] == [0, 1, 2, 3]
    assert result.score.games == 4
    for played in result.games:
        record = load(tmp_path / f"{played.game + 1:05}.oddments")
        assert record.position.over
        assert record.game_result_text == played.result
        assert record.names[played.first] == "simulations 40"


def test_the_same_match_whatever_the_jobs(tmp_path: Path) -> None:
    setup = MatchSetup(black="simulations 60", white="level 2", game="wythe size=5", games=6)
    one, three = (play_match(setup, jobs=jobs) for jobs in (1, 3))
    assert [game.turns for game in one.games] == [game.turns for game in three.games]
