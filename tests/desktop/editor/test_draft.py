"""A position that is being set up: what it takes in, what it refuses, and how it is undone."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.editor.draft import Draft
from rules.games import GAMES, read_setup
from rules.placement import Condition, PlacementReason
from rules.position import BLACK, PLACE, WHITE, Position
from rules.refusal import RulesError


def draft_of(words: str) -> Draft:
    return Draft(read_setup(words.split()).start())


def played(words: str, turns: int, seed: int) -> Position:
    """Return a position after random moves."""
    position, rng = read_setup(words.split()).start(), random.Random(seed)
    for turn in range(turns):
        while not position.over and position.turn == turn:
            position.play(rng.choice(position.legal_steps()))
    return position


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 40), st.integers(0, 1000))
def test_a_position_from_play_is_put_together_again_by_hand(
    key: str, turns: int, seed: int
) -> None:
    position = played(key, turns, seed)
    placement = position.placement()
    draft = Draft(position.setup.start())
    draft.clear()
    for piece in placement.pieces:
        if len(piece) > 1:
            draft.add(piece)
        else:
            draft.put(piece[0].site, piece[0].hand)
    draft.set_colour(placement.colour)
    for condition in draft.conditions:
        draft.set_condition(condition, getattr(placement, condition.value))
    assert draft.result == position.setup.placed(placement)
    assert draft.refusal is None
    assert draft.position.legal_steps() == position.legal_steps()
    assert draft.position.pieces() == position.pieces()


@pytest.mark.parametrize("key", GAMES)
def test_it_begins_with_the_position_that_it_is_given(key: str) -> None:
    position = played(key, 12, 3)
    draft = Draft(position)
    assert draft.placement == position.placement()
    assert draft.result == position.setup.placed(position.placement())
    assert draft.setup == position.setup
    assert not draft.can_undo


def test_what_is_wrong_is_known_and_shown() -> None:
    draft = draft_of("egotzi size=3")
    draft.put(0, WHITE)
    assert draft.result is None
    assert draft.refusal is not None
    assert draft.refusal.reason is PlacementReason.UNEVEN
    assert [(piece.site, piece.colour) for piece in draft.position.pieces()] == [(0, WHITE)]
    for site in range(9):
        draft.put(site, BLACK)  # a full board that no game can have
    assert draft.result is None
    assert draft.position.outcome() is None
    assert len(draft.position.pieces()) == 9


def test_discs_are_shown_even_if_some_are_missing() -> None:
    draft = draft_of("themisto")
    draft.put(0, -1)
    assert draft.result is None
    assert len(draft.position.pieces()) == 27
    assert draft.colours()[0] == -1
    draft.put(9, WHITE)
    assert draft.result is not None


def test_the_colour_to_move_follows_the_pieces_where_they_decide_it() -> None:
    draft = draft_of("egotzi size=5")
    for number, site in enumerate((3, 9, 14)):
        draft.put(site, number % 2)
        assert draft.placement.colour == (number + 1) % 2
        assert draft.result is not None
    draft.set_colour(BLACK)  # but what the user says is not changed
    assert draft.result is None
    draft = draft_of("yodd size=3")
    draft.put(0, BLACK)
    draft.put(1, BLACK)
    assert draft.placement.colour == WHITE  # either may be to move


def test_changed_pieces_have_no_past() -> None:
    position = played("themisto", 5, 1)
    draft = Draft(position)
    assert draft.had_past
    assert len(draft.placement.past) == 6
    draft.put(position.placement().pieces[0][0].site, -1)
    assert not draft.placement.past
    draft.undo()
    assert draft.placement.past
    draft.set_condition(Condition.PAST, ())
    assert draft.result is not None
    assert not draft.placement.past


def test_pieces_of_wythe_are_lifted_from_above() -> None:
    draft = draft_of("wythe size=4 position=a1b1,b2a2,b1b2/white")
    refusal = draft.lift(0)
    assert refusal is not None
    assert refusal.reason is PlacementReason.COVERED
    assert set(refusal.sites) == {1, 5}
    assert draft.lift(1) is None
    assert draft.lift(0) is None
    assert draft.lift(3) is None  # nothing lies there
    assert draft.text == "wythe size=4 pie=on position=b2a2/white"


def test_dominoes_are_laid_on_a_position_that_is_never_over() -> None:
    position = played("wythe size=3", 99, 1)
    assert position.over
    draft = Draft(position)
    assert not draft.laid.over
    assert draft.position.over
    assert draft.laid.pieces() == position.pieces()


def test_changes_are_undone_and_done_again() -> None:
    draft = draft_of("oddy sides=3 size=4")
    changes: list[object] = []
    draft.changed.connect(lambda: changes.append(draft.placement))
    draft.put(0, BLACK)
    draft.put(1, WHITE)
    draft.put(2, WHITE, joined=True)
    assert len(changes) == 3
    draft.put(2, WHITE)  # nothing new
    assert len(changes) == 3
    draft.undo()
    assert draft.colours().count(-1) == 9
    draft.undo()
    assert not draft.can_undo
    draft.undo()
    draft.redo()
    draft.redo()
    assert draft.colours()[:3] == [BLACK, WHITE, WHITE]
    assert not draft.can_redo
    draft.undo()
    draft.clear()
    assert not draft.can_redo


def test_pieces_stay_while_the_board_stays() -> None:
    draft = draft_of("egotzi size=5")
    draft.put(7, BLACK)
    draft.set_setup(read_setup(["egotzi", "size=5", "pie=off"]))
    assert draft.colours()[7] == BLACK
    assert draft.setup["pie"] is False
    draft.set_setup(read_setup(["egotzi", "size=6", "pie=off"]))
    assert draft.placement.pieces == ()
    draft.set_setup(read_setup(["wythe", "size=6"]))
    assert draft.setup.game is GAMES["wythe"]
    draft.set_setup(read_setup(["egotzi", "size=6"]))
    for _ in range(4):
        draft.undo()
    assert draft.colours()[7] == BLACK


def test_the_start_of_a_game_is_shown_again() -> None:
    draft = draft_of("themisto")
    draft.clear()
    assert draft.result is None
    draft.begin_again()
    assert draft.result == GAMES["themisto"].setup()


def test_texts_are_read_with_and_without_the_game() -> None:
    draft = draft_of("egotzi size=5")
    draft.read("Bc3/white")
    assert draft.text == "egotzi size=5 variant=standard pie=on position=Bc3/white"
    draft.read("oddy sides=3 size=4 position=Ba1/white/swap\n")
    assert draft.setup.game is GAMES["oddy"]
    assert draft.placement.swap
    draft.read("yodd size=4")
    assert draft.placement.pieces == ()
    before = draft.text
    for wrong in ("", "nonsense", "Bz9/white", "yodd size=4 position=Ba1a3/white"):
        with pytest.raises(RulesError):
            draft.read(wrong)
        assert draft.text == before


def test_every_step_of_wythe_can_be_laid() -> None:
    draft = draft_of("wythe size=3 pie=off")
    rng = random.Random(4)
    while steps := [step for step in draft.laid.legal_steps() if step >= PLACE]:
        draft.add(draft.laid.touches(rng.choice(steps)))
        assert draft.result is not None
    draft.set_condition(Condition.PASSES, 1)
    assert draft.result is None
    draft.set_colour(1 - draft.placement.colour)
    assert draft.result is not None
