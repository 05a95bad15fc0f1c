"""Marks on cells: SGF's properties, with our names of cells."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_records import NAMES, records, setups

from rules.games import GAMES
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord
from rules.record.marks import (
    LONGEST_LABEL,
    Mark,
    MarkKind,
    marked,
    marks_of,
    next_letter,
    next_number,
    unmarked,
)
from rules.setup import Setup

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


def test_a_label_counts_before_a_shape_below_it() -> None:
    properties = {"LB": ["a1:A"], "CR": ["a1"]}
    assert marks_of(properties, BOARD) == {0: Mark(MarkKind.LABEL, "A")}


@pytest.mark.parametrize("key", GAMES)
def test_every_cell_can_be_marked(key: str) -> None:
    setup = GAMES[key].setup()
    properties: dict[str, list[str]] = {}
    count = setup.start().board.site_count
    for site in range(count):
        put(properties, setup, site, Mark(MarkKind.LABEL, str(site)))
    found = marks_of(properties, setup.start().board)
    assert [found[site].text for site in range(count)] == [str(site) for site in range(count)]


def test_the_next_letter_and_number_are_the_first_free_ones() -> None:
    letters = [Mark(MarkKind.LABEL, text) for text in ("A", "C", "1", "3")]
    assert next_letter(letters) == "B"
    assert next_number(letters) == "2"
    whole = [Mark(MarkKind.LABEL, chr(code)) for code in range(ord("A"), ord("Z") + 1)]
    assert next_letter(whole) == "AA"
    assert next_letter([*whole, Mark(MarkKind.LABEL, "AA")]) == "AB"
