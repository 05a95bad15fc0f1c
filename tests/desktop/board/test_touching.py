"""From touches to steps."""

from __future__ import annotations

import random

from driving import small

from desktop.board.touching import Touching
from rules.games import GAMES
from rules.piece import Touch
from rules.position import PLACE, Position, SpecialStep
from rules.setup import Setup


def test_all_touches_of_every_legal_step_complete_it(default_setup: Setup) -> None:
    dice = random.Random(3)
    position = default_setup.start()
    for _ in range(4):
        touching = Touching(position)
        for step in position.legal_steps():
            touches = position.touches(step)
            if touches:
                assert touching.fitting(touches[:1])
                assert touching.completed(touches) == step
                assert touching.completed(touches[:-1]) != step
                assert touches[0].hand in touching.targets()[touches[0].site]
            else:
                assert step in touching.buttons()
        position = position.copy()
        position.play(dice.choice(position.legal_steps()))


def test_targets_narrow_with_each_touch() -> None:
    touching = Touching(GAMES["themisto"].setup().start())
    board = touching.position.board
    assert board.site("d4") not in touching.targets()
    touching.touches = (Touch(board.site("a4")),)
    targets = touching.targets()
    assert board.site("b4") in targets
    assert board.site("b7") not in targets
    assert not {piece.site for piece in touching.position.pieces()} & set(targets)


def test_halves_of_a_domino_may_come_in_either_order() -> None:
    touching = Touching(GAMES["wythe"].setup().start())
    board = touching.position.board
    black, white = Touch(board.site("c3"), 0), Touch(board.site("d3"), 1)
    step = touching.position.read("c3d3")[0]
    assert touching.completed((black, white)) == step
    assert touching.completed((white, black)) == step
    touching.touches = (white,)
    assert touching.hands() == (0,)
    assert set(touching.targets()) == set(board.neighbours(board.site("d3")))


def test_hands_are_the_colours_that_can_be_placed() -> None:
    position = GAMES["yodd"].setup().start()
    assert Touching(position).hands() == (0, 1)
    assert Touching(GAMES["oddy"].setup().start()).hands() == (0,)


def test_a_touch_off_every_step_fits_none() -> None:
    position = GAMES["oddy"].setup().start()
    position.play(PLACE + 5)
    touching = Touching(position)
    assert touching.fitting((Touch(5),)) == []
    assert touching.completed((Touch(5),)) is None


def test_the_preview_of_a_step_shows_its_effects(default_setup: Setup) -> None:
    dice = random.Random(4)
    position = default_setup.start()
    lost = 0
    for _ in range(40):
        if position.over:
            break
        step = dice.choice(position.legal_steps())
        preview = Touching(position).preview(step)
        changes = position.change(step)
        assert preview.changes[: len(changes)] == changes
        after = position.copy()
        after.play(step)
        follow = [] if after.turn != position.turn else after.legal_steps()
        capture = after.change(SpecialStep.CAPTURE) if SpecialStep.CAPTURE in follow else ()
        assert preview.changes[len(changes) :] == capture
        if preview.loses:
            lost += 1
            assert after.lost_turns()[position.player] or after.player != position.player
        position = after
    assert lost == 0 or position.setup.game.key == "themisto"


def test_breaking_a_row_costs_a_turn() -> None:
    position = GAMES["themisto"].setup().start()
    for text in ("f8-f2", "e1-e7", "h7-c2", "h1-f3", "h2-g2"):
        position.play_turn(position.read(text))
    touching = Touching(position)
    costly = [step for step in position.legal_steps() if touching.preview(step).loses]
    origins = {position.board.names[position.touches(step)[0].site] for step in costly}
    assert origins == {"f1", "g2", "h3"}  # a diagonal row of three


def test_that_a_disc_costs_a_turn_is_known_once_it_is_touched() -> None:
    position = GAMES["themisto"].setup().start()
    for text in ("f8-f2", "e1-e7", "h7-c2", "h1-f3", "h2-g2"):
        position.play_turn(position.read(text))
    touching, names = Touching(position), position.board.names
    discs = [piece.site for piece in position.pieces()]
    assert [names[site] for site in discs if touching.costs((Touch(site),))] == ["f1", "g2", "h3"]
    assert not touching.costs(())
    slide = next(s for s in position.legal_steps() if touching.preview(s).loses)
    assert touching.costs(position.touches(slide))


CAPTURE_OPEN = ("b8-b2", "h2-f2", "g1-h2", "b2-e2", "d8-g5", "e8-e3", "a1-g7", "a2-d2", "g5-g6")


def test_after_a_slide_each_disc_that_may_be_captured_stands_for_the_capture() -> None:
    position = GAMES["themisto"].setup().start()
    for text in (*CAPTURE_OPEN, "h4-g5"):
        position.play_turn(position.read(text))
    slide, capture = position.read("g5-h4x")
    position.play(slide)
    touching, h5 = Touching(position), position.board.site("h5")
    assert touching.buttons() == position.legal_steps() == [capture]
    assert touching.completed((Touch(h5),)) == capture
    assert touching.targets() == {h5: frozenset([0])}
    assert touching.completed((Touch(position.board.site("h4")),)) is None
    assert touching.completed(()) is None


def test_a_capture_costs_no_turn_that_the_slide_has_cost_already() -> None:
    position, dice = GAMES["themisto"].setup().start(), random.Random(1)
    while not position.lost_turns()[position.player]:  # until such a slide may capture
        assert not position.over
        touching, steps = Touching(position), position.legal_steps()
        costly = [step for step in steps if touching.preview(step).loses]
        position.play(dice.choice(costly or steps))
    touching = Touching(position)
    assert SpecialStep.CAPTURE in position.legal_steps()
    assert not [step for step in position.legal_steps() if touching.preview(step).loses]


def test_breaking_a_row_also_costs_a_turn_if_the_opponent_has_one_to_lose() -> None:
    """Both are used up then, so that afterwards nobody has any to lose."""
    position = GAMES["themisto"].setup().start()
    rows = ["a3", "b3", "c3", "f3", "g3", "h3"]  # two rows of three white discs
    border = [f"{column}{row}" for row in (1, 7, 8) for column in "abcdefgh"]
    discs = [position.board.site(name) for name in [*rows, *border[:-2]]]
    black = [site for site in discs[6:] if (site + site // 8) % 2 == 0]
    white = [site for site in discs if site not in black]
    position.lay(black, white)  # type: ignore[attr-defined]
    position.play_turn(position.read("a3-a4"))
    assert (position.player, position.lost_turns()) == (1, (1, 0))
    touching = Touching(position)
    breaks, slides = position.read("h3-h4"), position.read("a1-a2")
    assert touching.preview(breaks[0]).loses
    assert not touching.preview(slides[0]).loses
    position.play_turn(breaks)
    assert (position.player, position.lost_turns()) == (0, (0, 0))


def matter(position: Position, *touches: Touch) -> bool:
    touching = Touching(position)
    touching.touches = touches
    heights = [0] * position.board.site_count
    for piece in position.pieces():
        heights[piece.site] += 1
    return touching.targets_matter(heights)


def test_dots_do_not_matter_if_all_empty_cells_or_only_pieces_have_them() -> None:
    for key in ("egotzi", "oddy"):
        position = GAMES[key].setup().start()
        assert not matter(position)
        position.play(next(step for step in position.legal_steps() if step >= PLACE))
        assert not matter(position)
    assert not matter(GAMES["yodd"].setup().start())
    assert not matter(GAMES["themisto"].setup().start())  # all discs, and nothing else


def test_dots_matter_for_what_may_follow_and_for_closed_cells() -> None:
    position = GAMES["themisto"].setup().start()
    assert matter(position, Touch(position.board.site("a4")))
    position = GAMES["yodd"].setup().start()
    position.play_turn(position.read("Ba1"))
    assert not matter(position)
    position.play(position.parse("Ba2")[0])  # one group still, and the turn must end odd
    assert len(Touching(position).targets()) == 4
    assert matter(position)


def test_dots_matter_if_they_show_which_half_fits() -> None:
    position = GAMES["wythe"].setup().start()
    position.play_turn(position.read("c3d3"))
    assert not matter(position)  # all empty squares take either half, and a domino none
    position.play_turn(position.read("e3f3"))
    assert matter(position)


def test_remaining_touches_are_ordered_or_in_any_order() -> None:
    themisto = Touching(GAMES["themisto"].setup().start())
    a4, b4 = (themisto.position.board.site(name) for name in ("a4", "b4"))
    assert (Touch(a4), Touch(b4)) in themisto.remaining()
    themisto.touches = (Touch(a4),)
    assert (Touch(b4),) in themisto.remaining()
    assert all(len(rest) == 1 for rest in themisto.remaining())
    assert themisto.targets()[b4] == frozenset({0})
    wythe = Touching(GAMES["wythe"].setup().start())
    c3, d3 = (wythe.position.board.site(name) for name in ("c3", "d3"))
    assert wythe.targets()[d3] == frozenset({0, 1})
    wythe.touches = (Touch(c3, 1),)
    assert (Touch(d3, 0),) in wythe.remaining()
    assert len(wythe.remaining()) == 4
    assert wythe.targets()[d3] == frozenset({0})
    assert c3 not in wythe.targets()
    assert not wythe.fitting((Touch(c3, 1), Touch(d3, 1)))


def test_buttons_are_steps_without_touches() -> None:
    position = GAMES["oddy"].setup().start()
    assert Touching(position).buttons() == []
    position.play(PLACE + 5)
    assert Touching(position).buttons() == [SpecialStep.SWAP]
    assert Touching(position).preview(SpecialStep.SWAP).loses is False
    assert Touching(position).preview(PLACE + 6).changes == position.change(PLACE + 6)
    assert position.turn == 1  # it was not played


def test_dots_of_stacks_are_steady_from_the_second_move_on() -> None:
    dice = random.Random(5)
    position = small("wythe").start()
    while not position.over:
        touching = Touching(position)
        heights = [0] * position.board.site_count
        for piece in position.pieces():
            heights[piece.site] += 1
        assert touching.targets_matter(heights, stacks=True) is any(heights)
        position.play(dice.choice(position.legal_steps()))
