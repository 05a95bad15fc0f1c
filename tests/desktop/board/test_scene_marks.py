"""The marks of a board's scene, as painted shapes; what is shown ahead of a click."""

from collections.abc import Iterator
from itertools import islice

import pytest
from drawn_shapes import drawn, drawn_marks, paints_beyond
from driving import random_game, small
from PySide6.QtCore import QVariantAnimation

from desktop.board.animation import MoveAnimation, MovingItem
from desktop.board.board_input import BoardInput, Touching
from desktop.board.board_items import LayerItem, Light, Note
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import MovePreview
from desktop.board.marks import ARRIVAL_MS
from desktop.board.picture import board_for_paper
from desktop.painting.candidate import CandidateView, Mistake, OwnerShares, ShownVerdict
from desktop.painting.drawing import Drawing, Orientation
from desktop.theme.themes import DARK, LIGHT
from rules.count_step import Counted, CountedGroup, CountStep
from rules.games import GAMES
from rules.games.oddy import OddYCounted
from rules.piece import Change, Motion, Piece, Touch
from rules.position import BLACK, PLACE, Position, SpecialStep
from rules.record.notes import Mark, MarkKind
from rules.setup import Setup

CROSS = Mark(MarkKind.CROSS)
BLUNDER = ShownVerdict("??", "blunder", 0.3)


@pytest.fixture
def egotzi() -> Iterator[BoardScene]:
    with board_for_paper(small("egotzi"), LIGHT) as scene:
        yield scene


@pytest.fixture
def oddy() -> Iterator[BoardScene]:
    with board_for_paper(small("oddy"), LIGHT) as scene:
        yield scene


def played(setup: Setup, *turns: str) -> Position:
    position: Position = setup.start()
    for turn in turns:
        position.play_turn(position.read(turn))
    return position


def change(position: Position, text: str) -> tuple[Change, ...]:
    return position.turn_changes(position.read(text))


def candidate_view(position: Position) -> CandidateView:
    step = next(step for step in position.legal_steps() if position.touches(step))
    touches = position.touches(step)
    changes = (position.change(step),)
    return CandidateView((step,), ("a1",), 0.5, 0.0, 9, 1.0, None, touches, changes, best=True)


def show_all(scene: BoardScene, position: Position, last: tuple[Change, ...]) -> None:
    """Show every mark there is."""
    site = position.pieces()[0].site
    empty = next(s for s in range(position.board.site_count) if not scene.heights()[s])
    scene.show_position(position, last, numbers={(site, 0): 3}, marks={empty: CROSS})
    scene.show_targets([(Touch(empty),)], [Touch(empty)])
    scene.show_candidates([candidate_view(position)], hint=last)
    scene.show_preview(last, touched=[Touch(empty)], group=[site])
    scene.show_marks(shares=[OwnerShares(0.1, 0.9, 0.0)] * len(scene.heights()))
    scene.show_marks(forbidden=[site, empty])
    scene.show_marks(cursor=empty)


def visible_layers(scene: BoardScene) -> list[LayerItem]:
    return [item for item in scene.items() if isinstance(item, LayerItem) and item.isVisible()]


@pytest.mark.parametrize("key", GAMES)
def test_every_mark_stays_within_its_bounds_and_is_removed(key: str) -> None:
    position = small(key).start()
    turn = next(iter(position.legal_turns()))
    last = position.turn_changes(turn)
    position.play_turn(turn)
    with board_for_paper(position.setup, LIGHT) as scene:
        scene.show_position(position)
        plain = drawn(scene)
        show_all(scene, position, last)
        assert drawn(scene) != plain
        assert len(visible_layers(scene)) == 9
        assert not any(map(paints_beyond, visible_layers(scene)))
        scene.show_position(position)
        scene.show_targets((), ())
        scene.show_candidates(())
        scene.show_marks(shares=())
        scene.show_preview(())
        scene.show_marks(forbidden=())
        scene.show_marks(cursor=-1)
        assert visible_layers(scene) == []
        assert drawn(scene) == plain


@pytest.mark.parametrize("key", GAMES)
def test_nothing_paints_outside_its_bounds_at_the_end_of_a_game(key: str) -> None:
    position = random_game(small(key), 60, seed=2)[-1]
    with board_for_paper(position.setup, LIGHT) as scene:
        scene.show_position(position)
        assert not [item for item in scene.items() if item.isVisible() and paints_beyond(item)]


def test_what_the_engine_found_is_hidden_while_points_are_counted(egotzi: BoardScene) -> None:
    position = played(small("egotzi"), "b2", "d4")
    last = change(small("egotzi").start(), "b2")
    egotzi.show_position(position, last)
    (step, *_) = position.count_steps()
    egotzi.show_count(step)
    counted = drawn(egotzi)
    egotzi.show_marks(mistake=Mistake(BLUNDER, last, (), ("", "pass")))
    egotzi.show_candidates([candidate_view(position)], hint=last)
    assert drawn(egotzi) == counted
    egotzi.show_count(None)
    assert any(" text ?? " in line for line in drawn(egotzi))


@pytest.mark.parametrize("key", GAMES)
def test_a_bad_move_is_red_and_the_better_one_green_with_a_sign_on_each(key: str) -> None:
    position = small(key).start()
    played, better = [position.turn_changes(t) for t in islice(position.legal_turns(), 2)]
    red, green = LIGHT.on_board.refused.lower(), LIGHT.on_board.win.lower()
    with board_for_paper(position.setup, LIGHT) as scene:
        for words in (("", ""), ("", "pass"), ("pass", "")):
            turns = () if words[0] else played, () if words[1] else better
            scene.show_marks(mistake=Mistake(BLUNDER, *turns, words))
            marks = "\n".join(drawn_marks(scene))
            assert [part in marks for part in (red, green, "??", *words)] == [True] * 5
        scene.show_marks(mistake=Mistake(BLUNDER, played, (), ("", "pass")))
        scene.show_candidates([candidate_view(position)])  # which say what is better
        assert "pass" not in "\n".join(drawn_marks(scene))


def test_numbers_and_marks_go_with_the_next_position(egotzi: BoardScene) -> None:
    position = played(small("egotzi"), "b2")
    egotzi.show_position(position)
    plain = drawn(egotzi)
    assert egotzi.state.numbers == {}
    numbers = {(position.pieces()[0].site, 0): 7}
    egotzi.show_position(position, numbers=numbers, marks={0: CROSS})
    assert egotzi.state.numbers == numbers
    assert any(" text 7 " in line for line in drawn(egotzi))
    assert egotzi.cell_name(0) == "a1, empty, cross"
    egotzi.show_position(position)
    assert egotzi.state.numbers == {}
    assert egotzi.cell_name(0) == "a1, empty"
    assert drawn(egotzi) == plain


def test_a_number_is_only_on_the_top_piece() -> None:
    position = played(small("wythe"), "a3b3", "c3d3", "b3c3")
    b3 = position.board.site("b3")
    with board_for_paper(position.setup, LIGHT) as scene:
        for level, seen in ((0, 0), (1, 1)):
            scene.show_position(position, numbers={(b3, level): 88})
            assert sum(" text 88 " in line for line in drawn(scene)) == seen
        assert scene.heights()[b3] == 2


def test_a_redrawn_board_shows_the_same_position() -> None:
    position = played(small("wythe"), "a3b3")
    last = change(small("wythe").start(), "a3b3")
    step = CountStep(Counted.SCORES, groups=(CountedGroup((position.board.site("a3"),)),))
    numbers, marks = {(position.board.site("a3"), 0): 3}, {0: CROSS}
    with board_for_paper(position.setup, DARK) as scene:
        scene.show_position(position, last, numbers=numbers, marks=marks)
        default = drawn(scene)
        scene.show_count(step)
        counted = drawn(scene)
        assert counted != default
        drawing = Drawing(flat=True, coordinates=False, orientation=Orientation(1))
        other = scene.redrawn(drawing)
        assert other.drawing == drawing
        assert other.theme is DARK
        assert other.parent() is scene.parent()
        assert other.layout_plan.orientation == Orientation(1)
        assert other.game_view is scene.game_view.flat
        back = other.redrawn(Drawing())
        assert drawn(back) == counted
        back.show_count(None)
        assert drawn(back) == default
        other.deleteLater()
        back.deleteLater()


def test_a_game_without_a_flat_drawing_is_drawn_as_before() -> None:
    with (
        board_for_paper(small("yodd"), LIGHT) as default,
        board_for_paper(small("yodd"), LIGHT, Drawing(flat=True)) as flat,
    ):
        assert flat.game_view is default.game_view
        assert drawn(flat) == drawn(default)


def test_the_whole_board_follows_the_theme() -> None:
    position = played(small("oddy"), "a1")
    last = change(small("oddy").start(), "a1")
    with (
        board_for_paper(position.setup, LIGHT) as scene,
        board_for_paper(position.setup, DARK) as dark,
    ):
        scene.show_position(position, last)
        dark.show_position(position, last)
        scene.set_theme(DARK)
        assert scene.theme is DARK
        assert drawn(scene) == drawn(dark)


# -- groups and sides ----------------------------------------------------------------------------


def test_a_single_stone_is_not_described_as_a_group(egotzi: BoardScene) -> None:
    egotzi.show_position(played(small("egotzi"), "b2"))
    site = egotzi.layout_plan.board.site
    assert egotzi.site_text(site("b2")) == ""
    assert egotzi.group_at(site("b2")) == (site("b2"),)
    assert egotzi.group_at(site("a1")) == ()
    black = Piece(site("b3"), 0)
    assert set(egotzi.group_at(site("b3"), [black])) == {site("b2"), site("b3")}
    white = Piece(site("b3"), 1)
    assert egotzi.group_at(site("b3"), [white]) == (site("b3"),)


def test_discs_of_nobody_form_no_groups() -> None:
    with board_for_paper(small("themisto"), LIGHT) as scene:
        scene.show_position(small("themisto").start())
        assert scene.group_at(0) == ()
        assert scene.site_text(0) == ""


def test_sides_are_highlighted_for_the_best_groups_and_the_pointer(oddy: BoardScene) -> None:
    position = small("oddy").start()
    board = position.board
    corner = next(s for s in range(10) if len(board.sides_of(s)) == 2)
    middle = next(s for s in range(10) if not board.sides_of(s))
    placed = Change(Motion.APPEAR, Piece(middle, 0), middle)
    position.play_turn(position.read(board.names[corner]))
    touched = [side in board.sides_of(corner) for side in range(3)]
    best = [Light((BLACK,) if touches else ()) for touches in touched]
    both = [Light((BLACK,), True) if touches else Light() for touches in touched]
    oddy.show_position(position)
    assert oddy.lights() == best
    oddy.show_preview((), group=[corner])
    assert oddy.lights() == both
    oddy.show_preview([placed])  # it reaches a side only if it joins the corner
    assert oddy.lights() == (both if middle in board.neighbours(corner) else best)
    oddy.show_preview(())
    assert oddy.lights() == best
    oddy.show_count(CountStep(OddYCounted.WINNER))
    assert oddy.lights() == [Light()] * 3
    oddy.show_preview((), group=[corner])
    assert oddy.lights() == [Light()] * 3
    oddy.show_count(None)
    assert oddy.lights() == both


# -- counts and animations ------------------------------------------------------------------------


def clock(scene: BoardScene) -> QVariantAnimation:
    """Return the animation of counts."""
    (found,) = [
        each
        for each in scene.findChildren(QVariantAnimation)
        if not isinstance(each, MoveAnimation) and each.duration() == ARRIVAL_MS
    ]
    return found


def fades(lines: list[str]) -> list[float]:
    """Return the opacity of each shape, in per cent."""
    words = [line.split() for line in lines]
    return [float(w[w.index("faded") + 1]) if "faded" in w else 100.0 for w in words]


def test_new_marks_of_a_count_fade_in_and_old_ones_return(egotzi: BoardScene) -> None:
    position = played(small("egotzi"), "a1", "d4", "a4")
    one, two, three = (position.board.site(name) for name in ("a1", "d4", "a4"))
    egotzi.show_position(position)
    first = CountStep(Counted.EQUAL, gone=(one, two))
    second = CountStep(Counted.MORE, groups=(CountedGroup((one,), 1),), gone=(two, three))
    egotzi.show_count(first)
    assert fades(drawn_marks(egotzi)) == [72]
    egotzi.show_count(second, animated=True)
    assert clock(egotzi).duration() == ARRIVAL_MS
    clock(egotzi).setCurrentTime(ARRIVAL_MS // 5)
    seen = fades(drawn_marks(egotzi))
    # what stays away, what goes now, what comes back; then the group and its number
    assert seen[:3] == pytest.approx([72, 0.2 * 72, 0.8 * 72], abs=0.2)
    assert set(seen[3:]) == {20}
    egotzi.settle()
    assert fades(drawn_marks(egotzi))[:3] == [72, 72, 100]
    egotzi.show_count(None, animated=True)
    assert clock(egotzi).state() is QVariantAnimation.State.Stopped
    assert drawn_marks(egotzi) == []


def test_a_tick_has_its_full_size_at_once_where_nothing_moves(egotzi: BoardScene) -> None:
    egotzi.show_position(small("egotzi").start())
    egotzi.show_tick(0, moving=True)
    small_at_first = drawn_marks(egotzi)
    egotzi.show_tick(0, moving=False)
    shown = drawn_marks(egotzi)
    egotzi.rest()
    assert small_at_first != shown == drawn_marks(egotzi)


def test_marks_are_hidden_during_a_count_and_come_back(egotzi: BoardScene) -> None:
    position = played(small("egotzi"), "b2")
    show_all(egotzi, position, change(small("egotzi").start(), "b2"))
    step = CountStep(Counted.SCORES, groups=(CountedGroup((0,)),))
    egotzi.show_targets([(Touch(0),)], ())
    egotzi.show_preview((), group=[0])
    egotzi.show_marks(forbidden=())
    egotzi.show_marks(cursor=-1)
    marks = drawn_marks(egotzi)
    egotzi.show_count(step)
    (seen,) = drawn_marks(egotzi)  # the outline of what is counted
    assert LIGHT.win.lower() in seen
    egotzi.show_count(None)
    assert drawn_marks(egotzi) == marks
    assert len(marks) > 8


def test_pieces_move_before_marks_appear(egotzi: BoardScene) -> None:
    before, after = played(small("egotzi")), played(small("egotzi"), "b2")
    last = change(before, "b2")
    egotzi.show_position(after, last)
    goal = drawn(egotzi)
    egotzi.show_position(before)
    start = drawn(egotzi)
    egotzi.show_position(after, last, animated=True)
    (moving,) = [item for item in egotzi.items() if isinstance(item, MovingItem)]
    assert moving.part.change == last[0]
    animation = egotzi.findChild(MoveAnimation)
    assert isinstance(animation, MoveAnimation)
    animation.setCurrentTime(animation.duration() // 2)
    half_way = [line for line in drawn(egotzi) if line not in start]
    assert half_way
    assert set(fades(half_way)) == {50.0}  # the stone comes out of the box; no mark on it yet
    egotzi.settle()
    assert drawn(egotzi) == goal
    assert not [item for item in egotzi.items() if isinstance(item, MovingItem)]
    egotzi.settle()
    assert drawn(egotzi) == goal


def test_marks_stay_hidden_after_an_animation_during_a_count(egotzi: BoardScene) -> None:
    before, after = played(small("egotzi")), played(small("egotzi"), "b2")
    last = change(before, "b2")
    egotzi.show_position(before)
    egotzi.show_count(CountStep(Counted.SCORES))
    egotzi.show_position(after, last, animated=True)
    egotzi.settle()
    counting = drawn(egotzi)
    egotzi.show_count(None)
    assert len(drawn(egotzi)) > len(counting)


def test_nothing_moves_without_a_change(egotzi: BoardScene) -> None:
    position = played(small("egotzi"), "b2")
    egotzi.show_position(position)
    egotzi.show_position(position, animated=True)
    assert egotzi.findChild(MoveAnimation) is None


def test_another_step_interrupts_a_movement(egotzi: BoardScene) -> None:
    start, one, two = (played(small("egotzi"), *turns) for turns in ((), ("b2",), ("b2", "d4")))
    egotzi.show_position(two, change(one, "d4"))
    goal = drawn(egotzi)
    egotzi.show_position(start)
    egotzi.show_position(one, change(start, "b2"), animated=True)
    egotzi.show_position(two, change(one, "d4"), animated=True)
    (moving,) = [item for item in egotzi.items() if isinstance(item, MovingItem)]
    assert moving.part.change.piece.site == two.board.site("d4")
    egotzi.settle()
    assert drawn(egotzi) == goal


def test_a_marked_stone_shows_no_number(egotzi: BoardScene) -> None:
    position = played(small("egotzi"), "b2")
    site = position.board.site("b2")
    for marks, seen in (({}, 1), ({0: CROSS}, 1), ({site: CROSS}, 0)):
        egotzi.show_position(position, numbers={(site, 0): 77}, marks=marks)
        assert sum(" text 77 " in line for line in drawn(egotzi)) == seen


# -- what is shown ahead of a click --------------------------------------------------------------


class Shown:
    """A board, a hand and a preview on a position."""

    def __init__(self, key: str, *turns: str) -> None:
        self.position: Position = small(key).start()
        for turn in turns:
            self.position.play_turn(self.position.read(turn))
        self.board = BoardScene(self.position.setup, LIGHT)
        self.board.show_position(self.position)
        self.input = BoardInput(self.board)
        self.input.game_view = self.board.game_view
        self.input.touching = Touching(self.position)
        self.preview = MovePreview(self.input)
        self.site = self.position.board.site

    def play(self, step: int) -> None:
        self.position = self.position.copy()
        self.position.play(step)
        self.board.show_position(self.position)
        self.input.touching = Touching(self.position)

    def seen(self) -> list[str]:
        """Return what the preview draws."""
        self.preview.show(self.board)
        return drawn_marks(self.board)

    def with_preview(
        self,
        changes: tuple[Change, ...] = (),
        *,
        loses: bool = False,
        touched: tuple[Touch, ...] = (),
        group: tuple[int, ...] = (),
        note: Note | None = None,
    ) -> list[str]:
        """Return what the board draws for an explicit preview."""
        self.board.show_preview(changes, loses=loses, touched=touched, group=group, note=note)
        return drawn_marks(self.board)

    def forget(self) -> None:
        self.board.deleteLater()


@pytest.fixture
def yodd() -> Iterator[Shown]:
    shown = Shown("yodd", "Ba1")
    yield shown
    shown.forget()


@pytest.fixture
def themisto() -> Iterator[Shown]:
    shown = Shown("themisto")
    yield shown
    shown.forget()


def test_without_a_hovered_site_nothing_is_shown(yodd: Shown) -> None:
    assert yodd.seen() == []
    yodd.input.touching = None
    assert yodd.seen() == []


def test_a_click_on_an_empty_cell_would_place_the_stone_held(yodd: Shown) -> None:
    yodd.preview.hovered = (yodd.site("c3"),)
    yodd.input.set_hand(1)
    stone = Change(Motion.APPEAR, Piece(yodd.site("c3"), 1), yodd.site("c3"))
    note = Note(yodd.site("c3"), "1\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}2", allowed=True)
    assert yodd.seen() == yodd.with_preview((stone,), note=note) != []


def test_a_note_says_what_a_forbidden_stone_would_do(yodd: Shown) -> None:
    first = yodd.position.legal_steps()
    yodd.play(next(s for s in first if yodd.position.touches(s) == (Touch(yodd.site("c3"), 0),)))
    yodd.input.set_hand(0)
    yodd.preview.hovered = (yodd.site("a2"),)  # next to a1 alone: the number would stay even
    note = Note(yodd.site("a2"), "2\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}2", allowed=False)
    assert yodd.seen() == yodd.with_preview(note=note) != []


def test_a_stone_under_the_mouse_shows_its_group_even_while_the_board_ignores_clicks(
    yodd: Shown,
) -> None:
    a1 = yodd.site("a1")
    yodd.preview.hovered = (a1, yodd.site("c3"))
    assert yodd.seen() == yodd.with_preview(group=(a1,)) != []
    yodd.input.touching = None
    assert yodd.seen() == yodd.with_preview(group=(a1,))


def test_a_waiting_turn_is_shown_wherever_the_mouse_is(yodd: Shown) -> None:
    yodd.preview.hovered = (yodd.site("c3"),)
    yodd.preview.preview = (Change(Motion.APPEAR, Piece(9, 1), 9),)
    yodd.input.waiting = (3, 4)
    assert yodd.seen() == yodd.with_preview(group=(3, 4)) != []
    yodd.input.waiting = ()  # a pass has no place
    assert yodd.seen() == []


def test_a_disc_under_the_mouse_can_be_picked_up(themisto: Shown) -> None:
    a4 = themisto.site("a4")
    themisto.preview.hovered = (a4,)
    assert themisto.seen() == themisto.with_preview(touched=(Touch(a4),)) != []


def test_with_a_disc_in_hand_its_route_is_shown_only_to_legal_sites(themisto: Shown) -> None:
    a4, b4 = themisto.site("a4"), themisto.site("b4")
    assert themisto.input.touching
    themisto.input.touching.touches = (Touch(a4),)
    themisto.preview.hovered = (b4,)
    (step,) = themisto.position.read("a4-b4")
    assert themisto.seen() == themisto.with_preview(themisto.position.change(step)) != []
    themisto.preview.hovered = (themisto.site("d5"),)
    assert themisto.seen() == []
    themisto.preview.hovered = ()
    assert themisto.seen() == []


def test_only_the_new_half_would_be_touched() -> None:
    shown = Shown("wythe")
    c3 = shown.site("c3")
    shown.preview.hovered = (c3,)
    assert shown.seen() == shown.with_preview(touched=(Touch(c3, 0),)) != []
    shown.forget()


def test_a_group_is_not_shown_while_a_step_is_in_hand() -> None:
    shown = Shown("wythe", "a3b3", "c3d3")
    assert shown.input.touching
    shown.input.touching.touches = (Touch(shown.site("b3"), 0),)
    shown.preview.hovered = (shown.site("a3"),)  # where the other half may not go
    assert shown.seen() == []
    shown.input.touching.touches = ()
    shown.input.touching = None
    assert shown.seen() != []
    shown.forget()


def until_capture(shown: Shown) -> None:
    """Play until a slide closes off a line."""
    while SpecialStep.CAPTURE not in shown.position.legal_steps():
        assert not shown.position.over
        steps = shown.position.legal_steps()
        shown.play(max(steps, key=lambda step: (captures(shown.position, step), -step)))


def captures(position: Position, step: int) -> int:
    after = position.copy()
    after.play(step)
    return 0 if after.over else int(SpecialStep.CAPTURE in after.legal_steps())


def test_all_buttons_are_previewed_until_one_is_under_the_mouse(themisto: Shown) -> None:
    until_capture(themisto)
    capture = themisto.position.change(SpecialStep.CAPTURE)
    assert themisto.seen() == themisto.with_preview(capture) != []
    themisto.preview.button = SpecialStep.CAPTURE
    assert themisto.seen() == themisto.with_preview(capture)
    themisto.preview.button = SpecialStep.KEEP
    assert themisto.seen() == []
    themisto.preview.button = SpecialStep.PASS  # not available now
    assert themisto.seen() == themisto.with_preview(capture)


def test_a_button_without_changes_hides_the_group_under_the_mouse(yodd: Shown) -> None:
    yodd.play(yodd.position.parse("Ba2")[0])
    a1 = yodd.site("a1")
    yodd.preview.hovered = (a1,)
    button = next(step for step in yodd.position.legal_steps() if step < PLACE)
    assert yodd.seen() == yodd.with_preview(group=(a1, yodd.site("a2"))) != []
    yodd.preview.button = button
    assert yodd.seen() == []


def test_a_step_that_costs_a_turn_is_labelled(themisto: Shown) -> None:
    for text in ("f8-f2", "e1-e7", "h7-c2", "h1-f3", "h2-g2"):
        themisto.position.play_turn(themisto.position.read(text))
    themisto.board.show_position(themisto.position)
    themisto.input.touching = Touching(themisto.position)
    step = next(
        step
        for step in themisto.position.legal_steps()
        if themisto.input.touching.preview(step).loses
    )
    start, end = themisto.position.touches(step)
    themisto.input.touching.touches = (start,)
    themisto.preview.hovered = (end.site,)
    seen = themisto.seen()
    assert [line for line in seen if "text costs_a_turn" in line]
    assert seen == themisto.with_preview(themisto.input.touching.preview(step).changes, loses=True)
    themisto.preview.hovered = ()  # then it is said at the disc in hand
    (word,) = [line for line in themisto.seen() if "text costs_a_turn" in line]
    assert float(word.split()[0].removeprefix("?")) == pytest.approx(
        themisto.board.layout_plan.centres[start.site][0], abs=20
    )
    themisto.input.touching.touches = ()
    assert themisto.seen() == []
    themisto.preview.hovered = (start.site,)  # and before it is picked up
    assert word in themisto.seen()
    themisto.preview.hovered = (themisto.site("a1"),)
    assert not [line for line in themisto.seen() if "text costs_a_turn" in line]
