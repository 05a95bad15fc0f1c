"""Typed texts: whole turns, beginnings of turns, and the reasons why others are wrong."""

from __future__ import annotations

import random
import re

import pytest
from shown_facts import each

from desktop.game.typed_turn import State, TypedTurn, example, read_typed
from rules.games import GAMES
from rules.games.yodd import YoddRefusalReason
from rules.position import Position
from rules.setup import Setup


def squeezed(text: str) -> str:
    return re.sub("[^a-z0-9]", "", text.lower())


def random_turn(position: Position, dice: random.Random) -> tuple[int, ...]:
    after, turn = position.copy(), []
    while after.turn == position.turn:
        turn.append(dice.choice(after.legal_steps()))
        after.play(turn[-1])
    return tuple(turn)


def played(setup: Setup, *texts: str) -> Position:
    position = setup.start()
    for text in texts:
        position.play_turn(position.read(text))
    return position


def after(position: Position, turn: tuple[int, ...]) -> Position:
    copy = position.copy()
    copy.play_turn(turn)
    return copy


def test_every_turn_is_understood_letter_by_letter(default_setup: Setup) -> None:
    dice = random.Random(1)
    position = default_setup.start()
    for _ in range(12):
        if position.over:
            break
        turn = random_turn(position, dice)
        text = position.write(turn)
        for typed in (text, text.upper(), squeezed(text), f" {' '.join(text)} "):
            found = read_typed(position, typed)
            assert found.state is State.COMPLETE, typed
            assert after(position, found.turn) == after(position, turn)
        for end in range(1, len(text)):
            begun = text[:end]
            found = read_typed(position, begun)
            assert found.state in (State.INCOMPLETE, State.COMPLETE), begun
            assert all(squeezed(offer).startswith(squeezed(begun)) for offer in found.offers)
        position.play_turn(turn)


def test_offers_lead_to_a_whole_turn(default_setup: Setup) -> None:
    dice = random.Random(1)
    position = default_setup.start()
    for _ in range(8):
        if position.over:
            break
        found = read_typed(position, "")
        assert not found.turn
        while found.state is not State.COMPLETE or (found.offers and dice.random() < 0.5):
            typed = dice.choice(found.offers)
            found = read_typed(position, typed)
            assert found.state is not State.WRONG, typed
        position.play_turn(found.turn)


def test_stones_may_be_typed_in_either_order_but_not_halves_of_a_domino() -> None:
    position = played(GAMES["yodd"].setup(), "Ba1")
    for typed in ("Bc4,We5", "We5,Bc4", "we5 bc4", "we5bc4"):
        found = read_typed(position, typed)
        assert found.state is State.COMPLETE
        assert position.write(found.turn) == "Bc4,We5"
    begun = read_typed(position, "We5")
    assert begun.state is State.INCOMPLETE
    assert begun.refusal is not None
    assert begun.refusal.reason is YoddRefusalReason.EVEN
    assert "We5 Bc4" in begun.offers
    assert "We5,Wf1" in begun.offers
    position = played(GAMES["wythe"].setup(), "c3d3")
    assert position.write(read_typed(position, "e3f3").turn) == "e3f3"
    assert position.write(read_typed(position, "f3e3").turn) == "f3e3"


def test_a_capture_is_offered_and_optional() -> None:
    dice = random.Random(3)
    position = GAMES["themisto"].setup().start()
    captures: list[str] = []
    while not captures:
        position.play_turn(random_turn(position, dice))
        texts = [position.write(turn) for turn in position.legal_turns()]
        captures = [text for text in texts if text.endswith("x")]
    plain = captures[0].removesuffix("x")
    kept = read_typed(position, plain.replace("-", ""))
    assert kept.state is State.COMPLETE
    assert position.write(kept.turn) == plain
    assert kept.offers == (captures[0],)
    assert position.write(read_typed(position, captures[0]).turn) == captures[0]


def wrong(position: Position, text: str) -> TypedTurn:
    found = read_typed(position, text)
    assert found.state is State.WRONG
    assert not found.offers
    assert not found.turn
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_explain_why_a_turn_is_illegal(key: str) -> None:
    turns, typed = each("REFUSED_WHEN_TYPED")[key]
    position = played(GAMES[key].setup(), *turns)
    for text, reason in typed.items():
        refusal = wrong(position, text).refusal
        assert refusal is not None, text
        assert refusal.reason is reason, text


def test_text_that_is_not_a_turn_has_no_reason(default_setup: Setup) -> None:
    position = default_setup.start()
    for text in ("zz", "9", "q77", "a1a1a1a1", "castle"):
        assert wrong(position, text).refusal is None
    assert read_typed(position, " - ").state is State.EMPTY
    assert read_typed(position, example(position)).state is State.COMPLETE
