"""The contract of rules/position.py as assertions, which hold for every position of every game.

The checks of a setup play its games at random.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence

from rules.perft import perft
from rules.piece import Change, Motion, Piece, Touch
from rules.piece_numbers import PieceNumbers
from rules.position import BLACK, PLACE, WHITE, Position, SpecialStep
from rules.refusal import IllegalTurnError, InvalidPositionError, Refusal, RefusalReason
from rules.setup import Game, Setup

_Lying = Counter[tuple[int, int, int, int]]  # (site, level, colour, partner) of the pieces


def check_position(position: Position) -> None:
    """Check what a position says about itself."""
    steps = position.legal_steps()
    outcome = position.outcome()
    assert len(set(steps)) == len(steps), f"legal_steps has a step twice: {steps}"
    assert (steps == []) == position.over == (outcome is not None), (
        f"{position}: {len(steps)} legal steps, over is {position.over}, outcome is {outcome}"
    )
    for step in {*steps, *[step + 1 for step in steps]}:
        assert position.is_legal(step) == (step in steps), (
            f"legal_steps and is_legal differ about step {step}"
        )
    strange = set(position.distinct_steps()) - set(steps)
    assert not strange, f"distinct_steps has {strange}, which are not legal"
    assert position.colour == position.colour_of(position.player)
    assert position.player_of(position.colour) == position.player
    assert min(position.lost_turns()) >= 0, f"lost_turns is {position.lost_turns()}"
    if outcome is not None:
        assert outcome.winner in (BLACK, WHITE, None), f"the winner is {outcome.winner!r}"
        assert isinstance(outcome.reason, enum.Enum), f"the reason is {outcome.reason!r}"
        assert outcome.margin is None or outcome.margin >= 0, f"the margin is {outcome.margin}"
        _check_sites(position, outcome.sites)
    score = position.score()
    assert score is None or all(isinstance(number, int) for number in score), f"score is {score}"
    for count in position.tally():
        assert isinstance(count.label, enum.Enum), f"a label of the tally is {count.label!r}"
        assert min(count.black, count.white) >= 0, f"the tally has {count}"
    for piece in position.pieces():
        assert 0 <= piece.colour < position.piece_colours, f"there is {piece}"
        _check_sites(position, [piece.site])
    numbers = PieceNumbers(1, [range(position.board.site_count)])
    assert position.piece_sum(numbers) == Position.piece_sum(position, numbers), (
        "piece_sum has other pieces than pieces"
    )
    position.validate()
    _check_copy(position)


def check_step(position: Position, step: int) -> Position:
    """Check what a legal step does; return the position after it."""
    before = position.copy()
    after = position.copy()
    changes = position.change(step)
    after.play(step)
    assert position == before, "a copy was played on, and the original changed"
    assert after != position, f"step {step} changes nothing"
    assert after.state_hash != position.state_hash, f"step {step} leaves state_hash as it was"
    after.validate()
    if after.turn == position.turn:
        assert (after.player, after.swapped) == (position.player, position.swapped), (
            f"step {step} changes the player within a turn"
        )
    else:
        assert after.turn == position.turn + 1, f"step {step} counts several turns"
        assert after.swapped == (position.swapped != (step == SpecialStep.SWAP)), (
            f"after step {step}, swapped is {after.swapped}"
        )
    if step == SpecialStep.SWAP:
        assert after.player != position.player, "after a swap the same player is to move"
        assert after.colour == position.colour, "a swap changes the colour to move"
    if step < PLACE:
        assert position.touches(step) == (), f"the special step {step} has touches"
    _check_changes(position, after, changes)
    return after


def _check_changes(position: Position, after: Position, changes: Sequence[Change]) -> None:
    old, new = _lying(position.pieces()), _lying(after.pieces())
    assert _changed(old, changes) == new, f"change gives other pieces than play: {changes}"
    assert _changed(new, changes, backward=True) == old, f"change cannot be undone: {changes}"
    assert (after.board_hash == position.board_hash) == (old == new), (
        "board_hash is not that of the pieces"
    )


def check_turn(position: Position, turn: Sequence[int]) -> None:
    """Check that a legal turn survives being written and read."""
    text = position.write(turn)
    read = position.read(text)
    assert position.write(read) == text, f"{text} is written {position.write(read)} when read"
    for end in range(1, len(turn)):
        begun = position.write(turn[:end])
        moments = position.moments(turn[:end])
        touched = [touch.site for now, step in moments for touch in now.touches(step)]
        names = [position.board.names[site] for site in touched]
        assert all(name in begun for name in names), f"{begun} does not name all of {names}"
    by_hand, by_text = position.copy(), position.copy()
    by_hand.play_turn(turn)
    by_text.play_turn(read)
    assert by_hand == by_text, f"{text} leads elsewhere when it is read"
    assert by_hand.state_hash == by_text.state_hash
    if by_hand.over:
        refused = _refusal_of(by_hand, text)
        assert refused == Refusal(RefusalReason.GAME_OVER), (
            f"after the end {text} is refused by {refused}"
        )


def _refusal_of(position: Position, text: str) -> Refusal | None:
    """Return why a turn is illegal; None if it is not."""
    try:
        position.read(text)
    except IllegalTurnError as error:
        return error.refusal
    return None


def check_all_turns(position: Position) -> None:
    """Check that the distinct turns have each turn once, whatever the order of its steps."""
    distinct = [position.write(turn) for turn in position.legal_turns()]
    repeated = [text for text, times in Counter(distinct).items() if times > 1]
    assert not repeated, f"distinct_steps leads to a turn twice: {repeated}"
    assert perft(position, 1) == max(1, len(distinct)), "perft and legal_turns differ"
    ends: dict[str, Position] = {}
    for turn in _turns_by_hand(position):
        after = position.copy()
        after.play_turn(turn)
        text = position.write(turn)
        assert ends.setdefault(text, after) == after, f"{text} is written of two turns"
    assert sorted(ends) == sorted(distinct), (
        f"only legal_steps or only distinct_steps leads to {sorted(set(ends) ^ set(distinct))}"
    )


def check_refusals(position: Position, rng: random.Random, hands: set[int]) -> None:
    """Check that exactly what is not legal has a reason."""
    steps = position.legal_steps()
    for button in SpecialStep:
        _check_refusal(position, button, button in steps)
    touches = [position.touches(step) for step in steps if step >= PLACE]
    assert len(set(touches)) == len(touches), "two legal steps have the same touches"
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
    try:
        damaged.validate()
    except InvalidPositionError:
        return
    raise AssertionError(f"validate finds nothing wrong after step {last} was played twice")


def check_playout(position: Position, seed: int) -> None:
    """Check that a playout ends, depends on its seed only, and leaves the position unchanged."""
    before = position.copy()
    value, trace = position.random_playout(seed)
    assert value in (0.0, 0.5, 1.0), f"a playout has the value {value}"
    for strong in (False, True):
        found = position.rollout_value(seed, strong=strong)
        assert 0.0 <= found <= 1.0, f"rollout_value is {found}"
        again = position.rollout_value(seed, strong=strong)
        assert again == found, "the same seed has another rollout_value"
    seen = position.static_eval()
    assert seen is None or 0.0 < seen < 1.0, f"static_eval is {seen}"
    assert position.random_playout(seed) == (value, trace), "the same seed makes another playout"
    assert position == before, "a playout changes the position"
    assert all(player in (0, 1) for _, player in trace), "a playout has a player who is not 0 or 1"
    outcome = position.outcome()
    if outcome is not None:
        assert trace == [], "a playout continues after the end"
        won = None if outcome.winner is None else position.player_of(outcome.winner)
        assert value == {0: 1.0, 1: 0.0, None: 0.5}[won], (
            f"the outcome is {outcome}, but a playout has the value {value}"
        )


def _check_copy(position: Position) -> None:
    copied = position.copy()
    assert copied == position, "a copy is not equal"
    assert hash(copied) == hash(position)
    assert copied.state_hash == position.state_hash, "a copy has another state_hash"
    assert 0 <= copied.state_hash < 1 << 63
    assert copied.board_hash == position.board_hash, "a copy has another board_hash"
    assert copied.legal_steps() == position.legal_steps(), "a copy has other legal steps"
    assert str(copied) == str(position)
    assert position != "another thing"


def _check_refusal(position: Position, asked: Sequence[Touch] | SpecialStep, legal: bool) -> None:
    refusal = position.refusal(asked)
    what = "is legal, but is refused" if legal else "is not legal, but is not refused"
    assert (refusal is None) == legal, f"{asked} {what}: {refusal}"
    if refusal is not None:
        assert isinstance(refusal.reason, enum.Enum), f"{asked} is refused by {refusal.reason!r}"
        _check_sites(position, refusal.sites)


def _check_sites(position: Position, sites: Sequence[int]) -> None:
    outside = [site for site in sites if not 0 <= site < position.board.site_count]
    assert not outside, f"there are no sites {outside}"


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
    assert not gone - pieces, f"a piece changes that does not lie there: {gone - pieces}"
    return pieces - gone + come


_GAMES = 100  # of every game, shared by its setups
_MAX_TURNS = 600  # no random game is as long
_FEW = 500  # turns, few enough to check them all


@functools.cache
def setups_of(game: Game) -> tuple[Setup, ...]:
    """Return setups with all combinations of the options' smallest and default values."""
    found: dict[Setup, None] = {}
    for chosen in _choices(game, {}):
        found[game.setup(**chosen)] = None
    return tuple(found)


def random_games_end(setup: Setup) -> None:
    setups = setups_of(setup.game)
    for seed in range(-(-_GAMES // len(setups))):
        rng = random.Random(f"{setup} {seed}")
        position = setup.start()
        while steps := position.legal_steps():
            assert position.outcome() is None, "the game is over, but there are legal steps"
            position.play(rng.choice(steps))
            position.validate()
            assert position.turn < _MAX_TURNS, f"a random game has more than {_MAX_TURNS} turns"
        assert position.over, "there are no legal steps, but the game is not over"
        check_position(position)
        check_playout(position, seed)


def special_steps_are_those_of_the_setup(setup: Setup) -> None:
    found: set[SpecialStep] = set()
    for seed in range(8):
        rng = random.Random(seed)
        position = setup.start()
        while steps := position.legal_steps():
            if len(steps) > 1:
                found.update(SpecialStep(step) for step in steps if step < PLACE)
            position.play(rng.choice(steps))
    assert found == set(setup.special_steps), (
        f"the special steps that are ever a choice are {found}, not {set(setup.special_steps)}"
    )


def positions_follow_the_contract(setup: Setup) -> None:
    rng = random.Random(f"{setup}")
    position = setup.start()
    while True:
        check_position(position)
        if position.over:
            break
        turn = random_turn(position, rng)
        check_turn(position, turn)
        for step in turn:
            position = check_step(position, step)
        if position.turn % 4 == 0:
            check_playout(position, position.turn)


def shared_steps_do_the_same_for_both(setup: Setup) -> None:
    """Check the trait ``shared_steps``; only for games that claim it."""
    rng = random.Random(f"{setup} shared")
    compared = 0
    for _ in range(400):
        position = setup.start()
        for _ in range(rng.randrange(1, 9)):
            if not position.over:
                position.play_turn(random_turn(position, rng))
        if position.over:
            continue
        one, other = (random_turn(position, rng) for _ in range(2))
        after = [_played(position, line) for line in ((one, other), (other, one))]
        if None not in after:
            compared += 1
            hashes = {each.board_hash for each in after if each is not None}
            assert len(hashes) == 1, (
                f"{position.write(one)} and {position.write(other)}: the order makes a difference"
            )
    assert compared > 20, "hardly any two turns can be played in either order"


def refusals_agree_with_legal_steps(setup: Setup) -> None:
    rng = random.Random(f"{setup} refusals")
    position = setup.start()
    hands = {touch.hand for step in position.legal_steps() for touch in position.touches(step)}
    while True:
        check_refusals(position, rng, hands)
        if position.over:
            break
        for _ in range(rng.randrange(1, 8)):
            if not position.over:
                position.play(rng.choice(position.legal_steps()))


def every_turn_comes_once(setup: Setup) -> None:
    rng = random.Random(f"{setup} turns")
    position = setup.start()
    looked_at = 0
    while not position.over and looked_at < 5:
        if perft(position, 1) <= _FEW:
            check_all_turns(position)
            looked_at += 1
        for _ in range(rng.randrange(1, 5)):
            if not position.over:
                position.play_turn(random_turn(position, rng))
    assert looked_at, f"no position has {_FEW} turns or fewer"


def damage_is_found(setup: Setup) -> None:
    rng = random.Random(f"{setup} damage")
    position: Position = setup.start()
    played: list[int] = []
    while not position.over and len(played) < 10:
        step = rng.choice(position.legal_steps())
        position.play(step)
        if step >= PLACE:
            played.append(step)
            check_damage(position, step)
    assert played


OF_A_SETUP = (
    random_games_end,
    special_steps_are_those_of_the_setup,
    positions_follow_the_contract,
    shared_steps_do_the_same_for_both,
    refusals_agree_with_legal_steps,
    every_turn_comes_once,
    damage_is_found,
)


def random_turn(position: Position, rng: random.Random) -> tuple[int, ...]:
    """Return a legal turn, in any order of its steps."""
    after = position.copy()
    turn = []
    while after.turn == position.turn:
        turn.append(rng.choice(after.legal_steps()))
        after.play(turn[-1])
    return tuple(turn)


def _played(position: Position, line: Sequence[Sequence[int]]) -> Position | None:
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


def _choices(game: Game, chosen: dict[str, object]) -> Iterator[dict[str, object]]:
    undecided = [option for option in game.options(chosen) if option.key not in chosen]
    if not undecided:
        yield chosen
        return
    option = undecided[0]
    few = option.values[:2] if isinstance(option.values, range) else option.values
    for value in dict.fromkeys([*few, option.default]):
        yield from _choices(game, {**chosen, option.key: value})
