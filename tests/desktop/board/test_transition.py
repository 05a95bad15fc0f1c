"""The plan of an animation, from real games."""

from __future__ import annotations

import random
from collections.abc import Sequence

from desktop.board.transition import Stage, transition
from rules.games import GAMES
from rules.piece import Change, Motion, Piece
from rules.position import PLACE, Position
from rules.setup import Setup


def after_step(position: Position, step: int) -> tuple[Position, tuple[Change, ...]]:
    after = position.copy()
    after.play(step)
    return after, position.change(step)


def changes(stages: Sequence[Stage]) -> list[Change]:
    return [part.change for stage in stages for part in stage]


def test_every_step_and_its_undo_play_its_changes(default_setup: Setup) -> None:
    dice = random.Random(2)
    position = default_setup.start()
    last: tuple[Change, ...] = ()
    for _ in range(30):
        if position.over:
            break
        after, change = after_step(position, dice.choice(position.legal_steps()))
        pieces, pieces_after = position.pieces(), after.pieces()
        forward = transition(pieces, last, pieces_after, change)
        backward = transition(pieces_after, change, pieces, last)
        assert changes(forward) == list(change)
        assert sorted(map(str, changes(backward))) == sorted(map(str, change))
        assert not [part for stage in forward for part in stage if part.backward]
        assert all(part.backward for stage in backward for part in stage)
        position, last = after, change


def test_the_second_step_of_a_turn_does_not_repeat_the_first() -> None:
    position = GAMES["yodd"].setup().start()
    position.play_turn(position.read("Ba1"))
    one, first = after_step(position, position.read("Wf6,Wf8")[0])
    two, second = after_step(one, position.read("Wf6,Wf8")[1])
    stages = transition(one.pieces(), first, two.pieces(), first + second)
    assert changes(stages) == list(second)
    stages = transition(position.pieces(), (), two.pieces(), first + second)
    assert [len(stage) for stage in stages] == [1, 1]  # a whole turn, stone by stone


def test_halves_of_a_domino_come_together_and_pushes_after_the_stone() -> None:
    position = GAMES["wythe"].setup().start()
    after, change = after_step(position, position.read("c3d3")[0])
    assert [len(stage) for stage in transition((), (), after.pieces(), change)] == [2]
    position = GAMES["egotzi"].setup().start()
    for text in ("c3", "e3"):
        position.play_turn(position.read(text))
    after, change = after_step(position, PLACE + position.board.site("d3"))
    stages = transition(position.pieces(), (), after.pieces(), change)
    assert [{part.change.motion for part in stage} for stage in stages] == [
        {Motion.APPEAR},
        {Motion.MOVE},
    ]
    assert len(stages[1]) == 2


def test_a_jump_shows_pieces_appearing_and_vanishing() -> None:
    before, after = (Piece(1, 0), Piece(2, 1)), (Piece(2, 1), Piece(3, 0))
    (stage,) = transition(before, (), after, ())
    assert [(p.change.piece.site, p.backward, p.rest) for p in stage] == [
        (1, True, None),
        (3, False, 3),
    ]
    assert transition(before, (), before, ()) == ()


def test_a_piece_may_do_several_things_in_a_turn() -> None:
    placed = Change(Motion.APPEAR, Piece(1, 0), 1)
    moved = Change(Motion.MOVE, Piece(2, 1), 1, turns=True)
    stages = transition((), (), (Piece(2, 1),), (placed, moved))
    assert changes(stages) == [placed, moved]
    stages = transition((Piece(2, 1),), (placed, moved), (), ())
    assert changes(stages) == [moved, placed]
    assert [part.rest for stage in stages for part in stage] == [1, None]
