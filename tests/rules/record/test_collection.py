"""All games of a text, whatever is between and inside them."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_records import records

from rules.record.collection import Collection
from rules.record.game_file import load, load_games, write_game
from rules.record.game_record import GameRecord
from rules.record.read_report import GameFileError

ROOT = "(;FF[4]GM[1003]XG[oddy]XS[3]SZ[4]"
ANN = f"{ROOT}PB[Ann]PW[Ben]RE[W+R]DT[2024-05-01]EV[Cup];B[a1];W[b1])"
GO = "(;FF[4]GM[1]PB[Cho];B[dd](;W[pp])(;W[dp]))"
BARE = "(;GM[1003](;B[a1])(;B[b1]))"


def turns(game: GameRecord | GameFileError) -> list[str] | str:
    if isinstance(game, GameFileError):
        return game.problem
    return [node.text for node in game.root.subtree()][1:]


def test_all_games_come_in_order_and_unreadable_ones_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "many.sgf"
    path.write_text(f"{ANN}\n{GO}\n\n{BARE}\n")
    games = list(load_games(path))
    assert [turns(game) for game in games] == [
        ["a1", "b1"],
        "this is a game of Go, which Oddments does not play",
        ["a1", "b1"],
    ]
    assert isinstance(games[1], GameFileError)
    assert (games[1].line, games[1].column) == (2, 8)
    first = load(path)
    assert not first.reading.alone
    assert first.reading.read_only  # the file holds more than this game
    assert first.reading.problems == []
    assert not load_one(tmp_path, ANN).reading.read_only


def load_one(folder: Path, text: str) -> GameRecord:
    path = folder / "one.oddments"
    path.write_text(text)
    return load(path)


def test_headings_have_the_facts_of_each_root() -> None:
    collection = Collection(f"{ANN}{GO}{BARE}(;FF[4")
    ann, go, bare, broken = collection.headings()
    assert ann[1:] == ("Odd-Y", ("Ann", "Ben"), "W+R", "2024-05-01", "Cup", "")
    assert go.players == ("Cho", "")
    assert "a game of Go" in go.problem
    assert bare[1:] == ("Odd-Y", ("", ""), "", "", "", "")
    assert "ends within the value" in broken.problem
    assert turns(collection.game(bare.start)) == ["a1", "b1"]
    assert turns(collection.game(ann.start)) == ["a1", "b1"]
    assert not collection.game(ann.start).reading.alone


@pytest.mark.parametrize(
    ("between", "problem"),
    [
        ("", 'another game begins here: ")" is missing before it'),
        (") junk ;[", "there is text after the end of the game"),
        ("]", "']' is out of place here"),
        (";B[d1]C", 'the property C has no value: expected "["'),
    ],
)
def test_after_damage_the_next_game_is_found(between: str, problem: str) -> None:
    damaged, *others = Collection(f"{ANN[:-1]}{between}{ANN}{BARE}").games()
    assert isinstance(damaged, GameRecord)
    assert turns(damaged)[:2] == ["a1", "b1"]
    assert damaged.reading.problems[0].problem == problem
    assert [turns(game) for game in others] == [["a1", "b1"]] * 2
    assert isinstance(others[0], GameRecord)
    assert others[0].reading.problems == []


def test_undecodable_bytes_are_reported_for_their_game() -> None:
    data = f"{ANN}\n{ANN}\n{ANN}".encode().replace(b"Ann", b"\xff", 2).replace(b"\xff", b"Ann", 1)
    assert [len(game.reading.problems) for game in Collection(data).games()] == [0, 1, 0]  # type: ignore[union-attr]


def test_each_heading_says_where_its_game_is() -> None:
    text = f"{ANN}  {GO}\n{BARE}\n"
    collection = Collection(text)
    starts = [heading.start for heading in collection.headings()]
    assert starts == [0, text.index(GO), text.index(BARE)]
    third = starts[2]
    assert turns(collection.game(third)) == ["a1", "b1"]
    assert not collection.game(third).reading.alone
    assert not collection.first().reading.alone


def test_of_too_many_games_the_first_are_read_and_the_rest_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rules.record.collection.MAX_GAMES", 2)
    collection = Collection(f"{ANN}\n{ANN}\n{ANN}\n{ANN}")
    one, two, rest = collection.games()
    assert turns(one) == turns(two) == ["a1", "b1"]
    assert isinstance(rest, GameFileError)
    assert rest.problem.endswith("games; the rest were skipped")
    assert (rest.line, rest.column) == (3, 1)
    *_, heading = collection.headings()
    assert heading.start == 2 * (len(ANN) + 1)
    assert heading.problem == str(rest)
    assert len(list(Collection(f"{ANN}{ANN}").headings())) == 2
    assert not isinstance(list(Collection(f"{ANN}{ANN}").games())[-1], GameFileError)


def test_text_before_the_first_game_is_skipped() -> None:
    (game,) = Collection(f"From: Ann (see below; really)\n\n{ANN}").games()
    assert isinstance(game, GameRecord)
    assert turns(game) == ["a1", "b1"]
    assert game.reading.problems[0].problem == "there is text before the game"


def test_reading_can_be_watched_and_stopped() -> None:
    class StoppedError(Exception):
        pass

    shares: list[float] = []

    def stop_at_half(share: float) -> None:
        shares.append(share)
        if share > 0.5:
            raise StoppedError

    collection = Collection(ANN * 1000)
    with pytest.raises(StoppedError):
        list(collection.headings(stop_at_half))
    assert shares == pytest.approx([game / 1000 for game in range(0, 513, 64)], abs=1e-3)
    shares.clear()
    with pytest.raises(StoppedError):
        list(collection.games(stop_at_half))
    long = Collection(ROOT + "(;B[a1])" * 1000 + ")")
    shares.clear()
    with pytest.raises(StoppedError):
        long.first(stop_at_half)
    assert len(shares) > 1


@given(st.lists(records(), min_size=1, max_size=3), st.sampled_from(["", "\n", " \r\n\t"]))
@settings(max_examples=20)
def test_collections_of_any_games_come_back(games: list[GameRecord], between: str) -> None:
    collection = Collection(between.join(map(write_game, games)).encode())
    assert list(collection.games()) == games
    assert [heading.players for heading in collection.headings()] == [
        tuple(reversed(game.names) if game.ends_swapped else game.names) for game in games
    ]


def test_a_swap_that_was_tried_after_the_end_changes_nobodys_colour() -> None:
    ended = f"{ROOT}XF[1]PB[Ann]PW[Ben]RE[B+R];B[b1]XH[end];W[swap])"
    swapped = f"{ROOT}XF[1]PB[Ann]PW[Ben]RE[B+R];B[b1];W[swap]XH[end])"
    collection = Collection(f"{ended}{swapped}")
    assert [game.ends_swapped for game in map(_read, collection.games())] == [False, True]
    players = [heading.players for heading in collection.headings()]
    assert players == [("Ann", "Ben"), ("Ben", "Ann")]


def _read(game: GameRecord | GameFileError) -> GameRecord:
    assert isinstance(game, GameRecord)
    return game
