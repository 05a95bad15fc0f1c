"""Themes, boards and piece sets: how they are read, and that every eye sees everything."""

import contextlib
import dataclasses
import itertools
import json
import os
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPalette

from desktop.app.program import Program
from desktop.board.board_scene import BoardScene
from desktop.theme import themes as themes_module
from desktop.theme.themes import (
    AS_THEME,
    DARK,
    LIGHT,
    MARK,
    SHIPPED,
    SHIPPED_BOARDS,
    SHIPPED_PIECES,
    UI_THEME,
    BoardStyle,
    ColourFileError,
    PieceSet,
    Theme,
    Themes,
    choices_of_board,
    choices_of_pieces,
    contrast,
    dressed,
    neutral_fill,
    quiet,
    read_colours,
    text_on,
    theme_for,
    weak_contrasts,
)
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.piece import Touch

themes = pytest.mark.parametrize("theme", SHIPPED.values(), ids=SHIPPED.keys())

# -- colours as colour-blind eyes see them ------------------------------------------------------


# G. M. Machado and others, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), severity 1.0;
# they apply to linear RGB
EYES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no colour": ((0.2126, 0.7152, 0.0722),) * 3,
}


def seen_by(colour: str, eye: str) -> str:
    """Return a colour as an eye with this deficiency sees it."""
    channels = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    there = np.clip(np.array(EYES[eye]) @ linear, 0, 1)
    back = np.where(there <= 0.0031308, 12.92 * there, 1.055 * there ** (1 / 2.4) - 0.055)
    return "#" + "".join(f"{round(255 * channel):02X}" for channel in back)


def theme_seen_by(theme: Theme, eye: str) -> Theme:
    """Return a theme as an eye with this deficiency sees it."""

    def look(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple([look(part) for part in value])
        return seen_by(value, eye) if isinstance(value, str) and value.startswith("#") else value

    return Theme(**{f.name: look(getattr(theme, f.name)) for f in dataclasses.fields(Theme)})


def test_the_simulation_of_eyes_is_the_published_one() -> None:
    assert seen_by("#808080", "deutan") == "#808080"
    red, green = seen_by("#FF0000", "protan"), seen_by("#00FF00", "protan")
    assert QColor(red).blue() < 40
    assert QColor(red).red() < 120  # red is dark to them
    assert abs(QColor(green).hslHue() - QColor(red).hslHue()) < 20


# -- contrast --------------------------------------------------------------------------------


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#808080", "#808080") == 1


@themes
def test_texts_and_marks_stand_out(theme: Theme) -> None:
    assert weak_contrasts(theme) == []
    assert all(contrast(neutral_fill(theme), cell) >= 3 for cell in theme.cells)
    assert contrast(theme.stones[0][1], theme.stones[1][1]) >= 10
    for side in theme.sides:
        assert contrast(text_on(side), side) >= 4.5


@pytest.mark.parametrize("theme", SHIPPED.values(), ids=list(SHIPPED))
def test_coordinates_are_paler_than_other_texts_and_easy_to_read(theme: Theme) -> None:
    for ground in (theme.plate, *theme.cells):
        ink = quiet(theme.coordinates, ground)
        assert 4.5 <= contrast(ink, ground) <= min(5.4, contrast(theme.coordinates, ground))


def test_the_theme_of_high_contrast_keeps_its_word() -> None:
    theme = SHIPPED["contrast"]
    for text in (theme.ink, theme.coordinates, theme.hint, theme.refused):
        assert contrast(text, theme.plate) >= 7
    for cell in theme.cells:
        for mark in (theme.hint, theme.win, theme.refused, theme.last_cell, theme.coordinates):
            assert contrast(mark, cell) >= 4.5


@themes
@pytest.mark.parametrize("eye", EYES)
def test_eyes_that_see_other_colours_see_them_too(theme: Theme, eye: str) -> None:
    assert weak_contrasts(theme_seen_by(theme, eye)) == []


# what must be visible on what: the names of a theme's colours
_SEEN_ON = {
    "coordinates": ("cells", "plate", "background"),
    "ink": ("plate", "background"),
    "hint": ("cells", "plate", "background"),
    "win": ("cells", "plate"),
    "refused": ("cells", "plate"),
    "last_cell": ("cells",),
}


def weak(**changes: Any) -> list[str]:
    """Return what is hard to see in the light theme with other colours."""
    return weak_contrasts(dataclasses.replace(LIGHT, **changes))


def test_what_has_the_colour_of_its_ground_is_reported() -> None:
    for field, grounds in _SEEN_ON.items():
        for colours in [getattr(LIGHT, ground) for ground in grounds]:
            for colour in colours if isinstance(colours, tuple) else (colours,):
                start = f"{field}: {colour} on {colour} is 1.0"
                assert any(line.startswith(start) for line in weak(**{field: colour})), start


@pytest.mark.parametrize("field", ["last", "brass", "locks", "numbers"])
def test_signs_on_pieces_in_the_colour_of_the_piece_are_reported(field: str) -> None:
    for colour, piece in enumerate(("black", "white")):
        top = LIGHT.tops[colour][0]
        pair = list(getattr(LIGHT, field))
        pair[colour] = top
        start = f"{field}, {piece}: {top} on {top} is 1.0"
        assert any(line.startswith(start) for line in weak(**{field: tuple(pair)})), start


def test_stones_that_look_like_cells_are_reported() -> None:
    cell = LIGHT.cells[0]
    lines = weak(stones=(LIGHT.stones[0], (cell,) * 3), rims=("#000000", cell))
    assert any(line.startswith("stones, white") for line in lines)


def test_a_piece_is_seen_by_its_body_or_by_its_rim_and_all_numbers_on_all_its_tops() -> None:
    """Set one colour after another to that of its background."""
    cell = LIGHT.cells[1]
    black, white = LIGHT.stones
    tops, edges = LIGHT.tops, LIGHT.edges
    assert weak(rims=(cell, LIGHT.rims[1])) == []  # the body is seen
    assert weak(edges=(cell, edges[1])) == []
    lines = weak(tops=(tops[0], (cell, *tops[1][1:])), edges=(edges[0], cell))
    assert any(line.startswith(f"tops, white: {cell} on {cell} is 1.0, not 3.0") for line in lines)
    lines = weak(tops=(tops[0], (*tops[1][:3], LIGHT.numbers[1])))
    assert f"numbers, white: {LIGHT.numbers[1]} on {LIGHT.numbers[1]} is 1.0, not 4.5" in lines
    lines = weak(stones=(black, black))
    assert f"stones: {black[1]} on {black[1]} is 1.0, not 4.5" in lines
    for colour, name in enumerate(("black", "white")):
        stones = (black, white)
        last = [*LIGHT.last]
        last[colour] = stones[colour][1]
        lines = weak(last=tuple(last))
        body = stones[colour][1]
        assert f"last, {name}: {body} on {body} is 1.0, not 4.5" in lines


def test_texts_need_more_contrast_than_marks() -> None:
    """A grey of 3.5 to 1 is enough for a mark, and not for a text."""
    grey = "#888888"
    white = dataclasses.replace(
        LIGHT, background="#FFFFFF", plate="#FFFFFF", cells=("#FFFFFF", "#FFFFFF")
    )
    assert 3 < contrast(grey, "#FFFFFF") < 4.5
    for field, texts in (("coordinates", 4), ("ink", 2), ("hint", 2), ("refused", 1)):
        changed: dict[str, Any] = {field: grey}
        lines = weak_contrasts(dataclasses.replace(white, **changed))
        own = [line for line in lines if line.startswith(f"{field}: ")]
        assert own == [f"{field}: {grey} on #FFFFFF is 3.5, not 4.5"] * texts, field
    for field in ("win", "last_cell"):
        marked: dict[str, Any] = {field: grey}
        lines = weak_contrasts(dataclasses.replace(white, **marked))
        assert not any(line.startswith(field) for line in lines)


def test_black_or_white_is_written_on_a_colour_whichever_is_clearer() -> None:
    assert [text_on(colour) for colour in ("#000000", "#777777", "#747474", "#FFFFFF")] == [
        "#FFFFFF",
        "#000000",
        "#FFFFFF",
        "#000000",
    ]


# -- form ------------------------------------------------------------------------------------

_TOUCH = Touch(10, 0)


def _placed(scene: BoardScene, *, last: bool = False) -> None:
    position = GAMES["egotzi"].setup(size=6).start()
    step = next(s for s in position.legal_steps() if position.touches(s) == (_TOUCH,))
    changes = position.change(step) if last else ()
    position.play(step)
    scene.show_position(position, changes)


MEANINGS: tuple[Callable[[BoardScene], None], ...] = (
    lambda scene: scene.show_targets([(_TOUCH,)], ()),
    lambda scene: scene.show_targets((), (_TOUCH,)),
    lambda scene: scene.show_preview((), touched=(_TOUCH,)),
    lambda scene: scene.show_marks(forbidden=(_TOUCH.site,)),
    lambda scene: _placed(scene, last=True),
    _placed,
)


def grey_picture(theme: Theme, meaning: Callable[[BoardScene], None] | None) -> Any:
    """Return the pixels of a board with one mark on it, without colours."""
    scene = BoardScene(GAMES["egotzi"].setup(size=6), theme)
    if meaning is not None:
        meaning(scene)
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(theme.background)  # what the memory held would be a difference, too
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, 400, 400), scene.sceneRect())
    painter.end()
    scene.deleteLater()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return np.frombuffer(grey.constBits(), np.uint8).reshape(400, grey.bytesPerLine()).astype(int)


@themes
def test_meanings_differ_by_form_and_not_by_colour_alone(theme: Theme) -> None:
    """With one colour for all marks, no two of them look alike, and none like an empty board."""
    hint = theme.hint
    alike = dataclasses.replace(theme, win=hint, refused=hint, last_cell=hint)
    pictures = [grey_picture(alike, meaning) for meaning in (None, *MEANINGS)]
    for at, picture in enumerate(pictures):
        for other in pictures[:at]:
            assert (abs(picture - other) > 40).sum() >= 20


# -- files -----------------------------------------------------------------------------------


def text_of(key: str = "dark", **changes: Any) -> str:
    """Return the file of a shipped theme with other values; None leaves a field out."""
    path = resources.files("resources") / "themes" / f"{key}.json"
    whole = json.loads(path.read_text("utf-8"))
    whole |= changes
    return json.dumps({key: value for key, value in whole.items() if value is not None})


def test_a_whole_theme_is_read() -> None:
    assert read_colours(text_of(), Theme, {}) == DARK
    assert read_colours(text_of(ink="#abcdef"), Theme, {}).ink == "#ABCDEF"
    assert not read_colours(text_of(), Theme, {}).hatched
    assert read_colours(text_of(hatched=True), Theme, {}).hatched
    assert read_colours(text_of(name="x" * 40), Theme, {}).name == "x" * 40
    for strength in (0, 1):
        read = read_colours(text_of(shadow_strength=strength), Theme, {}).shadow_strength
        assert read == strength
        assert isinstance(read, float)


def test_a_theme_may_name_only_what_differs() -> None:
    text = '{"name": "Mine", "extends": "dark", "ink": "#FFFFFF", "cells": ["#405060", "#506070"]}'
    cells = ("#405060", "#506070")
    assert read_colours(text, Theme, SHIPPED) == dataclasses.replace(
        DARK, name="Mine", ink="#FFFFFF", cells=cells
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON"),
        ("{", "line 1 column 2"),
        ("[" * 100_000, "not JSON"),
        ("[]", "not an object"),
        ('{"extends": "dark"}', "'name' is missing"),
        ('{"name": "x"}', "'background' is missing"),
        ('{"name": "x", "extends": "pink"}', "extends 'pink'"),
        ('{"name": "x", "extends": ["dark"]}', "extends"),
        (
            '{"name": "x", "extends": "dark", "inkk": "#000000"}',
            "'inkk' is unknown; did you mean 'ink'?",
        ),
        ('{"name": "x", "extends": "dark", "zzz": 1}', "'zzz' is unknown"),
        ('{"name": "", "extends": "dark"}', "'name'"),
        (text_of(name="x" * 41), "'name' is not a text of 1 to 40 characters"),
        (text_of(shadow_strength=-0.1), "'shadow_strength'"),
        ('{"name": "a\\nb", "extends": "dark"}', "'name'"),
        (text_of(ink=None), "'ink' is missing"),
        (text_of(ink="red"), "'ink' has 'red'"),
        (text_of(ink="#1234567"), "'#1234567'"),
        (text_of(ink=7), "'ink' has 7"),
        (text_of(cells="#000000"), "'cells' is not a list of 2"),
        (text_of(cells=["#000000"]), "'cells' is not a list of 2"),
        (text_of(stones=["#000000", "#000000"]), "'stones' is not a list of 3"),
        (text_of(stones=[["#000000"] * 3]), "'stones' is not a list of 2 lists"),
        (text_of(sides=["#000000"] * 8), "'sides' is not a list of 9"),
        (text_of(shadow_strength=True), "'shadow_strength'"),
        (text_of(shadow_strength=1.01), "'shadow_strength'"),
        (text_of(shadow_strength=float("nan")), "'shadow_strength'"),
        (text_of(hatched="yes"), "'hatched'"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, reason: str) -> None:
    with pytest.raises(ColourFileError) as caught:
        read_colours(text, Theme, SHIPPED)
    assert reason in str(caught.value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just("#123456"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)
fields = st.sampled_from([field.name for field in dataclasses.fields(Theme)])


@settings(max_examples=20)
@given(st.dictionaries(fields, json_values, min_size=1))
def test_any_value_makes_a_theme_or_an_error(values: dict[str, Any]) -> None:
    with contextlib.suppress(ColourFileError):
        weak_contrasts(
            read_colours(json.dumps({"name": "x", "extends": "dark", **values}), Theme, SHIPPED)
        )


# -- the system's ----------------------------------------------------------------------------


def test_the_theme_follows_the_scheme() -> None:
    assert theme_for(Qt.ColorScheme.Dark) is DARK
    assert theme_for(Qt.ColorScheme.Light) is LIGHT
    assert theme_for(Qt.ColorScheme.Unknown) is LIGHT
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor("#202020"))
    assert theme_for(palette) is DARK
    palette.setColor(QPalette.ColorRole.Window, QColor("#f0f0f0"))
    assert theme_for(palette) is LIGHT
    assert DARK.dark
    assert not LIGHT.dark


@themes
def test_the_cursor_is_seen_on_everything(theme: Theme) -> None:
    """It has two colours; on whatever it lies, one of them stands out."""
    grounds = [*theme.cells, *(stops[1] for stops in theme.stones), *theme.sides, theme.plate]
    grounds += [top for tops in theme.tops for top in tops]
    for ground in grounds:
        assert max(contrast(theme.ink, ground), contrast(theme.background, ground)) >= 3, ground


@themes
def test_what_is_said_of_a_typed_turn_can_be_read(theme: Theme) -> None:
    for colour in (theme.refused, theme.win, theme.ink):
        assert contrast(colour, theme.background) >= 4.5


# -- boards and piece sets -----------------------------------------------------------------------


ROOT = Path(__file__).parents[3]
WAYS = [None, *EYES]
PAIRS = list(itertools.product([None, *SHIPPED_BOARDS], [None, *SHIPPED_PIECES]))


def looked_at(theme: Theme, eye: str | None) -> Theme:
    return theme if eye is None else theme_seen_by(theme, eye)


def both(theme: Theme, board: str | None, pieces: str | None) -> Theme:
    return dressed(theme, SHIPPED_BOARDS.get(board or ""), SHIPPED_PIECES.get(pieces or ""))


@pytest.mark.parametrize("eye", WAYS)
@pytest.mark.parametrize("key", SHIPPED)
def test_every_board_with_all_pieces_is_clear_to_every_eye(key: str, eye: str | None) -> None:
    for board, pieces in PAIRS:
        shown = looked_at(both(SHIPPED[key], board, pieces).on_board, eye)
        assert weak_contrasts(shown) == [], (board, pieces)
        for black, white in itertools.product(*shown.tops):
            assert contrast(black, white) >= MARK, (board, pieces)


@pytest.mark.parametrize("key", SHIPPED)
def test_pieces_are_clear_beside_the_board_too(key: str) -> None:
    for pieces, eye in itertools.product(SHIPPED_PIECES, WAYS):
        shown = looked_at(both(SHIPPED[key], None, pieces), eye)
        for ground, colour in itertools.product((shown.plate, shown.background), (0, 1)):
            body, rim = shown.stones[colour][1], shown.rims[colour]
            assert max(contrast(body, ground), contrast(rim, ground)) >= MARK, (pieces, colour)


def test_a_board_colours_what_lies_on_it_and_nothing_else() -> None:
    slate = SHIPPED_BOARDS["slate"]
    shown = dressed(LIGHT, slate, None)
    for field in dataclasses.fields(Theme):
        assert getattr(shown, field.name) == getattr(LIGHT, field.name)
    for field in dataclasses.fields(BoardStyle):
        if field.name != "name":
            assert getattr(shown.on_board, field.name) == getattr(slate, field.name)
    assert shown.on_board.background == slate.plate
    assert shown.on_board.stones == LIGHT.stones
    assert shown.on_board.sides == LIGHT.sides
    assert shown.on_board.on_board is shown.on_board


def test_pieces_are_the_same_on_the_board_and_beside_it() -> None:
    wood = SHIPPED_PIECES["wood"]
    shown = dressed(DARK, None, wood)
    for field in dataclasses.fields(PieceSet):
        if field.name != "name":
            assert getattr(shown, field.name) == getattr(wood, field.name)
            assert getattr(shown.on_board, field.name) == getattr(wood, field.name)
    assert (shown.name, shown.cells, shown.ink) == (DARK.name, DARK.cells, DARK.ink)


def test_without_a_choice_and_where_the_theme_is_fixed_nothing_changes() -> None:
    assert dressed(LIGHT, None, None) is LIGHT
    assert LIGHT.on_board is LIGHT
    assert [key for key, theme in SHIPPED.items() if theme.fixed] == ["print", "contrast"]
    for key in ("print", "contrast"):
        assert both(SHIPPED[key], "slate", "wood") is SHIPPED[key]


def test_titles_begin_with_that_of_the_theme() -> None:
    boards = choices_of_board(SHIPPED_BOARDS)
    assert list(boards.values())[:3] == ["As the theme", "Plain", "Light wood"]
    assert list(choices_of_pieces(SHIPPED_PIECES).values()) == [
        "As the theme",
        "Stone",
        "Wood",
        "Flat",
    ]


# -- files of the user's own -----------------------------------------------------------------


def write(folder: Path, file: str, **said: object) -> None:
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(json.dumps(said), "utf-8")


def test_own_boards_and_pieces_lie_beside_the_themes(tmp_path: Path) -> None:
    write(tmp_path / "boards", "felt.json", name="Felt", extends="slate", gap="#112233")
    write(tmp_path / "pieces", "glass.json", name="Glass", extends="stone", finish="flat")
    themes = Themes(tmp_path / "themes")
    assert list(themes.boards.all) == [*SHIPPED_BOARDS, "felt"]
    assert themes.boards.all["felt"] == dataclasses.replace(
        SHIPPED_BOARDS["slate"], name="Felt", gap="#112233"
    )
    assert list(themes.pieces.all) == [*SHIPPED_PIECES, "glass"]
    assert themes.pieces.all["glass"].finish == "flat"
    assert themes.all_problems == []
    assert choices_of_board(themes.boards.all)["felt"] == "Felt"
    for path in ("boards/felt.json", "pieces/glass.json"):
        (tmp_path / path).unlink()
    themes.reload()
    assert list(themes.boards.all) == list(SHIPPED_BOARDS)
    assert list(themes.pieces.all) == list(SHIPPED_PIECES)


def test_bad_files_are_reported_by_name_and_reason(tmp_path: Path) -> None:
    write(tmp_path / "boards", "slate.json", name="x", extends="paper")
    write(tmp_path / "boards", "theme.json", name="x", extends="paper")
    write(tmp_path / "boards", "silk.json", name="x", extends="paper", texture="silk")
    write(tmp_path / "boards", "odd.json", name="x", extends="paper", stones=[])
    write(tmp_path / "pieces", "few.json", name="x")
    themes = Themes(tmp_path / "themes")
    assert themes.all_problems == [
        "odd.json is not a board: 'stones' is unknown.",
        "silk.json is not a board: 'texture' is none of bevelled, wood, slate, paper.",
        "slate.json is not a board: its name is that of a built-in one.",
        "theme.json is not a board: its name is that of a built-in one.",
        "few.json is not a piece set: 'stones' is missing.",
    ]
    assert themes.boards.own == {}
    assert themes.pieces.own == {}


def test_weak_contrasts_of_ones_own_are_reported(tmp_path: Path) -> None:
    write(tmp_path / "boards", "pale.json", name="Pale", extends="paper", coordinates="#FFFFFF")
    themes = Themes(tmp_path / "themes")
    shown = dressed(LIGHT, themes.boards.own["pale"], None)
    note = themes.note_on_choice("pale", AS_THEME, shown)
    assert note.startswith("pale.json is hard to read in places: coordinates: #FFFFFF on ")
    assert themes.note_on_choice("paper", AS_THEME, both(LIGHT, "paper", None)) == ""


def test_the_examples_in_the_documents_are_good() -> None:
    text = (ROOT / "docs/boards.md").read_text("utf-8")
    board_text, pieces_text = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    board = read_colours(board_text, BoardStyle, SHIPPED_BOARDS)
    pieces = read_colours(pieces_text, PieceSet, SHIPPED_PIECES)
    for each in (dressed(LIGHT, board, None), dressed(DARK, SHIPPED_BOARDS["slate"], pieces)):
        assert weak_contrasts(each.on_board) == []
    for kind in (BoardStyle, PieceSet):
        for field in dataclasses.fields(kind):
            assert f"`{field.name}`" in text


# -- the user's own themes, and how the window reports them --------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of the user's own themes."""
    path = tmp_path / "themes"
    path.mkdir(parents=True)
    return path


def put(folder: Path, file: str, **said: object) -> Path:
    path = folder / file
    path.write_text(json.dumps({"name": file, "extends": "light", **said}), "utf-8")
    return path


def test_own_themes_come_after_the_shipped_ones(folder: Path) -> None:
    put(folder, "sea.json", background="#001122")
    put(folder, "beach.json")
    themes = Themes(folder)
    assert list(themes.all) == [*SHIPPED, "beach", "sea"]
    assert themes.all["sea"].background == "#001122"
    assert themes.problems == []


def test_no_folder_is_no_problem(tmp_path: Path) -> None:
    themes = Themes(tmp_path / "nowhere")
    assert themes.all == SHIPPED
    assert themes.problems == []


def test_bad_files_are_reported_by_name_and_reason_and_left_out(folder: Path) -> None:
    put(folder, "good.json")
    put(folder, "light.json")
    put(folder, "system.json")
    put(folder, "typo.json", ink="black")
    (folder / "binary.json").write_bytes(b"\xff\xfe\x00")
    (folder / "huge.json").write_text("[" * 100_000)
    (folder / "folder.json").mkdir()
    os.mkfifo(folder / "pipe.json")  # reading it would wait for ever
    themes = Themes(folder)
    assert list(themes.own) == ["good"]
    problems = "\n".join(themes.problems)
    for name, reason in {
        "light": "that of a built-in one",
        "system": "that of a built-in one",
        "typo": "'black'",
        "binary": "UTF-8",
        "huge": "65536 bytes",
    }.items():
        assert re.search(rf"^{name}\.json is not a theme: .*{reason}.*\.$", problems, re.MULTILINE)
    assert len(themes.problems) == 5


def test_a_file_that_may_not_be_read_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "secret.json")

    def refuse(self: Path, *args: object) -> str:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "read_text", refuse)
    assert "secret.json" in Themes(folder).problems[0]
    assert "permission denied" in Themes(folder).problems[0]


def test_of_many_weak_contrasts_the_first_is_reported_and_the_others_are_counted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "one.json", last_cell="#E8D6AE")  # the colour of one of two cells
    put(folder, "many.json", ink="#EEEEEE")
    put(folder, "good.json")
    themes = Themes(folder)
    assert themes.own["many"].ink == "#EEEEEE"  # it is accepted all the same
    for key in ("one", "many"):
        first, *others = weak_contrasts(themes.own[key])
        more = f" (and {len(others)} more)" if others else ""
        assert themes.note_on(key) == f"{key}.json is hard to read in places: {first}{more}."
    assert themes.note_on("good") == themes.note_on("nobody") == themes.note_on("light") == ""
    monkeypatch.setattr(themes_module, "weak_contrasts", lambda _theme: ["ink: too pale"])
    assert themes.note_on("one") == "one.json is hard to read in places: ink: too pale."


def test_a_file_may_be_as_large_as_the_bound_and_no_larger(folder: Path) -> None:
    path = put(folder, "large.json")
    text = path.read_text("utf-8")
    path.write_text(text + " " * (64 * 1024 - len(text)), "utf-8")
    assert list(Themes(folder).own) == ["large"]
    path.write_text(text + " " * (64 * 1024 + 1 - len(text)), "utf-8")
    assert list(Themes(folder).own) == []


def test_a_folder_that_cannot_be_read_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "sea.json")
    themes = Themes(folder)

    def refuse(self: Path, *args: object) -> list[Path]:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "glob", refuse)
    themes.reload()
    assert themes.own == {}
    assert themes.problems == [f"{folder} cannot be read: permission denied."]
    monkeypatch.undo()
    themes.reload()
    assert list(themes.own) == ["sea"]
    assert themes.problems == []


def test_the_example_in_the_documents_is_a_good_theme() -> None:
    text = (ROOT / "docs/themes.md").read_text("utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert weak_contrasts(read_colours(example, Theme, SHIPPED)) == []
    for field in read_colours(example, Theme, SHIPPED).__dataclass_fields__:
        assert f"`{field}`" in text


# -- in the window ---------------------------------------------------------------------------


def ground(window: MainWindow) -> str:
    """Return the colour at the window's corner, below the page."""
    image = window.grab().toImage()
    return image.pixelColor(3, image.height() // 2).name().upper()


def test_the_systems_scheme_is_followed_live(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Hints:
        """The desktop turned dark; the platform of these tests has no scheme of its own."""

        def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
            return Qt.ColorScheme.Dark

    real = QGuiApplication.styleHints()
    monkeypatch.setattr(QGuiApplication, "styleHints", Hints)
    real.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert UI_THEME.theme == dressed(DARK, SHIPPED_BOARDS["dark_wood"], None)
    program.appearance.choose("print")
    real.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert UI_THEME.theme is SHIPPED["print"]
