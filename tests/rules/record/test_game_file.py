import datetime
import errno
import os
import random
import re
from pathlib import Path

import pytest
from game_facts import rows
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_records import records

from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record import sgf
from rules.record.game_file import (
    GameFileError,
    is_saved,
    load,
    read_game,
    save,
    write_game,
)
from rules.record.game_reader import sample_text
from rules.record.game_record import Ending, GameRecord
from rules.version import VERSION

ROOT = "FF[4]CA[UTF-8]XG[oddy]XF[1]XS[3]SZ[4]"


def played(*turns: str) -> GameRecord:
    record = GameRecord(GAMES["oddy"].setup(sides=3, size=4))
    for turn in turns:
        record.play_text(turn)
    return record


def assert_sound(record: GameRecord) -> None:
    """Check that the position is the one that the turns lead to."""
    position = record.setup.start()
    for node in record.line:
        assert position.read(node.text) == node.turn
        position.play_turn(node.turn)
    assert record.position == position


# -- there and back --------------------------------------------------------------------------


@given(records())
def test_records_come_back_equal(record: GameRecord) -> None:
    text = write_game(record)
    for data in (text, text.encode()):
        again = read_game(data)
        assert again == record
        assert again.position == record.position
        assert again.result_text == record.result_text
        assert write_game(again) == text
        assert_sound(again)


def test_the_root_is_as_the_format_says() -> None:
    record = GameRecord(GAMES["oddy"].setup(sides=7, size=5, pie=False))
    record.names = ["Ada]", "Bób"]
    record.seats = ["person", "engine 5"]
    assert sgf.read(write_game(record)).properties == {
        "FF": ["4"],
        "CA": ["UTF-8"],
        "AP": [f"Oddments:{VERSION}"],
        "GM": ["1003"],
        "XG": ["oddy"],
        "XF": ["1"],
        "XS": ["7"],
        "SZ": ["5"],
        "XP": ["off"],
        "PB": ["Ada]"],
        "PW": ["Bób"],
        "XC": ["person", "engine 5"],
        "DT": [datetime.date.today().isoformat()],
    }
    assert "XP" not in write_game(played())  # the pie rule is on


def test_a_swap_is_followed_by_the_same_colour() -> None:
    text = write_game(played("a1", "swap", "b1", "c1"))
    assert ";B[a1];W[swap];W[b1];B[c1]" in text
    assert read_game(text).position.swapped


def test_comments_marks_and_unknown_properties_are_kept() -> None:
    text = f"(;{ROOT}C[Hé \\] \\\\ 漢字\nnext]ZZ[1][a:b];B[a1]LB[b1:x][b2:y]C[]TR[a1]GB[2]XQ[?])"
    record = read_game(text)
    assert record.root.properties == {"C": ["Hé ] \\ 漢字\nnext"], "ZZ": ["1", "a:b"]}
    assert record.node.properties == {
        "LB": ["b1:x", "b2:y"],
        "C": [""],
        "TR": ["a1"],
        "GB": ["2"],
        "XQ": ["?"],
    }
    assert read_game(write_game(record)) == record


def test_the_current_node_is_restored() -> None:
    record = played("a1", "b1", "b2")
    assert "XH" not in write_game(record)  # the end of the main line needs no mark
    record.undo()
    again = read_game(write_game(record))
    assert [node.text for node in again.line] == ["a1", "b1"]
    assert again.redo().text == "b2"
    record.undo()
    record.undo()
    assert read_game(write_game(record)).node.parent is None


def test_without_a_mark_the_end_of_the_first_line_is_current() -> None:
    record = read_game(f"(;{ROOT};B[a1](;W[b1];B[b2])(;W[c1]))")
    assert [node.text for node in record.line] == ["a1", "b1", "b2"]


def test_a_node_without_a_turn_is_a_remark_on_the_one_before() -> None:
    record = read_game(f"(;{ROOT}C[one];C[two];B[a1];N[x](;W[b1])(;C[y];W[c1]))")
    assert record.root.properties["C"] == ["one\n\ntwo"]
    first = record.root.children[0]
    assert first.properties == {"N": ["x"], "C": ["y"]}
    assert [node.text for node in first.children] == ["b1", "c1"]


def test_a_remark_on_the_root_changes_no_setting() -> None:
    record = read_game(f"(;{ROOT};SZ[9]XP[off]C[x];B[a1])")
    assert record.root.properties == {"C": ["x"]}
    record.root.properties["SZ"] = ["9"]
    assert read_game(write_game(record)).setup == record.setup


def test_names_are_one_line() -> None:
    assert read_game(f"(;{ROOT}PB[Ada\nL]XC[per\nson])").names == ["Ada L", ""]
    assert read_game(f"(;{ROOT}XC[per\nson])").seats == ["per son", ""]


# -- results ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("B+R", Outcome(BLACK, Ending.RESIGNATION)),
        ("W+Resign", Outcome(WHITE, Ending.RESIGNATION)),
        ("W+T", Outcome(WHITE, Ending.TIME)),
        ("B+Time", Outcome(BLACK, Ending.TIME)),
        ("B+F", Outcome(BLACK, Ending.FORFEIT)),
        ("W+Forfeit", Outcome(WHITE, Ending.FORFEIT)),
        ("B+", Outcome(BLACK, Ending.AGREEMENT)),
        ("W+12", Outcome(WHITE, Ending.AGREEMENT, margin=12)),
        ("0", Outcome(None, Ending.AGREEMENT)),
        ("Draw", Outcome(None, Ending.AGREEMENT)),
    ],
)
def test_results_the_rules_know_nothing_of(text: str, outcome: Outcome) -> None:
    record = read_game(f"(;{ROOT}RE[{text}];B[a1])")
    assert record.outcome == outcome
    assert read_game(write_game(record)) == record
    record.undo()
    assert "RE[" not in write_game(record)


@pytest.mark.parametrize("text", ["Void", "?", "B+X", "black won", "B+3.5", "", "BB+R"])
def test_a_value_that_is_not_a_result_is_kept(text: str) -> None:
    record = read_game(f"(;{ROOT}RE[{text}];B[a1])")
    assert record.outcome is None
    assert sgf.read(write_game(record)).properties["RE"] == [text]


def test_the_rules_result_is_written_and_needs_no_reading() -> None:
    record = played("a1", "d1", "b1", "d2", "c1", "d3", "c2", "d4")
    text = write_game(record)
    assert "RE[W+]" in text
    for result in ("RE[B+9]", "RE[Void]", ""):
        assert read_game(text.replace("RE[W+]", result)) == record


def test_a_resignation_within_the_tree_stays_there() -> None:
    record = played("a1", "b1", "c1")
    record.undo()
    record.end(Outcome(BLACK, Ending.RESIGNATION))
    record.go_to(record.root)
    again = read_game(write_game(record))
    assert again == record
    assert again.outcome is None
    again.redo()
    again.redo()
    assert again.result_text == "B+R"


def test_a_finished_game_looked_at_from_within_did_not_end_there() -> None:
    record = played("a1", "d1", "b1", "d2", "c1", "d3", "c2", "d4")
    record.undo()
    again = read_game(write_game(record))
    assert again.outcome is None
    assert again.game_result_text == "W+"


# -- what is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("", 1, 1, "the file is empty"),
        ("PK\3\4", 1, 1, "not an SGF file"),
        ("(;FF[4]GM[1]SZ[19];B[dd])", 1, 8, "this is a game of Go, which Oddments does not play"),
        ("(;FF[4];B[dd])", 1, 2, "a game of Go"),
        ("(;GM[2])", 1, 3, "a game of Othello"),
        ("(;GM[11])", 1, 3, "a game of Hex"),
        ("(;GM[99])", 1, 3, r"a game of an unknown kind, GM\[99\], which Oddments does not"),
        ("(;GM[1001x])", 1, 3, "an unknown kind"),
        (f"(;GM[{'9' * 6000}])", 1, 3, "an unknown kind"),
        ("(;XG[ludo])", 1, 3, "this version of Oddments does not know the game 'ludo'"),
        ("(;XG[ludo]XF[2])", 1, 11, r"a newer version of Oddments \(format 2, not 1\)"),
        ("(;XG[oddy]XG[yodd])", 1, 3, "XG has 2 values"),
        (f"(;{ROOT}B[a1])", 1, 40, "a move in the root node"),
        (f"(;{ROOT}", 1, 40, "ends too early"),
        (f"(;{ROOT}C[half of", 1, 41, "the text ends within the value"),
        (f"(;{ROOT}AB[a1][b1])", 1, 40, "the position is not legal: Black must have as many"),
        (f"(;{ROOT}AB[a1]PL[B])", 1, 40, "not legal: Black has one more stone: White is to move"),
        (f"(;{ROOT}AB[a1:b2])", 1, 40, "there is no cell a1:b2"),
        (f"(;{ROOT}AB[a1]PL[X])", 1, 40, r"PL must be B or W, not \['X'\]"),
        (f"(;{ROOT}AB[a1]AE[b1])", 1, 46, "AE: a position is set up in the root node"),
        (f"(;{ROOT}AB[a1]XE[often])", 1, 40, "'often' is not a part of a position"),
        (f"(;{ROOT}AB[a1]XD[a1b1])", 1, 40, "these are not pieces of this game"),
        *rows("UNREADABLE_FILES"),
    ],
)
def test_games_that_cannot_be_read_are_refused_with_the_place(
    text: str, line: int, column: int, problem: str
) -> None:
    with pytest.raises(GameFileError, match=problem) as caught:
        read_game(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("(;XG[oddy]\nXF[2])", 2, 1, "a newer version"),
        ("(;GM[1003]\nXF[2])", 2, 1, "a newer version"),
        (f"(;{ROOT}PB[Ann][Ben])", 1, 40, "PB has 2 values"),
        (f"(;{ROOT}\n;B[a9])", 2, 2, "'a9' is not a move"),
        (f"(;{ROOT}\n;B[A1])", 2, 2, "'A1' is not a move"),
        (f"(;{ROOT}\n;B[])", 2, 2, "'' is not a move"),
        (f"(;{ROOT}\n;B[a1]\n;C[x]W[a1])", 3, 6, "'a1' is illegal: the cell is taken"),
        (
            f"(;{ROOT}\n;B[swap])",
            2,
            2,
            "'swap' is illegal: only White can swap, on the first move with",
        ),
        (f"(;{ROOT};W[a1])", 1, 41, "a move by White, but it is Black's turn"),
        (f"(;{ROOT};B[a1];W[swap];B[b1])", 1, 55, "a move by Black, but it is White"),
        (f"(;{ROOT};B[a1]W[b1])", 1, 46, "two moves in one node"),
        (f"(;{ROOT};B[a1][b1])", 1, 41, "two moves in one node"),
        (f"(;{ROOT};B[a1]B[b1])", 1, 41, "two moves in one node"),
        (f"(;{ROOT};AE[a1])", 1, 41, "AE: a position is set up in the root node"),
        (f"(;{ROOT};B[a1];AB[b1])", 1, 47, "AB: a position is set up in the root node"),
        (f"(;{ROOT};XD[a1b1])", 1, 41, "XD: a position is set up in the root node"),
        (f"(;{ROOT};B[a1]", 1, 46, "ends too early"),
        (f"(;{ROOT};B[{'x' * 5000}])", 1, 41, "is not a turn|…"),
        (f"(;{ROOT})\n.", 2, 1, "text after the end"),
        (f"Hello,\n(;{ROOT})", 1, 1, "text before the game"),
        (f"(;{ROOT}\n(;FF[4]))", 2, 1, "another game begins here"),
    ],
)
def test_what_is_left_out_is_reported_with_its_place(
    text: str, line: int, column: int, problem: str
) -> None:
    record = read_game(text)
    (found,) = record.reading.problems
    assert re.search(problem, found.problem)
    assert (found.line, found.column) == (line, column)
    assert len(str(found)) < 300
    assert record.reading.read_only


def test_an_illegal_turn_costs_its_branch_only() -> None:
    record = read_game(f"(;{ROOT};B[a1](;W[a1];B[b2](;W[c1])(;W[c2]))(;W[b1];B[b2])(;W[b2];B[b2]))")
    assert write_game(record).count(";") == 5
    assert [node.text for node in record.main_line] == ["a1", "b1", "b2"]
    assert [problem.column for problem in record.reading.problems] == [48, 98]


def test_the_result_of_a_game_is_not_that_of_what_is_left_of_it() -> None:
    record = read_game(f"(;{ROOT}RE[W+R];B[a1];W[a1];B[b1])")
    assert record.outcome is None
    assert record.root.properties["XR"] == ["W+R"]
    assert read_game(write_game(record)).outcome is None
    broken_off = read_game(f"(;{ROOT}RE[W+R];B[a1];W[b")
    assert broken_off.outcome is None
    assert broken_off.root.properties["XR"] == ["W+R"]
    whole = read_game(f"(;{ROOT}RE[W+R];B[a1](;W[b1])(;W[a1]))")
    assert whole.result_text == "W+R"
    marked = read_game(f"(;{ROOT}RE[W+R];B[a1]XH[end];W[a1])")
    assert marked.ended_at is not None
    assert marked.ended_at.text == "a1"


def test_half_a_comment_is_kept_and_half_a_turn_is_not() -> None:
    record = read_game(f"(;{ROOT};B[a1]TR[b1]C[this is wh")
    assert record.node.properties == {"TR": ["b1"], "C": ["this is wh"]}
    assert read_game(f"(;{ROOT};B[a1];TR[b1]W[b1").node.properties == {}
    assert read_game(f"(;{ROOT};B[a1]TR[b1][b").node.properties == {"TR": ["b1"]}


def test_what_a_newer_version_says_is_read_as_far_as_it_is_understood() -> None:
    newer = read_game(f"(;{ROOT.replace('XF[1]', 'XF[2]')}NEW[x];B[a1]ZZ[1];W[warp];B[b1])")
    assert newer.reading.read_only
    assert "newer version" in problems_of(newer)[0]
    assert newer.root.properties == {"NEW": ["x"]}
    assert newer.node.properties == {"ZZ": ["1"]}
    far = read_game(f"(;{ROOT.replace('XF[1]', 'XF[2.3]')};B[a1])")
    assert "newer version" in problems_of(far)[0]
    assert "XF" not in far.root.properties  # what is saved now is of this version
    added = read_game(f"(;{ROOT.replace('XF[1]', 'XF[1.3]')}NEW[x];B[a1])")
    assert not added.reading.read_only
    assert "XF[1.3]" in write_game(added)
    assert "NEW[x]" in write_game(added)


def test_many_problems_are_counted() -> None:
    record = read_game(f"(;{ROOT}" + "(;W[a1])" * 1000 + ")")
    assert len(record.reading.problems) == 100
    assert record.reading.more == 900


@pytest.mark.parametrize("turn", ["B[b2]", "W[b2]"])
def test_turns_after_the_end_are_left_out(turn: str) -> None:
    text = write_game(played("a1", "d1", "b1", "d2", "c1", "d3", "c2", "d4"))
    record = read_game(text.replace("W[d4]", f"W[d4];{turn}"))
    assert "the game is over" in str(record.reading.problems[0])
    assert write_game(record) == text


@pytest.mark.parametrize("settings", ["SZ[4]XP[off]KM[0]XV[standard]", "KM[0]SZ[ 4.0 ]"])
def test_settings_that_change_nothing_are_let_pass(settings: str) -> None:
    record = read_game(f"(;XG[yodd]{settings})")
    assert record.setup == GAMES["yodd"].setup(size=4)
    assert set(record.root.properties) == set()


def test_our_number_alone_names_the_game() -> None:
    for game in GAMES.values():
        assert read_game(f"(;GM[{game.number}])").setup == game.setup()
        assert read_game(f"(;GM[1]XG[{game.key}])").setup == game.setup()


# -- encodings -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("declared", "encoding"),
    [
        ("UTF-8", "utf-8"),
        ("UTF-8", "utf-8-sig"),
        ("utf8", "utf-16"),
        ("utf8", "utf-16-le"),
        ("utf8", "utf-16-be"),
        ("UTF-32", "utf-32"),
        ("shift_jis", "shift_jis"),
        ("ISO-8859-1", "latin-1"),
        ("windows-1252", "cp1252"),
        ("x\\]y", "utf-8-sig"),
    ],
)
def test_encodings_are_honoured(declared: str, encoding: str) -> None:
    word = "表示" if "jis" in encoding else "déjà"  # the second byte of 表 is a backslash
    record = read_game(f"(;CA[{declared}]XG[yodd]C[{word}])".encode(encoding))
    assert record.root.properties["C"] == [word]
    assert not record.reading.read_only


def test_without_a_name_the_text_is_utf_8() -> None:
    assert read_game("(;XG[yodd]C[漢字])".encode()).root.properties["C"] == ["漢字"]
    assert read_game("(;CA[]XG[yodd]C[漢字])".encode()).root.properties["C"] == ["漢字"]
    assert read_game("\ufeff(;XG[yodd]C[漢字])").root.properties["C"] == ["漢字"]


def test_names_and_comments_are_sampled_in_each_encoding() -> None:
    long = "x" * 100_000
    text = f"(;XG[yodd]PB[Ann]PW[陳毅];B[Ba1]C[表示 \\] ok];W[Wb1]C[{long}])"
    data = text.encode("shift_jis")
    assert sample_text(data, "shift_jis", 20) == "陳毅 · 表示 ] ok"
    assert sample_text(data, "utf-8", 20) == ""  # not valid
    assert sample_text(b"(;XG[yodd]PB[Ann])", "utf-8", 20) == ""
    late = f"(;XG[yodd]C[{long} Müller])".encode("cp1252")
    assert sample_text(late, "cp1252", 99) == f"{'x' * 8} Müller"
    assert sample_text(f"(;C[{'é' * 99_999}])".encode(), "utf-8", 3) == "éé…"  # cut within a letter


@pytest.mark.parametrize("place", [100, 16_384, 40_000])
def test_bytes_that_mean_nothing_cost_no_other_text_however_far_they_are(place: int) -> None:
    head = "(;XG[yodd]C["
    before = "é" * ((place - len(head)) // 2)
    data = f"{head}{before}".encode() + b"\xff" + b"x" * 30_000 + b"];B[Ba1])"
    record = read_game(data)
    assert record.root.properties["C"] == [f"{before}\ufffd{'x' * 30_000}"]
    (problem,) = record.reading.problems
    assert problem.problem == "this is not UTF-8 text"
    assert (problem.line, problem.column) == (1, len(head) + len(before) + 1)


@pytest.mark.parametrize(
    "name",
    [
        "klingon",
        "unicode_escape",
        "raw_unicode_escape",
        "utf-7",
        "punycode",
        "idna",
        "hex",
        "é",
    ],
)
def test_unknown_encodings_are_refused(name: str) -> None:
    with pytest.raises(GameFileError, match=r"the encoding .* is unknown") as caught:
        read_game(f"(;XG[yodd]\nCA[{name}])".encode())
    assert (caught.value.line, caught.value.column) == (2, 1)


def test_undecodable_bytes_are_reported_with_their_place() -> None:
    record = read_game("(;XG[yodd]CA[UTF-8]\nC[ä".encode() + b"\xff\xfe];B[Ba1])")
    assert record.root.properties == {"C": ["ä\ufffd\ufffd"]}
    assert record.node.text == "Ba1"
    assert problems_of(record) == ["line 2, column 4: this is not UTF-8 text"]
    with pytest.raises(GameFileError, match="not an SGF file"):
        read_game(b"\xff\xfe(\0;")


# -- damage ----------------------------------------------------------------------------------


def sample() -> bytes:
    record = played("a1", "swap", "b1", "c1")
    record.names = ["Ñandú", "]\\"]
    record.node.properties["C"] = ["漢字 \n]"]
    record.undo()
    record.play_text("c2")
    record.end(Outcome(WHITE, Ending.TIME))
    return write_game(record).encode()


def test_of_a_file_cut_anywhere_what_is_left_is_read() -> None:
    data = sample().rstrip()
    whole = read_game(data)
    turns: list[list[str]] = []
    for length in range(len(data)):
        try:
            record = read_game(data[:length])
        except GameFileError:
            assert turns == []  # before the first turn
            continue
        assert record.reading.read_only
        assert record.reading.problems
        turns.append([node.text for node in record.root.subtree()])
        assert turns[-1] == [node.text for node in whole.root.subtree()][: len(turns[-1])]
        assert turns == sorted(turns, key=len)
    assert len(turns[-1]) == 6


@given(records(), st.randoms(use_true_random=False))
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_damaged_games_of_all_kinds_are_read_or_refused(
    record: GameRecord, rng: random.Random
) -> None:
    data = bytearray(write_game(record).encode())
    for _ in range(rng.randint(1, 5)):
        at = rng.randrange(len(data))
        end = at + rng.choice([0, 1, 1, 4])
        start = rng.randrange(len(data))
        data[at:end] = rng.choice(
            [b"", b"(", b")", b"[", b"]", b"\\", b";B[", b"\xff", data[start : start + 9]]
        )
    try_to_read(bytes(data))


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try_to_read(data)
    try_to_read(b"(;XG[yodd]" + data)


def problems_of(record: GameRecord) -> list[str]:
    return [str(problem) for problem in record.reading.problems]


def try_to_read(data: bytes) -> None:
    try:
        record = read_game(data)
    except GameFileError:
        return
    assert_sound(record)
    assert read_game(write_game(record)) == record


def test_deeply_nested_variations_are_harmless() -> None:
    deep = f"(;{ROOT}" + "(;C[x]" * 20_000 + ")" * 20_001
    (comment,) = read_game(deep).root.properties["C"]
    assert comment.count("x") == 20_000


def test_files_that_are_too_big_are_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "big.oddments"
    with open(path, "wb") as file:
        file.truncate(10_000_001)
    with pytest.raises(
        GameFileError, match=r"the file is 10\.1 MB; files over 10 MB are not read"
    ) as caught:
        load(path)
    assert caught.value.line is None
    path.write_bytes(b"")
    with open(path, "r+b") as file:
        file.truncate(45_600_000)
    with pytest.raises(GameFileError, match=r"the file is 45\.6 MB; files over 10 MB are not read"):
        load(path)
    with pytest.raises(GameFileError, match=r"the file is 10\.1 MB; files over 10 MB are not read"):
        read_game(" " * 10_000_001)


# -- files -----------------------------------------------------------------------------------


def test_files_come_back(tmp_path: Path) -> None:
    path = tmp_path / "Ünder way.oddments"
    record = played("a1", "b1")
    save(record, path)
    assert load(path) == record
    record.play_text("c1")
    save(record, str(path))
    assert load(str(path)) == record
    assert os.listdir(tmp_path) == [path.name]


def test_half_a_surrogate_pair_does_not_keep_a_game_from_being_saved(tmp_path: Path) -> None:
    record = played("a1")
    record.node.properties["C"] = ["\ud83d!"]
    save(record, tmp_path / "game")
    assert load(tmp_path / "game").node.properties["C"] == ["?!"]


def test_places_where_nothing_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(IsADirectoryError):
        save(played(), tmp_path)
    with pytest.raises(FileNotFoundError):
        save(played(), tmp_path / "none" / "game")
    with pytest.raises(OSError, match="regular"):
        save(played(), "/dev/null")
    path = tmp_path / "game"
    path.write_text("old")

    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, "no")

    with monkeypatch.context() as inside:
        inside.setattr(os, "open", refuse)  # for users who may write everything
        with pytest.raises(PermissionError):
            save(played(), path)
    assert path.read_text() == "old"


def test_places_where_nothing_can_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none")
    with pytest.raises(IsADirectoryError):
        load(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="regular"):
        load(tmp_path / "pipe")


def test_a_property_that_has_no_value_is_not_written() -> None:
    record = played("a1")
    for node in (record.root, record.node):
        node.properties |= {"C": [], "N": ["name"]}
    again = read_game(write_game(record))
    assert again.node.properties == {"N": ["name"]}
    assert set(again.root.properties) == {"DT", "N"}


def test_a_game_is_saved_where_a_file_holds_just_that(tmp_path: Path) -> None:
    path, record = tmp_path / "game", played("a1")
    assert not is_saved(record, path)
    save(record, path)
    assert is_saved(record, path)
    path.write_bytes(path.read_bytes().replace(b"a1", b"b1"))
    assert not is_saved(record, path)
    save(record, path)
    record.play_text("b1")
    assert not is_saved(record, path)
    os.truncate(path, 1 << 40)  # more than can be read
    assert not is_saved(record, path)
    assert not is_saved(record, tmp_path)
