"""Positions that were set up in saved games: written, read, and as other programs write them."""

from __future__ import annotations

import pytest
from game_facts import merged

from rules.games import read_setup
from rules.library.canonical_key import canonical_keys
from rules.library.entry import digest, entry_of
from rules.position import BLACK, WHITE
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord

_ROOTS = merged("ROOT_PROPERTIES")


def root_of(text: str) -> str:
    return text.partition("SZ[")[2].partition("]")[2].partition("DT")[0]


@pytest.mark.parametrize("words", _ROOTS)
def test_a_position_is_written_in_sgfs_properties_where_they_fit(words: str) -> None:
    record = GameRecord(read_setup(words.split()))
    text = write_game(record)
    assert root_of(text) == _ROOTS[words]
    assert "XF[1]" in text  # an older program refuses AB and AW by name
    assert read_game(text).setup == read_setup(words.split())


def test_the_past_of_themisto_is_written() -> None:
    start = read_setup(["themisto"]).start()
    for turn in ("a1-b2", "h8-g7"):
        start.play_turn(start.read(turn))
    record = GameRecord(start.setup.placed(start.placement()))
    text = write_game(record)
    assert "XA[black][a1-b2][h8-g7]" in text
    assert read_game(text).position == start


def test_the_colour_to_move_may_be_left_out() -> None:
    for stones, colour in (("AB[c2]", WHITE), ("AB[c2]AW[b2]", BLACK)):
        record = read_game(f"(;XG[egotzi]SZ[5]{stones};C[a note])")
        assert record.position.colour == colour
        assert record.root.properties == {"C": ["a note"]}


def test_who_is_to_move_says_nothing_without_a_position() -> None:
    record = read_game("(;XG[egotzi]SZ[5]PL[W];B[c3])")
    assert record.setup.placement == ""
    assert record.root.properties["PL"] == ["W"]
    assert read_game(write_game(record)) == record


def test_turns_follow_the_position() -> None:
    record = read_game("(;XG[egotzi]SZ[5]AB[c2]PL[W];W[c3];B[a1](;W[a2])(;W[b2]))")
    assert not record.reading.problems
    assert [node.text for node in record.main_line] == ["c3", "a1", "a2"]
    assert [node.colour for node in record.main_line] == [WHITE, BLACK, WHITE]
    assert read_game(write_game(record)) == record


def test_the_library_knows_such_a_game() -> None:
    setup = read_setup(["egotzi", "size=5", "pie=on", "position=Bc2/white"])
    record = GameRecord(setup)
    record.play_text("c3")
    entry = entry_of(record)
    assert entry.setup == "egotzi size=5 variant=standard pie=on"  # found with other games of it
    assert entry.turns == 1
    assert sorted(canonical_keys(record).values()) == [0, 1]
    plain = GameRecord(setup.bare)
    plain.play_text("c2")
    assert canonical_keys(record).keys() & canonical_keys(plain).keys()  # by its position too
    other = GameRecord(setup.bare)
    other.root.properties = record.root.properties
    assert digest(GameRecord(setup)) != digest(other)
