"""The tree of a game, the remarks on its turns, and words that are looked for in them."""

import itertools
import random
import unicodedata

import pytest
from call_count import calls_of
from game_facts import each
from hypothesis import example, given, settings
from hypothesis import strategies as st
from random_records import NAMES, random_turn, records, setups

from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record.game_file import read_game, write_game
from rules.record.game_record import Ending, GameRecord, Node, turn_numbers, write_result
from rules.record.notes import (
    LONGEST_LABEL,
    LONGEST_NAME,
    Arrow,
    Assessment,
    Mark,
    MarkKind,
    arrows_of,
    assessed,
    assessment_of,
    comment_of,
    find_notes,
    folded,
    marked,
    marks_of,
    name_of,
    next_letter,
    next_number,
    places,
    step_from,
    unmarked,
    with_arrow,
)
from rules.record.sgf import shown_text, simple_text
from rules.refusal import RulesError
from rules.setup import Setup


def small_y(pie: bool = True) -> GameRecord:
    return GameRecord(GAMES["oddy"].setup(sides=3, size=4, pie=pie))


def texts(record: GameRecord) -> list[str]:
    return [node.text for node in record.line]


def played(*turns: str) -> GameRecord:
    record = small_y()
    for turn in turns:
        record.play_text(turn)
    return record


def test_a_new_record_is_at_the_start() -> None:
    record = small_y()
    assert record.line == []
    assert record.position == record.setup.start()
    assert not record.can_undo
    assert not record.can_redo
    assert record.outcome is None
    assert record.result_text == ""
    (date,) = record.root.properties["DT"]
    assert len(date) == len("2026-01-31")


def test_the_ends_of_undo_and_redo_are_errors() -> None:
    record = small_y()
    with pytest.raises(RulesError, match="undo"):
        record.undo()
    with pytest.raises(RulesError, match="redo"):
        record.redo()


@given(setups(), st.integers(0, 2**32))
def test_undo_walks_back_through_equal_positions(setup: Setup, seed: int) -> None:
    rng = random.Random(seed)
    record = GameRecord(setup)
    positions = [record.position.copy()]
    while not record.position.over and len(positions) < 100:
        record.play(random_turn(record.position, rng))
        positions.append(record.position.copy())
    for expected in reversed(positions):
        assert record.position == expected
        if record.can_undo:
            record.undo()
    for expected in positions[1:]:
        record.redo()
        assert record.position == expected


@given(records())
def test_position_at_replays_every_node(record: GameRecord) -> None:
    for node in record.root.subtree():
        replayed = record.setup.start()
        for above in node.path():
            assert above.colour == replayed.colour
            replayed.play_turn(above.turn)
        assert record.position_at(node) == replayed
    for node, position in record.positions():
        assert position == record.position_at(node)


def test_positions_of_a_long_line_stay_right_when_few_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rules.record.game_record._MAX_KEPT", 2)
    record = GameRecord(GAMES["oddy"].setup(sides=5, size=6))
    rng = random.Random(7)
    while not record.position.over:
        record.play(random_turn(record.position, rng))
    assert len(record._kept) == 2
    for node in [*record.line, *reversed(record.line)]:
        replayed = record.setup.start()
        for above in node.path():
            replayed.play_turn(above.turn)
        assert record.position_at(node) == replayed


def test_a_turn_played_again_makes_no_second_node() -> None:
    record = played("a1", "b1")
    node = record.node
    record.undo()
    assert record.play_text("b1") is node
    assert len(record.root.children) == 1


def test_redo_follows_the_variation_visited_last() -> None:
    record = played("a1", "b1", "b2")
    record.undo()
    record.undo()
    record.play_text("c1")
    record.undo()
    assert record.redo().text == "c1"
    first = next(n for n in record.root.subtree() if n.text == "b2")
    record.go_to(first)
    record.go_to(record.root)
    assert [node.text for node in record.whole_line] == ["a1", "b1", "b2"]
    record.redo()
    assert record.redo().text == "b1"


def test_what_is_played_last_is_the_main_line_while_the_game_is_on() -> None:
    record = played("a1", "b1")
    record.undo()
    record.play_text("c1")
    assert [node.text for node in record.main_line] == ["a1", "c1"]
    assert [node.text for node in record.line[0].children] == ["c1", "b1"]
    record.undo()
    record.play_text("b1")
    assert [node.text for node in record.main_line] == ["a1", "b1"]


def test_what_is_tried_after_the_end_is_a_variation() -> None:
    record = played("a1", "d1", "b1", "d2", "c1", "d3", "c2", "d4")
    assert record.outcome is not None
    assert record.outcome.winner == WHITE
    record.undo()
    record.undo()
    record.play_text("d4")
    assert [node.text for node in record.main_line][-1] == "d4"
    assert len(record.main_line) == 8
    assert texts(record)[-1] == "d4"
    assert len(texts(record)) == 7


def test_resignation_is_taken_back_first() -> None:
    record = played("a1", "b1")
    record.end(Outcome(BLACK, Ending.RESIGNATION))
    assert record.result_text == "B+R"
    assert record.undo() is record.line[-1]
    assert record.outcome is None
    assert texts(record) == ["a1", "b1"]


def test_resignation_stays_where_it_was_made() -> None:
    record = played("a1", "b1")
    end = record.node
    record.end(Outcome(WHITE, Ending.RESIGNATION))
    record.go_to(record.root)
    assert record.outcome is None
    assert record.game_result_text == "W+R"
    record.play_text("c1")
    assert [node.text for node in record.main_line] == ["a1", "b1"]
    record.go_to(end)
    assert record.result_text == "W+R"
    record.play_text("c2")
    assert record.outcome is None
    assert record.game_result_text == ""


def test_the_line_that_somebody_resigned_in_is_the_main_line() -> None:
    record = played("a1", "b1")
    variation = record.node
    record.undo()
    record.play_text("c1")
    record.go_to(variation)
    record.end(Outcome(WHITE, Ending.RESIGNATION))
    assert [node.text for node in record.main_line] == ["a1", "b1"]
    assert record.game_result_text == "W+R"


def test_nobody_resigns_a_game_that_is_over() -> None:
    record = played("a1", "d1", "b1", "d2", "c1", "d3", "c2", "d4")
    with pytest.raises(RulesError, match="over"):
        record.end(Outcome(BLACK, Ending.TIME))


def test_removing_cuts_the_tree_and_moves_up() -> None:
    record = played("a1", "b1", "b2")
    record.end(Outcome(BLACK, Ending.TIME))
    record.remove(record.line[1])
    assert texts(record) == ["a1"]
    assert record.ending is None
    assert not record.can_redo
    with pytest.raises(RulesError):
        record.remove(record.root)


def test_redo_does_not_go_where_something_was_removed() -> None:
    record = played("a1")
    record.undo()
    removed = record.play_text("b1")
    record.undo()
    record.remove(removed)
    assert record.redo().text == "a1"


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (None, ""),
        (Outcome(None, Ending.AGREEMENT), "0"),
        (Outcome(BLACK, Ending.AGREEMENT), "B+"),
        (Outcome(WHITE, Ending.TIME), "W+T"),
        (Outcome(BLACK, Ending.RESIGNATION), "B+R"),
        (Outcome(BLACK, Ending.AGREEMENT, margin=12), "B+12"),
    ],
)
def test_results_are_written_as_sgf_does(outcome: Outcome | None, text: str) -> None:
    assert write_result(outcome) == text


def test_records_differ_by_turn_comment_order_and_place() -> None:
    assert played("a1", "b1") == played("a1", "b1")
    assert played("a1", "b1") != played("a1", "b2")
    assert played("a1") != played("a1", "b1")
    commented = played("a1")
    commented.node.properties["C"] = ["why?"]
    assert commented != played("a1")
    back = played("a1", "b1")
    back.undo()
    assert back != played("a1", "b1")
    assert played("a1") != "a1"


def test_a_game_that_ended_is_looked_back_in_at_its_earlier_moves() -> None:
    record = played("a1", "b1", "b2")
    first, middle, last = record.line
    record.go_to(first)
    assert not record.looks_back  # it is on
    record.go_to(last)
    record.end(Outcome(BLACK, Ending.RESIGNATION))
    assert record.end_node is last
    assert record.outcome_at(last) == record.outcome
    assert not record.looks_back
    for node in (record.root, first, middle):
        record.go_to(node)
        assert record.looks_back
        assert record.outcome is None
    record.play_text("c1")
    assert not record.looks_back
    record.go_to(middle)
    record.begin_variation()
    assert not record.looks_back


@pytest.mark.parametrize("key", GAMES)
def test_pieces_have_the_number_of_their_last_turn(key: str) -> None:
    """By the name of the cell, with + one level up."""
    turns, numbers = each("TURN_NUMBERS")[key]
    start = GAMES[key].setup().start()
    position = start.copy()
    played: list[tuple[int, ...]] = []
    for text in turns.split():
        played.append(position.read(text))
        position.play_turn(played[-1])
    found = turn_numbers(start, played).items()
    assert {f"{start.board.names[at]}{'+' * level}": n for (at, level), n in found} == numbers


def test_the_numbers_of_a_long_game_are_found_in_its_last_turns() -> None:
    dice, record = random.Random(1), GameRecord(GAMES["themisto"].setup())
    start = record.setup.start()
    while len(record.line) < 600:
        after = record.position.copy()
        turn = random_turn(record.position, dice)
        after.play_turn(turn)
        if not after.over:
            record.go_to(record.add(record.node, turn))
    turns = [node.turn for node in record.line]
    late = record.late_position(record.line)
    assert len(turns) > late[0] > len(turns) - 300
    assert turn_numbers(start, turns, late) == turn_numbers(start, turns)
    whole = calls_of(lambda: turn_numbers(start, turns))
    assert 2 * calls_of(lambda: turn_numbers(start, turns, late)) < whole


@pytest.mark.parametrize("key", GAMES)
def test_every_piece_that_was_put_has_a_number_and_nothing_else_has(key: str) -> None:
    dice = random.Random(3)
    start = GAMES[key].setup().start()
    position = start.copy()
    turns: list[list[int]] = []
    begun: list[int] = []
    first = {(piece.site, piece.level) for piece in start.pieces()}
    while not position.over and position.turn < 60:
        turn = position.turn
        begun.append(dice.choice(position.legal_steps()))
        position.play(begun[-1])
        if position.turn != turn:
            turns.append(begun)
            begun = []
        numbers = turn_numbers(start, [*turns, begun])
        half = len(turns) // 2
        middle = start.copy()
        for turn_before in turns[:half]:
            middle.play_turn(turn_before)
        assert turn_numbers(start, [*turns, begun], (half, middle)) == numbers
        lying = {(piece.site, piece.level) for piece in position.pieces()}
        assert set(numbers) <= lying
        assert lying - set(numbers) <= first
        assert max(numbers.values(), default=0) <= len(turns) + bool(begun)


# -- remarks ---------------------------------------------------------------------------------------

SCRIPTS = st.sampled_from(
    [
        "Der Zug **ist** gut.",
        "これは良い手です。\n- 一\n- 二",
        "حركة جيدة جدا",
        "ход [Б] \\] ]",
        "ᚠᚢᚦ 𐍈 🀄🏽 e\u0301\u0323",
        "> שלום: ok",
        "ทดสอบ\u200bคำ",
    ]
)
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r"), min_size=1, max_size=60)


@settings(max_examples=25, deadline=None)
@given(records(), st.one_of(SCRIPTS, TEXTS), st.sampled_from([None, *Assessment]))
def test_remarks_survive_a_file(
    record: GameRecord, comment: str, assessment: Assessment | None
) -> None:
    properties = record.node.properties
    properties["C"] = [comment]
    properties.update(assessed(properties, assessment))
    again = read_game(write_game(record)).node.properties
    assert comment_of(again) == comment
    assert assessment_of(again) is assessment


@pytest.mark.parametrize(
    ("properties", "assessment"),
    [
        ({}, None),
        ({"TE": ["1"]}, Assessment.GOOD),
        ({"TE": ["2"]}, Assessment.VERY_GOOD),
        ({"IT": [""]}, Assessment.INTERESTING),
        ({"DO": [""]}, Assessment.DOUBTFUL),
        ({"BM": ["1"]}, Assessment.BAD),
        ({"BM": ["2"]}, Assessment.VERY_BAD),
        ({"BM": [""]}, Assessment.BAD),
        ({"TE": ["?"]}, Assessment.GOOD),
        ({"DO": []}, None),
    ],
)
def test_assessments_are_those_of_sgf(
    properties: dict[str, list[str]], assessment: Assessment | None
) -> None:
    assert assessment_of(properties) is assessment


def test_a_turn_has_one_assessment() -> None:
    assert assessed({"TE": ["1"], "C": ["x"]}, Assessment.DOUBTFUL) == {"TE": [], "DO": [""]}
    assert assessed({"BM": ["1"]}, Assessment.VERY_BAD) == {"BM": ["2"]}
    assert assessed({"IT": [""]}, Assessment.INTERESTING) == {}
    assert assessed({"IT": [""]}, None) == {"IT": []}


def test_signs_are_those_of_print() -> None:
    assert [assessment.sign for assessment in Assessment] == ["!!", "!", "!?", "?!", "?", "??"]


def test_a_name_is_one_line() -> None:
    assert name_of({"N": ["the\nladder\x00 \u202etakes"]}) == "the ladder takes"
    assert name_of({}) == ""
    assert len(name_of({"N": ["x" * 5000]})) == LONGEST_NAME


def test_several_comments_are_one() -> None:
    assert comment_of({"C": ["one", "two"]}) == "one\n\ntwo"
    assert comment_of({"N": ["one"]}) == ""


BOARD = GAMES["egotzi"].setup(size=4).start().board
SHAPES = [Mark(kind) for kind in MarkKind if kind is not MarkKind.LABEL]


@st.composite
def marks(draw: st.DrawFn) -> Mark:
    """Return any mark; labels in any script, as they can be shown."""
    text = draw(st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=8))
    return draw(st.sampled_from([*SHAPES, Mark(MarkKind.LABEL, text)]))


def put(properties: dict[str, list[str]], setup: Setup, site: int, mark: Mark | None) -> None:
    properties.update(marked(properties, setup.start().board, site, mark))


@settings(max_examples=25, deadline=None)
@given(records(), st.lists(marks(), min_size=1, max_size=12), st.integers(0, 2**32))
def test_marks_survive_a_file(record: GameRecord, drawn: list[Mark], seed: int) -> None:
    dice = random.Random(seed)
    node = record.node
    board = record.position.board
    for name in [kind.value for kind in MarkKind]:
        node.properties.pop(name, None)
    placed: dict[int, Mark] = {}
    for mark in drawn:
        site = dice.randrange(board.site_count)
        placed[site] = mark
        put(node.properties, record.setup, site, mark)
    assert marks_of(node.properties, board) == placed
    again = read_game(write_game(record))
    assert marks_of(again.node.properties, board) == placed
    node.properties.update(unmarked(node.properties, board))
    assert marks_of(node.properties, board) == {}


@given(setups(), NAMES)
def test_any_text_may_be_a_value(setup: Setup, text: str) -> None:
    board = setup.start().board
    properties = {kind.value: [text, f"{board.names[0]}:{text}"] for kind in MarkKind}
    for mark in marks_of(properties, board).values():
        assert len(mark.text) <= LONGEST_LABEL
        assert "\n" not in mark.text


def test_values_are_names_of_cells() -> None:
    properties = {"TR": ["a1", "c4"], "SQ": ["b2"], "LB": ["d4:A", "a2:x:y"], "CR": [], "C": ["?"]}
    assert marks_of(properties, BOARD) == {
        BOARD.site("a1"): Mark(MarkKind.TRIANGLE),
        BOARD.site("c4"): Mark(MarkKind.TRIANGLE),
        BOARD.site("b2"): Mark(MarkKind.SQUARE),
        BOARD.site("d4"): Mark(MarkKind.LABEL, "A"),
        BOARD.site("a2"): Mark(MarkKind.LABEL, "x:y"),
    }


def test_another_mark_takes_the_place_of_the_first() -> None:
    properties: dict[str, list[str]] = {"TR": ["a1", "b1"], "LB": ["a1:7"]}
    changed = marked(properties, BOARD, BOARD.site("a1"), Mark(MarkKind.CROSS))
    assert changed == {"TR": ["b1"], "MA": ["a1"], "LB": []}
    assert marked(properties, BOARD, BOARD.site("c3"), None) == {}


def test_what_is_not_understood_stays() -> None:
    properties = {"TR": ["a1:b2", "z9", "a1"], "LB": ["z9:A", "a1:", "A"]}
    assert marks_of(properties, BOARD) == {BOARD.site("a1"): Mark(MarkKind.TRIANGLE)}
    assert unmarked(properties, BOARD) == {"TR": ["a1:b2", "z9"], "LB": ["z9:A", "A"]}


def test_arrows_are_drawn_removed_and_read_again() -> None:
    a1, b2 = BOARD.site("a1"), BOARD.site("b2")
    properties: dict[str, list[str]] = {"AR": ["a1:z9", "a1:a1"], "LN": ["b2:a1", "b2"]}
    assert arrows_of(properties, BOARD) == (Arrow(b2, a1, has_head=False),)
    properties.update(with_arrow(properties, BOARD, Arrow(a1, b2)))
    assert properties == {"AR": ["a1:z9", "a1:a1"], "LN": ["b2"]}  # it was a line between them
    for arrow in (Arrow(a1, b2), Arrow(b2, a1)):
        properties.update(with_arrow(properties, BOARD, arrow))
    record = GameRecord(GAMES["egotzi"].setup(size=4), properties)
    again = read_game(write_game(record)).root.properties
    assert arrows_of(again, BOARD) == (Arrow(a1, b2), Arrow(b2, a1))
    properties.update(with_arrow(properties, BOARD, Arrow(a1, b2)))
    assert arrows_of(properties, BOARD) == (Arrow(b2, a1),)
    assert unmarked(properties, BOARD) == {"AR": ["a1:z9"]}


def test_a_label_counts_before_a_shape_below_it() -> None:
    properties = {"LB": ["a1:A"], "CR": ["a1"]}
    assert marks_of(properties, BOARD) == {0: Mark(MarkKind.LABEL, "A")}


def test_the_next_letter_and_number_are_the_first_free_ones() -> None:
    letters = [Mark(MarkKind.LABEL, text) for text in ("A", "C", "1", "3")]
    assert next_letter(letters) == "B"
    assert next_number(letters) == "2"
    whole = [Mark(MarkKind.LABEL, chr(code)) for code in range(ord("A"), ord("Z") + 1)]
    assert next_letter(whole) == "AA"
    assert next_letter([*whole, Mark(MarkKind.LABEL, "AA")]) == "AB"


def commented(*comments: str) -> tuple[GameRecord, list[Node]]:
    """Return a game whose turns have these comments, the last one in a variation."""
    record = GameRecord(GAMES["egotzi"].setup(size=4))
    nodes = []
    for comment in comments[:-1]:
        nodes.append(record.play(next(record.position.legal_turns())))
        nodes[-1].properties["C"] = [comment]
    record.go_to(record.root)
    turn = next(itertools.islice(record.position.legal_turns(), 3, None))
    nodes.append(record.play(turn))
    nodes[-1].properties["C"] = [comments[-1]]
    return record, nodes


def test_words_are_found_in_all_variations() -> None:
    record, nodes = commented("a ladder", "nothing", "the LADDER again", "Ladder elsewhere")
    order = [node for node in record.root.subtree() if node in nodes]
    found = find_notes(record.root, "ladder")
    assert found == [node for node in order if node is not nodes[1]]
    assert find_notes(record.root, "nowhere") == []
    assert find_notes(record.root, "") == order


def test_names_and_labels_are_searched_and_nothing_else() -> None:
    record, nodes = commented("x", "x")
    nodes[0].properties["N"] = ["Corner of doom"]
    nodes[1].properties |= {"LB": ["a1:Key", "b2:z"], "XX": ["secret"], "TR": ["a1"]}
    assert find_notes(record.root, "doom") == [nodes[0]]
    assert find_notes(record.root, "key") == [nodes[1]]
    assert find_notes(record.root, "secret") == find_notes(record.root, "a1") == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Café au lait", "cafe"),
        ("cafe", "CAFÉ"),
        ("Straße", "STRASSE"),
        ("Ἀθῆναι", "αθηναι"),
        ("eine\n  lange   Zeile", "lange zeile"),
        ("ﬁne", "fine"),
        ("ＡＢＣ", "abc"),
        ("Ё", "е"),
    ],
)
def test_case_accents_and_spaces_make_no_difference(text: str, words: str) -> None:
    record, nodes = commented(text, "other")
    assert find_notes(record.root, words) == [nodes[0]]
    assert len(places(text, words)) == 1


@given(st.text(max_size=30), st.text(max_size=2))
@example("xTEL: ℡", "tel")
@example("Straße", "ss")
def test_places_are_where_the_words_are(text: str, words: str) -> None:
    found = places(text, words)
    assert bool(found) == (bool(folded(words)) and folded(words) in folded(text))
    for start, end in found:
        assert folded(words) in folded(text[start:end])


def test_the_way_goes_round() -> None:
    record, nodes = commented("hit", "miss", "hit", "hit")
    found = find_notes(record.root, "hit")
    here, seen = record.root, []
    for _ in range(4):
        here, around = step_from(record.root, found, here, 1)
        seen.append((here, around))
    assert seen == [(found[0], False), (found[1], False), (found[2], False), (found[0], True)]
    assert step_from(record.root, found, found[1], -1) == (found[0], False)
    assert step_from(record.root, found, found[0], -1) == (found[2], True)
    assert step_from(record.root, found, nodes[1], -1)[0] in found


@given(st.text(st.characters()), st.integers(1, 10))
def test_any_text_can_be_shown(text: str, longest: int) -> None:
    shown = shown_text(text)
    controls = [c for c in shown if unicodedata.category(c) in ("Cc", "Cs") and c not in "\n\t"]
    assert not controls
    assert shown_text(shown) == shown
    line = simple_text(text, longest)
    assert len(line) <= longest
    assert not set(line) & {"\n", "\t"}


def test_scripts_stay_as_they_are() -> None:
    for text in ("Füße", "שלום", "العربية", "नमस्ते", "e\u0301", "👩\u200d👩\u200d👧", "a\u00a0b"):
        assert shown_text(text) == text


def test_control_characters_are_removed() -> None:
    assert shown_text("a\x00b\x1b[31m\u202ec\u2028d\u2029e\ufffcf") == "ab[31mc\nd\ne\ufffdf"
    assert shown_text("x\ufdd0y\U0001ffffz") == "x\ufffdy\ufffdz"
    assert simple_text("  one\n\ttwo  ", 5) == "one …"
    assert simple_text("  one\n\ttwo  ", 7) == "one two"
