"""What the library knows of a game: its entry, words, filters, and the keys of positions."""

from __future__ import annotations

import dataclasses
import sqlite3

import pytest
from call_count import calls_of
from game_facts import rows
from hypothesis import given, settings
from hypothesis import strategies as st
from library_games import random_game, random_turns

from rules.games import GAMES, read_setup
from rules.library.entry import (
    Ended,
    Filter,
    Order,
    Query,
    date_of,
    digest,
    entry_of,
    folded,
    phrases,
)
from rules.library.positions import canonical_key, canonical_keys
from rules.outcome import Outcome
from rules.position import PLACE, WHITE, Position
from rules.record.game_file import Collection, read_game, write_game
from rules.record.game_record import Ending, GameRecord
from rules.setup import Setup

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


def test_the_library_reads_a_short_game_with_few_calls() -> None:
    collection = Collection("(;FF[4]GM[1004]SZ[6]PB[Ann]PW[Ben]RE[B+R];B[b2];W[c3];B[d4])\n" * 50)
    games: list[GameRecord] = []
    assert calls_of(lambda: games.extend(collection.games())) < 170 * 50  # type: ignore[arg-type]
    assert calls_of(lambda: [entry_of(game) for game in games]) < 145 * 50


def test_the_library_reads_a_game_with_few_calls_for_each_move() -> None:
    record = random_game(SETUP, 1)
    collection = Collection(write_game(record) * 50)
    turns = 50 * len(record.main_line)
    games: list[GameRecord] = []
    assert calls_of(lambda: games.extend(collection.games())) < 40 * turns  # type: ignore[arg-type]
    assert calls_of(lambda: [entry_of(game) for game in games]) < 30 * turns


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Škoda!", "skoda"),
        ("  two\nlines ", "two lines"),
        ("Straße", "strasse"),
        ("Ёлка", "елка"),
        ("c4-d5", "c4 d5"),
        ("征子が", "征 子 が"),
        ("한글 x", "한글 x"),
        ("", ""),
        ("…", ""),
        ("\ud800 half", "half"),
    ],
)
def test_texts_are_folded(text: str, words: str) -> None:
    assert folded(text) == words


def test_phrases_are_words_and_what_belongs_to_one_word() -> None:
    assert phrases('Ladder "side-3" 征子 !') == ["ladder", "side 3", "征 子"]
    assert phrases("  ") == []


FIELDS = {
    "game": "oddy",
    "setup": "oddy sides=3",
    "player": "ann",
    "computer": "engine",
    "ended": Ended.WON,
    "since": "2026",
    "until": "2026",
    "event": "cup",
    "comment": "why",
    "position": 7,
}


def test_a_filter_finds_all_until_something_is_asked_for() -> None:
    assert set(FIELDS) | {"binned", "nameless"} == {
        field.name for field in dataclasses.fields(Filter)
    }
    assert Filter().finds_all
    assert Filter(binned=True).finds_all
    for name, value in FIELDS.items():
        assert not Filter(**{name: value}).finds_all  # type: ignore[arg-type]


@pytest.mark.parametrize("order", Order)
def test_whatever_is_asked_for_sqlite_understands(order: Order) -> None:
    connection = sqlite3.connect(":memory:")
    connection.executescript(
        "CREATE TABLE games (id, path, changed, binned, game_key, setup, players, result, winner,"
        " date); CREATE TABLE positions (key, game, turn);"
        "CREATE VIRTUAL TABLE words USING fts5 (first, second, event, comments)"
    )
    for ended in (None, *Ended):
        for wanted in (Filter(ended=ended), Filter(**{**FIELDS, "ended": ended})):
            query = Query(wanted, order)
            assert connection.execute(query.sql, query.values).fetchall() == []
    connection.close()


Symmetry = tuple[int, ...]

SYMMETRIC = [read_setup(words.split()) for words in rows("SYMMETRIC")]


def lying(position: Position, image: Symmetry) -> set[tuple[int, ...]]:
    """Return the pieces as they lie in an image of the board."""
    return {
        (image[p.site], p.level, p.colour, image[p.partner] if p.partner >= 0 else -1)
        for p in position.pieces()
    }


def images_of_the_start(setup: Setup) -> list[Symmetry]:
    """Return the symmetries under which the first position is its own image."""
    start = setup.start()
    same: Symmetry = tuple(range(start.board.site_count))
    images = start.board.symmetries
    return [image for image in images if lying(start, image) == lying(start, same)]


def step_in(position: Position, step: int, before: Position, image: Symmetry) -> int:
    """Return the step that does in an image of the board what ``step`` does ``before``."""
    if step < PLACE:
        return step
    wanted = {(image[touch.site], touch.hand) for touch in before.touches(step)}
    if before.ordered_touches:
        inorder = [(image[touch.site], touch.hand) for touch in before.touches(step)]
        return next(
            other
            for other in position.legal_steps()
            if [(t.site, t.hand) for t in position.touches(other)] == inorder
        )
    return next(
        other
        for other in position.legal_steps()
        if {(t.site, t.hand) for t in position.touches(other)} == wanted
    )


@settings(max_examples=60)
@given(data=st.data(), setup=st.sampled_from(SYMMETRIC), seed=st.integers(1, 1 << 40))
def test_a_game_played_turned_or_mirrored_has_the_same_keys(
    data: st.DataObject, setup: Setup, seed: int
) -> None:
    image = data.draw(st.sampled_from(images_of_the_start(setup)))
    position, other = setup.start(), setup.start()
    for turn in random_turns(setup, seed):
        for step in turn:
            there = step_in(other, step, position, image)
            position.play(step)
            other.play(there)
        assert lying(position, image) == lying(other, tuple(range(len(image))))
        assert canonical_key(other) == canonical_key(position)


@pytest.mark.parametrize("setup", SYMMETRIC, ids=str)
def test_positions_that_are_not_images_of_one_another_have_different_keys(setup: Setup) -> None:
    seen: dict[int, tuple[set[tuple[int, ...]], int]] = {}
    for seed in range(1, 9):
        position = setup.start()
        for turn in random_turns(setup, seed):
            position.play_turn(turn)
            key = canonical_key(position)
            pieces = lying(position, tuple(range(position.board.site_count)))
            if key in seen:
                other, colour = seen[key]
                assert colour == position.colour
                assert any(other == lying(position, im) for im in position.board.symmetries)
            seen[key] = pieces, position.colour


def test_the_colour_to_move_matters() -> None:
    position = GAMES["yodd"].setup(size=4).start()
    position.play_turn(position.read("Ba1"))
    before = canonical_key(position)
    position.play_turn(position.read("pass"))
    assert canonical_key(position) != before


def test_a_swap_leaves_the_key_as_it_is() -> None:
    position = GAMES["egotzi"].setup(size=5).start()
    position.play_turn(position.read("b2"))
    before = canonical_key(position)
    position.play_turn(position.read("swap"))
    assert canonical_key(position) == before


def test_exchanging_the_colours_of_stones_changes_the_key() -> None:
    black, white = GAMES["yodd"].setup(size=4).start(), GAMES["yodd"].setup(size=4).start()
    black.play_turn(black.read("Ba1"))
    white.play_turn(white.read("Wa1"))
    assert canonical_key(black) != canonical_key(white)


def test_boards_and_games_have_keys_of_their_own_and_other_options_do_not() -> None:
    def key(game: str, **chosen: object) -> int:
        return canonical_key(GAMES[game].setup(**chosen).start())

    setups = {setup.bare for game in GAMES.values() for setup in (game.setup(), game.small_setup())}
    different = [canonical_key(setup.start()) for setup in setups]
    different += [key("oddy", sides=5, size=4), key("oddy", sides=7, size=4)]
    assert len(set(different)) == len(different)
    assert key("egotzi", size=7, variant="squared", komi=4) == key("egotzi", size=7)
    assert key("wythe", size=7, pie=False) == key("wythe", size=7)


def test_keys_stay_what_they_are() -> None:
    """They are stored in users' libraries: other numbers need another version of the index."""
    position = GAMES["wythe"].setup(size=5).start()
    for text in ("c4c3", "b1a1", "d3e3", "b4b5", "b2a2", "e4d4"):
        position.play_turn(position.read(text))
    assert canonical_key(position) == 3465615774186657977
    assert 0 < canonical_key(position) < 1 << 63


def test_a_variation_counts_after_the_game_as_played() -> None:
    record = random_game(GAMES["egotzi"].setup(size=5), 3)
    fourth = record.main_line[3]
    record.go_to(record.main_line[1])
    taken = record.position.distinct_steps()[-1]
    variation = record.add(record.node, (taken,))
    keys = canonical_keys(record)
    assert keys[canonical_key(record.position_at(fourth))] == 4
    assert keys[canonical_key(record.position_at(variation))] == 3
    assert len(keys) <= 2 + len(record.main_line)
