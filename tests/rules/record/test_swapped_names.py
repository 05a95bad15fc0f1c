"""The names of Black and White when the players have swapped colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from sgfmill import sgf

from rules.games import GAMES
from rules.library.entry import entry_of
from rules.match.game import GameResult
from rules.outcome import Outcome
from rules.record.collection import Collection
from rules.record.game_file import load, read_game, save, write_game
from rules.record.game_record import Ending, GameRecord

WITH_SWAP = [key for key, game in GAMES.items() if "pie" in dict(game.setup().options)]
BLACK, WHITE = 0, 1


def swapped_game(key: str, *, winner: int = BLACK) -> GameRecord:
    """Return Ann begins, Ben swaps, and one of them resigns."""
    record = GameRecord(GAMES[key].setup())
    record.names = ["Ann", "Ben"]
    first = next(iter(record.position.legal_turns()))
    record.play(first)
    record.play_text("swap")
    record.play(next(iter(record.position.legal_turns())))
    record.end(Outcome(winner, Ending.RESIGNATION))
    return record


def as_others_read(text: str) -> tuple[str, str, str]:
    """Return Black, White and the result, as readers that know no swap see them."""
    root = sgf.Sgf_game.from_bytes(text.replace("GM[", "XM[").encode()).get_root()
    return root.get("PB"), root.get("PW"), root.get("RE")


@pytest.mark.parametrize("key", WITH_SWAP)
def test_other_programs_read_the_right_winner_after_a_swap(key: str) -> None:
    assert as_others_read(write_game(swapped_game(key))) == ("Ben", "Ann", "B+R")
    assert as_others_read(write_game(swapped_game(key, winner=WHITE))) == ("Ben", "Ann", "W+R")


@pytest.mark.parametrize("key", WITH_SWAP)
def test_a_game_with_a_swap_comes_back_equal(key: str, tmp_path: Path) -> None:
    record = swapped_game(key)
    save(record, tmp_path / "game.oddments")
    again = load(tmp_path / "game.oddments")
    assert again == record
    assert again.names == ["Ann", "Ben"]  # who moved first, first
    assert entry_of(again).winner == 1
    assert write_game(again) == write_game(record)
    assert not again.reading.read_only


OLD = "(;FF[4]GM[1004]XG[egotzi]XF[1]SZ[4]PB[Ann]PW[Ben]BR[1d]WR[2d]RE[B+R];B[b2];W[swap];W[c3])"


def test_a_file_of_the_first_version_shows_the_same_facts() -> None:
    record = read_game(OLD)
    assert record.names == ["Ann", "Ben"]
    entry = entry_of(record)
    assert (entry.names, entry.result, entry.winner) == (("Ann", "Ben"), "B+R", 1)
    assert entry_of(read_game(write_game(record))) == entry


def test_ranks_and_teams_go_with_the_names() -> None:
    text = write_game(read_game(OLD))
    root = sgf.Sgf_game.from_string(text.replace("GM[", "XM[")).get_root()
    assert (root.get("PB"), root.get("BR")) == ("Ben", "2d")
    assert (root.get("PW"), root.get("WR")) == ("Ann", "1d")
    assert read_game(text).root.properties["BR"] == ["1d"]


def test_only_a_swap_needs_the_newer_version() -> None:
    plain = "(;FF[4]GM[1004]XG[egotzi]XF[1]SZ[4]PB[Ann]PW[Ben]RE[B+R];B[b2];W[c3])"
    assert "XF[1]" in write_game(read_game(plain))
    assert "XF[1.1]" in write_game(read_game(OLD))
    taken_back = read_game(OLD)
    taken_back.remove(taken_back.main_line[1])
    assert "XF[1]" in write_game(taken_back)
    assert "PB[Ann]PW[Ben]" in write_game(taken_back)


def test_a_swap_off_the_main_line_exchanges_no_names() -> None:
    text = OLD.replace(";W[swap];W[c3]", "(;W[c3])(;W[swap];W[c3])")
    assert "PB[Ann]PW[Ben]" in write_game(read_game(text))


def test_the_list_of_a_collection_names_the_winner_rightly() -> None:
    new = write_game(read_game(OLD))
    damaged = OLD.replace(";W[swap]", ";W[swap")
    players = [heading.players for heading in Collection(f"{OLD}{new}{damaged}").headings()]
    assert players == [("Ben", "Ann"), ("Ben", "Ann"), ("Ann", "Ben")]


def test_a_match_saves_the_contestant_who_won_as_the_winner() -> None:
    setup = GAMES["egotzi"].setup(size=4)
    result = GameResult(
        game=1,
        first=0,
        winner=1,
        result="B+R",
        turns=("b2", "swap", "c3"),
        opening=0,
        choices=(2, 1),
        seconds=(0.0, 0.0),
    )
    text = write_game(result.record(setup, ["strong", "weak"]))
    assert as_others_read(text) == ("weak", "strong", "B+R")
