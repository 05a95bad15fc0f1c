"""The library finds games by what is known about them, and keeps up with their files."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from installed_game import without_game
from library_games import keep, random_game

from rules.games import GAMES
from rules.library import library as library_module
from rules.library.entry import Ended, Filter, Nameless, Order
from rules.library.library import Library, LibraryRow
from rules.library.positions import canonical_key
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record.game_record import Ending, GameRecord

EGOTZI = GAMES["egotzi"].setup(size=5)
YODD = GAMES["yodd"].setup(size=4)


def names(library: Library, wanted: Filter, order: Order = Order.LATEST) -> list[str]:
    """Return the names of the files that are found, in their order."""
    found = library.search(wanted, order).ids
    rows = library.rows(found)
    return [rows[number].path.stem for number in found]


def row_at(library: Library, path: Path) -> LibraryRow:
    """Return the game in a file."""
    rows = library.rows(library.search(Filter()).ids).values()
    return next(row for row in rows if row.path == path)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path)
    yield library
    library.close()


@pytest.fixture
def full_library(library: Library) -> Library:
    """Return a library with some games."""
    won = random_game(EGOTZI, 1, most=5, names=("Ann Škoda", "Bob"), date="2026-11-03")
    won.node.properties["C"] = ["A ladder along side 3"]
    won.end(Outcome(BLACK, Ending.RESIGNATION))
    lost = random_game(EGOTZI, 2, most=4, names=("", "Ann"), seats=("engine 5", ""), date="2026-10")
    lost.end(Outcome(BLACK, Ending.RESIGNATION))
    drawn = random_game(YODD, 3, most=4, names=("Eve", "Bob"), date="2025", event="Cup of Gent")
    drawn.end(Outcome(None, Ending.AGREEMENT))
    unfinished = random_game(YODD, 4, most=5, names=("Bob", ""), date="", comment="征子は成立")
    for name, record in (("w", won), ("l", lost), ("d", drawn), ("u", unfinished)):
        keep(library.folder, record, name)
    library.catch_up()
    return library


FOUND = [
    (Filter(), "wldu"),
    (Filter(game="yodd"), "du"),
    (Filter(setup=str(EGOTZI)), "wl"),
    (Filter(setup="egotzi size=7"), ""),
    (Filter(player="ann"), "wl"),
    (Filter(player="skoda ANN"), "w"),
    (Filter(player="sko bob"), ""),
    (Filter(player="computer"), "l"),
    (Filter(player="level 5"), "l"),
    (Filter(player="computer level 6"), ""),
    (Filter(player="stufe 5", computer="engine 5"), "l"),
    (Filter(player="eve", computer="engine 5"), "ld"),
    (Filter(player="stufe 6", computer="engine 6"), ""),
    (Filter(player="stufe", computer="engine", ended=Ended.WON), "l"),
    (Filter(player="stufe", computer="engine", ended=Ended.LOST), ""),
    (Filter(player="Ann", ended=Ended.LOST), "l"),
    (Filter(player="Ann", ended=Ended.WON), "w"),
    (Filter(ended=Ended.BLACK), "wl"),
    (Filter(player="computer", ended=Ended.WON), "l"),
    (Filter(player="computer", ended=Ended.LOST), ""),
    (Filter(ended=Ended.DRAW), "d"),
    (Filter(ended=Ended.UNFINISHED), "u"),
    (Filter(since="2026-11-01"), "w"),
    (Filter(since="2026-10-20"), "wl"),
    (Filter(until="2026-10"), "ld"),
    (Filter(since="2025-06", until="2026-10"), "ld"),
    (Filter(since="2026", until="2026"), "wl"),
    (Filter(event="gent cup"), "d"),
    (Filter(comment="ladd SIDE"), "w"),
    (Filter(comment="adder"), ""),
    (Filter(comment="成立"), "u"),
    (Filter(comment="立成"), ""),
    (Filter(comment='" OR words:*'), ""),
    (Filter(comment="%"), "dluw"),
    (Filter(comment="Bob"), ""),
    (Filter(game="egotzi", player="bob", comment="ladder", since="2026"), "w"),
]


def test_filters_find_what_they_say(full_library: Library) -> None:
    for wanted, found in FOUND:
        assert sorted(names(full_library, wanted)) == sorted(found), wanted


def test_games_of_humans_without_a_name_are_found_by_what_they_are_called(library: Library) -> None:
    for name, seats in (
        ("first", ("person", "engine 3")),
        ("second", ("program 100 Hex", "")),
        ("two", ("person", "person")),
        ("none", ("engine 3", "program 100 Hex")),
    ):
        record = random_game(EGOTZI, 1, most=2, names=("", ""), seats=seats)
        record.end(Outcome(BLACK, Ending.RESIGNATION))
        keep(library.folder, record, name)
    keep(library.folder, random_game(EGOTZI, 2, names=("Ann", ""), seats=("person", "")), "ann")
    library.catch_up()
    for kind, ended, found in (
        (Nameless.ALONE, None, ["first", "second"]),
        (Nameless.ALONE, Ended.WON, ["first"]),
        (Nameless.ALONE, Ended.LOST, ["second"]),
        (Nameless.FIRST, None, ["two"]),
        (Nameless.SECOND, None, ["ann", "two"]),
    ):
        wanted = Filter(player="x", nameless=frozenset({kind}), ended=ended)
        assert sorted(names(library, wanted)) == found


def test_the_colour_that_won_is_looked_for(library: Library) -> None:
    for name, colour in (("b", BLACK), ("w", WHITE)):
        record = random_game(EGOTZI, 1, most=2)
        record.end(Outcome(colour, Ending.RESIGNATION))
        keep(library.folder, record, name)
    library.catch_up()
    assert names(library, Filter(ended=Ended.BLACK)) == ["b"]
    assert names(library, Filter(ended=Ended.WHITE)) == ["w"]


def test_the_latest_game_comes_first(library: Library) -> None:
    for name, date, changed in (
        ("old", "2024", 30),
        ("new", "2026-11", 10),
        ("newer", "2026-11", 20),
    ):
        keep(library.folder, random_game(YODD, 1, most=2, date=date), name, changed=changed)
    library.catch_up()
    assert names(library, Filter()) == ["newer", "new", "old"]


@pytest.mark.parametrize(
    ("order", "listed"),
    [
        (Order.LATEST, "wlodu"),
        (Order.OLDEST, "udolw"),
        (Order.GAME, "wlodu"),
        (Order.PLAYERS, "owudl"),
        (Order.RESULT, "owldu"),
    ],
)
def test_games_are_listed_in_many_orders(full_library: Library, order: Order, listed: str) -> None:
    other = random_game(YODD, 5, most=5, names=("Ängel", "Zoe"), date="2025-02")
    other.end(Outcome(WHITE, Ending.RESIGNATION))
    keep(full_library.folder, other, "o")
    full_library.catch_up()
    assert "".join(names(full_library, Filter(), order)) == listed
    latest = [name for name in listed if name in "od"]
    assert names(full_library, Filter(event="cup"), order) == ["d"]
    assert [
        name for name in names(full_library, Filter(game="yodd"), order) if name in "od"
    ] == latest


def test_computers_come_after_humans_by_level(library: Library) -> None:
    for name, seat in (("ten", "engine 10"), ("two", "engine 2"), ("zoe", "person")):
        keep(
            library.folder,
            random_game(YODD, 1, most=2, names=(name, "Bob"), seats=(seat, "person")),
            name,
        )
    library.catch_up()
    assert names(library, Filter(), Order.PLAYERS) == ["zoe", "two", "ten"]


def test_a_row_describes_the_game(full_library: Library) -> None:
    (number,) = full_library.search(Filter(ended=Ended.LOST, player="ann")).ids
    row = full_library.rows([number])[number]
    assert row.path == full_library.folder / "games" / "2026-11" / "l.oddments"
    assert row.entry.names == ("", "Ann")
    assert row.entry.seats == ("engine 5", "")
    assert (row.entry.result, row.entry.winner, row.entry.turns) == ("B+R", 0, 4)
    assert (row.entry.date, row.entry.problem, row.binned) == ("2026-10", "", False)
    assert row_at(full_library, row.path) == row
    assert full_library.rows([10_000]) == {}


def test_the_board_that_is_played_on_most_is_offered_first(library: Library) -> None:
    small, large = GAMES["egotzi"].setup(size=4), GAMES["egotzi"].setup(size=6)
    for number, setup in enumerate((small, large, EGOTZI, large, EGOTZI, large)):
        keep(library.folder, random_game(setup, number, most=3), str(number))
    library.catch_up()
    assert library.setups("egotzi") == [str(large), str(EGOTZI), str(small)]
    assert library.setups("yodd") == library.setups("egotzi", binned=True) == []


# -- positions -----------------------------------------------------------------------------------


@settings(
    max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
@given(data=st.data(), game=st.sampled_from(list(GAMES)))
def test_a_position_is_found_in_the_games_that_had_it(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject, game: str
) -> None:
    library = Library(tmp_path_factory.mktemp("library"))
    setup = GAMES[game].setup()
    records = [random_game(setup, data.draw(st.integers(1, 99)), most=9) for _ in range(3)]
    for number, record in enumerate(records):
        keep(library.folder, record, str(number))
    library.catch_up()
    turn = data.draw(st.integers(0, len(records[0].main_line)))
    node = records[0].main_line[turn - 1] if turn else records[0].root
    wanted = canonical_key(records[0].position_at(node))
    expected = {}
    for number, record in enumerate(records):
        stood = [
            record.position_at(each).turn
            for each in (record.root, *record.main_line)
            if canonical_key(record.position_at(each)) == wanted
        ]
        if stood:
            expected[str(number)] = stood[0]
    found = library.search(Filter(position=wanted))
    rows = library.rows(found.ids)
    assert found.turns is not None
    turns = {rows[i].path.stem: t for i, t in zip(found.ids, found.turns, strict=True)}
    assert turns == expected
    library.close()


def test_positions_of_variations_are_found_and_other_filters_count_too(library: Library) -> None:
    record = random_game(EGOTZI, 5, most=6)
    record.go_to(record.main_line[1])
    variation = record.add(record.node, (record.position.distinct_steps()[-1],))
    wanted = canonical_key(record.position_at(variation))
    keep(library.folder, record)
    library.catch_up()
    assert names(library, Filter(position=wanted)) == ["a"]
    assert names(library, Filter(position=wanted, player="nobody")) == []
    assert names(library, Filter(position=wanted, binned=True)) == []
    assert names(library, Filter(position=wanted + 1)) == []


def test_games_from_a_position_are_found_with_the_others(library: Library) -> None:
    plain = random_game(EGOTZI, 5, most=6)
    setup = EGOTZI.placed(plain.position_at(plain.main_line[3]).placement())
    record = GameRecord(setup)
    for node in plain.main_line[4:]:
        record.play(node.turn)
    keep(library.folder, plain, "plain")
    keep(library.folder, record, "placed")
    library.catch_up()
    late, early = (canonical_key(plain.position_at(plain.main_line[at])) for at in (5, 1))
    assert sorted(names(library, Filter(setup=str(EGOTZI)))) == ["placed", "plain"]
    assert sorted(names(library, Filter(position=late))) == ["placed", "plain"]
    assert names(library, Filter(position=early)) == ["plain"]
    found = library.search(Filter(position=late))
    rows = library.rows(found.ids)
    assert found.turns is not None
    turns = {rows[i].path.stem: t for i, t in zip(found.ids, found.turns, strict=True)}
    assert turns == {"placed": 2, "plain": 6}


def test_a_game_that_continues_is_found_by_its_new_positions_only(
    library: Library,
) -> None:
    record = random_game(EGOTZI, 5, most=4)
    path = keep(library.folder, record)
    library.index(path)
    early, late = (
        canonical_key(record.position_at(record.main_line[1])),
        canonical_key(record.position),
    )
    assert names(library, Filter(position=late)) == ["a"]
    record.remove(record.main_line[2])
    record.play((record.position.distinct_steps()[-1],))
    keep(library.folder, record)
    library.index(path)
    assert names(library, Filter(position=early)) == ["a"]
    assert names(library, Filter(position=canonical_key(record.position))) == ["a"]
    assert names(library, Filter(position=late)) == []
    assert len(library) == 1


# -- files ---------------------------------------------------------------------------------------


def test_changed_new_and_removed_files_are_noticed(library: Library) -> None:
    first = keep(library.folder, random_game(YODD, 1, most=3, names=("Ann", "")), "a")
    keep(library.folder, random_game(YODD, 2, most=3), "b")
    assert library.catch_up() == 2
    assert library.catch_up() == 0
    keep(library.folder, random_game(YODD, 1, most=3, names=("Zoe", "")), "a")
    keep(library.folder, random_game(YODD, 3, most=3), "c")
    (library.folder / "games" / "2026-11" / "b.oddments").unlink()
    assert library.catch_up() == 3
    assert sorted(names(library, Filter())) == ["a", "c"]
    assert names(library, Filter(player="zoe")) == ["a"]
    first.unlink()
    library.index(first)
    assert names(library, Filter()) == ["c"]
    assert _rows_of_positions(library) == {library.search(Filter()).ids[0]}


def _rows_of_positions(library: Library) -> set[int]:
    return {game for (game,) in library.index_file.connection.execute("SELECT game FROM positions")}


def test_files_without_games_are_listed_with_the_reason(library: Library) -> None:
    path = keep(library.folder, random_game(YODD, 1, most=3), "whole")
    (path.parent / "broken.oddments").write_text("this is not a game")
    (path.parent / "notes.txt").write_text("nor is this")
    (path.parent / ".half.oddments").write_text("a file that is being written")
    library.catch_up()
    found = library.rows(library.search(Filter()).ids)
    problems = {row.path.name: row.entry.problem for row in found.values()}
    assert problems.keys() == {"whole.oddments", "broken.oddments"}
    assert problems["whole.oddments"] == ""
    assert "not an SGF" in problems["broken.oddments"]
    assert names(library, Filter(ended=Ended.UNFINISHED)) == ["whole"]


def test_undecodable_file_names_are_harmless(library: Library) -> None:
    path = keep(library.folder, random_game(YODD, 1, most=3))
    odd = Path(str(path.parent / "b") + b"\xff.oddments".decode("utf-8", "surrogateescape"))
    path.rename(odd)
    library.catch_up()
    (row,) = library.rows(library.search(Filter()).ids).values()
    assert row.path == odd
    assert library.catch_up() == 0


def test_a_catch_up_reports_its_progress_and_can_be_stopped(library: Library) -> None:
    for seed in range(1, 6):
        keep(library.folder, random_game(YODD, seed, most=2), str(seed), changed=seed)
    reported: list[tuple[int, int]] = []
    library.catch_up(lambda done, of: reported.append((done, of)), lambda: len(reported) == 2)
    assert reported == [(1, 5), (2, 5)]
    assert sorted(names(library, Filter())) == ["4", "5"]  # the latest files first
    assert library.catch_up() == 3


def test_a_game_added_during_a_catch_up_stays(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_module, "_AT_ONCE", 1)
    for seed in (1, 2):
        keep(library.folder, random_game(YODD, seed, most=2), str(seed))
    paused = 0

    def pause() -> None:
        nonlocal paused
        paused += 1
        if paused == 2:  # all files have been seen
            library.index(keep(library.folder, random_game(YODD, 3, most=3), "3"))

    library.catch_up(pause=pause)
    assert paused == 2
    assert sorted(names(library, Filter())) == ["1", "2", "3"]


def test_a_batch_that_fails_leaves_nothing_behind(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    path = keep(library.folder, random_game(YODD, 1, most=3))
    with monkeypatch.context() as patched:
        patched.setattr(Library, "_put_positions", fail)
        with pytest.raises(sqlite3.OperationalError):
            library.index(path)
    assert len(library) == 0
    library.index(path)
    assert len(library) == 1


MISSING = (
    "(;GM[1999]XG[nudge]XI[oddments-nudge]SZ[5]PB[Ann Škoda]PW[Bob]DT[2026-11-01]EV[Cup]RE[W+T]"
    "C[A ladder];B[a1];W[b1])"
)


def test_a_game_without_its_rules_is_listed_with_what_its_file_says(full_library: Library) -> None:
    path = full_library.folder / "games" / "missing.oddments"
    path.write_text(MISSING, "utf-8")
    assert full_library.catch_up() == 1
    row = row_at(full_library, path)
    entry = row.entry
    assert (entry.setup, entry.names, entry.date) == (
        "nudge size=5",
        ("Ann Škoda", "Bob"),
        "2026-11-01",
    )
    assert (entry.event, entry.turns, entry.result, entry.winner) == ("Cup", 2, "W+T", WHITE)
    assert "comes with the package 'oddments-nudge'" in entry.problem
    won = Filter(player="bob", ended=Ended.WON, comment="ladder")
    assert names(full_library, won) == ["missing"]
    assert full_library.catch_up() == 0


def test_games_are_read_again_when_their_rules_go_and_when_they_come_back(
    full_library: Library,
) -> None:
    path = next(full_library.folder.glob("games/**/w.oddments"))
    before = row_at(full_library, path)
    won = Filter(player="ann", ended=Ended.WON)
    with without_game("egotzi"):
        assert full_library.catch_up() == 2
        row = row_at(full_library, path)
        assert row.id == before.id
        assert "does not know the game 'egotzi'" in row.entry.problem
        assert row.entry.result == before.entry.result
        assert "w" in names(full_library, won)
        assert full_library.catch_up() == 0
    assert full_library.catch_up() == 2
    assert row_at(full_library, path) == before
    assert full_library.catch_up() == 0
