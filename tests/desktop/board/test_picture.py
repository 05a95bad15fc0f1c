"""Pictures of boards and stones: complete, sharp, and drawn once."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from driving import small
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from desktop.board import picture as picture_module
from desktop.board.picture import (
    BoardThumbnail,
    PictureCache,
    board_for_paper,
    board_picture,
    middle_of_a_game,
)
from desktop.board.stone_icon import (
    number_pixmap,
    player_icon,
    player_pixmap,
    stone_icon,
    stone_pixmap,
)
from desktop.painting.drawing import Drawing
from desktop.theme.themes import (
    DARK,
    LIGHT,
    SHIPPED,
    UI_THEME,
    Theme,
    contrast,
    player_fills,
    text_on,
)
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.position import PLACE, Position
from rules.setup import Setup


def colours(image: QImage) -> set[int]:
    step = max(1, image.width() // 60)
    return {
        image.pixel(x, y)
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }


def test_every_game_is_drawn_with_its_pieces_and_coordinates(default_setup: Setup) -> None:
    position = default_setup.start()
    image = board_picture(position, 400, LIGHT)
    assert len(colours(image)) > 20
    assert image.pixelColor(0, 0).alpha() == 0
    assert board_picture(position, 400, DARK) != image
    assert board_picture(position, 400, LIGHT, drawing=Drawing(coordinates=False)) != image
    position.play(next(step for step in position.legal_steps() if step >= PLACE))
    assert board_picture(position, 400, LIGHT) != image


def test_a_picture_for_a_dense_screen_has_more_pixels_and_the_same_size() -> None:
    position = GAMES["yodd"].setup().start()
    image = board_picture(position, 100, LIGHT, device_ratio=2)
    assert (image.width(), image.devicePixelRatio()) == (200, 2)
    assert image.deviceIndependentSize().width() == 100


def test_pictures_of_any_size_are_drawn() -> None:
    position = GAMES["oddy"].setup(sides=9, size=9).start()
    for size in (16, 300, 1600):
        assert len(colours(board_picture(position, size, DARK))) > 5


def test_a_board_for_paper_caches_no_pixels_and_is_deleted() -> None:
    setup = GAMES["egotzi"].setup()
    with board_for_paper(setup, LIGHT) as scene:
        modes = {item.cacheMode() for item in scene.items()}
        assert modes == {QGraphicsItem.CacheMode.NoCache}
        assert shiboken6.isValid(scene)
    assert not shiboken6.isValid(scene)


def test_a_picture_shows_the_last_turn() -> None:
    position = GAMES["egotzi"].setup().start()
    last = position.change(PLACE + 5)
    position.play(PLACE + 5)
    assert board_picture(position, 200, LIGHT, last=last) != board_picture(position, 200, LIGHT)


# -- kept on the disk ----------------------------------------------------------------------------


POSITION = GAMES["egotzi"].setup(size=5).start()
LOOKS: dict[str, Any] = {
    "name": "the start",
    "position": lambda: POSITION,
    "size_px": 60,
    "theme": LIGHT,
    "device_ratio": 2.0,
    "drawing": Drawing(),
}


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the growing list of the sizes that were really drawn."""
    sizes: list[int] = []
    draw = picture_module.board_picture

    def count(position: object, size_px: int, *args: object, **others: object) -> QImage:
        sizes.append(size_px)
        return draw(position, size_px, *args, **others)  # type: ignore[arg-type]

    monkeypatch.setattr(picture_module, "board_picture", count)
    return sizes


def test_a_picture_is_drawn_once_and_is_the_same_afterwards(
    tmp_path: Path, drawn: list[int]
) -> None:
    first = PictureCache(tmp_path / "pictures").picture(**LOOKS)
    second = PictureCache(tmp_path / "pictures").picture(**LOOKS)
    assert drawn == [60]
    assert second.devicePixelRatio() == 2.0
    assert (second.width(), second.height()) == (120, 120)
    assert second.convertToFormat(QImage.Format.Format_ARGB32) == first.convertToFormat(
        QImage.Format.Format_ARGB32
    )


def test_what_looks_different_is_another_picture(tmp_path: Path, drawn: list[int]) -> None:
    cache = PictureCache(tmp_path)
    others = [
        LOOKS | {"name": "another one"},
        LOOKS | {"size_px": 61},
        LOOKS | {"theme": DARK},
        LOOKS | {"device_ratio": 1.0},
        LOOKS | {"drawing": Drawing(coordinates=False)},
    ]
    for looks in (LOOKS, *others, LOOKS, *others):
        cache.picture(**looks)
    assert len(drawn) == 6


@pytest.mark.parametrize("damage", [b"", b"no picture"])
def test_a_damaged_picture_is_drawn_again(tmp_path: Path, drawn: list[int], damage: bytes) -> None:
    cache = PictureCache(tmp_path)
    cache.picture(**LOOKS)
    (stored,) = tmp_path.iterdir()
    stored.write_bytes(damage)
    assert not cache.picture(**LOOKS).isNull()
    cache.picture(**LOOKS)
    assert len(drawn) == 2


def test_old_pictures_make_room(
    tmp_path: Path, drawn: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_module, "_MOST", 3)
    cache = PictureCache(tmp_path)
    for size in (20, 21, 22, 23, 24):
        cache.picture(**LOOKS | {"size_px": size})
    assert len(list(tmp_path.iterdir())) == 3
    cache.picture(**LOOKS | {"size_px": 24})
    assert drawn == [20, 21, 22, 23, 24]


def test_a_folder_that_cannot_be_made_costs_only_time(tmp_path: Path, drawn: list[int]) -> None:
    (tmp_path / "file").write_text("in the way")
    for cache in (PictureCache(tmp_path / "file" / "pictures"), PictureCache()):
        assert not cache.picture(**LOOKS).isNull()
    assert len(drawn) == 2


# -- small ones, drawn late ----------------------------------------------------------------------


def thumbnail(qtbot: QtBot, width: int, height: int) -> BoardThumbnail:
    made = BoardThumbnail()
    qtbot.addWidget(made)
    made.resize(width, height)
    return made


def draw_now(made: BoardThumbnail) -> QImage:
    """Draw the picture without waiting, and return it."""
    made.grab()
    (timer,) = made.findChildren(QTimer)
    assert timer.isActive()
    assert timer.isSingleShot()
    timer.timeout.emit()
    timer.stop()
    return made.grab().toImage()


def expected(position: Position, side: int, theme: Theme = LIGHT, *, names: bool) -> QImage:
    """Return what a square thumbnail shows."""
    return board_picture(position, side, theme, drawing=Drawing(coordinates=names))


def looks_like(seen: QImage, board: QImage, at: tuple[int, int] = (0, 0)) -> bool:
    """Return whether a board is visible at a place; it is transparent over the window."""
    for x in range(4, board.width(), 7):
        for y in range(4, board.height(), 7):
            colour = board.pixelColor(x, y)
            if colour.alpha() == 255 and seen.pixelColor(at[0] + x, at[1] + y) != colour:
                return False
    return True


def test_a_thumbnail_is_drawn_again_on_a_sharper_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = thumbnail(qtbot, 100, 100)
    made.show_position(middle_of_a_game(small("egotzi"), seed=3))
    made.show()
    coarse = draw_now(made)
    monkeypatch.setattr(BoardThumbnail, "devicePixelRatioF", lambda _made: 2.0)
    QApplication.sendEvent(made, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert draw_now(made) != coarse  # from twice as many pixels


def test_the_board_is_drawn_after_the_window_and_in_its_middle(qtbot: QtBot) -> None:
    position = middle_of_a_game(small("egotzi"), seed=3)
    made = thumbnail(qtbot, 260, 160)
    made.show_position(position)
    with qtbot.waitExposed(made):
        made.show()
    board = expected(position, 160, names=False)
    assert not looks_like(made.grab().toImage(), board, (50, 0))
    assert looks_like(draw_now(made), board, (50, 0))
    made.resize(160, 300)
    assert looks_like(draw_now(made), board, (0, 70))


@pytest.mark.parametrize(("side", "names"), [(359, False), (360, True)])
def test_only_big_thumbnails_have_coordinates(qtbot: QtBot, side: int, names: bool) -> None:
    position = small("egotzi").start()
    made = thumbnail(qtbot, side, side + 20)
    made.show_position(position)
    made.show()
    seen = draw_now(made)
    assert looks_like(seen, expected(position, side, names=names), (0, 10))
    assert not looks_like(seen, expected(position, side, names=not names), (0, 10))


def test_another_position_and_another_theme_are_drawn(qtbot: QtBot) -> None:
    start, later = small("egotzi").start(), middle_of_a_game(small("egotzi"), seed=3)
    made = thumbnail(qtbot, 160, 160)
    made.show()
    made.show_position(start)
    assert looks_like(draw_now(made), expected(start, 160, names=False))
    made.show_position(later)
    assert looks_like(draw_now(made), expected(later, 160, names=False))
    UI_THEME.set_theme(DARK)
    assert looks_like(draw_now(made), expected(later, 160, DARK, names=False))
    (timer,) = made.findChildren(QTimer)
    made.grab()
    assert not timer.isActive()  # it is drawn once


def test_the_first_picture_comes_at_once_and_others_after_a_delay(qtbot: QtBot) -> None:
    made = thumbnail(qtbot, 160, 160)
    (timer,) = made.findChildren(QTimer)
    made.show()
    made.show_position(small("egotzi").start())
    assert timer.interval() == 0
    draw_now(made)
    assert 50 < timer.interval() < 500


class Paintings(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_changes_are_painted_automatically(qtbot: QtBot) -> None:
    made = thumbnail(qtbot, 160, 160)
    with qtbot.waitExposed(made):
        made.show()
    (timer,) = made.findChildren(QTimer)
    paintings = Paintings(made)
    start = small("egotzi").start()
    for change in (partial(made.show_position, start), partial(UI_THEME.set_theme, DARK)):
        paintings.count = 0
        change()
        qtbot.waitUntil(lambda: paintings.count > 0)
        timer.stop()
        paintings.count = 0
        timer.timeout.emit()  # it has been drawn
        qtbot.waitUntil(lambda: paintings.count > 0)


def test_nothing_is_drawn_without_a_position_or_while_hidden(qtbot: QtBot) -> None:
    made = thumbnail(qtbot, 160, 160)
    made.show()
    empty = draw_now(made)
    made.show_position(small("egotzi").start())
    made.hide()
    assert draw_now(made) == empty
    made.show()
    assert draw_now(made) != empty


@pytest.mark.parametrize("key", GAMES)
def test_the_middle_of_a_game_is_some_way_through_it(key: str) -> None:
    setup = small(key)
    early, middle, late = (middle_of_a_game(setup, seed=5, share=s) for s in (0.1, 0.45, 2.0))
    assert 0 < early.turn <= middle.turn <= late.turn
    assert not middle.over
    assert late.over
    assert middle.pieces() == middle_of_a_game(setup, seed=5).pieces()
    whole = len(setup.start().random_playout(5)[1])
    played = setup.start()
    for step, _player in setup.start().random_playout(5)[1][: int(whole * 0.45)]:
        played.play(step)
    assert middle.pieces() == played.pieces()
    first = middle_of_a_game(setup, seed=5, share=0.0)
    assert first.turn == 1


# -- stones beside names -------------------------------------------------------------------------


@pytest.mark.parametrize(("ratio", "pixels"), [(1.0, 20), (2.0, 40), (1.5, 30)])
def test_a_stone_has_the_pixels_of_its_screen(ratio: float, pixels: int) -> None:
    stone = stone_pixmap(0, LIGHT, 20, ratio=ratio)
    assert (stone.width(), stone.height()) == (pixels, pixels)
    assert stone.devicePixelRatio() == ratio
    assert stone.deviceIndependentSize().width() == 20


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_stone_is_round_with_light_from_the_upper_left(theme: Theme) -> None:
    for colour in (0, 1):
        image = stone_pixmap(colour, theme, 40).toImage()
        for x, y in ((0, 0), (79, 0), (0, 79), (79, 79)):
            assert image.pixelColor(x, y).alpha() == 0
        for x, y in ((40, 3), (40, 76), (3, 40), (76, 40)):
            assert image.pixelColor(x, y).alpha() == 255
        assert image.pixelColor(40, 0).alpha() < 255  # a smooth edge
        light, shade = image.pixelColor(26, 24), image.pixelColor(58, 60)
        assert light.lightness() > shade.lightness()
        assert image.pixelColor(20, 40).lightness() > image.pixelColor(60, 40).lightness()
        assert image.pixelColor(40, 20).lightness() > image.pixelColor(40, 60).lightness()
        rim = image.pixelColor(40, 2).name()
        assert rim == theme.rims[colour].lower()
    black, white = (stone_pixmap(colour, theme, 40).toImage() for colour in (0, 1))
    assert black.pixelColor(40, 40).lightness() < white.pixelColor(40, 40).lightness()


def test_an_icon_looks_the_same_in_a_selected_row() -> None:
    icon = stone_icon(1, LIGHT)
    default, chosen = (
        icon.pixmap(18, 18, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected)
    )
    assert default == chosen
    assert icon.availableSizes()[0].width() == 36
    assert stone_icon(1, LIGHT) is icon
    assert stone_icon(0, LIGHT).pixmap(18, 18).toImage() != default


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_players_without_a_colour_have_badges_unlike_any_piece(theme: Theme) -> None:
    images = [player_pixmap(VIEWS["themisto"], colour, theme, 40).toImage() for colour in (0, 1)]
    assert images[0] == number_pixmap(1, theme, 40).toImage()
    fills = player_fills(theme, numbered=True)
    for image, fill in zip(images, fills, strict=True):
        assert image.pixelColor(40, 8).name() == fill.lower()  # above the number
        assert image.pixelColor(0, 0).alpha() == 0
        inks = {image.pixelColor(x, 40).name() for x in range(8, 72)}
        assert text_on(fill).lower() in inks


@pytest.mark.parametrize("theme", SHIPPED.values(), ids=SHIPPED.keys())
def test_players_without_a_colour_have_fills_apart_from_stones_and_each_other(theme: Theme) -> None:
    one, two = player_fills(theme, numbered=True)
    assert contrast(one, two) > 1.6  # for those who see no colour
    for fill in (one, two):
        assert contrast(fill, text_on(fill)) >= 4.5
        assert all(contrast(fill, stone[1]) > 1.2 for stone in theme.stones)


def test_players_with_a_colour_have_stones() -> None:
    view = VIEWS["egotzi"]
    for colour in (0, 1):
        assert player_pixmap(view, colour, LIGHT, 20) is stone_pixmap(colour, LIGHT, 20)
        assert player_icon(view, colour, LIGHT, 18) is player_icon(view, colour, LIGHT, 18)
