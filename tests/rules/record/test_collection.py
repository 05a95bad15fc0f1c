"""All games of a text, whatever is between them, and games whose rules are not there."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_records import records

from rules.games import BROKEN
from rules.games.packages import GamePackage, GamePackageError
from rules.outcome import Outcome
from rules.position import BLACK
from rules.record.collection import Collection
from rules.record.game_file import load, load_games, read_game, write_game
from rules.record.game_record import Ending, GameRecord
from rules.record.read_report import GameFileError, MissingGameError
from rules.record.scoresheet import Scoresheet, WrittenMove

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
    assert ann[1:] == ("Odd-Y", ("Ann", "Ben"), "W+R", "2024-05-01", "Cup", "", ("", ""))
    assert go.players == ("Cho", "")
    assert "a game of Go" in go.problem
    assert bare[1:] == ("Odd-Y", ("", ""), "", "", "", "", ("", ""))
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


@pytest.mark.parametrize(
    ("head", "piece", "most"),
    [
        ("", "(;FF[", 3),  # only the first of them begins a game
        ("", f"{ANN}\n", 120),
        ("(;GM[1001]SZ[5]XD", "[a1b1]", 1),
        ("(;GM[1004]AB", "[a1]", 12),
    ],
)
def test_a_big_file_opens_with_few_calls_for_each_piece(head: str, piece: str, most: int) -> None:
    calls = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    collection = Collection(head + piece * 2_000)
    sys.setprofile(count)
    try:
        for _heading in collection.headings():
            pass
    finally:
        sys.setprofile(None)
    assert calls < most * 2_000


def test_undecodable_bytes_are_reported_for_their_game() -> None:
    data = f"{ANN}\n{ANN}\n{ANN}".encode().replace(b"Ann", b"\xff", 2).replace(b"\xff", b"Ann", 1)
    assert [len(game.reading.problems) for game in Collection(data).games()] == [0, 1, 0]  # type: ignore[union-attr]


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


MISSING_ROOT = "FF[4]GM[1999]XG[nudge]XI[oddments-nudge]XF[1]"
GAME = f"(;{MISSING_ROOT}SZ[5]XP[off]PB[Ann]PW[Bob]XC[person][engine 5]DT[2026-11-01]RE[B+R]"
TREE = f"{GAME}C[Before.];B[c3];W[d4]C[Well!](;B[a1](;W[e5])(;W[e4]C[Or this.]))(;B[a2];W[b2]))"
FOREIGN = f"(;{MISSING_ROOT})"


def scoresheet(text: str) -> Scoresheet:
    shown = Collection(text).shown()
    assert isinstance(shown, Scoresheet)
    return shown


def missing(text: str) -> MissingGameError:
    with pytest.raises(MissingGameError) as caught:
        read_game(text)
    return caught.value


def test_the_root_says_who_played_what() -> None:
    game = scoresheet(TREE)
    assert (game.missing.key, game.missing.package, game.missing.why) == (
        "nudge",
        "oddments-nudge",
        "",
    )
    assert game.options == {"size": "5", "pie": "off"}
    assert game.names == ("Ann", "Bob")
    assert game.seats == ("person", "engine 5")
    assert (game.value("DT"), game.value("EV")) == ("2026-11-01", "")
    assert game.outcome == Outcome(BLACK, Ending.RESIGNATION)
    assert (game.text, game.alone, game.problem) == (TREE, True, "")


def test_moves_come_in_the_order_of_reading() -> None:
    assert list(scoresheet(TREE).moves()) == [
        WrittenMove(0, 0, 0, "", "Before."),
        WrittenMove(0, 1, 0, "c3", ""),
        WrittenMove(0, 2, 1, "d4", "Well!"),
        WrittenMove(0, 3, 0, "a1", ""),
        WrittenMove(1, 3, 0, "a2", ""),
        WrittenMove(1, 4, 1, "b2", ""),
        WrittenMove(0, 4, 1, "e5", ""),
        WrittenMove(1, 4, 1, "e4", "Or this."),
    ]
    assert scoresheet(TREE).turn_count == 4
    assert scoresheet(TREE).comments == ["Before.", "Well!", "Or this."]


def test_a_node_without_a_move_is_a_comment_on_the_one_before() -> None:
    game = scoresheet(f"(;{MISSING_ROOT};C[Hello];B[a1];C[A pause];W[b1])")
    assert list(game.moves()) == [
        WrittenMove(0, 0, 0, "", "Hello"),
        WrittenMove(0, 1, 0, "a1", ""),
        WrittenMove(0, -1, 0, "", "A pause"),
        WrittenMove(0, 2, 1, "b1", ""),
    ]


@pytest.mark.parametrize("depth", [1, 2_000])
def test_variations_may_be_nested_deeply(depth: int) -> None:
    text = f"(;{MISSING_ROOT}" + "(;B[a1])(;B[b1]" * depth + ")" * depth + ")"
    moves = list(scoresheet(text).moves())
    assert len(moves) == 2 * depth
    assert moves[-1].depth == depth


def test_a_damaged_text_is_kept_up_to_the_damage() -> None:
    game = scoresheet(f"(;{MISSING_ROOT};B[a1];W[b1")
    assert [move.text for move in game.moves()] == ["a1"]
    assert game.problem == "the text ends within the value that begins here"


@pytest.mark.parametrize(
    ("package", "known"),
    [
        ("oddments-nudge", "oddments-nudge"),
        ("Odd_2.x", "Odd_2.x"),
        ("-r evil.txt", ""),
        ("a; rm -rf ~", ""),
        ("https://example.org/a", ""),
        ("a\nb", ""),
        ("a" * 200, ""),
        ("", ""),
    ],
)
def test_only_a_name_of_a_distribution_is_passed_on(package: str, known: str) -> None:
    error = missing(f"(;GM[1999]XG[nudge]XI[{package}])")
    assert error.package == known
    how = f"comes with the package {known!r}" if known else "does not know the game 'nudge'"
    assert how in str(error)


def test_a_broken_package_is_like_a_missing_one_with_its_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    package = GamePackage("nudge", "no.rules", "no.views")
    monkeypatch.setitem(BROKEN, package, GamePackageError("it is too old"))
    error = missing(TREE)
    assert error.why == "it is too old"
    assert "cannot be played: it is too old" in str(error)


def test_a_game_that_is_known_is_read() -> None:
    assert isinstance(Collection("(;GM[1004]XG[egotzi];B[a1])").shown(), GameRecord)


@pytest.mark.parametrize(
    "text", ["(;GM[1])", f"(;{MISSING_ROOT.replace('XF[1]', 'XF[7]')})", "(;GM[1"]
)
def test_what_is_no_game_of_ours_is_still_refused(text: str) -> None:
    with pytest.raises(GameFileError) as caught:
        Collection(text).shown()
    assert not isinstance(caught.value, MissingGameError)


def test_each_game_of_a_collection_can_be_shown() -> None:
    collection = Collection(f"(;GM[1004]XG[egotzi];B[a1])\n{TREE}")
    ours, theirs = collection.headings()
    assert (theirs.game, theirs.players, theirs.problem) == ("nudge", ("Ann", "Bob"), "")
    shown = collection.shown(theirs.start)
    assert isinstance(shown, Scoresheet)
    assert (shown.text, shown.alone) == (TREE, False)
    assert isinstance(collection.shown(ours.start), GameRecord)
    assert not scoresheet(f"{TREE}{FOREIGN}").alone
