"""The contract of rules/position.py as assertions, which hold for every position of every game."""

from __future__ import annotations

import dataclasses
import enum
import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from rules.perft import perft
from rules.piece import Change, Motion, Piece, Touch
from rules.position import BLACK, PLACE, WHITE, Position, SpecialStep
from rules.refusal import IllegalTurnError, InvalidPositionError, Refusal, RefusalReason
from rules.setup import Game, Setup

_Lying = Counter[tuple[int, int, int, int]]  # (site, level, colour, partner) of the pieces


def setups_of(game: Game) -> list[Setup]:
    """Return setups with all combinations of the options' smallest and default values."""
    found: dict[Setup, None] = {}
    for chosen in _choices(game, {}):
        found[game.setup(**chosen)] = None
    return list(found)


def _choices(game: Game, chosen: dict[str, object]) -> Iterator[dict[str, object]]:
    undecided = [option for option in game.options(chosen) if option.key not in chosen]
    if not undecided:
        yield chosen
        return
    option = undecided[0]
    few = option.values[:2] if isinstance(option.values, range) else option.values
    for value in dict.fromkeys([*few, option.default]):
        yield from _choices(game, {**chosen, option.key: value})


def random_turn(position: Position, rng: random.Random) -> tuple[int, ...]:
    """Return a legal turn, in any order of its steps."""
    after = position.copy()
    turn = []
    while after.turn == position.turn:
        turn.append(rng.choice(after.legal_steps()))
        after.play(turn[-1])
    return tuple(turn)


def played(position: Position, line: Sequence[Sequence[int]]) -> Position | None:
    """Return the position after these turns, None if one is not legal or not complete."""
    after = position.copy()
    for number, turn in enumerate(line, 1):
        for step in turn:
            if after.turn == position.turn + number or step not in after.legal_steps():
                return None
            after.play(step)
        if after.turn != position.turn + number:
            return None
    return after


def check_position(position: Position) -> None:
    """Check what a position says about itself."""
    steps = position.legal_steps()
    outcome = position.outcome()
    assert len(set(steps)) == len(steps)
    assert (steps == []) == position.over == (outcome is not None)
    assert set(position.distinct_steps()) <= set(steps)
    assert position.colour == position.colour_of(position.player)
    assert position.player_of(position.colour) == position.player
    assert min(position.lost_turns()) >= 0
    if outcome is not None:
        assert outcome.winner in (BLACK, WHITE, None)
        assert isinstance(outcome.reason, enum.Enum)
        assert outcome.margin is None or outcome.margin >= 0
        _check_sites(position, outcome.sites)
    score = position.score()
    assert score is None or all(isinstance(number, int) for number in score)
    for count in position.tally():
        assert isinstance(count.label, enum.Enum)
        assert count.black >= 0
        assert count.white >= 0
    for piece in position.pieces():
        assert piece.colour in (BLACK, WHITE)
        _check_sites(position, [piece.site])
    position.validate()
    _check_copy(position)


def check_step(position: Position, step: int) -> Position:
    """Check what a legal step does; return the position after it."""
    before = position.copy()
    after = position.copy()
    changes = position.change(step)
    after.play(step)
    assert position == before, "a copy was played on, and the original changed"
    assert after != position
    assert after.state_hash != position.state_hash
    after.validate()
    if after.turn == position.turn:
        assert (after.player, after.swapped) == (position.player, position.swapped)
    else:
        assert after.turn == position.turn + 1
        assert after.swapped == (position.swapped != (step == SpecialStep.SWAP))
    if step == SpecialStep.SWAP:
        assert after.player != position.player
        assert after.colour == position.colour
    if step < PLACE:
        assert position.touches(step) == ()
    old, new = _lying(position.pieces()), _lying(after.pieces())
    assert _changed(old, changes) == new
    assert _changed(new, changes, backward=True) == old
    assert (after.board_hash == position.board_hash) == (old == new)
    return after


def check_turn(position: Position, turn: Sequence[int]) -> None:
    """Check that a legal turn survives being written and read."""
    text = position.write(turn)
    read = position.read(text)
    assert position.write(read) == text
    for end in range(1, len(turn)):
        begun = position.write(turn[:end])
        touched = [touch.site for step in turn[:end] for touch in position.touches(step)]
        assert all(position.board.names[site] in begun for site in touched)
    by_hand, by_text = position.copy(), position.copy()
    by_hand.play_turn(turn)
    by_text.play_turn(read)
    assert by_hand == by_text
    assert by_hand.state_hash == by_text.state_hash
    if by_hand.over:
        with pytest.raises(IllegalTurnError) as error:
            by_hand.read(text)
        assert error.value.refusal == Refusal(RefusalReason.GAME_OVER)


def check_all_turns(position: Position) -> None:
    """Check that the distinct turns have each turn once, whatever the order of its steps."""
    distinct = [position.write(turn) for turn in position.legal_turns()]
    assert len(set(distinct)) == len(distinct)
    assert perft(position, 1) == max(1, len(distinct))
    ends: dict[str, Position] = {}
    for turn in _turns_by_hand(position):
        after = position.copy()
        after.play_turn(turn)
        assert ends.setdefault(position.write(turn), after) == after
    assert sorted(ends) == sorted(distinct)


def check_refusals(position: Position, rng: random.Random, hands: set[int]) -> None:
    """Check that exactly what is not legal has a reason."""
    steps = position.legal_steps()
    for button in SpecialStep:
        _check_refusal(position, button, button in steps)
    touches = [position.touches(step) for step in steps if step >= PLACE]
    assert len(set(touches)) == len(touches)
    orders = {tuple(o) for t in touches for o in _orders(position, t)}
    beginnings = {order[:n] for order in orders for n in range(1, len(order) + 1)}
    some = [Touch(site, hand) for site in range(position.board.site_count) for hand in hands]
    asked: set[tuple[Touch, ...]] = {(touch,) for touch in some}
    asked.update(rng.sample(sorted(beginnings, key=repr), min(40, len(beginnings))))
    if any(len(order) > 1 for order in orders):
        asked.update([(rng.choice(some), rng.choice(some)) for _ in range(60)])
    for sequence in asked:
        _check_refusal(position, sequence, sequence in beginnings)


def check_damage(position: Position, last: int) -> None:
    """Check that ``validate`` notices a step that was played twice."""
    damaged = position.copy()
    damaged.play(last)
    with pytest.raises(InvalidPositionError):
        damaged.validate()


def check_playout(position: Position, seed: int) -> None:
    """Check that a playout ends, depends on its seed only, and leaves the position unchanged."""
    before = position.copy()
    value, trace = position.random_playout(seed)
    assert value in (0.0, 0.5, 1.0)
    assert 0.0 <= position.rollout_value(seed) <= 1.0
    seen = position.static_eval()
    assert seen is None or 0.0 < seen < 1.0
    assert position.random_playout(seed) == (value, trace)
    assert position == before
    assert all(player in (0, 1) for _, player in trace)
    outcome = position.outcome()
    if outcome is not None:
        assert trace == []
        won = None if outcome.winner is None else position.player_of(outcome.winner)
        assert value == {0: 1.0, 1: 0.0, None: 0.5}[won]


def _check_copy(position: Position) -> None:
    copied = position.copy()
    assert copied == position
    assert hash(copied) == hash(position)
    assert copied.state_hash == position.state_hash
    assert 0 <= copied.state_hash < 1 << 63
    assert copied.board_hash == position.board_hash
    assert copied.legal_steps() == position.legal_steps()
    assert str(copied) == str(position)
    assert position != "another thing"


def _check_refusal(position: Position, asked: Sequence[Touch] | SpecialStep, legal: bool) -> None:
    refusal = position.refusal(asked)
    assert (refusal is None) == legal, (asked, refusal)
    if refusal is not None:
        assert isinstance(refusal.reason, enum.Enum)
        _check_sites(position, refusal.sites)


def _check_sites(position: Position, sites: Sequence[int]) -> None:
    assert all(0 <= site < position.board.site_count for site in sites)


def _orders(position: Position, touches: tuple[Touch, ...]) -> list[tuple[Touch, ...]]:
    return [touches] if position.ordered_touches else list(itertools.permutations(touches))


def _turns_by_hand(position: Position) -> Iterator[tuple[int, ...]]:
    for step in position.legal_steps():
        after = position.copy()
        after.play(step)
        if after.turn != position.turn:
            yield (step,)
        else:
            yield from [(step, *rest) for rest in _turns_by_hand(after)]


def _lying(pieces: Sequence[Piece]) -> _Lying:
    return Counter([(p.site, p.level, p.colour, p.partner) for p in pieces])


def _changed(pieces: _Lying, changes: Sequence[Change], *, backward: bool = False) -> _Lying:
    """Return the pieces after (before, when ``backward``) some changes, all made at once."""
    there = _lying([change.piece for change in changes])
    origins = [
        dataclasses.replace(c.piece, site=c.origin, colour=c.piece.colour ^ c.turns)
        for c in changes
        if c.motion != Motion.APPEAR
    ]
    gone, come = (there, _lying(origins)) if backward else (_lying(origins), there)
    assert not gone - pieces, "a change of a piece that does not lie there"
    return pieces - gone + come
