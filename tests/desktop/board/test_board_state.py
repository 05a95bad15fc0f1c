"""What a board keeps, forgets and emits when it shows something else, and its cursor."""

import random

import pytest
from board_player import Player, choose, hover, moving, player_of, scene
from drawn_shapes import drawn, drawn_marks, paints_beyond
from driving import random_game, small
from lone_widgets import shown_alone
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame
from pytestqt.qtbot import QtBot

from desktop.board.board_input import BoardCursor, Direction
from desktop.board.board_items import LayerItem, Light
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import FLASH_MS, BoardView
from desktop.painting.drawing import Drawing, Orientation
from desktop.painting.layout_builder import lay_out
from desktop.theme.themes import DARK, LIGHT, UI_THEME
from rules.count_step import Counted, CountedGroup, CountStep
from rules.games import GAMES
from rules.piece import Change, Motion, Piece, Touch
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import Refusal, RefusalReason
from rules.setup import Setup

K = Qt.Key


def test_a_new_board_can_be_tabbed_to_and_shows_no_frame(qtbot: QtBot) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert view.accessibleName() == "Board"
    assert view.frameShape() == QFrame.Shape.NoFrame


def test_a_view_without_a_board_ignores_mouse_and_keys(qtbot: QtBot) -> None:
    view = shown_alone(qtbot, BoardView(), (200, 200))
    hover(view, QPoint(50, 50))
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, K.Key_Up)
    view.set_drawing(Drawing(flat=True))
    view.hide()
    assert view.drawing == Drawing(flat=True)
    view.set_game(small("wythe"))
    assert scene(view).drawing == Drawing(flat=True)


def test_another_game_starts_clean(qtbot: QtBot) -> None:
    player = player_of(qtbot, "themisto")
    view = player.view
    player.click(player.site("a4"))
    view.move_cursor(5)
    touched: list[object] = []
    refreshed: list[int] = []
    view.touched.connect(touched.append)
    view.refreshed.connect(lambda: refreshed.append(1))
    before = scene(view)
    gone: list[int] = []
    before.destroyed.connect(lambda: gone.append(1))
    UI_THEME.theme = DARK
    view.set_game(small("egotzi"))
    assert scene(view) is not before
    assert (view.input.touches, view.targets, view.input.hands(), view.cursor_site) == (
        (),
        {},
        (),
        -1,
    )
    assert touched == [()]
    assert refreshed == [1]
    assert scene(view).theme is DARK
    assert drawn_marks(scene(view)) == []
    player.press(view.viewport().rect().center())
    assert player.steps == []  # no position is shown yet
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert gone == [1]


def test_the_mouse_points_at_a_site_of_the_new_board(qtbot: QtBot) -> None:
    player = player_of(qtbot, "egotzi")
    hovered: list[int] = []
    hover(player.view, player.view.site_point(5))
    player.view.set_game(small("egotzi"))
    player.view.show_position(player.position)
    assert drawn(scene(player.view)) != []
    player.view.site_hovered.connect(hovered.append)
    hover(player.view, player.view.site_point(5))
    assert hovered == [5]


def test_neither_the_first_position_of_a_game_nor_a_hidden_board_is_animated(qtbot: QtBot) -> None:
    player = player_of(qtbot, "egotzi")
    view, after = player.view, player.position.copy()
    after.play(PLACE + 5)
    view.set_animated(True)
    view.set_game(small("egotzi"))
    view.show_position(after, last=player.position.change(PLACE + 5))
    assert moving(view) == 0
    view.show_position(player.position)
    assert moving(view) == 1
    view.show_position(after)
    assert moving(view) == 1
    view.set_animated(False)
    assert moving(view) == 0
    assert not view.animated
    view.show_position(player.position)
    assert moving(view) == 0
    view.set_animated(True)
    view.show_position(after)
    assert moving(view) == 1
    view.hide()
    assert moving(view) == 0
    view.show_position(player.position)
    assert moving(view) == 0


def test_a_theme_changes_the_background_too(qtbot: QtBot) -> None:
    view = player_of(qtbot, "egotzi").view
    assert view.backgroundBrush().color().name() == LIGHT.background.lower()
    UI_THEME.set_theme(DARK)
    assert view.backgroundBrush().color().name() == DARK.background.lower()
    assert scene(view).theme is DARK


def test_the_same_drawing_again_changes_nothing(qtbot: QtBot) -> None:
    view = player_of(qtbot, "egotzi").view
    before = scene(view)
    refreshed: list[int] = []
    view.refreshed.connect(lambda: refreshed.append(1))
    view.set_drawing(Drawing())
    assert scene(view) is before
    assert refreshed == []
    view.set_drawing(Drawing(coordinates=False))
    assert scene(view) is not before
    assert scene(view).parent() is view
    assert view.drawing == scene(view).drawing == Drawing(coordinates=False)
    assert refreshed == [1]


def test_another_drawing_points_where_the_cursor_is_and_not_where_the_mouse_was(
    qtbot: QtBot,
) -> None:
    player = player_of(qtbot, "egotzi")
    view = player.view
    hover(view, view.site_point(5))
    assert drawn_marks(scene(view)) != []
    view.set_drawing(Drawing(coordinates=False))
    assert drawn_marks(scene(view)) == []
    view.move_cursor(5)
    marks = drawn_marks(scene(view))
    view.set_drawing(Drawing())
    assert drawn_marks(scene(view)) == marks


def test_another_drawing_fills_the_view_at_once(qtbot: QtBot) -> None:
    view = Player(qtbot, small("wythe"), (300, 300)).view
    view.set_drawing(Drawing(flat=True, orientation=Orientation(1)))
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.adjusted(-2, -2, 2, 2).contains(view.sceneRect())
    assert seen.width() < 1.05 * view.sceneRect().width()


def test_a_view_that_grows_shows_the_board_larger_and_forgets_the_old_pictures(
    qtbot: QtBot,
) -> None:
    player = player_of(qtbot, "egotzi")
    view = player.view
    before = view.site_point(15) - view.site_point(0)
    cleared: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPixmapCache, "clear", lambda: cleared.append(1))
        view.resize(600, 560)
    after = view.site_point(15) - view.site_point(0)
    assert after.x() > 1.7 * before.x()
    assert cleared == [1]


# -- positions -----------------------------------------------------------------------------------


def test_a_position_brings_other_targets_and_emits_that(qtbot: QtBot) -> None:
    player = player_of(qtbot, "egotzi")
    view = player.view
    refreshed: list[int] = []
    view.refreshed.connect(lambda: refreshed.append(1))
    player.play(PLACE + 5)
    assert refreshed == [1]
    assert 5 not in view.targets
    assert view.targets[6] == frozenset({0})
    assert view.input.hands() == (0,)
    view.show_position(player.position, interactive=False)
    assert (view.targets, view.input.hands()) == ({}, ())
    assert refreshed == [1, 1]


def test_a_finished_game_has_nothing_to_click(qtbot: QtBot) -> None:
    player = player_of(qtbot, "oddy")
    while not player.position.over:
        player.play(player.position.legal_steps()[0])
    assert (player.view.targets, player.view.input.hands()) == ({}, ())
    player.click(0)
    assert (player.steps, player.refusals) == ([], [])


def test_another_position_clears_the_touches(qtbot: QtBot) -> None:
    player = player_of(qtbot, "themisto")
    touched: list[object] = []
    player.view.touched.connect(touched.append)
    player.click(player.site("a4"))
    player.view.show_position(player.position)
    assert touched == [(Touch(player.site("a4")),), ()]
    player.view.show_position(player.position)
    assert len(touched) == 2


def test_a_hand_without_legal_steps_changes_with_the_position(qtbot: QtBot) -> None:
    player = player_of(qtbot, "yodd")
    held: list[int] = []
    refreshed: list[int] = []
    player.view.input.hand_changed.connect(held.append)
    player.view.refreshed.connect(lambda: refreshed.append(1))
    player.view.input.set_hand(1)
    assert (held, refreshed) == ([1], [1])
    player.view.input.set_hand(1)
    assert (held, refreshed) == ([1], [1])
    egotzi = small("egotzi")
    player.view.set_game(egotzi)
    player.view.show_position(egotzi.start())
    assert held == [1, 0]


# -- temporary marks -----------------------------------------------------------------------------


def flashes(player: Player) -> list[str]:
    refused = LIGHT.refused.lower()
    return [line for line in drawn_marks(scene(player.view)) if refused in line]


def flashed(qtbot: QtBot) -> Player:
    player = player_of(qtbot, "oddy")
    player.view.show_refusal(Refusal(RefusalReason.OCCUPIED, (3,)))
    assert flashes(player) != []
    return player


def test_forbidding_sites_are_marked_until_something_else_happens(qtbot: QtBot) -> None:
    player = flashed(qtbot)
    player.view.show_position(player.position)
    assert flashes(player) == []
    player = flashed(qtbot)
    player.click(5)  # a legal step
    assert flashes(player) == []
    player = flashed(qtbot)
    player.view.set_drawing(Drawing(coordinates=False))
    assert flashes(player) == []
    player = flashed(qtbot)
    player.view.hide()
    assert flashes(player) == []


def test_forbidding_sites_are_marked_for_some_seconds(qtbot: QtBot) -> None:
    assert 1000 <= FLASH_MS <= 5000
    player = player_of(qtbot, "oddy")
    (timer,) = [each for each in player.view.findChildren(QTimer) if each.interval() == FLASH_MS]
    assert not timer.isActive()
    player.view.show_refusal(Refusal(RefusalReason.OCCUPIED, (3,)))
    assert timer.isActive()
    assert timer.isSingleShot()
    timer.timeout.emit()
    assert flashes(player) == []
    player.view.show_refusal(Refusal(RefusalReason.OCCUPIED, (4,)))
    player.view.set_game(small("oddy"))
    assert not timer.isActive()


def test_dots_are_near_the_mouse_or_the_cursor_until_a_move_has_begun(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["wythe"].setup(size=7, pie=False))
    view, board = player.view, player.position.board
    player.play(player.position.read("c3d3")[0])
    assert not view.has_dots
    for show in (lambda site: hover(view, view.site_point(site)), view.move_cursor):
        for name, joints in (("f6", 4), ("a7", 2)):
            show(player.site(name))
            marked = {frozenset(t.site for t in rest) for rest in scene(view).state.remaining}
            beside = board.neighbours(player.site(name))
            assert marked == {frozenset([player.site(name), other]) for other in beside}
            assert len(marked) == joints
            assert view.has_dots
    player.click(player.site("a7"))
    view.hide_cursor()
    hover(view, QPoint(1, 1))
    assert len(scene(view).state.remaining) == 2  # all that may follow


def test_padlocks_are_shown_around_the_mouse_and_around_what_is_asked_for(qtbot: QtBot) -> None:
    player = player_of(qtbot, "wythe")
    for turn in ("b3b2", "a4a3", "a3b3"):  # a4 and b2 are locked
        player.play(player.position.read(turn)[0])
    view = player.view

    def padlocks() -> int:
        seen = " ".join(drawn_marks(scene(view)))
        return sum(seen.count(colour.lower()) for colour in LIGHT.locks) // 2

    for name, count in (("d1", 0), ("b1", 1), ("a4", 1), ("a3", 1)):
        hover(view, view.site_point(player.site(name)))
        assert padlocks() == count, name
    hover(view, QPoint(1, 1))
    assert padlocks() == 0
    view.show_asked([player.site("b2")])
    assert padlocks() == 1


def test_a_widget_outside_the_board_can_preview_changes(qtbot: QtBot) -> None:
    player = player_of(qtbot, "egotzi")
    view = player.view
    hover(view, view.site_point(9))
    pointed = drawn_marks(scene(view))
    stone = (Change(Motion.APPEAR, Piece(3, 1), 3),)
    view.show_preview(stone)
    shown = drawn_marks(scene(view))
    assert shown != pointed
    hover(view, view.site_point(2))
    assert drawn_marks(scene(view)) == shown
    hover(view, view.site_point(9))
    view.show_preview(())
    assert drawn_marks(scene(view)) == pointed


def test_a_count_replaces_marks_and_is_animated_with_moves(qtbot: QtBot) -> None:
    player = player_of(qtbot, "egotzi")
    view = player.view
    step = CountStep(Counted.EQUAL, groups=(CountedGroup((3,), 1),))
    view.show_count(step)
    assert not arriving(view)
    counted = drawn_marks(scene(view))
    assert counted != []
    view.set_animated(True)
    view.show_count(step)
    assert arriving(view)
    view.set_animated(False)
    assert drawn_marks(scene(view)) == counted
    view.set_animated(True)
    view.hide()
    view.show_count(step)
    assert not arriving(view)
    view.show_count(None)
    assert drawn_marks(scene(view)) == []


def arriving(view: BoardView) -> bool:
    running = QVariantAnimation.State.Running
    return any(each.state() is running for each in scene(view).findChildren(QVariantAnimation))


# -- sides, rotated boards, and previews ---------------------------------------------------------


def pointed(player: Player) -> list[int]:
    """Return the numbers of the sides that the group under the pointer touches."""
    return [side + 1 for side, light in enumerate(scene(player.view).lights()) if light.pointed]


def stones(player: Player) -> list[tuple[int, ...]]:
    """Return the colours of the stones beside the number of each side."""
    return [light.colours for light in scene(player.view).lights()]


def test_sides_show_what_a_group_touches(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup())
    for name in ("f2", "a1", "f1", "c2"):
        player.play(PLACE + player.site(name))
    held = [(BLACK,), (), (), (), (BLACK,)]
    assert (pointed(player), stones(player)) == ([], held)
    hover(player.view, player.view.site_point(player.site("f2")))
    assert (pointed(player), stones(player)) == ([1, 5], held)  # a corner belongs to both sides
    hover(player.view, player.view.site_point(player.site("a1")))
    assert (pointed(player), stones(player)) == ([], held)
    hover(player.view, player.view.site_point(player.site("e1")))  # a stone here joins them
    assert pointed(player) == [1, 5]
    hover(player.view, player.view.site_point(player.site("b3")))
    player.play(PLACE + player.site("f21"))  # a smaller group than Black's other one
    assert (pointed(player), stones(player)) == ([], held)
    player.play(PLACE + player.site("f16"))
    assert stones(player) == [(BLACK,), (), (WHITE,), (WHITE,), (BLACK,)]


def test_a_cursor_at_the_end_lights_no_side(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["oddy"].setup(sides=3, size=4))
    dice = random.Random(1)
    while (outcome := player.position.outcome()) is None:
        player.play(choose(player.position, dice))
    for site in outcome.sites:
        player.view.move_cursor(site)
        assert scene(player.view).lights() == [Light()] * 3


def test_sides_that_are_not_goals_are_not_highlighted(qtbot: QtBot) -> None:
    assert scene(Player(qtbot, GAMES["yodd"].setup()).view).lights() == []


def paints_beyond_boxes(board: BoardScene) -> bool:
    layers = [item for item in board.items() if isinstance(item, LayerItem)]
    return any(paints_beyond(layer) for layer in layers if layer.isVisible())


def test_an_arrow_around_the_edge_is_erased_completely(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["egotzi"].setup(size=5))
    for name in ("a3", "e3", "c5", "c1"):
        player.play(PLACE + player.site(name))
    wrapped = 0
    for step in player.position.legal_steps():
        changes = player.position.change(step)
        wrapped += any(change.motion is Motion.WRAP for change in changes)
        scene(player.view).show_preview(changes)
        scene(player.view).show_candidates((), hint=changes)
        assert not paints_beyond_boxes(scene(player.view))
    assert wrapped >= 4


@pytest.mark.parametrize(
    ("flat", "sectors", "mirrored"), [(False, 0, False), (False, 3, True), (True, 2, False)]
)
def test_the_top_of_every_stack_is_hit(
    qtbot: QtBot, flat: bool, sectors: int, mirrored: bool
) -> None:
    player = Player(qtbot, GAMES["wythe"].setup(size=6))
    player.view.set_drawing(Drawing(flat=flat, orientation=Orientation(sectors, mirrored)))
    player.view.show_position(random_game(player.position.setup, 400, seed=sectors)[-1])
    assert max(scene(player.view).heights()) > 1
    assert_every_cell_is_hit(player.view)


def test_every_cell_of_a_rotated_board_can_be_hit(qtbot: QtBot, default_setup: Setup) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(500, 440)
    view.set_game(default_setup)
    view.set_drawing(Drawing(orientation=Orientation(1, mirrored=True)))
    assert_every_cell_is_hit(view)


def assert_every_cell_is_hit(view: BoardView) -> None:
    hovered: list[int] = []
    view.site_hovered.connect(hovered.append)
    every = list(range(scene(view).layout_plan.board.site_count))
    for site in every:
        hover(view, view.site_point(site))
    assert hovered == every


def test_clicks_play_on_a_rotated_board(qtbot: QtBot, default_setup: Setup) -> None:
    dice = random.Random(5)
    player = Player(qtbot, default_setup)
    for turn in range(8):
        if player.position.over:
            break
        player.view.set_drawing(Drawing(orientation=Orientation(turn, turn % 3 == 0)))
        step = choose(player.position, dice)
        for touch in player.position.touches(step):
            player.click(touch.site, touch.hand)
        if step >= PLACE:
            assert player.steps.pop() == step
        player.play(step)
    assert not player.refusals


def test_the_unfinished_step_survives_rotation(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    player.click(player.site("a4"))
    player.view.set_drawing(Drawing(orientation=Orientation(1)))
    player.click(player.site("b4"))
    assert [player.position.write((step,)) for step in player.steps] == ["a4-b4"]


def test_a_button_under_the_mouse_previews_its_step(qtbot: QtBot) -> None:
    player = Player(qtbot, GAMES["themisto"].setup())
    dice = random.Random(2)
    # until a slide closes off a line
    while player.position.refusal(SpecialStep.CAPTURE) is not None:
        player.play(choose(player.position, dice))
    both = player.view.grab().toImage()
    player.view.preview(SpecialStep.KEEP)
    keep = player.view.grab().toImage()
    assert keep != both
    player.view.preview(-1)
    assert player.view.grab().toImage() == both


# -- the cursor ------------------------------------------------------------------------------------

_BACK = {
    Direction.LEFT: Direction.RIGHT,
    Direction.RIGHT: Direction.LEFT,
    Direction.UP: Direction.DOWN,
    Direction.DOWN: Direction.UP,
}


def cursor_on(setup: Setup, name: str = "") -> BoardCursor:
    layout = lay_out(setup.game.board(setup))
    cursor = BoardCursor(layout)
    if name:
        cursor.put(layout.board.site(name))
    return cursor


def walked(cursor: BoardCursor, *arrows: Direction) -> str:
    for arrow in arrows:
        cursor.move(arrow)
    return cursor.layout.board.names[cursor.site]


def test_arrows_reach_every_cell_from_the_middle(any_setup: Setup) -> None:
    cursor = cursor_on(any_setup)
    reached, waiting = {cursor.site}, [cursor.site]
    while waiting:
        site = waiting.pop()
        for arrow in Direction:
            cursor.put(site)
            cursor.move(arrow)
            if cursor.site not in reached:
                reached.add(cursor.site)
                waiting.append(cursor.site)
    assert reached == set(range(len(cursor.layout.centres)))


def test_an_arrow_moves_the_cursor_and_the_opposite_one_returns_it(any_setup: Setup) -> None:
    cursor = cursor_on(any_setup)
    centres = cursor.layout.centres
    for site in range(len(centres)):
        for arrow in Direction:
            cursor.put(site)
            if cursor.move(arrow):
                dx, dy = (b - a for a, b in zip(centres[site], centres[cursor.site], strict=True))
                ahead = dx * arrow.value[0] + dy * arrow.value[1]
                across = dx * arrow.value[1] + dy * arrow.value[0]
                assert ahead > abs(across) / 1.5
                cursor.move(_BACK[arrow])
                assert cursor.site == site


def test_home_and_end_are_the_ends_of_the_row() -> None:
    cursor = cursor_on(GAMES["egotzi"].setup(size=6), "c3")
    cursor.move_to_end(Direction.LEFT)
    assert walked(cursor) == "a3"
    cursor.move_to_end(Direction.RIGHT)
    assert walked(cursor) == "f3"
    assert walked(cursor, Direction.RIGHT) == "f3"
    assert walked(cursor, Direction.UP, Direction.LEFT) == "e4"
    assert walked(cursor_on(GAMES["egotzi"].setup(size=5))) == "c3"  # it begins in the middle


def test_the_next_site_is_the_next_in_reading_order() -> None:
    cursor = cursor_on(GAMES["egotzi"].setup(size=4), "b2")
    site = cursor.layout.board.site
    sites = [site(name) for name in ("d4", "a1", "c2", "a2")]
    seen = []
    for _ in range(5):
        cursor.put_on_next(sites)
        seen.append(walked(cursor))
    assert seen == ["c2", "a1", "d4", "a2", "c2"]
    seen.clear()
    for _ in range(4):
        cursor.put_on_next(sites, back=True)
        seen.append(walked(cursor))
    assert seen == ["a2", "d4", "a1", "c2"]
    cursor.put_on_next([])
    assert walked(cursor) == "c2"
    for _ in range(2):
        cursor.put_on_next([site("b1")])
        assert walked(cursor) == "b1"


def test_a_column_is_kept_from_where_the_cursor_was_put_or_turned() -> None:
    cursor = cursor_on(GAMES["yodd"].setup(size=5), "e5")
    x = cursor.layout.centres[cursor.site][0]
    for _ in range(2):
        cursor.move(Direction.RIGHT)
    assert cursor.layout.centres[cursor.site][0] == pytest.approx(x + 200)
    cursor.move(Direction.UP)
    cursor.move(Direction.UP)
    assert cursor.layout.centres[cursor.site][0] == pytest.approx(x + 200)  # of the last turn
    cursor.put(cursor.layout.board.site("e5"))
    for _ in range(4):
        cursor.move(Direction.UP)
        assert abs(cursor.layout.centres[cursor.site][0] - x) <= 50.001
    assert cursor.layout.centres[cursor.site][0] == pytest.approx(x)
    assert not cursor.move(Direction.UP)


def test_a_row_is_kept_on_boards_whose_cells_lie_unevenly() -> None:
    cursor = cursor_on(GAMES["oddy"].setup(sides=5, size=5))
    y = cursor.layout.centres[cursor.site][1]
    steps = 0
    while cursor.move(Direction.RIGHT):
        steps += 1
        assert abs(cursor.layout.centres[cursor.site][1] - y) < 70
    assert steps >= 3
    assert not cursor.move(Direction.RIGHT)


# -- moved by keys -------------------------------------------------------------------------------


class Guided:
    """A board that is not on the screen, and where its cursor went."""

    def __init__(self, qtbot: QtBot) -> None:
        self.view = BoardView()
        qtbot.addWidget(self.view)
        self.view.set_game(small("themisto"))
        self.moved: list[int] = []
        self.marked: list[int] = []
        self.view.cursor_moved.connect(self.moved.append)
        self.view.input.marked.connect(self.marked.append)
        self.view.input.marking = True

    def site(self, name: str) -> int:
        return int(scene(self.view).layout_plan.board.site(name))

    def press(self, key: K) -> bool:
        """Press a key, and return whether the board used it."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        self.view.keyPressEvent(event)
        return event.isAccepted()


@pytest.fixture
def guided(qtbot: QtBot) -> Guided:
    return Guided(qtbot)


def test_the_first_key_only_shows_the_cursor(guided: Guided) -> None:
    view, b3 = guided.view, guided.site("b3")
    calm = drawn_marks(scene(view))
    view.move_cursor(b3)
    view.hide_cursor()
    assert (view.cursor_site, guided.moved) == (-1, [b3, -1])
    for key in (K.Key_Return, K.Key_Right, K.Key_End):
        assert guided.press(key)
        assert view.cursor_site == b3
        assert drawn_marks(scene(view)) != calm
        view.hide_cursor()
        assert drawn_marks(scene(view)) == calm
    assert guided.moved == 4 * [b3, -1]
    assert guided.marked == []
    view.hide_cursor()  # it is hidden already
    assert len(guided.moved) == 8


def test_arrows_and_ends_move_it_and_enter_acts_where_it_is(guided: Guided) -> None:
    b3 = guided.site("b3")
    guided.view.move_cursor(b3)
    for key, name in (
        (K.Key_Right, "c3"),
        (K.Key_Left, "b3"),
        (K.Key_Home, "a3"),
        (K.Key_Right, "b3"),
    ):
        assert guided.press(key)
        assert guided.moved[-1] == guided.view.cursor_site == guided.site(name)
    for key in (K.Key_Return, K.Key_Enter, K.Key_Space):
        assert guided.press(key)
    assert guided.marked == 3 * [b3]


def test_the_site_stays_on_the_same_board_alone(guided: Guided) -> None:
    view = guided.view
    view.move_cursor(guided.site("b3"))
    view.set_drawing(Drawing(orientation=Orientation(sectors=1)))
    assert view.cursor_site == guided.site("b3")
    assert guided.press(K.Key_Up)  # upwards on the screen
    assert view.cursor_site == guided.site("a3")
    view.set_game(small("oddy"))
    assert view.cursor_site == -1
    assert guided.press(K.Key_Up)
    assert view.cursor_site == BoardCursor(scene(view).layout_plan).site
