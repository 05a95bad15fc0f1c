from __future__ import annotations

import os
from pathlib import Path

import pytest
from driving import small

from desktop.keeping import autosave
from desktop.keeping.autosave import Autosaves
from rules.outcome import Outcome
from rules.position import BLACK
from rules.record.game_file import load
from rules.record.game_record import Ending, GameRecord


def record(*texts: str) -> GameRecord:
    made = GameRecord(small("egotzi"))
    for text in texts:
        made.play_text(text)
    return made


def test_the_file_follows_the_game(tmp_path: Path) -> None:
    home = Autosaves(tmp_path)
    game = record("a1")
    kept = home.new(game)
    kept.save(game)
    assert load(kept.path) == game
    game.play_text("b2")
    kept.save(game)
    assert load(kept.path) == game
    assert home.unfinished() == [kept.path]
    game.end(Outcome(BLACK, Ending.RESIGNATION))
    kept.save(game)
    assert home.unfinished() == []
    assert home.finished() == [kept.finished_path]


def test_a_game_whose_turns_are_all_removed_is_dropped(tmp_path: Path) -> None:
    home = Autosaves(tmp_path)
    game = record("a1")
    kept = home.new(game)
    kept.save(game)
    game.remove(game.root.children[0])
    kept.save(game)
    assert home.unfinished() == []


def test_an_open_game_cannot_be_opened_again_before_it_is_closed(tmp_path: Path) -> None:
    home, elsewhere = Autosaves(tmp_path), Autosaves(tmp_path)
    kept = home.new(record())
    kept.save(record("a1"))
    assert elsewhere.reopen(kept.path) is None
    kept.close()
    again = elsewhere.reopen(kept.path)
    assert again is not None
    assert home.reopen(kept.path) is None


def test_two_games_of_the_same_second_have_two_files(tmp_path: Path) -> None:
    home = Autosaves(tmp_path)
    first, second = home.new(record()), home.new(record())
    first.save(record("a1"))
    second.save(record("b2"))
    assert len(home.unfinished()) == 2


def test_only_the_latest_finished_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "KEPT", 3)
    home = Autosaves(tmp_path)
    names = []
    for number in range(5):
        game = record("a1")
        game.end(Outcome(BLACK, Ending.RESIGNATION))
        kept = home.new(game)
        kept.save(game)
        os.utime(kept.finished_path, (number, number))
        names.append(kept.name)
        kept.close()
    home.prune()
    assert [path.name for path in home.finished()] == names[:1:-1]
