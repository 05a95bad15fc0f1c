"""Branches as text: the legal part of what is cut here is inserted there."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_records import records

from rules.games import GAMES
from rules.record.branch import BranchError, Misfit, fit_branch, write_branch
from rules.record.edits import Edits
from rules.record.game_file import write_game
from rules.record.game_record import GameRecord, Node


def played(*turns: str, pie: bool = False) -> GameRecord:
    record = GameRecord(GAMES["oddy"].setup(sides=3, size=4, pie=pie))
    for turn in turns:
        record.play_text(turn)
    return record


@settings(max_examples=15)
@given(records(), st.randoms(use_true_random=False))
def test_a_branch_that_is_cut_and_pasted_is_what_it_was(record: GameRecord, rng) -> None:  # type: ignore[no-untyped-def]
    cut = rng.choice([node for node in record.root.subtree()])
    if cut.parent is None:
        return
    parent, place = cut.parent, cut.parent.children.index(cut)
    record.ending = record.ended_at = None
    before = [(n.text, n.colour, n.properties) for n in cut.subtree()]
    text = write_branch(record, cut)
    edits = Edits(record)
    edits.delete(cut)
    fitted = fit_branch(record, parent, text)
    assert not fitted.misfits
    assert fitted.count == len(before)
    pasted = edits.insert(parent, *fitted.branches)
    assert [(n.text, n.colour, n.properties) for n in pasted.subtree()] == before
    edits.move(pasted, place - len(parent.children) + 1)
    for node in pasted.subtree():
        replayed = record.setup.start()
        for above in node.path():
            replayed.play_turn(above.turn)
        assert record.position_at(node) == replayed


def test_illegal_turns_are_left_out_with_all_that_follows_and_reported() -> None:
    record = played("a1", "b1")
    text = "(;XG[oddy];B[c1](;W[a1];B[d1](;W[d2])(;W[d3]))(;W[c2];B[c2])(;B[c3])(;W[z9]))"
    fitted = fit_branch(record, record.node, text)
    (branch,) = fitted.branches
    assert [node.text for node in branch.subtree()] == ["c1", "c2"]
    assert fitted.count == 2
    assert [(m.number, m.colour, m.text, m.count) for m in fitted.misfits] == [
        (4, 1, "a1", 4),
        (5, 0, "c2", 1),
        (4, 0, "c3", 1),
        (4, 1, "z9", 1),
    ]
    assert all(isinstance(misfit, Misfit) and misfit.problem for misfit in fitted.misfits)
    assert fitted.misfits[2].problem == "White is to move"
    assert record.node.children == []


def test_the_whole_tree_is_copied_from_the_start_and_merged() -> None:
    record, other = played("a1", "b1"), played("a1", "c1")
    other.node.properties["C"] = ["better"]
    fitted = fit_branch(record, record.root, write_branch(other, other.root))
    Edits(record).insert(record.root, *fitted.branches)
    (a1,) = record.root.children
    assert [(node.text, node.properties) for node in a1.children] == [
        ("b1", {}),
        ("c1", {"C": ["better"]}),
    ]


def test_a_saved_game_can_be_pasted_and_brings_no_places() -> None:
    other = played("a1", "b1", "c1")
    other.undo()
    record = played()
    fitted = fit_branch(record, record.root, write_game(other))
    (branch,) = fitted.branches
    nodes = list(branch.subtree())
    assert [node.text for node in nodes] == ["a1", "b1", "c1"]
    assert not any("XH" in node.properties for node in nodes)


def test_remarks_without_a_turn_belong_to_the_one_before() -> None:
    fitted = fit_branch(played(), Node(), "(;C[of the whole];B[a1];C[of the turn];W[b1])")
    (branch,) = fitted.branches
    assert branch.properties == {"C": ["of the turn"]}
    assert [node.text for node in branch.subtree()] == ["a1", "b1"]


def test_nothing_fits_after_the_end_nor_an_illegal_swap() -> None:
    record = played("a1", "d1", "b1", "d2", "c1", "d3", "c2", "d4")
    assert record.position.over
    fitted = fit_branch(record, record.node, "(;XG[oddy];B[a2];W[a3])")
    assert not fitted.branches
    assert fitted.misfits[0].count == 2
    swap = fit_branch(played("a1", pie=True), played().root, "(;W[swap])")
    assert swap.misfits[0].text == "swap"


def test_a_swap_fits_where_it_is_legal_and_colours_follow_it() -> None:
    record = played("a1", pie=True)
    fitted = fit_branch(record, record.node, "(;W[swap];W[b1];B[c1])")
    assert not fitted.misfits
    Edits(record).insert(record.node, *fitted.branches)
    record.go_to(next(n for n in record.root.subtree() if n.text == "c1"))
    assert record.position.swapped


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        ("hello", "SGF"),
        ("(;XG[wythe];B[a1])", "Wythe"),
        ("(;GM[1];B[aa])", "another game"),
        ("(;B[a1]", r"\)"),
    ],
)
def test_other_texts_are_refused_with_a_reason(text: str, problem: str) -> None:
    with pytest.raises(BranchError, match=problem):
        fit_branch(played(), played().root, text)


def test_a_text_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.record.branch.MAX_CHARACTERS", 10)
    with pytest.raises(BranchError, match="longer"):
        fit_branch(played(), played().root, "(;B[a1];W[b1])")
