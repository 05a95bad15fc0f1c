"""Boards and piece sets: every pair is visible with every theme, also to colour-blind eyes."""

from __future__ import annotations

import dataclasses
import itertools
import json
import re
from pathlib import Path

import pytest
from eyes import EYES, theme_seen_by

from desktop.theme.colour_file import ColourFileError, read_colours
from desktop.theme.contrasts import MARK, weak_contrasts
from desktop.theme.dressing import (
    SHIPPED_BOARDS,
    SHIPPED_PIECES,
    BoardStyle,
    PieceSet,
    dressed,
)
from desktop.theme.theme import DARK, LIGHT, SHIPPED, Theme, contrast
from desktop.theme.theme_titles import choices_of_board, choices_of_pieces
from desktop.theme.themes import AS_THEME, Themes

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


@pytest.mark.parametrize("eye", WAYS)
@pytest.mark.parametrize("key", SHIPPED)
def test_pieces_are_clear_beside_the_board_too(key: str, eye: str | None) -> None:
    for pieces in SHIPPED_PIECES:
        shown = looked_at(both(SHIPPED[key], None, pieces), eye)
        for ground, colour in itertools.product((shown.plate, shown.background), (0, 1)):
            body, rim = shown.stones[colour][1], shown.rims[colour]
            assert max(contrast(body, ground), contrast(rim, ground)) >= MARK, (pieces, colour)


def test_the_two_colours_of_stones_are_far_apart() -> None:
    for pieces in SHIPPED_PIECES.values():
        assert contrast(pieces.stones[0][1], pieces.stones[1][1]) >= 10


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
    assert list(boards.items())[:2] == [(AS_THEME, "As the theme"), ("light_wood", "Light wood")]
    assert list(choices_of_pieces(SHIPPED_PIECES).values()) == [
        "As the theme",
        "Stone",
        "Wood",
        "Flat",
    ]


# -- files of the user's own -----------------------------------------------------------------


def put(folder: Path, file: str, **said: object) -> None:
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(json.dumps(said), "utf-8")


def test_own_boards_and_pieces_lie_beside_the_themes(tmp_path: Path) -> None:
    put(tmp_path / "boards", "felt.json", name="Felt", extends="slate", gap="#112233")
    put(tmp_path / "pieces", "glass.json", name="Glass", extends="stone", finish="flat")
    themes = Themes(tmp_path / "themes")
    assert list(themes.boards.all) == [*SHIPPED_BOARDS, "felt"]
    assert themes.boards.all["felt"] == dataclasses.replace(
        SHIPPED_BOARDS["slate"], name="Felt", gap="#112233"
    )
    assert list(themes.pieces.all) == [*SHIPPED_PIECES, "glass"]
    assert themes.pieces.all["glass"].finish == "flat"
    assert themes.all_problems == []
    assert choices_of_board(themes.boards.all)["felt"] == "Felt"
    (tmp_path / "boards/felt.json").unlink()
    themes.reload()
    assert list(themes.boards.all) == list(SHIPPED_BOARDS)


def test_bad_files_are_reported_by_name_and_reason(tmp_path: Path) -> None:
    put(tmp_path / "boards", "slate.json", name="x", extends="paper")
    put(tmp_path / "boards", "theme.json", name="x", extends="paper")
    put(tmp_path / "boards", "silk.json", name="x", extends="paper", texture="silk")
    put(tmp_path / "boards", "odd.json", name="x", extends="paper", stones=[])
    put(tmp_path / "pieces", "few.json", name="x")
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
    put(tmp_path / "boards", "pale.json", name="Pale", extends="paper", coordinates="#FFFFFF")
    themes = Themes(tmp_path / "themes")
    shown = dressed(LIGHT, themes.boards.own["pale"], None)
    note = themes.note_on_choice("pale", AS_THEME, shown)
    assert note.startswith("pale.json is hard to read in places: coordinates: #FFFFFF on ")
    assert themes.note_on_choice("paper", AS_THEME, both(LIGHT, "paper", None)) == ""


@pytest.mark.parametrize("value", ["silk", 7, None, ["wood"]])
def test_a_texture_is_one_of_a_few_words(value: object) -> None:
    text = json.dumps({"name": "x", "extends": "slate", "texture": value})
    with pytest.raises(ColourFileError, match="'texture' is none of"):
        read_colours(text, BoardStyle, SHIPPED_BOARDS)


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
