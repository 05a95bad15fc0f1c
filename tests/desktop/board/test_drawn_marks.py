"""Marks, the expectation map, and the small parts of a board."""

import itertools
import random
from collections.abc import Iterator

import numpy as np
import pytest
from drawn_shapes import drawn, drawn_marks
from driving import small
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene
from pytestqt.qtbot import QtBot
from shown_facts import rows

from desktop.board.board_input import Press
from desktop.board.board_items import (
    BandItem,
    BoardPainting,
    BoardState,
    Light,
)
from desktop.board.board_scene import BoardScene, shown_numbers
from desktop.board.board_view import BoardView
from desktop.board.marks import mark_name
from desktop.board.picture import board_for_paper, scene_picture
from desktop.painting.candidate import OwnerShares
from desktop.painting.drawing import LAST_TURNS, Drawing, Numbers
from desktop.painting.layout import CELL
from desktop.painting.layout_builder import lay_out
from desktop.theme.themes import LIGHT, SHIPPED, contrast
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.piece import Piece
from rules.position import BLACK, PLACE, WHITE, Position
from rules.record.notes import Mark, MarkKind
from rules.setup import Setup

PX = 360
MARKS = [Mark(kind, "A" if kind is MarkKind.LABEL else "") for kind in MarkKind]


def middle_game(key: str) -> Position:
    """Return a position with pieces of both colours and empty cells."""
    dice = random.Random(4)
    position: Position = small(key).start()
    while len(position.pieces()) < 6 and not position.over:
        position.play(dice.choice(position.legal_steps()))
    return position


def kinds_of_ground(position: Position) -> Iterator[int]:
    """Return a site with a black piece, one with a white piece and an empty one, if any."""
    up = {piece.site: piece.colour for piece in position.pieces()}
    for colour in (0, 1):
        yield from [site for site, seen in up.items() if seen == colour][:1]
    yield from [site for site in range(position.board.site_count) if site not in up][:1]


def changed(before: QImage, after: QImage) -> list[tuple[str, str]]:
    """Return the colours of changed pixels: before and after."""
    one, other = (
        np.frombuffer(image.constBits(), np.uint32).reshape(PX, PX) for image in (before, after)
    )
    rows, columns = np.nonzero(one != other)
    return [
        (before.pixelColor(x, y).name(), after.pixelColor(x, y).name())
        for x, y in zip(columns.tolist(), rows.tolist(), strict=True)
    ]


# the short run has one theme for each game
GAMES_AND_THEMES = [
    pytest.param(key, theme, marks=() if at % len(SHIPPED) == other else pytest.mark.long)
    for at, key in enumerate(GAMES)
    for other, theme in enumerate(SHIPPED)
]


@pytest.mark.parametrize(("key", "theme"), GAMES_AND_THEMES)
def test_marks_are_visible_on_every_background(key: str, theme: str) -> None:
    position = middle_game(key)
    flat = Drawing(flat=VIEWS[key].flat is not None)
    with board_for_paper(position.setup, SHIPPED[theme], flat) as scene:
        scene.show_position(position)
        plain = scene_picture(scene, PX)
        for number, site in enumerate(kinds_of_ground(position)):
            mark = MARKS[(number + len(key)) % len(MARKS)]
            scene.show_position(position, marks={site: mark})
            pixels = changed(plain, scene_picture(scene, PX))
            clear = [after for before, after in pixels if contrast(before, after) > 3]
            assert len(clear) > 30, (site, mark)
            # a mark stays on its cell, or on the stack there
            x, y = scene.game_view.top(scene.layout_plan, site, scene.heights()[site])
            assert len(pixels) < PX * PX / 8, (x, y)


def test_every_kind_looks_different() -> None:
    position = middle_game("egotzi")
    pictures = []
    with board_for_paper(position.setup, SHIPPED["light"]) as scene:
        for mark in (*MARKS, Mark(MarkKind.LABEL, "B")):
            scene.show_position(position, marks={0: mark})
            pictures.append(scene_picture(scene, 200))
    assert all(one != other for one, other in itertools.combinations(pictures, 2))


def test_any_label_can_be_drawn() -> None:
    position = middle_game("oddy")
    with board_for_paper(position.setup, SHIPPED["light"]) as scene:
        scene.show_position(position)
        plain = scene_picture(scene, PX)
        for text in ("", " ", "W" * 40, "\u200b", "שלום", "良い手", "🀄", "ﷺ", "Ag"):
            scene.show_position(position, marks={0: Mark(MarkKind.LABEL, text)})
            assert len(changed(plain, scene_picture(scene, PX))) < PX * PX / 20, text


# -- the squares of the expectation map ----------------------------------------------------------


NOBODY = OwnerShares(0.0, 0.0, 1.0)
PER_CENT = "\N{NO-BREAK SPACE}%"


def played(setup: Setup, *turns: str) -> Position:
    position = setup.start()
    for turn in turns:
        position.play_turn(position.read(turn))
    return position


def show(scene: BoardScene, at: dict[int, OwnerShares]) -> None:
    """Show a map on which the other cells are nobody's."""
    cells = len(scene.layout_plan.cells)
    scene.show_marks(shares=[at.get(site, NOBODY) for site in range(cells)])


def filled(scene: BoardScene) -> list[tuple[str, QRectF]]:
    """Return what is filled over the board, from the bottom up: its colour and box."""
    found = []
    for line in drawn_marks(scene):
        left, top, right, bottom, _length, how, colour = line.split()[:7]
        assert how == "fill"
        corners = QPointF(float(left), float(top)), QPointF(float(right), float(bottom))
        found.append((colour, QRectF(*corners)))
    return found


def squares(scene: BoardScene) -> dict[tuple[int, int], tuple[str, float]]:
    """Return (x, y) of the middle of each square over the board -> its colour and width."""
    return {
        (round(box.center().x()), round(box.center().y())): (colour, box.width())
        for colour, box in filled(scene)  # its rim before it
    }


def middle(scene: BoardScene, site: int) -> tuple[int, int]:
    """Return the middle of the top of a site."""
    x, y = scene.game_view.top(scene.layout_plan, site, scene.heights()[site])
    return round(x), round(y)


@pytest.fixture
def egotzi() -> Iterator[BoardScene]:
    position = played(small("egotzi"), "b2", "d4")
    with board_for_paper(position.setup, LIGHT) as scene:
        scene.show_position(position)
        yield scene


def test_the_colour_is_the_leaders_and_the_area_its_lead(egotzi: BoardScene) -> None:
    shares = {0: OwnerShares(0.9, 0.0, 0.1), 1: OwnerShares(0.3, 0.525, 0.175)}
    show(egotzi, shares)
    black, white = [LIGHT.stones[colour][1].lower() for colour in (BLACK, WHITE)]
    found = squares(egotzi)
    assert set(found) == {middle(egotzi, 0), middle(egotzi, 1)}
    big, small_one = found[middle(egotzi, 0)], found[middle(egotzi, 1)]
    assert (big[0], small_one[0]) == (black, white)
    assert big[1] < CELL
    assert (big[1] / small_one[1]) ** 2 == pytest.approx(0.9 / 0.225, rel=0.02)


def test_there_is_no_square_on_an_empty_cell_that_is_even(egotzi: BoardScene) -> None:
    show(egotzi, {0: OwnerShares(0.5, 0.48, 0.02)})
    assert squares(egotzi) == {}


def test_a_piece_has_a_square_unless_it_certainly_stays(egotzi: BoardScene) -> None:
    black, white = egotzi.painting.layout.board.site("b2"), egotzi.painting.layout.board.site("d4")
    show(egotzi, {black: OwnerShares(1.0, 0.0, 0.0), white: OwnerShares(1.0, 0.0, 0.0)})
    assert list(squares(egotzi)) == [middle(egotzi, white)]
    show(egotzi, {black: OwnerShares(0.9999, 0.0001, 0.0), white: OwnerShares(0.501, 0.499, 0.0)})
    assert set(squares(egotzi)) == {middle(egotzi, black), middle(egotzi, white)}


@pytest.mark.parametrize("flat", [False, True])
def test_squares_lie_on_stacks(flat: bool) -> None:
    position = played(small("wythe"), "a1b1", "c3c4")
    site = position.board.site("a1")
    with board_for_paper(position.setup, LIGHT, Drawing(flat=flat)) as scene:
        scene.show_position(position)
        show(scene, {site: OwnerShares(0.2, 0.8, 0.0)})
        assert list(squares(scene)) == [middle(scene, site)]


@pytest.mark.parametrize("theme", SHIPPED)
@pytest.mark.parametrize("key", GAMES)
def test_squares_stand_out_from_their_rims(theme: str, key: str) -> None:
    setup = small(key)
    with board_for_paper(setup, SHIPPED[theme]) as scene:
        scene.show_position(setup.start())
        show(scene, {2: OwnerShares(0.7, 0.2, 0.1), 3: OwnerShares(0.2, 0.7, 0.1)})
        *_covers, rim, square, other_rim, other_square = filled(scene)
    for (outside, big), (inside, small_box) in ((rim, square), (other_rim, other_square)):
        assert contrast(outside, inside) > 7
        assert big.contains(small_box)


def test_a_map_is_shown_and_removed(egotzi: BoardScene) -> None:
    plain = drawn(egotzi)
    show(egotzi, {3: OwnerShares(0.8, 0.1, 0.1)})
    assert drawn(egotzi) != plain
    egotzi.show_marks(shares=())
    assert drawn(egotzi) == plain


def test_another_drawing_keeps_the_map(egotzi: BoardScene) -> None:
    show(egotzi, {3: OwnerShares(0.8, 0.1, 0.1)})
    other = egotzi.redrawn(Drawing(coordinates=False))
    assert squares(other) == squares(egotzi)
    other.deleteLater()


@pytest.mark.parametrize(("key", "said"), rows("SHARES_IN_WORDS"))
def test_a_cell_says_its_shares(key: str, said: str) -> None:
    position = small(key).start()
    with board_for_paper(position.setup, LIGHT) as scene:
        scene.show_position(position)
        before = scene.site_text(2)
        assert "%" not in before + scene.mark_text(2)
        show(scene, {2: OwnerShares(0.72, 0.2, 0.08)})
        said = said.replace(" %", PER_CENT)
        assert scene.mark_text(2) == said
        assert scene.site_text(2) == (f"{before}, {said}" if before else said)


def test_a_count_takes_its_place(egotzi: BoardScene) -> None:
    show(egotzi, {3: OwnerShares(0.8, 0.1, 0.1)})
    (step, *_) = played(small("egotzi"), "b2", "d4").count_steps()
    egotzi.show_count(step)
    assert egotzi._owners.opacity() == 0
    assert "%" not in egotzi.mark_text(3) + egotzi.site_text(3)
    egotzi.show_count(None)
    assert "80" in egotzi.mark_text(3)


# -- the small parts -------------------------------------------------------------------------------


@pytest.fixture
def painting() -> BoardPainting:
    setup = small("oddy", pie=False)
    layout = lay_out(setup.game.board(setup), Drawing().orientation)
    cells = len(layout.cells)
    pieces: list[tuple[Piece, ...]] = [()] * cells
    state = BoardState(setup.start())
    return BoardPainting(layout, VIEWS["oddy"], LIGHT, Drawing(), state, pieces, [0] * cells)


def painted(item: QGraphicsItem) -> QImage:
    """Return what the item paints, on a plain scene."""
    scene = QGraphicsScene()
    item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    scene.addItem(item)
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    scene.removeItem(item)
    return image


def empty() -> QImage:
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def test_a_band_is_visible_only_while_lit(painting: BoardPainting) -> None:
    band = BandItem(painting, 0)
    images = []
    ways = [(), (BLACK,), (WHITE,), (BLACK, WHITE)]
    for light in [Light(colours, pointed) for pointed in (False, True) for colours in ways]:
        band.show_light(light)
        assert band.light == light
        assert band.isVisible() is (light != Light())
        images.append(painted(band))
    assert images[0] == empty()
    for i, image in enumerate(images):
        assert image not in images[:i]


# -- a view that shows its whole scene -----------------------------------------------------------


def test_the_scene_fits_the_view_whatever_its_size(qtbot: QtBot) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.fit()  # there is nothing to show yet
    view.setScene(BoardScene(GAMES["oddy"].setup(), LIGHT, parent=view))
    view.show()
    for size in ((300, 300), (900, 200)):
        view.resize(*size)
        seen = view.mapFromScene(view.sceneRect()).boundingRect()
        assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(seen)
        assert seen.width() > 0.9 * size[0] or seen.height() > 0.9 * size[1]


# -- turn numbers, names of marks, and presses ---------------------------------------------------


TURNS = [[PLACE + site] for site in (0, 5, 10, 15, 3, 12)]


def numbers(wanted: Numbers, count: int = 6, last: int = LAST_TURNS) -> list[int]:
    found = shown_numbers(small("oddy", size=6).start(), TURNS[:count], wanted, last)
    assert all(place == (TURNS[number - 1][0] - PLACE, 0) for place, number in found.items())
    return sorted(found.values())


def test_numbers_are_on_no_piece_on_all_or_on_those_of_the_last_turns() -> None:
    assert numbers(Numbers.NONE) == []
    assert numbers(Numbers.ALL) == [1, 2, 3, 4, 5, 6]
    assert numbers(Numbers.LAST) == [3, 4, 5, 6]
    assert numbers(Numbers.LAST, last=1) == [6]
    assert numbers(Numbers.LAST, count=2) == [1, 2]
    assert numbers(Numbers.ALL, count=0) == []
    assert LAST_TURNS == 4


def test_marks_have_names() -> None:
    kinds = [kind for kind in MarkKind if kind is not MarkKind.LABEL]
    assert [mark_name(Mark(kind)) for kind in kinds] == ["triangle", "square", "circle", "cross"]
    assert mark_name(Mark(MarkKind.LABEL, "A 1")) == "label A 1"


@pytest.mark.parametrize(
    ("way", "sites", "drags"),
    [
        ((0, 0), (4,), False),
        ((6, 4), (5,), True),
        ((-6, -4), (5,), True),
        ((5, 4), (5,), False),  # a hand that trembles
        ((60, 40), (4,), False),  # still on the same cell
        ((60, 40), (4, 5), False),
        ((60, 40), (5, 4), True),
        ((60, 40), (), True),  # off the board
    ],
)
def test_a_press_is_a_drag_once_it_has_left_its_cell_by_far_enough(
    qapp: QApplication, way: tuple[int, int], sites: tuple[int, ...], drags: bool
) -> None:
    before = qapp.startDragDistance()
    qapp.setStartDragDistance(10)
    try:
        press = Press(QPointF(30, 30), (4, 5), waits=False)
        assert press.is_drag(QPointF(30 + way[0], 30 + way[1]), sites) is drags
        assert not Press(QPointF(30, 30), (), waits=False).is_drag(QPointF(90, 90), sites)
    finally:
        qapp.setStartDragDistance(before)
