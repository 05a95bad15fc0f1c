"""Turns as lists show them."""

from __future__ import annotations

from driving import small
from lone_game import lone_game

from desktop.game.turn_caption import numbered_turn, turn_caption
from desktop.views.game_views import VIEWS


def test_captions_have_words_for_turns_without_a_place_and_signs_of_assessments() -> None:
    session = lone_game(small("egotzi"), "b2", "swap", "c3")
    placed, swapped, other = session.record.line
    assert [turn_caption(node) for node in session.record.line] == ["b2", "swap colours", "c3"]
    session.edits.set_values(placed, "TE", ["1"])
    assert turn_caption(placed).startswith("b2 ")
    assert len(turn_caption(placed)) > len("b2 ")
    assert numbered_turn(VIEWS["egotzi"], swapped, 2) == "2. White swap colours"
    assert numbered_turn(VIEWS["egotzi"], other, 3) == "3. White c3"
    passed = lone_game(small("yodd"), "Ba1", "pass").record.node
    assert turn_caption(passed) == "pass"


def test_the_players_of_themisto_are_numbered() -> None:
    node = lone_game(small("themisto"), "b1-b7").record.node
    assert numbered_turn(VIEWS["themisto"], node, 1) == "1. Player 1 b1-b7"
