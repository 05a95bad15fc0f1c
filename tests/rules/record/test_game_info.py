"""Dates, seats, problems, clock times, names and positions that were set up, in saved games."""

from pathlib import Path

import pytest
from game_facts import merged
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf

from rules.clock import NO_CLOCKS, Left, TimeControl
from rules.games import GAMES, read_setup
from rules.lab.match_game import GameResult
from rules.library.entry import digest, entry_of
from rules.library.positions import canonical_keys
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record.clock_times import (
    left_at,
    set_left_at,
    set_spent_at,
    set_time_control,
    spent_at,
    time_control,
)
from rules.record.engine_seat import LONGEST_NAME, THINK_MS, EngineSeat, read_engine_seat
from rules.record.game_file import Collection, load, read_game, save, write_game
from rules.record.game_record import Ending, GameRecord
from rules.record.game_root import DateError, DateProblem, read_dates
from rules.record.sgf import MAX_PROBLEMS, GameFileError, ReadReport
from rules.translatable_text import TranslatableText


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("", ""),
        ("2026", "2026"),
        ("2026-05", "2026-05"),
        ("2024-02-29", "2024-02-29"),
        (" 1996-05-06 , 07, 08 ", "1996-05-06,07,08"),
        ("1996-12-27,28,1997-01-03,04", "1996-12-27,28,1997-01-03,04"),
        ("1996-05,06", "1996-05,06"),
        ("1996,1997", "1996,1997"),
        ("1996-05-06,06-01", "1996-05-06,06-01"),
        ("1996-05-06,06-01,02", "1996-05-06,06-01,02"),
    ],
)
def test_these_are_dates(text: str, kept: str) -> None:
    assert read_dates(text) == kept


@pytest.mark.parametrize(
    ("text", "problem", "part"),
    [
        ("5 May 2026", DateProblem.FORM, "5 May 2026"),
        ("2026-5-1", DateProblem.FORM, "2026-5-1"),
        ("2026/05/01", DateProblem.FORM, "2026/05/01"),
        ("2026-05-01,", DateProblem.FORM, ""),
        ("05-01", DateProblem.FORM, "05-01"),
        ("2026,05", DateProblem.FORM, "05"),
        ("2026-05,06-01", DateProblem.FORM, "06-01"),
        ("２０２６", DateProblem.FORM, "２０２６"),
        ("2026-02-29", DateProblem.NO_SUCH_DAY, "2026-02-29"),
        ("2026-13", DateProblem.NO_SUCH_DAY, "2026-13"),
        ("2026-04-30,31", DateProblem.NO_SUCH_DAY, "31"),
        ("0000", DateProblem.NO_SUCH_DAY, "0000"),
    ],
)
def test_these_are_not_dates(text: str, problem: DateProblem, part: str) -> None:
    with pytest.raises(DateError) as error:
        read_dates(text)
    assert (error.value.problem, error.value.part) == (problem, part)
    assert str(error.value) == f"{part}: {problem.value}"


@pytest.mark.parametrize(
    "seat",
    [
        EngineSeat("GNU Hex", 3000),
        EngineSeat("x", THINK_MS[0]),
        EngineSeat("Ĝo]\\:;", THINK_MS[-1]),
        EngineSeat("1 2 3", 100),
    ],
)
def test_a_seat_is_read_back_from_its_text_and_from_a_file(seat: EngineSeat) -> None:
    assert read_engine_seat(str(seat)) == seat
    record = GameRecord(next(iter(GAMES.values())).small_setup())
    record.seats = [str(seat), "person"]
    saved = read_game(write_game(record))
    assert saved.seats == [str(seat), "person"]
    assert read_engine_seat(saved.seats[0]) == seat


@pytest.mark.parametrize(
    "text",
    [
        "",
        "person",
        "engine 5",
        "program",
        "program 3000",
        "program 3000 ",
        "program x Hex",
        "program 99 Hex",
        f"program {THINK_MS[-1] + 1} Hex",
        "program -100 Hex",
        "Program 3000 Hex",
    ],
)
def test_any_other_text_is_not_an_engine_of_ones_own(text: str) -> None:
    assert read_engine_seat(text) is None


def test_a_name_from_a_file_is_one_short_line() -> None:
    seat = read_engine_seat("program 3000 a\n\x1b[31m" + "b" * 200)
    assert seat is not None
    assert seat.name.startswith("a [31mb")
    assert len(seat.name) <= LONGEST_NAME


def test_a_problem_is_reported_with_its_place_if_it_has_one() -> None:
    whole, placed = GameFileError("it is empty"), GameFileError("no turn", 3, 7)
    assert str(whole) == "it is empty"
    assert (whole.problem, whole.line, whole.column) == ("it is empty", None, None)
    assert str(placed) == "line 3, column 7: no turn"
    assert (placed.problem, placed.line, placed.column) == ("no turn", 3, 7)


def test_a_long_problem_is_cut_and_a_short_one_can_still_be_translated() -> None:
    just = TranslatableText("{text}", text="x" * 200)
    assert GameFileError(just).problem is just
    assert GameFileError("x" * 201).problem == "x" * 200 + "…"
    assert str(GameFileError("x" * 300, 1, 2)).endswith("xx…")


def test_a_game_that_was_begun_here_may_be_written_over() -> None:
    reading = ReadReport()
    assert (reading.problems, reading.more, reading.alone, reading.fingerprint) == (
        [],
        0,
        True,
        None,
    )
    assert not reading.read_only


def test_a_file_with_a_problem_or_more_games_is_not_written_over() -> None:
    damaged, collection = ReadReport(), ReadReport(alone=False)
    damaged.note(GameFileError("no turn"))
    assert damaged.read_only
    assert collection.read_only


def test_the_first_problems_are_kept_and_the_rest_is_counted() -> None:
    reading = ReadReport()
    problems = [GameFileError(str(number)) for number in range(MAX_PROBLEMS + 2)]
    for problem in problems[:-2]:
        reading.note(problem)
    assert (reading.problems, reading.more) == (problems[:-2], 0)
    for problem in problems[-2:]:
        reading.note(problem)
    assert (reading.problems, reading.more) == (problems[:-2], 2)


FIXED = TimeControl(main_seconds=60)
FISCHER = TimeControl(main_seconds=60, increment_seconds=5)
PER_TURN = TimeControl(overtime_seconds=30, overtime_turns=1)
CANADIAN = TimeControl(main_seconds=10, overtime_seconds=20, overtime_turns=5)


def timed(control: TimeControl = FIXED, *turns: str) -> GameRecord:
    record = GameRecord(GAMES["egotzi"].setup(size=4))
    set_time_control(record, control)
    for text in turns or ("a1", "d4", "b2", "c3"):
        record.play_text(text)
    return record


@pytest.mark.parametrize("control", [NO_CLOCKS, FIXED, FISCHER, PER_TURN, CANADIAN])
def test_the_time_control_is_kept_in_the_file(control: TimeControl) -> None:
    record = timed(control)
    assert time_control(record) == control
    assert time_control(read_game(write_game(record))) == control


def test_another_time_control_takes_the_place_of_the_first() -> None:
    record = timed(FISCHER)
    set_time_control(record, FIXED)
    assert record.root.properties["TM"] == ["60"]
    assert "OT" not in record.root.properties
    set_time_control(record, NO_CLOCKS)
    assert "TM" not in record.root.properties


def test_at_first_both_have_all_their_time() -> None:
    record = timed()
    assert left_at(record.root, 0, FIXED) == left_at(record.node, 1, FIXED) == Left(60)
    assert left_at(record.node, 0, NO_CLOCKS) is None
    set_left_at(record.node, 1, Left(20))
    assert left_at(record.node, 1, FIXED) == Left(20)
    assert left_at(record.node, 1, NO_CLOCKS) is None  # whatever a file says about times


def test_a_game_without_clocks_is_not_searched_for_times(monkeypatch: pytest.MonkeyPatch) -> None:
    record = timed(NO_CLOCKS)
    monkeypatch.setattr("rules.record.clock_times.read_seconds", pytest.fail)
    assert left_at(record.node, 0, NO_CLOCKS) is None


def test_every_moment_has_the_times_of_its_last_turns() -> None:
    record = timed()
    one, two, three, four = record.line
    set_left_at(one, 0, Left(50))
    set_left_at(two, 1, Left(40))
    set_left_at(three, 0, Left(30))
    loaded = read_game(write_game(record))
    one, two, three, four = loaded.line
    assert [left_at(node, 0, FIXED) for node in (one, two, three, four)] == [
        Left(50),
        Left(50),
        Left(30),
        Left(30),
    ]
    assert [left_at(node, 1, FIXED) for node in (one, two, three, four)] == [
        Left(60),
        Left(40),
        Left(40),
        Left(40),
    ]
    assert one.properties == {"BL": ["50.00"]}
    assert two.properties == {"WL": ["40.00"]}


def test_overtime_is_written_with_its_turns() -> None:
    record = timed(CANADIAN)
    set_left_at(record.node, 1, Left(12.5, 4))
    assert record.node.properties == {"WL": ["12.50"], "OW": ["4"]}
    assert left_at(record.node, 1, CANADIAN) == Left(12.5, 3)
    set_left_at(record.node, 1, Left(12.5, 1))
    assert left_at(record.node, 1, CANADIAN) == Left(20, 5)
    set_left_at(record.node, 0, Left(7))
    assert record.node.properties == {"BL": ["7.00"]}
    assert left_at(record.node, 0, CANADIAN) == Left(7)


def test_time_per_turn_is_whole_again_after_each() -> None:
    record = timed(PER_TURN)
    set_left_at(record.node, 1, Left(0.001, 1))
    assert record.node.properties["WL"] == ["0.01"]
    assert left_at(record.node, 1, PER_TURN) == Left(30, 1)


@pytest.mark.parametrize("control", [FIXED, FISCHER, PER_TURN, CANADIAN])
def test_a_clock_at_nothing_stays_there(control: TimeControl) -> None:
    record = timed(control)
    set_left_at(record.line[1], 1, Left(0, control.overtime_turns))
    left = left_at(record.node, 1, control)
    assert left is not None
    assert left.out


def test_the_time_of_an_unfinished_turn_is_kept_and_goes_with_it() -> None:
    record = timed()
    assert spent_at(record.node) == 0
    assert set_spent_at(record.node, 12.341)
    assert not set_spent_at(record.node, 12.342)  # nothing is another now
    loaded = read_game(write_game(record))
    assert spent_at(loaded.node) == 12.35
    assert set_spent_at(record.node, 0)
    assert "XL" not in record.node.properties
    set_spent_at(record.node, 3)
    set_left_at(record.node, 1, None)
    assert record.node.properties == {}


def test_other_remarks_stay() -> None:
    record = timed()
    record.node.properties["C"] = ["a comment"]
    set_left_at(record.node, 1, Left(3))
    set_left_at(record.node, 1, None)
    assert record.node.properties == {"C": ["a comment"]}


@given(st.floats(0, 1_000_000))
def test_a_turn_that_took_all_the_time_is_over_when_read(seconds: float) -> None:
    record = timed(FIXED)
    set_left_at(record.node, 1, Left(seconds))
    left = left_at(record.node, 1, FIXED)
    assert left is not None
    assert left.out == (seconds == 0)
    assert abs(left.seconds - seconds) <= 0.010001
    set_spent_at(record.node, left.seconds)
    assert FIXED.after(left, spent_at(record.node)).out


@pytest.mark.parametrize("text", ["", "x", "-5", "nan", "1e9", "99999999999999999999", "5:30"])
def test_invalid_times_are_skipped_and_kept(text: str) -> None:
    record = timed()
    set_left_at(record.line[1], 1, Left(40))
    record.node.properties |= {"WL": [text], "XL": [text]}
    record = read_game(write_game(record))
    assert left_at(record.node, 1, FIXED) == Left(40)
    assert spent_at(record.node) == 0
    assert record.node.properties["WL"] == [text]


@pytest.mark.parametrize("turns", ["", "x", "0", "-1", "9999999999999", "４"])
def test_invalid_numbers_of_turns_mean_a_new_period(turns: str) -> None:
    record = timed(PER_TURN)
    record.node.properties |= {"WL": ["10"], "OW": [turns]}
    assert left_at(record.node, 1, PER_TURN) == Left(30, 1)


def test_a_time_control_of_others_is_kept_and_not_used() -> None:
    record = timed(NO_CLOCKS)
    record.root.properties |= {"TM": ["1800"], "OT": ["5x30 byo-yomi"]}
    record = read_game(write_game(record))
    assert time_control(record) == NO_CLOCKS
    assert record.root.properties["OT"] == ["5x30 byo-yomi"]


def test_a_property_without_values_says_nothing() -> None:
    record = timed()
    record.root.properties["TM"] = []
    record.node.properties["WL"] = []
    assert time_control(record) == NO_CLOCKS
    assert left_at(record.node, 1, FIXED) == Left(60)


WITH_SWAP = [key for key, game in GAMES.items() if "pie" in dict(game.setup().options)]
FIRST, SECOND = 0, 1


def swapped_game(key: str, *, winner: int = FIRST) -> GameRecord:
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
    assert as_others_read(write_game(swapped_game(key, winner=SECOND))) == ("Ben", "Ann", "W+R")


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


# -- positions that were set up --------------------------------------------------------------------

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
