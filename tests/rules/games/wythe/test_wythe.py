"""Wythe: stacks, refusals, results and notation."""

import pytest
from certain import certain
from plain_playouts import check_playouts

from rules.games.wythe import GAME, WytheEnding, WytheLabel, WytheRefusalReason
from rules.piece import Motion, Piece, Touch
from rules.position import BLACK, PLACE, WHITE, Position, SpecialStep
from rules.refusal import IllegalTurnError, NotationError, Refusal, RefusalReason


def played(turns: str, **options: object) -> Position:
    position = GAME.setup(**options).start()
    for text in turns.split():
        position.play_turn(position.read(text))
        position.validate()
    return position


def draw(position: Position) -> str:
    """Return tops from above, black or white with the stack's height; small letters are locked."""
    size = position.board.size
    look = [". "] * size**2
    for piece in position.pieces():
        letter = "BW"[piece.colour]
        look[piece.site] = f"{letter.lower() if piece.locked else letter}{piece.level + 1}"
    rows = [" ".join(look[row * size : (row + 1) * size]).rstrip() for row in range(size)]
    return "\n".join(reversed(rows))


def drawing(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


def refused(position: Position, names: str, hands: str = "BW") -> tuple[object, list[str]]:
    """Return why halves cannot be placed on these squares, and the squares that forbid it."""
    touches = tuple(
        Touch(position.board.site(name), "BW".index(hand))
        for name, hand in zip(names.split(), hands, strict=True)
    )
    refusal = certain(position.refusal(touches))
    assert position.refusal(touches[::-1]) is not None
    return refusal.reason, sorted(position.board.names[site] for site in refusal.sites)


@pytest.mark.parametrize(("size", "every"), [(3, 1), (5, 4), (9, 20)])
def test_every_placement_that_is_not_legal_is_refused_with_a_reason(size: int, every: int) -> None:
    position = GAME.setup(size=size, pie=False).start()
    for number, (step, _player) in enumerate(position.random_playout(size)[1]):
        if number % every == 0:
            check_refusals(position)
        position.play(step)


def check_refusals(position: Position) -> None:
    legal = [position.touches(step) for step in position.legal_steps()]
    names = position.board.names
    for black in range(position.board.site_count):
        for white in position.board.neighbours(black):
            touches = (Touch(black, BLACK), Touch(white, WHITE))
            (asked,) = position.parse(names[black] + names[white])
            assert position.touches(asked) == touches
            assert (position.refusal(touches) is None) == (touches in legal)
        for hand in (BLACK, WHITE):
            begun = any(Touch(black, hand) in touches for touches in legal)
            assert (position.refusal((Touch(black, hand),)) is None) == begun


def test_stacks_and_locks() -> None:
    position = played("a1b1 b2c2 a3a2 b1b2", size=3)
    assert draw(position) == drawing("""
        B1 .  .
        W1 W2 w1
        b1 B2 .
        """)
    names = position.board.names
    below = [p for p in position.pieces() if names[p.site] == "b1"]
    a1, b2, b1 = (position.board.site(name) for name in ("a1", "b2", "b1"))
    assert below == [Piece(b1, WHITE, 0, a1), Piece(b1, BLACK, 1, b2)]


def test_refusals() -> None:
    position = played("a1b1 b2c2 a3a2 b1b2", size=3)
    assert refused(position, "a1 c1") == (WytheRefusalReason.NOT_NEIGHBOURS, ["a1", "c1"])
    assert refused(position, "c1 c1") == (WytheRefusalReason.NOT_NEIGHBOURS, ["c1", "c1"])
    assert refused(position, "b3 c3", "BB") == (WytheRefusalReason.SAME_HALVES, ["b3", "c3"])
    # the piece on a1 is also on b1, where it is covered now
    assert refused(position, "a2 a1") == (WytheRefusalReason.LOCKED, ["a1", "b1"])
    assert refused(position, "a1", "W") == (WytheRefusalReason.LOCKED, ["a1", "b1"])
    assert refused(position, "c3 c2") == (WytheRefusalReason.LOCKED, ["b2", "c2"])
    assert refused(position, "a2 b2") == (WytheRefusalReason.UNEQUAL_HEIGHTS, ["a2", "b2"])
    assert refused(position, "a3 b3") == (WytheRefusalReason.UNEQUAL_HEIGHTS, ["a3", "b3"])
    assert refused(position, "a2 a3") == (WytheRefusalReason.WHOLE_PIECE, ["a2", "a3"])
    assert refused(position, "b2 b1") == (WytheRefusalReason.WHOLE_PIECE, ["b1", "b2"])
    assert refused(position, "a2", "W") == (WytheRefusalReason.LIKE_COLOUR, ["a2"])
    # c1 has c2, one high and locked, and b1, two high, beside it
    assert refused(position, "c1", "B") == (WytheRefusalReason.NO_ROOM_BESIDE, ["b1", "c2"])
    like = played("a1b1 a2b2 c3b3", size=3)
    assert refused(like, "a1 a2") == (WytheRefusalReason.LIKE_COLOUR, ["a1"])
    assert refused(like, "a2 a1", "WB") == (WytheRefusalReason.LIKE_COLOUR, ["a1"])


def test_a_half_that_no_neighbour_completes() -> None:
    position = played("b2c2", size=3)
    assert refused(position, "b2", "W") == (
        WytheRefusalReason.NO_ROOM_BESIDE,
        ["a2", "b1", "b3", "c2"],
    )
    c1 = position.board.site("c1")
    assert certain(played("a1a2 b1c1", size=3).refusal([Touch(c1, BLACK)])).parts == (
        Refusal(WytheRefusalReason.UNEQUAL_HEIGHTS, (5,)),
        Refusal(WytheRefusalReason.WHOLE_PIECE, (1,)),
    )


def test_a_player_who_can_place_may_not_pass() -> None:
    position = played("a1b1", size=3)
    with pytest.raises(IllegalTurnError) as error:
        position.read("pass")
    refusal = certain(error.value.refusal)
    assert refusal.reason == WytheRefusalReason.MUST_PLACE
    assert SpecialStep.PASS not in position.legal_steps()
    asked = {t.site for step in position.legal_steps() for t in position.touches(step)}
    assert set(refusal.sites) == asked


def test_two_passes_end_the_game() -> None:
    position = GAME.setup(size=3).start()
    steps = [step for step, _player in position.random_playout(1)[1]]
    for step in steps[:-2]:
        position.play(step)
    assert position.legal_steps() == [SpecialStep.PASS]
    assert position.refusal(SpecialStep.PASS) is None
    position.play(SpecialStep.PASS)
    assert position.legal_steps() == [SpecialStep.PASS]
    before = position.copy()
    position.play(SpecialStep.PASS)
    assert position.legal_steps() == []
    assert position.state_hash != before.state_hash
    assert position.board_hash == before.board_hash
    for asked in (SpecialStep.PASS, (Touch(0, BLACK),)):
        refusal = certain(position.refusal(asked))
        assert refusal.reason == RefusalReason.GAME_OVER


def test_whoever_placed_last_loses_without_a_score() -> None:
    start = GAME.setup(size=4).start()
    losers = set()
    for seed in range(3000):
        position = start.copy()
        _value, steps = start.random_playout(seed)
        for step, _player in steps:
            position.play(step)
        if position.score() == (0, 0):
            outcome = certain(position.outcome())
            assert (outcome.reason, outcome.margin, outcome.sites) == (
                WytheEnding.LAST_PIECE,
                None,
                (),
            )
            last = steps[-3][1]
            assert outcome.winner == 1 - last
            losers.add(last)
    assert losers == {0, 1}


def test_after_a_swap_the_other_player_wins() -> None:
    start = GAME.setup(size=5).start()
    for seed in range(20):
        steps = [step for step, _player in start.random_playout(seed)[1]]
        position, swapped = start.copy(), start.copy()
        swapped.play(steps[0])
        swapped.play(SpecialStep.SWAP)
        for step in steps[1:]:
            swapped.play(step)
        for step in steps:
            position.play(step)
        swapped.validate()
        outcome, other = position.outcome(), swapped.outcome()
        assert outcome is not None
        assert other is not None
        assert (outcome.winner, outcome.sites) == (other.winner, other.sites)
        assert swapped.colour_of(0) == WHITE


def test_tally_counts_groups_by_size() -> None:
    position = played("a1b1 c3c2", size=3)
    rows = [(row.label, row.size, row.black, row.white) for row in position.tally()]
    assert rows == [(WytheLabel.SCORE, 0, 0, 0), (WytheLabel.GROUPS, 1, 2, 2)]
    position = played("a1b1 a2b2", size=3)
    rows = [(row.label, row.size, row.black, row.white) for row in position.tally()]
    assert rows == [(WytheLabel.SCORE, 0, 0, 0), (WytheLabel.GROUPS, 2, 1, 1)]


def test_change_lays_both_halves_on_top() -> None:
    position = played("a1b1 b2c2 a3a2", size=3)
    (step,) = position.read("b1b2")
    b1, b2 = position.board.site("b1"), position.board.site("b2")
    assert [(c.motion, c.piece, c.origin) for c in position.change(step)] == [
        (Motion.APPEAR, Piece(b1, BLACK, 1, b2), b1),
        (Motion.APPEAR, Piece(b2, WHITE, 1, b1), b2),
    ]
    assert position.touches(step) == (Touch(b1, BLACK), Touch(b2, WHITE))
    assert not position.ordered_touches


def test_steps_are_numbered_by_square_and_direction() -> None:
    position = GAME.setup(size=3).start()
    for text, direction in (("b2c2", 0), ("b2b3", 1), ("b2a2", 2), ("b2b1", 3)):
        assert position.read(text) == (PLACE + 4 * 4 + direction,)
        assert position.write((PLACE + 4 * 4 + direction,)) == text


@pytest.mark.parametrize("text", ["a1", "a1c1", "a1a1", "d1c1", "A1b1", "a01b1", "a1b1c1", "", "x"])
def test_texts_that_are_not_turns(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.setup(size=3).start().read(text)


@pytest.mark.parametrize("size", [3, 8, 11])
def test_playouts_play_by_the_rules(size: int) -> None:
    check_playouts(GAME.setup(size=size, pie=False).start(), 4)
