"""Edits of a record can all be undone, and branches go through the clipboard as text."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_records import PROPERTY_NAMES, TEXTS, random_turn, records

from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record.edits import BranchError, Edit, Edits, Kind, Misfit, fit_branch, write_branch
from rules.record.game_file import read_game, write_game
from rules.record.game_record import Ending, GameRecord, Node
from rules.refusal import RulesError


def played(*turns: str) -> GameRecord:
    record = GameRecord(GAMES["oddy"].setup(sides=3, size=4, pie=True))
    for turn in turns:
        record.play_text(turn)
    return record


def forked() -> GameRecord:
    """Return a1 with the answers d1 (the main line, to c1), b1 and c1; at the start of all."""
    record = played("a1", "c1")
    for turns in (("b1", "b2"), ("d1", "c1")):
        record.go_to(record.root)
        for turn in ("a1", *turns):
            record.play_text(turn)
    record.go_to(record.root)
    return record


def edited(record: GameRecord) -> tuple[GameRecord, Edits]:
    return record, Edits(record)


def node(record: GameRecord, *path: str) -> Node:
    found = record.root
    for text in path:
        found = next(child for child in found.children if child.text == text)
    return found


def texts(nodes: list[Node]) -> list[str]:
    return [node.text for node in nodes]


def check_sound(record: GameRecord) -> None:
    """Return whether all that the record says of its tree is so."""
    nodes = list(record.root.subtree())
    assert record.node in nodes
    assert (record.ending is None) == (record.ended_at is None)
    assert record.ended_at is None or record.ended_at in nodes
    after = {record.root: record.setup.start()}
    for one in nodes:
        if one.parent is not None:
            after[one] = after[one.parent].copy()
            after[one].play_turn(one.turn)
        assert record.position_at(one) == after[one]
        assert all(child.parent is one for child in one.children)
        assert len(set(texts(one.children))) == len(one.children)
        assert one.next is None or one.next in one.children
        assert all(one.properties.values())


# -- any edits --------------------------------------------------------------------------------


def random_edit(draw: Callable[..., object], record: GameRecord, edits: Edits) -> None:
    rng = draw(st.randoms(use_true_random=False))
    assert isinstance(rng, random.Random)
    nodes = list(record.root.subtree())
    one = rng.choice(nodes)
    match rng.randrange(8):
        case 0:
            values = draw(st.lists(TEXTS, max_size=2))
            edits.set_values(one, draw(PROPERTY_NAMES), values)  # type: ignore[arg-type]
        case 1:
            edits.set_values(one, "C", [draw(TEXTS)], typing=True)  # type: ignore[list-item]
        case 2:
            edits.set_root({"EV": ["a"], "C": []}, names=[rng.choice("abc"), ""])
        case 3:
            insert_copy(record, edits, one, rng)
        case 4 if one.parent is not None:
            edits.delete(one)
        case 5:
            edits.promote(one)
        case 6:
            edits.make_main(one)
        case _:
            edits.move(one, rng.choice([-1, 1]))


def insert_copy(record: GameRecord, edits: Edits, parent: Node, rng: random.Random) -> None:
    """Put a line of legal turns below a node, some perhaps there already."""
    position = record.position_at(parent).copy()
    above = top = Node()
    for _ in range(rng.randint(1, 4)):
        if position.over:
            break
        turn = random_turn(position, rng)
        if rng.random() < 0.3 and above is top and parent.children:
            turn = parent.children[0].turn
        below = Node(above, turn, position.write(turn), position.colour)
        below.properties["C"] = [rng.choice("xyz")]
        above.children.append(below)
        above = below
        position.play_turn(turn)
    if top.children:
        edits.insert(parent, top.children[0])


@settings(max_examples=20)
@given(records(), st.data())
def test_edits_undone_one_by_one_restore_each_record(
    record: GameRecord, data: st.DataObject
) -> None:
    edits = Edits(record)
    written = [write_game(record)]
    for _ in range(data.draw(st.integers(1, 12))):
        before = edits.last
        random_edit(data.draw, record, edits)
        check_sound(record)
        if edits.last is before and before is not None and before.names == ("C",):
            written[-1] = write_game(record)  # typing continued
        elif edits.last is not before:
            written.append(write_game(record))
    for expected in reversed(written[:-1]):
        edits.undo()
        assert write_game(record) == expected
        check_sound(record)
    assert not edits.can_undo
    for expected in written[1:]:
        edits.redo()
        assert write_game(record) == expected
        check_sound(record)
    assert not edits.can_redo


@settings(max_examples=20)
@given(records(), st.data())
def test_any_mixture_of_playing_and_editing_stays_sound(
    record: GameRecord, data: st.DataObject
) -> None:
    edits = Edits(record)
    for _ in range(data.draw(st.integers(1, 25))):
        rng = data.draw(st.randoms(use_true_random=False))
        act = data.draw(st.sampled_from(["edit", "undo", "redo", "play", "back", "go", "end"]))
        if act == "edit":
            random_edit(data.draw, record, edits)
        elif act == "undo" and edits.can_undo:
            edits.undo()
        elif act == "redo" and edits.can_redo:
            edits.redo()
        elif act == "play" and not record.position.over:
            record.play(random_turn(record.position, rng))
        elif act == "back" and record.can_undo:
            record.undo()
        elif act == "go":
            record.go_to(rng.choice(list(record.root.subtree())))
        elif act == "end" and record.outcome is None:
            record.end(Outcome(BLACK, Ending.RESIGNATION))
        check_sound(record)
    assert read_game(write_game(record)) == record


# -- texts ------------------------------------------------------------------------------------


def test_typing_in_one_comment_is_one_edit() -> None:
    record, edits = edited(played("a1"))
    for text in ("w", "wh", "why"):
        edits.set_values(record.node, "C", [text], typing=True)
    edits.undo()
    assert record.node.properties == {}
    edits.redo()
    assert record.node.properties == {"C": ["why"]}


def test_typing_elsewhere_or_after_a_pause_is_another_edit() -> None:
    record, edits = edited(played("a1"))
    edits.set_values(record.node, "C", ["one"], typing=True)
    edits.finish_typing()
    edits.set_values(record.node, "C", ["one two"], typing=True)
    edits.set_values(record.node, "N", ["name"], typing=True)
    edits.set_values(record.root, "N", ["game"], typing=True)
    edits.undo()
    edits.undo()
    assert record.node.properties == {"C": ["one two"]}
    edits.set_values(record.node, "C", ["one two three"], typing=True)
    edits.undo()
    edits.undo()
    assert record.node.properties == {"C": ["one"]}


def test_a_change_to_the_same_value_is_not_an_edit() -> None:
    record, edits = edited(forked())
    edits.set_values(record.node, "C", [])
    edits.set_root({"DT": record.root.properties["DT"]}, names=["", ""])
    edits.promote(node(record, "a1", "d1", "c1"))
    edits.make_main(node(record, "a1"))
    edits.move(node(record, "a1", "d1"), -1)
    edits.move(node(record, "a1", "c1"), 1)
    edits.move(record.root, 1)
    edits.set_root({}, names=("", ""))
    record.node.properties["LB"] = ["a1:A"]
    edits.set_values(record.node, "LB", ("a1:A",))
    same = Node(None, (), "a1")
    assert edits.insert(record.root, same) is node(record, "a1")
    assert not edits.can_undo


def test_texts_of_the_game_are_one_edit_and_its_undo_leads_nowhere() -> None:
    record, edits = edited(played("a1", "b1"))
    edits.set_root({"EV": ["Cup"], "RO": ["2"]}, names=["Ann", "Bo"])
    assert record.names == ["Ann", "Bo"]
    record.go_to(record.root)
    edits.undo()
    assert record.names == ["", ""]
    assert list(record.root.properties) == ["DT"]
    assert record.node is record.root


# -- branches ---------------------------------------------------------------------------------


def test_an_end_made_since_is_not_overwritten() -> None:
    record = played("a1", "b1")
    record.end(Outcome(WHITE, Ending.RESIGNATION))
    edits = Edits(record)
    edits.delete(record.node)
    record.end(Outcome(BLACK, Ending.TIME))
    edits.undo()
    assert record.game_result_text == "B+T"
    assert record.ended_at is node(record, "a1")


def test_turns_played_since_stay_when_an_edit_is_undone() -> None:
    record, edits = edited(forked())
    edits.delete(node(record, "a1", "b1"))
    record.go_to(node(record, "a1", "d1", "c1"))
    record.play_text("d2")
    edits.undo()
    assert node(record, "a1", "d1", "c1", "d2")
    assert node(record, "a1", "b1", "b2")


def test_a_turn_played_again_is_merged_with_its_deleted_copy() -> None:
    record, edits = edited(forked())
    edits.set_values(node(record, "a1", "b1"), "C", ["why"])
    edits.delete(node(record, "a1", "b1"))
    record.go_to(node(record, "a1"))
    for text in ("b1", "d2", "c2"):
        record.play_text(text)
    played_again = write_game(record)
    edits.undo()
    check_sound(record)
    both = node(record, "a1", "b1")
    assert texts(node(record, "a1").children).count("b1") == 1
    assert both.properties["C"] == ["why"]
    assert set(texts(both.children)) == {"b2", "d2"}
    assert texts(record.main_line)[:4] == ["a1", "b1", "d2", "c2"]  # as it is played now
    edits.redo()
    check_sound(record)
    record.go_to(node(record, "a1", "b1", "d2", "c2"))
    assert write_game(record) == played_again
    edits.undo()
    edits.undo()
    assert "C" not in node(record, "a1", "b1").properties
    check_sound(record)


def test_the_current_node_follows_a_merge() -> None:
    record, edits = edited(forked())
    edits.delete(node(record, "a1", "b1"))
    record.go_to(node(record, "a1"))
    record.play_text("b1")
    end = record.play_text("b2")
    record.end(Outcome(BLACK, Ending.TIME))
    assert edits.last is not None
    edits.last.before = None  # undo leads nowhere
    edits.undo()
    check_sound(record)
    assert record.node is record.ended_at is node(record, "a1", "b1", "b2") is not end
    edits.redo()
    check_sound(record)
    assert record.ended_at is end


def test_turns_played_in_a_branch_that_was_pasted_again_stay() -> None:
    record, edits = edited(played("a1"))
    branch = Node(None, record.position.read("b1"), "b1", record.position.colour)
    edits.insert(record.node, branch)
    edits.undo()
    record.play_text("b1")
    record.play_text("c2")
    edits.redo()
    check_sound(record)
    assert texts(list(record.root.subtree()))[1:] == ["a1", "b1", "c2"]
    edits.undo()
    check_sound(record)
    assert texts(list(record.root.subtree()))[1:] == ["a1", "b1", "c2"]


def test_a_variation_in_play_is_cut_and_restored_with_its_branch() -> None:
    record, edits = edited(forked())
    record.aside = node(record, "a1", "b1")
    edits.delete(record.aside)
    assert record.aside is None
    edits.undo()
    assert record.aside is node(record, "a1", "b1")


def test_inserting_shares_the_turns_that_are_there() -> None:
    record, other = forked(), played("a1", "b1", "d2", "c3")
    record_b1 = node(record, "a1", "b1")
    record_b1.properties["C"] = ["mine"]
    node(other, "a1", "b1").properties |= {"C": ["yours"], "N": ["name"]}
    edits = Edits(record)
    assert edits.insert(node(record, "a1"), node(other, "a1", "b1")) is record_b1
    assert texts(record_b1.children) == ["b2", "d2"]
    assert record_b1.properties == {"C": ["mine"], "N": ["name"]}
    assert edits.last is not None
    assert edits.last.kind is Kind.INSERT
    check_sound(record)
    edits.undo()
    assert texts(record_b1.children) == ["b2"]
    assert record_b1.properties == {"C": ["mine"]}


def test_promoting_goes_one_fork_up_and_the_main_line_to_the_top() -> None:
    record = forked()
    deep = record.go_to(node(record, "a1", "c1"))
    for turns in (("d2", "d3"), ("b2", "d4")):
        record.go_to(deep)
        for turn in turns:
            record.play_text(turn)
    record.promote(node(record, "a1", "d1", "c1"))
    edits = Edits(record)
    variation = node(record, "a1", "c1", "d2", "d3")
    edits.promote(variation)
    assert texts(deep.children) == ["d2", "b2"]
    assert texts(record.main_line)[:2] == ["a1", "d1"]
    edits.promote(variation)
    assert texts(record.main_line) == ["a1", "c1", "d2", "d3"]
    edits.undo()
    edits.undo()
    edits.make_main(variation)
    assert texts(record.main_line) == ["a1", "c1", "d2", "d3"]
    edits.undo()
    assert texts(deep.children) == ["b2", "d2"]


def test_moving_changes_places_with_a_neighbour() -> None:
    record, edits = edited(forked())
    edits.move(node(record, "a1", "c1"), -1)
    edits.move(node(record, "a1", "d1"), 1)
    assert texts(node(record, "a1").children) == ["c1", "d1", "b1"]
    edits.undo()
    edits.undo()
    assert texts(node(record, "a1").children) == ["d1", "b1", "c1"]
    edits.redo()
    assert texts(node(record, "a1").children) == ["d1", "c1", "b1"]


def test_a_new_edit_drops_what_was_undone() -> None:
    record, edits = edited(forked())
    edits.delete(node(record, "a1", "b1"))
    edits.undo()
    edits.set_values(record.root, "C", ["x"])
    assert not edits.can_redo
    assert edits.next is None


def test_the_ends_of_undo_and_redo_and_the_root_are_errors() -> None:
    edits = Edits(played("a1"))
    with pytest.raises(RulesError, match="undo"):
        edits.undo()
    with pytest.raises(RulesError, match="redo"):
        edits.redo()
    with pytest.raises(RulesError, match="start"):
        edits.delete(edits._record.root)


def test_several_properties_are_set_in_one_edit() -> None:
    record, edits = edited(played("a1"))
    record.node.properties = {"TR": ["a1"], "C": ["x"]}
    edits.set_properties(record.node, {"TR": [], "LB": ["a1:A"], "C": ["x"]})
    assert record.node.properties == {"C": ["x"], "LB": ["a1:A"]}
    edits.undo()
    assert record.node.properties == {"TR": ["a1"], "C": ["x"]}
    assert not edits.can_undo
    edits.redo()
    edits.set_properties(record.node, {"LB": ["a1:A"]})
    assert edits.last is not None
    assert edits.last.names == ("TR", "LB", "C")


def test_several_branches_are_inserted_in_order_after_existing_ones() -> None:
    record, other = forked(), played("a1")
    for text in ("d2", "c2", "b1"):
        other.go_to(node(other, "a1"))
        other.play_text(text)
    new = [node(other, "a1", text) for text in ("d2", "c2", "b1")]
    new[2].properties["N"] = ["name"]
    edits = Edits(record)
    assert edits.insert(node(record, "a1"), *new) is new[0]
    assert texts(node(record, "a1").children) == ["d1", "b1", "c1", "d2", "c2"]
    assert node(record, "a1", "b1").properties["N"] == ["name"]
    edits.undo()
    assert texts(node(record, "a1").children) == ["d1", "b1", "c1"]
    edits.redo()
    assert texts(node(record, "a1").children) == ["d1", "b1", "c1", "d2", "c2"]
    check_sound(record)


def test_an_edit_says_what_it_did_and_to_what_and_the_tree_changes_its_number() -> None:
    record = forked()
    reported: list[Edit] = []
    edits = Edits(record, then=reported.append)
    a1, b1, c1 = (node(record, *path) for path in (("a1",), ("a1", "b1"), ("a1", "c1")))
    acts: list[tuple[Callable[[], object], Kind, Node, tuple[str, ...], bool]] = [
        (lambda: edits.set_values(b1, "N", ["x"]), Kind.VALUES, b1, ("N",), False),
        (lambda: edits.set_root({"EV": ["x"]}), Kind.GAME, record.root, ("EV",), False),
        (lambda: edits.set_root({}, names=["x", ""]), Kind.GAME, record.root, (), False),
        (lambda: edits.move(c1, -1), Kind.MOVE, c1, (), True),
        (lambda: edits.promote(b1.children[0]), Kind.PROMOTE, b1, (), True),
        (lambda: edits.make_main(c1), Kind.MAIN_LINE, c1, (), True),
        (lambda: edits.delete(b1), Kind.DELETE, b1, (), True),
        (lambda: edits.insert(a1, b1), Kind.INSERT, b1, (), True),
    ]
    for act, kind, about, names, reshapes in acts:
        shapes = [record.shape]
        for do in (act, edits.undo, edits.redo):
            do()
            edit = reported.pop()
            assert (edit.kind, edit.node, edit.names) == (kind, about, names)
            shapes.append(record.shape)
        assert reported == []
        assert edits.last is edit
        assert shapes == sorted(shapes)
        assert len(set(shapes)) == (4 if reshapes else 1)


def test_undo_and_redo_lead_to_where_the_edit_was_made() -> None:
    record, edits = edited(forked())
    place = record.go_to(node(record, "a1", "d1"))
    edits.set_values(node(record, "a1"), "N", ["x"])
    record.go_to(record.root)
    edits.undo()
    assert record.node is place
    record.go_to(node(record, "a1", "c1"))
    edits.redo()
    assert record.node is place


def test_properties_keep_their_order_when_one_is_removed_and_restored() -> None:
    record = played("a1")
    record.node.properties = {"TR": ["a1"], "C": ["x"], "N": ["y"]}
    edits = Edits(record)
    edits.set_values(record.node, "C", [])
    edits.undo()
    assert list(record.node.properties) == ["TR", "C", "N"]


def test_a_branch_that_is_unmerged_leads_where_it_did_before() -> None:
    record, edits = edited(played("a1", "b1", "c1"))
    old = node(record, "a1", "b1")
    edits.delete(old)
    record.go_to(node(record, "a1"))
    record.play_text("b1")
    record.play_text("d1")
    edits.undo()
    assert texts(old.children) == ["d1", "c1"]
    record.go_to(old.children[0])
    edits.redo()
    new = node(record, "a1", "b1")
    assert (texts(old.children), texts(new.children)) == (["c1"], ["d1"])
    assert old.next is old.children[0]
    assert new.next is new.children[0]
    check_sound(record)


# -- branches as text ------------------------------------------------------------------------------


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
    swap = fit_branch(played("a1"), played().root, "(;W[swap])")
    assert swap.misfits[0].text == "swap"


def test_a_swap_fits_where_it_is_legal_and_colours_follow_it() -> None:
    record = played("a1")
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
    monkeypatch.setattr("rules.record.edits.MAX_CHARACTERS", 10)
    with pytest.raises(BranchError, match="longer"):
        fit_branch(played(), played().root, "(;B[a1];W[b1])")
