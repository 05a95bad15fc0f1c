"""Animations on the board: they end, can be cut short, and can be switched off."""

import functools
import itertools
import random
from collections.abc import Iterator, Sequence

import pytest
import shiboken6
from board_player import scene as scene_of
from drawn_shapes import paints_beyond, shapes_of
from driving import small
from PySide6.QtCore import QEvent, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from desktop.board.animation import (
    FLOURISH_MS,
    Flourish,
    MoveAnimation,
    MovingItem,
    Part,
    Stage,
    duration_ms,
    stage_times_ms,
    transition,
)
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.board.picture import board_for_paper
from desktop.painting.drawing import Drawing, Pace
from desktop.theme.themes import LIGHT, SHIPPED
from rules.games import GAMES
from rules.piece import Change, Motion, Piece
from rules.position import PLACE, Position
from rules.setup import Setup


def board(qtbot: QtBot, setup: Setup, *, animated: bool) -> BoardView:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(240, 240)
    view.set_game(setup)
    with qtbot.waitExposed(view):
        view.show()
    view.set_animated(animated)
    return view


def picture(view: BoardView) -> QImage:
    return view.grab().toImage()


def let_it_end(view: BoardView) -> None:
    """Let the movement of pieces come to its end."""
    for animation in scene_of(view).findChildren(MoveAnimation):
        animation.setCurrentTime(animation.duration())


def game(setup: Setup) -> tuple[Position, Position, tuple[Change, ...]]:
    """Return a position in a game, the next one, and the changes between them."""
    dice = random.Random(4)
    position = setup.start()
    for _ in range(9):
        by_hand = [step for step in position.legal_steps() if step >= PLACE]
        position.play(dice.choice(by_hand or position.legal_steps()))
    step = next(s for s in position.legal_steps() if position.change(s))
    after = position.copy()
    after.play(step)
    return position, after, position.change(step)


def test_a_step_and_its_undo_end_as_without_animation(qtbot: QtBot, default_setup: Setup) -> None:
    before, after, last = game(default_setup)
    still = board(qtbot, default_setup, animated=False)
    lively = board(qtbot, default_setup, animated=True)
    for view in (still, lively):
        view.show_position(before, interactive=False)
    first = picture(still)
    assert picture(lively) == first  # a board is not built up piece by piece
    places = [still.site_point(change.piece.site) for change in last if change.piece.level == 0]
    for position, marks in ((after, last), (before, ())):
        still.show_position(position, last=marks, interactive=False)
        lively.show_position(position, last=marks, interactive=False)
        goal, under_way = picture(still), picture(lively)
        assert under_way != goal
        if position is after:  # no piece is yet where it goes
            assert [under_way.pixel(at) for at in places] == [first.pixel(at) for at in places]
        let_it_end(lively)
        assert picture(lively) == goal


def test_clicks_are_accepted_while_pieces_move(qtbot: QtBot) -> None:
    setup = GAMES["egotzi"].setup()
    view = board(qtbot, setup, animated=True)
    position = setup.start()
    view.show_position(position)
    after = position.copy()
    after.play(PLACE + 3)
    view.show_position(after, last=position.change(PLACE + 3))
    chosen: list[int] = []
    view.input.step_chosen.connect(chosen.append)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.site_point(20))
    assert chosen == [PLACE + 20]


def test_another_game_may_begin_while_pieces_move(qtbot: QtBot) -> None:
    view = board(qtbot, GAMES["wythe"].setup(), animated=True)
    for one in GAMES.values():
        setup = one.setup()
        before, after, last = game(setup)
        view.set_game(setup)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the board before
        view.set_animated(True)
        view.show_position(before)
        view.show_position(after, last=last)
        QApplication.processEvents()
    still = board(qtbot, setup, animated=False)
    still.show_position(after, last=last)
    let_it_end(view)
    assert picture(view) == picture(still)


# -- timing, without waiting ---------------------------------------------------------------------


@pytest.fixture
def scene() -> Iterator[BoardScene]:
    with board_for_paper(small("egotzi"), LIGHT) as board:
        yield board


def stage(*parts: Part) -> tuple[Part, ...]:
    return parts


def stone(site: int, *, origin: int = -1, backward: bool = False) -> Part:
    """Return a stone that appears, or moves from another site."""
    motion = Motion.APPEAR if origin < 0 else Motion.MOVE
    change = Change(motion, Piece(site, 0), site if origin < 0 else origin)
    return Part(change, backward=backward)


def on_their_way(board: BoardScene) -> dict[int, list[str]]:
    """Return [destination] -> the drawing of each moving piece."""
    seen = {}
    for item in board.items():
        if isinstance(item, MovingItem):
            paint = functools.partial(item.paint, option=QStyleOptionGraphicsItem())
            seen[item.part.change.piece.site] = shapes_of(paint, board.sceneRect())
    return seen


def middle_of(lines: list[str]) -> tuple[float, float]:
    left, top, right, bottom = (float(word) for word in lines[-1].split()[:4])
    return (left + right) / 2, (top + bottom) / 2


def test_stages_follow_each_other_within_a_short_time(scene: BoardScene, qtbot: QtBot) -> None:
    ended: list[int] = []
    one = MoveAnimation(scene, scene.painting, [stage(stone(5))], lambda: ended.append(1))
    two = MoveAnimation(
        scene, scene.painting, [stage(stone(5)), stage(stone(6))], lambda: ended.append(2)
    )
    many = MoveAnimation(
        scene, scene.painting, [stage(stone(site)) for site in range(9)], lambda: ended.append(3)
    )
    assert (one.duration(), two.duration(), many.duration()) == (170, 300, 300)
    for animation in (one, two, many):
        animation.start()
        animation.end()
        assert animation.state() is QVariantAnimation.State.Stopped
    assert ended == [1, 2, 3]
    alone = MoveAnimation(scene, scene.painting, [stage(stone(5))], lambda: ended.append(4))
    alone.start()
    alone.setCurrentTime(alone.duration())  # it ends by itself
    assert ended == [1, 2, 3, 4]
    assert on_their_way(scene) == {}
    with qtbot.waitSignal(alone.destroyed):
        pass


@pytest.mark.parametrize(
    ("pace", "one_ms", "many_ms"),
    [(Pace.SLOW, 340, 600), (Pace.NORMAL, 170, 300), (Pace.FAST, 85, 150)],
)
def test_an_animation_has_the_chosen_pace(
    scene: BoardScene, pace: Pace, one_ms: int, many_ms: int
) -> None:
    assert (duration_ms(1, pace), duration_ms(9, pace)) == (one_ms, many_ms)
    assert stage_times_ms(2, pace) == [0, many_ms / 2]
    other = scene.redrawn(Drawing(pace=pace))
    animation = MoveAnimation(other, other.painting, [stage(stone(5))], lambda: None)
    assert animation.duration() == one_ms
    animation.end()
    shiboken6.delete(other)


def test_a_push_follows_the_placement(scene: BoardScene) -> None:
    centres = scene.layout_plan.centres
    animation = MoveAnimation(
        scene,
        scene.painting,
        [stage(stone(5)), stage(stone(7, origin=6), stone(1, origin=2))],
        lambda: None,
    )
    assert animation.covered == {5, 7, 1}
    start = on_their_way(scene)
    assert middle_of(start[7]) == pytest.approx(centres[6], abs=0.2)
    animation.start()
    animation.setCurrentTime(75)  # half of the first stage
    half = on_their_way(scene)
    assert half[5] != start[5]
    assert (half[7], half[1]) == (start[7], start[1])
    animation.setCurrentTime(150)
    placed = on_their_way(scene)
    assert not any("faded" in line for line in placed[5])
    assert placed[7] == start[7]
    animation.setCurrentTime(225)
    x, y = centres[6]
    there = middle_of(on_their_way(scene)[7])
    assert there == pytest.approx(((x + centres[7][0]) / 2, (y + centres[7][1]) / 2), abs=0.2)
    assert on_their_way(scene)[5] == placed[5]
    animation.end()


def test_a_movement_starts_slowly(scene: BoardScene) -> None:
    animation = MoveAnimation(scene, scene.painting, [stage(stone(7, origin=4))], lambda: None)
    animation.start()
    animation.setCurrentTime(animation.duration() // 4)
    gone = middle_of(on_their_way(scene)[7])[0] - scene.layout_plan.centres[4][0]
    assert 25 < gone < 50  # of three cells; a quarter of them would be 75
    animation.end()


def test_an_undone_move_plays_backwards(scene: BoardScene) -> None:
    centres = scene.layout_plan.centres
    animation = MoveAnimation(
        scene,
        scene.painting,
        [stage(stone(7, origin=6, backward=True), stone(5, backward=True))],
        lambda: None,
    )
    assert animation.covered == {6}  # the other one is gone in the end
    assert middle_of(on_their_way(scene)[7]) == pytest.approx(centres[7], abs=0.2)
    animation.start()
    animation.setCurrentTime(animation.duration() - 1)
    assert middle_of(on_their_way(scene)[7]) == pytest.approx(centres[6], abs=0.5)
    (shadow, body) = on_their_way(scene)[5]
    assert "faded 0" in body
    assert "faded 0" in shadow
    animation.end()


def test_a_moving_piece_is_over_its_own_cell_and_under_those_in_front() -> None:
    with board_for_paper(small("wythe"), LIGHT) as board:
        view, layout = board.game_view, board.layout_plan
        item = MovingItem(board.painting, Part(Change(Motion.APPEAR, Piece(5, 0, partner=6), 5)))
        depth = view.depth(layout, 5)
        assert depth < item.zValue() < view.depth(layout, 6)


def test_no_piece_paints_outside_its_bounds(scene: BoardScene) -> None:
    pieces = [
        Change(Motion.APPEAR, Piece(5, 0), 5),
        Change(Motion.MOVE, Piece(3, 1), 0),
        Change(Motion.WRAP, Piece(0, 1), 3, direction=(1, 0)),
        Change(Motion.WRAP, Piece(0, 1), 12, direction=(0, 1)),
        Change(Motion.BOUNCE, Piece(4, 1), 4, direction=(-1, 0)),
        Change(Motion.TURN, Piece(9, 1), 9, turns=True),
    ]
    for change in pieces:
        item = MovingItem(scene.painting, Part(change))
        for share in (0.0, 0.3, 0.5, 0.7, 1.0):
            item.go(share)
            assert not paints_beyond(item), (change, share)


# -- the plan of an animation, from real games ---------------------------------------------------


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


# -- the wave of light over a board --------------------------------------------------------------


_PX = 240


def halfway(key: str, turns: int = 7) -> Position:
    """Return a position with some pieces."""
    position = small(key).start()
    for _ in range(turns):
        position.play_turn(max(position.legal_turns(), key=lambda turn: (turn[0], -len(turn))))
    return position


class Wave:
    """A scene with a position, and a flourish whose time a test sets."""

    def __init__(self, position: Position, theme: str = "light", *, festive: bool = True) -> None:
        self.scene = BoardScene(position.setup, SHIPPED[theme])
        self.scene.show_position(position)
        self.sites = sorted({piece.site for piece in position.pieces()})
        self.tops = [
            self.scene.game_view.top(self.scene.layout_plan, site, self.scene.heights()[site])
            for site in self.sites
        ]
        self.before = self.picture()
        self.items = len(self.scene.items())
        self.flourish = Flourish(
            self.scene, self.scene.painting, self.sites, self.tops[0], festive=festive
        )
        self.flourish.start()
        self.flourish.pause()

    def at(self, share: float) -> QImage:
        self.flourish.setCurrentTime(round(share * FLOURISH_MS))
        return self.picture()

    def picture(self) -> QImage:
        image = QImage(_PX, _PX, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        self.scene.render(painter, QRectF(image.rect()))
        painter.end()
        return image

    def lit(self, share: float) -> set[int]:
        """Return the sites on which anything is painted."""
        now, box = self.at(share), self.scene.sceneRect()
        scale = _PX / max(box.width(), box.height())
        left, top = (_PX - scale * box.width()) / 2, (_PX - scale * box.height()) / 2
        found = set()
        for site, (x, y) in zip(self.sites, self.tops, strict=True):
            radius = 0.94 * self.scene.layout_plan.stone_radius[site]
            for dx, dy in ((0, -radius), (-radius, 0), (radius, 0), (0, radius)):
                column = round(left + scale * (x + dx - box.left()))
                row = round(top + scale * (y + dy - box.top()))
                if now.pixel(column, row) != self.before.pixel(column, row):
                    found.add(site)
        return found


@pytest.mark.parametrize(("key", "theme"), [*zip(GAMES, itertools.cycle(SHIPPED))])
def test_it_is_visible_on_every_board_and_brighter_for_a_win(key: str, theme: str) -> None:
    loss, win = (Wave(halfway(key), theme, festive=festive) for festive in (False, True))
    for stage in (loss, win):
        assert stage.at(0.0) == stage.at(1.0) == stage.before
    assert loss.at(0.5) != win.at(0.5) != win.before != loss.at(0.5)


@pytest.mark.parametrize("festive", [False, True])
def test_the_wave_runs_from_its_origin_outwards(festive: bool) -> None:
    stage = Wave(halfway("oddy", 9), festive=festive)
    near = stage.sites[0]
    far = max(
        stage.sites,
        key=lambda site: abs(
            complex(*stage.tops[stage.sites.index(site)]) - complex(*stage.tops[0])
        ),
    )
    assert near in stage.lit(0.15)
    assert far not in stage.lit(0.15)
    assert far in stage.lit(0.85)


def test_nothing_is_left_of_it() -> None:
    stage = Wave(halfway("egotzi"))
    stage.at(0.5)
    stage.flourish.end()
    assert stage.picture() == stage.before
    assert len(stage.scene.items()) == stage.items


def test_a_single_site_is_lit_at_once() -> None:
    stage = Wave(halfway("oddy", 1))
    assert stage.at(0.2) != stage.before
