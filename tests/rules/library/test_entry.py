from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from library_games import random_game

from rules.games import GAMES
from rules.library.entry import date_of, digest, entry_of
from rules.outcome import Outcome
from rules.position import WHITE
from rules.record.game_file import read_game, write_game
from rules.record.game_record import Ending

SETUP = GAMES["egotzi"].setup(size=5)


def test_an_entry_has_all_that_is_known() -> None:
    record = random_game(SETUP, 1, comment="a ladder", event="Cup", date="2026-11-03")
    record.main_line[2].properties["C"] = ["early"]
    record.go_to(record.root)
    entry = entry_of(record)
    assert entry.setup == str(SETUP)
    assert entry.game == "egotzi"
    assert entry.names == ("Ann", "Bob")
    assert entry.seats == ("person", "person")
    assert entry.result == record.game_result_text != ""
    assert entry.date == "2026-11-03"
    assert entry.event == "Cup"
    assert entry.turns == len(record.main_line)
    assert entry.comments == "early\na ladder"
    assert entry.problem == ""
    assert record.node is record.root


def test_the_winner_is_a_player_whatever_colour_they_have() -> None:
    record = random_game(SETUP, 1, most=3)
    assert entry_of(record).winner is None
    assert entry_of(record).result == ""
    swapped = random_game(SETUP, 1, most=1)
    swapped.play_text("swap")
    for game, winner in ((record, 1), (swapped, 0)):
        game.end(Outcome(WHITE, Ending.RESIGNATION))
        assert entry_of(game).result == "W+R"
        assert entry_of(game).winner == winner
    drawn = random_game(SETUP, 1, most=3)
    drawn.end(Outcome(None, Ending.AGREEMENT))
    assert entry_of(drawn).winner == 2


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("2026-11-21", "2026-11-21"),
        ("1996-05", "1996-05"),
        (" 1996", "1996"),
        ("1996-05-06,07,08", "1996-05-06"),
        ("1996-13-40", "1996"),
        ("in May", ""),
        ("19961", ""),
        ("", ""),
    ],
)
def test_the_date_is_as_much_as_is_known(text: str, date: str) -> None:
    record = random_game(SETUP, 1, most=1, date=text)
    assert date_of(record) == date


@settings(max_examples=30)
@given(
    seed=st.integers(1, 1 << 30),
    comment=st.text(st.characters(exclude_categories=["Cs", "Cc"])),
    here=st.integers(0, 5),
)
def test_a_game_has_the_same_digest_after_a_round_trip(seed: int, comment: str, here: int) -> None:
    record = random_game(SETUP, seed, comment=comment)
    record.go_to(record.main_line[here])
    read = read_game(write_game(record))
    assert digest(read) == digest(record)


def test_other_games_have_other_digests() -> None:
    games = [
        random_game(SETUP, 1),
        random_game(SETUP, 2),
        random_game(SETUP, 1, names=("Ann", "Eve")),
        random_game(SETUP, 1, comment="!"),
        random_game(SETUP, 1, date="2026-11-20"),
        random_game(GAMES["egotzi"].setup(size=5, pie=False), 1),
    ]
    assert len({digest(game) for game in games}) == len(games)
