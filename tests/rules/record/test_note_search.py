"""Looking for words in the notes of a game."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules.games import GAMES
from rules.record.game_record import GameRecord, Node
from rules.record.note_search import find_notes, folded, places, step_from


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


def test_ten_thousand_nodes_are_searched() -> None:
    root = Node()
    dice = random.Random(5)
    words = ["Zug", "дело", "良い手", "ladder", "forcé"]
    node = root
    for number in range(10_000):
        child = Node(node)
        node.children.append(child)
        child.properties["C"] = [" ".join(dice.choices(words, k=20)) + f" {number}"]
        node = child if number % 50 else root
    assert len(find_notes(root, "")) == 10_000
    assert len(find_notes(root, "Force 77")) == len(
        [n for n in root.subtree() if "forcé 77" in "".join(n.properties.get("C", []))]
    )
