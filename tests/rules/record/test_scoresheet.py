"""A saved game whose rules are not there: what its file says, unchecked."""

from __future__ import annotations

import pytest

from rules.games import BROKEN
from rules.games.packages import GamePackage, GamePackageError
from rules.outcome import Outcome
from rules.position import BLACK
from rules.record.collection import Collection
from rules.record.game_file import GameFileError, read_game
from rules.record.game_record import Ending, GameRecord
from rules.record.read_report import MissingGameError
from rules.record.scoresheet import Scoresheet, WrittenMove

ROOT = "FF[4]GM[1999]XG[nudge]XI[oddments-nudge]XF[1]"
GAME = f"(;{ROOT}SZ[5]XP[off]PB[Ann]PW[Bob]XC[person][engine 5]DT[2026-11-01]RE[B+R]"
TREE = f"{GAME}C[Before.];B[c3];W[d4]C[Well!](;B[a1](;W[e5])(;W[e4]C[Or this.]))(;B[a2];W[b2]))"
FOREIGN = f"(;{ROOT})"


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
    game = scoresheet(f"(;{ROOT};C[Hello];B[a1];C[A pause];W[b1])")
    assert list(game.moves()) == [
        WrittenMove(0, 0, 0, "", "Hello"),
        WrittenMove(0, 1, 0, "a1", ""),
        WrittenMove(0, -1, 0, "", "A pause"),
        WrittenMove(0, 2, 1, "b1", ""),
    ]


@pytest.mark.parametrize("depth", [1, 2_000])
def test_variations_may_be_nested_deeply(depth: int) -> None:
    text = f"(;{ROOT}" + "(;B[a1])(;B[b1]" * depth + ")" * depth + ")"
    moves = list(scoresheet(text).moves())
    assert len(moves) == 2 * depth
    assert moves[-1].depth == depth


def test_a_damaged_text_is_kept_up_to_the_damage() -> None:
    game = scoresheet(f"(;{ROOT};B[a1];W[b1")
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


@pytest.mark.parametrize("text", ["(;GM[1])", f"(;{ROOT.replace('XF[1]', 'XF[7]')})", "(;GM[1"])
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
