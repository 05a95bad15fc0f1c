"""From touches to steps: what a hand holds, and what clicks and drags do, without a board."""

import random
from collections.abc import Iterator

import pytest
from driving import random_game, small
from PySide6.QtCore import QObject, QPointF

from desktop.board.board_input import BoardInput, ClickEffect, ClickResult, Touching
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.piece import Touch
from rules.position import PLACE, Position, SpecialStep
from rules.setup import Setup

HERE, FAR = QPointF(0, 0), QPointF(100, 0)  # far enough for a drag


class Hands:
    """The hand and the input of a new game, and the signals of the input in their order."""

    def __init__(self, owner: QObject, key: str) -> None:
        self.position = GAMES[key].setup().start()
        self.input = BoardInput(owner)
        self.input.touching = Touching(self.position)
        self.input.game_view = VIEWS[key]
        self.signals: list[tuple[object, ...]] = []
        self.input.changed.connect(lambda: self.signals.append(("changed", self.input.touches)))
        self.input.step_chosen.connect(lambda step: self.signals.append(("step", step)))
        self.input.refused.connect(lambda _why, site: self.signals.append(("refused", site)))
        self.input.confirmed.connect(lambda: self.signals.append(("confirmed",)))
        self.input.withdrawn.connect(lambda: self.signals.append(("withdrawn",)))
        self.input.marked.connect(lambda site: self.signals.append(("marked", site)))

    def site(self, name: str) -> int:
        return int(self.position.board.site(name))

    def sites(self, *names: str) -> tuple[int, ...]:
        return tuple([self.site(name) for name in names])

    def step(self, text: str) -> int:
        (step,) = self.position.read(text)
        return step

    def result(self, *names: str) -> ClickResult:
        """Return what a click would do, which leaves the hand as it is."""
        before = self.input.touches
        result = self.input.result(self.sites(*names))
        assert self.input.touches == before
        return result


@pytest.fixture
def owner() -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()


@pytest.fixture
def themisto(owner: QObject) -> Hands:
    return Hands(owner, "themisto")


def test_a_second_click_on_a_site_and_cancel_release_it(themisto: Hands) -> None:
    a4 = themisto.site("a4")
    assert not themisto.input.cancel()
    assert themisto.signals == []
    themisto.input.click((a4,))
    themisto.input.click((a4,))
    assert themisto.signals[1:] == [("changed", ())]
    themisto.input.click((a4,))
    assert themisto.input.cancel()
    assert themisto.signals[3:] == [("changed", ())]


def test_a_drag_that_was_cancelled_or_forgotten_plays_nothing(themisto: Hands) -> None:
    a4, b4 = themisto.sites("a4", "b4")
    themisto.input.press(HERE, (a4,))
    themisto.input.forget_press()
    themisto.input.release(FAR, (b4,))
    assert themisto.signals == [("changed", (Touch(a4),))]
    themisto.input.press(HERE, (a4,))
    themisto.input.move(FAR, (b4,))
    assert themisto.input.cancel()
    themisto.input.move(FAR, (b4,))
    themisto.input.release(FAR, (b4,))
    assert themisto.signals[1:] == [("changed", ())]


def test_a_domino_on_a_joint_is_placed_on_release_or_dragged_as_a_half(owner: QObject) -> None:
    wythe = Hands(owner, "wythe")
    c3, d3 = wythe.site("c3"), wythe.site("d3")
    wythe.input.press(HERE, (c3, d3))
    assert wythe.signals == []
    wythe.input.release(HERE, (c3, d3))
    wythe.input.move(FAR, (d3,))  # the button is no longer pressed
    assert wythe.signals == [("changed", ()), ("step", wythe.step("c3d3"))]
    wythe.input.press(HERE, (c3, d3))
    wythe.input.move(FAR, (d3,))
    assert wythe.signals[2:] == [("changed", (Touch(c3, 0),))]
    wythe.input.cancel()
    c4 = wythe.site("c4")
    wythe.input.press(HERE, (c3, d3))
    wythe.input.release(FAR, (c4,))  # a quick drag is decided by its end
    assert wythe.signals[-1] == ("step", wythe.step("c3c4"))


# -- what a click would do, and that asking for it does nothing ----------------------------------


def test_a_click_touches_completes_or_is_refused(themisto: Hands) -> None:
    a4, b4 = (Touch(site) for site in themisto.sites("a4", "b4"))
    assert themisto.result() == ClickResult(ClickEffect.NONE)
    assert themisto.result("a4") == ClickResult(ClickEffect.TOUCH, (a4,))
    assert themisto.result("d4").effect is ClickEffect.REFUSAL
    themisto.input.click(themisto.sites("a4"))
    assert themisto.result("a4") == ClickResult(ClickEffect.RELEASE)
    assert themisto.result("b4") == ClickResult(ClickEffect.STEP, (a4, b4))
    # an impossible target is kept, to be refused, and the disc stays in hand
    assert themisto.result("d5").effect is ClickEffect.REFUSAL
    a5 = Touch(*themisto.sites("a5"))
    assert themisto.result("a5") == ClickResult(ClickEffect.TOUCH, (a5,))  # another disc instead


def test_a_turn_that_waits_is_confirmed_where_it_is(themisto: Hands) -> None:
    themisto.input.touching, themisto.input.waiting = None, themisto.sites("b4")
    assert themisto.result("b4").effect is ClickEffect.CONFIRM
    assert themisto.result("c4").effect is ClickEffect.NONE


def test_while_clicks_mark_nothing_else_is_asked(themisto: Hands) -> None:
    themisto.input.marking = True
    assert themisto.result("a4").effect is ClickEffect.MARK
    assert themisto.result().effect is ClickEffect.NONE


# -- what a hand holds, and what a click with it means -------------------------------------------


YODD = VIEWS["yodd"]
WYTHE = VIEWS["wythe"]
THEMISTO = VIEWS["themisto"]


class Held:
    """The input of a position, and the hands that it emitted."""

    def __init__(self, owner: QObject, position: Position) -> None:
        self.input = BoardInput(owner)
        self.input.game_view = VIEWS[position.setup.game.key]
        self.input.touching = Touching(position)
        self.emitted: list[int] = []
        self.input.hand_changed.connect(self.emitted.append)
        self.site = position.board.site

    def touch(self, *touches: Touch) -> None:
        assert self.input.touching
        self.input.touching.touches = touches

    def may_drag(self, *sites: int) -> bool:
        """Return whether a press waits for what follows."""
        seen: list[str] = []
        self.input.changed.connect(lambda: seen.append("changed"))
        self.input.refused.connect(lambda _why, _site: seen.append("refused"))
        before = self.input.touches
        self.input.press(HERE, sites)
        self.input.forget_press()
        self.touch(*before)
        return bool(sites) and not seen


def position(key: str, *turns: str) -> Position:
    found: Position = GAMES[key].setup().start()
    for turn in turns:
        found.play_turn(found.read(turn))
    return found


def test_without_a_position_there_is_one_hand_and_nothing_to_cancel(owner: QObject) -> None:
    there = BoardInput(owner)
    there.game_view = YODD
    assert (there.hand, there.touches, there.hands()) == (0, (), ())
    assert not there.cancel()
    there.press(HERE, (3,))
    there.flip_hand()
    there.choose_possible_hand()
    assert there.hand == 0


def test_the_wheel_flips_the_hand_at_every_notch_either_way(owner: QObject) -> None:
    held = Held(owner, position("yodd"))
    for angle, flips in ((119, 0), (1, 1), (60, 1), (60, 2), (-120, 3), (-119, 3), (-1, 4)):
        held.input.wheel(angle)
        assert len(held.emitted) == flips
    held.input.wheel(60)
    held.input.wheel(-60)
    held.input.wheel(119)
    assert len(held.emitted) == 4
    held.input.wheel(121)
    held.input.wheel(100)  # what goes beyond a notch does not count for the next one
    assert len(held.emitted) == 5


def test_an_unusable_hand_is_replaced_by_a_usable_one(owner: QObject) -> None:
    held = Held(owner, position("oddy"))
    held.input.set_hand(1)
    held.input.choose_possible_hand()
    assert held.input.hand == 0
    held = Held(owner, position("yodd"))
    held.input.set_hand(1)
    held.input.choose_possible_hand()
    assert held.input.hand == 1  # it can be used


def test_a_hand_that_follows_the_click_is_kept(owner: QObject) -> None:
    held = Held(owner, position("wythe"))
    held.touch(Touch(held.site("c3"), 0))
    assert held.input.hands() == (1,)
    held.input.choose_possible_hand()
    assert held.input.hand == 0


def test_touches_are_held_until_released(owner: QObject) -> None:
    held = Held(owner, position("themisto"))
    a4, b4 = held.site("a4"), held.site("b4")
    held.touch(Touch(a4))
    assert held.input.result((a4, b4)).effect is ClickEffect.RELEASE
    # the site under the mouse is the first
    assert held.input.result((b4, a4)).effect is not ClickEffect.RELEASE
    held.input.click((a4,))
    assert not held.input.touches


def test_a_click_that_would_place_a_whole_domino_does_not_restart(owner: QObject) -> None:
    held = Held(owner, position("wythe"))
    c3, e3, f3 = (held.site(name) for name in ("c3", "e3", "f3"))
    held.touch(Touch(c3, 0))
    # of a click on a joint the square under the mouse alone counts then
    assert held.input.asked((e3, f3)) == (Touch(c3, 0), Touch(e3, 1))
    assert held.input.result((e3, f3)).effect is ClickEffect.REFUSAL
    assert held.input.touches == (Touch(c3, 0),)
    assert held.input.result((e3,)).touches == (Touch(e3, 0),)  # another square to begin with


def test_the_second_half_is_automatically_the_other_one(owner: QObject) -> None:
    held = Held(owner, position("wythe"))
    c3, d3, f6 = (held.site(name) for name in ("c3", "d3", "f6"))
    assert held.input.asked((c3,)) == (Touch(c3, 0),)
    assert held.input.asked((c3, d3)) == (Touch(c3, 0), Touch(d3, 1))
    held.input.set_hand(1)
    assert held.input.asked((c3, d3)) == (Touch(c3, 1), Touch(d3, 0))
    held.touch(Touch(c3, 1))
    assert held.input.asked((d3,)) == (Touch(c3, 1), Touch(d3, 0))
    assert held.input.asked((f6,)) == (Touch(c3, 1), Touch(f6, 0))  # to be refused


def test_on_a_stack_only_the_half_that_fits_is_used(owner: QObject) -> None:
    held = Held(owner, position("wythe", "c3d3", "e3f3"))
    d3 = held.site("d3")  # a white half
    held.input.set_hand(1)
    assert held.input.asked((d3,)) == (Touch(d3, 0),)


def test_a_stone_is_placed_in_the_colour_held_even_where_the_other_one_fits(owner: QObject) -> None:
    held = Held(owner, position("yodd"))
    held.input.set_hand(1)
    assert held.input.asked((4,)) == (Touch(4, 1),)
    turn = position("yodd", "Ba1")
    turn.play(turn.parse("Ba2")[0])  # one group still: few places leave an odd number
    held = Held(owner, turn)
    assert held.input.touching
    hands = held.input.touching.targets()
    site = next(iter(hands))
    (other,) = {0, 1} - hands[site]
    held.input.set_hand(other)
    assert held.input.asked((site,)) == (Touch(site, other),)  # to be refused


def test_only_touched_sites_and_whole_dominoes_can_be_dragged(owner: QObject) -> None:
    held = Held(owner, position("wythe"))
    c3, d3 = held.site("c3"), held.site("d3")
    assert not held.may_drag()
    assert not held.may_drag(c3)  # a click begins the domino at once
    assert held.may_drag(c3, d3)
    held.touch(Touch(c3, 0))
    assert held.may_drag(c3)
    assert not held.may_drag(d3, c3)  # a click ends the domino
    assert held.input.touches == (Touch(c3, 0),)
    held = Held(owner, position("yodd"))
    assert not held.may_drag(4)


# -- from touches to steps -----------------------------------------------------------------------


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
                assert step in touching.buttons
        position = position.copy()
        position.play(dice.choice(position.legal_steps()))


def test_halves_of_a_domino_may_come_in_either_order() -> None:
    touching = Touching(GAMES["wythe"].setup().start())
    board = touching.position.board
    black, white = Touch(board.site("c3"), 0), Touch(board.site("d3"), 1)
    step = touching.position.read("c3d3")[0]
    assert touching.completed((black, white)) == step
    assert touching.completed((white, black)) == step
    assert touching.hands() == (0, 1)
    touching.touches = (white,)
    assert touching.hands() == (0,)
    assert set(touching.targets()) == set(board.neighbours(board.site("d3")))


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


def test_a_row_that_is_broken_costs_a_turn_which_is_known_once_a_disc_is_touched() -> None:
    found = position("themisto", "f8-f2", "e1-e7", "h7-c2", "h1-f3", "h2-g2")
    touching, names = Touching(found), found.board.names
    costly = [step for step in found.legal_steps() if touching.preview(step).loses]
    row = ["f1", "g2", "h3"]  # three discs along a diagonal
    assert {names[found.touches(step)[0].site] for step in costly} == set(row)
    discs = [piece.site for piece in found.pieces()]
    assert [names[site] for site in discs if touching.costs((Touch(site),))] == row
    assert not touching.costs(())
    assert touching.costs(found.touches(costly[0]))


CAPTURE_OPEN = ("b8-b2", "h2-f2", "g1-h2", "b2-e2", "d8-g5", "e8-e3", "a1-g7", "a2-d2", "g5-g6")


def test_after_a_slide_each_disc_that_may_be_captured_stands_for_the_capture() -> None:
    position = GAMES["themisto"].setup().start()
    for text in (*CAPTURE_OPEN, "h4-g5"):
        position.play_turn(position.read(text))
    slide, capture = position.read("g5-h4x")
    position.play(slide)
    touching, h5 = Touching(position), position.board.site("h5")
    assert touching.buttons == position.legal_steps() == [capture]
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


@pytest.mark.parametrize("key", ["wythe", "yodd"])
def test_dots_are_everywhere_once_a_piece_fits_in_few_places(key: str) -> None:
    for position in random_game(GAMES[key].setup(), 60):
        touching = Touching(position)
        places = {tuple(sorted([t.site for t in rest])) for rest in touching.remaining()}
        assert (touching.near(()) == touching.remaining()) is (len(places) <= 15)
        touching.touches = touching.remaining()[0][:1] if places else ()
        assert touching.near(()) == touching.remaining()


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
