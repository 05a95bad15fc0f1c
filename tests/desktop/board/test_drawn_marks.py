"""The user's marks on cells, on every board, in every theme, and on paper."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import numpy as np
import pytest
from driving import small
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.board.picture import board_for_paper, scene_picture
from desktop.painting.drawing import Drawing
from desktop.theme.theme import SHIPPED, contrast
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.position import Position
from rules.record.marks import Mark, MarkKind

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
def test_marks_are_visible_on_every_background(qtbot: QtBot, key: str, theme: str) -> None:
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


def test_every_kind_looks_different(qtbot: QtBot) -> None:
    position = middle_game("egotzi")
    pictures = []
    with board_for_paper(position.setup, SHIPPED["light"]) as scene:
        for mark in (*MARKS, Mark(MarkKind.LABEL, "B")):
            scene.show_position(position, marks={0: mark})
            pictures.append(scene_picture(scene, 200))
    assert all(one != other for one, other in itertools.combinations(pictures, 2))


def test_any_label_can_be_drawn(qtbot: QtBot) -> None:
    position = middle_game("oddy")
    with board_for_paper(position.setup, SHIPPED["light"]) as scene:
        scene.show_position(position)
        plain = scene_picture(scene, PX)
        for text in ("", " ", "W" * 40, "\u200b", "שלום", "良い手", "🀄", "ﷺ", "Ag"):
            scene.show_position(position, marks={0: Mark(MarkKind.LABEL, text)})
            assert len(changed(plain, scene_picture(scene, PX))) < PX * PX / 20, text


def test_marks_are_hidden_during_animations_and_counts(qtbot: QtBot) -> None:
    position = middle_game("yodd")
    with board_for_paper(position.setup, SHIPPED["light"]) as scene:
        scene.show_position(position, marks={0: MARKS[0]})
        steps = position.count_steps()
        shown = scene_picture(scene, PX)
        scene.show_count(steps[0])
        counted = scene_picture(scene, PX)
        scene.show_position(position)
        scene.show_count(steps[0])
        assert counted == scene_picture(scene, PX)
        scene.show_count(None)
        assert shown != scene_picture(scene, PX)


def test_the_group_under_the_pointer_is_not_marked_during_a_count(qtbot: QtBot) -> None:
    position = middle_game("yodd")
    with board_for_paper(position.setup, SHIPPED["light"]) as scene:
        scene.show_position(position)
        scene.show_count(position.count_steps()[0])
        counted = scene_picture(scene, PX)
        group = scene.group_at(position.pieces()[0].site)
        assert group
        scene.show_preview((), group=group)
        assert counted == scene_picture(scene, PX)
        scene.show_count(None)
        plain = scene_picture(scene, PX)
        scene.show_preview(())
        assert plain != scene_picture(scene, PX)


def test_a_cell_is_named_with_its_mark(qtbot: QtBot) -> None:
    position = middle_game("wythe")
    with board_for_paper(position.setup, SHIPPED["light"]) as scene:
        piece = position.pieces()[-1]
        scene.show_position(position, marks={piece.site: Mark(MarkKind.LABEL, "A")})
        name = scene.cell_name(piece.site)
        assert name.startswith(position.board.names[piece.site])
        assert name.endswith(", label A")


def test_a_mark_replaces_a_number(qtbot: QtBot) -> None:
    position = middle_game("egotzi")
    piece = position.pieces()[0]
    pictures = []
    with board_for_paper(position.setup, SHIPPED["light"]) as scene:
        for numbers in ({}, {(piece.site, piece.level): 7}):
            scene.show_position(position, numbers=numbers, marks={piece.site: MARKS[1]})
            pictures.append(scene_picture(scene, PX))
    assert pictures[0] == pictures[1]
